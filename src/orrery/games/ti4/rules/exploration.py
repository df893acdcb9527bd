"""Twilight Imperium 4: exploration (LRR 29): planets that are gained, frontier tokens (98), and what becomes of the
cards. What the cards do is in exploration_cards/."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from orrery.core.abilities import TABLE
from orrery.core.ask import choose, confirm
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.core.zones import Deck
from orrery.games.ti4.rules.board import in_space, planets_of, traits_of
from orrery.games.ti4.rules.card_data import ATTACHMENTS, EXPLORATIONS
from orrery.games.ti4.rules.data import FRONTIER
from orrery.games.ti4.rules.hooks import HOOKS, happens, has, number, step, touches
from orrery.games.ti4.rules.kinds import (
    EXPLORATION_DRAWN,
    EXPLORE_CARD,
    EXPLORE_DECK,
    EXPLORE_NEXT,
    EXPLORE_PLANET_FIRST,
)
from orrery.games.ti4.rules.nouns import ATTACHMENT, EXPLORATION
from orrery.games.ti4.rules.options import DECKS_WHEN_NEEDED, ruling
from orrery.games.ti4.rules.purge import DEMILITARIZED_ZONE, FRAGMENTS
from orrery.games.ti4.rules.queries.council import PlanetTraded
from orrery.games.ti4.rules.queries.development import LandingForbidden
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_PLANET, Exploration, Place, Planet, Seat, Trait
from orrery.games.ti4.rules.windows.development import Explored, Explores, Exploring

DARK_ENERGY_TAP = text("technology.dark_energy_tap")

Flow = Coroutine[Any, Any, None]
Find = Callable[[Imperium, Seat, Planet, Place], Flow]
CARDS: dict[Exploration, Find] = {}
"""What exploration cards do beyond being attached or kept as a fragment."""
F = TypeVar("F", bound=Find)


def found(name: str) -> Callable[[F], F]:
    """What an exploration card does: `@found("freelancers")`; the function gets the explorer, the planet (-1 in the
    frontier) and the system."""

    def register(do: F) -> F:
        card = EXPLORATION.index[name]
        assert card not in CARDS, name
        CARDS[card] = do
        return do

    return register


# --- which planets, in which order (LRR 29.1, 29.2) --------------------------------------------------------------


def can_be_explored(s: Imperium, planet: Planet) -> bool:
    """Whether a planet has a trait (LRR 29.2b)."""
    return bool(traits_of(s, planet))


def explore_too(s: Imperium, seat: Seat, planet: Planet) -> None:
    """A text lets a player explore a planet, together with whatever else is explored now."""
    s.unexplored.append((seat, planet))
    then(s, frame(explore_gained))


def gained(s: Imperium, seat: Seat, before: int, planet: Planet) -> None:
    """A planet that was nobody's is to be explored by whoever has gained it (LRR 29.1)."""
    if before < 0 and s.expansion and can_be_explored(s, planet):
        s.unexplored.append((seat, planet))


@step
async def explore_gained(s: Imperium) -> None:
    """One of the planets that have been gained is explored; of several at once the explorer chooses which comes next
    (LRR 29.2d)."""
    if not s.unexplored:
        return
    seat = s.unexplored[0][0]
    planets = sorted(planet for explorer, planet in s.unexplored if explorer == seat)
    planet = planets[0]
    if len(planets) > 1:
        planet = await choose(seat, EXPLORE_NEXT, planets, explain=lambda planet: No("LRR 29.2d"))
    s.unexplored.remove((seat, planet))
    then(s, frame(explore, seat, planet), frame(explore_gained))


@step
async def explore(s: Imperium, seat: Seat, planet: Planet) -> None:
    """A player explores a planet: a card of the deck of its trait, of any of them if there are several (LRR 29.2c)."""
    traits = sorted(traits_of(s, planet))
    if not traits:
        return
    trait = traits[0]
    if len(traits) > 1:
        trait = await choose(seat, EXPLORE_DECK, traits, explain=lambda trait: No("LRR 29.2c"), planet=planet)
    await reveal(s, seat, trait, planet, s.places[planet])


@step
async def explore_frontier(s: Imperium, seat: Seat, place: Place) -> None:
    """A player explores a frontier token, which goes back to the supply (LRR 29.5, 29.6)."""
    if s.frontier >> place & 1:
        s.frontier &= ~(1 << place)
        await reveal(s, seat, FRONTIER, NO_PLANET, place)


def can_tap(s: Imperium, seat: Seat, place: Place) -> bool:
    """Whether Dark Energy Tap explores a frontier token: where there is one, with own ships (LRR 29.4)."""
    tap = s.frontier >> place & 1 and has(s, seat, DARK_ENERGY_TAP)
    return bool(tap and in_space(s, seat, place).ships())


@step
async def tap_dark_energy(s: Imperium, seat: Seat, place: Place) -> None:
    """After a tactical action the frontier token of its system is explored. If a planet is to be explored at the same
    time, the explorer chooses what comes first (29.2d)."""
    if not can_tap(s, seat, place):
        return
    then(s, frame(explore_frontier, seat, place))
    if s.unexplored and s.unexplored[0][0] == seat and await confirm(seat, EXPLORE_PLANET_FIRST, place=place):
        then(s, frame(explore_gained))


# --- cards (LRR 29.7) --------------------------------------------------------------------------------------------


def deck_of(s: Imperium, trait: Trait) -> Deck[Exploration]:
    """The exploration deck of a trait, or of the frontier."""
    return (s.cultural, s.hazardous, s.industrial, s.frontiers)[trait]


def restock(s: Imperium, trait: Trait) -> None:
    """An empty deck is made anew from its own discard pile (LRR 29.7a): as soon as its last card has been drawn, which
    then is not among them, or when another card is needed (LRR R.13)."""
    deck = deck_of(s, trait)
    if not len(deck):
        pile = [card for card in s.explored if EXPLORATIONS[card].deck == trait]
        if pile:
            deck.shuffle_in(pile)
            s.explored = [card for card in s.explored if EXPLORATIONS[card].deck != trait]


async def reveal(s: Imperium, seat: Seat, trait: Trait, planet: Planet, place: Place) -> None:
    """A card is drawn from a deck, for all to see, and then resolved. If none is left anywhere, nothing is found. Texts
    may let more cards be drawn, of which one is resolved and the others are discarded."""
    exploring = Exploring(seat, planet, place)
    await happens(s, exploring)
    drawn = await draw_finds(s, seat, trait, exploring.cards)
    if not drawn:
        return
    card = drawn[0]
    if len(drawn) > 1:
        card = await choose(seat, EXPLORE_CARD, sorted({*drawn}), explain=lambda it: No("LRR 29.7"), planet=planet)
    tell(s, "ti4-log-explores", seat=seat, place=place, planet=planet, exploration=card)
    then(s, frame(resolve_find, seat, planet, place, card), frame(find_resolved, seat, planet, place, card))
    await happens(s, Explores(seat, planet, place, card))


async def draw_finds(s: Imperium, seat: Seat, trait: Trait, count: int) -> tuple[Exploration, ...]:
    """Cards are drawn from an exploration deck onto its discard pile, as many as there are."""
    drawn: tuple[Exploration, ...] = ()
    while len(drawn) < count:
        restock(s, trait)
        deck = deck_of(s, trait)
        if not len(deck):
            break
        some = min(count - len(drawn), len(deck))
        drawn += await Draw(EXPLORATION_DRAWN, deck, some, seat=seat, seen=EVERYONE)
    if drawn and not ruling(s, DECKS_WHEN_NEEDED):
        restock(s, trait)
    s.explored += drawn
    return drawn


@step
async def resolve_find(s: Imperium, seat: Seat, planet: Planet, place: Place, card: Exploration) -> None:
    """A card is carried out: what it says, then it is attached, kept as a fragment, or stays discarded (LRR 29.7)."""
    it = EXPLORATIONS[card]
    if card in CARDS:
        await CARDS[card](s, seat, planet, place)
    if it.resolution == "attach":
        attach(s, planet, card)
    elif it.resolution == "relic_fragment":
        s.explored.remove(card)
        s.players[seat].fragments[FRAGMENTS.index(card)] += 1


@step
async def find_resolved(s: Imperium, seat: Seat, planet: Planet, place: Place, card: Exploration) -> None:
    """A player has explored something."""
    await happens(s, Explored(seat, planet, place, card))


# --- attachments (LRR 11) ----------------------------------------------------------------------------------------


def attach(s: Imperium, planet: Planet, card: Exploration) -> None:
    """A card is attached to the planet that was explored (LRR 29.8, 11.1)."""
    s.explored.remove(card)
    s.attached.setdefault(planet, []).append(ATTACHMENT.index[EXPLORATIONS[card].attachment])
    if EXPLORATIONS[card].attachment == "demilitarized_zone":
        s.texts.put(DEMILITARIZED_ZONE, TABLE)
    tell(s, "ti4-log-attached", planet=planet, exploration=card)


def is_attached(s: Imperium, planet: Planet, name: str) -> bool:
    """Whether something is attached to a planet."""
    return any(ATTACHMENTS[one].name == name for one in s.attached.get(planet, ()))


@HOOKS.modifier(LandingForbidden, DEMILITARIZED_ZONE)
def demilitarized(s: Imperium, me: int, query: LandingForbidden, value: int) -> int:
    "Units cannot be committed to, produced on, or placed on a demilitarized zone."
    return int(value or is_attached(s, query.planet, "demilitarized_zone"))


def tradable_planets(s: Imperium, seat: int) -> list[Planet]:
    """The planets whose cards a player may trade: in the agenda phase, those that are demilitarized zones; and those of
    which a text says so."""
    found = []
    if s.phase == "agenda":
        found = [planet for planet in sorted(s.attached) if s.owner[planet] == seat and is_demilitarized(s, planet)]
    if touches(s, PlanetTraded):
        more = [planet for planet in planets_of(s, seat) if planet not in found]
        found += [planet for planet in more if number(s, 0, PlanetTraded, seat, planet)]
    return sorted(found)


def is_demilitarized(s: Imperium, planet: Planet) -> bool:
    """Whether a planet is a demilitarized zone."""
    return is_attached(s, planet, "demilitarized_zone")

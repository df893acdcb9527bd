"""Twilight Imperium 4: action cards that are component actions (LRR 3.6a): trade goods, cards, technologies, laws and
exploration."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.chance import Shuffle
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import near, neighbours, planets_of, resources, traits_of
from orrery.games.ti4.rules.card_data import EXPLORATIONS
from orrery.games.ti4.rules.cards.component import if_any, ships_near, targeted
from orrery.games.ti4.rules.copies import lose_technology
from orrery.games.ti4.rules.data import CULTURAL, INDUSTRIAL, TECHNOLOGIES
from orrery.games.ti4.rules.exploration import deck_of, draw_finds, explore_frontier
from orrery.games.ti4.rules.hooks import as_action, number
from orrery.games.ti4.rules.judge import Judge, best_yield, harm, hurt, opinion
from orrery.games.ti4.rules.kinds import (
    AIM_FRAGMENT,
    AIM_PLACE,
    AIM_PLANET,
    AIM_PLAYER,
    AIM_TECHNOLOGY,
    AIM_TEXT,
    AIM_TRAIT,
    CARD_LOST,
)
from orrery.games.ti4.rules.laws import discard_law, laws_in_play
from orrery.games.ti4.rules.nouns import FRAGMENT
from orrery.games.ti4.rules.purge import FRAGMENTS
from orrery.games.ti4.rules.queries.development import ResearchReplaced
from orrery.games.ti4.rules.research import can_research, research, researchable
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text, text_of_technology
from orrery.games.ti4.rules.things import (
    NO_SEAT,
    Place,
    Planet,
    Seat,
    Technology,
    Trait,
    places_in,
    technologies_in,
)
from orrery.games.ti4.rules.tiles import is_home
from orrery.games.ti4.rules.verbs import gain_goods, keep_hand

RESEARCH_GOODS = 4
EXPEDITION = 3


# --- trade goods and planets -------------------------------------------------------------------------------------


def with_trait(s: Imperium, me: int, trait: Trait) -> list[Planet]:
    """Your planets with a trait."""
    return [planet for planet in planets_of(s, me) if trait in traits_of(s, planet)]


def tired_culture(s: Imperium, me: int) -> list[Planet]:
    """Your exhausted cultural planets."""
    return [planet for planet in with_trait(s, me, CULTURAL) if s.exhausted >> planet & 1]


@as_action("card.economic_initiative", if_any(tired_culture))
async def economic_initiative(s: Imperium, me: Seat) -> None:
    "Ready each cultural planet you control."
    for planet in tired_culture(s, me):
        s.exhausted &= ~(1 << planet)


@as_action("card.industrial_initiative", if_any(lambda s, me: with_trait(s, me, INDUSTRIAL)))
async def industrial_initiative(s: Imperium, me: Seat) -> None:
    "A trade good for each industrial planet you control."
    await gain_goods(s, me, len(with_trait(s, me, INDUSTRIAL)))


@targeted(
    "mining_initiative", AIM_PLANET, lambda s, me: [planet for planet in planets_of(s, me) if resources(s, planet)]
)
async def mining_initiative(s: Imperium, me: Seat, planet: Planet) -> None:
    "As many trade goods as one of your planets has resources."
    await gain_goods(s, me, resources(s, planet))


def restless(s: Imperium, me: int) -> list[Planet]:
    """Others' ready planets outside of home systems."""
    return [
        Planet(n)
        for n, owner in enumerate(s.owner)
        if owner not in (me, NO_SEAT) and not s.exhausted >> n & 1 and not is_home(s, s.places[n])
    ]


@targeted("uprising", AIM_PLANET, restless)
async def uprising(s: Imperium, me: Seat, planet: Planet) -> None:
    "Exhaust another player's planet that is not in a home system; gain as many trade goods as its resources."
    s.exhausted |= 1 << planet
    await gain_goods(s, me, resources(s, planet))


# --- action cards and laws ---------------------------------------------------------------------------------------


@targeted("spy", AIM_PLAYER, lambda s, me: [other for other in others(s, me) if s.players[other].hand])
async def spy(s: Imperium, me: Seat, other: Seat) -> None:
    "Another player gives you an action card at random."
    theirs = s.players[other]
    taken, *kept = await Shuffle(CARD_LOST, theirs.hand, seat=other, seen=1 << other)
    s.players[me].hand.append(taken)
    theirs.hand = sorted(kept)
    tell(s, "ti4-log-takes-cards", seat=me, rival=other, cards=1)
    then(s, frame(keep_hand, me))


@targeted("repeal_law", AIM_TEXT, lambda s, me: laws_in_play(s))
async def repeal_law(s: Imperium, me: Seat, law: Ability) -> None:
    "Discard a law from play."
    await discard_law(s, law)


# --- technologies ------------------------------------------------------------------------------------------------


def can_fund(s: Imperium, me: int) -> bool:
    """Whether you have the trade goods, and something to research."""
    return s.players[me].goods >= RESEARCH_GOODS and can_research(s, me)


@as_action("card.focused_research", if_any(can_fund))
async def focused_research(s: Imperium, me: Seat) -> None:
    "Spend 4 trade goods to research a technology."
    s.players[me].goods -= RESEARCH_GOODS
    await research(s, me)


def diverted(s: Imperium, me: int) -> list[Technology]:
    """The technologies that can be returned: neither unit upgrades nor of a faction, if another one can be researched
    without it."""
    texts = s.players[me].texts
    found = []
    for technology in technologies_in(s.players[me].technologies):
        if TECHNOLOGIES[technology].model or TECHNOLOGIES[technology].faction >= 0:
            continue
        held = [*texts.held]
        texts.become([it for it in held if it[0] != text_of_technology(technology)])
        others_left = any(other != technology for other in researchable(s, me))
        texts.become(held)
        if others_left or number(s, 0, ResearchReplaced, me):
            found.append(technology)
    return found


@targeted("divert_funding", AIM_TECHNOLOGY, diverted)
async def divert_funding(s: Imperium, me: Seat, technology: Technology) -> None:
    "Return a technology, no unit upgrade and not of a faction, to your deck; then research another one."
    lose_technology(s, me, technology)
    tell(s, "ti4-log-returns-technology", seat=me, technology=technology)
    await research(s, me, but=technology)


# --- exploration -------------------------------------------------------------------------------------------------


def digs(s: Imperium, me: int) -> list[Trait]:
    """The traits of your planets, if their exploration decks have cards left."""
    traits = {trait for planet in planets_of(s, me) for trait in traits_of(s, planet)}
    return [trait for trait in sorted(traits) if left_in(s, trait)]


def left_in(s: Imperium, trait: Trait) -> bool:
    """Whether there are cards in an exploration deck or its discard pile."""
    return len(deck_of(s, trait)) > 0 or any(EXPLORATIONS[card].deck == trait for card in s.explored)


@targeted("archaeological_expedition", AIM_TRAIT, digs)
async def archaeological_expedition(s: Imperium, me: Seat, trait: Trait) -> None:
    "Reveal 3 cards of the exploration deck of one of your planets; relic fragments are yours, the rest is discarded."
    for card in await draw_finds(s, me, trait, EXPEDITION):
        tell(s, "ti4-log-reveals", seat=me, exploration=card)
        if card in FRAGMENTS:
            s.explored.remove(card)
            s.players[me].fragments[FRAGMENTS.index(card)] += 1


def probed(s: Imperium, me: int) -> list[Place]:
    """The frontier tokens in systems with ships of yours and beside them."""
    return [*places_in(s.frontier & ships_near(s, me, near(s, me)))]


@targeted("exploration_probe", AIM_PLACE, probed)
async def exploration_probe(s: Imperium, me: Seat, place: Place) -> None:
    "Explore a frontier token in a system with ships of yours, or beside one."
    then(s, frame(explore_frontier, me, place))


def owners_of_fragments(s: Imperium, me: int) -> list[Seat]:
    """Your neighbours with relic fragments."""
    return [other for other in neighbours(s, me) if any(s.players[other].fragments)]


async def aim_artifact(s: Imperium, me: Seat) -> tuple[int, ...]:
    """A neighbour, and one of the fragments."""
    it = text("card.seize_artifact")
    other = await aim(me, AIM_PLAYER, it, owners_of_fragments(s, me))
    kinds = [kind for kind in FRAGMENT.every if s.players[other].fragments[kind]]
    return other, await aim(me, AIM_FRAGMENT, it, kinds)


@as_action("card.seize_artifact", if_any(owners_of_fragments), aim=aim_artifact)
async def seize_artifact(s: Imperium, me: Seat, other: Seat, kind: Trait) -> None:
    "A neighbour gives you a relic fragment of your choice."
    s.players[other].fragments[kind] -= 1
    s.players[me].fragments[kind] += 1
    tell(s, "ti4-log-seizes", seat=me, rival=other, fragment=kind)


# --- what bots think of them -------------------------------------------------------------------------------------


def bad_laws(it: Judge) -> float:
    """When there is a law that the player does not like."""
    return 1.5 if any(it.likes(law) < 0 for law in laws_in_play(it.s)) else -1.0


def many_tired(it: Judge) -> float:
    """When several planets would be readied."""
    return 1.3 * len(tired_culture(it.s, it.seat)) - 0.5


def worth_its_goods(it: Judge) -> float:
    """When technologies are worth their price."""
    return 2.5 if it.wants_technology() else -1.0


opinion(text("card.economic_initiative"), worth=1.6, use=many_tired)
opinion(text("card.industrial_initiative"), worth=1.8, use=2.0)
opinion(text("card.mining_initiative"), worth=2.0, use=2.5, planet=best_yield)
opinion(text("card.uprising"), worth=1.8, use=2.0, planet=harm)
opinion(text("card.spy"), worth=1.4, use=1.5, player=hurt)
opinion(text("card.repeal_law"), worth=0.6, use=bad_laws)
opinion(text("card.focused_research"), worth=2.0, use=worth_its_goods)
opinion(text("card.divert_funding"), worth=0.4, use=-1.0)
opinion(text("card.archaeological_expedition"), worth=2.0, use=2.5)
opinion(text("card.exploration_probe"), worth=1.2, use=1.5)
opinion(text("card.seize_artifact"), worth=1.6, use=2.0, player=hurt)

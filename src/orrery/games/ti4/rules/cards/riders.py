"""Twilight Imperium 4: the riders, action cards that predict the outcome of an agenda (LRR 2.22)."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.abilities import Ability
from orrery.core.state import tell
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import NOTHING, planets_of
from orrery.games.ti4.rules.construction import build, place_structure, sites
from orrery.games.ti4.rules.council import council_of, outcomes
from orrery.games.ti4.rules.data import DREADNOUGHT, SPACE_DOCK
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import Judge, best_planet, opinion, strongest
from orrery.games.ti4.rules.kinds import AIM_OUTCOME, AIM_PLACE, AIM_PLANET
from orrery.games.ti4.rules.predictions import R, foretold, predict
from orrery.games.ti4.rules.reinforcements import most_at, provided
from orrery.games.ti4.rules.research import research
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, Seat
from orrery.games.ti4.rules.verbs import (
    draw_cards,
    gain_goods,
    gain_points,
    gain_tokens,
    lay_token,
    place_in_space,
)
from orrery.games.ti4.rules.windows.council import AgendaKnown


def rider(name: str) -> Callable[[R], R]:
    """A card that predicts an outcome after an agenda has been revealed; its player cannot vote on that agenda, but
    whoever cannot vote anyway may play it too (LRR F.42). The function says what a correct prediction brings."""
    it: Ability = text(f"card.{name}")

    async def which(s: Imperium, me: int, w: AgendaKnown) -> Outcome:
        return await aim(me, AIM_OUTCOME, it, outcomes(s), agenda=w.agenda)

    @HOOKS.reaction(AgendaKnown, it, aim=which)
    async def foretell(s: Imperium, me: int, w: AgendaKnown, outcome: Outcome) -> None:
        council_of(s).barred |= 1 << me
        predict(s, me, it, outcome)

    return foretold(f"card.{name}")


@rider("leadership_rider")
async def leadership_rider(s: Imperium, me: Seat) -> None:
    "Three command tokens."
    await gain_tokens(s, me, 3)


@rider("diplomacy_rider")
async def diplomacy_rider(s: Imperium, me: Seat) -> None:
    "All others place a command token in a system with a planet of this player (LRR 52.3b)."
    places = sorted({s.places[planet] for planet in planets_of(s, me)})
    if places:
        place = await aim(me, AIM_PLACE, text("card.diplomacy_rider"), places)
        for other in others(s, me):
            await lay_token(s, other, place)
        tell(s, "ti4-log-diplomacy", seat=me, place=place)


@rider("politics_rider")
async def politics_rider(s: Imperium, me: Seat) -> None:
    "Three action cards and the speaker token."
    s.speaker = me
    tell(s, "ti4-log-speaker", seat=me)
    await draw_cards(s, me, 3)


@rider("construction_rider")
async def construction_rider(s: Imperium, me: Seat) -> None:
    "A space dock on a planet of this player (LRR 34.4)."
    planets = [planet for _, planet in sites(s, me, (SPACE_DOCK,))]
    if planets and s.players[me].reserve[SPACE_DOCK]:
        planet = await aim(me, AIM_PLANET, text("card.construction_rider"), planets)
        await place_structure(s, me, SPACE_DOCK, planet)
    elif planets:  # nobody is forced to take a dock back from the board (LRR 59.4a)
        await build(s, me, (SPACE_DOCK,))


@rider("trade_rider")
async def trade_rider(s: Imperium, me: Seat) -> None:
    "Five trade goods."
    await gain_goods(s, me, 5)


@rider("warfare_rider")
async def warfare_rider(s: Imperium, me: Seat) -> None:
    "A dreadnought in a system with ships of this player."
    p = s.players[me]
    fleets = sorted(place for place, forces in p.space.items() if forces.ships())
    places = [place for place in fleets if most_at(s, me, DREADNOUGHT, NOTHING, (place, None))]
    if places:
        place = await aim(me, AIM_PLACE, text("card.warfare_rider"), places)
        if await provided(s, me, text("card.warfare_rider"), DREADNOUGHT, (place, None)):
            place_in_space(s, me, place, DREADNOUGHT)
            tell(s, "ti4-log-places-ship", seat=me, unit=DREADNOUGHT, place=place)


@rider("technology_rider")
async def technology_rider(s: Imperium, me: Seat) -> None:
    "A technology is researched."
    await research(s, me)


@rider("imperial_rider")
async def imperial_rider(s: Imperium, me: Seat) -> None:
    "A victory point."
    gain_points(s, me, 1)


# --- what bots think of them -------------------------------------------------------------------------------------


def safe_bet(it: Judge) -> float:
    """Unless the player had better vote against a bad outcome."""
    return 2.0 if it.outlook() > -4.0 else -1.0


opinion(text("card.leadership_rider"), worth=2.0, use=safe_bet)
opinion(text("card.diplomacy_rider"), worth=0.7, use=safe_bet)
opinion(text("card.politics_rider"), worth=1.8, use=safe_bet)
opinion(text("card.construction_rider"), worth=1.8, use=safe_bet, planet=best_planet)
opinion(text("card.trade_rider"), worth=2.0, use=safe_bet)
opinion(text("card.warfare_rider"), worth=1.8, use=safe_bet, place=strongest)
opinion(text("card.technology_rider"), worth=2.2, use=safe_bet)
opinion(text("card.imperial_rider"), worth=4.0, use=3.0)

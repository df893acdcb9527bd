"""Twilight Imperium 4 in words: the exact odds of a fight: of one that is being fought, and of an attack before it is
made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.fights import SOON, TOGETHER, GroundFight, SpaceFight, attack, landings, muster, running
from orrery.games.ti4.odds.plans import BattleOdds, InvasionOdds
from orrery.games.ti4.rules.data import SHIPS
from orrery.games.ti4.rules.things import Place, Planet, Seat
from orrery.games.ti4.telling.galaxy import table
from orrery.telling.sight import Sight
from orrery.text import Words

LEAST = 0.005
"""What is less likely is not told."""


class FightNow(NamedTuple):
    """A fight and how it ends if it goes on: who attacks whom, and for an invasion the planet."""

    seat: Seat
    rival: Seat
    planet: Planet | None
    odds: BattleOdds | InvasionOdds


def percent(share: float) -> int:
    """A chance to show; texts may turn any fight, so it is never certain."""
    return min(99, max(1, round(100 * share)))


def ends_of(fight: SpaceFight | GroundFight, most: int = SOON) -> FightNow | None:
    """How a fight ends; nothing if there are more pairs of forces to examine than that."""
    planet = fight.planet if isinstance(fight, GroundFight) else None
    try:
        return FightNow(*fight.seats, planet, fight.odds(most=most))
    except TooLarge:
        return None


def fights_now(view: Sight) -> Iterator[FightNow]:
    """The fight that is going on, or those that begin when ground forces land."""
    s = table(view)
    if s.activation is None or view.over:
        return
    asked = [decision for _, decision in view.questions]
    fight = running(s, asked)
    for one in [fight] if fight is not None else landings(s, asked):
        if (end := ends_of(one)) is not None:
            yield end


def odds_lines(view: Sight, words: Words) -> list[str]:
    """The odds of what is being fought for, in words."""
    return [told_odds(fight, words) for fight in fights_now(view)]


def told_odds(fight: FightNow, words: Words) -> str:
    """All ends of a fight that can well happen, each with its chance."""
    seat, rival, planet, odds = fight
    if isinstance(odds, InvasionOdds):
        return words.say("ti4-table-falls", planet=planet, win=percent(odds.win))
    ends = (
        (odds.win, "ti4-chance-wins", seat),
        (odds.lose, "ti4-chance-wins", rival),
        (odds.attacker_left, "ti4-chance-leaves", seat),
        (odds.defender_left, "ti4-chance-leaves", rival),
        (odds.draw, "ti4-chance-nobody", seat),
    )
    likely = [words.say(key, seat=who, percent=percent(share)) for share, key, who in ends if share >= LEAST]
    return words.text("ti4-table-odds", chances=words.listed(likely))


def attack_line(view: Sight, place: Place, words: Words) -> str:
    """What the reader could attack a system with, and how likely that is to win; nothing if there is nobody to attack
    or nothing to attack with."""
    s, seat = table(view), Seat(view.seat)
    fleet = muster(s, seat, place)
    fight = attack(s, seat, place, fleet)
    if fight is None:
        return ""
    end = ends_of(fight, TOGETHER)
    ships = str(words.noun("units", [unit for unit in SHIPS for _ in range(fleet.all[unit])]))
    if end is None:
        return words.text("ti4-answer-attack-with", units=ships)
    return words.text("ti4-answer-attack", units=ships, percent=percent(end.odds.win))

"""Twilight Imperium 3: what exact odds of a table assume, and what they leave out, to be said in words beside them.
Action cards in hand are not counted; the reader is told what their own cards would change, and nobody else's are looked
at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from orrery.games.ti3.odds.duel import BREACH, SHIELDS
from orrery.games.ti3.odds.fights import EARLY_RETREAT, Fight, counters_for_dice, one_side, rounds_paid, with_effects
from orrery.games.ti3.odds.invasion import BOMBS, Landing, Troops, invasion
from orrery.games.ti3.odds.raids import NEGATOR, Raid, landing
from orrery.games.ti3.odds.sides import BEFORE, GUNS, GUNS_BACK, ROUNDS, RUNS_BACK, Side
from orrery.games.ti3.odds.space import odds_within
from orrery.games.ti3.rules.battle import havens
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.effects import BATTLE, COMBAT_ROUND
from orrery.games.ti3.rules.hooks import has, number
from orrery.games.ti3.rules.options import (
    MORALE_ANY_ROUND,
    RETREAT_AFTER_FIRE,
    SABOTAGE_RUNS,
    WHOLE_ROLL,
    ruling,
)
from orrery.games.ti3.rules.queries import RetreatForbidden
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Effect
from orrery.games.ti3.rules.units import DREADNOUGHT, FIGHTER, WAR_SUN
from orrery.telling.slow import AT_ONCE, Slow

MORALE, PROTOTYPE, INTO_THE_BREACH, SHIELDS_HOLDING, CHEMICALS, DUG_IN = (
    text(f"card.{name}")
    for name in (
        "morale_boost",
        "fighter_prototype",
        "into_the_breach",
        "shields_holding",
        "chemical_warfare",
        "dug_in",
    )
)

LARGEST = 6000
"""The most pairs of fleets to examine for a card, since it is only a side note."""


class Note(NamedTuple):
    """What the odds assume or leave out: a message and its arguments."""

    key: str
    seat: int = -1
    number: int = 0
    card: int = -1

    def about(self) -> dict[str, int]:
        """The arguments of the message."""
        about = {"seat": self.seat, "number": self.number}
        return about | {"card": self.card} if self.card >= 0 else about


def percent(p: float) -> int:
    return round(100 * p)


def spending(s: Twilight, seats: Sequence[int]) -> list[Note]:
    """What both sides are assumed to spend."""
    found = [Note("ti3-odds-note-pays", seat, rounds_paid(s, seat)) for seat in seats if rounds_paid(s, seat)]
    key = "ti3-odds-note-whole" if ruling(s, WHOLE_ROLL) else "ti3-odds-note-rolls"
    return found + [Note(key, one, counters_for_dice(s, one)) for one in seats if counters_for_dice(s, one)]


# --- space battles -----------------------------------------------------------------------------------------------


def notes(s: Twilight, fight: Fight, reader: int = -1, slow: Slow = AT_ONCE) -> list[Note]:
    """What the odds of a battle assume, and what they leave out; for a reader also what cards in hand would change, as
    soon as that is known."""
    found = [Note("ti3-odds-note-losses"), *spending(s, (fight.seat, fight.foe))]
    others = fight.sides[0].crossfire
    armed = (fight.sides[0].guns, fight.sides[1].guns if fight.start.stage <= GUNS else ())
    if fight.start.stage <= GUNS_BACK and any(armed):
        found.append(Note("ti3-odds-note-fire"))
    if fight.start.stage <= GUNS:
        found += [Note("ti3-odds-note-others", each.seat, sum(dice for dice, *_ in each.guns)) for each in others]
    for me, rival in ((fight.seat, fight.foe), (fight.foe, fight.seat)):
        if havens(s, me, fight.place) and not number(s, 0, RetreatForbidden, me, rival):
            flees = me == fight.foe and has(s, me, EARLY_RETREAT)
            late = ruling(s, RETREAT_AFTER_FIRE) and fight.start.stage < ROUNDS
            early = flees and (fight.start.stage <= BEFORE or late)
            found.append(Note("ti3-odds-note-flee" if early else "ti3-odds-note-leave", me))
    suns = [fight.sides[1 - i].fleet.of(WAR_SUN) and fight.sides[i].fleet.of(FIGHTER) for i in (0, 1)]
    if ruling(s, SABOTAGE_RUNS) and any(suns) and fight.start.stage <= RUNS_BACK:
        found.append(Note("ti3-odds-note-runs"))
    return [*found, *own_cards(s, fight, reader, slow), Note("ti3-odds-note-cards")]


def own_cards(s: Twilight, fight: Fight, me: int, slow: Slow = AT_ONCE) -> list[Note]:
    """How likely the reader is to win with a card that they hold and could still play."""
    if me not in (fight.seat, fight.foe):
        return []
    at = 0 if me == fight.seat else 1
    found = []
    for card, side in played(s, fight, me):
        sides = (side, fight.sides[1]) if at == 0 else (fight.sides[0], side)
        end = slow(odds_within, *sides, fight.start, LARGEST)
        if end is not None:
            found.append(Note("ti3-odds-note-own", me, percent(end.lose if at else end.win), card))
    return found


def played(s: Twilight, fight: Fight, me: int) -> Iterator[tuple[int, Side]]:
    """A side with each card of the hand that changes its battle and can still be played."""
    at = 0 if me == fight.seat else 1
    mine, start, rival = fight.sides[at], fight.start, fight.foe if at == 0 else fight.seat
    first = not start.round and start.stage <= BEFORE
    under_fire = start.stage < BEFORE and (mine.crossfire or fight.sides[1 - at].guns)

    def lasting(card: int, until: int, *about: int) -> Side:
        other = with_effect(s, card, me, until, *about)
        return one_side(other, me, rival, mine.fleet, at == 0, fight.place, start)

    for card in sorted({*s.players[me].hand}):
        morale = card == MORALE and (not start.rolled if ruling(s, MORALE_ANY_ROUND) else first)
        if morale or (card == PROTOTYPE and first and mine.fleet.of(FIGHTER)):
            yield card, mine._replace(early=lasting(card, COMBAT_ROUND).early)
        elif card == SHIELDS_HOLDING:
            yield card, mine._replace(fleet=mine.fleet.add(SHIELDS, 1 - mine.fleet.of(SHIELDS)))
        elif card == INTO_THE_BREACH and first and mine.fleet.of(DREADNOUGHT) and not under_fire:
            hurt = not mine.fleet.whole(DREADNOUGHT)
            better = lasting(card, BATTLE, 2, int(hurt))
            fleet = mine.fleet.add(BREACH, 2 - hurt - mine.fleet.of(BREACH))
            yield card, better._replace(fleet=fleet, crossfire=mine.crossfire)


def with_effect(s: Twilight, card: int, me: int, until: int, *about: int) -> Twilight:
    """The table as it would be with a card in force."""
    return with_effects(s, [*s.effects, Effect((card, me, until, *about))])


# --- invasions ---------------------------------------------------------------------------------------------------


def raid_notes(s: Twilight, it: Raid, reader: int = -1, slow: Slow = AT_ONCE) -> list[Note]:
    """The same for an invasion."""
    found = spending(s, (it.seat, it.foe))
    if it.start.stage <= BOMBS and it.sides[0].bacteria:
        spared = slow(invasion, it.sides[0]._replace(bacteria=False), it.sides[1], it.start)
        if spared is not None:
            found.append(Note("ti3-odds-note-bacteria", it.seat, percent(spared.win)))
    if it.start.stage <= BOMBS and has(s, it.seat, NEGATOR) and fleet_of(s, it.seat, s.places[it.planet]).of(FIGHTER):
        found.append(Note("ti3-odds-note-wings", it.seat, it.sides[0].wings))
    return [*found, *own_raid_cards(s, it, reader, slow), Note("ti3-odds-note-cards")]


def own_raid_cards(s: Twilight, it: Raid, me: int, slow: Slow = AT_ONCE) -> list[Note]:
    """How likely the planet is to fall, or to hold, with a card of the reader's hand."""
    if me not in (it.seat, it.foe):
        return []
    found = []
    for card, sides, start in played_below(s, it, me):
        end = slow(invasion, *sides, start)
        if end is None:
            continue
        falls = end.win if me == it.seat else 1 - end.win
        key = "ti3-odds-note-own-falls" if me == it.seat else "ti3-odds-note-own-holds"
        found.append(Note(key, me, percent(falls), card))
    return found


def played_below(s: Twilight, it: Raid, me: int) -> Iterator[tuple[int, tuple[Troops, Troops], Landing]]:
    """Both sides with each card of the hand that changes an invasion and can still be played."""
    lands, start = me == it.seat, it.start
    begins = start.stage <= BOMBS and not start.begun
    invader, defender = it.sides
    for card in sorted({*s.players[me].hand}):
        if card == MORALE and (begins or ruling(s, MORALE_ANY_ROUND)):
            better = landing(with_effect(s, card, me, COMBAT_ROUND), it.seat, it.planet, invader.troops, 0, start)
            if better is not None:
                own = it.sides[0 if lands else 1]._replace(early=better.sides[0 if lands else 1].early)
                yield card, (own, defender) if lands else (invader, own), start
        elif card == CHEMICALS and lands and begins and fleet_of(s, me, s.places[it.planet]).of(DREADNOUGHT):
            yield card, (invader._replace(gas=True), defender), start
        elif card == DUG_IN and not lands and start.stage <= BOMBS and invader.bombs and not invader.bacteria:
            yield card, (invader._replace(bombs=()), defender), start

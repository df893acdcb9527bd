"""Twilight Imperium 4 some rounds later: random players seldom get to the agenda phase or into a battle, so some of the
random games begin with fleets, planets, technologies and cards, and without the custodians."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any, cast

from orrery.core.game import Game
from orrery.core.table import Table
from orrery.games.ti4.rules.board import fleets_at, systems
from orrery.games.ti4.rules.data import (
    BIG_SHIPS,
    FACTIONS,
    FIGHTER,
    INFANTRY,
    MECH,
    PDS,
    SPACE_DOCK,
    TECHNOLOGIES,
    WAR_SUN,
)
from orrery.games.ti4.rules.leader_sheet import unlock
from orrery.games.ti4.rules.promissory import pass_notes
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import owner_of
from orrery.games.ti4.rules.things import Planet, Seat, Technology, places_in
from orrery.games.ti4.rules.verbs import fleet_at, gain_technology, garrison, muster, supply_of, take_control

FLEETS, WORLDS, LEARNT, UNLOCKED = 3, 3, 5, 0.5
"""The fleets, planets and technologies that everybody gets, and how often a leader is unlocked."""


def later(it: Game, players: int, options: dict[str, str], seed: int, dice: Random) -> Table:
    """A table at the beginning of a round in the middle of a game."""
    return Table.new(begun_later(it, players, options, seed, dice), players, options, seed=seed)


def begun_later(it: Game, players: int, options: dict[str, str], seed: int, dice: Random) -> Game:
    """The game, with a set-up that puts it in the middle."""
    table = Table.new(it, players, options, seed=seed)
    while not table.state.round:
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    s = cast(Imperium, table.snapshots[-1].state).clone()
    s.custodians = False
    for seat in range(players):
        enrich(s, Seat(seat), dice)
    s.exhausted = 0
    return replace(it, setup=lambda players, config: s.clone())


def enrich(s: Imperium, seat: Seat, dice: Random) -> None:
    """Give a player what some rounds bring."""
    p = s.players[seat]
    p.goods, p.pools = dice.randrange(8), [4, 5, 3]
    free = [place for place in places_in(systems(s)) if not {*fleets_at(s, place)} - {seat}]
    for place in dice.sample(free, min(FLEETS, len(free))):
        fleet = fleet_at(s, seat, place)
        for unit in dice.choices(BIG_SHIPS, k=3):
            if supply_of(p, unit) and unit != WAR_SUN:
                muster(p, fleet, unit)
        muster(p, fleet, FIGHTER, 2)
        muster(p, fleet, INFANTRY, 2)
        s.loose |= 1 << place
    worlds = [Planet(n) for n, place in enumerate(s.places) if place >= 0 and s.owner[n] < 0]
    for world in dice.sample(worlds, min(WORLDS, len(worlds))):
        take_control(s, seat, world)
        muster(p, garrison(s, seat, world), INFANTRY, dice.randrange(1, 4))
        for unit in dice.sample((MECH, PDS, SPACE_DOCK), 1 + s.expansion):
            floats = unit == SPACE_DOCK and FACTIONS[p.faction].name == "saar"
            if supply_of(p, unit) and (unit != MECH or s.expansion) and not floats:
                muster(p, garrison(s, seat, world), unit)
    for technology in learnt(s, seat, dice):
        if not p.technologies >> technology & 1:
            gain_technology(s, seat, technology)
    for leader in [it for it in p.locked if dice.random() < UNLOCKED]:
        unlock(s, seat, leader)
    lend_a_note(s, seat, dice)
    p.hand = sorted(p.hand + drawn(s.deck, 4, dice))
    p.secrets = sorted(p.secrets + drawn(s.secret_deck, 1, dice))
    for relic in drawn(s.relics, 1, dice) if s.expansion else ():
        p.texts.put(relic, seat)


def learnt(s: Imperium, seat: Seat, dice: Random) -> list[Technology]:
    """Technologies for a player, those of the own faction more often than others."""
    p = s.players[seat]
    known = [Technology(n) for n, row in enumerate(TECHNOLOGIES) if row.faction < 0 and not p.technologies >> n & 1]
    own = [Technology(n) for n, row in enumerate(TECHNOLOGIES) if row.faction == p.faction]
    return dice.sample(known, LEARNT) + dice.sample(own, min(1, len(own)))


def lend_a_note(s: Imperium, seat: Seat, dice: Random) -> None:
    """Somebody else gets a promissory note of this player."""
    notes = [note for note in sorted(s.players[seat].notes) if owner_of(note) == seat]
    other = dice.choice([other for other in range(len(s.players)) if other != seat])
    if notes:
        pass_notes(s, seat, Seat(other), dice.choice(notes), None)


def drawn(deck: Any, count: int, dice: Random) -> list[Any]:
    """Cards out of a deck."""
    found = dice.sample(deck.layers[0], count)
    for card in found:
        deck.layers[0].remove(card)
    return found

"""Twilight Imperium 4 in the browser: what if? The odds of any fight, begun or not, with what is assumed of both sides:
units, cards, notes, texts in play, a retreat. Computed when it is asked for."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import Any

from msgspec import convert

from orrery.core.ask import Pick
from orrery.games.ti4.board.battle import composed, landing, planets_in
from orrery.games.ti4.board.shapes import Foreseen, Toggle, WhatIf
from orrery.games.ti4.board.weighing import Fight, assumed, odds_told, told_notes
from orrery.games.ti4.odds.fights import SOON, GroundFight, SpaceFight, can_have, due, landings, running, supposed
from orrery.games.ti4.odds.stacks import Stack
from orrery.games.ti4.odds.switches import Switch, switches
from orrery.games.ti4.rules.forces import KINDS, Forces
from orrery.games.ti4.rules.nouns import PLACE, PLANET
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat, Unit
from orrery.telling.sight import Sight
from orrery.telling.slow import slow_of
from orrery.text import Words

Both = tuple[list[Switch], list[Switch]]


def what_if(view: Sight, words: Words, about: Any) -> Foreseen | None:
    """The odds that a reader asks for; nothing if there is no such fight. ValueError if it cannot be read."""
    wanted = convert(about, WhatIf)
    if wanted.place not in PLACE.every or wanted.planet not in (NO_PLANET, *PLANET.every):
        raise ValueError("no such place")
    fight = fight_meant(view, wanted)
    if fight is None:
        return None
    slow = slow_of(view)
    waiting, both = len(slow.wanted), (switches(fight, 0, view.seat), switches(fight, 1, view.seat))
    given = named(wanted.counts[0], both[0]), named(wanted.counts[1], both[1])
    stacks = fight.armies if isinstance(fight, GroundFight) else fight.fleets
    found = None
    if all(any(it.all) for it in stacks):  # otherwise there is nobody to fight
        found = slow(assumed, pickle.dumps(fight), given, wanted.leave, SOON)
    return Foreseen(
        odds=odds_told(found),
        weighing=len(slow.wanted) > waiting,
        seats=fight.seats,
        units=([*stacks[0].all], [*stacks[1].all]),
        toggles=(toggles(both[0]), toggles(both[1])),
        round=next_round(view.state, fight, view),
        notes=told_notes(words),
    )


def fight_meant(view: Sight, wanted: WhatIf) -> Fight | None:
    """The fight that is meant: what an unfinished answer would lead to, the one that goes on or may follow there, or an
    attack that nobody has begun; with other units, if some are named."""
    s, asks = view.state, [asked for _, asked in view.questions]
    place, planet = Place(wanted.place), Planet(wanted.planet)
    fights: list[Fight | None] = []
    for id_, asked in view.questions:
        if wanted.question and id_ == wanted.question:
            fights = [*composed(s, asked, asked.decode(wanted.value))]
        elif asked.kind.name == "commit" and isinstance(asked, Pick) and planet in planets_in(asked.items):
            fights.append(landing(s, asked, asked.items, planet))
    if s.activation is not None:
        fights += [running(s, asks), *landings(s, asks)]
    there = next((it for it in fights if it is not None and at(it) == (place, planet)), None)
    if there is not None:
        return with_units(there, wanted.units)
    if view.seat < 0 or not s.owner:
        return None
    mine, theirs = (None if some is None else forces_of(some) for some in wanted.units)
    return supposed(s, Seat(view.seat), place, planet, mine, theirs)


def at(fight: Fight) -> tuple[Place, Planet]:
    """Where a fight takes place."""
    if isinstance(fight, GroundFight):
        return Place(fight.s.places[fight.planet]), fight.planet
    return fight.place, NO_PLANET


def forces_of(units: Sequence[int]) -> Forces:
    """So many units of each kind, none of them damaged."""
    found = Forces()
    for unit, n in enumerate(units[:KINDS]):
        found.add(Unit(unit), n)
    return found


def with_units(fight: Fight, units: tuple[list[int] | None, list[int] | None]) -> Fight:
    """The fight with other numbers of units; damaged ones stay as far as there are enough."""
    both = zip(fight.armies if isinstance(fight, GroundFight) else fight.fleets, fight.seats, units, strict=True)
    first, second = (it if some is None else other_units(fight.s, seat, it, some) for it, seat, some in both)
    if isinstance(fight, SpaceFight):
        return fight._replace(fleets=(first, second))
    return fight._replace(armies=(first, second))


def other_units(s: Imperium, seat: Seat, stack: Stack, units: Sequence[int]) -> Stack:
    """The same with these numbers of the units that a player can have."""
    all_ = tuple(can_have(s, seat, forces_of(units)).all)
    return stack._replace(all=all_, hurt=tuple(map(min, stack.hurt, all_)))


def named(counts: Sequence[tuple[int, int]], known: Sequence[Switch]) -> tuple[tuple[str, int], ...]:
    """How often each text that can be assumed is to count, where that differs from how often it does."""
    wanted = dict(counts)
    rows = [(it.name, min(max(0, wanted.get(it.text, it.now)), it.most), it.now) for it in known]
    return tuple([(name, n) for name, n, now in rows if n != now])


def toggles(known: Sequence[Switch]) -> list[Toggle]:
    return [Toggle(it.text, it.most, it.now) for it in known]


OPEN = ("combat_round", "barrage", "announcing", "announce")
"""As long as one of these steps is to come, a retreat can be announced in this round (LRR 78.4)."""


def next_round(s: Imperium, fight: Fight, view: Sight) -> int:
    """The first round in which somebody could still announce a retreat; 0 if nobody can."""
    if isinstance(fight, GroundFight) or fight.stage.retreats >= 0:
        return 0
    if s.combat is None:
        return 1
    now = any(it[0] in OPEN for it in due(s)) or any(it.kind.name == "retreat" for _, it in view.questions)
    return s.combat.round + (not now)

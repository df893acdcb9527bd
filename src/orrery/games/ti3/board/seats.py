"""Twilight Imperium 3 in the browser: what is on the players' sheets and in front of them, as far as the reader may
know it; all numbers come from the rules."""

from __future__ import annotations

from typing import Any, Literal

from orrery.core.state import SPECTATOR
from orrery.core.unknown import known
from orrery.games.ti3.board.shapes import (
    Contract,
    HeldStrategy,
    LeaderNow,
    Progress,
    SeatNow,
    UnitNow,
    UnitWorth,
    Wealth,
)
from orrery.games.ti3.rules.board import counters_left, holds_home, influence, planets_of, resources
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.data import LEADERS, RACES, TILES
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.galaxy import HOMES
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.limits import HAND
from orrery.games.ti3.rules.nouns import AFLOAT, BUILT, HELD
from orrery.games.ti3.rules.production import cost_of
from orrery.games.ti3.rules.progress import progress
from orrery.games.ti3.rules.queries import BATTLE, INVASION, PDS_AT_SHIPS, HandLimit
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Player, Twilight
from orrery.games.ti3.rules.things import Objective, Planet, Unit, by_figure, objectives_in, technologies_in
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE, LIMITED, PDS, SHIPS, STATS
from orrery.games.ti3.rules.verbs import partners

ENDLESS = 50
"""A hand limit this high means no limit."""
MEMO = 4096
NO_PLANET = Planet(AFLOAT - 1)
"""Neither a planet nor the place of a dead leader."""


def home_of(s: Twilight, seat: int) -> int:
    """The place of a player's home system, even before it is there."""
    p = s.players[seat]
    return p.home if p.home >= 0 else HOMES[len(s.players)][p.position]


def seat_now(s: Twilight, seat: int) -> SeatNow:
    """A player's sheet in numbers; cards the reader may not see are only counted."""
    p = s.players[seat]
    set_up = p.home >= 0
    mine = planets_of(s, seat)
    ready = [planet for planet in mine if not s.exhausted >> planet & 1]
    units, researchable = learned(s, seat) if set_up else ([], [])
    shown = p.shown.seen_by(SPECTATOR)
    hand = known(p.hand) if len(shown) == len(p.shown) else None
    secret, looked, tiles = known(p.secret), known(p.looked), known(p.tiles)
    return SeatNow(
        seat=seat,
        race=p.race,
        position=p.position,
        home=home_of(s, seat),
        holds_home=set_up and holds_home(s, seat),
        pools=p.counters,
        reinforcements=counters_left(s, seat),
        counters_out=p.activated.bit_count(),
        goods=p.goods,
        contracts=contracts(s, seat),
        income=income(s, seat) if set_up else 0,
        partners=partners(s, seat),
        technologies=list(technologies_in(p.technologies)),
        researchable=researchable,
        strategies=[HeldStrategy(card, p.used >> card & 1 == 1) for card in p.strategies],
        passed=p.passed,
        points=p.points,
        claimed=list(objectives_in(p.claimed)),
        hand=sorted([*hand, *shown]) if hand is not None else None,
        hand_count=len(p.hand) + len(p.shown),
        hand_limit=hand_limit(s, seat),
        shown=shown,
        secret=secret,
        secret_count=len(p.secret),
        looked=looked or [],
        tiles=[*tiles, *p.open_tiles] if tiles is not None else p.open_tiles or None,
        tiles_count=len(p.tiles) + len(p.open_tiles),
        planets=mine,
        resources=wealth(s, ready, mine, resources),
        influence=wealth(s, ready, mine, influence),
        votes=votes(s, seat),
        units=[unit_now(s, seat, unit, worth) for unit, worth in by_figure(units)],
        leaders=leaders(s, seat),
        texts=list(p.texts),
        progress=[progress_now(s, seat, card) for card in goals(s, p)] if set_up else [],
        hits=p.hits,
        expected=p.expected,
    )


def contracts(s: Twilight, seat: int) -> list[Contract]:
    """A player's own contracts: what they are worth, and who holds them."""
    p = s.players[seat]
    values = RACES[p.race].contracts if p.race >= 0 else ()
    return [Contract(value, holder) for value, holder in zip(values, p.contracts, strict=False)]


def hand_limit(s: Twilight, seat: int) -> int:
    """How many action cards a player may hold; -1: no limit."""
    most = number(s, HAND, HandLimit, seat)
    return -1 if most >= ENDLESS else most


def wealth(s: Twilight, ready: list[Planet], mine: list[Planet], value: Any) -> Wealth:
    """What planets yield: those that are not exhausted, and all of them."""
    yields = {planet: value(s, planet) for planet in mine}
    return Wealth(ready=sum(yields[planet] for planet in ready), all=sum(yields.values()))


# --- units -------------------------------------------------------------------------------------------------------


_known: dict[Any, tuple[list[UnitWorth], list[int]]] = {}


def learned(s: Twilight, seat: int) -> tuple[list[UnitWorth], list[int]]:
    """What a player's units can do and which technologies are within reach. Both depend on texts, laws and lasting
    effects, and on hardly anything else, so they are cached."""
    p = s.players[seat]
    lasting = (s.texts.here, tuple(s.effects), tuple(s.laws.items()), tuple(s.domains.items()), s.played_with)
    key = (seat, p.race, p.texts.here, p.technologies, p.home, tuple(p.leaders), len(s.players), *lasting)
    found = _known.get(key)
    if found is None:
        if len(_known) > MEMO:
            _known.clear()
        units = [unit_worth(s, seat, unit) for unit in BUILT.every]
        found = _known[key] = units, [*possible(s, seat, False)]
    return found


def unit_worth(s: Twilight, seat: int, unit: Unit) -> UnitWorth:
    """A kind of unit as its owner has it now: what it costs at home, how far it moves, how it fights."""
    p, it = s.players[seat], STATS[unit]
    (home, *_) = TILES[RACES[p.race].home].planets
    return UnitWorth(
        unit=unit,
        cost=cost_of(s, seat, unit, home),
        lot=sheet(s, seat).lot[unit],
        move=sheet(s, seat).move[unit] if unit in SHIPS else 0,
        combat=combat(s, seat, unit) if it.dice else 0,
        dice=it.dice,
    )


def unit_now(s: Twilight, seat: int, unit: Unit, worth: UnitWorth) -> UnitNow:
    """The same, with how many there are."""
    p, it = s.players[seat], STATS[unit]
    limited = unit in LIMITED
    return UnitNow(
        unit=worth.unit,
        cost=worth.cost,
        lot=worth.lot,
        move=worth.move,
        combat=worth.combat,
        dice=worth.dice,
        figures=it.figures if limited else -1,
        reserve=p.reserve[unit] if limited else -1,
        on_board=it.figures - p.reserve[unit] if limited else counted(s, seat, unit),
    )


def combat(s: Twilight, seat: int, unit: Unit) -> int:
    """The lowest roll that hits: for ships attacking in a battle, ground forces invading, PDS firing at ships. It
    assumes no particular opponent or planet."""
    kind = INVASION if unit == GROUND_FORCE else PDS_AT_SHIPS if unit == PDS else BATTLE
    return need(s, seat, -1, unit, kind, unit != PDS, s.players[seat].home, NO_PLANET)


def counted(s: Twilight, seat: int, unit: Unit) -> int:
    """How many fighters or ground forces a player has."""
    there = sum(fleet.of(unit) for fleet in s.players[seat].fleets.values())
    if unit == FIGHTER:
        return there
    return there + sum(s.troops[planet] for planet in planets_of(s, seat))


# --- leaders and objectives --------------------------------------------------------------------------------------


def leaders(s: Twilight, seat: int) -> list[LeaderNow]:
    """A player's leaders and where they are."""
    p = s.players[seat]
    found = []
    for (kind, name), at in zip(RACES[p.race].leaders if p.leaders else (), p.leaders, strict=True):
        where: Literal["dead", "held", "place", "planet"] = "dead"
        spot = -1
        if at >= HELD:
            where, spot = "held", at - HELD
        elif at >= AFLOAT:
            where, spot = "place", at - AFLOAT
        elif at >= 0:
            where, spot = "planet", at
        found.append(LeaderNow(kind=LEADERS.index(kind), name=name, where=where, at=spot))
    return found


def goals(s: Twilight, p: Player) -> list[Objective]:
    """The objectives a player may be working on: the open ones, and the secret one if the reader can see it."""
    return [card for card in [*s.objectives, *(known(p.secret) or [])] if not p.claimed >> card & 1]


def progress_now(s: Twilight, seat: int, card: Objective) -> Progress:
    met, have, most = progress(s, seat, card)
    return Progress(objective=card, met=met, have=have, need=most)

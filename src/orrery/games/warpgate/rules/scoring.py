"""Warpgate: goals of objectives (W13) and counting points (W16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orrery.games.warpgate.rules.board import GATE, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.nouns import Objective, Type
from orrery.games.warpgate.rules.powers import NOMADS
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.verbs import board_of, left_out
from orrery.games.warpgate.rules.vocabulary import COLONY_OF_TYPE, EXTRA_VP, Goal

GOOD_VP = 3
TOKEN_VP = 1


class Points(NamedTuple):
    """One player's score sheet (W16.1)."""

    objectives: int
    goods: int
    elite: int
    technologies: int
    tokens: int
    total: int
    controlled: int
    """The tie-breaker (W16.3)."""


# --- what goals count ---------------------------------------------------------------------------------------


def virtual(s: Warpgate, p: Player) -> list[Type]:
    """The types of the colonies that tokens represent: on a planet of that type, in no sector (W15.3)."""
    d = KNOWN[s.data]
    return [d.tokens[t].type for t in p.tokens if d.token_kind[t] == COLONY_OF_TYPE] if p.tokens else []


def counted(s: Warpgate, mask: int) -> int:
    """The number of these planets, copies included (W15.3)."""
    total = mask.bit_count()
    for p in s.players:
        for place in p.copies:
            total += mask >> place & 1
    return total


def controlled(s: Warpgate, seat: int, goal: Goal) -> int:
    p = s.players[seat]
    return counted(s, p.outposts | p.colonies) + len(virtual(s, p))


def outposts(s: Warpgate, seat: int, goal: Goal) -> int:
    return counted(s, s.players[seat].outposts)


def colonies(s: Warpgate, seat: int, goal: Goal) -> int:
    p = s.players[seat]
    return counted(s, p.colonies) + len(virtual(s, p))


def of_type(s: Warpgate, seat: int, goal: Goal) -> int:
    p = s.players[seat]
    return counted(s, (p.outposts | p.colonies) & board_of(s).of_type[goal.type]) + virtual(s, p).count(goal.type)


def types(s: Warpgate, seat: int, goal: Goal) -> int:
    p, board = s.players[seat], board_of(s)
    return len({board.type_of[place] for place in places(p.outposts | p.colonies)} | set(virtual(s, p)))


def trade_planets(s: Warpgate, seat: int, goal: Goal) -> int:
    p = s.players[seat]
    return counted(s, (p.outposts | p.colonies) & (board_of(s).trade | s.new_trade))


def sectors(s: Warpgate, seat: int, goal: Goal) -> int:
    p, board = s.players[seat], board_of(s)
    return len({board.sector_of[place] for place in places(p.outposts | p.colonies)})


def full_sectors(s: Warpgate, seat: int, goal: Goal) -> int:
    """Sectors with a marker of the seat on every planet, ignoring dead ones or not (W19.39)."""
    p = s.players[seat]
    own = p.outposts | p.colonies
    return sum(sector & own != 0 and not sector & ~(own | left_out(s)) for sector in board_of(s).sectors)


def border(s: Warpgate, seat: int, goal: Goal) -> int:
    """Controlled planets within range 1 of one other player's Warpgate: the one with the most."""
    p, board = s.players[seat], board_of(s)
    own = p.outposts | p.colonies
    return max(counted(s, own & board.static[other][GATE][1]) for other in range(len(s.players)) if other != seat)


def occupied(s: Warpgate, seat: int, goal: Goal) -> int:
    """Planets with ships of the seat and another player's marker."""
    foreign = 0
    for other, rival in enumerate(s.players):
        if other != seat:
            foreign |= rival.outposts | rival.colonies
    both = s.players[seat].fleets & foreign & ~1
    return counted(s, both) if s.copy_ships else both.bit_count()


def camps(p: Player) -> int:
    """The outposts that count as ships (W19.36)."""
    return p.outposts if p.texts.here & NOMADS else 0


def ships(s: Warpgate, seat: int, goal: Goal) -> int:
    """Ships on planets that are not dead, including those on a copied planet if they are copied; the Warpgate does not
    count (W19.36, W19.40)."""
    p = s.players[seat]
    total = sum(p.ships) - p.ships[GATE] + (counted(s, camps(p)) if p.texts.here & NOMADS else 0)
    if s.dead:
        total -= sum(p.ships[place] for place in places(s.dead & p.fleets))
    if s.copy_ships:
        total += sum(p.ships[place] for other in s.players for place in other.copies)
    return total


def ships_at(s: Warpgate, seat: int, goal: Goal) -> int:
    """The most ships on one planet that is not dead; the Warpgate does not count (W19.36)."""
    p = s.players[seat]
    if not s.dead and not p.texts.here & NOMADS:
        return max(p.ships[1:])
    return max(
        (p.ships[place] + (camps(p) >> place & 1) for place in range(1, board_of(s).size) if not s.dead >> place & 1),
        default=0,
    )


def ships_spread(s: Warpgate, seat: int, goal: Goal) -> int:
    """Planets with ships of the seat that are not dead; the Warpgate does not count (W19.36)."""
    p = s.players[seat]
    held = p.fleets & ~(1 | s.dead)
    if s.copy_ships:
        return counted(s, held)
    return held.bit_count() + (counted(s, camps(p)) - camps(p).bit_count() if p.texts.here & NOMADS else 0)


def technologies(s: Warpgate, seat: int, goal: Goal) -> int:
    return len(s.players[seat].technologies)


def tech_of_type(s: Warpgate, seat: int, goal: Goal) -> int:
    d = KNOWN[s.data]
    return sum(d.technologies[t].type == goal.type for t in s.players[seat].technologies)


def tech_types(s: Warpgate, seat: int, goal: Goal) -> int:
    d = KNOWN[s.data]
    return len({d.technologies[t].type for t in s.players[seat].technologies})


def goods(s: Warpgate, seat: int, goal: Goal) -> int:
    return s.players[seat].fresh + s.players[seat].spent


def tokens(s: Warpgate, seat: int, goal: Goal) -> int:
    return len(s.players[seat].tokens) + len(s.players[seat].old_tokens)


def elite(s: Warpgate, seat: int, goal: Goal) -> int:
    return len(s.players[seat].elite)


def drone_far(s: Warpgate, seat: int, goal: Goal) -> int:
    drone = s.players[seat].drone
    return board_of(s).distance(seat, GATE, drone) if drone != GATE else 0


def garrisons(s: Warpgate, seat: int, goal: Goal) -> int:
    """Controlled planets with ships of the seat."""
    p = s.players[seat]
    held = p.fleets & (p.outposts | p.colonies)
    return counted(s, held) if s.copy_ships else held.bit_count()


def battles(s: Warpgate, seat: int, goal: Goal) -> int:
    """Battles won as the attacker."""
    return s.players[seat].won


def most_ships(s: Warpgate, seat: int, goal: Goal) -> int:
    """One if no other seat has more ships, otherwise none."""
    return int(ships(s, seat, goal) >= ahead(s, seat, goal, ships))


def most_planets(s: Warpgate, seat: int, goal: Goal) -> int:
    """One if no other seat controls more planets, otherwise none."""
    return int(controlled(s, seat, goal) >= ahead(s, seat, goal, controlled))


def ahead(s: Warpgate, seat: int, goal: Goal, count: Callable[[Warpgate, int, Goal], int]) -> int:
    """The most that any other seat has of something."""
    return max(count(s, other, goal) for other in range(len(s.players)) if other != seat)


COUNTS: dict[str, Callable[[Warpgate, int, Goal], int]] = {
    "controlled": controlled,
    "outposts": outposts,
    "colonies": colonies,
    "of_type": of_type,
    "types": types,
    "trade_planets": trade_planets,
    "sectors": sectors,
    "full_sectors": full_sectors,
    "border": border,
    "occupied": occupied,
    "ships": ships,
    "ships_at": ships_at,
    "ships_spread": ships_spread,
    "technologies": technologies,
    "tech_of_type": tech_of_type,
    "tech_types": tech_types,
    "goods": goods,
    "tokens": tokens,
    "elite": elite,
    "drone_far": drone_far,
    "garrisons": garrisons,
    "battles": battles,
    "most_ships": most_ships,
    "most_planets": most_planets,
}


def progress(s: Warpgate, seat: int, objective: Objective) -> tuple[int, int]:
    """How far a seat is with an objective: what it has, and what it needs."""
    goal = KNOWN[s.data].objectives[objective].goal
    return COUNTS[goal.word](s, seat, goal), goal.n


def fulfilled(s: Warpgate, seat: int, objective: Objective) -> bool:
    have, need = progress(s, seat, objective)
    return have >= need


# --- points -------------------------------------------------------------------------------------------------


def points(s: Warpgate, seat: int) -> Points:
    """The score sheet of a seat as things stand (W16.1)."""
    d, p = KNOWN[s.data], s.players[seat]
    held = [*p.objectives.all(), *p.shown]
    aims = sum(d.objectives[it].vp for it in held if fulfilled(s, seat, it))
    trade = GOOD_VP * (p.fresh + p.spent)
    heroes = sum(d.tactics[card].vp for card in p.elite)
    crafts = sum(d.technologies[card].vp for card in p.technologies)
    kept = [*p.tokens, *p.old_tokens]
    found = TOKEN_VP * len(kept) + sum(d.token_kind[t] == EXTRA_VP for t in kept)
    planets = counted(s, p.outposts | p.colonies) + len(virtual(s, p))
    return Points(aims, trade, heroes, crafts, found, aims + trade + heroes + crafts + found, planets)


def score(s: Warpgate) -> list[int]:
    """The points of every seat."""
    return [points(s, seat).total for seat in range(len(s.players))]


def winners(s: Warpgate) -> list[int]:
    """The winners: most points, then most controlled planets, otherwise shared (W16.3, W19.20)."""
    sheets = [points(s, seat) for seat in range(len(s.players))]
    ranks = [(sheet.total, sheet.controlled) for sheet in sheets]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

"""Warpgate: what may be done (W5 to W7, W10 to W12). One function per verb that returns nothing, or the rule that
forbids it; the options and the answers to "why not?" both come from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.refusal import No
from orrery.games.warpgate.rules.board import FARTHEST, GATE, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, RENEW, TOKEN, Play
from orrery.games.warpgate.rules.nouns import Action, Place, Token
from orrery.games.warpgate.rules.powers import (
    CONTROL,
    DEPLOY,
    DRONE_CONTROL,
    DRONE_RANGE,
    FAR_MOVES,
    FORWARD,
    GARRISON,
    HAUL,
    INFILTRATE,
    MACHINES,
    MIMICRY,
    RANGE,
    RELAY,
    SLIP,
    SPREAD,
    VOID_GATE,
    amount,
)
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import board_of, enemies, markers_left
from orrery.games.warpgate.rules.vocabulary import (
    ADVANCE,
    CONCENTRATE,
    CONTROL_1X,
    DEPLOY_1_TO_3,
    DRAW,
    DRAW_1X,
    MANEUVER,
    PROMOTE,
    PROMOTE_2X,
    RECON,
    REFRESH_GOODS,
    REINFORCE,
    REINFORCE_1X,
    SKIRMISH,
    TAKE_TECHNOLOGY,
    TRADE,
    WHEN_USED,
)
from orrery.games.warpgate.rules.vocabulary import CONTROL as CONTROL_ACTION

Move = tuple[Place, Place]
Route = tuple[Place, Place, Place]

CAN_ATTACK = (ADVANCE, CONCENTRATE, SKIRMISH)
RANGE_RULE = {
    ADVANCE: "W10.2",
    CONCENTRATE: "W10.3",
    MANEUVER: "W10.5",
    RECON: "W10.7",
    SKIRMISH: "W10.10",
    TRADE: "W10.11",
}


def only(rule: str) -> Callable[[Any], No | None]:
    """For questions where nothing but what is offered is possible: the rule that says so."""
    return lambda value: No(rule)


def between(rule: str, low: int, high: int) -> Callable[[int], No | None]:
    """Which rule forbids a number."""
    return lambda n: None if low <= n <= high else No(rule, low=low, high=high, have=n)


# --- W7: range and movement ---------------------------------------------------------------------------------


def farthest(s: Warpgate, seat: int, x: int, used: int | None = None) -> int:
    """The range of ships of a seat in an action with range X (W7.2)."""
    return x + amount(s, seat, RANGE, used)


def in_the_way(s: Warpgate, seat: int, used: int | None = None) -> int:
    """The places that ships of a seat cannot pass (W19.7)."""
    return 0 if s.pass_enemies or amount(s, seat, SLIP, used) else enemies(s, seat)


def ranging(s: Warpgate, seat: int, x: int, used: int | None = None) -> Callable[[Place], int]:
    """The places that ships of a seat can reach from a place, as a function of it (W7.1, W7.2, W19.7)."""
    p, reach = s.players[seat], board_of(s).reach
    blocked, relay = in_the_way(s, seat, used), 0
    if p.texts.here & FAR_MOVES:
        x = farthest(s, seat, x, used)
        if amount(s, seat, RELAY, used):
            relay = p.colonies
    far = min(x, FARTHEST)
    if not relay:
        return lambda start: reach(seat, start, blocked)[far]
    return lambda start: reach(seat, start, blocked)[far] | (relay if start == GATE else relay >> start & 1)


def distance_now(s: Warpgate, seat: int, start: Place, end: Place) -> int:
    """How many empty hexes ships of a seat have to pass from one place to another, given what is in the way; the plain
    distance if there is no way at all, or only one of another kind."""
    within = board_of(s).reach(seat, start, in_the_way(s, seat))
    return next((n for n, mask in enumerate(within) if mask >> end & 1), board_of(s).distance(seat, start, end))


def in_range(s: Warpgate, seat: int, start: Place, x: int, used: int | None = None) -> int:
    """The places that ships of a seat can reach from this one."""
    return ranging(s, seat, x, used)(start)


def used_after(s: Warpgate, seat: int, start: Place, end: Place, x: int, used: int) -> int:
    """The powers used in this action once ships have gone this way: as few as possible (W12.5, W19.34)."""
    if s.players[seat].texts.here & FAR_MOVES:
        for needed in (0, RANGE, SLIP, RELAY, RANGE | SLIP):
            if in_range(s, seat, start, x, (used | FAR_MOVES) & ~(needed & ~used)) >> end & 1:
                return used | needed
    return used


def open_to(s: Warpgate, seat: int, attack: bool) -> int:
    """The places where ships of a seat may end their move: not where enemy ships are, unless they attack (W7.4), and
    never against or from under a peace (W15.3)."""
    closed = enemies(s, seat)
    if attack and not s.players[seat].peace:
        closed = 0
        for other, p in enumerate(s.players):
            if other != seat and p.peace:
                closed |= p.fleets
        closed &= ~1
    return ~closed


def moves(s: Warpgate, seat: int, x: int, attack: bool, least: int = 1, used: int | None = None) -> list[Move]:
    """All ways for a group of ships to get from one place to another."""
    p = s.players[seat]
    ships, allowed, reached = p.ships, open_to(s, seat, attack), ranging(s, seat, x, used)
    found = []
    for start in places(p.fleets):
        if ships[start] >= least:
            found += [(start, end) for end in places(reached(start) & allowed)]
    return found


def can_move(s: Warpgate, seat: int, x: int, attack: bool, least: int) -> bool:
    """Whether there is any such way."""
    p = s.players[seat]
    allowed, reached = open_to(s, seat, attack), ranging(s, seat, x)
    return any(p.ships[start] >= least and reached(start) & allowed for start in places(p.fleets))


def why_no_move(s: Warpgate, seat: int, x: int, action: Action, least: int = 1) -> Callable[[Move | None], No | None]:
    """Which rule forbids a group of ships from going from one place to another."""
    p = s.players[seat]

    def forbids(move: Move | None) -> No | None:
        if move is None:
            return None
        start, end = move
        have = p.ships[start] if 0 <= start < board_of(s).size else 0
        if have < least:
            return No(RANGE_RULE[action], place=start, need=least, have=have)
        return why_not_there(s, seat, start, end, x, action)

    return forbids


def why_not_there(s: Warpgate, seat: int, start: Place, end: Place, x: int, action: Action) -> No | None:
    """Which rule forbids ships from going to a place."""
    if end >= board_of(s).size:
        return No("W7.3", place=end)
    if not in_range(s, seat, start, x) >> end & 1:
        need, far = board_of(s).distance(seat, start, end), farthest(s, seat, x)
        return No("W19.7" if need <= far else "W7.2", place=end, need=need, have=far)
    if not open_to(s, seat, action in CAN_ATTACK) >> end & 1:
        return No("W15.3" if action in CAN_ATTACK else "W7.7", place=end)
    return None


def trade_planets(s: Warpgate, seat: int) -> int:
    """The trade planets where a ship of a seat may stop."""
    return (board_of(s).trade | s.new_trade) & ~s.dead & ~enemies(s, seat)


def routes(s: Warpgate, seat: int, x: int) -> list[Route]:
    """All ways for a ship from a trade planet to a second and on to a third (W10.11, W19.13)."""
    p = s.players[seat]
    x += amount(s, seat, HAUL)
    stops, reached = trade_planets(s, seat), ranging(s, seat, x)
    found = []
    for start in places(p.fleets & stops):
        if not p.ships[start]:
            continue
        for middle in places(reached(start) & stops):
            used = used_after(s, seat, start, middle, x, p.texts.exhausted)
            ends = (reached(middle) if used == p.texts.exhausted else in_range(s, seat, middle, x, used)) & stops
            if not s.same_route:
                ends &= ~(1 << start)
            found += [(start, middle, end) for end in places(ends)]
    return found


def why_no_route(s: Warpgate, seat: int, x: int) -> Callable[[Route], No | None]:
    """Which rule forbids a trade route."""

    def forbids(route: Route) -> No | None:
        start, middle, end = route
        p, stops = s.players[seat], trade_planets(s, seat)
        far = x + amount(s, seat, HAUL)
        if max(route) >= board_of(s).size or not p.ships[start] or start == middle or middle == end:
            return No("W10.11", place=start)
        if end == start and not s.same_route:
            return No("W19.13", place=end)
        for place in route:
            if not stops >> place & 1:
                return No("W10.11", place=place)
        for one, other in ((start, middle), (middle, end)):
            no = why_not_there(s, seat, one, other, far, TRADE)
            if no is not None:
                return no
        return None if route in routes(s, seat, x) else No("W12.5", place=end)

    return forbids


# --- W10 to W12: where ships, markers and drones go ----------------------------------------------------------


def gatherings(s: Warpgate, seat: int, x: int) -> int:
    """The places that a Concentrate can go to."""
    p, reached = s.players[seat], ranging(s, seat, x)
    mask = 0
    for start in places(p.fleets):
        if p.ships[start]:
            mask |= reached(start)
    return mask & open_to(s, seat, True)


def gathered_from(s: Warpgate, seat: int, x: int, end: Place) -> list[Place]:
    """The places from which a Concentrate can go to a place."""
    p, reached = s.players[seat], ranging(s, seat, x)
    return [start for start in places(p.fleets) if p.ships[start] and reached(start) >> end & 1]


def reinforceable(s: Warpgate, seat: int) -> int:
    """The places where a ship can be put (W10.8)."""
    p = s.players[seat]
    mask = p.fleets
    if p.texts.here & GARRISON and amount(s, seat, GARRISON):
        mask |= (p.outposts | p.colonies) & ~enemies(s, seat)
    return mask


def reinforcements(s: Warpgate, seat: int, x: int) -> tuple[list[Place], int]:
    """The places to choose from, and the most that may be chosen."""
    mask = reinforceable(s, seat)
    most = min(x + amount(s, seat, DEPLOY), s.players[seat].supply)
    found = list(places(mask))
    if amount(s, seat, SPREAD):
        return [place for place in found for _ in range(most)], most
    return found, min(most, len(found))


def warp_targets(s: Warpgate, seat: int, x: int) -> int:
    """Where Warp-in may put its ships: the player's own Warpgate, and what powers add (W10.12, W17.7)."""
    p = s.players[seat]
    mask = 1
    if p.texts.here & (FORWARD | VOID_GATE):
        closed = enemies(s, seat)
        if amount(s, seat, FORWARD):
            mask |= p.colonies & ~closed
        if amount(s, seat, VOID_GATE):
            for other, rival in enumerate(s.players):
                if other != seat:
                    closed |= rival.outposts | rival.colonies
            mask |= board_of(s).static[seat][GATE][min(x, FARTHEST)] & ~closed
    return mask


def controllable(s: Warpgate, seat: int) -> int:
    """The planets that can be marked: those with a ship of the player and no marker of theirs yet (W11.1, W19.15)."""
    p = s.players[seat]
    mask = p.fleets
    if p.texts.here & DRONE_CONTROL and amount(s, seat, DRONE_CONTROL):
        mask |= 1 << p.drone & ~enemies(s, seat)
    return mask & board_of(s).all & ~(p.outposts | p.colonies | s.dead)


def most_controlled(s: Warpgate, seat: int, x: int) -> int:
    """The most planets that can be marked."""
    return min(x + amount(s, seat, CONTROL), controllable(s, seat).bit_count(), markers_left(s.players[seat]))


def landings(s: Warpgate, seat: int, x: int) -> int:
    """The planets a drone may go to (W12.1, W19.16, W17.4)."""
    p, board = s.players[seat], board_of(s)
    d = KNOWN[s.data]
    mask = 0
    for card in s.available:
        mask |= board.of_type[d.technologies[card].type]
    mask &= board.static[seat][p.drone][min(x + amount(s, seat, DRONE_RANGE), FARTHEST)] & ~s.dead
    return mask if p.texts.here & INFILTRATE else mask & ~enemies(s, seat)


def why_no_landing(s: Warpgate, seat: int, x: int) -> Callable[[Place], No | None]:
    """Which rule forbids a drone from going to a place."""

    def forbids(place: Place) -> No | None:
        p, board = s.players[seat], board_of(s)
        if place == GATE or place >= board.size or s.dead >> place & 1:
            return No("W12.1", place=place)
        if place == p.drone:
            return No("W19.16", place=place)
        far = x + amount(s, seat, DRONE_RANGE)
        if not board.static[seat][p.drone][min(far, FARTHEST)] >> place & 1:
            return No("W7.2", place=place, need=board.distance(seat, p.drone, place), have=far)
        if all(KNOWN[s.data].technologies[card].type != board.type_of[place] for card in s.available):
            return No("W17.4" if p.texts.here & INFILTRATE else "W12.1", place=place)
        return No("W12.1", place=place) if not landings(s, seat, x) >> place & 1 else None

    return forbids


# --- W5: what can be done with a turn -----------------------------------------------------------------------


def no_advance(s: Warpgate, seat: int, x: int) -> No | None:
    return None if can_move(s, seat, x, True, 2) else No("W10.2", need=2)


def no_concentrate(s: Warpgate, seat: int, x: int) -> No | None:
    return None if gatherings(s, seat, x) else No("W10.3")


def no_control(s: Warpgate, seat: int, x: int) -> No | None:
    return None if controllable(s, seat) and markers_left(s.players[seat]) else No("W11.1")


def no_maneuver(s: Warpgate, seat: int, x: int) -> No | None:
    return None if can_move(s, seat, x, False, 1) else No("W10.5")


def no_promote(s: Warpgate, seat: int, x: int) -> No | None:
    return None if len(s.promotions) else No("W10.6")


def no_recon(s: Warpgate, seat: int, x: int) -> No | None:
    return None if can_move(s, seat, 2 * x, False, 1) else No("W10.7")


def no_reinforce(s: Warpgate, seat: int, x: int) -> No | None:
    return None if s.players[seat].supply and reinforceable(s, seat) else No("W10.8")


def no_research(s: Warpgate, seat: int, x: int) -> No | None:
    return None if landings(s, seat, x) else No("W12.1")


def no_skirmish(s: Warpgate, seat: int, x: int) -> No | None:
    return None if can_move(s, seat, x, True, 1) else No("W10.10")


def no_trade(s: Warpgate, seat: int, x: int) -> No | None:
    return None if routes(s, seat, x) else No("W10.11")


def no_warp_in(s: Warpgate, seat: int, x: int) -> No | None:
    return None if s.players[seat].supply else No("W10.12")


def no_draw(s: Warpgate, seat: int, x: int) -> No | None:
    return None


IMPOSSIBLE = (
    no_advance, no_concentrate, no_control, no_maneuver, no_promote, no_recon, no_reinforce, no_research, no_skirmish,
    no_trade, no_warp_in, no_draw,
)  # fmt: skip
"""Which rule makes an action impossible now, because it could have no effect at all (W19.29); in the order of the
actions."""


def why_not_token(s: Warpgate, seat: int, token: Token) -> No | None:
    """Which rule forbids using a kept token now (W15.2, W19.18)."""
    p = s.players[seat]
    if token not in p.tokens:
        return No("W19.18", token=token)
    kind = KNOWN[s.data].token_kind[token]
    if kind not in WHEN_USED:
        return No("W15.2", token=token)
    if kind == REFRESH_GOODS:
        return None if p.spent else No("W6.3", token=token)
    if kind == DEPLOY_1_TO_3:
        return None if p.supply and p.fleets else No("W10.8", token=token)
    if kind == TAKE_TECHNOLOGY:
        can = s.technologies_left if s.token_from_deck else s.available
        return None if can else No("W19.26", token=token)
    action, x = TOKEN_ACTION[kind]
    return IMPOSSIBLE[action](s, seat, x)


TOKEN_ACTION = {
    REINFORCE_1X: (REINFORCE, 1),
    DRAW_1X: (DRAW, 1),
    CONTROL_1X: (CONTROL_ACTION, 1),
    PROMOTE_2X: (PROMOTE, 2),
}
"""The tokens that give an action, and its X."""


def usable_tokens(s: Warpgate, seat: int) -> list[Token]:
    """The kept tokens that can be used now, each kind once."""
    tokens = s.players[seat].tokens
    return sorted({t for t in tokens if why_not_token(s, seat, t) is None}) if tokens else []


def plays(s: Warpgate, seat: int, renewed: bool) -> list[Play]:
    """Everything that could be done with a turn, whether possible or not."""
    p = s.players[seat]
    most = p.fresh if s.many_goods else min(p.fresh, 1)
    found: list[Play]
    if most:
        goods = range(most + 1)
        found = [(way, card, n) for card in p.hand for way in (0, 1, 2) for n in goods]
    else:
        found = [(way, card, 0) for card in p.hand for way in (0, 1, 2)]
    if p.tokens:
        found += [(TOKEN, token, 0) for token in usable_tokens(s, seat)]
    if p.texts.here & (MACHINES | MIMICRY):
        if may_renew(s, seat, renewed):
            found.append((RENEW, 0, 0))
        if p.texts.here & MIMICRY and len(p.abilities) == 1:
            found += [(COPY, other, 0) for other in range(len(s.players)) if other != seat]
    return found


def may_renew(s: Warpgate, seat: int, renewed: bool) -> bool:
    """Whether Unpredictable Machines may first discard the hand for 2 cards (W17.9, W19.38)."""
    p = s.players[seat]
    return bool(p.texts.here & MACHINES and not s.machines_instead and not renewed and p.hand)


def may_play(s: Warpgate, seat: int, slot: int, renewed: bool) -> Callable[[Play], No | None]:
    """Which rule forbids using a turn this way."""
    p = s.players[seat]
    two = KNOWN[s.data].two_actions

    def forbids(play: Play) -> No | None:
        way, which, goods = play
        if way <= DRAWING:
            if which not in p.hand:
                return No("W5.1", action=which)
            if not 0 <= goods <= p.fresh:
                return No("W6.2", need=goods, have=p.fresh)
            if goods > 1 and not s.many_goods:
                return No("W19.5")
            return None if way == DRAWING else IMPOSSIBLE[two[which][way]](s, seat, slot + goods)
        if goods:
            return No("W6.2", need=goods, have=0)
        if way == TOKEN:
            return why_not_token(s, seat, Token(which))
        if way == RENEW:
            return None if may_renew(s, seat, renewed) else No("W17.9")
        copied = len(p.abilities) > 1 or which == seat or which >= len(s.players)
        return No("W17.1") if copied or not p.texts.here & MIMICRY else None

    return forbids

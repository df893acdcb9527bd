"""Warpgate: the eleven actions and drawing (W10 to W12), each a step that takes the acting seat and X."""

from __future__ import annotations

from typing import Any

from orrery.core.ask import amount, choose, confirm, pick
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.warpgate.rules.acting import does
from orrery.games.warpgate.rules.battle import battle
from orrery.games.warpgate.rules.board import GATE, NOWHERE, places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.discoveries import arrive, explore
from orrery.games.warpgate.rules.legality import (
    RANGE_RULE,
    Move,
    Route,
    between,
    controllable,
    farthest,
    gathered_from,
    gatherings,
    landings,
    most_controlled,
    moves,
    only,
    reinforcements,
    routes,
    used_after,
    warp_targets,
    why_no_landing,
    why_no_move,
    why_no_route,
    why_not_there,
)
from orrery.games.warpgate.rules.nouns import Action, Place
from orrery.games.warpgate.rules.powers import (
    ANY_OBJECTIVE,
    COLONIZE,
    CONTROL_DEPLOY,
    CONTROL_REFRESH,
    DEPLOY,
    DRAW_DEPLOY,
    DRAW_REFRESH,
    DRONE_RANGE,
    ESCORT,
    HAUL,
    MACHINES,
    RESEARCH_DRAW,
    SIFT,
    TRADE_DRAW,
    WING,
    exhaust,
    has,
    use,
)
from orrery.games.warpgate.rules.powers import DRAW as DRAW_MORE
from orrery.games.warpgate.rules.powers import amount as power
from orrery.games.warpgate.rules.state import Battle, Warpgate
from orrery.games.warpgate.rules.verbs import (
    board_of,
    deploy,
    deployed,
    deployment,
    discard,
    drone_meets,
    enemies,
    holder,
    land,
    lift,
    put_marker,
    refresh,
    settle,
    take_good,
    take_objective,
    take_technology,
    whole_sector,
)
from orrery.games.warpgate.rules.verbs import (
    draw as draw_cards,
)
from orrery.games.warpgate.rules.vocabulary import (
    ADVANCE,
    CONCENTRATE,
    CONTROL,
    DRAW,
    MANEUVER,
    PROMOTE,
    RECON,
    REINFORCE,
    RESEARCH,
    SKIRMISH,
    TRADE,
    WARP_IN,
)

MOST_DRAWN = 4
"""Unpredictable Machines draw 1 to 4 cards (W17.9)."""
RENEWED = 2
"""How many cards Unpredictable Machines draw for a whole hand (W17.9)."""


# --- moving ships (W7) --------------------------------------------------------------------------------------


async def how_many(s: Warpgate, seat: int, low: int, high: int, rule: str) -> int:
    """How many ships go; not asked if there is no choice."""
    if low >= high:
        return high
    count: int = await amount(seat, KNOWN[s.data].kinds.ships, low, high, between(rule, low, high))
    return count


async def escorted(s: Warpgate, seat: int) -> int:
    """A ship from the supply that joins the moving ships, if the player has that power and wants to use it (W17.6)."""
    p = s.players[seat]
    if not p.texts.here & ESCORT or not p.supply or not power(s, seat, ESCORT):
        return 0
    if not await confirm(seat, KNOWN[s.data].kinds.escort):
        return 0
    use(s, seat, ESCORT)
    p.supply -= 1
    return 1


def sail(s: Warpgate, seat: int, groups: dict[Place, int], end: Place, more: int) -> None:
    """Ships go from one or two places to another, and more join them: they land, or they attack (W7.4). `groups` says
    how many come from where."""
    p = s.players[seat]
    for start, ships in groups.items():
        lift(p, start, ships)
        if s.journal is not None:
            tell(s, "warpgate-log-moves", seat=seat, ships=ships, place=start, target=end)
    if more:
        tell(s, "warpgate-log-joins", seat=seat, ships=more)
    ships = sum(groups.values()) + more
    if enemies(s, seat) >> end & 1:
        home, home_2 = (*groups, NOWHERE)[:2]
        rival = holder(s, seat, end)
        s.battle = Battle(attacker=seat, defender=rival, place=end, home=home, home_2=home_2, ships=ships)
        then(s, frame(battle))
        return
    land(p, end, ships)
    arrive(s, seat, end)


async def one_move(s: Warpgate, seat: int, x: int, action: Action, least: int, most: int) -> None:
    """A group of ships from one place to another."""
    attack = action in (ADVANCE, SKIRMISH)
    offered = moves(s, seat, x, attack, least)
    why = why_no_move(s, seat, x, action, least)
    far = farthest(s, seat, x)
    move: Move = await choose(seat, KNOWN[s.data].kinds.move, offered, explain=why, action_name=action, x=x, far=far)
    start, end = move
    p = s.players[seat]
    ships = await how_many(s, seat, least, min(most, p.ships[start]), RANGE_RULE[action])
    sail(s, seat, {start: ships}, end, await escorted(s, seat))
    if action == RECON and s.stacks >> end & 1:
        then(s, frame(explore, seat, end))


@does(ADVANCE)
async def advance(s: Warpgate, seat: int, x: int) -> None:
    """Two or more ships move or attack (W10.2)."""
    await one_move(s, seat, x, ADVANCE, 2, 12)


@does(SKIRMISH)
async def skirmish(s: Warpgate, seat: int, x: int) -> None:
    """One ship moves or attacks (W10.10)."""
    await one_move(s, seat, x, SKIRMISH, 1, 1 + use(s, seat, WING))


@does(RECON)
async def recon(s: Warpgate, seat: int, x: int) -> None:
    """One ship moves, twice as far, and explores (W10.7)."""
    await one_move(s, seat, 2 * x, RECON, 1, 1)


@does(CONCENTRATE)
async def concentrate(s: Warpgate, seat: int, x: int) -> None:
    """Ships from one or two places move to one place or attack there (W10.3)."""
    p, k = s.players[seat], KNOWN[s.data].kinds
    ends = places(gatherings(s, seat, x))
    starts = places(p.fleets)

    def explain(end: Place) -> No | None:
        refusals = [why_not_there(s, seat, start, end, x, CONCENTRATE) for start in starts if start != end]
        return next((no for no in refusals if no is not None), No("W10.3", place=end))

    end = await choose(seat, k.gather_at, ends, explain=explain, x=x, far=farthest(s, seat, x))
    homes = gathered_from(s, seat, x, end)
    ships = [home for home in homes for _ in range(p.ships[home])]

    def two_at_most(chosen: tuple[Place, ...]) -> No | None:
        have = len(set(chosen))
        return None if have <= 2 else No("W10.3", need=2, have=have)

    forbids = two_at_most if len(homes) > 2 else None
    chosen = await pick(seat, k.gather, ships, 1, len(ships), forbids, how_many="W10.3", of_which="W7.2", place=end)
    sail(s, seat, {home: chosen.count(home) for home in chosen}, end, await escorted(s, seat))


@does(MANEUVER)
async def maneuver(s: Warpgate, seat: int, x: int) -> None:
    """Any number of ships move from one place to another (W10.5)."""
    p = s.players[seat]
    why = why_no_move(s, seat, x, MANEUVER)
    offered = moves(s, seat, x, False)
    far = farthest(s, seat, x)
    move: Move = await choose(seat, KNOWN[s.data].kinds.move, offered, explain=why, action_name=MANEUVER, x=x, far=far)
    start, end = move
    ships = await how_many(s, seat, 1, p.ships[start], "W10.5")
    more = await escorted(s, seat)
    exhaust(p, used_after(s, seat, start, end, x, p.texts.exhausted))
    s.moved = ships + more
    then(s, frame(maneuver_again, seat, x, end))
    sail(s, seat, {start: ships}, end, more)


async def maneuver_again(s: Warpgate, seat: int, x: int, moved_to: Place) -> None:
    """Then the same again with other ships, or not at all (W10.5, W19.11)."""
    p = s.players[seat]
    left = p.ships[:]
    left[moved_to] -= s.moved
    offered = [move for move in moves(s, seat, x, False) if left[move[0]]]
    if not offered:
        return
    why = why_no_move(s, seat, x, MANEUVER)
    k = KNOWN[s.data].kinds
    offers: list[Move | None] = [*offered, None]
    far = farthest(s, seat, x)
    move = await choose(seat, k.move_again, offers, explain=lambda m: why(m) or No("W19.11"), x=x, far=far)
    if move is None:
        return
    start, end = move
    ships = await how_many(s, seat, 1, left[start], "W19.11")
    sail(s, seat, {start: ships}, end, await escorted(s, seat))


@does(TRADE)
async def trade(s: Warpgate, seat: int, x: int) -> None:
    """A ship moves from trade planet to trade planet twice, for a trade good (W10.11)."""
    p = s.players[seat]
    k = KNOWN[s.data].kinds
    haul = x + power(s, seat, HAUL)
    far, why = farthest(s, seat, haul), why_no_route(s, seat, x)
    route: Route = await choose(seat, k.route, routes(s, seat, x), explain=why, x=x, far=far)
    start, middle, end = route
    more = await escorted(s, seat)
    exhaust(p, used_after(s, seat, start, middle, haul, p.texts.exhausted))
    s.moved = 1 + more
    then(s, frame(trade_on, seat, middle, end))
    sail(s, seat, {start: 1}, middle, more)


async def trade_on(s: Warpgate, seat: int, middle: Place, end: Place) -> None:
    """From its stop the ship, unless it is lost, goes on to the further planet for a trade good (W10.11, W19.13)."""
    if not s.moved:
        return
    sail(s, seat, {middle: s.moved}, end, 0)
    if take_good(s, seat) and s.players[seat].texts.here & TRADE_DRAW:
        await draw_cards(s, seat, power(s, seat, TRADE_DRAW), "trade")


# --- new ships (W10.8, W10.12) ------------------------------------------------------------------------------


@does(REINFORCE)
async def reinforce(s: Warpgate, seat: int, x: int) -> None:
    """Put a ship on each of up to X places where the player has one (W10.8)."""
    offered, most = reinforcements(s, seat, x)
    k = KNOWN[s.data].kinds
    chosen = await pick(seat, k.reinforce, offered, 1, most, how_many="W10.8", of_which="W10.8", x=x)
    for place in chosen:
        deploy(s, seat, place, 1)
    await deployed(s, seat, *chosen)


@does(WARP_IN)
async def warp_in(s: Warpgate, seat: int, x: int) -> None:
    """Put up to X ships on the player's own Warpgate (W10.12)."""
    k = KNOWN[s.data].kinds
    place = GATE
    targets = warp_targets(s, seat, x)
    if targets != 1:
        place = await choose(seat, k.warp_to, places(targets), explain=only("W10.12"), x=x)
    most = min(x + power(s, seat, DEPLOY), s.players[seat].supply)
    ships = most if most == 1 else await amount(seat, k.warp_in, 1, most, between("W10.12", 1, most), x=x)
    deploy(s, seat, place, ships)
    await deployed(s, seat, place)


# --- Control (W11) ------------------------------------------------------------------------------------------


@does(CONTROL)
async def control(s: Warpgate, seat: int, x: int) -> None:
    """Mark up to X planets where the player has ships, then take an objective (W11)."""
    k = KNOWN[s.data].kinds
    most = most_controlled(s, seat, x)
    offered = places(controllable(s, seat))
    chosen = await pick(seat, k.control, offered, 1, most, how_many="W11.1", of_which="W19.15", x=x)
    completing = [place for place in chosen if put_marker(s, seat, place)]
    if s.players[seat].texts.here & (COLONIZE | CONTROL_REFRESH | CONTROL_DEPLOY):
        await controlled(s, seat, chosen)
    matched: list[tuple[Place, ...]] = [chosen]
    if s.objectives_for == "each":
        matched = [(place,) for place in chosen]
    elif s.objectives_for == "sector":
        matched = [places(whole_sector(s, place)) for place in completing]
    then(s, *(frame(objective, seat, planets) for planets in matched))


async def controlled(s: Warpgate, seat: int, chosen: tuple[Place, ...]) -> None:
    """What technologies give after planets are marked."""
    p, k = s.players[seat], KNOWN[s.data].kinds
    fresh = [place for place in chosen if p.outposts >> place & 1]
    if fresh and use(s, seat, COLONIZE):
        place = fresh[0] if len(fresh) == 1 else await choose(seat, k.colonize, fresh, explain=only("W11.1"))
        settle(p, 1 << place)
        tell(s, "warpgate-log-marks", seat=seat, place=place, marker="colony")
    refresh(s, seat, use(s, seat, CONTROL_REFRESH))
    ships = use(s, seat, CONTROL_DEPLOY)
    free = [place for place in chosen if not enemies(s, seat) >> place & 1]
    if ships and p.supply and free:
        place = free[0] if len(free) == 1 else await choose(seat, k.deploy_at, free, explain=only("W11.1"))
        await deployment(s, seat, place, ships)


async def objective(s: Warpgate, seat: int, marked: tuple[Place, ...]) -> None:
    """Take an available objective whose type matches one of these planets (W11.3, W11.4)."""
    board, k = board_of(s), KNOWN[s.data].kinds
    types = {board.type_of[place] for place in marked}
    matching = sorted({t for t in s.objectives if t in types or has(s, seat, ANY_OBJECTIVE)})
    if not matching:
        return
    if s.open_objectives:
        d = KNOWN[s.data]
        goals = [g for g in s.open_goals if d.objectives[g].type in matching]
        goal = (
            goals[0] if len(goals) == 1 else await choose(seat, k.open_objective, sorted(goals), explain=only("W11.3"))
        )
        await take_objective(s, seat, d.objectives[goal].type, goal)
        return
    type_ = matching[0]
    if len(matching) > 1:
        type_ = await choose(seat, k.objective, matching, explain=only("W11.3"))
    await take_objective(s, seat, type_)


# --- cards (W10.1, W10.6, W12) ------------------------------------------------------------------------------


@does(RESEARCH)
async def research(s: Warpgate, seat: int, x: int) -> None:
    """The drone goes to a planet and finds a technology of its type (W12.1, W12.2)."""
    p, d = s.players[seat], KNOWN[s.data]
    offered = places(landings(s, seat, x))
    far = x + power(s, seat, DRONE_RANGE)
    place = await choose(seat, d.kinds.drone, offered, explain=why_no_landing(s, seat, x), x=x, far=far)
    p.drone = place
    tell(s, "warpgate-log-drone", seat=seat, place=place)
    type_ = board_of(s).type_of[place]
    cards = sorted({card for card in s.available if d.technologies[card].type == type_})
    card = cards[0]
    if len(cards) > 1:
        card = await choose(seat, d.kinds.technology, cards, explain=only("W12.2"))
    drone_meets(s, seat)
    await take_technology(s, seat, card)
    if p.texts.here & RESEARCH_DRAW:
        await draw_cards(s, seat, power(s, seat, RESEARCH_DRAW), "ability")


@does(PROMOTE)
async def promote(s: Warpgate, seat: int, x: int) -> None:
    """Take X cards from the common tactics deck, keep one, shuffle the others back (W10.6, W19.12)."""
    p, k = s.players[seat], KNOWN[s.data].kinds
    count = min(x, len(s.promotions))
    if not count:
        return
    p.offered = sorted(await Draw(k.promotions_drawn, s.promotions, count, seat=seat, seen=1 << seat, why="promote"))
    card = p.offered[0]
    if count > 1:
        card = await choose(seat, k.promote, p.offered, explain=only("W10.6"))
    p.offered.remove(card)
    s.promotions.shuffle_in(p.offered)
    p.offered = []
    p.elite.append(card)
    p.tactics_discard.append(card)
    tell(s, "warpgate-log-promotes", seat=seat, tactic=card)


@does(DRAW)
async def draw(s: Warpgate, seat: int, x: int) -> None:
    """Draw X action cards (W10.1); Unpredictable Machines draw 1 to 4 instead, or under that ruling 2 for the whole
    hand (W17.9, W19.38)."""
    p, k = s.players[seat], KNOWN[s.data].kinds
    if p.texts.here & MACHINES and s.machines_instead and p.hand and await confirm(seat, k.renew):
        discard(s, seat, p.hand[:])
        x = RENEWED
    elif p.texts.here & MACHINES:
        most = max(x, MOST_DRAWN)
        x = await amount(seat, k.draw, 1, most, between("W17.9", 1, most))
    more = use(s, seat, DRAW_MORE)
    sifted = use(s, seat, SIFT)
    await draw_cards(s, seat, x + more + sifted, "draw")
    if p.texts.here & (DRAW_REFRESH | DRAW_DEPLOY):
        refresh(s, seat, use(s, seat, DRAW_REFRESH))
        await deployment(s, seat, GATE, use(s, seat, DRAW_DEPLOY))
    if sifted and len(p.hand) > sifted:
        told: dict[str, Any] = {"number": sifted, "exactly": "yes"}
        gone = await pick(seat, k.discard, p.hand, sifted, sifted, how_many="W12.5", of_which="W5.3", **told)
        discard(s, seat, gone)

"""Warpgate: discovery tokens (W15): exploring, tokens that work at once, and using kept ones."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.ask import amount, choose, confirm
from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.warpgate.rules.acting import act
from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.kinds import OTHER, THIS
from orrery.games.warpgate.rules.legality import TOKEN_ACTION, between, only
from orrery.games.warpgate.rules.nouns import Place, Token
from orrery.games.warpgate.rules.powers import (
    DEPLOY,
    EXPLORE_ANY,
    EXPLORE_BOTH,
    EXPLORE_DEPLOY,
    EXPLORE_DRAW,
    EXPLORE_REFRESH,
    EXPLORE_SAFE,
    MOVE_REFRESH,
    use,
)
from orrery.games.warpgate.rules.powers import amount as power
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import (
    board_of,
    deploy,
    deployed,
    deployment,
    destroy,
    draw,
    gain_objective,
    gain_technology,
    refresh,
    ships_arrive,
    take_good,
    take_marker,
    take_objective,
    take_technology,
)
from orrery.games.warpgate.rules.vocabulary import (
    AT_ONCE,
    DEAD_PLANET,
    DEPLOY_1_TO_3,
    DRAW,
    NEW_TRADE_PLANET,
    REFRESH_GOODS,
    SHIP_DESTROYED,
    TAKE_GOOD,
    TAKE_OBJECTIVE,
    TAKE_TECHNOLOGY,
)

EXPLORING = EXPLORE_DRAW | EXPLORE_REFRESH | EXPLORE_DEPLOY
FEWEST, MOST = 1, 3


def arrive(s: Warpgate, seat: int, place: Place) -> None:
    """What happens when ships have moved to a place."""
    ships_arrive(s, seat, place)
    p = s.players[seat]
    if p.texts.here & (MOVE_REFRESH | EXPLORE_ANY):
        if (board_of(s).trade | s.new_trade) & ~s.dead & 1 << place:
            refresh(s, seat, use(s, seat, MOVE_REFRESH))
        if s.stacks >> place & 1 and power(s, seat, EXPLORE_ANY):
            then(s, frame(visit, seat, place))


async def visit(s: Warpgate, seat: int, place: Place) -> None:
    """Ships that have moved to a planet may explore it (Pilgrim Ways)."""
    can = s.stacks >> place & 1 and s.players[seat].ships[place]
    if can and await confirm(seat, KNOWN[s.data].kinds.visit, place=place):
        use(s, seat, EXPLORE_ANY)
        then(s, frame(explore, seat, place))


async def explore(s: Warpgate, seat: int, place: Place) -> None:
    """Turn over the top token: take it and box the other one unseen, or box it and take the other (W15.1)."""
    k = KNOWN[s.data].kinds
    if not s.stacks >> place & 1:  # two effects explore it: the first has already done so
        return
    s.stacks &= ~(1 << place)
    both = use(s, seat, EXPLORE_BOTH) > 0
    seen = await Draw(k.tokens_found, s.tokens, 2 if both else 1, seat=seat, seen=EVERYONE, why="explore")
    s.turned = list(seen)
    token = seen[0]
    tell(s, "warpgate-log-explores", seat=seat, place=place, tokens=seen)
    if both:
        token = await choose(seat, k.find, sorted(set(seen)), explain=only("W15.1"), place=place)
    elif await choose(seat, k.explore, (THIS, OTHER), explain=only("W15.1"), token=token, place=place) == OTHER:
        (token,) = await Draw(k.tokens_found, s.tokens, 1, seat=seat, seen=EVERYONE, why="explore")
        s.turned.append(token)
    tell(s, "warpgate-log-finds", seat=seat, token=token)
    s.turned.remove(token)
    s.boxed += s.turned
    s.turned = [token]
    then(s, frame(found, seat, place))
    if s.players[seat].texts.here & EXPLORING:
        await draw(s, seat, use(s, seat, EXPLORE_DRAW), "technology")
        refresh(s, seat, use(s, seat, EXPLORE_REFRESH))
        await deployment(s, seat, place, use(s, seat, EXPLORE_DEPLOY))


async def found(s: Warpgate, seat: int, place: Place) -> None:
    """A token is kept for later, or takes effect at once (W15.2)."""
    token = s.turned.pop()
    kind = KNOWN[s.data].token_kind[token]
    if kind not in AT_ONCE:
        s.players[seat].tokens.append(token)
        return
    s.boxed.append(token)
    await FOUND[kind](s, seat, place)


async def ship_destroyed(s: Warpgate, seat: int, place: Place) -> None:
    """The exploring ship is lost: one of those moved by this action (W19.11)."""
    if s.players[seat].ships[place] and not use(s, seat, EXPLORE_SAFE):
        destroy(s, seat, place, 1)
        s.moved = max(0, s.moved - 1)


async def good_found(s: Warpgate, seat: int, place: Place) -> None:
    take_good(s, seat)


async def new_trade_planet(s: Warpgate, seat: int, place: Place) -> None:
    """The planet becomes a trade planet, or under that ruling any planet that is not one (W19.27)."""
    if s.trade_anywhere:
        offered = places(board_of(s).all & ~(board_of(s).trade | s.new_trade | s.dead))
        k = KNOWN[s.data].kinds
        if not offered:
            return
        place = await choose(seat, k.put_token, offered, explain=only("W19.27"))
    s.new_trade |= 1 << place
    tell(s, "warpgate-log-trade-planet", seat=seat, place=place)


async def dead_planet(s: Warpgate, seat: int, place: Place) -> None:
    """The planet now counts only for moving and deploying; markers on it are removed."""
    for other, p in enumerate(s.players):
        if (p.outposts | p.colonies) >> place & 1:
            take_marker(s, other, place)
    s.dead |= 1 << place
    tell(s, "warpgate-log-dead", seat=seat, place=place)


async def objective_found(s: Warpgate, seat: int, place: Place) -> None:
    """Take an objective: an available one, or under that ruling one from the deck (W19.26)."""
    k = KNOWN[s.data].kinds
    if s.token_from_deck:
        await objective_off_the_deck(s, seat)
    elif s.open_goals:
        goals = sorted(s.open_goals)
        goal = goals[0] if len(goals) == 1 else await choose(seat, k.open_objective, goals, explain=only("W19.26"))
        await take_objective(s, seat, KNOWN[s.data].objectives[goal].type, goal)
    elif s.objectives:
        types = sorted(set(s.objectives))
        type_ = types[0] if len(types) == 1 else await choose(seat, k.objective, types, explain=only("W19.26"))
        await take_objective(s, seat, type_)


async def objective_off_the_deck(s: Warpgate, seat: int) -> None:
    if s.objectives_left:
        s.objectives_left -= 1
        k = KNOWN[s.data].kinds
        (type_,) = await Draw(k.types_opened, s.objective_types, 1, seen=EVERYONE, why="deal")
        await gain_objective(s, seat, type_)
        tell(s, "warpgate-log-objective", seat=seat, type=type_)


FOUND: dict[int, Callable[[Warpgate, int, Place], Coroutine[Any, Any, None]]] = {
    SHIP_DESTROYED: ship_destroyed,
    TAKE_GOOD: good_found,
    NEW_TRADE_PLANET: new_trade_planet,
    DEAD_PLANET: dead_planet,
    TAKE_OBJECTIVE: objective_found,
}
"""The effects of the tokens that work at once."""


async def token(s: Warpgate, seat: int, number: Token) -> None:
    """Use a kept token (W15.2, W19.18)."""
    p, d = s.players[seat], KNOWN[s.data]
    p.tokens.remove(number)
    p.old_tokens.append(number)
    for player in s.players:
        player.texts.refresh()
    tell(s, "warpgate-log-token", seat=seat, token=number)
    kind = d.token_kind[number]
    if kind in TOKEN_ACTION:
        action, x = TOKEN_ACTION[kind]
        most = p.fresh if s.many_goods else min(p.fresh, 1)
        if most:
            goods = await amount(seat, d.kinds.boost, 0, most, between("W6.2", 0, most), action_name=action, x=x)
            p.fresh -= goods
            p.spent += goods
            x += goods
        if action == DRAW:  # no card is played, so what works when drawing with a card does not apply (W19.18)
            await draw(s, seat, x, "token")
        else:
            then(s, act(action, seat, x))
    elif kind == REFRESH_GOODS:
        refresh(s, seat, p.spent)
    elif kind == DEPLOY_1_TO_3:
        await deploy_some(s, seat)
    elif kind == TAKE_TECHNOLOGY:
        await technology_token(s, seat)


async def deploy_some(s: Warpgate, seat: int) -> None:
    """Put one to three ships on a planet where the player has one."""
    p, k = s.players[seat], KNOWN[s.data].kinds
    offered = places(p.fleets)
    place = offered[0]
    if len(offered) > 1:
        place = await choose(seat, k.deploy_at, offered, explain=only("W15.3"))
    most = min(MOST + power(s, seat, DEPLOY), p.supply)
    deploy(s, seat, place, most if most == FEWEST else await some_ships(s, seat, most))
    await deployed(s, seat, place)


async def some_ships(s: Warpgate, seat: int, most: int) -> int:
    ships: int = await amount(seat, KNOWN[s.data].kinds.ships, FEWEST, most, between("W15.3", FEWEST, most))
    return ships


async def technology_token(s: Warpgate, seat: int) -> None:
    """Take a technology: any available one, or under that ruling the top one of the deck (W19.26)."""
    k = KNOWN[s.data].kinds
    if s.token_from_deck:
        s.technologies_left -= 1
        (card,) = await Draw(k.technologies_opened, s.technologies, 1, seen=EVERYONE, why="token")
        gain_technology(s, seat, card)
        return
    cards = sorted(set(s.available))
    card = cards[0]
    if len(cards) > 1:
        card = await choose(seat, k.technology, cards, explain=only("W19.26"))
    await take_technology(s, seat, card)

"""Twilight Imperium 4: the Emirates of Hacan."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.games.ti4.rules.aims import aim, aim_amount, aim_some
from orrery.games.ti4.rules.board import in_space, on_planet
from orrery.games.ti4.rules.council import add_votes, extra_votes_allowed
from orrery.games.ti4.rules.data import FLAGSHIP, MECH, TRADE
from orrery.games.ti4.rules.effects import ACTION, drop, holds, lasts
from orrery.games.ti4.rules.hooks import HOOKS, as_action, barred, note_as_action, step
from orrery.games.ti4.rules.judge import Judge, favour, gift, opinion
from orrery.games.ti4.rules.kinds import AIM_DICE, AIM_PLAYER, AIM_STRATEGY
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.notes.generic import marches_in
from orrery.games.ti4.rules.offers import gain_commodities, wants_commodities
from orrery.games.ti4.rules.promissory import place_note, return_note
from orrery.games.ti4.rules.queries.council import CardsTraded, Neighbours, PlanetTraded, SecondaryPrice
from orrery.games.ti4.rules.queries.development import ProductionDiscount
from orrery.games.ti4.rules.rolled import misses
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Seat, Strategy
from orrery.games.ti4.rules.transactions import landings
from orrery.games.ti4.rules.verbs import (
    commodity_limit,
    gain_goods,
    receive_goods,
    replenish,
    spend_strategy_token,
    strategy_tokens,
)
from orrery.games.ti4.rules.windows import ForAll
from orrery.games.ti4.rules.windows.battle import Rolled
from orrery.games.ti4.rules.windows.council import VotesCast
from orrery.games.ti4.rules.windows.development import ProductionBegins
from orrery.games.ti4.rules.windows.rounds import Activated, StrategyPhaseEnds, Traded, TurnBegins, TurnEnds

MASTERS_OF_TRADE = text("faction.hacan.masters_of_trade")
GUILD_SHIPS = text("faction.hacan.guild_ships")
ARBITERS = text("faction.hacan.arbiters")
PRODUCTION_BIOMES = text("technology.production_biomes")
QUANTUM_DATAHUB_NODE = text("technology.quantum_datahub_node")
WRATH_OF_KENARA = text("unit.wrath_of_kenara")
PRIDE_OF_KENARA = text("unit.pride_of_kenara")
TRADE_CONVOYS = text("note.trade_convoys")
CARTH = text("leader.carth_of_golden_sands")
GILA = text("leader.gila_the_silvertongue")
HARRUGH = text("leader.harrugh_gefhara")

OWN_HARVEST, OTHERS_HARVEST = 4, 2
"""The trade goods that Production Biomes bring."""
NODE_COSTS = 3
CARTH_BRINGS = 2
GILA_NEEDS = 10
VOTES_PER_GOOD = 2
FREE = 999
"""Taken off any price, this leaves nothing to pay."""
AFTER_REROLLS = 1

concerns(HARRUGH)

# --- abilities ---------------------------------------------------------------------------------------------------


@HOOKS.modifier(SecondaryPrice, MASTERS_OF_TRADE)
def masters_of_trade(s: Imperium, me: int, query: SecondaryPrice, price: int) -> int:
    "The secondary ability of Trade costs no command token."
    return 0 if query.strategy == TRADE else price


opinion(MASTERS_OF_TRADE, worth=1.5)


@HOOKS.modifier(Neighbours, GUILD_SHIPS)
def guild_ships(s: Imperium, me: int, query: Neighbours, near: int) -> int:
    "You trade with players who are not your neighbours, in your turn and in theirs (LRR F.54)."
    return 1 if me in (query.seat, query.partner) else near


opinion(GUILD_SHIPS, worth=1.5)


@HOOKS.modifier(CardsTraded, ARBITERS)
def arbiters(s: Imperium, me: int, query: CardsTraded, may: int) -> int:
    """In your transactions both sides may give action cards (LRR 91.3). You use it by choice, so that your Political
    Secret stops it (LRR F.13)."""
    return 1 if me in (query.seat, query.partner) and not barred(s, me, ARBITERS) else may


opinion(ARBITERS, worth=0.8)

# --- technologies ------------------------------------------------------------------------------------------------


@as_action(
    "technology.production_biomes",
    lambda s, me: None if strategy_tokens(s, me) else No("LRR 52.5"),
    exhausts=True,
)
async def production_biomes(s: Imperium, me: Seat) -> None:
    "For a token of the strategy pool you gain 4 trade goods, and another player of your choice gains 2."
    await spend_strategy_token(s, me)
    await gain_goods(s, me, OWN_HARVEST)
    await gain_goods(s, await aim(me, AIM_PLAYER, PRODUCTION_BIOMES, sorted(others(s, me))), OTHERS_HARVEST)


opinion(PRODUCTION_BIOMES, worth=3.0, use=2.5, player=gift)


def to_swap_with(s: Imperium, me: int) -> list[Seat]:
    """The other players who have a strategy card."""
    return sorted(other for other in others(s, me) if s.players[other].strategies)


def can_swap(s: Imperium, me: int, w: StrategyPhaseEnds) -> bool:
    """Whether you have the token, the goods and a card, and somebody has a card for it."""
    p = s.players[me]
    return p.goods >= NODE_COSTS and bool(p.strategies and strategy_tokens(s, me) and to_swap_with(s, me))


@HOOKS.reaction(StrategyPhaseEnds, QUANTUM_DATAHUB_NODE, when=can_swap)
async def quantum_datahub_node(s: Imperium, me: Seat, w: StrategyPhaseEnds) -> None:
    """At the end of the strategy phase, for a token of the strategy pool and 3 trade goods that another player gets,
    you exchange a strategy card of your choice with one of theirs, also of your choice."""
    other = await aim(me, AIM_PLAYER, QUANTUM_DATAHUB_NODE, to_swap_with(s, me))
    mine, theirs = s.players[me].strategies, s.players[other].strategies
    given = await aim(me, AIM_STRATEGY, QUANTUM_DATAHUB_NODE, sorted(mine))
    taken = await aim(me, AIM_STRATEGY, QUANTUM_DATAHUB_NODE, sorted(theirs))
    await spend_strategy_token(s, me)
    s.players[me].goods -= NODE_COSTS
    mine[mine.index(given)], theirs[theirs.index(taken)] = taken, given
    await receive_goods(s, other, NODE_COSTS)


def best_to_keep(it: Judge, card: Strategy) -> float:
    """The best of the other's cards, the worst of one's own."""
    return it.strategy(card) * (-1 if card in it.s.players[it.seat].strategies else 1)


def swap_pays(it: Judge) -> float:
    """Whether somebody has a card that is much better than one's own worst one."""
    mine = it.s.players[it.seat].strategies
    theirs = [card for other in others(it.s, it.seat) for card in it.s.players[other].strategies]
    return max(map(it.strategy, theirs), default=0.0) - min(map(it.strategy, mine), default=0.0) - 4.0


opinion(QUANTUM_DATAHUB_NODE, worth=1.5, use=swap_pays, player=gift, strategy=best_to_keep)

# --- units -------------------------------------------------------------------------------------------------------


def can_bribe_fate(s: Imperium, me: int, w: Rolled) -> bool:
    """Whether you have rolled in a space combat beside your flagship, and a trade good would turn a die."""
    c = s.combat
    if w.seat != me or c is None or c.planet >= 0 or not s.players[me].goods:
        return False
    return in_space(s, me, c.place).all[FLAGSHIP] > 0 and bool(misses(s.roll, by=1))


@HOOKS.reaction(Rolled, WRATH_OF_KENARA, when=can_bribe_fate, rank=AFTER_REROLLS)
async def wrath_of_kenara(s: Imperium, me: Seat, w: Rolled) -> None:
    """In a space combat in the flagship's system a trade good adds 1 to a die of yours, once for each die; also to dice
    of anti-fighter barrage, which belongs to the combat. Dice that it would not help are not offered."""
    p, rolled = s.players[me], s.roll
    assert rolled is not None
    for n in await aim_some(me, AIM_DICE, WRATH_OF_KENARA, misses(s.roll, by=1), 1, p.goods):
        rolled.bonus[n] += 1
        p.goods -= 1


opinion(WRATH_OF_KENARA, worth=2.0, use=1.5)


@HOOKS.modifier(PlanetTraded, PRIDE_OF_KENARA)
def pride_of_kenara(s: Imperium, me: int, query: PlanetTraded, may: int) -> int:
    "The card of a planet with this mech may be traded, if there is another planet for your units to go to."
    there = on_planet(s, me, query.planet).all[MECH]
    return 1 if there and landings(s, me, (query.planet,)) else may


opinion(PRIDE_OF_KENARA, worth=0.5)

# --- Trade Convoys -----------------------------------------------------------------------------------------------


@note_as_action("note.trade_convoys")
async def trade_convoys(s: Imperium, me: Seat, owner: Seat) -> None:
    "The note lies face up before you from then on."
    place_note(s, me, TRADE_CONVOYS, owner)


@HOOKS.note_modifier(Neighbours, TRADE_CONVOYS)
def convoys(s: Imperium, me: int, query: Neighbours, near: int, owner: int) -> int:
    "Whoever has it in play trades with players who are not neighbours."
    return 1 if me in (query.seat, query.partner) else near


@HOOKS.note_trigger(Activated, TRADE_CONVOYS, when=marches_in)
async def convoys_end(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, TRADE_CONVOYS, owner)


opinion(TRADE_CONVOYS, worth=1.0, use=0.6)

# --- leaders -----------------------------------------------------------------------------------------------------


def in_the_action_phase(s: Imperium, me: int, w: ForAll) -> bool:
    """Whether somebody has a turn, and, after a transaction, has had it with you. Commodities are replenished even
    where none are missing: texts may follow from it."""
    return s.phase == "action" and (not isinstance(w, Traded) or w.seat == me)


@HOOKS.reaction([TurnBegins, Traded, TurnEnds], CARTH, when=in_the_action_phase, exhausts=True)
async def carth_of_golden_sands(s: Imperium, me: Seat, w: TurnBegins | Traded | TurnEnds) -> None:
    """Agent: you gain 2 commodities, or another player's commodities are replenished. The card names no time in the
    action phase; it can be used at the start and at the end of every turn, and when you have had a transaction, so that
    there is room for new commodities or somebody has paid for them."""
    options = sorted(others(s, me))
    target = await aim(me, AIM_PLAYER, CARTH, [me, *options] if wants_commodities(s, me) else options)
    if target == me:
        gain_commodities(s, me, CARTH_BRINGS)
    else:
        await replenish(s, target)


def carth_helps(it: Judge) -> float:
    """When there is room for both commodities."""
    p = it.s.players[it.seat]
    return 1.0 if p.commodities + CARTH_BRINGS <= commodity_limit(it.s, Seat(it.seat)) else -1.0


opinion(CARTH, worth=1.5, use=carth_helps, player=gift)


@unlocked_when("gila_the_silvertongue")
def rich(s: Imperium, seat: int) -> bool:
    "Ten trade goods."
    return s.players[seat].goods >= GILA_NEEDS


def can_buy_votes(s: Imperium, me: int, w: VotesCast) -> bool:
    """Whether you have just cast votes, and have trade goods."""
    return w.seat == me and s.players[me].goods > 0 and extra_votes_allowed(s, me)


@HOOKS.reaction(VotesCast, GILA, when=can_buy_votes, rank=-1)
async def gila_the_silvertongue(s: Imperium, me: Seat, w: VotesCast) -> None:
    'Commander: with your votes, 2 additional ones for each trade good that you spend; a "when" before every "after".'
    goods = await aim_amount(me, GILA, 1, s.players[me].goods)
    s.players[me].goods -= goods
    add_votes(s, me, VOTES_PER_GOOD * goods)


opinion(GILA, worth=1.0, use=lambda it: it.s.players[it.seat].goods - 4, amount=3)


@HOOKS.reaction(ProductionBegins, HARRUGH, when=lambda s, me, w: w.seat == me, purges=True)
async def harrugh_gefhara(s: Imperium, me: Seat, w: ProductionBegins) -> None:
    "Hero: your units cost nothing in this use of production."
    lasts(s, HARRUGH, me, ACTION)
    then(s, frame(net_closes, me))


@step
async def net_closes(s: Imperium, seat: Seat) -> None:
    """The units have been produced."""
    drop(s, HARRUGH, seat)


@HOOKS.modifier(ProductionDiscount, HARRUGH)
def for_nothing(s: Imperium, me: int, query: ProductionDiscount, value: int) -> int:
    return FREE if holds(s, HARRUGH, me) else value


opinion(HARRUGH, worth=5.0, use=2.0)
favour("hacan", 1.2)

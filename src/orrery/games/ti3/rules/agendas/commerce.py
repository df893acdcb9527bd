"""Twilight Imperium 3: the political cards about trade goods and trade agreements (T3.13)."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.games.ti3.rules.aims import aim_player
from orrery.games.ti3.rules.board import planets_of
from orrery.games.ti3.rules.data import TRADE
from orrery.games.ti3.rules.effects import NEXT_ROUND, ROUND, lasts
from orrery.games.ti3.rules.hooks import HOOKS, agenda
from orrery.games.ti3.rules.invasion import has_landed
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.options import STATUS_ROUTES, ruling
from orrery.games.ti3.rules.queries import AgreementForbidden, GoodsGoTo, Income
from orrery.games.ti3.rules.seats import order_of_play, others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import politic_of, text
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.verbs import end_agreement, gain_goods, give_goods, partners, spend_goods
from orrery.games.ti3.rules.windows import PlanetTaken, SecondaryDone, StatusPhase

OPEN_THE_TRADE_ROUTES = text("politic.open_the_trade_routes")
TRADE_EMBARGO = text("politic.trade_embargo")
FREE_TRADE = text("politic.free_trade")
FORCED_ECONOMIC_INDEPENDENCE = text("politic.forced_economic_independence")
MINISTER_OF_COMMERCE = text("politic.minister_of_commerce")
TRADE_WAR = text("politic.trade_war")

# --- Cost Overruns -----------------------------------------------------------------------------------------------


@agenda("cost_overruns")
async def cost_overruns(s: Twilight, side: int) -> None:
    "For: each player discards a trade good for each of their planets, or as many as they have."
    for seat, p in enumerate(s.players) if side == FOR else ():
        spend_goods(s, seat, min(p.goods, len(planets_of(s, seat))))


def poor(it: Judge) -> bool:
    """Whether the others have more trade goods."""
    s = it.s
    theirs = sum(s.players[other].goods for other in others(s, it.seat))
    return s.players[it.seat].goods * (len(s.players) - 1) < theirs


opinion(text("politic.cost_overruns"), vote=poor)


# --- Economic Revitalization -------------------------------------------------------------------------------------


@agenda("economic_revitalization")
async def economic_revitalization(s: Twilight, seat: int) -> None:
    "The player gets a trade good from each of the others who has any."
    for rival in others(s, seat):
        give_goods(s, rival, seat, min(1, s.players[rival].goods))


opinion(text("politic.economic_revitalization"), vote=True)


# --- Open the Trade Routes ---------------------------------------------------------------------------------------


@agenda("open_the_trade_routes")
async def open_the_trade_routes(s: Twilight, side: int) -> None:
    "For: 2 trade goods for everyone. Against: this round, what a player would receive goes to the player on the left."
    if side == AGAINST:
        lasts(s, OPEN_THE_TRADE_ROUTES, TABLE, ROUND)
        return
    for seat in order_of_play(s):
        gain_goods(s, seat, 2)


@HOOKS.modifier(GoodsGoTo, OPEN_THE_TRADE_ROUTES)
def to_the_left(s: Twilight, me: int, query: GoodsGoTo, seat: int) -> int:
    return seat if ruling(s, STATUS_ROUTES) and s.phase != "status" else (seat + 1) % len(s.players)


opinion(OPEN_THE_TRADE_ROUTES, vote=True)


# --- Trade Embargo -----------------------------------------------------------------------------------------------


@agenda("trade_embargo")
async def trade_embargo(s: Twilight, seat: int) -> None:
    "All trade agreements of the player end; no new ones this round and the next."
    for rival in partners(s, seat):
        end_agreement(s, seat, rival)
    lasts(s, TRADE_EMBARGO, seat, NEXT_ROUND)


@HOOKS.modifier(AgreementForbidden, TRADE_EMBARGO)
def embargo(s: Twilight, me: int, query: AgreementForbidden, forbids: int) -> int:
    return TRADE_EMBARGO + 1 if me in (query.seat, query.partner) else forbids


opinion(TRADE_EMBARGO, vote=False)


# --- Free Trade --------------------------------------------------------------------------------------------------


@HOOKS.modifier(Income, FREE_TRADE)
def more_income(s: Twilight, me: int, query: Income, goods: int) -> int:
    return goods + 1


@agenda("free_trade")
async def free_trade(s: Twilight, side: int) -> None:
    "For: trade agreements give one more trade good. Against: everyone discards 2, or as many as they have."
    for seat, p in enumerate(s.players) if side == AGAINST else ():
        spend_goods(s, seat, min(2, p.goods))


opinion(FREE_TRADE, vote=lambda it: income(it.s, it.seat) > 0)


# --- Forced Economic Independence --------------------------------------------------------------------------------


@agenda("forced_economic_independence")
async def forced_economic_independence(s: Twilight, seat: int, rival: int) -> None:
    "The two players have no trade agreement with each other."
    end_agreement(s, seat, rival)


@HOOKS.modifier(AgreementForbidden, FORCED_ECONOMIC_INDEPENDENCE)
def independent(s: Twilight, me: int, query: AgreementForbidden, forbids: int) -> int:
    both = s.laws[politic_of(FORCED_ECONOMIC_INDEPENDENCE)]
    return FORCED_ECONOMIC_INDEPENDENCE + 1 if query.seat in both and query.partner in both else forbids


# --- Minister of Commerce ----------------------------------------------------------------------------------------


@HOOKS.trigger(StatusPhase, MINISTER_OF_COMMERCE)
async def minister_of_commerce(s: Twilight, me: int, w: StatusPhase) -> None:
    "In each status phase the player gets a trade good from everybody else who has a trade agreement."
    for rival in others(s, me):
        if partners(s, rival):
            give_goods(s, rival, me, min(1, s.players[rival].goods))


opinion(MINISTER_OF_COMMERCE, vote=True)


# --- Minister of Exploration -------------------------------------------------------------------------------------


def landed(s: Twilight, me: int, w: PlanetTaken) -> bool:
    """Whether a neutral planet has been taken by somebody else's landing."""
    return w.loser < 0 and w.seat != me and has_landed(s, w.seat)


@HOOKS.trigger(PlanetTaken, text("politic.minister_of_exploration"), when=landed)
async def minister_of_exploration(s: Twilight, me: int, w: PlanetTaken) -> None:
    "A trade good whenever another player lands on a neutral planet."
    gain_goods(s, me, 1)


opinion(text("politic.minister_of_exploration"), vote=True)


# --- Trade War ---------------------------------------------------------------------------------------------------


def rich(s: Twilight, me: int) -> list[int]:
    """The others with trade goods."""
    return [seat for seat, p in enumerate(s.players) if seat != me and p.goods]


@HOOKS.reaction(
    SecondaryDone, TRADE_WAR, when=lambda s, me, w: w.seat == me and w.strategy == TRADE and bool(rich(s, me))
)
async def price_war(s: Twilight, me: int, w: SecondaryDone) -> None:
    "A player who uses the secondary ability of Trade may take a trade good from an opponent."
    spend_goods(s, await aim_player(me, TRADE_WAR, rich(s, me)), 1)


@agenda("trade_war")
async def trade_war(s: Twilight, side: int) -> None:
    "Against: everyone loses a trade good."
    if side == AGAINST:
        for seat, p in enumerate(s.players):
            spend_goods(s, seat, min(1, p.goods))


opinion(TRADE_WAR, vote=False, use=False, player=lambda it, other: it.rival(other) + 3.0 * it.s.players[other].goods)

"""Twilight Imperium 3: the action cards that go with strategy cards after the strategy phase (T3.6, T3.15.11)."""

from __future__ import annotations

from orrery.core.state import tell
from orrery.games.ti3.rules.aims import aim_player, aim_strategy
from orrery.games.ti3.rules.data import IMPERIAL, INITIATIVE, LOGISTICS, TECHNOLOGY, TRADE
from orrery.games.ti3.rules.effects import ROUND, STRATEGIC, lasts
from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.judge import opinion
from orrery.games.ti3.rules.options import KEEPS_ONE, ruling
from orrery.games.ti3.rules.queries import KeepsStrategy, SecondaryForbidden
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.verbs import give_goods, partners
from orrery.games.ti3.rules.windows import CardsReturned, PrimaryDone, SecondaryDone, StatusPhase

POLICY_PARALYSIS = text("card.policy_paralysis")


async def paralyse_whom(s: Twilight, me: int, w: PrimaryDone) -> int:
    return await aim_player(me, POLICY_PARALYSIS, [rival for rival in others(s, me) if rival != w.seat])


@HOOKS.reaction(PrimaryDone, POLICY_PARALYSIS, aim=paralyse_whom)
async def policy_paralysis(s: Twilight, me: int, w: PrimaryDone, rival: int) -> None:
    "An opponent may not use the secondary ability of this strategy card."
    lasts(s, POLICY_PARALYSIS, rival, STRATEGIC)
    tell(s, "ti3-log-aims-player", seat=rival, card=POLICY_PARALYSIS)


@HOOKS.modifier(SecondaryForbidden, POLICY_PARALYSIS)
def paralysed(s: Twilight, me: int, query: SecondaryForbidden, forbidden: int) -> int:
    "No secondary ability now."
    return POLICY_PARALYSIS + 1 if query.seat == me else forbidden


opinion(
    POLICY_PARALYSIS,
    worth=0.8,
    use=lambda it: it.about["strategy"] in (LOGISTICS, TRADE, TECHNOLOGY) and it.about["seat"] != it.leader(),
)


@HOOKS.reaction(
    SecondaryDone,
    text("card.ruinous_tariffs"),
    when=lambda s, me, w: w.strategy == TRADE and w.seat in partners(s, me) and s.players[w.seat].goods > 0,
)
async def ruinous_tariffs(s: Twilight, me: int, w: SecondaryDone) -> None:
    "A trade partner who has used the secondary ability of Trade hands over half of the trade goods, rounded up."
    give_goods(s, w.seat, me, -(-s.players[w.seat].goods // 2))


opinion(text("card.ruinous_tariffs"), worth=1.2, use=lambda it: it.s.players[it.about["seat"]].goods >= 3)


POLITICAL_STABILITY = text("card.political_stability")


def stable(s: Twilight, me: int, w: StatusPhase) -> bool:
    """Whether a player has strategy cards, but neither Initiative nor Imperial."""
    mine = s.players[me].strategies
    return bool(mine) and INITIATIVE not in mine and IMPERIAL not in mine


@HOOKS.reaction(StatusPhase, POLITICAL_STABILITY, when=stable)
async def political_stability(s: Twilight, me: int, w: StatusPhase) -> None:
    "Keep your strategy card for the next round; if you have two, both, or under another reading one (T3.17.69)."
    lasts(s, POLITICAL_STABILITY, me, ROUND)


@HOOKS.modifier(KeepsStrategy, POLITICAL_STABILITY)
def kept(s: Twilight, me: int, query: KeepsStrategy, keeps: int) -> int:
    "It is not returned."
    return 1


@HOOKS.trigger(CardsReturned, POLITICAL_STABILITY, when=lambda s, me, w: ruling(s, KEEPS_ONE))
async def one_is_kept(s: Twilight, me: int, w: CardsReturned) -> None:
    "Which of the two?"
    mine = s.players[me].strategies
    if len(mine) > 1:
        s.players[me].strategies = [await aim_strategy(me, POLITICAL_STABILITY, mine)]


opinion(POLITICAL_STABILITY, worth=0.4, use=False)

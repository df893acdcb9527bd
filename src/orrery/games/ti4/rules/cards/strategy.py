"""Twilight Imperium 4: the action cards about strategy cards and strategic actions (LRR 82.8, 83, 85)."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.effects import STRATEGY_PHASE, lasts
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.kinds import AIM_STRATEGIES
from orrery.games.ti4.rules.nouns import STRATEGY
from orrery.games.ti4.rules.options import INVEST_ANYWHERE, ruling
from orrery.games.ti4.rules.queries.travel import StrategyForbidden
from orrery.games.ti4.rules.rounds import cards_left
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Seat, Strategy
from orrery.games.ti4.rules.verbs import gain_tokens, tokens_left
from orrery.games.ti4.rules.windows.rounds import StrategicBegins, StrategiesReturn, StrategyPhaseBegins, StrategyTaken

SUMMIT = text("card.summit")
MANIPULATE_INVESTMENTS = text("card.manipulate_investments")
PUBLIC_DISGRACE = text("card.public_disgrace")
COUP_DETAT = text("card.coup_detat")
POLITICAL_STABILITY = text("card.political_stability")
concerns(POLITICAL_STABILITY)

INVESTED, LEAST_CARDS = 5, 3
"""So many trade goods on at least so many cards."""


@HOOKS.reaction(StrategyPhaseBegins, SUMMIT, when=lambda s, me, w: tokens_left(s.players[me]) > 0)
async def summit(s: Imperium, me: Seat, w: StrategyPhaseBegins) -> None:
    "Gain 2 command tokens at the start of the strategy phase."
    await gain_tokens(s, me, 2)


def spread(counts: list[int]) -> No | None:
    """The goods that are left must do for the cards that are still needed."""
    placed, cards = sum(counts), sum(n > 0 for n in counts)
    if placed > INVESTED:
        return No("LRR 85.1a", need=INVESTED, have=placed)
    return No("LRR 85.1a", need=LEAST_CARDS, have=cards) if INVESTED - placed < LEAST_CARDS - cards else None


def investments(s: Imperium) -> list[Strategy]:
    """The cards on which goods can be put: those that can be chosen, or those that somebody has kept too (LRR R.22)."""
    return [*STRATEGY.every] if ruling(s, INVEST_ANYWHERE) else cards_left(s)


@HOOKS.reaction(StrategyPhaseBegins, MANIPULATE_INVESTMENTS, when=lambda s, me, w: len(investments(s)) >= LEAST_CARDS)
async def manipulate_investments(s: Imperium, me: Seat, w: StrategyPhaseBegins) -> None:
    "Put 5 trade goods from the supply on strategy cards, on at least 3 of them."
    cards, rule = investments(s), "LRR 85.1a"
    most = [INVESTED - LEAST_CARDS + 1] * len(cards)
    chosen = await Counts(me, AIM_STRATEGIES, cards, most, spread, INVESTED, rule, rule, text=MANIPULATE_INVESTMENTS)
    for card in chosen:
        s.strategy_goods[card] += 1
    tell(s, "ti4-log-invests", seat=me, strategies=chosen)


@HOOKS.reaction(StrategyTaken, PUBLIC_DISGRACE, when=lambda s, me, w: w.seat != me)
async def public_disgrace(s: Imperium, me: Seat, w: StrategyTaken) -> None:
    "Another player must choose a different strategy card, if there is one."
    w.cancelled = True


@HOOKS.reaction(StrategicBegins, COUP_DETAT, when=lambda s, me, w: w.seat != me)
async def coup_detat(s: Imperium, me: Seat, w: StrategicBegins) -> None:
    "Another player's strategic action is not performed; that turn ends, and the strategy card stays ready."
    w.cancelled = True


@HOOKS.reaction(StrategiesReturn, POLITICAL_STABILITY, when=lambda s, me, w: bool(s.players[me].strategies))
async def political_stability(s: Imperium, me: Seat, w: StrategiesReturn) -> None:
    "You keep your strategy cards for another round, and choose none in the next strategy phase."
    w.cancelled = True
    lasts(s, POLITICAL_STABILITY, me, STRATEGY_PHASE)


@HOOKS.modifier(StrategyForbidden, POLITICAL_STABILITY)
def stable(s: Imperium, me: int, query: StrategyForbidden, value: int) -> int:
    return 1


# --- what bots think of them -------------------------------------------------------------------------------------


def stops_a_leader(it: Judge) -> float:
    """When a good card would go to the leader, or be played by the leader."""
    ahead = it.about["seat"] == it.leader() and it.s.players[it.about["seat"]].points >= it.s.players[it.seat].points
    return 2.0 if ahead and it.strategy(it.about["strategy"]) >= 4.5 else -1.0


def good_cards(it: Judge) -> float:
    """When the strategy cards in front of the player are worth keeping."""
    return 1.0 if max(it.strategy(card) for card in it.s.players[it.seat].strategies) >= 4.5 else -1.0


opinion(SUMMIT, worth=2.2, use=3.0)
opinion(MANIPULATE_INVESTMENTS, worth=0.5, use=0.5)
opinion(PUBLIC_DISGRACE, worth=1.0, use=stops_a_leader)
opinion(COUP_DETAT, worth=1.4, use=stops_a_leader)
opinion(POLITICAL_STABILITY, worth=1.2, use=good_cards)

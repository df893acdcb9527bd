"""Twilight Imperium 3: the Yssaril Tribes."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.nouns import YesNo
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti3.rules.aims import aim_player
from orrery.games.ti3.rules.effects import PHASE, in_force, lasts
from orrery.games.ti3.rules.hands import hide_hand, show_hand
from orrery.games.ti3.rules.hooks import HOOKS, as_action, step
from orrery.games.ti3.rules.judge import favour, opinion
from orrery.games.ti3.rules.kinds import new_kind
from orrery.games.ti3.rules.queries import HandLimit, StatusCards
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.windows import ForAll, StrategiesTaken, StrategyPhase
from orrery.games.twilight.opinions import NEVER

CARD_HOARD, SPY = text("race.yssaril.card_hoard"), text("race.yssaril.spy")
LAST, NO_LIMIT = 9, 999
SPIED = new_kind("spied", YesNo())


@as_action("race.yssaril.skip", why_not=lambda s, me: No("T3.6.1") if s.players[me].waited else None)
async def skip(s: Twilight, me: int) -> None:
    "Skip an action, but not twice in a row."
    s.players[me].waited = True
    tell(s, "ti3-log-waits", seat=me)


opinion(text("race.yssaril.skip"), worth=1.0, use=NEVER)


@HOOKS.modifier(StatusCards, CARD_HOARD)
def more_cards(s: Twilight, me: int, query: StatusCards, cards: int) -> int:
    "Draw one more action card in the status phase."
    return cards + 1


@HOOKS.modifier(HandLimit, CARD_HOARD, rank=LAST)
def no_limit(s: Twilight, me: int, query: HandLimit, limit: int) -> int:
    "The hand has no limit, whatever else applies."
    return NO_LIMIT


def hands(s: Twilight, me: int) -> list[int]:
    """The others who have action cards."""
    return [rival for rival in others(s, me) if s.players[rival].hand]


def may_spy(s: Twilight, me: int, w: ForAll) -> bool:
    """Once per strategy phase."""
    return bool(hands(s, me)) and not any(True for _ in in_force(s, SPY, me))


@HOOKS.reaction([StrategyPhase, StrategiesTaken], SPY, when=may_spy)
async def spy(s: Twilight, me: Seat, w: StrategyPhase | StrategiesTaken) -> None:
    "Look at somebody's action cards."
    lasts(s, SPY, me, PHASE)
    then(s, frame(lay_open, me))


@step
async def lay_open(s: Twilight, me: Seat) -> None:
    """A hand is shown to one player: it must have been shown before anybody is asked about it."""
    possible = hands(s, me)
    if possible:
        rival = await aim_player(me, SPY, possible)
        show_hand(s, rival, 1 << me)
        tell(s, "ti3-log-spies", seat=me, rival=rival)
        then(s, frame(spied, me, rival))


@step
async def spied(s: Twilight, me: Seat, rival: Seat) -> None:
    """As soon as it has been seen, it returns to the hand."""
    await choose(me, SPIED, [True], explain=lambda seen: No("T3.19.1"), rival=rival)
    hide_hand(s, rival)


opinion(CARD_HOARD, worth=1.4)
opinion(SPY, worth=1.0, use=False)
favour("yssaril", 0)

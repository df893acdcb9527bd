"""Twilight Imperium 4: the action cards that answer other action cards, in any phase (LRR 3.8)."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.card_data import ACTION_CARDS
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.verbs import keep_hand
from orrery.games.ti4.rules.windows.cards import CardDiscarded, CardPlayed

SABOTAGE = text("card.sabotage")
REVERSE_ENGINEER = text("card.reverse_engineer")


@HOOKS.reaction(CardPlayed, SABOTAGE, when=lambda s, me, w: w.seat != me and w.card != SABOTAGE)
async def sabotage(s: Imperium, me: Seat, w: CardPlayed) -> None:
    "Another player's action card is cancelled once its targets are known; Sabotage itself cannot be (LRR F.37)."
    w.cancelled = True


def worth_copying(s: Imperium, me: int, w: CardDiscarded) -> bool:
    """Whether somebody else has discarded a component action that still lies on the pile."""
    return w.seat != me and ACTION_CARDS[w.card].action and w.card in s.discard


@HOOKS.reaction(CardDiscarded, REVERSE_ENGINEER, when=worth_copying)
async def reverse_engineer(s: Imperium, me: Seat, w: CardDiscarded) -> None:
    "Take a component action that another player has just discarded: after it was carried out, or for any other reason."
    s.discard.remove(w.card)
    s.players[me].hand.append(w.card)
    tell(s, "ti4-log-takes-card", seat=me, card=w.card)
    then(s, frame(keep_hand, me))


# --- what bots think of them -------------------------------------------------------------------------------------


def spoils_much(it: Judge) -> float:
    """When a good card of somebody who is not behind can be cancelled."""
    rival, players = it.about["seat"], it.s.players
    ahead = players[rival].points >= players[it.seat].points
    return 2.0 if it.card(it.about["card"]) >= (1.6 if ahead else 2.4) else -1.0


def worth_taking(it: Judge) -> float:
    """When the discarded card is a good one."""
    return 1.0 if it.card(it.about["card"]) >= 1.2 else -1.0


opinion(SABOTAGE, worth=2.2, use=spoils_much)
opinion(REVERSE_ENGINEER, worth=1.2, use=worth_taking)

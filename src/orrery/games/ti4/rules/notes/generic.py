"""Twilight Imperium 4: the promissory notes that every player has: Alliance, Ceasefire, Political Secret, Support for
the Throne, Trade Agreement (LRR 95). `owner` is the player whose colour a note has."""

from __future__ import annotations

from orrery.games.ti4.rules.board import has_units_in
from orrery.games.ti4.rules.effects import ACTION, in_force, lasts
from orrery.games.ti4.rules.hooks import HOOKS, POLITICAL_SECRET, happens
from orrery.games.ti4.rules.judge import opinion
from orrery.games.ti4.rules.leader_sheet import ALLIANCE, lend, take_back
from orrery.games.ti4.rules.promissory import on_loss, on_receipt, place_note, return_note
from orrery.games.ti4.rules.queries.council import VoteForbidden
from orrery.games.ti4.rules.queries.travel import MovementForbidden
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Place, Seat
from orrery.games.ti4.rules.verbs import gain_points, lose_points, receive_goods
from orrery.games.ti4.rules.windows.council import AgendaOver, AgendaRevealed
from orrery.games.ti4.rules.windows.rounds import Activated, CommoditiesGiven, Replenished

CEASEFIRE = text("note.ceasefire")
SUPPORT = text("note.support_for_the_throne")
TRADE_AGREEMENT = text("note.trade_agreement")
SUPPORT_IS_WORTH = 1
BEFORE_AFTER = -1
"""A "when" comes before every "after" (LRR 31.16)."""


def marches_in(s: Imperium, me: int, w: Activated, owner: int) -> bool:
    """Whether the holder of a note has activated a system with units of its owner."""
    return w.seat == me and has_units_in(s, owner, w.place)


# --- Alliance ----------------------------------------------------------------------------------------------------


@on_receipt("alliance")
def ally(s: Imperium, me: Seat, owner: Seat) -> None:
    "It lies face up, and lends the owner's commander once that is unlocked (LRR 7.8)."
    lend(s, me, owner)


@on_loss("alliance")
def ally_no_more(s: Imperium, me: Seat, owner: Seat) -> None:
    "The commander is lent no longer."
    take_back(s, me, owner)


@HOOKS.note_trigger(Activated, ALLIANCE, when=marches_in)
async def break_alliance(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, ALLIANCE, owner)


# --- Ceasefire ---------------------------------------------------------------------------------------------------

concerns(CEASEFIRE, Place)


@HOOKS.note_reaction(
    Activated, CEASEFIRE, when=lambda s, me, w, owner: w.seat == owner and has_units_in(s, me, w.place)
)
async def ceasefire(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "The owner has activated a system with units of the holder, and cannot move units there in this action."
    lasts(s, CEASEFIRE, owner, ACTION, w.place)
    return_note(s, me, CEASEFIRE, owner)


@HOOKS.modifier(MovementForbidden, CEASEFIRE)
def nothing_moves(s: Imperium, seat: int, q: MovementForbidden, value: int) -> int:
    return 1 if q.seat == seat and (q.place,) in in_force(s, CEASEFIRE, seat) else value


# --- Political Secret --------------------------------------------------------------------------------------------


@HOOKS.note_reaction(AgendaRevealed, POLITICAL_SECRET)
async def political_secret(s: Imperium, me: Seat, w: AgendaRevealed, owner: Seat) -> None:
    "The owner cannot vote, play action cards or use faction abilities (hooks.barred) as long as the agenda lasts."
    place_note(s, me, POLITICAL_SECRET, owner)


@HOOKS.note_modifier(VoteForbidden, POLITICAL_SECRET)
def has_no_vote(s: Imperium, seat: int, q: VoteForbidden, value: int, owner: int) -> int:
    return 1 if q.seat == owner else value


@HOOKS.note_trigger(AgendaOver, POLITICAL_SECRET)
async def secret_is_over(s: Imperium, me: Seat, w: AgendaOver, owner: Seat) -> None:
    "It returns when the agenda has been resolved, or has been discarded (LRR F.26)."
    return_note(s, me, POLITICAL_SECRET, owner)


# --- Support for the Throne --------------------------------------------------------------------------------------


@on_receipt("support_for_the_throne")
def support(s: Imperium, me: Seat, owner: Seat) -> None:
    "It lies face up and is worth a victory point."
    gain_points(s, me, SUPPORT_IS_WORTH)


@on_loss("support_for_the_throne")
def support_no_more(s: Imperium, me: Seat, owner: Seat) -> None:
    "The point is lost with it, also when the owner is eliminated."
    lose_points(s, me, SUPPORT_IS_WORTH)


@HOOKS.note_trigger(Activated, SUPPORT, when=marches_in)
async def lose_support(s: Imperium, me: Seat, w: Activated, owner: Seat) -> None:
    "Whoever activates a system with units of the owner returns it."
    return_note(s, me, SUPPORT, owner)


# --- Trade Agreement ---------------------------------------------------------------------------------------------


@HOOKS.note_reaction(Replenished, TRADE_AGREEMENT, when=lambda s, me, w, owner: w.seat == owner, rank=BEFORE_AFTER)
async def trade_agreement(s: Imperium, me: Seat, w: Replenished, owner: Seat) -> None:
    """The owner gives all commodities, which become trade goods (LRR 57.6), even if none were replenished (LRR F.11).
    That is done "when" they are, before whatever is done after it (LRR 31.16)."""
    p = s.players[owner]
    given, p.commodities = p.commodities, 0
    await receive_goods(s, me, given)
    await happens(s, CommoditiesGiven(owner, me, given))
    return_note(s, me, TRADE_AGREEMENT, owner)


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(ALLIANCE, worth=1.5)
opinion(CEASEFIRE, worth=1.2, use=1.5)
opinion(POLITICAL_SECRET, worth=0.9, use=0.5)
opinion(SUPPORT, worth=6.0)
opinion(TRADE_AGREEMENT, worth=2.0, use=3.0)

"""Twilight Imperium 3: Sabotage, and the action cards that are played at any time (T3.19.1)."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.core.windows import Moment, Window
from orrery.games.ti3.rules.aims import aim_card, aim_place, aim_planets, aim_player
from orrery.games.ti3.rules.board import planets_of, resources
from orrery.games.ti3.rules.effects import note, noted
from orrery.games.ti3.rules.hands import hide_hand, show_hand
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.judge import Judge, opinion, riches
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import concerns, text
from orrery.games.ti3.rules.things import Place, Planet, Seat
from orrery.games.ti3.rules.verbs import partners, refresh, repair
from orrery.games.ti3.rules.windows import ANY_TIME, AgendaRead, BattleRound, CardPlayed
from orrery.games.twilight.cards import put_down

SABOTAGE = text("card.sabotage")


@HOOKS.reaction(CardPlayed, SABOTAGE, when=lambda s, me, w: w.card != SABOTAGE)
async def sabotage(s: Twilight, me: int, w: CardPlayed) -> None:
    "The action card just played has no effect; not another Sabotage."
    w.cancelled = True
    tell(s, "ti3-log-sabotaged", seat=w.seat, card=w.card)


def spoils(it: Judge) -> bool:
    """Whatever is good for the leader, or aimed at the player."""
    doer, target = it.about["seat"], it.about.get("aimed_at", it.about.get("target", -1))
    if doer == it.seat:
        return False
    return target == it.seat or (doer == it.leader() and it.card(it.about["card"]) >= 1.2)


opinion(SABOTAGE, worth=2.5, use=spoils)


EMERGENCY_REPAIRS = text("card.emergency_repairs")
concerns(EMERGENCY_REPAIRS, Place)


def damaged(s: Twilight, me: int) -> list[Place]:
    """The systems with damaged ships of a player; each only once per round (T3.19.2)."""
    fleets = s.players[me].fleets
    places = [place for place in sorted(fleets) if fleets[place].any_damaged()]
    return [place for place in places if (place,) not in noted(s, EMERGENCY_REPAIRS, me)]


async def repair_where(s: Twilight, me: int, w: Window) -> Place:
    return await aim_place(me, EMERGENCY_REPAIRS, damaged(s, me))


@HOOKS.reaction(ANY_TIME, EMERGENCY_REPAIRS, when=lambda s, me, w: bool(damaged(s, me)), aim=repair_where)
async def emergency_repairs(s: Twilight, me: int, w: Window, place: Place) -> None:
    "Repair all your ships in a system."
    note(s, EMERGENCY_REPAIRS, me, place)
    repair(s, me, place)


opinion(EMERGENCY_REPAIRS, worth=0.8, use=True)


MASTER_OF_TRADE = text("card.master_of_trade")
AGREEMENTS = REFRESHED = 2


def tired(s: Twilight, me: int) -> list[Planet]:
    """A player's exhausted planets."""
    return [planet for planet in planets_of(s, me) if s.exhausted >> planet & 1]


@HOOKS.reaction(
    ANY_TIME,
    MASTER_OF_TRADE,
    when=lambda s, me, w: len(partners(s, me)) >= AGREEMENTS and bool(tired(s, me)),
)
async def master_of_trade(s: Twilight, me: int, w: Window) -> None:
    "With two trade agreements: refresh up to two of your planets."
    planets = await aim_planets(me, MASTER_OF_TRADE, tired(s, me), 1, REFRESHED)
    refresh(s, planets)
    tell(s, "ti3-log-refreshes", seat=me, planets=planets)


def rich_planets(it: Judge) -> bool:
    """Good planets could be used a second time."""
    yields = sorted((resources(it.s, p) for p in tired(it.s, it.seat)), reverse=True)
    return it.s.phase == "action" and sum(yields[:2]) >= 4


opinion(MASTER_OF_TRADE, worth=1.3, use=rich_planets, planet=riches)


DISCLOSURE = text("card.disclosure")
BEFORE_STEPS = tuple(window for window in ANY_TIME if window not in (BattleRound, AgendaRead))
"""The windows after which steps can be inserted before anything else happens."""


def card_holders(s: Twilight, me: int) -> list[int]:
    """Opponents with action cards."""
    return [rival for rival in others(s, me) if s.players[rival].hand]


async def whose_hand(s: Twilight, me: int, w: Window) -> int:
    return await aim_player(me, DISCLOSURE, card_holders(s, me))


@HOOKS.reaction(BEFORE_STEPS, DISCLOSURE, when=lambda s, me, w: bool(card_holders(s, me)), aim=whose_hand)
async def disclosure(s: Twilight, me: Seat, w: Window, rival: Seat) -> None:
    "Look at an opponent's action cards and discard one of them."
    then(s, frame(disclose, me, rival), frame(disclosed, me, rival))


def full_hands(it: Judge) -> bool:
    return max(len(it.s.players[other].hand) for other in others(it.s, it.seat)) >= 4


def full_hand(it: Judge, other: int) -> float:
    return it.rival(other) + 2.0 * len(it.s.players[other].hand)


opinion(DISCLOSURE, worth=1.0, use=full_hands, player=full_hand)


@step
async def disclose(s: Twilight, me: Seat, rival: Seat) -> None:
    """The hand is shown to one player. (The moment is recorded: what is seen in it is known in the next step.)"""
    await Moment("Disclosure")
    show_hand(s, rival, 1 << me)
    tell(s, "ti3-log-sees-hand", seat=me, rival=rival)


@step
async def disclosed(s: Twilight, me: Seat, rival: Seat) -> None:
    """One of the cards is discarded, the others return to the hand."""
    cards = s.players[rival].shown.seen_by(me)
    card = await aim_card(me, DISCLOSURE, cards) if cards else None
    hide_hand(s, rival)
    if card is not None:
        put_down(s, rival, [card])
        tell(s, "ti3-log-loses-card", seat=rival, card=card)

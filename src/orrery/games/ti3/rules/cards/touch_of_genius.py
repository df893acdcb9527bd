"""Twilight Imperium 3: Touch of Genius does what a discarded action card says (T3.19.1). It can be played whenever some
other action card can, so this file must be the last of its folder to be imported."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.core.windows import Window
from orrery.games.ti3.rules.actions import use
from orrery.games.ti3.rules.aims import aim_card
from orrery.games.ti3.rules.hooks import ACTIONS, HOOKS, as_action, step
from orrery.games.ti3.rules.judge import Judge, opinion
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import TECHNOLOGIES_AT, text
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.verbs import pay, wealth
from orrery.games.twilight.opinions import NEVER

TOUCH_OF_GENIUS = text("card.touch_of_genius")
USURPER, STRATEGIC_BOMBARDMENT = text("card.usurper"), text("card.strategic_bombardment")
PRICE = 3


def affordable(s: Twilight, me: int) -> bool:
    """Whether a player can pay the influence."""
    return wealth(s, me, True) >= PRICE


def copied_now(s: Twilight, me: int, w: Window) -> list[Ability]:
    """The discarded cards that could respond to what is happening."""
    return HOOKS.repeatable(s, me, w, [Ability(card) for card in s.discard if card != TOUCH_OF_GENIUS])


async def which_reaction(s: Twilight, me: int, w: Window) -> Ability:
    return await aim_card(me, TOUCH_OF_GENIUS, copied_now(s, me, w))


@HOOKS.reaction(
    HOOKS.occasions(),
    TOUCH_OF_GENIUS,
    when=lambda s, me, w: bool(s.discard) and affordable(s, me) and bool(copied_now(s, me, w)),
    aim=which_reaction,
)
async def touch_of_genius(s: Twilight, me: int, w: Window, card: Ability) -> None:
    "Pay 3 influence and do what a discarded action card says."
    tell(s, "ti3-log-copies", seat=me, card=card)
    await pay(s, me, PRICE, votes=True)
    if card in HOOKS.repeatable(s, me, w, [card]):
        await HOOKS.repeat(s, me, w, card)
        stand_in(s, me, card)


def stand_in(s: Twilight, me: int, card: Ability) -> None:
    """If a card would not go to the discards, the Touch of Genius that copied it goes there instead: on the board
    (Usurper) or back to the hand (Strategic Bombardment)."""
    places = {USURPER: s.out_of_play, STRATEGIC_BOMBARDMENT: s.players[me].hand}
    where = places.get(card, [])
    if card in where and card not in s.discard:
        for pile, gone, comes in ((where, card, TOUCH_OF_GENIUS), (s.discard, TOUCH_OF_GENIUS, card)):
            pile.remove(gone)
            pile.append(comes)


@step
async def copied(s: Twilight, me: Seat, card: Ability) -> None:
    """What was copied instead of an action has been carried out."""
    stand_in(s, me, card)


def copied_as_action(s: Twilight, me: int) -> list[Ability]:
    """The discarded cards that could be played instead of an action."""
    found = sorted({card for card in s.discard if card in ACTIONS and card < TECHNOLOGIES_AT})
    return [card for card in found if card != TOUCH_OF_GENIUS and possible(s, me, card)]


def possible(s: Twilight, me: int, card: Ability) -> bool:
    reason = ACTIONS[card].why_not
    return reason is None or reason(s, me) is None


def no_genius(s: Twilight, me: int) -> No | None:
    """There must be something to copy, and 3 influence to pay (T3.3.3)."""
    if not affordable(s, me):
        return No("T3.3.3", need=PRICE, have=wealth(s, me, True))
    return None if copied_as_action(s, me) else No("T3.19.3")


@as_action("card.touch_of_genius", no_genius)
async def genius_as_action(s: Twilight, me: Seat) -> None:
    "The same for a card that is played instead of an action."
    card = await aim_card(me, TOUCH_OF_GENIUS, copied_as_action(s, me))
    tell(s, "ti3-log-copies", seat=me, card=card)
    await pay(s, me, PRICE, votes=True)
    then(s, frame(use, me, card), frame(copied, me, card))


def with_influence(it: Judge) -> float:
    """Always at the time of another card; as an action if there is influence to spare."""
    if not it.acting:
        return True
    return 0.3 if it.spare(votes=True) >= 5 else NEVER


opinion(TOUCH_OF_GENIUS, worth=1.2, use=with_influence)

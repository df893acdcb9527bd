"""Twilight Imperium 4: transactions (LRR 91) and deals (36). Beside the questions of a turn the active player and each
neighbour may agree on one transaction; beside a vote everybody with everybody. Promises that go with it bind nobody
unless they are kept at once (LRR 36.3, 36.4): they are talk, and no part of the state."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

from orrery.core.abilities import Ability
from orrery.core.ask import Confirm, Decision, confirm
from orrery.core.deals import proposed, with_deals
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.core.terms import Deal, Field, Sides, Terms, amounts, terms, things
from orrery.core.windows import Window
from orrery.games.ti4.rules.board import neighbours
from orrery.games.ti4.rules.capture import captives_of, release
from orrery.games.ti4.rules.control import gain_control
from orrery.games.ti4.rules.exploration import tradable_planets
from orrery.games.ti4.rules.hooks import HOOKS, happens, number, touches
from orrery.games.ti4.rules.kinds import (
    AGREE,
    CAPTIVES,
    COMMODITIES,
    FRAGMENTS,
    GOODS,
    NOTES,
    PLANET_CARDS,
    SURRENDER_NOTE,
    TRADE,
)
from orrery.games.ti4.rules.nouns import stays_hidden
from orrery.games.ti4.rules.promissory import pass_notes, possible_notes
from orrery.games.ti4.rules.queries import Neighbours
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import owner_of, text_of_note
from orrery.games.ti4.rules.things import Note, Seat
from orrery.games.ti4.rules.windows import Traded

T = TypeVar("T")
OFFERS = 2
"""How often each player may propose a transaction beside one question."""
MOST_NOTES = 1
"""Notes that one side gives in a transaction (LRR 91.2)."""


# --- who with whom (LRR 91.1, 91.6) ------------------------------------------------------------------------------


def owns_anything(s: Imperium, seat: Seat) -> bool:
    """Whether a player has anything that could change hands; everyone can see that."""
    p = s.players[seat]
    return bool(p.goods or p.commodities or p.notes or any(p.fragments) or tradable_planets(s, seat))


def could_exchange(s: Imperium, seat: Seat, other: Seat) -> bool:
    """Whether two players have anything to exchange, or one has captured units of the other."""
    p, q = s.players[seat], s.players[other]
    if owns_anything(s, seat) or owns_anything(s, other):
        return True
    return bool(captives_of(p, other) or captives_of(q, seat))


def near_enough(s: Imperium, seat: Seat) -> list[Seat]:
    """The players who count as neighbours of the active player (LRR 63, 91.1)."""
    found = neighbours(s, seat)
    if touches(s, Neighbours):
        far = [other for other in clockwise(s, 0) if other != seat and other not in found]
        found = sorted([*found, *(other for other in far if number(s, 0, Neighbours, seat, other))])
    return found


def traders(s: Imperium) -> dict[int, list[Seat]]:
    """Who may propose a transaction now, and to whom: one of each pair is the active player, and either may begin
    (LRR F.54); on an agenda everybody may with everybody, once (LRR 91.6)."""
    if s.phase == "agenda":
        return {seat: found for seat in clockwise(s, 0) if (found := open_to(s, seat, clockwise(s, 0)))}
    if s.phase != "action" or s.active < 0 or s.players[s.active].eliminated:
        return {}
    found = open_to(s, s.active, near_enough(s, s.active))
    return {s.active: found, **{other: [s.active] for other in found}} if found else {}


def open_to(s: Imperium, seat: Seat, others: Sequence[Seat]) -> list[Seat]:
    """Those with whom a player has not had a transaction yet, and with whom there is something to exchange."""
    dealt = s.players[seat].dealt | 1 << seat
    return [other for other in others if not dealt >> other & 1 and could_exchange(s, seat, other)]


# --- what (LRR 91.2, 91.3) ---------------------------------------------------------------------------------------


def side(s: Imperium, giver: int, taker: int, notes: Sequence[Note]) -> list[Field]:
    """What one side can give: trade goods, commodities, relic fragments, one note of these, captured units to their
    owner (LRR 50.2a), and the cards of planets that are demilitarized zones, in the agenda phase."""
    p = s.players[giver]
    fragments = [sort for sort, n in enumerate(p.fragments) for _ in range(n)]
    captives = captives_of(p, taker) if p.captured else []
    planets = tradable_planets(s, giver)
    return [
        amounts(GOODS, p.goods),
        amounts(COMMODITIES, p.commodities),
        things(FRAGMENTS, fragments, len(fragments)),
        things(NOTES, notes, MOST_NOTES),
        things(CAPTIVES, captives, len(captives)),
        *([things(PLANET_CARDS, planets, len(planets))] if planets else []),
    ]


def bargain(s: Imperium, seat: int, partners: Sequence[int]) -> Terms:
    """A player proposes a transaction. Of the other's notes those can be asked for that might be there."""

    def sides(other: int) -> Sides:
        mine = side(s, seat, other, sorted(s.players[seat].notes))
        return mine, side(s, other, seat, possible_notes(s, seat, other))

    return terms(seat, TRADE, partners, sides, something, "LRR 91.6" if s.phase == "agenda" else "LRR 91.1")


def something(deal: Deal) -> No | None:
    """Gifts are allowed (LRR 91.4), but something must change hands."""
    return None if deal.gives or deal.gets else No("LRR 91.2")


def agreement(s: Imperium, seat: int, deal: Deal) -> Confirm:
    """The other agrees or not (LRR 91.4a); nobody can agree to give a note that is not there."""
    wanted = deal.things_wanted(NOTES)

    def forbids(yes: bool) -> No | None:
        hand = s.players[deal.partner].notes
        return No("LRR 91.2") if yes and not all(note in hand for note in wanted) else None

    return confirm(deal.partner, AGREE, forbids, rival=seat, gets=deal.gives, gives=deal.gets)


def offers(s: Imperium) -> dict[int, Coroutine[Any, Any, Any]]:
    """The open offers beside a question."""
    return {
        seat: proposed(partial(bargain, s, seat, partners), partial(agreement, s, seat), OFFERS)
        for seat, partners in traders(s).items()
    }


async def with_trade(s: Imperium, ask: Callable[[], Decision[T]], window: Window | None = None) -> T:
    """The answer to a question beside which transactions can be made; after each the question is built again. A note
    that is received can be used at once in the `window` that is still open (LRR F.9)."""
    most = len(s.players) * len(s.players)
    return await with_deals(ask, lambda: offers(s), lambda seat, deal: transact(s, Seat(seat), deal, window), most)


async def surrender_note(s: Imperium, giver: int, taker: int, it: Ability) -> None:
    """A text makes a player give another one a note of the giver's choice, which is no transaction."""
    notes = sorted(s.players[giver].notes)
    if notes:
        fields: Sides = ([things(NOTES, notes, 1, 1)], [])
        deal: Deal = await terms(giver, SURRENDER_NOTE, [taker], lambda other: fields, None, "LRR 95.5", text=it)
        (note,) = deal.things_given(NOTES)
        tell(s, "ti4-log-surrenders-note", seat=giver, rival=taker)
        pass_notes(s, Seat(giver), Seat(taker), note, None)


async def extra_transaction(s: Imperium, seat: Seat, partner: Seat) -> None:
    """A text lets a player have a transaction with another one now, neighbour or not, beside the one of the turn (LRR
    91.1)."""
    if could_exchange(s, seat, partner):
        dealt = [p.dealt for p in s.players]
        deal = await proposed(partial(bargain, s, seat, [partner]), partial(agreement, s, seat), OFFERS)
        if deal is not None:
            await transact(s, seat, deal)
        for p, before in zip(s.players, dealt, strict=True):
            p.dealt = before


# --- the exchange ------------------------------------------------------------------------------------------------


async def transact(s: Imperium, seat: Seat, deal: Deal, window: Window | None = None) -> None:
    """Both sides exchange what they have agreed on (LRR 91.4a). It is final, and their only one for now."""
    other = Seat(deal.partner)
    s.players[seat].dealt |= 1 << other
    s.players[other].dealt |= 1 << seat
    given, got = next(iter(deal.things_given(NOTES)), None), next(iter(deal.things_wanted(NOTES)), None)
    hand_over(s, seat, other, dict(deal.gives))
    hand_over(s, other, seat, dict(deal.gets))
    pass_notes(s, seat, other, given, got)
    for taker, planets in ((other, deal.things_given(PLANET_CARDS)), (seat, deal.things_wanted(PLANET_CARDS))):
        for planet in planets:
            await gain_control(s, taker, planet)
    await happens(s, Traded(seat, other))
    if window is not None:
        for taker, note in ((other, given), (seat, got)):
            if note is not None and stays_hidden(note):
                await HOOKS.received(s, window, taker, text_of_note(note), owner_of(note))


def hand_over(s: Imperium, giver: Seat, taker: Seat, put: dict[str, Any]) -> None:
    """One side of a transaction. Commodities are trade goods from then on (LRR 57.5, 39.6)."""
    p, q = s.players[giver], s.players[taker]
    goods, commodities, fragments = put.get(GOODS, 0), put.get(COMMODITIES, 0), put.get(FRAGMENTS, ())
    p.goods -= goods
    p.commodities -= commodities
    q.goods += goods + commodities
    for sort in fragments:
        p.fragments[sort] -= 1
        q.fragments[sort] += 1
    for unit in put.get(CAPTIVES, ()):
        release(s, giver, taker, unit)
    if put:
        notes = put.get(NOTES, ())
        counts = {"goods": goods, "commodities": commodities, "fragments": len(fragments), "notes": len(notes)}
        tell(s, "ti4-log-gives", seat=giver, rival=taker, **counts)
        for note in notes:
            for one in (giver, taker):
                tell(s, "ti4-log-gives-note", one, seat=giver, rival=taker, note=note)

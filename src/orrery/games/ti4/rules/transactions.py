"""Twilight Imperium 4: transactions (LRR 91) and deals (36). Beside the questions of a turn the active player and each
neighbour may agree on one transaction; beside a vote everybody with everybody. Promises can go with it, or be all there
is (36). They bind nobody unless they are kept at once (LRR 36.3, 36.4): all read them in the log, and keeping them is
up to the player. Of the state only who has promised a vote on the agenda at hand is a part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from orrery.core.abilities import Ability
from orrery.core.ask import Decision, choose
from orrery.core.deals import Reply, proposed, reply, with_deals
from orrery.core.refusal import No
from orrery.core.state import Ended, Frame, frame, tell
from orrery.core.terms import Deal, Field, Sides, Terms, amounts, terms, things
from orrery.core.together import Offer
from orrery.core.windows import Window
from orrery.games.ti4.rules.board import each_neighbour, neighbours, on_planet, planets_of, presence
from orrery.games.ti4.rules.board import open_to as can_stand
from orrery.games.ti4.rules.capture import captives_of, release
from orrery.games.ti4.rules.construction import most_on
from orrery.games.ti4.rules.control import hand_over_planet
from orrery.games.ti4.rules.data import STRUCTURES
from orrery.games.ti4.rules.exploration import tradable_planets
from orrery.games.ti4.rules.hooks import HOOKS, happens, number, step, touches
from orrery.games.ti4.rules.kinds import (
    ACTION_CARDS,
    AGREE,
    CAPTIVES,
    COMMODITIES,
    FRAGMENTS,
    GO_ON,
    GOODS,
    LEAVE_FOR,
    NOTES,
    PLANET_CARDS,
    PLEDGED,
    SHOWN_CARDS,
    SHOWN_SECRETS,
    SIGHTS,
    SURRENDER_NOTE,
    TALK,
    TRADE,
    VOTE_PROMISED,
)
from orrery.games.ti4.rules.nouns import MOST_OWED, PAYMENTS_AT, PEACE, SPARED_AT, stays_hidden
from orrery.games.ti4.rules.options import MORE_OFFERS, ruling
from orrery.games.ti4.rules.outcomes import outcomes_of
from orrery.games.ti4.rules.promissory import can_be_given, pass_notes, possible_notes
from orrery.games.ti4.rules.queries.council import CardsTraded, Neighbours, VoteForbidden
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import owner_of, text_of_note
from orrery.games.ti4.rules.things import Coming, Note, Objective, Outcome, Planet, Pledge, Seat, places_in
from orrery.games.ti4.rules.verbs import end_if_won, garrison, good_worth, keep_hand, tidy_ground
from orrery.games.ti4.rules.windows.rounds import CommoditiesGiven, Traded

T = TypeVar("T")
OFFERS = 2
"""How often each player may propose a transaction beside one question, or twice as often (LRR R.29)."""
PHASES = ("action", "agenda")
"""When transactions are possible at all (LRR 91.1, 91.6)."""
MOST_PLEDGES = 3
"""Promises other than votes that one side makes in a deal."""
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
    if (p.hand or q.hand) and cards_too(s, seat, other):
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


def anybody_trades(s: Imperium) -> bool:
    """Whether anybody may propose a transaction now."""
    if s.phase == "agenda" or touches(s, Neighbours):
        return bool(traders(s))
    return s.active >= 0 and any(open_to(s, s.active, (other,)) for other in each_neighbour(s, s.active))


def could_receive(s: Imperium, seat: Seat) -> int:
    """How many resources more a player would have with all trade goods that others could give now."""
    givers = [s.players[other] for other in traders(s).get(seat, ())]
    return sum([p.goods + p.commodities for p in givers]) * good_worth(s, seat) if givers else 0


def open_to(s: Imperium, seat: Seat, others: Sequence[Seat]) -> list[Seat]:
    """Those with whom a player has not had a transaction yet, and with whom there is something to exchange."""
    dealt = s.players[seat].dealt | 1 << seat
    return [other for other in others if not dealt >> other & 1 and could_exchange(s, seat, other)]


# --- what (LRR 91.2, 91.3) ---------------------------------------------------------------------------------------


def cards_too(s: Imperium, seat: int, other: int) -> bool:
    """Whether a text lets two players exchange action cards (LRR 91.3)."""
    return touches(s, CardsTraded) and bool(number(s, 0, CardsTraded, seat, other))


def unseen_cards(s: Imperium, seat: int) -> list[Ability]:
    """The action cards that a player has not seen, each as often as somebody else could have it."""
    hidden = Counter(card for layer in s.deck.layers for card in layer)
    for other, p in enumerate(s.players):
        if other != seat:
            hidden.update(p.hand)
    return sorted(hidden.elements())


def promisable(s: Imperium, giver: int) -> list[Outcome]:
    """The outcomes for which a player could promise to vote, before voting on an agenda that all know."""
    c = s.council
    if s.phase != "agenda" or c is None or c.hidden or c.outcome >= 0 or c.done >> giver & 1:
        return []
    barred = number(s, c.barred >> giver & 1, VoteForbidden, giver)
    return [] if barred else outcomes_of(s, c.agenda)


def pledges(s: Imperium, taker: int) -> list[Pledge]:
    """What a player can promise another one besides a vote: peace, a later payment, and no attack on a system in
    which the other is (LRR 36.4)."""
    spared = [Pledge(SPARED_AT + place) for place in places_in(presence(s, taker))]
    return [PEACE, *(Pledge(PAYMENTS_AT + n) for n in range(MOST_OWED)), *spared]


def side(s: Imperium, giver: int, taker: int, notes: Sequence[Note], cards: Sequence[Ability]) -> list[Field]:
    """What one side can give: trade goods, commodities, relic fragments, one note of these, captured units to their
    owner (LRR 50.2a), where a text says so the cards of planets, and action cards out of these; and what it can
    promise, votes and pledges."""
    p = s.players[giver]
    fragments = [sort for sort, n in enumerate(p.fragments) for _ in range(n)]
    captives = captives_of(p, taker) if p.captured else []
    planets = tradable_planets(s, giver)
    promised = promisable(s, giver) if s.phase == "agenda" else []
    return [
        amounts(GOODS, p.goods),
        amounts(COMMODITIES, p.commodities),
        things(FRAGMENTS, fragments, len(fragments)),
        things(NOTES, notes, MOST_NOTES),
        things(CAPTIVES, captives, len(captives)),
        *([things(PLANET_CARDS, planets, len(planets))] if planets else []),
        *([things(ACTION_CARDS, cards, len(p.hand), likely=sorted(p.hand))] if cards and p.hand else []),
        *([things(VOTE_PROMISED, promised, 1)] if promised else []),
        things(PLEDGED, pledges(s, taker), MOST_PLEDGES),
    ]


def sights(s: Imperium, seat: int) -> list[Field]:
    """What a player can show another one on purpose: action cards, and secret objectives that are not scored (LRR
    F.7)."""
    p = s.players[seat]
    cards, secrets = sorted(p.hand), sorted(p.secrets)
    return [
        *([things(SHOWN_CARDS, cards, len(cards), likely=cards)] if cards else []),
        *([things(SHOWN_SECRETS, secrets, len(secrets), likely=secrets)] if secrets else []),
    ]


def bargain(s: Imperium, seat: int, partners: Sequence[int]) -> Terms:
    """A player proposes a transaction. Of the other's notes and cards those can be asked for that might be there."""

    def sides(other: int) -> Sides:
        cards = cards_too(s, seat, other)
        mine = side(
            s,
            seat,
            other,
            can_be_given(s, other, sorted(s.players[seat].notes)),
            sorted(s.players[seat].hand) if cards else (),
        )
        wanted = unseen_cards(s, seat) if cards else ()
        return [*mine, *sights(s, seat)], side(
            s, other, seat, can_be_given(s, seat, possible_notes(s, seat, other)), wanted
        )

    rule = "LRR 91.6" if s.phase == "agenda" else "LRR 91.1"
    return terms(seat, TRADE, partners, sides, partial(why_not_deal, s, seat), rule)


def exchanges(deal: Deal) -> bool:
    """Whether something changes hands in a deal, so that it is a transaction (LRR 36, 91)."""
    return any(field not in TALK for field, _ in (*deal.gives, *deal.gets))


def why_not_deal(s: Imperium, seat: int, deal: Deal) -> No | None:
    """Gifts are allowed (LRR 91.4), and so are deals in which both only promise something (LRR 36), or somebody shows
    something (LRR F.7); but units on a planet that is given away must have another one to go to."""
    shows = any(field in SIGHTS for field, _ in deal.gives)
    if not exchanges(deal) and not shows and not (deal.gives and deal.gets):
        return No("LRR 91.2")
    for giver, planets in ((seat, deal.things_given(PLANET_CARDS)), (deal.partner, deal.things_wanted(PLANET_CARDS))):
        if any(on_planet(s, giver, planet) for planet in planets) and not landings(s, giver, planets):
            return No("LRR 31.7")
    return None


def agreement(s: Imperium, seat: int, deal: Deal) -> Reply:
    """The other agrees or not (LRR 91.4a); nobody can agree to give a note or a card that is not there."""
    notes, cards = deal.things_wanted(NOTES), deal.things_wanted(ACTION_CARDS)

    def forbids(yes: bool) -> No | None:
        p = s.players[deal.partner]
        lacks = any(note not in p.notes for note in notes) or bool(Counter(cards) - Counter(p.hand))
        return No("LRR 91.2") if yes and lacks else None

    return reply(seat, TRADE, deal, AGREE, forbids, rival=seat, gets=deal.gives, gives=deal.gets)


def most_offers(s: Imperium) -> int:
    """How often each player may propose a transaction beside one question (LRR R.29)."""
    return 2 * OFFERS if ruling(s, MORE_OFFERS) else OFFERS


def proposals(s: Imperium) -> dict[int, Offer[Any]]:
    """What each player who may propose a transaction now can propose."""
    return {
        seat: partial(proposed, partial(bargain, s, seat, partners), partial(agreement, s, seat), most_offers(s))
        for seat, partners in traders(s).items()
    }


async def with_trade(
    s: Imperium, ask: Callable[[], Decision[T]], window: Window | None = None, again: Frame | None = None
) -> T:
    """The answer to a question beside which transactions can be made; after each the question is built again. A note
    that is received can be used at once in the `window` that is still open (LRR F.9). A step that has done nothing
    before it asks can begin `again`: then what texts have brought about meanwhile, such as action cards that are drawn,
    comes before the answer."""
    most, at = len(s.players) * len(s.players), len(s.schedule)

    async def settle(seat: int, deal: Deal) -> None:
        await transact(s, Seat(seat), deal, window)
        if again is not None and len(s.schedule) > at:
            s.schedule.insert(at, again)
            raise Ended

    return await with_deals(ask, lambda: partial(proposals, s) if s.phase in PHASES else {}, settle, most)


def pauses(s: Imperium, coming: Coming) -> list[Frame]:
    """A pause before what comes next, if anybody can exchange anything."""
    return [frame(pause, coming)] if anybody_trades(s) else []


@step
async def pause(s: Imperium, coming: Coming) -> None:
    """Where nothing else is asked, transactions are made before what comes next (LRR 91.1, 91.6): the active player,
    or the speaker, says when to go on."""
    seat, no = (s.speaker, No("LRR 91.6")) if s.phase == "agenda" else (s.active, No("LRR 91.1"))
    await with_trade(
        s, lambda: choose(seat, GO_ON, [coming], explain=lambda _: no, coming=coming), again=frame(pause, coming)
    )


async def surrender_note(s: Imperium, giver: int, taker: int, it: Ability) -> None:
    """A text makes a player give another one a note of the giver's choice, which is no transaction."""
    notes = can_be_given(s, taker, sorted(s.players[giver].notes))
    if notes:
        fields: Sides = ([things(NOTES, notes, 1, 1)], [])
        deal: Deal = await terms(giver, SURRENDER_NOTE, [taker], lambda other: fields, None, "LRR 95.5", text=it)
        (note,) = deal.things_given(NOTES)
        tell(s, "ti4-log-surrenders-note", seat=giver, rival=taker)
        pass_notes(s, Seat(giver), Seat(taker), note, None)
        end_if_won(s)


async def extra_transaction(s: Imperium, seat: Seat, partner: Seat) -> None:
    """A text lets a player have a transaction with another one now, neighbour or not, beside the one of the turn (LRR
    91.1)."""
    if could_exchange(s, seat, partner):
        dealt = [p.dealt for p in s.players]
        deal = await proposed(partial(bargain, s, seat, [partner]), partial(agreement, s, seat), most_offers(s))
        if deal is not None:
            await transact(s, seat, deal)
        for p, before in zip(s.players, dealt, strict=True):
            p.dealt = before


# --- the exchange ------------------------------------------------------------------------------------------------


async def transact(s: Imperium, seat: Seat, deal: Deal, window: Window | None = None) -> None:
    """Both sides exchange what they have agreed on (LRR 91.4a). It is final, and their only one for now. The last point
    that it brings somebody ends the game at once (LRR 77.7). Mere promises are no transaction (LRR 36)."""
    other = Seat(deal.partner)
    note_promises(s, seat, other, dict(deal.gives))
    note_promises(s, other, seat, dict(deal.gets))
    show_cards(s, seat, other, deal.things_given(SHOWN_CARDS), deal.things_given(SHOWN_SECRETS))
    if not exchanges(deal):
        return
    s.players[seat].dealt |= 1 << other
    s.players[other].dealt |= 1 << seat
    given, got = next(iter(deal.things_given(NOTES)), None), next(iter(deal.things_wanted(NOTES)), None)
    hand_over(s, seat, other, dict(deal.gives))
    hand_over(s, other, seat, dict(deal.gets))
    pass_notes(s, seat, other, given, got)
    end_if_won(s)
    await give_planets(s, seat, other, deal.things_given(PLANET_CARDS))
    await give_planets(s, other, seat, deal.things_wanted(PLANET_CARDS))
    for taker, cards in ((other, deal.things_given(ACTION_CARDS)), (seat, deal.things_wanted(ACTION_CARDS))):
        if cards:
            await keep_hand(s, taker)
    for giver, taker, put in ((seat, other, dict(deal.gives)), (other, seat, dict(deal.gets))):
        if put.get(COMMODITIES):
            await happens(s, CommoditiesGiven(giver, taker, put[COMMODITIES]))
    await happens(s, Traded(seat, other))
    await happens(s, Traded(other, seat))
    if window is not None:
        for taker, note in ((other, given), (seat, got)):
            if note is not None and stays_hidden(note):
                await HOOKS.received(s, window, taker, text_of_note(note), owner_of(note))
        for taker, cards in ((other, deal.things_given(ACTION_CARDS)), (seat, deal.things_wanted(ACTION_CARDS))):
            for card in cards:
                if card in s.players[taker].hand:
                    await HOOKS.received(s, window, taker, card, taker)


def note_promises(s: Imperium, giver: Seat, taker: Seat, put: dict[str, Any]) -> None:
    """Everybody hears what has been promised (LRR 36.4)."""
    for outcome in put.get(VOTE_PROMISED, ()):
        promise_vote(s, giver, taker, outcome)
    for pledge in put.get(PLEDGED, ()):
        tell(s, "ti4-log-pledges", seat=giver, rival=taker, pledge=pledge)


def promise_vote(s: Imperium, giver: Seat, taker: Seat, outcome: Outcome) -> None:
    """A player promises a vote; whoever votes just now can keep that at once, and is bound by it (LRR 36.3)."""
    c = s.council
    assert c is not None, "only on an agenda (see promisable)"
    c.promises.append((giver, taker, outcome))
    if c.voting == giver:
        tell(s, "ti4-log-owes-vote", seat=giver, rival=taker, outcome=outcome)
    else:
        tell(s, "ti4-log-promises-vote", seat=giver, rival=taker, outcome=outcome)


def show_cards(s: Imperium, giver: Seat, taker: Seat, cards: Sequence[Ability], secrets: Sequence[Objective]) -> None:
    """One player has shown cards to another one, which changes nothing else; the others hear how many (LRR F.7)."""
    if cards or secrets:
        tell(s, "ti4-log-shows", seat=giver, rival=taker, cards=len(cards), secrets=len(secrets))
    for one in (giver, taker):
        for card in cards:
            tell(s, "ti4-log-shows-card", one, seat=giver, rival=taker, card=card)
        for secret in secrets:
            tell(s, "ti4-log-shows-secret", one, seat=giver, rival=taker, objective=secret)


def landings(s: Imperium, seat: int, given: Sequence[Planet]) -> list[Planet]:
    """The planets to which a player's units can go from planets that are given away."""
    return [planet for planet in planets_of(s, seat) if planet not in given and can_stand(s, seat, planet)]


async def give_planets(s: Imperium, giver: Seat, taker: Seat, planets: Sequence[Planet]) -> None:
    """The cards of planets change hands; the giver's units there go to another own planet. Structures for
    which there is no room on it (LRR 34.6) stay behind, and are lost with the planet."""
    for planet in planets:
        there = on_planet(s, giver, planet)
        if there:
            options = landings(s, giver, planets)
            target = options[0]
            if len(options) > 1:
                target = await choose(giver, LEAVE_FOR, options, explain=lambda it: No("LRR 31.7"), planet=planet)
            move_units(s, giver, planet, target)
        await hand_over_planet(s, taker, planet)


def move_units(s: Imperium, seat: Seat, planet: Planet, target: Planet) -> None:
    """All units of a player that have room there go from one planet to another."""
    p, into = s.players[seat], garrison(s, seat, target)
    there = p.ground[planet]
    for unit, n in [*there.there()]:
        room = most_on(s, seat, unit, target) - into.all[unit] if unit in STRUCTURES else n
        n = max(0, min(n, room))
        into.add(unit, n, there.remove(unit, n))
    tidy_ground(s, seat, planet)
    tidy_ground(s, seat, target)
    tell(s, "ti4-log-leaves-planet", seat=seat, planet=planet, planets=(target,))


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
    for card in put.get(ACTION_CARDS, ()):
        p.hand.remove(card)
        q.hand.append(card)
    if any(field not in TALK for field in put):
        notes, cards = put.get(NOTES, ()), put.get(ACTION_CARDS, ())
        counts = {"goods": goods, "commodities": commodities, "fragments": len(fragments), "notes": len(notes)}
        tell(s, "ti4-log-gives", seat=giver, rival=taker, cards=len(cards), **counts)
        for card in cards:
            for one in (giver, taker):
                tell(s, "ti4-log-gives-card", one, seat=giver, rival=taker, card=card)
        for note in notes:
            for one in (giver, taker):
                tell(s, "ti4-log-gives-note", one, seat=giver, rival=taker, note=note)

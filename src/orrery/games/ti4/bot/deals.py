"""What a transaction is worth to a bot in Twilight Imperium 4, whichever side it is on. This one evaluator both makes
and judges offers: an offer is good for the bot and, by the same measure, good enough for the other player."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import Any

from orrery.core.abilities import Ability
from orrery.core.terms import Deal, Side
from orrery.games.ti4.bot.goals import NAMES, open_goals
from orrery.games.ti4.bot.judge import Ballots, BotJudge
from orrery.games.ti4.bot.research import worth_of
from orrery.games.ti4.rules.kinds import COMMODITIES, GOODS, NOTES, PLEDGED, TALK, VOTE_PROMISED
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import COMMANDER, leader_row, leaders_of, note_of, owner_of, text, text_of_note
from orrery.games.ti4.rules.things import Note, Outcome, Seat
from orrery.games.ti4.rules.transactions import promisable
from orrery.games.ti4.rules.verbs import commodity_limit

SUPPORT = text("note.support_for_the_throne")
ALLIANCE = text("note.alliance")
TRADE_AGREEMENT = text("note.trade_agreement")
POINT, POINT_GIVEN = 8.0, 7.0
"""How many trade goods a victory point is worth, and a victory point for a rival."""
AGREED, GIVEN_UP = 0.85, 0.6
"""What each commodity of a Trade Agreement is worth to its holder, who has to wait for it, and to whom gives it away,
who would have traded it."""
OWN_NOTE, OWN_NOTE_SHARE = 0.1, 0.5
"""What it costs to give away an own note, which one cannot use: something, and part of what others do with it."""
LOCKED = 0.3
"""What an alliance is worth as long as the commander is locked."""
OWN_COMMODITY = 0.25
"""What a commodity is worth to its owner, who cannot spend it."""
NEVER = -99.0
"""What a deal with somebody about to win is worth."""
VOTE = 0.5
"""What a bot wants for a vote on something that does not matter to it."""
BOUGHT = 1.0
"""How many more trade goods a vote must be worth than is paid for it."""
LEAST_GAIN, PROFIT = 0.4, 0.2
"""What a deal must bring the other player, so that it is proposed, and what it must bring the bot."""


def dangerous(s: Imperium, seat: int, other: int) -> bool:
    """Whether somebody is so close to victory that no trade with them is a good one."""
    points = s.players[other].points
    return points >= s.goal - 2 and points > s.players[seat].points


def judged(s: Imperium, seat: int, rival: int, gets: Side, gives: Side) -> float:
    """What a deal is worth to a seat, in trade goods: what it gets, less what it gives."""
    if dangerous(s, seat, rival):
        return NEVER
    if any(field == PLEDGED for field, _ in gives):
        return NEVER  # a bot does not promise what it does not know how to keep
    value = sum([gained(s, seat, *one) for one in gets if one[0] not in TALK])
    value -= sum([lost(s, seat, rival, *one) for one in gives if one[0] not in TALK])
    value += sum([BotJudge(s, seat).swing(rival, it) for field, put in gets if field == VOTE_PROMISED for it in put])
    return value - sum([vote_lost(s, seat, it) for field, put in gives if field == VOTE_PROMISED for it in put])


def vote_lost(s: Imperium, seat: int, outcome: Outcome, ballots: Ballots | None = None) -> float:
    """What it costs to vote for something because of a promise: little where an agenda hardly matters; too much for
    whoever has promised or predicted something else."""
    c = s.council
    if c is None or any(giver == seat and it != outcome for giver, _, it in c.promises):
        return -NEVER
    if any(who == seat and it != outcome for who, _, it in c.predictions):
        return -NEVER
    return VOTE + max(0.0, -BotJudge(s, seat).swing(seat, outcome, ballots))


def gained(s: Imperium, seat: int, field: str, put: Any) -> float:
    """What it is worth to get something."""
    match field:
        case "goods" | "commodities":
            return float(put)
        case "fragment":
            return 1.3 * len(put)
        case "note":
            return sum([note_gained(s, seat, note) for note in put])
        case "captive":
            return 1.0 * len(put)
        case "planet":
            return 5.0 * len(put)
    return 1.2 * len(put)


def note_gained(s: Imperium, seat: int, note: Note) -> float:
    """What a note of somebody else is worth."""
    it = text_of_note(note)
    bonds = 6.0 if any(NAMES[o] == "strengthen_bonds" for o in open_goals(s, seat)) else 0.0
    owner = owner_of(note)
    if owner == seat:
        return 0.8
    if it == SUPPORT:
        return POINT + bonds
    if it == ALLIANCE:
        return commander_worth(s, owner) + bonds
    if it == TRADE_AGREEMENT:
        return AGREED * commodity_limit(s, owner)
    return worth_of(it)


def commander_worth(s: Imperium, owner: Seat) -> float:
    """What the commander of an ally is worth: little as long as it is locked."""
    p = s.players[owner]
    leaders = [it for it in leaders_of(p.faction) if leader_row(it).kind == COMMANDER]
    return max([worth_of(it) for it in leaders if it not in p.locked], default=LOCKED)


def lost(s: Imperium, seat: int, rival: int, field: str, put: Any) -> float:
    """What it costs to give something."""
    match field:
        case "goods":
            return float(put)
        case "commodities":
            return OWN_COMMODITY * float(put)
        case "fragment":
            have = s.players[seat].fragments
            return sum([2.5 if have[kind] >= 2 else 1.2 for kind in put])
        case "note":
            return sum([note_lost(s, seat, rival, note) for note in put])
        case "planet":
            return 6.0 * len(put)
    return 1.5 * len(put)


def note_lost(s: Imperium, seat: int, rival: int, note: Note) -> float:
    """What it costs to give a note away: a point for a rival, or what the note lets the rival do."""
    it = text_of_note(note)
    if owner_of(note) == seat and it == SUPPORT:
        ahead = max(0, s.players[rival].points - s.players[seat].points)
        return -NEVER if s.players[rival].points >= s.goal - 2 else POINT_GIVEN + 0.7 * ahead
    if owner_of(note) != seat:
        return worth_of(it)
    if it == TRADE_AGREEMENT:
        return GIVEN_UP * commodity_limit(s, Seat(seat))
    return OWN_NOTE + OWN_NOTE_SHARE * (commander_worth(s, Seat(seat)) if it == ALLIANCE else worth_of(it))


def for_me(s: Imperium, seat: int, deal: Deal) -> float:
    """What a deal is worth to the player who proposes it."""
    return judged(s, seat, deal.partner, deal.gets, deal.gives)


def for_them(s: Imperium, seat: int, deal: Deal) -> float:
    """What a deal is worth to the partner of the player who proposes it."""
    return judged(s, deal.partner, seat, deal.gives, deal.gets)


# --- making offers -----------------------------------------------------------------------------------------------


def holds_own(s: Imperium, owner: int, it: Ability) -> bool:
    """Whether a player still has the own support or alliance in hand: once it is given, it lies before somebody."""
    return not any(p.texts.here >> it & 1 and owner in p.texts.owners(it) for p in s.players)


def proposals(s: Imperium, seat: int, d: Any) -> Iterator[Deal]:
    """Deals that could be good for both: commodities for commodities, commodities for trade goods, support for
    support."""
    p = s.players[seat]
    for other in d.partners:
        q = s.players[other]
        mine, theirs = p.commodities, q.commodities
        both: list[tuple[dict[str, Any], dict[str, Any]]] = []
        if mine and theirs:
            more, less = max(0, mine - theirs), max(0, theirs - mine)
            both.append(({COMMODITIES: mine, GOODS: min(p.goods, less // 2)},
                         {COMMODITIES: theirs, GOODS: min(q.goods, more // 2)}))  # fmt: skip
            both.append(({COMMODITIES: min(mine, theirs)}, {COMMODITIES: min(mine, theirs)}))
        if mine > 1 and q.goods:
            both.append(({COMMODITIES: mine}, {GOODS: min(q.goods, mine // 2)}))
        if theirs > 1 and p.goods > 1:
            both.append(({GOODS: min(p.goods, (theirs + 1) // 2)}, {COMMODITIES: theirs}))
        both += [
            ({NOTES: (note_of(it, seat),)}, {NOTES: (note_of(it, other),)})
            for it in (SUPPORT, ALLIANCE)
            if holds_own(s, seat, it) and holds_own(s, other, it)
        ]
        for gives, gets in both:
            yield d.deal(other, gives, gets)
    if s.phase == "agenda":
        yield from bribes(s, seat, d)
    elif s.active == seat:
        yield from sales(s, seat, d)


def sales(s: Imperium, seat: int, d: Any) -> Iterator[Deal]:
    """Own notes, for commodities of the other player or for trade goods; or as what makes up for fewer commodities."""
    p = s.players[seat]
    mine = [note for note in p.notes if owner_of(note) == seat and text_of_note(note) != SUPPORT]
    for other in d.partners:
        q = s.players[other]
        if not q.commodities + q.goods:
            continue
        for note in mine:
            cost = note_lost(s, seat, other, note)
            price = ceil(cost + PROFIT)
            if note_gained(s, other, note) < (GIVEN_UP if q.commodities >= price else 1.0) * price + PROFIT:
                continue
            if q.commodities > p.commodities > 0 and q.commodities - p.commodities > cost:
                yield d.deal(other, {COMMODITIES: p.commodities, NOTES: (note,)}, {COMMODITIES: q.commodities})
            if q.commodities >= price:
                yield d.deal(other, {NOTES: (note,)}, {COMMODITIES: price})
            elif q.goods >= price:
                yield d.deal(other, {NOTES: (note,)}, {GOODS: price})


def bribes(s: Imperium, seat: int, d: Any) -> Iterator[Deal]:
    """Trade goods, or commodities before them, for the votes of others, if they change what is decided on."""
    c, p = s.council, s.players[seat]
    if c is None or p.goods + p.commodities == 0:
        return
    judge, ballots = BotJudge(s, seat), Ballots(s)
    for other in d.partners:
        outcomes = promisable(s, other)
        wish = judge.wished(c.agenda, outcomes) if outcomes else None
        if wish is None or (gain := judge.swing(other, wish, ballots)) < BOUGHT + 1:
            continue
        least = vote_lost(s, other, wish, ballots) + LEAST_GAIN
        price = next((n for n in range(1, p.goods + p.commodities + 1) if n > least), 0)
        if price and price + BOUGHT <= gain:
            traded = min(p.commodities, price)
            gives = {GOODS: price - traded, COMMODITIES: traded}
            yield d.deal(other, {field: n for field, n in gives.items() if n}, {VOTE_PROMISED: (wish,)})


def offer(s: Imperium, seat: int, d: Any, before: list[Deal]) -> Deal | None:
    """The best deal that the other player should accept, other than those that have been declined."""
    best: tuple[float, Deal] | None = None
    for deal in proposals(s, seat, d):
        if deal in before or for_them(s, seat, deal) < LEAST_GAIN:
            continue
        value = for_me(s, seat, deal)
        if value >= PROFIT and (best is None or value > best[0]) and d.refuse(deal) is None:
            best = (value, deal)
    return best[1] if best is not None else None


def agree(s: Imperium, seat: int, d: Any) -> bool:
    """Accept what brings more than it costs."""
    good = judged(s, seat, d.args["rival"], d.args["gets"], d.args["gives"]) > 0.0
    return good and d.refuse(True) is None


def bargain(s: Imperium, seat: int, d: Any) -> Deal:
    """A transaction that a text allows: the best one, or the smallest possible gift."""
    simple: Iterator[Deal] = (it for it in d.options() if all(field not in TALK for field, _ in it.gives))
    return offer(s, seat, d, []) or next(simple)


def surrender_note(s: Imperium, seat: int, d: Any) -> Deal:
    """The note that costs least."""
    deals: list[Deal] = list(d.options())
    return min(deals, key=lambda deal: sum([note_lost(s, seat, deal.partner, n) for n in deal.things_given(NOTES)]))

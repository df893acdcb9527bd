"""Views: the one place where a table becomes a message. A message contains only what its reader may know: the view of a
seat or a spectator, or a finished game with open cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

from orrery.bots.advice import Advice
from orrery.core.ask import Amount, Decision, Order, Pick
from orrery.core.game import Game
from orrery.core.refusal import Refused
from orrery.core.standing import Standing, occasion
from orrery.core.state import EVERYONE
from orrery.core.table import Table
from orrery.core.terms import Terms
from orrery.server import messages
from orrery.server.lobby import board, catalogue, games
from orrery.telling import questions as asking
from orrery.telling.deals import FieldShown, parties, proposal_told
from orrery.telling.sight import OpenView, Sight, sight
from orrery.telling.since import since as told_since
from orrery.telling.slow import AT_ONCE, Slow, paced
from orrery.telling.standing import told_standing, until, where
from orrery.telling.teller import HEADINGS, said
from orrery.telling.tellers import teller
from orrery.telling.things import Thing, nouns, told_things
from orrery.telling.why import why_not as reasons
from orrery.text import Words

__all__ = ["catalogue", "check", "games", "hint", "log", "plain_text", "shown", "speaking", "what_if", "why_not"]

Lines = Sequence[tuple[str, dict[str, Any]]]
Asked = tuple[str, Decision[Any]]
"""A question with its id."""


def speaking(table: Table, lang: str, names: Sequence[str], seat: int) -> Words:
    """The words in which a table is described to a reader."""
    return Words(lang, table.game.name, names, seat, table.config.get("data", ""))


# --- a whole table --------------------------------------------------------------------------------------------


def shown(
    table: Table,
    seat: int,
    words: Words,
    *,
    id: str = "",
    seq: int = 0,
    log_from: int = 0,
    seats: Sequence[messages.SeatShown] = (),
    undo_asked: messages.UndoAsked | None = None,
    free_asked: messages.FreeAsked | None = None,
    standing: Sequence[Standing] = (),
    held: Asked | None = None,
    away: int = 0,
    chat_count: int = 0,
    owner: bool = False,
    grace: int = 0,
    open_cards: bool = False,
    ended: messages.Result | None = None,
    slow: Slow = AT_ONCE,
) -> messages.Shown:
    """A table as a reader sees it. `log_from` counts the lines of the table's own journal (those before it are as the
    reader has them); the message counts only the lines that the reader may know of. `held`: the reader's question in
    the moment in which the table has stopped. `ended`: the stored result of a finished game. `slow`: does the slow
    work; by default it is done at once."""
    view = paced(sight(table, seat, open_cards), slow)
    lines, new = view.journal(), view.journal(log_from)
    plays = seat >= 0 and not open_cards
    return messages.Shown(
        table=id,
        game=table.game.name,
        seq=seq,
        seat=seat,
        players=table.players,
        over=table.over,
        waiting=view.waiting if held is None else sorted({*view.waiting, seat}),
        window=view.window,
        figures=figures(view, words),
        questions=[_question(view, *asked, table, words) for asked in with_held(view, held)],
        proposed=proposed(view, words),
        seats=list(seats),
        can_undo=plays and not table.over and table.can_undo(seat),
        can_redo=plays and can_redo(table, seat),
        undo_asked=undo_asked,
        free_asked=free_asked,
        standing=standing_shown(table.game, standing, words),
        log_from=len(lines) - len(new),
        log=told(new, len(lines) - len(new), table.game, words),
        away=min(away, len(lines)),
        chat_count=chat_count,
        result=(ended or result(table, words)) if table.over else None,
        owner=owner,
        grace=grace,
    )


def proposed(view: Sight, words: Words) -> list[messages.Proposed]:
    """The deals that the reader has proposed and that await a reply."""
    return [messages.Proposed(it.seat, proposal_told(it, words), last) for it, last in view.proposed]


def with_held(view: Sight, held: Asked | None) -> list[Asked]:
    """All questions to the reader."""
    return view.questions if held is None else [held, *view.questions]


def can_redo(table: Table, seat: int) -> bool:
    """Whether the seat has taken back an answer that it could give again."""
    return table.live and not table.over and any(taken[0] == seat for taken in table.undone)


def figures(view: Sight, words: Words) -> Any:
    """What a game's board draws."""
    drawn = board(words.game)
    return drawn.figures(view, words) if drawn is not None else {}


def _question(view: Sight, id_: str, decision: Decision[Any], table: Table, words: Words) -> messages.Question:
    asked = asking.formed(view, id_, decision, words)
    low, high = (decision.low, decision.high) if isinstance(decision, (Pick, Amount)) else (1, 1)
    if isinstance(decision, Order):
        low = high = len(decision.items)
    return messages.Question(
        id=id_,
        kind=decision.kind.name,
        form=cast(Any, decision.FORM),
        prompt=asked.prompt,
        offers=_offers(asked),
        low=low,
        high=high,
        free=any(decision is offer for offer in table.offers.values()),
        window=str(decision.args["window"]) if decision.kind.reaction else "",
        parties=_parties(view, decision, words) if isinstance(decision, Terms) else [],
        occasion=at.name if (at := occasion(table.game, decision)) is not None else "",
    )


def _parties(view: Sight, decision: Terms, words: Words) -> list[messages.Party]:
    """The partners a seat may deal with, and what each side may put in."""
    noun = decision.noun

    def field(given: FieldShown) -> messages.DealField:
        it, of = given.field, noun.fields[given.field.name]
        items = None
        if given.items is not None and of is not None:
            items = [messages.Item(of.encode(v), name, note, _things(of.targets(v))) for v, name, note in given.items]
        return messages.DealField(it.name, given.label, it.low, it.high, items)

    return [
        messages.Party(
            seat=party.partner,
            value=noun.partner.encode(party.partner),
            name=party.name,
            gives=[field(given) for given in party.gives],
            gets=[field(given) for given in party.gets],
        )
        for party in parties(decision, words, view)
    ]


def _offers(asked: asking.Question) -> list[messages.Offer]:
    """The possible answers; equal items of a pick are numbered, so that each has its own id."""
    decision = asked.decision
    encode = decision.kind.noun.encode if isinstance(decision, (Pick, Order)) else decision.encode
    copies: Counter[str] = Counter()
    found = []
    for offer in asked.offers:
        id_ = offer.calls[0]
        copies[id_] += 1
        found.append(
            messages.Offer(
                id=id_ if copies[id_] == 1 else f"{id_}#{copies[id_]}",
                value=encode(offer.value),
                name=offer.name,
                note=offer.note,
                things=_things(offer.things),
            )
        )
    return found


def _things(things: Sequence[tuple[str, Any]]) -> list[messages.Thing]:
    return [messages.Thing(*thing) for thing in things]


def result(table: Table, words: Words) -> messages.Result:
    """How a game ended: the points of all, with everything open."""
    tell, scores = teller(table.game.name), table.game.score(table.state)
    heads, rows, after = tell.sheet(OpenView(table), words)
    return messages.Result(
        scores=scores,
        winners=table.game.winners(table.state),
        sheet=messages.ScoreSheet(
            heads=heads, rows=rows or [(words.text("score-final"), list(map(str, scores)))], after=after
        ),
        facts=tell.facts(table.view(EVERYONE), words),
    )


# --- standing answers -----------------------------------------------------------------------------------------


def standing_shown(game: Game, standing: Sequence[Standing], words: Words) -> list[messages.StandingShown]:
    """The standing answers of a seat, newest first."""
    return [
        messages.StandingShown(it.number, it.where, it.what, it.text, it.until, told_standing(game, it, words))
        for it in reversed(standing)
    ]


def standing_choice(game: Game, standing: Sequence[Standing], words: Words) -> messages.StandingChoice:
    """The standing answers of a seat, and those it could give."""
    groups = dict.fromkeys(it.group for it in game.occasions)
    some = [messages.Titled("", where(game, "", words))] if any(it.window for it in game.occasions) else []
    return messages.StandingChoice(
        standing=standing_shown(game, standing, words),
        occasions=[
            messages.OccasionShown(it.name, where(game, it.name, words), it.group, it.window) for it in game.occasions
        ],
        groups=[*some, *(messages.Titled(group, where(game, group, words)) for group in groups)],
        spans=[messages.Titled(span, until(span, words)) for span in ("", *game.spans)],
    )


# --- the log --------------------------------------------------------------------------------------------------


def log(
    table: Table, seat: int, words: Words, start: int, stop: int | None = None, open_cards: bool = False
) -> list[messages.LogLine]:
    """Lines of the log by the reader's own count."""
    first = max(0, start)
    lines = sight(table, seat, open_cards).journal()[first : None if stop is None else max(first, stop)]
    return told(lines, first, table.game, words)


def log_since(table: Table, seat: int, words: Words, first: int) -> tuple[int, list[messages.LogLine]]:
    """The reader's lines from that one of the table's own journal on, and the number of the first."""
    view = sight(table, seat)
    lines, new = view.journal(), view.journal(first)
    return len(lines) - len(new), told(new, len(lines) - len(new), table.game, words)


def since(table: Table, seat: int, words: Words, first: int) -> list[str]:
    """What has happened since a line of the table's own journal, in one line for each round."""
    return told_since(sight(table, seat), first, words)


def told(lines: Lines, first: int, game: Game, words: Words) -> list[messages.LogLine]:
    """Lines of the journal in words."""
    known = nouns(game)
    return [
        messages.LogLine(
            number=number,
            text=words.say(key, **args),
            heading=key.endswith(HEADINGS),
            seat=args.get("seat", -1),
            things=_things(told_things(args, known)),
        )
        for number, (key, args) in enumerate(lines, first)
    ]


# --- asking about it ------------------------------------------------------------------------------------------


def check(
    table: Table,
    seat: int,
    question: str,
    value: Any,
    words: Words,
    held: Asked | None = None,
    slow: Slow = AT_ONCE,
) -> messages.Checked:
    """Whether an answer would be accepted, and what it says in words. Nothing is done."""
    in_moment = held[1] if held is not None and held[0] == question else None
    try:
        decision = in_moment or table.find(seat, question)[1]
        try:
            meant = decision.decode(value)
        except ValueError as error:
            raise Refused("malformed", seat, decision.kind.name, detail=str(error)) from None
        no = in_moment.refuse(meant) if in_moment is not None else table.why_not(seat, meant, question)
    except Refused as error:
        return messages.Checked(ok=False, told="", why=words.refused(error), rule=error.rule, figures={})
    told, leads = asking.told(decision, meant, words), considered(table, seat, decision, meant, words, slow)
    if no is not None:
        return messages.Checked(ok=False, told=told, why=words.no(no), rule=no.rule, figures=leads)
    return messages.Checked(ok=True, told=told, why="", rule="", figures=leads)


def considered(
    table: Table, seat: int, decision: Decision[Any], value: Any, words: Words, slow: Slow
) -> dict[str, Any]:
    """The numbers that a game's board shows beside an answer in the making (the odds of an attack)."""
    weighs = getattr(board(words.game), "considered", None)
    if weighs is None:
        return {}
    return cast(dict[str, Any], weighs(paced(sight(table, seat), slow), words, decision, value))


def what_if(
    table: Table, seat: int, about: dict[str, Any], words: Words, slow: Slow = AT_ONCE
) -> messages.SupposedNumbers:
    """The numbers of what a reader supposes, if the game's board has any. ValueError if it cannot be read."""
    supposes = getattr(board(words.game), "what_if", None)
    if supposes is None:
        return messages.SupposedNumbers(None)
    return messages.SupposedNumbers(cast(dict[str, Any], supposes(paced(sight(table, seat), slow), words, about)))


def why_not(table: Table, seat: int, thing: messages.Thing, words: Words) -> messages.Because:
    """Why a seat cannot use a thing now, or how it can."""
    found = reasons(table.view(seat), Thing(thing.noun, thing.id), nouns(table.game), words)
    rules = [reason.rule for reason in found if not isinstance(reason, str) and reason.rule]
    return messages.Because(lines=[said(reason, words) for reason in found], rules=rules)


def hint(name: str, question: Decision[Any], found: Advice, words: Words) -> messages.Hint:
    """A bot's advice in words."""
    lines = [words.say(key, **args) for key, args in found.reasons]
    return messages.Hint(name, asking.told(question, found.answer, words), lines)


def plain_text(
    table: Table, seat: int, words: Words, open_cards: bool = False, held: Asked | None = None
) -> messages.PlainText:
    """The whole table in lines of text, and what is asked."""
    view = sight(table, seat, open_cards)
    asked = []
    for each in with_held(view, held):
        known = parties(each[1], words, view) if isinstance(each[1], Terms) else []
        put = asking.formed(view, *each, words, known)
        asked += [put.prompt, *put.lines]
    asked += [proposal_told(it, words) for it, _ in view.proposed]
    return messages.PlainText(lines=teller(table.game.name).lines(view, words), questions=asked)

"""Warpgate, drawn: the board with the players beside it, what is available, the reader's own things, and the options if
there are many. Colour never says anything that a symbol or a word does not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.unknown import Unknown
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.kinds import DRAWING, LOWER, UPPER
from orrery.games.warpgate.rules.nouns import Place
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import board_of, holder
from orrery.games.warpgate.rules.vocabulary import DRAW
from orrery.games.warpgate.telling.cards import (
    copied_abilities,
    held,
    hidden_objectives,
    in_short,
    objective_line,
    own_objectives,
    told,
    used_token,
)
from orrery.games.warpgate.telling.describe import powers
from orrery.games.warpgate.telling.notes import outlook, slot
from orrery.games.warpgate.telling.tell import standing
from orrery.games.warpgate.terminal.map import TYPE_COLOUR, board_width, draw_map, fitting, type_codes
from orrery.telling.questions import Offer, Question
from orrery.telling.sight import Sight
from orrery.terminal.canvas import SEAT_COLOUR, seat_letter
from orrery.text import Words

FRAME = "#6a7a8c"
SIDE = 30
"""The width needed to list the players beside the board."""
GAP = 2
KEY = "bold reverse"
NOTE = "dim"


def draw(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table as one seat sees it; a spectator sees everybody from outside."""
    s = view.state
    board = board_of(s)
    wide = board_width(board, fitting(board, width - SIDE - GAP))
    beside = wide + GAP + SIDE <= width
    drawn = draw_map(view, words, offered(question), wide if beside else width)
    people = [_seat(view, seat, words) for seat in range(view.players) if s.players[seat].side >= 0]
    parts: list[RenderableType] = [_top(view, words)]
    if beside:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=wide, no_wrap=True)
        grid.add_column()
        grid.add_row(drawn, Group(*people, Text(), _available(view, words)))
        parts.append(grid)
    else:
        parts += [drawn, Text(), _available(view, words), *people]
    parts += _own(view, words, question)
    if question is not None:
        parts += _offers(view, question, words)
    return Group(*parts)


def offered(question: Question | None) -> set[int]:
    """The places that a question is about."""
    if question is None:
        return set()
    noun = question.decision.kind.noun.name
    values = [offer.value for offer in question.offers if offer.value is not None]
    return {value[-1] for value in values} if noun in ("move", "route") else set(values) if noun == "place" else set()


# --- the middle ---------------------------------------------------------------------------------------------


def _top(view: Sight, words: Words) -> RenderableType:
    s = view.state
    top = Table.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right", no_wrap=True)
    title = Text.assemble(
        (words.text("warpgate-title"), "bold"), "  ", (words.text("warpgate-round", number=s.round), "bold")
    )
    if s.last:
        title.append(f"  {words.text('warpgate-short-last')}", style="bold reverse")
    left = words.text("warpgate-left", goods=s.goods, technologies=s.technologies_left, objectives=s.objectives_left)
    top.add_row(title, left)
    return top


def chip(view: Sight, type_: int, words: Words) -> Text:
    """A type of planets in two letters on its colour."""
    return Text(type_codes(view.state.data, words.lang)[type_], style=f"reverse {TYPE_COLOUR[type_]}")


def _available(view: Sight, words: Words) -> Text:
    """What Research and Control can give."""
    s, d = view.state, KNOWN[view.state.data]
    told_ = Text.assemble((words.text("warpgate-available"), "bold"))
    for card in s.available:
        row = d.technologies[card]
        told_.append("\n ").append_text(chip(view, row.type, words)).append(f" {words.noun('technology', card)}")
        told_.append(f" {row.vp}: {'; '.join(powers(row.powers, words.text))}", style=NOTE)
    told_.append(f"\n{words.text('warpgate-available-objectives')}", style="bold")
    for type_ in s.objectives:
        told_.append(" ").append_text(chip(view, type_, words))
    for goal in s.open_goals:
        told_.append(f"\n {words.noun('objective', goal)}: ").append(in_short("objective", goal, d, words), style=NOTE)
    return told_


# --- players ------------------------------------------------------------------------------------------------


def _seat(view: Sight, seat: int, words: Words) -> RenderableType:
    """A player in a few lines."""
    s, d = view.state, KNOWN[view.state.data]
    p = s.players[seat]
    head = Text.assemble(
        (f" {seat_letter(seat)} ", f"bold reverse {SEAT_COLOUR[seat]}"),
        (f" {words.name(seat)}", "bold"),
        (f" {words.text('warpgate-short-start')}" if seat == s.start else "", SEAT_COLOUR[seat]),
        f"  {words.noun('side', p.side)}",
    )
    body = [Text(standing(p, words, "warpgate-standing"))]
    if p.peace:
        body.append(Text(words.text("warpgate-table-peace"), style="bold"))
    backs = [(t, len(cards)) for t, cards in enumerate(held(p)) if len(cards)]
    if backs and hidden_objectives(p):
        told_ = Text(words.text("warpgate-available-objectives"))
        for type_, n in backs:
            told_.append(" ").append_text(chip(view, type_, words)).append(str(n) if n > 1 else "")
        body.append(told_)
    if p.played:
        slots = [f"{i}X {words.noun('action', card)}" for i, card in enumerate(p.played, 1)]
        body.append(Text(", ".join(slots), style=NOTE))
    if seat != view.seat:
        row = d.sides[p.side]
        things = [row.ability_de if words.lang == "de" else row.ability]
        things += [str(words.noun("technology", it)) for it in p.technologies]
        things += [str(words.noun("token", it)) for it in p.tokens]
        things += [used_token(it, words) for it in p.old_tokens]
        body.append(Text(", ".join(things), style=NOTE))
        body += [Text(f"+ {text}", style=NOTE) for text in copied_abilities(p, d, words)]
    return Group(head, *(Padding(line, (0, 0, 0, 1)) for line in body))


def _names(noun: str, things: Iterable[int], words: Words) -> str:
    return ", ".join(str(words.noun(noun, it)) for it in things)


def _panel(content: RenderableType, title: str, style: str) -> Panel:
    return Panel(
        content,
        title=Text(title, style="bold default"),
        title_align="left",
        border_style=style,
        box=box.ROUNDED,
        padding=(0, 1),
    )


def _own(view: Sight, words: Words, question: Question | None) -> list[RenderableType]:
    """What a player has in front of them: ability, technologies, tokens, objectives, and the hand unless the question
    is about it."""
    playing = question is not None and question.decision.kind.name == "play"
    parts: list[RenderableType] = []
    s, d = view.state, KNOWN[view.state.data]
    for seat, p in enumerate(s.players):
        if isinstance(p.hand, Unknown) or p.side < 0:
            continue
        told_ = Text("\n+ ".join([told("side", p.side, d, words)[0], *copied_abilities(p, d, words)]))
        for noun, things in (("technology", p.technologies), ("token", p.tokens)):
            for it in things:
                told_.append(f"\n{words.noun(noun, it)}", style="bold")
                told_.append(f" {in_short(noun, it, d, words)}", style=NOTE)
        for it in p.old_tokens:
            told_.append(f"\n{used_token(it, words)}", style=NOTE)
        for card in own_objectives(p):
            told_.append("\n").append_text(chip(view, d.objectives[card].type, words))
            told_.append(f" {objective_line(s, seat, card, words)}")
        if len(p.hand) and not playing:
            told_.append(f"\n{words.text('warpgate-table-hand', names=_names('action', p.hand, words))}")
        if len(p.drawn):
            told_.append(f"\n{words.text('warpgate-table-drawn', names=_names('tactic', p.drawn, words))}")
        title = words.text("warpgate-panel-own" if seat == view.seat else "warpgate-panel-of", name=words.name(seat))
        parts.append(_panel(told_, title, SEAT_COLOUR[seat]))
    return parts


# --- offers -------------------------------------------------------------------------------------------------


def _offers(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    kind = question.decision.kind.name
    if kind == "play":
        return [_hand(view, question, words)]
    if kind in ("move", "move_again"):
        return [_moves(view, question, words)]
    if kind == "route":
        return [_routes(question, words)]
    return []


def _hand(view: Sight, question: Question, words: Words) -> RenderableType:
    """A line for each card with its two actions and drawing: the number to type for X, then those for more with
    trade goods."""
    s, seat = view.state, view.seat
    numbers = {offer.value: _key(question, place) for place, offer in enumerate(question.offers)}
    levels = range(max((goods for way, _, goods in numbers if way <= DRAWING), default=0) + 1)
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=NOTE)
    keys = " ".join(f"{slot(s, seat) + goods}X" for goods in levels)
    for head in ("warpgate-head-upper", "warpgate-head-lower", "warpgate-head-draw"):
        grid.add_column(f"{keys} {words.text(head)}")
    for card in dict.fromkeys(s.players[seat].hand):
        grid.add_row(*(_way(s, seat, (way, card), levels, numbers, question, words) for way in (UPPER, LOWER, DRAWING)))
    parts: list[RenderableType] = [grid]
    for place, offer in enumerate(question.offers):
        if offer.value[0] > DRAWING:
            more = Text.assemble(_key(question, place), " ", (offer.name, "bold"), " ", (offer.note, NOTE))
            parts.append(more)
    return _panel(Group(*parts), words.text("warpgate-panel-hand", number=len(s.players[seat].hand)), FRAME)


def _way(
    s: Warpgate,
    seat: int,
    of: tuple[int, int],
    levels: range,
    numbers: dict[Any, Text],
    question: Question,
    words: Words,
) -> Text:
    """One way to use a card: what to type, its name, and what it could do now or which rule forbids it."""
    way, card = of
    action = DRAW if way == DRAWING else KNOWN[s.data].two_actions[card][way]
    can = [goods for goods in levels if (way, card, goods) in numbers]
    told_ = Text(" ").join(numbers.get((way, card, goods), Text(" -", style=NOTE)) for goods in levels)
    told_.append(f" {words.noun('action_name', action)}", style="bold" if can else NOTE)
    if way != DRAWING:
        said = outlook(s, seat, action, slot(s, seat) + can[0], words) if can else ""
        told_.append(f" {said or _hindrance(question, (way, card, 0), words)}", style=NOTE)
    return told_


def _key(question: Question, place: int) -> Text:
    return Text(f"{question.number(place):>2}", style=KEY)


def _hindrance(question: Question, value: Any, words: Words) -> str:
    no = question.decision.refuse(value)
    return words.text("warpgate-short-no", rule=no.rule) if no is not None and no.rule else ""


def _moves(view: Sight, question: Question, words: Words) -> RenderableType:
    """The moves by where they begin; attacks on separate lines, with the odds."""
    s = view.state
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    starts: dict[int, list[tuple[int, Offer]]] = {}
    for place, offer in enumerate(question.offers):
        if offer.value is not None:
            starts.setdefault(offer.value[0], []).append((place, offer))
    for start, offers in starts.items():
        ships = s.players[view.seat].ships[start]
        head = Text.assemble((str(words.noun("place", start)), "bold"), (f" {seat_letter(view.seat)}{ships}", NOTE))
        grid.add_row(head, _ends(view, question, offers, words))
    passing = [place for place, offer in enumerate(question.offers) if offer.value is None]
    for place in passing:
        grid.add_row(_key(question, place), Text(question.offers[place].name, style="bold"))
    return _panel(grid, words.text("warpgate-panel-moves"), FRAME)


def _ends(view: Sight, question: Question, offers: list[tuple[int, Offer]], words: Words) -> Text:
    told_ = Text()
    quiet = [(place, o) for place, o in offers if not _attacks(view, o.value[1])]
    for place, offer in quiet:
        told_.append("  " if told_ else "")
        told_.append_text(_key(question, place)).append(f"\u00a0{words.noun('place', offer.value[1])}", style="bold")
    for place, offer in offers:
        if _attacks(view, offer.value[1]):
            told_.append("\n" if told_ else "")
            told_.append_text(_key(question, place)).append(f" {words.noun('place', offer.value[1])}", style="bold")
            told_.append(f": {offer.note}", style="bold #d0453c")
    return told_


def _attacks(view: Sight, end: Place) -> bool:
    return end != 0 and holder(view.state, view.seat, end) >= 0


def _routes(question: Question, words: Words) -> RenderableType:
    """Trade routes, several per line."""
    told_ = Text()
    for place, offer in enumerate(question.offers):
        told_.append("   " if told_ else "")
        told_.append_text(_key(question, place)).append(f"\u00a0{offer.name.replace(' ', chr(0xA0))}", style="bold")
    return _panel(told_, words.text("warpgate-panel-routes"), FRAME)

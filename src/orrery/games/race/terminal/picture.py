"""Race for the Galaxy, drawn: the middle of the table, everybody's tableau, the hand, in colours that can be told apart
on a dark and on a light background. Colour never says anything that a symbol or a word does not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orrery.core.unknown import Unknown
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.nouns import ACTION_NAMES
from orrery.games.race.rules.vocabulary import (
    ALIEN,
    ANY,
    GENES,
    NOVELTY,
    PHASE_OF,
    RARE,
    THIS,
    WINDFALL,
    CardRow,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeHand,
    ConsumePair,
    Lucky,
    Power,
)
from orrery.games.race.telling.describe import GOOD as GOOD_NAMES
from orrery.games.race.telling.describe import NUMERAL
from orrery.games.race.telling.notes import one_of_two
from orrery.games.race.telling.tell import standing
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.text import Words

HAND_KINDS = ("starting_hand", "payment", "consume_hand", "hand_limit", "develop", "settle")
"""Questions about the hand: their options are shown in it."""

# About as far from black as from white, and far enough from each other for colour-blind readers.
COLOUR = {NOVELTY: "#2f86d8", RARE: "#b5651d", GENES: "#2e8b57", ALIEN: "#a8860b"}
DEFENCE = "#d0453c"
FRAME = "#6a7a8c"
FRAME_SIGNS = 6
"""How much of a line's width a frame takes up."""
MINE = "#8a63d2"
NOTE = "italic"
SHORT_NAME, LONG_NAME = 26, 40
WIDE = 100
"""From this width on, costs are shown beside the card; on narrower screens, below it."""
PHASES = ("explore", "develop", "settle", "consume", "produce")
GOOD_HERE, NO_GOOD = "●", "○"
CARD = "▯"


def draw(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table as one seat sees it; a spectator sees everybody from outside."""
    parts: list[RenderableType] = [_middle(view, words)]
    parts += [_other(view, seat, words, width) for seat in range(view.players) if seat != view.seat]
    if view.seat >= 0:
        parts.append(_own(view, words, width))
        parts += _hands(view, words, question, width)
    else:
        for seat, p in enumerate(view.state.players):
            if not isinstance(p.hand, Unknown):
                title = words.say("race-panel-hand-of", seat=seat, number=len(p.hand))
                parts.append(_cards(title, (*p.hand, *p.explored), words, None, width))
    return Group(*parts)


# --- the middle ---------------------------------------------------------------------------------------------


def _middle(view: Sight, words: Words) -> RenderableType:
    s = view.state
    top = Table.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right", no_wrap=True)
    title = Text.assemble((words.text("race-title"), "bold"), "  ", (words.text("race-round", number=s.round), "bold"))
    top.add_row(title, words.text("race-middle", pool=s.pool, deck=len(s.deck), discard=len(s.discard)))
    return Group(top, _phases(s, words))


def _phases(s: Any, words: Words) -> Text:
    """The phases in order: bold if somebody chose them, with a mark at the current one."""
    chosen = {ACTION_NAMES[a].split("_")[0] for p in s.players for a in p.actions}
    told = Text()
    for name in PHASES:
        style = "bold reverse" if name == s.phase else "bold" if name in chosen else "dim"
        time = one_of_two(s) if name == s.phase else 0
        told.append(f" {words.noun('phase', name)}{f' {time}/2' if time else ''} ", style=style)
    return told


# --- tableaus -----------------------------------------------------------------------------------------------


def _panel(content: RenderableType, title: Text, style: str, subtitle: Text | None = None) -> Panel:
    return Panel(
        content,
        title=title,
        title_align="left",
        subtitle=subtitle,
        subtitle_align="right",
        border_style=style,
        box=box.ROUNDED,
        padding=(0, 1),
    )


def _framed(view: Sight, seat: int, content: RenderableType, words: Words, width: int) -> RenderableType:
    """A player's side of the table: name, chosen actions and points in the frame; what does not fit above the cards
    goes below them."""
    p = view.state.players[seat]
    style = MINE if seat == view.seat else FRAME
    told = Text.assemble((f"{words.name(seat)}  ", "bold default"))
    if p.actions:
        told.append(f" {words.noun('actions', p.actions)} ", style="reverse")
        told.append(" ")
    numbers = Text(standing(p, words, "race-standing"), style="default")
    if len(told) + len(numbers) <= width - FRAME_SIGNS:
        return _panel(content, told.append_text(numbers), style)
    return _panel(content, told, style, numbers)


def _other(view: Sight, seat: int, words: Words, width: int) -> RenderableType:
    """Another player's tableau in a few lines."""
    p = view.state.players[seat]
    told = Text()
    for place, card in enumerate(p.tableau):
        told.append(" · " if place else "", style="dim")
        told.append_text(_named(card, words))
        if CARDS[card].source:
            told.append_text(Text(" ").append_text(_good_sign(card, card in p.goods)))
    return _framed(view, seat, told, words, width)


def _own(view: Sight, words: Words, width: int) -> RenderableType:
    """The reader's own tableau, one card per line."""
    p = view.state.players[view.seat]
    grid = _grid(p.tableau, words, width, hand=False)
    for card in p.tableau:
        row = CARDS[card]
        grid.add_row(_named(card, words), _points(row), _good(card, words, card in p.goods), _powers(row, words))
    return _framed(view, view.seat, grid, words, width)


def _grid(cards: Sequence[int], words: Words, width: int, hand: bool) -> Table:
    """Columns for cards, with their headings; names get the room they need, up to a limit."""
    grid = Table(box=None, expand=True, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    longest = max((len(str(words.noun("card", card))) for card in cards), default=0)
    if hand:
        grid.add_column(justify="right", width=2)
    most = LONG_NAME if width >= WIDE else SHORT_NAME
    grid.add_column(words.text("race-head-card"), no_wrap=True, width=min(longest, most), overflow="ellipsis")
    if hand:
        grid.add_column(words.text("race-head-cost"), no_wrap=True, justify="right")
    grid.add_column(words.text("race-head-vp"), no_wrap=True, justify="right")
    grid.add_column(words.text("race-head-good"), no_wrap=True)
    grid.add_column(words.text("race-head-powers"), ratio=4)
    return grid


def _named(card: int, words: Words) -> Text:
    row = CARDS[card]
    style = COLOUR[row.good] if row.good else "bold" if row.kind == "development" else ""
    return Text(str(words.noun("card", card)), style=style)


def _points(card: CardRow) -> Text:
    return Text("?" if card.scoring else str(card.vp))


def _good_sign(card: int, here: bool) -> Text:
    return Text(GOOD_HERE if here else NO_GOOD, style=COLOUR[CARDS[card].good])


def _good(card: int, words: Words, here: bool | None) -> Text:
    """The kind of good of a world; for worlds in a tableau, whether it has one."""
    row = CARDS[card]
    if not row.source:
        return Text()
    windfall = row.source == WINDFALL
    sign = GOOD_HERE if here or (here is None and windfall) else NO_GOOD
    kind = words.text(f"race-short-{GOOD_NAMES[row.good]}")
    return Text(f"{sign} {kind}{'' if windfall else '+'}", style=COLOUR[row.good])


# --- hands --------------------------------------------------------------------------------------------------


def _hands(view: Sight, words: Words, question: Question | None, width: int) -> list[RenderableType]:
    """The hand, numbered if the question is about it, and cards drawn in Explore."""
    p = view.state.players[view.seat]
    kind = question.decision.kind.name if question is not None else ""
    parts = []
    if len(p.hand) or kind in HAND_KINDS:
        title = words.text("race-panel-hand", number=len(p.hand))
        parts.append(_cards(title, p.hand, words, question if kind in HAND_KINDS else None, width))
    if len(p.explored):
        title = words.text("race-panel-explored", number=len(p.explored))
        parts.append(_cards(title, p.explored, words, question if kind == "keep" else None, width))
    return parts


def _cards(title: str, cards: Sequence[int], words: Words, question: Question | None, width: int) -> RenderableType:
    """One card per line; with a question, the number to type and what the card would cost and give."""
    beside = width >= WIDE and question is not None and question.decision.FORM == "choose"
    grid = _grid(cards, words, width, hand=True)
    if beside:
        grid.add_column(words.text("race-head-now"), ratio=5)
    numbers = _numbers(cards, question)
    for place, card in enumerate(cards):
        row = CARDS[card]
        number, note = numbers.get(place, (Text(), Text()))
        if question is not None and place not in numbers:
            note = _hindrance(question, card, words, beside)
        told = [_powers(row, words), note] if beside else [_both(note, _powers(row, words), place in numbers)]
        good = _good(card, words, None)
        grid.add_row(number, _named(card, words), _cost(row, words), _points(row), good, *told)
    if question is not None and question.offers and question.offers[-1].value is None:
        place = len(question.offers) - 1
        grid.add_row(_key(question.number(place)), Text(question.offers[place].name, style="bold"))
    return _panel(grid, Text(title, style="bold default"), FRAME)


def _both(note: Text, powers: Text, offered: bool) -> Text:
    """Note and powers in one column: what can be done now comes first, on its own line."""
    if not note or not powers:
        return note or powers
    return Text("\n").join([note, powers]) if offered else Text("  ").join([powers, note])


def _numbers(cards: Sequence[int], question: Question | None) -> dict[int, tuple[Text, Text]]:
    """Which number each card has: copies of a card share the first one's number if only one can be chosen."""
    if question is None:
        return {}
    picked = question.decision.FORM == "pick"
    found: dict[int, tuple[Text, Text]] = {}
    used: set[int] = set()
    for place, card in enumerate(cards):
        for n, offer in enumerate(question.offers):
            if n not in used and offer.value == card:
                found[place] = (_key(question.number(n)), Text("" if picked else offer.note, style=NOTE))
                used.add(n)
                break
    return found


def _key(number: int) -> Text:
    return Text(str(number), style="bold reverse")


def _hindrance(question: Question, card: int, words: Words, beside: bool) -> Text:
    """The rule that keeps a card from being offered; nothing for a card that this phase does not concern."""
    no = question.decision.refuse(card)
    if no is None or not no.rule or no.rule in ("R5.3", "R6.3"):
        return Text()
    return Text(words.text("race-short-no", rule=no.rule) if beside else f"({no.rule})", style="dim")


def _cost(card: CardRow, words: Words) -> Text:
    if card.military_world:
        return Text(words.text("race-short-defence", defence=card.defense), style=DEFENCE)
    return Text(str(card.cost))


# --- powers in signs ----------------------------------------------------------------------------------------


def _powers(card: CardRow, words: Words) -> Text:
    """What a card does, in symbols; `card NAME` says it in words."""
    told = Text()
    phase = ""
    for power in card.powers:
        numeral = NUMERAL[PHASE_OF[type(power)]]
        told.append("  " if told and numeral != phase else ", " if told else "")
        if numeral != phase:
            told.append(numeral, style="bold")
            told.append(" ")
        told.append_text(_signs(power, words))
        phase = numeral
    return told


def _signs(power: Power, words: Words) -> Text:
    """A power in a few symbols; `card NAME` says it in words."""
    name = type(power).__name__
    args = power._asdict()
    good = args.get("good", ANY)
    style = COLOUR.get(good, "")
    match power:
        case Consume(_, up_to, vp, cards):
            return _deal((GOOD_HERE if up_to == 1 else f"{up_to}x{GOOD_HERE}"), style, vp, cards, words)
        case ConsumePair(_, vp, cards):
            return _deal(GOOD_HERE * 2, style, vp, cards, words)
        case ConsumeDifferent(kinds, vp, cards):
            return _deal(GOOD_HERE * kinds + words.text("race-short-different"), "", vp, cards, words)
        case ConsumeAll(minus):
            return Text(words.text("race-short-all", minus=minus))
        case ConsumeHand(up_to, vp):
            return Text(f"{up_to}x{CARD}→{words.text('race-short-vp', vp=str(vp))}")
        case Lucky(low, high):
            return Text(f"{CARD}? {low}-{high}")
    numbers = {k: v for k, v in args.items() if type(v) is int and "good" not in k}
    kind = "this" if good == THIS else words.text(f"race-short-{GOOD_NAMES[good]}") if good else "none"
    word = words.text(f"race-keyword-{args['keyword']}") if args.get("keyword") else ""
    signed = f"{args.get('amount', 0):+d}"
    told = words.text(f"race-short-{name}", **numbers, kind=kind, signed=signed, word=word, card=CARD)
    return Text(told, style=style)


def _deal(goods: str, style: str, vp: int, cards: int, words: Words) -> Text:
    parts = [words.text("race-short-vp", vp=str(vp))] if vp else []
    parts += [f"{cards}{CARD}"] if cards else []
    return Text.assemble((goods, style), "→" + "+".join(parts))

"""Warpgate, drawn in the terminal: the map and the whole table, with nothing on the screen that others hide."""

from __future__ import annotations

import io
import re
from random import Random
from typing import Any, cast

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from orrery.core.table import Table
from orrery.games.common.hexes import column, neighbours
from orrery.games.warpgate.rules.board import GATE, Board
from orrery.games.warpgate.rules.data import KNOWN, load
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import TYPES
from orrery.games.warpgate.terminal.map import LINES, codes, draw_map, fitting, joined, sector_codes, type_codes
from orrery.telling.questions import question
from orrery.telling.sight import OpenView
from orrery.telling.teller import News
from orrery.telling.tellers import teller
from orrery.terminal.drawing import drawing
from orrery.terminal.screen import ColourScreen
from orrery.text import LANGUAGES
from tests.telling.tables import asked, new, words_of


def shown(table: Table, lang: str, width: int, seat: int = 0) -> str:
    """The screen with the question that the seat is asked."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False, color_system="truecolor")
    draw, words, view = drawing("warpgate"), words_of(table, lang, seat), table.view(seat)
    put = question(view, *view.questions[0], words)
    ColourScreen(draw, console).ask(view, put, [News("Something happened.")], words)
    return Text.from_ansi(cast(io.StringIO, console.file).getvalue()).plain


# --- the map ------------------------------------------------------------------------------------------------


def spot(board: Board, h: Any, wide: int) -> tuple[int, int]:
    """Where the hex begins on the map: line and column."""
    top, first = min(g.r for g in board.hexes), min(map(column, board.hexes))
    return (h.r - top) * LINES, (column(h) - first) * wide // 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("width", [80, 120])
def test_every_hex_stands_where_it_belongs_with_what_is_on_it(players: int, width: int) -> None:
    table = asked(players, "play")
    s, words = cast(Warpgate, table.state), words_of(table)
    board = KNOWN[s.data].boards[players]
    wide = fitting(board, width)
    lines = draw_map(table.view(0), words, set(), width).plain.split("\n")
    lines = [line.ljust(width) for line in lines]
    assert max(len(line.rstrip()) for line in lines) <= width
    seam = joined(board)
    for h in board.hexes:
        y, x = spot(board, h, wide)
        head, middle, below = (lines[y + i][x : x + wide] for i in range(LINES))
        if h in board.place_at:
            place = board.place_at[h]
            assert str(words.noun("place", place)) in middle
            assert type_codes(s.data, "en")[board.type_of[place]] in head
            assert sector_codes(board.sector_names)[board.sector_of[place]] in head
            assert ("$" in head) == bool((board.trade | s.new_trade) & ~s.dead & 1 << place)
            for seat, p in enumerate(s.players):
                assert (f"{'ABCDEF'[seat]}{p.ships[place]}" in below) == (p.ships[place] > 0), "ships by owner"
        elif h in board.gates:
            seat = board.gates.index(h)
            assert "ABCDEF"[seat] in head
            assert "Gate" in middle
            assert (f"{'ABCDEF'[seat]}{s.players[seat].ships[GATE]}" in below) == (s.players[seat].ships[GATE] > 0)
        else:
            assert middle.strip() == ("≈" if h in seam else "·")


def test_only_the_folded_board_has_a_joint() -> None:
    for players, board in load().boards.items():
        assert bool(joined(board)) == (players == 5)
        for h in board.hexes:
            beside = {n for n in neighbours(h) if n in board.adjacent}
            assert (set(board.adjacent[h]) - beside != set()) == (h in joined(board))


def test_markers_drones_and_tokens_are_on_the_map() -> None:
    table = asked(3, "play", after=5)
    s, words = cast(Warpgate, table.state), words_of(table)
    board = KNOWN[s.data].boards[3]
    lines = [line.ljust(80) for line in draw_map(table.view(0), words, set(), 80).plain.split("\n")]
    wide = fitting(board, 80)
    seen = set()
    for h, place in board.place_at.items():
        y, x = spot(board, h, wide)
        head, below = lines[y][x : x + wide], lines[y + 2][x : x + wide]
        for seat, p in enumerate(s.players):
            letter = "ABCDEF"[seat]
            assert (f"△{letter}" in below) == bool(p.outposts >> place & 1)
            assert (f"▲{letter}" in below) == bool(p.colonies >> place & 1)
            seen |= {sign for sign in "△▲◇" if sign in below}
        assert ("?" in head) == bool(s.stacks >> place & 1)
    assert seen >= {"△", "◇"}


@pytest.mark.parametrize("place", [GATE, 3])
def test_what_can_be_answered_is_marked_on_the_map(place: int) -> None:
    table = asked(3, "move")
    words, board = words_of(table), load().boards[3]
    drawn = draw_map(table.view(0), words, {place}, 80)
    marked = {span.start for span in drawn.spans if str(span.style) == "bold reverse"}
    name = str(words.noun("place", place)) if place else "Gate"
    assert len(marked) == len(name)
    at = board.gates[0] if place == GATE else board.planets[place - 1].at
    y, x = spot(board, at, fitting(board, 80))
    before = sum(len(line) + 1 for line in drawn.plain.split("\n")[: y + 1])
    assert before + x <= min(marked) < before + x + fitting(board, 80), "one's own Warpgate, not another's"


def test_short_names_are_all_different() -> None:
    assert codes(["Wald", "Wasser", "Wüste"]) == ("Wa", "Ws", "Wü")
    assert codes(["A", "A"]) == ("A1", "A2")
    assert sector_codes(("Haven 1", "Haven 2", "Core", "Harbour 1")) == ("H1", "H2", "C", "S1")
    for lang in LANGUAGES:
        assert len(set(type_codes(load().key, lang))) == TYPES
    for board in load().boards.values():
        assert len(set(sector_codes(board.sector_names))) == len(board.sector_names)


# --- the drawn table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "players", "width", "lang"),
    [
        ("play", 2, 80, "en"),
        ("play", 6, 120, "de"),
        ("move", 3, 80, "de"),
        ("move", 5, 120, "en"),
        ("control", 4, 80, "en"),
        ("drone", 3, 120, "de"),
    ],
)
def test_it_fits_and_shows_what_a_player_needs(kind: str, players: int, width: int, lang: str) -> None:
    table = asked(players, kind)
    s, words = cast(Warpgate, table.state), words_of(table, lang)
    screen = shown(table, lang, width)
    assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
    things: list[tuple[str, int]] = [("side", p.side) for p in s.players]
    things += [("technology", card) for p in s.players for card in p.technologies]
    things += [("technology", card) for card in s.available]
    things += [("objective", card) for card in s.players[0].objectives.all()]
    for noun, number in things:  # beside the map a name may be broken between its words
        assert all(part in screen for part in str(words.noun(noun, number)).split())
    decision = table.asked(0)[0][1]
    prompt = words.say(f"warpgate-ask-{kind}", **decision.args)
    assert prompt[:30] in screen
    count = len(decision.items) if decision.FORM == "pick" else len(list(decision.options()))  # type: ignore[attr-defined]
    offers = screen[screen.index("Vor dir" if lang == "de" else "Before you") :]
    for number in (1, count):
        assert re.search(rf"(?<!\d){number}(?!\d)", offers), "every offer has its number"


def test_the_hand_shows_what_a_trade_good_would_add() -> None:
    table = new(2, seed=11)
    dice = Random(1)
    while True:
        track, decision = next(iter(table.pending.items()))
        fresh = cast(Warpgate, table.state).players[0].fresh
        if decision.seat == 0 and decision.kind.name == "play" and fresh:
            break
        table.put(track, decision.sample(dice))
    x, view = decision.args["x"], table.view(0)
    put = question(view, *view.questions[0], words_of(table))
    cards = [offer for offer in put.offers if offer.value[0] <= 2]
    assert {offer.value[2] for offer in cards} == {0, 1}
    assert all(offer.note.startswith(f"X = {x + offer.value[2]}, ") for offer in cards)
    screen = shown(table, "en", 120)
    assert f"{x}X {x + 1}X upper action" in screen
    both = [put.number(i) for i, offer in enumerate(put.offers) if offer.value[:2] == cards[-1].value[:2]]
    assert f"{both[0]:>2} {both[1]:>2} Draw" in screen


@pytest.mark.parametrize("kind", ["play", "tactic"])
def test_what_others_hide_is_not_on_the_screen(kind: str) -> None:
    table = asked(3, kind, after=2)
    screen = shown(table, "en", 120) + "\n".join(teller("warpgate").lines(table.view(0), words_of(table)))
    s, words = cast(Warpgate, table.state), words_of(table)
    open_ = {card for p in s.players for card in p.shown} | set(s.players[0].objectives.all())
    hidden = {card for p in s.players[1:] for card in p.objectives.all()} - open_
    assert hidden
    for goal in hidden:
        assert str(words.noun("objective", goal)) not in screen
    mine = {str(words.noun("action", card)) for p in s.players for card in p.played}
    mine |= {str(words.noun("action", card)) for card in s.players[0].hand}
    for card in {card for p in s.players[1:] for card in p.hand}:
        name = str(words.noun("action", card))
        assert name in mine or name not in screen


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_can_look_at_any_time(players: int, width: int) -> None:
    table, dice = new(players, seed=4, factions="choose", **{"round-limit": "3"}), Random(4)
    draw = drawing("warpgate")
    step = 0
    while True:
        if step % 40 == 0 or table.over:
            for view in (table.view(-1), table.view(1), OpenView(table)):
                console = Console(file=io.StringIO(), width=width)
                console.print(draw.picture(view, words_of(table, "de", view.seat), None, width))
                screen = cast(io.StringIO, console.file).getvalue()
                assert max(cell_len(line.rstrip()) for line in screen.splitlines()) <= width
                hands = sum(len(p.hand) > 0 for p in cast(Warpgate, table.state).players)
                seen = players if isinstance(view, OpenView) else view.seat >= 0
                assert screen.count("Hand: ") <= seen
                assert screen.count("Hand: ") >= min(hands, seen) - 1
        if table.over:
            break
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(dice))
        step += 1
    sheet = teller("warpgate").sheet(table.view(0), words_of(table))
    assert [int(cell) for cell in sheet.rows[-2][1]] == table.game.score(table.state), "then the tie-break"

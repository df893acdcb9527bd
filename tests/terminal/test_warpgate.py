"""Warpgate in the terminal: the map, the table in words, whole games, why not, replays from one seat's knowledge, data
of one's own, and every message in both languages."""

from __future__ import annotations

import ast
import io
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import orrery
from orrery.core.ask import No
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game
from orrery.games.common.hexes import column, neighbours
from orrery.games.warpgate.board import GATE, Board
from orrery.games.warpgate.data import KNOWN, load
from orrery.games.warpgate.state import Warpgate
from orrery.games.warpgate.vocabulary import ACTION_NAMES, POWER_WORDS, TEXT_WORDS, TYPES
from orrery.terminal.drawing import News, drawing, question
from orrery.terminal.replay import OpenView
from orrery.terminal.screen import ColourScreen
from orrery.terminal.warpgate import why_later
from orrery.terminal.warpgate_cards import told
from orrery.terminal.warpgate_map import LINES, codes, draw_map, fitting, joined, sector_codes, type_codes
from orrery.terminal.warpgate_odds import attack_odds, best, pool
from orrery.text import LANGUAGES, Words
from tests.terminal.typist import at_random, typed

PLAY = ["play", "warpgate", "--plain"]
NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn")
SHORT = ["--option", "round-limit=2"]


def anyhow(dice: Random) -> Callable[[str], str]:
    """Answer whatever the marker line asks for; yes or no, too."""
    by_number = at_random(dice)

    def answer(marker: str) -> str:
        return dice.choice(("yes", "no")) if " confirm " in marker else by_number(marker)

    return answer


def new(players: int, seed: int = 3, **options: str) -> Table:
    return Table.new(game("warpgate"), players, options, seed=seed)


def asked(players: int, kind: str, after: int = 3) -> Table:
    """A game of random players up to where seat 0 has a choice of that kind."""
    for seed in range(3, 40):
        table, dice = new(players, seed), Random(seed)
        while not table.over:
            track, decision = next(iter(table.pending.items()))
            late = cast(Warpgate, table.state).round >= after
            if late and decision.seat == 0 and decision.kind.name == kind and len(list(decision.options())) > 1:
                return table
            table.put(track, decision.sample(dice))
    raise AssertionError(f"nobody is asked {kind}")


def words_of(table: Table, lang: str = "en", seat: int = 0) -> Words:
    return Words(lang, "warpgate", NAMES[: table.players], seat, table.config["data"])


def shown(table: Table, lang: str, width: int, seat: int = 0) -> str:
    """The screen with the question that the seat is asked."""
    console = Console(file=io.StringIO(), width=width, force_terminal=True, highlight=False, color_system="truecolor")
    draw, words, view = drawing("warpgate"), words_of(table, lang, seat), table.view(seat)
    put = question(table.mind(seat), view.questions[0][0], words, draw)
    ColourScreen(draw, console).ask(view, put, [News("Something happened.")], words)
    return Text.from_ansi(cast(io.StringIO, console.file).getvalue()).plain


# --- the map ------------------------------------------------------------------------------------------------


def spot(board: Board, h: Any, wide: int) -> tuple[int, int]:
    """Where the hex begins on the map: line and sign."""
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
    things = [("side", p.side) for p in s.players]
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
    put = question(table.mind(0), view.questions[0][0], words_of(table), drawing("warpgate"))
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
    screen = shown(table, "en", 120) + "\n".join(drawing("warpgate").lines(table.view(0), words_of(table)))
    s, words = cast(Warpgate, table.state), words_of(table)
    open_ = {card for p in s.players for card in p.shown} | set(s.players[0].objectives.all())
    hidden = {card for p in s.players[1:] for card in p.objectives.all()} - open_
    assert hidden
    for card in hidden:
        assert str(words.noun("objective", card)) not in screen
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
    sheet = draw.sheet(table.view(0), words_of(table))
    assert [int(cell) for cell in sheet.rows[-1][1]] == table.game.score(table.state)


def test_the_score_sheet_does_not_give_secret_objectives_away() -> None:
    table = asked(2, "play")
    s = cast(Warpgate, table.state)
    sheet = draw_sheet(table, 0)
    assert sheet["Objectives"][1].endswith("+?")
    assert int(sheet["Total"][0]) == table.game.score(s)[0]
    hidden = s.players[1].objectives
    before = draw_sheet(table, 0)
    for type_ in range(TYPES):
        hidden.of(type_)[:] = [KNOWN[s.data].objectives_of[type_][0]] * len(hidden.of(type_))
    assert draw_sheet(table, 0) == before


def draw_sheet(table: Table, seat: int) -> dict[str, list[str]]:
    return dict(drawing("warpgate").sheet(table.view(seat), words_of(table)).rows)


# --- odds ---------------------------------------------------------------------------------------------------


def test_the_best_of_two_cards() -> None:
    assert best((2, 4, 6), 2) == ((4, 1 / 3), (6, 2 / 3))
    assert best((2, 2), 2) == ((2, 1.0),)
    assert best((), 2) == ((0, 1.0),)


def test_more_ships_win_more_often_and_the_numbers_are_those_of_the_cards() -> None:
    s = cast(Warpgate, asked(2, "tactic").state)
    s.players[1].ships[3] = 2
    chances = [attack_odds(s, 0, 1, ships, 3) for ships in range(1, 9)]
    assert chances == sorted(chances)
    assert 1 <= chances[0] < 50 < chances[-1] <= 99, "texts may turn every battle"
    for seat, p in enumerate(s.players):
        cards = pool(s, seat)
        swapped = KNOWN[s.data].sides[p.side].letter
        assert all(KNOWN[s.data].tactics[card].letter != swapped for card in cards)
        assert set(p.drawn) <= set(cards)


# --- whole games --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "seats", "extra", "total"),
    [
        ("en", "you,random", [], "Total"),
        ("de", "you,random,random", ["--option", "factions=choose", "--option", "round-limit=3"], "Summe"),
        ("de", "you:Anna,random,you:Ben", [*SHORT, "--option", "available-objectives=open"], "Summe"),
    ],
)
def test_a_whole_game_ends_with_a_score_sheet(
    monkeypatch: pytest.MonkeyPatch, lang: str, seats: str, extra: list[str], total: str
) -> None:
    argv = [*PLAY, "--seed", "7", "--lang", lang, "--record", "game.jsonl", "--seats", seats, *extra]
    status, out = typed(monkeypatch, argv, then=anyhow(Random(1)))
    record = Record.load("game.jsonl")
    assert status == 0
    assert record.end is not None
    assert record.verify().ok
    assert out.rstrip("\n").splitlines()[-1] == "= over " + " ".join(map(str, record.end.scores))
    sheet = out[out.rindex("Final score" if lang == "en" else "Schlusswertung") :]
    for points in record.end.scores:
        assert f"{total} {points}\n" in sheet, "the objectives of all are open at the end"
    assert not set(out) & set("\x1b\r\b\t│╭─△▲◇╱╲·")


def test_the_table_in_words_has_every_place_once_with_its_neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "3", "--seats", "you:Anna,random"], "1", "quit")
    table = new(2)
    words = words_of(table)
    board = load().boards[2]
    told = out[out.rindex("\nRound 1,") : out.rindex("What do you do")]
    for place in range(1, board.size):
        (line,) = [it for it in told.splitlines() if it.startswith(f"- {words.noun('place', place)}:")]
        assert str(words.noun("type", board.type_of[place])) in line
        near = line[line.index("range: ") :]
        for cost, mask in board.near[0][place]:
            for other in range(1, board.size):
                if mask >> other & 1 and cost <= 2:
                    assert f"{words.noun('place', other)} {cost}" in near
    for sector in board.sector_names:
        assert f"\nSector {sector}\n" in told
    assert "- your Warpgate; 3 ships of yours; your drone; near" in told
    assert "- Warpgate of random; " in told


def test_a_game_is_left_and_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--seats", "you,random", "--record", "game.jsonl", *SHORT]
    _, out = typed(monkeypatch, argv, "1", "1", "quit")
    assert "orrery play --resume game.jsonl" in out
    before = len(Record.load("game.jsonl").entries)
    status, out = typed(monkeypatch, ["play", "--plain", "--resume", "game.jsonl"], then=anyhow(Random(2)))
    assert status == 0
    assert "= over" in out
    record = Record.load("game.jsonl")
    assert len(record.entries) > before
    assert record.verify().ok


# --- commands -----------------------------------------------------------------------------------------------


def typing(monkeypatch: pytest.MonkeyPatch, *lines: str, lang: str = "en", seed: str = "3") -> str:
    """What is said after those lines, in the first turn of a game with the first side chosen."""
    argv = [*PLAY, "--seed", seed, "--lang", lang, "--seats", "you,random", "--option", "sides=A"]
    return typed(monkeypatch, argv, *lines)[1]


def test_why_an_action_can_or_cannot_be_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new(2, sides="A")
    d = load()
    while cast(Warpgate, table.state).round < 1 or 0 not in table.waiting():
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(Random(1)))
    hand = cast(Warpgate, table.state).players[0].hand
    held = {action for card in hand for action in d.two_actions[card]}
    words = words_of(table)
    names = {action: str(words.noun("action_name", action)) for action in range(11)}
    lines = [f"why {names[action]}" for action in names]
    out = typing(monkeypatch, *lines)
    for action, name in names.items():
        if action not in held:
            assert f"No card in your hand has {name}." in out
    assert "[W11.1]" in out if ACTION_NAMES.index("control") in held else "No card in your hand has Control" in out
    assert "[W10.11]" in out if ACTION_NAMES.index("trade") in held else "No card in your hand has Trade" in out
    assert "That is possible now: Draw (card" in typing(monkeypatch, "why draw")


def test_why_ships_cannot_go_somewhere() -> None:
    table = asked(2, "move", after=1)
    view, words = table.view(0), words_of(table)
    decision = table.asked(0)[0][1]
    start, end = next(iter(decision.options()))
    known = why_later(view, f"{words.noun('place', start)} to {words.noun('place', end)}", words)
    assert known[0].startswith("That is possible now:")
    board = load().boards[2]
    far = next(p for p in range(1, board.size) if board.distance(0, start, p) > 3)
    (no,) = why_later(view, f"{words.noun('place', start)} {words.noun('place', far)}", words)
    assert f"{words.noun('place', far)} is {board.distance(0, start, far)} empty hexes away" in no
    assert "[W7.2]" in no


def test_why_with_a_place_tells_what_is_there_and_near(monkeypatch: pytest.MonkeyPatch) -> None:
    d = load()
    board, words = d.boards[2], Words("en", "warpgate")
    here, off = d.planet_names[0], d.planet_names[-1]
    assert board.size <= len(d.planet_names)
    out = typing(monkeypatch, f"why {here}", f"why {off}", "why xyzzy")
    assert f"{here}: {words.noun('type', board.type_of[1])}, {board.sector_names[board.sector_of[1]]}" in out
    assert "[W7.3]" in out, "the board for two has no planet of that name"
    assert 'Nothing here is called "xyzzy".' in out


@pytest.mark.parametrize(
    ("lang", "asked_for", "noun", "id_"),
    [
        ("en", "card pitched", "tactic", "pitched_battle"),
        ("en", "card orbital ship", "technology", "orbital_shipyards"),
        ("en", "card unpredictable", "side", "kerak_a"),
        ("en", "card sea kings", "objective", "sea_kings"),
        ("en", "?peace", "token", "peace"),
        ("en", "card recon", "action_name", "recon"),
        ("de", "karte seekönige", "objective", "sea_kings"),
        ("de", "karte jägerh", "technology", "fighter_bays"),
    ],
)
def test_texts_on_demand(monkeypatch: pytest.MonkeyPatch, lang: str, asked_for: str, noun: str, id_: str) -> None:
    d, words = load(), Words(lang, "warpgate")
    rows: dict[str, Any] = {
        "tactic": d.tactics, "technology": d.technologies, "side": d.sides, "objective": d.objectives,
        "token": d.tokens, "action_name": [SimpleNamespace(id=name) for name in ACTION_NAMES],
    }  # fmt: skip
    number = [row.id for row in rows[noun]].index(id_)
    out = typing(monkeypatch, asked_for, lang=lang)
    lines = [str(words.noun(noun, number)), *told(noun, number, d, words)]
    assert len(lines) > 1
    assert "\n".join(lines) in out[out.index("\n? play-0") :]


def test_a_number_after_a_question_mark_tells_the_card_behind_the_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    out = typing(monkeypatch, "?1")
    offered = re.search(r"\n1\. .*\(card (.+?) / (.+?)\)", out)
    assert offered is not None
    told = out[out.index("\n? play-0") :]
    assert f"{offered[1]} / {offered[2]}\n{offered[1]}: " in told
    assert f"\n{offered[2]}: " in told


def test_help_explains_the_signs_of_the_map_in_the_drawn_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "△A outpost" not in typing(monkeypatch, "help")
    assert "△A" in Words("en", "warpgate").text("warpgate-help")


def test_rules_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "W10.7  Recon" in typing(monkeypatch, "rules W10.7")


# --- replays ------------------------------------------------------------------------------------------------


def test_a_replay_from_one_seat_names_no_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "9", "--seats", "random,random", "--record", "game.jsonl", *SHORT]
    typed(monkeypatch, argv)
    record = Record.load("game.jsonl")
    last = sum(1 for _, who, kind, _ in record.entries if kind.name in record.game.kinds)
    table = record.replay()
    words = words_of(table)
    s = cast(Warpgate, table.state)
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--seat", "0", "--plain"], *["n"] * (last - 1), "quit")
    assert status == 0
    assert out.count("? replay ") == last
    theirs = {str(words.noun("objective", card)) for card in s.players[1].shown}
    mine = {str(words.noun("objective", card)) for card in s.players[0].shown}
    assert theirs - mine
    for name in theirs - mine:
        assert name not in out
    assert not re.search(r"random 2 answers", out)
    for name in mine:
        assert name in out


def test_a_replay_with_open_cards_shows_everybodys(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "9", "--seats", "random,random", "--record", "game.jsonl", *SHORT]
    typed(monkeypatch, argv)
    for lang in LANGUAGES:
        status, out = typed(monkeypatch, ["replay", "game.jsonl", "--plain", "--at", "12", "--lang", lang], "last")
        assert status == 0
        assert out.count("Hand: ") >= 2
    assert "Schlusswertung" in out


# --- data of one's own --------------------------------------------------------------------------------------


def own_data(tmp_path: Path, **sections: Any) -> Path:
    path = tmp_path / "my-warpgate.json"
    path.write_text(json.dumps({"format": 1, "name": "mine", **sections}), encoding="utf-8")
    return path


def my_planets() -> list[str]:
    return [f"Planet {chr(65 + i // 26)}{chr(65 + i % 26)}" for i in range(60)]


def test_a_game_with_data_of_ones_own_is_played_resumed_replayed_and_verified(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    data = ["--data", str(own_data(tmp_path, planet_names=my_planets()))]
    argv = [*PLAY, "--seed", "5", "--seats", "you,random", "--record", "game.jsonl", *SHORT, *data]
    _, out = typed(monkeypatch, argv, "1", "quit")
    assert "Planet AB" in out
    assert "Eshkol" not in out
    status, out = typed(monkeypatch, ["play", "--plain", "--resume", "game.jsonl"])
    assert status == 2
    assert "--data" in out, "the message says what is missing"
    resumed = ["play", "--plain", "--resume", "game.jsonl", *data]
    status, out = typed(monkeypatch, resumed, then=anyhow(Random(3)))
    assert status == 0
    assert "= over" in out
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--plain", *data], "last")
    assert status == 0
    assert "Planet AB" in out
    status, out = typed(monkeypatch, ["verify", "game.jsonl", *data])
    assert (status, "all agree" in out) == (0, True)
    status, out = typed(monkeypatch, ["verify", "game.jsonl"])
    assert status == 1
    assert "--data" in out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "line 1, column 2"),
        ("[]", "expected an object"),
        ('{"format": 2, "name": "x"}', "format"),
        ('{"format": 1, "name": "x", "planets": []}', "planets"),
        ('{"format": 1, "name": "x", "planet_names": ["A"]}', "planet_names"),
        ('{"format": 1, "name": "x", "actions": [{"id": "a", "upper": "fly", "lower": "trade"}]}', "actions"),
    ],
)
def test_bad_data_are_refused_with_the_place_and_what_is_expected(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str, said: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    for lang, begin in (("en", "The data in"), ("de", "Die Daten in")):
        status, out = typed(monkeypatch, [*PLAY, "--data", str(path), "--lang", lang])
        assert status == 2
        assert out.startswith(begin)
        assert "bad.json" in out
        assert said in out
        assert "Traceback" not in out


def test_data_that_are_not_there_or_not_wanted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    status, out = typed(monkeypatch, [*PLAY, "--data", "nowhere.json"])
    assert status == 2
    assert "nowhere.json" in out
    path = own_data(tmp_path)
    status, out = typed(monkeypatch, ["play", "race", "--plain", "--data", str(path)])
    assert status == 2
    assert "race takes no data" in out
    typed(monkeypatch, [*PLAY, "--seed", "5", "--seats", "random,random", "--record", "game.jsonl", *SHORT])
    status, _ = typed(monkeypatch, ["verify", "game.jsonl", "--data", "nowhere.json"])
    assert status == 2


# --- messages -----------------------------------------------------------------------------------------------

SOURCE = Path(orrery.__file__).parent
PARTS = ("table", "cards", "rules", "terminal")


@cache
def parsed(part: str, lang: str) -> dict[str, ftl.Message]:
    path = SOURCE / "games" / "warpgate" / "text" / f"{part}.{lang}.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    junk = [entry for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0].content if junk else ""
    messages = [entry for entry in body if isinstance(entry, ftl.Message)]
    found = {m.id.name: m for m in messages}
    assert len(found) == len(messages), "no message stands twice"
    return found


class Names(Visitor):
    """The variables that a message refers to, and other messages."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def names(message: ftl.Message) -> Names:
    found = Names()
    found.visit(message)
    return found


@pytest.mark.parametrize("part", PARTS)
def test_both_languages_have_the_same_messages_with_the_same_arguments(part: str) -> None:
    english, german = parsed(part, "en"), parsed(part, "de")
    assert english.keys() == german.keys()
    for key, message in english.items():
        first, second = names(message), names(german[key])
        grammar = {"rival_you"} | ({"n"} if first.messages == second.messages else set())
        assert first.variables - grammar == second.variables - grammar, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    keys = [key for part in PARTS for key in parsed(part, lang)]
    assert sorted(set(keys)) == sorted(keys)


@cache
def code() -> list[ast.Module]:
    paths = [*(SOURCE / "games" / "warpgate").glob("*.py"), *(SOURCE / "terminal").glob("warpgate*.py")]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)]


def strings() -> set[str]:
    nodes = (node for tree in code() for node in ast.walk(tree))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def patterns() -> list[str]:
    """Keys that the code puts together, as regular expressions."""
    found = []
    for node in (node for tree in code() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
        if "".join(parts).startswith("warpgate"):
            found.append("".join(parts))
    return found


def test_every_key_of_the_code_exists_and_every_message_is_used() -> None:
    keys = {key: message for part in PARTS for key, message in parsed(part, "en").items()}
    wanted = {s for s in strings() if re.fullmatch(r"warpgate(-[a-zA-Z_0-9]+)+", s)}
    assert len(wanted) > 100
    assert wanted <= keys.keys()
    every = "|".join(f"(?:{p})" for p in [*patterns(), "warpgate-(ask|no|rule)-.+"])
    referred = {name for m in keys.values() for name in names(m).messages}
    from_outside = {"warpgate-title", "warpgate-help"}
    unused = {k for k in keys if k not in wanted | referred | from_outside and not re.fullmatch(every, k)}
    assert not unused


def test_every_question_action_power_text_goal_and_token_has_words() -> None:
    d = load()
    for lang in LANGUAGES:
        words = Words(lang, "warpgate")
        for kind in d.kinds.by_name:
            assert words.has(f"warpgate-ask-{kind}")
        for noun, rows in (("technology", d.technologies), ("tactic", d.tactics), ("objective", d.objectives),
                           ("token", d.tokens), ("side", d.sides), ("action", d.actions)):  # fmt: skip
            for number in range(len(rows)):
                lines = told(noun, number, d, words)
                assert lines
                assert all(lines)
                assert words.noun(noun, number)
        for word in TEXT_WORDS:
            assert words.text(f"warpgate-text-{word}", n=2)
        for word in (word for group in POWER_WORDS.values() for word in group):
            assert words.text(f"warpgate-power-{word}", n=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_its_rule(lang: str) -> None:
    sample = {"place": 3, "need": 2, "have": 1, "action": 0, "token": 0, "technology": 0, "type": 1}
    words = Words(lang, "warpgate")
    count = 0
    for call in (node for tree in code() for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if getattr(call.func, "id", "") == "No" and call.args:
            rules = {n.value for n in ast.walk(call.args[0]) if isinstance(n, ast.Constant)}
            for rule in (r for r in rules if isinstance(r, str) and re.fullmatch(r"W\d+\.\d+", r)):
                args = {k.arg: sample.get(k.arg, 1) for k in call.keywords if k.arg}
                if words.has(f"warpgate-no-{rule.replace('.', '-')}"):
                    args = sample | args
                said = words.no(No(rule, **args))
                assert words.rule(rule)
                assert f"[{rule}] {words.rule(rule)}" in said
                count += 1
    assert count > 30


def test_the_journals_and_tables_of_whole_games_can_be_read_by_everybody() -> None:
    for seed, players in ((1, 2), (2, 5)):
        table = new(players, seed, **{"round-limit": "5"})
        dice = Random(seed)
        draw = drawing("warpgate")
        step = 0
        while not table.over:
            track, decision = next(iter(table.pending.items()))
            step += 1
            if step % 12 == 0:
                seat, lang = decision.seat, LANGUAGES[step // 12 % 2]
                words = words_of(table, lang, seat)
                view = table.view(seat)
                put = question(table.mind(seat), view.questions[0][0], words, draw)
                told = [put.prompt, *(f"{o.name}: {o.note}" for o in put.offers), *draw.lines(view, words)]
                assert not [line for line in told if "{" in line or "None" in line or "Unknown" in line]
                for offer in put.offers:
                    draw.behind(offer.value, put, words)
            table.put(track, decision.sample(dice))
        for lang in LANGUAGES:
            for reader in range(-1, players):
                words = words_of(table, lang, reader)
                lines = [words.say(key, **args) for key, args in table.view(reader).journal()]
                assert not [line for line in lines if "{" in line or "None" in line]
                me = {"en": "You play", "de": "Du spielst"}[lang]
                assert any(me in line for line in lines) == (reader >= 0)

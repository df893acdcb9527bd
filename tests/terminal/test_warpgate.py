"""Warpgate in the terminal: whole games, the table in words, why not, replays from one seat's knowledge, and an owner's
data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from orrery.core.record import Record
from orrery.games import game as titled
from orrery.games.warpgate.rules.data import load
from orrery.games.warpgate.rules.nouns import Technology
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import ACTION_NAMES
from orrery.games.warpgate.telling.cards import told
from orrery.games.warpgate.terminal.draw import why_later
from orrery.text import LANGUAGES, Words
from tests.telling.tables import asked, new, words_of
from tests.terminal.typist import at_random, typed

PLAY = ["play", "warpgate", "--plain"]
SHORT = ["--option", "round-limit=2"]


def anyhow(dice: Random) -> Callable[[str], str]:
    """Answer whatever the marker line asks for; yes or no, too."""
    by_number = at_random(dice)

    def answer(marker: str) -> str:
        return dice.choice(("yes", "no")) if " confirm " in marker else by_number(marker)

    return answer


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
    record = Record.load("game.jsonl", games=titled)
    assert status == 0
    assert record.end is not None
    assert record.verify().ok
    assert out.rstrip("\n").splitlines()[-1] == "= over " + " ".join(map(str, record.end.scores))
    sheet = out[out.rindex("Final score" if lang == "en" else "Schlusswertung") :]
    tie = "Tie-break" if lang == "en" else "Bei Gleichstand"
    for points in record.end.scores:
        assert f"{total} {points}, {tie}" in sheet, "the objectives of all are open at the end; then the tie-break"
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
    before = len(Record.load("game.jsonl", games=titled).entries)
    status, out = typed(monkeypatch, ["play", "--plain", "--resume", "game.jsonl"], then=anyhow(Random(2)))
    assert status == 0
    assert "= over" in out
    record = Record.load("game.jsonl", games=titled)
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


def test_why_with_one_place_tells_of_it_while_ships_move() -> None:
    table = asked(2, "move", after=1)
    view, words = table.view(0), words_of(table)
    board = load().boards[2]
    name = str(words.noun("place", 1))
    (told,) = why_later(view, name, words)
    assert told.startswith(f"{name}: {words.noun('type', board.type_of[1])}")
    assert why_later(view, "orbital shipyards", words)[0].startswith("Orbital Shipyards: ")
    state = cast(Warpgate, table.state)
    state.players[0].technologies.append(
        next(Technology(i) for i, row in enumerate(load().technologies) if row.id == "orbital_shipyards")
    )
    assert why_later(table.view(0), "orbital shipyards", words)[0] == "You have Orbital Shipyards already."


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
    record = Record.load("game.jsonl", games=titled)
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
    assert out.startswith("NOT CHECKED game.jsonl, line 1: the data mine-")
    assert "are missing" in out
    assert "--data" in out
    assert "update orrery" not in out, "nothing is damaged, and nothing is newer"


@pytest.mark.parametrize(
    ("content", "english", "german"),
    [
        ("{", "line 1, column 2: expected JSON", "Zeile 1, Spalte 2: erwartet JSON"),
        ("[]", "the whole file: expected an object; found [].", "die ganze Datei: erwartet ein Objekt; gefunden []."),
        ('{"format": 2, "name": "x"}', "format: expected the number 1;", "format: erwartet die Zahl 1;"),
        (
            '{"format": 1, "name": "x", "planets": []}',
            "technologies, objectives, tokens and factions; found 'planets'.",
            "technologies, objectives, tokens und factions; gefunden 'planets'.",
        ),
        (
            '{"format": 1, "name": "x", "planet_names": ["A"]}',
            "999 in the list; found 1.",
            "999 in der Liste; gefunden 1.",
        ),
        (
            '{"format": 1, "name": "x", "actions": [{"id": "a", "upper": "fly", "lower": "trade"}]}',
            "actions: expected 12 entries; found 1.",
            "actions: erwartet 12 Einträge; gefunden 1.",
        ),
    ],
)
def test_bad_data_are_refused_with_the_place_and_what_is_expected(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str, english: str, german: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(content, encoding="utf-8")
    for lang, begin, said in (("en", "The data in", english), ("de", "Die Daten in", german)):
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

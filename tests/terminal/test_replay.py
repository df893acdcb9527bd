"""Stepping through records, verifying them, and the lists of rules and games."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import cast

import pytest

from orrery.core.history import is_chance
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.state import Race
from orrery.games.race.telling.notes import card_text
from orrery.text import Words
from tests.terminal.typist import typed


def recorded(path: str, seed: int = 4, players: int = 2, decisions: int = 10_000) -> Record:
    table = Table.new(game("race"), players, {"round-limit": "6"}, seed=seed)
    table.play_random(Random(seed), decisions)
    Record.of(table, ["Anna", "Ben", "Cem"][:players]).save(path)
    return Record.load(path, games=game)


def replayed(monkeypatch: pytest.MonkeyPatch, argv: list[str], *lines: str) -> list[str]:
    """What was on the screen before each marker."""
    status, out = typed(monkeypatch, ["replay", "--plain", *argv], *lines)
    assert status == 0
    return out.split("\n? replay ")


def place(shown: str) -> list[int]:
    return [int(n) for n in shown.split("\n")[0].split()]


def test_forwards_backwards_to_a_number_and_to_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("game.jsonl")
    last = sum(not is_chance(entry) for entry in record.entries)
    lines = ("n", "next", "", "p", "5", "last", "end", "first", "p", "n", "-1", "9999", "what", "9" * 5000, "²", "quit")
    shown = replayed(monkeypatch, ["game.jsonl"], *lines)
    places = [place(part) for part in shown[1:]]
    assert [at for at, _ in places] == [0, 1, 2, 3, 2, 5, last, last, 0, 0, 1, 1, 1, 1, 1, 1]
    assert {most for _, most in places} == {last}
    assert "This is the beginning" in shown[9]
    assert "There is no position -1" in shown[11]
    assert "There is no position 9999" in shown[12]
    assert '"what" is not understood' in shown[13]
    assert "Final score" in shown[6]


def test_begin_at_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("game.jsonl")
    assert place(replayed(monkeypatch, ["game.jsonl", "--at", "7"])[1])[0] == 7
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--at", "9999"])
    assert status == 2
    assert "There is no position 9999" in out


def test_going_back_shows_what_was_there_before(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("game.jsonl")
    before, after, back, _ = replayed(monkeypatch, ["game.jsonl", "--at", "20"], "n", "p")
    assert back.split("\n", 1)[1] == before
    assert after.split("\n", 1)[1] != before


def known_text(table: Table) -> str:
    """Everything that seat 1 may be told: its journal, and the texts of the cards it sees."""
    s, words = cast(Race, table.state), Words("en", "race", ["Anna", "Ben"], 1)
    seen = [card for p in s.players for card in p.tableau] + s.players[1].hand + s.players[1].explored
    texts = [" ".join((CARDS[card].name, *card_text(card, "en"))) for card in seen]
    return " ".join(texts + [words.say(key, **args) for key, args in table.view(1).journal()])


def test_from_a_seats_knowledge_hidden_cards_do_not_appear(monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded("game.jsonl")
    ends = [i for i, entry in enumerate(record.entries) if not is_chance(entry)][:40]
    screens = replayed(monkeypatch, ["game.jsonl", "--seat", "1"], *["n"] * 39)
    open_screens = replayed(monkeypatch, ["game.jsonl"], *["n"] * 39)
    looked = 0
    for end, screen, open_screen in zip(ends, screens, open_screens, strict=False):
        table = record.replay(end)
        known = known_text(table)
        hidden = {CARDS[card].name for card in cast(Race, table.state).players[0].hand}
        for name in hidden:
            if name not in known:
                looked += 1
                assert name not in screen, f"after {end} entries"
            assert name in open_screen, "with open cards it is there"
    assert looked > 100


def test_a_seat_is_known_by_number_or_name(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("game.jsonl")
    by_number = replayed(monkeypatch, ["game.jsonl", "--seat", "1", "--at", "9"])
    by_name = replayed(monkeypatch, ["game.jsonl", "--seat", "ben", "--at", "9"])
    assert by_number == by_name
    assert "You: " in by_name[0]
    assert "Anna: " in by_name[0]
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--seat", "2"])
    assert status == 2
    assert "Known seats: 0, 1, Anna and Ben" in out


def test_commands_while_stepping(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("game.jsonl")
    shown = replayed(
        monkeypatch, ["game.jsonl", "--lang", "de", "--at", "12"],
        "hilfe", "tisch", "karte alte erde", "karte zzz", "protokoll", "punkte", "regel R6.11", "regel", "regel zzz",
    )  # fmt: skip
    assert "vorher: eine Antwort zurück" in shown[1]
    assert "Runde " in shown[2]
    assert "Startwelt 0" in shown[3]
    assert "Hier heißt nichts „zzz“" in shown[4]
    assert "Was geschehen ist" in shown[5]
    assert "Summe" in shown[6]
    assert "R6.11  " in shown[7]
    assert "Keine Regel" in shown[9]


def test_a_game_that_was_broken_off_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("game.jsonl", decisions=15)
    shown = replayed(monkeypatch, ["game.jsonl"], "last")
    assert place(shown[2]) == [15, 15]
    assert "To answer: " in shown[1]


# --- verify -------------------------------------------------------------------------------------------------


def test_good_records_and_folders_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("records/deep").mkdir(parents=True)
    recorded("records/one.jsonl", 1)
    recorded("records/deep/two.jsonl", 2, players=3, decisions=40)
    recorded("three.jsonl", 3)
    status, out = typed(monkeypatch, ["verify", "records", "three.jsonl"])
    lines = out.splitlines()
    assert status == 0
    assert len(lines) == 4
    assert lines[0].startswith("ok records/deep/two.jsonl: ")
    assert lines[0].endswith("game still open")
    assert lines[1].endswith("game over")
    assert lines[-1] == "3 records: all agree with the rules."


def test_a_mismatch_is_shown_with_its_place_and_ends_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("good.jsonl", 1)
    recorded("bad.jsonl", 2)
    lines = Path("bad.jsonl").read_text().splitlines()
    at = next(i for i, line in enumerate(lines) if json.loads(line).get("q") == "action")
    changed = json.loads(lines[at])
    changed["v"] = "produce" if changed["v"] != "produce" else "develop"
    lines[at] = json.dumps(changed)
    Path("bad.jsonl").write_text("\n".join(lines) + "\n")
    status, out = typed(monkeypatch, ["verify", "good.jsonl", "bad.jsonl", "--lang", "en"])
    assert status == 1
    assert out.startswith("ok good.jsonl")
    assert "MISMATCH bad.jsonl: entry " in out
    assert f"line {at + 1}" in out or "line " in out
    assert out.endswith("2 records: 1 does not agree with the rules.\n")


def test_damaged_foreign_and_missing_files(monkeypatch: pytest.MonkeyPatch) -> None:
    recorded("cut.jsonl", 1)
    Path("cut.jsonl").write_bytes(Path("cut.jsonl").read_bytes()[:-700])
    Path("foreign.jsonl").write_text('{"hello": "world"}\n')
    Path("empty.jsonl").write_text("")
    status, out = typed(monkeypatch, ["verify", "cut.jsonl", "foreign.jsonl", "empty.jsonl", "missing.jsonl"])
    lines = out.splitlines()
    assert status == 1
    assert [line.split()[0] for line in lines[:4]] == ["DAMAGED", "NOT", "DAMAGED", "UNREADABLE"]
    assert "cut.jsonl, line " in lines[0]
    assert "4 do not agree" in lines[4]
    assert "Traceback" not in out
    for name in ("cut", "foreign", "empty"):
        for argv in (["replay", f"{name}.jsonl"], ["play", "--resume", f"{name}.jsonl"]):
            status, out = typed(monkeypatch, argv)
            assert status == 2
            assert f"{name}.jsonl cannot be used" in out


def test_an_empty_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("nothing").mkdir()
    status, out = typed(monkeypatch, ["verify", "nothing"])
    assert status == 2
    assert "There are no records" in out


# --- rules and games ----------------------------------------------------------------------------------------


def test_rules_by_number_chapter_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    _, one = typed(monkeypatch, ["rules", "race", "R6.11"])
    assert one.startswith("R6.11  To conquer a world")
    assert len(one.splitlines()) == 1
    _, chapter = typed(monkeypatch, ["rules", "race", "r7"])
    assert [line.split()[0] for line in chapter.split("\n") if line] == ["R7", *(f"R7.{n}" for n in range(1, 8))]
    _, two = typed(monkeypatch, ["rules", "race", "R5.4", "R2.1"])
    assert [line.split()[0] for line in two.splitlines()] == ["R2.1", "R5.4"]
    _, found = typed(monkeypatch, ["rules", "race", "conquer"])
    assert "R6.11  " in found
    assert "R1.1  " not in found
    assert all("conquer" in line.lower() for line in found.splitlines() if line)
    _, german = typed(monkeypatch, ["rules", "race", "erobern", "--lang", "de"])
    assert "R6.11  " in german


def test_all_rules_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, ["rules", "race"])
    numbers = [line.split()[0] for line in out.splitlines() if line]
    assert numbers[0] == "R1"
    assert numbers.index("R2.9") + 1 == numbers.index("R2.10")
    assert len(numbers) > 150


def test_games_with_their_options_rulings_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, ["games"])
    assert status == 0
    assert out.startswith("race: Race for the Galaxy, for 2, 3 and 4 players")
    for setting in game("race").settings + game("race").rulings:
        assert f"{setting.name} = {setting.default} (default)" in out
        assert f"{setting.rule}  " in out
    assert "(only for 2 players)" in out
    _, german = typed(monkeypatch, ["games", "--lang", "de"])
    assert "Festlegungen" in german

"""Playing in line mode, as a script or a screen reader does: whole games, commands, mistakes, coming back."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import NAMES, game
from orrery.telling.rules import ruled
from orrery.terminal.commands import PLAYING, examples, helped
from orrery.terminal.drawing import drawing
from orrery.text import LANGUAGES, Words
from tests.race.notation import card, given
from tests.terminal.typist import at_random, typed

PLAY = ["play", "race", "--plain"]
TWO = ["--seed", "5", "--seats", "you:Anna,you:Ben"]
"""Two people at one terminal: nothing depends on a bot's preferences."""


def both(*lines: str) -> list[str]:
    """Both type the same, each after the curtain."""
    return ["", *lines, "", *lines]


@pytest.mark.parametrize(
    ("lang", "extra", "total"),
    [
        ("en", [], "Total"),
        ("de", [], "Summe"),
        ("de", ["--option", "experienced=yes", "--no-auto"], "Summe"),
        ("en", ["--seats", "you:Anna,random,you:Ben", "--option", "round-limit=4"], "Total"),
    ],
)
def test_a_whole_game_ends_with_a_score_sheet(
    monkeypatch: pytest.MonkeyPatch, lang: str, extra: list[str], total: str
) -> None:
    argv = [*PLAY, "--seed", "7", "--lang", lang, "--record", "game.jsonl", "--seats", "you,random", *extra]
    if "--seats" in extra:
        argv = [*PLAY, "--seed", "7", "--lang", lang, "--record", "game.jsonl", *extra]
    status, out = typed(monkeypatch, argv, then=at_random(Random(1)))
    record = Record.load("game.jsonl", games=game)
    assert status == 0
    assert record.end is not None
    assert record.verify().ok
    last = out.rstrip("\n").splitlines()[-1]
    assert last == "= over " + " ".join(map(str, record.end.scores))
    sheet = out[out.rindex("Final score" if lang == "en" else "Schlusswertung") :]
    for points in record.end.scores:
        assert f"{total} {points}" in sheet
    assert "orrery replay game.jsonl" in sheet


def test_the_line_mode_has_no_boxes_colours_or_cursor_movement(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "3", "--seats", "you,random"], then=at_random(Random(2)))
    assert not set(out) & set("\x1b\r\b\t│╭─●○▯")


def test_every_question_ends_with_its_marker(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "3"], "1 2")
    markers = [line for line in out.splitlines() if line.startswith("? ")]
    assert markers == ["? starting_hand-0 pick 2-2 6", "? action-0 choose 7"]


def test_bots_play_alone_while_one_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, [*PLAY, "--seed", "3", "--seats", "random,random", "--option", "round-limit=3"])
    assert status == 0
    assert "random 1 chooses" in out
    assert "Round 3" in out
    assert "Drawn:" not in out, "a spectator sees nobody's cards"
    assert "= over" in out


# --- answers ------------------------------------------------------------------------------------------------


def test_answers_by_number_name_beginning_and_id(monkeypatch: pytest.MonkeyPatch) -> None:
    for answer in ("3", "Develop", "dev", "DEVELOP", "action:develop", "develop"):
        _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], "1 2", answer)
        assert "You choose Develop." in out, answer


def test_several_are_picked_by_numbers_names_or_ids(monkeypatch: pytest.MonkeyPatch) -> None:
    picks = ("1 2", "2,1", "1+2", "new surv, former", "starting_hand:new_survivalists+former_penal_colony")
    for pick in picks:
        _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], pick)
        hand = out[out.rindex("Hand, 4 cards") :]
        assert "New Survivalists" not in hand, pick
        assert "Former Penal Colony" not in hand, pick
        assert "Secluded World" in hand, pick


BAD = [
    ("", "? starting_hand-0"),
    ("1", "[R1.6]"),
    ("1 1", "can be named only once"),
    ("1 2 3", "Exactly 2, not 3."),
    ("1 99", "There is no number 99"),
    ("0 1", "There is no number 0"),
    ("-5", "Nothing here is called"),
    ("zzz", 'Nothing here is called "zzz"'),
    ("former, zzz", 'Nothing here is called "zzz"'),
    ("starting_hand:zzz", "Nothing here is called"),
    (",,,", "Type an answer"),
    ("pass", "[R1.6]"),
    ("99999999999999999999", "Nothing here is called"),
    ("1 " + "9" * 5000, "Nothing here is called"),
    ("²", "Nothing here is called"),
    ("1, ²", "Nothing here is called"),
    ("?²", "Nothing here is called"),
    ("?" + "9" * 5000, "Nothing here is called"),
    ("{ $card } \\ \x00 [bold]%s", "Nothing here is called"),
    ("n" * 5000, "Nothing here is called"),
    ("redo", "There is nothing to redo."),
    ("undo", "You have not answered anything yet."),
    ("undo!", "There is nothing you can undo here."),
    ("why", "Name what you want to know about"),
    ("why zzz", "Nothing here is called"),
    ("card", "Type an answer"),
    ("card zzz", "Nothing here is called"),
    ("?99", "There is no number 99"),
    ("rules", "Name a rule"),
    ("rules zzz", "No rule has"),
    ("save", "Name a file"),
    ("save /no/such/folder/x.jsonl", "cannot be written"),
]


def test_nonsense_is_answered_kindly_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5", "--record", "bad.jsonl"], *(line for line, _ in BAD), "1 2")
    asked = out.split("? starting_hand-0 pick 2-2 6\n")
    assert len(asked) == len(BAD) + 2
    for (line, expected), said in zip(BAD, asked[1:], strict=False):
        assert expected in said or not line, (line, said)
    assert "Round 1" in asked[-1], "the game goes on after all that"


def test_a_name_that_could_be_two_is_not_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], "1 2", "explore", "consume x", "pass")
    assert '"explore" could be Explore +5 and Explore +1, +1. Type more of the name.' in out
    assert "You choose Consume: x2 VPs." in out
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], "1 2", "pass")
    assert "You cannot pass here." in out


def test_a_thing_that_is_not_offered_is_refused_with_its_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, *TWO], *both("1 2"), *both("settle"), "", "diversified", "reptilian")
    assert "[R6.3]" in out, "a development is no world"
    assert "Reptilian Uplift Race has defence 2; your strength against it is 0. [R6.11]" in out


# --- commands -----------------------------------------------------------------------------------------------


def test_why_says_rule_and_numbers_now_and_for_later(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(
        monkeypatch, [*PLAY, "--seed", "5"], "why 1 2", "1 2", "why diversified", "why secluded", "why colony ship"
    )
    assert "That is possible now: New Survivalists and Former Penal Colony." in out
    assert "Diversified Economy costs you 4, and you hold 3 other cards. [R5.5]" in out
    assert "Secluded World is placed in phase III Settle" in out
    assert "you could place it then: pay 1 card, 1 VP" in out
    assert "[R3.2]" in out, "Colony Ship is not in the hand"


def test_why_says_what_lies_in_ones_own_tableau(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], "1 2", "why alpha")
    assert "Alpha Centauri lies in your tableau.\nIII: " in out
    words = Words("de", "race", reader=0)
    for phase, name, said in (
        ("settle", "Old Earth", "Alte Erde liegt schon in deiner Auslage. [R3.2]"),
        ("develop", "Colony Ship", "Kolonieschiff liegt schon in deiner Auslage. [R5.7]"),
        ("develop", "Drop Ships", "Du hast Landungsschiffe nicht auf der Hand. [R3.2]"),
    ):
        position = given("0: Old Earth, Colony Ship | hand: Gem World, Export Duties", "1: New Sparta", phase=phase)
        no = position.table.why_not(0, card(name))
        assert no is not None
        assert words.no(no).startswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_help_has_examples_of_the_game_that_work(name: str, lang: str) -> None:
    it = game(name)
    table, words, draw = Table.new(it, min(it.players), {}, seed=1), Words(lang, name, reader=0), drawing(name)
    shown = examples(words)
    told = dict(helped(PLAYING, words))
    for command in ("card", "why", "rules"):
        word = words.text(f"command-{command}").split(",")[0]
        assert (
            f"{word} {shown['thing' if command == 'why' else 'rule' if command == 'rules' else 'card']}" in told[word]
        )
    assert len(draw.about(shown["card"], words)) > 1
    assert all(draw.why_later(table.view(0), shown["thing"], words))
    assert len(ruled([shown["rule"]], words)) == 1
    assert 0 < len(ruled([shown["words"]], words)) < 40


def test_undo_and_redo_within_what_nobody_has_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--record", "undo.jsonl"]
    _, out = typed(monkeypatch, argv, "1 2", "undo", "redo", "undo", "5 6")
    assert out.count("? starting_hand-0") == 3
    assert out.count("? action-0") == 3
    hand = out[out.rindex("Hand, 4 cards") :]
    assert "New Survivalists" in hand
    assert "Contact Specialist" not in hand
    answers = [e for e in Record.load("undo.jsonl", games=game).entries if e[1] == 0 and e[2].name == "starting_hand"]
    assert len(answers) == 1, "the record has the answer that counts"


def test_undo_beyond_a_revealed_action_wants_insistence(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--record", "undo.jsonl"]
    _, out = typed(monkeypatch, argv, "1 2", "develop", "undo", "undo!", "produce", "quit")
    assert "Type undo!" in out
    assert out.count("? action-0") == 2
    assert "You choose Produce." in out
    assert Record.load("undo.jsonl", games=game).head.made["takebacks"] == 1


def test_forced_answers_are_given_with_a_note_unless_one_wants_to_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--seats", "you,random"]
    _, noted = typed(monkeypatch, argv, "5 6", "develop", then=after_explore)
    _, asked = typed(monkeypatch, [*argv, "--no-auto"], "5 6", "develop", then=after_explore)
    assert "Which development do you place? Only possible answer: pass." in noted
    assert "? develop-" not in noted
    assert re.search(r"\? develop-\d choose 1\n", asked)


def after_explore(marker: str) -> str:
    """Keep a card if somebody explores, then produce: the first card of a hand is a world."""
    return {"keep": "1", "develop": "pass"}.get(marker.split()[1].partition("-")[0], "quit")


def test_what_is_sealed_is_asked_even_if_forced_when_somebody_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, *TWO], *both("5 6"), *both("develop"), "", "pass", "")
    assert "? develop-0 choose 1" in out
    assert "Only possible answer" not in out


def test_undo_skips_forced_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--seats", "you,random"]
    _, out = typed(monkeypatch, argv, "5 6", "develop", "undo!")
    assert out.count("? action-0 choose 7") == 2, "asked for the action again, not for the development"


def test_cards_log_score_rules_hint_table_and_help(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ("?1", "? alien rob", "card gambling", "1 2", "?3", "log", "score", "rules R6.11", "rules conquer", "hint",
             "table", "options", "help", "auto", "auto")  # fmt: skip
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], *lines)
    assert "Military world, defence 1, 1 VP, production of novelty goods" in out
    assert "could be Alien Robot Sentry, Alien Robot Scout Ship and Alien Robotic Factory" in out
    assert "IV: Name a number from 1 to 7" in out
    assert "Drawn: Diversified Economy" in out
    assert "Points so far\nYou: Chips 0" in out
    assert "R6.11  To conquer a world" in out
    assert "R6.22  " in out
    assert "greedy would answer: " in out
    assert "3 Develop: action:develop" in out
    assert "undo: take back your last answer" in out
    assert "Develop\ncosts you 1 card less; you could afford 2" in out
    assert "You are asked even where only one answer is possible." in out


def test_german_commands_and_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        "warum neue üb",
        "neue ueber",
        "neue üb, ehem",
        "karte casinowelt",
        "zurück",
        "1 2",
        "regel erobern",
        "entw",
        "hilfe",
    )
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5", "--lang", "de"], *lines)
    assert "Das geht jetzt" not in out, "eine Karte ist zu wenig"
    assert "Genau 2, nicht 1. [R1.6]" in out
    assert "Hier heißt nichts „neue ueber“" in out
    assert "Casinowelt\nWelt, Kosten 1" in out
    assert "Zurückgenommen." in out
    assert "R6.11  Um eine Welt zu erobern" in out or "R6.11  " in out
    assert "Du wählst Entwickeln." in out
    assert "zurück: deine letzte Antwort zurücknehmen" in out


def test_the_curtain_falls_between_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--seats", "you:Anna,you:Ben"]
    _, out = typed(monkeypatch, argv, "", "1 2", "", "1 2", "dev")
    anna, ben = out.split("? curtain\n")[1:3]
    assert "Hand over to Ben" in anna
    assert "New Survivalists" in anna
    assert "New Survivalists" not in ben, "Ben does not see Anna's cards"
    assert "Ben draws 6 cards" in anna
    assert "You draw 6 cards" in ben
    assert "Anna draws 6 cards" in ben


# --- keeping and coming back --------------------------------------------------------------------------------


def test_the_end_of_input_is_polite_and_the_game_resumes(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--record", "game.jsonl", "--seats", "you,random"]
    status, out = typed(monkeypatch, argv, "1 2", "develop")
    assert status == 0
    assert out.endswith("Resume it with: orrery play --resume game.jsonl\n")
    resume = ["play", "--resume", "game.jsonl", "--plain"]
    status, out = typed(monkeypatch, resume, then=at_random(Random(5)))
    assert status == 0
    assert out.startswith("Resumed from game.jsonl.\n")
    record = Record.load("game.jsonl", games=game)
    assert record.end is not None
    assert record.verify().ok
    assert record.head.names == ["Player", "random"]


def test_a_game_without_a_file_is_kept_all_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "state" / "orrery" / "race-5.jsonl"
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], "1 2")
    assert f"orrery play --resume {kept}" in out
    _, out = typed(monkeypatch, ["play", "--resume", str(kept), "--plain"], "dev")
    assert "You choose Develop." in out
    _, out = typed(monkeypatch, [*PLAY, "--seed", "5"], "1 2")
    assert "race-5-2.jsonl" in out, "the same deal again does not touch the first game"


def test_save_to_a_file_and_never_over_another(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5"]
    _, out = typed(monkeypatch, argv, "1 2", "save mine.jsonl", "dev", "save mine.jsonl", "quit")
    assert "Saved in mine.jsonl" in out
    assert "mine.jsonl already exists" in out
    early = len(Record.load("mine.jsonl", games=game).entries)
    typed(monkeypatch, argv, "1 2", "dev", "save! mine.jsonl", "quit")
    assert len(Record.load("mine.jsonl", games=game).entries) > early


def test_a_game_whose_rules_have_changed_goes_on_from_a_snapshot_in_a_new_file(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "5", "--record", "game.jsonl", "--seats", "you,random"]
    typed(monkeypatch, argv, *["1 2", "explore +5", "1", "1"], then=at_random(Random(4)))
    lines = Path("game.jsonl").read_text().splitlines()
    lines = [line for line in lines if not line.startswith('{"end"')]
    at = max(i for i, line in enumerate(lines) if '"q": "action"' in line)
    changed = json.loads(lines[at])
    changed["v"] = "produce" if changed["v"] != "produce" else "develop"
    Path("game.jsonl").write_text("\n".join([*lines[:at], json.dumps(changed), *lines[at + 1 :]]) + "\n")
    before = Path("game.jsonl").read_text()
    status, out = typed(monkeypatch, ["play", "--resume", "game.jsonl", "--plain"], then=at_random(Random(4)))
    assert status == 0
    assert "continues from the last snapshot that fits" in out
    assert Path("game.jsonl").read_text() == before
    assert Record.load("game-resumed.jsonl", games=game).end is not None


def test_somebody_else_can_take_over_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, [*PLAY, "--seed", "5", "--record", "game.jsonl"], "1 2")
    argv = ["play", "--resume", "game.jsonl", "--plain", "--seats", "random,random"]
    status, out = typed(monkeypatch, argv)
    assert status == 0
    assert "= over" in out


def test_a_killed_game_loses_nothing(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "orrery.cli", *PLAY, "--seed", "5", "--record", "game.jsonl", "--seats", "you,random"]
    with subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1 2\n3\n")
        process.stdin.flush()
        markers = 0
        while markers < 3:
            line = process.stdout.readline()
            assert line, "the game ended early"
            markers += line.startswith("? ")
        process.kill()
    done = subprocess.run(
        [sys.executable, "-m", "orrery.cli", "play", "--resume", "game.jsonl", "--plain"],
        input="log\n", capture_output=True, text=True, cwd=tmp_path, env=os.environ, check=False,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "You choose Develop." in done.stdout
    assert "orrery play --resume game.jsonl" in done.stdout


def test_bytes_that_are_no_text_are_only_nonsense(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "orrery.cli", *PLAY, "--seed", "5"]
    done = subprocess.run(argv, input=b"\xff\xfe\x00\n1 2\n", capture_output=True, cwd=tmp_path, check=False)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"? action-0 choose 7" in done.stdout


def test_control_c_says_how_to_resume(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(marker: str) -> str:
        raise KeyboardInterrupt

    status, out = typed(monkeypatch, [*PLAY, "--seed", "5", "--record", "game.jsonl"], "1 2", then=interrupt)
    assert status == 130
    assert out.endswith("Resume it with: orrery play --resume game.jsonl\n")


# --- wrong words on the command line ------------------------------------------------------------------------


WRONG = [
    (["play", "chess"], 'There is no game "chess"'),
    (["play", "race", "--lang", "xx"], 'The language "xx" is not available'),
    (["play", "race", "--seats", "you"], "race is for 2, 3 and 4 players, not for 1"),
    (["play", "race", "--seats", "you,nobody"], 'Nobody called "nobody" can sit there'),
    (["play", "race", "--seats", "you,search:ms=x"], "cannot sit there: "),
    (["play", "race", "--option", "colour=red"], 'There is no option "colour". Known options: experienced'),
    (["play", "race", "--option", "experienced"], "NAME=VALUE"),
    (["play", "race", "--option", "experienced=perhaps"], "can be no and yes"),
    (["play", "race", "--option", "round-limit=many"], "is a whole number"),
    (["play", "warpgate", "--option", "round-limit=0"], "is a whole number from 1 to 99"),
    (["play", "race", "--option", "round-limit=" + "9" * 5000], "is a whole number"),
    (["play", "race", "--option", "experienced=yes", "--seats", "you,random,random"], "is for 2 players, not for 3"),
    (["play", "race", "--seed", "-1"], "A seed is a whole number"),
    (["play", "race", "--seed", "one"], "orrery --help"),
    (["play", "race", "--colour"], "orrery --help"),
    (["play", "--resume", "nowhere.jsonl"], "cannot be read: there is no such file or folder."),
    (["play", "race", "--resume", "nowhere.jsonl"], "leave them out with --resume"),
    (["play", "race", "--record", "no/such/folder/x.jsonl"], "there is no folder"),
    (["dance"], "orrery --help"),
    (["replay"], "orrery --help"),
    (["replay", "nowhere.jsonl"], "cannot be read"),
    (["rules", "race", "R99"], "No rule has"),
    (["rules", "chess"], "There is no game"),
    (["verify"], "Name records or folders"),
    (["games", "--lang", "xx"], 'The language "xx" is not available'),
]


@pytest.mark.parametrize(("argv", "said"), WRONG, ids=[" ".join(argv)[:60] for argv, _ in WRONG])
def test_a_wrong_word_gets_a_helpful_message_and_status_2(
    monkeypatch: pytest.MonkeyPatch, argv: list[str], said: str
) -> None:
    status, out = typed(monkeypatch, argv)
    assert status == 2
    assert said in out
    assert "Traceback" not in out


def test_an_existing_record_is_not_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("game.jsonl").write_text("precious")
    status, out = typed(monkeypatch, [*PLAY, "--record", "game.jsonl"])
    assert status == 2
    assert "already exists" in out
    assert Path("game.jsonl").read_text() == "precious"
    status, out = typed(monkeypatch, ["play", "--resume", "game.jsonl"])
    assert status == 2
    assert "game.jsonl" in out
    assert Path("game.jsonl").read_text() == "precious"

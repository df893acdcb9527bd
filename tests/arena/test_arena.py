"""The arena: contests that can be trusted, interrupted, continued and read."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orrery.arena.contest import Contest, Fixture, play, seats_in
from orrery.arena.plot import picture
from orrery.arena.report import labels, lengths, lines, wilson
from orrery.arena.results import BadResults, Results
from orrery.arena.run import run
from orrery.arena.words import ArenaWords
from orrery.cli import main
from orrery.text import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "orrery" / "arena"


def contest(*bots: str, seed: int = 1) -> Contest:
    return Contest("race", "1", bots or ("greedy", "random"), seed)


def nothing() -> None:
    """A progress report that nobody reads."""


def without_times(results: Results) -> list[dict[str, Any]]:
    return [{k: v for k, v in game.items() if k != "seconds"} for game in results.in_order()]


def played(path: Path, games: int, jobs: int = 1) -> Results:
    results = Results(path, contest())
    assert run(results.contest, results, games, jobs, nothing)
    return results


# --- deals and seats ----------------------------------------------------------------------------------------


def test_every_deal_is_played_once_per_rotation() -> None:
    three = contest("greedy", "random", "random")
    assert list(three.fixtures(7)) == [Fixture(*at) for at in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0)]]
    for deal in range(2):
        seated = [[three.bot_at(seat, rotation) for seat in range(3)] for rotation in range(3)]
        assert [sorted(order) for order in seated] == [[0, 1, 2]] * 3
        assert [sorted(seats) for seats in zip(*seated, strict=True)] == [[0, 1, 2]] * 3, deal


def test_the_rotations_of_a_deal_have_the_same_cards_and_different_deals_do_not() -> None:
    one, turned, other = (play(contest(), Fixture(*at)) for at in [(0, 0), (0, 1), (1, 0)])
    assert one["deal_seed"] == turned["deal_seed"] != other["deal_seed"]
    assert one["seated"] == [0, 1]
    assert turned["seated"] == [1, 0]
    assert one["bot_seeds"] == turned["bot_seeds"][::-1]


def test_a_result_says_all_about_its_game() -> None:
    game = play(contest(), Fixture(0, 0))
    best = max(game["scores"])
    assert all(game["scores"][seat] == best for seat in game["winners"])
    assert game["bots"] == ["greedy", "random"]
    assert game["rounds"] > 5
    assert min(game["decisions"]) >= game["rounds"]
    assert min(game["seconds"]) > 0


@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("search,greedy,greedy", ("search", "greedy", "greedy")),
        ("S:ms=5,rounds=2, G", ("S:ms=5,rounds=2", "G")),
        ("", ()),
    ],
)
def test_a_list_of_seats_may_have_settings_with_commas(text: str, seats: tuple[str, ...]) -> None:
    assert seats_in(text) == seats


# --- playing, stopping, going on ----------------------------------------------------------------------------


def test_the_results_do_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    alone, together = played(tmp_path / "1.jsonl", 5), played(tmp_path / "2.jsonl", 5, jobs=2)
    assert without_times(alone) == without_times(together)


def test_a_contest_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    played(path, 2)
    before = path.read_bytes()
    played(path, 4)
    assert path.read_bytes().startswith(before)
    assert without_times(Results(path, contest())) == without_times(played(tmp_path / "whole.jsonl", 4))


def test_a_finished_contest_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    played(path, 2)
    before = path.read_bytes()
    played(path, 2)
    assert path.read_bytes() == before


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_stops_and_no_finished_game_is_lost(tmp_path: Path, jobs: int, presses: int) -> None:
    results = Results(tmp_path / "r.jsonl", contest())
    told = 0

    def interrupt() -> None:
        nonlocal told
        told += 1
        if told == 2:
            for _ in range(presses):
                os.kill(os.getpid(), signal.SIGINT)

    before = signal.getsignal(signal.SIGINT)
    assert not run(results.contest, results, 12, jobs, interrupt)
    assert signal.getsignal(signal.SIGINT) is before
    kept = Results(results.path, contest())
    assert told == len(kept.games) if presses == 1 else len(kept.games) >= 2
    assert len(kept.games) < 12
    assert played(results.path, 6).in_order()[:6] == Results(results.path, contest()).in_order()[:6]


def test_a_last_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    whole = without_times(played(path, 3))
    path.write_bytes(path.read_bytes()[:-40])
    results = Results(path, contest())
    assert results.cut
    assert len(results.games) == 2
    assert without_times(played(path, 3)) == whole
    assert not Results(path, contest()).cut


@pytest.mark.parametrize(
    ("damage", "key"),
    [
        (lambda lines: [lines[0][:-9], *lines[1:]], "arena-damaged"),
        (lambda lines: [lines[0], "[]", *lines[1:]], "arena-foreign"),
        (lambda lines: ['{"some": "record"}', *lines[1:]], "arena-foreign"),
        (lambda lines: [lines[0].replace('"seed":1', '"seed":2'), *lines[1:]], "arena-different"),
    ],
)
def test_a_file_with_anything_else_in_it_is_refused_and_left_alone(
    tmp_path: Path, damage: Callable[[list[str]], list[str]], key: str
) -> None:
    path = tmp_path / "r.jsonl"
    played(path, 2)
    path.write_text("\n".join(damage(path.read_text().splitlines())) + "\n")
    before = path.read_bytes()
    with pytest.raises(BadResults) as bad:
        Results(path, contest())
    assert bad.value.key == key
    assert path.read_bytes() == before


# --- what the games say -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (95, 100, 0.8882, 0.9785), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def game(deal: int, rotation: int, scores: list[int], winners: list[int]) -> dict[str, Any]:
    seated = [rotation, 1 - rotation]
    more = {"rounds": 9, "decisions": [40, 50], "seconds": [1.0, 3.0]}
    return {"deal": deal, "rotation": rotation, "seated": seated, "scores": scores, "winners": winners, **more}


def test_the_report_counts_by_bot_and_not_by_seat() -> None:
    games = [
        game(0, 0, [30, 20], [0]),
        game(0, 1, [25, 35], [1]),
        game(1, 0, [28, 28], [0, 1]),
        game(1, 1, [40, 22], [0]),
    ]
    first, second = lines(contest("search", "greedy"), games)
    assert (first.label, first.games, first.wins, second.wins) == ("search", 4, 2.5, 1.5)
    assert first.score == pytest.approx((30 + 35 + 28 + 22) / 4)
    assert first.difference == pytest.approx((10 + 10 + 0 - 18) / 4) == -second.difference
    assert first.error == pytest.approx(9.5), "the deals' means are 10 and -9"
    assert (first.decisions, first.seconds) == (45, 2.0)


@pytest.mark.parametrize(("rounds", "expected"), [([9, 7, 12], (9, 7, 12)), ([8, 9], (8.5, 8, 9)), ([0, 0], None)])
def test_the_lengths_of_the_games_are_told_in_rounds(
    rounds: list[int], expected: tuple[float, int, int] | None
) -> None:
    assert lengths([game(deal, 0, [1, 2], [1]) | {"rounds": n} for deal, n in enumerate(rounds)]) == expected


def test_bots_of_the_same_name_are_told_apart() -> None:
    assert labels(["search", "greedy", "greedy"]) == ["search", "greedy (2)", "greedy (3)"]


@pytest.mark.parametrize("scores", [[30, 20], [7, 7]])
def test_the_picture_is_a_png_of_some_size(tmp_path: Path, scores: list[int]) -> None:
    found = lines(contest("search", "greedy"), [game(0, 0, scores, [0])])
    picture(found, "a title", ArenaWords("en"), tmp_path / "p.png")
    data = (tmp_path / "p.png").read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = (int.from_bytes(data[at : at + 4], "big") for at in (16, 20))
    assert width > 800
    assert height > 300


# --- the command --------------------------------------------------------------------------------------------


def arena(path: Path, *more: str) -> int:
    return main(["arena", "race", "--seats", "G,R", "--games", "2", "--out", str(path), "--lang", "en", *more])


def test_the_command_prints_a_table_and_draws_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "r.jsonl"
    assert arena(path, "--option", "experienced=yes") == 0
    said = capsys.readouterr()
    assert "greedy" in said.out
    assert "95 % interval" in said.out
    assert re.search(r"Rounds per game: median [0-9.]+, from \d+ to \d+", said.out)
    assert said.err == "", "no progress bar where there is no terminal"
    assert path.with_suffix(".png").exists()
    told = [json.loads(line) for line in path.read_text().splitlines()]
    assert [(g["deal"], g["rotation"], g["options"]["experienced"]) for g in told] == [(0, 0, "yes"), (0, 1, "yes")]
    assert arena(path) == 2
    assert "options is" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("--seats", "G", "players"),
        ("--seats", "G,clever", "There is no bot 'clever'"),
        ("--games", "0", "--games must be a whole number, at least 1"),
        ("--jobs", "-2", "--jobs must be a whole number, at least 1"),
        ("--seed", "-1", "seed"),
        ("--option", "colour=blue", "colour"),
        ("--out", "no/such/folder/r.jsonl", "no/such/folder"),
        ("--lang", "xx", "xx"),
    ],
)
def test_a_wrong_word_is_named_and_nothing_is_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    said: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    given = {"--seats": "G,R", "--games": "2", "--lang": "en", name: value}
    assert main(["arena", "race", *(word for pair in given.items() for word in pair)]) == 2
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_both_languages_have_every_message() -> None:
    keys = {lang: re.findall(r"^([\w-]+) =", (SOURCE / "text" / f"{lang}.ftl").read_text(), re.M) for lang in LANGUAGES}
    assert keys["en"] == keys["de"]
    code = "".join(path.read_text() for path in SOURCE.glob("*.py"))
    used = set(re.findall(r'"(arena-[\w-]+)"', code))
    assert used <= set(keys["en"])

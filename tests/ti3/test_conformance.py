"""The conformance suite over Twilight Imperium 3, as long as it is not among the registered games: the very functions
of tests/conformance, on every player count and setting. To be deleted when the game is registered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from orrery.games import NAMES
from orrery.games.ti3 import GAME
from tests.conformance import test_conformance as suite
from tests.conformance.games import Case, cases

CASES = list(dict.fromkeys(cases(GAME)))
every_case = pytest.mark.parametrize("case", CASES, ids=str)

CHECKS: list[Callable[..., Any]] = [
    suite.test_every_question_has_unique_options_and_looking_changes_nothing,
    suite.test_nobody_is_asked_when_the_game_is_over,
    suite.test_states_can_be_written_down_and_read_back,
    suite.test_a_clone_is_equal_and_asks_the_same,
    suite.test_equal_positions_ask_the_same_in_the_same_order,
    suite.test_a_fork_with_the_same_answers_goes_the_same_way,
    suite.test_undo_and_redo_lead_back,
    suite.test_strict_and_trusted_replay_agree_with_the_game,
    suite.test_what_a_seat_cannot_see_does_not_show_in_its_view,
    suite.test_every_seat_can_imagine_at_every_decision,
    suite.test_there_is_no_way_from_a_mind_to_the_table,
    suite.test_tables_that_differ_in_hidden_things_only_are_imagined_alike,
    suite.test_an_answer_that_is_still_sealed_is_unknown_to_the_others,
    suite.test_search_answers_alike_where_only_hidden_things_differ,
    suite.test_the_order_of_answers_inside_together_does_not_matter,
]


def test_this_file_is_needed() -> None:
    assert "ti3" not in NAMES, "the game is registered: tests/conformance covers it, delete this file"


@every_case
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end_within_the_bound(case: Case, seed: int) -> None:
    suite.test_random_games_end_within_the_bound(case, seed)


@every_case
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("test_"))
def test_conformance(check: Callable[..., Any], case: Case) -> None:
    check(case=case)


WRITE = """
from random import Random
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games.ti3 import GAME
table = Table.new(GAME, 5, {"galaxy": "build"}, seed=4)
table.play_random(Random(4))
print(Record.of(table).dumps())
"""


def test_records_do_not_depend_on_the_hash_seed() -> None:
    texts = [
        subprocess.run(
            [sys.executable, "-c", WRITE],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert texts[0] == texts[1]
    assert len(texts[0]) > 10_000

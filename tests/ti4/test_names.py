"""Whatever Twilight Imperium 4 writes down calls things by their names. A line of the journal has the same arguments
wherever it is written, and each of them is a thing of a declared type, or one of the numbers and words listed here. In
the state and in the steps only counts, seats and the like are bare numbers."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from orrery.core.state import shape_of
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.nouns import ARGUMENTS, EFFECT, NOUNS, TEXT
from orrery.games.ti4.rules.state import Imperium
from orrery.lab.golden import ROOT
from tests.twilight.written import ONLY_COUNTS, bare, fields, numbers

PLAIN_WORDS = {
    *("seat", "rival"),
    *("count", "tokens", "goods", "commodities", "fragments", "notes", "cards", "secrets", "agendas", "votes", "price"),
    *("dice", "hits", "pips", "bonus", "needs", "tenths", "points", "total", "round"),
}
"""The arguments of the journal that are numbers."""
SPOKEN = {"means", "why"}
"""Those that are words of the rules: what is paid with, why dice are rolled."""
GIVES = {"goods", "commodities", "fragments", "notes"}
"""How many of what changes hands, which one line puts together before it is written."""


PLAIN = {
    "seats": "barred dealt done followers friends imprinted notes_with scored",
    "counts": "all damaged commodities fragments goods laid notes_got ones_left pools reserve strategy_goods twos_left "
    "votes hits aimed far flying rifts swift tokens_away",
    "dice": "dice needs bonus",
    "order": "last_rank number position retreats",
    "time": "goal points rng round round_limit",
}
"""The fields of the state in which numbers do not stand for things, by what they are."""
PLAIN_FIELDS = {name for names in PLAIN.values() for name in names.split()}
PLAIN_PARAMETERS = {"count", "keep", "scored", "side", "steps", "turn"}
"""The parameters of steps that are plain numbers: "side" is attacker or defender, "turn" the first or second agenda."""


@cache
def lines() -> list[tuple[str, str, frozenset[str]]]:
    """Every place in the rules where the journal is written: where, the key, the names of the arguments."""
    found = []
    folder = ROOT / "src" / "orrery" / "games" / "ti4" / "rules"
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tell":
                _, key, *_ = node.args
                assert isinstance(key, ast.Constant), f"{path.name}:{node.lineno}: a key is written out"
                names = {name for it in node.keywords for name in ([it.arg] if it.arg is not None else GIVES)}
                found.append((f"{path.name}:{node.lineno}", str(key.value), frozenset(names)))
    return found


def test_the_journal_uses_only_declared_arguments() -> None:
    used = {name for _, _, names in lines() for name in names}
    assert used <= set(ARGUMENTS) | PLAIN_WORDS | SPOKEN, "declare its type in ARGUMENTS, or list it as plain"
    assert used == set(ARGUMENTS) | PLAIN_WORDS | SPOKEN, "no longer used"
    assert not set(ARGUMENTS) & (PLAIN_WORDS | SPOKEN)


def test_a_line_of_the_journal_has_the_same_arguments_everywhere() -> None:
    told: dict[str, frozenset[str]] = {}
    for where, key, names in lines():
        assert key.startswith("ti4-log-"), where
        assert told.setdefault(key, names) == names, where


def numbered(args: dict[str, Any]) -> Iterator[str]:
    """The arguments of a written line that contain numbers."""
    yield from (name for name, value in args.items() if numbers(value))


@pytest.mark.parametrize("players", [3, 6])
def test_along_a_game_the_journal_is_written_by_names_and_read_again(players: int) -> None:
    table, dice, codec = Table.new(GAME, players, {}, seed=players), Random(players), GAME.codec
    while table.pending and table.state.round < 7:
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    assert len(table.journal) > 200
    for key, _, args in table.journal:
        written = codec.write_arguments(args)
        assert {*numbered(written)} <= PLAIN_WORDS, key
        assert {name for name, value in written.items() if isinstance(value, str)} <= {*ARGUMENTS} | SPOKEN, key
        read = codec.read_arguments(json.loads(json.dumps(written)))
        assert codec.write_arguments(read) == written, key


def test_every_field_says_what_its_numbers_are() -> None:
    found = {name for name, shape in fields(Imperium) if bare(shape, ONLY_COUNTS)}
    assert found <= PLAIN_FIELDS, "say which things these are, or list them as plain"
    assert found >= PLAIN_FIELDS, "no longer plain numbers"


def test_every_parameter_of_a_step_says_what_it_is() -> None:
    found = set()
    for name, step in GAME.steps.items():
        _, *parameters = inspect.signature(step, eval_str=True).parameters.values()
        found |= {it.name for it in parameters if bare(shape_of(it.annotation, name), ONLY_COUNTS)}
    assert found <= PLAIN_PARAMETERS, "say which things these are, or list them as plain"
    assert found >= PLAIN_PARAMETERS, "no longer plain numbers"


def test_what_effects_are_about_is_declared_by_texts_that_there_are() -> None:
    assert EFFECT.about
    for (text, number), kinds in EFFECT.about.items():
        assert TEXT.names[text]
        assert number == len(kinds)
        assert all(kind is int or kind in NOUNS for kind in kinds)

"""Changes: applied to a view they give the next one exactly; for any JSON values, and for the views of real games."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.table import Table
from orrery.games import game
from orrery.server.changes import applied, changes
from orrery.server.views import shown, speaking

NAMES = ("Ada", "Ben", "Cem", "Dan")
scalars = (
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.0, 1.0, 2.5]) | st.text("ab#1", max_size=2)
)
values = st.recursive(
    scalars,
    lambda inside: st.lists(inside, max_size=5) | st.dictionaries(st.text("ab#01", max_size=2), inside, max_size=5),
    max_leaves=25,
)


def written(value: Any) -> bytes:
    """A value as it is sent, with its keys in order."""
    return msgspec.json.encode(value, order="sorted")


@given(values, values)
def test_changes_lead_from_any_value_to_any_other(old: Any, new: Any) -> None:
    before = written(old)
    sent = msgspec.json.decode(msgspec.json.encode(changes(old, new)))
    assert written(applied(sent, old)) == written(new)
    assert written(old) == before, "what one has is not altered"


@given(values)
def test_nothing_has_changed_in_the_same_value(value: Any) -> None:
    assert changes(value, msgspec.json.decode(msgspec.json.encode(value))) == {}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1, "b": [2, 2, 2]}, {"a": 1}, {"b": []}),
        ({"a": 1}, {"a": True}, {"a": [True]}),
        ([{"x": "one"}, {"x": "two"}], [{"x": "one"}, {"x": "new"}, 7], {"1": {"x": ["new"]}, "2": [7]}),
        (["long enough", "to be kept", "gone"], ["long enough", "to be kept"], {"#": 2}),
        ([1, 2, 3], [9], [[9]]),
        (5, None, [None]),
    ],
)
def test_how_changes_are_written(old: Any, new: Any, said: Any) -> None:
    assert changes(old, new) == said


@pytest.mark.parametrize(("name", "players"), [("race", 2), ("warpgate", 3), ("ti3", 3), ("ti4", 3)])
def test_each_view_of_a_game_follows_from_the_one_before(name: str, players: int) -> None:
    table, dice = Table.new(game(name), players, {}, seed=5), Random(5)
    words = {seat: speaking(table, "en", NAMES[:players], seat) for seat in range(-1, players)}
    views = dict[int, Any]()
    sizes = {"whole": 0, "changes": 0}
    for _ in range(60):
        for seat, said in words.items():
            now = msgspec.json.decode(msgspec.json.encode(shown(table, seat, said, log_from=len(table.journal))))
            if seat in views:
                change = changes(views[seat], now)
                assert written(applied(change, views[seat])) == written(now)
                sizes["changes"] += len(written(change))
                sizes["whole"] += len(written(now))
            views[seat] = now
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    assert sizes["changes"] < sizes["whole"] / 3

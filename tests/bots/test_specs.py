"""Bots by their specs, and the message for one that does not exist."""

from __future__ import annotations

import pytest

from orrery.bots import SPECS, make


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        ("random", "random"),
        ("R", "random"),
        ("greedy", "greedy"),
        ("G", "greedy"),
        ("search", "search"),
        ("S", "search"),
        ("S:ms=50", "search:ms=50"),
        (" search:sims=400 ", "search:sims=400"),
        ("search:ms=200,rounds=5,rollout=random", "search:ms=200,rounds=5,rollout=random"),
    ],
)
def test_a_spec_gives_its_bot_and_the_bots_name_is_a_spec_again(spec: str, name: str) -> None:
    bot = make(spec, seed=1)
    assert bot.name == name
    assert make(bot.name, seed=1).name == name


@pytest.mark.parametrize("spec", ["", "clever", "r", "searching", "you"])
def test_an_unknown_bot_is_refused_with_a_list_of_those_that_exist(spec: str) -> None:
    with pytest.raises(ValueError) as wrong:
        make(spec, seed=1)
    assert repr(spec) in str(wrong.value)
    for known in SPECS:
        assert known in str(wrong.value)


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("greedy:ms=5", "greedy has no settings"),
        ("search:ms", "must look like ms=500"),
        ("search:ms=", "must look like ms=500"),
        ("search:depth=3", "no setting 'depth'"),
        ("search:ms=0", "ms must be a whole number from 1"),
        ("search:ms=fast", "ms must be a whole number from 1"),
        ("search:sims=-3", "sims must be a whole number from 1"),
        ("search:rollout=deep", "rollout must be instinct or random"),
        ("search:ms=5,sims=5", "two budgets"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_and_named(spec: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        make(spec, seed=1)

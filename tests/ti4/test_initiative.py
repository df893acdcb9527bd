"""Initiative order in Twilight Imperium 4 (LRR 45)."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.data import STRATEGIES
from tests.ti4.notation import asked, player, position, say

ORDER = ["leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial"]


@pytest.mark.rule("LRR 33.1", "LRR 38.1", "LRR 42.1", "LRR 44.1", "LRR 45.1", "LRR 45.2", "LRR 55.1", "LRR 68.1")
def test_turns_follow_the_numbers_of_the_strategy_cards() -> None:
    assert list(STRATEGIES) == ORDER
    table = position(
        "sol, letnev, hacan, winnu, jol_nar",
        sol={"strategies": "imperial"},
        letnev={"strategies": "trade"},
        hacan={"strategies": "leadership"},
        winnu={"strategies": "warfare"},
        jol_nar={"strategies": "construction"},
    )
    turns = []
    for _ in range(6):
        name = next(iter(asked(table)))
        turns.append(name)
        say(table, f"{name} act tactical; {name} activate {101 + len(turns) % 6}")
    assert turns == ["hacan", "jol_nar", "letnev", "winnu", "sol", "hacan"], "cards that nobody has are left out"


@pytest.mark.rule("LRR 45.3")
def test_of_two_cards_the_lower_one_counts() -> None:
    table = position(
        sol={"strategies": "imperial, politics"},
        letnev={"strategies": "diplomacy, technology"},
        hacan={"strategies": "construction, trade"},
    )
    assert asked(table) == {"letnev": "act"}
    say(table, "letnev act tactical; letnev activate 101")
    assert asked(table) == {"sol": "act"}
    say(table, "sol act tactical; sol activate 101")
    assert asked(table) == {"hacan": "act"}


@pytest.mark.rule("LRR 45.1")
def test_the_status_phase_follows_the_same_order() -> None:
    table = position(
        frames=(("status_phase",), ("agenda_phase",)),
        sol={"strategies": "imperial"},
        letnev={"strategies": "trade"},
        hacan={"strategies": "leadership"},
    )
    turns = []
    while asked(table) and next(iter(asked(table).values())) == "gain_tokens":
        name = next(iter(asked(table)))
        turns.append(name)
        say(table, f"{name} gain_tokens 2 tactic; {name} redistribute {sum(player(table, name).pools) + 2} fleet")
    assert turns == ["hacan", "letnev", "sol"]

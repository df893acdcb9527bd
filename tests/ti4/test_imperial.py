"""The strategy card Imperial of Twilight Imperium 4 (LRR 42)."""

from __future__ import annotations

import pytest

from tests.ti4.notation import asked, options, player, position, say, state

FIRST = "letnev act pass; hacan act pass; sol act imperial"


@pytest.mark.rule("LRR 42.1", "LRR 42.2")
def test_imperial_scores_an_objective_and_gives_a_point_for_mecatol_rex() -> None:
    table = position(
        planets={"mecatol_rex": "sol:"},
        objectives="erect_a_monument, sway_the_council",
        sol={"strategies": "imperial", "goods": 8},
    )
    say(table, FIRST)
    assert options(table, "sol") == ["erect_a_monument", "sway_the_council", "none"]
    say(table, "sol score erect_a_monument; sol pay 8 trade_good")
    assert player(table, "sol").points == 2
    assert player(table, "sol").secrets == []


@pytest.mark.rule("LRR 42.2")
def test_without_mecatol_rex_a_secret_objective_may_be_drawn() -> None:
    for answer, drawn in (("yes", 1), ("no", 0)):
        table = position(sol={"strategies": "imperial"})
        say(table, f"{FIRST}; sol draw_secret {answer}")
        assert (player(table, "sol").points, len(player(table, "sol").secrets)) == (0, drawn)


@pytest.mark.rule("LRR 42.3", "LRR 42.4")
def test_the_others_draw_for_a_token_and_keep_three_scored_ones_counted() -> None:
    secrets = "become_the_gatekeeper, form_a_spy_network"
    table = position(
        planets={"mecatol_rex": "sol:"},
        sol={"strategies": "imperial"},
        letnev={"secrets": secrets, "scored": "cut_supply_lines"},
        hacan={"pools": (3, 3, 0)},
    )
    say(table, FIRST)
    deck = len(state(table).secret_deck)
    say(table, "letnev secondary yes")
    assert asked(table) == {"letnev": "return_secret"}
    assert "cut_supply_lines" not in options(table, "letnev"), "it has been scored"
    say(table, "letnev return_secret become_the_gatekeeper")
    assert (len(player(table, "letnev").secrets), player(table, "letnev").pools[2]) == (2, 1)
    assert len(state(table).secret_deck) == deck
    assert asked(table) == {"sol": "act"}, "Hacan has no token to spend"

"""Players who are eliminated in Twilight Imperium 4 (LRR 16)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.limits import gone
from orrery.games.ti4.rules.nouns import CARD, OBJECTIVE, STRATEGY
from tests.ti4.notation import asked, options, player, position, say, seat_of, state, technologies

LOST = {"arc_prime": ":", "wren_terra": ":"}
"""Nobody has the planets of Letnev's home system."""
FIVE = "sol, letnev, hacan, jol_nar, xxcha"


def without_letnev(**more: Any) -> Table:
    """Letnev has no planets, no ground forces and no production."""
    return position(planets={**LOST, **more.pop("planets", {})}, **more)


def is_out(table: Table, faction: str = "letnev") -> bool:
    return bool(player(table, faction).eliminated)


@pytest.mark.rule("LRR 16.1")
@pytest.mark.parametrize(
    ("left", "out"),
    [
        ({}, True),
        ({"letnev": {"space": {"203": "2 cruiser"}}}, True),
        ({"planets": {"wren_terra": "letnev"}}, False),
        ({"letnev": {"space": {"203": "carrier, infantry"}}}, False),
        ({"letnev": {"space": {"203": "carrier, mech"}}}, False),
    ],
    ids=["nothing", "ships", "a planet", "infantry aboard", "a mech aboard"],
)
def test_out_is_who_has_no_planet_no_ground_forces_and_no_production(left: dict[str, Any], out: bool) -> None:
    assert is_out(without_letnev(**left)) == out


@pytest.mark.rule("LRR 16.1")
def test_a_unit_with_production_alone_keeps_a_player_in_the_game() -> None:
    table = position("sol, saar, hacan", planets={"lisis_ii": ":", "ragh": ":"}, saar={"space": {"203": "space_dock"}})
    assert not is_out(table, "saar"), "a floating factory"


@pytest.mark.rule("LRR 16.1")
def test_whoever_loses_the_last_planet_in_an_invasion_is_out() -> None:
    table = position(
        tiles={"207": "19"},
        planets={**LOST, "wellon": "letnev"},
        sol={"space": {"309": "carrier, infantry"}},
        letnev={"space": {"203": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 207; sol move_from 309; sol move carrier, infantry")
    say(table, "sol commit infantry@wellon")
    assert is_out(table)
    assert not player(table, "letnev").space
    assert asked(table) == {"hacan": "act"}, "there is no turn of Letnev any more"


@pytest.mark.rule("LRR 16.1", "LRR 31.16")
def test_elimination_comes_before_what_could_be_done_after_the_loss() -> None:
    table = position(
        tiles={"207": "19"},
        planets={**LOST, "wellon": "letnev"},
        sol={"space": {"309": "carrier, infantry"}},
        letnev={"hand": "reparations"},
    )
    say(table, "sol act tactical; sol activate 207; sol move_from 309; sol move carrier, infantry")
    say(table, "sol commit infantry@wellon")
    assert is_out(table)
    assert asked(table) == {"hacan": "act"}
    assert [CARD.names[card] for card in state(table).discard] == ["reparations"], "it was not played"


@pytest.mark.rule("LRR 16.2", "LRR 16.5", "LRR 16.7")
def test_units_tokens_technologies_and_cards_of_an_eliminated_player_are_gone() -> None:
    given = {"space": {"203": "cruiser"}, "tokens": "203, 101", "hand": "veto", "secrets": "seize_an_icon"}
    table = without_letnev(letnev={**given, "technologies": "sarween_tools", "scored": "cut_supply_lines"})
    p = player(table, "letnev")
    assert (p.space, p.ground, p.tokens, p.hand, p.secrets, p.pools) == ({}, {}, 0, [], [], [0, 0, 0])
    assert technologies(table, "letnev") == []
    deck = [card for layer in state(table).secret_deck.layers for card in layer]
    assert {OBJECTIVE.index["seize_an_icon"], OBJECTIVE.index["cut_supply_lines"]} <= {*deck}, "scored or not"
    assert len(deck) == 40
    assert p.scored == 0


@pytest.mark.rule("LRR 16.6")
def test_strategy_cards_of_an_eliminated_player_return_used_or_not() -> None:
    table = without_letnev(
        frames=[("turn",), ("status_phase",), ("round",)], letnev={"strategies": "diplomacy, imperial"}
    )
    assert player(table, "letnev").strategies == []
    say(table, "sol act pass; hacan act pass")
    for _ in range(40):
        (who, kind), *_ = asked(table).items()
        if kind == "take":
            break
        decision = table.find(seat_of(table, who))[1]
        table.answer(seat_of(table, who), next(iter(decision.options())), kind)
    assert {STRATEGY.names[n] for n in range(8)} == {*options(table, "sol")}


@pytest.mark.rule("LRR 16.8")
def test_the_speaker_token_goes_to_the_left() -> None:
    table = position(planets={"jord": ":"})
    assert is_out(table, "sol")
    assert state(table).speaker == seat_of(table, "letnev")


@pytest.mark.rule("LRR 16.9", "LRR 85.1c")
@pytest.mark.parametrize(("factions", "cards"), [(FIVE, 1), ("sol, letnev, hacan, jol_nar", 2)])
def test_how_many_strategy_cards_are_taken_stays_as_it_was_at_the_beginning(factions: str, cards: int) -> None:
    nothing: dict[str, Any] = {name: {"strategies": ""} for name in factions.split(", ")}
    table = position(factions, planets=LOST, frames=[("round",)], **nothing)
    assert is_out(table)
    taken: list[str] = []
    while "take" in asked(table).values():
        (who, _), *_ = asked(table).items()
        taken.append(who)
        say(table, f"{who} take {options(table, who)[0]}")
    left = [name for name in factions.split(", ") if name != "letnev"]
    assert taken == left * cards


def test_points_of_an_eliminated_player_win_nothing() -> None:
    table = without_letnev(
        frames=[("turn",), ("status_phase",)], sol={"points": 3}, letnev={"points": 9}, hacan={"points": 4}
    )
    state(table).ones_left = state(table).twos_left = 0
    say(table, "sol act pass; hacan act pass")
    assert state(table).winners == [seat_of(table, "hacan")]


def test_an_eliminated_player_is_not_eliminated_again() -> None:
    table = without_letnev()
    assert not gone(state(table), seat_of(table, "letnev"))


@pytest.mark.rule("LRR 16.1", "LRR 82.5a")
def test_a_player_can_be_eliminated_in_the_status_phase() -> None:
    """Letnev has only a carrier with infantry, and leaves no token in the fleet pool for it."""
    table = without_letnev(
        frames=[("status_phase",), ("round",)], letnev={"space": {"203": "carrier, infantry"}, "pools": (3, 1, 2)}
    )
    say(table, "sol gain_tokens 2 tactic; sol redistribute 5 tactic, 5 fleet, 2 strategy; letnev gain_tokens 2 tactic")
    assert not is_out(table)
    say(table, "letnev redistribute 6 tactic, 2 strategy")
    assert is_out(table)
    assert asked(table) == {"hacan": "gain_tokens"}

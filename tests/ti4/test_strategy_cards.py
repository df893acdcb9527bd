"""The strategic action of Twilight Imperium 4 (LRR 83) and the eight strategy cards."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import OBJECTIVE, TEXT
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    place,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

TRIO = "hacan, xxcha, winnu"


def holding(card: str, hacan: dict[str, Any] | None = None, **more: Any) -> Table:
    """Hacan has a strategy card, and Leadership to go first."""
    cards = card if card == "leadership" else f"leadership, {card}"
    return position(TRIO, hacan={**(hacan or {}), "strategies": cards}, **more)


def play(card: str, script: str = "", **more: Any) -> Table:
    table = holding(card, **more)
    say(table, f"hacan act {card}")
    if script:
        say(table, script)
    return table


def tokens(table: Table, who: str) -> list[int]:
    return list(player(table, who).pools)


# --- LRR 83: the strategic action --------------------------------------------------------------------------------


@pytest.mark.rule("LRR 83.1", "LRR 83.1a", "LRR 83.2", "LRR 52.5")
def test_the_others_may_use_the_secondary_ability_clockwise_for_a_token() -> None:
    table = play(
        "politics",
        "hacan new_speaker xxcha; hacan agendas_under nothing; hacan agenda_first agenda.mutiny",
        agendas="agenda.mutiny, agenda.ixthian_artifact",
    )
    assert asked(table) == {"xxcha": "secondary"}
    say(table, "xxcha secondary yes")
    assert (tokens(table, "xxcha"), len(player(table, "xxcha").hand)) == ([3, 5, 1], 2)
    say(table, "winnu secondary no")
    assert (tokens(table, "winnu"), len(player(table, "winnu").hand)) == ([3, 5, 2], 0)
    say(table, "xxcha act pass; winnu act pass")
    assert why_not(table, "hacan act politics") == "LRR 83.2"
    assert why_not(table, "hacan act pass") == "LRR 4.4", "Leadership is not used yet (LRR 83.2a)"


@pytest.mark.rule("LRR 83.2a", "LRR 4.4")
def test_both_strategy_cards_must_be_used_before_passing() -> None:
    table = holding("warfare")
    assert why_not(table, "hacan act pass") == "LRR 4.4"


@pytest.mark.rule("LRR 83.1")
def test_without_a_token_in_the_strategy_pool_nobody_follows() -> None:
    table = play(
        "politics",
        "hacan new_speaker xxcha; hacan agendas_under nothing; hacan agenda_first agenda.mutiny",
        agendas="agenda.mutiny, agenda.ixthian_artifact",
        xxcha={"pools": (3, 3, 0)},
        winnu={"pools": (3, 3, 0)},
    )
    assert asked(table) == {"xxcha": "act"}


@pytest.mark.rule("LRR 4.3b")
def test_whoever_has_passed_may_still_use_secondary_abilities() -> None:
    table = holding("trade")
    say(table, "hacan act leadership; hacan gain_tokens 3 tactic; xxcha secondary no; winnu secondary no")
    say(table, "xxcha act pass; winnu act pass")
    say(table, "hacan act trade; hacan for_free nothing")
    assert asked(table) == {"xxcha": "secondary"}


# --- 1 Leadership (LRR 33) ---------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 33.1", "LRR 33.2", "LRR 33.4", "LRR 52.2")
def test_leadership_gains_three_tokens_and_more_for_influence() -> None:
    table = play("leadership", hacan={"goods": 3})
    assert why_not(table, "hacan gain_tokens 2 tactic") != ""
    say(table, "hacan gain_tokens tactic, fleet, strategy; hacan buy_tokens 1")
    say(table, "hacan pay 3 trade_good; hacan gain_tokens fleet")
    assert tokens(table, "hacan") == [4, 7, 3]


@pytest.mark.rule("LRR 33.3", "LRR 52.5")
def test_the_secondary_ability_of_leadership_costs_no_token() -> None:
    table = play("leadership", "hacan gain_tokens 3 tactic", xxcha={"goods": 3, "pools": (3, 3, 0)})
    assert asked(table) == {"xxcha": "secondary"}
    say(table, "xxcha secondary yes; xxcha buy_tokens 1; xxcha pay 3 trade_good; xxcha gain_tokens strategy")
    assert tokens(table, "xxcha") == [3, 3, 1]


@pytest.mark.rule("LRR 52.3", "LRR 52.3a")
def test_nobody_gains_tokens_beyond_the_reinforcements() -> None:
    table = play("leadership", hacan={"pools": (6, 5, 4)})
    say(table, "hacan gain_tokens tactic")
    assert tokens(table, "hacan") == [7, 5, 4]


# --- 2 Diplomacy (LRR 23, E-1) -----------------------------------------------------------------------------------


@pytest.mark.rule("LRR 23.1", "LRR 23.2", "LRR E.1")
def test_diplomacy_closes_a_system_to_the_others_and_readies_two_planets() -> None:
    table = holding(
        "diplomacy",
        {"exhausted": "arretze, wellon, kamdorn"},
        tiles={"203": "19"},
        planets={"wellon": "hacan:", "mecatol_rex": "hacan:"},
    )
    say(table, "hacan act diplomacy")
    assert options(table, "hacan") == ["203", "304"], "not Mecatol Rex"
    say(table, "hacan shield_system 203")
    assert why_not(table, "hacan ready arretze, wellon, kamdorn") != ""
    say(table, "hacan ready arretze, kamdorn")
    assert spent(table) == ["wellon"]
    assert [p.tokens >> place("203") & 1 for p in state(table).players] == [0, 1, 1]
    assert tokens(table, "xxcha") == [3, 5, 2], "the token comes from the reinforcements"


@pytest.mark.rule("LRR 23.2a", "LRR 52.3b")
def test_without_tokens_in_the_reinforcements_the_player_chooses_a_pool() -> None:
    table = play("diplomacy", "hacan shield_system 304", xxcha={"pools": (6, 6, 4)})
    assert asked(table) == {"xxcha": "token_from"}
    say(table, "xxcha token_from tactic")
    assert tokens(table, "xxcha") == [5, 6, 4]
    assert player(table, "xxcha").tokens >> place("304") & 1


@pytest.mark.rule("LRR 23.2b")
def test_whoever_has_a_token_there_already_places_none() -> None:
    table = play("diplomacy", "hacan shield_system 304", xxcha={"pools": (6, 6, 3), "tokens": "304"})
    assert asked(table) == {"xxcha": "act"}
    assert tokens(table, "xxcha") == [6, 6, 3]


@pytest.mark.rule("LRR 23.3", "LRR E.1")
def test_the_secondary_ability_of_diplomacy_readies_two_planets() -> None:
    table = play("diplomacy", "hacan shield_system 304", xxcha={"exhausted": "archon_ren, archon_tau"})
    say(table, "xxcha secondary yes; xxcha ready archon_ren, archon_tau")
    assert (spent(table), tokens(table, "xxcha")) == ([], [3, 5, 1])


# --- 3 Politics (LRR 68) -----------------------------------------------------------------------------------------

TWO = "agenda.mutiny, agenda.ixthian_artifact, agenda.seed_of_an_empire"


def next_agendas(table: Table) -> list[str]:
    """What lies on top of the agenda deck, as far as it is known."""
    return [TEXT.names[layer[0]] for layer in reversed(state(table).agendas.layers) if len(layer) == 1]


@pytest.mark.rule("LRR 68.1", "LRR 68.2", "LRR 68.2i", "LRR 68.2ii", "LRR 83.3")
def test_politics_chooses_another_speaker_and_draws_two_cards() -> None:
    table = holding("politics", agendas=TWO)
    say(table, "hacan act politics")
    assert options(table, "hacan") == ["seat_2", "seat_3"], "not the speaker"
    say(table, "hacan new_speaker winnu")
    assert state(table).speaker == 2
    assert len(player(table, "hacan").hand) == 2


@pytest.mark.rule("LRR 68.2i")
def test_the_active_player_may_become_speaker() -> None:
    table = position(TRIO, xxcha={"strategies": "politics"}, agendas=TWO)
    say(table, "hacan act pass; xxcha act politics; xxcha new_speaker xxcha")
    assert state(table).speaker == 1


@pytest.mark.rule("LRR 68.2iii")
def test_politics_looks_at_two_agendas_and_puts_them_on_top_in_any_order() -> None:
    table = play("politics", "hacan new_speaker xxcha", agendas=TWO)
    assert asked(table) == {"hacan": "agendas_under"}
    found = {frozenset(option.split("+")) for option in options(table, "hacan")}
    seen = ("agenda.ixthian_artifact", "agenda.mutiny")
    assert found == {frozenset(["none"]), frozenset(seen[:1]), frozenset(seen[1:]), frozenset(seen)}
    say(table, "hacan agendas_under nothing; hacan agenda_first agenda.ixthian_artifact")
    assert next_agendas(table)[:3] == ["agenda.ixthian_artifact", "agenda.mutiny", "agenda.seed_of_an_empire"]


@pytest.mark.rule("LRR 68.2iii")
def test_politics_may_put_agendas_under_the_deck() -> None:
    one = play("politics", "hacan new_speaker xxcha; hacan agendas_under agenda.mutiny", agendas=TWO)
    assert next_agendas(one) == ["agenda.ixthian_artifact", "agenda.seed_of_an_empire", "agenda.mutiny"]
    both = play("politics", "hacan new_speaker xxcha", agendas=TWO)
    say(both, "hacan agendas_under agenda.mutiny, agenda.ixthian_artifact; hacan agenda_first agenda.ixthian_artifact")
    assert next_agendas(both) == ["agenda.seed_of_an_empire", "agenda.ixthian_artifact", "agenda.mutiny"]


@pytest.mark.rule("LRR 68.2iii")
def test_nobody_else_sees_these_agendas() -> None:
    table = play("politics", "hacan new_speaker xxcha; hacan agendas_under agenda.mutiny", agendas=TWO)
    seen = [seen for seen, layer in zip(state(table).agendas.seen, state(table).agendas.layers, strict=True)]
    assert (seen[0], seen[-1]) == (1, 1), "only Hacan knows what lies at the bottom and on top"


@pytest.mark.rule("LRR 59.5", "LRR 68.2iii")
def test_the_second_agenda_comes_from_the_discard_pile_when_the_deck_is_empty() -> None:
    table = play("politics", "hacan new_speaker xxcha", agendas="agenda.mutiny, nothing")
    shown = {name for option in options(table, "hacan") for name in option.split("+")} - {"none"}
    assert len(shown) == 2
    assert "agenda.mutiny" in shown
    assert state(table).agenda_discard == []


@pytest.mark.rule("LRR 68.3")
def test_the_secondary_ability_of_politics_draws_two_cards() -> None:
    table = play("politics", "hacan new_speaker xxcha; hacan agendas_under agenda.mutiny", agendas=TWO)
    say(table, "xxcha secondary yes")
    assert len(player(table, "xxcha").hand) == 2


# --- 4 Construction (LRR 44, 34) ---------------------------------------------------------------------------------


@pytest.mark.rule("LRR 44.1", "LRR 44.2", "LRR 44.2a", "LRR 44.2b", "LRR 34.2", "LRR 72.2", "LRR 44.4")
def test_construction_places_a_dock_or_pds_and_then_a_pds() -> None:
    table = play("construction", hacan={"tokens": "304"})
    say(table, "hacan build space_dock, arretze")
    assert why_not(table, "hacan build space_dock, hercant") != ""
    say(table, "hacan build pds, arretze")
    assert on_planet(table, "arretze") == ("hacan", {"pds": 1, "space_dock": 1})


@pytest.mark.rule("LRR 44.2")
def test_structures_of_construction_may_be_left_out() -> None:
    table = play("construction", "hacan build nothing; hacan build pds, kamdorn")
    assert on_planet(table, "kamdorn") == ("hacan", {"pds": 1})


@pytest.mark.rule("LRR 34.4", "LRR 34.5", "LRR 34.6", "LRR 72.3")
def test_a_planet_holds_one_dock_and_two_pds() -> None:
    table = play("construction", planets={"arretze": "hacan: 2 pds, space_dock"})
    assert why_not(table, "hacan build pds, arretze") == "LRR 34.6"
    assert why_not(table, "hacan build space_dock, arretze") == "LRR 34.6"
    assert why_not(table, "hacan build space_dock, hercant") == ""


@pytest.mark.rule("LRR 44.3", "LRR 52.6")
def test_the_secondary_ability_of_construction_puts_the_token_on_the_system() -> None:
    table = play("construction", "hacan build nothing; hacan build nothing; xxcha secondary yes")
    assert why_not(table, "xxcha build_in 203") == "", "any system will do"
    say(table, "xxcha build_in 310; xxcha build space_dock, archon_ren")
    assert on_planet(table, "archon_ren") == ("xxcha", {"space_dock": 1})
    assert (tokens(table, "xxcha"), player(table, "xxcha").tokens) == ([3, 5, 1], 1 << place("310"))


@pytest.mark.rule("LRR 44.3")
def test_a_system_with_a_token_may_be_chosen_all_the_same() -> None:
    table = play(
        "construction", "hacan build nothing; hacan build nothing; xxcha secondary yes", xxcha={"tokens": "310"}
    )
    say(table, "xxcha build_in 310; xxcha build pds, archon_tau")
    assert on_planet(table, "archon_tau") == ("xxcha", {"pds": 1})
    assert tokens(table, "xxcha") == [3, 5, 1]


@pytest.mark.rule("LRR 44.4a", "LRR 59.4a", "LRR 34.3")
def test_a_structure_may_be_taken_back_from_another_system() -> None:
    table = play(
        "construction",
        tiles={"203": "34", "204": "19"},
        planets={"centauri": "hacan: space_dock", "gral": "hacan: space_dock", "wellon": "hacan: space_dock"},
        hacan={"tokens": "204"},
    )
    say(table, "hacan build space_dock, arretze")
    assert sorted(options(table, "hacan")) == ["203+centauri", "203+gral"], "there is a token at Wellon"
    say(table, "hacan reclaim 203, gral")
    assert on_planet(table, "arretze") == ("hacan", {"space_dock": 1})
    assert on_planet(table, "gral") == ("hacan", {})


# --- 5 Trade (LRR 38) --------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 38.1", "LRR 38.2", "LRR 38.3")
def test_trade_brings_three_goods_and_commodities() -> None:
    table = play("trade", "hacan for_free nothing")
    assert (player(table, "hacan").goods, player(table, "hacan").commodities) == (3, 6)


@pytest.mark.rule("LRR 38.4", "LRR 38.4a", "LRR 38.4b", "LRR F.10")
def test_those_chosen_use_the_secondary_ability_for_nothing_in_their_turn() -> None:
    table = holding("trade", xxcha={"pools": (3, 3, 0)})
    say(table, "hacan act trade")
    assert player(table, "xxcha").commodities == 0
    say(table, "hacan for_free winnu")
    assert player(table, "winnu").commodities > 0, "Xxcha cannot pay; Winnu is not asked and must"
    assert tokens(table, "winnu") == [3, 5, 2]
    assert asked(table) == {"xxcha": "act"}
    assert state(table).followers == 0


@pytest.mark.rule("LRR 38.4a", "LRR F.10")
def test_free_secondaries_come_in_the_order_of_the_table() -> None:
    table = play("trade", "hacan for_free winnu")
    assert asked(table) == {"xxcha": "secondary"}
    assert player(table, "winnu").commodities == 0, "Xxcha comes first"


@pytest.mark.rule("LRR 38.5")
def test_the_secondary_ability_of_trade_costs_a_token() -> None:
    table = play("trade", "hacan for_free nothing; xxcha secondary yes")
    assert (tokens(table, "xxcha"), player(table, "xxcha").commodities) == ([3, 5, 1], 4)


# --- 6 Warfare (LRR 55) ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 55.1", "LRR 55.2")
def test_warfare_takes_a_token_back_and_redistributes() -> None:
    table = play("warfare", hacan={"tokens": "203, 204"})
    say(table, "hacan take_back 203; hacan gain_tokens strategy")
    assert player(table, "hacan").tokens == 1 << place("204")
    say(table, "hacan redistribute 5 tactic, 3 fleet, 3 strategy")
    assert tokens(table, "hacan") == [5, 3, 3]


DOCKS = {"archon_ren": "xxcha: space_dock", "archon_tau": "xxcha: space_dock"}


@pytest.mark.rule("LRR 55.3", "LRR 55.3a", "LRR F.18")
def test_the_secondary_ability_of_warfare_uses_one_dock_at_home_and_places_no_token() -> None:
    table = play(
        "warfare",
        "hacan redistribute 3 tactic, 5 fleet, 2 strategy; xxcha secondary yes",
        planets=DOCKS,
        xxcha={"goods": 9, "technologies": "sarween_tools", "exhausted": "archon_ren, archon_tau"},
    )
    say(table, "xxcha war_dock archon_tau")
    assert why_not(table, "xxcha produce 4 destroyer") == "LRR 69.1", "Archon Tau alone: 1 + 2"
    say(table, "xxcha produce 3 destroyer; xxcha pay 2 trade_good")
    assert fleet(table, "xxcha", "310") == {"destroyer": 3}
    assert (player(table, "xxcha").tokens, tokens(table, "xxcha")) == (0, [3, 5, 1])


@pytest.mark.rule("LRR 55.3")
def test_warfare_cannot_be_followed_without_a_dock_at_home() -> None:
    table = play(
        "warfare",
        "hacan redistribute 3 tactic, 5 fleet, 2 strategy",
        tiles={"203": "19"},
        planets={"wellon": "xxcha: space_dock"},
    )
    assert asked(table) == {"xxcha": "act"}


@pytest.mark.rule("LRR 26.5")
def test_a_blockaded_dock_produces_ground_forces_with_warfare() -> None:
    table = play(
        "warfare",
        "hacan redistribute 3 tactic, 5 fleet, 2 strategy; xxcha secondary yes",
        hacan={"space": {"310": "cruiser"}},
        planets={"archon_ren": "xxcha: space_dock"},
        xxcha={"goods": 9},
    )
    assert why_not(table, "xxcha produce destroyer") != ""
    say(table, "xxcha produce 2 infantry; xxcha pay trade_good")
    assert on_planet(table, "archon_ren") == ("xxcha", {"infantry": 2, "space_dock": 1})


# --- 7 Technology (LRR 90) ---------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 90.1", "LRR 90.2", "LRR 90.3", "LRR 89.9")
def test_technology_is_followed_for_a_token_and_four_resources() -> None:
    table = play("technology", "hacan research plasma_scoring", xxcha={"goods": 4}, winnu={"goods": 0})
    say(table, "xxcha secondary yes; xxcha pay 4 trade_good; xxcha research neural_motivator")
    assert technologies(table, "xxcha") == ["neural_motivator"]
    assert (tokens(table, "xxcha"), player(table, "xxcha").goods) == ([3, 5, 1], 0)
    assert asked(table) == {"xxcha": "act"}, "Winnu has only 3 resources"


# --- 8 Imperial (LRR 42) -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 42.1", "LRR 42.2")
def test_imperial_scores_a_public_objective_and_draws_a_secret_one() -> None:
    table = play(
        "imperial",
        "hacan score develop_weaponry; hacan draw_secret yes",
        hacan={"technologies": "carrier_ii, cruiser_ii"},
        objectives="develop_weaponry",
    )
    assert player(table, "hacan").points == 1
    assert len(player(table, "hacan").secrets) == 1


@pytest.mark.rule("LRR 42.2")
def test_imperial_brings_a_point_for_mecatol_rex() -> None:
    table = play("imperial", planets={"mecatol_rex": "hacan: infantry"}, custodians=False)
    assert (player(table, "hacan").points, player(table, "hacan").secrets) == (1, [])


@pytest.mark.rule("LRR 42.3", "LRR 42.4")
def test_the_secondary_ability_of_imperial_draws_a_secret_objective_and_one_goes_back() -> None:
    three = "become_a_martyr, betray_a_friend, brave_the_void"
    table = play("imperial", "hacan draw_secret no", xxcha={"secrets": three})
    assert player(table, "hacan").secrets == [], "it may be left out"
    say(table, "xxcha secondary yes")
    assert len(player(table, "xxcha").secrets) == 4
    say(table, "xxcha return_secret become_a_martyr")
    assert OBJECTIVE.index["become_a_martyr"] not in player(table, "xxcha").secrets
    assert len(player(table, "xxcha").secrets) == 3

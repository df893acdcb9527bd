"""Pairs of components that interact: technologies, laws, leaders, cards."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import near
from orrery.games.ti3.rules.effects import ROUND, lasts
from orrery.games.ti3.rules.nouns import CARD
from orrery.games.ti3.rules.texts import text
from tests.ti3.notation import asked, fleet, on_planet, place, position, say, state


def invading(dice: list[int], **more: Any) -> Table:
    """Sol comes to Saudor of N'orr with a dreadnought, a carrier and ground forces."""
    sol = {"fleets": {"c1": "dreadnought, carrier, 2 ground_force"}, **more.pop("sol", {})}
    planets = {"Saudor": "norr: 3 ground_force", "Quinarra": "norr:", **more.pop("planets", {})}
    table = position(tiles={"b1": "saudor"}, planets=planets, sol=sol, dice=dice, **more)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    say(table, "sol move dreadnought, carrier, 2 ground_force; sol land 2 ground_force")
    return table


def test_what_a_bacterial_weapon_kills_may_be_reborn() -> None:
    table = invading(
        [5, 5, 4],
        planets={"Saudor": "norr: 3 ground_force", "Quinarra": "norr:", "Tren'lak": "sol:"},
        sol={"technologies": "x89_bacterial_weapon", "hand": "veto"},
        norr={"technologies": "gen_synthesis"},
    )
    say(table, "sol react technology.x89_bacterial_weapon")
    assert on_planet(table, "Saudor")[:2] == ("sol", 2)
    assert on_planet(table, "Quinarra")[:2] == ("norr", 2), "two of three come back"
    assert state(table).players[0].hand == []


def test_who_is_dug_in_is_safe_from_bombs_not_from_a_chemical_war() -> None:
    table = invading([8, 8, 1], sol={"hand": "chemical_warfare"}, norr={"hand": "dug_in"})
    say(table, "sol react card.chemical_warfare")
    assert on_planet(table, "Saudor")[1] == 1, "half of three, rounded up"
    say(table, "norr react card.dug_in")
    assert on_planet(table, "Saudor")[:2] == ("sol", 2), "nothing is bombarded, one round of combat decides"


def test_who_is_under_an_official_sanction_stays_aboard() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: ground_force"},
        sol={"fleets": {"c1": "carrier, ground_force"}},
    )
    lasts(state(table), text("politic.official_sanction"), 0, ROUND)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, ground_force")
    assert asked(table) == {"norr": "action"}
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 1}


def test_closed_wormholes_stay_closed_though_they_are_reconstructed_and_open_with_a_repeal() -> None:
    gates = {"c4": "empty_alpha", "b5": "quann"}
    both = "closing_the_wormholes 0, wormhole_reconstruction 0"
    table = position(politics="repeal", frames=[("agenda", 0, -1), ("turn",)], tiles=gates, laws=both)
    assert not near(state(table))[place("c4")] >> place("b5") & 1
    for race in ("norr", "hacan", "sol"):
        say(table, f"{race} elect_law closing_the_wormholes")
    assert near(state(table))[place("c4")] >> place("b5") & 1, "alpha and beta are one"


def test_a_borrowed_ability_is_given_back_and_ships_too_many_with_it() -> None:
    table = position(
        "sol, letnev, norr",
        frames=[("strategy_phase",), ("turn",)],
        sol={"strategies": "", "hand": "multiculturalism", "counters": (2, 3, 2), "fleets": {"b1": "2 cruiser"}},
        letnev={"strategies": "", "counters": (2, 3, 2), "fleets": {"b5": "3 cruiser"}},
        norr={"strategies": "", "hand": "cultural_crisis"},
    )
    say(table, "sol react card.multiculturalism; norr react card.cultural_crisis")
    say(table, "sol aim_text race.letnev.larger_fleets; norr aim_player letnev")
    assert fleet(table, "letnev", "b5") == {"cruiser": 2}, "Letnev has lost what Sol has borrowed"
    assert text("race.letnev.larger_fleets") in state(table).players[0].texts


def test_a_usurper_votes_twice_and_is_gone_when_his_garrison_is_killed_by_a_minister_under_a_security_law() -> None:
    table = position(
        politics="imperial_mandate",
        frames=[("strategy_phase",), ("turn",)],
        laws="minister_of_internal_security norr, planetary_security 0",
        planets={"Mecatol Rex": "sol: 2 ground_force"},
        sol={"strategies": "", "hand": "usurper"},
        norr={"strategies": ""},
        hacan={"strategies": ""},
    )
    say(table, "sol react card.usurper; norr react politic.minister_of_internal_security; norr aim_amount 2")
    assert on_planet(table, "Mecatol Rex") == ("", 0, 0, 0)
    say(table, "sol take trade")
    assert text("card.usurper") not in state(table).texts
    assert [CARD.names[card] for card in state(table).out_of_play] == ["usurper"]


def test_a_council_elder_decides_alone_and_thugs_may_still_silence_him() -> None:
    table = position(
        politics="crown_of_thalnos",
        frames=[("agenda", 0, -1), ("turn",)],
        laws="council_elder norr",
        hacan={"hand": "thugs"},
    )
    say(table, "norr react politic.council_elder; hacan react card.thugs; hacan aim_player norr")
    assert asked(table) == {"sol": "elect_player"}, "nobody has voted: the speaker breaks the tie"


def test_a_sabotaged_determine_policy_lets_the_next_card_come() -> None:
    table = position(
        politics="cost_overruns",
        frames=[("agenda", 0, -1), ("turn",)],
        norr={"hand": "determine_policy"},
        hacan={"hand": "sabotage"},
    )
    say(table, "norr react card.determine_policy; hacan react card.sabotage")
    assert asked(table) == {"norr": "vote"}


def test_an_ambush_is_stopped_by_an_early_retreat() -> None:
    table = position(
        "mentak, naalu, sol",
        mentak={"fleets": {"c1": "2 cruiser"}},
        naalu={"fleets": {"b1": "2 cruiser"}, "activated": "a1"},
    )
    say(table, "mentak action tactical; mentak activate b1; mentak move_from c1; mentak move 2 cruiser")
    say(table, "mentak react race.mentak.ambush; naalu react race.naalu.early_retreat")
    assert fleet(table, "naalu", "a1") == {"cruiser": 2}
    assert fleet(table, "mentak", "b1") == {"cruiser": 2}


@pytest.mark.rule("T3.17.14")
def test_policy_paralysis_stops_a_primary_ability_that_stands_for_the_secondary_one() -> None:
    table = position(
        "sol, xxcha, norr",
        sol={"strategies": "diplomacy"},
        norr={"hand": "policy_paralysis"},
    )
    say(table, "sol action diplomacy; sol envoy norr; norr react card.policy_paralysis; norr aim_player xxcha")
    assert asked(table) == {"xxcha": "action"}, "neither the one nor the other"


# --- objectives that ask for spending ----------------------------------------------------------------------------


@pytest.mark.rule("T3.15.4")
@pytest.mark.parametrize(
    ("objective", "price", "points"),
    [
        ("spend_6_goods", 6, 1),
        ("spend_12_goods", 12, 2),
        ("spend_10_resources", 10, 1),
        ("spend_20_resources", 20, 2),
        ("spend_10_influence", 10, 1),
        ("spend_20_influence", 20, 2),
    ],
)
def test_so_much_is_spent_there_and_then(objective: str, price: int, points: int) -> None:
    for goods, possible in ((price - 1, False), (price, True)):
        table = position(
            frames=[("show_secret", 1), ("claim", 0), ("turn",)], objectives=objective, sol={"goods": goods}
        )
        state(table).exhausted = (1 << len(state(table).owner)) - 1
        say(table, "norr show_secret no")
        assert (asked(table) == {"sol": "claim"}) == possible
    say(table, f"sol claim {objective}")
    if asked(table) == {"sol": "pay"}:
        say(table, f"sol pay {price} trade good")
    assert (state(table).players[0].goods, state(table).players[0].points) == (0, points)


@pytest.mark.rule("T3.13.6")
def test_in_a_truce_nobody_lands_on_a_planet_of_another_and_neutral_ones_are_free() -> None:
    for settled, question in (({"Saudor": "norr:"}, {"norr": "action"}), ({}, {"sol": "land"})):
        table = position(
            tiles={"b1": "saudor"},
            planets=settled,
            laws="short_term_truce 0 1",
            sol={"fleets": {"c1": "carrier, ground_force"}},
        )
        say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, ground_force")
        assert asked(table) == question


@pytest.mark.parametrize("frames", [[("status_phase",)], [("agenda", 0, -1), ("turn",)], [("strategy_phase",)]])
def test_anybody_ends_a_truce_for_ten_influence_at_any_time(frames: list[Any]) -> None:
    table = position(frames=frames, laws="short_term_truce 0 1", norr={"goods": 10})
    assert asked(table) == {"norr": "react"}
    say(table, "norr react politic.short_term_truce; norr pay 10 trade good")
    assert state(table).laws == {}
    assert state(table).players[1].goods == 0

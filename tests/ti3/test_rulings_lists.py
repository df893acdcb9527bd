"""T3.17.47 to T3.17.57: rulings about the council, trade and where the sources disagree, under both readings."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import influence
from orrery.games.ti3.rules.data import COLOURS
from orrery.games.ti3.rules.nouns import STRATEGY, TECHNOLOGY
from orrery.games.ti3.rules.objectives import by_colour, specialties
from orrery.games.ti3.rules.production import cost_of, limit_of
from orrery.games.ti3.rules.research import cost
from orrery.games.ti3.rules.units import CRUISER, DESTROYER
from tests.ti3.notation import asked, on_planet, planet, position, say, state, why_not

TILES = {"a1": "mehar_xull", "b1": "arinam_meer", "b3": "saudor", "b5": "thibah"}
SETTLED = {"Meer": "sol: ground_force", "Mehar Xull": "norr: 2 ground_force", "Saudor": "hacan: ground_force"}


@pytest.mark.rule("T3.17.47")
def test_two_planets_are_elected_as_a_pair_or_one_by_one() -> None:
    """Sol has 6 votes, N'orr 5, Hacan 4."""
    for ruling, lost in (("pair", {"Mehar Xull", "Saudor"}), ("one-by-one", {"Meer", "Mehar Xull"})):
        table = position(
            politics="dispute_resolution",
            frames=[("agenda", 0, -1), ("turn",)],
            tiles=TILES,
            planets={**SETTLED, "Thibah": "norr: ground_force"},
            options={"two-elected": ruling},
        )
        say(table, "norr elect_planets Meer, Thibah; hacan elect_planets Meer, Mehar Xull")
        say(table, "sol elect_planets Mehar Xull, Saudor")
        neutral = {name for name in ("Meer", "Mehar Xull", "Saudor", "Thibah") if on_planet(table, name)[0] == ""}
        assert neutral == lost


@pytest.mark.rule("T3.17.48")
def test_bonus_counters_and_the_speaker_go_to_who_chooses_or_to_who_receives() -> None:
    five = "sol, norr, hacan, xxcha, mentak"
    for ruling, gains in (("chooser", 0), ("receiver", 2)):
        players: dict[str, Any] = {race: {"strategies": ""} for race in five.split(", ")}
        table = position(
            five,
            frames=[("strategy_phase",), ("turn",)],
            laws="checks_and_balances",
            options={"checks-and-balances": ruling},
            **players,
        )
        state(table).bonus[STRATEGY.index["initiative"]] = 2
        say(table, "sol take initiative")
        if ruling == "chooser":
            say(table, "sol bonus 2; sol aim_player hacan")
        else:
            say(table, "sol aim_player hacan; hacan bonus 2")
        s = state(table)
        assert s.speaker == gains
        assert [p.goods for p in s.players] == [2 * (seat == gains) for seat in range(5)]
        assert s.players[2].strategies == [STRATEGY.index["initiative"]]


@pytest.mark.rule("T3.17.49")
def test_swapped_values_count_for_docks_or_for_payments_only() -> None:
    for ruling, limit in (("docks-too", 4 + 2), ("payments-only", 0 + 2)):
        s = state(
            position(
                tiles=TILES,
                planets={"Meer": "sol: ground_force, space_dock"},
                laws="labor_force_politics 0",
                options={"labor-force-politics": ruling},
            )
        )
        assert limit_of(s, 0, planet("Meer")) == limit
        assert influence(s, planet("Meer")) == 0, "payments are swapped in both readings"


@pytest.mark.rule("T3.17.50")
def test_hacan_trades_two_cards_or_four() -> None:
    for ruling, rule in (("2", "T3.15.8"), ("4", "")):
        table = position(
            frames=[("status_drawn",), ("turn",)],
            options={"hacan-card-trades": ruling},
            hacan={"hand": "plague, thugs, patrol, veto"},
            norr={"hand": "recheck, transport, uprising"},
        )
        assert why_not(table, "hacan swap seat_2, 4, 3, 0, 0") == rule


@pytest.mark.rule("T3.17.73")
@pytest.mark.parametrize(("ruling", "rule"), [("5", "T3.11.7"), ("any", "")])
def test_a_gift_has_a_limit_or_none(ruling: str, rule: str) -> None:
    table = position(options={"gifts": ruling}, sol={"goods": 7})
    assert why_not(table, "sol gift norr, 5") == ""
    assert why_not(table, "sol gift norr, 7") == rule
    assert why_not(table, "sol gift norr, 8") == "T3.11.7", "more than there is"


@pytest.mark.rule("T3.17.74")
@pytest.mark.parametrize(("ruling", "most"), [("3", 3), ("any", 7)])
def test_an_offer_comes_with_a_few_goods_or_any_number(ruling: str, most: int) -> None:
    rulings = {"offered-goods": ruling}
    table = position(options=rulings, sol={"goods": 7}, norr={"goods": 7}, frames=[("offer", 0, 0), ("turn",)])
    for number in range(9):
        for goods in (f"{number}, 0", f"0, {number}"):
            assert (why_not(table, f"sol offer norr, 0, 0, {goods}") == "") == (number <= most)
    assert why_not(table, "sol offer norr, 0, 0, 1, 1") == "T3.11.3", "goods go one way"
    table = position(
        options=rulings, frames=[("status_drawn",), ("turn",)], hacan={"hand": "plague", "goods": 9}, norr={"goods": 7}
    )
    assert (why_not(table, "hacan swap seat_2, 1, 0, 0, 7") == "") == (most == 7)


@pytest.mark.rule("T3.17.75")
@pytest.mark.parametrize(("ruling", "times"), [("2", 2), ("4", 4)])
def test_how_many_offers_there_are_in_a_negotiation(ruling: str, times: int) -> None:
    table = position(options={"offers": ruling}, sol={"strategies": "trade"})
    say(table, "sol action trade; sol trade_way first")
    for _ in range(times):
        say(table, "sol offer nothing; norr offer nothing; hacan offer nothing")
    assert asked(table) == {"norr": "secondary"}


@pytest.mark.rule("T3.17.51")
def test_technology_is_offered_to_all_with_a_counter_or_to_buyers_only() -> None:
    for ruling, question in (("anyone", {"norr": "secondary"}), ("buyers", {"hacan": "secondary"})):
        table = position(options={"technology-secondary": ruling}, sol={"strategies": "technology"}, hacan={"goods": 8})
        state(table).exhausted = -1 & (1 << len(state(table).owner)) - 1
        say(table, "sol action technology; sol research antimass_deflectors")
        assert asked(table) == question


def researched(known: str, **rulings: str) -> Table:
    """Sol plays Technology."""
    named = {name.replace("_", "-"): value for name, value in rulings.items()}
    table = position(options=named, sol={"technologies": known, "strategies": "technology", "goods": 9})
    say(table, "sol action technology")
    return table


@pytest.mark.rule("T3.17.52")
def test_the_bacterial_weapon_needs_either_or_the_diodes() -> None:
    for known, ruling, rule in (
        ("assault_cannon", "either", ""),
        ("assault_cannon", "diodes", "T3.18.1"),
        ("transit_diodes", "diodes", ""),
        ("transit_diodes", "either", ""),
    ):
        assert why_not(researched(known, x89_needs=ruling), "sol research x89_bacterial_weapon") == rule


@pytest.mark.rule("T3.17.53")
def test_the_bacterial_weapon_is_green_or_red() -> None:
    for ruling in ("green", "red"):
        table = position(
            tiles={"b1": "lodor", "b3": "vefut_ii"},
            planets={"Lodor": "sol:", "Vefut II": "norr:"},
            options={"x89-colour": ruling},
            sol={"technologies": "x89_bacterial_weapon"},
        )
        s = state(table)
        assert by_colour(s, 0) == [int(colour == ruling) for colour in COLOURS]
        weapon = TECHNOLOGY.index["x89_bacterial_weapon"]
        assert cost(s, 0, weapon) == 8 - (ruling == "green"), "Lodor has a green specialty"
        assert cost(s, 1, weapon) == 8 - (ruling == "red"), "Vefut II has a red one"


@pytest.mark.rule("T3.17.54")
def test_jol_nar_uses_the_primary_ability_alone_or_only_with_the_other() -> None:
    for ruling, question in (("alone", {"jol_nar": "aim_yes"}), ("with-secondary", {"hacan": "secondary"})):
        table = position(
            "sol, jol_nar, hacan", options={"jol-nar-technology": ruling}, sol={"strategies": "technology"}
        )
        say(table, "sol action technology; sol research antimass_deflectors; jol_nar secondary no")
        assert asked(table) == question
    table = position(
        "sol, jol_nar, hacan",
        options={"jol-nar-technology": "with-secondary"},
        sol={"strategies": "technology"},
        jol_nar={"goods": 9},
    )
    say(table, "sol action technology; sol research antimass_deflectors; jol_nar secondary yes")
    say(table, "jol_nar free_first no")
    say(table, "jol_nar research antimass_deflectors; jol_nar pay 8 trade good")
    assert asked(table) == {"jol_nar": "aim_yes"}


@pytest.mark.rule("T3.17.55")
def test_planets_as_most_sources_or_others_list_them() -> None:
    tiles = {"b1": "bereg_lirta_iv", "b3": "centauri_gral", "b5": "qucenn_rarron"}
    for ruling, colours, nar, ren in (
        ("majority", ["red", "green", "blue", "green"], 3, 3),
        ("second", ["green", "blue", "green"], 1, 3),
        ("archon-ren", ["red", "green", "blue", "green"], 3, 1),
    ):
        mine = dict.fromkeys(("Bereg", "Lirta IV", "Centauri", "Gral", "Qucen'n", "Rarron"), "sol:")
        table = position("sol, jol_nar, xxcha", tiles=tiles, planets=mine, options={"planet-listing": ruling})
        s = state(table)
        assert sorted(COLOURS[colour] for colour in specialties(s, 0)) == sorted(colours)
        assert (influence(s, planet("Nar")), influence(s, planet("Archon Ren"))) == (nar, ren)


@pytest.mark.rule("T3.17.56")
def test_a_destroyer_costs_less_than_a_cruiser_or_the_other_way_round() -> None:
    for ruling, costs in (("1-and-2", (1, 2)), ("2-and-1", (2, 1))):
        s = state(position(options={"destroyer-and-cruiser": ruling}))
        assert (cost_of(s, 0, DESTROYER, planet("Jord")), cost_of(s, 0, CRUISER, planet("Jord"))) == costs


@pytest.mark.rule("T3.17.57")
def test_technologies_are_paid_for_in_resources_or_in_trade_goods() -> None:
    for ruling, paid in (("resources", {"norr": "pay"}), ("trade-goods", {"hacan": "secondary"})):
        table = position(
            options={"technology-price": ruling},
            sol={"strategies": "technology"},
            norr={"goods": 9},
        )
        say(table, "sol action technology; sol research antimass_deflectors; norr secondary yes")
        say(table, "norr research hylar_v_assault_laser")
        assert asked(table) == paid
    assert state(table).players[1].goods == 1
    poor = position(options={"technology-price": "trade-goods"}, sol={"strategies": "technology"}, norr={"goods": 7})
    say(poor, "sol action technology; sol research antimass_deflectors; norr secondary yes")
    assert asked(poor) == {"hacan": "secondary"}, "planets do not help"

"""T3.19.3: the action cards about fighting and moving that are played instead of an action."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.nouns import CARD
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not

TILES = {"b1": "saudor", "b2": "arinam_meer"}


def raid(card: str, **more: Any) -> Table:
    """Hacan has the card; planets and fleets as given."""
    hacan = {"hand": card, **more.pop("hacan", {})}
    return position("hacan, sol, norr", tiles=TILES, hacan=hacan, **more)


@pytest.mark.rule("T3.19.3")
def test_who_has_nothing_to_aim_at_does_not_play_a_card() -> None:
    table = raid("diplomatic_immunity, lucky_shot, patrol, plague, strategic_bombardment")
    for card in ("diplomatic_immunity", "lucky_shot", "patrol", "plague", "strategic_bombardment"):
        assert why_not(table, f"hacan action card.{card}") == "T3.19.3"


def test_an_armistice_keeps_one_opponent_from_one_planet() -> None:
    landing = {"fleets": {"c2": "carrier, 2 ground_force"}}
    for rival, question in (("sol", {"norr": "action"}), ("norr", {"sol": "land"})):
        table = raid("armistice", planets={"Saudor": "hacan: ground_force"}, sol=landing)
        say(table, f"hacan action card.armistice; hacan aim_player {rival}; hacan aim_planet Saudor")
        say(table, "sol action tactical; sol activate b1; sol move_from c2; sol move carrier, 2 ground_force")
        assert asked(table) == question


def test_nobody_else_activates_a_system_under_diplomatic_immunity() -> None:
    table = raid("diplomatic_immunity", hacan={"fleets": {"b1": "destroyer"}})
    say(table, "hacan action card.diplomatic_immunity; hacan aim_place b1; sol action tactical")
    assert why_not(table, "sol activate b1") == "T3.7.1"
    assert why_not(table, "sol activate b2") == ""
    say(table, "sol activate a1; norr action pass; hacan action tactical")
    assert why_not(table, "hacan activate b1") == ""


@pytest.mark.rule("T3.17.28")
@pytest.mark.parametrize(("lasts", "rule"), [("round", "T3.7.1"), ("next-turn", "")])
def test_diplomatic_immunity_lasts_for_the_round_or_to_the_next_turn(lasts: str, rule: str) -> None:
    options = {"diplomatic-immunity": lasts}
    table = raid("diplomatic_immunity", hacan={"fleets": {"b1": "destroyer"}}, options=options)
    say(table, "hacan action card.diplomatic_immunity; hacan aim_place b1; sol action tactical")
    assert why_not(table, "sol activate b1") == "T3.7.1"
    say(table, "sol activate a1; norr action pass; hacan action pass; sol action tactical")
    assert why_not(table, "sol activate b1") == rule


def test_a_lucky_shot_destroys_a_ship_over_an_own_planet() -> None:
    over = {"fleets": {"b1": "dreadnought, carrier, cruiser", "b2": "cruiser"}}
    table = raid("lucky_shot", planets={"Saudor": "hacan:"}, sol=over)
    say(table, "hacan action card.lucky_shot")
    assert options(table, "hacan") == ["b1"], "no planet of Hacan in b2"
    say(table, "hacan aim_place b1")
    assert options(table, "hacan") == ["cruiser", "dreadnought"]
    say(table, "hacan aim_unit dreadnought")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "cruiser": 1}


def test_a_patrol_goes_from_an_activated_system_to_empty_ones() -> None:
    there = {"fleets": {"b1": "cruiser, destroyer, carrier", "c7": "cruiser"}, "activated": "b1"}
    table = raid("patrol", hacan=there, sol={"fleets": {"a1": "fighter, carrier"}})
    say(table, "hacan action card.patrol")
    assert why_not(table, "hacan patrol b1, cruiser, a1") == "T3.19.3"
    assert why_not(table, "hacan patrol c7, cruiser, c8") == "T3.19.3", "not activated"
    say(table, "hacan patrol b1, cruiser, b2; hacan patrol b1, destroyer, c1")
    assert fleet(table, "hacan", "b2") == {"cruiser": 1}
    assert fleet(table, "hacan", "c1") == {"destroyer": 1}
    assert state(table).players[0].activated == 1 << place("b1") | 1 << place("b2") | 1 << place("c1")
    assert asked(table) == {"sol": "action"}


def test_both_ships_of_a_patrol_may_go_to_one_system_or_only_one_goes() -> None:
    there = {"fleets": {"b1": "2 cruiser"}, "activated": "b1"}
    table = raid("patrol", hacan=there)
    say(table, "hacan action card.patrol; hacan patrol b1, cruiser, b2; hacan patrol b1, cruiser, b2")
    assert fleet(table, "hacan", "b2") == {"cruiser": 2}
    table = raid("patrol", hacan=there)
    say(table, "hacan action card.patrol; hacan patrol b1, cruiser, b2; hacan patrol nothing")
    assert fleet(table, "hacan", "b2") == {"cruiser": 1}


def test_a_plague_kills_with_even_numbers_and_leaves_the_planet() -> None:
    table = raid("plague", planets={"Saudor": "sol: 3 ground_force"}, dice=[2, 10, 5])
    say(table, "hacan action card.plague; hacan aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    table = raid("plague", planets={"Saudor": "sol: 2 ground_force"}, dice=[2, 4])
    say(table, "hacan action card.plague; hacan aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("sol", 0, 0, 0)


@pytest.mark.parametrize(("pips", "back"), [(5, False), (6, True)])
def test_a_strategic_bombardment_exhausts_planets_and_may_come_back(pips: int, back: bool) -> None:
    table = raid(
        "strategic_bombardment",
        planets={"Arinam": "sol: ground_force", "Meer": "sol: ground_force"},
        hacan={"fleets": {"b2": "war_sun"}},
        dice=[pips],
    )
    say(table, "hacan action card.strategic_bombardment; hacan aim_place b2")
    assert state(table).exhausted == 1 << planet("Arinam") | 1 << planet("Meer")
    card = CARD.index["strategic_bombardment"]
    assert (card in state(table).players[0].hand, card in state(table).discard) == (back, not back)

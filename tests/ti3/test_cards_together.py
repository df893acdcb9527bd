"""What an audit of the action cards against the rule documents found: cards and their combinations."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.core.windows import Window
from orrery.games.ti3.rules.hooks import HOOKS, number
from orrery.games.ti3.rules.nouns import CARD, STRATEGY
from orrery.games.ti3.rules.queries import LandingForbidden
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.windows import ANY_TIME, AgendaRead, BattleRound, StrategiesTaken, StrategyPhase
from tests.ti3.notation import asked, fleet, on_planet, options, planet, position, say, state

SAUDOR = {"b1": "saudor"}


def discarded(table: Table) -> list[str]:
    return sorted(CARD.names[card] for card in state(table).discard)


def hand(table: Table, seat: int) -> list[str]:
    return sorted(CARD.names[card] for card in state(table).players[seat].hand)


# --- cards instead of an action ----------------------------------------------------------------------------------


def test_an_armistice_is_about_the_planet_whoever_has_it() -> None:
    table = position("hacan, sol, norr", tiles=SAUDOR, planets={"Saudor": "hacan:"}, hacan={"hand": "armistice"})
    say(table, "hacan action card.armistice; hacan aim_player sol; hacan aim_planet Saudor")
    s = state(table)
    assert number(s, 0, LandingForbidden, 1, planet("Saudor")) > 0
    s.owner[planet("Saudor")] = Seat(2)
    assert number(s, 0, LandingForbidden, 1, planet("Saudor")) > 0, "not in this round"
    assert number(s, 0, LandingForbidden, 0, planet("Saudor")) == 0


def test_a_lucky_shot_finds_the_dreadnought_that_is_meant() -> None:
    for aimed, left in (
        ("dreadnought", {"dreadnought": 1, "damaged_dreadnought": 1}),
        ("damaged_dreadnought", {"dreadnought": 1}),
    ):
        table = position(
            "hacan, sol, norr",
            tiles=SAUDOR,
            planets={"Saudor": "hacan:"},
            hacan={"hand": "lucky_shot"},
            sol={"fleets": {"b1": "2 dreadnought, damaged_dreadnought"}},
        )
        say(table, f"hacan action card.lucky_shot; hacan aim_place b1; hacan aim_unit {aimed}")
        assert fleet(table, "sol", "b1") == left
        assert state(table).players[1].reserve[4] == 4


def test_a_copied_strategic_bombardment_brings_back_the_touch_of_genius() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b2": "arinam_meer"},
        planets={"Arinam": "sol: ground_force", "Meer": "sol: ground_force"},
        hacan={"hand": "touch_of_genius, strategic_bombardment", "fleets": {"b2": "war_sun"}, "goods": 3},
        dice=[5, 6],
    )
    say(table, "hacan action card.strategic_bombardment; hacan aim_place b2")
    assert (hand(table, 0), discarded(table)) == (["touch_of_genius"], ["strategic_bombardment"])
    say(table, "sol action pass; norr action pass; hacan action card.touch_of_genius")
    say(table, "hacan aim_card strategic_bombardment; hacan pay 3 trade good; hacan aim_place b2")
    assert (hand(table, 0), discarded(table)) == (["touch_of_genius"], ["strategic_bombardment"])


# --- the strategy phase ------------------------------------------------------------------------------------------


def strategy_phase(**more: Any) -> Table:
    for race in ("sol", "norr", "hacan"):
        more[race] = {"strategies": "", **more.get(race, {})}
    return position(frames=[("strategy_phase",), ("turn",)], **more)


def test_the_usurper_is_played_before_or_after_strategy_cards_are_taken() -> None:
    table = strategy_phase(planets={"Mecatol Rex": "sol: ground_force"}, sol={"hand": "usurper"})
    say(table, "sol react nothing")
    for race, card in (("sol", "trade"), ("norr", "warfare"), ("hacan", "technology")):
        say(table, f"{race} take {card}")
    for race, card in (("sol", "logistics"), ("norr", "political"), ("hacan", "diplomacy")):
        say(table, f"{race} take {card}")
    assert asked(table) == {"sol": "react"}
    say(table, "sol react card.usurper")
    assert [CARD.names[card] for card in state(table).out_of_play] == ["usurper"]


def test_whoever_keeps_strategy_cards_takes_none_under_checks_and_balances() -> None:
    six = "sol, norr, hacan, xxcha, mentak"
    players: dict[str, Any] = {race: {"strategies": ""} for race in six.split(", ")}
    players["sol"] = {"strategies": "trade"}
    table = position(six, frames=[("strategy_phase",), ("turn",)], laws="checks_and_balances", **players)
    assert asked(table) == {"norr": "take"}, "Sol has kept Trade"
    say(table, "norr take warfare; norr aim_player hacan; hacan take logistics; hacan aim_player norr")
    say(table, "xxcha take technology")
    assert [len(p.strategies) for p in state(table).players] == [1, 1, 1, 0, 1]
    say(table, "mentak take political")
    assert [len(p.strategies) for p in state(table).players] == [1] * 5


# --- technology --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laws", "mine", "left"),
    [
        ("", "technology", 1),
        ("science_community_speaker sol", "technology", 2),
        ("", "initiative, technology", 2),
    ],
)
def test_a_tech_bubble_costs_what_the_secondary_ability_costs(laws: str, mine: str, left: int) -> None:
    sol = {"strategies": mine, "hand": "tech_bubble", "goods": 9, "counters": (2, 3, 5)}
    table = position(laws=laws, sol=sol)
    say(table, "sol action technology; sol research antimass_deflectors; sol react card.tech_bubble")
    say(table, "sol research enviro_compensator")
    assert state(table).players[0].counters[0] == left
    assert STRATEGY.index["technology"] == 6


# --- combinations ------------------------------------------------------------------------------------------------


def battle(mine: str, theirs: str, dice: list[int], **more: Any) -> Table:
    """Hacan attacks Sol in b1."""
    attacker: dict[str, Any] = {"fleets": {"c1": mine}, "counters": (2, 3, 9), **more.pop("hacan", {})}
    defender: dict[str, Any] = {"fleets": {"b1": theirs}, "counters": (2, 3, 9), **more.pop("sol", {})}
    table = position("hacan, sol, norr", hacan=attacker, sol=defender, dice=dice, **more)
    say(table, f"hacan action tactical; hacan activate b1; hacan move_from c1; hacan move {mine}")
    return table


def test_sabotage_in_the_middle_of_a_battle() -> None:
    table = battle("2 cruiser", "2 cruiser", [7, 7, 7, 7], hacan={"hand": "shields_holding"}, norr={"hand": "sabotage"})
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react card.shields_holding")
    assert asked(table) == {"norr": "react"}, "a third player may sabotage"
    say(table, "norr react card.sabotage")
    assert (fleet(table, "hacan", "b1"), fleet(table, "sol", "b1")) == ({}, {})
    assert discarded(table) == ["sabotage", "shields_holding"]


def test_two_direct_hits_in_one_round_of_battle_the_attackers_ship_first() -> None:
    table = battle("dreadnought", "dreadnought", [5, 5], hacan={"hand": "direct_hit"}, sol={"hand": "direct_hit"})
    assert asked(table) == {"sol": "react"}
    say(table, "sol react card.direct_hit")
    assert fleet(table, "hacan", "b1") == {}
    assert asked(table) == {"hacan": "react"}, "its hit still counts"
    say(table, "hacan react card.direct_hit")
    assert fleet(table, "sol", "b1") == {}


def test_two_reactions_of_two_seats_to_one_agenda_in_order_of_play() -> None:
    table = position(
        politics="imperial_mandate, cost_overruns",
        frames=[("agenda", 0, -1), ("turn",)],
        norr={"hand": "veto"},
        hacan={"hand": "thugs"},
    )
    assert asked(table) == {"norr": "react", "hacan": "react"}
    say(table, "hacan react card.thugs; norr react card.veto")
    assert discarded(table) == ["thugs", "veto"], "announced and spent"
    assert asked(table) == {"norr": "vote"}, "the Veto came first, so that the Thugs found no agenda"
    assert state(table).effects == []


# --- T3.19.2: no two equal cards on the same thing in a round ----------------------------------------------------


@pytest.mark.rule("T3.19.2")
def test_a_planet_sees_one_local_unrest_of_a_player_in_a_round() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "saudor", "b3": "thibah"},
        planets={"Saudor": "sol: 3 ground_force", "Thibah": "sol: 3 ground_force"},
        hacan={"hand": "local_unrest, local_unrest"},
    )
    say(table, "hacan action card.local_unrest; hacan aim_planet Saudor; sol action pass; norr action pass")
    say(table, "hacan action card.local_unrest")
    assert options(table, "hacan") == ["Thibah"]


@pytest.mark.rule("T3.19.2")
def test_a_fleet_is_repaired_once_in_a_round() -> None:
    table = battle(
        "dreadnought", "2 cruiser", [1, 7, 1, 1, 7, 1], hacan={"hand": "emergency_repairs, emergency_repairs"},
        sol={"activated": "a1"},
    )  # fmt: skip
    say(table, "sol leave no")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react card.emergency_repairs; hacan aim_place b1; sol leave no")
    assert fleet(table, "hacan", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1}
    assert asked(table) == {"sol": "leave"}, "not again in this round"


# --- when cards can be played ------------------------------------------------------------------------------------


def playable(window: type[Window]) -> set[str]:
    """The action cards that respond to a window, if what they say is possible."""
    return {CARD.names[card] for card in HOOKS.cards_for(window.__name__)}


@pytest.mark.rule("T3.19.5")
@pytest.mark.parametrize("window", ANY_TIME, ids=lambda window: window.__name__)
def test_at_any_time_means_all_of_these_times(window: type[Window]) -> None:
    assert {"emergency_repairs", "master_of_trade"} <= playable(window)
    assert ("disclosure" in playable(window)) == (window not in (BattleRound, AgendaRead))


@pytest.mark.rule("T3.19.5")
def test_cards_of_the_strategy_phase_are_played_before_or_after_the_choice() -> None:
    both = "command_summit, signal_jamming, cultural_crisis, multiculturalism, scientist_assassination, grand_armada, "
    both += "productivity_spike, trade_stop, synchronicity, usurper"
    for window in (StrategyPhase, StrategiesTaken):
        assert set(both.split(", ")) <= playable(window)
    assert "strategic_shift" in playable(StrategyPhase) - playable(StrategiesTaken)
    assert "strategic_flexibility" in playable(StrategiesTaken) - playable(StrategyPhase)


@pytest.mark.rule("T3.17.17")
def test_morale_boost_may_come_in_a_later_round_of_an_invasion() -> None:
    table = position(
        "hacan, sol, norr",
        tiles=SAUDOR,
        planets={"Saudor": "sol: ground_force"},
        options={"morale-boost": "any-round"},
        hacan={"fleets": {"c1": "carrier, ground_force"}, "hand": "morale_boost"},
        dice=[7, 1, 7, 1],
    )
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move carrier, ground_force")
    say(table, "hacan land ground_force; hacan react nothing; hacan react card.morale_boost")
    assert on_planet(table, "Saudor")[:2] == ("hacan", 1)


def test_a_touch_of_genius_is_played_whenever_some_other_card_could_be() -> None:
    assert all("touch_of_genius" in playable(window) for window in HOOKS.occasions())

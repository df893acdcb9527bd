"""T3.19.3: the action cards that are played instead of an action, and are not about fighting."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import fleet_limit
from orrery.games.ti3.rules.production import limit_of
from orrery.games.ti3.rules.things import NO_SEAT, Seat
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not

NEIGHBOURS = {"b1": "saudor", "b2": "abyz_fria"}


def playing(card: str, *, sol: dict[str, Any] | None = None, **rest: Any) -> Table:
    """A table at which Sol has that card in hand, and the turn."""
    return position(sol={"hand": card, **(sol or {})}, **rest)


@pytest.mark.rule("T3.19.3")
def test_a_card_is_played_instead_of_an_action_and_discarded() -> None:
    table = playing("good_year", tiles=NEIGHBOURS, planets={"Jord": "sol:", "Abyz": "sol:", "Fria": "sol:"})
    say(table, "sol action card.good_year")
    assert state(table).players[0].goods == 2, "Jord is at home"
    assert state(table).players[0].hand == []
    assert len(state(table).discard) == 1
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.19.1")
def test_a_card_that_needs_a_target_is_not_played_without_one() -> None:
    assert why_not(playing("good_year"), "sol action card.good_year") == "T3.19.1"
    assert why_not(playing("privateers"), "sol action card.privateers") == "T3.19.1"
    assert why_not(playing("privateers", norr={"goods": 1}), "sol action card.privateers") == ""
    assert why_not(playing("privateers"), "sol action card.good_year") == "T3.19.3"


def test_civil_defense() -> None:
    table = playing("civil_defense", tiles=NEIGHBOURS, planets={"Jord": "sol: pds", "Saudor": "sol: ground_force"})
    say(table, "sol action card.civil_defense; sol aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("sol", 1, 2, 0)
    assert state(table).players[0].reserve[7] == 3


def test_civil_defense_needs_a_planet_without_pds() -> None:
    table = playing("civil_defense", planets={"Jord": "sol: pds"})
    assert why_not(table, "sol action card.civil_defense") == "T3.19.1"


def test_ghost_ship() -> None:
    table = playing(
        "ghost_ship", tiles={"a1": "lodor", "a3": "empty_beta"}, norr={"fleets": {"a3": "fighter, carrier"}}
    )
    say(table, "sol action card.ghost_ship")
    assert options(table, "sol") == ["a1"]
    say(table, "sol aim_place a1")
    assert fleet(table, "sol", "a1") == {"destroyer": 1}


@pytest.mark.rule("T3.17.2")
@pytest.mark.parametrize("unit", ["destroyer", "dreadnought"])
def test_rally_of_the_people(unit: str) -> None:
    table = playing("rally_of_the_people", options={"rally-of-the-people": unit})
    say(table, "sol action card.rally_of_the_people")
    assert fleet(table, "sol", "c1") == {unit: 1}


def test_nobody_rallies_under_blockade() -> None:
    table = playing("rally_of_the_people", norr={"fleets": {"c1": "cruiser"}})
    assert why_not(table, "sol action card.rally_of_the_people") == "T3.10.3"


def test_rise_of_a_messiah() -> None:
    table = playing(
        "rise_of_a_messiah",
        tiles=NEIGHBOURS,
        planets={"Jord": "sol: 2 ground_force", "Saudor": "sol:", "Abyz": "norr:"},
    )
    say(table, "sol action card.rise_of_a_messiah")
    assert [on_planet(table, name)[1] for name in ("Jord", "Saudor", "Abyz")] == [3, 1, 0]


def test_voluntary_annexation() -> None:
    tiles = {"b1": "saudor", "a1": "thibah", "a4": "wellon"}
    table = playing("voluntary_annexation", tiles=tiles, planets={"Jord": "sol:", "Saudor": "norr:"})
    assert why_not(table, "sol action card.voluntary_annexation") == "T3.19.1", "nothing neutral is next to Jord"
    table = playing("voluntary_annexation", tiles=tiles, planets={"Saudor": "sol:"})
    say(table, "sol action card.voluntary_annexation")
    assert options(table, "sol") == ["Thibah"]
    say(table, "sol aim_planet Thibah")
    assert on_planet(table, "Thibah") == ("sol", 3, 0, 0)
    assert state(table).exhausted >> planet("Thibah") & 1


@pytest.mark.parametrize(("troops", "after"), [(2, ("norr", 1, 1, 0)), (1, ("", 0, 0, 0)), (0, ("", 0, 0, 0))])
def test_local_unrest(troops: int, after: tuple[str, int, int, int]) -> None:
    units = f"norr: {troops} ground_force, pds" if troops else "norr: pds"
    table = playing("local_unrest", tiles=NEIGHBOURS, planets={"Saudor": units, "Quinarra": "norr: ground_force"})
    say(table, "sol action card.local_unrest")
    assert options(table, "sol") == ["Saudor"], "no home planets"
    say(table, "sol aim_planet Saudor")
    assert on_planet(table, "Saudor") == after
    assert bool(state(table).exhausted >> planet("Saudor") & 1) == (after[0] == "norr")
    assert state(table).players[1].reserve[7] == 5 + (after[0] == "")


def test_uprising() -> None:
    table = playing("uprising", tiles=NEIGHBOURS, planets={"Abyz": "norr:", "Fria": "hacan:", "Saudor": "norr:"})
    say(table, "sol action card.uprising")
    assert options(table, "sol") == ["centre", "b1", "b2"]
    say(table, "sol aim_place b2")
    assert state(table).exhausted == 1 << planet("Abyz") | 1 << planet("Fria")


def test_stellar_criminals() -> None:
    table = playing(
        "stellar_criminals", tiles=NEIGHBOURS, planets={"Abyz": "norr:", "Fria": "norr:", "Saudor": "norr:"}
    )
    s = state(table)
    s.exhausted = 1 << planet("Quinarra")
    say(table, "sol action card.stellar_criminals; sol aim_player norr")
    assert asked(table) == {"norr": "aim_planets"}
    assert why_not(table, "norr aim_planets Abyz") == "T3.19.1", "half of four"
    say(table, "norr aim_planets Saudor, Abyz")
    assert s.exhausted == 1 << planet("Quinarra") | 1 << planet("Abyz") | 1 << planet("Saudor")


def test_secret_industrial_agent() -> None:
    table = playing(
        "secret_industrial_agent",
        tiles=NEIGHBOURS,
        planets={"Saudor": "norr: ground_force, space_dock", "Quinarra": "norr: space_dock"},
    )
    say(table, "sol action card.secret_industrial_agent")
    assert options(table, "sol") == ["Saudor"]
    say(table, "sol aim_planet Saudor")
    assert on_planet(table, "Saudor") == ("norr", 1, 0, 0)
    assert state(table).players[1].reserve[8] == 2


def test_spacedock_accident() -> None:
    table = playing(
        "spacedock_accident", tiles=NEIGHBOURS, planets={"Saudor": "norr: space_dock", "Quinarra": "norr: space_dock"}
    )
    s = state(table)
    assert limit_of(s, 1, planet("Saudor")) == 4
    say(table, "sol action card.spacedock_accident; sol aim_planet Saudor")
    assert (limit_of(s, 1, planet("Saudor")), limit_of(s, 1, planet("Quinarra"))) == (0, 5)
    say(table, "norr action tactical; norr activate b1")
    assert asked(table) == {"hacan": "action"}, "nothing is produced"


def test_massive_transport() -> None:
    table = playing(
        "massive_transport",
        tiles={"b1": "saudor", "b5": "wellon", "a1": "thibah"},
        planets={"Jord": "sol: space_dock", "Saudor": "sol:", "Thibah": "sol:", "Wellon": "sol:"},
        norr={"fleets": {"a1": "destroyer"}},
    )
    say(table, "sol action card.massive_transport; sol aim_planet Jord")
    assert options(table, "sol") == ["Saudor", "Wellon"], "enemy ships bar the way to Thibah"
    say(table, "sol aim_planet Wellon")
    assert (on_planet(table, "Jord")[3], on_planet(table, "Wellon")[3]) == (0, 1)
    assert state(table).players[0].reserve[8] == 2


def test_transport() -> None:
    table = playing(
        "transport",
        tiles={"b1": "saudor", "a1": "thibah"},
        planets={"Jord": "sol: 5 ground_force", "Saudor": "sol:", "Thibah": "sol:"},
        norr={"fleets": {"a1": "fighter, carrier"}},
    )
    say(table, "sol action card.transport; sol aim_planet Jord")
    assert options(table, "sol") == ["Saudor"]
    say(table, "sol aim_planet Saudor")
    assert options(table, "sol") == ["1", "2", "3"]
    say(table, "sol aim_amount 3")
    assert (on_planet(table, "Jord")[1], on_planet(table, "Saudor")[1]) == (2, 3)


def test_no_transport_out_of_a_blockade() -> None:
    table = playing(
        "transport",
        tiles=NEIGHBOURS,
        planets={"Jord": "sol: ground_force", "Saudor": "sol:"},
        norr={"fleets": {"c1": "destroyer"}},
    )
    assert why_not(table, "sol action card.transport") == "T3.19.1"


def test_war_footing_lasts_for_the_round() -> None:
    table = playing("war_footing", sol={"fleets": {"b1": "4 cruiser"}, "counters": (0, 0, 2)}, frames=[("turn",)])
    s = state(table)
    s.schedule.insert(0, ("round_over",))
    say(table, "sol action card.war_footing; sol aim_place b1")
    assert (fleet_limit(s, 0, place("b1")), fleet_limit(s, 0, place("b2"))) == (4, 2)
    assert fleet_limit(s, 1, place("b1")) == 5
    assert fleet(table, "sol", "b1") == {"cruiser": 4}
    say(table, "norr action pass; hacan action pass; sol action pass")
    assert fleet(table, "sol", "b1") == {"cruiser": 2}
    assert s.effects == []


def test_unexpected_action() -> None:
    table = playing("unexpected_action", sol={"activated": "b1, b2", "counters": (2, 3, 5)})
    say(table, "sol action card.unexpected_action; sol aim_place b1")
    p = state(table).players[0]
    assert (p.activated, p.counters) == (1 << place("b2"), [2, 3, 5])


def test_insubordination() -> None:
    table = playing("insubordination", hacan={"counters": (2, 0, 5)})
    say(table, "sol action card.insubordination")
    assert options(table, "sol") == ["seat_2"]
    say(table, "sol aim_player norr")
    assert state(table).players[1].counters == [2, 2, 5]


def test_privateers() -> None:
    table = playing("privateers", norr={"goods": 5})
    common = state(table).goods
    say(table, "sol action card.privateers; sol aim_player norr")
    s = state(table)
    assert [p.goods for p in s.players] == [2, 0, 0]
    assert s.goods == common + 3


def test_influence_in_the_merchants_guild() -> None:
    table = playing("influence_in_the_merchants_guild")
    s = state(table)
    assert why_not(table, "sol action card.influence_in_the_merchants_guild") == "T3.19.1"
    s.players[1].contracts, s.players[2].contracts = [Seat(2), NO_SEAT], [Seat(1), NO_SEAT]
    say(table, "sol action card.influence_in_the_merchants_guild")
    assert options(table, "sol") == ["seat_2", "seat_3"]
    say(table, "sol aim_player norr; sol aim_player hacan")
    assert all(p.contracts == [-1, -1] for p in s.players)


def test_successful_spy() -> None:
    table = playing("successful_spy", norr={"hand": "good_year, plague, uprising"})
    say(table, "sol action card.successful_spy; sol aim_player norr")
    mine, theirs = (state(table).players[seat].hand for seat in (0, 1))
    assert (len(mine), len(theirs)) == (2, 1)
    assert len({*mine, *theirs}) == 3


def test_a_spy_finds_no_more_than_there_is() -> None:
    table = playing("successful_spy", norr={"hand": "good_year"})
    say(table, "sol action card.successful_spy; sol aim_player norr")
    assert [len(p.hand) for p in state(table).players] == [1, 0, 0]

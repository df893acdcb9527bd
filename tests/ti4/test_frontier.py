"""Frontier tokens (LRR 98, 29.4 to 29.6), every frontier card, Mirage, the ion storm, gamma wormholes and the nexus
(LRR 99, 100)."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.board import near, neighbours, planets_at, systems
from orrery.games.ti4.rules.data import MIRAGE, TILES
from orrery.games.ti4.rules.galaxy import NEXUS_AT, edge
from orrery.games.ti4.rules.nouns import EXPLORATION, TEXT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import places_in
from tests.ti4.notation import asked, fleet, on_planet, options, place, planet, player, position, say, state, why_not
from tests.ti4.scenes import SOL, all_there, landing, venture

# --- the rules ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 98.1", "LRR 98.1b", "LRR 98.1c", "LRR 29.4a")
def test_at_set_up_each_system_without_planets_has_a_frontier_token() -> None:
    s = Table.new(GAME, 6, {"galaxy": "random", "factions": "random"}, seed=3).state
    assert isinstance(s, Imperium)
    for at in places_in(systems(s)):
        bare = not planets_at(s, at) and TILES[s.tiles[at]].home_of < 0
        assert bool(s.frontier >> at & 1) == bare, at
    assert s.frontier & (s.asteroids | s.nebulae | s.supernovae | s.rifts)


@pytest.mark.rule("LRR 98.1a")
def test_hyperlanes_have_no_frontier_token() -> None:
    s = Table.new(GAME, 7, {"galaxy": "random", "factions": "random"}, seed=1).state
    assert isinstance(s, Imperium)
    assert s.frontier & ~systems(s) == 0


@pytest.mark.rule("LRR 98.1d")
def test_the_creuss_gate_has_a_frontier_token() -> None:
    """The note on creuss_gate."""
    assert next(it for it in TILES if it.name == "17").frontier


@pytest.mark.rule("LRR 29.4")
def test_without_dark_energy_tap_a_frontier_token_stays() -> None:
    table = position(frontier="203", sol={"space": {"304": "cruiser"}})
    say(table, f"{SOL}cruiser")
    assert asked(table) == {"letnev": "act"}
    assert state(table).frontier >> place("203") & 1


@pytest.mark.rule("LRR 29.4", "LRR 29.5", "LRR 29.6")
def test_with_dark_energy_tap_ships_explore_it_and_the_token_is_gone() -> None:
    table = venture("unknown_relic_fragment")
    assert player(table, "sol").fragments == [0, 0, 0, 1]
    assert state(table).frontier == 0
    assert asked(table) == {"letnev": "act"}
    assert all_there(table)


@pytest.mark.rule("LRR 29.4")
def test_dark_energy_tap_needs_ships_at_the_end_of_the_action() -> None:
    table = position(frontier="203", sol={"technologies": "dark_energy_tap", "space": {"304": "cruiser"}})
    say(table, "sol act tactical; sol activate 203; sol move_from nothing")
    assert state(table).frontier >> place("203") & 1


@pytest.mark.rule("LRR 29.2d")
@pytest.mark.parametrize(("first", "found"), [("yes", "core_mine"), ("no", "merchant_station")])
def test_of_a_planet_and_a_frontier_token_the_explorer_chooses_the_first(first: str, found: str) -> None:
    table = venture(
        "core_mine, merchant_station",
        tiles={"201": "20"},
        planets={"vefut_ii": "sol: infantry"},
        sol={"texts": "relic.the_crown_of_emphidia"},
    )
    say(table, f"sol react relic.the_crown_of_emphidia; sol explore_planet_first {first}")
    assert state(table).explored == [EXPLORATION.index[found]]
    say(table, "sol explore_offer nothing; sol explore_offer nothing")
    assert len(state(table).explored) == 2
    assert asked(table) == {"letnev": "act"}


# --- the cards ---------------------------------------------------------------------------------------------------


def test_a_derelict_vessel_holds_a_secret_objective() -> None:
    table = venture("derelict_vessel")
    assert len(player(table, "sol").secrets) == 1
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 14.21")
def test_above_three_secret_objectives_one_goes_back() -> None:
    table = venture("derelict_vessel", sol={"secrets": "become_a_martyr, cut_supply_lines, seize_an_icon"})
    assert asked(table) == {"sol": "return_secret"}
    assert len(options(table, "sol")) == 4
    say(table, "sol return_secret seize_an_icon")
    assert len(player(table, "sol").secrets) == 3


def test_a_lost_crew_brings_two_action_cards() -> None:
    table = venture("lost_crew")
    assert len(player(table, "sol").hand) == 2


def test_a_merchant_station_replenishes() -> None:
    table = venture("merchant_station", sol={"commodities": 1})
    assert options(table, "sol") == ["convert", "replenish", "none"]
    say(table, "sol explore_offer replenish")
    assert player(table, "sol").commodities == 4


@pytest.mark.rule("LRR F.11", "LRR 57.3")
def test_a_merchant_station_replenishes_even_if_that_brings_nothing() -> None:
    """Somebody else may wait for it, with a Trade Agreement."""
    table = venture("merchant_station", sol={"commodities": 4}, letnev={"notes": "trade_agreement@sol"})
    assert options(table, "sol") == ["convert", "replenish", "none"]
    say(table, "sol explore_offer replenish")
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react trade_agreement@sol")
    assert (player(table, "sol").commodities, player(table, "letnev").goods) == (0, 4)


def test_a_merchant_station_converts_all_commodities() -> None:
    table = venture("merchant_station", sol={"commodities": 3, "goods": 1})
    say(table, "sol explore_offer convert")
    assert (player(table, "sol").commodities, player(table, "sol").goods) == (0, 4)


@pytest.mark.rule("LRR 100.1", "LRR 100.4", "LRR 100.4b", "LRR 93.1", "LRR 93.2")
def test_a_gamma_relay_opens_the_way_to_the_nexus() -> None:
    table = venture("gamma_relay")
    assert near(state(table))[place("203")] >> NEXUS_AT & 1
    assert state(table).purged_cards == [EXPLORATION.index["gamma_relay"]]
    assert all_there(table)


@pytest.mark.rule("LRR 99.2")
def test_control_of_mallice_turns_the_nexus_even_if_nobody_goes_there() -> None:
    """Peace Accords reach Mallice through a gamma wormhole."""
    table = position(
        "xxcha, letnev, hacan",
        tiles={"203": "25"},
        planets={"archon_ren": "xxcha", "archon_tau": "xxcha", "quann": "xxcha"},
        gamma="203",
        xxcha={"texts": "faction.xxcha.peace_accords", "strategies": "diplomacy"},
    )
    assert not state(table).nexus_open
    say(table, "xxcha act diplomacy; xxcha shield_system 304; xxcha react faction.xxcha.peace_accords")
    assert on_planet(table, "mallice") == ("xxcha", {})
    assert state(table).nexus_open


def test_enigmatic_devices_are_kept_and_each_is_used_once() -> None:
    table = venture(
        "enigmatic_device",
        sol={"texts": "exploration.enigmatic_device", "goods": 12},
        frontier="203, 202",
    )
    device = TEXT.index["exploration.enigmatic_device"]
    assert player(table, "sol").texts.owners(device) == [0, 0]
    assert all_there(table)
    for technology, left in (("neural_motivator", 1), ("sarween_tools", 0)):
        say(table, "letnev act pass; hacan act pass" if left else "sol act exploration.enigmatic_device")
        if left:
            say(table, "sol act exploration.enigmatic_device")
        say(table, f"sol pay 6 trade_good; sol research {technology}")
        assert len(player(table, "sol").texts.owners(device)) == left
    assert player(table, "sol").goods == 0
    assert state(table).purged_cards == [EXPLORATION.index["enigmatic_device"]] * 2
    assert all_there(table)


@pytest.mark.rule("LRR 58.3")
def test_an_enigmatic_device_needs_six_resources() -> None:
    table = position(planets={"jord": "sol:"}, sol={"texts": "exploration.enigmatic_device", "goods": 1})
    assert why_not(table, "sol act exploration.enigmatic_device") == "LRR 30.3"


@pytest.mark.rule("LRR 29.1", "LRR 56.2a", "LRR 93.1")
def test_mirage_appears_ready_and_is_explored_in_turn() -> None:
    table = venture("mirage, paradise_world")
    s = state(table)
    assert on_planet(table, "mirage") == ("sol", {})
    assert planets_at(s, place("203")) == (MIRAGE,)
    assert not s.exhausted >> MIRAGE & 1
    assert list(s.attached) == [MIRAGE]
    assert s.purged_cards == [EXPLORATION.index["mirage"]]
    assert TEXT.index["legendary.mirage_flight_academy"] in player(table, "sol").texts
    assert all_there(table)


def test_others_can_land_on_mirage() -> None:
    table = venture(
        "mirage",
        planets={"arc_prime": "letnev: 2 infantry"},
        letnev={"space": {"202": "carrier, 2 infantry, 2 cruiser"}},
        dice=[9, 9, 9, 1],
    )
    say(table, "sol react nothing; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, 2 infantry, 2 cruiser; sol retreat no; letnev commit 2 infantry@mirage")
    assert on_planet(table, "mirage") == ("letnev", {"infantry": 2})
    assert TEXT.index["legendary.mirage_flight_academy"] not in player(table, "sol").texts


# --- the ion storm -----------------------------------------------------------------------------------------------


def test_the_ion_storm_is_placed_with_either_side_up() -> None:
    table = venture("ion_storm", tiles={"209": "26", "207": "25"})
    assert options(table, "sol") == ["alpha", "beta"]
    say(table, "sol ion_side beta")
    s = state(table)
    assert near(s)[place("203")] >> place("207") & 1
    assert not near(s)[place("203")] >> place("209") & 1
    assert s.explored == []
    assert all_there(table)


def test_ships_that_use_the_storm_turn_it_over_when_all_have_moved() -> None:
    table = position(tiles={"209": "26", "207": "25"}, ion_storm="203 alpha", sol={"space": {"209": "2 cruiser"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 209; sol move cruiser")
    assert near(state(table))[place("203")] >> place("209") & 1
    say(table, "sol move_from 209; sol move cruiser")
    s = state(table)
    assert fleet(table, "sol", "203") == {"cruiser": 2}
    assert near(s)[place("203")] >> place("207") & 1
    assert not near(s)[place("203")] >> place("209") & 1


def test_ships_that_pass_through_the_storm_turn_it_over() -> None:
    table = position(tiles={"209": "26"}, ion_storm="203 alpha", sol={"space": {"209": "cruiser"}})
    say(table, "sol act tactical; sol activate 202; sol move_from 209; sol move cruiser")
    assert fleet(table, "sol", "202") == {"cruiser": 1}
    assert not near(state(table))[place("203")] >> place("209") & 1


def test_ships_that_come_another_way_leave_the_storm_alone() -> None:
    table = position(tiles={"209": "26"}, ion_storm="203 alpha", sol={"space": {"304": "cruiser"}})
    say(table, f"{SOL}cruiser")
    assert near(state(table))[place("203")] >> place("209") & 1


@pytest.mark.parametrize("through", ["yes", "no"])
def test_where_there_is_another_way_too_the_player_chooses_whether_to_use_the_storm(through: str) -> None:
    table = position(tiles={"202": "26", "207": "25"}, ion_storm="203 alpha", sol={"space": {"202": "cruiser"}})
    say(table, f"sol act tactical; sol activate 203; sol move_from 202; sol move cruiser; sol through_storm {through}")
    assert bool(near(state(table))[place("203")] >> place("207") & 1) == (through == "yes")


def test_a_roundabout_way_through_the_storm_is_possible_too() -> None:
    table = position(tiles={"201": "26"}, ion_storm="203 alpha", sol={"space": {"201": "cruiser", "304": "carrier"}})
    say(table, "sol act tactical; sol activate 202; sol move_from 201; sol move cruiser")
    assert asked(table) == {"sol": "through_storm"}
    say(table, "sol through_storm yes")
    assert state(table).ion_side == 1


@pytest.mark.parametrize("through", ["yes", "no"])
def test_a_retreat_to_a_neighbour_may_use_the_storm_too(through: str) -> None:
    table = position(
        tiles={"202": "26"},
        ion_storm="203 alpha",
        planets={"lodor": "sol:"},
        sol={"space": {"304": "2 cruiser"}},
        letnev={"space": {"203": "2 cruiser"}},
        dice=[1, 1, 1, 1],
    )
    say(table, f"{SOL}2 cruiser; sol retreat yes; sol retreat_to 202; sol through_storm {through}")
    assert fleet(table, "sol", "202") == {"cruiser": 2}
    assert (state(table).ion_side == 1) == (through == "yes")


def test_a_wormhole_that_is_printed_stays_when_the_storm_turns() -> None:
    table = position(
        tiles={"203": "39", "209": "26", "207": "25"}, ion_storm="203 beta", sol={"space": {"207": "cruiser"}}
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 207; sol move cruiser")
    s = state(table)
    assert near(s)[place("203")] >> place("209") & 1
    assert not near(s)[place("203")] >> place("207") & 1


def test_a_wormhole_that_is_printed_stays_when_the_storm_that_showed_the_same_turns() -> None:
    table = position(
        tiles={"203": "39", "209": "26", "207": "25"}, ion_storm="203 alpha", sol={"space": {"209": "cruiser"}}
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 209; sol move cruiser; sol through_storm yes")
    s = state(table)
    assert near(s)[place("203")] >> place("209") & 1
    assert near(s)[place("203")] >> place("207") & 1


def test_a_retreat_through_the_storm_turns_it_over() -> None:
    table = position(
        tiles={"209": "26"},
        ion_storm="203 alpha",
        planets={"lodor": "sol:"},
        sol={"space": {"304": "2 cruiser"}},
        letnev={"space": {"203": "2 cruiser"}},
        dice=[1, 1, 1, 1],
    )
    say(table, f"{SOL}2 cruiser; sol retreat yes; sol retreat_to 209")
    assert fleet(table, "sol", "209") == {"cruiser": 2}
    assert not near(state(table))[place("203")] >> place("209") & 1


# --- the nexus ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 99.1", "LRR 99.1a", "LRR 99.1b", "LRR 99.1c")
def test_the_nexus_begins_with_a_gamma_wormhole_only() -> None:
    """The note on 82."""
    table = position(tiles={"209": "26", "207": "25"})
    s = state(table)
    assert near(s)[NEXUS_AT] == 0
    assert systems(s) >> NEXUS_AT & 1
    assert edge(s.layout) >> NEXUS_AT & 1
    assert not s.nexus_open


@pytest.mark.rule("LRR 99.2", "LRR 99.2a")
def test_a_ship_in_the_nexus_turns_it_over_at_the_end_of_the_movement() -> None:
    """The note on 82."""
    table = position(tiles={"209": "26", "207": "25"}, sol={"space": {"304": "2 cruiser"}})
    s = state(table)
    s.wormholes[2] |= 1 << place("304")
    say(table, "sol act tactical; sol activate nexus; sol move_from 304; sol move cruiser")
    assert not state(table).nexus_open
    say(table, "sol move_from nothing")
    assert state(table).nexus_open
    for name in ("209", "207", "304"):
        assert near(state(table))[NEXUS_AT] >> place(name) & 1


@pytest.mark.rule("LRR 99.2a", "LRR 88.2c", "LRR 17.7")
def test_the_nexus_is_turned_over_after_space_cannon_offense() -> None:
    """Cannons beside its alpha wormhole do not reach the ships that come; even if all are shot down, it is turned."""
    table = position(
        tiles={"209": "26"},
        planets={"lodor": "letnev: 2 pds"},
        sol={"space": {"304": "cruiser"}},
        letnev={"technologies": "pds_ii"},
    )
    state(table).wormholes[2] |= 1 << place("304")
    say(table, "sol act tactical; sol activate nexus; sol move_from 304; sol move cruiser")
    assert asked(table) == {"letnev": "act"}, "nobody could fire"
    assert state(table).nexus_open
    beside = position(
        tiles={"209": "26"},
        planets={"lodor": "letnev: 2 pds"},
        sol={"space": {"304": "cruiser"}},
        letnev={"technologies": "pds_ii"},
        dice=[10, 10],
    )
    state(beside).wormholes[2] |= 1 << place("304") | 1 << place("209")
    say(beside, "sol act tactical; sol activate nexus; sol move_from 304; sol move cruiser")
    assert asked(beside) == {"letnev": "fire"}, "through a gamma wormhole"
    assert not state(beside).nexus_open
    say(beside, "letnev fire sol")
    assert fleet(beside, "sol", "nexus") == {}
    assert state(beside).nexus_open


@pytest.mark.rule("LRR 56.2", "LRR 67.5")
def test_mallice_is_taken_explored_and_brings_its_ability() -> None:
    table = position(planets={"jord": "sol: 2 infantry"}, explores="dyson_sphere", sol={"space": {"304": "carrier"}})
    state(table).wormholes[2] |= 1 << place("304")
    say(table, "sol act tactical; sol activate nexus; sol move_from 304; sol move carrier, 2 infantry@jord")
    say(table, "sol commit 2 infantry@mallice")
    assert on_planet(table, "mallice") == ("sol", {"infantry": 2})
    assert planet("mallice") in state(table).attached
    assert TEXT.index["legendary.exterrix_headquarters"] in player(table, "sol").texts
    assert asked(table) == {"sol": "react"}


@pytest.mark.rule("LRR 100.3", "LRR 63.2")
def test_a_gamma_wormhole_makes_neighbours() -> None:
    table = landing("63", "2 infantry@vorhal", explores="gamma_wormhole", letnev={"space": {"nexus": "cruiser"}})
    assert 1 in neighbours(state(table), 0)


@pytest.mark.rule("LRR 100.1", "LRR 100.2")
def test_upgraded_space_cannons_fire_through_wormholes() -> None:
    table = position(
        tiles={"203": "39", "209": "26"},
        planets={"lodor": "letnev: pds"},
        sol={"space": {"304": "cruiser"}},
        letnev={"technologies": "pds_ii"},
    )
    say(table, f"{SOL}cruiser")
    assert asked(table) == {"letnev": "fire"}


@pytest.mark.rule("LRR 100.4a")
def test_delta_wormholes_join_the_creuss_gate_and_their_home() -> None:
    """The note on creuss_gate."""
    table = position("creuss, letnev, hacan")
    assert near(state(table))[place("304")] >> place("creuss") & 1


@pytest.mark.rule("LRR 79.1", "LRR 99.1b")
def test_the_nexus_can_be_activated() -> None:
    """The note on creuss_gate."""
    table = position()
    say(table, "sol act tactical")
    assert why_not(table, "sol activate nexus") == ""
    say(table, "sol activate nexus")
    assert asked(table) == {"letnev": "act"}
    assert not state(table).nexus_open, "no ship has come there"

"""Attachments (LRR 11): what each adds to its planet, and that it stays with it."""

from __future__ import annotations

import pytest

from orrery.core.refusal import Refused
from orrery.games.ti4.rules.board import influence, open_to, resources, specialties_of, traits_of
from orrery.games.ti4.rules.construction import sites
from orrery.games.ti4.rules.data import COLOURS, PDS, TRAITS
from orrery.games.ti4.rules.exploration import tradable_planets
from orrery.games.ti4.rules.nouns import ATTACHMENT
from tests.ti4.bargains import propose, trade
from tests.ti4.notation import asked, fleet, on_planet, options, planet, player, position, say, state, why_not
from tests.ti4.scenes import all_there, landing


def yields(card: str, tile: str, world: str) -> tuple[int, int, list[str]]:
    """What a planet yields once a card has been found on it: resources, influence, specialties."""
    table = landing(tile, f"2 infantry@{world}", explores=card)
    s, it = state(table), planet(world)
    assert s.attached == {it: [ATTACHMENT.index[card]]}
    assert s.explored == []
    assert all_there(table)
    return resources(s, it), influence(s, it), [COLOURS[colour] for colour in specialties_of(s, it)]


@pytest.mark.rule("LRR 11.1", "LRR 11.3", "LRR 29.8")
@pytest.mark.parametrize(
    ("card", "tile", "world", "found"),
    [
        ("dyson_sphere", "26", "lodor", (5, 2, [])),
        ("paradise_world", "26", "lodor", (3, 3, [])),
        ("tomb_of_emphidia", "26", "lodor", (3, 2, [])),
        ("lazax_survivors", "20", "vefut_ii", (3, 4, [])),
        ("mining_world", "20", "vefut_ii", (4, 2, [])),
        ("rich_world", "20", "vefut_ii", (3, 2, [])),
        ("warfare_research_facility", "20", "vefut_ii", (2, 2, ["red"])),
        ("biotic_research_facility", "21", "thibah", (2, 2, ["blue"])),
        ("biotic_research_facility", "23", "saudor", (2, 2, ["green"])),
        ("cybernetic_research_facility", "23", "saudor", (2, 2, ["yellow"])),
        ("propulsion_research_facility", "23", "saudor", (2, 2, ["blue"])),
        ("cybernetic_research_facility", "21", "thibah", (2, 2, ["blue"])),
        ("propulsion_research_facility", "21", "thibah", (2, 2, ["blue"])),
    ],
)
def test_an_attachment_adds_to_its_planet(card: str, tile: str, world: str, found: tuple[int, int, list[str]]) -> None:
    assert yields(card, tile, world) == found


def test_a_warfare_research_facility_adds_values_where_there_is_a_specialty() -> None:
    assert yields("warfare_research_facility", "24", "mehar_xull") == (2, 4, ["red"])


def test_of_two_facilities_the_second_adds_values() -> None:
    table = position(attached={"saudor": "biotic_research_facility, cybernetic_research_facility"}, tiles={"203": "23"})
    s, saudor = state(table), planet("saudor")
    assert (resources(s, saudor), influence(s, saudor)) == (3, 3)
    assert [COLOURS[colour] for colour in specialties_of(s, saudor)] == ["green"]


def test_terraform_adds_all_traits() -> None:
    s = state(position(attached={"saudor": "terraform"}, tiles={"203": "23"}))
    saudor = planet("saudor")
    assert (resources(s, saudor), influence(s, saudor)) == (3, 3)
    assert sorted(traits_of(s, saudor)) == [TRAITS.index(name) for name in ("cultural", "hazardous", "industrial")]


@pytest.mark.rule("LRR 11.2")
def test_what_is_attached_stays_with_a_planet_that_changes_hands() -> None:
    table = landing("20", "2 infantry@vefut_ii", attached={"vefut_ii": "rich_world"}, planets={"vefut_ii": "letnev:"})
    assert on_planet(table, "vefut_ii")[0] == "sol"
    assert resources(state(table), planet("vefut_ii")) == 3


@pytest.mark.rule("LRR 67.4", "LRR 89.14")
def test_a_specialty_that_is_attached_helps_research() -> None:
    table = position(
        attached={"saudor": "biotic_research_facility"},
        planets={"saudor": "sol:", "jord": "sol:"},
        tiles={"203": "23"},
        sol={"strategies": "technology", "technologies": "neural_motivator"},
    )
    say(table, "letnev act pass; hacan act pass; sol act technology; sol research hyper_metabolism")
    assert state(table).exhausted >> planet("saudor") & 1


# --- the demilitarized zone --------------------------------------------------------------------------------------


def test_a_demilitarized_zone_sends_everything_away() -> None:
    table = landing(
        "63", "infantry@vorhal, mech@vorhal", move="carrier, infantry@jord, mech@jord", explores="demilitarized_zone"
    )
    assert on_planet(table, "vorhal") == ("sol", {})
    assert fleet(table, "sol", "203") == {"carrier": 1, "infantry": 1, "mech": 1}
    assert not open_to(state(table), 0, planet("vorhal"))
    assert all_there(table)


def test_structures_in_a_demilitarized_zone_return_to_the_reinforcements() -> None:
    table = landing(
        "20",
        "nothing",
        tiles={"201": "63"},
        planets={"vorhal": "sol: infantry, pds, space_dock"},
        sol={"texts": "relic.the_crown_of_emphidia"},
        explores="demilitarized_zone",
    )
    before = player(table, "sol").reserve[PDS]
    say(table, "sol react relic.the_crown_of_emphidia")
    assert on_planet(table, "vorhal") == ("sol", {})
    assert player(table, "sol").reserve[PDS] == before + 1
    assert fleet(table, "sol", "201") == {}  # without a ship the infantry cannot stay in space


@pytest.mark.rule("LRR 49.3")
def test_ships_that_come_later_do_not_save_what_has_no_room_in_space_when_a_system_is_activated() -> None:
    table = position(
        tiles={"203": "63"},
        planets={"vorhal": "sol: 2 infantry"},
        sol={"space": {"304": "carrier"}, "technologies": "scanlink_drone_network"},
        explores="demilitarized_zone",
    )
    say(table, "sol act tactical; sol activate 203; sol react technology.scanlink_drone_network")
    assert fleet(table, "sol", "203") == {}
    say(table, "sol move_from 304; sol move carrier")
    assert fleet(table, "sol", "203") == {"carrier": 1}


def test_nothing_lands_on_or_is_built_in_a_demilitarized_zone() -> None:
    table = position(
        tiles={"203": "63"},
        planets={"jord": "sol: 4 infantry, space_dock", "vorhal": "letnev:"},
        attached={"vorhal": "demilitarized_zone"},
        sol={"space": {"304": "carrier"}},
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, 2 infantry@jord")
    assert asked(table) == {"letnev": "act"}
    assert on_planet(table, "vorhal") == ("letnev", {})
    assert planet("vorhal") not in [where for _, where in sites(state(table), 1, (PDS,))]


def test_no_units_are_placed_in_a_demilitarized_zone() -> None:
    table = position(
        tiles={"203": "65", "202": "63"},
        planets={"primor": "sol:", "vorhal": "sol:", "jord": "sol:"},
        attached={"vorhal": "demilitarized_zone"},
    )
    say(table, "sol act pass; sol react legendary.the_atrament")
    assert "vorhal" not in options(table, "sol")
    assert why_not(table, "sol aim_planet vorhal") == "LRR 31.22"
    say(table, "sol aim_planet jord; sol aim_amount 2")
    assert on_planet(table, "jord") == ("sol", {"infantry": 2})


@pytest.mark.rule("LRR 53.1b", "LRR 91.6")
def test_the_card_of_a_demilitarized_zone_can_be_traded_in_the_agenda_phase() -> None:
    table = position(
        tiles={"203": "63"},
        planets={"vorhal": "sol:"},
        attached={"vorhal": "demilitarized_zone"},
        custodians=False,
        frames=(("agenda_phase",), ("turn",)),
        letnev={"goods": 2},
    )
    assert tradable_planets(state(table), 0) == [planet("vorhal")]
    trade(table, "sol, letnev", gives="planet vorhal", gets="2 goods")
    assert on_planet(table, "vorhal") == ("letnev", {})
    assert player(table, "sol").goods == 2
    assert tradable_planets(state(table), 1) == [planet("vorhal")]
    assert state(table).unexplored == []


@pytest.mark.rule("LRR 91.2")
def test_other_planets_are_not_traded_nor_is_it_in_the_action_phase() -> None:
    table = position(
        tiles={"203": "63"},
        planets={"vorhal": "sol:"},
        attached={"vorhal": "demilitarized_zone"},
        sol={"space": {"202": "cruiser"}},
        letnev={"goods": 2, "space": {"203": "cruiser"}},
    )
    assert tradable_planets(state(table), 0) == []
    with pytest.raises(Refused):
        propose(table, "sol, letnev", gives="planet vorhal", gets="2 goods")
    assert on_planet(table, "vorhal") == ("sol", {})

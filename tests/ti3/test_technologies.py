"""T3.18: technologies, and what they do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.games.ti3.rules.data import RACES, TECHNOLOGIES
from orrery.games.ti3.rules.invasion import troop_volley
from orrery.games.ti3.rules.nouns import TECHNOLOGY
from orrery.games.ti3.rules.production import limit_of
from orrery.games.ti3.rules.queries import BATTLE, PDS_AT_SHIPS
from orrery.games.ti3.rules.research import cost, lacking
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.things import NO_SEAT, Place, Seat, Unit
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, PDS, UNITS
from tests.ti3.notation import asked, fleet, on_planet, options, planet, position, say, state, why_not

DOCK = {"Jord": "sol: space_dock"}


@pytest.mark.rule("T3.18.1")
def test_prerequisites_are_all_or_any() -> None:
    table = position(sol={"strategies": "technology", "technologies": "antimass_deflectors"})
    say(table, "sol action technology")
    assert options(table, "sol") == ["xrd_transporters", "hylar_v_assault_laser", "cybernetics", "enviro_compensator"]
    assert why_not(table, "sol research war_sun") == "T3.18.1"
    assert why_not(table, "sol research antimass_deflectors") == "T3.18.1"


@pytest.mark.rule("T3.18.1")
def test_every_race_could_have_learnt_what_it_begins_with() -> None:
    for race in RACES:
        known = 0
        left = list(race.technologies)
        while left:
            possible = [t for t in left if not lacking(known, t)]
            assert possible, race.name
            known |= 1 << possible[0]
            left.remove(possible[0])


def test_every_technology_can_be_reached() -> None:
    known, dice = 0, Random(1)
    while known.bit_count() < len(TECHNOLOGIES):
        possible = [t for t in TECHNOLOGY.every if not known >> t & 1 and not lacking(known, t)]
        known |= 1 << dice.choice(possible)


@pytest.mark.rule("T3.18.2")
def test_specialties_spare_resources_unless_exhausted() -> None:
    table = position(
        tiles={"b1": "abyz_fria", "b2": "arinam_meer", "b3": "arnor_lor"},
        planets=dict.fromkeys(("Fria", "Arinam", "Lor"), "sol: ground_force"),
    )
    s = state(table)
    blue, red = TECHNOLOGY.index["antimass_deflectors"], TECHNOLOGY.index["hylar_v_assault_laser"]
    assert (cost(s, 0, blue), cost(s, 0, red)) == (6, 7)
    s.exhausted = 1 << planet("Fria")
    assert cost(s, 0, blue) == 7


@pytest.mark.rule("T3.18.2")
def test_who_cannot_pay_gets_nothing_for_the_counter() -> None:
    """Everybody is asked: whether somebody could pay may depend on a card in hand."""
    table = position(sol={"strategies": "technology"}, norr={"goods": 1})
    say(table, "sol action technology; sol research enviro_compensator; norr secondary yes")
    assert state(table).players[1].counters == [1, 3, 5]
    assert state(table).players[1].technologies == 0
    assert asked(table) == {"hacan": "secondary"}


@pytest.mark.parametrize(
    ("technology", "unit", "more"),
    [
        ("xrd_transporters", CARRIER, 1),
        ("type_iv_drive", CRUISER, 1),
        ("type_iv_drive", DREADNOUGHT, 1),
        ("type_iv_drive", DESTROYER, 0),
    ],
)
@pytest.mark.rule("T3.7.2")
def test_drives(technology: str, unit: Unit, more: int) -> None:
    plain, fast = (state(position(sol={"technologies": t})) for t in ("", technology))
    assert sheet(fast, 0).move[unit] - sheet(plain, 0).move[unit] == more


@pytest.mark.parametrize(
    ("technology", "unit", "bonus"),
    [
        ("hylar_v_assault_laser", CRUISER, 1),
        ("hylar_v_assault_laser", DESTROYER, 1),
        ("hylar_v_assault_laser", CARRIER, 0),
        ("cybernetics", FIGHTER, 1),
        ("magen_defense_grid", PDS, 1),
    ],
)
@pytest.mark.rule("T3.7.9")
def test_weapons(technology: str, unit: Unit, bonus: int) -> None:
    from orrery.games.ti3.rules.fire import need

    kind = PDS_AT_SHIPS if unit == PDS else BATTLE
    plain, armed = (state(position(sol={"technologies": t})) for t in ("", technology))
    assert need(plain, 0, 1, unit, kind, True, Place(7)) - need(armed, 0, 1, unit, kind, True, Place(7)) == bonus
    assert need(armed, 1, 0, unit, kind, True, Place(7)) == need(plain, 1, 0, unit, kind, True, Place(7)), (
        "not for the enemy"
    )


@pytest.mark.parametrize(
    ("technology", "attacks", "pds", "bonus"),
    [
        ("gen_synthesis", True, 0, 1),
        ("gen_synthesis", False, 0, 1),
        ("magen_defense_grid", False, 1, 1),
        ("magen_defense_grid", False, 0, 0),
        ("magen_defense_grid", True, 1, 0),
    ],
)
@pytest.mark.rule("T3.8.7")
def test_troops(technology: str, attacks: bool, pds: int, bonus: int) -> None:
    def needed(known: str) -> int:
        s = state(position(sol={"technologies": known}))
        s.pds[planet("Jord")] = pds
        return troop_volley(s, 0, 1, 3, attacks, planet("Jord")).need

    assert needed("") - needed(technology) == bonus


@pytest.mark.rule("T3.10.1")
def test_docks_produce_more_with_an_enviro_compensator() -> None:
    plain, better = (state(position(planets=DOCK, sol={"technologies": t})) for t in ("", "enviro_compensator"))
    assert (limit_of(plain, 0, planet("Jord")), limit_of(better, 0, planet("Jord"))) == (6, 7)
    assert limit_of(better, 1, planet("Quinarra")) == 5


@pytest.mark.rule("T3.10.1")
def test_sarween_tools_pay_one_resource() -> None:
    table = position(planets=DOCK, sol={"technologies": "sarween_tools"})
    say(table, "sol action tactical; sol activate c1; sol build dreadnought")
    assert table.find(0)[1].args["price"] == 4


@pytest.mark.rule("T3.11.2")
def test_micro_technology_pays_more_for_each_agreement() -> None:
    s = state(position(sol={"technologies": "micro_technology"}))
    s.players[1].contracts, s.players[2].contracts = [Seat(0), NO_SEAT], [NO_SEAT, Seat(0)]
    assert income(s, 0) == 1 + 3 + 2


@pytest.mark.rule("T3.15.8")
def test_a_neural_motivator_draws_one_more() -> None:
    table = position(frames=[("status_cards",), ("turn",)], sol={"technologies": "neural_motivator"})
    assert [len(p.hand) for p in state(table).players] == [2, 1, 1]


@pytest.mark.rule("T3.12.6")
def test_stasis_capsules_let_cruisers_and_dreadnoughts_carry_a_ground_force() -> None:
    ships: dict[str, Any] = {"fleets": {"c1": "2 cruiser, destroyer"}, "technologies": "stasis_capsules"}
    table = position(planets={"Jord": "sol: 4 ground_force"}, sol=ships)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    assert why_not(table, "sol move 2 cruiser, 2 ground_force@Jord") == ""
    assert why_not(table, "sol move cruiser, destroyer, 2 ground_force@Jord") == "T3.12.6"
    assert UNITS[CRUISER] == "cruiser"


# --- Advanced Fighters -------------------------------------------------------------------------------------------

ALONE: dict[str, Any] = {"technologies": "advanced_fighters", "fleets": {"c1": "3 fighter"}}


@pytest.mark.rule("T3.14.2", "T3.7.2")
def test_advanced_fighters_fly_on_their_own_with_range_two() -> None:
    table = position(sol=ALONE)
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move 2 fighter; sol move_from nothing")
    assert fleet(table, "sol", "a1") == {"fighter": 2}
    assert fleet(table, "sol", "c1") == {"fighter": 1}
    table = position(sol={"fleets": {"c1": "3 fighter"}})
    say(table, "sol action tactical; sol activate a1")
    assert asked(table) == {"norr": "action"}, "others do not"


@pytest.mark.rule("T3.12.3")
def test_advanced_fighters_go_where_there_is_no_room_for_ships() -> None:
    full: dict[str, Any] = {"fleets": {"c1": "3 fighter", "b2": "cruiser", "b1": "cruiser"}, "counters": (2, 3, 1)}
    table = position(sol={**ALONE, **full}, options={"advanced-fighters": "free"})
    say(table, "sol action tactical; sol activate b1")
    assert options(table, "sol") == ["c1", "none"], "the cruiser at b2 has no room at b1"
    say(table, "sol move_from c1; sol move 3 fighter")
    assert fleet(table, "sol", "b1") == {"fighter": 3, "cruiser": 1}


@pytest.mark.rule("T3.9.2")
def test_advanced_fighters_transfer_without_a_carrier() -> None:
    table = position(sol={**ALONE, "fleets": {"c1": "3 fighter", "b1": "cruiser"}})
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move nothing; sol move 2 fighter")
    assert fleet(table, "sol", "b1") == {"fighter": 2, "cruiser": 1}


@pytest.mark.rule("T3.7.3")
def test_advanced_fighters_bar_the_way_and_hit_more_often() -> None:
    from orrery.games.ti3.rules.board import barred
    from orrery.games.ti3.rules.fire import need

    plain, better = (state(position(sol={**ALONE, "technologies": t})) for t in ("", "advanced_fighters"))
    assert (barred(plain, 1), barred(better, 1).bit_count()) == (0, 1)
    assert need(plain, 0, 1, FIGHTER, BATTLE, True, Place(7)) - need(better, 0, 1, FIGHTER, BATTLE, True, Place(7)) == 1


# --- Fleet Logistics ---------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.6.2")
def test_fleet_logistics_allows_two_tactical_actions_in_a_turn_but_not_three() -> None:
    table = position(sol={"technologies": "fleet_logistics"})
    say(table, "sol action tactical; sol activate b1; sol aim_yes yes; sol activate b2")
    assert asked(table) == {"norr": "action"}
    assert state(table).players[0].counters == [2, 1, 5]
    say(table, "norr action tactical; norr activate b1; hacan action tactical; hacan activate b1")
    say(table, "sol action tactical; sol activate b3")
    assert asked(table) == {"norr": "action"}, "without a counter in the command pool there is no second one"


@pytest.mark.rule("T3.6.2")
def test_fleet_logistics_is_offered_anew_in_the_next_turn() -> None:
    table = position(sol={"technologies": "fleet_logistics", "counters": (2, 5, 5)})
    say(table, "sol action tactical; sol activate b1; sol aim_yes yes; sol activate b2")
    say(table, "norr action pass; hacan action pass; sol action tactical; sol activate b3")
    assert asked(table) == {"sol": "aim_yes"}
    say(table, "sol aim_yes no")
    assert asked(table) == {"sol": "action"}


# --- Assault Cannon ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.7.7")
def test_the_assault_cannon_fires_first_and_nothing_fires_back() -> None:
    sol: dict[str, Any] = {"fleets": {"c1": "2 dreadnought"}, "technologies": "assault_cannon"}
    table = position(sol=sol, norr={"fleets": {"b1": "cruiser, destroyer"}}, dice=[5, 5])
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 dreadnought")
    say(table, "sol react technology.assault_cannon")
    assert fleet(table, "norr", "b1") == {}
    assert fleet(table, "sol", "b1") == {"dreadnought": 2}


@pytest.mark.rule("T3.7.7")
def test_the_assault_cannon_is_no_duty_and_a_die_can_miss() -> None:
    sol: dict[str, Any] = {"fleets": {"c1": "dreadnought"}, "technologies": "assault_cannon"}
    for answer, dice in (("nothing", [4, 9]), ("technology.assault_cannon", [4, 4, 9])):
        table = position(sol=sol, norr={"fleets": {"b1": "destroyer"}, "activated": "a1"}, dice=dice)
        say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move dreadnought; sol react {answer}")
        say(table, "norr leave no; norr leave no")
        assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1}


# --- Dacxive Animators, Gen Synthesis, X-89 ----------------------------------------------------------------------

SAUDOR: dict[str, Any] = {"tiles": {"b1": "saudor"}}


def invade(ships: str, landed: int, theirs: str, dice: list[int], more: str = "", **players: Any) -> Any:
    """Sol lands on Saudor, which belongs to N'orr."""
    sol = {"fleets": {"c1": ships}, **players.pop("sol", {})}
    table = position(**SAUDOR, planets={"Saudor": f"norr: {theirs}"}, dice=dice, sol=sol, **players)
    say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move {ships}{more}")
    say(table, f"sol land {landed} ground_force")
    return table


@pytest.mark.rule("T3.8.8")
def test_dacxive_animators_raise_the_dead_of_both_sides_for_the_winner() -> None:
    known = {"technologies": "dacxive_animators"}
    table = invade("carrier, 3 ground_force", 3, "2 ground_force", [8, 8, 1, 8, 1, 6, 6, 5], sol=known)
    assert on_planet(table, "Saudor") == ("sol", 2 + 2, 0, 0)
    table = invade("carrier, ground_force", 1, "2 ground_force", [1, 8, 1, 6], norr=known)
    assert on_planet(table, "Saudor") == ("norr", 2 + 1, 0, 0)


@pytest.mark.rule("T3.8.9")
def test_nobody_has_won_when_nobody_is_left() -> None:
    table = invade("carrier, ground_force", 1, "ground_force", [8, 8], norr={"technologies": "dacxive_animators"})
    assert on_planet(table, "Saudor") == ("norr", 0, 0, 0)


@pytest.mark.rule("T3.8.7")
def test_gen_synthesis_brings_ground_forces_back_to_the_home_system() -> None:
    known = {"technologies": "gen_synthesis"}
    table = invade("carrier, 2 ground_force", 2, "2 ground_force", [1, 1, 8, 8, 5, 4], sol=known)
    assert on_planet(table, "Saudor")[0] == "norr"
    assert on_planet(table, "Jord")[1] == 1


@pytest.mark.rule("T3.7.13")
def test_gen_synthesis_saves_ground_forces_aboard() -> None:
    sol = {"technologies": "gen_synthesis", "fleets": {"c1": "carrier, 2 ground_force"}}
    table = position(sol=sol, norr={"fleets": {"b1": "cruiser"}}, dice=[1, 10, 5, 10])
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
    assert fleet(table, "sol", "b1") == {}
    assert on_planet(table, "Jord")[1] == 2


@pytest.mark.rule("T3.8.4")
def test_the_bacterial_weapon_kills_all_and_costs_the_hand() -> None:
    sol = {"technologies": "x89_bacterial_weapon", "hand": "direct_hit, plague"}
    for answer, left in (("technology.x89_bacterial_weapon", 0), ("nothing", 2)):
        table = invade("carrier, dreadnought, ground_force", 1, "9 ground_force", [], sol=sol)
        say(table, f"sol react {answer}")
        assert len(state(table).players[0].hand) == left
        if not left:
            assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
        else:
            assert asked(table) == {"sol": "bombard"}


@pytest.mark.rule("T3.8.4")
def test_the_bacterial_weapon_needs_a_ship_that_could_bombard() -> None:
    sol: dict[str, Any] = {"technologies": "x89_bacterial_weapon"}
    sol["fleets"] = {"c1": "carrier, dreadnought, ground_force"}
    table = position(**SAUDOR, planets={"Saudor": "norr: ground_force, pds"}, sol=sol, dice=[1, 1, 8])
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, dreadnought, ground_force")
    say(table, "norr fire nothing; sol land ground_force")
    assert on_planet(table, "Saudor") == ("norr", 1, 1, 0), "nobody was asked for anything else"


# --- Integrated Economy ------------------------------------------------------------------------------------------


def economy(**more: Any) -> Any:
    """Sol's dock at home, and an adjacent system that Sol has activated."""
    sol = {"technologies": "integrated_economy", "activated": "b1", "goods": 9, **more}
    table = position(tiles={"b1": "saudor"}, planets={**DOCK, "Saudor": "sol: ground_force"}, sol=sol)
    say(table, "sol action tactical; sol activate c1")
    return table


@pytest.mark.rule("T3.10.4")
def test_integrated_economy_puts_new_units_into_activated_systems_nearby() -> None:
    table = economy()
    say(table, "sol build 2 cruiser, 2 ground_force, pds; sol pay Jord, 3 trade good")
    say(table, "sol deliver cruiser; sol deliver ground_force, pds")
    assert (fleet(table, "sol", "b1"), fleet(table, "sol", "c1")) == ({"cruiser": 1}, {"cruiser": 1})
    assert on_planet(table, "Saudor") == ("sol", 2, 1, 0)
    assert on_planet(table, "Jord") == ("sol", 1, 0, 1)


@pytest.mark.rule("T3.10.6")
def test_with_integrated_economy_the_fleet_supply_of_both_systems_counts() -> None:
    table = economy(counters=(2, 3, 1))
    assert why_not(table, "sol build 3 destroyer") == "T3.12.3"
    say(table, "sol build 2 destroyer; sol pay Jord")
    assert why_not(table, "sol deliver 2 destroyer") == "T3.12.3"
    say(table, "sol deliver destroyer")
    assert (fleet(table, "sol", "b1"), fleet(table, "sol", "c1")) == ({"destroyer": 1}, {"destroyer": 1})


@pytest.mark.rule("T3.10.4")
def test_integrated_economy_stays_away_from_others() -> None:
    from orrery.games.ti3.rules.delivery import beside

    s = state(economy())
    assert len(beside(s, 0, planet("Jord"))) == 1
    s.owner[planet("Saudor")] = Seat(1)
    assert beside(s, 0, planet("Jord")) == []


# --- Graviton Laser System, Transit Diodes -----------------------------------------------------------------------


@pytest.mark.rule("T3.7.5")
def test_the_graviton_laser_rolls_misses_once_more() -> None:
    norr = {"technologies": "graviton_laser_system"}
    table = position(**SAUDOR, planets={"Saudor": "norr: 2 pds"}, sol={"fleets": {"c1": "3 cruiser"}}, norr=norr,
                     dice=[5, 6, 6])  # fmt: skip
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 3 cruiser; norr fire b1")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}
    assert state(table).players[1].expected == 5 + 5 + 5


@pytest.mark.rule("T3.19.3")
def test_transit_diodes_move_ground_forces_as_an_action() -> None:
    sol = {"technologies": "transit_diodes"}
    table = position(**SAUDOR, planets={"Jord": "sol: 6 ground_force", "Saudor": "sol: ground_force"}, sol=sol)
    say(table, "sol action technology.transit_diodes; sol aim_planet Jord; sol aim_planet Saudor")
    assert max(int(n) for n in options(table, "sol")) == 4
    say(table, "sol aim_amount 4")
    assert (on_planet(table, "Jord")[1], on_planet(table, "Saudor")[1]) == (2, 5)
    assert state(table).players[0].counters == [1, 3, 5]
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.19.3")
def test_transit_diodes_need_a_counter() -> None:
    sol: dict[str, Any] = {"technologies": "transit_diodes", "counters": (0, 3, 5)}
    table = position(**SAUDOR, planets={"Jord": "sol: 6 ground_force", "Saudor": "sol: ground_force"}, sol=sol)
    assert why_not(table, "sol action technology.transit_diodes") == "T3.19.3"


# --- Graviton Negator --------------------------------------------------------------------------------------------


def negate(fighters: int, dice: list[int], theirs: str = "2 ground_force") -> Any:
    """Fighters of Sol join the landing on Saudor."""
    sol = {"technologies": "graviton_negator"}
    table = invade("carrier, 2 fighter, 2 ground_force", 2, theirs, dice, sol=sol)
    assert options(table, "sol") == ["0", "1", "2"]
    say(table, f"sol aim_amount {fighters}")
    return table


@pytest.mark.rule("T3.8.7")
def test_fighters_join_an_invasion_with_a_graviton_negator() -> None:
    table = negate(2, [1, 1, 9, 9, 1, 1])
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 2}, "they go back to space"


@pytest.mark.rule("T3.8.7")
def test_fighters_can_be_lost_instead_of_ground_forces() -> None:
    table = negate(1, [1, 1, 9, 8, 1])
    say(table, "sol lose fighter")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 1}
    table = negate(0, [8, 8, 1, 1])
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0), "nobody has to join"


@pytest.mark.rule("T3.8.9")
def test_fighters_alone_take_no_planet() -> None:
    table = negate(2, [1, 1, 1, 1, 8, 8], "2 ground_force")
    say(table, "sol lose 2 ground_force")
    assert on_planet(table, "Saudor") == ("norr", 2, 0, 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 2}


# --- readings ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.25", "T3.12.3")
def test_advanced_fighters_without_room_count_for_the_fleet_supply() -> None:
    sol = {**ALONE, "counters": (2, 3, 2), "fleets": {"c1": "4 fighter", "b1": "cruiser"}}
    table = position(sol=sol)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    assert why_not(table, "sol move 2 fighter") == "T3.12.3"
    say(table, "sol move fighter")
    assert fleet(table, "sol", "b1") == {"fighter": 1, "cruiser": 1}
    assert asked(table) == {"norr": "action"}, "there is no room for more"
    sol["fleets"] = {"c1": "4 fighter", "b1": "carrier"}
    table = position(sol=sol)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 4 fighter")
    assert fleet(table, "sol", "b1") == {"fighter": 4, "carrier": 1}, "there is room"


@pytest.mark.rule("T3.17.25", "T3.12.4")
def test_advanced_fighters_that_lose_their_carrier_count_then() -> None:
    sol = {**ALONE, "counters": (2, 3, 2), "fleets": {"c1": "carrier, 4 fighter"}}
    table = position(sol=sol)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier; sol move_from nothing")
    assert fleet(table, "sol", "c1") == {"fighter": 2}


@pytest.mark.rule("T3.17.25", "T3.10.6")
def test_advanced_fighters_are_not_built_beyond_the_fleet_supply() -> None:
    sol = {"technologies": "advanced_fighters", "counters": (2, 3, 2), "fleets": {"c1": "cruiser"}, "goods": 9}
    for reading, refused in (("counted", "T3.12.3"), ("free", "")):
        table = position(planets={"Jord": "sol: space_dock"}, sol=sol, options={"advanced-fighters": reading})
        say(table, "sol action tactical; sol activate c1")
        assert why_not(table, "sol build 4 fighter") == "", "three have room at the dock, and one counts"
        assert why_not(table, "sol build 5 fighter") == refused


@pytest.mark.rule("T3.17.25")
def test_advanced_fighters_can_be_read_as_never_counting() -> None:
    sol = {**ALONE, "counters": (2, 3, 2), "fleets": {"c1": "4 fighter", "b1": "cruiser"}}
    table = position(sol=sol, options={"advanced-fighters": "free"})
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 4 fighter")
    assert fleet(table, "sol", "b1") == {"fighter": 4, "cruiser": 1}


@pytest.mark.rule("T3.17.26")
def test_the_bacterial_weapon_may_use_up_a_ship() -> None:
    sol: dict[str, Any] = {"technologies": "x89_bacterial_weapon"}
    sol["fleets"] = {"c1": "carrier, dreadnought, 2 ground_force"}
    owned = {"Arinam": "norr: ground_force", "Meer": "norr: ground_force"}
    for reading, bombards in (("before", True), ("instead", False)):
        table = position(tiles={"b1": "arinam_meer"}, planets=owned, sol=sol, options={"x89": reading}, dice=[1, 1] * 9)
        say(table, "sol action tactical; sol activate b1; sol move_from c1")
        say(table, "sol move carrier, dreadnought, 2 ground_force; sol land ground_force; sol land ground_force")
        say(table, "sol react technology.x89_bacterial_weapon")
        assert on_planet(table, "Arinam")[0] == "sol"
        assert (asked(table) == {"sol": "react"}) == bombards


@pytest.mark.rule("T3.17.27")
def test_the_graviton_negator_may_need_the_assault_cannon() -> None:
    sol = {"technologies": "dacxive_animators", "strategies": "technology"}
    for reading, rule in (("either", ""), ("cannon", "T3.18.1")):
        table = position(sol=sol, options={"graviton-negator": reading})
        say(table, "sol action technology")
        assert why_not(table, "sol research graviton_negator") == rule
    table = position(sol={**sol, "technologies": "assault_cannon"}, options={"graviton-negator": "cannon"})
    say(table, "sol action technology")
    assert why_not(table, "sol research graviton_negator") == ""


@pytest.mark.rule("T3.17.30")
def test_micro_technology_may_pay_with_the_secondary_ability_only() -> None:
    sol = {"technologies": "micro_technology"}
    for reading, primary in (("always", 1 + 1), ("secondary", 1)):
        s = state(position(sol=sol, options={"micro-technology": reading}))
        s.players[1].contracts = [Seat(0), NO_SEAT]
        s.active = Seat(0)
        assert income(s, 0) == primary
        s.active = Seat(1)
        assert income(s, 0) == 1 + 1

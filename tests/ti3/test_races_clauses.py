"""T3.15, T3.16, T3.17: races, objectives and endings, from a second reading of the documents."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.data import COLOURS, PLANETS
from orrery.games.ti3.rules.effects import PURCHASE, lasts
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.nouns import AFLOAT, OBJECTIVE, TECHNOLOGY, ashore
from orrery.games.ti3.rules.objectives import is_met
from orrery.games.ti3.rules.optional.leaders import DEAD
from orrery.games.ti3.rules.progress import progress
from orrery.games.ti3.rules.queries import BARRAGE_ROLL, BATTLE, BEFORE_BATTLE, BOMBARDMENT, INVASION, PDS_AT_SHIPS
from orrery.games.ti3.rules.research import cost
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Planet, Seat, Shot, Unit, by_planet
from orrery.games.ti3.rules.units import DESTROYER, DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state
from tests.ti3.test_leaders import lead, where

LEADERS = {"leaders": "on"}
CENTRAL = ("centre", "a1", "a2", "a3", "a4", "a5", "a6")

# --- Letnev ------------------------------------------------------------------------------------------------------


def test_letnev_pays_for_ground_forces_not_for_the_fighters_beside_them() -> None:
    """A ground force (8) and a fighter (9) against one: 6 and 8 are a hit and a miss."""
    table = position(
        "letnev, sol, hacan",
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: 2 ground_force"},
        letnev={"fleets": {"c1": "carrier, ground_force, fighter"}, "goods": 2, "technologies": "graviton_negator"},
        dice=[6, 8, 1, 1],
    )
    say(
        table, "letnev action tactical; letnev activate b1; letnev move_from c1; letnev move carrier, ground_force, "
        "fighter; letnev land ground_force; letnev aim_amount 1; letnev react race.letnev.pay_for_combat",
    )  # fmt: skip
    assert on_planet(table, "Saudor")[:2] == ("sol", 1)


# --- Jol-Nar -----------------------------------------------------------------------------------------------------


def jol_nar(dice: list[int], leaders: str, **more: Any) -> Table:
    """Jol-Nar comes to b1 with a cruiser, or with something else; the admiral and two scientists as given."""
    me = {"fleets": {"c1": more.pop("ships", "cruiser")}, "counters": (2, 3, 5), **more.pop("me", {})}
    table = position("jol_nar, norr, hacan", tiles={"b1": "saudor"}, jol_nar=me, dice=dice, options=LEADERS, **more)
    return lead(table, jol_nar=leaders, norr="dead, dead, dead", hacan="dead, dead, dead")


def test_jol_nar_may_roll_again_for_a_leader_whose_ship_is_lost() -> None:
    table = jol_nar([1, 1, 10, 1, 1, 2, 7], "c1, dead, dead", norr={"fleets": {"b1": "3 cruiser"}})
    say(table, "jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move cruiser")
    assert asked(table) == {"jol_nar": "aim_yes"}, "for the die that missed"
    say(table, "jol_nar aim_yes no; jol_nar aim_yes yes; jol_nar leader_to Jol")
    assert where(table, "jol_nar")[0] == "Jol", "killed on 2, escaped on 7"
    assert state(table).players[0].counters == [1, 2, 5]


def test_jol_nar_may_let_a_leader_be_captured() -> None:
    table = jol_nar([1, 1, 10, 1, 1, 9], "c1, dead, dead", norr={"fleets": {"b1": "3 cruiser"}})
    say(table, "jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move cruiser")
    say(table, "jol_nar aim_yes no; jol_nar aim_yes no")
    assert where(table, "jol_nar")[0] == "held by 1"


def test_jol_nar_may_roll_again_for_a_leader_on_a_planet_that_is_taken() -> None:
    table = jol_nar(
        [10, 6],
        "dead, Saudor, dead",
        planets={"Saudor": "jol_nar:"},
        norr={"fleets": {"c7": "carrier, ground_force"}, "technologies": "xrd_transporters"},
        me={"fleets": {}},
    )
    s = state(table)
    s.players[1].fleets = {place("a1"): s.players[1].fleets.pop(place("c7"))}
    say(table, "jol_nar action pass; norr action tactical; norr activate b1; norr move_from a1")
    say(table, "norr move carrier, ground_force; norr land ground_force; jol_nar aim_yes yes; jol_nar leader_to Nar")
    assert where(table, "jol_nar")[1] == "Nar", "killed on 10, escaped on 6"
    assert s.players[0].counters[0] == 1


def test_jol_nar_may_roll_again_in_the_search_for_a_prisoner() -> None:
    table = jol_nar([3, 9], "held by norr, dead, dead", ships="carrier, ground_force", planets={"Saudor": "norr:"})
    say(table, "jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move carrier, ground_force")
    say(table, "jol_nar land ground_force; jol_nar aim_yes yes; jol_nar leader_to Jol")
    assert where(table, "jol_nar")[0] == "Jol"


def test_the_dice_of_a_leader_stand_without_a_counter() -> None:
    table = jol_nar(
        [1, 1, 10, 1, 1, 2], "c1, dead, dead", norr={"fleets": {"b1": "3 cruiser"}}, me={"counters": (0, 3, 5)}
    )
    say(table, "jol_nar action tactical; jol_nar activate b1; jol_nar move_from c1; jol_nar move cruiser")
    assert where(table, "jol_nar")[0] == "dead"


# --- T3.17.62: what counts as a battle ----------------------------------------------------------------------------


@pytest.mark.rule("T3.17.62")
@pytest.mark.parametrize(
    ("race", "unit", "kind", "better"),
    [
        ("norr", DESTROYER, BARRAGE_ROLL, 1),
        ("norr", DREADNOUGHT, BEFORE_BATTLE, 1),
        ("norr", DREADNOUGHT, BOMBARDMENT, 1),
        ("norr", PDS, PDS_AT_SHIPS, 0),
        ("jol_nar", DESTROYER, BARRAGE_ROLL, -1),
        ("jol_nar", DREADNOUGHT, BOMBARDMENT, -1),
        ("l1z1x", DREADNOUGHT, BEFORE_BATTLE, 1),
        ("l1z1x", DREADNOUGHT, BOMBARDMENT, 0),
        ("l1z1x", DESTROYER, BARRAGE_ROLL, 0),
    ],
)
def test_race_bonuses_count_in_combat_rounds_or_before_them_too(race: str, unit: Unit, kind: Shot, better: int) -> None:
    needs = {}
    for ruling in ("rounds", "before-them-too"):
        s = state(position(f"{race}, sol, hacan", options={"race-bonuses": ruling}))
        needs[ruling] = need(s, 0, 1, unit, kind, True, place("b1"), planet("Jord"))
        in_round = need(s, 0, 1, GROUND_FORCE, INVASION, True, place("b1"), planet("Jord"))
        assert in_round == {"norr": 7, "jol_nar": 9, "l1z1x": 7}[race]
    assert needs["rounds"] - needs["before-them-too"] == better


def test_naalu_fighters_are_better_in_space_only() -> None:
    s = state(position("naalu, sol, hacan"))
    assert need(s, 0, 1, FIGHTER, BATTLE, True, place("b1")) == 8
    assert need(s, 0, 1, FIGHTER, INVASION, True, place("b1"), planet("Jord")) == 9


# --- T3.11.5: when partners are at war ----------------------------------------------------------------------------


def partners(table: Table, one: int, other: int) -> bool:
    return other in state(table).players[one].contracts


@pytest.mark.rule("T3.11.5")
@pytest.mark.parametrize(("said", "agreed"), [("race.naalu.early_retreat", True), ("nothing", False)])
def test_an_agreement_outlasts_an_attack_from_which_the_naalu_slip_away(said: str, agreed: bool) -> None:
    table = position(
        "sol, naalu, hacan",
        sol={"fleets": {"c1": "cruiser"}},
        naalu={"fleets": {"b1": "cruiser"}, "activated": "b2"},
    )
    s = state(table)
    s.players[0].contracts[0], s.players[1].contracts[0] = Seat(1), Seat(0)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    say(table, f"naalu react {said}")
    assert partners(table, 0, 1) is agreed


@pytest.mark.rule("T3.11.5")
@pytest.mark.parametrize(("said", "agreed"), [("leader.diplomat", True), ("nothing", False)])
def test_an_agreement_outlasts_a_landing_that_a_diplomat_sends_back(said: str, agreed: bool) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "hacan:"},
        sol={"fleets": {"c1": "carrier, ground_force"}},
        options=LEADERS,
        dice=[] if agreed else [10],
    )
    lead(table, sol="dead, dead, dead", hacan="Saudor, dead, dead")
    s = state(table)
    s.players[0].contracts[0], s.players[2].contracts[0] = Seat(2), Seat(0)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, ground_force")
    say(table, f"sol land ground_force; hacan react {said}")
    assert partners(table, 0, 2) is agreed


# --- objectives ---------------------------------------------------------------------------------------------------


def met(table: Table, name: str) -> bool:
    return is_met(state(table), 0, OBJECTIVE.index[name])


@pytest.mark.rule("T3.17.60")
@pytest.mark.parametrize("tile", ["asteroid_field", "supernova", "nebula"])
@pytest.mark.parametrize("ruling", ["every-system", "where-ships-can-be"])
def test_what_cannot_be_controlled_beside_mecatol_rex(ruling: str, tile: str) -> None:
    table = position(
        tiles={"a2": tile},
        planets={"Mecatol Rex": "sol: ground_force"},
        sol={"fleets": {at: "destroyer" for at in CENTRAL if at != "a2"}},
        options={"heart-of-the-galaxy": ruling},
    )
    assert met(table, "heart_of_the_galaxy") is (ruling == "where-ships-can-be" and tile != "nebula")
    need_ = 6 if ruling == "where-ships-can-be" and tile != "nebula" else 7
    assert progress(state(table), 0, OBJECTIVE.index["heart_of_the_galaxy"])[1:] == (6, need_)


def specialised(colour: str, number: int) -> list[Planet]:
    return [p for p, it in by_planet(PLANETS) if it.specialty == COLOURS.index(colour)][:number]


@pytest.mark.rule("T3.17.63")
@pytest.mark.parametrize(("ruling", "counts"), [("costs", False), ("objectives-too", True)])
def test_whether_a_research_grant_counts_for_objectives(ruling: str, counts: bool) -> None:
    for laws in ("research_grant 0", ""):
        table = position(laws=laws, options={"research-grant": ruling})
        for world in specialised("red", 2) + specialised("blue", 2):
            state(table).owner[world] = Seat(0)
        assert met(table, "focused") is (counts and bool(laws))
        assert met(table, "three_specialties") is (counts and bool(laws))
        assert not met(table, "technocrat")


def test_an_objective_that_lacks_what_cannot_be_counted_is_one_step_away() -> None:
    table = position(sol={"fleets": {"centre": "4 dreadnought"}})
    assert progress(state(table), 0, OBJECTIVE.index["forceful"]) == (False, 3, 4)
    table = position(sol={"fleets": {"centre": "4 dreadnought"}}, planets={"Mecatol Rex": "sol: space_dock"})
    assert progress(state(table), 0, OBJECTIVE.index["forceful"]) == (True, 4, 4)


@pytest.mark.rule("T3.15.13")
def test_domination_is_scored_in_the_status_phase_and_may_be_declined() -> None:
    homes = ("Quinarra", "Tren'lak", "Arretze", "Hercant", "Kamdorn")
    table = position(
        frames=[("status_phase",)], objectives="domination", planets=dict.fromkeys(homes, "sol: ground_force")
    )
    assert asked(table) == {"sol": "claim"}
    say(table, "sol claim nothing")
    assert not table.over
    assert not state(table).winners


@pytest.mark.rule("T3.16.1", "T3.16.2")
def test_the_last_objective_of_a_throne_without_end_card_can_still_be_scored() -> None:
    """It is opened at the end of a status phase: one more round follows."""
    chosen = {"imperial": "ancient-throne", "long-war": "no-end-card"}
    table = position(frames=[("round_over",)], options=chosen)
    assert len(state(table).objectives) == 1
    table = position(frames=[("round_over",)], options={**chosen, "round-limit": "1"})
    assert table.over
    assert not state(table).objectives, "nothing is opened when nobody can score it any more"
    for left, over in ((1, False), (0, True)):
        table = position(frames=[("turn",), ("round_over",)], options=chosen)
        state(table).ones_left, state(table).twos_left = 0, left
        for race in ("sol", "norr", "hacan"):
            say(table, f"{race} action pass")
        assert table.over is over


# --- leaders ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.13")
def test_leaders_go_aboard_in_the_activated_system_though_no_ship_has_moved() -> None:
    """Sol has Abyz and a fleet there; its agent lands on Fria with ground forces that were aboard."""
    table = position(
        tiles={"b1": "abyz_fria"},
        planets={"Abyz": "sol:", "Fria": "hacan: pds"},
        sol={"fleets": {"b1": "carrier, ground_force"}},
        options=LEADERS,
    )
    lead(table, sol="Jord, Abyz, dead", hacan="dead, dead, dead")
    say(table, "sol action tactical; sol activate b1; sol board agent; hacan fire nothing; sol land nothing")
    say(table, "sol land ground_force; sol land_leaders nothing; sol land_leaders agent; sol aim_yes yes")
    assert on_planet(table, "Fria") == ("sol", 1, 1, 0), "the agent has turned the PDS over"
    assert where(table, "sol") == ["Jord", "Fria", "dead"]


@pytest.mark.rule("T3.16.13")
def test_nobody_goes_aboard_where_enemy_ships_are() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol:"},
        sol={"fleets": {"c1": "cruiser"}, "activated": "a1"},
        norr={"fleets": {"b1": "cruiser"}},
        options=LEADERS,
    )
    lead(table, sol="Saudor, dead, dead", norr="dead, dead, dead")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert asked(table) == {"sol": "leave"}
    assert where(table, "sol")[0] == "Saudor"


@pytest.mark.rule("T3.17.46")
@pytest.mark.parametrize(("ruling", "site"), [("flagship", -1), ("fleet", AFLOAT + 7)])
def test_a_lucky_shot_at_the_flagship_kills_the_leaders_aboard(ruling: str, site: int) -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "saudor"},
        planets={"Saudor": "hacan: ground_force"},
        hacan={"hand": "lucky_shot"},
        sol={"fleets": {"b1": "dreadnought, destroyer"}},
        options={**LEADERS, "leaders-aboard": ruling},
    )
    lead(table, hacan="dead, dead, dead", sol="b1, dead, dead")
    say(table, "hacan action card.lucky_shot; hacan aim_place b1; hacan aim_unit dreadnought")
    assert fleet(table, "sol", "b1") == {"destroyer": 1}
    assert state(table).players[1].leaders[0] == site


@pytest.mark.rule("T3.16.19")
def test_a_scientist_and_a_black_box_make_two_of_one_not_three() -> None:
    (world,) = specialised("red", 1)
    table = position(options=LEADERS)
    s = state(table)
    s.owner[world] = Seat(2)
    laser = TECHNOLOGY.index["hylar_v_assault_laser"]
    s.players[2].leaders = [DEAD, DEAD, ashore(world)]
    lasts(s, text("card.opening_the_black_box"), 2, PURCHASE)
    assert cost(s, 2, laser) == 6
    s.players[2].leaders = [DEAD, DEAD, DEAD]
    assert cost(s, 2, laser) == 6


@pytest.mark.rule("T3.16.17")
@pytest.mark.parametrize(("hacan", "way"), [("yes", True), ("no", False)])
def test_a_diplomat_is_sent_to_each_of_two_who_bar_the_way(hacan: str, way: bool) -> None:
    table = position(
        sol={"fleets": {"c1": "cruiser"}, "technologies": "type_iv_drive"},
        norr={"fleets": {"b1": "cruiser"}},
        hacan={"fleets": {"a1": "cruiser"}},
        options=LEADERS,
    )
    lead(table, sol="dead, dead, Jord", norr="dead, dead, dead", hacan="dead, dead, dead")
    say(table, "sol action tactical; sol activate centre; sol passage norr; norr grant yes")
    say(table, f"sol passage hacan; hacan grant {hacan}")
    assert asked(table) == ({"sol": "move_from"} if way else {"norr": "action"}), "nobody is asked twice"


@pytest.mark.rule("T3.17.65", "T3.16.13")
@pytest.mark.parametrize(("ruling", "asks"), [("picked-up", True), ("aboard-before", False)])
def test_leaders_ashore_come_along_into_a_battle_or_not(ruling: str, asks: bool) -> None:
    """The admiral is aboard, the agent on Jord."""
    for target, both in (("b1", asks), ("b2", True)):
        table = position(
            sol={"fleets": {"c1": "2 cruiser"}, "activated": "a1"},
            norr={"fleets": {"b1": "cruiser"}},
            options={**LEADERS, "cargo-into-battle": ruling},
        )
        lead(table, sol="c1, Jord, dead", norr="dead, dead, dead")
        say(table, f"sol action tactical; sol activate {target}; sol move_from c1; sol move cruiser")
        assert asked(table) == {"sol": "board"}
        assert any("agent" in option for option in options(table, "sol")) is both

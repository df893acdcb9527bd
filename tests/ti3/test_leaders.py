"""T3.16.13 to T3.16.20: leaders. Sol has an admiral, an agent and a diplomat, N'orr an admiral and two generals, Hacan
a diplomat, a general and a scientist."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.odds.fights import running
from orrery.games.ti3.odds.space import odds
from orrery.games.ti3.rules.board import home_planets
from orrery.games.ti3.rules.data import PLANET_NAMES
from orrery.games.ti3.rules.effects import NEXT_ROUND, lasts, refresh_abilities
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.galaxy import PLACE_NAMES
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import AFLOAT, DOMAIN, HELD, TECHNOLOGY, afloat, ashore, held_by
from orrery.games.ti3.rules.optional.leaders import DEAD
from orrery.games.ti3.rules.production import cost_of
from orrery.games.ti3.rules.queries import BOMBARDMENT, INVASION, PDS_AT_SHIPS, BombardmentForbidden
from orrery.games.ti3.rules.research import cost
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Seat, Spot
from orrery.games.ti3.rules.units import DREADNOUGHT, GROUND_FORCE, PDS, SPACE_DOCK, WAR_SUN
from orrery.games.ti3.rules.verbs import make_neutral
from tests.ti3.notation import (
    asked,
    damage,
    fleet,
    on_planet,
    options,
    place,
    planet,
    position,
    say,
    seat_of,
    state,
    why_not,
)
from tests.ti3.spoken import spoken

ON = {"leaders": "on"}
SAUDOR = {"Saudor": "hacan: ground_force"}


def lead(table: Table, **leaders: str) -> Table:
    """Where the leaders of the races are, in the order of their sheets: on planets, aboard at places, held, dead."""

    def site(word: str) -> Spot:
        if word.startswith("held by "):
            return held_by(Seat(seat_of(table, word.removeprefix("held by "))))
        return DEAD if word == "dead" else afloat(place(word)) if word in PLACE_NAMES else ashore(planet(word))

    for race, words in leaders.items():
        state(table).players[seat_of(table, race)].leaders = [site(word) for word in words.split(", ")]
    refresh_abilities(state(table))
    return table


def where(table: Table, race: str) -> list[str]:
    """The same in words."""

    def word(at: int) -> str:
        if at >= HELD:
            return f"held by {at - HELD}"
        return "dead" if at < 0 else PLACE_NAMES[at - AFLOAT] if at >= AFLOAT else PLANET_NAMES[at]

    return [word(at) for at in state(table).players[seat_of(table, race)].leaders]


def coming(ships: str, leaders: dict[str, str], to: str = "b1", dice: list[int] | None = None, **more: Any) -> Table:
    """Sol activates Saudor or another system and comes with these ships; leaders who are not aboard do not board."""
    sol = {"fleets": {"c1": ships}, "counters": (2, 3, 9), **more.pop("sol", {})}
    chosen = {**ON, **more.pop("options", {})}
    table = position(tiles={"b1": "saudor"}, sol=sol, dice=dice or [], options=chosen, **more)
    lead(table, **leaders)
    say(table, f"sol action tactical; sol activate {to}; sol move_from c1; sol move {ships}")
    return table


# --- T3.16.13: travelling ----------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.13")
def test_all_begin_in_the_home_system() -> None:
    table, dice = Table.new(GAME, 6, ON, seed=2), Random(2)
    while "take" not in asked(table).values():
        track, question = next(iter(table.pending.items()))
        table.put(track, question.sample(dice))
    for seat, p in enumerate(state(table).players):
        assert len(p.leaders) == 3
        assert set(p.leaders) <= set(home_planets(state(table), seat))


@pytest.mark.rule("T3.16.13")
def test_leaders_travel_with_ships_and_land_with_ground_forces() -> None:
    table = coming("carrier, 2 ground_force", {"sol": "Jord, Jord, Jord"})
    say(table, "sol board admiral, agent")
    assert where(table, "sol") == ["b1", "b1", "Jord"]
    say(table, "sol land ground_force; sol land_leaders agent")
    assert where(table, "sol") == ["b1", "Saudor", "Jord"]
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)


@pytest.mark.rule("T3.16.13")
def test_nobody_lands_alone_on_a_neutral_planet() -> None:
    table = coming("carrier, ground_force", {"sol": "c1, Jord, Jord"})
    say(table, "sol board nothing; sol land nothing")
    assert where(table, "sol") == ["b1", "Jord", "Jord"], "whoever is aboard goes with the last ship"
    assert "land_leaders" not in asked(table).values()


@pytest.mark.rule("T3.16.13")
def test_even_a_destroyer_takes_leaders_along_on_its_way() -> None:
    table = coming("destroyer", {"sol": "dead, Jord, Saudor"}, "a1", planets={"Saudor": "sol: ground_force"})
    say(table, "sol board diplomat")
    assert where(table, "sol") == ["dead", "Jord", "a1"]


@pytest.mark.rule("T3.16.13")
def test_leaders_withdraw_with_their_fleet() -> None:
    table = coming(
        "2 cruiser",
        {"sol": "c1, dead, dead"},
        dice=[1] * 5,
        sol={"activated": "b2"},
        norr={"fleets": {"b1": "2 cruiser"}},
    )
    say(table, "sol leave yes")
    assert (where(table, "sol")[0], fleet(table, "sol", "b2")) == ("b2", {"cruiser": 2})


@pytest.mark.rule("T3.16.13")
def test_leaders_take_part_in_a_transfer() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force"},
        sol={"fleets": {"c1": "cruiser"}},
        options=ON,
    )
    lead(table, sol="Jord, Jord, dead")
    say(
        table,
        "sol action transfer; sol transfer_between b1, c1; sol move cruiser; sol board agent; sol land_leaders agent",
    )
    assert where(table, "sol") == ["Jord", "Saudor", "dead"]


# --- T3.16.14: killed and captured -------------------------------------------------------------------------------


@pytest.mark.parametrize(("pips", "fate"), [(5, "dead"), (8, "Jord"), (9, "held by 1")])
@pytest.mark.rule("T3.16.14")
def test_what_becomes_of_a_leader_in_a_battle(pips: int, fate: str) -> None:
    table = coming(
        "cruiser", {"sol": "c1, dead, dead"}, dice=[1, 1, 10, 1, 1, pips], norr={"fleets": {"b1": "3 cruiser"}}
    )
    if fate == "Jord":
        say(table, "sol leader_to Jord")
    assert where(table, "sol")[0] == fate


@pytest.mark.rule("T3.16.14")
def test_without_a_battle_a_leader_dies_with_the_ships() -> None:
    table = coming("cruiser", {"sol": "c1, dead, dead"}, dice=[6], planets={"Saudor": "norr: pds"})
    say(table, "norr fire b1")
    assert where(table, "sol") == ["dead", "dead", "dead"]


@pytest.mark.parametrize(("pips", "fate"), [(5, "held by 0"), (9, "Quinarra"), (10, "dead")])
@pytest.mark.rule("T3.16.14")
def test_what_becomes_of_a_leader_on_a_planet_that_is_invaded(pips: int, fate: str) -> None:
    leaders = {"sol": "dead, dead, dead", "norr": "dead, Saudor, dead"}
    table = coming("carrier, ground_force", leaders, dice=[pips], planets={"Saudor": "norr:"})
    say(table, "sol land ground_force")
    if fate == "Quinarra":
        assert "Saudor" not in options(table, "norr")
        say(table, "norr leader_to Quinarra")
    assert where(table, "norr") == ["dead", fate, "dead"]


@pytest.mark.rule("T3.16.14")
def test_a_leader_is_captured_with_a_failed_invasion() -> None:
    table = coming(
        "carrier, ground_force",
        {"sol": "c1, dead, dead"},
        dice=[1, 10, 1, 1],
        planets={"Saudor": "norr: 3 ground_force"},
    )
    say(table, "sol land ground_force; sol land_leaders admiral")
    assert where(table, "sol") == ["held by 1", "dead", "dead"]


@pytest.mark.rule("T3.16.14")
def test_a_leader_dies_on_a_neutral_planet() -> None:
    table = coming("carrier, 2 ground_force", {"sol": "c1, dead, dead"}, options={"distant-suns": "on"})
    state(table).unexplored = 0
    state(table).domains = {planet("Saudor"): DOMAIN.index["radiation"]}
    say(table, "sol land 2 ground_force; sol land_leaders admiral")
    assert where(table, "sol") == ["dead", "dead", "dead"]


@pytest.mark.rule("T3.16.14")
def test_a_leader_escapes_if_a_planet_changes_hands_otherwise() -> None:
    table = position(tiles={"b1": "saudor"}, planets={"Saudor": "norr: ground_force"}, options=ON)
    lead(table, norr="dead, Saudor, dead", sol="dead, dead, dead")
    make_neutral(state(table), planet("Saudor"))
    say(table, "sol action pass")
    assert asked(table) == {"norr": "leader_to"}
    say(table, "norr leader_to Quinarra")
    assert where(table, "norr") == ["dead", "Quinarra", "dead"]


@pytest.mark.rule("T3.16.14")
def test_without_an_own_planet_there_is_no_escape() -> None:
    table = position(tiles={"b1": "saudor"}, planets={"Saudor": "norr: ground_force"}, options=ON)
    lead(table, norr="dead, Saudor, dead")
    s = state(table)
    s.owner = [Seat(0) if owner == 1 else owner for owner in s.owner]
    say(table, "sol action pass")
    assert where(table, "norr") == ["dead", "dead", "dead"]


@pytest.mark.rule("T3.16.14")
@pytest.mark.parametrize("pips", [5, 6])
def test_an_ancient_artifact_spares_no_leader_at_mecatol_rex(pips: int) -> None:
    table = position(
        planets={"Mecatol Rex": "sol: 2 ground_force"},
        frames=[("agenda", 0, -1), ("turn",)],
        politics="ancient_artifact",
        sol={"fleets": {"centre": "carrier"}},
        dice=[pips],
        options=ON,
    )
    lead(table, sol="Mecatol Rex, centre, Jord")
    say(table, "norr vote for; hacan vote for; sol vote for")
    assert where(table, "sol") == (["dead", "dead", "Jord"] if pips == 5 else ["Mecatol Rex", "centre", "Jord"])


# --- T3.16.15: admirals ------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.15", "T3.17.46")
@pytest.mark.parametrize(("ship", "left"), [("cruiser", {}), ("destroyer", {"destroyer": 1})])
def test_an_admiral_rolls_a_die_more_for_the_ship_that_carries_him(ship: str, left: dict[str, int]) -> None:
    table = coming(
        "cruiser, destroyer", {"sol": "c1, dead, dead"}, dice=[1, 7, 7, 1, 1],
        norr={"fleets": {"b1": "2 destroyer"}, "activated": "a1"}, sol={"activated": "b2"},
    )  # fmt: skip
    assert asked(table) == {"sol": "flagship"}
    say(table, f"sol flagship {ship}; sol leave no")
    assert fleet(table, "norr", "b1") == left, "of three dice one or two are a cruiser's"


@pytest.mark.rule("T3.16.15", "T3.17.46")
def test_by_one_reading_an_admiral_is_on_the_strongest_ship() -> None:
    table = coming(
        "cruiser, destroyer", {"sol": "c1, dead, dead"}, dice=[1, 7, 7, 1, 1],
        norr={"fleets": {"b1": "2 destroyer"}}, options={"leaders-aboard": "fleet"},
    )  # fmt: skip
    assert fleet(table, "norr", "b1") == {}


@pytest.mark.rule("T3.17.46", "T3.16.14", "T3.7.7")
def test_leaders_on_a_fighter_are_lost_to_the_barrage() -> None:
    table = coming(
        "carrier, fighter", {"sol": "c1, dead, dead"}, dice=[9, 1, 5], sol={"activated": "b2"},
        norr={"fleets": {"b1": "destroyer"}},
    )  # fmt: skip
    say(table, "sol flagship fighter")
    assert where(table, "sol") == ["dead", "dead", "dead"]
    assert fleet(table, "sol", "b1") == {"carrier": 1}


@pytest.mark.rule("T3.17.46", "T3.16.15")
def test_a_dreadnought_that_an_admiral_has_led_carries_him() -> None:
    table = position(
        options=ON, norr={"fleets": {"a1": "cruiser"}}, dice=[1] * 4,
        sol={"fleets": {"c1": "dreadnought, cruiser"}, "activated": "b1"},
    )  # fmt: skip
    lead(table, sol="Jord, dead, dead")
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move dreadnought, cruiser")
    assert asked(table) == {"sol": "leave"}
    assert state(table).players[0].flagships == {place("a1"): DREADNOUGHT}
    say(table, "sol leave yes")
    assert state(table).players[0].flagships == {}


@pytest.mark.rule("T3.17.46")
def test_nobody_names_a_flagship_where_nothing_threatens() -> None:
    table = coming("cruiser, destroyer", {"sol": "c1, dead, dead"})
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.17.46", "T3.16.15")
def test_odds_know_the_ship_that_carries_the_admiral() -> None:
    chances = []
    for ship in ("cruiser", "destroyer"):
        table = coming(
            "cruiser, destroyer", {"sol": "c1, dead, dead"}, sol={"activated": "b2"},
            norr={"fleets": {"b1": "2 destroyer"}},
        )  # fmt: skip
        say(table, f"sol flagship {ship}")
        fight = running(state(table))
        assert fight is not None
        chances.append(odds(*fight.sides, fight.start).win)
    assert chances[0] > chances[1]


@pytest.mark.rule("T3.16.15")
def test_a_dreadnought_with_an_admiral_goes_farther() -> None:
    for leaders, able in (("Jord, dead, dead", True), ("dead, Jord, dead", False)):
        table = position(sol={"fleets": {"c1": "2 dreadnought"}}, options=ON)
        lead(table, sol=leaders)
        say(table, "sol action tactical; sol activate a1")
        assert (asked(table).get("sol") == "move_from") is able
        if able:
            say(table, "sol move_from c1")
            assert why_not(table, "sol move 2 dreadnought") == "T3.16.15", "one admiral, one dreadnought"
            say(table, "sol move dreadnought")
            assert where(table, "sol") == ["a1", "dead", "dead"]


@pytest.mark.rule("T3.16.15")
def test_an_admiral_aboard_leads_the_last_ship_away() -> None:
    table = position(sol={"fleets": {"c1": "dreadnought"}}, options=ON)
    lead(table, sol="c1, dead, dead")
    say(table, "sol action tactical; sol activate a1; sol move_from c1; sol move dreadnought")
    assert where(table, "sol") == ["a1", "dead", "dead"]


@pytest.mark.rule("T3.16.15")
def test_one_flagship_whole_or_damaged() -> None:
    table = position(sol={"fleets": {"c1": "2 dreadnought"}}, options=ON)
    lead(table, sol="Jord, dead, dead")
    damage(table, "sol", "c1")
    say(table, "sol action tactical; sol activate a1; sol move_from c1")
    assert why_not(table, "sol move dreadnought, damaged_dreadnought") == "T3.16.15"
    assert why_not(table, "sol move damaged_dreadnought") == ""


@pytest.mark.parametrize(("norr", "retreats"), [("dead, dead, dead", False), ("b1, dead, dead", True)])
@pytest.mark.rule("T3.16.15")
def test_nobody_retreats_from_an_admiral_without_an_admiral(norr: str, retreats: bool) -> None:
    table = coming(
        "2 cruiser",
        {"sol": "c1, dead, dead", "norr": norr},
        sol={"activated": "b2"},
        norr={"fleets": {"b1": "2 cruiser"}, "activated": "a1"},
        dice=[] if retreats else [1] * 3 + [1] * 2,
    )
    say(table, "sol leave no")
    assert (asked(table) == {"norr": "leave"}) is retreats


# --- T3.16.16: agents --------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.16")
def test_an_agent_silences_pds_and_turns_them_over() -> None:
    table = coming(
        "carrier, ground_force",
        {"sol": "dead, c1, dead"},
        dice=[8, 1],
        planets={"Saudor": "norr: ground_force, 2 pds, space_dock"},
    )
    say(table, "norr fire nothing; sol land ground_force; sol land_leaders agent; sol aim_yes yes")
    assert on_planet(table, "Saudor") == ("sol", 1, 2, 1)
    sol, norr = state(table).players[:2]
    assert (sol.reserve[PDS], sol.reserve[SPACE_DOCK], norr.reserve[PDS], norr.reserve[SPACE_DOCK]) == (4, 2, 6, 3)


@pytest.mark.rule("T3.16.16")
def test_an_agent_is_given_up_against_an_action_card() -> None:
    table = position(
        "hacan, sol, norr", tiles={"b1": "saudor"}, planets=SAUDOR, hacan={"hand": "good_year"}, options=ON
    )
    lead(table, sol="dead, Jord, dead")
    say(table, "hacan action card.good_year; sol react leader.agent")
    assert state(table).players[0].goods == 0
    assert where(table, "sol") == ["dead", "dead", "dead"]


@pytest.mark.rule("T3.16.16")
def test_a_captured_agent_helps_nobody() -> None:
    table = position(
        "hacan, sol, norr", tiles={"b1": "saudor"}, planets=SAUDOR, hacan={"hand": "good_year"}, options=ON
    )
    lead(table, sol="dead, held by norr, dead")
    say(table, "hacan action card.good_year")
    assert state(table).players[0].goods == 1


# --- T3.16.17: diplomats -----------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.17")
def test_a_diplomat_delays_an_invasion() -> None:
    leaders = {"sol": "c1, dead, dead", "hacan": "Saudor, dead, dead"}
    table = coming("carrier, ground_force", leaders, planets={"Saudor": "hacan:"})
    say(table, "sol land ground_force; sol land_leaders admiral; hacan react leader.diplomat")
    assert on_planet(table, "Saudor") == ("hacan", 0, 0, 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 1}
    assert where(table, "sol")[0] == "b1"


@pytest.mark.rule("T3.16.17")
def test_a_diplomat_does_not_delay_the_same_planet_again() -> None:
    leaders = {"sol": "dead, dead, dead", "hacan": "Saudor, dead, dead"}
    table = coming("carrier, ground_force", leaders, planets={"Saudor": "hacan:"}, dice=[10])
    lasts(state(table), text("leader.diplomat"), 2, NEXT_ROUND, planet("Saudor"))
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)


@pytest.mark.rule("T3.16.17")
def test_a_diplomat_asks_for_passage() -> None:
    for granted in ("yes", "no"):
        table = position(sol={"fleets": {"c1": "cruiser"}}, norr={"fleets": {"b1": "cruiser"}}, options=ON)
        lead(table, sol="dead, Jord, Jord")
        say(table, f"sol action tactical; sol activate a1; sol passage norr; norr grant {granted}")
        assert (asked(table) == {"sol": "move_from"}) is (granted == "yes")
    table = position(sol={"fleets": {"c1": "cruiser"}}, norr={"fleets": {"b1": "cruiser"}}, options=ON)
    lead(table, sol="dead, Jord, Jord")
    say(
        table,
        "sol action tactical; sol activate a1; sol passage norr; norr grant yes; sol move_from c1; sol move cruiser",
    )
    assert where(table, "sol") == ["dead", "Jord", "a1"], "the diplomat comes along"


# --- T3.16.18: generals ------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.18")
def test_an_invading_general_rolls_two_misses_again() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b1": "saudor"},
        planets={"Saudor": "sol: ground_force"},
        hacan={"fleets": {"c1": "carrier, 3 ground_force"}},
        dice=[1, 2, 3, 8, 1, 1],
        options=ON,
    )
    lead(table, hacan="dead, c1, dead")
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move carrier, 3 ground_force")
    say(table, "hacan land 3 ground_force; hacan land_leaders general")
    assert on_planet(table, "Saudor") == ("hacan", 3, 0, 0)
    assert where(table, "hacan") == ["dead", "Saudor", "dead"]


@pytest.mark.rule("T3.16.18")
def test_a_general_defends_his_planet() -> None:
    s = state(lead(position(options=ON), hacan="dead, Arretze, dead"))
    here, other = planet("Arretze"), planet("Hercant")
    at = s.places[here]
    troops = [need(s, 2, 0, GROUND_FORCE, INVASION, False, at, p) for p in (here, other)]
    bombs = [need(s, 0, 2, DREADNOUGHT, BOMBARDMENT, True, at, p) for p in (here, other)]
    assert (troops, bombs) == ([7, 8], [9, 5])


# --- T3.16.19: scientists ----------------------------------------------------------------------------------------


@pytest.mark.rule("T3.16.19")
def test_a_scientist_helps_his_planet() -> None:
    table = position(tiles={"b1": "abyz_fria"}, planets={"Fria": "hacan: pds", "Abyz": "hacan: pds"}, options=ON)
    s = state(lead(table, hacan="dead, dead, Fria"))
    here, other = planet("Fria"), planet("Abyz")
    assert cost(s, 2, TECHNOLOGY.index["antimass_deflectors"]) == 6
    assert [cost_of(s, 2, SPACE_DOCK, p) for p in (here, other)] == [2, 4]
    assert [need(s, 2, 0, PDS, PDS_AT_SHIPS, False, s.places[p], p) for p in (here, other)] == [5, 6]
    assert [bool(number(s, 0, BombardmentForbidden, 0, p, WAR_SUN)) for p in (here, other)] == [True, False]
    assert not number(s, 0, BombardmentForbidden, 0, here, DREADNOUGHT)
    lead(table, hacan="dead, dead, held by sol")
    assert cost_of(s, 2, SPACE_DOCK, here) == 4


# --- T3.16.20: prisoners -----------------------------------------------------------------------------------------


def held(goods: int, **rulings: str) -> Table:
    """Sol has a general of N'orr in the status phase."""
    table = position(norr={"goods": goods}, options={**ON, **rulings})
    lead(table, norr="dead, held by sol, dead", sol="dead, dead, dead")
    say(table, "sol action pass; norr action pass; hacan action pass")
    return table


@pytest.mark.rule("T3.16.20")
def test_a_prisoner_is_ransomed() -> None:
    table = held(3)
    say(table, "norr ransom 2; sol fate free; norr leader_to Quinarra")
    assert where(table, "norr") == ["dead", "Quinarra", "dead"]
    assert [p.goods for p in state(table).players[:2]] == [2, 1]


@pytest.mark.parametrize(("fate", "after"), [("keep", "held by 0"), ("execute", "dead")])
@pytest.mark.rule("T3.16.20")
def test_a_prisoner_is_kept_or_executed(fate: str, after: str) -> None:
    table = held(0)
    say(table, f"sol fate {fate}")
    assert where(table, "norr") == ["dead", after, "dead"]


@pytest.mark.rule("T3.16.20")
def test_a_prisoner_is_handed_over_to_the_owner_only_or_to_anyone() -> None:
    assert why_not(held(0), "sol fate hand_over") == "T3.16.20"
    table = held(0, prisoners="to-anyone")
    say(table, "sol fate hand_over; sol aim_player hacan")
    assert where(table, "norr") == ["dead", "held by 2", "dead"]


@pytest.mark.rule("T3.16.20")
def test_prisoners_are_found_by_whoever_invades_a_planet_of_their_captor() -> None:
    leaders = {"sol": "held by norr, dead, dead", "hacan": "dead, held by norr, dead"}
    table = coming("carrier, ground_force", leaders, dice=[9], planets={"Saudor": "norr:"})
    say(table, "sol land ground_force; sol rescue seat_1, admiral; sol leader_to Jord")
    assert (where(table, "sol")[0], where(table, "hacan")[1]) == ("Jord", "held by 1")
    table = coming("carrier, ground_force", leaders, dice=[9], planets={"Saudor": "norr:"})
    say(table, "sol land ground_force; sol rescue seat_3, general")
    assert (where(table, "sol")[0], where(table, "hacan")[1]) == ("held by 1", "held by 0")
    table = coming("carrier, ground_force", leaders, dice=[8], planets={"Saudor": "norr:"})
    say(table, "sol land ground_force")
    assert (where(table, "sol")[0], where(table, "hacan")[1]) == ("held by 1", "held by 1")


def test_everything_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")
    table = held(3, prisoners="to-anyone")
    for answer in ("norr ransom 2", "sol fate free", "norr leader_to Quinarra"):
        assert spoken(table)
        say(table, answer)
    leaders = {"sol": "held by norr, dead, c1", "norr": "Saudor, dead, dead", "hacan": "dead, held by norr, dead"}
    table = coming("carrier, ground_force", leaders, dice=[1, 9], planets={"Saudor": "norr:"})
    for answer in ("sol land ground_force", "sol land_leaders diplomat", "sol rescue seat_3, general"):
        assert spoken(table)
        say(table, answer)
    assert spoken(table)
    table = position(sol={"fleets": {"c1": "cruiser"}}, norr={"fleets": {"b1": "cruiser"}}, options=ON)
    lead(table, sol="dead, Jord, Jord")
    say(table, "sol action tactical; sol activate a1")
    for answer in ("sol passage norr", "norr grant yes", "sol move_from c1", "sol move cruiser"):
        assert spoken(table)
        say(table, answer)
    assert spoken(table)

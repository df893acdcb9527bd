"""T3.13: the political cards about who holds planets, and who may land on them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.effects import ROUND, expire
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import POLITIC
from orrery.games.ti3.rules.queries import LandingForbidden
from tests.ti3.councils import EVEN, LAND, LANDER, SAUDOR, SETTLED, TILES, agree, council, goods, under, voted
from tests.ti3.notation import asked, on_planet, options, planet, position, say, state, why_not


def test_colonial_redistribution_moves_a_planet_from_the_first_to_the_last() -> None:
    table = position(politics="colonial_redistribution", frames=[("agenda", 0, -1), ("turn",)], tiles=TILES,
                     planets={**SETTLED, "Mehar Xull": "norr: 3 ground_force, pds"})  # fmt: skip
    s = state(table)
    s.players[1].points, s.players[0].points = 4, 1
    agree(table, "for")
    say(table, "norr aim_planet Mehar Xull")
    assert asked(table) == {"hacan": "aim_yes"}
    say(table, "hacan aim_yes yes")
    assert on_planet(table, "Mehar Xull") == ("hacan", 3, 0, 0)


def test_colonial_redistribution_with_even_points_is_drawn_and_may_be_declined() -> None:
    table = council("colonial_redistribution", "for", dice=[2])
    say(table, "norr aim_planet Mehar Xull")
    assert options(table, "norr") == ["seat_1", "seat_3"]
    say(table, "norr aim_player sol; sol aim_yes no")
    assert on_planet(table, "Mehar Xull") == ("norr", 0, 0, 0)
    assert asked(council("colonial_redistribution", "against")) == {"sol": "action"}


def test_compensated_disarmament_pays_for_each_ground_force() -> None:
    table = council("compensated_disarmament", "Mehar Xull")
    assert on_planet(table, "Mehar Xull") == ("norr", 0, 0, 0)
    assert goods(table) == [0, 3, 0]


def test_dispute_resolution_makes_two_planets_neutral() -> None:
    table = council("dispute_resolution", "Meer, Mehar Xull", planets={"Meer": "sol: ground_force, pds"})
    assert on_planet(table, "Meer") == on_planet(table, "Mehar Xull") == ("", 0, 0, 0)
    assert on_planet(table, "Saudor") == ("hacan", 1, 0, 0)
    assert state(table).players[0].reserve[7] == 6


def test_dispute_resolution_spares_homes_and_mecatol_rex() -> None:
    table = position(politics="dispute_resolution", frames=[("agenda", 0, -1)], tiles=TILES, planets=SETTLED)
    assert len(options(table, "norr")) == 3 + 1
    assert not [o for o in options(table, "norr") if "Jord" in o or "Mecatol" in o]


def test_official_sanction_forbids_invasions_this_round() -> None:
    s = state(council("official_sanction", "norr"))
    assert number(s, 0, LandingForbidden, 1, planet("Saudor"))
    assert not number(s, 0, LandingForbidden, 0, planet("Saudor"))
    expire(s, ROUND)
    assert not number(s, 0, LandingForbidden, 1, planet("Saudor"))


def test_colonization_licensing_makes_landings_cost() -> None:
    frames = [("activate", 0), ("turn",)]
    table = position(laws="colonization_licensing", frames=frames, tiles={"b1": "arinam_meer", "b2": "saudor"},
                     sol={"fleets": {"b2": "carrier, 2 ground_force"}, "goods": 1})  # fmt: skip
    say(table, "sol activate b1; sol move_from b2; sol move carrier, 2 ground_force")
    while asked(table) in ({"sol": "move_from"}, {"sol": "pick_up_at"}):
        say(table, f"sol {asked(table)['sol']} nothing")
    say(table, "sol land ground_force; sol land ground_force; sol pay trade good")
    assert on_planet(table, "Arinam")[:2] == on_planet(table, "Meer")[:2] == ("sol", 1)
    assert goods(table) == [0, 0, 0], "Arinam yields 1, Meer nothing"


def test_colonization_licensing_forbids_what_cannot_be_paid() -> None:
    s = state(position(laws="colonization_licensing", tiles=TILES, planets={"Mehar Xull": "norr:"}))
    s.exhausted = (1 << 51) - 1
    assert number(s, 0, LandingForbidden, 0, planet("Saudor"))
    assert not number(s, 0, LandingForbidden, 0, planet("Mehar Xull")), "it is not neutral"


def test_colonization_licensing_against_exhausts_one_planet_in_three() -> None:
    table = council("colonization_licensing", "against", tiles={"b5": "mellon_zohbat"},
                    planets={"Mellon": "sol:", "Zohbat": "sol:"})  # fmt: skip
    say(table, "sol aim_planets Zohbat")
    assert state(table).exhausted == 1 << planet("Zohbat")
    assert asked(table) == {"sol": "action"}


def test_imperial_peace_keeps_invaders_from_mecatol_rex() -> None:
    s = state(council("imperial_peace", "for"))
    assert number(s, 0, LandingForbidden, 0, planet("Mecatol Rex"))
    assert not number(s, 0, LandingForbidden, 0, planet("Saudor"))
    s = state(council("imperial_peace", "against"))
    assert not number(s, 0, LandingForbidden, 0, planet("Mecatol Rex"))
    assert number(s, 0, LandingForbidden, 0, planet("Saudor"))
    expire(s, ROUND)
    assert not number(s, 0, LandingForbidden, 0, planet("Saudor"))


def test_the_minister_of_internal_security_kills_on_mecatol_rex_once() -> None:
    table = under("minister_of_internal_security norr", planets={"Mecatol Rex": "sol: 6 ground_force"})
    say(table, "sol action tactical; sol activate b1; norr react politic.minister_of_internal_security")
    assert options(table, "norr") == ["1", "2", "3", "4"]
    say(table, "norr aim_amount 4")
    assert on_planet(table, "Mecatol Rex") == ("sol", 2, 0, 0)
    assert state(table).laws == {}
    assert POLITIC.index["minister_of_internal_security"] in state(table).politics_discard


def test_planetary_conscription_raises_a_ground_force_on_new_planets() -> None:
    for answer, troops in (("politic.planetary_conscription", 3), ("nothing", 2)):
        table = under("planetary_conscription 0", **SAUDOR, sol={"fleets": LANDER})
        say(table, f"{LAND}; sol react {answer}")
        assert on_planet(table, "Saudor") == ("sol", troops, 0, 0)


def test_against_planetary_conscription_nobody_lands_on_neutral_planets_this_round() -> None:
    table = voted("planetary_conscription", "against", sol={"fleets": {"c1": "carrier, 2 ground_force"}})
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
    say(table, "sol pick_up_at nothing")
    assert table.find(0, "land")[1].args["planet"] == planet("Meer"), "Arinam is neutral: not asked"
    say(table, "sol land nothing")
    assert on_planet(table, "Arinam")[0] == ""


def test_planetary_security_frees_planets_without_a_garrison() -> None:
    table = voted("planetary_security", "for", planets={**EVEN["planets"], "Meer": "sol: pds, space_dock"})
    assert on_planet(table, "Meer") == ("", 0, 0, 0)
    assert on_planet(table, "Saudor")[0] == "hacan"
    assert on_planet(table, "Jord")[0] == "sol", "home systems are safe"
    assert state(table).players[0].reserve[7:] == [6, 3]


def test_planetary_security_looks_again_whenever_a_garrison_leaves() -> None:
    ships = {"fleets": {"b1": "carrier"}}
    table = under("planetary_security 0", **SAUDOR, planets={"Saudor": "sol: ground_force"}, sol=ships)
    say(table, "sol action tactical; sol activate a1; sol move_from b1; sol move carrier, ground_force@Saudor")
    assert on_planet(table, "Saudor")[0] == ""


def test_against_planetary_security_nothing_happens() -> None:
    table = voted("planetary_security", "against", planets={"Meer": "sol:"})
    assert on_planet(table, "Meer")[0] == "sol"
    assert state(table).laws == {}


def truce(round_: int, **more: Any) -> Table:
    """A truce that applies from a round on; it is round one."""
    fleets = {"sol": {"fleets": LANDER, **more.pop("sol", {})}, "norr": {"fleets": {"b2": "cruiser"}}}
    return under(f"short_term_truce 0 {round_}", **SAUDOR, planets={"Saudor": "norr:"}, **fleets, **more)


def test_in_a_truce_nobody_attacks() -> None:
    table = truce(1)
    say(table, "sol action tactical")
    assert why_not(table, "sol activate b2") == "T3.7.1"
    say(table, "sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
    assert on_planet(table, "Saudor")[0] == "norr", "no landing on another's planet"
    table = truce(2)
    say(table, "sol action tactical")
    assert why_not(table, "sol activate b2") == "", "it begins with the next round"


def test_a_truce_is_for_the_round_after_the_vote() -> None:
    table = voted("short_term_truce", "for")
    assert state(table).laws == {POLITIC.index["short_term_truce"]: (0, 2)}


def test_a_truce_can_be_bought_off() -> None:
    table = truce(1, sol={"goods": 10})
    say(table, "sol aim_yes no; sol action tactical; sol activate a1")
    say(table, "sol react politic.short_term_truce; sol pay 10 trade good")
    assert state(table).laws == {}


def test_a_truce_can_be_bought_off_before_an_attack() -> None:
    table = truce(1, sol={"goods": 10})
    say(table, "sol aim_yes yes; sol pay 10 trade good; sol action tactical")
    assert why_not(table, "sol activate b2") == ""


@pytest.mark.rule("T3.17.24")
def test_a_truce_lasts_one_round_or_for_good() -> None:
    for reading, left in (("one-round", 0), ("lasting", 1)):
        table = under("short_term_truce 0 1", options={"short-term-truce": reading})
        say(table, "sol action pass; norr action pass; hacan action pass")
        finish_status(table)
        assert len(state(table).laws) == left


def finish_status(table: Table) -> None:
    """Everybody gets through the status phase with the first possible answer."""
    while state(table).round == 1 and table.pending:
        track, question = next(iter(table.pending.items()))
        table.put(track, next(iter(question.options())))


def test_against_a_truce_the_left_neighbour_exhausts_a_planet_of_each_opponent() -> None:
    table = position(politics="short_term_truce", frames=[("agenda", 0, -1), ("turn",)], **EVEN)
    say(table, "norr vote against; hacan vote for; sol vote against")
    assert asked(table) == {"hacan": "aim_planet"}
    say(table, "hacan aim_planet Mehar Xull; norr aim_planet Meer")
    assert state(table).exhausted == 1 << planet("Mehar Xull") | 1 << planet("Meer")

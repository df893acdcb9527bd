"""T3.13.6: the second half of the laws, in the order of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import near
from orrery.games.ti3.rules.effects import learn
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import POLITIC, TECHNOLOGY
from orrery.games.ti3.rules.queries import BATTLE, BOMBARDMENT, DropTroops
from orrery.games.ti3.rules.research import cost
from orrery.games.ti3.rules.things import Place, Technology
from orrery.games.ti3.rules.units import CRUISER, DREADNOUGHT, WAR_SUN
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state, why_not

SAUDOR: dict[str, Any] = {"tiles": {"b1": "saudor"}}
LANDER: dict[str, Any] = {"c1": "carrier, 2 ground_force"}
LAND = (
    "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force; sol land 2 ground_force"
)
EVEN: dict[str, Any] = {
    "tiles": {"b1": "arinam_meer", "b2": "mehar_xull", "b3": "saudor"},
    "planets": {"Meer": "sol: ground_force", "Mehar Xull": "norr: ground_force", "Saudor": "hacan: ground_force"},
}


def law(name: str, **more: Any) -> Table:
    """A table with a law in force."""
    return position(laws=name, **more)


def voted(name: str, side: str, **more: Any) -> Table:
    """The council has decided one way."""
    table = position(politics=name, frames=[("agenda", 0, -1), ("turn",), ("status_phase",)], **{**EVEN, **more})
    say(table, f"norr vote {side}; hacan vote {side}; sol vote {side}")
    return table


def technology(name: str) -> Technology:
    return TECHNOLOGY.index[name]


def goods(table: Table) -> list[int]:
    return [p.goods for p in state(table).players]


# --- ministers ---------------------------------------------------------------------------------------------------


def test_the_minister_of_exploration_is_paid_when_others_settle() -> None:
    table = law("minister_of_exploration norr", **SAUDOR, sol={"fleets": LANDER})
    say(table, LAND)
    assert on_planet(table, "Saudor")[0] == "sol"
    assert goods(table) == [0, 1, 0]
    table = law("minister_of_exploration sol", **SAUDOR, sol={"fleets": LANDER})
    say(table, LAND)
    assert goods(table) == [0, 0, 0], "not for an own landing"


def test_the_minister_of_exploration_is_not_paid_for_a_conquest() -> None:
    table = law("minister_of_exploration hacan", **SAUDOR, planets={"Saudor": "norr:"}, sol={"fleets": LANDER})
    say(table, LAND)
    assert on_planet(table, "Saudor")[0] == "sol"
    assert goods(table) == [0, 0, 0]


def test_the_minister_of_internal_security_kills_on_mecatol_rex_once() -> None:
    table = law("minister_of_internal_security norr", planets={"Mecatol Rex": "sol: 6 ground_force"})
    say(table, "sol action tactical; sol activate b1; norr react politic.minister_of_internal_security")
    assert options(table, "norr") == ["1", "2", "3", "4"]
    say(table, "norr aim_amount 4")
    assert on_planet(table, "Mecatol Rex") == ("sol", 2, 0, 0)
    assert state(table).laws == {}
    assert POLITIC.index["minister_of_internal_security"] in state(table).politics_discard


def test_the_minister_of_policy_draws_one_more() -> None:
    table = law("minister_of_policy norr")
    say(table, "sol action pass; norr action pass; hacan action pass")
    say(table, "; ".join(f"{race} show_secret no" for race in ("sol", "norr", "hacan")))
    assert [len(p.hand) for p in state(table).players] == [1, 2, 1]


def test_the_minister_of_war_buys_a_hit_before_the_battle() -> None:
    for answer, left in (("politic.minister_of_war", 1), ("nothing", 2)):
        table = law("minister_of_war sol", sol={"fleets": {"c1": "cruiser"}}, norr={"fleets": {"b1": "destroyer"}},
                    dice=[1, 10])  # fmt: skip
        say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move cruiser; sol react {answer}")
        assert state(table).players[0].counters[0] == left
        won = fleet(table, "sol", "b1") == {"cruiser": 1}
        assert won == (left == 1)
        assert fleet(table, "norr", "b1") == ({} if won else {"destroyer": 1})


# --- planets -----------------------------------------------------------------------------------------------------


def test_planetary_conscription_raises_a_ground_force_on_new_planets() -> None:
    for answer, troops in (("politic.planetary_conscription", 3), ("nothing", 2)):
        table = law("planetary_conscription 0", **SAUDOR, sol={"fleets": LANDER})
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
    table = law("planetary_security 0", **SAUDOR, planets={"Saudor": "sol: ground_force"}, sol=ships)
    say(table, "sol action tactical; sol activate a1; sol move_from b1; sol move carrier, ground_force@Saudor")
    assert on_planet(table, "Saudor")[0] == ""


def test_against_planetary_security_nothing_happens() -> None:
    table = voted("planetary_security", "against", planets={"Meer": "sol:"})
    assert on_planet(table, "Meer")[0] == "sol"
    assert state(table).laws == {}


# --- technologies ------------------------------------------------------------------------------------------------


def test_regressive_rhetoric_makes_technologies_dearer() -> None:
    assert cost(state(law("regressive_rhetoric 0")), 0, technology("war_sun")) == 10


def test_regressive_rhetoric_gives_a_card_to_who_does_not_use_technology() -> None:
    table = law("regressive_rhetoric 0", sol={"strategies": "technology"})
    say(table, "sol action technology; sol research enviro_compensator")
    say(table, "norr secondary no; norr aim_yes yes; hacan secondary no; hacan aim_yes no")
    assert [len(p.hand) for p in state(table).players] == [0, 1, 0]


def test_against_regressive_rhetoric_all_discard_a_card() -> None:
    table = voted("regressive_rhetoric", "against", sol={"hand": "plague, direct_hit"}, norr={"hand": "sabotage"})
    assert asked(table) == {"sol": "discard"}
    say(table, "sol discard plague; norr discard sabotage")
    assert [len(p.hand) for p in state(table).players] == [1, 0, 0]


def test_regulated_conscription_ends_pairs_of_ground_forces() -> None:
    table = law("regulated_conscription 0", planets={"Jord": "sol: space_dock"})
    say(table, "sol action tactical; sol activate c1; sol build 2 ground_force, 2 fighter")
    assert table.find(0)[1].args["price"] == 3
    assert number(state(table), 2, DropTroops, 0) == 1
    assert number(state(position()), 2, DropTroops, 0) == 2


def test_a_research_grant_counts_specialties_for_all_colours() -> None:
    tiles = {"b1": "abyz_fria", "b2": "arinam_meer"}
    planets = {"Fria": "sol: ground_force", "Arinam": "sol: ground_force"}
    s = state(law("research_grant 0", tiles=tiles, planets=planets))
    assert [cost(s, 0, technology(t)) for t in ("antimass_deflectors", "war_sun", "enviro_compensator")] == [6, 6, 6]
    s.exhausted = 1 << planet("Fria")
    assert cost(s, 0, technology("enviro_compensator")) == 7


@pytest.mark.parametrize(
    ("card", "gone"),
    [
        ("research_grant", {"enviro_compensator"}),
        ("technology_tariffs", {"cybernetics"}),
        ("technology_buy_back", {"xrd_transporters", "hylar_v_assault_laser", "cybernetics", "enviro_compensator"}),
    ],
)
def test_what_a_vote_against_forbids_for_the_rest_of_the_round(card: str, gone: set[str]) -> None:
    sol = {"strategies": "technology", "technologies": "antimass_deflectors"}
    table = voted(card, "against", sol=sol)
    usual = {"xrd_transporters", "hylar_v_assault_laser", "cybernetics", "enviro_compensator"}
    say(table, "sol action technology")
    found = options(table, "sol") if asked(table) == {"sol": "research"} else []
    assert set(found) == usual - gone
    assert state(table).laws == {}


def test_resource_management_freezes_the_command_counters() -> None:
    frames = [("redistribute", 0), ("turn",)]
    assert asked(position(frames=frames)) == {"sol": "redistribute"}
    assert asked(law("resource_management 0", frames=frames)) == {"sol": "action"}


def test_against_resource_management_full_hands_lose_two_cards() -> None:
    sol, norr = {"hand": "plague, direct_hit, sabotage"}, {"hand": "sabotage, direct_hit"}
    table = voted("resource_management", "against", sol=sol, norr=norr)
    say(table, "sol discard plague, sabotage")
    assert [len(p.hand) for p in state(table).players] == [1, 2, 0]


def test_subsidized_studies_favour_one_colour() -> None:
    s = state(law("subsidized_studies 1"))
    assert [cost(s, 0, technology(t)) for t in ("war_sun", "enviro_compensator")] == [5, 10]


def test_technology_tariffs_make_red_ones_dearer() -> None:
    s = state(law("technology_tariffs 0"))
    assert [cost(s, 0, technology(t)) for t in ("war_sun", "enviro_compensator")] == [12, 8]


def test_technology_buy_back_pays_for_what_nothing_else_needs() -> None:
    sol = {"technologies": "antimass_deflectors, xrd_transporters"}
    table = law("technology_buy_back 0", sol=sol)
    say(table, "sol action pass; norr action pass; hacan action pass; sol react politic.technology_buy_back")
    assert options(table, "sol") == ["xrd_transporters"]
    say(table, "sol aim_technology xrd_transporters")
    assert goods(table) == [6, 0, 0]
    assert state(table).players[0].technologies == 1 << technology("antimass_deflectors")


def test_the_science_community_speaker_researches_without_a_counter() -> None:
    table = law("science_community_speaker norr", sol={"strategies": "technology"}, norr={"goods": 9})
    assert cost(state(table), 1, technology("war_sun")) == 7
    say(table, "sol action technology; sol research enviro_compensator; norr secondary yes")
    say(table, "norr research enviro_compensator")
    assert state(table).players[1].counters == [2, 3, 5]
    assert table.find(1)[1].args["price"] == 7


# --- truce, trade, tariffs ---------------------------------------------------------------------------------------


def truce(round_: int, **more: Any) -> Table:
    """A truce that holds from a round on; it is round one."""
    fleets = {"sol": {"fleets": LANDER, **more.pop("sol", {})}, "norr": {"fleets": {"b2": "cruiser"}}}
    return law(f"short_term_truce 0 {round_}", **SAUDOR, planets={"Saudor": "norr:"}, **fleets, **more)


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
        table = law("short_term_truce 0 1", options={"short-term-truce": reading})
        say(table, "sol action pass; norr action pass; hacan action pass")
        finish_status(table)
        assert len(state(table).laws) == left


def finish_status(table: Table) -> None:
    """Everybody gets through the status phase with the first answer there is."""
    while state(table).round == 1 and table.pending:
        track, question = next(iter(table.pending.items()))
        table.put(track, next(iter(question.options())))


def test_against_a_truce_the_left_neighbour_exhausts_a_planet_of_each_opponent() -> None:
    table = position(politics="short_term_truce", frames=[("agenda", 0, -1), ("turn",)], **EVEN)
    say(table, "norr vote against; hacan vote for; sol vote against")
    assert asked(table) == {"hacan": "aim_planet"}
    say(table, "hacan aim_planet Mehar Xull; norr aim_planet Meer")
    assert state(table).exhausted == 1 << planet("Mehar Xull") | 1 << planet("Meer")


def test_a_trade_war_takes_goods_away() -> None:
    table = law("trade_war 0", sol={"strategies": "trade", "goods": 2})
    say(table, "sol action trade; sol trade_way second; norr secondary yes; norr react politic.trade_war")
    say(table, "norr aim_player seat_1; hacan secondary no")
    assert goods(table) == [1, 0, 0]
    assert state(table).goods == 39


def test_against_a_trade_war_all_lose_a_good() -> None:
    assert goods(voted("trade_war", "against", sol={"goods": 2}, norr={"goods": 1})) == [1, 0, 0]


def test_traffic_tariffs_are_paid_with_a_good_or_a_planet() -> None:
    planets = {"Saudor": "norr: ground_force"}
    for payment, left, tired in (("trade good", 0, False), ("Jord", 1, True)):
        table = law("traffic_tariffs 0", **SAUDOR, planets=planets, sol={"goods": 1})
        say(table, f"sol action tactical; sol activate b1; sol pay {payment}")
        assert state(table).players[0].goods == left
        assert bool(state(table).exhausted >> planet("Jord") & 1) == tired
    table = law("traffic_tariffs 0", **SAUDOR, planets=planets, sol={"goods": 1})
    say(table, "sol action tactical; sol activate b2")
    assert asked(table) == {"norr": "action"}, "only where somebody else has a planet"


def test_who_cannot_pay_traffic_tariffs_stays_away() -> None:
    table = law("traffic_tariffs 0", **SAUDOR, planets={"Saudor": "norr: ground_force"})
    state(table).exhausted = 1 << planet("Jord")
    say(table, "sol action tactical")
    assert why_not(table, "sol activate b1") == "T3.7.1"


def test_against_traffic_tariffs_all_give_up_a_counter() -> None:
    table = voted("traffic_tariffs", "against", norr={"counters": (0, 2, 5)}, hacan={"counters": (0, 0, 5)})
    say(table, "sol counter_lost strategy")
    assert [p.counters for p in state(table).players] == [[1, 3, 5], [0, 1, 5], [0, 0, 5]]


# --- weapons and wormholes ---------------------------------------------------------------------------------------


def test_unconventional_weapons_are_weakened() -> None:
    plain, after = state(position()), state(law("unconventional_weapons 0"))
    for unit, more in ((DREADNOUGHT, 2), (WAR_SUN, 2), (CRUISER, 0)):
        for kind in (BATTLE, BOMBARDMENT):
            assert need(after, 0, 1, unit, kind, True, Place(7)) - need(plain, 0, 1, unit, kind, True, Place(7)) == more


def test_against_unconventional_weapons_they_exhaust_planets() -> None:
    ships = {"sol": {"fleets": {"c1": "dreadnought"}}, "norr": {"fleets": {"c3": "2 dreadnought, 2 war_sun"}}}
    table = voted("unconventional_weapons", "against", **ships)
    say(table, "sol aim_planets Meer")
    s = state(table)
    assert s.exhausted >> planet("Meer") & 1
    assert not s.exhausted >> planet("Jord") & 1
    assert all(s.exhausted >> p & 1 for p, owner in enumerate(s.owner) if owner == 1)
    assert not any(s.exhausted >> p & 1 for p, owner in enumerate(s.owner) if owner == 2)


def test_wormhole_reconstruction_joins_all_wormholes() -> None:
    tiles = {"b1": "quann", "b7": "lodor"}
    plain, after = state(position(tiles=tiles)), state(law("wormhole_reconstruction 0", tiles=tiles))
    assert plain.wormholes.count(0) == 0, "one of each kind"
    assert not near(plain)[place("b1")] >> place("b7") & 1
    assert near(after)[place("b1")] >> place("b7") & 1


def test_closed_wormholes_stay_closed() -> None:
    tiles = {"b1": "quann", "b7": "lodor"}
    s = state(law("wormhole_reconstruction 0", tiles=tiles))
    s.laws[POLITIC.index["closing_the_wormholes"]] = (0,)
    learn(s)
    assert not near(s)[place("b1")] >> place("b7") & 1

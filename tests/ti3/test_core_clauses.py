"""Core rules once more, read sentence by sentence beside the rulebook: who acts first, where a fleet can flee to,
fighters under fire; and earlier findings that had no test of their own."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.battle import havens
from orrery.games.ti3.rules.board import (
    counters_left,
    docks_at,
    fighter_stacks,
    fleet_limit,
    over_capacity,
    troop_stacks,
)
from orrery.games.ti3.rules.effects import refresh_abilities
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import AFLOAT, STRATEGY, afloat
from orrery.games.ti3.rules.optional.leaders import DEAD, strongest
from orrery.games.ti3.rules.queries import HandLimit
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.units import CARRIER, DESTROYER, FIGHTER, IN_SPACE, big_ships, ships
from tests.ti3.notation import asked, fleet, group, on_planet, place, position, say, state, why_not
from tests.ti3.test_distant_suns import hidden, landing
from tests.ti3.test_sabotage_runs import battle as run

EVERYTHING = {"leaders": "on", "distant-suns": "on", "sabotage-runs": "on"}

# --- T3.7: the tactical action -----------------------------------------------------------------------------------


def under_fire(ruling: str, dice: list[int], theirs: str = "cruiser") -> Table:
    """A carrier of Sol with fighters and a ground force comes to Saudor, where a PDS hits once."""
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: pds"},
        options={"fighters-under-fire": ruling},
        sol={"fleets": {"c1": "carrier, 2 fighter, ground_force"}, "activated": "a1"},
        norr={"fleets": {"b1": theirs} if theirs else {}},
        dice=dice,
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 fighter, ground_force")
    say(table, "norr fire b1; sol lose carrier")
    return table


@pytest.mark.rule("T3.17.64", "T3.7.12", "T3.12.5")
def test_fighters_whose_carrier_the_pds_shoot_down_do_not_fight() -> None:
    table = under_fire("lost-at-once", [6])
    assert fleet(table, "sol", "b1") == {}
    assert fleet(table, "norr", "b1") == {"cruiser": 1}
    assert asked(table) == {"norr": "action"}, "there was no battle"


@pytest.mark.rule("T3.17.64", "T3.7.12")
def test_by_one_reading_they_fight_without_it() -> None:
    table = under_fire("fight-on", [6, 1, 9, 1])
    assert asked(table) == {"sol": "leave"}
    say(table, "sol leave no")
    assert fleet(table, "norr", "b1") == {}
    assert fleet(table, "sol", "b1") == {}, "without room they are lost after the battle"


@pytest.mark.rule("T3.17.64", "T3.7.13")
@pytest.mark.parametrize("ruling", ["lost-at-once", "fight-on"])
def test_without_a_battle_they_are_lost_by_any_reading(ruling: str) -> None:
    assert fleet(under_fire(ruling, [6], ""), "sol", "b1") == {}


@pytest.mark.rule("T3.17.65", "T3.7.4")
@pytest.mark.parametrize("enemy", [True, False])
@pytest.mark.parametrize("reading", ["picked-up", "aboard-before"])
def test_what_is_picked_up_before_a_battle(reading: str, enemy: bool) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: ground_force", "Saudor": "sol: 2 ground_force"},
        options={"cargo-into-battle": reading},
        sol={"fleets": {"c1": "carrier, fighter, ground_force"}, "technologies": "xrd_transporters"},
        norr={"fleets": {"b2": "cruiser"} if enemy else {}},
    )
    say(table, "sol action tactical; sol activate b2; sol move_from c1")
    free = reading == "picked-up" or not enemy
    assert why_not(table, "sol move carrier, ground_force@Jord") == ("" if free else "T3.7.2")
    say(table, "sol move carrier, fighter, ground_force")
    if not free:
        assert fleet(table, "sol", "b2") == {"carrier": 1, "fighter": 1, "ground_force": 1}
    assert (asked(table) == {"sol": "pick_up_at"}) == free


@pytest.mark.rule("T3.7.11", "T3.3.6", "T3.3.9")
def test_no_fleet_flees_into_an_asteroid_field_or_a_supernova() -> None:
    table = position(
        tiles={"b2": "asteroid_field", "b12": "supernova", "a1": "nebula"},
        sol={"fleets": {"b1": "cruiser"}, "activated": "b2, b12, a1, c1"},
    )
    assert havens(state(table), 0, place("b1")) == sorted(map(place, ("a1", "c1")))


# --- limits hold at every turn -----------------------------------------------------------------------------------


def broken(s: Twilight) -> list[str]:
    """Which limits do not apply between two turns."""
    found = []
    fleets = [(seat, at, there) for seat, p in enumerate(s.players) for at, there in p.fleets.items()]
    for seat, p in enumerate(s.players):
        found += ["T3.12.1"] * (counters_left(s, seat) < 0 or min(p.counters) < 0)
        found += ["T3.11.8"] * (p.goods < 0)
        found += ["T3.12.8"] * (len(p.hand) > number(s, 7, HandLimit, seat))
        found += ["T3.14.3"] * (min(p.reserve) < 0)
        found += ["T3.14.4"] * (fighter_stacks(s, seat) > 10 or troop_stacks(s, seat) > 12)
    for seat, at, there in fleets:
        found += ["T3.7.10"] * (min(there) < 0 or min(there.whole(unit) for unit in IN_SPACE) < 0)
        found += ["T3.7.13"] * (not ships(there))
        found += ["T3.12.4"] * (big_ships(there) > fleet_limit(s, seat, at))
        found += ["T3.12.5"] * (over_capacity(s, seat, there, len(docks_at(s, seat, at))) > 0)
        found += ["T3.3.6"] * (s.asteroids >> at & 1) + ["T3.3.9"] * (s.supernovae >> at & 1)
    found += ["T3.7.6"] * (len({at for _, at, _ in fleets}) < len(fleets))
    for world, owner in enumerate(s.owner):
        found += ["T3.10.5"] * (not 0 <= s.pds[world] <= 2)
        found += ["T3.3.4"] * (owner < 0 and bool(s.pds[world] or s.troops[world] or s.docks >> world & 1))
    return found


@pytest.mark.rule("T3.12.1", "T3.12.4", "T3.12.5", "T3.12.8", "T3.14.4", "T3.7.6", "T3.10.5")
@pytest.mark.parametrize(("players", "seed"), [(6, 11), (3, 12)])
def test_at_every_turn_all_limits_hold_and_no_two_fleets_share_a_system(players: int, seed: int) -> None:
    table, dice = Table.new(GAME, players, EVERYTHING, seed=seed, live=False), Random(seed)
    looked = 0
    while table.pending:
        gives = bool(table.offers) and dice.random() < 0.2
        track, decision = next(iter((table.offers if gives else table.pending).items()))
        if decision.kind.name == "action":
            assert broken(state(table)) == [], (seed, looked)
            looked += 1
        table.put(track, decision.sample(dice))
    assert looked > 50


# --- T3.19: who is served first ----------------------------------------------------------------------------------


@pytest.mark.rule("T3.19.1")
@pytest.mark.parametrize(("mine", "theirs", "first"), [("warfare", "trade", "norr"), ("trade", "warfare", "sol")])
def test_cards_of_both_sides_of_a_fight_are_served_in_the_order_of_play(mine: str, theirs: str, first: str) -> None:
    """Both re-roll a die of Sol's; the second may change again what the first made of it."""
    table = position(
        sol={"fleets": {"c1": "cruiser"}, "hand": "recheck", "strategies": mine},
        norr={"fleets": {"b1": "cruiser"}, "hand": "recheck", "strategies": theirs},
        hacan={"strategies": "initiative"},
    )
    s = state(table)
    s.players[0].used = s.players[1].used = (1 << len(STRATEGY.names)) - 1
    say(table, "hacan action pass")
    if first == "norr":
        say(table, "norr action pass")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    say(table, "sol react card.recheck; norr react card.recheck")
    plays = [args["seat"] for key, _, args in table.journal if key == "ti3-log-plays"]
    assert plays == ([1, 0] if first == "norr" else [0, 1])


# --- earlier findings --------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.16")
def test_the_minister_of_war_buys_no_hit_on_a_fleet_that_has_fled() -> None:
    table = position(
        "sol, naalu, norr",
        laws="minister_of_war 0",
        sol={"fleets": {"c1": "cruiser"}},
        naalu={"fleets": {"b1": "cruiser"}, "activated": "a1"},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    say(table, "sol react politic.minister_of_war; naalu react race.naalu.early_retreat")
    assert fleet(table, "naalu", "a1") == {"cruiser": 1}
    assert state(table).players[0].counters[0] == 2, "nothing is paid"


@pytest.mark.rule("T3.17.46")
def test_the_greatest_of_equally_strong_ships_is_the_flagship() -> None:
    assert strongest(group("3 fighter, destroyer")) == DESTROYER
    assert strongest(group("3 fighter, destroyer, carrier")) == CARRIER
    assert strongest(group("3 fighter")) == FIGHTER


@pytest.mark.rule("T3.17.46")
@pytest.mark.parametrize(("lost", "kept"), [("destroyer", True), ("carrier", False)])
def test_leaders_share_the_fate_of_the_ship_that_carries_them(lost: str, kept: bool) -> None:
    table = position(
        "hacan, sol, norr",
        options={"leaders": "on"},
        hacan={"fleets": {"c1": "2 cruiser"}},
        sol={"fleets": {"b1": "carrier, destroyer"}, "activated": "a1"},
        dice=[7, 1, 1, 1, *([] if kept else [5])],
    )
    state(table).players[1].leaders = [DEAD, afloat(place("b1")), DEAD]
    refresh_abilities(state(table))
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move 2 cruiser")
    say(table, f"sol flagship carrier; sol leave no; sol lose {lost}")
    assert state(table).players[1].leaders[1] == (AFLOAT + place("b1") if kept else -1)


@pytest.mark.rule("T3.16.5", "T3.16.14")
@pytest.mark.parametrize(("pips", "site"), [(5, -1), (9, 200)])
def test_a_sabotage_run_on_the_flagship_hits_its_leaders(pips: int, site: int) -> None:
    table = run("carrier, fighter", "war_sun, cruiser", [9, 10, pips], {"sabotage-runs": "on", "leaders": "on"})
    state(table).players[1].leaders = [afloat(place("b1")), DEAD, DEAD]
    refresh_abilities(state(table))
    say(table, "sol squadron 1")
    assert fleet(table, "norr", "b1") == {"cruiser": 1}
    assert state(table).players[1].leaders[0] == site


@pytest.mark.rule("T3.16.9")
@pytest.mark.parametrize(("answer", "taken"), [("race.letnev.pay_for_combat", True), ("nothing", False)])
def test_letnev_pay_for_a_round_against_hostile_locals(answer: str, taken: bool) -> None:
    table = position(
        "letnev, sol, hacan",
        tiles={"b1": "saudor"},
        options={"distant-suns": "on"},
        letnev={"fleets": {"c1": "carrier, ground_force"}, "goods": 2},
        dice=[6, 1] if taken else [6, 8],
    )
    hidden(table, "Saudor", "hostile_locals_1")
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1; letnev move carrier, ground_force")
    say(table, f"letnev land ground_force; letnev react {answer}")
    assert on_planet(table, "Saudor")[:2] == (("letnev", 1) if taken else ("", 0))
    assert state(table).players[0].goods == (0 if taken else 2)


@pytest.mark.rule("T3.16.9")
def test_fighters_join_against_hostile_locals() -> None:
    sol = {"technologies": "graviton_negator"}
    table = landing("hostile_locals_2", "carrier, 3 fighter, ground_force", [1, 9, 9, 8, 1], sol=sol)
    say(table, "sol probe no; sol land ground_force; sol aim_amount 2")
    assert asked(table) == {"sol": "lose"}, "a fighter or the ground force"
    say(table, "sol lose fighter")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "fighter": 2}

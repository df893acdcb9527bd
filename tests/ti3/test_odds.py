"""Exact odds of space battles and invasions: against calculations by hand, and read from a table.
test_odds_simulated.py compares them with dice, tests/terminal/test_odds.py asks for them on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.games.ti3.odds.aids import AIDS, DEFENDER_ONLY, GROUND_ONLY, SPACE_ONLY, aid, aided, garrison, invaders
from orrery.games.ti3.odds.assumed import notes
from orrery.games.ti3.odds.duel import TooLarge, struck
from orrery.games.ti3.odds.fights import attack, muster, running, sides
from orrery.games.ti3.odds.invasion import invasion, troops
from orrery.games.ti3.odds.raids import landing, raid
from orrery.games.ti3.odds.sides import BEFORE_SHOTS, CHEAP_FIRST, ROUNDS, RUNS, BattleStart, Side
from orrery.games.ti3.odds.space import odds
from orrery.games.ti3.rules.things import Place
from orrery.games.ti3.rules.units import DREADNOUGHT, FIGHTER, GROUND_FORCE, HURT_DREADNOUGHT, PDS, SHIPS
from orrery.games.ti3.terminal.odds import fleet_of
from tests.ti3.notation import group, place, planet, position, say, seat_of, state


def fleet(words: str, *aids: str, against: str = "", **decided: Any) -> Side:
    enemy = [aid(name) for name in against.split(",") if name]
    return aided(fleet_of(words), [aid(name) for name in aids], enemy, **decided)


# --- by hand -----------------------------------------------------------------------------------------------------


def test_two_equal_ships() -> None:
    """A round without a hit (36 %) is repeated: 24 % for each, 16 % for both, of the other 64 %."""
    found = odds(fleet("cruiser"), fleet("cruiser"))
    assert found[:5] == pytest.approx((24 / 64, 24 / 64, 16 / 64, 0, 0))
    assert found.losses[0][2] == pytest.approx(40 / 64)
    assert found.rounds == pytest.approx(1 / 0.64)


def test_a_dreadnought_takes_two_hits() -> None:
    """60 % against 40 %: by hand over the three states of the dreadnought."""
    won_hurt = 0.6 * 0.6 / (1 - 0.24)
    both_hurt = 0.6 * 0.4 / (1 - 0.24)
    hit_first = 0.4 * 0.4 / (1 - 0.24)
    found = odds(fleet("dreadnought"), fleet("cruiser"))
    assert found.win == pytest.approx((0.36 + 0.24) / 0.76 + hit_first * won_hurt)
    assert found.draw == pytest.approx(hit_first * both_hurt)


def test_announced_retreat_comes_after_the_dice() -> None:
    found = odds(fleet("cruiser"), fleet("cruiser", leave=1))
    assert found[:5] == pytest.approx((0.24, 0.24, 0.16, 0, 0.36))
    assert found.rounds == 1
    both = odds(fleet("cruiser", leave=2), fleet("cruiser", leave=2))
    assert both.attacker_left == pytest.approx(0.36**2)
    assert both.defender_left == 0


def test_pds_fire_before_the_battle() -> None:
    assert odds(fleet("cruiser"), fleet("pds")).win == pytest.approx(0.5)
    assert odds(fleet("cruiser"), fleet("pds", "magen_defense_grid")).win == pytest.approx(0.4)
    assert odds(fleet("cruiser"), fleet("2 pds", "graviton_laser_system")).win == pytest.approx(1 / 16)


def test_destroyers_fire_at_fighters_alone() -> None:
    found = odds(fleet("destroyer"), fleet("fighter"))
    gone = 1 - 0.8**2
    assert found.win == pytest.approx(gone + (1 - gone) * 0.16 / 0.36)


def test_shots_before_the_battle_are_not_answered() -> None:
    plain = odds(fleet("dreadnought"), fleet("cruiser")).win
    assert odds(fleet("dreadnought", "assault_cannon"), fleet("cruiser")).win == pytest.approx(0.6 + 0.4 * plain)
    ambushed = odds(fleet("2 cruiser 2 destroyer", "mentak"), fleet("2 cruiser"))
    left = [odds(fleet("2 cruiser 2 destroyer"), fleet(f"{n} cruiser")).win for n in (1, 2)]
    assert ambushed.win == pytest.approx(0.16 + 0.48 * left[0] + 0.36 * left[1])


def test_losses_are_taken_in_the_stated_order() -> None:
    ships = group("2 fighter, dreadnought")
    steps = struck(ships, CHEAP_FIRST, SHIPS)
    assert [step.of(FIGHTER) for step in steps] == [2, 2, 1, 0, 0]
    assert [step.damaged(DREADNOUGHT) for step in steps] == [0, 1, 1, 1, 0]
    proud = struck(ships, (DREADNOUGHT, FIGHTER, HURT_DREADNOUGHT), SHIPS)
    assert [step.of(DREADNOUGHT) for step in proud] == [1, 1, 0, 0, 0]


def test_nobody_can_hit() -> None:
    found = odds(fleet("fighter", "jol_nar", "jol_nar"), fleet("carrier", "jol_nar", "jol_nar"))
    assert found.draw == pytest.approx(1)


@pytest.mark.parametrize("name", sorted({*AIDS, "jol_nar 9"} - GROUND_ONLY - {"jol_nar", "whole_rolls"}))
def test_every_aid_helps_in_a_battle(name: str) -> None:
    enemy = "2 cruiser 4 fighter dreadnought destroyer pds"
    plain = odds(fleet(enemy), fleet(enemy))
    attacking = odds(fleet(enemy, name), fleet(enemy, against=name)).win - plain.win
    defending = odds(fleet(enemy, against=name), fleet(enemy, name)).lose - plain.lose
    assert attacking > 0.005 or (name in DEFENDER_ONLY and defending > 0.005)


@pytest.mark.parametrize("name", sorted({*AIDS, "jol_nar 4"} - SPACE_ONLY - {"jol_nar", "whole_rolls"}))
def test_every_aid_helps_in_an_invasion(name: str) -> None:
    invader, defender = "3 ground force 2 fighter dreadnought", "4 ground force pds"

    def win(mine: Sequence[str], theirs: Sequence[str]) -> float:
        aids = [aid(each) for each in mine], [aid(each) for each in theirs]
        shield = "graviton_negator" not in mine
        landed = invaders(fleet_of(invader), *aids, shield=shield)
        return invasion(landed, garrison(fleet_of(defender), aids[1], aids[0])).win

    attacking = win(["graviton_negator", name], []) - win(["graviton_negator"], [])
    if name == "graviton_negator":
        attacking = win([name], []) - win([], [])
    defending = max(win(mine, []) - win(mine, [name]) for mine in ([], ["graviton_negator"]))
    assert max(attacking, defending) > 0.005


def test_a_die_rolled_again_for_a_counter() -> None:
    """One cruiser of Jol-Nar with one counter (it needs 8): the first miss is re-rolled."""
    once = 0.3 + 0.7 * 0.3
    first = odds(fleet("cruiser", "jol_nar 1", leave=1), fleet("carrier"))
    assert first.win == pytest.approx(once * 0.8)
    assert first.attacker_left == pytest.approx((1 - once) * 0.8)


def test_what_is_paid_for_counts_in_the_first_rounds() -> None:
    found = odds(fleet("cruiser", "letnev 1", leave=2), fleet("carrier"))
    assert found.win == pytest.approx(0.5 * 0.8 + 0.5 * 0.8 * 0.4 * 0.8)


def test_an_admiral_rolls_a_die_with_the_strongest_ship() -> None:
    found = odds(fleet("cruiser fighter", "admiral", leave=1), fleet("carrier"))
    assert found.lose + found.attacker_left == pytest.approx(0.8 * 0.6**2)


def test_leaving_when_few_are_left_is_announced_before_the_dice() -> None:
    """Two cruisers against two: a side that is down to one has announced a withdrawal for the next round."""
    found = odds(fleet("2 cruiser", few=1), fleet("2 cruiser"))
    assert found.attacker_left > 0.1
    assert sum(found[:5]) == pytest.approx(1)
    assert odds(fleet("cruiser", few=1), fleet("cruiser")) == odds(fleet("cruiser", leave=1), fleet("cruiser"))


def test_the_naalu_flee_after_pds_have_fired() -> None:
    found = odds(fleet("cruiser"), fleet("cruiser pds", "naalu", flees=BEFORE_SHOTS))
    assert found[:5] == pytest.approx((0, 0.5, 0, 0, 0.5))
    assert found.losses[0][2] == pytest.approx(0.5)


def test_a_sabotage_run_takes_a_nine_and_a_ten() -> None:
    found = odds(fleet("carrier 3 fighter", runs=3), fleet("war sun"), BattleStart(RUNS))
    gone = 1 - 0.98**3
    assert found.win >= gone
    assert found.losses[0][FIGHTER] == pytest.approx(3, abs=0.07)


# --- invasions, by hand -------------------------------------------------------------------------------------------


def test_one_ground_force_against_one() -> None:
    found = invasion(troops({6: 1}), troops({6: 1}))
    assert found[:3] == pytest.approx((0.21 / 0.51, 0.21 / 0.51, 0.09 / 0.51))
    assert found.left == pytest.approx((0, 0.21 / 0.51))


def test_guns_fire_at_those_who_land_even_if_bombs_have_killed_all_defenders() -> None:
    suns = invasion(troops({6: 1, 5: 4}), troops({6: 1, 7: 1}))
    assert suns.win + suns.lose + suns.draw == pytest.approx(1)
    assert suns.losses[0] == pytest.approx(0.5, abs=1e-3)
    assert suns.draw == pytest.approx(0.5, abs=1e-3), "the owner keeps it"


def test_a_bacterial_weapon_leaves_the_guns_alone() -> None:
    found = invasion(troops({6: 2}, bacteria=True), troops({6: 9, 7: 2}))
    assert found.win == pytest.approx(0.75)
    assert found.losses[2] == 9


def test_chances_add_up() -> None:
    found = odds(fleet("4 cruiser 12 fighter 3 dreadnought"), fleet("war sun 8 fighter 2 destroyer", leave=3))
    assert sum(found[:5]) == pytest.approx(1)


# --- against the game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("races", "technologies", "pds", "mine", "theirs"),
    [
        ("sol, hacan, norr", "hylar_v_assault_laser", 0, ["hylar_v_assault_laser"], ["nebula"]),
        ("norr, xxcha, sol", "assault_cannon", 0, ["norr", "assault_cannon"], ["nebula", "xxcha"]),
        (
            "mentak, jol_nar, sol",
            "graviton_laser_system",
            1,
            ["mentak", "graviton_laser_system"],
            ["nebula", "jol_nar 2"],
        ),
        ("naalu, l1z1x, sol", "cybernetics", 2, ["naalu", "cybernetics"], ["nebula", "l1z1x"]),
    ],
)
def test_the_table_gives_the_same_numbers(
    races: str, technologies: str, pds: int, mine: list[str], theirs: list[str]
) -> None:
    """Technologies, races, nebula and PDS as the game counts them, at the same time."""
    attacker, defender, _ = races.split(", ")
    told: dict[str, Any] = {
        attacker: {
            "fleets": {"c1": "2 cruiser, 2 destroyer, dreadnought, 2 fighter"},
            "technologies": f"{technologies}, deep_space_cannon",
        },
        defender: {"fleets": {"b1": "2 cruiser, 3 fighter, dreadnought"}},
    }
    tiles = {"b1": "nebula", "b2": "saudor"}
    table = position(races, tiles=tiles, planets={"Saudor": f"{attacker}: {pds} pds"}, **told)
    s = state(table)
    me, foe = seat_of(table, attacker), seat_of(table, defender)
    real = sides(s, me, foe, Place(7), s.players[me].fleets[Place(19)])
    guns = f"{pds} pds" if pds else ""
    aids = [aid(name) for name in mine], [aid(name) for name in theirs]
    named = (
        aided(fleet_of(f"2 cruiser 2 destroyer dreadnought 2 fighter {guns}"), aids[0], aids[1]),
        aided(fleet_of("2 cruiser 3 fighter dreadnought"), aids[1], aids[0]),
    )
    assert odds(*real)[:5] == pytest.approx(odds(*named)[:5])


# --- a running fight ---------------------------------------------------------------------------------------------


def met(mine: str = "2 cruiser, dreadnought", theirs: str = "3 cruiser", **more: Any) -> Any:
    """Sol comes to b1, where Norr is; nothing has been rolled."""
    table = position(
        sol={"fleets": {"c1": mine}, "counters": (2, 3, 9), "activated": "a1"},
        norr={"fleets": {"b1": theirs}, "counters": (2, 3, 9), **more.pop("norr", {})},
        **more,
    )
    say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move {mine}")
    return table


def now(table: Any) -> Any:
    found = running(state(table))
    assert found is not None
    return odds(*found.sides, found.start)


def test_before_the_first_round_it_is_the_whole_battle() -> None:
    table = met()
    assert now(table)[:5] == pytest.approx(odds(fleet("2 cruiser dreadnought"), fleet("3 cruiser", "norr"))[:5])


def test_hits_that_are_to_be_taken_count_already() -> None:
    """Both score a hit in round one; Sol is asked for its loss."""
    table = met(dice=[7, 1, 1, 6, 1, 1])
    say(table, "sol leave no")
    assert table.find(0)[1].kind.name == "lose"
    want = odds(fleet("2 cruiser damaged dreadnought"), fleet("2 cruiser", "norr"))
    assert now(table)[:5] == pytest.approx(want[:5])
    say(table, "sol lose cruiser")
    later = odds(fleet("cruiser dreadnought"), fleet("2 cruiser", "norr"))
    assert now(table)[:5] == pytest.approx(later[:5])


def test_an_announced_retreat_is_counted() -> None:
    table = met(dice=[7, 1, 1, 6, 6, 1])
    say(table, "sol leave yes")
    assert now(table).attacker_left == pytest.approx(1)
    found = running(state(table))
    assert found is not None
    assert found.start == BattleStart(ROUNDS, 1, (2, 1), 0, True)


def test_the_first_round_against_xxcha_is_over_in_the_second() -> None:
    table = position(
        "sol, xxcha, hacan",
        sol={"fleets": {"c1": "2 carrier"}, "counters": (2, 3, 9), "activated": "a1"},
        xxcha={"fleets": {"b1": "2 carrier"}},
        dice=[1, 1, 1, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 carrier")
    first = odds(fleet("2 carrier", against="xxcha"), fleet("2 carrier", "xxcha"))
    assert now(table)[:5] == pytest.approx(first[:5])
    say(table, "sol leave no")
    assert now(table)[:5] == pytest.approx(odds(fleet("2 carrier"), fleet("2 carrier"))[:5])


def test_guns_that_have_not_fired_yet_count() -> None:
    table = met(tiles={"b2": "saudor"}, planets={"Saudor": "norr: 2 pds"}, norr={"technologies": "deep_space_cannon"})
    plain = odds(fleet("2 cruiser dreadnought"), fleet("3 cruiser", "norr"))
    armed = odds(fleet("2 cruiser dreadnought"), fleet("3 cruiser 2 pds", "norr"))
    assert now(table)[:5] == pytest.approx(armed[:5])
    say(table, "norr fire nothing")
    assert now(table)[:5] == pytest.approx(plain[:5])


@pytest.mark.rule("T3.17.25")
@pytest.mark.parametrize(("reading", "come"), [("counted", 2), ("free", 4)])
def test_advanced_fighters_come_as_far_as_the_fleet_supply_allows(reading: str, come: int) -> None:
    sol = {"fleets": {"c1": "4 fighter"}, "technologies": "advanced_fighters", "counters": (2, 3, 2)}
    s = state(position(sol=sol, options={"advanced-fighters": reading}))
    assert muster(s, 0, place("b1")) == group(f"{come} fighter")


def test_all_that_can_come_is_weighed_before_an_attack() -> None:
    table = position(
        sol={
            "fleets": {"c1": "2 cruiser, carrier, 3 fighter", "c2": "dreadnought", "c9": "cruiser"},
            "counters": (2, 3, 3),
        },
        norr={"fleets": {"b1": "3 cruiser"}},
        hacan={"fleets": {"b3": "carrier"}},
    )
    s = state(table)
    assert muster(s, 0, place("b1")) == group("3 fighter, cruiser, carrier, dreadnought"), (
        "no more than fleet supply allows, the dearest first"
    )
    fight = attack(s, 0, place("b1"))
    assert fight is not None
    assert [note.key for note in notes(s, fight)] == ["ti3-odds-note-losses", "ti3-odds-note-cards"]
    assert attack(s, 0, place("b2")) is None, "nobody is there"


def test_very_large_battles_can_be_refused() -> None:
    with pytest.raises(TooLarge):
        odds(fleet("9 cruiser 9 fighter"), fleet("9 cruiser 9 fighter"), BattleStart(), 100)


def test_a_landing_is_weighed_for_any_number_and_while_it_is_fought() -> None:
    table = position(
        "letnev, norr, hacan",
        tiles={"b1": "lodor"},
        planets={"Lodor": "norr: 2 ground_force, pds"},
        letnev={"fleets": {"c1": "carrier, 3 ground_force, dreadnought"}, "counters": (2, 3, 9), "goods": 2},
        dice=[10],
    )
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1")
    say(table, "letnev move carrier, 3 ground_force, dreadnought; norr fire nothing")
    for n in (1, 2, 3):
        found = landing(state(table), 0, planet("Lodor"), n)
        assert found is not None
        norr = garrison({GROUND_FORCE: 2, PDS: 1}, [AIDS["norr"]])
        want = invasion(invaders({GROUND_FORCE: n}, [AIDS["letnev"]], shield=True), norr)
        assert invasion(*found.sides, found.start) == want
    say(table, "letnev land 3 ground_force")
    fought = raid(state(table))
    assert fought is not None, "the guns have hit one; now Letnev may pay for the first round"
    assert (fought.sides[0].troops, fought.start.round) == (2, 1)
    paid_later = troops({6: 2}, early=(0, 2))
    assert invasion(*fought.sides, fought.start) == invasion(paid_later, troops({6: 2}, 1))

"""Exact odds: small calculations by hand and with fractions, and what the odds of a table assume: PDS of third players,
whole rolls, sabotage runs, the bacterial weapon, cards that are played and those in the reader's own hand."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import Any

import pytest

from orrery.games.ti3.odds.aids import aid, aided, garrison, idle, invaders
from orrery.games.ti3.odds.assumed import notes, own_cards, own_raid_cards, raid_notes
from orrery.games.ti3.odds.duel import BREACH, scored, shots
from orrery.games.ti3.odds.fights import attack, running, sides
from orrery.games.ti3.odds.invasion import invasion
from orrery.games.ti3.odds.raids import landing
from orrery.games.ti3.odds.sides import EITHER, EVENLY, RUNS, RUNS_BACK, BattleStart, Crossfire, Side
from orrery.games.ti3.odds.space import odds
from orrery.games.ti3.rules.units import CRUISER, FIGHTER, GROUND_FORCE
from orrery.games.ti3.terminal.odds import fleet_of
from tests.ti3.notation import group, place, planet, position, say, state


def fleet(words: str, *aids: str, **decided: Any) -> Side:
    return aided(fleet_of(words), [aid(name) for name in aids], **decided)


# --- by formula --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", ["-1", "+0", "+2"])
@pytest.mark.parametrize("ships", [("fighter", 2), ("destroyer", 2), ("cruiser", 4), ("carrier", 2)])
def test_one_ship_against_one_ship(ships: tuple[str, int], bonus: str) -> None:
    """p against q: of the rounds in which anything happens, p (1 - q) are won, q (1 - p) lost, p q leave nobody."""
    name, tenths = ships
    p, q = max(0, tenths + int(bonus)) / 10, 0.4
    found = odds(fleet(name, bonus), fleet("cruiser"))
    happens = 1 - (1 - p) * (1 - q)
    assert found[:3] == pytest.approx((p * (1 - q) / happens, q * (1 - p) / happens, p * q / happens))
    assert found.rounds == pytest.approx(1 / happens)


@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (2, 2), (3, 2), (3, 4)])
def test_fleets_of_one_kind_by_fractions(mine: int, theirs: int) -> None:
    """Cruisers of Norr (1/2) against plain ones (2/5), with exact fractions and nothing from the odds package."""
    p, q = Fraction(1, 2), Fraction(2, 5)

    def chance(n: int, hits: int, each: Fraction) -> Fraction:
        return comb(n, hits) * each**hits * (1 - each) ** (n - hits)

    @cache
    def wins(a: int, d: int) -> Fraction:
        if a == 0 or d == 0:
            return Fraction(int(d == 0 and a > 0))
        still = chance(a, 0, p) * chance(d, 0, q)
        found = Fraction(0)
        for hits in range(a + 1):
            for taken in range(d + 1):
                if hits or taken:
                    found += chance(a, hits, p) * chance(d, taken, q) * wins(max(0, a - taken), max(0, d - hits))
        return found / (1 - still)

    found = odds(fleet(f"{mine} cruiser", "norr"), fleet(f"{theirs} cruiser"))
    assert found.win == pytest.approx(float(wins(mine, theirs)), abs=1e-12)


# --- whole rolls -------------------------------------------------------------------------------------------------


def test_a_whole_roll_with_fewer_hits_than_the_average_is_rolled_again() -> None:
    """Two dice at 0.3: 0.6 on average, so a roll without a hit (49 %) is re-rolled once, with one counter."""
    (spent, kept) = scored((shots(2, 0.3),), 1, whole=True)
    assert kept == pytest.approx([0, 0.42, 0.09])
    assert spent == pytest.approx([0.49 * 0.49, 0.49 * 0.42, 0.49 * 0.09])


def test_a_whole_roll_of_pds_does_not_get_its_free_dice_twice() -> None:
    """One PDS with lasers hits with 3/4; re-rolling the whole roll hits with 1/2."""
    (spent, kept) = scored((shots(1, 0.5, True),), 1, whole=True)
    assert kept == pytest.approx([0, 0.75])
    assert spent == pytest.approx([0.125, 0.125])


def test_the_command_line_knows_whole_rolls() -> None:
    found = odds(fleet("cruiser", "jol_nar 1", "whole_rolls", leave=1), fleet("carrier"))
    assert found.win == pytest.approx((0.3 + 0.7 * 0.3) * 0.8)
    assert idle({"whole_rolls": aid("whole_rolls")}, {CRUISER: 1}, True, False) == ["whole_rolls"]


# --- PDS of third players ----------------------------------------------------------------------------------------


def test_pds_of_a_third_player_fire_at_the_attacker_alone() -> None:
    plain = odds(fleet("cruiser"), fleet("cruiser")).win
    under_fire = odds(fleet("cruiser", crossfire=(Crossfire((shots(1, 0.5),)),)), fleet("cruiser"))
    assert under_fire.win == pytest.approx(plain / 2)
    late = odds(fleet("cruiser", crossfire=(Crossfire((shots(1, 0.5),)),)), fleet("cruiser"), BattleStart(RUNS))
    assert late.win == pytest.approx(plain)


def guarded() -> Any:
    """Hacan has two PDS beside b1, where Norr has one; Sol comes."""
    return position(
        tiles={"b2": "saudor", "b12": "lodor"},
        planets={"Saudor": "hacan: 2 pds", "Lodor": "norr: 1 pds"},
        sol={"fleets": {"c1": "2 cruiser"}, "counters": (2, 3, 9)},
        norr={"fleets": {"b1": "cruiser"}, "technologies": "deep_space_cannon"},
        hacan={"technologies": "deep_space_cannon"},
        dice=[1, 1, 6],
    )


def test_third_players_who_have_fired_fire_no_more() -> None:
    table = guarded()
    before = attack(state(table), 0, place("b1"), group("2 cruiser"))
    assert before is not None
    told = next(note for note in notes(state(table), before) if note.key == "ti3-odds-note-others")
    assert told.about() == {"seat": 2, "number": 2}
    assert "ti3-odds-note-fire" in [note.key for note in notes(state(table), before)]
    both = fleet("2 cruiser"), fleet("cruiser", "norr")

    def expected(third: int, norr: int) -> Any:
        crossfire = (Crossfire((shots(third, 0.5),)),) if third else ()
        guns = (shots(norr, 0.5),) if norr else ()
        return odds(both[0]._replace(crossfire=crossfire), both[1]._replace(guns=guns))

    assert odds(*before.sides, before.start)[:5] == pytest.approx(expected(2, 1)[:5])
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 cruiser")

    def now() -> Any:
        found = running(state(table))
        assert found is not None
        return odds(*found.sides, found.start)

    first = table.waiting()
    assert now()[:5] == pytest.approx(expected(2, 1)[:5])
    say(table, "norr fire nothing" if first == [1] else "hacan fire nothing")
    left = (2, 0) if first == [1] else (0, 1)
    assert now()[:5] == pytest.approx(expected(*left)[:5])


# --- sabotage runs -----------------------------------------------------------------------------------------------


def test_all_fighters_or_none_fly_whatever_serves_better() -> None:
    """Four fighters with a carrier cannot otherwise win against two war suns; beside four dreadnoughts they stay."""
    weak, strong = fleet("carrier 4 fighter", runs=EITHER), fleet("4 dreadnought 4 fighter", runs=EITHER)
    suns = fleet("2 war sun"), fleet("war sun")
    for mine, theirs in ((weak, suns[0]), (strong, suns[1])):
        none, all_ = (odds(mine._replace(runs=n), theirs) for n in (0, EVENLY))
        assert odds(mine, theirs) == max(none, all_, key=lambda end: end.win - end.lose)
    assert odds(strong, suns[1]) == odds(strong._replace(runs=0), suns[1])


def test_squadrons_are_shared_out_and_name_whole_war_suns_first() -> None:
    """Three fighters against two war suns, one of them damaged: two fly at the whole one, one at the other."""
    it = fleet("3 fighter", runs=EVENLY)
    found = odds(it, fleet("war sun damaged war sun"), BattleStart(RUNS))
    assert found.losses[0][FIGHTER] == pytest.approx(3, abs=0.07)
    gone = (1 - 0.98**2) * 0.02
    assert found.win == pytest.approx(gone, abs=1e-4)


def test_squadrons_that_fly_already_are_counted() -> None:
    """Both have named theirs: what has been sent flies, whatever would be better."""
    it, enemy = fleet("carrier 3 fighter", runs=EITHER), fleet("war sun")
    flying = odds(it, enemy, BattleStart(RUNS_BACK, flying=((0, 3, True),)))
    assert flying == odds(it._replace(runs=3), enemy, BattleStart(RUNS))
    assert flying != odds(it._replace(runs=0), enemy, BattleStart(RUNS))


def test_the_table_says_so() -> None:
    table = position(
        options={"sabotage-runs": "on"},
        sol={"fleets": {"c1": "carrier, 3 fighter"}, "counters": (2, 3, 9)},
        norr={"fleets": {"b1": "war_sun"}},
    )
    fight = attack(state(table), 0, place("b1"))
    assert fight is not None
    assert "ti3-odds-note-runs" in [note.key for note in notes(state(table), fight)]
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 3 fighter")
    asked = running(state(table))
    assert asked is not None
    assert asked.start.stage == RUNS
    assert odds(*asked.sides, asked.start) == odds(fleet("carrier 3 fighter", runs=EITHER), fleet("war sun", "norr"))


# --- the bacterial weapon ----------------------------------------------------------------------------------------


def invaded(cards: str = "", **norr: Any) -> Any:
    return position(
        tiles={"b1": "lodor"},
        planets={"Lodor": "norr: 4 ground_force, 2 pds"},
        sol={
            "fleets": {"b1": "war_sun, 2 ground_force, dreadnought"},
            "technologies": "x89_bacterial_weapon",
            "hand": cards,
        },
        norr=norr,
    )


def test_the_bacterial_weapon_is_used_and_the_odds_without_it_are_told() -> None:
    """Two PDS fire at two landing forces: nobody is left in a quarter of all cases, otherwise the planet falls."""
    s = state(invaded())
    found = landing(s, 0, planet("Lodor"), 2)
    assert found is not None
    assert invasion(*found.sides, found.start).win == pytest.approx(0.75)
    without = found.sides[0]._replace(bacteria=False)
    told = next(note for note in raid_notes(s, found) if note.key == "ti3-odds-note-bacteria")
    assert told.number == round(100 * invasion(without, found.sides[1]).win)


# --- action cards ------------------------------------------------------------------------------------------------


def test_high_spirits_and_new_fighters_count_in_the_first_round() -> None:
    found = odds(fleet("cruiser", "morale_boost", leave=2), fleet("carrier"))
    assert found.win == pytest.approx(0.5 * 0.8 + 0.5 * 0.8 * 0.4 * 0.8)
    flown = odds(fleet("fighter", "fighter_prototype", leave=2), fleet("carrier"))
    assert flown.win == pytest.approx(0.4 * 0.8 + 0.6 * 0.8 * 0.2 * 0.8)


def test_shields_turn_two_hits_away_once() -> None:
    """A cruiser against one: the first hit does nothing; from then on it is 24/64, 24/64, 16/64."""
    plain = odds(fleet("cruiser"), fleet("cruiser"))
    found = odds(fleet("cruiser", "shields_holding"), fleet("cruiser"))
    happens = 0.64
    assert found.win == pytest.approx((0.24 + 0.16) / happens + 0.24 / happens * plain.win)
    assert found.draw == pytest.approx(0.24 / happens * plain.draw)


def test_mines_hit_as_many_ships_as_there_are_cruisers() -> None:
    found = odds(fleet("3 cruiser"), fleet("2 cruiser", "minelayers"))
    assert found[:3] == pytest.approx(odds(fleet("cruiser"), fleet("2 cruiser"))[:3])
    ambushed = odds(fleet("3 cruiser", "mentak"), fleet("2 cruiser", "minelayers"))
    left = [odds(fleet("cruiser"), fleet(f"{n} cruiser")).win for n in (1, 2)]
    assert ambushed.win == pytest.approx(0.16 + 0.48 * left[0] + 0.36 * left[1]), "they go off all the same"


def test_gas_kills_half_of_the_defenders_and_dug_in_troops_are_not_bombarded() -> None:
    ships = fleet_of("3 ground force 2 dreadnought")
    halved = invasion(invaders(ships, [aid("chemical_warfare")]), garrison({GROUND_FORCE: 5}))
    assert halved[:3] == pytest.approx(invasion(invaders(ships), garrison({GROUND_FORCE: 2}))[:3])
    dug = [aid("dug_in")]
    buried = invasion(invaders(ships, (), dug), garrison({GROUND_FORCE: 5}, dug))
    assert buried[:3] == pytest.approx(invasion(invaders({GROUND_FORCE: 3}), garrison({GROUND_FORCE: 5}))[:3])


def test_what_changes_nothing_is_named() -> None:
    names = {name: aid(name) for name in ("dug_in", "norr", "naalu", "minelayers", "jol_nar 2")}
    assert idle(names, {CRUISER: 1}, attacks=True, landing=False) == ["dug_in", "naalu", "minelayers"]
    assert idle(names, {GROUND_FORCE: 1}, attacks=False, landing=True) == ["naalu", "minelayers"]


def test_own_cards_are_told_and_nobody_elses() -> None:
    table = position(
        sol={"fleets": {"c1": "2 cruiser"}, "counters": (2, 3, 9), "hand": "morale_boost, direct_hit"},
        norr={"fleets": {"b1": "2 cruiser"}, "hand": "shields_holding"},
    )
    s = state(table)
    fight = attack(s, 0, place("b1"))
    assert fight is not None
    ((key, seat, told, _),) = own_cards(s, fight, 0)
    mine = odds(fleet("2 cruiser", "morale_boost"), fleet("2 cruiser", "norr"))
    assert (key, seat, told) == ("ti3-odds-note-own", 0, round(100 * mine.win))
    ((_, _, theirs, _),) = own_cards(s, fight, 1)
    assert theirs == round(100 * odds(fleet("2 cruiser"), fleet("2 cruiser", "norr", "shields_holding")).lose)
    assert own_cards(s, fight, 2) == own_cards(s, fight, -1) == []


def test_own_cards_in_an_invasion() -> None:
    table = invaded("chemical_warfare, morale_boost", hand="dug_in")
    s = state(table)
    found = landing(s, 0, planet("Lodor"), 2)
    assert found is not None
    plain = found._replace(sides=(found.sides[0]._replace(bacteria=False), found.sides[1]))
    base = invasion(*plain.sides).win
    told = {note.card: note.number for note in own_raid_cards(s, plain, 0)}
    assert len(told) == 2
    assert min(told.values()) > 100 * base
    ((key, _, held, _),) = own_raid_cards(s, plain, 1)
    assert key == "ti3-odds-note-own-holds"
    assert held > 100 * (1 - base)


def test_into_the_breach_goes_one_dreadnought() -> None:
    """Of two dreadnoughts one is damaged and lost by the first two hits; nothing else is touched."""
    table = position(
        sol={
            "fleets": {"c1": "2 dreadnought, cruiser"},
            "counters": (2, 3, 9),
            "hand": "into_the_breach",
            "activated": "a1",
        },
        norr={"fleets": {"b1": "2 cruiser"}},
    )
    s = state(table)
    fight = attack(s, 0, place("b1"))
    assert fight is not None
    ((_, _, told, _),) = own_cards(s, fight, 0)
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move 2 dreadnought, cruiser")
    say(table, "sol react card.into_the_breach")
    later = running(state(table))
    assert later is not None
    assert later.sides[0].fleet.of(BREACH) == 2
    assert round(100 * odds(*later.sides, later.start).win) == told


def test_nobody_changes_anything_by_being_read() -> None:
    """Reading odds with cards leaves the table as it was."""
    table = position(sol={"fleets": {"c1": "cruiser"}, "hand": "morale_boost"}, norr={"fleets": {"b1": "cruiser"}})
    s = state(table)
    before = (list(s.effects), [p.texts for p in s.players])
    fight = attack(s, 0, place("b1"))
    assert fight is not None
    notes(s, fight, 0)
    assert sides(s, 0, 1, place("b1"), group("cruiser")) == fight.sides
    assert (list(s.effects), [p.texts for p in s.players]) == before

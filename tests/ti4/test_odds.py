"""Exact odds of Twilight Imperium 4: small fights worked out by hand, plans, fights that have begun, every text that
takes part in combats, and how fast it is."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from bench.ti4_odds import thirty

from orrery.core.state import frame, then
from orrery.games.ti4.odds.command import aids_of
from orrery.games.ti4.odds.duel import Duel, Spread, spread
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, assault, attack, landings, muster, running
from orrery.games.ti4.odds.ground_rounds import GroundRounds
from orrery.games.ti4.odds.parts import MixedRounds
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan
from orrery.games.ti4.odds.rounds import Aims, CombatRounds
from orrery.games.ti4.odds.space import ROUNDS, space_odds
from orrery.games.ti4.odds.stacks import Stack, Taking, after_round, lost, stack, stack_of, take
from orrery.games.ti4.odds.texts import DONE, LEFT_OUT, NUMBERS, PAID, PLAYED
from orrery.games.ti4.odds.typed import TypedSide, ground_fight, known_aids, space_fight
from orrery.games.ti4.rules.combat import combat
from orrery.games.ti4.rules.data import CRUISER, DREADNOUGHT, FIGHTER, FLAGSHIP, INFANTRY, MECH, PDS, WAR_SUN
from orrery.games.ti4.rules.fire import offense
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.invasion import invasion
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat, Unit
from orrery.games.ti4.rules.units import CHANGES
from orrery.games.ti4.telling.war import ends_of
from orrery.terminal.wrong import Wrong
from tests.ti4.battles import battle
from tests.ti4.fought import AT, PLANET, Fight, SetUp, ground_chances, set_up, space_chances
from tests.ti4.notation import forces, place, planet, position, state
from tests.ti4.odds_set_ups import GROUND, PLAIN, SPACE, playing
from tests.ti4.side_by_side import SideBySide, carry_out
from tests.ti4.test_odds_simulated import compare

PIPS = range(1, 11)
IN_COMBAT = (
    "RollBonus", "ExtraDice", "ExtraDiceOf", "CombatDice", "MoreHits", "HitsAimed", "RollForbidden", "SustainsForShips",
    "ShipTreatedAs", "SustainForbidden", "SustainCancels", "FightersSpared", "CannonForbidden", "ShieldIgnored",
    "BombardsToo", "BombardForbidden", "FightersLand", "RetreatForbidden", "RetreatForced", "RetreatsAnywhere",
    "LandingForbidden",
)  # fmt: skip
"""Numbers that combats and invasions ask for."""
AT_MOMENTS = (
    "AbilityRoll", "BarrageBegins", "CannonsFire", "CombatRolled", "CombatRoundBegins", "CombatRoundEnds", "CommitStep",
    "Committed", "DamageSustained", "FleetsMeet", "HitsAssigned", "HitsComing", "InvasionBegins", "Moved",
    "RetreatAnnounced", "RetreatsBegin", "RollCounted", "Rolled", "UnitsDestroyed",
)  # fmt: skip
"""Windows of combats and invasions."""


# --- by hand -----------------------------------------------------------------------------------------------------


def test_one_cruiser_against_another() -> None:
    """Both hit with 0.4: one round decides with 0.64, and nobody is left in 0.16 of these."""
    found = space_chances(SetUp(PLAIN, "cruiser", "cruiser"))
    assert found.win == pytest.approx(0.24 / 0.64)
    assert found.draw == pytest.approx(0.16 / 0.64)
    assert found.rounds == pytest.approx(1 / 0.64)
    assert found.losses[0][CRUISER] == pytest.approx(0.4 / 0.64)


def test_a_barrage_comes_first() -> None:
    """Two dice at 0.2 shoot a lonely fighter down with 0.36; then it is 0.2 against 0.2."""
    found = space_chances(SetUp(PLAIN, "destroyer", "fighter"))
    once = 0.2 * 0.8 / 0.36
    assert found.win == pytest.approx(0.36 + 0.64 * once)


def test_damage_is_sustained_before_fighters_are_lost() -> None:
    how = Taking((FIGHTER, CRUISER, DREADNOUGHT), (DREADNOUGHT,))
    now = stack({FIGHTER: 2, CRUISER: 1, DREADNOUGHT: 1})
    after = take(now, how, 4).left
    assert (after.all[FIGHTER], after.all[CRUISER], after.all[DREADNOUGHT], after.hurt[DREADNOUGHT]) == (0, 0, 1, 1)


def test_aimed_hits_spare_fighters_as_long_as_there_are_other_ships() -> None:
    now = stack({FIGHTER: 3, CRUISER: 1})
    assert lost(now, (FIGHTER, CRUISER), 2, 1).all[:3] == (2, 0, 0)
    assert lost(now, (FIGHTER, CRUISER), 3, 3).all[:3] == (1, 0, 0)


def test_an_infantry_against_another() -> None:
    found = ground_chances(SetUp(PLAIN, "carrier, infantry", garrison="infantry"))
    assert found.win == pytest.approx(0.21 / 0.51)
    assert found.draw == pytest.approx(0.09 / 0.51)
    assert found.left[1] == pytest.approx(found.win)


def test_a_planet_without_ground_forces_falls_after_its_cannons_have_fired() -> None:
    found = ground_chances(SetUp(PLAIN, "carrier, infantry", garrison="pds"))
    assert (found.win, found.lose, found.draw) == pytest.approx((0.5, 0.0, 0.5))


class Stalemate:
    """Rounds in which nothing ever changes."""

    steady, falling = 1, True

    def weight(self, force: str) -> int:
        return 1

    def fights(self, side: int, force: str) -> bool:
        return True

    def leaves(self, attacker: str, defender: str, number: int) -> int:
        return -1

    def outcome(self, attacker: str, defender: str, number: int) -> tuple[Spread[str], Spread[str]]:
        return spread({attacker: 1.0}), spread({defender: 1.0})


def test_a_fight_in_which_neither_can_hurt_the_other_ends_undecided() -> None:
    found = Duel(Stalemate(), {("one", "other"): 1.0}).fight()
    assert found.pairs == {("one", "other"): 1.0}
    assert found.rounds == 0


@pytest.mark.parametrize("name", sorted(SPACE))
def test_all_chances_of_a_space_combat_are_one(name: str) -> None:
    found = space_chances(SPACE[name])
    assert sum(found[:5]) == pytest.approx(1, abs=1e-8)
    assert all(0 <= p <= 1 for p in found[:5])


@pytest.mark.parametrize("name", ["nothing but dice", "armor on both sides", "the Wrath of Kenara", "Devotion"])
def test_very_little_is_not_followed_in_a_very_large_space_combat(name: str) -> None:
    found = space_chances(thirty(SPACE[name]))
    assert 0 <= 1 - sum(found[:5]) < 1e-5


def test_the_odds_of_thirty_against_thirty_are_told() -> None:
    s = set_up(thirty(SPACE["armor on both sides"]))
    fight = attack(s, Seat(0), place(AT))
    assert fight is not None
    told = ends_of(fight)
    assert told is not None
    assert told.odds.win > 0.4
    assert ends_of(fight, 4000) is None, "that would be too many pairs of fleets"


@pytest.mark.parametrize("name", sorted(GROUND))
def test_all_chances_of_an_invasion_are_one(name: str) -> None:
    found = ground_chances(GROUND[name])
    assert sum(found[:3]) == pytest.approx(1, abs=1e-8)
    assert sum(found.left) == pytest.approx(found.win, abs=1e-8)


@pytest.mark.parametrize(
    "name", ["courage against a Direct Hit", "the Thundarian twice", "Devotion", "the Wrath of Kenara", "Van Hauge"]
)
def test_rounds_in_tables_are_those_pair_by_pair(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = space_chances(SPACE[name])
    monkeypatch.setattr(MixedRounds, "tabled", lambda self, pair: False)
    other = space_chances(SPACE[name])
    assert found[:5] == pytest.approx(other[:5])
    for side in (0, 1):
        assert found.losses[side] == pytest.approx(other.losses[side])


@pytest.mark.parametrize(
    "name", ["valkyries", "the Thundarian on a planet", "a crown that somebody was elected to", "harrow"]
)
def test_ground_combats_in_tables_are_those_pair_by_pair(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = ground_chances(GROUND[name])
    monkeypatch.setattr(GroundRounds, "tabled", lambda self: False)
    other = ground_chances(GROUND[name])
    assert found[:3] == pytest.approx(other[:3], abs=1e-9)
    assert found.rounds == pytest.approx(other.rounds)
    for side in (0, 1):
        assert found.losses[side] == pytest.approx(other.losses[side])


def test_what_aimed_hits_leave_is_looked_up_and_not_worked_out_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def one_by_one(self: CombatRounds, now: Stack, how: Taking, aimed: int, free: int) -> Aims:
        left = [after_round(take(now, how, a + f, a, self.card), how) for a in range(aimed) for f in range(free)]
        once = [*dict.fromkeys(left)]
        return Aims((*once,), np.array([once.index(one) for one in left]).reshape(aimed, free))

    it = SPACE["aimed hits and a flagship that hits three times"]
    it = it._replace(
        theirs="2 dreadnought, 4 fighter, carrier, cruiser", plans=(FightPlan(), playing(shields_holding=1))
    )
    found = space_chances(it)
    monkeypatch.setattr(CombatRounds, "_aims_of", one_by_one)
    assert found[:5] == pytest.approx(space_chances(it)[:5], abs=1e-9)


# --- from a table ------------------------------------------------------------------------------------------------


def begun(it: SetUp, until: str, seed: int, *frames: Any) -> Imperium:
    """A fight by the rules, up to where a step of that name is next."""
    s = set_up(it)
    then(s, *frames)
    fight, dice = Fight(s, it.plans), Random(seed)
    while s.schedule[-1][0] != until:
        carry_out(fight, lambda ask: tuple(dice.choices(PIPS, k=ask.count)))
    return s


def fought_on(s: Imperium, it: SetUp, battles: int) -> Counter[str]:
    """How often the fight ends in which way from here."""
    ends: Counter[str] = Counter()
    for fight, count in SideBySide(Fight(s, it.plans), battles, 1).fight():
        mine, theirs = fight.alive()
        ends["win" if mine and not theirs else "lose" if theirs and not mine else "draw"] += count
    return ends


@pytest.mark.parametrize(
    ("until", "seed"), [("fire", 1), ("barrage", 2), ("rolls", 3), ("assign", 4), ("take_hits", 7)]
)
def test_a_space_combat_is_read_from_the_step_it_has_reached(until: str, seed: int) -> None:
    it = SetUp(
        PLAIN,
        "2 cruiser, 2 fighter, carrier, dreadnought, destroyer",
        "3 cruiser, 3 fighter, carrier, destroyer, dreadnought",
        more={"planets": {"vefut_ii": "winnu: 2 pds"}, "tiles": {AT: "20"}},
    )
    s = begun(it, until, seed, frame(offense, Seat(0), place(AT)), frame(combat, Seat(0), place(AT)))
    fight = running(s)
    assert isinstance(fight, SpaceFight)
    compare(fight.odds(it.plans), fought_on(s, it, 250))


@pytest.mark.rule("LRR F.49")
def test_ground_forces_that_fight_on_in_space_without_ships_have_odds() -> None:
    it = SetUp(
        "nekro, winnu, sol",
        "damaged_flagship, 2 infantry, mech",
        "3 cruiser",
        attacker={"texts": "unit.the_alastor"},
        plans=(FightPlan(order=(FLAGSHIP,)), FightPlan()),
    )
    s = begun(it, "next_round", 1, frame(combat, Seat(0), place(AT)))
    assert s.players[0].space[place(AT)].ships() == 0, "the flagship was the first to go"
    fight = running(s)
    assert isinstance(fight, SpaceFight)
    compare(fight.odds(it.plans), fought_on(s, it, 250))


@pytest.mark.parametrize(("until", "seed"), [("ground_rolls", 1), ("assign", 2)])
def test_a_ground_combat_is_read_from_the_step_it_has_reached(until: str, seed: int) -> None:
    it = SetUp(PLAIN, "carrier, 3 infantry, mech", garrison="3 infantry, mech, pds")
    s = begun(it, until, seed, frame(invasion, Seat(0), place(AT)))
    fight = running(s)
    assert isinstance(fight, GroundFight)
    found, ends = fight.odds(it.plans), Counter[str]()
    for after, count in SideBySide(Fight(s, it.plans), 250, 1).fight():
        mine, theirs = (
            planet(PLANET) in p.ground and p.ground[planet(PLANET)].ground_forces() for p in after.s.players[:2]
        )
        ends["win" if mine else "lose" if theirs else "draw"] += count
    compare(found, ends)


def test_hits_that_somebody_is_asked_about_count() -> None:
    """Winnu is asked which ships sustain two hits; whoever sees only the table knows of them as well."""
    table = battle("2 cruiser", "2 dreadnought", dice=[10, 10, 1, 1])
    ((_, question),) = table.asked(1)
    fight = running(state(table), [question])
    assert isinstance(fight, SpaceFight)
    assert fight.stage.at == ROUNDS
    assert fight.stage.rolled
    assert fight.stage.pending == ((1, 2, 0, "combat"),)
    damaged = stack({DREADNOUGHT: 2}, {DREADNOUGHT: 2})
    later = space_odds(
        fight.s, fight.seats, fight.place, (fight.fleets[0], damaged), stage=fight.stage._replace(pending=())
    )
    assert fight.odds() == later
    others = running(state(table))
    assert isinstance(others, SpaceFight)
    assert others.stage == fight.stage


def test_an_attack_counts_what_can_come_and_what_is_there() -> None:
    table = position(
        PLAIN,
        hacan={"space": {"204": "2 cruiser, carrier, 2 fighter", "310": "dreadnought"}},
        winnu={"space": {AT: "2 destroyer"}},
    )
    s = state(table)
    assert [*muster(s, Seat(0), place(AT)).there()] == [*forces("2 cruiser, carrier, 2 fighter").there()]
    fight = attack(s, Seat(0), place(AT))
    assert fight is not None
    assert fight.odds().win == pytest.approx(
        space_chances(SetUp(PLAIN, "2 cruiser, carrier, 2 fighter", "2 destroyer")).win
    )
    assert attack(s, Seat(0), place("104")) is None


def test_odds_are_those_of_a_view_and_change_nothing() -> None:
    s = set_up(SPACE["cards of both"])
    before = s.clone()
    fight, seen = attack(s, Seat(0), place(AT)), attack(s.redacted(0), Seat(0), place(AT))
    assert fight is not None
    assert seen is not None
    assert fight.odds() == seen.odds()
    assert s == before


def test_an_assault_with_ships_that_would_be_there() -> None:
    s = set_up(SetUp(PLAIN, "carrier, 3 infantry", garrison="3 infantry"))
    bare = assault(s, Seat(0), planet(PLANET), forces("3 infantry"))
    helped = assault(s, Seat(0), planet(PLANET), forces("3 infantry"), forces("2 dreadnought"))
    assert bare is not None
    assert helped is not None
    assert helped.odds().win > bare.odds().win
    assert assault(s, Seat(0), planet(PLANET), forces("2 cruiser")) is None


def test_landings_are_read_before_they_come_to_blows() -> None:
    it = SetUp(PLAIN, "dreadnought, carrier, 3 infantry", garrison="3 infantry, pds")
    s = begun(it, "defenses", 1, frame(invasion, Seat(0), place(AT)))
    (fight,) = landings(s)
    assert fight.armies[0].all[INFANTRY] == 3
    assert fight.odds() == ground_chances(it)


# --- typed sides -------------------------------------------------------------------------------------------------


def sides(mine: dict[Unit, int], theirs: dict[Unit, int], *aids: str) -> tuple[TypedSide, TypedSide]:
    return TypedSide(mine, {}, dict.fromkeys(aids, 1)), TypedSide(theirs, {}, {})


def test_typed_sides_have_the_odds_of_the_same_position() -> None:
    found = space_fight(sides({CRUISER: 2, FIGHTER: 3}, {CRUISER: 3})).odds()
    same: BattleOdds = space_chances(SetUp(PLAIN, "2 cruiser, 3 fighter", "3 cruiser"))
    assert found[:5] == pytest.approx(same[:5])
    landed = ground_fight(sides({DREADNOUGHT: 2, INFANTRY: 3}, {INFANTRY: 3, MECH: 1, PDS: 1})).odds()
    other = ground_chances(SetUp(PLAIN, "2 dreadnought, 3 infantry", garrison="3 infantry, mech, pds"))
    assert landed[:3] == pytest.approx(other[:3])


def test_a_war_sun_that_is_typed_comes_with_its_technology() -> None:
    same = space_chances(SetUp(PLAIN, "war_sun", "2 cruiser", attacker={"technologies": "war_sun"}))
    assert space_fight(sides({WAR_SUN: 1}, {CRUISER: 2})).odds()[:5] == pytest.approx(same[:5])


def test_every_name_that_can_be_typed_makes_a_fight() -> None:
    for name in known_aids():
        found = space_fight(sides({CRUISER: 2, FIGHTER: 1}, {CRUISER: 2}, name)).odds()
        assert sum(found[:5]) == pytest.approx(1), name


def test_what_helps_is_read_as_people_write_it() -> None:
    letnev = {"letnev": 1, "direct_hit": 2, "the_crown_of_thalnos": 1, "goods": 4}
    assert aids_of("barony of Letnev, 2x Direct Hit, crown of thalnos, 4 trade goods") == letnev
    assert aids_of("Das Baronat von Letnev, direct_hit x2, Krone des Thalnos, Handelswaren 4") == letnev
    with pytest.raises(Wrong):
        aids_of("barony")


def test_a_faction_brings_its_abilities() -> None:
    plain_, strong = sides({CRUISER: 2}, {CRUISER: 2}), sides({CRUISER: 2}, {CRUISER: 2}, "sardakk_norr")
    assert space_fight(strong).odds().win > space_fight(plain_).odds().win


# --- texts and time ----------------------------------------------------------------------------------------------


def hooked() -> set[str]:
    """Every text that takes part in combats and invasions, or changes what units can do."""
    found = {*CHANGES}
    for query, index in HOOKS._modifiers.items():
        found |= {*index.hooks} if query.__name__ in IN_COMBAT else set()
    for window, answers in HOOKS._windows.items():
        parts = (answers.replacements, answers.triggers, answers.reactions) if window.__name__ in AT_MOMENTS else ()
        found |= {it for part in parts for it in part.hooks}
    return {TEXT.names[it] for it in found} | {"unit.moyins_ashes"}  # which changes what another text does


def there(it: SetUp) -> set[str]:
    """The texts of both sides in a set-up, and those of their cards and notes that they use."""
    s = set_up(it)
    found = {TEXT.names[one] for p in s.players[:2] for one in p.texts} | {TEXT.names[one] for one in s.texts}
    used = {name for plan in it.plans for name in plan.cards}
    return (found - {*PAID}) | used | ({"leader.airo_shir_aur"} if it.driven else set())


def test_every_text_that_counts_is_in_a_set_up() -> None:
    set_ups = [*SPACE.values(), *GROUND.values()]
    assert len(set_ups) >= 60
    seen = {name for it in set_ups for name in there(it)}
    in_space = {"unit.z_grav_eidolon"}  # the back of a card
    assert {*NUMBERS, *DONE} - seen - in_space == set()


def test_every_text_that_takes_part_in_combats_counts_or_is_left_out_for_a_reason() -> None:
    counted = {*NUMBERS, *DONE}
    assert hooked() - counted - {*LEFT_OUT} == set(), "neither counted nor left out"
    assert counted & {*LEFT_OUT} == set()
    assert (counted | {*LEFT_OUT}) - hooked() == set(), "these take no part in combats"
    assert {*PLAYED, *PAID} <= {*DONE}
    assert all(reason for reason in LEFT_OUT.values())


def test_thirty_ships_fight_thirty() -> None:
    """How long that takes is measured in bench/ti4_odds.py."""
    fleet = "5 dreadnought, war_sun, 8 cruiser, 4 carrier, 2 destroyer, 10 fighter"
    s = set_up(SetUp(PLAIN, fleet, fleet, attacker={"technologies": "war_sun"}, defender={"technologies": "war_sun"}))
    it = stack_of(forces(fleet))
    odds = space_odds(s, (Seat(0), Seat(1)), place(AT), (it, it), (FightPlan(), FightPlan()))
    assert odds.win == pytest.approx(odds.lose, abs=0.02), "both have the same ships"

"""Exact odds of space battles: against sums done by hand, against simulated battles, and against the game itself."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from orrery.bots.ti3 import instinct
from orrery.games.ti3.aids import AIDS, aided
from orrery.games.ti3.odds import CHEAP_FIRST, Odds, Side, odds, sides, struck
from orrery.games.ti3.units import BARRAGE, DESTROYER, FIGHTER, SHIPS, STATS
from orrery.terminal.odds import fleet_of
from tests.terminal.typist import typed
from tests.ti3.notation import position, say, seat_of, state

BATTLES = 200_000


def fleet(words: str, *aids: str, against: str = "", leave: int = 0, order: tuple[int, ...] = CHEAP_FIRST) -> Side:
    enemy = [AIDS[name] for name in against.split(",") if name]
    return aided(fleet_of(words), [AIDS[name] for name in aids], enemy, order, leave)


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
    ships = fleet_of("2 fighter dreadnought")
    counts = tuple(ships.get(unit, 0) for unit in range(10))
    steps = struck(counts, CHEAP_FIRST)
    assert [step[FIGHTER] for step in steps] == [2, 2, 1, 0, 0]
    assert [step[8] for step in steps] == [0, 1, 1, 1, 0]
    proud = struck(counts, (4, FIGHTER, 8))
    assert [step[4] for step in proud] == [1, 1, 0, 0, 0]


def test_nobody_can_hit() -> None:
    found = odds(fleet("fighter", "jol_nar", "jol_nar"), fleet("carrier", "jol_nar", "jol_nar"))
    assert found.draw == pytest.approx(1)


@pytest.mark.parametrize("name", sorted(set(AIDS) - {"jol_nar"}))
def test_every_aid_helps(name: str) -> None:
    enemy = "2 cruiser 4 fighter dreadnought destroyer pds"
    plain = odds(fleet(enemy), fleet("2 cruiser 4 fighter dreadnought destroyer pds"))
    helped = odds(fleet(enemy, name), fleet(enemy, against=name))
    assert helped.win > plain.win + 0.005


def test_chances_add_up() -> None:
    found = odds(fleet("4 cruiser 12 fighter 3 dreadnought"), fleet("war sun 8 fighter 2 destroyer", leave=3))
    assert sum(found[:5]) == pytest.approx(1)


# --- against simulated battles -----------------------------------------------------------------------------------


class Simulated:
    """Many battles at once: rows of ten counts for each side, dice rolled one by one."""

    def __init__(self, attacker: Side, defender: Side, seed: int) -> None:
        self.both = (attacker, defender)
        self.fleets = [np.tile(np.array(it.fleet), (BATTLES, 1)) for it in self.both]
        self.dice = np.random.default_rng(seed)
        self.left = np.full(BATTLES, -1)

    def hits(self, counts: Any, chance: float) -> Any:
        """Each die hits or not."""
        most = int(counts.max())
        rolled = self.dice.random((BATTLES, most), dtype=np.float32) < chance
        return (rolled & (np.arange(most) < counts[:, None])).sum(axis=1)

    def lose(self, side: int, hits: Any) -> None:
        ships = self.fleets[side]
        for item in self.both[side].order:
            if item >= 8:
                taken = np.minimum(hits, ships[:, item - 4] - ships[:, item])
                ships[:, item] += taken
            else:
                taken = np.minimum(hits, ships[:, item])
                ships[:, item] -= taken
                if item in (4, 5):
                    ships[:, item + 4] -= taken
            hits = hits - taken

    def alive(self) -> Any:
        return (self.fleets[0][:, :6].sum(axis=1) > 0) & (self.fleets[1][:, :6].sum(axis=1) > 0) & (self.left < 0)

    def play(self) -> Odds:
        for by in (1, 0):
            for count, chance in self.both[by].guns:
                self.lose(1 - by, self.hits(np.full(BATTLES, count), chance))
        scored = [self.hits(self.fleets[i][:, DESTROYER] * BARRAGE, self.both[i].barrage) for i in (0, 1)]
        for i in (0, 1):
            fighters = self.fleets[1 - i][:, FIGHTER]
            fighters -= np.minimum(fighters, scored[i])
        number = 0
        while self.alive().any():
            number += 1
            self.round(number)
        return self.counted()

    def round(self, number: int) -> None:
        going = self.alive()
        scored = []
        for i in (0, 1):
            chances = self.both[i].first if number == 1 else self.both[i].hit
            total = np.zeros(BATTLES, dtype=int)
            for unit in SHIPS:
                if self.both[i].fleet[unit]:
                    total += self.hits(self.fleets[i][:, unit] * STATS[unit].dice * going, chances[unit])
            scored.append(total)
        self.lose(0, scored[1])
        self.lose(1, scored[0])
        for i in (0, 1):
            if self.both[i].leave == number:
                self.left[self.alive()] = i

    def counted(self) -> Odds:
        mine, theirs = (ships[:, :6].sum(axis=1) > 0 for ships in self.fleets)
        ends = [mine & ~theirs, theirs & ~mine, ~mine & ~theirs, self.left == 0, self.left == 1]
        lost = [
            tuple(float(n) for n in np.array(it.fleet)[:6] - ships[:, :6].mean(axis=0))
            for it, ships in zip(self.both, self.fleets, strict=True)
        ]
        win, lose, draw, attacker_left, defender_left = (float(end.mean()) for end in ends)
        return Odds(win, lose, draw, attacker_left, defender_left, (lost[0], lost[1]), 0.0)


BATTLEFIELDS = {
    "small": (fleet("2 cruiser 3 fighter dreadnought"), fleet("3 cruiser 4 fighter")),
    "barrage and guns": (
        fleet("3 destroyer 2 carrier 8 fighter", "hylar_v_assault_laser"),
        fleet("dreadnought 6 fighter 2 destroyer 2 pds", "magen_defense_grid", "nebula"),
    ),
    "races and a retreat": (
        fleet("2 dreadnought 4 cruiser", "norr", against="xxcha", leave=3),
        fleet("war sun 5 fighter damaged dreadnought", "xxcha", "cybernetics"),
    ),
}


@pytest.mark.parametrize("name", sorted(BATTLEFIELDS))
def test_the_odds_agree_with_200_000_simulated_battles_within_four_standard_errors(name: str) -> None:
    attacker, defender = BATTLEFIELDS[name]
    exact, seen = odds(attacker, defender), Simulated(attacker, defender, 5).play()
    for p, q in zip(exact[:5], seen[:5], strict=True):
        assert abs(p - q) <= 4 * (p * (1 - p) / BATTLES) ** 0.5 + 1e-9
    for it, lost, counted in zip((attacker, defender), exact.losses, seen.losses, strict=True):
        for unit in SHIPS:
            spread = it.fleet[unit] / 2
            assert abs(lost[unit] - counted[unit]) <= 4 * spread / BATTLES**0.5 + 1e-9


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
            ["nebula", "jol_nar"],
        ),
        ("naalu, l1z1x, sol", "cybernetics", 2, ["naalu", "cybernetics"], ["nebula", "l1z1x"]),
    ],
)
def test_the_table_gives_the_same_numbers(
    races: str, technologies: str, pds: int, mine: list[str], theirs: list[str]
) -> None:
    """Technologies, races, nebula and PDS as the game reckons them, at the same time."""
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
    real = sides(s, me, foe, 7, s.players[me].fleets[19])
    guns = f"{pds} pds" if pds else ""
    aids = [AIDS[name] for name in mine], [AIDS[name] for name in theirs]
    named = (
        aided(fleet_of(f"2 cruiser 2 destroyer dreadnought 2 fighter {guns}"), aids[0], aids[1]),
        aided(fleet_of("2 cruiser 3 fighter dreadnought"), aids[1], aids[0]),
    )
    assert odds(*real)[:5] == pytest.approx(odds(*named)[:5])


def fought(seed: int) -> int:
    """A battle by the rules of the game: 0 if the attacker alone is left, 1 for the defender, 2 for nobody."""
    table = position(
        "hacan, sol, norr",
        seed=seed,
        planets={"Jord": "sol: 1 pds"},
        sol={"fleets": {"c7": "dreadnought, 2 fighter, carrier"}},
        hacan={"fleets": {"c6": "3 cruiser, destroyer"}},
    )
    say(table, "hacan action tactical; hacan activate c7; hacan move_from c6; hacan move 3 cruiser, destroyer")
    s = state(table)
    while s.activation is not None and table.pending:
        track, decision = next(iter(table.pending.items()))
        table.put(track, instinct(table, track, decision, Random(seed)))
    left = [25 in s.players[seat_of(table, race)].fleets for race in ("hacan", "sol")]
    return 2 if left == [False, False] else left.index(True)


def test_the_game_fights_by_these_odds() -> None:
    """Two hundred battles at the table, within four standard errors."""
    exact = odds(fleet("3 cruiser destroyer"), fleet("dreadnought 2 fighter carrier pds"))
    ends = [fought(seed) for seed in range(200)]
    for end, p in enumerate(exact[:3]):
        assert abs(ends.count(end) / 200 - p) <= 4 * (p * (1 - p) / 200) ** 0.5


# --- the command -------------------------------------------------------------------------------------------------


def test_the_command_shows_chances_losses_and_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, ["odds", "ti3", "2 cruisers 3 fighter 1 dreadnought", "3 cruiser, 4 fighters"])
    assert status == 0
    assert "Attacker: 3 fighters, 2 cruisers, 1 dreadnought" in out
    assert "attacker wins    56.7 %  ███████████████████████\n" in out
    assert "nobody is left    3.5 %  █\n" in out
    assert "The defender loses on average: fighter 3.8, cruiser 2.1" in out


def test_the_command_speaks_german(monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["odds", "ti3", "2 Kreuzer 1 beschädigtes Schlachtschiff", "3 Jäger", "--attacker-leaves", "1"]
    status, out = typed(monkeypatch, [*given, "--defender-with", "Kybernetik,nebula", "--lang", "de"])
    assert status == 0
    assert "Verteidiger: 3 Jäger (Kybernetik und Nebel)" in out
    assert "Angreifer zieht ab" in out


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["chess", "cruiser", "cruiser"], 'There are no odds for "chess". Games with odds: ti3.'),
        (["ti3", "2 frigates", "cruiser"], 'There is no unit "frigates".'),
        (["ti3", "", "cruiser"], 'This is no fleet: "".'),
        (["ti3", "cruiser", "cruiser", "--attacker-with", "luck"], 'Nothing that helps in a battle is called "luck".'),
        (["ti3", "cruiser", "cruiser", "--attacker-leaves", "-1"], "A round is a number from 1 to 99"),
    ],
)
def test_a_wrong_word_is_explained(monkeypatch: pytest.MonkeyPatch, given: list[str], said: str) -> None:
    status, out = typed(monkeypatch, ["odds", *given, "--lang", "en"])
    assert status == 2
    assert said in out

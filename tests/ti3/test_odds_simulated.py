"""Exact odds against dice: every aid, plan and option in some battle or invasion. Each set-up is a position of the
game; the odds read it, 200,000 battles are simulated, and some are fought by the rules of the game itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from orrery.games.ti3.odds.aids import AIDS
from orrery.games.ti3.odds.assumed import played, played_below
from orrery.games.ti3.odds.fights import Fight, sides
from orrery.games.ti3.odds.invasion import Invaded, invasion
from orrery.games.ti3.odds.raids import landing
from orrery.games.ti3.odds.sides import AFTER_FIRE, BEFORE_SHOTS, BattleStart, Side
from orrery.games.ti3.odds.space import BattleOdds, odds
from orrery.games.ti3.rules.data import RACE_NAMES
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    HURT_DREADNOUGHT,
    HURT_WAR_SUN,
    SHIPS,
    WAR_SUN,
)
from tests.ti3.battles import Plan, counted, fought, invaded, set_up
from tests.ti3.notation import place, planet
from tests.ti3.simulated import Simulated

BATTLES = 200_000
BY_THE_RULES = 350
"""How many battles of each set-up are fought by the game: about a millisecond each; twice as many invasions."""
PROUD = (HURT_DREADNOUGHT, HURT_WAR_SUN, DREADNOUGHT, WAR_SUN, CARRIER, CRUISER, DESTROYER, FIGHTER)


class SetUp(NamedTuple):
    """Races, fleets, and what else there is; what both do."""

    races: str
    mine: str
    theirs: str
    more: Mapping[str, Any] = {}
    plans: tuple[Plan, Plan] = (Plan(), Plan())


PLAIN = "sol, hacan, norr"
SPACE: dict[str, SetUp] = {
    "nothing but dice": SetUp(PLAIN, "2 cruiser, 3 fighter, dreadnought", "3 cruiser, 4 fighter"),
    "barrage, guns and a nebula": SetUp(
        PLAIN,
        "3 destroyer, 2 carrier, 8 fighter",
        "dreadnought, 6 fighter, 2 destroyer",
        {
            "technologies": ("hylar_v_assault_laser", "deep_space_cannon, magen_defense_grid"),
            "pds": (0, 2),
            "nebula": True,
        },
    ),
    "guns that roll again on both sides, and those of a third player": SetUp(
        PLAIN,
        "3 cruiser, war_sun",
        "3 cruiser, dreadnought",
        {"technologies": (*("deep_space_cannon, graviton_laser_system",) * 2, "deep_space_cannon"), "pds": (2, 2, 2)},
    ),
    "assault cannons, and mines": SetUp(
        PLAIN,
        "2 dreadnought, 2 cruiser, destroyer",
        "dreadnought, 2 cruiser",
        {"technologies": ("assault_cannon",) * 2, "mines": True},
    ),
    "assault cannons and an ambush at once": SetUp(
        "mentak, hacan, sol",
        "2 dreadnought, cruiser",
        "dreadnought, 3 cruiser",
        {"technologies": ("", "assault_cannon"), "options": {"fire-before-battle": "together"}},
    ),
    "an ambush": SetUp("mentak, hacan, sol", "2 cruiser, 2 destroyer", "carrier, 3 cruiser, 2 fighter"),
    "an ambush of the defender, and a cannon": SetUp(
        "sol, mentak, hacan",
        "dreadnought, 2 cruiser",
        "cruiser, 2 destroyer, carrier",
        {"technologies": ("assault_cannon", "")},
    ),
    "N'orr against Xxcha": SetUp("norr, xxcha, sol", "2 cruiser, dreadnought", "war_sun, 2 fighter"),
    "Xxcha attacks": SetUp("xxcha, sol, norr", "3 cruiser", "2 cruiser, dreadnought"),
    "fighters of the Naalu": SetUp(
        "naalu, sol, norr",
        "carrier, 6 fighter",
        "carrier, 5 fighter, destroyer",
        {"technologies": ("cybernetics, advanced_fighters", "cybernetics")},
    ),
    "the Naalu flee": SetUp(
        "sol, naalu, norr",
        "2 cruiser, destroyer",
        "carrier, cruiser, 3 fighter",
        {"technologies": ("", "deep_space_cannon"), "pds": (0, 1)},
        (Plan(), Plan(flees=True)),
    ),
    "the Naalu flee after the fire": SetUp(
        "sol, naalu, norr",
        "2 cruiser, 2 destroyer",
        "3 fighter, carrier",
        {"options": {"early-retreat": "after-fire"}},
        (Plan(), Plan(flees=True)),
    ),
    "dreadnoughts of the Mindnet": SetUp("l1z1x, sol, norr", "2 dreadnought", "3 cruiser, dreadnought"),
    "Letnev pays": SetUp(
        "letnev, xxcha, sol", "3 cruiser, carrier", "2 cruiser, dreadnought", {"goods": (5, 0)}, (Plan(pays=2), Plan())
    ),
    "Letnev pays, attacked": SetUp(
        "sol, letnev, norr", "3 cruiser", "2 cruiser, carrier", {"goods": (0, 3)}, (Plan(), Plan(pays=1))
    ),
    "Jol-Nar rolls again": SetUp(
        "jol_nar, sol, norr", "2 cruiser, dreadnought, destroyer, fighter", "3 cruiser, 2 fighter", {"counters": (3, 0)}
    ),
    "Jol-Nar's guns roll again": SetUp(
        "sol, jol_nar, norr",
        "4 cruiser",
        "2 cruiser, carrier",
        {
            "technologies": ("", "deep_space_cannon, graviton_laser_system"),
            "pds": (0, 2),
            "counters": (0, 4),
        },
    ),
    "Jol-Nar rolls whole rolls again": SetUp(
        "jol_nar, sol, norr",
        "4 cruiser",
        "3 cruiser",
        {"counters": (2, 0), "options": {"reroll": "whole-roll"}},
        (Plan(whole=8), Plan()),
    ),
    "new fighters against shields": SetUp(
        PLAIN,
        "2 cruiser, 4 fighter",
        "3 cruiser, 2 fighter",
        {"hands": ("fighter_prototype", "shields_holding")},
    ),
    "into the breach against high spirits": SetUp(
        PLAIN,
        "2 dreadnought, 2 cruiser, destroyer",
        "3 cruiser, dreadnought, 2 fighter",
        {"hands": ("into_the_breach", "morale_boost")},
    ),
    "an admiral attacks": SetUp(
        "sol, hacan, norr", "cruiser, 2 destroyer", "2 cruiser, fighter", {"leaders": ("admiral", "")}
    ),
    "an admiral defends": SetUp(
        "hacan, sol, norr", "3 cruiser", "2 carrier, cruiser, 2 fighter", {"leaders": ("", "admiral")}
    ),
    "an admiral who stays with the fleet": SetUp(
        "hacan, sol, norr",
        "3 cruiser",
        "2 carrier, cruiser, 2 fighter",
        {"leaders": ("", "admiral"), "options": {"leaders-aboard": "fleet"}},
    ),
    "the attacker leaves in round 2": SetUp(PLAIN, "3 cruiser", "dreadnought, 2 cruiser", {}, (Plan(leave=2), Plan())),
    "both would leave in round 3": SetUp(
        PLAIN, "3 carrier, cruiser", "2 cruiser, 2 carrier", {}, (Plan(leave=3), Plan(leave=3))
    ),
    "each leaves when few are left": SetUp(
        PLAIN, "4 cruiser, 2 fighter", "3 cruiser, 3 destroyer", {}, (Plan(few=2), Plan(few=1))
    ),
    "sabotage runs": SetUp(
        PLAIN,
        "2 carrier, 10 fighter, war_sun",
        "2 war_sun, 4 fighter, destroyer",
        {"options": {"sabotage-runs": "on"}},
        (Plan(runs=5), Plan(runs=2)),
    ),
    "another order of losses": SetUp(
        PLAIN, "2 dreadnought, 3 fighter, carrier", "3 cruiser, dreadnought", {}, (Plan(order=PROUD), Plan())
    ),
    "a law against large ships": SetUp(
        PLAIN, "war_sun, dreadnought", "4 cruiser, 2 fighter", {"laws": "unconventional_weapons"}
    ),
}

LAND: dict[str, SetUp] = {
    "nothing but dice": SetUp(PLAIN, "carrier", "", {"ground": (4, 3)}),
    "bombardment and a gun": SetUp(PLAIN, "2 dreadnought, war_sun, carrier", "", {"ground": (3, 5), "pds": (0, 1)}),
    "dreadnoughts bombard, with gas, against high spirits": SetUp(
        PLAIN,
        "2 dreadnought, carrier",
        "",
        {"ground": (3, 6), "hands": ("chemical_warfare", "morale_boost")},
    ),
    "fighters join in spite of guns": SetUp(
        PLAIN,
        "2 dreadnought, carrier, 4 fighter",
        "",
        {
            "ground": (2, 4),
            "pds": (0, 2),
            "technologies": ("graviton_negator, cybernetics", "graviton_laser_system, magen_defense_grid"),
        },
        (Plan(wings=3), Plan()),
    ),
    "nobody but guns": SetUp(
        PLAIN, "carrier", "", {"ground": (2, 0), "pds": (0, 2), "options": {"undefended-pds": "fire"}}
    ),
    "N'orr against Xxcha": SetUp("norr, xxcha, sol", "carrier", "", {"ground": (4, 4)}),
    "the Mindnet lands with synthetic troops": SetUp(
        "l1z1x, hacan, sol", "carrier", "", {"ground": (3, 4), "technologies": ("gen_synthesis", "")}
    ),
    "Letnev pays": SetUp(
        "letnev, sol, norr", "carrier", "", {"ground": (4, 4), "goods": (4, 0)}, (Plan(pays=2), Plan())
    ),
    "Jol-Nar rolls again": SetUp("jol_nar, sol, norr", "carrier", "", {"ground": (4, 3), "counters": (3, 0)}),
    "a general invades": SetUp("norr, hacan, sol", "carrier", "", {"ground": (4, 6), "leaders": ("general", "")}),
    "a general defends": SetUp(
        "sol, norr, hacan", "carrier, 2 dreadnought", "", {"ground": (5, 3), "leaders": ("", "general")}
    ),
    "Jol-Nar rolls whole rolls again": SetUp(
        "jol_nar, sol, norr",
        "carrier",
        "",
        {"ground": (4, 3), "counters": (2, 0), "options": {"reroll": "whole-roll"}},
        (Plan(whole=9), Plan()),
    ),
    "a bacterial weapon": SetUp(
        PLAIN,
        "war_sun",
        "",
        {"ground": (3, 5), "pds": (0, 2), "technologies": ("x89_bacterial_weapon", "")},
    ),
    "an agent silences the guns": SetUp(
        "sol, hacan, norr", "carrier", "", {"ground": (3, 2), "pds": (0, 2), "leaders": ("agent", "")}
    ),
}


def near(p: float, q: float, n: int) -> bool:
    """Whether a share of n agrees with a probability, within four standard errors."""
    spread = float((max(0.0, p * (1 - p)) / n) ** 0.5)
    return abs(p - q) <= 4 * spread + 1e-9


def plans_of(it: SetUp) -> dict[int, Plan]:
    return {0: it.plans[0], 1: it.plans[1], 2: Plan()}


def exact_of(s: Twilight, it: SetUp) -> tuple[Side, Side]:
    """Both sides as on the table, with their decisions."""

    def decided(side: Side, plan: Plan) -> Side:
        flees = AFTER_FIRE if "early-retreat" in it.more.get("options", {}) else BEFORE_SHOTS
        return side._replace(leave=plan.leave, few=plan.few, flees=flees * plan.flees, runs=plan.runs, order=plan.order)

    found = sides(s, 0, 1, place("b1"))
    fight = Fight(0, 1, place("b1"), found, BattleStart())
    for seat in (0, 1):
        for _, side in played(s, fight, seat):
            found = (side, found[1]) if seat == 0 else (found[0], side)
    return decided(found[0], it.plans[0]), decided(found[1], it.plans[1])


@pytest.mark.parametrize("name", sorted(SPACE))
def test_odds_agree_with_simulated_battles_and_with_the_game(name: str) -> None:
    it = SPACE[name]
    s = set_up(it.races, it.mine, it.theirs, **it.more)
    both = exact_of(s, it)
    together = it.more.get("options", {}).get("fire-before-battle") == "together"
    exact = odds(*both, BattleStart(together=together))
    assert sum(exact[:5]) == pytest.approx(1)
    agrees_with_dice(both, exact, together)
    seen = counted(BY_THE_RULES, lambda dice: fought(s, dice, plans_of(it), 1), 7)
    for end, p in enumerate(exact[:5]):
        share = sum(n for (how, _), n in seen.items() if how == end) / BY_THE_RULES
        assert near(p, share, BY_THE_RULES), (end, p, share)


def agrees_with_dice(both: tuple[Side, Side], exact: BattleOdds, together: bool) -> None:
    simulated = Simulated(*both, BATTLES, 5, together).play()
    for p, q in zip(exact[:5], simulated.ends(), strict=True):
        assert near(p, q, BATTLES), (p, q)
    for i in (0, 1):
        for unit in SHIPS:
            lost, error = simulated.losses(i, unit)
            assert abs(lost - exact.losses[i][unit]) <= 4 * error + 1e-9


@pytest.mark.parametrize("name", sorted(LAND))
def test_odds_of_invasions_agree_with_the_game(name: str) -> None:
    it = LAND[name]
    s = set_up(it.races, it.mine, it.theirs, **it.more)
    found = landing(s, 0, planet("Lodor"), None, it.plans[0].wings)
    assert found is not None
    for seat in (0, 1):
        for _, both, _ in played_below(s, found, seat):
            found = found._replace(sides=both)
    exact: Invaded = invasion(*found.sides, found.start)
    assert sum(exact[:3]) == pytest.approx(1)
    battles = 2 * BY_THE_RULES
    seen = counted(battles, lambda dice: invaded(s, dice, plans_of(it)), 7)
    for end, p in enumerate(exact[:3]):
        share = sum(n for (how, _), n in seen.items() if how == end) / battles
        assert near(p, share, battles), (end, p, share)
    for left in range(1, len(exact.left)):
        assert near(exact.left[left], seen[0, left] / battles, battles), left


def test_every_race_that_helps_in_a_fight_is_among_them() -> None:
    told = " ".join(it.races.rpartition(",")[0] for it in [*SPACE.values(), *LAND.values()])
    fighting = set(RACE_NAMES) & set(AIDS)
    assert len(fighting) >= 7
    assert {race for race in RACE_NAMES if race in told} >= fighting

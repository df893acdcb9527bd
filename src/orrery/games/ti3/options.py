"""Twilight Imperium 3: options and named rulings. Every value that is not the default is a bit of `s.played_with`;
rules ask `on(s, LONG_WAR)`. A new option is one line here and one rule in chapter T3.16 or T3.17."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.core.game import Setting

if TYPE_CHECKING:
    from orrery.games.ti3.state import Twilight


@dataclass(frozen=True, slots=True)
class AtLeastOne(Setting):
    """A number that cannot be zero: every game ends."""

    def check(self, value: str, players: int) -> str:
        if not value.isascii() or not value.isdigit() or not 1 <= int(value) <= 99:
            raise ValueError(f"{self.name} can be a whole number from 1 to 99, not {value!r}")
        return value


SETTINGS = (
    Setting("galaxy", ("quick", "build"), "T3.2.1"),
    Setting("races", ("random", "choose"), "T3.1.1"),
    Setting("long-war", ("off", "on", "no-end-card"), "T3.16.1"),
    Setting("imperial", ("claim", "ancient-throne", "star-in-the-crown"), "T3.16.2"),
    Setting("age-of-empire", ("off", "on"), "T3.16.3"),
    Setting("homeworlds", ("off", "on"), "T3.16.4"),
    Setting("sabotage-runs", ("off", "on"), "T3.16.5"),
    Setting("distant-suns", ("off", "on"), "T3.16.6"),
    Setting("leaders", ("off", "on"), "T3.16.13"),
)

RULINGS = (
    Setting("war-sun-move", ("2", "1"), "T3.17.1"),
    Setting("rally-of-the-people", ("destroyer", "dreadnought"), "T3.17.2"),
    Setting("arms-reduction", ("destroyers", "dreadnoughts"), "T3.17.3"),
    Setting("two-strategy-cards", ("every-round", "first-two-rounds"), "T3.17.4"),
    Setting("card-order", ("any", "lowest-first"), "T3.17.5"),
    Setting("patrols-into-nebula", ("yes", "no"), "T3.17.6"),
    Setting("new-dock-produces", ("at-once", "next-round"), "T3.17.7"),
    Setting("pds-at-landings", ("planet", "range"), "T3.17.8"),
    Setting("face-down-tile", ("complete", "at-once"), "T3.17.9"),
    Setting("five-positions", ("speaker-first", "random"), "T3.17.10"),
    Setting("throne-with-18-planets", ("no", "yes"), "T3.17.11"),
    Setting("empties-taken-out", ("plain", "any"), "T3.17.12"),
    Setting("peaceful-annexations", ("9", "12"), "T3.16.6"),
    Setting("hostile-locals", ("bombarded", "not-bombarded"), "T3.16.9"),
    Setting("settlers", ("named", "random"), "T3.16.10"),
    Setting("industrial-society", ("ready", "exhausted"), "T3.16.11"),
    Setting("prisoners", ("to-owner", "to-anyone"), "T3.16.20"),
    AtLeastOne("round-limit", ("30",), "T3.17.13", numeric=True),
    Setting("primary-by-ability", ("counter", "free"), "T3.17.14"),
    Setting("reroll", ("one-die", "whole-roll"), "T3.17.15"),
    Setting("early-retreat", ("before-fire", "after-fire"), "T3.17.16"),
    Setting("morale-boost", ("first-round", "any-round"), "T3.17.17"),
    Setting("council-dissolved", ("no-look", "look"), "T3.17.18"),
    Setting("strategic-shift", ("play", "choose"), "T3.17.19"),
    Setting("mass-mobilization", ("votes-for", "votes-for-rounded-up", "all-votes"), "T3.17.20"),
    Setting("ancient-artifact", ("planet", "unit"), "T3.17.21"),
    Setting("open-the-trade-routes", ("always", "status-phase"), "T3.17.22"),
    Setting("prophecy-of-ixth", ("next-round", "this-round"), "T3.17.23"),
    Setting("short-term-truce", ("one-round", "lasting"), "T3.17.24"),
    Setting("advanced-fighters", ("free", "counted"), "T3.17.25"),
    Setting("x89", ("before", "instead"), "T3.17.26"),
    Setting("graviton-negator", ("either", "cannon"), "T3.17.27"),
    Setting("diplomatic-immunity", ("round", "next-turn"), "T3.17.28"),
    Setting("scientist-assassination", ("round", "first-turn"), "T3.17.29"),
    Setting("micro-technology", ("always", "secondary"), "T3.17.30"),
)

_BITS = {
    (setting.name, value): 1 << i
    for i, (setting, value) in enumerate((s, v) for s in SETTINGS + RULINGS for v in s.values[1:])
}


def bit(name: str, value: str) -> int:
    """The bit of a value that is not the default."""
    return _BITS[name, value]


def played_with(config: Mapping[str, str]) -> int:
    """The bits of all values that are not the default."""
    return sum(_BITS.get((name, value), 0) for name, value in config.items())


def on(s: Twilight, option: int) -> bool:
    """Whether an option is played with."""
    return bool(s.played_with & option)


BUILD = bit("galaxy", "build")
CHOOSE_RACE = bit("races", "choose")
LONG_WAR = bit("long-war", "on") | bit("long-war", "no-end-card")
NO_END_CARD = bit("long-war", "no-end-card")
ANCIENT_THRONE = bit("imperial", "ancient-throne")
STAR_IN_THE_CROWN = bit("imperial", "star-in-the-crown")
AGE_OF_EMPIRE = bit("age-of-empire", "on")
HOMEWORLDS = bit("homeworlds", "on")
SABOTAGE_RUNS = bit("sabotage-runs", "on")
DISTANT_SUNS = bit("distant-suns", "on")
LEADERS = bit("leaders", "on")
SLOW_WAR_SUNS = bit("war-sun-move", "1")
RALLY_DREADNOUGHT = bit("rally-of-the-people", "dreadnought")
REDUCE_DREADNOUGHTS = bit("arms-reduction", "dreadnoughts")
TWO_CARDS_EARLY = bit("two-strategy-cards", "first-two-rounds")
LOWEST_FIRST = bit("card-order", "lowest-first")
NO_NEBULA_PATROLS = bit("patrols-into-nebula", "no")
DOCK_NEXT_ROUND = bit("new-dock-produces", "next-round")
PDS_IN_RANGE = bit("pds-at-landings", "range")
TURN_AT_ONCE = bit("face-down-tile", "at-once")
RANDOM_POSITIONS = bit("five-positions", "random")
THRONE_18 = bit("throne-with-18-planets", "yes")
ANY_EMPTIES = bit("empties-taken-out", "any")
FREE_PRIMARY = bit("primary-by-ability", "free")
WHOLE_ROLL = bit("reroll", "whole-roll")
RETREAT_AFTER_FIRE = bit("early-retreat", "after-fire")
MORALE_ANY_ROUND = bit("morale-boost", "any-round")
LOOK_ANYWAY = bit("council-dissolved", "look")
ROUND_UP = bit("mass-mobilization", "votes-for-rounded-up")
ALL_VOTES = bit("mass-mobilization", "all-votes")
EACH_UNIT = bit("ancient-artifact", "unit")
STATUS_ROUTES = bit("open-the-trade-routes", "status-phase")
IXTH_AT_ONCE = bit("prophecy-of-ixth", "this-round")
MORE_ANNEXATIONS = bit("peaceful-annexations", "12")
LOCALS_NOT_BOMBARDED = bit("hostile-locals", "not-bombarded")
RANDOM_SETTLERS = bit("settlers", "random")
INDUSTRY_EXHAUSTED = bit("industrial-society", "exhausted")
PRISONERS_TO_ANYONE = bit("prisoners", "to-anyone")
SHIFT_CHOICE = bit("strategic-shift", "choose")
MOURN_ONE_TURN = bit("scientist-assassination", "first-turn")
LASTING_TRUCE = bit("short-term-truce", "lasting")
COUNTED_FIGHTERS = bit("advanced-fighters", "counted")
X89_INSTEAD = bit("x89", "instead")
CANNON_ALONE = bit("graviton-negator", "cannon")
IMMUNE_UNTIL_TURN = bit("diplomatic-immunity", "next-turn")
MICRO_SECONDARY = bit("micro-technology", "secondary")

"""Twilight Imperium 4: secret objectives (LRR 14.17): in the status phase, or at the moment something happens in the
action and the agenda phase (14.5). Like a card in hand each answers a window, so that nobody learns who was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.windows import Window
from orrery.games.ti4.rules.board import anomalies, in_space, on_planet
from orrery.games.ti4.rules.combat import over
from orrery.games.ti4.rules.data import BIG_SHIPS, FIGHTER, FLAGSHIP, OBJECTIVES, WAR_SUN
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.laws import laws_in_play
from orrery.games.ti4.rules.progress import home_systems, progress
from orrery.games.ti4.rules.scoring import score
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import feat, text
from orrery.games.ti4.rules.things import NO_PLANET, Objective, Seat
from orrery.games.ti4.rules.troops import troops_in
from orrery.games.ti4.rules.windows.battle import CombatRoundEnds, CombatWon, ControlGained, UnitsDestroyed
from orrery.games.ti4.rules.windows.council import AgendaPhaseBegins, AgendaPhaseEnds, AgendaResolved
from orrery.games.ti4.rules.windows.rounds import PlayerPassed, SecretsScored

MANY_SHIPS, MANY_LAWS = 3, 3
FEATS: dict[Objective, tuple[tuple[type[Window], ...], Callable[..., bool]]] = {}
"""In which windows each objective of the action and the agenda phase is scored, and what it takes."""


def scored_when(name: str, *windows: type[Window]) -> Callable[[Callable[..., bool]], Callable[..., bool]]:
    """An objective that may be scored in these windows, if the function says so; during or after a combat only one
    (LRR 14.7)."""
    it = text(f"objective.{name}")

    def register(counts: Callable[..., bool]) -> Callable[..., bool]:
        FEATS[feat(it)] = windows, counts

        def when(s: Imperium, me: int, w: Any, owner: int) -> bool:
            return not (s.combat is not None and s.combat.scored >> me & 1) and counts(s, me, w)

        @HOOKS.note_reaction(windows, it, when=when)
        async def scores(s: Imperium, me: int, w: Any, owner: int) -> None:
            if s.combat is not None:
                s.combat.scored |= 1 << me
            await score(s, Seat(me), feat(it))

        return counts

    return register


# --- the status phase (LRR 82.1) ---------------------------------------------------------------------------------


def scored_in_status_phase(objective: Objective) -> None:
    """A secret objective of the status phase: up to one of them is scored, if it is fulfilled in that step."""

    def when(s: Imperium, me: int, w: SecretsScored, owner: int) -> bool:
        return not w.done and progress(s, me, objective).done

    @HOOKS.note_reaction(SecretsScored, text(f"objective.{OBJECTIVES[objective].name}"), when=when)
    async def scores(s: Imperium, me: int, w: SecretsScored, owner: int) -> None:
        w.done = True
        await score(s, Seat(me), objective)


for number, row in enumerate(OBJECTIVES):
    if row.stage == 0 and row.phase == "status":
        scored_in_status_phase(Objective(number))


# --- destroying --------------------------------------------------------------------------------------------------


@scored_when("destroy_their_greatest_ship", UnitsDestroyed)
def greatest_ship(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    "Destroy another player's war sun or flagship, in any way (LRR 14.9)."
    return w.by == me != w.seat and (WAR_SUN in w.units or FLAGSHIP in w.units)


@scored_when("make_an_example_of_their_world", UnitsDestroyed)
def example(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    "Use bombardment to destroy the last of a player's ground forces on a planet."
    mine = w.by == me and w.why == "bombardment" and w.planet >= 0
    return mine and not troops_in(s, w.seat, on_planet(s, w.seat, w.planet))


@scored_when("turn_their_fleets_to_dust", UnitsDestroyed)
def dust(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    "Use space cannon to destroy the last of a player's ships in a system."
    mine = w.by == me and w.why == "space_cannon" and w.planet < 0
    return mine and not in_space(s, w.seat, w.place).ships()


@scored_when("fight_with_precision", UnitsDestroyed)
def precision(s: Imperium, me: int, w: UnitsDestroyed) -> bool:
    "Use anti-fighter barrage to destroy the last of a player's fighters in a system."
    mine = w.by == me and w.why in ("barrage", "barrage_at_all") and FIGHTER in w.units
    return mine and not in_space(s, w.seat, w.place).all[FIGHTER]


# --- winning -----------------------------------------------------------------------------------------------------


@scored_when("spark_a_rebellion", CombatWon)
def rebellion(s: Imperium, me: int, w: CombatWon) -> bool:
    "Win a combat against a player who has the most victory points (several may, LRR 77.5)."
    most = max(s.players[seat].points for seat in clockwise(s, me))
    return w.seat == me and s.players[w.against].points == most


@scored_when("unveil_flagship", CombatWon)
def flagship(s: Imperium, me: int, w: CombatWon) -> bool:
    "Win a space combat in a system that contains your flagship, which was not destroyed in it."
    return w.seat == me and w.planet < 0 and in_space(s, me, w.place).all[FLAGSHIP] > 0


@scored_when("betray_a_friend", CombatWon)
def betrayal(s: Imperium, me: int, w: CombatWon) -> bool:
    "Win a combat against a player whose note lay in your play area when your tactical action began."
    a = s.activation
    return w.seat == me and a is not None and a.seat == me and bool(a.friends >> w.against & 1)


@scored_when("brave_the_void", CombatWon)
def void(s: Imperium, me: int, w: CombatWon) -> bool:
    "Win a combat in an anomaly."
    return w.seat == me and bool(anomalies(s) >> w.place & 1)


@scored_when("darken_the_skies", CombatWon)
def skies(s: Imperium, me: int, w: CombatWon) -> bool:
    "Win a combat in another player's home system."
    return w.seat == me and w.place in home_systems(s, me).values()


@scored_when("demonstrate_your_power", CombatRoundEnds)
def power(s: Imperium, me: int, w: CombatRoundEnds) -> bool:
    "Have three or more ships other than fighters in the active system at the end of a space combat."
    return w.planet == NO_PLANET and over(s) and in_space(s, me, w.place).of(BIG_SHIPS) >= MANY_SHIPS


# --- other things ------------------------------------------------------------------------------------------------


@scored_when("become_a_martyr", ControlGained)
def martyr(s: Imperium, me: int, w: ControlGained) -> bool:
    "Lose control of a planet in a home system."
    return w.before == me and s.places[w.planet] in home_systems(s).values()


@scored_when("prove_endurance", PlayerPassed)
def endurance(s: Imperium, me: int, w: PlayerPassed) -> bool:
    "Be the last player to pass in a round."
    return w.seat == me and all(s.players[seat].passed for seat in clockwise(s, me))


@scored_when("dictate_policy", AgendaPhaseBegins, AgendaResolved, AgendaPhaseEnds)
def policy(s: Imperium, me: int, w: Window) -> bool:
    "There are three or more laws in play."
    return len(laws_in_play(s)) >= MANY_LAWS


@scored_when("drive_the_debate", AgendaResolved)
def debate(s: Imperium, me: int, w: AgendaResolved) -> bool:
    "You or a planet you control are elected by an agenda, whoever controls it afterwards."
    return w.elected == me

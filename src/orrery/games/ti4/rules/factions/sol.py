"""Twilight Imperium 4: the Federation of Sol."""

from __future__ import annotations

from orrery.core.refusal import No
from orrery.games.ti4.rules.board import planets_of, resources
from orrery.games.ti4.rules.data import INFANTRY
from orrery.games.ti4.rules.factions.extra_dice import added, one_more_die
from orrery.games.ti4.rules.fire import WHY
from orrery.games.ti4.rules.hooks import HOOKS, as_action
from orrery.games.ti4.rules.leader_sheet import unlocked_when
from orrery.games.ti4.rules.queries import ExtraDiceOf
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import concerns, text
from orrery.games.ti4.rules.things import Seat, Unit
from orrery.games.ti4.rules.verbs import garrison, muster
from orrery.games.ti4.rules.windows import CombatRoundBegins

EVELYN_DELOUIS = text("leader.evelyn_delouis")
CLAIRE_GIBSON = text("leader.claire_gibson")
GROUND_COMBAT = WHY.index("ground_combat")
CLAIRE_NEEDS = 12

concerns(EVELYN_DELOUIS, Unit)


@HOOKS.reaction(CombatRoundBegins, EVELYN_DELOUIS, when=lambda s, me, w: w.planet >= 0, exhausts=True)
async def evelyn_delouis(s: Imperium, me: int, w: CombatRoundBegins) -> None:
    "Agent: a ground force in the combat rolls one more die in this round."
    await one_more_die(s, me, w, EVELYN_DELOUIS)


@HOOKS.modifier(ExtraDiceOf, EVELYN_DELOUIS)
def tactics(s: Imperium, seat: int, q: ExtraDiceOf, value: int) -> int:
    return added(s, seat, q, value, EVELYN_DELOUIS) if q.why == GROUND_COMBAT else value


@unlocked_when("claire_gibson")
def rich_in_resources(s: Imperium, seat: int) -> bool:
    "Planets with at least 12 resources together."
    return sum([resources(s, planet) for planet in planets_of(s, seat)]) >= CLAIRE_NEEDS


def at_home(s: Imperium, me: int, w: CombatRoundBegins) -> bool:
    """At the start of a ground combat on a planet that is one's own."""
    return w.first and w.planet >= 0 and s.owner[w.planet] == me


@HOOKS.reaction(CombatRoundBegins, CLAIRE_GIBSON, when=at_home)
async def claire_gibson(s: Imperium, me: Seat, w: CombatRoundBegins) -> None:
    "Commander: when a ground combat begins on a planet that is one's own, an infantry joins it."
    muster(s.players[me], garrison(s, me, w.planet), INFANTRY)


def no_tokens(s: Imperium, seat: int) -> No | None:
    return None if s.players[seat].tokens else No("LRR 31.7")


@as_action("leader.jace_x_4th_air_legion", why_not=no_tokens, purges=True)
async def jace_x(s: Imperium, me: Seat) -> None:
    "Hero: all own command tokens on the board return to the reinforcements."
    s.players[me].tokens = 0

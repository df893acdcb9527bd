"""Twilight Imperium 3: the option of sabotage runs (T3.16.5): before a battle fighters may try to blow up war suns."""

from __future__ import annotations

from orrery.core.ask import amount
from orrery.core.nouns import Number
from orrery.core.state import tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti3.battle import ATTACKER, DEFENDER, battle_of
from orrery.games.ti3.board import fleet_of
from orrery.games.ti3.fire import drown
from orrery.games.ti3.hooks import HOOKS, step
from orrery.games.ti3.kinds import new_kind
from orrery.games.ti3.optional.leaders import are_aboard
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.texts import text
from orrery.games.ti3.units import FIGHTER, WAR_SUN
from orrery.games.ti3.verbs import destroy, roll_dice
from orrery.games.ti3.windows import BarrageOver

SQUADRON = new_kind("squadron", Number("number"))
OUTER, INNER = 9, 10


@HOOKS.trigger(BarrageOver, text("option.sabotage_runs"))
async def sabotage_runs(s: Twilight, me: int, w: BarrageOver) -> None:
    "After the barrage both sides, the attacker first, may send fighters against enemy war suns."
    then(s, ("sabotage_runs", ATTACKER), ("sabotage_runs", DEFENDER))


@step("sabotage_runs")
async def squadrons(s: Twilight, side: int) -> None:
    """A squadron for each enemy war sun; all are named before the first one flies."""
    b = battle_of(s)
    me, foe = b.seats[side], b.seats[1 - side]
    left = fleet_of(s, me, b.place)[FIGHTER]
    named = []
    for sun in range(fleet_of(s, foe, b.place)[WAR_SUN] if left else 0):
        sent = await amount(me, SQUADRON, 0, left, place=b.place, rival=foe, sun=sun + 1) if left else 0
        left -= sent
        named += [sent] * (sent > 0)
    then(s, *(("sabotage_run", side, sent) for sent in named))


@step("sabotage_run")
async def sabotage_run(s: Twilight, side: int, sent: int) -> None:
    """Two rolls for each fighter: 9 passes the outer defences, 10 destroys the war sun; all others are lost."""
    b = battle_of(s)
    me, foe = b.seats[side], b.seats[1 - side]
    outer = await roll_dice(s, me, sent, range(OUTER, SIDES + 1), "outer defences")
    through = sum(pips >= OUTER for pips in outer)
    inner = await roll_dice(s, me, through, range(INNER, SIDES + 1), "inner defences") if through else ()
    hits = sum(pips >= INNER for pips in inner)
    tell(s, "ti3-log-sabotage-run", seat=me, rival=foe, place=b.place, count=sent, hits=hits)
    destroy(s, me, b.place, [FIGHTER] * (sent - hits))
    if hits:
        leaders = are_aboard(s, foe, b.place)
        destroy(s, foe, b.place, [WAR_SUN])
        drown(s, foe, b.place)
        if leaders:
            then(s, ("flagship_hit", foe, b.place, WAR_SUN))
    drown(s, me, b.place)

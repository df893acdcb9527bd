"""Twilight Imperium 3: the option of sabotage runs (T3.16.5): before a battle fighters may try to blow up war suns."""

from __future__ import annotations

from orrery.core.ask import amount
from orrery.core.nouns import Number
from orrery.core.state import frame, tell, then
from orrery.games.common.dice import SIDES
from orrery.games.ti3.rules.battle import ATTACKER, DEFENDER, battle_of
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.fire import drown
from orrery.games.ti3.rules.hooks import HOOKS, step
from orrery.games.ti3.rules.kinds import new_kind
from orrery.games.ti3.rules.optional.leaders import watch_flagship
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.units import FIGHTER, WAR_SUN
from orrery.games.ti3.rules.verbs import destroy, roll_dice, set_fleet
from orrery.games.ti3.rules.windows import BarrageOver

SQUADRON = new_kind("squadron", Number("number"))
OPTION = text("option.sabotage_runs")
OUTER, INNER = 9, 10


@HOOKS.trigger(BarrageOver, OPTION)
async def after_barrage(s: Twilight, me: int, w: BarrageOver) -> None:
    "After the barrage both sides, the attacker first, may send fighters against enemy war suns."
    battle_of(s).stage = "runs"
    then(s, frame(sabotage_runs, ATTACKER), frame(sabotage_runs, DEFENDER))


@step
async def sabotage_runs(s: Twilight, side: int) -> None:
    """A squadron for each enemy war sun, undamaged ones first; all are named before the first one flies."""
    b = battle_of(s)
    me, foe = b.seats[side], b.seats[1 - side]
    left, theirs = fleet_of(s, me, b.place).of(FIGHTER), fleet_of(s, foe, b.place)
    named = []
    for sun in range(theirs.of(WAR_SUN) if left else 0):
        sent = await amount(me, SQUADRON, 0, left, place=b.place, rival=foe, sun=sun + 1) if left else 0
        left -= sent
        whole = int(sun < theirs.whole(WAR_SUN))
        named += [(sent, whole)] * (sent > 0)
    b.stage = "announce" if side else "runs_back"
    b.flying = [(side, *squadron) for squadron in named]
    then(s, *(frame(sabotage_run, side, *squadron) for squadron in named))


@step
async def sabotage_run(s: Twilight, side: int, sent: int, whole: int) -> None:
    """Two rolls for each fighter: 9 passes the outer defences, 10 destroys the war sun, whole or damaged; all others
    are lost."""
    b = battle_of(s)
    b.flying = b.flying[1:]
    me, foe = b.seats[side], b.seats[1 - side]
    outer = await roll_dice(s, me, sent, range(OUTER, SIDES + 1), OPTION, "outer defences")
    through = sum(pips >= OUTER for pips in outer)
    inner: tuple[int, ...] = ()
    if through:
        inner = await roll_dice(s, me, through, range(INNER, SIDES + 1), OPTION, "inner defences")
    hits = sum(pips >= INNER for pips in inner)
    tell(s, "ti3-log-sabotage-run", seat=me, rival=foe, place=b.place, count=sent, hits=hits)
    destroy(s, me, b.place, [FIGHTER] * (sent - hits))
    if hits:
        watch_flagship(s, foe, b.place)
        set_fleet(s, foe, b.place, fleet_of(s, foe, b.place).damage(WAR_SUN, whole))
        destroy(s, foe, b.place, [WAR_SUN], picked=True)
        drown(s, foe, b.place)
    drown(s, me, b.place)

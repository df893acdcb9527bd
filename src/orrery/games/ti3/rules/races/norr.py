"""Twilight Imperium 3: Sardakk N'orr."""

from __future__ import annotations

from orrery.games.ti3.rules.hooks import HOOKS
from orrery.games.ti3.rules.queries import Combat
from orrery.games.ti3.rules.races.fighting import in_battle, in_invasion
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text


@HOOKS.modifier(Combat, text("race.norr.combat_bonus"))
def combat_bonus(s: Twilight, me: int, query: Combat, bonus: int) -> int:
    "+1 in space battles and invasion combat (T3.17.62)."
    return bonus + (query.seat == me and (in_battle(s, query.kind) or in_invasion(s, query.kind)))

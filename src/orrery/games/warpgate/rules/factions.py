"""Warpgate: abilities that are copied (W17.1, W17.2) and pieces that must make room for ships (W17.2, W17.5)."""

from __future__ import annotations

from orrery.core.state import frame, tell, then
from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.nouns import Place
from orrery.games.warpgate.rules.powers import NOMADS, refresh_powers
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import (
    deploy,
    enemies,
    friendly_or_neutral,
    haven,
    holder,
    land,
    lift,
    ships_arrive,
    take_marker,
)


def copy_ability(s: Warpgate, seat: int, rival: int) -> None:
    """Gain another faction's ability as well, permanently (W17.1)."""
    p = s.players[seat]
    p.abilities.append(s.players[rival].side)
    tell(s, "warpgate-log-copies", seat=seat, rival=rival)
    before = p.texts.here
    refresh_powers(s, seat)
    if p.texts.here & ~before & NOMADS:
        met = p.outposts & enemies(s, seat)
        p.fleets |= p.outposts & ~met
        then(s, *(frame(camp_withdraws, seat, place) for place in places(met)))


async def camp_withdraws(s: Warpgate, seat: int, place: Place) -> None:
    """An outpost that comes to count as a ship among enemy ships becomes a ship and withdraws; if there is no ship in
    the supply, it is simply removed (W17.2)."""
    chooser = holder(s, seat, place)
    take_marker(s, seat, place)
    if deploy(s, seat, place, 1):
        p = s.players[seat]
        target = await haven(s, seat, chooser, place, friendly_or_neutral(s, seat))
        lift(p, place, 1)
        land(p, target, 1)
        ships_arrive(s, seat, target)

"""Twilight Imperium 4: who could remove the custodians token from Mecatol Rex (LRR 40); they do so in an invasion."""

from __future__ import annotations

from orrery.games.ti4.rules.board import in_space, influence
from orrery.games.ti4.rules.data import MECATOL_REX
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.queries.development import CustodiansPrice, TroopsAround
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place
from orrery.games.ti4.rules.verbs import wealth

CUSTODIANS_PRICE = 6


def custodians_price(s: Imperium, seat: int) -> int:
    """The influence that removing the custodians token costs a player."""
    return number(s, CUSTODIANS_PRICE, CustodiansPrice, seat)


def can_remove_custodians(s: Imperium, seat: int, place: Place) -> bool:
    """Whether a player could remove the custodians token in a system: there is a ground force to commit, and the
    influence (LRR 40.2)."""
    if not s.custodians or s.places[MECATOL_REX] != place:
        return False
    troops = in_space(s, seat, place).ground_forces() or number(s, 0, TroopsAround, seat, place)
    return troops > 0 and wealth(s, seat, influence) >= custodians_price(s, seat)

"""How far ships come in Twilight Imperium 4: systems in the way, anomalies, gravity rifts."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.data import CARRIER, CRUISER, FACTION, FIGHTER
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import PLACES
from orrery.games.ti4.rules.movement import Ways, origins
from orrery.games.ti4.rules.nouns import LAYOUT, PLACE
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.things import NO_TILE, Place, Unit


def at(name: str) -> Place:
    return PLACE.index[name]


def bits(*names: str) -> int:
    return sum(1 << at(name) for name in names)


def table(**fleets: str) -> Imperium:
    """An empty galaxy for six; each seat's ships by place: `a="301 cruiser, 302 carrier"`."""
    s = Imperium(players=[Player(faction=FACTION["sol"]) for _ in range(3)], layout=LAYOUT.index["6p"])
    s.tiles = [NO_TILE] * PLACES
    for seat, line in zip("abc", (fleets.get(seat, "") for seat in "abc"), strict=True):
        for one in line.split(", ") if line else ():
            place, *units = one.split()
            stack = s.players["abc".index(seat)].space.setdefault(at(place), Forces())
            for unit in units:
                stack.add({"cruiser": CRUISER, "carrier": CARRIER, "fighter": FIGHTER}[unit])
    return s


def rifts(s: Imperium, place: str, target: str, unit: Unit = CRUISER) -> int:
    return Ways(s, 0, at(target)).reach(at(place), unit)


@pytest.mark.rule("LRR 17.4", "LRR 18.1", "LRR 17.4f")
def test_a_ship_enters_as_many_systems_as_its_move_value() -> None:
    s = table(a="301 cruiser carrier")
    assert rifts(s, "301", "201") == 0
    assert rifts(s, "301", "101") == 0, "two systems"
    assert rifts(s, "301", "000") == -1, "three"
    assert rifts(s, "301", "101", CARRIER) == -1
    assert rifts(s, "301", "201", FIGHTER) == -1, "fighters do not move on their own"


@pytest.mark.rule("LRR 17.4", "LRR 88.2", "LRR 17.4b", "LRR 17.4c", "LRR 17.4d", "LRR F.3")
def test_other_players_ships_block_the_way_and_own_tokens_do_not() -> None:
    s = table(a="301 cruiser", b="201 fighter, 202 cruiser, 212 cruiser")
    assert rifts(s, "301", "101") == -1, "fighters block too"
    assert rifts(s, "301", "201") == 0, "the active system may hold enemies"
    s = table(a="301 cruiser")
    s.players[0].tokens = bits("201")
    assert rifts(s, "301", "101") == 0, "through a system with an own token"
    s.players[0].tokens = bits("301", "101")
    assert origins(s, 0, at("101")) == [], "not out of one"


@pytest.mark.rule("LRR 13.1", "LRR 86.1", "LRR 65.1")
@pytest.mark.parametrize(("anomaly", "into"), [("asteroids", False), ("supernovae", False), ("nebulae", True)])
def test_anomalies_stop_ships(anomaly: str, into: bool) -> None:
    s = table(a="301 cruiser")
    setattr(s, anomaly, bits("201", "202", "212"))
    assert (rifts(s, "301", "201") == 0) is into
    assert rifts(s, "301", "101") == -1, "not through it"


@pytest.mark.rule("LRR 65.2")
def test_a_ship_in_a_nebula_moves_one_system() -> None:
    s = table(a="301 cruiser")
    s.nebulae = bits("301")
    assert rifts(s, "301", "201") == 0
    assert rifts(s, "301", "101") == -1


@pytest.mark.rule("LRR 37.1", "LRR 37.2", "LRR 37.3")
def test_a_rift_lets_ships_move_farther_and_is_avoided_where_it_can_be() -> None:
    s = table(a="301 cruiser")
    s.rifts = bits("201")
    assert rifts(s, "301", "000") == 1, "three systems, one rift left on the way"
    assert rifts(s, "301", "201") == 0, "into it only"
    assert rifts(s, "302", "101") == 0, "there is a way round it"
    assert rifts(s, "301", "101") == 1, "there is none"
    s.rifts = bits("301")
    assert rifts(s, "301", "201") == 1, "a ship that begins in a rift leaves it"
    assert rifts(s, "301", "000") == 1
    s.rifts = bits("301", "201", "101")
    assert rifts(s, "301", "104") == 3, "four systems straight on, through all three"


@pytest.mark.rule("LRR 17.4", "LRR 17.4e")
def test_ships_may_leave_the_active_system_and_come_back() -> None:
    s = table(a="301 cruiser carrier")
    s.players[0].tokens = bits("301")
    assert origins(s, 0, at("301")) == [at("301")]
    assert {*Ways(s, 0, at("301")).movers(at("301"))} == {CRUISER}, "the carrier is too slow"

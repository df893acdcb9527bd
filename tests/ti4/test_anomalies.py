"""Anomalies of Twilight Imperium 4 (LRR 12): what they are, with planets, and two in one system."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.board import anomalies, near, planets_at
from orrery.games.ti4.rules.data import TILES
from orrery.games.ti4.rules.things import places_in
from tests.ti4.notation import asked, fleet, on_planet, place, position, say, state
from tests.ti4.scoring import so_far, status


@pytest.mark.rule("LRR 12.1", "LRR 12.2", "LRR 12.3")
def test_there_are_four_kinds_of_anomalies() -> None:
    table = position(tiles={"101": "44", "102": "42", "103": "43", "104": "41", "105": "46", "106": "19"})
    s = state(table)
    kinds = [s.asteroids, s.nebulae, s.supernovae, s.rifts]
    assert kinds == [1 << place(name) for name in ("101", "102", "103", "104")]
    assert [*places_in(anomalies(s))] == [place(name) for name in ("101", "102", "103", "104")]
    assert {it.back for it in TILES if it.anomalies and it.kind == "system"} == {"red"}


@pytest.mark.rule("LRR 12.2a")
def test_a_system_with_planets_can_be_an_anomaly() -> None:
    """Everra lies in a nebula: ships may end there and land, and fly no farther (the note on 56, 67)."""
    table = position(tiles={"203": "68"}, sol={"space": {"304": "carrier, infantry"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, infantry")
    say(table, "sol commit infantry@everra")
    assert on_planet(table, "everra") == ("sol", {"infantry": 1})
    table = position(tiles=dict.fromkeys(("203", "303", "305"), "68"), sol={"space": {"304": "cruiser"}})
    say(table, "sol act tactical; sol activate 102")
    assert asked(table) == {"letnev": "act"}, "not through the nebula"


@pytest.mark.rule("LRR 12.4")
def test_a_system_made_an_anomaly_keeps_what_it_is() -> None:
    table = position(tiles={"203": "25", "209": "40"}, sol={"space": {"304": "carrier, infantry"}})
    s = state(table)
    s.nebulae |= 1 << place("203")
    assert anomalies(s) >> place("203") & 1
    assert planets_at(s, place("203")) == TILES[s.tiles[place("203")]].planets
    assert near(s)[place("203")] >> place("209") & 1, "its wormhole"
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, infantry")
    say(table, "sol commit infantry@quann")
    assert on_planet(table, "quann")[0] == "sol"


@pytest.mark.rule("LRR 12.5")
@pytest.mark.parametrize(("die", "left"), [(3, {}), (4, {"cruiser": 1})])
def test_a_system_that_is_two_anomalies_has_the_properties_of_both(die: int, left: dict[str, int]) -> None:
    """A nebula lets ships move one system only; a gravity rift adds one, and may take them."""
    table = position(tiles={"203": "42"}, sol={"space": {"203": "cruiser"}}, dice=[die])
    state(table).rifts |= 1 << place("203")
    say(table, "sol act tactical; sol activate 101; sol move_from 203; sol move cruiser")
    assert fleet(table, "sol", "101") == left, "two systems"
    table = position(tiles={"203": "42"}, sol={"space": {"203": "cruiser"}})
    state(table).rifts |= 1 << place("203")
    say(table, "sol act tactical; sol activate 106")
    assert asked(table) == {"letnev": "act"}, "three are too far"
    assert (
        so_far(status("make_history", tiles={"203": "42"}, sol={"space": {"203": "cruiser"}}), "make_history").have == 1
    )

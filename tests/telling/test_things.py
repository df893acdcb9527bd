"""Things: what a line of the journal is about, and what an answer points at."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games import game
from orrery.games.race.cards import BY_ID
from orrery.telling.things import Thing, nouns, told_things

RACE, WARPGATE = nouns(game("race")), nouns(game("warpgate"))


@pytest.mark.parametrize(
    ("args", "things"),
    [
        ({"seat": 1, "card": BY_ID["gem_world"]}, [("card", "gem_world")]),
        ({"cards": (BY_ID["gem_world"], BY_ID["old_earth"])}, [("card", "gem_world"), ("card", "old_earth")]),
        ({"cards": 2, "number": 2}, []),
        ({"actions": (2, 3)}, []),
        ({"action": 2}, [("action", "develop")]),
        ({"seat": 0, "number": 1, "why": "old_earth"}, [("card", "old_earth")]),
        ({"seat": 0, "number": 1, "why": "sale"}, []),
        ({"power": 0}, [("power", "old_earth/0")]),
        ({"phase": "develop"}, []),
        ({"card": None}, []),
    ],
)
def test_what_a_line_of_race_is_about(args: dict[str, Any], things: list[tuple[str, str]]) -> None:
    assert told_things(args, RACE) == [Thing(*thing) for thing in things]


def test_what_a_line_of_warpgate_is_about() -> None:
    place = WARPGATE["place"].names
    assert told_things({"seat": 0, "ships": 2, "place": 0, "target": 3}, WARPGATE) == [
        Thing("place", "warpgate"),
        Thing("place", place[3]),
    ]
    assert told_things({"place": -1}, WARPGATE) == []


def test_every_further_name_belongs_to_a_noun() -> None:
    assert RACE["world"] is RACE["card"]
    assert WARPGATE["target"] is WARPGATE["place"]

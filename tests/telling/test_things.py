"""Things: what a line of the journal is about, and what an answer points at."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Kind, choose
from orrery.core.nouns import Maybe, Named, Noun, Number, TupleNoun
from orrery.games import game
from orrery.games.race.rules.cards import BY_ID
from orrery.telling.things import Thing, nouns, suspects, told_things

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


FRUIT, SIZE = Named("fruit", ["apple", "pear"]), Number("size")


@pytest.mark.parametrize(
    ("noun", "offers", "thing", "tried"),
    [
        (FRUIT, [0], ("fruit", "pear"), [1]),
        (Maybe(FRUIT), [None, 0], ("fruit", "pear"), [1]),
        (FRUIT, [0], ("fruit", "kiwi"), []),
        (SIZE, [1, 2], ("size", 7), []),
        (TupleNoun("pair", FRUIT, FRUIT), [(0, 1)], ("fruit", "apple"), [(0, 0), (0, 1)]),
        (TupleNoun("basket", FRUIT, SIZE), [(0, 1), (0, 2)], ("fruit", "pear"), [(1, 1), (1, 2)]),
        (TupleNoun("nested", TupleNoun("pair", FRUIT, SIZE), FRUIT), [((0, 1), 0)], ("fruit", "pear"), [((0, 1), 1)]),
    ],
)
def test_what_else_could_be_meant(noun: Noun[Any], offers: list[Any], thing: tuple[str, Any], tried: list[Any]) -> None:
    assert list(suspects(choose(0, Kind("eat", noun), offers), Thing(*thing))) == tried

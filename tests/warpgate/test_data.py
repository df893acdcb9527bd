"""The data (W2.1): an owner's file is checked line by line, the error says what is wrong with it, and games with other
data are kept apart."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import given as examples
from hypothesis import strategies as st

from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.games.warpgate import GAME, DataError, game_with, load
from orrery.games.warpgate.rules.data import SECTIONS
from tests.warpgate.notation import DATA, action, given
from tests.warpgate.say import own_file, own_game, seat_line, section, show

WHOLE: dict[str, Any] = {"format": 1, "name": "own", **{name: section(name) for name in SECTIONS}}


def written(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


# --- what is accepted -----------------------------------------------------------------------------------------------


@pytest.mark.rule("W2.1")
def test_an_empty_file_of_ones_own_is_the_projects_data_under_another_name(tmp_path: Path) -> None:
    data = load(own_file(tmp_path))
    assert data.key != DATA.key
    assert [t.id for t in data.tactics] == [t.id for t in DATA.tactics]


@pytest.mark.rule("W2.1")
def test_the_whole_data_can_be_replaced_and_played(tmp_path: Path) -> None:
    game = own_game(tmp_path, **{name: section(name) for name in SECTIONS})
    for players in game.players:
        table = Table.new(game, players, {"round-limit": "1"}, seed=players, live=False)
        table.play_random(Random(players), limit=game.bound)
        assert table.over


@pytest.mark.rule("W2.1")
@pytest.mark.parametrize("name", sorted(SECTIONS))
def test_any_section_can_be_replaced_alone(name: str, tmp_path: Path) -> None:
    data = load(own_file(tmp_path, **{name: section(name)}))
    assert len(data.technologies) == len(DATA.technologies)


@pytest.mark.rule("W2.1")
def test_what_the_project_designed_says_so() -> None:
    folder = Path(load.__code__.co_filename).parents[1] / "data"
    designed = [path for path in folder.glob("*.json") if not path.name.startswith("numbers")]
    assert {json.loads(path.read_text(encoding="utf-8"))["origin"] for path in designed} == {"project"}


@pytest.mark.rule("W2.1")
def test_other_numbers_are_played_with(tmp_path: Path) -> None:
    technologies = section("technologies")
    technologies[0]["vp"] = 9
    assert load(own_file(tmp_path, technologies=technologies)).technologies[0].vp == 9


@pytest.mark.rule("W2.1", "W8.5")
@pytest.mark.parametrize(("when", "cancelled"), [("attacking", True), ("defending", False)])
def test_a_text_that_cancels_can_have_a_condition(when: str, cancelled: bool, tmp_path: Path) -> None:
    tactics = section("tactics")
    cancel = next(card for card in tactics["basic"] if card["letter"] == "F")
    cancel["text"] = [{"do": "cancel", "when": when}]
    it = given(
        seat_line(0, "| Ivra 3", "Outmaneuver"),
        seat_line(1, "| Eshkol 2", "Salvage"),
        frames=action("advance", 0, 1),
        game=own_game(tmp_path, tactics=tactics),
    )
    it.play("0 moves 3 from Ivra to Eshkol")
    show(it, "Outmaneuver", "Salvage")
    assert (sum(it.ships(1).values()) == 2) == cancelled


# --- what is refused ------------------------------------------------------------------------------------------------


def without_trade(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The action cards with Trade below."""
    return [card for card in data["actions"] if card["lower"] == "trade"]


Change = Callable[[dict[str, Any]], Any]
WRONG: list[tuple[str, Change, str]] = [
    ("another format", lambda d: d.update(format=2), "format"),
    ("no name", lambda d: d.pop("name"), "'name'"),
    ("a name with spaces", lambda d: d.update(name="My Game"), "name"),
    ("an unknown section", lambda d: d.update(planets=[]), "planets"),
    ("four types", lambda d: d["types"].pop(), "types"),
    ("a type twice", lambda d: d["types"].__setitem__(1, d["types"][0]), "types"),
    ("eleven action cards", lambda d: d["actions"].pop(), "actions"),
    ("an unknown action", lambda d: d["actions"][0].update(upper="jump"), r"actions\[0\].upper"),
    ("an action on no card", lambda d: [c.update(lower="control") for c in without_trade(d)], "no trade"),
    ("a letter twice", lambda d: d["tactics"]["basic"][0].update(letter="B"), "letters"),
    ("a factor as text", lambda d: d["tactics"]["basic"][0].update(factor="4"), "factor"),
    ("an unknown word", lambda d: d["tactics"]["hero"][0].update(text=[{"do": "win"}]), r"hero\[0\].text\[0\].do"),
    ("a number too many", lambda d: d["tactics"]["hero"][0].update(text=[{"do": "cancel", "n": 1}]), "number"),
    ("a number missing", lambda d: d["tactics"]["hero"][0].update(text=[{"do": "destroy"}]), "'n'"),
    ("a condition too late", lambda d: d["tactics"]["hero"][0].update(text=[{"do": "ties", "when": "won"}]), "won"),
    ("too few technologies", lambda d: d.update(technologies=d["technologies"][:31]), "technologies"),
    ("a power of another trigger", lambda d: d["technologies"][0].update(trigger="battle"), r"technologies\[0\]"),
    ("too few objectives", lambda d: d.update(objectives=d["objectives"][:29]), "objectives"),
    ("a goal without type", lambda d: d["objectives"][0].update(goal={"word": "of_type", "n": 2}), "type"),
    ("an objective twice", lambda d: d["objectives"].__setitem__(1, d["objectives"][0]), "objectives"),
    ("too few tokens", lambda d: [t.update(copies=1) for t in d["tokens"]], "tokens"),
    ("an unknown token", lambda d: d["tokens"][0].update(kind="joker"), r"tokens\[0\]"),
    ("an unknown hero", lambda d: d["factions"][0].update(hero="nobody"), "hero"),
    ("one side", lambda d: d["factions"][0]["sides"].pop(), "sides"),
    ("too few factions", lambda d: d.update(factions=d["factions"][:5]), "factions"),
    ("a planet off the board", lambda d: d["boards"][0]["planets"][0].update(at=[20, 20]), "off the board"),
    ("two on a hex", lambda d: d["boards"][0]["planets"][0].update(at=d["boards"][0]["gate"]), "two on"),
    ("a planet twice", lambda d: d["boards"][0]["planets"].append(d["boards"][0]["planets"][0]), r"\[8\].at.*second"),
    ("a planet on another's image", lambda d: d["boards"][0]["planets"][1].update(at=[4, -4]), r"\[1\].at.*second"),
    ("a sector named twice", lambda d: d["sectors"].append(d["sectors"][0]), "sectors"),
    ("a sector without a German name", lambda d: d["sectors"][0].pop("name_de"), r"sectors\[0\]"),
    ("two boards for two", lambda d: d["boards"].append(d["boards"][0]), "second"),
    ("an unknown shape", lambda d: d["boards"][0].update(shape={"square": 4}), "shape"),
    ("too few names", lambda d: d.update(planet_names=d["planet_names"][:3]), "planet_names"),
]  # fmt: skip


@pytest.mark.rule("W2.1")
@pytest.mark.parametrize(("about", "change", "says"), WRONG, ids=[case[0] for case in WRONG])
def test_what_is_wrong_is_said_with_its_place(about: str, change: Change, says: str, tmp_path: Path) -> None:
    data = deepcopy(WHOLE)
    change(data)
    with pytest.raises(DataError, match=says) as error:
        load(written(tmp_path / "mine.json", data))
    assert str(error.value).startswith("mine.json: ")
    assert "expected" in str(error.value)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"format": 1}', b"[" * 100_000, b'{"format": 1, "name": 3}']
)
def test_what_is_no_such_file_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    with pytest.raises(DataError):
        load(path)
    with pytest.raises(DataError, match="can be read"):
        game_with(tmp_path / "nowhere.json")


# --- fuzzing --------------------------------------------------------------------------------------------------------

PLAIN = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 30), st.floats(), st.text(max_size=5), st.just([]), st.just({}),
    st.sampled_from(["ocean", "advance", "destroy", "A", "hero", "disc", 10**30, "\ud800", [[0, 0]], {"do": "cancel"}]),
)  # fmt: skip


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every value inside, with the path to it."""
    if not isinstance(data, (dict, list)):
        return [path]
    items = data.items() if isinstance(data, dict) else enumerate(data)
    return [path, *(place for key, value in items for place in places_in(value, (*path, key)))]


PLACES = [place for place in places_in(WHOLE) if place]


@pytest.mark.rule("W2.1")
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@examples(
    st.lists(
        st.tuples(st.sampled_from(PLACES), st.sampled_from(["set", "drop", "copy"]), PLAIN), min_size=1, max_size=3
    )
)
def test_changed_data_are_accepted_or_refused_but_never_break(
    tmp_path: Path, changes: list[tuple[tuple[Any, ...], str, Any]]
) -> None:
    data = deepcopy(WHOLE)
    for place, what, value in changes:
        mutate(data, place, what, value)
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    try:
        game = game_with(path)
    except DataError:
        return
    table = Table.new(game, game.players[0], {"round-limit": "1"}, seed=1, live=False)
    table.play_random(Random(1), limit=60)


def mutate(data: Any, place: tuple[Any, ...], what: str, value: Any) -> None:
    """Change one value, remove it, or duplicate it; nothing if an earlier change has removed the place."""
    try:
        for key in place[:-1]:
            data = data[key]
        if what == "set":
            data[place[-1]] = value
        elif what == "drop":
            del data[place[-1]]
        elif isinstance(data, list):
            data.append(deepcopy(data[place[-1]]))
    except (KeyError, IndexError, TypeError):
        return


# --- records --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W2.1")
def test_a_record_of_other_data_is_refused_and_says_what_to_do(tmp_path: Path) -> None:
    technologies = section("technologies")
    technologies[0]["vp"] = 9
    game = own_game(tmp_path, technologies=technologies)
    table = Table.new(game, 2, {"round-limit": "1"}, seed=3)
    table.play_random(Random(3))
    text = Record.of(table).dumps()
    with pytest.raises(BadRecord, match="--data"):
        Record.loads(text, games=titled)
    again = Record.loads(text, games=lambda name: game)
    assert again.verify().ok
    with pytest.raises(BadRecord, match="--data"):
        Record.loads(Record.of(Table.new(GAME, 2, seed=1)).dumps(), games=lambda name: game)


@pytest.mark.rule("W2.1")
def test_a_fingerprint_of_the_content_is_part_of_the_name(tmp_path: Path) -> None:
    technologies = section("technologies")
    keys = set()
    for vp in (1, 2, 3):
        technologies[0]["vp"] = vp
        keys.add(load(own_file(tmp_path, technologies=technologies)).key)
    assert len(keys) == 3
    assert all(key.startswith("own-") for key in keys)

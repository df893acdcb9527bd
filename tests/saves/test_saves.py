"""Saved games outlive the rules they were played by: records of version 0.3.0 open, and neither a new card in the
middle of the data nor a changed rule nor a renamed field loses or swaps a component."""

from __future__ import annotations

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as find_game

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src" / "orrery"
ANSWERS = 12
"""How many answers are given after a game is resumed."""


def old_record(name: str) -> bytes:
    """A record in mid-game as version 0.3.0 wrote it."""
    return gzip.decompress((HERE / "0.3.0" / f"{name}.jsonl.gz").read_bytes())


def snapshots(record: str | bytes) -> list[dict[str, Any]]:
    """The snapshots in a record, as plain data."""
    found = [json.loads(line) for line in record.splitlines()]
    return [line for line in found if "s" in line]


def play_on(table: Table, answers: int, dice: Random) -> int:
    """Give random answers; returns how many there were."""
    given = 0
    while table.pending and given < answers:
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
        given += 1
    return given


# --- version 0.3.0 -----------------------------------------------------------------------------------------------


def told_race(data: Mapping[str, Any], numbers: Mapping[str, list[str]]) -> dict[str, Any]:
    """What was where, by name, from the numbers in a snapshot of version 0.3.0."""
    card = numbers["Card"]
    players = data["players"]
    return {
        "hands": [sorted(card[n] for n in p["hand"]) for p in players],
        "tableaus": [[card[n] for n in p["tableau"]] for p in players],
        "goods": [sorted((card[w], card[g]) for w, g in p["goods"]) for p in players],
        "deck": [sorted(card[n] for n in layer) for layer in data["deck"]["layers"]],
    }


def now_race(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same from a snapshot with names."""
    players = data["players"]
    return {
        "hands": [p["hand"] for p in players],
        "tableaus": [p["tableau"] for p in players],
        "goods": [sorted((w, g) for w, g in p["goods"]) for p in players],
        "deck": data["deck"]["layers"],
    }


def bits(names: list[str], number: int) -> list[str]:
    return sorted(name for i, name in enumerate(names) if number >> i & 1)


def told_ti3(data: Mapping[str, Any], numbers: Mapping[str, list[str]]) -> dict[str, Any]:
    """What was where, by name, from the numbers in a snapshot of version 0.3.0."""
    card, planet, place, politic = (numbers[kind] for kind in ("Ability", "Planet", "Place", "Politic"))
    figures, players = [*numbers["Unit"][:8], "damaged_dreadnought", "damaged_war_sun"], data["players"]

    def fleets(p: Mapping[str, Any]) -> dict[str, dict[str, int]]:
        return {place[at]: {name: n for name, n in zip(figures, fleet, strict=True) if n} for at, fleet in p["fleets"]}

    def by_planet(field: str, none: int) -> dict[str, int]:
        return {name: n for name, n in zip(planet, data[field], strict=True) if n != none}

    return {
        "races": [numbers["Race"][p["race"]] for p in players],
        "homes": [place[p["home"]] for p in players],
        "hands": [sorted(card[n] for n in p["hand"]) for p in players],
        "secrets": [[numbers["Objective"][n] for n in p["secret"]] for p in players],
        "claimed": [bits(numbers["Objective"], p["claimed"]) for p in players],
        "technologies": [bits(numbers["Technology"], p["technologies"]) for p in players],
        "leaders": [[planet[at] for at in p["leaders"]] for p in players],
        "fleets": [fleets(p) for p in players],
        "reserves": [{name: n for name, n in zip(numbers["Unit"], p["reserve"], strict=True) if n} for p in players],
        "deck": [sorted(card[n] for n in layer) for layer in data["deck"]["layers"]],
        "discard": sorted(card[n] for n in data["discard"]),
        "politics": [sorted(politic[n] for n in layer) for layer in data["politics"]["layers"]],
        "laws": {politic[law]: {0: "for", 1: "against"}[about[0]] for law, about in data["laws"]},
        "effects": [card[text] for text, *_ in data["effects"]],
        "tiles": {place[at]: numbers["Tile"][tile] for at, tile in enumerate(data["tiles"]) if tile >= 0},
        "places": {planet[n]: place[at] for n, at in enumerate(data["places"]) if at >= 0},
        "owners": by_planet("owner", -1),
        "troops": by_planet("troops", 0),
        "docks": bits(planet, data["docks"]),
        "objectives": [numbers["Objective"][n] for n in data["objectives"]],
        "bonus": {name: n for name, n in zip(numbers["Strategy"], data["bonus"], strict=True) if n},
    }


def now_ti3(data: Mapping[str, Any]) -> dict[str, Any]:
    """The same from a snapshot with names."""
    players = data["players"]
    return {
        "races": [p["race"] for p in players],
        "homes": [p["home"] for p in players],
        "hands": [p["hand"] for p in players],
        "secrets": [p["secret"] for p in players],
        "claimed": [p["claimed"] for p in players],
        "technologies": [p["technologies"] for p in players],
        "leaders": [p["leaders"] for p in players],
        "fleets": [dict(p["fleets"]) for p in players],
        "reserves": [p["reserve"] for p in players],
        "deck": data["deck"]["layers"],
        "discard": data["discard"],
        "politics": data["politics"]["layers"],
        "laws": dict(data["laws"]),
        "effects": [text for text, *_ in data["effects"]],
        "tiles": data["tiles"],
        "places": data["places"],
        "owners": data["owner"],
        "troops": data["troops"],
        "docks": data["docks"],
        "objectives": data["objectives"],
        "bonus": data["bonus"],
    }


class Old(NamedTuple):
    """A game of which version 0.3.0 wrote a record: what its numbers stood for, and how to tell what was where."""

    numbers: str
    told: Callable[[Mapping[str, Any], Mapping[str, list[str]]], dict[str, Any]]
    now: Callable[[Mapping[str, Any]], dict[str, Any]]


OLD = {
    "race": Old("games/race/rules/numbers-0.3.0.json", told_race, now_race),
    "ti3": Old("games/ti3/data/numbers-0.3.0.json", told_ti3, now_ti3),
}


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_0_3_0_opens_with_the_same_things_in_it(name: str) -> None:
    old, text = OLD[name], old_record(name)
    numbers = json.loads((SOURCES / old.numbers).read_text(encoding="utf-8"))
    record = Record.loads(text, games=find_game)
    written = snapshots(text)
    states = record._states()
    assert [at for at, _ in states] == [line["at"] for line in written], "every snapshot loads"
    for line, (_, state) in zip(written, states, strict=True):
        if not line["at"]:
            continue  # nothing has been set out yet
        assert old.now(record.game.codec.write(state)) == old.told(line["s"], numbers)


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_0_3_0_goes_on(name: str) -> None:
    record = Record.loads(old_record(name), games=find_game)
    newest = record._states()[-1]
    table, report = record.resume()
    assert report.ok or report.snapshot == newest[0], "from the newest snapshot, where the rules were corrected since"
    assert record.game.conserved(table.state) == record.game.conserved(newest[1])
    assert play_on(table, ANSWERS, Random(5)) == ANSWERS
    assert record.game.conserved(table.state) == record.game.conserved(newest[1])


# --- other rules -------------------------------------------------------------------------------------------------

Edit = Callable[[str], str]


def inserted(after: str, new: str) -> Edit:
    """One more line in the middle of a file."""

    def edit(text: str) -> str:
        assert text.count(after) == 1, after
        return text.replace(after, after + new)

    return edit


def replaced(old: str, new: str) -> Edit:
    def edit(text: str) -> str:
        assert text.count(old) == 1, old
        return text.replace(old, new)

    return edit


class Later(NamedTuple):
    """How a game is changed: a card in the middle of its data, a step that does something else, a field with another
    name (as a whole word everywhere, and how it declares this)."""

    players: int
    round: int
    card: tuple[str, Edit]
    rule: tuple[str, Edit]
    field: tuple[str, str]
    state: tuple[str, Edit]
    options: Mapping[str, str] = {}


LATER = {
    "race": Later(
        players=4,
        round=4,
        card=(
            "games/race/rules/cards.py",
            inserted(
                '    development("Drop Ships", "Landungsschiffe", cost=4, vp=2, powers=[Military(3)]),\n',
                '    development("Trial Card", "Probekarte", cost=4, vp=2, powers=[Military(1)]),\n',
            ),
        ),
        rule=("games/race/rules/steps.py", replaced("    return 2 + 5 * (EXPLORE_5", "    return 3 + 5 * (EXPLORE_5")),
        field=("idle_tactics", "lazy_tactics"),
        state=(
            "games/race/rules/state.py",
            replaced("    lazy_tactics: bool = True", '    lazy_tactics: Annotated[bool, Was("idle_tactics")] = True'),
        ),
    ),
    "ti3": Later(
        players=3,
        round=3,
        card=(
            "games/ti3/data/action_cards.json",
            inserted(
                '  {"id": "chemical_warfare", "copies": 1, "without": []},\n',
                '  {"id": "trial_card", "copies": 2, "without": []},\n',
            ),
        ),
        rule=("games/ti3/rules/status.py", replaced("await draw_cards(s, seat, ", "await draw_cards(s, seat, 1 + ")),
        field=("out_of_play", "set_apart"),
        state=(
            "games/ti3/rules/state.py",
            replaced(
                "    set_apart: Annotated[list[Ability], Bag()]",
                '    set_apart: Annotated[list[Ability], Bag(), Was("out_of_play")]',
            ),
        ),
        options={"distant-suns": "on", "leaders": "on"},
    ),
}

RESUMED = """
import json, sys
from random import Random
from orrery.games import game
from orrery.core.record import Record
record = Record.loads(sys.stdin.buffer.read(), games=game)
codec = record.game.codec
states = record._states()
table, report = record.resume()
before = record.game.conserved(states[-1][1])
after, dice, given = record.game.conserved(table.state), Random(5), 0
told = {
    "states": [[at, codec.write(state)] for at, state in states],
    "ok": report.ok, "snapshot": report.snapshot, "dropped": report.dropped, "entries": len(table.entries),
    "conserved": before == after,
}
while table.pending and given < %d:
    track, asked = next(iter(table.pending.items()))
    table.put(track, asked.sample(dice))
    given += 1
told |= {"given": given, "still": record.game.conserved(table.state) == before}
print(json.dumps(told))
"""


def resumed(folder: Path, record: str | bytes) -> dict[str, Any]:
    """What other sources make of a record."""
    raw = record.encode() if isinstance(record, str) else record
    found = subprocess.run(
        [sys.executable, "-c", RESUMED % ANSWERS],
        input=raw,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        check=False,
    )
    assert not found.returncode, found.stderr.decode()
    told: dict[str, Any] = json.loads(found.stdout)
    return told


def copied(folder: Path, *edits: tuple[str, Edit]) -> Path:
    """A copy of the sources with some files changed."""
    shutil.copytree(SOURCES, folder / "orrery", ignore=shutil.ignore_patterns("page", "__pycache__", "migrations"))
    for name, edit in edits:
        path = folder / "orrery" / name
        path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def in_mid_game(name: str) -> Record:
    """A game of some rounds, at a question."""
    later = LATER[name]
    for seed in range(20):
        table, dice = Table.new(find_game(name), later.players, later.options, seed=seed), Random(seed)
        while table.state.round < later.round and play_on(table, 1, dice):
            pass
        if play_on(table, ANSWERS, dice) == ANSWERS:
            return Record.of(table)
    raise AssertionError("no game takes so long")


@pytest.mark.parametrize("name", LATER)
def test_a_card_in_the_middle_of_the_data_swaps_nothing(name: str, tmp_path: Path) -> None:
    later, record = LATER[name], in_mid_game(name)
    text = record.dumps()
    for written in (text.encode(), old_record(name)):
        told = resumed(copied(tmp_path / str(len(written)), later.card), written)
        mine = Record.loads(written, games=find_game)
        assert told["states"] == [[at, mine.game.codec.write(state)] for at, state in mine._states()]
        assert told["conserved"]
        assert told["still"]
        assert told["given"] == ANSWERS


@pytest.mark.parametrize("name", LATER)
def test_after_a_change_of_the_rules_a_game_goes_on_from_its_newest_snapshot(name: str, tmp_path: Path) -> None:
    later, record = LATER[name], in_mid_game(name)
    told = resumed(copied(tmp_path, later.card, later.rule), record.dumps())
    newest, state = record._states()[-1]
    assert not told["ok"]
    assert told["snapshot"] == newest
    assert newest <= told["entries"], "what was decided since stays as far as it fits"
    assert told["dropped"] < len(record.entries) - newest or not told["dropped"]
    assert told["states"][-1] == [newest, record.game.codec.write(state)]
    assert told["conserved"]
    assert told["still"]
    assert told["given"] == ANSWERS


@pytest.mark.parametrize("name", LATER)
def test_a_renamed_field_is_found(name: str, tmp_path: Path) -> None:
    later, record = LATER[name], in_mid_game(name)
    was, now = later.field
    folder = copied(tmp_path)
    for path in (folder / "orrery" / "games" / name).rglob("*.py"):
        path.write_text(re.sub(rf"\b{was}\b", now, path.read_text(encoding="utf-8")), encoding="utf-8")
    file = folder / "orrery" / later.state[0]
    file.write_text(later.state[1](file.read_text(encoding="utf-8")).replace("import NOBODY,", "import NOBODY, Was,"))
    told = resumed(folder, record.dumps())
    expected = [(at, record.game.codec.write(state)) for at, state in record._states()]
    for (at, state), (there, mine) in zip(told["states"], expected, strict=True):
        assert at == there
        assert state.pop(now) == mine.pop(was)
        assert state == mine
    assert told["conserved"]
    assert told["given"] == ANSWERS

"""Saved games of Warpgate outlive a change of the data and of the rules: every ship, card and token stays what and
where it was. Saves of version 0.3.0, which contained numbers, still open."""

from __future__ import annotations

import gzip
import inspect
import json
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from dataclasses import field, fields, replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any, cast, get_type_hints

import pytest

from orrery.core.abilities import Texts
from orrery.core.game import Game
from orrery.core.record import Record, read_state
from orrery.core.report import BadRecord, Foreign
from orrery.core.state import BadState, Root, Shape, State, Was, shape_of, state
from orrery.core.table import Table
from orrery.core.zones import Deck
from orrery.games import game as titled
from orrery.games.warpgate import GAME, conserved, game_with, load, make_game
from orrery.games.warpgate.rules import data as warpgate_data
from orrery.games.warpgate.rules import steps
from orrery.games.warpgate.rules.board import GATE
from orrery.games.warpgate.rules.data import KNOWN, Data, called
from orrery.games.warpgate.rules.nouns import ARGUMENTS, Type
from orrery.games.warpgate.rules.powers import refresh_powers
from orrery.games.warpgate.rules.state import Battle, Goals, Held, Player, Warpgate
from orrery.games.warpgate.rules.verbs import deploy
from orrery.text import Words

OLD = gzip.decompress((Path(__file__).parent / "0.3.0" / "warpgate.jsonl.gz").read_bytes()).decode()
NUMBERS = Path(load.__code__.co_filename).parents[1] / "data" / "numbers-0.3.0.json"
SEEDS = range(4)


def names_of(d: Data) -> dict[str, list[str]]:
    """What the numbers in a state stand for now, read from the rows themselves."""
    rows: dict[str, Any] = {
        "Card": d.actions, "Tactic": d.tactics, "Technology": d.technologies, "Objective": d.objectives,
        "Token": d.tokens, "Side": d.sides, "Type": d.types,
    }  # fmt: skip
    named = {kind: [row.id for row in them] for kind, them in rows.items()}
    return named | {"Place": ["warpgate", *(name.lower().replace(" ", "_") for name in d.planet_names)]}


def flat(layers: list[list[Any]]) -> list[Any]:
    return [card for layer in layers for card in layer]


def go_on(table: Table, dice: Random) -> None:
    """Play at random to the end; at every decision all components are there."""
    all_there = conserved(cast(Warpgate, table.state))
    while not table.over:
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(dice))
        assert conserved(cast(Warpgate, table.state)) == all_there


# --- version 0.3.0 ----------------------------------------------------------------------------------------------------

HELD_THINGS = {
    "hand": "Card", "discard": "Card", "played": "Card", "drawn": "Tactic", "tactics_discard": "Tactic",
    "offered": "Tactic", "elite": "Tactic", "technologies": "Technology", "shown": "Objective", "tokens": "Token",
    "old_tokens": "Token", "copies": "Place", "abilities": "Side",
}  # fmt: skip
OPEN_THINGS = {
    "available": "Technology", "objectives": "Type", "open_goals": "Objective", "turned": "Token", "boxed": "Token",
}  # fmt: skip
DECKS = {"technologies": "Technology", "objective_types": "Type", "promotions": "Tactic", "tokens": "Token"}
SETS = ("fleets", "outposts", "colonies")


def old_states() -> list[tuple[dict[str, Any], Warpgate]]:
    """The snapshots of the record of 0.3.0: as they were written, and as they are read now."""
    raw = [line["s"] for line in map(json.loads, OLD.splitlines()) if "s" in line]
    read = [read_state(GAME, snap.schema, snap.s) for snap in Record.loads(OLD, games=titled).snapshots]
    return list(zip(raw, read, strict=True))


def test_a_state_of_0_3_0_holds_what_its_numbers_stood_for() -> None:
    then = json.loads(NUMBERS.read_text(encoding="utf-8"))
    compared = 0
    for raw, s in old_states():
        now = names_of(KNOWN[s.data])

        def same(kind: str, ours: Any, theirs: Any, now: dict[str, list[str]] = now) -> int:
            """How many names were compared."""
            assert sorted(now[kind][n] for n in ours) == sorted(then[kind][n] for n in theirs)
            return len(theirs)

        def bits(mask: int) -> list[int]:
            return [n for n in range(mask.bit_length()) if mask >> n & 1]

        for p, old in zip(s.players, raw["players"], strict=True):
            compared += sum(same(kind, getattr(p, name), old[name]) for name, kind in HELD_THINGS.items())
            compared += sum(same("Place", bits(getattr(p, name)), bits(old[name])) for name in SETS)
            ships = {now["Place"][n]: count for n, count in enumerate(p.ships) if count}
            assert ships == {then["Place"][n]: count for n, count in enumerate(old["ships"]) if count}
            compared += same("Place", [p.drone], [old["drone"]]) + len(ships)
            if old["side"] >= 0:
                compared += same("Side", [p.side], [old["side"]])
            for name, kind in (("deck", "Card"), ("tactics", "Tactic")):
                compared += same(kind, flat(getattr(p, name).layers), flat(old[name]["layers"]))
            for number, type_ in enumerate(then["Type"]):
                ours = p.objectives.of(Type(now["Type"].index(type_)))
                compared += same("Objective", ours, old["objectives"][f"t{number}"])
            assert (p.supply, p.fresh, p.spent, p.won) == (old["supply"], old["fresh"], old["spent"], 0)
        compared += sum(same(kind, getattr(s, name), raw[name]) for name, kind in OPEN_THINGS.items())
        for name, kind in DECKS.items():
            compared += same(kind, flat(getattr(s, name).layers), flat(raw[name]["layers"]))
        for number, type_ in enumerate(then["Type"]):
            deck = s.goals.of(Type(now["Type"].index(type_)))
            compared += same("Objective", flat(deck.layers), flat(raw["goals"][f"t{number}"]["layers"]))
        compared += sum(same("Place", bits(getattr(s, name)), bits(raw[name])) for name in ("stacks", "dead"))
    assert compared > 1000


def test_a_game_of_0_3_0_goes_on_from_its_newest_snapshot() -> None:
    record = Record.loads(OLD, games=titled)
    assert record.head.options["data"] == load().key
    table, report = record.resume()
    assert (report.ok, report.resumed, report.snapshot, report.dropped) == (False, True, record.snapshots[-1].at, 0)
    assert table.frozen == record.snapshots[-1].at
    s = cast(Warpgate, table.state)
    for _, old in old_states()[1:]:
        assert conserved(s) == conserved(old)
    today = s.clone()
    for seat, p in enumerate(today.players):
        refresh_powers(today, seat)
        assert p.texts == s.players[seat].texts, "abilities and technologies are what they are today"
    again = Record.loads(Record.of(table).dumps(), games=titled)
    assert again.verify().ok
    assert again.resume()[0].state == s
    for seed in SEEDS:
        go_on(Record.loads(OLD, games=titled).resume()[0], Random(seed))


@pytest.mark.parametrize(("each", "now"), [(False, "one"), (True, "each")])
def test_a_ruling_that_had_two_values_in_0_3_0_keeps_its_meaning(each: bool, now: str) -> None:
    snap = Record.loads(OLD, games=titled).snapshots[-1]
    old = snap.s | {"objective_each": each}
    for _ in range(2):
        assert read_state(GAME, snap.schema, old).objectives_for == now


def test_the_key_of_earlier_data_of_the_project_stands_for_those_of_today() -> None:
    assert GAME.configure(3, {"data": "project-f32ad206"})["data"] == load().key
    with pytest.raises(Foreign, match="--data"):
        GAME.configure(3, {"data": "mine-f32ad206"})
    assert Words("en", "warpgate", [], -1, "project-f32ad206").noun("technology", 0) == load().technologies[0].name
    with pytest.raises(KeyError):
        called("mine-f32ad206")


# --- other data -------------------------------------------------------------------------------------------------------


def added(rows: list[dict[str, Any]], **more: Any) -> list[dict[str, Any]]:
    """The rows with one more in the middle."""
    at = len(rows) // 2
    return [*rows[:at], deepcopy(rows[at]) | {"id": "brand_new", "name": "Brand New", "name_de": "Ganz neu"} | more,
            *rows[at:]]  # fmt: skip


def with_more(sections: dict[str, Any]) -> None:
    """A new tactic, technology and objective in the middle."""
    sections["tactics"]["advanced"] = added(sections["tactics"]["advanced"])
    sections["technologies"] = added(sections["technologies"])
    sections["objectives"] = added(sections["objectives"])


def reversed_rows(sections: dict[str, Any]) -> None:
    """All rows of everything but the map in a different order."""
    for name in ("types", "actions", "technologies", "objectives", "tokens", "factions"):
        sections[name].reverse()
    for rows in sections["tactics"].values():
        rows.reverse()


def both(sections: dict[str, Any]) -> None:
    with_more(sections)
    reversed_rows(sections)


CHANGES = [with_more, reversed_rows, both]


def changed(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, Any]], None]) -> Game:
    """Warpgate with the project's data as it might be one day."""
    sections = {name: deepcopy(project()[name]) for name in warpgate_data.SECTIONS}
    change(sections)
    monkeypatch.setattr(warpgate_data, "_project", lambda file: sections)
    return make_game(load())


@cache
def project() -> dict[str, Any]:
    return {name: warpgate_data._project(file)[name] for name, file in warpgate_data.SECTIONS.items()}


def in_mid_game(seed: int, game: Game = GAME) -> Table:
    table = Table.new(game, 2 + seed % 3, {"round-limit": "5"}, seed=seed)
    dice = Random(seed)
    while not table.over and len(table.snapshots) < 4:
        table.play_random(dice, limit=1)
    table.play_random(dice, limit=12)
    assert not table.over
    return table


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("change", CHANGES)
def test_a_saved_game_goes_on_with_other_data_and_nothing_is_lost_or_swapped(
    change: Callable[[dict[str, Any]], None], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = in_mid_game(seed)
    before = GAME.codec.write(table.state)
    game = changed(monkeypatch, change)
    d = load()
    assert d.key != KNOWN[cast(Warpgate, table.state).data].key
    assert game.rules != GAME.rules
    assert game.schema == GAME.schema
    record = Record.loads(Record.of(table).dumps(), games=lambda name: game)
    resumed, report = record.resume()
    assert report.dropped == 0
    s, was = cast(Warpgate, resumed.state), cast(Warpgate, table.state)
    assert s.data == d.key
    assert game.codec.write(s) == before
    ours, theirs = names_of(d), names_of(KNOWN[was.data])
    for p, old in zip(s.players, was.players, strict=True):
        for name, kind in HELD_THINGS.items():
            assert sorted(ours[kind][n] for n in getattr(p, name)) == sorted(
                theirs[kind][n] for n in getattr(old, name)
            )
        assert p.ships == old.ships
        for t, type_ in enumerate(theirs["Type"]):
            held = p.objectives.of(Type(ours["Type"].index(type_)))
            assert {d.objectives[goal].id for goal in held} == {
                theirs["Objective"][goal] for goal in old.objectives.of(Type(t))
            }
            assert all(ours["Type"][d.objectives[goal].type] == type_ for goal in held)
    go_on(resumed, Random(seed))
    again = Record.loads(Record.of(resumed).dumps(), games=lambda name: game)
    assert again.verify().ok


def test_what_the_journal_told_keeps_its_meaning(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_mid_game(1)
    written = [(key, GAME.codec.write_arguments(args)) for key, _, args in table.journal]
    game = changed(monkeypatch, both)
    for key, args in written:
        assert game.codec.write_arguments(game.codec.read_arguments(json.loads(json.dumps(args)))) == {
            name: list(value) if isinstance(value, tuple) else value for name, value in args.items()
        }, key


def test_without_a_card_that_is_in_the_game_nothing_is_swapped_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_mid_game(2)
    gone = KNOWN[cast(Warpgate, table.state).data].technologies[3].id

    def renamed(sections: dict[str, Any]) -> None:
        sections["technologies"][3]["id"] = "another"

    game = changed(monkeypatch, renamed)
    with pytest.raises(BadState, match=f"no technology is called '{gone}'"):
        game.codec.read(GAME.codec.write(table.state))


def own_file(folder: Path, **sections: Any) -> Path:
    path = folder / "own.json"
    path.write_text(json.dumps({"format": 1, "name": "own", **sections}), encoding="utf-8")
    return path


def test_a_game_with_an_owners_file_needs_that_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = deepcopy(project()["technologies"])
    mine[0]["vp"] = 9
    path = own_file(tmp_path, technologies=mine)
    game = game_with(path)
    table = in_mid_game(1, game)
    text = Record.of(table).dumps()
    changed(monkeypatch, both)
    later = game_with(own_file(tmp_path, technologies=[*mine[::-1]]))
    with pytest.raises(BadRecord, match="--data"):
        Record.loads(text, games=lambda name: later)
    with pytest.raises(BadRecord, match="--data"):
        Record.loads(text, games=titled)
    later = game_with(own_file(tmp_path, technologies=mine))
    assert later.rules != game.rules
    resumed, report = Record.loads(text, games=lambda name: later).resume()
    assert report.dropped == 0
    assert later.codec.write(resumed.state) == game.codec.write(table.state)


# --- other rules ------------------------------------------------------------------------------------------------------


async def generous_round(s: Warpgate) -> None:
    """A round that begins with a ship for everybody."""
    for seat in range(len(s.players)):
        deploy(s, seat, GATE, 1)
    await steps.round_(s)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_saved_game_goes_on_with_another_rule_and_more_cards(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_mid_game(seed)
    game = changed(monkeypatch, both)
    game = replace(game, steps={**game.steps, "round": generous_round}, revision="generous")
    record = Record.loads(Record.of(table).dumps(), games=lambda name: game)
    newest = table.snapshots[-1]
    resumed, report = record.resume()
    assert (report.ok, report.resumed, report.snapshot) == (False, True, newest.at)
    start = read_state(game, game.schema, record.snapshots[-1].s)
    assert game.codec.write(start) == GAME.codec.write(newest.state)
    assert conserved(cast(Warpgate, resumed.state)) == conserved(start)
    go_on(resumed, Random(seed))


def with_a_renamed_field() -> type[Warpgate]:
    """Warpgate's state, with another name for the supply of trade goods; the rules still use the old one."""

    def goods(self: Any) -> int:
        return int(self.goods_left)

    def set_goods(self: Any, value: int) -> None:
        self.goods_left = value

    kept = [it for it in fields(Warpgate) if it.name not in ("goods", *Root.__annotations__)]
    made = {it.name: field(default=it.default, default_factory=it.default_factory) for it in kept}
    types = get_type_hints(Warpgate, include_extras=True)
    notes = {it.name: types[it.name] for it in kept} | {"goods_left": Annotated[int, Was("goods")]}
    body = {"__module__": __name__, "__annotations__": notes, "goods_left": 0, **made}
    return cast(type[Warpgate], state(type("Renamed", (Root,), body | {"goods": property(goods, set_goods)})))


Renamed = with_a_renamed_field()


def test_a_saved_game_goes_on_where_a_field_is_called_otherwise() -> None:
    table = in_mid_game(3)

    def setup(players: int, config: Mapping[str, str]) -> Warpgate:
        s = GAME.setup(players, config)
        values = {name: getattr(s, name) for name in Warpgate.FIELDS if name != "goods"}
        return Renamed(**values)

    game = replace(GAME, state=Renamed, setup=setup, revision="renamed")
    assert game.schema != GAME.schema
    resumed, report = Record.loads(Record.of(table).dumps(), games=lambda name: game).resume()
    assert report.dropped == 0
    before, now = GAME.codec.write(table.state), game.codec.write(resumed.state)
    assert now.pop("goods_left") == before.pop("goods")
    assert now == before
    go_on(resumed, Random(3))


# --- no number stands for a thing -------------------------------------------------------------------------------------

NUMBERED_FIELDS = {
    "Deck.seen",
    "Texts.held",
    "Player.ships", "Player.supply", "Player.fresh", "Player.spent", "Player.won",
    "Battle.attacker", "Battle.defender", "Battle.ships", "Battle.announced", "Battle.cancelled", "Battle.shields",
    "Battle.strengths", "Battle.fought",
    "Warpgate.rng", "Warpgate.round", "Warpgate.start", "Warpgate.x", "Warpgate.moved", "Warpgate.technologies_left",
    "Warpgate.objectives_left", "Warpgate.goods", "Warpgate.round_limit",
}  # fmt: skip
"""The fields whose numbers are just numbers: amounts, seats (owners of texts), sides of a battle. A new
field is one of these, or its type says which thing it is."""
NUMBERED_PARAMETERS = {"seat", "x", "number", "renewed", "side"}
"""The same for steps: seats, X, turns of the round, attacker and defender."""
NUMBERED_ARGUMENTS = {"seat", "rival", "ships", "number", "x", "mine", "theirs"}
"""And for the journal."""
NUMBERED_ANSWERS = {"play", "ships", "warp_in", "draw", "boost", "split", "start_player", "sides"}
"""And for answers and outcomes: amounts, seats, and dice that decide between A and B."""


def has_numbers(shape: Shape) -> bool:
    """Whether a field of this shape may contain plain numbers."""
    inside = [it for it in (shape.item, shape.key, *shape.parts) if it is not None]
    plain = shape.form == "atom" and shape.atom is int and shape.noun is None and shape.bits is None
    return plain or any(map(has_numbers, inside))


def test_every_field_is_a_thing_or_a_plain_number() -> None:
    classes: list[type[State]] = [Warpgate, Player, Battle, Goals, Held, Deck, Texts]
    found = {
        f"{cls.__name__}.{name}" for cls in classes for name, plan in cls.FIELDS.items() if has_numbers(plan.shape)
    }
    assert found == NUMBERED_FIELDS


def test_every_parameter_of_a_step_is_a_thing_or_a_plain_number() -> None:
    found = set()
    for step in GAME.steps.values():
        _, *parameters = inspect.signature(step, eval_str=True).parameters.values()
        found |= {it.name for it in parameters if has_numbers(shape_of(it.annotation, it.name))}
    assert found == NUMBERED_PARAMETERS


def numbers_in(data: Any, where: str = "Warpgate") -> Iterator[str]:
    """The fields of a written state that contain a number."""
    if isinstance(data, dict):
        for key, value in data.items():
            inner = {"players": "Player", "battle": "Battle", "texts": "Texts"}.get(key, "")
            if key == "layers" or key == "seen":
                where = "Deck"
            known = where in ("Warpgate", "Player", "Battle", "Deck", "Texts")
            yield from numbers_in(value, inner or (f"{where}.{key}" if known else where))
    elif isinstance(data, list):
        for value in data:
            yield from numbers_in(value, where)
    elif type(data) is int:
        yield where


def numbers_of(words: Any) -> bool:
    return type(words) is int or (isinstance(words, list) and any(map(numbers_of, words)))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_bare_number_stands_for_a_thing_in_a_save(seed: int) -> None:
    options = {"available-objectives": "open", "trade-goods": "many"} if seed % 2 else {}
    table = Table.new(GAME, 2 + seed, {"round-limit": "4", **options}, seed=seed)
    dice, found = Random(seed), set()
    while not table.over:
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(dice))
        written = GAME.codec.write(table.state)
        schedule = written.pop("schedule")
        assert all(isinstance(name, str) for name, *_ in schedule)
        assert all(isinstance(text, str) for p in written["players"] for text, *_ in p["texts"]["held"])
        found |= set(numbers_in(written))
        assert GAME.codec.read(json.loads(json.dumps(GAME.codec.write(table.state)))) == table.state
    assert found <= NUMBERED_FIELDS
    assert {"Player.ships", "Player.supply", "Deck.seen", "Warpgate.x"} <= found
    told = {
        name
        for _, _, args in table.journal
        for name, value in GAME.codec.write_arguments(args).items()
        if numbers_of(value)
    }
    assert told <= NUMBERED_ARGUMENTS
    assert not NUMBERED_ARGUMENTS & set(ARGUMENTS)
    record = Record.of(table)
    lines = [json.loads(line) for line in record.dumps().splitlines()]
    said = {line.get("q", line.get("c")) for line in lines if ("q" in line or "c" in line) and numbers_of(line["v"])}
    assert said <= NUMBERED_ANSWERS

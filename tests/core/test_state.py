"""States: copies share nothing, what is saved is what is loaded, a bad file is refused with the place of the error,
and digests are the same in every process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import field
from pathlib import Path
from typing import Annotated, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.codec import Codec
from orrery.core.state import (
    NOBODY,
    BadState,
    Bag,
    Frame,
    PerSeat,
    Root,
    Secret,
    State,
    Transient,
    Uncompared,
    frame,
    state,
    tell,
    then,
    visit,
)


@state
class Ship(State):
    """A thing inside another."""

    name: str = ""
    hits: int = 0
    cargo: Annotated[list[int], Bag()] = field(default_factory=list)
    papers: Annotated[list[int], Secret()] = field(default_factory=list)


@state
class Fleet(Root):
    """One field of every sort."""

    flag: bool = False
    leader: int | None = None
    motto: str | None = None
    ships: Annotated[list[Ship], PerSeat()] = field(default_factory=list)
    flagship: Ship | None = None
    ports: dict[str, int] = field(default_factory=dict)
    crews: dict[int, list[int]] = field(default_factory=dict)
    docks: dict[str, Ship] = field(default_factory=dict)
    route: tuple[int, ...] = ()
    grid: list[list[int]] = field(default_factory=list)
    orders: list[tuple[str, int]] = field(default_factory=list)
    maybe: list[int] | None = None
    secret: Annotated[list[int], Secret(NOBODY)] = field(default_factory=list)
    note: Annotated[str | None, Transient()] = None
    counter: Annotated[int, Uncompared()] = 0


async def sail(s: Fleet, miles: int) -> None:
    """A step with an argument."""


async def drift(s: Fleet) -> None:
    """A step without."""


CODEC = Codec(Fleet, {}, {"sail": sail, "drift": drift}, {})

numbers = st.integers(-(2**40), 2**40)
words = st.text(max_size=5)
some = st.lists(numbers, max_size=4)
ships = st.builds(Ship, name=words, hits=numbers, cargo=some, papers=some)
frames: st.SearchStrategy[Frame] = st.one_of(st.just(("drift",)), st.tuples(st.just("sail"), numbers))
fleets = st.builds(
    Fleet,
    schedule=st.lists(frames, max_size=3),
    rng=st.integers(0, 2**192),
    flag=st.booleans(),
    leader=st.none() | numbers,
    motto=st.none() | words,
    ships=st.lists(ships, max_size=3),
    flagship=st.none() | ships,
    ports=st.dictionaries(words, numbers, max_size=3),
    crews=st.dictionaries(numbers, st.lists(numbers, max_size=3), max_size=3),
    docks=st.dictionaries(words, ships, max_size=2),
    route=st.lists(numbers, max_size=3).map(tuple),
    grid=st.lists(st.lists(numbers, max_size=2), max_size=2),
    orders=st.lists(st.tuples(words, numbers), max_size=2),
    maybe=st.none() | st.lists(numbers, max_size=2),
    secret=st.lists(numbers, max_size=3),
    counter=numbers,
)


def a_fleet() -> Fleet:
    """One with something in every field."""
    return Fleet(
        schedule=[("sail", 2)],
        rng=7,
        leader=0,
        motto="onward",
        ships=[Ship("Argo", 1, [3, 1, 2]), Ship("Nina")],
        flagship=Ship("Pinta", 0, [5]),
        ports={"Genoa": 1},
        crews={4: [1, 2]},
        docks={"north": Ship("Maria")},
        route=(1, 2),
        grid=[[1], [2, 3]],
        orders=[("turn", 1)],
        maybe=[1],
        secret=[9],
        note="only today",
        counter=3,
    )


# --- copies -----------------------------------------------------------------------------------------------


def mutables(it: Any) -> list[int]:
    """The identities of everything in a state that can be changed."""
    found: list[int] = []

    def look(value: Any) -> None:
        if isinstance(value, State):
            found.append(id(value))
            for plan in value.PLAN:
                look(getattr(value, plan.name))
        elif isinstance(value, list):
            found.append(id(value))
            for inner in value:
                look(inner)
        elif isinstance(value, dict):
            found.append(id(value))
            for inner in value.values():
                look(inner)

    look(it)
    return found


@given(fleets)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(fleet: Fleet) -> None:
    copy = fleet.clone()
    assert copy == fleet
    assert copy.digest() == fleet.digest()
    assert CODEC.write(copy) == CODEC.write(fleet)
    assert not set(mutables(copy)) & set(mutables(fleet))


def test_changing_a_clone_leaves_the_state_as_it_was() -> None:
    fleet = a_fleet()
    before = json.dumps(CODEC.write(fleet))
    copy = fleet.clone()
    copy.schedule.append(("drift",))
    copy.ships[0].cargo.append(99)
    copy.crews[4].append(99)
    copy.docks["north"].name = "lost"
    copy.grid[1].clear()
    copy.ports["Genoa"] = 2
    assert copy.flagship is not None
    copy.flagship.hits = 9
    assert copy.maybe is not None
    copy.maybe.append(9)
    assert json.dumps(CODEC.write(fleet)) == before
    assert copy != fleet


def test_a_clone_leaves_transient_things_behind_and_keeps_the_counter() -> None:
    fleet = a_fleet()
    fleet.journal = []
    copy = fleet.clone()
    assert copy.note is None
    assert copy.journal is None
    assert copy.counter == 3
    assert copy.rng == 7


# --- equality and digest ----------------------------------------------------------------------------------


def test_the_order_in_a_bag_means_nothing_and_in_a_list_everything() -> None:
    one, two = Ship(cargo=[1, 2, 2]), Ship(cargo=[2, 1, 2])
    assert one == two
    assert one.digest() == two.digest()
    assert one != Ship(cargo=[1, 2])
    assert Fleet(grid=[[1, 2]]) != Fleet(grid=[[2, 1]])
    assert Fleet(secret=[1, 2]) != Fleet(secret=[2, 1])


def test_the_order_of_keys_means_nothing() -> None:
    one, two = Fleet(ports={"a": 1, "b": 2}), Fleet(ports={"b": 2, "a": 1})
    assert one == two
    assert one.digest() == two.digest()
    assert one != Fleet(ports={"a": 2, "b": 1})


def test_counters_and_transient_things_are_no_part_of_equality() -> None:
    assert Fleet(rng=1, counter=1, note="x") == Fleet(rng=2, counter=2)
    assert Fleet(rng=1, counter=1).digest() == Fleet(rng=2, counter=2).digest()


@pytest.mark.parametrize("name", [plan.name for plan in Fleet.PLAN if not plan.uncompared])
def test_every_other_field_counts(name: str) -> None:
    full, empty = a_fleet(), Fleet(flag=True)
    setattr(full, "flag", not full.flag) if name == "flag" else setattr(full, name, getattr(empty, name))
    assert full != a_fleet()
    assert full.digest() != a_fleet().digest()


def test_states_of_different_classes_differ() -> None:
    @state
    class Boat(State):
        name: str = ""
        hits: int = 0
        cargo: Annotated[list[int], Bag()] = field(default_factory=list)
        papers: list[int] = field(default_factory=list)

    assert Boat().canon() == Ship().canon()
    assert Boat() != Ship()


def test_nothing_is_not_the_same_as_empty() -> None:
    assert Fleet(maybe=None) != Fleet(maybe=[])
    assert Fleet(motto=None) != Fleet(motto="")
    assert Fleet(flagship=None) != Fleet(flagship=Ship())


PROCESS = """
from tests.core.test_state import a_fleet
from tests.core.toy import GAME
from orrery.core.table import Table
from random import Random
table = Table.new(GAME, 4, seed=5)
table.play_random(Random(1))
print(a_fleet().digest(), table.state.digest(), [digest for _, digest in table.prints])
"""


def test_digests_are_the_same_in_every_process() -> None:
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root / "src"), str(root)])
    said = [
        subprocess.run(
            [sys.executable, "-c", PROCESS],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert said[0].startswith(a_fleet().digest())


# --- saving and loading -----------------------------------------------------------------------------------


@given(fleets)
def test_what_is_saved_comes_back(fleet: Fleet) -> None:
    back = CODEC.read(json.loads(json.dumps(CODEC.write(fleet))))
    assert back == fleet
    assert CODEC.write(back) == CODEC.write(fleet)
    assert (back.rng, back.counter) == (fleet.rng, fleet.counter)
    assert [type(frame) for frame in back.schedule] == [tuple] * len(fleet.schedule)
    assert back.note is None


def broken(path: str, value: Any) -> Any:
    """The saved fleet with one value replaced by another."""
    data: Any = json.loads(json.dumps(CODEC.write(a_fleet())))
    at = data
    *way, last = path.split("/")
    for key in way:
        at = at[int(key) if key.isdigit() else key]
    if value is ...:
        del at[last]
    else:
        at[int(last) if last.isdigit() else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("flag", 1, "state.flag: expected bool, found 1"),
        ("leader", "me", "state.leader: expected int, found 'me'"),
        ("leader", True, "state.leader: expected int, found True"),
        ("leader", 1.0, "state.leader: expected int, found 1.0"),
        ("motto", 3, "state.motto: expected str, found 3"),
        ("rng", None, "state.rng: expected int, found None"),
        ("ships", None, "state.ships: expected a list"),
        ("ships/1", [], "state.ships[1]: expected an object, found list"),
        ("ships/1/hits", "many", "state.ships[1].hits: expected int"),
        ("ships/0/cargo/2", None, "state.ships[0].cargo[2]: expected int, found None"),
        ("ships/0/hits", ..., "state.ships[0]: fields missing or unknown: hits"),
        ("ships/0/sails", 3, "state.ships[0]: fields missing or unknown: sails"),
        ("flagship/cargo", 5, "state.flagship.cargo: expected a list, found 5"),
        ("crews", [[4]], "state.crews: expected pairs"),
        ("crews", [["4", []]], "state.crews key: expected int"),
        ("crews/0/1/0", "x", "state.crews[4][0]: expected int, found 'x'"),
        ("docks/0/1/name", 1, "state.docks[north].name: expected str"),
        ("grid/1", 7, "state.grid[1]: expected a list, found 7"),
        ("route", {}, "state.route: expected a list"),
        ("schedule/0", "sail", "state.schedule[0]: expected the name of a step"),
        ("schedule/0", ["swim"], "state.schedule[0]: there is no step 'swim'"),
        ("schedule/0", ["sail", 1, 2], "state.schedule[0]: the step sail takes 1 arguments, not 2"),
        ("schedule/0", ["sail", "far"], "state.schedule[0].0: expected int, found 'far'"),
    ],
)
def test_a_bad_state_is_refused_with_the_place_of_the_fault(path: str, value: Any, where: str) -> None:
    with pytest.raises(BadState) as bad:
        CODEC.read(broken(path, value))
    assert str(bad.value).startswith(where)


@pytest.mark.parametrize("data", [None, [], "fleet", 3, {}])
def test_what_is_no_state_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BadState, match=r"^state: "):
        CODEC.read(data)


plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from([plan.name for plan in Fleet.PLAN if not plan.transient]), plain_data)
def test_rubbish_in_a_field_is_refused_or_understood_but_never_swallowed(name: str, rubbish: Any) -> None:
    data = {**CODEC.write(a_fleet()), name: rubbish}
    shuffled = Fleet.FIELDS[name].shape.form == "dict"
    try:
        fleet = CODEC.read(data)
    except BadState as bad:
        assert f"state.{name}" in str(bad)  # noqa: PT017 (both ways are right)
    else:
        read = CODEC.write(fleet)[name]
        assert json.dumps(read) == json.dumps(sorted(rubbish) if shuffled else rubbish)


# --- what a state may hold --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [set[int], float, object, "int | str", frozenset[int], dict[str, set[int]]])
def test_a_state_holds_only_what_can_be_saved(kind: Any) -> None:
    wrong = type("Wrong", (State,), {"__annotations__": {"it": kind}})
    with pytest.raises(TypeError, match="field it"):
        state(wrong)


def test_a_class_without_the_decorator_says_so() -> None:
    class Bare(State):
        __slots__ = ()

    with pytest.raises(TypeError, match="lacks @state"):
        Bare().clone()
    with pytest.raises(TypeError, match="lacks @state"):
        Bare().digest()


def test_states_cannot_be_put_into_sets() -> None:
    with pytest.raises(TypeError):
        hash(Ship())


# --- the root ---------------------------------------------------------------------------------------------


def test_steps_are_scheduled_in_the_order_in_which_they_are_read() -> None:
    s = Root(schedule=[("last",)])
    then(s, ("first",), ("second", 2))
    assert [s.schedule.pop() for _ in range(3)] == [("first",), ("second", 2), ("last",)]


def test_the_journal_is_written_only_where_somebody_keeps_one() -> None:
    s = Root()
    tell(s, "nobody listens")
    s.journal = []
    tell(s, "hello", seat=1)
    tell(s, "psst", only=2, card=7)
    assert s.journal == [("hello", -1, {"seat": 1}), ("psst", 2, {"card": 7})]


def test_visiting_finds_every_place_where_something_may_be_hidden_with_its_owner() -> None:
    found: list[tuple[str, int]] = []
    visit(a_fleet(), lambda plan, value, owner: found.append((plan.name, owner)))
    assert ("secret", -1) in found
    assert [owner for name, owner in found if name == "papers"] == [0, 1, -1, -1]
    assert not [name for name, _ in found if name in ("flag", "note", "route", "cargo")]


def test_a_frame_is_made_from_the_function_of_its_step() -> None:
    assert frame(sail, 3) == ("sail", 3)
    assert frame(drift) == ("drift",)
    with pytest.raises(TypeError, match="positional"):
        frame(sail, miles=3)

"""The table: refusals that change nothing; copies; marks."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.ask import confirm
from orrery.core.history import is_chance
from orrery.core.refusal import No, Refused
from orrery.core.table import Table
from orrery.core.together import together
from tests.core.duels import (
    EAST,
    NORTH,
    SOUTH,
    asked,
    cards,
    dice,
    duel,
    everything,
    position,
    random_walk,
    say,
    with_steps,
)
from tests.core.toy import GAME, HAND_LIMIT, VOTE, Duel

# --- what is refused changes nothing --------------------------------------------------------------------------


def test_why_not_names_the_rule() -> None:
    table = position("bolt", "", "", lives=[4, 4, 0])
    assert table.why_not(NORTH, None) is None
    assert table.why_not(NORTH, cards("harvest")[0]) == No("4.1")
    say(table, "north play bolt")
    assert table.why_not(NORTH, EAST) is None
    assert table.why_not(NORTH, NORTH) == No("4.2", seat=NORTH)
    assert table.why_not(NORTH, SOUTH) == No("4.2", seat=SOUTH)


@pytest.mark.parametrize(
    ("seat", "value", "question", "reason"),
    [
        (7, EAST, None, "seat"),
        (-1, EAST, None, "seat"),
        ("north", EAST, None, "seat"),
        (None, EAST, None, "seat"),
        (True, EAST, None, "seat"),
        (EAST, NORTH, None, "turn"),
        (NORTH, EAST, "vote", "unknown"),
        (NORTH, EAST, "nonsense", "unknown"),
        (NORTH, EAST, "target-99", "unknown"),
        (NORTH, EAST, "", "unknown"),
        (NORTH, EAST, "play-0", "stale"),
        (NORTH, "east", None, "malformed"),
        (NORTH, None, None, "malformed"),
        (NORTH, 99, None, "malformed"),
        (NORTH, -1, None, "malformed"),
        (NORTH, 1.0, None, "malformed"),
        (NORTH, [EAST], None, "malformed"),
        (NORTH, {}, None, "malformed"),
        (NORTH, (EAST,), None, "malformed"),
        (NORTH, object(), None, "malformed"),
        (NORTH, NORTH, None, "illegal"),
        (NORTH, 3, None, "illegal"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: Any, value: Any, question: str | None, reason: str) -> None:
    table = position("bolt", "counterspell", "")
    say(table, "north play bolt")
    before = everything(table)
    with pytest.raises(Refused) as refused:
        table.answer(seat, value, question)
    assert refused.value.reason == reason
    assert everything(table) == before
    if reason in ("unknown", "stale"):
        assert refused.value.question == question
    elif reason in ("malformed", "illegal"):
        assert refused.value.question == "target"
    assert str(refused.value).startswith(f"Seat {seat if type(seat) is int else -1}: ")
    table.answer(NORTH, EAST)
    assert asked(table) == {"east": "react"}


@pytest.mark.parametrize("data", [None, 1, "nobody", ["east"], {"wizard": "east"}, True, 1.5, ""])
def test_a_malformed_message_changes_nothing(data: Any) -> None:
    table = position("bolt", "", "")
    say(table, "north play bolt")
    before = everything(table)
    with pytest.raises(Refused) as refused:
        table.answer_plain(NORTH, data)
    assert refused.value.reason == "malformed"
    assert refused.value.question == "target"
    assert everything(table) == before


def test_a_refused_pick_order_amount_or_vote_changes_nothing() -> None:
    tables: dict[str, tuple[Table, list[Any]]] = {
        "stand": (position("", "", step="dawn"), [["Struck", "Struck"], ["x"], "Struck", None, [1]]),
        "bid": (position("", "", step="bids"), [3, -1, "2", True, None, [1]]),
        "vote": (position("", "", step="council"), ["yes", 1, None, []]),
    }
    foreseeing = position("foresight", "", deck="bolt, ember")
    say(foreseeing, "north play foresight")
    tables["foresee"] = (foreseeing, [["bolt"], ["bolt", "bolt"], ["bolt", "ember", "ember"], "bolt"])
    for kind, (table, answers) in tables.items():
        before = everything(table)
        for data in answers:
            with pytest.raises(Refused) as refused:
                table.answer_plain(NORTH, data, kind)
            assert refused.value.reason in ("malformed", "illegal")
            assert refused.value.question == kind
        assert everything(table) == before


def test_nobody_can_answer_when_the_game_is_over() -> None:
    table = Table.new(GAME, 2, seed=1)
    for _ in random_walk(table, seed=1):
        pass
    before = everything(table)
    for seat in (NORTH, EAST):
        with pytest.raises(Refused) as refused:
            table.answer(seat, None)
        assert refused.value.reason == "over"
    assert everything(table) == before


def test_a_fault_in_the_rules_leaves_the_table_as_it_was() -> None:
    async def faulty(s: Duel) -> None:
        first = await confirm(NORTH, VOTE)
        s.leader = 1
        second = await confirm(NORTH, VOTE)
        if first and second:
            s.wizards[NORTH].sparks = 99
            raise ZeroDivisionError

    table = with_steps(council=faulty)
    say(table, "north vote yes")
    before = table.state.digest(), table.entries[:], asked(table), table.view(NORTH).plain()
    with pytest.raises(ZeroDivisionError):
        say(table, "north vote yes")
    assert (table.state.digest(), table.entries, asked(table), table.view(NORTH).plain()) == before
    say(table, "north vote no")
    assert duel(table).round == 2


@pytest.mark.parametrize("who", ["north", "east"])
def test_a_fault_inside_together_leaves_the_neighbours_answers_as_they_were(who: str) -> None:
    async def votes(seat: int) -> None:
        await confirm(seat, VOTE)
        if await confirm(seat, VOTE):
            raise ZeroDivisionError

    async def faulty(s: Duel) -> None:
        await together({seat: votes(seat) for seat in (NORTH, EAST)})

    table = with_steps(council=faulty)
    say(table, "north vote yes; east vote yes")
    before = table.state.digest(), table.entries[:], asked(table)
    with pytest.raises(ZeroDivisionError):
        say(table, f"{who} vote yes")
    assert (table.state.digest(), table.entries, asked(table)) == before
    say(table, "north vote no; east vote no")
    assert duel(table).round == 2


def test_a_fault_where_together_begins_is_told_and_leaves_nothing_half_begun() -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    async def faulty(s: Duel) -> None:
        if await confirm(NORTH, VOTE):
            await together({NORTH: fails(), EAST: fails()}, offers={NORTH: fails()})

    table = with_steps(council=faulty)
    with pytest.raises(ZeroDivisionError):
        say(table, "north vote yes")
    assert asked(table) == {"north": "vote"}


def test_a_together_inside_a_together_is_refused() -> None:
    async def asks() -> bool:
        return await confirm(NORTH, VOTE)

    async def nests() -> None:
        await confirm(NORTH, VOTE)
        await together({NORTH: asks()})

    async def faulty(s: Duel) -> None:
        await together({NORTH: nests()})

    table = with_steps(council=faulty)
    with pytest.raises(TypeError, match="together"):
        say(table, "north vote yes")
    assert asked(table) == {"north": "vote"}


# --- copies ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_decision_a_clone_is_equal_and_independent(players: int) -> None:
    table = Table.new(GAME, players, seed=20 + players)
    for number, _ in enumerate(random_walk(table, seed=players)):
        copy = table.clone()
        assert copy.state == table.state
        assert copy.state.rng == table.state.rng
        assert repr(copy.pending | copy.offers) == repr(table.pending | table.offers)
        assert [copy.view(seat).plain() for seat in range(players)] == [
            table.view(seat).plain() for seat in range(players)
        ]
        if number % 10 == 0:
            before = everything(table)
            copy.play_random(Random(number))
            assert copy.over
            assert everything(table) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_clone_given_the_same_answers_goes_the_same_way(players: int) -> None:
    table = Table.new(GAME, players, seed=players)
    copies = []
    for number, _ in enumerate(random_walk(table, seed=players)):
        if number % 15 == 0:
            copies.append((len(table.entries), table.clone()))
    for at, copy in copies:
        for entry in table.entries[at:]:
            if not is_chance(entry):
                copy.put(entry[0], entry[3])
        assert copy.state == table.state
        assert copy.state.rng == table.state.rng


def test_a_policy_plays_a_game_to_its_end() -> None:
    table = Table.new(GAME, 3, seed=2, live=False)
    count = table.play(lambda asked: next(iter(asked.options())))
    assert table.over
    assert count <= GAME.bound
    half = Table.new(GAME, 3, seed=2, live=False)
    assert half.play(lambda asked: next(iter(asked.options())), limit=7) == 7
    assert not half.over


def test_outcomes_come_from_a_source_where_there_is_one() -> None:
    table = position("bolt", "", "", dice=[4])
    say(table, "north play bolt; north target east")
    assert dice(table) == [4]


# --- marks and boundaries -------------------------------------------------------------------------------------


def test_a_live_table_marks_every_boundary_after_an_answer() -> None:
    table = Table.new(GAME, 3, seed=6)
    longest = 0
    for _ in random_walk(table, seed=6):
        longest = max(longest, len(table.entries) - table.mark.at)
        assert table.mark.state.schedule or not table.entries
    assert longest < 60
    assert [at for at, _ in table.prints] == sorted({at for at, _ in table.prints})
    assert table.prints[-1][0] == len(table.entries)
    assert len(table.snapshots) == 1 + duel(table).round + (duel(table).round == duel(table).rounds)


def test_a_rollout_keeps_no_marks() -> None:
    table = Table.new(GAME, 3, seed=6, live=False)
    start = table.mark
    table.play_random(Random(6), limit=40)
    assert table.mark is start
    assert table.mark.at == 0


def test_a_mark_is_not_touched_by_what_happens_after_it() -> None:
    table = position("bolt", "", "")
    marked = table.mark.state.digest()
    say(table, "north play bolt")
    assert table.mark.state.digest() == marked
    assert table.state.digest() != marked


def test_limits_hold_at_every_boundary() -> None:
    full = ", ".join(["bolt"] * HAND_LIMIT)
    table = position(f"{full}, ember, gust", "harvest")
    assert asked(table) == {"north": "discard"}, "before the turn begins"
    say(table, "north discard bolt, gust")
    assert asked(table) == {"north": "play"}
    say(table, "north play nothing")
    assert asked(table) == {"east": "play"}


def test_the_schedule_says_where_we_are() -> None:
    table = position("bolt", "", "")
    assert table.mark.state.schedule == [("round",), ("dusk",), ("turn",)]
    assert [*table.pending] == [NORTH], "on a track of its own: deals are open beside it"
    say(table, "north play bolt; north target east")
    assert asked(table) == {"east": "play"}

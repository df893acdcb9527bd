"""What must hold for every game and every player count ("What must hold" in the kernel's design). A failure names
the case, the seed and the decision to go to."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections import Counter, deque
from itertools import islice
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orrery.bots import make
from orrery.core.ask import Decision
from orrery.core.chance import COUNTER_BITS, Chance
from orrery.core.hidden import hidden_places
from orrery.core.history import Entry, is_chance
from orrery.core.record import Record
from orrery.core.refusal import Refused
from orrery.core.state import Root, State
from orrery.core.table import Table
from orrery.core.unknown import Unknown, Unseen
from orrery.core.view import question_plain
from tests.conformance.games import CASES, ENDS, Case, Played, played, questions, sampled, told, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)

S = TypeVar("S", bound=State)

MANY = 400
"""Of questions with more options than this, only the first ones are examined."""


def plain(data: Any) -> str:
    return json.dumps(data, sort_keys=False)


# --- random games, and every question in them ---------------------------------------------------------------


@every_case
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_within_the_bound(case: Case, seed: int) -> None:
    table = case.table(seed, live=False)
    conserved = case.game.conserved(table.state)
    decisions = table.play_random(Random(seed), limit=case.game.bound + 1)
    with told(case, seed, decisions):
        assert table.over
        assert decisions <= case.game.bound
        assert not table.pending
        assert not table.offers
        assert case.game.conserved(table.state) == conserved
        assert len(case.game.score(table.state)) == case.players
        assert set(case.game.winners(table.state)) <= set(range(case.players))
        assert case.game.winners(table.state)


@every_case
def test_every_question_has_unique_options_and_looking_changes_nothing(case: Case) -> None:
    conserved: Any = None
    lines = 0
    for number, table, track, value, told_here in walk(case, seed=10):
        with told_here:
            before = table.state.digest()
            open_now = {**table.pending, **table.offers}
            for decision in open_now.values():
                look(table, decision)
            look_around(table, {open_now[track].seat, number % (case.players + 1) - 1}, lines)
            lines = len(table.journal)
            assert open_now[track].refuse(value) is None, f"a sampled answer is refused: {value}"
            assert {**table.pending, **table.offers} == open_now
            assert table.state.digest() == before
            now = case.game.conserved(table.state)
            conserved = now if conserved is None else conserved
            assert now == conserved


def look(table: Table, decision: Decision[Any]) -> None:
    """The options: some, unique in value and in name, the same when asked again, legal, and readable."""
    options = list(islice(decision.options(), MANY))
    assert options, f"nothing can be answered to {decision}"
    assert list(islice(decision.options(), MANY)) == options
    names = [decision.option(option).id for option in options]
    assert len(set(names)) == len(names), f"options of one name: {decision}"
    for option in islice(options, 20):
        assert decision.decode(json.loads(plain(decision.encode(option)))) == option
        assert decision.refuse(option) is None, f"{option} is offered and refused: {decision}"
    if table.asked(decision.seat)[0][1] is decision:
        assert table.why_not(decision.seat, options[0]) is None


def look_around(table: Table, seats: set[int], lines: int) -> None:
    """Everything that these seats (or with -1 a spectator) can see; only what is new in the journal."""
    for seat in sorted(seats):
        view = table.view(seat)
        view.plain()
        view.journal(lines)
    for seat in range(table.players):
        table.can_undo(seat)
    table.waiting()


@every_case
def test_nobody_is_asked_when_the_game_is_over(case: Case) -> None:
    table = played(case, seed=10).table
    assert table.over
    for seat in range(case.players):
        assert table.asked(seat) == []
        assert table.view(seat).plain()["questions"] == []
        with pytest.raises(Refused) as refused:
            table.answer(seat, None)
        assert refused.value.reason == "over"


# --- copies -------------------------------------------------------------------------------------------------


@every_case
def test_states_can_be_written_down_and_read_back(case: Case) -> None:
    for _, table, _, _, told_here in sampled(case, 10, 25, "codec"):
        with told_here:
            state = table.state
            back = case.game.codec.read(json.loads(plain(case.game.codec.write(state))))
            assert back == state
            assert back.digest() == state.digest()
            assert case.game.codec.write(back) == case.game.codec.write(state)


@every_case
def test_a_clone_is_equal_and_asks_the_same(case: Case) -> None:
    for _, table, _, _, told_here in sampled(case, 10, 20, "clone"):
        with told_here:
            copy = table.clone()
            assert copy.state == table.state
            assert copy.state.digest() == table.state.digest()
            assert copy.state.rng == table.state.rng
            assert plain(questions(copy)) == plain(questions(table))
            for track, decision in {**table.pending, **table.offers}.items():
                again = {**copy.pending, **copy.offers}[track]
                assert list(islice(again.options(), MANY)) == list(islice(decision.options(), MANY))


@every_case
def test_equal_positions_ask_the_same_in_the_same_order(case: Case) -> None:
    """The order of a dict is not part of the state, so nothing may depend on it."""
    for _, table, _, _, told_here in sampled(case, 10, 20, "order"):
        with told_here:
            mark = shaken(table.mark.state.clone())
            assert mark == table.mark.state
            other = Table(case.game, case.players, table.config, table.seed, mark)
            other.replay(table.entries[table.mark.at :])
            assert other.state == table.state
            for track, decision in {**table.pending, **table.offers}.items():
                again = {**other.pending, **other.offers}[track]
                assert plain(question_plain("", again)) == plain(question_plain("", decision))
                assert list(islice(again.options(), MANY)) == list(islice(decision.options(), MANY))


def shaken(state: S) -> S:
    """The state with all its dicts reversed."""
    for field in state.PLAN:
        value = getattr(state, field.name)
        if isinstance(value, dict):
            setattr(state, field.name, dict(reversed(value.items())))
        inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]
        for inner in inside:
            if isinstance(inner, State):
                shaken(inner)
    return state


@every_case
def test_a_fork_with_the_same_answers_goes_the_same_way(case: Case) -> None:
    game = played(case, seed=10)
    for number, table, _, _, told_here in sampled(case, 10, 4, "fork", costly=True):
        with told_here:
            before = table.state.digest()
            fork = table.clone()
            for later in range(number, len(game.answers)):
                assert fork.state.digest() == game.digests[later], f"at decision {later}"
                fork.put(*game.answers[later])
            assert fork.over
            assert fork.state.digest() == game.digests[-1]
            assert table.state.digest() == before, "the fork changed the table it came from"


# --- undo, replay, records ----------------------------------------------------------------------------------


@every_case
def test_undo_and_redo_lead_back(case: Case) -> None:
    """Right after the answer, and later as long as no barrier forbids it."""
    taken_back = 0
    for number, table, track, value, told_here in sampled(case, 10, 30, "undo"):
        with told_here:
            taken_back += undo_at_once(table, track, value)
            for seat in range(case.players):
                taken_back += undo_later(table, seat)
            assert table.state.digest() == played(case, seed=10).digests[number]
    assert taken_back


def undo_at_once(table: Table, track: int, value: Any) -> int:
    """Answer, undo, answer again, undo."""
    before, asked = table.state.digest(), plain(questions(table))
    seat = {**table.pending, **table.offers}[track].seat
    table.put(track, value)
    after, then_asked = table.state.digest(), plain(questions(table))
    possible = table.can_undo(seat)
    if possible:
        table.undo(seat)
        assert (table.state.digest(), plain(questions(table))) == (before, asked)
        table.redo(seat)
        assert (table.state.digest(), plain(questions(table))) == (after, then_asked)
        table.undo(seat)
    else:
        table.undo(seat, consent=True)
    assert (table.state.digest(), plain(questions(table))) == (before, asked)
    return possible


def undo_later(table: Table, seat: int) -> int:
    """Undo what the seat answered last, and redo it."""
    if not table.can_undo(seat):
        with pytest.raises(Refused):
            table.undo(seat)
        return 0
    digest, seen = table.state.digest(), plain(table.view(seat).plain())
    table.undo(seat)
    table.redo(seat)
    assert plain(table.view(seat).plain()) == seen
    assert table.state.digest() == digest
    return 1


@every_case
def test_strict_and_trusted_replay_agree_with_the_game(case: Case) -> None:
    game = played(case, seed=10)
    record = Record.of(game.table)
    trusted = record.replay()
    assert trusted.state.digest() == game.digests[-1]
    assert trusted.entries == game.entries
    assert trusted.prints == game.table.prints
    written = record.dumps()
    read = Record.loads(written, games=lambda _: case.game)
    assert read.dumps() == written
    report = read.verify()  # strictly: every answer, fingerprint and snapshot
    assert report.ok, report


def test_records_do_not_depend_on_the_hash_seed() -> None:
    texts = [records_of_another_process(str(hash_seed)) for hash_seed in (1, 2)]
    assert texts[0] == texts[1]
    assert texts[0].count('{"orrery"') == len(ENDS)


def records_of_another_process(hash_seed: str) -> str:
    root = Path(__file__).parents[2]
    paths = os.pathsep.join([str(root / "src"), str(root)])
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
    command = [sys.executable, "-m", "tests.conformance.write_records"]
    done = subprocess.run(command, env=environment, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- secrecy ------------------------------------------------------------------------------------------------


@every_case
def test_what_a_seat_cannot_see_does_not_show_in_its_view(case: Case) -> None:
    conserved: Any = None
    for number, table, _, _, told_here in sampled(case, 10, 15, "view"):
        with told_here:
            conserved = conserved or case.game.conserved(table.state)
            for seat in range(case.players):
                seen, public = plain(table.view(seat).plain()), plain(table.view(-1).plain())
                mind = table.mind(seat)
                other = mind.imagine(number, fill=True)
                assert plain(other.view(seat).plain()) == seen, f"seat {seat}"
                assert plain(mind.view.plain()) == seen, f"seat {seat}"
                assert plain(other.view(-1).plain()) == public, f"a spectator sees what seat {seat} does not"
                redacted = repr(table.state.redacted(seat))
                assert repr(other.state.redacted(seat)) == repr(mind.view.state) == redacted, f"seat {seat}"
                assert repr(other.state.redacted(-1)) == repr(table.state.redacted(-1)), f"seat {seat}"
                assert case.game.conserved(other.state) == conserved
                assert other.clone().state.digest() == other.state.digest()


@every_case
def test_a_redacted_state_counts_what_is_hidden_and_holds_none_of_it(case: Case) -> None:
    for _, table, _, _, told_here in sampled(case, 10, 15, "redacted"):
        with told_here:
            for seat in range(-1, case.players):
                redacted = table.state.redacted(seat)
                assert type(redacted) is type(table.state)
                assert (redacted.rng, redacted.journal) == (0, None)
                places, real = hidden_places(redacted, seat), hidden_places(table.state, seat)
                assert {of: sum(len(it.cards) for it in lying) for of, lying in places.items()} == {
                    of: sum(len(it.cards) for it in lying) for of, lying in real.items()
                }
                for place in [place for lying in places.values() for place in lying]:
                    things = [*place.cards.values()] if isinstance(place.cards, dict) else [place.cards]
                    assert all(isinstance(it, Unknown) and not list.__len__(it) for it in things)
                assert repr(redacted.clone()) == repr(redacted) == repr(redacted.redacted(seat))
                if real:
                    with pytest.raises(Unseen):  # a save without the hidden things would be a broken one
                        case.game.codec.write(redacted)


@every_case
def test_every_seat_can_imagine_at_every_decision(case: Case) -> None:
    for number, table, track, _, told_here in walk(case, seed=13):
        with told_here:
            for seat in {{**table.pending, **table.offers}[track].seat, number % case.players}:
                imagined = table.imagine(seat, number)
                asked = [question_plain("", decision) for _, decision in imagined.asked(seat)]
                assert asked == [question_plain("", decision) for _, decision in table.asked(seat)], f"seat {seat}"


@every_case
def test_there_is_no_way_from_a_mind_to_the_table(case: Case) -> None:
    for number, table, track, _, told_here in sampled(case, 10, 3, "mind", costly=True):
        with told_here:
            mind = table.mind({**table.pending, **table.offers}[track].seat)
            list(islice(mind.question.options(), MANY))
            mind.view.plain()
            mind.imagine(number)
            hidden = (table, table.state, table.entries, table.pending, table.mark, table.mark.state)
            secrets = {id(it) for it in (*hidden, *table.pending.values())}
            found = reachable(mind)
            assert not secrets & {id(it) for it in found}
            chances = [it.rng >> COUNTER_BITS for it in found if isinstance(it, Root)]
            assert chances
            assert table.seed not in chances, "a mind knows what chance will bring"


def reachable(start: object) -> list[object]:
    """Everything that can be reached from an object through other objects, but not through modules."""
    found: dict[int, object] = {id(start): start}
    queue = [start]
    while queue:
        it = queue.pop()
        if isinstance(it, FunctionType):
            nearby: list[Any] = [it.__closure__, it.__defaults__, it.__kwdefaults__]
        else:
            nearby = gc.get_referents(it)
        for other in nearby:
            if id(other) not in found and not isinstance(other, (ModuleType, type)):
                found[id(other)] = other
                queue.append(other)
    return list(found.values())


@every_case
def test_tables_that_differ_in_hidden_things_only_are_imagined_alike(case: Case) -> None:
    different = 0
    for number, table, _, _, told_here in sampled(case, 10, 8, "imagine"):
        with told_here:
            for seat in range(case.players):
                other = table.mind(seat).imagine(number + 1, fill=True)
                different += other.state.digest() != table.state.digest()
                imagined_alike(table, other, seat)
    assert different


def imagined_alike(one: Table, other: Table, seat: int) -> None:
    """Whatever a seat imagines, it imagines the same at both tables."""
    for chance in range(2):
        here, there = one.imagine(seat, chance), other.imagine(seat, chance)
        assert here.state.digest() == there.state.digest(), f"seat {seat}, chance {chance}"
        assert here.state.rng == there.state.rng
        assert plain(questions(here)) == plain(questions(there)), f"seat {seat}, chance {chance}"


@every_case
def test_an_answer_that_is_still_sealed_is_unknown_to_the_others(case: Case) -> None:
    """Race: the action card that a neighbour has already laid down; the development, the world."""
    found: Counter[str] = Counter()
    sealed = 0
    for number, table, track, _, told_here in islice(walk(case, seed=10), 150):
        seat = {**table.pending, **table.offers}[track].seat
        under_seal = any(entry[1] != seat for entry in comparable(table, table.sealed_from))
        sealed += under_seal
        with told_here:
            for chance in range(number + 1, number + 5) if under_seal else ():
                other = table.mind(seat).imagine(chance, fill=True)
                for kind in sealed_differences(table, other):
                    found[kind] += 1
                    if found[kind] <= 4:
                        assert plain(other.view(seat).plain()) == plain(table.view(seat).plain())
                        imagined_alike(table, other, seat)
                    if found[kind] == 1:
                        searched_alike(table, other, seat)
    assert found or not sealed, "the imagined neighbours answer as the real ones did"


@every_case
def test_search_answers_alike_where_only_hidden_things_differ(case: Case) -> None:
    for number, table, track, _, told_here in sampled(case, 10, 2, "search", costly=True):
        with told_here:
            seat = {**table.pending, **table.offers}[track].seat
            searched_alike(table, table.mind(seat).imagine(number + 1, fill=True), seat)


def searched_alike(one: Table, other: Table, seat: int) -> None:
    """A search with the same dice and the same number of simulations finds the same answer at both tables."""
    here, there = (make("search:sims=10", seed=1).decide(table.mind(seat)) for table in (one, other))
    assert here == there, f"seat {seat}"
    assert one.asked(seat)[0][1].refuse(here) is None, f"search gives an illegal answer: {here}"


def comparable(table: Table, start: int) -> list[Entry]:
    """The answers that an imagined table also has: reactions are open questions there, and secrets stay secret."""
    return [e for e in table.entries[start:] if not (is_chance(e) or e[2].secret or e[2].reaction)]


def sealed_differences(one: Table, other: Table) -> list[str]:
    """The questions to which the same seat gave different answers at the two tables, though they are not secret for
    good."""
    pairs = list(zip(comparable(one, one.mark.at), comparable(other, 0), strict=True))
    assert all(a[:3] == b[:3] for a, b in pairs)
    return [a[2].name for a, b in pairs if a[3] != b[3]]


# --- answers given together ---------------------------------------------------------------------------------


@every_case
@settings(max_examples=4)
@given(turns=st.lists(st.integers(0, 11), min_size=1, max_size=30))
def test_the_order_of_answers_inside_together_does_not_matter(case: Case, turns: list[int]) -> None:
    game = played(case, seed=11, offers=False, compared=False)
    with told(case, 11, len(game.answers)):
        table = in_other_order(game, turns)
        assert [mark.state.digest() for mark in table.snapshots] == [m.state.digest() for m in game.table.snapshots]
        assert table.state.digest() == game.digests[-1]


def in_other_order(game: Played, turns: list[int]) -> Table:
    """The same answers of each seat and the same outcomes on each track; `turns` decides who answers next."""
    answers: dict[int, deque[Any]] = {}
    outcomes: dict[int, deque[Any]] = {}
    for entry in game.entries:
        track, seat, kind, value = entry
        queues, whose = (outcomes, track) if is_chance(entry) else (answers, seat)
        queues.setdefault(whose, deque()).append((kind, value))

    def source(chance: Chance[Any], track: int) -> Any:
        kind, value = outcomes[track].popleft()
        assert kind is chance.kind
        return value

    table = game.case.table(game.seed, source=source)
    count = 0
    while table.pending:
        tracks = sorted(table.pending)
        track = tracks[turns[count % len(turns)] % len(tracks)]
        asked = table.pending[track]
        kind, value = answers[asked.seat].popleft()
        assert kind is asked.kind
        assert asked.refuse(value) is None
        table.put(track, value)
        count += 1
    assert not any(answers.values())
    assert not any(outcomes.values())
    return table

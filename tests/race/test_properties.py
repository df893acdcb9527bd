"""What must hold in every game of Race, tried on many: nothing gets lost, the order of simultaneous answers does not
matter, a refusal always names a rule, and a record leads to the same position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from orrery.core.ask import Decision
from orrery.core.chance import Chance
from orrery.core.history import is_chance
from orrery.core.nouns import Maybe, Named
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.games.race import GAME
from orrery.games.race.rules.cards import CARDS, IN_PLAY
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import BASE
from orrery.lab.golden import eager
from orrery.lab.rulebook import rules

RULINGS = {
    "idle-tactics": st.sampled_from(["allowed", "needed"]),
    "idle-colony-ship": st.sampled_from(["needed", "allowed"]),
    "first-game-good": st.sampled_from(["before", "after"]),
    "start-good": st.sampled_from(["before", "after"]),
    "first-game": st.sampled_from(["no", "yes"]),
    "round-limit": st.sampled_from(["0", "12"]),
}


Setup = tuple[int, Mapping[str, str], int]
"""Players, options and a seed."""


@st.composite
def tables(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Setup:
    """Any way to set the game up."""
    players = draw(st.integers(2, 4))
    options = draw(st.fixed_dictionaries(RULINGS))
    if players == 2:
        options["experienced"] = draw(st.sampled_from(["no", "yes"]))
    return players, options, draw(st.integers(0, 2**64))


def race(table: Table) -> Race:
    assert isinstance(table.state, Race)
    return table.state


def check_table(s: Race) -> None:
    """Every card and chip is somewhere, once, and where it may be."""
    found = Counter(c for layer in s.deck.layers for c in layer)
    found.update(c for pile in s.discard.by_seen.values() for c in pile)
    for p in s.players:
        found.update([*p.hand, *p.explored, *p.tableau, *p.goods.values()])
        assert all(CARDS[world].source and world in p.tableau for world in p.goods)
        assert len(set(p.tableau)) == len(p.tableau)
        assert p.chips >= 0
        assert p.hand == sorted(p.hand)
    assert found == Counter(IN_PLAY[BASE])
    assert s.pool + sum(p.chips for p in s.players) == 12 * len(s.players)


@pytest.mark.rule("R1.1", "R3.1", "R5.7", "R9.2", "R10.8")
@settings(max_examples=40)
@examples(tables())
def test_no_card_and_no_chip_is_ever_lost(it: Setup) -> None:
    players, options, seed = it
    table, dice = Table.new(GAME, players, options, seed=seed, live=False), Random(seed)
    while table.pending:
        check_table(race(table))
        if race(table).phase == "action":
            assert all(len(p.hand) <= 10 for p in race(table).players)
        track, asked = dice.choice(list(table.pending.items()))
        table.put(track, eager(asked, dice))
    check_table(race(table))
    assert table.over


Interleaving = Callable[[list[int]], int]
Outcomes = dict[int, list[Any]]
"""What was decided by chance on each track, in order."""


def outcomes(table: Table) -> Outcomes:
    by_track: Outcomes = {}
    for track, _, _, value in filter(is_chance, table.entries):
        by_track.setdefault(track, []).append(value)
    return by_track


def played(it: Setup, choose: Interleaving, known: Outcomes) -> Table:
    """A game in which each seat answers its n-th question the same way, whoever else has answered by then, and in which
    the known outcomes of each track are repeated."""
    players, options, seed = it
    used = Counter[int]()

    def source(chance: Chance[Any], track: int) -> Any:
        used[track] += 1
        return known[track][used[track] - 1] if known else None

    table = Table.new(GAME, players, options, seed=seed, source=source)
    while table.pending:
        track = choose(sorted(table.pending))
        asked = table.pending[track]
        table.put(track, eager(asked, Random(f"{seed} {asked.seat} {table.answered[asked.seat]}")))
    return table


@pytest.mark.rule("R12.1", "R12.8")
@settings(max_examples=40)
@examples(tables(), st.randoms(use_true_random=False))
def test_the_order_of_simultaneous_answers_does_not_matter(it: Setup, dice: Random) -> None:
    first = played(it, min, {})
    for interleaving in (max, dice.choice):
        other = played(it, interleaving, outcomes(first))
        assert [mark.state.digest() for mark in other.snapshots] == [mark.state.digest() for mark in first.snapshots]
        assert other.state == first.state
        assert GAME.winners(other.state) == GAME.winners(first.state)


def everything(asked: Decision[Any]) -> list[Any]:
    """Everything that could be answered to a question that asks for one thing."""
    noun = asked.kind.noun
    named = noun.noun if isinstance(noun, Maybe) else noun
    assert isinstance(named, Named)
    return [*range(len(named.names)), *([None] if named is not noun else [])]


@pytest.mark.rule("R3.2")
@settings(max_examples=10)
@examples(tables())
def test_what_is_not_offered_is_refused_by_a_rule(it: Setup) -> None:
    players, options, seed = it
    known = {rule.number for rule in rules("race")}
    table, dice = Table.new(GAME, players, options, seed=seed, live=False), Random(seed)
    while table.pending:
        track, asked = dice.choice(list(table.pending.items()))
        offered = list(asked.options())
        if asked.FORM == "choose":
            for value in everything(asked):
                no = table.why_not(asked.seat, value)
                assert (no is None) == (value in offered)
                assert no is None or no.rule in known, f"{asked}: {value} is refused by {no}"
        table.put(track, dice.choice(offered))


@settings(max_examples=12)
@examples(tables())
def test_a_record_leads_to_the_same_place(it: Setup) -> None:
    table = played(it, min, {})
    record = Record.loads(Record.of(table).dumps(), games=titled)
    assert record.verify().ok
    assert record.replay().state == table.state

"""Stories: a live table restored from its last snapshot continues as if nothing had happened."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from orrery.core.history import Mismatch, StoredSnapshot, Story
from orrery.core.record import read_state
from orrery.core.table import Table
from tests.core.toy import GAME, Duel, dawn


def kept(table: Table) -> Story:
    """The table's story as it comes back from a file: snapshots as text, only the last of them fetched."""
    texts = [json.dumps(table.game.codec.write(it.state)) for it in table.snapshots]
    filed = [StoredSnapshot(it.at, it.lines, partial(read_state, GAME), GAME.schema) for it in table.snapshots]
    filed[-1].text = texts[-1]
    story = table.story()
    return story._replace(
        entries=story.entries[:], journal=story.journal[:], prints=story.prints[:], snapshots=filed,
        undone=[*story.undone], kept={key: [*values] for key, values in story.kept.items()},
    )  # fmt: skip


def again(table: Table) -> Table:
    return Table.restore(GAME, table.players, table.config, table.seed, kept(table))


def same(one: Table, other: Table) -> None:
    """The two tables are the same in every respect that can be asked for."""
    assert one.state == other.state
    assert one.state.rng == other.state.rng
    for name in ("entries", "journal", "prints", "frozen", "revealed", "undone", "answered", "over"):
        assert getattr(one, name) == getattr(other, name), name
    assert [it.at for it in one.snapshots] == [it.at for it in other.snapshots]
    for seat in range(one.players):
        assert one.can_undo(seat) == other.can_undo(seat)
        assert [one.question_id(seat, d) for _, d in one.asked(seat)] == [
            other.question_id(seat, d) for _, d in other.asked(seat)
        ]


@pytest.mark.parametrize("seed", range(3))
def test_a_table_comes_back_at_every_decision(seed: int) -> None:
    table, dice = Table.new(GAME, 3, seed=seed), Random(seed)
    while not table.over:
        same(table, again(table))
        track, asked = next(iter(table.pending.items()))
        if dice.random() < 0.2 and table.can_undo(asked.seat):
            table.undo(asked.seat)
        else:
            table.put(track, asked.sample(dice))
    same(table, again(table))


def test_it_goes_on_as_the_first_one_does() -> None:
    table, dice = Table.new(GAME, 2, seed=4), Random(4)
    for _ in range(20):
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
    table.undo(0, consent=True)
    restored = again(table)
    same(table, restored)
    for it in (table, restored):
        it.play_random(Random(9), 15)
    same(table, restored)


def test_an_undo_says_which_snapshot_it_needs() -> None:
    table, dice = Table.new(GAME, 2, {"rounds": "6"}, seed=2), Random(2)
    while len(table.snapshots) < 4:
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
    texts = {it.at: json.dumps(table.game.codec.write(it.state)) for it in table.snapshots}
    restored = again(table)
    fetched = []
    while base := restored.going_back(0):
        if isinstance(base, StoredSnapshot) and base.text is None:
            with pytest.raises(LookupError):
                restored.undo(0, consent=True)
            base.text = texts[base.at]
            fetched.append(base.at)
        table.undo(0, consent=True)
        restored.undo(0, consent=True)
        assert restored.entries == table.entries
        assert restored.state == table.state
    assert fetched


def test_a_story_that_the_rules_do_not_lead_to_is_refused() -> None:
    table, dice = Table.new(GAME, 2, seed=1), Random(1)
    table.play_random(dice, 12)
    story = kept(table)
    with pytest.raises(Mismatch):
        Table.restore(GAME, 2, table.config, table.seed, story._replace(journal=[*story.journal, ("more", -1, {})]))
    answers = [i for i, entry in enumerate(story.entries) if i >= story.snapshots[-1].at]
    wrong = [*story.entries]
    track, who, kind, value = wrong[answers[-1]]
    wrong[answers[-1]] = (track + 1, who, kind, value)
    with pytest.raises(Mismatch):
        Table.restore(GAME, 2, table.config, table.seed, story._replace(entries=wrong))


def test_rules_that_ask_the_same_and_lead_elsewhere_are_noticed() -> None:
    """The same number of answers and journal lines, but a different position."""

    async def generous(s: Duel) -> None:
        await dawn(s)
        s.wizards[0].sparks += 1

    table = Table.new(GAME, 2, seed=1)
    table.play_random(Random(1), 12)
    assert table.prints[-1][0] > table.snapshots[-1].at
    other = replace(GAME, steps={**GAME.steps, "dawn": generous})
    with pytest.raises(Mismatch, match="another position"):
        Table.restore(other, 2, table.config, table.seed, kept(table))

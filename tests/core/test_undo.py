"""Undo: a seat's own last answer up to a barrier, beyond it by consent; and it does not re-roll what was seen."""

from __future__ import annotations

import pytest

from orrery.core.ask import confirm
from orrery.core.chance import Draw, Roll
from orrery.core.history import is_chance
from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.core.together import together
from orrery.core.windows import MOMENT
from tests.core.duels import (
    EAST,
    NORTH,
    SOUTH,
    asked,
    dice,
    options,
    position,
    random_walk,
    say,
    sparks,
    with_steps,
)
from tests.core.toy import DIE, DRAWN, GAME, VOTE, Duel, draw


def test_the_last_answer_can_be_taken_back_and_given_again() -> None:
    table = position("bolt", "", "")
    before = table.state.digest()
    say(table, "north play bolt")
    after = table.state.digest()
    table.undo(NORTH)
    assert table.state.digest() == before
    assert asked(table) == {"north": "play"}
    table.redo(NORTH)
    assert table.state.digest() == after
    assert asked(table) == {"north": "target"}
    with pytest.raises(Refused) as refused:
        table.redo(NORTH)
    assert refused.value.reason == "redo"


def test_another_answer_instead_ends_the_way_back() -> None:
    table = position("", "", "", step="council", sparks=[5])
    say(table, "north bribe east")
    table.undo(NORTH)
    say(table, "north bribe south; north gift 1")
    assert asked(table)["north"] == "bribe", "the same question as then, but another offer"
    with pytest.raises(Refused):
        table.redo(NORTH)


def test_several_answers_can_be_taken_back_one_by_one() -> None:
    table = position("", "", step="council", sparks=[5, 0])
    say(table, "north bribe east; north gift 2; north bribe east; north gift 1")
    for left in (3, 3, 5, 5):
        table.undo(NORTH)
        assert sparks(table)[NORTH] == left
    assert not table.can_undo(NORTH)
    for left in (5, 3, 3, 2):
        table.redo(NORTH)
        assert sparks(table)[NORTH] == left


def test_what_has_been_seen_cannot_be_taken_back() -> None:
    table = position("bolt", "", "")
    say(table, "north play bolt; north target east")
    assert dice(table)
    assert not table.can_undo(NORTH)
    with pytest.raises(Refused) as refused:
        table.undo(NORTH)
    assert (refused.value.reason, refused.value.seat) == ("undo", NORTH)


def test_what_only_one_has_seen_cannot_be_taken_back_either() -> None:
    async def peek_after_a_vote(s: Duel) -> None:
        await confirm(NORTH, VOTE)
        s.wizards[NORTH].hand += await draw(s, NORTH, 1)
        await confirm(NORTH, VOTE)

    table = with_steps(council=peek_after_a_vote)
    say(table, "north vote yes")
    assert not table.can_undo(NORTH)


def test_what_nobody_has_seen_can_be_taken_back() -> None:
    async def hidden_draw_after_a_vote(s: Duel) -> None:
        await confirm(NORTH, VOTE)
        s.discard.put(await Draw(DRAWN, s.deck, 1), 0)
        await confirm(NORTH, VOTE)

    table = with_steps(council=hidden_draw_after_a_vote)
    before = table.state.digest()
    say(table, "north vote yes")
    after = table.state.digest()
    table.undo(NORTH)
    assert table.state.digest() == before
    table.redo(NORTH)
    assert table.state.digest() == after, "and the same card lies there again"


def test_an_answer_cannot_be_taken_back_after_another_seats() -> None:
    table = position("", "harvest", "")
    say(table, "north play nothing")
    assert table.can_undo(NORTH)
    say(table, "east play nothing")
    assert not table.can_undo(NORTH)
    assert table.can_undo(EAST)


def test_a_window_for_reactions_is_a_barrier_even_if_nobody_was_asked() -> None:
    table = position("harvest", "", "")
    say(table, "north play harvest")
    assert [entry[2] for entry in table.entries][-1] is MOMENT
    assert not table.can_undo(NORTH)


def test_inside_together_everybody_takes_back_only_its_own() -> None:
    table = position("", "", "", step="council")
    say(table, "north vote yes; east vote yes")
    table.undo(NORTH)
    assert set(table.pending) == {NORTH, SOUTH}
    assert [entry[1] for entry in table.entries] == [EAST]
    table.redo(NORTH)
    assert set(table.pending) == {SOUTH}


def test_inside_together_a_neighbours_die_is_no_barrier_but_ones_own_is() -> None:
    async def two_flows(s: Duel) -> None:
        await together({NORTH: votes_twice(s), EAST: votes_and_rolls(s)})

    async def votes_twice(s: Duel) -> None:
        await confirm(NORTH, VOTE)
        await confirm(NORTH, VOTE)

    async def votes_and_rolls(s: Duel) -> None:
        await confirm(EAST, VOTE)
        await Roll(DIE, 1, 6, seat=EAST)
        await confirm(EAST, VOTE)

    table = with_steps(council=two_flows)
    say(table, "north vote yes; east vote yes")
    rolled = dice(table)
    assert not table.can_undo(EAST)
    table.undo(NORTH)
    assert dice(table) == rolled
    assert [entry[1] for entry in table.entries if not is_chance(entry)] == [EAST]


def test_under_seal_an_answer_can_be_taken_back_until_all_are_in() -> None:
    table = position("", "", "", step="bids")
    say(table, "north bid 1; east bid 2")
    table.undo(NORTH)
    say(table, "north bid 2; south bid 0")
    for seat in (NORTH, EAST, SOUTH):
        assert not table.can_undo(seat), "now all bids are known"


def test_beyond_a_barrier_the_table_must_consent() -> None:
    table = position("bolt", "", "")
    before = table.state.digest()
    say(table, "north play bolt")
    aimed = table.state.digest()
    say(table, "north target east; east play nothing")
    table.undo(NORTH, consent=True)
    assert table.state.digest() == aimed
    assert asked(table) == {"north": "target"}
    table.undo(NORTH, consent=True)
    assert table.state.digest() == before


def test_after_undo_by_consent_what_was_seen_stays_as_it_was() -> None:
    """North rolls a die, undoes everything and does something else: the next die shows what everyone saw."""
    differs = 0
    for seed in range(8):
        table = position("bolt, foresight", "bolt", "", seed=seed)
        say(table, "north play bolt; north target south")
        (seen,) = dice(table)
        table.undo(NORTH, consent=True)
        table.undo(NORTH, consent=True)
        never = position("bolt, foresight", "bolt", "", seed=seed)
        for it in (table, never):
            say(it, "north play foresight")
            say(it, f"north foresee {', '.join(options(it, 'north')[0].split('+'))}")
            say(it, "east play bolt; east target south")
        assert dice(table) == [seen]
        differs += dice(never) != [seen]
    assert differs, "chance alone would have shown something else"


def test_by_consent_a_game_can_be_taken_back_to_its_beginning() -> None:
    table = Table.new(GAME, 3, seed=4)
    first = (table.state.digest(), asked(table), table.view(0).journal(), table.prints[:], table.snapshots[:])
    for _ in random_walk(table, seed=4):
        pass
    assert table.over
    while any(not is_chance(entry) for entry in table.entries):
        last = next(entry[1] for entry in reversed(table.entries) if not is_chance(entry))
        table.undo(last, consent=True)
    assert (table.state.digest(), asked(table), table.view(0).journal(), table.prints, table.snapshots) == first
    with pytest.raises(Refused):
        table.undo(0, consent=True)


def test_undo_and_redo_write_the_journal_once() -> None:
    table = position("", "", step="council", sparks=[3, 0])
    say(table, "north bribe east; north gift 1; north vote yes")
    told = table.view(NORTH).journal()
    for _ in range(3):
        table.undo(NORTH)
        table.redo(NORTH)
    assert table.view(NORTH).journal() == told
    assert len(table.prints) == len({at for at, _ in table.prints})


def test_nothing_can_be_taken_back_before_the_first_answer_nor_in_a_search() -> None:
    table = position("", "")
    with pytest.raises(Refused):
        table.undo(NORTH)
    say(table, "north play nothing")
    copy = table.clone()
    assert table.can_undo(NORTH)
    assert not copy.can_undo(NORTH)
    for action in (copy.undo, copy.redo):
        with pytest.raises(Refused):
            action(NORTH)

"""Texts with owners and states, tested with the toy card game: exhausted and readied, purged, lent, in play twice, in
another player's hand, in force for everyone; and the index by which windows find them."""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any, NamedTuple

import pytest

from orrery.core.abilities import TABLE, Ability, Texts, abilities_in
from orrery.core.ask import Kind
from orrery.core.hooks import Hooks
from orrery.core.nouns import Named
from orrery.core.table import Table
from orrery.core.windows import Moment, Window
from tests.core.duels import EAST, NORTH, asked, duel, lives, options, position, say, sparks
from tests.core.toy import GALE, GAME, KEEN, OATH, SECOND_WIND, Duel, Wizard


def texts(table: Table, seat: int) -> Texts:
    return duel(table).wizards[seat].texts


def test_an_exhausted_text_is_not_offered_again_until_it_is_readied() -> None:
    table = position("bolt, bolt", "harvest", talents=["", "second wind"], dice=[1, 1])
    say(table, "north play bolt; north target east; east react second wind")
    assert sparks(table) == [2, 4]
    assert texts(table, EAST).held == [(SECOND_WIND, EAST, False)]
    assert SECOND_WIND in texts(table, EAST), "exhausted, but still there"
    say(table, "east play nothing")
    assert texts(table, EAST).held == [(SECOND_WIND, EAST, True)], "readied at dusk"


def test_an_exhausted_text_cannot_be_used() -> None:
    table = position("bolt", "harvest", talents=["", "second wind"], dice=[1])
    texts(table, EAST).exhaust(SECOND_WIND, EAST)
    say(table, "north play bolt; north target east")
    assert asked(table) == {"east": "play"}, "no reaction was asked for"


def test_the_same_text_of_two_owners_counts_for_each_of_them() -> None:
    """East has the oaths of north and south: each weakens only its owner's strikes."""
    table = position("bolt", "", "bolt", talents=["", "oath of north, oath of south"], dice=[3, 2])
    assert texts(table, EAST).owners(OATH) == [0, 2]
    say(table, "north play bolt; north target east; east play nothing; south play bolt; south target north")
    assert lives(table) == [2, 2, 4]


def test_a_note_in_hand_is_used_against_its_owner_only() -> None:
    table = position("bolt", "bolt", "", pacts=["", "north"], dice=[3, 3])
    say(table, "north play bolt; north target east")
    assert options(table, "east") == ["pact", "none"]
    say(table, "east react pact")
    assert lives(table) == [4, 4, 4]
    assert sparks(table) == [1, 2, 2]
    assert duel(table).wizards[EAST].notes == [], "it has gone back to its owner"


def test_a_note_of_somebody_else_does_not_help() -> None:
    table = position("bolt", "", "", pacts=["", "south"], dice=[2])
    say(table, "north play bolt; north target east")
    assert lives(table) == [4, 2, 4]


def test_what_is_in_force_for_all_can_be_used_by_whoever_it_fits_once() -> None:
    table = position("bolt", "bolt", in_force=["gale"], dice=[1, 1])
    say(table, "north play bolt; north target east")
    assert options(table, "east") == ["gale", "none"]
    say(table, "east react gale")
    assert lives(table) == [4, 4]
    assert duel(table).texts.held == [(GALE, TABLE, False)]
    say(table, "east play bolt; east target north")
    assert lives(table) == [2, 4], "the shelter is taken; the exhausted gale still adds to the strike"


def test_texts_are_saved_with_owners_and_states_and_the_index_is_made_anew() -> None:
    s = Duel(wizards=[Wizard(texts=Texts([(OATH, 1, True), (OATH, 2, False), (KEEN, 0, False)]))])
    written = GAME.codec.write(s)
    assert written["wizards"][0]["texts"] == {
        "held": [["keen", 0, False], ["oath", 1, True], ["oath", 2, False]],
    }
    again = GAME.codec.read(written).wizards[0].texts
    assert (abilities_in(again.here), abilities_in(again.ready)) == (tuple(sorted((KEEN, OATH))), (OATH,))
    clone = again.clone()
    clone.exhaust(OATH, 1)
    assert (clone.ready, again.ready) == (0, 1 << OATH), "a copy of its own"


def test_a_text_that_is_not_there_cannot_be_taken_or_exhausted() -> None:
    held = Texts([(KEEN, 0, False)])
    with pytest.raises(ValueError, match="not in list"):
        held.exhaust(KEEN, 0)
    with pytest.raises(StopIteration):
        held.take(KEEN, 1)


# --- two notes of one kind, and a window that nobody can answer ---------------------------------------------------


class Said(NamedTuple):
    """A text and its owner, as a seat names them."""

    text: int
    owner: int


@dataclass(slots=True)
class Bell(Window):
    """Something that rings."""

    rung: int = 0

    def seats(self, s: Any) -> list[int]:
        return [0, 1]


def ring(flow: Coroutine[Any, Any, bool], *answers: Any) -> list[list[Any]]:
    """Give these answers; returns the choices that were offered."""
    left, value = [*answers], None
    asked_: list[list[Any]] = []
    while True:
        try:
            ask = flow.send(value)
        except StopIteration:
            assert not left
            return asked_
        if isinstance(ask, Moment):
            value = ask.happen(Duel())
        else:
            asked_.append([*ask.options()])
            value = left.pop(0)


def bells(s: Duel) -> Hooks[Duel]:
    async def nothing(s: Duel, seat: int, ability: Ability) -> None:
        return

    kind = Kind("react", Named("note", ()), reaction=True)
    hooks: Hooks[Duel] = Hooks(
        holders=lambda s: s.wizards, kind=kind, pays=nothing, plays=lambda *played: None, named=Said
    )

    @hooks.note_reaction(Bell, Ability(7), in_play=True, exhausts=True)
    async def rings(s: Duel, me: int, w: Bell, owner: int) -> None:
        w.rung = 10 * w.rung + owner

    return hooks


def test_two_copies_are_told_apart_by_their_owners_and_each_is_used_once() -> None:
    held = [(Ability(7), 2, True), (Ability(7), 3, True)]
    s, bell = Duel(wizards=[Wizard(texts=Texts([*held])), Wizard()]), Bell()
    asked_ = ring(bells(s).happens(s, bell), Said(7, 3), Said(7, 2))
    assert asked_ == [[Said(7, 2), Said(7, 3), None], [Said(7, 2), None]]
    assert bell.rung == 32
    assert s.wizards[0].texts.held == [(7, 2, False), (7, 3, False)]


def test_a_window_nobody_can_answer_looks_at_nothing_but_the_index() -> None:
    class Untouchable(Bell):
        def seats(self, s: Any) -> list[int]:
            raise AssertionError("the order of the seats does not matter when nobody can answer")

    s = Duel(wizards=[Wizard(texts=Texts([(Ability(7), 1, False), (Ability(8), 0, True)])), Wizard()])
    hooks = bells(s)
    hooks._windows[Untouchable] = hooks._windows[Bell]
    assert ring(hooks.happens(s, Untouchable())) == []
    s.wizards[NORTH].texts.refresh()
    with pytest.raises(AssertionError, match="order of the seats"):
        ring(hooks.happens(s, Untouchable()))

"""Where promissory notes of Twilight Imperium 4 can be, as far as each player knows (LRR 95.6): a note that was never
traded is with its owner, one that two players have exchanged is known to both, and nobody imagines it elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from orrery.core.hidden import scramble
from orrery.core.table import Table
from orrery.core.view import plain_state
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.promissory import pass_notes, possible_notes, return_note
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import owner_of, text
from orrery.games.ti4.rules.things import Note, Seat
from tests.ti4.bargains import agree, propose, trade
from tests.ti4.notation import asked, position, say, state

FACTIONS = "sol, letnev, hacan, jol_nar"
SOL, LETNEV, HACAN, JOL_NAR = (Seat(n) for n in range(4))
SEEDS = range(30)


def note(name: str, owner: Seat) -> Note:
    return NOTE.index[f"{name}@seat_{owner + 1}"]


def fresh() -> Imperium:
    return state(position(FACTIONS)).clone()


def give(s: Imperium, giver: Seat, taker: Seat, name: str, owner: Seat | None = None) -> None:
    """A note changes hands unseen by the others."""
    pass_notes(s, giver, taker, note(name, giver if owner is None else owner), None)


def hands(s: Imperium) -> list[tuple[Note, ...]]:
    return [tuple(sorted(p.notes)) for p in s.players]


def imagined(s: Imperium, seat: Seat) -> Iterator[list[tuple[Note, ...]]]:
    """The hands as a player imagines them."""
    for seed in SEEDS:
        it = s.clone()
        scramble(it, seat, Random(seed))
        yield hands(it)


# --- what is known ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 95.1", "LRR 95.6")
def test_as_long_as_no_note_has_changed_hands_everyone_knows_all_of_them() -> None:
    s = fresh()
    for seat in (SOL, LETNEV, HACAN, JOL_NAR):
        assert all(it == hands(s) for it in imagined(s, seat))


@pytest.mark.rule("LRR 95.6")
def test_both_sides_know_which_note_it_was_and_all_the_others_do_not() -> None:
    s = fresh()
    give(s, SOL, LETNEV, "ceasefire")
    assert all(it == hands(s) for it in imagined(s, SOL))
    assert all(it == hands(s) for it in imagined(s, LETNEV))
    of_sol = {hand for it in imagined(s, HACAN) for hand in it[LETNEV] if owner_of(hand) == SOL}
    assert len(of_sol) == 6 - 2, "any of Sol's notes that goes to a hand"


@pytest.mark.rule("LRR 95.6")
def test_a_note_is_imagined_only_where_it_can_have_come() -> None:
    s = fresh()
    give(s, SOL, LETNEV, "ceasefire")
    give(s, HACAN, JOL_NAR, "trade_agreement")
    for it in imagined(s, JOL_NAR):
        assert sorted(len(hand) for hand in it) == [5, 5, 7, 7]
        assert all(owner_of(one) in (SOL, LETNEV) for seat in (SOL, LETNEV) for one in it[seat])
        assert it[HACAN] == hands(s)[HACAN]
    for it in imagined(s, SOL):
        assert all(owner_of(one) in (HACAN, JOL_NAR) for seat in (HACAN, JOL_NAR) for one in it[seat])
        assert (it[SOL], it[LETNEV]) == (hands(s)[SOL], hands(s)[LETNEV])


@pytest.mark.rule("LRR 95.5", "LRR 95.6")
def test_a_note_may_have_been_passed_on() -> None:
    s = fresh()
    give(s, SOL, LETNEV, "ceasefire")
    give(s, LETNEV, HACAN, "trade_agreement")
    where = {seat for it in imagined(s, SOL) for seat in (LETNEV, HACAN) if note("ceasefire", SOL) in it[seat]}
    assert where == {LETNEV, HACAN}, "for all that Sol knows"
    assert all(note("ceasefire", SOL) in it[LETNEV] for it in imagined(s, LETNEV))
    assert not any(owner_of(one) == HACAN for it in imagined(s, JOL_NAR) for one in (*it[SOL], *it[LETNEV]))
    assert not any(owner_of(one) == LETNEV for it in imagined(s, JOL_NAR) for one in it[SOL])


def test_a_note_that_came_later_did_not_go_on_earlier() -> None:
    s = fresh()
    give(s, LETNEV, HACAN, "trade_agreement")
    give(s, SOL, LETNEV, "ceasefire")
    assert all(owner_of(one) != SOL for it in imagined(s, JOL_NAR) for one in it[HACAN])


def test_a_note_that_is_placed_is_seen_by_all_and_hides_nothing() -> None:
    s = fresh()
    give(s, SOL, LETNEV, "support_for_the_throne")
    for seat in (SOL, LETNEV, HACAN, JOL_NAR):
        assert all(it == hands(s) for it in imagined(s, seat))


@pytest.mark.rule("LRR 95.3", "LRR 95.4")
def test_a_note_that_is_returned_is_known_again() -> None:
    s = fresh()
    give(s, SOL, LETNEV, "ceasefire")
    return_note(s, LETNEV, text("note.ceasefire"), SOL)
    assert note("ceasefire", SOL) in s.players[SOL].notes.seen_by(HACAN)
    for it in imagined(s, HACAN):
        assert it == hands(s), "all six are with Sol again, and nobody else has any of them"


def test_exchanged_notes_are_known_to_both() -> None:
    s = fresh()
    pass_notes(s, SOL, LETNEV, note("ceasefire", SOL), note("trade_agreement", LETNEV))
    assert all(it == hands(s) for it in imagined(s, SOL))
    assert all(it == hands(s) for it in imagined(s, LETNEV))
    foreign = [[one for one in it[SOL] if owner_of(one) == LETNEV] for it in imagined(s, HACAN)]
    assert {len(hand) for hand in foreign} <= {0, 1}, "no more than one note went each way"
    assert len({one for hand in foreign for one in hand}) == 4, "any that goes to a hand"


# --- nothing of it leaks ------------------------------------------------------------------------------------------


def test_states_that_differ_in_hidden_notes_only_look_alike() -> None:
    one, other = fresh(), fresh()
    give(one, SOL, LETNEV, "ceasefire")
    give(other, SOL, LETNEV, "political_secret")
    assert plain_state(one.redacted(HACAN)) == plain_state(other.redacted(HACAN))
    assert possible_notes(one, HACAN, LETNEV) == possible_notes(other, HACAN, LETNEV)
    scramble(one, HACAN, None)
    scramble(other, HACAN, None)
    assert one == other


def test_what_can_be_asked_for_does_not_depend_on_what_is_there() -> None:
    s = fresh()
    give(s, SOL, LETNEV, "ceasefire")
    asked_for = set(possible_notes(s, HACAN, LETNEV))
    names = {NOTE.names[one] for one in asked_for if owner_of(one) == SOL}
    assert names == {f"{name}@seat_1" for name in HIDDEN}
    assert possible_notes(s, SOL, LETNEV) == sorted(s.players[LETNEV].notes), "Sol knows it all"
    assert possible_notes(s, HACAN, JOL_NAR) == sorted(s.players[JOL_NAR].notes)


HIDDEN = ("ceasefire", "political_secret", "trade_agreement", "military_support")


# --- at the table -------------------------------------------------------------------------------------------------


def beside() -> Table:
    """All are neighbours of Sol."""
    return position(
        "sol, letnev, hacan",
        sol={"space": {"203": "cruiser"}, "goods": 2},
        letnev={"space": {"204": "cruiser"}, "goods": 1},
        hacan={"space": {"202": "cruiser"}},
    )


def test_others_learn_of_a_transaction_all_but_the_note() -> None:
    table = beside()
    trade(table, "sol, letnev", gives="2 goods, note ceasefire@sol", gets="1 goods")
    for chance in range(8):
        for seat in (SOL, LETNEV, HACAN):
            it = table.imagine(seat, chance)
            s = it.state
            assert [p.goods for p in s.players] == [1, 2, 0]
            assert [len(p.notes) for p in s.players] == [5, 7, 6]
            assert it.view(seat).plain() == table.view(seat).plain()
            if seat != HACAN:
                assert hands(s) == hands(state(table))


def test_others_imagine_different_notes() -> None:
    table = beside()
    trade(table, "sol, letnev", gives="note ceasefire@sol")
    given = {one for n in range(20) for one in table.imagine(HACAN, n).state.players[LETNEV].notes}
    assert {one for one in given if owner_of(one) == SOL} > {note("ceasefire", SOL)}


def test_a_support_that_changes_hands_is_imagined_by_all() -> None:
    table = beside()
    trade(table, "sol, letnev", gives="note support_for_the_throne@sol")
    for chance in range(5):
        it = table.imagine(HACAN, chance)
        assert it.state.players[LETNEV].points == 1
        assert it.view(HACAN).plain() == table.view(HACAN).plain()


def test_nobody_can_agree_to_give_a_note_that_is_elsewhere() -> None:
    table = position(
        FACTIONS,
        sol={"space": {"203": "cruiser"}},
        letnev={"space": {"204": "cruiser"}},
        hacan={"notes": "ceasefire@letnev"},
    )
    propose(table, "sol, letnev", gets="note ceasefire@letnev")
    (question,) = [it for it in table.offers.values() if it.kind.name == "agree"]
    assert list(question.options()) == [False]
    agree(table, "letnev", yes=False)
    assert asked(table) == {"sol": "act"}


def test_whoever_has_used_a_note_is_imagined_to_have_had_it() -> None:
    table = position(
        FACTIONS,
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "destroyer"}, "notes": "ceasefire@sol"},
    )
    say(table, "sol act tactical; sol activate 203; letnev react ceasefire@sol")
    for chance in range(5):
        it = table.imagine(HACAN, chance)
        assert it.view(HACAN).plain() == table.view(HACAN).plain()

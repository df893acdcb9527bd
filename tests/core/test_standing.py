"""Standing answers: which one applies, how long it lasts, and a table that stops at a moment and leaves no trace."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.fault import Fault
from orrery.core.standing import (
    Standing,
    asking_windows,
    asks,
    begun,
    check,
    kept,
    lasting,
    occasion,
    occasions_at,
    said,
    usable,
)
from orrery.core.table import Table
from tests.core.duels import EAST, NORTH, SOUTH, duel, everything, options, position, say
from tests.core.toy import GAME


def struck(hand: str) -> Table:
    """North has bolted east, who may react to the strike."""
    table = position("bolt", hand, dice=[3])
    say(table, "north play bolt; north target east")
    while "shield" not in options(table, "east"):
        say(table, "east react nothing")
    return table


def beforehand(table: Table, *standing: Standing) -> tuple[Any] | None:
    return said(GAME, standing, table.asked(EAST)[0][1])


def test_the_narrowest_word_counts_and_of_those_the_newest() -> None:
    table = struck("shield, potion")
    asked = table.asked(EAST)[0][1]
    at = occasion(GAME, asked)
    assert at is not None
    assert (at.name, at.group) == ("Struck", "fight")
    assert beforehand(table) is None
    assert beforehand(table, Standing(1, "")) == (None,)
    assert beforehand(table, Standing(1, "Dusk"), Standing(2, "dusk")) is None
    assert beforehand(table, Standing(1, "Struck", "ask"), Standing(2, "fight")) is None
    assert beforehand(table, Standing(1, "Struck"), Standing(2, "fight", "ask")) == (None,)
    assert beforehand(table, Standing(1, "Struck", "answer", value="shield"), Standing(2, "")) == ("shield",)
    assert beforehand(table, Standing(1, "fight", "ask"), Standing(2, "fight")) == (None,)


def test_a_seat_passes_on_single_texts() -> None:
    table = struck("shield, potion")
    potion, shield = Standing(1, "", text="potion"), Standing(2, "Struck", text="shield")
    assert beforehand(table, potion) is None, "the shield is left"
    assert beforehand(table, potion, shield) == (None,)
    assert beforehand(table, Standing(1, "Struck", "ask"), potion, shield) == (None,), "it has said so of both"
    assert beforehand(struck("shield"), Standing(1, "Dusk", text="shield")) is None


def test_any_question_can_be_an_occasion() -> None:
    table = position("", "", step="council")
    vote = table.asked(EAST)[0][1]
    assert said(GAME, [Standing(1, "vote")], vote) == (False,)
    assert said(GAME, [Standing(1, "council", "answer", value=True)], vote) == (True,)
    assert said(GAME, [Standing(1, "")], vote) is None, "every chance to react, no vote"


def test_where_a_seat_wants_to_be_asked() -> None:
    mine = [Standing(1, "fight", "ask"), Standing(2, "Falls")]
    assert asking_windows(GAME, mine) == {"CardPlayed", "Struck"}
    assert asks(GAME, [Standing(1, "", "ask")], "Dusk")
    assert not asks(GAME, [Standing(1, "", "ask")], "NoWindow")
    assert len(occasions_at(GAME, "")) == 4


def test_a_word_holds_as_long_as_its_span() -> None:
    table = position("", "", step="council")
    s = duel(table)
    mine = [begun(GAME, Standing(1, "vote", until="round"), s, EAST), Standing(2, "Dusk")]
    assert mine[0].since == "1"
    assert lasting(GAME, mine, s, EAST) == mine
    s.round = 2
    assert lasting(GAME, mine, s, EAST) == mine[1:]
    waiting = [Standing(1, "vote", until="round")]
    begins = lasting(GAME, waiting, s, EAST)
    assert [it.since for it in begins] == ["2"], "it holds until the end of what begins next"
    assert lasting(GAME, [Standing(1, "vote", until="gone", since="x")], s, EAST) == []


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (Standing(1, "Nowhere"), "fault-occasion"),
        (Standing(1, "Dusk", "fly"), "fault-standing-what"),  # type: ignore[arg-type]
        (Standing(1, "Dusk", until="lunch"), "fault-span"),
        (Standing(1, "Dusk", text="elephant"), "fault-standing-text"),
        (Standing(1, "vote", text="potion"), "fault-standing-text"),
        (Standing(1, "Dusk", "ask", text="potion"), "fault-standing-text"),
        (Standing(1, "vote", "ask"), "fault-standing-ask"),
        (Standing(1, "fight", "answer", value="shield"), "fault-standing-answer"),
        (Standing(1, "Dusk", "answer", value="x" * 500), "fault-standing-answer"),
    ],
)
def test_what_a_seat_cannot_say(wrong: Standing, key: str) -> None:
    with pytest.raises(Fault) as fault:
        check(GAME, wrong)
    assert fault.value.key == key


# --- moments ----------------------------------------------------------------------------------------------------------


def stopped(*hands: str) -> Table:
    table = position(*hands, dice=[3])
    table.stops = frozenset({"CardPlayed"})
    say(table, "north play bolt; north target east")
    return table


def test_a_table_stops_in_a_moment_and_goes_on_as_if_it_had_not() -> None:
    table, never = stopped("bolt", "shield", "counterspell"), position("bolt", "shield", "counterspell", dice=[3])
    say(never, "north play bolt; north target east")
    assert type(table.moment).__name__ == "CardPlayed"
    assert table.pending == {}
    for seat in (NORTH, EAST, -1):
        assert table.view(seat).plain() == never.view(seat).plain(), "the others see the window open, as ever"
    table.leave_moment()
    assert [it for it in everything(table) if not isinstance(it, dict)] == [
        it for it in everything(never) if not isinstance(it, dict)
    ]


def test_what_could_be_used_in_the_moment() -> None:
    table = stopped("bolt", "shield, potion", "counterspell")
    before = everything(table)
    found = {seat: [GAME.kinds["react"].noun.encode(it) for it in usable(table, seat)] for seat in (NORTH, EAST, SOUTH)}
    assert found == {NORTH: [None], EAST: ["potion", None], SOUTH: ["counterspell", None]}
    assert everything(table) == before


def test_a_replay_goes_through_all_moments_but_the_last() -> None:
    table = stopped("bolt", "shield", "")
    filed: Any = table.snapshots
    story = table.story()._replace(snapshots=filed)
    again = Table.restore(table.game, 3, table.config, 1, story, stops=table.stops)
    assert type(again.moment).__name__ == "CardPlayed"
    assert again.entries == table.entries
    again.leave_moment()
    assert again.window == "Struck"
    assert again.entries[: len(table.entries)] == table.entries


def test_undo_takes_a_table_out_of_its_moment() -> None:
    table = stopped("bolt", "shield", "")
    table.undo(NORTH, consent=True)
    assert table.moment is None
    assert table.window == ""
    assert options(table, "north") == ["east", "south"]


def test_an_answer_in_a_moment_counts_for_what_was_offered_there() -> None:
    asked = struck("shield, potion").asked(EAST)[0][1]
    assert kept(["potion", "shield", None], "shield", asked) == ("shield",)
    assert kept(["potion", "shield", "ember", None], "ember", asked) == (None,)
    assert kept(["shield", None], None, asked) is None, "it was not offered the potion"

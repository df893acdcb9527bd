"""Windows and secrecy: nobody learns who could react, neither from a silence nor from the record."""

from __future__ import annotations

from orrery.core.state import EVERYONE
from orrery.core.table import Table
from orrery.core.windows import MOMENT
from tests.core.duels import (
    EAST,
    NORTH,
    asked,
    cards,
    duel,
    options,
    position,
    say,
    sparks,
)
from tests.core.toy import REACT


def moments(table: Table) -> list[str]:
    return [entry[3][0] for entry in table.entries if entry[2] is MOMENT]


def test_a_standing_answer_is_not_asked_again() -> None:
    table = position("bolt", "counterspell, shield", standing=["", "CardPlayed"], dice=[3])
    say(table, "north play bolt; north target east")
    assert options(table, "east") == ["shield", "none"], "asked when it is struck, not when the card is played"


def test_standing_answers_are_given_at_dawn_and_hidden_from_the_others() -> None:
    table = position("harvest", "counterspell", step="round", dice=[1, 1])
    say(table, "east stand CardPlayed, Struck; north stand nothing; north vote no; east vote no")
    assert duel(table).wizards[EAST].standing == ["CardPlayed", "Struck"]
    assert table.view(EAST).state.wizards[EAST].standing == ["CardPlayed", "Struck"]
    assert len(table.view(NORTH).state.wizards[EAST].standing) == 2
    assert "Struck" not in str(table.view(NORTH).plain())
    say(table, "north bid 1; east bid 0; north play harvest")
    assert sparks(table) == [3, 2], "east was not asked"


def test_all_others_see_the_same_window_whoever_is_asked() -> None:
    """North bolts; either east or south could react. North and the spectator see no difference, and no name."""
    either = position("bolt", "counterspell", "harvest")
    other = position("bolt", "harvest", "counterspell")
    for table in (either, other):
        say(table, "north play bolt; north target east")
        assert table.view(NORTH).waiting == []
        assert table.view(NORTH).window == "CardPlayed"
    assert asked(either) == {"east": "react"}
    assert asked(other) == {"south": "react"}
    assert either.view(NORTH).plain() == other.view(NORTH).plain()
    assert either.view(-1).plain() == other.view(-1).plain()
    assert either.view(EAST).waiting == [EAST]
    assert other.view(EAST).waiting == []
    assert other.view(EAST).window == "CardPlayed"


def test_a_pass_leaves_no_trace_for_the_others() -> None:
    """Whether south could have reacted and passed, or could not: the others see and remember the same."""
    could = position("bolt", "shield", "counterspell", dice=[3])
    could_not = position("bolt", "shield", "harvest", dice=[3])
    for table in (could, could_not):
        say(table, "north play bolt; north target east")
    say(could, "south react nothing")
    for seat in (NORTH, EAST, -1):
        assert could.view(seat).plain() == could_not.view(seat).plain()
    for seat in (NORTH, EAST):
        for chance in range(3):
            one, two = could.imagine(seat, chance), could_not.imagine(seat, chance)
            assert one.state.digest() == two.state.digest()
            assert asked(one) == asked(two)
            assert one.view(seat).window == "Struck"
    assert asked(could.imagine(EAST, 0)) == {"east": "react"}


def test_every_window_with_reactions_leaves_its_moment_in_the_record() -> None:
    """Whether or not anyone is asked, nothing before it can be undone: silence reveals nothing."""
    could = position("harvest", "potion", "")
    could_not = position("harvest", "", "potion", standing=["", "", "CardPlayed"])
    for table in (could, could_not):
        assert not table.can_undo(NORTH)
        say(table, "north play harvest")
    assert asked(could) == {"east": "react"}
    assert asked(could_not) == {"east": "play"}
    assert moments(could) == moments(could_not) == ["CardPlayed"]
    assert not could.can_undo(NORTH)
    assert not could_not.can_undo(NORTH)


def test_what_was_answered_in_a_window_stands() -> None:
    """If east could undo its pass while nobody else was asked, it would learn whether south was asked."""
    both = position("harvest", "potion", "potion")
    alone = position("harvest", "potion", "ember")
    for table in (both, alone):
        say(table, "north play harvest; east react nothing")
    say(both, "south react nothing")
    assert asked(both) == asked(alone) == {"east": "play"}
    assert not both.can_undo(EAST)
    assert not alone.can_undo(EAST)
    dusk = position("ember", "ember", step="dusk")
    say(dusk, "north react ember")
    assert dusk.can_undo(NORTH), "under seal nobody has seen it yet"


def test_a_window_that_opens_again_after_a_reaction_leaves_another_moment() -> None:
    """So everyone knows which window is open, and nobody knows who is asked."""
    table = position("harvest", "potion", "")
    say(table, "north play harvest; east react potion")
    assert moments(table) == ["CardPlayed", "CardPlayed", "CardPlayed"], "the harvest, the potion, the harvest again"
    falls = position("bolt, counterspell", "ransom", "harvest", dice=[4])
    say(falls, "north play bolt; north target east; east react ransom; north react counterspell")
    inside = ["CardPlayed", "CardPlayed", "CardPlayed"]
    assert moments(falls) == ["CardPlayed", "Struck", "Wounded", "Falls", *inside, "Falls"]


def test_a_bot_that_may_react_knows_the_window_but_not_the_cards() -> None:
    table = position("bolt, counterspell", "shield, counterspell", "counterspell", dice=[3])
    say(table, "north play bolt; north target south; east react counterspell; south react nothing")
    mind = table.mind(NORTH)
    assert mind.question.kind is REACT
    assert mind.question.args["card"] == cards("counterspell")[0]
    assert list(mind.question.options()) == [*cards("counterspell"), None]
    assert mind.view.plain() == table.view(NORTH).plain()
    for chance in range(10):
        imagined = mind.imagine(chance)
        assert "north" in asked(imagined)
        assert cards("counterspell")[0] in imagined.state.discard.by_seen[EVERYONE]

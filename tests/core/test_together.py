"""Together: answers given at the same time, sealed and open; and offers that stand beside the questions."""

from __future__ import annotations

import pytest

from orrery.core.history import is_chance
from orrery.core.refusal import Refused
from orrery.core.together import offer_track, together
from tests.core.duels import (
    EAST,
    NORTH,
    SOUTH,
    asked,
    duel,
    position,
    say,
    sparks,
    with_steps,
)
from tests.core.toy import VOTE, Duel

# --- together -------------------------------------------------------------------------------------------------


def test_all_are_asked_at_once_and_nobody_waits_for_a_neighbour() -> None:
    table = position("", "", "", step="dawn", dice=[6, 1, 1])
    assert asked(table) == {"north": "stand", "east": "stand", "south": "stand"}
    say(table, "south stand nothing")
    assert asked(table) == {"north": "stand", "east": "stand"}
    assert sparks(table) == [2, 2, 3], "south has rolled its die already"
    say(table, "north stand Struck; east stand nothing")
    assert asked(table) == {"north": "stand", "east": "stand", "south": "stand"}, "the next dawn"
    assert [len(wizard.hand) for wizard in duel(table).wizards] == [1, 1, 1]


def test_the_order_of_answers_does_not_matter_but_is_recorded() -> None:
    one, two = position("", "", step="council"), position("", "", step="council")
    say(one, "north vote no; east vote yes")
    say(two, "east vote yes; north vote no")
    assert one.state == two.state
    votes = [[entry[1] for entry in table.entries if entry[2] is VOTE] for table in (one, two)]
    assert votes == [[NORTH, EAST], [EAST, NORTH]]


def test_open_answers_are_known_at_once() -> None:
    table = position("", "", step="council")
    assert table.view(EAST).waiting == [NORTH, EAST]
    say(table, "north vote no")
    assert table.view(EAST).waiting == [EAST]


def test_sealed_answers_are_known_to_nobody_else_before_the_join() -> None:
    few, many = position("", "", step="bids"), position("", "", step="bids")
    say(few, "north bid 0")
    say(many, "north bid 2")
    for seat in (EAST, -1):
        assert few.view(seat).plain() == many.view(seat).plain()
    assert few.sealed_from < len(few.entries)
    say(few, "east bid 1")
    say(many, "east bid 1")
    assert (duel(few).leader, duel(many).leader) == (EAST, NORTH)
    assert (sparks(few), sparks(many)) == ([2, 1], [0, 2])


def test_a_together_of_nobody_is_over_at_once() -> None:
    async def lonely(s: Duel) -> None:
        assert await together({}) == {}
        s.leader = 1

    table = with_steps(council=lonely)
    assert duel(table).leader == 1


# --- open offers ----------------------------------------------------------------------------------------------


def test_an_offer_stands_beside_the_questions_and_need_not_be_answered() -> None:
    table = position("", "", step="council")
    assert [decision.kind.name for _, decision in table.asked(NORTH)] == ["vote", "bribe"]
    assert [decision.kind.name for _, decision in table.asked(EAST)] == ["vote"]
    assert table.waiting() == [NORTH, EAST]
    say(table, "north vote no")
    assert table.waiting() == [EAST], "nobody waits for an offer"
    say(table, "east vote no")
    assert table.offers == {}
    assert sparks(table) == [2, 2]


def test_an_offer_takes_effect_while_the_vote_goes_on() -> None:
    table = position("", "", step="council")
    say(table, "north bribe east; north gift 1")
    assert sparks(table) == [1, 3]
    assert asked(table) == {"north": "bribe", "east": "vote"}
    assert set(table.pending) == {NORTH, EAST}
    assert set(table.offers) == {offer_track(NORTH)}


def test_the_number_of_offers_is_bounded() -> None:
    table = position("", "", step="council", sparks=[9, 0])
    say(table, "north bribe east; north gift 1; north bribe east; north gift 1")
    assert sparks(table) == [7, 2]
    assert table.offers == {}
    with pytest.raises(Refused) as refused:
        say(table, "north bribe east")
    assert refused.value.reason == "unknown"


def test_an_offer_begun_is_dropped_when_the_vote_ends() -> None:
    table = position("", "", step="council")
    say(table, "north bribe east; north vote no; east vote no")
    assert sparks(table) == [2, 2]
    assert table.offers == {}


def test_the_order_of_arrival_of_an_offer_is_recorded_and_replayed() -> None:
    table = position("", "", "", step="council")
    say(table, "east vote no; north bribe east; north gift 2; south vote no; north vote no")
    tracks = [entry[0] for entry in table.entries if not is_chance(entry)]
    assert tracks == [EAST, offer_track(NORTH), offer_track(NORTH), SOUTH, NORTH]
    again = position("", "", "", step="council")
    for track, _, _, value in [entry for entry in table.entries if not is_chance(entry)]:
        again.put(track, value)
    assert again.entries == table.entries
    assert again.state == table.state


def test_a_question_keeps_its_name_until_it_is_answered() -> None:
    table = position("", "", step="council")
    (vote, _), (bribe, _) = table.view(NORTH).questions
    table.answer(NORTH, EAST, bribe)
    table.answer(NORTH, True, vote)
    assert table.waiting() == [EAST]

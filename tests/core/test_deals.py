"""Deals at any time: proposed and accepted during a question and settled, windows included; then the question again."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from orrery.core.ask import Kind, choose, confirm
from orrery.core.chance import Roll
from orrery.core.deals import proposed, with_deals
from orrery.core.history import is_chance
from orrery.core.mind import Mind
from orrery.core.record import Record
from orrery.core.refusal import Refused
from orrery.core.state import Ended
from orrery.core.table import Table
from orrery.core.terms import Deal, Deals, terms, things
from orrery.core.together import offer_track, together
from tests.core.duels import (
    EAST,
    NORTH,
    SOUTH,
    asked,
    cards,
    duel,
    everything,
    options,
    position,
    say,
    sparks,
    with_steps,
)
from tests.core.toy import AGREE, DIE, GAME, PLAY, TEXT, VOTE, WIZARD, Duel


def hands(table: Table) -> list[list[str]]:
    return [sorted(TEXT.names[card] for card in wizard.hand) for wizard in duel(table).wizards]


# --- proposing, accepting, declining --------------------------------------------------------------------------


def test_a_deal_changes_hands_and_the_question_is_asked_anew_from_the_state() -> None:
    table = position("bolt, harvest", "ember, cache")
    assert options(table, "north") == ["bolt", "harvest", "none"]
    say(table, "north barter east, bolt for 2 sparks, cache; east agree yes")
    assert hands(table) == [["cache", "harvest"], ["bolt", "ember"]]
    assert sparks(table) == [4, 0]
    assert asked(table) == {"north": "play"}
    assert options(table, "north") == ["harvest", "cache", "none"]


def test_the_question_waits_while_a_proposal_lies_open_and_can_be_answered() -> None:
    table = position("bolt, harvest", "ember")
    say(table, "north barter east, bolt for 1 sparks")
    assert asked(table) == {"north": "play", "east": "agree"}
    assert table.waiting() == [NORTH], "nobody waits for an offer"
    say(table, "north play harvest")
    assert table.offers.keys() == {offer_track(EAST)}, "the proposal is gone; it is east's turn"
    assert sparks(table) == [4, 2]
    with pytest.raises(Refused) as refused:
        say(table, "east agree yes")
    assert refused.value.reason == "unknown"


def test_who_proposes_sees_the_proposal_until_there_is_a_reply_and_can_withdraw_it() -> None:
    table = position("bolt, harvest", "ember")
    say(table, "north barter east, bolt for 1 sparks")
    ((lies_open, withdraws),) = table.view(NORTH).proposed
    assert (lies_open.seat, lies_open.deal.wanted("sparks"), withdraws) == (EAST, 1, True)
    assert table.view(EAST).proposed == table.view(-1).proposed == []
    table.undo(NORTH)
    assert table.view(NORTH).proposed == []
    assert asked(table) == {"north": "play"}
    say(table, "north barter east, bolt for 1 sparks; east agree no")
    assert table.view(NORTH).proposed == []


def test_who_is_declined_may_propose_something_else_but_not_for_ever() -> None:
    table = position("bolt", "ember")
    for _ in range(3):
        say(table, "north barter east, bolt for 2 sparks; east agree no")
    assert table.offers == {}
    assert asked(table) == {"north": "play"}
    assert hands(table) == [["bolt"], ["ember"]]


def test_the_number_of_deals_at_one_opportunity_is_bounded() -> None:
    table = position("bolt, bolt", "ember", sparks=[4, 0])
    say(table, "north barter east, 1 sparks; east agree yes; north barter east, 1 sparks; east agree yes")
    assert sparks(table) == [2, 2]
    assert table.offers == {}
    say(table, "north play bolt; north barter east, 1 sparks; east agree yes")
    assert sparks(table) == [1, 3], "again while it aims"
    assert asked(table) == {"north": "target"}


def test_nobody_agrees_to_give_what_is_not_there() -> None:
    table = position("bolt", "ember")
    say(table, "north barter east, 1 sparks for shield")
    before = everything(table)
    with pytest.raises(Refused) as refused:
        say(table, "east agree yes")
    assert refused.value.rule == "4.7"
    assert everything(table) == before
    assert "shield" not in str(table.view(-1).plain()["questions"])


def test_several_proposals_to_one_seat_have_names_of_their_own() -> None:
    async def market(s: Duel) -> None:
        flows = {seat: haggles(seat) for seat in (NORTH, SOUTH)}
        ended = await together({EAST: confirm(EAST, VOTE)}, offers=flows)
        s.leader = next(iter(ended)) + 10

    async def haggles(seat: int) -> Any:
        deal = await terms(seat, WORD, (EAST,), lambda _: ((things("card", (0, 1), 1),), ()))
        return deal if await confirm(EAST, AGREE, wizard=seat) else None

    table = with_council(market)
    for seat in (NORTH, SOUTH):
        table.put(offer_track(seat), Deal(EAST))
    names = [name for name, _ in table.view(EAST).questions]
    assert names == ["vote-0", "agree.0-0", "agree.2-0"]
    table.answer(EAST, True, "agree.2-0")
    assert duel(table).leader == offer_track(SOUTH) + 10


def test_an_offer_given_as_a_function_is_started_when_somebody_looks() -> None:
    started: list[int] = []

    async def market(s: Duel) -> None:
        await together({EAST: confirm(EAST, VOTE)}, offers={seat: partial(haggles, seat) for seat in (NORTH, SOUTH)})
        assert await together({EAST: hums()}, offers={NORTH: partial(haggles, NORTH)}) == {EAST: True}

    async def haggles(seat: int) -> Any:
        started.append(seat)
        await choose(seat, PLAY, [3])

    async def hums() -> bool:
        return await confirm(EAST, VOTE) and await confirm(EAST, VOTE)

    table = with_council(market)
    assert started == []
    assert set(table.offers) == {offer_track(NORTH), offer_track(SOUTH)}
    assert started == [NORTH, SOUTH]
    table.put(offer_track(SOUTH), 3)
    table.answer(EAST, True)
    table.put(EAST, True)
    assert started == [NORTH, SOUTH, NORTH], "at the latest before others can change anything"
    table.put(EAST, True)
    assert duel(table).round == 2


def test_a_function_finds_all_offers_when_somebody_looks() -> None:
    looked: list[str] = []

    def market_day() -> dict[int, Any]:
        looked.append("market")
        return {NORTH: choose(NORTH, PLAY, [3])}

    async def market(s: Duel) -> None:
        assert await together({EAST: confirm(EAST, VOTE)}, offers=market_day) == {EAST: True}
        ended = await together({EAST: confirm(EAST, VOTE)}, offers=market_day)
        assert ended == {offer_track(NORTH): 3}

    table = with_council(market)
    table.put(EAST, True)
    assert looked == [], "the question is answered, and nobody has looked"
    assert set(table.offers) == set(table.offers) == {offer_track(NORTH)}
    assert looked == ["market"]
    table.put(offer_track(NORTH), 3)
    assert duel(table).round == 2


def test_an_offer_begins_with_its_question() -> None:
    async def lottery() -> None:
        await Roll(DIE, 1, 6)

    async def market(s: Duel) -> None:
        await together({EAST: confirm(EAST, VOTE)}, offers={NORTH: lottery})

    with pytest.raises(TypeError, match="begin with its question"):
        _ = with_council(market).offers


# --- in the middle of things ----------------------------------------------------------------------------------


def test_a_deal_in_mid_strike_opens_a_window_that_a_third_seat_answers() -> None:
    """North plays a bolt and barters with east while aiming; south reacts with a potion; then north aims."""
    table = position("bolt, ember", "harvest", "potion", dice=[3])
    say(table, "north play bolt; north barter east, ember for 1 sparks; east agree yes")
    assert asked(table) == {"south": "react"}
    assert table.window == "Bartered"
    say(table, "south react potion")
    assert asked(table) == {"north": "target"}
    assert [wizard.life for wizard in duel(table).wizards] == [4, 4, 5]
    assert sparks(table) == [3, 1, 2]
    say(table, "north target east")
    assert [wizard.life for wizard in duel(table).wizards] == [4, 1, 5]


def test_the_card_being_played_is_not_for_barter() -> None:
    table = position("bolt", "harvest")
    say(table, "north play bolt")
    with pytest.raises(Refused) as refused:
        say(table, "north barter east, bolt for 1 sparks")
    assert refused.value.rule == "4.7"


def test_answers_given_before_a_deal_are_not_asked_again() -> None:
    """A vote of three: north has voted when a deal is struck, so only the others are asked afterwards."""
    heard: list[Any] = []

    async def votes(s: Duel) -> None:
        done: dict[int, bool] = {}
        while len(done) < 2:
            left = {seat: confirm(seat, VOTE) for seat in (NORTH, EAST) if seat not in done}
            ended = await together(left, offers={NORTH: choose(NORTH, PLAY, [3])})
            heard.append(dict(ended))
            done |= {seat: it for seat, it in ended.items() if seat >= 0}

    table = with_steps(council=votes)
    say(table, "north vote yes")
    table.put(offer_track(NORTH), 3)
    assert asked(table) == {"north": "play", "east": "vote"}
    assert heard == [{NORTH: True, offer_track(NORTH): 3}]


def test_what_is_settled_can_end_the_step_at_once_and_the_question_is_not_asked_again() -> None:
    heard: list[int] = []

    async def council(s: Duel) -> None:
        def ask() -> Any:
            return confirm(NORTH, VOTE)

        async def settle(seat: int, deal: int) -> None:
            if deal == 3:
                raise Ended
            heard.append(deal)

        offers: dict[int, Any] = {EAST: choose(EAST, PLAY, [*TEXT.every[:8]])}
        await with_deals(ask, lambda: offers, settle, 5)
        heard.append(-1)

    table = with_steps(council=council)
    table.put(offer_track(EAST), 2)
    assert asked(table) == {"north": "vote", "east": "play"}
    table.put(offer_track(EAST), 3)
    assert "vote" not in asked(table).values()
    assert heard == [2]
    table.undo(EAST)
    assert asked(table) == {"north": "vote", "east": "play"}
    say(table, "north vote yes")
    assert heard[-1] == -1


# --- the table around it --------------------------------------------------------------------------------------

STORY = "north play bolt; north barter east, ember for 1 sparks; east agree yes; south react potion; north target east"


def test_a_deal_is_recorded_in_words_and_replayed() -> None:
    table = position("bolt, ember", "harvest", "potion", dice=[3])
    say(table, STORY)
    text = Record.of(table).dumps()
    assert '"v": {"with": "east", "gives": {"card": ["ember"]}, "gets": {"sparks": 1}}, "t": -2' in text
    report = Record.loads(text, games=lambda _: table.game).verify()
    assert report.ok, report
    copy = table.clone()
    assert copy.entries == table.entries[table.mark.at :]
    assert copy.state == table.state


def test_a_copy_made_while_a_proposal_lies_open_goes_on_alike() -> None:
    table = position("bolt, ember", "harvest", "potion")
    say(table, "north play bolt; north barter east, ember for 1 sparks")
    copy = table.clone()
    assert repr(copy.pending | copy.offers) == repr(table.pending | table.offers)
    for it in (table, copy):
        it.put(offer_track(NORTH), True)
    assert copy.state == table.state
    assert repr(copy.pending) == repr(table.pending)


def test_a_proposal_can_be_taken_back_until_it_is_answered() -> None:
    table = position("bolt", "ember")
    say(table, "north barter east, bolt for 1 sparks")
    table.undo(NORTH)
    assert asked(table) == {"north": "play"}
    say(table, "north barter east, bolt for 2 sparks; east agree no")
    assert not table.can_undo(NORTH), "another seat has answered it"
    table.undo(EAST)
    assert asked(table) == {"north": "play", "east": "agree"}


def test_a_deal_that_all_have_heard_of_is_taken_back_by_consent() -> None:
    table = position("bolt", "ember")
    say(table, "north barter east, bolt for 1 sparks; east agree yes")
    assert sparks(table) == [3, 1]
    assert not table.can_undo(EAST), "there was a moment to react"
    table.undo(EAST, consent=True)
    assert sparks(table) == [2, 2]
    assert asked(table) == {"north": "play", "east": "agree"}
    say(table, "east agree no")
    assert sparks(table) == [2, 2]


def test_a_third_seat_imagines_hands_in_which_the_deal_was_possible() -> None:
    table = position("bolt, ember", "shield, shield", "", seed=5)
    say(table, "north play bolt; north barter east, ember for shield; east agree yes")
    for chance in range(12):
        world = table.mind(SOUTH).imagine(chance, exact=True)
        assert isinstance(world.state, Duel)
        assert cards("shield")[0] in world.state.wizards[NORTH].hand
        assert cards("ember")[0] in world.state.wizards[EAST].hand
        assert world.waiting() == [NORTH]


def test_an_offer_is_no_question_that_somebody_waits_for() -> None:
    table = position("bolt", "ember")
    say(table, "north barter east, bolt for 1 sparks")
    assert [name for name, _ in table.view(EAST).questions] == ["agree.0-0"]
    assert table.view(EAST).waiting == [NORTH]
    table.play(lambda decision: next(iter(decision.options())), limit=3)
    assert not any(entry[2] is AGREE for entry in table.entries)


# --- sealed between two ---------------------------------------------------------------------------------------

WORD: Kind[Deal] = Kind("word", Deals("word", WIZARD, {"card": TEXT}), secret=True)


def whispering() -> Table:
    """North may whisper a card to east, who accepts or not; nobody else learns which card."""

    async def whispers(s: Duel) -> None:
        def passes() -> Any:
            return terms(NORTH, WORD, (EAST,), lambda _: ((things("card", sorted(s.wizards[NORTH].hand), 1, 1),), ()))

        def agrees(deal: Deal) -> Any:
            return confirm(EAST, AGREE, wizard=NORTH, card=deal.things_given("card")[0])

        async def hands_over(seat: int, deal: Deal) -> None:
            s.wizards[NORTH].hand.remove(deal.things_given("card")[0])
            s.wizards[EAST].hand.append(deal.things_given("card")[0])

        await with_deals(lambda: confirm(SOUTH, VOTE), lambda: {NORTH: proposed(passes, agrees, 1)}, hands_over, 1)

    return with_council(whispers)


def with_council(step: Any) -> Table:
    """A table for three, with other rules for the council."""
    s = duel(position("bolt, ember, shield", "", "", step="council")).clone()
    s.schedule = [("round",), ("council",)]
    steps, kinds = {**GAME.steps, "council": step}, {**GAME.kinds, WORD.name: WORD}
    return Table.new(replace(GAME, steps=steps, kinds=kinds, setup=lambda players, config: s), 3, seed=3)


def test_a_secret_deal_is_known_to_both_parties_and_to_nobody_else() -> None:
    table = whispering()
    ember = cards("ember")[0]
    table.answer_plain(NORTH, {"with": "east", "gives": {"card": ["ember"]}}, "word")
    for seat in (NORTH, EAST):
        known = [e for e in table.mind(seat).entries if e[2] is WORD]
        assert known[0][3] == Deal(EAST, (("card", (ember,)),))
    assert [e[3][1:] for e in table.mind(SOUTH).entries if e[2] is WORD] == [(0, EAST)]
    for chance in range(5):
        (_, agree) = table.mind(EAST).imagine(chance).asked(EAST)[0]
        assert agree.args["card"] == ember
    seen = {table.mind(SOUTH).imagine(chance, fill=True).asked(EAST)[0][1].args["card"] for chance in range(20)}
    assert len(seen) > 1, "south makes something up"
    exports = [Record.of(table).export(seat) for seat in (NORTH, EAST, SOUTH, -1)]
    assert ['"ember"' in text.split('"word"')[1] for text in exports] == [True, True, False, False]


def test_minds_travel_with_hidden_deals() -> None:
    table = whispering()
    table.answer_plain(NORTH, {"with": "east", "gives": {"card": ["ember"]}}, "word")
    mind = table.mind(SOUTH)
    other = Mind.unpack(table.game, mind.pack(), Table)
    assert other.entries == mind.entries
    assert [e for e in other.entries if not is_chance(e)]

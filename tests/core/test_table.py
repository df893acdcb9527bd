"""The table: answers given together, sealed and open; offers; undo and its barriers; refusals that change nothing;
copies; marks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from orrery.core.agenda import MAIN, offer_track, together
from orrery.core.ask import No, Refused, confirm
from orrery.core.chance import Draw, Roll
from orrery.core.state import then
from orrery.core.table import Table, is_chance
from orrery.core.windows import MOMENT
from tests.core.toy import DIE, DRAWN, GAME, HAND_LIMIT, VOTE, Duel, Wizard, asked, cards, draw, options, position, say

NORTH, EAST, SOUTH = 0, 1, 2


def duel(table: Table) -> Duel:
    assert isinstance(table.state, Duel)
    return table.state


def sparks(table: Table) -> list[int]:
    return [wizard.sparks for wizard in duel(table).wizards]


def dice(table: Table) -> list[int]:
    return [entry[3][0] for entry in table.entries if entry[2] is DIE]


def everything(table: Table) -> tuple[Any, ...]:
    """All of a table that a refused answer must leave as it is."""
    return (
        table.state.digest(),
        table.state.rng,
        table.entries[:],
        {track: id(decision) for track, decision in (table.pending | table.offers).items()},
        table.journal[:],
        table.prints[:],
        len(table.snapshots),
        table.undone[:],
        table.revealed,
        table.mark.at,
        [table.view(seat).plain() for seat in (-1, *range(table.players))],
    )


def random_walk(table: Table, seed: int, limit: int = 10_000) -> Iterator[int]:
    """Answer everything at random, offers too; yields the track that is answered next."""
    chance = Random(seed)
    for _ in range(limit):
        if table.over:
            return
        tracks = [*table.pending, *table.offers]
        track = tracks[int(chance.random() * len(tracks))]
        yield track
        table.put(track, (table.pending | table.offers)[track].sample(chance))


# --- together ---------------------------------------------------------------------------------------------


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


# --- open offers ------------------------------------------------------------------------------------------


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


# --- undo and redo ----------------------------------------------------------------------------------------


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
    """North rolled a die, takes it all back and does something else: the next die shows what all have seen."""
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


# --- what is refused changes nothing ----------------------------------------------------------------------


def test_why_not_names_the_rule() -> None:
    table = position("bolt", "", "", lives=[4, 4, 0])
    assert table.why_not(NORTH, None) is None
    assert table.why_not(NORTH, cards("harvest")[0]) == No("4.1")
    say(table, "north play bolt")
    assert table.why_not(NORTH, EAST) is None
    assert table.why_not(NORTH, NORTH) == No("4.2", seat=NORTH)
    assert table.why_not(NORTH, SOUTH) == No("4.2", seat=SOUTH)


@pytest.mark.parametrize(
    ("seat", "value", "question", "reason"),
    [
        (7, EAST, None, "seat"),
        (-1, EAST, None, "seat"),
        ("north", EAST, None, "seat"),
        (None, EAST, None, "seat"),
        (True, EAST, None, "seat"),
        (EAST, NORTH, None, "turn"),
        (NORTH, EAST, "vote", "unknown"),
        (NORTH, EAST, "nonsense", "unknown"),
        (NORTH, EAST, "target-99", "unknown"),
        (NORTH, EAST, "", "unknown"),
        (NORTH, EAST, "play-0", "stale"),
        (NORTH, "east", None, "malformed"),
        (NORTH, None, None, "malformed"),
        (NORTH, 99, None, "malformed"),
        (NORTH, -1, None, "malformed"),
        (NORTH, 1.0, None, "malformed"),
        (NORTH, [EAST], None, "malformed"),
        (NORTH, {}, None, "malformed"),
        (NORTH, (EAST,), None, "malformed"),
        (NORTH, object(), None, "malformed"),
        (NORTH, NORTH, None, "illegal"),
        (NORTH, 3, None, "illegal"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: Any, value: Any, question: str | None, reason: str) -> None:
    table = position("bolt", "counterspell", "")
    say(table, "north play bolt")
    before = everything(table)
    with pytest.raises(Refused) as refused:
        table.answer(seat, value, question)
    assert refused.value.reason == reason
    assert everything(table) == before
    if reason in ("unknown", "stale"):
        assert refused.value.question == question
    elif reason in ("malformed", "illegal"):
        assert refused.value.question == "target"
    assert str(refused.value).startswith(f"Seat {seat if type(seat) is int else -1}: ")
    table.answer(NORTH, EAST)
    assert asked(table) == {"east": "react"}


@pytest.mark.parametrize("data", [None, 1, "nobody", ["east"], {"wizard": "east"}, True, 1.5, ""])
def test_a_malformed_message_changes_nothing(data: Any) -> None:
    table = position("bolt", "", "")
    say(table, "north play bolt")
    before = everything(table)
    with pytest.raises(Refused) as refused:
        table.answer_plain(NORTH, data)
    assert refused.value.reason == "malformed"
    assert refused.value.question == "target"
    assert everything(table) == before


def test_a_refused_pick_order_amount_or_vote_changes_nothing() -> None:
    tables: dict[str, tuple[Table, list[Any]]] = {
        "stand": (position("", "", step="dawn"), [["Struck", "Struck"], ["x"], "Struck", None, [1]]),
        "bid": (position("", "", step="bids"), [3, -1, "2", True, None, [1]]),
        "vote": (position("", "", step="council"), ["yes", 1, None, []]),
    }
    foreseeing = position("foresight", "", deck="bolt, ember")
    say(foreseeing, "north play foresight")
    tables["foresee"] = (foreseeing, [["bolt"], ["bolt", "bolt"], ["bolt", "ember", "ember"], "bolt"])
    for kind, (table, answers) in tables.items():
        before = everything(table)
        for data in answers:
            with pytest.raises(Refused) as refused:
                table.answer_plain(NORTH, data, kind)
            assert refused.value.reason in ("malformed", "illegal")
            assert refused.value.question == kind
        assert everything(table) == before


def test_nobody_can_answer_when_the_game_is_over() -> None:
    table = Table.new(GAME, 2, seed=1)
    for _ in random_walk(table, seed=1):
        pass
    before = everything(table)
    for seat in (NORTH, EAST):
        with pytest.raises(Refused) as refused:
            table.answer(seat, None)
        assert refused.value.reason == "over"
    assert everything(table) == before


def with_steps(**steps: Any) -> Table:
    """A live table for two, before the council, with other rules for a step."""
    s = Duel(wizards=[Wizard(), Wizard()], round=1)
    s.deck.shuffle_in(list(range(8)))
    then(s, ("council",), ("round",))
    return Table.new(replace(GAME, steps={**GAME.steps, **steps}, setup=lambda players, config: s), 2, seed=3)


def test_a_fault_in_the_rules_leaves_the_table_as_it_was() -> None:
    async def faulty(s: Duel) -> None:
        first = await confirm(NORTH, VOTE)
        s.leader = 1
        second = await confirm(NORTH, VOTE)
        if first and second:
            s.wizards[NORTH].sparks = 99
            raise ZeroDivisionError

    table = with_steps(council=faulty)
    say(table, "north vote yes")
    before = table.state.digest(), table.entries[:], asked(table), table.view(NORTH).plain()
    with pytest.raises(ZeroDivisionError):
        say(table, "north vote yes")
    assert (table.state.digest(), table.entries, asked(table), table.view(NORTH).plain()) == before
    say(table, "north vote no")
    assert duel(table).round == 2


@pytest.mark.parametrize("who", ["north", "east"])
def test_a_fault_inside_together_leaves_the_neighbours_answers_as_they_were(who: str) -> None:
    async def votes(seat: int) -> None:
        await confirm(seat, VOTE)
        if await confirm(seat, VOTE):
            raise ZeroDivisionError

    async def faulty(s: Duel) -> None:
        await together({seat: votes(seat) for seat in (NORTH, EAST)})

    table = with_steps(council=faulty)
    say(table, "north vote yes; east vote yes")
    before = table.state.digest(), table.entries[:], asked(table)
    with pytest.raises(ZeroDivisionError):
        say(table, f"{who} vote yes")
    assert (table.state.digest(), table.entries, asked(table)) == before
    say(table, "north vote no; east vote no")
    assert duel(table).round == 2


def test_a_fault_where_together_begins_is_told_and_leaves_nothing_half_begun() -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    async def faulty(s: Duel) -> None:
        if await confirm(NORTH, VOTE):
            await together({NORTH: fails(), EAST: fails()}, offers={NORTH: fails()})

    table = with_steps(council=faulty)
    with pytest.raises(ZeroDivisionError):
        say(table, "north vote yes")
    assert asked(table) == {"north": "vote"}


def test_a_together_inside_a_together_is_refused() -> None:
    async def asks() -> bool:
        return await confirm(NORTH, VOTE)

    async def nests() -> None:
        await confirm(NORTH, VOTE)
        await together({NORTH: asks()})

    async def faulty(s: Duel) -> None:
        await together({NORTH: nests()})

    table = with_steps(council=faulty)
    with pytest.raises(TypeError, match="together"):
        say(table, "north vote yes")
    assert asked(table) == {"north": "vote"}


# --- copies -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_every_decision_a_clone_is_equal_and_independent(players: int) -> None:
    table = Table.new(GAME, players, seed=20 + players)
    for number, _ in enumerate(random_walk(table, seed=players)):
        copy = table.clone()
        assert copy.state == table.state
        assert copy.state.rng == table.state.rng
        assert repr(copy.pending | copy.offers) == repr(table.pending | table.offers)
        assert [copy.view(seat).plain() for seat in range(players)] == [
            table.view(seat).plain() for seat in range(players)
        ]
        if number % 10 == 0:
            before = everything(table)
            copy.play_random(Random(number))
            assert copy.over
            assert everything(table) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_clone_given_the_same_answers_goes_the_same_way(players: int) -> None:
    table = Table.new(GAME, players, seed=players)
    copies = []
    for number, _ in enumerate(random_walk(table, seed=players)):
        if number % 15 == 0:
            copies.append((len(table.entries), table.clone()))
    for at, copy in copies:
        for entry in table.entries[at:]:
            if not is_chance(entry):
                copy.put(entry[0], entry[3])
        assert copy.state == table.state
        assert copy.state.rng == table.state.rng


def test_a_policy_plays_a_game_to_its_end() -> None:
    table = Table.new(GAME, 3, seed=2, live=False)
    count = table.play(lambda asked: next(iter(asked.options())))
    assert table.over
    assert count <= GAME.bound
    half = Table.new(GAME, 3, seed=2, live=False)
    assert half.play(lambda asked: next(iter(asked.options())), limit=7) == 7
    assert not half.over


def test_outcomes_come_from_a_source_where_there_is_one() -> None:
    table = position("bolt", "", "", dice=[4])
    say(table, "north play bolt; north target east")
    assert dice(table) == [4]


# --- marks and boundaries ---------------------------------------------------------------------------------


def test_a_live_table_marks_every_boundary_after_an_answer() -> None:
    table = Table.new(GAME, 3, seed=6)
    longest = 0
    for _ in random_walk(table, seed=6):
        longest = max(longest, len(table.entries) - table.mark.at)
        assert table.mark.state.agenda or not table.entries
    assert longest < 60
    assert [at for at, _ in table.prints] == sorted({at for at, _ in table.prints})
    assert table.prints[-1][0] == len(table.entries)
    assert len(table.snapshots) == 1 + duel(table).round + (duel(table).round == duel(table).rounds)


def test_a_rollout_keeps_no_marks() -> None:
    table = Table.new(GAME, 3, seed=6, live=False)
    start = table.mark
    table.play_random(Random(6), limit=40)
    assert table.mark is start
    assert table.mark.at == 0


def test_a_mark_is_not_touched_by_what_happens_after_it() -> None:
    table = position("bolt", "", "")
    marked = table.mark.state.digest()
    say(table, "north play bolt")
    assert table.mark.state.digest() == marked
    assert table.state.digest() != marked


def test_limits_hold_at_every_boundary() -> None:
    full = ", ".join(["bolt"] * HAND_LIMIT)
    table = position(f"{full}, ember, gust", "harvest")
    assert asked(table) == {"north": "discard"}, "before the turn begins"
    say(table, "north discard bolt, gust")
    assert asked(table) == {"north": "play"}
    say(table, "north play nothing")
    assert asked(table) == {"east": "play"}


def test_the_agenda_says_where_we_are() -> None:
    table = position("bolt", "", "")
    assert table.mark.state.agenda == [("round",), ("dusk",), ("turn",)]
    assert MAIN in table.pending

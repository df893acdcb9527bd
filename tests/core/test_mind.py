"""Minds: a bot knows what its seat knows and nothing else. Tables that differ only in what a seat cannot know are
imagined alike; what it has seen is kept; and the table cannot be reached from a mind."""

from __future__ import annotations

import gc
import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import field, replace
from random import Random
from types import FrameType, ModuleType
from typing import Annotated, Any

import pytest

from orrery.core import mind
from orrery.core.hidden import scramble
from orrery.core.mind import Mind
from orrery.core.state import NOBODY, Bag, PerSeat, Root, Secret, State, state
from orrery.core.table import Table
from orrery.core.zones import Deck
from tests.core.duels import asked, cards, position, say
from tests.core.toy import DIE, GAME, PLAY, REACT, Duel, all_cards

NORTH, EAST, SOUTH = 0, 1, 2


def duel(table: Table) -> Duel:
    assert isinstance(table.state, Duel)
    return table.state


def same_thoughts(one: Table, other: Table, seat: int, chances: int = 6) -> None:
    """The seat cannot tell the two tables apart: it sees, is asked and imagines the same."""
    assert json.dumps(one.view(seat).plain()) == json.dumps(other.view(seat).plain())
    first, second = one.mind(seat), other.mind(seat)
    assert json.dumps(first.view.plain()) == json.dumps(second.view.plain()) == json.dumps(one.view(seat).plain())
    for chance in range(chances):
        here, there = first.imagine(chance), second.imagine(chance)
        assert here.state.digest() == there.state.digest()
        assert here.state.rng == there.state.rng
        assert here.entries == there.entries
        assert asked(here) == asked(there)


# --- an open window tells that somebody can answer it ----------------------------------------------------------


def open_window_of(answers: Callable[[str], tuple[str, Sequence[int]]], more: str = "") -> Table:
    """East, struck down, may answer with a ransom that only it knows about; south watches."""
    table = position("bolt", f"ransom{more}", "ember", lives=[5, 1, 5])
    table.game = replace(table.game, answers=answers)
    say(table, "north play bolt; north target east")
    return table


def test_somebody_is_imagined_who_can_answer_the_window_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "DEALS", 8)
    knowing = open_window_of(lambda window: ("card", cards("ransom") if window == "Falls" else ()))
    for chance in range(20):
        imagined = duel(knowing.mind(SOUTH).imagine(chance))
        assert imagined.wizards[EAST].hand == cards("ransom")


# --- where no deal is found that fits ----------------------------------------------------------------------------


def guessing(more: str = "") -> Table:
    """As above, but the game does not say which cards could answer: most deals do not fit."""
    return open_window_of(lambda window: ("card", ()), more)


def test_where_no_deal_fits_the_nearest_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "DEALS", 8)
    table, near = guessing(), 0
    for chance in range(20):
        imagined = table.mind(SOUTH).imagine(chance)
        near += imagined.window != table.window
        assert imagined.asked(SOUTH) == []
        assert duel(imagined).wizards[SOUTH] == duel(table).wizards[SOUTH]
        assert all_cards(duel(imagined)) == all_cards(duel(table))
        assert imagined.clone().state.digest() == imagined.state.digest()
        imagined.play_random(Random(chance))
        assert imagined.over
    assert near, "eight deals were enough for all"
    with pytest.raises(LookupError):
        [table.mind(SOUTH).imagine(chance, exact=True) for chance in range(20)]


@pytest.mark.parametrize("fill", [False, True])
def test_the_nearest_deal_tells_nothing_of_what_is_hidden(monkeypatch: pytest.MonkeyPatch, fill: bool) -> None:
    monkeypatch.setattr(mind, "DEALS", 4)
    one, other = guessing(", harvest"), guessing(", cache")
    assert one.state != other.state
    first, second = one.mind(SOUTH), other.mind(SOUTH)
    hands = set()
    for chance in range(20):
        here, there = first.imagine(chance, fill=fill), second.imagine(chance, fill=fill)
        assert here.state.digest() == there.state.digest()
        assert here.state.rng == there.state.rng
        assert here.entries == there.entries
        hands.add(tuple(duel(here).wizards[EAST].hand))
    assert len(hands) > 5


def damaged(table: Table, seat: int, **parts: Any) -> Mind:
    """A mind that remembers something that never happened."""
    return Mind.unpack(table.game, table.mind(seat).pack() | parts, Table)


def test_what_could_not_have_happened_comes_otherwise() -> None:
    """East is supposed to have played a card of which all copies are face up."""
    table = position("bolt", "harvest", "potion", discard="foresight, foresight, foresight", seed=5)
    say(table, "north play nothing; east play harvest")
    packed = table.mind(SOUTH).pack()
    entries = [(*e[:4], cards("foresight") if e[3] == "play" and e[1] == EAST else e[4]) for e in packed["entries"]]
    assert entries != packed["entries"]
    imagined = damaged(table, SOUTH, entries=entries).imagine(1)
    assert [decision.kind for _, decision in imagined.asked(SOUTH)] == [REACT]
    assert imagined.window == table.window
    assert duel(imagined).wizards[SOUTH].hand == cards("potion")
    assert all_cards(duel(imagined)) == all_cards(duel(table))


def test_a_question_that_nothing_leads_to_cannot_be_imagined() -> None:
    table = position("bolt", "", "")
    with pytest.raises(LookupError):
        damaged(table, NORTH, asked=[(-1, "vote")]).imagine(1)


# --- tables that differ only in what the seat cannot know --------------------------------------------------------


@pytest.mark.parametrize("step", ["turn", "dusk", "dawn", "council", "bids"])
def test_another_hidden_card_makes_no_difference(step: str) -> None:
    one = position("ember, bolt", "shield, cache", "harvest", step=step)
    other = position("ember, bolt", "calm, harvest", "borrow", step=step)
    assert one.state != other.state
    same_thoughts(one, other, NORTH)


def test_another_card_in_the_deck_makes_no_difference() -> None:
    one = position("bolt", "", deck="ember, gust")
    other = position("bolt", "", deck="calm, ransom")
    assert one.state != other.state
    same_thoughts(one, other, NORTH)
    same_thoughts(one, other, EAST)


def test_another_sealed_answer_makes_no_difference() -> None:
    one, other = position("", "", "", step="bids"), position("", "", "", step="bids")
    say(one, "north bid 0; south bid 1")
    say(other, "south bid 2; north bid 2")
    same_thoughts(one, other, EAST)


def test_another_secret_answer_makes_no_difference() -> None:
    """Which card north puts on the deck stays secret for good."""
    one, other = (position("cache, ember, gust", "bolt", "") for _ in range(2))
    say(one, "north play cache; north bury ember")
    say(other, "north play cache; north bury gust")
    assert one.state != other.state
    same_thoughts(one, other, EAST)


def test_another_announced_card_makes_no_difference_under_seal() -> None:
    one, other = position("ember, gust", "ember", step="dusk"), position("ember, gust", "ember", step="dusk")
    say(one, "north react ember")
    say(other, "north react gust")
    same_thoughts(one, other, EAST)


def test_whether_another_could_have_reacted_makes_no_difference() -> None:
    one = position("bolt", "shield", "counterspell", "bolt", dice=[2])
    other = position("bolt", "shield", "harvest", "counterspell", dice=[2])
    for table in (one, other):
        say(table, "north play bolt; north target east")
    say(one, "south react nothing")
    say(other, "west react nothing")
    assert asked(one) == asked(other) == {"east": "react"}
    same_thoughts(one, other, EAST)
    same_thoughts(one, other, NORTH)


@pytest.mark.parametrize("players", [2, 3])
def test_in_a_whole_game_a_made_up_table_is_thought_of_like_the_real_one(players: int) -> None:
    table = Table.new(GAME, players, seed=30 + players)
    chance = Random(players)
    different = 0
    while not table.over:
        for seat in range(players):
            other = table.mind(seat).imagine(int(chance.random() * 1000), fill=True)
            different += other.state != table.state
            same_thoughts(table, other, seat, chances=1)
        tracks = [*table.pending, *table.offers]
        track = tracks[int(chance.random() * len(tracks))]
        table.put(track, (table.pending | table.offers)[track].sample(chance))
    assert different > 20


# --- what the seat knows is kept --------------------------------------------------------------------------------


def test_ones_own_hand_and_all_public_things_are_as_they_are() -> None:
    table = position("bolt, ember", "shield, gust", "calm", discard="potion", talents=["keen", "warded", "grudge"])
    for chance in range(20):
        imagined = table.imagine(NORTH, chance)
        assert duel(imagined).wizards[NORTH] == duel(table).wizards[NORTH]
        assert duel(imagined).discard == duel(table).discard
        assert [len(wizard.hand) for wizard in duel(imagined).wizards] == [2, 2, 1]
        assert all_cards(duel(imagined)) == all_cards(duel(table))
        assert imagined.view(NORTH).plain() == table.view(NORTH).plain()


def test_hidden_cards_are_dealt_anew_and_fairly() -> None:
    table = position("bolt", "counterspell", "")
    held = Counter(duel(table.imagine(NORTH, chance)).wizards[EAST].hand[0] for chance in range(600))
    (bolt,), (counterspell,) = cards("bolt"), cards("counterspell")
    total = sum(GAME_COPIES) - 1
    assert held[counterspell] == pytest.approx(600 * 5 / total, abs=35)
    assert held[bolt] == pytest.approx(600 * 8 / total, abs=45)
    assert len(held) == len([copies for copies in GAME_COPIES if copies])


GAME_COPIES = list(Counter(all_cards(duel(Table.new(GAME, 2)))).values())


def test_cards_just_drawn_are_in_the_hand() -> None:
    table = position("foresight", "shield, gust, calm", "ember", deck="ransom, potion")
    say(table, "north play foresight")
    for chance in range(30):
        imagined = table.imagine(NORTH, chance)
        assert sorted(duel(imagined).wizards[NORTH].hand) == sorted(cards("ransom, potion"))
        assert asked(imagined) == {"north": "foresee"}
        assert all_cards(duel(imagined)) == all_cards(duel(table))


def test_the_known_top_of_the_deck_stays_on_top() -> None:
    table = position("foresight", "", deck="ransom, potion")
    say(table, "north play foresight; north foresee ransom, potion")
    for chance in range(20):
        mine, theirs = table.imagine(NORTH, chance), table.imagine(EAST, chance)
        assert duel(mine).deck.layers[-2:] == [cards("ransom"), cards("potion")]
        assert [len(layer) for layer in duel(theirs).deck.layers[-2:]] == [1, 1]
    tops = {tuple(duel(table.imagine(EAST, chance)).deck.layers[-1]) for chance in range(40)}
    assert len(tops) > 5, "east does not know it"


def test_a_known_draw_across_the_known_top_is_kept() -> None:
    """North knows the first card, not the second; it draws both, and knows both."""
    table = position("foresight", "shield, gust, calm", "", deck="ember, ransom", known=[1 << NORTH])
    say(table, "north play foresight")
    for chance in range(30):
        imagined = table.imagine(NORTH, chance)
        assert sorted(duel(imagined).wizards[NORTH].hand) == sorted(cards("ember, ransom"))
        assert imagined.clone().state == imagined.state


def test_a_card_that_another_has_openly_used_was_in_its_hand() -> None:
    table = position("bolt, counterspell", "counterspell, ember", "gust, calm")
    say(table, "north play bolt; north target east; east react counterspell")
    mind = table.mind(NORTH)
    for chance in range(30):
        imagined = mind.imagine(chance)
        assert asked(imagined) == {"north": "react"}
        assert imagined.view(NORTH).plain() == table.view(NORTH).plain()
        assert len(duel(imagined).wizards[EAST].hand) == 1


def test_what_was_rolled_is_remembered() -> None:
    table = position("bolt", "shield", "", dice=[3])
    say(table, "north play bolt; north target east")
    assert asked(table) == {"east": "react"}
    for chance in range(10):
        (pips,) = [entry[3] for entry in table.imagine(EAST, chance).entries if entry[2] is DIE]
        assert pips == (3,)


# --- what it does not know is open or made up -------------------------------------------------------------------


def test_other_seats_sealed_answers_are_open_again() -> None:
    table = position("", "", "", step="bids")
    say(table, "north bid 1; south bid 2")
    imagined = table.imagine(EAST, 0)
    assert asked(imagined) == {"north": "bid", "east": "bid", "south": "bid"}
    mine = table.imagine(SOUTH, 0)
    assert asked(mine) == {"north": "bid", "east": "bid"}, "its own answer is given"
    filled = table.mind(EAST).imagine(0, fill=True)
    assert asked(filled) == {"east": "bid"}


def test_sealed_answers_are_known_after_the_join() -> None:
    table = position("bolt", "", "", step="bids")
    say(table, "north bid 1; south bid 2; east bid 0")
    for chance in range(5):
        assert duel(table.imagine(EAST, chance)).leader == SOUTH


def test_every_chance_has_a_future_of_its_own_and_the_true_one_is_not_known() -> None:
    table = position("bolt", "", "", seed=5)
    rolled: Counter[tuple[int, ...]] = Counter()
    for chance in range(60):
        imagined = table.imagine(NORTH, chance)
        say(imagined, "north play bolt; north target east")
        rolled[[entry[3] for entry in imagined.entries if entry[2] is DIE][-1]] += 1
        assert imagined.state.rng != table.state.rng
    assert len(rolled) == 4


def test_the_same_chance_is_the_same_table_whatever_was_imagined_before() -> None:
    table = position("bolt, counterspell", "counterspell, ember", "gust, calm")
    say(table, "north play bolt; north target east; east react counterspell")
    fresh, used = table.mind(NORTH), table.mind(NORTH)
    for chance in range(5):
        used.imagine(chance)
    assert used.imagine(7).state.digest() == fresh.imagine(7).state.digest()


def test_an_imagined_table_can_be_copied_played_and_played_again() -> None:
    table = Table.new(GAME, 3, seed=8)
    chance = Random(8)
    for number in range(60):
        for seat in table.waiting():
            imagined = table.imagine(seat, number)
            copy = imagined.clone()
            assert copy.state == imagined.state
            assert asked(copy) == asked(imagined)
            copy.play_random(Random(number))
            assert copy.over
        track = next(iter(table.pending))
        table.put(track, table.pending[track].sample(chance))


# --- the question -------------------------------------------------------------------------------------------------


def test_a_mind_is_asked_what_its_seat_is_asked() -> None:
    table = position("bolt, ember", "shield")
    mind = table.mind(NORTH)
    assert mind.question.kind is PLAY
    assert list(mind.question.options()) == [*cards("bolt"), None]
    table.put(mind.track, cards("bolt")[0])
    assert asked(table) == {"north": "target"}


def test_a_mind_is_of_one_moment() -> None:
    table = position("bolt", "shield", dice=[2])
    mind = table.mind(NORTH)
    before = mind.imagine(3).state.digest()
    say(table, "north play bolt; north target east; east react shield")
    assert mind.imagine(3).state.digest() == before
    assert mind.question.kind is PLAY


def test_thinking_changes_nothing_on_the_table() -> None:
    table = position("bolt, counterspell", "counterspell, ember", "gust, calm")
    say(table, "north play bolt; north target east; east react counterspell")
    before = table.state.digest(), table.state.rng, table.entries[:], table.view(NORTH).plain()
    mind = table.mind(NORTH)
    imagined = mind.imagine(1)
    imagined.play_random(Random(1))
    assert mind.question.kind is REACT
    assert (table.state.digest(), table.state.rng, table.entries, table.view(NORTH).plain()) == before


# --- no way to the table ------------------------------------------------------------------------------------------


def reachable(start: Any) -> dict[int, Any]:
    """Everything reachable from an object, except through modules (imports are no secret)."""
    skip = {id(module.__dict__) for module in list(sys.modules.values()) if isinstance(module, ModuleType)}
    found: dict[int, Any] = {}
    queue = [start]
    while queue:
        it = queue.pop()
        if id(it) in found or id(it) in skip or isinstance(it, (ModuleType, FrameType, type)):
            continue
        found[id(it)] = it
        queue.extend(gc.get_referents(it))
    return found


def secrets(table: Table) -> list[Any]:
    """The table, its states and everything that can be changed in them."""
    parts: list[Any] = [table, table.entries, table.pending, table.journal, table.snapshots, table.mark]
    for it in (table.state, table.mark.state):
        assert isinstance(it, Duel)
        parts += [it, it.wizards, it.deck, it.deck.layers, it.discard, it.discard.by_seen, *it.wizards]
        parts += [*it.deck.layers, *(wizard.hand for wizard in it.wizards), *it.discard.by_seen.values()]
    return parts


def test_there_is_no_way_from_a_mind_to_the_table() -> None:
    table = Table.new(GAME, 3, seed=2)
    chance = Random(2)
    reactions = 0
    while not table.over:
        track, question = next(iter(table.pending.items()))
        if question.kind is REACT or not table.entries[table.mark.at :]:
            reactions += question.kind is REACT
            for seat in range(3):
                mind = table.mind(seat)
                mind.view.plain()
                imagined = mind.imagine(1)
                found = reachable([mind, mind.view, imagined])
                assert not [part for part in secrets(table) if id(part) in found]
                assert any(isinstance(it, Duel) for it in found.values()), "the walk does look into states"
                if seat == question.seat:
                    assert not [part for part in secrets(table) if id(part) in reachable(mind.question)]
        table.put(track, question.sample(chance))
        if reactions == 3:
            break
    assert reactions == 3


def test_the_walk_would_find_a_way() -> None:
    table = Table.new(GAME, 2, seed=1)
    for way in (lambda: table.state, table.view(NORTH), [table.pending], {"deep": ({1: table.clone},)}):
        assert [part for part in secrets(table) if id(part) in reachable(way)]


def test_a_mind_knows_neither_seed_nor_counter() -> None:
    table = Table.new(GAME, 2, seed=987654321987654321)
    mind = table.mind(NORTH)
    mind.imagine(1)
    numbers = {it for it in reachable(mind).values() if type(it) is int}
    assert not numbers & {table.seed, table.state.rng, table.mark.state.rng}


# --- scrambling ---------------------------------------------------------------------------------------------------


def test_scrambling_leaves_nothing_of_what_a_seat_cannot_see() -> None:
    one = position("bolt", "counterspell, ember", deck="gust").state
    other = position("bolt", "calm, potion", deck="cache").state
    assert one != other
    for it in (one, other):
        scramble(it, NORTH, None)
    assert one == other


@state
class Player(State):
    """Somebody with a deck of its own."""

    hand: Annotated[list[int], Secret(of="tactic", own=True), Bag()] = field(default_factory=list)
    deck: Annotated[Deck, Secret(NOBODY, of="tactic", own=True)] = field(default_factory=Deck)
    face_down: Annotated[dict[int, int], Secret(NOBODY)] = field(default_factory=dict)


@state
class Match(Root):
    """Two such players."""

    players: Annotated[list[Player], PerSeat()] = field(default_factory=list)


def test_what_is_exchangeable_only_within_one_seats_own_stays_there() -> None:
    match = Match(players=[Player(hand=[1, 2], face_down={7: 70}), Player(hand=[3, 4], face_down={8: 80, 9: 90})])
    for player in match.players:
        player.deck.shuffle_in([5, 6])
    seen = set()
    for chance in range(40):
        other = match.clone()
        scramble(other, 0, Random(chance))
        assert other.players[0].hand == [1, 2]
        assert other.players[0].deck.layers == [[5, 6]]
        assert sorted(other.players[1].hand + other.players[1].deck.layers[0]) == [3, 4, 5, 6]
        down = [*other.players[0].face_down.values(), *other.players[1].face_down.values()]
        assert sorted(down) == [70, 80, 90], "nobody knows these, and they may lie anywhere"
        seen.add((tuple(other.players[1].hand), tuple(down)))
    assert len(seen) > 10


def test_a_mind_of_a_table_without_secrets_is_that_table() -> None:
    table = position("", "", step="council")
    imagined = Mind(table, EAST).imagine(1)
    assert imagined.state == table.state
    assert imagined.view(EAST).plain() == table.view(EAST).plain()

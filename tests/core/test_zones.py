"""Decks and piles: no order to leak where it is undecided, and every card remembers who has seen it."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.chance import EVENT, ChanceKind, Draw, Roll, Shuffle, noise, seeded
from orrery.core.nouns import Number
from orrery.core.state import EVERYONE, Root
from orrery.core.zones import Deck, Pile

CARDS = ChanceKind("cards", Number("card"))
DICE = ChanceKind("dice", Number("pips"))
hands = st.lists(st.integers(0, 5), min_size=1, max_size=12)


def deck_of(*cards: int) -> Deck:
    deck = Deck()
    deck.shuffle_in(list(cards))
    return deck


def fate(seed: int) -> Root:
    return Root(rng=seeded(seed))


# --- decks ------------------------------------------------------------------------------------------------


@given(hands, st.integers(0, 2**128 - 1))
def test_drawing_all_cards_gives_all_cards(cards: list[int], seed: int) -> None:
    deck = deck_of(*cards)
    drawn = deck.draw(len(cards), noise(fate(seed)))
    assert sorted(drawn) == sorted(cards)
    assert len(deck) == 0
    assert deck == Deck()


def test_equal_decks_draw_alike_however_they_were_made() -> None:
    one, two = deck_of(1, 2, 3, 4), deck_of(4, 3)
    two.shuffle_in([2, 1])
    assert one == two
    assert one.layers == two.layers
    assert one.draw(4, 123456789) == two.draw(4, 123456789)


@given(hands, st.integers(0, 2**64))
def test_a_deck_that_took_the_cards_is_the_deck_that_drew_them(cards: list[int], bits: int) -> None:
    drawn_from, taken_from = deck_of(*cards), deck_of(*cards)
    for card in drawn_from.draw(len(cards) // 2, bits):
        taken_from.take(card)
    assert (taken_from.layers, taken_from.seen) == (drawn_from.layers, drawn_from.seen)


def test_every_card_of_an_undecided_layer_can_come_first() -> None:
    first = {deck_of(1, 2, 3).draw(1, bits)[0] for bits in range(3)}
    assert first == {1, 2, 3}


def test_every_order_of_an_undecided_layer_can_be_drawn() -> None:
    assert len({deck_of(1, 2, 3).draw(3, bits) for bits in range(6)}) == 6


def test_draws_are_fair() -> None:
    came = Counter(deck_of(1, 2, 3).draw(1, noise(fate(seed)))[0] for seed in range(3000))
    assert all(900 < came[card] < 1100 for card in (1, 2, 3))


def test_what_was_put_on_top_comes_first() -> None:
    deck = deck_of(1, 1, 1)
    deck.put_on_top(7, seen=0b01)
    deck.put_on_top(8, seen=0b10)
    assert deck.draw(3, 99) == (8, 7, 1)
    assert deck.seen == [0]


def test_what_was_put_under_comes_last() -> None:
    deck = deck_of(1, 1)
    deck.put_under([5, 4], seen=0)
    assert deck.draw(2, 99) == (1, 1)
    assert sorted(deck.draw(2, 99)) == [4, 5]


def test_only_who_saw_a_layer_knows_it() -> None:
    deck = deck_of(3, 2, 1)
    deck.put_on_top(7, seen=0b01)
    deck.put_on_top(8, seen=EVERYONE)
    assert deck.redacted(0).plain() == [3, [7], [8]]
    assert deck.redacted(1).plain() == [3, 1, [8]]
    assert deck.redacted(-1).plain() == [3, 1, [8]]
    assert deck.unknown_to(0) == [[1, 2, 3]]
    assert deck.unknown_to(1) == [[1, 2, 3], [7]]


def test_shuffling_forgets_what_was_known() -> None:
    deck = deck_of(1, 2)
    deck.put_on_top(9, seen=0b11)
    deck.shuffle_in([4])
    assert deck.redacted(0).plain() == [4]
    assert len(deck) == 4
    assert sorted(deck.draw(4, 5)) == [1, 2, 4, 9]


def test_only_what_lies_on_top_can_be_taken() -> None:
    deck = deck_of(1, 2)
    deck.put_on_top(9, seen=0)
    with pytest.raises(ValueError):
        deck.take(1)
    deck.take(9)
    deck.take(1)
    deck.take(2)
    with pytest.raises(ValueError, match="empty"):
        deck.take(2)


def test_who_knows_the_top_is_part_of_what_is_true() -> None:
    one, two = deck_of(1), deck_of(1)
    one.put_on_top(2, seen=0b01)
    two.put_on_top(2, seen=0b10)
    assert one != two


# --- piles ------------------------------------------------------------------------------------------------


def test_a_pile_remembers_who_saw_each_card() -> None:
    pile = Pile()
    pile.put([3, 1], seen=0b01)
    pile.put((2,), seen=EVERYONE)
    pile.put([4], seen=0)
    assert len(pile) == 4
    assert pile.redacted(0).plain() == {"known": [1, 2, 3], "unknown": 1}
    assert pile.redacted(1).plain() == {"known": [2], "unknown": 3}
    assert pile.redacted(-1).plain() == {"known": [2], "unknown": 3}
    assert pile.unknown_to(1) == [[4], [3, 1]]


def test_a_pile_has_no_order() -> None:
    one, two = Pile(), Pile()
    for cards in ([1], [2]):
        one.put(cards, 0)
    two.put([2, 1], 0)
    two.put([], 0b11)
    assert one == two
    assert one.digest() == two.digest()


def test_a_pile_is_taken_up_whole() -> None:
    pile = Pile()
    pile.put([1, 2], 0b01)
    pile.put([3], 0b10)
    assert sorted(pile.take_all()) == [1, 2, 3]
    assert len(pile) == 0
    assert pile == Pile()


def test_cards_put_on_a_pile_are_the_piles_own() -> None:
    hand = [1, 2]
    pile = Pile()
    pile.put(hand, 0)
    hand.append(3)
    pile.put([4], 0)
    assert len(pile) == 3
    assert hand == [1, 2, 3]


# --- chance -----------------------------------------------------------------------------------------------


@given(hands, st.integers(0, 1000))
def test_a_draw_that_happened_can_be_imposed(cards: list[int], seed: int) -> None:
    deck = deck_of(*cards)
    again = deck.clone()
    count = (len(cards) + 1) // 2
    drawn = Draw(CARDS, deck, count).happen(fate(seed))
    ask = Draw(CARDS, again, count)
    assert ask.fits(drawn)
    ask.impose(drawn)
    assert again == deck


def test_an_impossible_draw_is_refused_and_changes_nothing_when_only_asked_about() -> None:
    deck = deck_of(1, 2)
    deck.put_on_top(3, seen=1)
    before = deck.clone()
    assert not Draw(CARDS, deck, 2).fits((1, 3))
    assert not Draw(CARDS, deck, 2).fits((3,))
    assert Draw(CARDS, deck, 2).fits((3, 1))
    assert deck == before
    with pytest.raises(ValueError):
        Draw(CARDS, deck, 1).impose((1,))


def test_a_draw_may_be_larger_than_one_block_of_noise() -> None:
    deck = deck_of(*range(200))
    assert sorted(Draw(CARDS, deck, 200).happen(fate(3))) == list(range(200))


@given(st.integers(1, 200), st.integers(1, 20), st.integers(0, 2**128 - 1))
def test_dice_show_their_sides(count: int, sides: int, seed: int) -> None:
    ask = Roll(DICE, count, sides)
    rolled = ask.happen(fate(seed))
    assert ask.fits(rolled)
    assert len(rolled) == count
    assert set(rolled) <= set(range(1, sides + 1))


def test_dice_that_cannot_be_are_refused() -> None:
    ask = Roll(DICE, 2, 6)
    for pips in ((1,), (0, 1), (7, 1), (1, 2, 3)):
        assert not ask.fits(pips)
        with pytest.raises(ValueError):
            ask.impose(pips)


def test_dice_are_fair_and_seen_by_all() -> None:
    came = Counter(pip for seed in range(100) for pip in Roll(DICE, 60, 6).happen(fate(seed)))
    assert all(850 < came[pip] < 1150 for pip in range(1, 7))
    assert Roll(DICE, 1, 6).seen == EVERYONE


@given(st.lists(st.integers(0, 9), max_size=120), st.integers(0, 1000))
def test_a_shuffle_is_an_order_of_the_same_things(items: list[int], seed: int) -> None:
    ask = Shuffle(DICE, items)
    order = ask.happen(fate(seed))
    assert sorted(order) == sorted(items)
    assert ask.fits(order)
    assert not ask.fits((*order, 10))


def test_every_order_can_come() -> None:
    came = Counter(Shuffle(DICE, [1, 2, 3]).happen(fate(seed)) for seed in range(1200))
    assert len(came) == 6
    assert all(140 < n < 260 for n in came.values())


def test_seeds_have_128_bits_and_no_more() -> None:
    assert noise(fate(0)) != noise(fate(2**128 - 1))
    for seed in (-1, 2**128):
        with pytest.raises(ValueError, match="seed"):
            seeded(seed)


def test_each_event_and_each_block_has_noise_of_its_own() -> None:
    s = fate(1)
    seen = {noise(s), noise(s, 1)}
    s.rng += EVENT
    seen |= {noise(s), noise(s, 1)}
    assert len(seen) == 4

"""Hidden things that can only be in some places: they are dealt again within these limits, pinned ones included."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from orrery.core.hidden import HiddenPlace, Limits, Pin, deal_within_limits, settle
from orrery.core.zones import Pile


def places(*hands: list[int], can: dict[int, set[int]]) -> list[HiddenPlace]:
    """Hands of sorted cards; `can` says which cards each seat may hold."""

    def limits(seat: int) -> Limits:
        return [(len(hands[seat]), can[seat].__contains__)]

    return [HiddenPlace([*hand], True, seat, partial(limits, seat)) for seat, hand in enumerate(hands)]


def held(found: list[HiddenPlace]) -> list[list[int]]:
    return [place.cards for place in found]


CAN = {0: {1, 2, 3}, 1: {1, 2, 3, 4, 5}, 2: {4, 5, 6}}


@pytest.mark.parametrize("seed", range(12))
def test_no_card_is_dealt_to_a_place_where_it_cannot_be(seed: int) -> None:
    found = places([1, 2], [3, 4], [5, 6], can=CAN)
    deal_within_limits(found, (), Random(seed))
    assert sorted(card for place in found for card in place.cards) == [1, 2, 3, 4, 5, 6]
    assert all(card in CAN[place.owner] for place in found for card in place.cards)
    assert [len(place.cards) for place in found] == [2, 2, 2]


def test_all_the_possible_hands_come_up() -> None:
    seen = set()
    for seed in range(200):
        found = places([1, 2], [3, 4], [5, 6], can=CAN)
        deal_within_limits(found, (), Random(seed))
        seen.add(tuple(found[1].cards))
    assert seen == {(1, 4), (1, 5), (2, 4), (2, 5), (3, 4), (3, 5)}


def test_limits_say_how_many_can_be_what() -> None:
    """Two players have exchanged one card each: whatever it was, it was one."""

    def low() -> Limits:
        return [(2, {1, 2, 3}.__contains__), (1, None)]

    def high() -> Limits:
        return [(2, {4, 5, 6}.__contains__), (1, None)]

    seen = set()
    for seed in range(100):
        found = [
            HiddenPlace([1, 2], True, 0, low),
            HiddenPlace([4], True, 0, low),
            HiddenPlace([3, 5, 6], True, 1, high),
        ]
        deal_within_limits(found, (), Random(seed))
        seen.add((*sorted(found[0].cards + found[1].cards), *found[2].cards))
    assert all(sum(card > 3 for card in hand[:3]) <= 1 for hand in seen)
    assert len(seen) == 1 + 9, "none, or any one for any other"


def test_without_dice_the_deal_depends_on_nothing_that_is_hidden() -> None:
    one, other = places([1, 2], [3, 4], [5, 6], can=CAN), places([2, 3], [1, 5], [4, 6], can=CAN)
    deal_within_limits(one, (), None)
    deal_within_limits(other, (), None)
    assert held(one) == held(other)


@pytest.mark.parametrize("seed", range(8))
def test_a_pinned_card_is_dealt_to_its_seat_within_the_limits(seed: int) -> None:
    found = places([1, 2], [3, 4], [5, 6], can=CAN)
    settle({"note": found}, [Pin("note", 1, 5)], Random(seed))
    assert 5 in found[1].cards
    assert all(card in CAN[place.owner] for place in found for card in place.cards)


def test_an_impossible_pin_is_left_aside() -> None:
    found = places([1, 2], [3, 4], [5, 6], can=CAN)
    settle({"note": found}, [Pin("note", 2, 1)], Random(1))
    assert all(card in CAN[place.owner] for place in found for card in place.cards)


def test_a_card_that_leaves_a_heap_unseen_makes_the_others_forget_the_rest() -> None:
    heap: Pile[int] = Pile()
    heap.put([1, 2, 3], -1)
    heap.take(2)
    heap.keep_seen(0b011)
    assert sorted(heap) == [1, 3]
    assert heap.seen_by(0) == heap.seen_by(1) == [1, 3]
    assert heap.seen_by(2) == []
    assert 2 not in heap

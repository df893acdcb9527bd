"""The five forms of question: there are options, unique and in order; samples are legal; refusals name the rule;
answers survive a round trip through a file; and picking one at a time never reaches a dead end."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orrery.core.ask import NOT_OFFERED, Choose, Decision, Kind, Option, Pick, amount, choose, confirm, order, pick
from orrery.core.nouns import Maybe, Named, Number, TupleNoun, YesNo
from orrery.core.refusal import No, Refused

FRUIT = Named("fruit", ["apple", "banana", "cherry", "date", "elder", "fig", "grape", "hip"])
EAT = Kind("eat", FRUIT)
SHARE = Kind("share", FRUIT, many=True)
COUNT = Kind("count", Number("pieces"))
HUNGRY = Kind("hungry", YesNo())
BIN = Kind("bin", Maybe(FRUIT))
PAIR = Kind("pair", TupleNoun("meal", FRUIT, Number("pieces")))

RIPE = "F1.2"


def unripe(fruits: frozenset[int]) -> Callable[[int], No | None]:
    return lambda fruit: No(RIPE, fruit=fruit) if fruit in fruits else None


# --- any question of any form -----------------------------------------------------------------------------


@st.composite
def choices(draw: st.DrawFn) -> Decision[Any]:
    candidates = draw(st.lists(st.integers(0, 7), min_size=1, unique=True))
    bad = draw(st.frozensets(st.sampled_from(candidates), max_size=len(candidates) - 1))
    return choose(0, EAT, candidates, unripe(bad) if bad else None)


def too_sweet(limit: int) -> Callable[[tuple[int, ...]], No | None]:
    return lambda fruits: No("F2", sum=sum(fruits)) if sum(fruits) > limit else None


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    items = draw(st.lists(st.integers(0, 7), max_size=7))
    low = draw(st.integers(0, len(items)))
    high = draw(st.integers(low, len(items)))
    least = sum(sorted(items)[:low])
    limit = draw(st.none() | st.integers(least, least + 12))
    return pick(0, SHARE, items, low, high, None if limit is None else too_sweet(limit))


@st.composite
def amounts(draw: st.DrawFn) -> Decision[Any]:
    low = draw(st.integers(-3, 3))
    high = draw(st.integers(low, low + 6))
    odd_only = draw(st.booleans()) and high > low
    return amount(0, COUNT, low, high, (lambda n: None if n % 2 else No("F3")) if odd_only else None)


@st.composite
def orders(draw: st.DrawFn) -> Decision[Any]:
    items = draw(st.lists(st.integers(0, 7), max_size=5))
    first = draw(st.none() | st.sampled_from(items)) if items else None
    return order(0, SHARE, items, None if first is None else lambda o: None if o[0] == first else No("F4"))


@st.composite
def confirmations(draw: st.DrawFn) -> Decision[Any]:
    only = draw(st.none() | st.booleans())
    return confirm(0, HUNGRY, None if only is None else lambda v: None if v is only else No("F5"))


questions = st.one_of(choices(), picks(), amounts(), orders(), confirmations())


@given(questions)
def test_options_are_there_unique_and_the_same_every_time(asked: Decision[Any]) -> None:
    options = list(asked.options())
    assert options
    assert len(set(options)) == len(options)
    assert list(asked.options()) == options


@given(questions, st.integers(0, 2**32))
def test_a_sample_is_one_of_the_options(asked: Decision[Any], seed: int) -> None:
    dice = Random(seed)
    options = list(asked.options())
    for _ in range(5):
        value = asked.sample(dice)
        assert value in options
        assert asked.refuse(value) is None


@given(questions)
def test_exactly_the_options_are_not_refused(asked: Decision[Any]) -> None:
    options = list(asked.options())
    for value in near(asked):
        assert (asked.refuse(value) is None) == (value in options and type(value) is type(options[0])), value


def near(asked: Decision[Any]) -> Iterator[Any]:
    """The options, and many things that are not."""
    yield from asked.options()
    yield from (None, "apple", 1.5, ())
    if asked.FORM in ("pick", "order"):
        items: Sequence[int] = asked.items  # type: ignore[attr-defined]
        for size in range(len(items) + 1):
            yield from combinations(sorted(items), size)
        yield from (tuple(p) for p in permutations(items[:4]))
        yield (*sorted(items), 7)
        yield list(items)
    elif asked.FORM != "confirm":
        yield from range(-5, 11)


@given(questions)
def test_answers_can_be_written_down_and_read_back(asked: Decision[Any]) -> None:
    for value in asked.options():
        assert asked.decode(json.loads(json.dumps(asked.encode(value)))) == value


@given(questions)
def test_options_are_named_by_their_content(asked: Decision[Any]) -> None:
    names = [asked.option(value).id for value in asked.options()]
    assert len(set(names)) == len(names)
    assert all(name.startswith(f"{asked.kind.name}:") for name in names)


@given(questions, st.integers(0, 99))
def test_what_looks_alike_is_legal_too(asked: Decision[Any], seed: int) -> None:
    for value in list(asked.options())[:10]:
        other = asked.alike(value, Random(seed))
        assert asked.refuse(other) is None
        if asked.FORM == "pick":
            assert len(other) == len(value), "how many were picked is public"


@given(questions)
def test_every_option_is_sampled_sometimes(asked: Decision[Any]) -> None:
    options = set(asked.options())
    if len(options) <= 6:
        dice = Random(1)
        assert {asked.sample(dice) for _ in range(400)} == options


# --- canonical order --------------------------------------------------------------------------------------


def test_options_come_in_canonical_order() -> None:
    assert list(choose(0, EAT, [2, 5, 3]).options()) == [2, 5, 3], "as the rules name them"
    assert list(amount(0, COUNT, 2, 4).options()) == [2, 3, 4]
    assert list(confirm(0, HUNGRY).options()) == [True, False]
    assert list(order(0, SHARE, [3, 1, 2]).options())[:2] == [(1, 2, 3), (1, 3, 2)]
    assert list(pick(0, SHARE, [3, 1, 2], 1, 2).options()) == [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]


@given(picks())
def test_the_options_of_a_pick_do_not_depend_on_the_order_of_its_items(asked: Pick) -> None:
    turned = pick(0, SHARE, list(reversed(asked.items)), asked.low, asked.high, asked.forbids)
    assert list(turned.options()) == list(asked.options())


def test_equal_items_are_interchangeable() -> None:
    assert list(pick(0, SHARE, [4, 4, 4], 0, 2).options()) == [(), (4,), (4, 4)]
    assert list(order(0, SHARE, [4, 4, 1]).options()) == [(1, 4, 4), (4, 1, 4), (4, 4, 1)]


@given(picks())
def test_a_pick_offers_every_combination_that_no_rule_forbids(asked: Pick) -> None:
    every = {
        combination
        for size in range(asked.low, asked.high + 1)
        for combination in combinations(sorted(asked.items), size)
        if asked.forbids is None or asked.forbids(combination) is None
    }
    assert set(asked.options()) == every


# --- picking one by one -----------------------------------------------------------------------------------


def walks(asked: Pick, so_far: tuple[int, ...] = ()) -> Iterator[tuple[int, ...]]:
    """Every way to pick one item at a time until done."""
    following = asked.singles(so_far)
    assert following, f"a dead end after {so_far}"
    assert len(set(following)) == len(following)
    for item in following:
        if item is None:
            yield so_far
        else:
            yield from walks(asked, (*so_far, item))


@given(picks())
def test_picking_one_by_one_never_dead_ends_and_leads_to_exactly_the_options(asked: Pick) -> None:
    ways = list(walks(asked))
    assert len(set(ways)) == len(ways), "each whole is reached in one way only"
    assert sorted(ways) == sorted(asked.options())


def test_a_payment_cannot_be_begun_that_cannot_be_ended() -> None:
    """Exactly nine must be paid: from 2, 3, 6 and 7 only 3 + 6 and 2 + 7 will do."""
    asked = pick(0, SHARE, [2, 3, 6, 7], 1, 4, lambda paid: None if sum(paid) == 9 else No("F6"))
    assert asked.singles(()) == [2, 3]
    assert asked.singles((2,)) == [7]
    assert asked.singles((2, 7)) == [None]


# --- refusals ---------------------------------------------------------------------------------------------


def test_a_refusal_names_the_rule_and_the_numbers() -> None:
    assert choose(0, EAT, [1, 2, 3], unripe(frozenset({2}))).refuse(2) == No(RIPE, fruit=2)
    assert pick(0, SHARE, [4, 5], 1, 2, too_sweet(8)).refuse((4, 5)) == No("F2", sum=9)
    assert order(0, SHARE, [1, 2], lambda o: No("F4") if o[0] == 2 else None).refuse((2, 1)) == No("F4")
    assert confirm(0, HUNGRY, lambda v: No("F5") if v else None).refuse(True) == No("F5")


def test_what_was_never_a_candidate_is_explained_where_somebody_can() -> None:
    assert choose(0, EAT, [1, 2]).refuse(5) == NOT_OFFERED
    assert choose(0, EAT, [1, 2], explain=unripe(frozenset({5}))).refuse(5) == No(RIPE, fruit=5)
    assert choose(0, EAT, [1, 2], explain=unripe(frozenset({5}))).refuse(6) == NOT_OFFERED
    assert choose(0, EAT, [1, 2], unripe(frozenset({5}))).refuse(5) == No(RIPE, fruit=5)


def test_a_wrong_number_of_things_is_refused_with_the_bounds() -> None:
    asked = pick(0, SHARE, [1, 2, 3], 2, 2, how_many="F7", of_which="F8")
    assert asked.refuse((1,)) == No("F7", low=2, high=2, have=1)
    assert asked.refuse((1, 5)) == No("F8")
    assert asked.refuse((1, 1)) == No("F8"), "there is only one of them"
    assert amount(0, COUNT, 1, 3).refuse(4) == No("", low=1, high=3, have=4)


def test_yes_is_not_one_and_one_is_not_yes() -> None:
    assert amount(0, COUNT, 0, 3).refuse(True) is not None
    assert confirm(0, HUNGRY).refuse(1) is not None


def test_a_refusal_can_be_read() -> None:
    refused = Refused("illegal", 1, "eat", No(RIPE, fruit=2), detail="the apple")
    assert str(refused) == "Seat 1: the answer is not allowed: the apple (question: eat) [F1.2]"
    assert refused.rule == RIPE
    assert Refused("over", 0).rule == ""
    assert repr(No(RIPE, fruit=2)) == "No(F1.2, fruit=2)"


def test_refusals_are_equal_by_rule_and_numbers() -> None:
    assert No("R1", n=1) == No("R1", n=1)
    assert No("R1", n=1) != No("R1", n=2)
    assert No("R1") != No("R2")
    assert len({No("R1"), No("R1")}) == 1


# --- the words answers are made of ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "data"),
    [
        (choose(0, EAT, [1]), "aple"),
        (choose(0, EAT, [1]), 1),
        (choose(0, EAT, [1]), None),
        (choose(0, EAT, [1]), ["apple"]),
        (choose(0, BIN, [1, None]), 0),
        (choose(0, PAIR, [(1, 1)]), ["apple"]),
        (choose(0, PAIR, [(1, 1)]), ["apple", "one"]),
        (choose(0, PAIR, [(1, 1)]), "apple"),
        (pick(0, SHARE, [1], 0, 1), "apple"),
        (pick(0, SHARE, [1], 0, 1), ["apple", 2]),
        (pick(0, SHARE, [1], 0, 1), {"apple": 1}),
        (order(0, SHARE, [1]), "apple"),
        (order(0, SHARE, [1]), [None]),
        (amount(0, COUNT, 0, 1), "1"),
        (amount(0, COUNT, 0, 1), 1.0),
        (amount(0, COUNT, 0, 1), True),
        (confirm(0, HUNGRY), 1),
        (confirm(0, HUNGRY), "yes"),
    ],
)
def test_what_does_not_have_the_form_of_an_answer_is_not_read(asked: Decision[Any], data: Any) -> None:
    with pytest.raises(ValueError):
        asked.decode(data)


def test_options_say_what_they_point_at() -> None:
    assert choose(0, EAT, [1]).option(1) == Option("eat", (("fruit", "banana"),), "eat:banana")
    assert choose(0, BIN, [1, None]).option(None) == Option("bin", (), "bin:none")
    assert choose(0, PAIR, [(1, 3)]).option((1, 3)) == Option(
        "pair", (("fruit", "banana"), ("pieces", 3)), "pair:banana+3"
    )
    assert pick(0, SHARE, [0, 1], 0, 2).option((0, 1)).id == "share:apple+banana"
    assert pick(0, SHARE, [0, 1], 0, 2).option(()).id == "share:none"
    assert confirm(0, HUNGRY).option(True).id == "hungry:yes"


def test_an_answer_to_a_pick_may_be_written_in_any_order() -> None:
    assert pick(0, SHARE, [0, 1], 0, 2).decode(["banana", "apple"]) == (0, 1)
    assert order(0, SHARE, [0, 1]).decode(["banana", "apple"]) == (1, 0)


def test_a_question_says_who_is_asked_what_and_about_what() -> None:
    asked = choose(2, EAT, [1], basket="red")
    assert (asked.seat, asked.kind, asked.args, asked.FORM) == (2, EAT, {"basket": "red"}, "choose")
    assert repr(asked) == "Choose(seat 2, eat, {'basket': 'red'})"
    assert choose is Choose


# --- laziness ---------------------------------------------------------------------------------------------


def test_options_are_made_only_while_one_looks() -> None:
    looked: list[int] = []

    def forbids(fruit: int) -> No | None:
        looked.append(fruit)
        return None

    asked = choose(0, EAT, range(8), forbids)
    assert looked == []
    next(iter(asked.options()))
    assert looked == [0]


def test_sampling_a_large_pick_does_not_list_it() -> None:
    asked = pick(0, SHARE, range(60), 20, 40)
    value = asked.sample(Random(1))
    assert asked.refuse(value) is None


def test_a_sample_is_found_where_almost_everything_is_forbidden() -> None:
    asked = pick(0, SHARE, range(12), 6, 6, lambda v: None if v == (0, 1, 2, 3, 4, 5) else No("F9"))
    assert asked.sample(Random(1)) == (0, 1, 2, 3, 4, 5)
    lonely = choose(0, EAT, range(8), lambda v: None if v == 7 else No("F9"))
    assert all(lonely.sample(Random(seed)) == 7 for seed in range(20))

"""Terms: the form of question for deals, checked as a whole and never listed."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from orrery.core.ask import Kind
from orrery.core.fault import Fault
from orrery.core.nouns import Maybe, Named
from orrery.core.refusal import No
from orrery.core.terms import Deal, Deals, Sides, Terms, amounts, terms, things

FARMER = Named("farmer", ("ann", "ben", "cleo"))
FRUIT = Named("fruit", ("apple", "banana", "cherry", "date"))
MARKET = Deals("market", FARMER, {"coins": None, "fruit": FRUIT})
HAGGLE: Kind[Deal] = Kind("haggle", MARKET)
OFFER: Kind[Deal | None] = Kind("offer", Maybe(MARKET))


def sides(partner: int) -> Sides:
    """Ann has nine coins, an apple and two cherries; she wants fruit, and from Ben coins too."""
    wanted = [things("fruit", range(4), 3)]
    return (amounts("coins", 9), things("fruit", (0, 2, 2), 2)), [
        *wanted,
        *([amounts("coins", 4)] if partner == 1 else []),
    ]


def something(deal: Deal) -> No | None:
    """No gifts: nobody gives something for nothing."""
    return None if deal.gives and deal.gets else No("M.2")


def haggle(kind: Kind[Any] = HAGGLE) -> Terms:
    return terms(0, kind, (1, 2), sides, something, "M.1")


def deal(partner: int, gives: dict[str, Any], gets: dict[str, Any]) -> Deal:
    return haggle().deal(partner, gives, gets)


@pytest.mark.parametrize(
    ("value", "rule"),
    [
        (deal(1, {"coins": 9}, {"fruit": (1, 3)}), None),
        (deal(1, {"fruit": (2, 2)}, {"coins": 4}), None),
        (deal(0, {"coins": 1}, {"fruit": (1,)}), "M.1"),
        (deal(1, {"coins": 10}, {"fruit": (1,)}), "M.1"),
        (deal(1, {"fruit": (0, 0)}, {"fruit": (1,)}), "M.1"),
        (deal(1, {"fruit": (0, 2, 2)}, {"fruit": (1,)}), "M.1"),
        (deal(2, {"coins": 1}, {"coins": 1}), "M.1"),
        (deal(1, {"coins": 1}, {}), "M.2"),
        (deal(1, {}, {}), "M.2"),
        (Deal(1, (("fruit", (2, 0)),), (("coins", 1),)), "M.1"),
        (Deal(1, (("fruit", (0,)), ("coins", 1)), (("coins", 1),)), "M.1"),
        (Deal(1, (("coins", True),), (("coins", 1),)), "M.1"),
        (Deal(1, (("gold", 1),), (("coins", 1),)), "M.1"),
    ],
)
def test_a_deal_is_checked_field_by_field_and_as_a_whole(value: Deal, rule: str | None) -> None:
    no = haggle().refuse(value)
    assert (no and no.rule) == rule


def test_too_much_says_how_much_there_is() -> None:
    no = haggle().refuse(deal(1, {"coins": 12}, {"coins": 1}))
    assert no is not None
    assert no.args == {"low": 0, "high": 9, "have": 12}


def test_no_deal_is_an_answer_only_where_one_may_decline() -> None:
    assert haggle(OFFER).refuse(None) is None
    assert haggle(HAGGLE).refuse(None) is not None
    assert list(haggle(OFFER).options())[-1] is None


def test_what_must_be_in_a_deal_cannot_be_left_out() -> None:
    asked = terms(0, HAGGLE, (1,), lambda _: ((amounts("coins", 3, 1),), (things("fruit", (1, 3), 1, 1),)))
    assert asked.refuse(deal(1, {"coins": 1}, {"fruit": (3,)})) is None
    assert asked.refuse(deal(1, {}, {"fruit": (3,)})) is not None
    assert asked.refuse(deal(1, {"coins": 1}, {})) is not None
    assert [asked.option(value).id for value in asked.options()] == [
        "haggle:ben/coins=1/fruit=banana",
        "haggle:ben/coins=2/fruit=banana",
        "haggle:ben/coins=1/fruit=date",
        "haggle:ben/coins=2/fruit=date",
    ]


def test_options_are_a_small_legal_selection() -> None:
    asked = terms(0, OFFER, (1, 2), sides, lambda deal: None if deal.gives or deal.gets else No("M.2"), "M.1")
    options = list(asked.options())
    assert not asked.LISTED
    assert len(options) == len(set(options)) < 20
    assert all(asked.refuse(value) is None for value in options)
    assert "offer:ben/fruit=cherry/" in [asked.option(value).id for value in options]


def test_random_deals_are_legal_and_of_many_sorts() -> None:
    asked, dice = haggle(OFFER), Random(3)
    found = [asked.sample(dice) for _ in range(400)]
    assert all(asked.refuse(value) is None for value in found)
    assert len(set(found)) > 60
    assert None in found
    assert {value.partner for value in found if value} == {1, 2}


def test_a_deal_that_chance_does_not_find_is_one_of_the_selection() -> None:
    only = deal(2, {"fruit": (0,)}, {})
    asked = terms(0, HAGGLE, (1, 2), sides, lambda value: None if value == only else No("M.3"))
    assert {asked.sample(Random(n)) for n in range(20)} == {only}


def test_deals_are_written_in_words_and_read_back() -> None:
    value = deal(1, {"coins": 2, "fruit": (0, 2)}, {"fruit": (3,)})
    told = haggle().encode(value)
    assert told == {"with": "ben", "gives": {"coins": 2, "fruit": ["apple", "cherry"]}, "gets": {"fruit": ["date"]}}
    assert haggle().decode(json.loads(json.dumps(told))) == value
    mixed = {"gets": {"fruit": ["date"]}, "with": "ben", "gives": {"fruit": ["cherry", "apple"], "coins": 2}}
    assert haggle().decode(mixed) == value, "in whatever order"
    assert haggle().decode({"with": "ben", "gives": {"coins": 0, "fruit": []}}) == Deal(1), "nothing is left out"
    assert haggle(OFFER).decode(None) is None


@pytest.mark.parametrize(
    "data",
    [
        None,
        "ben",
        ["ben", 2],
        {"gives": {"coins": 1}},
        {"with": "dora"},
        {"with": "ben", "for": {}},
        {"with": "ben", "gives": [1]},
        {"with": "ben", "gives": {"coins": "2"}},
        {"with": "ben", "gives": {"coins": -1}},
        {"with": "ben", "gives": {"coins": True}},
        {"with": "ben", "gives": {"gold": 1}},
        {"with": "ben", "gets": {"fruit": "date"}},
        {"with": "ben", "gets": {"fruit": ["elder"]}},
    ],
)
def test_what_is_no_deal_is_not_read_as_one(data: Any) -> None:
    with pytest.raises(Fault):
        haggle().decode(data)


def test_a_deal_points_at_the_partner_and_the_things() -> None:
    value = deal(1, {"coins": 2, "fruit": (0,)}, {"fruit": (3,)})
    assert haggle().option(value).targets == (("farmer", "ben"), ("fruit", "apple"), ("fruit", "date"))


def test_who_cannot_see_a_deal_knows_the_partner() -> None:
    asked = haggle(OFFER)
    others = {asked.alike(Deal(2), Random(n)) for n in range(30)}
    assert {value.partner for value in others} == {2}
    assert len(others) > 5
    assert all(asked.refuse(value) is None for value in others)

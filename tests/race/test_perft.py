"""Perft: how many ways there are, for fixed positions. Each file in perft/race has a position, the count, and facts
from which a small model in this file, written independently of the rules, must get the same count."""

# A file: "given" is the position in the players' notation (and "before", what has already been said); "whose" are the
# seats that answer; counted are all complete ways of answering until the phase ends. "divide" splits the count by the
# first answer; where it is left out every first answer stands for one way. "facts" are the model's own view of the
# position; "why" says how a human gets there.

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import prod
from pathlib import Path
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.lab.golden import ROOT
from tests.race.notation import Position, given, words_of

FILES = sorted((ROOT / "perft" / "race").glob("*.json"))
Divide = dict[str, int]


# --- counting with the engine -------------------------------------------------------------------------------


def position(told: dict[str, Any]) -> Position:
    place = dict(told["given"])
    game = given(*place.pop("seats"), **place)
    return game.play(told["before"]) if "before" in told else game


def asked(table: Table, whose: list[int]) -> tuple[int, Any] | None:
    return next(((track, d) for seat in whose for track, d in table.asked(seat)), None)


def moment(table: Table) -> tuple[int, str]:
    return table.state.round, table.state.phase


def ways(table: Table, whose: list[int], now: tuple[int, str]) -> int:
    """How many complete ways there are to answer from here to the end of the phase."""
    question = asked(table, whose) if moment(table) == now else None
    if question is None:
        return 1
    return sum(ways(after, whose, now) for _, after in answered(table, question))


def answered(table: Table, question: tuple[int, Any]) -> Iterator[tuple[str, Table]]:
    track, decision = question
    for value in decision.options():
        after = table.clone()
        after.put(track, value)
        yield words_of(decision.option(value)), after


def divide(table: Table, whose: list[int]) -> Divide:
    """The count behind each first answer."""
    question = asked(table, whose)
    assert question is not None
    counts: Divide = {}
    for words, after in answered(table, question):
        assert words not in counts, f"{words} is offered twice"
        counts[words] = ways(after, whose, moment(table))
    return counts


# --- counting apart from the rules ----------------------------------------------------------------------------


def hands(cards: dict[str, int], sizes: list[int]) -> set[tuple[str, ...]]:
    """Different sets of these sizes from cards of which some are alike."""
    each = sorted(Counter(cards).elements())
    return {tuple(sorted(some)) for size in sizes for some in combinations(each, size)}


def handfuls(facts: dict[str, Any]) -> Divide:
    """Pick this many of the cards."""
    return {" + ".join(some): 1 for some in hands(facts["cards"], facts["pick"])}


def placing(facts: dict[str, Any]) -> Divide:
    """Place one of the cards, each in one of its ways for a number of cards from the rest of the hand; or pass."""
    counts = {"pass": 1}
    for name, prices in facts["prices"].items():
        rest = dict(facts["hand"])
        rest[name] -= 1
        counts[name] = sum(len(hands(rest, [price])) for price in prices)
    return counts


def consuming(facts: dict[str, Any]) -> Divide:
    """All complete orders of using powers on goods; with "sell", one good is sold first."""

    def takes(power: dict[str, Any], goods: frozenset[str]) -> list[frozenset[str]]:
        kinds = facts["goods"]
        fitting = [world for world in sorted(goods) if power.get("of", kinds[world]) == kinds[world]]
        if "all" in power:
            return [goods] if goods else []
        if "different" in power:
            some = combinations(fitting, power["different"])
            return [frozenset(s) for s in some if len({kinds[world] for world in s}) == len(s)]
        if "exactly" in power:
            return [frozenset(s) for s in combinations(fitting, power["exactly"])]
        size = min(power["up_to"], len(fitting))
        return [frozenset(s) for s in combinations(fitting, size)] if size else []

    def after(name: str, goods: frozenset[str], left: frozenset[str], hand: tuple[str, ...]) -> int:
        power = facts["powers"][name]
        rest = left - {name}
        if "hand" in power:
            spent = hands(dict(Counter(hand)), list(range(min(power["hand"], len(hand)) + 1)))
            return sum(count(goods, rest, tuple((Counter(hand) - Counter(s)).elements())) for s in spent)
        if "bets" in power:
            return int(power["bets"]) * count(goods, rest, hand)
        return sum(count(goods - taken, rest, hand) for taken in takes(power, goods))

    def usable(name: str, goods: frozenset[str], hand: tuple[str, ...]) -> bool:
        power = facts["powers"][name]
        return bool(hand) if "hand" in power else "bets" in power or bool(takes(power, goods))

    def split(goods: frozenset[str], left: frozenset[str], hand: tuple[str, ...]) -> Divide:
        can = [name for name in left if usable(name, goods, hand)]
        counts = {name: after(name, goods, left, hand) for name in can}
        if can and all("hand" in facts["powers"][name] for name in can):
            counts["pass"] = 1
        return counts

    def count(goods: frozenset[str], left: frozenset[str], hand: tuple[str, ...]) -> int:
        return sum(split(goods, left, hand).values()) or 1

    goods, powers, hand = frozenset(facts["goods"]), frozenset(facts["powers"]), tuple(facts.get("hand", ()))
    if facts.get("sell"):
        return {world: count(goods - {world}, powers, hand) for world in goods}
    return split(goods, powers, hand)


def producing(facts: dict[str, Any]) -> Divide:
    """Goods on windfall worlds, one step after another; a step may name a kind and may be declined."""

    def split(empty: frozenset[str], steps: list[dict[str, Any]]) -> Divide:
        kinds = facts["worlds"]
        fitting = [world for world in sorted(empty) if steps[0].get("of", kinds[world]) == kinds[world]]
        counts = {world: count(empty - {world}, steps[1:]) for world in fitting}
        return counts | ({"pass": count(empty, steps[1:])} if "may" in steps[0] and fitting else {})

    def count(empty: frozenset[str], steps: list[dict[str, Any]]) -> int:
        if not steps:
            return 1
        return sum(split(empty, steps).values()) or count(empty, steps[1:])

    return split(frozenset(facts["worlds"]), facts["steps"])


def each_times(facts: dict[str, Any]) -> Divide:
    """This many first answers, each followed by the same number of ways."""
    return {name: prod(facts["then"]) for name in facts["first"]}


MODELS: dict[str, Callable[[dict[str, Any]], Divide]] = {
    "handfuls": handfuls,
    "placing": placing,
    "consuming": consuming,
    "producing": producing,
    "each-times": each_times,
}


# --- the tests ------------------------------------------------------------------------------------------------


def compared(kept: Divide, now: Divide) -> str:
    """The divide, line by line, marking what differs."""
    names = sorted(kept.keys() | now.keys())
    lines = [f"{name}: {kept.get(name, 'not kept')}, now {now.get(name, 'not offered')}" for name in names
             if kept.get(name) != now.get(name)]  # fmt: skip
    return "\n".join(["the divide differs:", *lines])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_rules_offer_as_many_ways_as_there_are(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    found = divide(position(told).table, told["whose"])
    kept = told.get("divide") or dict.fromkeys(found, 1)
    assert found == kept, compared(kept, found)
    assert sum(found.values()) == told["count"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_model_apart_from_the_rules_counts_the_same(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    found = MODELS[told["model"]](told["facts"])
    assert sum(found.values()) == told["count"]
    if "divide" in told:
        assert found == told["divide"], compared(told["divide"], found)
    elif told["model"] == "handfuls":
        offered = divide(position(told).table, told["whose"])
        assert {tuple(sorted(words.split(" + "))) for words in offered} == {tuple(w.split(" + ")) for w in found}


def test_there_are_positions_for_every_model() -> None:
    assert {json.loads(path.read_text(encoding="utf-8"))["model"] for path in FILES} == set(MODELS)

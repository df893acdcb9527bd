"""Whatever is written down refers to things by name: no field of the state, no argument of a step and none of the
journal is a bare number, except counts, rounds, points and seats, which are listed here."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from orrery.core.state import State, shape_of
from orrery.core.table import Table
from orrery.core.zones import Zone
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.nouns import ARGUMENTS, EFFECT, NOUNS, TEXT
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.telling.words import NOUNS as WORDS
from tests.twilight.written import COUNTS_AND_SEATS, bare, fields, numbers

ALL_OPTIONS = {
    "galaxy": "build",
    "races": "choose",
    "long-war": "on",
    "imperial": "ancient-throne",
    "age-of-empire": "on",
    "homeworlds": "on",
    "sabotage-runs": "on",
    "distant-suns": "on",
    "leaders": "on",
    "direct-hits": "one-per-fleet",
}

PLAIN = {
    "seats": "seat seats speaker active contracts fresh_agreements envoys owner only any_number winners silent "
    "merciless full ballots promises effects laws to_fire",
    "counts": "counters goods reserve fleets arriving leaving marched loads troops pds bombed lost wings flown bonus "
    "laid ones_left twos_left more hits expected flying rolls",
    "order": "position last_rank retreats",
    "time": "round round_limit points rng",
}
"""The fields in which numbers do not stand for things, by what they stand for (besides names, or alone)."""
PLAIN_FIELDS = {name for names in PLAIN.values() for name in names.split()}

PLAIN_ARGUMENTS = {
    *("seat", "me", "rival", "by", "victim", "trader", "captor", "owner", "heard"),  # seats
    *("count", "price", "owed", "bill", "left", "hits", "keep", "pds", "dock", "sent", "whole", "guns"),
    *("far", "spare", "troops", "give", "want", "paid", "asked", "mine", "theirs", "shown", "voted"),
    *("side", "leader"),  # of a battle: attacker or defender; of a player: the first, second or third one
}
"""The parameters of steps that are plain numbers."""

PLAIN_WORDS = {
    *("rival", "second", "partner", "players", "terms", "gift", "swap", "contract"),  # seats, and goods
    *("tenths", "dice", "window"),
    *("deed", "way", "fate"),  # only in questions, where their own nouns name them
}
"""Arguments of messages that are plain numbers, or that the journal never contains."""


def numbered(data: dict[str, Any], cls: type[State]) -> Iterator[str]:
    """The fields of a written state that contain numbers. (Zones have some: who has seen the cards.)"""
    for plan in cls.FIELDS.values():
        value, inner = data[plan.name], plan.shape.cls or (plan.shape.item.cls if plan.shape.item else None)
        if inner is None:
            yield from [plan.name] * numbers(value)
        elif issubclass(inner, Zone):
            yield from [plan.name] * numbers(value.get("layers", [cards for _, cards in value.get("by_seen", ())]))
        else:
            for one in value if isinstance(value, list) else [value] if value is not None else []:
                yield from numbered(one, inner)


def test_every_field_says_what_its_numbers_are() -> None:
    found = {name for name, shape in fields(Twilight) if bare(shape, COUNTS_AND_SEATS)}
    assert found <= PLAIN_FIELDS, "say which things these are, or list them as plain"
    written_by_nouns = {"ballots", "effects", "laws", "fleets", "arriving", "leaving"}
    assert PLAIN_FIELDS - found <= written_by_nouns, "no longer plain numbers"


def test_every_argument_of_a_step_says_what_it_is() -> None:
    found = set()
    for name, step in GAME.steps.items():
        _, *parameters = inspect.signature(step, eval_str=True).parameters.values()
        found |= {it.name for it in parameters if bare(shape_of(it.annotation, name), COUNTS_AND_SEATS)}
    assert found <= PLAIN_ARGUMENTS, "say which things these are, or list them as plain"
    assert found >= PLAIN_ARGUMENTS, "no longer plain numbers"


def test_every_argument_of_the_journal_says_what_it_is() -> None:
    assert set(WORDS) <= set(ARGUMENTS) | PLAIN_WORDS
    assert not set(ARGUMENTS) & PLAIN_WORDS


@pytest.mark.parametrize("seed", range(3))
def test_along_a_game_with_all_options_no_thing_is_written_as_a_number(seed: int) -> None:
    table, dice, codec = Table.new(GAME, 3 + seed, ALL_OPTIONS, seed=seed), Random(seed), GAME.codec
    decisions = 0
    while table.pending and decisions < 1500:
        track, asked = next(iter(table.pending.items()))
        table.put(track, asked.sample(dice))
        decisions += 1
        if decisions % 5:
            continue
        written = codec.write(table.state)
        assert {*numbered(written, Twilight)} - {"schedule"} <= PLAIN_FIELDS
        for name, *arguments in written["schedule"]:
            kinds = [it for it, _ in zip(codec._shapes(name), arguments, strict=False)]
            assert all(
                bare(kind, COUNTS_AND_SEATS) for kind, value in zip(kinds, arguments, strict=True) if type(value) is int
            ), name
        again = codec.read(json.loads(json.dumps(written)))
        assert again == table.state
    assert decisions > 500


def test_what_effects_are_about_is_declared_by_texts_that_there_are() -> None:
    assert EFFECT.about
    for (text, number), kinds in EFFECT.about.items():
        assert TEXT.names[text]
        assert number == len(kinds)
        assert all(kind is int or kind in NOUNS for kind in kinds)

"""What the conformance suite runs over: every registered game and the toy, every player count and setting; and random
games of them that can be reproduced from their seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from orrery.core.game import Game, Setting
from orrery.core.history import Entry
from orrery.core.table import Table
from orrery.games import NAMES, game
from tests.core import toy

A_NUMBER = "3"
"""Tried for settings that take any whole number."""
SHORT = 60
"""Games with no more decisions than this are examined in full."""


@dataclass(frozen=True)
class Case:
    """A game, a number of players, and the settings that are not at their defaults."""

    game: Game = field(repr=False, compare=False)
    players: int
    options: tuple[tuple[str, str], ...] = ()
    name: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", self.game.name)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{name}={value}" for name, value in self.options)])

    def table(self, seed: int, *, live: bool = True, **more: Any) -> Table:
        return Table.new(self.game, self.players, dict(self.options), seed=seed, live=live, **more)


def others(setting: Setting) -> list[str]:
    """The values of a setting that are not its default."""
    return [*setting.values[1:], *([A_NUMBER] if setting.numeric else [])]


TOGETHER = {"spare-slices", "spare-factions", "bans"}
"""Settings that change nothing by themselves; they are tried together with all others."""
COUNTED = {"ti3": (3, 6), "ti4": (3, 4, 7, 8)}
"""The player counts that are tried without settings where every game takes long; settings are tried with the others."""
AT_BOTH_ENDS = {("ti4", "expansion")}
"""Settings that change so much that they are tried with the fewest and the most players they allow, too."""
ENDLESS = ("long-war", "no-end-card")
"""The longest games of all; a golden game has them."""


def cases(game: Game) -> Iterator[Case]:
    """Every player count, if games are short; every option, cycling through the counts it allows; and all options and
    rulings together, at each of their values."""
    for players in COUNTED.get(game.name, game.players):
        yield Case(game, players)
    alone = [(s, v) for s in game.settings for v in others(s) if s.name not in TOGETHER and (s.name, v) != ENDLESS]
    for place, (setting, value) in enumerate(alone):
        counts = setting.players or game.players
        ends = (counts[0], counts[-1]) if (game.name, setting.name) in AT_BOTH_ENDS else ()
        for players in (counts[place % len(counts)], *ends):
            yield Case(game, players, ((setting.name, value),))
    everything = [s for s in game.settings + game.rulings if others(s)]
    for reading in range(max((len(others(s)) for s in everything), default=0)):
        counts = [n for n in game.players if all(not s.players or n in s.players for s in everything)]
        chosen = [(s.name, others(s)[reading % len(others(s))]) for s in everything]
        yield Case(game, counts[reading % len(counts)], tuple(chosen))


ROUNDS = {"ti4": ("round-limit", "1")}
"""Long games that are cut short, except with the fewest players; the random games of bench go to their end."""


def shortened(case: Case) -> Case:
    """A case of a long game with a limit of rounds."""
    if case.name not in ROUNDS or case == Case(case.game, case.game.players[0]):
        return case
    name, rounds = ROUNDS[case.name]
    return Case(case.game, case.players, tuple({**dict(case.options), name: rounds}.items()))


GAMES = [*(game(name) for name in NAMES), toy.GAME]
CASES = list(dict.fromkeys(shortened(case) for one in GAMES for case in cases(one)))
ENDS = [
    case for one in GAMES for found in [[it for it in CASES if it.name == one.name]] for case in (found[0], found[-1])
]
"""The first and the last case of each game: without settings, and with all of them."""


@contextmanager
def told(case: Case, seed: int, number: int) -> Iterator[None]:
    """Adds to any failure how to reproduce it."""
    try:
        yield
    except Exception as error:
        error.add_note(f"to reproduce: case {case}, seed {seed}, decision {number}")
        raise


class Step(NamedTuple):
    """An answer about to be given at a table: its number, and on which track. `told` is for the tests."""

    number: int
    table: Table
    track: int
    value: Any
    told: AbstractContextManager[None]


def walk(case: Case, seed: int, *, live: bool = True, offers: bool = True) -> Iterator[Step]:
    """A random game, stopped before every answer: any seat that is asked may answer next."""
    table, dice = case.table(seed, live=live), Random(f"{case} {seed}")
    number = 0
    while table.pending:
        open_now = {**table.pending, **(table.offers if offers else {})}
        track = dice.choice(sorted(open_now))
        value = open_now[track].sample(dice)
        yield Step(number, table, track, value, told(case, seed, number))
        with told(case, seed, number):
            table.put(track, value)
        number += 1


@dataclass(frozen=True)
class Played:
    """A finished random game: the answers with their tracks; before each the number of entries and the digest, and the
    digest at the end."""

    case: Case
    seed: int
    answers: list[tuple[int, Any]]
    places: list[int]
    digests: list[str]
    entries: list[Entry]
    table: Table

    def at(self, number: int) -> Table:
        """A live table before that answer, replayed from where its round began."""
        upto = self.places[number]
        base = next(it for it in reversed(self.table.snapshots) if it.at <= upto)
        table = Table(self.case.game, self.case.players, self.table.config, self.table.seed, base.state)
        table.entries = self.entries[: base.at]
        table.count_answers()
        table.begin_live(base.at)
        table.replay(self.entries[base.at : upto], lean=True)
        return table

    def sample(self, count: int, salt: str) -> set[int]:
        """Some of its decisions, always the same ones."""
        numbers = range(len(self.answers))
        return set(Random(f"{salt} {self.case} {self.seed}").sample(numbers, min(count, len(numbers))))

    def sample_or_all(self, count: int, salt: str) -> set[int]:
        """All decisions of a short game, some of a long one."""
        return self.sample(SHORT if len(self.answers) <= SHORT else count, salt)


@lru_cache(maxsize=4)
def played(case: Case, seed: int, offers: bool = True, *, compared: bool = True) -> Played:
    """The whole of a random game. One that is not compared decision by decision has only the last digest."""
    answers, places, digests, table = [], [], [], case.table(seed)
    for _, table, track, value, _ in walk(case, seed, offers=offers):
        answers.append((track, value))
        places.append(len(table.entries))
        if compared:
            digests.append(table.state.digest())
    digests.append(table.state.digest())
    return Played(case, seed, answers, places, digests, table.entries, table)


def sampled(case: Case, seed: int, count: int, salt: str, *, costly: bool = False) -> Iterator[Step]:
    """A seeded sample of the decisions of a random game, each at its own table; all if it is short and that is
    cheap."""
    game = played(case, seed)
    for number in sorted(game.sample(count, salt) if costly else game.sample_or_all(count, salt)):
        with told(case, seed, number):
            table = game.at(number)
        yield Step(number, table, *game.answers[number], told(case, seed, number))


def questions(table: Table) -> Mapping[int, Any]:
    """Everything that is asked at a table, as plain data."""
    return {seat: table.view(seat).plain()["questions"] for seat in range(table.players)}

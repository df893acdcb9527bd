"""Scripts in the players' words, for the tests of both editions: players are called by their races or factions, things
by their names: "sol activate b1; sol move 2 cruiser, carrier; norr fire nothing". The editions set up the positions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from orrery.core.ask import Decision
from orrery.core.chance import Chance
from orrery.core.table import Table
from orrery.games.twilight.things import Seat

SAYINGS: dict[str, Any] = {"nothing": None, "yes": True, "no": False}
Dice = Sequence[int]


def listed(words: str) -> list[str]:
    """ "cruiser, carrier" as two words."""
    return [word.strip() for word in words.split(",") if word.strip()]


def counts(words: str) -> list[tuple[int, str]]:
    """ "2 cruiser, carrier" as numbers and names."""
    found = []
    for part in listed(words):
        number, _, name = part.partition(" ")
        found.append((int(number), name) if number.isdigit() and name else (1, part))
    return found


def fated(ask: Chance[Any], rolled: Iterator[int]) -> tuple[int, ...] | None:
    """The next dice as written; random once there are none left."""
    found = list(islice(rolled, ask.count))
    assert len(found) in (0, ask.count), f"{ask.count} dice are rolled, {len(found)} are written"
    return tuple(found) or None


@dataclass(frozen=True)
class Speech:
    """How the players of an edition talk: `names` are theirs by seat; `players` are the nouns in which such a name
    stands for a player, `digits` those that have numbers for names."""

    names: Callable[[Any], list[str]]
    players: Collection[str]
    digits: Collection[str] = ()

    def seat_of(self, table: Table, name: str) -> Seat:
        """Where a player sits."""
        return Seat(self.names(table.state).index(name))

    def say(self, table: Table, script: str) -> None:
        """Let players answer: "sol activate b1; sol move 2 cruiser, carrier; norr fire nothing; sol leave no". A name
        stands for a unit, a planet, a card; "nothing" passes. Several of one thing: "3 ground_force@Jord"."""
        for sentence in script.split(";"):
            who, kind, words = sentence.strip().split(" ", 2)
            seat = self.seat_of(table, who)
            _, decision = table.find(seat, kind)
            table.answer_plain(seat, self.spelled(table, decision, words), kind)

    def spelled(self, table: Table, decision: Decision[Any], words: str) -> Any:
        """An answer as plain data."""
        seats = {name: f"seat_{n + 1}" for n, name in enumerate(self.names(table.state))}
        if decision.kind.many:
            named = [] if words == "nothing" else [name for number, name in counts(words) for _ in range(number)]
            return [self.word(decision, seats, name) for name in named]
        parts = [self.word(decision, seats, part.strip()) for part in words.split(",")]
        return parts if len(parts) > 1 else parts[0]

    def word(self, decision: Decision[Any], seats: dict[str, str], word: str) -> Any:
        """One thing of an answer; "ceasefire@letnev" belongs to a player."""
        noun = decision.kind.noun.name
        if word in seats and noun in self.players:
            return seats[word]
        name, at, owner = word.partition("@")
        if at and owner in seats:
            return f"{name}@{seats[owner]}"
        is_number = word.lstrip("-").isdigit() and noun not in self.digits
        return SAYINGS.get(word, int(word) if is_number else word)

    def asked(self, table: Table) -> dict[str, str]:
        """Who is asked what now."""
        names = self.names(table.state)
        return {names[d.seat]: d.kind.name for d in table.pending.values()}

    def options(self, table: Table, name: str) -> list[str]:
        """What a player may answer, in words."""
        _, decision = table.find(self.seat_of(table, name))
        return [decision.option(value).id.partition(":")[2] for value in decision.options()]

    def why_not(self, table: Table, sentence: str) -> str:
        """The rule that forbids an answer; empty if it is allowed."""
        who, kind, words = sentence.split(" ", 2)
        _, decision = table.find(self.seat_of(table, who), kind)
        no = decision.refuse(decision.decode(self.spelled(table, decision, words)))
        return "" if no is None else no.rule

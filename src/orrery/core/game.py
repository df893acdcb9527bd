"""Game: what the kernel knows about a title. It holds tables and functions, never state."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.codec import Codec, Nouns
from orrery.core.fault import Fault
from orrery.core.sources import fingerprint
from orrery.core.standing import Occasion, Span
from orrery.core.state import Root, step_name

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=Root, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=Root)

Step = Callable[..., Coroutine[Any, Any, None]]


def steps_of(*steps: Step) -> dict[str, Step]:
    """The steps of a game by name, in rulebook order."""
    named = {step_name(step): step for step in steps}
    if len(named) < len(steps):
        raise ValueError("two steps have the same name")
    return named


MOST = 999_999
"""The largest number a setting can be."""


def counts(players: Sequence[int]) -> list[str]:
    """Player counts as words, ready to be listed."""
    return [str(n) for n in players]


@dataclass(frozen=True, slots=True)
class Setting:
    """An option or named ruling of a game: its values, the default first, and the rule it belongs to. A `numeric` one
    can be any whole number from `low` to `high`; one with a `reader` can also be a text that the reader accepts."""

    name: str
    values: tuple[str, ...]
    rule: str = ""
    players: tuple[int, ...] = ()
    numeric: bool = False
    low: int = 0
    high: int = MOST
    grows: bool = False
    """Whether its values come from the data, so that there may be only one today."""
    reader: Callable[[str, int], object] | None = None
    """Reads a text for that many players; raises Fault if there is something wrong with it."""

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str, players: int) -> str:
        """The value, if it is legal for this setting and this many players; otherwise raises Fault."""
        if self.reader is not None and value not in self.values:
            self.reader(value, players)
            return value
        if not self.allows(value):
            told: dict[str, Any] = {"name": self.name, "known": self.values, "given": f"{value:.60}"}
            if self.numeric:
                english = "{name} can be {known} or another whole number from {low} to {high}, not {given!r}"
                raise Fault("wrong-option-number", english, **told, low=self.low, high=self.high)
            raise Fault("wrong-option-value", "{name} can be {known}, not {given!r}", **told)
        if not self.goes_with(value, players):
            english, known = "{name}={value} is for {known} players, not {given}", counts(self.players)
            raise Fault("wrong-option-players", english, name=self.name, value=value, known=known, given=players)
        return value

    def allows(self, value: str) -> bool:
        """Whether this is a legal value."""
        number = self.numeric and value.isascii() and value.isdigit() and len(value) <= len(str(MOST))
        return value in self.values or (number and self.low <= int(value) <= self.high)

    def goes_with(self, value: str, players: int) -> bool:
        """Whether the value can be chosen with this many players."""
        return value == self.default or not self.players or players in self.players


@dataclass(frozen=True)
class Game(Generic[S]):
    """One title and everything the kernel needs to run it."""

    name: str
    players: Sequence[int]
    state: type[S]
    setup: Callable[[int, Mapping[str, str]], S]
    """The state before the first step, from the number of players and the settings."""
    steps: Mapping[str, Step]
    kinds: Mapping[str, Kind[Any]]
    chances: Mapping[str, ChanceKind]
    score: Callable[[S], list[int]]
    winners: Callable[[S], list[int]]
    round_step: str
    """The step that begins a round, where a snapshot is kept."""
    bound: int
    """An upper bound on the decisions in a game of random players."""
    nouns: Nouns = field(default_factory=dict)
    """The noun of each type that fields and steps use: saves hold names instead of numbers."""
    arguments: Mapping[str, Any] = field(default_factory=dict)
    """The types of journal arguments that are not plain numbers or names."""
    sources: tuple[str, ...] = ()
    """The packages that make up the rules: code and data."""
    revision: str = ""
    """Distinguishes rules with the same sources (a player's own data, games made by tests)."""
    numbered: Mapping[Any, Sequence[str]] = field(default_factory=dict)
    """What the numbers mean that version 0.3.0 wrote instead of names."""
    older: Callable[[dict[str, Any]], dict[str, Any]] = field(default=lambda data: data)
    """Turns a snapshot of version 0.3.0 into one with today's fields."""
    settings: tuple[Setting, ...] = ()
    rulings: tuple[Setting, ...] = ()
    limits: Callable[[S], Coroutine[Any, Any, None] | None] | None = None
    """What is due at a boundary of a game that has limits; None if nothing is."""
    answers: Callable[[str], tuple[str, Sequence[int]]] = field(default=lambda window: ("card", ()))
    """From the name of a window: what its cards are called as secrets, and the hidden cards that could answer it. A
    seat that sees the window open imagines that somebody has one of them."""
    occasions: Sequence[Occasion] = ()
    """What a seat can give a standing answer to, in the order in which players see it."""
    spans: Mapping[str, Span] = field(default_factory=dict)
    """How long a standing answer can last, by name."""
    conserved: Callable[[S], Any] = field(default=lambda s: None)
    """An invariant (all the cards, all the chips) that the tests check at every decision."""

    @cached_property
    def codec(self) -> Codec:
        """Writes and reads the game's states."""
        return Codec(self.state, self.nouns, self.steps, self.arguments, self.numbered)

    @property
    def schema(self) -> str:
        """The layout of the state, as snapshots carry it."""
        return self.codec.schema

    @cached_property
    def rules(self) -> str:
        """The fingerprint of the rules as implemented, as records carry it."""
        return fingerprint(self.sources, self.revision)

    def configure(self, players: int, given: Mapping[str, str]) -> dict[str, str]:
        """The value of every setting and ruling; Fault if one is unknown or does not fit."""
        if players not in self.players:
            english = "{game} is for {known} players, not {given}"
            raise Fault("wrong-players", english, game=self.name, known=counts(self.players), given=players)
        known = {setting.name: setting for setting in self.settings + self.rulings}
        for name in given:
            if name not in known:
                english = "there is no option {given!r}. Known options: {known}"
                raise Fault("wrong-option", english, given=f"{name:.60}", known=[*known])
        return {n: s.check(given[n], players) if n in given else s.default for n, s in known.items()}

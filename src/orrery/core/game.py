"""Game: what the kernel is told about a title. It holds tables and functions, never state."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.state import Root

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=Root, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=Root)

Step = Callable[..., Coroutine[Any, Any, None]]


MOST = 999_999
"""No setting is a larger number."""


@dataclass(frozen=True, slots=True)
class Setting:
    """An option or a named ruling of a game: its values, the default first, and the rule it belongs to. One that is
    `numeric` can be any whole number from `low` to `high`."""

    name: str
    values: tuple[str, ...]
    rule: str = ""
    players: tuple[int, ...] = ()
    numeric: bool = False
    low: int = 0
    high: int = MOST

    @property
    def default(self) -> str:
        return self.values[0]

    def check(self, value: str, players: int) -> str:
        """The value if it is one of this setting's and goes with that many players, else a ValueError."""
        if not self.allows(value):
            more = f" or another whole number from {self.low} to {self.high}" if self.numeric else ""
            raise ValueError(f"{self.name} can be {', '.join(self.values)}{more}, not {value!r:.60}")
        if not self.goes_with(value, players):
            counts = " or ".join(map(str, self.players))
            raise ValueError(f"{self.name}={value} is for {counts} players, not {players}")
        return value

    def allows(self, value: str) -> bool:
        """Whether it is a value of this setting."""
        number = self.numeric and value.isascii() and value.isdigit() and len(value) <= len(str(MOST))
        return value in self.values or (number and self.low <= int(value) <= self.high)

    def goes_with(self, value: str, players: int) -> bool:
        """Whether that many players may choose the value."""
        return value == self.default or not self.players or players in self.players


@dataclass(frozen=True)
class Game(Generic[S]):
    """One title, and the state it is played on."""

    name: str
    rules: str
    """The version of the rules as implemented; records carry it."""
    schema: int
    """The version of the state's layout; snapshots carry it."""
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
    """The step that begins a round: a snapshot is kept there."""
    bound: int
    """No game of random players takes more decisions than this."""
    settings: tuple[Setting, ...] = ()
    rulings: tuple[Setting, ...] = ()
    limits: Step | None = None
    """Runs at every boundary of a game that has limits."""
    answers: Callable[[str], tuple[str, Sequence[int]]] = field(default=lambda window: ("card", ()))
    """The hidden cards with which somebody could answer a window, by its name; and what they are called as secrets. A
    seat that sees the window open imagines that somebody has one of them."""
    conserved: Callable[[S], Any] = field(default=lambda s: None)
    """Something that never changes (all the cards, all the chips): the tests look at it at every decision."""

    def configure(self, players: int, given: Mapping[str, str]) -> dict[str, str]:
        """All settings and rulings with their values; ValueError for an unknown one."""
        if players not in self.players:
            counts = ", ".join(map(str, self.players))
            raise ValueError(f"{self.name} is for {counts} players, not {players}")
        known = {setting.name: setting for setting in self.settings + self.rulings}
        for name in given:
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}. Known options: {', '.join(known) or 'none'}.")
        return {n: s.check(given[n], players) if n in given else s.default for n, s in known.items()}

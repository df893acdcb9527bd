"""Questions: the forms in which rules ask a seat for an answer (the sixth, for deals, is in `terms.py`).
Options are lazy, unique, in canonical order, and named by their content."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from itertools import permutations
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from orrery.core.fault import Fault, shown
from orrery.core.nouns import N, Noun
from orrery.core.refusal import No

T = TypeVar("T")


class Dice(Protocol):
    """What a random policy needs: numbers in [0, 1). `random.Random` will do."""

    def random(self) -> float: ...


class Kind(Generic[T]):
    """A kind of question. `many`: an answer names several things (pick, order). `secret`: the other seats never see
    the content of an answer. `reaction`: that a seat is asked at all is secret too."""

    __slots__ = ("many", "name", "noun", "reaction", "secret")

    def __init__(
        self, name: str, noun: Noun[T], *, many: bool = False, secret: bool = False, reaction: bool = False
    ) -> None:
        self.name = name
        self.noun = noun
        self.many = many
        self.secret = secret
        self.reaction = reaction

    def __repr__(self) -> str:
        return f"Kind({self.name})"


class Option(NamedTuple):
    """One possible answer as screens and bots see it: a verb, typed targets, and an id made from both."""

    verb: str
    targets: tuple[tuple[str, Any], ...]
    id: str


class Ask(Generic[T]):
    """Anything a step can await: the kernel answers with a T."""

    __slots__ = ()
    TAG: ClassVar[int] = -1

    def __await__(self) -> Generator[Ask[Any], T, T]:
        return (yield self)


Forbids = Callable[[Any], No | None]

DECISION, CHANCE, TOGETHER = 0, 1, 2


class Decision(Ask[T]):
    """A question to a seat. The subclasses are the six forms."""

    __slots__ = ("args", "forbids", "kind", "seat")
    TAG = DECISION
    FORM: ClassVar[str] = ""
    LISTED: ClassVar[bool] = True
    """Whether `options` yields every legal answer, or only a selection."""
    seat: int
    kind: Kind[Any]
    forbids: Forbids | None
    args: dict[str, Any]

    def options(self) -> Iterator[T]:
        """Every legal answer once (or a selection, see LISTED), in canonical order, generated lazily."""
        raise NotImplementedError

    def refuse(self, value: Any) -> No | None:
        """None if the value is a legal answer, else the reason."""
        raise NotImplementedError

    def sample(self, dice: Dice) -> T:
        """A random legal answer, if possible without listing them all."""
        raise NotImplementedError

    def encode(self, value: T) -> Any:
        """The answer as plain data."""
        return self.kind.noun.encode(value)

    def decode(self, data: Any) -> T:
        """The answer from plain data; ValueError if it is malformed."""
        value: T = self.kind.noun.decode(data)
        return value

    def option(self, value: T) -> Option:
        """The answer as an option: verb, targets and an id derived from the content."""
        targets = self.kind.noun.targets(value)
        return Option(self.kind.name, targets, f"{self.kind.name}:{_spell(self.encode(value))}")

    def alike(self, value: T, dice: Dice) -> T:
        """A random legal answer that nobody who cannot see the content could tell from this one."""
        return self.sample(dice)

    def __repr__(self) -> str:
        return f"{type(self).__name__}(seat {self.seat}, {self.kind.name}, {self.args})"


def _spell(data: Any) -> str:
    if isinstance(data, list):
        return "+".join(_spell(d) for d in data) or "none"
    return "none" if data is None else "yes" if data is True else "no" if data is False else str(data)


NOT_OFFERED = No("")


class Choose(Decision[T]):
    """Choose one of the candidates. `forbids` returns the rule that forbids a candidate, or None. Where all candidates
    are known to be legal, pass that function as `explain` instead: it is used for why-not only."""

    __slots__ = ("candidates", "explain")
    FORM = "choose"

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        candidates: Sequence[T],
        forbids: Callable[[T], No | None] | None = None,
        explain: Callable[[T], No | None] | None = None,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.candidates = candidates
        self.forbids = forbids
        self.explain = explain
        self.args = args

    def options(self) -> Iterator[T]:
        forbids = self.forbids
        if forbids is None:
            return iter(self.candidates)
        return (c for c in self.candidates if forbids(c) is None)

    def refuse(self, value: Any) -> No | None:
        why = self.forbids or self.explain
        if value in self.candidates:
            return self.forbids(value) if self.forbids is not None else None
        return (why(value) if why is not None else None) or NOT_OFFERED

    def sample(self, dice: Dice) -> T:
        candidates, forbids = self.candidates, self.forbids
        size = len(candidates)
        if forbids is None:
            return candidates[int(dice.random() * size)]
        for _ in range(2 * size):  # rejection sampling: uniform over the options, and most tries succeed
            value = candidates[int(dice.random() * size)]
            if forbids(value) is None:
                return value
        legal = list(self.options())
        return legal[int(dice.random() * len(legal))]


class Many(Decision[tuple[N, ...]]):
    """A question whose answer names several things."""

    __slots__ = ()

    def encode(self, value: tuple[N, ...]) -> Any:
        return [self.kind.noun.encode(v) for v in value]

    def decode(self, data: Any) -> tuple[N, ...]:
        if not isinstance(data, list):
            raise Fault("fault-list", "expected a list, found {given}", given=shown(data))
        return tuple(self.kind.noun.decode(d) for d in data)

    def option(self, value: tuple[N, ...]) -> Option:
        targets = tuple(t for v in value for t in self.kind.noun.targets(v))
        return Option(self.kind.name, targets, f"{self.kind.name}:{_spell(self.encode(value))}")


class Pick(Many[N]):
    """Pick several of the items (equal items are interchangeable): one answer, sorted. `how_many` is the rule that
    limits the number, `of_which` the rule that limits the things; `forbids` checks everything else."""

    __slots__ = ("high", "how_many", "items", "low", "of_which")
    FORM = "pick"

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        items: Sequence[N],
        low: int,
        high: int,
        forbids: Callable[[tuple[N, ...]], No | None] | None = None,
        how_many: str = "",
        of_which: str = "",
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.items = items
        self.low = low
        self.high = high
        self.forbids = forbids
        self.how_many = how_many
        self.of_which = of_which
        self.args = args

    def options(self) -> Iterator[tuple[N, ...]]:
        forbids = self.forbids
        every = self._combine(sorted(Counter(self.items).items()))
        return every if forbids is None else (c for c in every if forbids(c) is None)

    def _combine(self, counts: list[tuple[N, int]]) -> Iterator[tuple[N, ...]]:
        def go(at: int, chosen: tuple[N, ...], wanted: int) -> Iterator[tuple[N, ...]]:
            if not wanted:
                yield chosen
                return
            if at == len(counts) or rest[at] < wanted:
                return
            item, copies = counts[at]
            for n in range(min(copies, wanted), -1, -1):
                yield from go(at + 1, chosen + (item,) * n, wanted - n)

        rest = [sum(n for _, n in counts[i:]) for i in range(len(counts))]
        for size in range(self.low, self.high + 1):
            yield from go(0, (), size)

    def refuse(self, value: Any) -> No | None:
        if not isinstance(value, tuple) or tuple(sorted(value)) != value:
            return NOT_OFFERED
        if Counter(value) - Counter(self.items):
            return No(self.of_which)
        if not self.low <= len(value) <= self.high:
            return No(self.how_many, low=self.low, high=self.high, have=len(value))
        return self.forbids(value) if self.forbids is not None else None

    def sample(self, dice: Dice) -> tuple[N, ...]:
        low, high = self.low, self.high
        random = dice.random
        for _ in range(20):
            size = low if low == high else low + int(random() * (high - low + 1))
            rest = list(self.items)
            chosen = []
            for n in range(len(rest), len(rest) - size, -1):
                i = int(random() * n)
                chosen.append(rest[i])
                rest[i] = rest[n - 1]
            chosen.sort()
            value = tuple(chosen)
            if self.forbids is None or self.forbids(value) is None:
                return value
        legal = list(self.options())
        return legal[int(random() * len(legal))]

    def alike(self, value: tuple[N, ...], dice: Dice) -> tuple[N, ...]:
        """The number picked is public: pick the same number of items."""
        narrowed = Pick(self.seat, self.kind, self.items, len(value), len(value), self.forbids)
        return narrowed.sample(dice)

    def singles(self, so_far: tuple[N, ...]) -> list[N | None]:
        """For bots that pick one item at a time: the items that can follow `so_far` (in canonical order) on the way
        to a legal answer; None means "stop here"."""
        following: dict[N | None, None] = {}
        for whole in self.options():
            if whole[: len(so_far)] == so_far:
                following[whole[len(so_far)] if len(whole) > len(so_far) else None] = None
        return list(following)

    def decode(self, data: Any) -> tuple[N, ...]:
        return tuple(sorted(super().decode(data)))


class Amount(Decision[int]):
    """Name a number within bounds."""

    __slots__ = ("high", "low")
    FORM = "amount"

    def __init__(
        self,
        seat: int,
        kind: Kind[int],
        low: int,
        high: int,
        forbids: Callable[[int], No | None] | None = None,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.low = low
        self.high = high
        self.forbids = forbids
        self.args = args

    def options(self) -> Iterator[int]:
        forbids = self.forbids
        return (n for n in range(self.low, self.high + 1) if forbids is None or forbids(n) is None)

    def refuse(self, value: Any) -> No | None:
        if type(value) is not int:
            return NOT_OFFERED
        no = self.forbids(value) if self.forbids is not None else None
        if no is None and not self.low <= value <= self.high:
            return No("", low=self.low, high=self.high, have=value)
        return no

    def sample(self, dice: Dice) -> int:
        if self.forbids is None:
            return self.low + int(dice.random() * (self.high - self.low + 1))
        legal = list(self.options())
        return legal[int(dice.random() * len(legal))]


class Order(Many[N]):
    """Put all the items in order."""

    __slots__ = ("items",)
    FORM = "order"

    def __init__(
        self,
        seat: int,
        kind: Kind[Any],
        items: Sequence[N],
        forbids: Callable[[tuple[N, ...]], No | None] | None = None,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.items = items
        self.forbids = forbids
        self.args = args

    def options(self) -> Iterator[tuple[N, ...]]:
        forbids = self.forbids
        every = dict.fromkeys(permutations(sorted(self.items)))
        return (o for o in every if forbids is None or forbids(o) is None)

    def refuse(self, value: Any) -> No | None:
        if not isinstance(value, tuple) or sorted(value) != sorted(self.items):
            return NOT_OFFERED
        return self.forbids(value) if self.forbids is not None else None

    def sample(self, dice: Dice) -> tuple[N, ...]:
        if self.forbids is not None:
            legal = list(self.options())
            return legal[int(dice.random() * len(legal))]
        items = sorted(self.items)
        for n in range(len(items) - 1, 0, -1):
            i = int(dice.random() * (n + 1))
            items[i], items[n] = items[n], items[i]
        return tuple(items)


class Confirm(Decision[bool]):
    """Yes or no."""

    __slots__ = ()
    FORM = "confirm"

    def __init__(
        self,
        seat: int,
        kind: Kind[bool],
        forbids: Callable[[bool], No | None] | None = None,
        **args: Any,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.forbids = forbids
        self.args = args

    def options(self) -> Iterator[bool]:
        forbids = self.forbids
        return (v for v in (True, False) if forbids is None or forbids(v) is None)

    def refuse(self, value: Any) -> No | None:
        if type(value) is not bool:
            return NOT_OFFERED
        return self.forbids(value) if self.forbids is not None else None

    def sample(self, dice: Dice) -> bool:
        legal = list(self.options())
        return legal[int(dice.random() * len(legal))]


choose = Choose
pick = Pick
amount = Amount
order = Order
confirm = Confirm

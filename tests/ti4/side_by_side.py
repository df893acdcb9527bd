"""Many battles of Twilight Imperium 4 by the rules, fought side by side: those that have come to the same position go
on as one, with as many throws of the dice as there are battles. The rules are run once for every way in which they have
looked at the dice (`Pip`), not once for every battle; each battle has dice of its own all the same.

Dice of units of one type, of which nothing tells one from another, are handed over in order, the highest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import count as count_up
from typing import Any, NamedTuple, Protocol, Self

import numpy as np

from orrery.core.ask import CHANCE, TOGETHER
from orrery.core.chance import Roll
from orrery.games.common.dice import SIDES

Row = list[int]
"""What the dice of one throw show."""


class Played(Protocol):
    """A battle: the state, what both sides remember, and how they answer."""

    s: Any

    def copy(self) -> Self: ...

    def key(self) -> Any:
        """All that matters for how it goes on."""
        ...

    def step(self) -> Any:
        """The next step of the rules, which is taken off the schedule."""
        ...

    def decided(self, ask: Any) -> Any:
        """An answer."""
        ...


class Question(NamedTuple):
    """Whether a die shows so many pips or more: which throw of a step, which die of it."""

    throw: int
    die: int
    pips: int


class Thrown:
    """A throw of so many dice; which of them are alike; and what comes next."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.alike: list[list[int]] = []
        self.then: Way | None = None


class Asked:
    """A question about a die, and what comes next if it is so, or not."""

    def __init__(self, about: Question) -> None:
        self.throw, self.die, self.pips = about
        self.then: list[Way | None] = [None, None]


class Place:
    """Battles that have come to the same position: one of them, and how many there are."""

    def __init__(self, battle: Played) -> None:
        self.battle = battle
        self.count = 0


Way = Thrown | Asked | Place


class Looked:
    """What a step of the rules has done with its dice: throws and questions in order, with the answers."""

    def __init__(self, battle: Played) -> None:
        self.battle = battle
        self.throws: list[Thrown] = []
        self.events: list[tuple[Thrown | Question, bool]] = []
        self.known: dict[tuple[int, int], tuple[int, int]] = {}

    def thrown(self, row: Row) -> tuple[Pip, ...]:
        it = Thrown(len(row))
        self.events.append((it, False))
        self.throws.append(it)
        at = len(self.throws) - 1
        return tuple(Pip(self, at, die, pips) for die, pips in enumerate(row))

    def at_least(self, throw: int, die: int, shows: int, pips: int) -> bool:
        """Whether a die shows so many pips; noted if it does not follow from what is known of it."""
        low, high = self.known.get((throw, die), (1, SIDES))
        if low >= pips or high < pips:
            return low >= pips
        if not self.throws[throw].alike:
            self.throws[throw].alike = [*self.kinds(throw)]
        found = shows >= pips
        self.known[throw, die] = (pips, high) if found else (low, pips - 1)
        self.events.append((Question(throw, die, pips), found))
        return found

    def kinds(self, throw: int) -> Iterator[list[int]]:
        """The dice of a throw by all that tells them apart: the type of unit, what it needs, what is added."""
        kinds: dict[tuple[int, int, int], list[int]] = {}
        rolled = self.battle.s.roll
        if rolled is not None:
            rows = zip(rolled.dice, rolled.units, rolled.needs, rolled.bonus, strict=True)
            for pip, *kind in rows:
                if pip.throw == throw:
                    kinds.setdefault((kind[0], kind[1], kind[2]), []).append(pip.die)
        yield from kinds.values()


class Pip:
    """What a die shows, or what is left of a number when that is taken from it. The rules may add to it and compare it,
    and no more; so all they learn of it is written down."""

    __slots__ = ("die", "looked", "plus", "shows", "sign", "throw")

    def __init__(self, looked: Looked, throw: int, die: int, shows: int, sign: int = 1, plus: int = 0) -> None:
        self.looked, self.throw, self.die, self.shows, self.sign, self.plus = looked, throw, die, shows, sign, plus

    def __add__(self, more: int) -> Pip:
        return Pip(self.looked, self.throw, self.die, self.shows, self.sign, self.plus + more)

    __radd__ = __add__

    def __sub__(self, less: int) -> Pip:
        return self + -less

    def __rsub__(self, number: int) -> Pip:
        return Pip(self.looked, self.throw, self.die, self.shows, -self.sign, number - self.plus)

    def __ge__(self, number: int) -> bool:
        if self.sign > 0:
            return self.looked.at_least(self.throw, self.die, self.shows, number - self.plus)
        return not self.looked.at_least(self.throw, self.die, self.shows, self.plus - number + 1)

    def __gt__(self, number: int) -> bool:
        return self >= number + 1

    def __lt__(self, number: int) -> bool:
        return not self >= number

    def __le__(self, number: int) -> bool:
        return not self >= number + 1

    def __eq__(self, number: object) -> bool:
        if not isinstance(number, int):
            raise TypeError(f"a die is compared with {number!r}")
        return self >= number and not self >= number + 1

    __hash__ = None  # type: ignore[assignment]


class SideBySide:
    """Battles from one position to their ends."""

    def __init__(self, battle: Played, count: int, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.runs = 0
        """How often a step of the rules was run."""
        self.waiting: dict[Any, Place] = {}
        self.ends: dict[Any, Place] = {}
        self.queue: list[tuple[int, int, int, Any]] = []
        self.numbers = count_up()
        self.rolling: set[str] = set()
        """Steps that have asked for dice after others that have not."""
        self.round = 0
        self.place(battle).count = count

    def fight(self) -> list[tuple[Any, int]]:
        """To the end: every position in which a battle has ended, and how many have."""
        while self.queue:
            self.round, *_, key = heappop(self.queue)
            self.one_step(self.waiting.pop(key))
        return [(it.battle, it.count) for it in self.ends.values()]

    def place(self, battle: Played) -> Place:
        """Where battles in this position wait. Those whose step has more left to do come first, so that the others
        catch up with them and each position comes up only once."""
        key, s = battle.key(), battle.s
        if not s.schedule:
            return self.ends.setdefault(key, Place(battle))
        found = self.waiting.get(key)
        if found is None:
            found = self.waiting[key] = Place(battle)
            number = s.combat.round if s.combat is not None else self.round
            heappush(self.queue, (number, -len(s.schedule), next(self.numbers), key))
        return found

    def one_step(self, at: Place) -> None:
        """The next step of all battles in a position."""
        root, _ = self.explore(at.battle, [])
        waiting: list[tuple[Way, list[list[Row]]]] = []
        if isinstance(root, Place):
            root.count += at.count
        else:
            waiting.append((root, [[] for _ in range(at.count)]))
        while waiting:
            it, battles = waiting.pop()
            if isinstance(it, Thrown):
                self.throw(it, battles)
            later: dict[Thrown, list[list[Row]]] = {}
            for battle in battles:
                self.walk(at.battle, root, it, battle, later)
            waiting += later.items()

    def throw(self, it: Thrown, battles: list[list[Row]]) -> None:
        """All these throw dice."""
        rows = self.dice.integers(1, SIDES + 1, size=(len(battles), it.count), dtype=np.int64)
        for alike in it.alike:
            if len(alike) > 1:
                rows[:, alike] = -np.sort(-rows[:, alike], axis=1)
        for battle, row in zip(battles, rows.tolist(), strict=True):
            battle.append(row)

    def walk(self, begun: Played, root: Way, at: Way, battle: list[Row], later: dict[Thrown, list[list[Row]]]) -> None:
        """One battle goes on from a throw until the next one or to the end of the step; where none has gone before, the
        rules are run."""
        now: Way | None = at.then if isinstance(at, Thrown) else at
        while True:
            if isinstance(now, Asked):
                now = now.then[battle[now.throw][now.die] >= now.pips]
            elif isinstance(now, Place):
                now.count += 1
                return
            elif now is not None:
                later.setdefault(now, []).append(battle)
                return
            else:
                _, now = self.explore(begun, battle, root)

    def explore(self, begun: Played, rows: list[Row], root: Way | None = None) -> tuple[Way, Place]:
        """Run a step of the rules with these dice, and with further ones if it asks for more; remember the way. After a
        step without dice the next ones follow at once, until one is due that may ask for some."""
        while True:
            battle = begun.copy()
            looked = Looked(battle)
            self.run(battle, looked, rows)
            name = ""
            while not looked.throws and battle.s.schedule and (name := battle.s.schedule[-1][0]) not in self.rolling:
                self.run(battle, looked, rows)
            if looked.throws and name:
                self.rolling.add(name)
                rows.clear()
                continue
            end = self.place(battle)
            return remembered(looked, root, end), end

    def run(self, battle: Played, looked: Looked, rows: list[Row]) -> None:
        """One step with dice that are looked at."""
        self.runs += 1

        def throw(ask: Roll) -> tuple[Pip, ...]:
            if len(looked.throws) == len(rows):
                rows.append(self.dice.integers(1, SIDES + 1, size=ask.count).tolist())
            return looked.thrown(rows[len(looked.throws)])

        carry_out(battle, throw)


def carry_out(battle: Played, throw: Callable[[Roll], tuple[Any, ...]]) -> None:
    """The next step of the rules, to its end."""
    flow = battle.step()
    value: Any = None
    try:
        while True:
            ask = flow.send(value)
            if ask.TAG == TOGETHER:  # a question beside which transactions could be made; here nobody makes one
                ((seat, question),) = ask.flows.items()
                value = {seat: battle.decided(question)}
            elif ask.TAG != CHANCE:
                value = battle.decided(ask)
            elif not ask.kind.luck:
                value = ask.value
            else:
                assert isinstance(ask, Roll), ask
                value = throw(ask)
    except StopIteration:
        pass


def remembered(looked: Looked, root: Way | None, end: Place) -> Way:
    """The ways of a step from its beginning, with one more."""
    if not looked.events:
        return end
    ways: list[Way | None] = [root]
    before: list[Way | None] | Thrown = ways
    which = 0

    def go_on(new: Way) -> Way:
        now = before.then if isinstance(before, Thrown) else before[which]
        if now is None:
            if isinstance(before, Thrown):
                before.then = new
            else:
                before[which] = new
            return new
        return now

    for event, answer in looked.events:
        if isinstance(event, Thrown):
            now = go_on(event)
            assert isinstance(now, Thrown)
            assert now.count == event.count
            now.alike = now.alike or event.alike
            before = now
        else:
            now = go_on(Asked(event))
            assert isinstance(now, Asked)
            assert (now.throw, now.die, now.pips) == event, "the rules ask the same until they hear something else"
            before, which = now.then, int(answer)
    assert go_on(end) is end
    found = ways[0]
    assert found is not None
    return found

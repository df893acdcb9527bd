"""Windows, queries and hooks: things that happen, numbers that count, and the texts that change them.
Hooks are registered once, at import; which of them are active is read from the state every time."""

from __future__ import annotations

from collections.abc import Callable, Container, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum
from typing import Any, ClassVar, Generic, NewType, TypeVar

from orrery.core.agenda import together
from orrery.core.ask import Kind, choose
from orrery.core.chance import Chance, ChanceKind
from orrery.core.fault import Fault, shown
from orrery.core.nouns import Noun
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, Root

Ability = NewType("Ability", int)
"""A text with an effect (card, technology, law, talent): its place in the game's list of such texts."""


class How(Enum):
    """How seats react to a window."""

    ONE_BY_ONE = "one by one"
    """Round the table, one text at a time, until all have passed in succession."""
    ANNOUNCED = "announced"
    """All announce at once, unseen by the others; then the texts are resolved in order."""


@dataclass(slots=True)
class Window:
    """A thing that happens and that texts can answer: one slotted dataclass per kind, its fields plain numbers
    and names. It lives inside one step and everybody may know it: never put a secret into one."""

    RULE: ClassVar[str] = ""
    HOW: ClassVar[How] = How.ONE_BY_ONE

    cancelled: bool = field(default=False, init=False)
    """Set by a text: the thing does not take place, and nobody reacts to it any more."""

    def seats(self, s: Any) -> Sequence[int]:
        """The seats whose texts count, in the order in which they are asked now."""
        raise NotImplementedError

    def told(self) -> dict[str, Any]:
        """What a seat that is asked for a reaction is told."""
        return {"window": type(self).__name__} | {f.name: getattr(self, f.name) for f in fields(self) if f.init}


@dataclass(frozen=True, slots=True)
class Query:
    """A number that texts may modify: one frozen dataclass per kind, its fields say of what."""

    RULE: ClassVar[str] = ""

    @staticmethod
    def whose(about: Sequence[int]) -> Sequence[int] | None:
        """The seats whose texts count, from what it is about: known before the query is made. Nothing for all."""
        return None

    def seats(self, s: Any) -> Sequence[int]:
        """The seats whose texts count, in order."""
        raise NotImplementedError


class WindowName(Noun[str]):
    """The name of a window's class."""

    name = "window"

    def encode(self, value: str) -> Any:
        return value

    def decode(self, data: Any) -> str:
        if not isinstance(data, str):
            raise Fault("fault-window", "expected the name of a window, found {given}", given=shown(data))
        return data


MOMENT = ChanceKind("moment", WindowName(), luck=False)
"""To be listed among the chances of a game with reactions."""


class Moment(Chance[tuple[str, ...]]):
    """The moment in which reactions are possible. It is recorded and seen by all whether or not anybody is asked,
    so that nothing is learnt from a silence: not from the record, and not from what can still be taken back."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name
        self.count = 1
        self.kind = MOMENT
        self.seat = -1
        self.seen = EVERYONE
        self.why = ""

    def happen(self, s: Root) -> tuple[str, ...]:
        return (self.name,)

    def impose(self, value: tuple[str, ...]) -> None:
        if not self.fits(value):
            raise ValueError(f"this is the moment of {self.name}, not of {value}")

    def fits(self, value: tuple[str, ...]) -> bool:
        return value == (self.name,)


S = TypeVar("S", bound=Root)
W = TypeVar("W", bound=Window)
Q = TypeVar("Q", bound=Query)
E = TypeVar("E", bound=Callable[..., Coroutine[Any, Any, None]])

When = Callable[[S, int, W], bool]
Aim = Callable[[S, int, W], Coroutine[Any, Any, int]]
Modify = Callable[[S, int, Q, int], int]


@dataclass(frozen=True, slots=True)
class Hook:
    """What a text does in one kind of window (or to one kind of number)."""

    ability: Ability
    rank: int
    do: Callable[..., Any]
    when: Callable[[Any, int, Any], bool] | None = None
    aim: Callable[[Any, int, Any], Coroutine[Any, Any, int]] | None = None
    may: bool = False

    def counts(self, s: Root, seat: int, w: Window) -> bool:
        """Whether the text's own condition is met."""
        return self.when is None or self.when(s, seat, w)

    async def aims(self, s: Root, seat: int, w: Window) -> tuple[int, ...]:
        """The target, if the text needs one."""
        return () if self.aim is None else (await self.aim(s, seat, w),)


Shelf = dict[Ability, Hook]
"""The hooks of one sort in one kind of window."""


@dataclass(slots=True)
class Heard:
    """All that can answer one kind of window, and whether any of it is asked about."""

    replacements: Shelf = field(default_factory=dict)
    triggers: Shelf = field(default_factory=dict)
    reactions: Shelf = field(default_factory=dict)
    asks: bool = False


class Hooks(Generic[S]):
    """The texts of one game. The game says
    `holds`: which abilities a seat has now (hand, technologies, laws, what it was lent);
    `kind`: the question "which of these will you use, or none?", marked as a reaction;
    `pays`: what using an ability costs (the card is discarded, the technology exhausted);
    `plays`: the window that using it is in turn, from seat, ability and target, or None if nobody can answer it;
    `standing`: the names of the windows in which a seat does not want to be asked;
    `spent`: whether a text that was cancelled counts as used, so that another copy of it may not follow."""

    def __init__(
        self,
        *,
        holds: Callable[[S, int], Iterable[Ability]],
        kind: Kind[Ability | None],
        pays: Callable[[S, int, Ability], Coroutine[Any, Any, None]],
        plays: Callable[..., Window | None],
        standing: Callable[[S, int], Container[str]] = lambda s, seat: (),
        spent: Callable[[S], bool] = lambda s: False,
    ) -> None:
        self.holds = holds
        self.kind = kind
        self.pays = pays
        self.plays = plays
        self.standing = standing
        self.spent = spent
        self._modifiers: dict[type[Query], Shelf] = {}
        self._heard: dict[type[Window], Heard] = {}

    def has(self, s: S, seat: int, ability: Ability) -> bool:
        """Whether a seat has an ability now. Rules ask this, never who the seat is: abilities are lent and lost."""
        return ability in self.holds(s, seat)

    def abilities(self) -> list[Ability]:
        """Every ability that some hook gives an effect to."""
        shelves = [*self._modifiers.values()]
        shelves += [x for h in self._heard.values() for x in (h.replacements, h.triggers, h.reactions)]
        return sorted({ability for shelf in shelves for ability in shelf})

    # --- registration, at import ----------------------------------------------------------------------------

    def modifier(self, query: type[Q], ability: Ability, *, rank: int = 0) -> Callable[[Modify[S, Q]], Modify[S, Q]]:
        """A text that changes a number: a pure function of state, holder, query and value so far."""

        def register(do: Modify[S, Q]) -> Modify[S, Q]:
            _place(self._modifiers.setdefault(query, {}), Hook(ability, rank, do))
            return do

        return register

    def replacement(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: When[S, W] | None = None,
        aim: Aim[S, W] | None = None,
        rank: int = 0,
        may: bool = False,
    ) -> Callable[[E], E]:
        """A text that happens instead; `may`: only if its holder wants to."""
        return self._register("replacements", windows, lambda do: Hook(ability, rank, do, when, aim, may))

    def trigger(
        self, windows: type[W] | Sequence[type[W]], ability: Ability, *, when: When[S, W] | None = None, rank: int = 0
    ) -> Callable[[E], E]:
        """A text that must be followed."""
        return self._register("triggers", windows, lambda do: Hook(ability, rank, do, when))

    def reaction(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: When[S, W] | None = None,
        aim: Aim[S, W] | None = None,
        rank: int = 0,
    ) -> Callable[[E], E]:
        """A text that may be used; "at any time" is a list of windows. `aim` asks for its target, which is known
        before anybody can cancel it."""
        return self._register("reactions", windows, lambda do: Hook(ability, rank, do, when, aim, may=True))

    def _register(
        self, sort: str, windows: type[Window] | Sequence[type[Window]], hook: Callable[[E], Hook]
    ) -> Callable[[E], E]:
        def register(do: E) -> E:
            for window in [windows] if isinstance(windows, type) else windows:
                heard = self._heard.setdefault(window, Heard())
                _place(getattr(heard, sort), hook(do))
                heard.asks |= hook(do).may
            return do

        return register

    # --- in play --------------------------------------------------------------------------------------------

    def modified(self, s: S, query: Query, value: int) -> int:
        """The number, as the texts have it: by rank, then in the query's order of seats."""
        shelf = self._modifiers.get(type(query))
        if shelf is not None:
            held = [(hook, seat) for seat in query.seats(s) for hook in self._held(s, seat, shelf)]
            for hook, seat in sorted(held, key=_rank):
                value = hook.do(s, seat, query, value)
        return value

    async def happens(self, s: S, w: Window) -> bool:
        """Let a thing happen: what replaces it, what must follow, who reacts. True if it takes place."""
        heard = self._heard.get(type(w))
        if heard is None:
            return True
        if heard.asks:
            await Moment(type(w).__name__)
        if heard.replacements and await self._replaced(s, w, heard.replacements):
            return False
        if heard.triggers:
            await self._triggered(s, w, heard.triggers)
        if heard.reactions and not w.cancelled:
            react = self._announced if w.HOW is How.ANNOUNCED else self._one_by_one
            await react(s, w, heard.reactions)
        return not w.cancelled

    async def play(self, s: S, seat: int, ability: Ability, *target: int, paid: bool = False) -> bool:
        """A seat pays for an ability and uses it, which is a window in turn. True if it takes effect."""
        if not paid:
            await self.pays(s, seat, ability)
        w = self.plays(seat, ability, *target)
        return w is None or await self.happens(s, w)

    def repeatable(self, s: S, seat: int, w: Window, abilities: Iterable[Ability]) -> list[Ability]:
        """Which of these reactions a seat could use here if it had them, for texts that repeat another."""
        shelf = self._heard[type(w)].reactions if type(w) in self._heard else {}
        return sorted({a for a in abilities if a in shelf and shelf[a].counts(s, seat, w)})

    async def repeat(self, s: S, seat: int, w: Window, ability: Ability) -> None:
        """Do what a reaction says, without having it or paying for it."""
        hook = self._heard[type(w)].reactions[ability]
        await hook.do(s, seat, w, *await hook.aims(s, seat, w))

    async def _use(self, s: S, seat: int, hook: Hook, w: Window, paid: bool = False) -> bool:
        """Aim, pay, let the others react to it, and if nobody cancels it let it take effect."""
        target = await hook.aims(s, seat, w)
        if not await self.play(s, seat, hook.ability, *target, paid=paid):
            return False
        await hook.do(s, seat, w, *target)
        return True

    async def _replaced(self, s: S, w: Window, shelf: Shelf) -> bool:
        """At most one text happens instead: the first that must, or that its holder wants and nobody cancels."""
        for hook, seat in self._due(s, w, shelf):
            if not self._still(s, seat, hook, w):
                continue
            if not hook.may:
                await hook.do(s, seat, w, *await hook.aims(s, seat, w))
                return True
            if await self._asked(s, seat, w, [hook]):
                if await self._use(s, seat, hook, w):
                    return True
                await Moment(type(w).__name__)
        return False

    async def _triggered(self, s: S, w: Window, shelf: Shelf) -> None:
        for hook, seat in self._due(s, w, shelf):
            if not w.cancelled and self._still(s, seat, hook, w):
                await hook.do(s, seat, w)

    async def _one_by_one(self, s: S, w: Window, shelf: Shelf) -> None:
        """Rank by rank, round the table until all pass in succession. A text takes effect once for each seat that
        has it; one that was cancelled counts as used only if the game says so."""
        used: list[tuple[int, Ability]] = []
        for rank in sorted({hook.rank for hook in shelf.values()}):
            queue = list(w.seats(s))
            while queue and not w.cancelled:
                seat = queue.pop(0)
                usable = [
                    hook
                    for hook in self._usable(s, seat, w, shelf)
                    if hook.rank == rank and (seat, hook.ability) not in used
                ]
                hook = await self._asked(s, seat, w, usable)
                if hook is not None:
                    if await self._use(s, seat, hook, w) or self.spent(s):
                        used.append((seat, hook.ability))
                    queue = _round_after(seat, w.seats(s))
                    await Moment(type(w).__name__)

    async def _announced(self, s: S, w: Window, shelf: Shelf) -> None:
        """All announce, unseen by the others; all is shown and paid for; then each is resolved, by rank and in
        order of seats, open to cancellation; another copy of a cancelled one may follow at once."""
        seats = w.seats(s)
        said = await together({seat: self._announce(s, seat, w, shelf) for seat in seats}, sealed=True)
        shown: list[tuple[Hook, int]] = []
        for seat in seats:
            for hook in said[seat]:
                if self._still(s, seat, hook, w):
                    await self.pays(s, seat, hook.ability)
                    shown.append((hook, seat))
        for hook, seat in sorted(shown, key=_rank):
            while not w.cancelled and seat in w.seats(s) and hook.counts(s, seat, w):
                if await self._use(s, seat, hook, w, paid=True) or self.spent(s):
                    break
                await Moment(type(w).__name__)
                if await self._asked(s, seat, w, [h for h in self._usable(s, seat, w, shelf) if h is hook]) is None:
                    break
                await self.pays(s, seat, hook.ability)

    async def _announce(self, s: S, seat: int, w: Window, shelf: Shelf) -> list[Hook]:
        said: list[Hook] = []
        while hook := await self._asked(s, seat, w, [h for h in self._usable(s, seat, w, shelf) if h not in said]):
            said.append(hook)
        return said

    async def _asked(self, s: S, seat: int, w: Window, usable: Sequence[Hook]) -> Hook | None:
        """Ask a seat which text it uses, unless it has none to use or never wants to be asked here."""
        if not usable or type(w).__name__ in self.standing(s, seat):
            return None
        hooks: dict[Ability | None, Hook | None] = {hook.ability: hook for hook in usable}
        hooks[None] = None
        question = choose(seat, self.kind, list(hooks), explain=lambda ability: No(w.RULE))
        question.args = w.told()
        return hooks[await question]

    # --- which hooks are active -----------------------------------------------------------------------------

    def _held(self, s: S, seat: int, shelf: Shelf) -> list[Hook]:
        """The hooks a seat has now, each once, by rank."""
        held = {ability: shelf[ability] for ability in self.holds(s, seat) if ability in shelf}
        return sorted(held.values(), key=lambda hook: (hook.rank, hook.ability)) if len(held) > 1 else [*held.values()]

    def _usable(self, s: S, seat: int, w: Window, shelf: Shelf) -> list[Hook]:
        return [hook for hook in self._held(s, seat, shelf) if hook.counts(s, seat, w)]

    def _due(self, s: S, w: Window, shelf: Shelf) -> list[tuple[Hook, int]]:
        """The usable hooks of all seats: by rank, then in the window's order of seats."""
        due = [(hook, seat) for seat in w.seats(s) for hook in self._usable(s, seat, w, shelf)]
        return sorted(due, key=_rank)

    def _still(self, s: S, seat: int, hook: Hook, w: Window) -> bool:
        """Whether a hook that was due a moment ago has not been lost meanwhile."""
        return self.has(s, seat, hook.ability) and hook.counts(s, seat, w)


def _rank(due: tuple[Hook, int]) -> int:
    return due[0].rank


def _place(shelf: Shelf, hook: Hook) -> None:
    if hook.ability in shelf:
        raise ValueError(f"ability {hook.ability} has a text for this already")
    shelf[hook.ability] = hook


def _round_after(seat: int, seats: Sequence[int]) -> list[int]:
    """Once round the table, ending with that seat."""
    at = seats.index(seat) + 1 if seat in seats else 0
    return [*seats[at:], *seats[:at]]

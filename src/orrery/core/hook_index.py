"""Hook index: a game's texts by the windows they answer and the numbers they change (filled by `hooks.py`)."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from orrery.core.abilities import Ability
from orrery.core.state import Root
from orrery.core.windows import Moment, Window


@dataclass(frozen=True, slots=True)
class Hook:
    """What a text does in one kind of window (or to one kind of number). `may`: its holder decides whether to use it.
    `from_hand`: it is used from the hand, not from play. `note`: it depends on its owner, who is passed to all its
    functions as the last argument. `exhausts`, `purges`: using it exhausts the text, or removes it from the game."""

    ability: Ability
    rank: int
    do: Callable[..., Any]
    when: Callable[..., bool] | None = None
    aim: Callable[..., Coroutine[Any, Any, int]] | None = None
    may: bool = False
    from_hand: bool = False
    note: bool = False
    exhausts: bool = False
    purges: bool = False


class Use(NamedTuple):
    """A text that can be used now: its hook, its holder and its owner."""

    hook: Hook
    seat: int
    owner: int

    def about(self, *more: Any) -> tuple[Any, ...]:
        """The trailing arguments of the text's functions."""
        return (*more, self.owner) if self.hook.note else more

    def counts(self, s: Root, w: Window) -> bool:
        """Whether the text's own condition is met."""
        hook = self.hook
        when = hook.when
        if when is None:
            return True
        return when(s, self.seat, w, self.owner) if hook.note else when(s, self.seat, w)

    async def aims(self, s: Root, w: Window) -> tuple[int, ...]:
        """The target, if the text needs one."""
        aim = self.hook.aim
        return () if aim is None else (await aim(s, self.seat, w, *self.about()),)

    async def do(self, s: Root, w: Window, *target: int) -> None:
        """Carry out the text."""
        await self.hook.do(s, self.seat, w, *self.about(*target))


@dataclass(slots=True, kw_only=True)
class Whereabouts:
    """Where to look for texts: in play (ready, if using one exhausts it; `anywhere`: either), among the cards in hand,
    among other players' notes in hand."""

    in_play: int = 0
    if_ready: int = 0
    anywhere: int = 0
    cards: frozenset[Ability] = frozenset()
    notes: frozenset[Ability] = frozenset()
    _usable_notes: list[frozenset[int]] = field(default_factory=list)

    def usable_notes(self, seats: int, note: Sequence[tuple[Ability, int]]) -> Sequence[frozenset[int]]:
        """Which of all notes each of so many seats could use: those of others, with one of these texts."""
        for seat in range(len(self._usable_notes), seats):
            usable = [n for n, (text, owner) in enumerate(note) if text in self.notes and owner != seat]
            self._usable_notes.append(frozenset(usable))
        return self._usable_notes


@dataclass(slots=True)
class HookIndex(Whereabouts):
    """The hooks of one sort for one kind of window, or for one kind of number, and where to look for them."""

    hooks: dict[Ability, Hook] = field(default_factory=dict)
    ranks: tuple[int, ...] = ()

    def add(self, hook: Hook) -> None:
        if hook.ability in self.hooks:
            raise ValueError(f"ability {hook.ability} already has a text for this")
        self.hooks[hook.ability] = hook
        if hook.from_hand and hook.note:
            self.notes |= {hook.ability}
        elif hook.from_hand:
            self.cards |= {hook.ability}
        elif hook.exhausts:
            self.if_ready |= 1 << hook.ability
        else:
            self.in_play |= 1 << hook.ability
        self.anywhere = self.in_play | self.if_ready
        self.ranks = tuple(sorted({one.rank for one in self.hooks.values()}))
        self._usable_notes.clear()


@dataclass(slots=True)
class WindowHooks(Whereabouts):
    """Everything that can answer one kind of window, by sort and as a whole; `asks`: whether any of it is optional."""

    moment: Moment
    replacements: HookIndex = field(default_factory=HookIndex)
    triggers: HookIndex = field(default_factory=HookIndex)
    reactions: HookIndex = field(default_factory=HookIndex)
    asks: bool = False

    def add(self, index: HookIndex, hook: Hook) -> None:
        index.add(hook)
        self.asks |= hook.may
        self.in_play |= index.in_play
        self.if_ready |= index.if_ready
        self.anywhere |= index.anywhere
        self.cards |= index.cards
        self.notes |= index.notes
        self._usable_notes.clear()

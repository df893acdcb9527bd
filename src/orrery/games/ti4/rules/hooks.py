"""Twilight Imperium 4: where texts meet rules. `happens` lets a thing happen, `number` asks for a number, `has` asks
whether a seat has a text; the decorators below are for the files of cards, technologies, agendas, relics, leaders."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, cast

from orrery.core.abilities import TABLE, Ability
from orrery.core.game import Step
from orrery.core.hooks import Hooks
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.core.windows import Window
from orrery.games.ti4.rules.kinds import REACT
from orrery.games.ti4.rules.nouns import TEXTS
from orrery.games.ti4.rules.queries.limits import CardsForbidden, FactionForbidden
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import (
    FEATS,
    FEATS_AT,
    IN_HAND,
    is_agenda,
    is_agent,
    is_card,
    is_faction_ability,
    is_faction_technology,
    is_note,
    note_of,
    text,
)
from orrery.games.ti4.rules.things import Outcome, Seat
from orrery.games.ti4.rules.windows.cards import AgentExhausted, CardPlayed
from orrery.games.twilight.cards import put_down
from orrery.games.twilight.hooks import Flow, NumberHook, added_to


async def pays(s: Imperium, seat: int, it: Ability) -> None:
    """Using a text: an action card is discarded; what others cost they see to themselves. After the ability of an agent
    comes what follows from its being exhausted."""
    if is_card(it):
        put_down(s, seat, (it,))
        tell(s, "ti4-log-plays", seat=seat, card=it)
    elif is_agent(it) and listens(AgentExhausted):
        then(s, frame(agent_exhausted, Seat(seat), it))


def plays(seat: int, it: Ability, *target: int) -> Window | None:
    """Playing an action card is a window in turn: it can be sabotaged."""
    return CardPlayed(seat, it) if is_card(it) else None


def named(it: Ability, owner: int) -> int:
    """How the answer to "which of these do you use?" calls a text: notes are told apart by their owners."""
    if is_note(it):
        return len(TEXTS) + note_of(it, owner)
    return it


def barred(s: Imperium, seat: int, it: Ability) -> bool:
    """Whether a player cannot play an action card (LRR 31.8), or use a faction ability either: somebody has played that
    player's Political Secret. What is not used by choice, and faction technologies, do not matter (LRR F.13, F.14). A
    text may forbid both faction abilities and faction technologies, or everything to all others; objectives are scored
    all the same."""
    if shut_out(s, seat) and it not in FEATS:
        return True
    if is_card(it):
        return silenced(s, seat) or bool(HOOKS.number(s, 0, CardsForbidden, seat))
    if is_faction_ability(it):
        return silenced(s, seat) or bool(HOOKS.number(s, 0, FactionForbidden, seat))
    return is_faction_technology(it) and bool(HOOKS.number(s, 0, FactionForbidden, seat))


def suspended(s: Imperium, seat: int, it: Ability) -> bool:
    """Whether a text that takes effect by itself does not, for Xxekir Grom's action is somebody else's. What follows
    from a law for its owner is the law's doing."""
    return shut_out(s, seat) and not is_agenda(it) and it not in FEATS


def shut_out(s: Imperium, seat: int) -> bool:
    """Whether another player performs the action of Xxekir Grom, in which nobody else resolves abilities."""
    return s.alone >= 0 and seat not in (s.alone, TABLE)


def silenced(s: Imperium, seat: int) -> bool:
    """Whether a player's Political Secret is in play."""
    holders = [p for p in s.players if p.texts.here & POLITICAL_BIT]
    return bool(holders) and any(seat in p.texts.owners(POLITICAL_SECRET) for p in holders)


def notes_of(p: Player) -> Iterator[int]:
    """What a player has in hand that is used like a note: notes and secret objectives."""
    return chain(*p.notes.by_seen.values(), map(as_note, p.secrets), map(as_note, p.open_secrets))


as_note = FEATS_AT.__add__
"""The number of a secret objective among what is used like a note."""


def has_note(p: Player, among: frozenset[int]) -> bool:
    """Whether a player has one of these in hand. It is asked in every window that a note can answer."""
    for notes in p.notes.by_seen.values():
        if not among.isdisjoint(notes):
            return True
    feats = FEATS_AMONG.get(among)
    if feats is None:
        feats = FEATS_AMONG[among] = frozenset([note - FEATS_AT for note in among if note >= FEATS_AT])
    return bool(feats) and not (feats.isdisjoint(p.secrets) and feats.isdisjoint(p.open_secrets))


FEATS_AMONG: dict[frozenset[int], frozenset[int]] = {}
"""The secret objectives among what is used like a note, for each choice that was asked about."""


POLITICAL_SECRET = text("note.political_secret")
POLITICAL_BIT = 1 << POLITICAL_SECRET

HOOKS: Hooks[Imperium] = Hooks(
    holders=attrgetter("players"),
    common=attrgetter("texts"),
    is_card=is_card,
    notes=notes_of,
    has_note=has_note,
    note=IN_HAND,
    kind=REACT,
    named=named,
    pays=pays,
    plays=plays,
    barred=barred,
    suspended=suspended,
    purged=lambda s, it: s.purged.append(it),
)
"""Each text takes effect once for each timing event; a cancelled card does not count as played (LRR 31.18, 3.6b)."""
happens, has, touches, listens = HOOKS.happens, HOOKS.has, HOOKS.touches, HOOKS.listens

number = cast("NumberHook[Imperium]", HOOKS.number)

Aim = Callable[[Imperium, Seat], Coroutine[Any, Any, tuple[int, ...]]]


class ComponentAction(NamedTuple):
    """A text that says "action" (LRR 3): when it may be used (the rule that forbids it, or nothing), and what it does.
    `exhausts`, `purges`: what it costs the text. `aim` asks for its targets, which all know before anybody can cancel
    it (LRR F.37); `do` gets them too."""

    why_not: Callable[[Imperium, int], No | None] | None
    do: Callable[..., Flow]
    exhausts: bool
    purges: bool
    aim: Aim | None = None


ACTIONS: dict[Ability, ComponentAction] = {}

F = TypeVar("F", bound=Callable[..., Flow])


def as_action(
    name: str,
    why_not: Callable[[Imperium, int], No | None] | None = None,
    *,
    exhausts: bool = False,
    purges: bool = False,
    aim: Aim | None = None,
) -> Callable[[F], F]:
    """A text that is used as a component action: `@as_action("card.plague", why_not=..., aim=...)`."""

    def register(do: F) -> F:
        ACTIONS[text(name)] = ComponentAction(why_not, do, exhausts, purges, aim)
        return do

    return register


class NoteAction(NamedTuple):
    """A promissory note that says "action"; its functions also get the owner."""

    why_not: Callable[[Imperium, int, int], No | None] | None
    do: Callable[[Imperium, Seat, Seat], Flow]


NOTE_ACTIONS: dict[Ability, NoteAction] = {}

N = TypeVar("N", bound=Callable[[Imperium, Seat, Seat], Flow])


def note_as_action(name: str, why_not: Callable[[Imperium, int, int], No | None] | None = None) -> Callable[[N], N]:
    """A promissory note in hand that is used as a component action."""

    def register(do: N) -> N:
        NOTE_ACTIONS[text(name)] = NoteAction(why_not, do)
        return do

    return register


STEPS: dict[str, Step] = {}
"""Steps that texts bring along."""
step = added_to(STEPS)
"""A step that a text brings along: `@step`; `then(s, frame(ambush, seat))` puts it on the schedule."""


@step
async def agent_exhausted(s: Imperium, seat: Seat, leader: Ability) -> None:
    """An agent has been exhausted, and its ability resolved (LRR 7.4)."""
    await happens(s, AgentExhausted(seat, leader))


class Agenda(NamedTuple):
    """What an agenda does with its outcome; who or what can be elected where that is narrower than usual; and whether
    it is discarded as soon as it is revealed, for another one."""

    do: Callable[[Imperium, Outcome], Flow]
    candidates: Callable[[Imperium], list[Outcome]] | None
    void: Callable[[Imperium], bool] | None


AGENDAS: dict[Ability, Agenda] = {}

A = TypeVar("A", bound=Callable[[Imperium, Outcome], Flow])


def agenda(
    name: str,
    candidates: Callable[[Imperium], list[Outcome]] | None = None,
    void: Callable[[Imperium], bool] | None = None,
) -> Callable[[A], A]:
    """What an agenda does at once when it has been decided: `@agenda("mutiny")`; the function gets the state and the
    outcome. That a law stays in play (for all, with the elected player, on the elected planet) is the council's work;
    what it then changes is a modifier, trigger or reaction of its text like any other."""

    def register(do: A) -> A:
        AGENDAS[text(f"agenda.{name}")] = Agenda(do, candidates, void)
        return do

    return register

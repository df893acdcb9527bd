"""Twilight Imperium 3: where texts meet rules. `happens` announces an event, `number` asks for a number, `has` asks
whether a seat has a text; the decorators below are for the files of cards, technologies, laws, races and leaders."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar, cast

from orrery.core.abilities import Ability
from orrery.core.game import Step
from orrery.core.hooks import Hooks
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.core.windows import Window
from orrery.games.common.books import entered
from orrery.games.ti3.rules.data import POLITICS
from orrery.games.ti3.rules.kinds import REACT
from orrery.games.ti3.rules.options import CANCELLED_IS_PLAYED, ruling
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import AS_ACTIONS, is_card, text
from orrery.games.ti3.rules.things import Seat
from orrery.games.ti3.rules.windows import ANY_TIME, CardPlayed, StrategiesTaken, StrategyPhase
from orrery.games.twilight.cards import put_down
from orrery.games.twilight.hooks import Flow, NumberHook, added_to


async def pays(s: Twilight, seat: int, number: Ability) -> None:
    """Using a text: an action card is discarded; other texts handle their own costs."""
    if is_card(number):
        put_down(s, seat, (number,))
        tell(s, "ti3-log-plays", seat=seat, card=number)


def plays(seat: int, number: Ability, *target: int) -> Window | None:
    """Playing an action card is itself a window: it can be sabotaged."""
    return CardPlayed(seat, number, *target) if is_card(number) else None


HOOKS: Hooks[Twilight] = Hooks(
    holders=attrgetter("players"),
    common=attrgetter("texts"),
    is_card=is_card,
    kind=REACT,
    pays=pays,
    plays=plays,
    spent=lambda s: ruling(s, CANCELLED_IS_PLAYED),
)
happens, has, touches, listens = HOOKS.happens, HOOKS.has, HOOKS.touches, HOOKS.listens

number = cast("NumberHook[Twilight]", HOOKS.number)


class AsAction(NamedTuple):
    """A text that can be used instead of an action (T3.19.3): when it may be used (the rule that forbids it, or
    nothing), and what it does."""

    why_not: Callable[[Twilight, int], No | None] | None
    do: Callable[[Twilight, Seat], Flow]


ACTIONS: dict[Ability, AsAction] = {}

F = TypeVar("F", bound=Callable[[Twilight, Seat], Flow])


def as_action(name: str, why_not: Callable[[Twilight, int], No | None] | None = None) -> Callable[[F], F]:
    """A text that is used instead of an action: `@as_action("card.good_year")`."""

    def register(do: F) -> F:
        ACTIONS[text(name)] = AsAction(why_not, do)
        AS_ACTIONS.add(text(name))
        return do

    return register


def times(card: Ability) -> list[str]:
    """When an action card can be played (T3.19.1, T3.19.3): "action", or the windows it responds to; a whole phase and
    "at any time" have names of their own."""
    windows = [window for window in HOOKS.occasions() if card in HOOKS.cards_for(window.__name__)]
    if not windows:
        return ["action"]
    if len(windows) == len(HOOKS.occasions()):
        return ["copied"]
    if len({*windows} & {*ANY_TIME}) > len(ANY_TIME) // 2:
        return ["any"]
    return ["phase"] if {*windows} == {StrategyPhase, StrategiesTaken} else [w.__name__ for w in windows]


Watch = Callable[[Twilight], None]
WATCHES: dict[Ability, Watch] = {}


def always(name: str) -> Callable[[Watch], Watch]:
    """A text in force for everyone that is checked before every step: `@always("politic.planetary_security")`."""
    return entered(WATCHES, text(name))


STEPS: dict[str, Step] = {}
"""Steps added by texts and options."""
step = added_to(STEPS)
"""A step added by a text or an option: `@step`; `then(s, frame(ambush, seat))` schedules it."""


class Agenda(NamedTuple):
    """What a political card does, given the result of the vote as one or two numbers (a side, a seat, a planet ...)."""

    do: Callable[..., Flow]
    candidates: Callable[[Twilight], list[Any]] | None


AGENDAS: dict[int, Agenda] = {}
"""By number of the political card."""
POLITIC_NAMES = tuple(p.name for p in POLITICS)

A = TypeVar("A", bound=Callable[..., Flow])


def agenda(name: str, candidates: Callable[[Twilight], list[Any]] | None = None) -> Callable[[A], A]:
    """What a political card does once it has been decided: `@agenda("repeal")`; the function gets the state and the
    result. `candidates` restricts whom or what can be elected."""

    def register(do: A) -> A:
        AGENDAS[POLITIC_NAMES.index(name)] = Agenda(do, candidates)
        return do

    return register

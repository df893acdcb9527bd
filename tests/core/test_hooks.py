"""Hooks: the registry of a game's texts, the order in which they take effect, and when they do not."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest

from orrery.core.abilities import Ability, Texts
from orrery.core.hooks import Hooks
from orrery.core.opinions import Opinion
from orrery.core.windows import How, Moment, Query, Window
from tests.core.duels import (
    cards,
)
from tests.core.toy import ACTIONS, COPIES, ECHO, HOOKS, REACT, TEXT, CardPlayed, Duel, Wizard

T = TypeVar("T")


def test_every_text_of_the_game_has_an_effect() -> None:
    assert sorted({*ACTIONS, *HOOKS.abilities()}) == list(range(len(TEXT.names)))
    assert len(COPIES) == len(TEXT.names)
    assert ECHO in HOOKS.abilities()


def test_an_ability_has_one_text_for_each_window() -> None:
    async def again(s: Duel, me: int, w: CardPlayed) -> None:
        raise AssertionError

    with pytest.raises(ValueError, match="already"):
        HOOKS.reaction(CardPlayed, cards("counterspell")[0])(again)


def test_a_text_has_one_opinion_which_the_kernel_only_keeps() -> None:
    hooks = bells({})
    assert hooks.opinion(Ability(1)) is None
    hooks.opine(Ability(1), Opinion(worth=2.0, use=lambda loud: loud > 1))
    said = hooks.opinion(Ability(1))
    assert said is not None
    assert said.worth == 2.0
    assert callable(said.use)
    assert said.use(2)
    with pytest.raises(ValueError, match="already"):
        hooks.opine(Ability(1), Opinion(worth=1.0))


def test_texts_that_may_be_left_are_known() -> None:
    assert cards("counterspell")[0] in HOOKS.optional()
    assert not set(ACTIONS) & set(HOOKS.optional())


@dataclass(slots=True)
class Bell(Window):
    """Something that rings; south is asked first."""

    loud: int = 1

    def seats(self, s: Any) -> list[int]:
        return [2, 0, 1]


@dataclass(slots=True)
class Whisper(Bell):
    """Something nobody hears."""


@dataclass(frozen=True, slots=True)
class Loudness(Query):
    """How loud a bell is."""

    def seats(self, s: Any) -> list[int]:
        return [2, 0, 1]


def bells(held: dict[int, list[int]]) -> Hooks[Duel]:
    async def nothing(s: Duel, seat: int, ability: Ability) -> None:
        return

    return Hooks(holders=holders(held), kind=REACT, pays=nothing, plays=lambda *played: None)


def holders(held: dict[int, list[int]]) -> Callable[[Duel], list[Wizard]]:
    """Wizards who have these texts for now: the lists can change."""

    def wizards(s: Duel) -> list[Wizard]:
        return [Wizard(texts=Texts([(Ability(a), seat, True) for a in texts])) for seat, texts in held.items()]

    return wizards


def run(flow: Coroutine[Any, Any, T], *answers: Any) -> T:
    """Run a flow that asks for these answers and nothing else."""
    left = [*answers]
    value = None
    while True:
        try:
            ask = flow.send(value)
        except StopIteration as ended:
            assert not left
            result: T = ended.value
            return result
        value = ask.happen(Duel()) if isinstance(ask, Moment) else left.pop(0)


@pytest.mark.parametrize(("spent", "left"), [(False, []), (True, [1])])
def test_a_game_may_count_a_cancelled_text_as_used(spent: bool, left: list[int]) -> None:
    """South has two copies of a text; the first one it uses is cancelled."""
    held: dict[int, list[int]] = {0: [], 1: [3], 2: [1, 1]}
    stopped: list[int] = []

    async def pays(s: Duel, seat: int, ability: Ability) -> None:
        held[seat].remove(ability)

    def plays(seat: int, ability: int) -> Window | None:
        return Whisper() if ability == 1 else None

    hooks: Hooks[Duel] = Hooks(holders=holders(held), kind=REACT, pays=pays, plays=plays, spent=lambda s: spent)

    @hooks.reaction(Bell, Ability(1))
    async def ring(s: Duel, me: int, w: Bell) -> None:
        w.loud += 1

    @hooks.reaction(Whisper, Ability(3))
    async def stop(s: Duel, me: int, w: Whisper) -> None:
        w.cancelled = True
        stopped.append(me)

    bell = Bell()
    assert run(hooks.happens(Duel(), bell), *([1, 3] if spent else [1, 3, 1]))
    assert (stopped, held[2], bell.loud) == ([1], left, 1 if spent else 2)


def test_triggers_of_one_rank_come_in_the_windows_order_of_seats_then_of_texts() -> None:
    rung: list[tuple[int, int]] = []
    hooks = bells({0: [9, 7], 1: [7, 8], 2: [7, 7]})
    for ability, rank in ((9, 0), (8, -1), (7, 0)):

        @hooks.trigger(Bell, Ability(ability), rank=rank)
        async def ring(s: Duel, me: int, w: Bell, ability: int = ability) -> None:
            rung.append((me, ability))

    assert run(hooks.happens(Duel(), Bell()))
    assert rung == [(1, 8), (2, 7), (0, 7), (0, 9), (1, 7)]


def test_a_duty_is_done_in_turn_with_what_may_be_used() -> None:
    """South is asked first, then north (0), then west (1). North has nothing else, west may choose the order."""
    rung: list[tuple[int, int]] = []
    hooks = bells({0: [2], 1: [1, 2], 2: [1]})

    async def ring(s: Duel, me: int, w: Bell, ability: int) -> None:
        rung.append((me, ability))

    @hooks.reaction(Bell, Ability(1))
    async def may(s: Duel, me: int, w: Bell) -> None:
        await ring(s, me, w, 1)

    @hooks.duty(Bell, Ability(2))
    async def must(s: Duel, me: int, w: Bell) -> None:
        await ring(s, me, w, 2)

    assert hooks.optional() == [1]
    assert run(hooks.happens(Duel(), Bell()), 1, 1)
    assert rung == [(2, 1), (0, 2), (1, 1), (1, 2)]
    rung.clear()
    assert run(hooks.happens(Duel(), Bell()), None, None, None, None)
    assert rung == [(0, 2), (1, 2)], "whoever wants nothing else does what is due, and all are asked again"


def test_a_duty_that_is_suspended_is_not_done() -> None:
    hooks = bells({0: [], 1: [], 2: [2]})
    hooks.suspended = lambda s, seat, ability: True

    @hooks.duty(Bell, Ability(2))
    async def must(s: Duel, me: int, w: Bell) -> None:
        raise AssertionError

    assert run(hooks.happens(Duel(), Bell()))


def test_a_trigger_that_is_lost_meanwhile_is_not_followed() -> None:
    held = {0: [1], 1: [1], 2: [1]}
    hooks = bells(held)
    rung: list[int] = []

    @hooks.trigger(Bell, Ability(1))
    async def ring(s: Duel, me: int, w: Bell) -> None:
        rung.append(me)
        held[0] = []

    assert run(hooks.happens(Duel(), Bell()))
    assert rung == [2, 1]


def test_a_trigger_that_no_longer_fits_is_not_followed() -> None:
    hooks = bells({0: [1], 1: [1], 2: [1]})
    rung: list[int] = []

    @hooks.trigger(Bell, Ability(1), when=lambda s, me, w: w.loud > 0)
    async def ring(s: Duel, me: int, w: Bell) -> None:
        rung.append(me)
        w.loud -= 1

    assert run(hooks.happens(Duel(), Bell(loud=2)))
    assert rung == [2, 0]


def test_a_replacement_that_is_lost_while_another_is_tried_does_not_happen() -> None:
    held = {0: [1, 2], 1: [], 2: [3]}
    hooks = bells(held)

    async def pays(s: Duel, seat: int, ability: Ability) -> None:
        held[seat] = []

    hooks.pays, hooks.plays = pays, lambda *played: Whisper()

    @hooks.replacement(Bell, Ability(1), may=True)
    @hooks.replacement(Bell, Ability(2), rank=1)
    async def instead(s: Duel, me: int, w: Bell) -> None:
        raise AssertionError

    @hooks.trigger(Whisper, Ability(3))
    async def cancel(s: Duel, me: int, w: Whisper) -> None:
        w.cancelled = True

    assert run(hooks.happens(Duel(), Bell()), 1), "the first is cancelled, the second gone: it happens after all"


def test_nobody_announces_anything_in_a_window_that_a_trigger_has_cancelled() -> None:
    @dataclass(slots=True)
    class Chorus(Bell):
        HOW = How.ANNOUNCED

    hooks = bells({0: [1, 2], 1: [], 2: []})

    @hooks.trigger(Chorus, Ability(1))
    async def hush(s: Duel, me: int, w: Chorus) -> None:
        w.cancelled = True

    @hooks.reaction(Chorus, Ability(2))
    async def sing(s: Duel, me: int, w: Chorus) -> None:
        raise AssertionError

    assert not run(hooks.happens(Duel(), Chorus()))


def test_a_trigger_can_cancel_and_what_comes_after_it_does_not_happen() -> None:
    hooks = bells({0: [1, 2], 1: [], 2: [2]})

    @hooks.trigger(Bell, Ability(1), rank=-1)
    async def hush(s: Duel, me: int, w: Bell) -> None:
        w.cancelled = True

    @hooks.trigger(Bell, Ability(2))
    async def ring(s: Duel, me: int, w: Bell) -> None:
        raise AssertionError

    assert not run(hooks.happens(Duel(), Bell()))


def test_modifiers_of_one_rank_come_in_the_querys_order_of_seats() -> None:
    hooks = bells({0: [1], 1: [2], 2: [1, 1]})

    @hooks.modifier(Loudness, Ability(1))
    def louder(s: Duel, me: int, query: Loudness, value: int) -> int:
        return value * 10 + me

    @hooks.modifier(Loudness, Ability(2), rank=-1)
    def first(s: Duel, me: int, query: Loudness, value: int) -> int:
        return value + 4

    assert hooks.modified(Duel(), Loudness(), 0) == 420


def test_a_window_nobody_hears_just_happens() -> None:
    def never(s: Duel) -> list[Wizard]:
        raise AssertionError("nobody's texts are looked at")

    hooks = bells({})
    hooks.holders = never

    @hooks.trigger(Bell, Ability(1))
    async def ring(s: Duel, me: int, w: Bell) -> None:
        raise AssertionError

    assert run(hooks.happens(Duel(), Whisper()))

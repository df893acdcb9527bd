"""A test game in which things happen that nobody can answer, to measure what a window costs."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import process_time
from typing import Annotated, Any

from orrery.core.abilities import Ability, Texts
from orrery.core.ask import Kind
from orrery.core.game import Game, steps_of
from orrery.core.hooks import Hooks
from orrery.core.nouns import Maybe, Named
from orrery.core.state import Bag, PerSeat, Root, Secret, State, frame, state, then
from orrery.core.table import Table
from orrery.core.windows import MOMENT, Window

TEXTS, SEATS, IN_PLAY, HAND, ANSWERING = 600, 8, 25, 7, 24
"""Roughly a full table of the fourth edition."""

TEXT = Named[Ability]("text", tuple(f"text {n}" for n in range(TEXTS)))
REACT = Kind("react", Maybe(TEXT), reaction=True)


@state
class SilentPlayer(State):
    """A player with texts in play and cards in hand."""

    texts: Texts = field(default_factory=Texts)
    hand: Annotated[list[Ability], Secret(), Bag()] = field(default_factory=list)


@state
class Silence(Root):
    """The whole table."""

    players: Annotated[list[SilentPlayer], PerSeat()] = field(default_factory=list)
    texts: Texts = field(default_factory=Texts)
    times: int = 0


@dataclass(slots=True)
class Whisper(Window):
    """Something that happens and that nobody at the table can answer."""

    seat: int

    def seats(self, s: Silence) -> range:
        return range(len(s.players))


async def pays(s: Silence, seat: int, ability: Ability) -> None:
    """Nothing is ever used."""


HOOKS: Hooks[Silence] = Hooks(
    holders=lambda s: s.players,
    common=lambda s: s.texts,
    is_card=lambda ability: ability < ANSWERING // 2,
    kind=REACT,
    pays=pays,
    plays=lambda seat, ability: None,
)


async def answer(s: Silence, seat: int, w: Whisper) -> None:
    """What a text would do if anybody had it."""


for number in range(ANSWERING):
    HOOKS.reaction(Whisper, Ability(number), exhausts=number % 3 == 0)(answer)


async def whispers(s: Silence) -> None:
    """Let it happen over and over."""
    happens = HOOKS.happens
    for time in range(s.times):
        await happens(s, Whisper(time % SEATS))


async def loop(s: Silence) -> None:
    """The same loop without a window, to measure its own cost."""
    for time in range(s.times):
        Whisper(time % SEATS)


def setup(times: int, step: Any) -> Silence:
    """Everyone has some texts that answer other windows."""
    dice = Random(1)
    others = range(ANSWERING, TEXTS)
    s = Silence(times=times)
    for seat in range(SEATS):
        held = [(Ability(a), seat, True) for a in sorted(dice.sample(others, IN_PLAY))]
        hand = [Ability(a) for a in sorted(dice.sample(others, HAND))]
        s.players.append(SilentPlayer(Texts(held), hand))
    then(s, frame(step))
    return s


def unheard_us(times: int = 20_000) -> float:
    """The cost of a window that nobody can answer at eight seats, in microseconds: the best of several tries. It
    includes the public moment, but not the creation of the window."""

    def took(step: Any) -> float:
        game: Game[Silence] = Game(
            name="unheard",
            players=(SEATS,),
            state=Silence,
            setup=lambda players, config: setup(times, step),
            steps=steps_of(whispers, loop),
            kinds={REACT.name: REACT},
            chances={MOMENT.name: MOMENT},
            score=lambda s: [0] * SEATS,
            winners=lambda s: [],
            round_step="",
            bound=1,
            nouns={Ability: TEXT},
        )
        best = 9e9
        for _ in range(7):
            began = process_time()
            Table.new(game, SEATS, seed=1, live=False)
            best = min(best, process_time() - began)
        return best

    return (took(whispers) - took(loop)) / times * 1e6

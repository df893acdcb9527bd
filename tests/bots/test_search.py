"""The search itself, in a game that it knows nothing about and that can be solved by thought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from random import Random

import pytest

from orrery.bots import make
from orrery.bots.candidates import candidates
from orrery.bots.search import Fate
from orrery.core.ask import Decision, Kind, amount, order, pick
from orrery.core.chance import ChanceKind, Roll
from orrery.core.game import Game
from orrery.core.nouns import Number
from orrery.core.state import Root, state, then
from orrery.core.table import Table
from orrery.core.together import together

NUMBER = Number()
TAKE = Kind("take", NUMBER)
HAND = Kind("hand", NUMBER, many=True)


@state
class Taking(Root):
    """Three times everyone names a number in secret. Each gets that many points; six is one too many and costs five."""

    points: list[int] = field(default_factory=list)
    left: int = 3


async def take(s: Taking) -> None:
    named = await together({seat: name_one(seat) for seat in range(len(s.points))}, sealed=True)
    for seat, number in named.items():
        s.points[seat] += number if number < 6 else -5
    s.left -= 1
    if s.left:
        then(s, ("take",))


async def name_one(seat: int) -> int:
    number: int = await amount(seat, TAKE, 0, 6)
    return number


def setup(players: int, config: Mapping[str, str]) -> Taking:
    return Taking(schedule=[("take",)], points=[0] * players)


GAME = Game(
    name="taking",
    players=(2, 3),
    state=Taking,
    setup=setup,
    steps={"take": take},
    kinds={"take": TAKE},
    chances={},
    score=lambda s: list(s.points),
    winners=lambda s: [seat for seat, n in enumerate(s.points) if n == max(s.points)],
    round_step="take",
    bound=9,
)


@pytest.mark.parametrize("players", [2, 3])
def test_search_finds_the_best_answer_in_a_game_it_knows_nothing_of(players: int) -> None:
    table = Table.new(GAME, players, seed=1)
    bots = [make("search:sims=300", seed) for seed in range(players)]
    while not table.over:
        seat = next(iter(table.pending.values())).seat
        answer = bots[seat].decide(table.mind(seat))
        assert answer in (4, 5), "five is best, and four is close"
        table.answer(seat, answer)


def test_few_answers_are_all_looked_at_with_the_instincts_first() -> None:
    question: Decision[int] = amount(0, TAKE, 0, 6)
    assert candidates(question, 3, 10, Random(1)) == [3, 0, 1, 2, 4, 5, 6]


@pytest.mark.parametrize(
    ("question", "first"),
    [
        (pick(0, HAND, list(range(20)), 5, 5), (0, 1, 2, 3, 4)),
        (order(0, HAND, list(range(8))), tuple(range(8))),
        (amount(0, TAKE, 0, 500), 250),
    ],
    ids=["pick", "order", "amount"],
)
def test_of_many_answers_those_near_the_instincts_come_first(question: Decision[object], first: object) -> None:
    found = candidates(question, first, 10, Random(1))
    assert found[0] == first
    assert len(found) == len(set(found)) == 10
    assert all(question.refuse(answer) is None for answer in found)
    if isinstance(first, int):
        assert all(isinstance(n, int) and abs(n - first) <= 2 for n in found[:4])
    elif question.FORM == "pick":
        assert all(isinstance(c, tuple) and len(set(c) & {0, 1, 2, 3, 4}) >= 4 for c in found)


ONE_DIE, ANOTHER = ChanceKind("one_die", NUMBER), ChanceKind("another", NUMBER)


def test_the_same_luck_comes_whatever_came_before_it() -> None:
    """The second roll of a kind shows the same, however many others were rolled before; another seat has different
    luck."""

    def rolls(*kinds: tuple[ChanceKind, int]) -> list[tuple[ChanceKind, tuple[int, ...]]]:
        table = Table.new(GAME, 2, seed=1).clone()
        table.source = Fate(table, 5)
        return [(kind, table.running._outcome(Roll(kind, 4, 1000, seat=seat), 0)) for kind, seat in kinds]

    plain = rolls((ONE_DIE, 0), (ONE_DIE, 0), (ONE_DIE, 1))
    mixed = rolls((ANOTHER, 0), (ONE_DIE, 0), (ANOTHER, 0), (ANOTHER, 1), (ONE_DIE, 0), (ONE_DIE, 1))
    assert [it for it in mixed if it[0] is ONE_DIE] == plain
    assert len({shown for _, shown in mixed}) == len(mixed)

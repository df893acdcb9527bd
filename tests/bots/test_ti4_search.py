"""The search on top of what bots know about Twilight Imperium 4."""

from __future__ import annotations

from random import Random

from orrery.bots import make
from orrery.bots.bot import dice_for
from orrery.bots.knowledge import knowledge
from orrery.bots.search import Search, Trial
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.bot.think import alternatives, chances, clock, effort, instinct, worth
from orrery.games.ti4.rules.kinds import KINDS
from tests.ti4.notation import position, seat_of, state


def asked(kind: str) -> Table:
    """A table at which a question of that kind has been asked for the first time, all following their instinct."""
    table, dice = Table.new(GAME, 6, {}, seed=3), Random(3)
    while (decision := next(iter(table.pending.values()))).kind.name != kind:
        table.put(next(iter(table.pending)), instinct(table, next(iter(table.pending)), decision, dice))
    return table


def test_the_framework_knows_it() -> None:
    known = knowledge("ti4")
    assert (known.instinct, known.worth, known.clock, known.chances) == (instinct, worth, clock, chances)
    assert (known.alternatives, known.effort) == (alternatives, effort)
    assert set(effort) <= set(KINDS)


def test_the_answers_it_tries_are_legal_and_the_instincts_is_among_them() -> None:
    for kind in ("take", "activate"):
        table = asked(kind)
        ((track, decision),) = table.pending.items()
        tried = alternatives(table, decision)
        assert [it for it in tried if decision.refuse(it) is not None] == []
        if kind == "take":
            assert len(tried) > 1
        else:
            assert tried[0] == instinct(table, track, decision, Random(1)), "the best plan comes first"


def test_without_time_it_plays_like_greedy() -> None:
    """No other answer is taken before it has been compared in enough worlds."""
    table = asked("take")
    (decision,) = table.pending.values()
    bot, mind = make("search:ms=1", 1), table.mind(decision.seat)
    like_greedy = instinct(mind.stand_in, mind.track, mind.question, dice_for(1, mind))
    assert bot.decide(table.mind(decision.seat)) == like_greedy


def test_another_answer_must_be_better_for_sure() -> None:
    """With fewer worlds than that the search gives the answer of greedy, and so it does unless the lead is clear."""
    table = asked("take")
    (decision,) = table.pending.values()
    trial = Trial(Search(1), table.mind(decision.seat), knowledge("ti4"), ["instinct", "other"], 1)
    ahead = [0.1, 0.2, 0.3], [0.2, 0.3, 0.4]
    assert knowledge("ti4").least == len(ahead[0])
    for found, sure in (
        ([[0.1], [0.9]], False),
        ([ahead[0][:2], ahead[1][:2]], False),
        ([*ahead], True),
        ([[0.1, 0.9, 0.1], [0.9, 0.1, 0.5]], False),
    ):
        trial.values = found
        assert trial._sure_of(1) == sure, found


def test_it_looks_ahead_to_the_next_round() -> None:
    """Past the status phase, in which objectives are scored."""
    table = asked("activate")
    (decision,) = table.pending.values()
    mind = table.mind(decision.seat)
    trial = Trial(Search(1), mind, knowledge("ti4"), [], 1)
    copy = mind.imagine(0)
    trial._play(copy, Random(0))
    assert (state(copy).round, state(copy).phase) == (2, "strategy")


def test_worth_follows_points_objectives_and_planets() -> None:
    plain = position(objectives="corner_the_market", planets={"jord": "sol: infantry"})
    sol = seat_of(plain, "sol")
    before = worth(state(plain), sol)
    richer = {"jord": "sol: infantry", "lodor": "sol: infantry"}
    assert worth(state(position(objectives="corner_the_market", planets=richer)), sol) > before
    ahead = state(position(objectives="corner_the_market", planets={"jord": "sol: infantry"}, sol={"points": 3}))
    assert worth(ahead, sol) > before + 1
    found = chances(ahead, [worth(ahead, seat) for seat in range(len(ahead.players))])
    assert max(found) == found[sol]
    assert abs(sum(found) - 1) < 1e-9

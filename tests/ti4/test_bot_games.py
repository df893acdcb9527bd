"""The bot of Twilight Imperium 4 in whole games: legal, honest, quick to the end."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orrery.bots import make
from orrery.bots.knowledge import knowledge
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.bot.goals import NO_PLAN
from orrery.games.ti4.bot.think import ANSWERS, instinct
from orrery.games.ti4.bot.ways import UNUSED, ways_to
from orrery.games.ti4.rules.board import planets_of
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS, NOTE_ACTIONS
from orrery.games.ti4.rules.kinds import KINDS
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.texts import FEATS
from tests.ti4.notation import state

DRAFTED = {"draft": "slices", "bans": "1"}


def answered(table: Table, dice: Random) -> tuple[int, Any]:
    """The next question of a table and the instinct's answer to it."""
    track, decision = next(iter(table.pending.items()))
    return track, instinct(table, track, decision, dice)


def test_every_kind_of_question_has_an_answer() -> None:
    assert {*ANSWERS, "take"} == set(KINDS), "which strategy card is taken the dice may decide"


def test_greedy_knows_this_game() -> None:
    assert knowledge("ti4").instinct is instinct


def test_each_objective_has_a_plan_or_a_reason_why_not() -> None:
    assert [it.name for it in OBJECTIVES if not ways_to(it.name)] == []
    assert [name for name in NO_PLAN if ways_to(name) != ["does nothing"]] == []


def test_whatever_can_be_used_as_an_action_says_what_to_think_of_it() -> None:
    silent = [TEXT.names[it] for it in (*ACTIONS, *NOTE_ACTIONS) if (said := HOOKS.opinion(it)) is None or not said.use]
    assert silent == []


def test_whatever_can_be_used_is_used_at_some_time_or_has_a_reason_why_not() -> None:
    texts = {it for it in (*ACTIONS, *NOTE_ACTIONS, *HOOKS.optional()) if it not in FEATS}
    uses = {TEXT.names[it]: said.use if (said := HOOKS.opinion(it)) is not None else None for it in texts}
    assert {name for name, use in uses.items() if not callable(use) and (use is None or use <= 0)} == set(UNUSED)


def test_six_greedy_bots_play_to_ten_points() -> None:
    """They move, land, produce, research, vote, take planets and Mecatol Rex, and play cards."""
    table, dice, asked = Table.new(GAME, 6, {}, seed=1, live=False), Random(1), Counter[str]()
    while table.pending:
        track, answer = answered(table, dice)
        asked[table.pending[track].kind.name] += answer not in (None, (), False)
        table.put(track, answer)
    s = state(table)
    assert max(p.points for p in s.players) == 10
    assert s.round <= 9
    assert min(asked[kind] for kind in ("move", "commit", "produce", "research", "score", "vote", "react", "build")) > 0
    assert sum(len(planets_of(s, seat)) for seat in range(6)) > 24
    assert not s.custodians


@pytest.mark.parametrize(
    ("players", "options"), [(3, {"galaxy": "build", "factions": "choose"}), (6, DRAFTED), (8, {"goal": "14"})]
)
def test_every_answer_is_legal_at_any_time(players: int, options: dict[str, str]) -> None:
    """A table where everybody answers at random asks questions that sensible players are seldom asked."""
    table, dice = Table.new(GAME, players, options, seed=players, live=False), Random(players)
    while table.pending and state(table).round < 4:
        for track, decision in (*table.pending.items(), *table.offers.items()):
            answer = instinct(table, track, decision, dice)
            assert decision.refuse(answer) is None, (decision, answer)
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(dice))


def test_greedy_beats_random_bots() -> None:
    me, dice = 2, Random(2)
    table = Table.new(GAME, 6, {}, seed=2, live=False)
    while table.pending:
        track, decision = next(iter(table.pending.items()))
        mine = decision.seat == me
        table.put(track, instinct(table, track, decision, dice) if mine else decision.sample(dice))
    assert state(table).winners == [me]


def test_greedy_reads_nothing_that_its_seat_cannot_see() -> None:
    """On a table that it has imagined it answers as on the real one, for the first two rounds."""
    table, bot = Table.new(GAME, 6, {}, seed=6), make("greedy", 1)
    while state(table).round < 3:
        track, decision = next(iter(table.pending.items()))
        real = instinct(table, track, decision, Random(0))
        if decision.kind.name in ANSWERS:
            assert bot.decide(table.mind(decision.seat)) == real, decision
        table.put(track, real)

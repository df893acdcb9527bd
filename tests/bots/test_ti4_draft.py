"""How bots draft in Twilight Imperium 4."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.bot.draft import lot_worth, waiting
from orrery.games.ti4.bot.think import instinct
from orrery.games.ti4.rules.draft import SLICE, lot_of_place, sort_of
from orrery.games.ti4.rules.things import Lot


def drafted(players: int, **options: str) -> Table:
    """A draft among bots, up to its end."""
    table = Table.new(GAME, players, {"draft": "slices", **options}, seed=players)
    while table.state.draft is not None:
        answer(table)
    return table


def answer(table: Table) -> Any:
    """A bot gives the next answer."""
    track, asked = next(iter(table.pending.items()))
    value = instinct(table, track, asked, Random(1))
    table.answer(asked.seat, value, asked.kind.name)
    return value


@pytest.mark.parametrize("players", GAME.players)
def test_bots_ban_and_draft_with_any_number_of_players(players: int) -> None:
    s: Any = drafted(players, bans="1").state
    assert len({p.faction for p in s.players}) == players
    assert sorted(s.seating) == [*range(players)]


def test_the_slice_that_a_bot_takes_is_the_best_that_is_left() -> None:
    table = Table.new(GAME, 5, {"draft": "slices"}, seed=2)
    slices = 0
    while (s := table.state).draft is not None:
        asked = next(iter(table.pending.values()))
        left = {lot: lot_worth(s, lot) for lot in asked.options() if sort_of(lot) == SLICE}
        lot = answer(table)
        if sort_of(lot) == SLICE:
            assert left[lot] == max(left.values())
            slices += 1
    assert slices == 5


def test_a_place_nearer_to_the_speaker_is_worth_more() -> None:
    s: Any = Table.new(GAME, 4, {"draft": "slices"}, seed=2).state
    worth = [lot_worth(s, lot_of_place(n)) for n in range(4)]
    assert worth == sorted(worth, reverse=True)
    assert len({*worth}) == 4


def test_how_many_others_come_before_ones_next_turn() -> None:
    table = Table.new(GAME, 4, {"draft": "slices"}, seed=2)
    s: Any = table.state
    first, second, *_, last = s.draft.order
    assert waiting(s, first) == 6, "there and back"
    s = s.clone()
    s.draft.taken = [(first, Lot(0)), (second, Lot(1)), (s.draft.order[2], Lot(2))]
    assert waiting(s, last) == 0, "whoever is last takes two things"

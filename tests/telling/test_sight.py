"""Open cards: everybody's things are seen as their owner sees them, the rest as a spectator does."""

from __future__ import annotations

from random import Random

import pytest

from orrery.core.table import Table
from orrery.core.unknown import Unknown
from orrery.core.view import plain_state
from orrery.games import game
from orrery.telling.sight import OpenView, sight


def table_of(name: str, players: int) -> Table:
    table, dice = Table.new(game(name), players, {}, seed=4), Random(4)
    for _ in range(40):
        track = dice.choice(sorted(table.pending))
        table.put(track, table.pending[track].sample(dice))
    return table


@pytest.mark.parametrize("name", ["race", "warpgate"])
def test_open_cards_show_every_hand_and_nothing_that_nobody_sees(name: str) -> None:
    table = table_of(name, 3)
    view = OpenView(table)
    for seat, p in enumerate(view.state.players):
        own = table.view(seat).state.players[seat]
        assert p.hand == own.hand == table.state.players[seat].hand
        assert isinstance(table.view((seat + 1) % 3).state.players[seat].hand, Unknown)
    opened, public = plain_state(view.state), plain_state(table.view(-1).state)
    assert opened.keys() == public.keys()
    assert {key for key in opened if opened[key] != public[key]} == {"players"}
    with pytest.raises(AttributeError):
        view.state.no_such_field  # noqa: B018


def test_open_cards_ask_nobody_and_tell_every_line() -> None:
    table = table_of("race", 2)
    view = sight(table, 0, open_cards=True)
    assert (view.seat, view.questions, view.window) == (-1, [], "")
    assert view.waiting == table.waiting()
    assert len(view.journal()) == len(table.journal) > len(table.view(0).journal())
    assert view.journal(5) == view.journal()[5:]


def test_otherwise_it_is_the_view_of_the_seat() -> None:
    table = table_of("race", 2)
    assert sight(table, 1).questions == table.view(1).questions
    assert plain_state(sight(table, 1).state) == table.view(1).plain()["state"]

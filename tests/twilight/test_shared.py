"""What both editions of Twilight Imperium import, by itself."""

from __future__ import annotations

import pytest

from orrery.core.abilities import Ability
from orrery.core.game import Setting, Step
from orrery.games.common.books import entered
from orrery.games.twilight.effects import in_force
from orrery.games.twilight.hooks import added_to
from orrery.games.twilight.options import Options, ruling
from orrery.games.twilight.planets import owned_by, ready_of
from orrery.games.twilight.seats import clockwise_from
from orrery.games.twilight.things import Effect
from orrery.games.twilight.windows import OfAll, OfSeat


def test_planets_are_found_by_their_owners() -> None:
    owners = [2, -1, 0, 2, 2, 1]
    assert [owned_by(owners, seat) for seat in range(4)] == [[2], [5], [0, 3, 4], []]
    assert ready_of(owners, 2, 1 << 3 | 1 << 5) == [0, 4]


def test_seats_go_round_the_table() -> None:
    assert clockwise_from(2, 4) == [2, 3, 0, 1]
    assert clockwise_from(4, 4) == [0, 1, 2, 3]


def test_every_value_that_is_not_the_default_has_a_bit() -> None:
    options = Options([Setting("war", ("off", "on", "long")), Setting("cards", ("base", "all"))])
    assert options.names == ("war=on", "war=long", "cards=all")
    assert options.played_with({"war": "long", "cards": "base"}) == options.bit("war", "long") == 2

    class Table:
        played_with = options.bit("war", "on") | options.bit("cards", "all")

    assert ruling(Table(), options.bit("cards", "all"))
    assert not ruling(Table(), options.bit("war", "long"))


def test_what_is_in_force_is_found_by_text_and_seat_but_not_what_was_only_noted() -> None:
    noted = 9
    effects = [Effect((5, 0, 1, 70)), Effect((5, 1, 1, 71)), Effect((6, 0, 1)), Effect((5, 0, noted, 72))]
    assert [*in_force(effects, Ability(5), 0)] == [(70,), (72,)]
    assert [*in_force(effects, Ability(5), None, but=noted)] == [(70,), (71,)]


def test_nothing_is_entered_twice() -> None:
    book = {"plague": len}
    assert entered(book, "veto", "flank")(len) is len
    assert sorted(book) == ["flank", "plague", "veto"]
    with pytest.raises(ValueError, match="plague"):
        entered(book, "plague")(len)


def test_a_step_is_added_once() -> None:
    steps: dict[str, Step] = {}

    async def ambush(s: object) -> None: ...

    assert added_to(steps)(ambush) is ambush
    assert steps == {"ambush": ambush}
    with pytest.raises(AssertionError, match="ambush"):
        added_to(steps)(ambush)


def test_a_number_of_one_player_concerns_nobody_else() -> None:
    class Table:
        players = ("sol", "norr", "hacan")

    assert (OfSeat.PARTIES, OfSeat(1).seats(Table()), OfSeat(-1).seats(Table())) == (1, (1,), ())
    assert (OfAll.PARTIES, [*OfAll(1).seats(Table())]) == (0, [0, 1, 2])

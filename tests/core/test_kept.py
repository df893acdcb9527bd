"""Kept: after an undo by consent, dice, cards and orders come up again in the same order; a record remembers them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from orrery.core.ask import confirm
from orrery.core.chance import Chance, ChanceKind, Draw, Roll, Shuffle
from orrery.core.history import is_chance
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.core.state import then
from orrery.core.table import Table
from tests.core.duels import NORTH, say
from tests.core.toy import DIE, DRAWN, GAME, TALENTS, TALENTS_DEALT, TEXT, VOTE, Duel, Wizard

Luck = Callable[[Duel], Chance[Any]]

LUCK: dict[str, Luck] = {
    "dice": lambda s: Roll(DIE, 3, 6),
    "cards": lambda s: Draw(DRAWN, s.deck, 3, seat=NORTH, seen=1 << NORTH),
    "an order": lambda s: Shuffle(TALENTS_DEALT, list(TALENTS)),
}
every_luck = pytest.mark.parametrize("luck", LUCK.values(), ids=LUCK)


def voting(luck: Luck, seed: int = 3) -> Table:
    """North votes and chance decides, twice. A "no" first rolls a die that nobody sees: everything after it would
    differ if chance were asked again."""

    async def council(s: Duel) -> None:
        for _ in range(2):
            if not await confirm(NORTH, VOTE):
                die = Roll(DIE, 1, 6)
                die.seen = 0
                await die
            await luck(s)
        await confirm(NORTH, VOTE)

    def setup(players: int, config: Any) -> Duel:
        s = Duel(wizards=[Wizard(), Wizard()], round=1)
        s.deck.shuffle_in(TEXT.every[:8])
        then(s, ("council",), ("round",))
        return s

    return Table.new(replace(GAME, steps={**GAME.steps, "council": council}, setup=setup), 2, seed=seed)


def seen(table: Table) -> list[Any]:
    """The outcomes that somebody saw."""
    return [entry[3] for entry in table.entries if is_chance(entry) and entry[1]]


def taken_back(luck: Luck, seed: int) -> tuple[Table, list[Any]]:
    """A table at which north voted twice and took both votes back; and the outcomes before that."""
    table = voting(luck, seed)
    say(table, "north vote yes; north vote yes")
    first = seen(table)
    table.undo(NORTH, consent=True)
    table.undo(NORTH, consent=True)
    return table, first


def loaded(table: Table, text: str) -> Record:
    return Record.loads(text, "a test", games=lambda _: table.game)


@every_luck
def test_what_was_seen_comes_again_in_the_order_in_which_it_came(luck: Luck) -> None:
    differs = 0
    for seed in range(5):
        (table, first), never = taken_back(luck, seed), voting(luck, seed)
        assert seen(table) == []
        for it in (table, never):
            say(it, "north vote no; north vote no")
        assert seen(table) == first
        differs += seen(never) != first
    assert differs, "chance alone would have decided the same"


@every_luck
def test_what_came_again_and_is_taken_back_once_more_comes_a_third_time(luck: Luck) -> None:
    table = voting(luck)
    say(table, "north vote yes; north vote yes")
    first = seen(table)
    for script in ("north vote no", "north vote no; north vote yes", "north vote no; north vote no"):
        while any(not is_chance(entry) for entry in table.entries):
            table.undo(NORTH, consent=True)
        say(table, script)
        assert seen(table) == first[: len(seen(table))]


def test_an_order_of_other_things_is_decided_anew() -> None:
    order = Shuffle(TALENTS_DEALT, [1, 2, 3])
    table = voting(lambda _: order)
    say(table, "north vote yes")
    table.undo(NORTH, consent=True)
    order.items, order.count = [4, 5, 6], 3
    say(table, "north vote no")
    assert sorted(seen(table)[0]) == [4, 5, 6]


def test_a_moment_is_no_luck_and_is_not_kept() -> None:
    table = voting(lambda s: Roll(ChanceKind("bell", DIE.noun, luck=False), 1, 6))
    say(table, "north vote yes")
    table.undo(NORTH, consent=True)
    assert not table.story().kept


# --- a save in between --------------------------------------------------------------------------------------


@every_luck
@pytest.mark.parametrize("resumed", [False, True])
def test_a_record_remembers_what_comes_again(luck: Luck, resumed: bool) -> None:
    differs = 0
    for seed in range(5):
        table, first = taken_back(luck, seed)
        text = Record.of(table).dumps()
        record = loaded(table, text)
        assert record.dumps() == text
        assert record.verify().ok
        again = record.resume()[0] if resumed else record.replay()
        forgetful = loaded(table, "".join(line for line in text.splitlines(True) if not line.startswith('{"again"')))
        without = forgetful.replay()
        for it in (again, without):
            say(it, "north vote no; north vote no")
        assert seen(again) == first
        differs += seen(without) != first
    assert differs, "chance alone would have decided the same"


@every_luck
def test_nothing_is_written_of_it_when_it_has_come_again(luck: Luck) -> None:
    table = voting(luck)
    say(table, "north vote yes")
    before = Record.of(table).dumps()
    table.undo(NORTH, consent=True)
    assert '{"again": ' in Record.of(table).dumps()
    say(table, "north vote yes")
    assert Record.of(table).dumps() == before


@every_luck
def test_an_export_tells_nothing_of_it(luck: Luck) -> None:
    """Not even to those who saw it: it was undone, and it could reveal a hand to the others."""
    table, never = voting(luck), voting(luck)
    say(table, "north vote yes")
    table.undo(NORTH, consent=True)
    for seat in (-1, 0, 1):
        assert Record.of(table).export(seat) == Record.of(never).export(seat)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda lines: lines.insert(1, lines.pop()), 'after the "again" lines'),
        (lambda lines: lines.append(lines[-1]), "cannot come again"),
        (lambda lines: lines.append('{"again": "comet", "v": [1], "seen": -1}\n'), "knows no chance"),
        (lambda lines: lines.append('{"again": "die", "v": [1], "seen": 99}\n'), "no mask"),
        (lambda lines: lines.append('{"again": "die", "v": "six", "seen": 1}\n'), "line"),
        (lambda lines: lines.__setitem__(0, lines[0].replace('"orrery": 3', '"orrery": 1')), "cannot come again"),
    ],
)
def test_what_cannot_come_again_is_refused(change: Callable[[list[str]], None], words: str) -> None:
    table = voting(LUCK["dice"])
    say(table, "north vote yes")
    table.undo(NORTH, consent=True)
    lines = Record.of(table).dumps().splitlines(True)
    assert lines[-1].startswith('{"again"')
    change(lines)
    with pytest.raises(BadRecord, match=words):
        loaded(table, "".join(lines))


def test_a_copy_knows_what_comes_again_and_goes_its_own_way() -> None:
    table = voting(LUCK["dice"])
    say(table, "north vote yes; north vote yes")
    first = seen(table)
    table.undo(NORTH, consent=True)
    table.undo(NORTH, consent=True)
    copy = table.clone()
    for it in (copy, table):
        say(it, "north vote no; north vote no")
        assert seen(it) == first

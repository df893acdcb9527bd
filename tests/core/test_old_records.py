"""Records of other rules: the first entry that no longer fits is found, and the game continues from a snapshot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import field, replace
from random import Random

import pytest

from orrery.core.ask import Kind, amount
from orrery.core.history import Mismatch
from orrery.core.nouns import Number
from orrery.core.record import Record
from orrery.core.state import Root, state
from tests.core.grove import (
    DICE,
    GROVE,
    TEXT,
    Grove,
    changed,
    fate,
    go_on,
    lines_of,
    played,
    refused,
    reread,
    setup,
    text_of,
)


async def kinder_fate(s: Grove, bonus: int) -> None:
    await fate(s, bonus + (10 if s.round == 1 else 0))


async def no_questions(s: Grove, bonus: int) -> None:
    if s.round == 1:
        await fate(s, bonus)


@state
class Orchard(Grove):
    """A grove with a field that older snapshots lack."""

    fence: int = field(kw_only=True)


def plant(players: int, options: Mapping[str, str]) -> Orchard:
    grove = setup(players, options)
    return Orchard(schedule=grove.schedule, deck=grove.deck, seats=grove.seats, fence=1)


def at_of(text: str, key: str, which: int) -> tuple[int, int]:
    """The line number and the "at" of a fingerprint or snapshot."""
    found = [(number, line["at"]) for number, line in enumerate(lines_of(text), 1) if key in line]
    return found[which]


def test_a_rule_that_changed_is_found_where_it_first_shows() -> None:
    record = Record.of(played(7))
    text = record.dumps()
    later = reread(text, changed(fate=kinder_fate))
    assert later.replay().over
    report = later.verify()
    line, at = at_of(text, "s", 1)
    assert (report.ok, report.line, report.entry) == (False, line, at)
    assert '"points"' in str(report.expected)
    assert report.expected != report.found
    assert report.snapshot == at
    assert f"played with rules {GROVE.rules}; grove has rules {later.game.rules} now" in str(report)
    assert f"can continue from the snapshot after {at} entries" in str(report)


def test_other_rules_that_change_nothing_are_only_mentioned() -> None:
    report = reread(TEXT, changed()).verify()
    assert report.ok
    assert f"rules {changed().rules} now" in str(report.note)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_goes_on_from_its_snapshot_under_new_rules(seed: int) -> None:
    table = played(seed)
    table = Record.of(table).replay(table.snapshots[-1].at + 9)
    game = changed(fate=kinder_fate)
    record = reread(Record.of(table).dumps(), game)
    resumed, report = record.resume()
    start = record.snapshots[-1].at
    assert (report.ok, report.resumed, report.snapshot, report.dropped) == (False, True, start, 0)
    assert "which cannot be undone" in str(report)
    assert resumed.entries == table.entries
    assert resumed.state == table.state
    assert resumed.frozen == start
    assert resumed.answered == table.answered
    go_on(resumed, Random(seed), undo=True)
    assert resumed.over
    assert resumed.entries[:start] == table.entries[:start]
    for seat in (0, 1):
        while resumed.going_back(seat) is not None:
            resumed.undo(seat, consent=True)
    assert len(resumed.entries) >= start
    go_on(resumed, Random(seed))
    text = Record.of(resumed).dumps()
    assert lines_of(text)[0]["frozen"] == start
    again = reread(text, game)
    assert again.dumps() == text
    assert again.verify().ok
    assert again.resume()[1].ok
    assert Record.of(again.resume()[0]).dumps() == text
    with pytest.raises(ValueError, match="upto must be from"):
        again.replay(start - 1)


def test_a_game_that_did_not_start_from_the_setup_keeps_its_start() -> None:
    def richer(players: int, options: Mapping[str, str]) -> Root:
        s = setup(players, options)
        assert isinstance(s, Grove)
        s.seats[0].points = 5
        return s

    game = replace(changed(), setup=richer)
    record = reread(Record.of(played(2, 3)).dumps(), game)
    report = record.verify()
    assert (report.ok, report.entry, report.snapshot) == (False, record.prints[0].at, 0)
    table, report = record.resume()
    assert (report.snapshot, report.dropped) == (0, 0)
    go_on(table, Random(1))
    again = reread(Record.of(table).dumps(), game)
    assert again.head.frozen == 0
    assert again.verify().ok
    assert Record.of(again.replay()).dumps() == again.dumps()


def test_entries_that_no_longer_fit_are_given_up_and_counted() -> None:
    table = played(8)
    record = reread(Record.of(table).dumps(), changed(fate=no_questions))
    resumed, report = record.resume()
    roll = max(i for i, e in enumerate(table.entries) if e[2] is DICE and len(e[3]) == 2)
    assert (report.entry, report.resumed, report.dropped) == (roll, True, len(table.entries) - roll)
    assert resumed.entries == table.entries[:roll]
    assert resumed.over
    assert f"Later entries given up: {report.dropped}." in str(report)


def test_entries_behind_a_wrong_fingerprint_are_given_up() -> None:
    lines = lines_of(Record.of(played(9)).dumps())
    marks = [line for line in lines if "f" in line]
    marks[-2]["f"] = "0" * 16
    record = reread(text_of(lines))
    report = record.verify()
    assert (report.entry, str(report.found)[:5]) == (marks[-2]["at"], '{"f":')
    resumed, report = record.resume()
    assert not report.ok
    assert report.dropped == len(record.entries) - marks[-3]["at"]
    assert resumed.entries[: marks[-3]["at"]] == record.entries[: marks[-3]["at"]]


def test_a_snapshot_of_unknown_layout_is_passed_over() -> None:
    lines = lines_of(Record.of(played(7)).dumps())
    [line for line in lines if "s" in line][-1].update(schema=7, s={"what": "ever"})
    record = reread(text_of(lines), changed(fate=kinder_fate))
    assert text_of(lines) == record.dumps()
    resumed, report = record.resume()
    assert report.resumed
    assert report.snapshot == 0
    assert report.dropped > 0
    assert not resumed.over
    only_later = replace(changed(fate=kinder_fate), state=Orchard, setup=plant)
    with pytest.raises(Mismatch, match="No snapshot can be used"):
        reread(text_of(lines), only_later).resume()


def test_questions_that_are_gone_are_kept_to_be_read() -> None:
    shout = Kind("shout", Number())

    async def louder(s: Grove) -> None:
        for me, player in enumerate(s.seats):
            player.points += await amount(me, shout, 1, 3)

    text = Record.of(played(7)).dumps()
    kinds = {**GROVE.kinds, "shout": shout}
    del kinds["cheer"]
    game = replace(changed(party=louder), kinds=kinds)
    record = reread(text, game)
    assert record.dumps() == text
    report = record.verify()
    assert '"q": "cheer"' in str(report.expected) or '"q": "gift"' in str(report.expected)
    resumed, report = record.resume()
    assert report.resumed
    go_on(resumed, Random(1))
    again = reread(Record.of(resumed).dumps(), game)
    assert '"q": "cheer"' in again.dumps()
    assert '"q": "shout"' in again.dumps()
    assert again.verify().ok
    assert "knows no question 'cheer'" in refused(text.replace(GROVE.rules, game.rules), game)


def test_an_answer_that_is_not_legal_is_found() -> None:
    lines = lines_of(Record.of(played(3)).dumps())
    line = next(line for line in lines if line.get("q") == "cheer")
    line["v"] = 99
    report = reread(text_of(lines)).verify()
    assert lines[report.line - 1] is line
    assert "99" in str(report.expected)
    assert "not legal" in str(report.found)


@pytest.mark.parametrize(("key", "change"), [("a", {"a": 1}), ("c", {"seen": 3})])
def test_a_wrong_seat_or_witness_is_found(key: str, change: dict[str, int]) -> None:
    lines = lines_of(Record.of(played(3)).dumps())
    line = next(line for line in lines if key in line)
    line |= change
    report = reread(text_of(lines)).verify()
    assert lines[report.line - 1] is line


def test_a_wrong_end_is_found() -> None:
    lines = lines_of(TEXT)
    lines[-1]["end"]["scores"][0] += 1
    report = reread(text_of(lines)).verify()
    assert report.line == len(lines)
    assert report.expected == json.dumps(lines[-1]["end"])
    unfinished = lines_of(Record.of(played(5, 6)).dumps())
    report = reread(text_of([*unfinished, lines[-1]])).verify()
    assert str(report.found) == "a game that is not over"

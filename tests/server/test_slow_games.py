"""Slow games: where a table of six could wait for weeks, it asks only those who have something to say."""

from __future__ import annotations

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from orrery.core.hooks import Hooks
from orrery.core.standing import occasions_at
from orrery.core.table import Table
from orrery.games import game
from orrery.games.ti3.rules.hooks import HOOKS as THIRD
from orrery.games.ti4.rules.hooks import HOOKS as FOURTH
from orrery.server import messages
from orrery.server.rooms import Rooms
from tests.server.databases import in_time
from tests.server.hosting import ANN, BOB, an_answer, friends, hosting, key
from tests.server.playing import HandClock
from tests.ti4.notation import position, state

SIX = "sol, letnev, hacan, winnu, arborec, muaat"
SOL, LETNEV, HACAN, WINNU, ARBOREC, MUAAT = range(6)
NAMES = ("Sam", "Lea", "Hal", "Win", "Ari", "Max")
HANDS = {
    "sol": "politics_rider",
    "letnev": "bribery",
    "hacan": "veto",
    "winnu": "deadly_plot, ancient_burial_sites",
    "arborec": "confusing_legal_text, construction_rider",
}
SILENT = {
    HACAN: [("council", "round"), ("vote", "agenda"), ("vote", "round")],
    WINNU: [("", ""), ("votes", "")],
    ARBOREC: [("OutcomeKnown", ""), ("AgendaKnown", ""), ("vote", "")],
    MUAAT: [],
}
"""What the four others have answered in advance, and until when. Muaat holds no card and no ready planet."""


def six_at_a_council() -> Table:
    """The beginning of an agenda phase with two agendas; all but Muaat can vote and hold cards for it."""
    planets = {"jord": "sol", "arc_prime": "letnev", "hercant": "hacan", "winnu": "winnu", "nestphar": "arborec"}
    hands: dict[str, Any] = {name: {"hand": hand, "goods": 2} for name, hand in HANDS.items()}
    return position(
        SIX,
        agendas="agenda.minister_of_war, agenda.mutiny, agenda.conventions_of_war, agenda.minister_of_peace",
        frames=[("agenda_phase",), ("round",)],
        custodians=False,
        planets=planets,
        muaat={"exhausted": "muaat"},
        **hands,
    )


async def asked_in_council(rooms: Rooms, answers: dict[int, list[tuple[str, str]]]) -> list[tuple[int, str]]:
    """Play the phase; who was asked what."""
    seats = [messages.SeatWanted("me")] * 6
    room = await rooms.room((await rooms.adopt(ANN, six_at_a_council(), seats)).table)
    for seat, given in answers.items():
        for where, until in given:
            await room.do(ANN, messages.Stand(key(), seat, where, until=until))
    asked, dice = [], Random(3)
    while state(room.table).phase == "agenda":
        (seat,) = room.live.asked()
        question = room.table.asked(seat)[0][1].kind
        asked.append((seat, question.name))
        for other in range(6):
            told = room.shown(ANN, other, "en").waiting
            assert told == ([] if question.reaction and other != seat else [seat])
        await room.do(ANN, an_answer(room, seat, dice=dice))
    assert state(room.table).round == 2
    return asked


@in_time
async def test_an_agenda_phase_asks_only_those_who_have_something_to_say(url: str) -> None:
    async with hosting(url) as rooms:
        everybody = await asked_in_council(rooms, {})
        assert {seat for seat, _ in everybody} == {SOL, LETNEV, HACAN, WINNU, ARBOREC}
        some = await asked_in_council(rooms, SILENT)
        assert {seat for seat, _ in some} == {SOL, LETNEV}
        assert {(LETNEV, "vote"), (SOL, "react")} <= {*some}


@in_time
async def test_a_seat_is_told_round_by_round_what_happened_since_its_last_answer(url: str) -> None:
    async with hosting(url) as rooms:
        made = await rooms.adopt(ANN, six_at_a_council(), [messages.SeatWanted("me", name) for name in NAMES])
        room = await rooms.room(made.table)
        assert room.since(ANN, LETNEV, "en") == [], "it has not answered yet"
        dice = Random(3)
        while room.live.asked() != [LETNEV]:
            await room.do(ANN, an_answer(room, room.live.asked()[0], dice=dice))
        await room.do(ANN, an_answer(room, LETNEV, dice=dice))
        for where in ("", "vote"):
            await room.do(ANN, messages.Stand(key(), LETNEV, where))
        while room.live.asked() != [LETNEV]:
            await room.do(ANN, an_answer(room, room.live.asked()[0], dice=dice))
        first, second = room.since(ANN, LETNEV, "en")
        assert "Outcome of" in first
        assert "more lines in the log" in first
        assert second.startswith("Round 2: Sam takes ")
        assert room.since(ANN, LETNEV, "de")[1].startswith("Runde 2: Sam nimmt ")
        table = room.id
    async with hosting(url) as rooms:
        room = await rooms.room(table)
        assert room.since(ANN, LETNEV, "en") == [first, second]
        await room.do(ANN, an_answer(room, LETNEV, dice=dice))
        assert room.since(ANN, LETNEV, "en") == []


@in_time
async def test_a_list_of_tables_says_since_when_each_waits_for_oneself(url: str) -> None:
    """From that a page reminds its reader. It is the same after a restart, and says nothing of other seats."""
    clock = HandClock()
    begin = datetime.fromtimestamp(clock.time(), UTC).isoformat(timespec="seconds")
    async with hosting(url, clock=clock) as rooms:
        room = await friends(rooms, game="race")
        assert room.live.asked() == [0, 1]
        clock.at += 90_000
        await room.do(BOB, an_answer(room, 1, dice=Random(1)))
        assert [(it.your_turn, it.asked_since) for it in await rooms.mine(BOB)] == [(False, None)]
    async with hosting(url, clock=clock) as rooms:
        assert [(it.your_turn, it.asked_since) for it in await rooms.mine(ANN)] == [(True, begin)]
        room = await rooms.room(room.id)
        await room.do(ANN, an_answer(room, 0, dice=Random(1)))
        later = datetime.fromtimestamp(clock.time(), UTC).isoformat(timespec="seconds")
        assert [it.asked_since for it in await rooms.mine(ANN)] == [later]


@pytest.mark.parametrize(("name", "hooks"), [("ti3", THIRD), ("ti4", FOURTH)])
def test_every_text_that_may_be_used_has_an_occasion(name: str, hooks: Hooks[Any]) -> None:
    windows = {window.__name__ for window in hooks.answered_by(hooks.optional())}
    assert windows == {it.name for it in occasions_at(game(name), "")}

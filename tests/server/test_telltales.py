"""Telltales: two tables that differ only in what somebody holds, one after the other. Other readers get the same
messages, in number, order, size and content, and at the same times; the same goes for the list of tables."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.server import messages
from orrery.server.background import SlowWork
from orrery.server.replays import NoMoment, imagined
from orrery.server.rooms import PAUSE
from tests.server.playing import Browser, HandClock, Json, Live, Served, serving

TICK = PAUSE / 2.5
TICKS = 10
OPTIONS = {"ti3": {"galaxy": "build"}, "ti4": {"galaxy": "build"}}


PATIENCE = 100
"""How often it is looked whether everybody is here."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose clock is advanced by hand."""
    folder: Path = tmp_path_factory.mktemp("telltales")
    with serving(folder / "orrery.db", clock=HandClock()) as it:
        yield it


@dataclass
class Watched:
    """A table with a browser for each seat, and everything that a seat and a spectator are told, tick by tick."""

    served: Served
    table: str
    browsers: list[Browser]
    lives: list[Live]
    reader: int
    looking: dict[int, asyncio.Task[httpx.Response]] = field(default_factory=dict)

    @classmethod
    def adopt(cls, served: Served, table: Table, reader: int) -> Watched:
        browsers = [Browser(served.url) for _ in range(table.players + 1)]
        seats = [messages.SeatWanted("friend", f"Player {n}") for n in range(table.players)]
        browsers[-1].make("race", "me", "me")
        made = served.ask(served.rooms.adopt(browsers[-1].visitor, table, seats))
        for link in made.links:
            if link.seat >= 0:
                browsers[link.seat].sit(made.table, link.secret)
        it = cls(served, made.table, browsers, [], reader)
        for browser, seat in ((browsers[reader], reader), (browsers[-1], -1)):
            it.lives.append(browser.live(made.table, seat))
            it.lives[-1].shown()
        for seat in range(table.players):  # the others look too: what they are told must not show in the times of this
            if seat != reader:
                browsers[seat].live(made.table, seat).shown()
        it.gather()
        it.told()
        return it

    def gather(self) -> None:
        """Everybody is here before the story begins: that somebody comes is told a moment later, at any tick."""
        for seat, browser in enumerate(self.browsers[:-1]):
            browser.told(f"tables/{self.table}", seat=seat)
        for _ in range(PATIENCE):
            self.served.ask(self.clock.settle())
            if all(chair["here"] for chair in self.browsers[-1].told(f"tables/{self.table}")["seats"]):
                return
        raise AssertionError("somebody who looks at the table is not here")

    def act(self, seat: int, question: str, value: Json, key: str) -> None:
        """Answer by POST; without a question's name, the first one the seat is asked."""
        browser = self.browsers[seat]
        asked = question or browser.told(f"tables/{self.table}", seat=seat)["questions"][0]["id"]
        told = browser.act(self.table, "answer", seat, key, question=asked, value=value)
        assert told.status_code == 200, told.text

    def told(self) -> list[str]:
        """Everything both readers have heard since the last time, and what their lists of tables say."""
        self.served.ask(self.quiet())
        news = []
        for live in self.lives:
            live.do("seen", self.reader if live is self.lives[0] else -1, line=0)
            told = [_unnumbered(it) for it in live.heard if json.loads(it)["type"] not in ("done", "presence")]
            news += [f"{len(it)} {it}" for it in told]
            live.heard.clear()
        for seat in (self.reader, -1):
            cards = [card for card in self.browsers[seat].told("tables") if card["table"] == self.table]
            news.append(json.dumps(cards))
        news += [it for seat in (self.reader, -1) for it in self.served.ask(self.looked(seat))]
        return [it.replace(self.table, "table") for it in news]

    async def quiet(self) -> None:
        """Until nothing more happens at this tick. How long a worker takes for the odds of a battle is no part of the
        story: they are there at the tick at which they were asked for."""
        slow: SlowWork = self.served.app.state.slow
        await self.clock.settle()
        await slow.idle()
        await self.clock.settle()

    async def looked(self, seat: int) -> list[str]:
        """What a reader without a socket is answered. One request at a time is under way: as long as the table is held
        it stays without an answer, and the next one is sent only after that."""
        if seat not in self.looking:
            self.looking[seat] = asyncio.create_task(self.look(seat))
            await self.clock.settle()
        if not self.looking[seat].done() and self.clock.waiting:
            return []
        told = await self.looking.pop(seat)
        return [f"{told.status_code} {len(told.content)} {told.text}"]

    async def look(self, seat: int) -> httpx.Response:
        door, cookies = httpx.ASGITransport(self.served.guard), dict(self.browsers[seat].http.cookies)
        async with httpx.AsyncClient(transport=door, base_url=self.served.url, cookies=cookies) as http:
            return await http.get(f"/api/tables/{self.table}", params={"seat": seat})

    @property
    def clock(self) -> HandClock:
        assert isinstance(self.served.clock, HandClock)
        return self.served.clock

    def turn(self) -> None:
        self.served.ask(self.clock.turn(TICK))

    def close(self) -> None:
        for browser in self.browsers:
            browser.close()


Deed = tuple[int, str, Json]
"""Who answers which question, and how."""


def story(
    served: Served, record: str, reader: int, deeds: dict[int, list[Deed]], asks: int | None = None
) -> list[list[str]]:
    """What a reader is told at each tick while these things are done. `asks`: a seat that wants to be asked wherever it
    could react."""
    clock = served.clock
    assert isinstance(clock, HandClock)
    start = 1000 * (clock.at // 1000 + 1)
    clock.at = start + 0.8  # the next second begins between the second tick and the third
    served.app.state.slow = SlowWork(served.thinkers)  # no odds are known from another story
    watched = Watched.adopt(served, Record.loads(record, games=titled).resume()[0], reader)
    if asks is not None:
        told = watched.browsers[asks].act(watched.table, "stand", asks, "ask", where="", what="ask")
        assert told.status_code == 200, told.text
    heard = []
    for tick in range(TICKS):
        for n, (seat, question, value) in enumerate(deeds.get(tick, [])):
            watched.act(seat, question, value, f"{tick}-{n}")
        heard.append([_without_time(it, start) for it in watched.told()])
        watched.turn()
    watched.close()
    return heard


def _unnumbered(text: str) -> str:
    """A message without its number, which counts what was told before the story began too."""
    return re.sub(r'"number":\d+', '"number":0', text)


def _without_time(text: str, start: float) -> str:
    """Times counted from the start of the story."""
    for second in range(10):
        text = text.replace(datetime.fromtimestamp(start + second, UTC).isoformat(timespec="seconds"), f"+{second} s")
    return text


# --- somebody holds a card to react with ------------------------------------------------------------------------------


@dataclass
class Pair:
    """The same position twice as far as a reader knows: at one table somebody is asked and passes."""

    asked: str
    not_asked: str
    acts: Deed
    passes: Deed
    reader: int
    window: str


@cache
def pair(game: str, number: int, actor: bool = False) -> Pair:
    """Play until an answer opens a window that somebody else might answer with a hidden card. The reader is somebody
    else again, or whoever gave that answer."""
    for seed in range(10 * number, 10 * number + 10):
        table, dice = Table.new(titled(game), 3, OPTIONS[game], seed=seed), Random(seed)
        while not table.over:
            track, asked = next(iter(table.pending.items()))
            value = asked.sample(dice)
            if not asked.kind.reaction and track < 0:
                ahead = table.clone()
                ahead.put(track, value)
                who = [d.seat for d in ahead.pending.values() if d.kind.reaction]
                if len(who) == 1 and who[0] != asked.seat:
                    others = [seat for seat in range(3) if seat not in (asked.seat, who[0])]
                    reader = asked.seat if actor else others[0]
                    found = _twins(table, asked, value, who[0], reader)
                    if found is not None:
                        return found
            table.put(track, value)
    raise AssertionError("nobody could have reacted")


def _twins(table: Table, asked: Any, value: Any, who: int, reader: int) -> Pair | None:
    """Two tables that the reader cannot tell apart, at one of which that seat is asked."""
    question, found = table.question_id(asked.seat, asked), dict[bool, tuple[Table, Json, str]]()
    for chance in range(40):
        try:
            it, after = imagined(table, reader, chance), imagined(table, reader, chance)
        except NoMoment:
            return None
        if after.question_id(asked.seat, asked) != question or after.asked(asked.seat)[0][1].refuse(value) is not None:
            continue
        after.answer(asked.seat, value)
        reacting = [d for d in after.pending.values() if d.kind.reaction]
        if any(d.seat != who for d in reacting):
            continue
        window = after.window
        for d in reacting:
            after.answer(d.seat, None)
        if after.window:
            continue
        found.setdefault(bool(reacting), (it, after.view(reader).plain(), window))
        if len(found) == 2 and found[True][1] == found[False][1]:
            return Pair(
                Record.of(found[True][0]).dumps(),
                Record.of(found[False][0]).dumps(),
                (asked.seat, question, asked.encode(value)),
                (who, "react", None),
                reader,
                found[True][2],
            )
    return None


@pytest.mark.parametrize(
    ("game", "number", "actor"),
    [
        ("ti3", 0, False), ("ti3", 1, False), ("ti3", 0, True), ("ti3", 3, True),
        ("ti4", 0, False), ("ti4", 1, False), ("ti4", 0, True), ("ti4", 2, True),
    ],
)  # fmt: skip
def test_nobody_learns_from_sizes_and_times_that_somebody_was_asked(
    served: Served, game: str, number: int, actor: bool
) -> None:
    it = pair(game, number, actor)
    asked = story(served, it.asked, it.reader, {1: [it.acts], 2: [it.passes]})
    silent = story(served, it.not_asked, it.reader, {1: [it.acts]})
    assert asked == silent
    assert all(len(tick) == 2 for tick in asked[1:4]), "nothing but lists is told before the pause is over"
    assert len(asked[4]) > 2


def test_what_is_done_on_a_socket_is_answered_when_its_seat_may_look_again(served: Served) -> None:
    """Else the answer would tell what has become of a question whose end the table does not show yet."""
    me, clock = Browser(served.url), served.clock
    assert isinstance(clock, HandClock)
    table = me.make("race", "me", "me")["table"]
    live = me.live(table, 0)
    live.shown()
    room = served.ask(served.rooms.room(table))
    room.desk.hold.until = clock.at + PAUSE
    live.send({"do": "undo", "key": "now", "seat": 0})
    for _ in range(PATIENCE):
        served.ask(clock.settle())
        if clock.waiting:
            break
    assert clock.waiting, "it waits for the end of the pause"
    served.ask(clock.turn(PAUSE))
    assert live.next()["type"] == "refused"
    me.close()


def test_whoever_takes_longer_than_the_pause_is_seen_to_think(served: Served) -> None:
    """The test above would notice: the same story with a pass after the pause is a different one."""
    it = pair("ti3", 0)
    late = story(served, it.asked, it.reader, {1: [it.acts], 5: [it.passes]})
    assert late != story(served, it.not_asked, it.reader, {1: [it.acts]})


@pytest.mark.parametrize(("game", "number", "when"), [("ti3", 0, 6), ("ti3", 1, 6), ("ti3", 1, 2), ("ti4", 0, 6)])
def test_whoever_wants_to_be_asked_may_take_as_long_as_it_likes(
    served: Served, game: str, number: int, when: int
) -> None:
    """Nobody can see whether it holds a card, not even from a pass that comes after the pause."""
    it = pair(game, number)
    who, _, nothing = it.passes
    deeds = {1: [it.acts], when: [(who, "", nothing)]}
    told = [story(served, record, it.reader, deeds, asks=who) for record in (it.asked, it.not_asked)]
    assert told[0] == told[1]
    assert when == 2 or any(it.window in news for news in told[0][4]), "the window was seen open"


def test_going_on_from_a_moment_does_not_tell_who_is_asked_then(served: Served) -> None:
    """The reader wanted to be asked and passes; the other, who did not, is asked after it or is not."""
    it = pair("ti3", 0)
    mine: Deed = (it.reader, "", None)
    asked = story(served, it.asked, it.reader, {1: [it.acts], 5: [mine], 6: [it.passes]}, asks=it.reader)
    silent = story(served, it.not_asked, it.reader, {1: [it.acts], 5: [mine]}, asks=it.reader)
    assert asked == silent
    assert any(len(tick) > 2 for tick in asked[7:])


# --- somebody answers in secret ---------------------------------------------------------------------------------------


def secret(game: str, players: int, seed: int) -> tuple[str, int, str, list[Json], int]:
    """A position in which somebody answers unseen by the others, who are asked as well (in the fourth edition such
    questions come one by one): its record, seat, question, two answers, and somebody else. Games are played from this
    seed on until one is found."""
    for tried in range(seed, seed + 20):
        table, dice = Table.new(titled(game), players, OPTIONS.get(game, {}), seed=tried), Random(tried)
        for _ in range(600):
            for asked in table.pending.values() if len(table.pending) > 1 or game == "ti4" else ():
                if asked.kind.secret or table.sealed:
                    answers = [asked.encode(asked.sample(dice)) for _ in range(20)]
                    other = next((it for it in answers if it != answers[0]), None)
                    if other is not None and dice.random() < 0.3:
                        seats = [d.seat for d in table.pending.values()] + [*range(players)]
                        rival = next(other for other in seats if other != asked.seat)
                        question = table.question_id(asked.seat, asked)
                        return Record.of(table).dumps(), asked.seat, question, [answers[0], other], rival
            if table.over:
                break
            track, asked = next(iter(table.pending.items()))
            table.put(track, asked.sample(dice))
    raise AssertionError("nobody answered in secret")


@pytest.mark.parametrize(
    ("game", "players", "seed"), [("race", 2, 1), ("race", 3, 2), ("warpgate", 2, 3), ("ti3", 3, 5), ("ti4", 3, 5)]
)
def test_a_secret_answer_is_told_the_same_whatever_it_is(served: Served, game: str, players: int, seed: int) -> None:
    record, seat, question, answers, reader = secret(game, players, seed)
    told = [story(served, record, reader, {1: [(seat, question, value)]}) for value in answers]
    assert told[0] == told[1]

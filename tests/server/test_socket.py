"""The socket: the table as it changes. Lost, duplicated and reordered messages are harmless, senseless ones are
refused, and after a restart everybody continues where they were."""

from __future__ import annotations

import json
from functools import partial
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from orrery.server.deletion import delete_tables
from orrery.server.errors import STUCK, Denied
from orrery.server.middleware import TURNED_AWAY
from orrery.server.room import Room
from orrery.server.socket import AGAIN, MESSAGE_BYTES, PATIENCE, UNKNOWN
from orrery.server.watchdog import Stuck
from tests.server.calling import say_senseless
from tests.server.conftest import Visit
from tests.server.playing import Live, Served, links_of, some_answer


def answer(live: Live, shown: Any, dice: Random, key: str = "") -> Any:
    """Answer the first question open to the socket's seat, trying until an answer is allowed."""
    question = shown["questions"][0]
    while True:
        more = {"key": key} if key else {}
        told = live.do("answer", shown["seat"], question=question["id"], value=some_answer(question, dice), **more)
        if told["type"] == "done" or told["code"] not in ("illegal", "malformed"):
            return told


def test_both_seats_and_the_stands_see_a_change(visit: Visit) -> None:
    me, friend, fan = visit(), visit(), visit()
    made = me.make("race", "me", "friend")
    table, links = made["table"], links_of(made)
    friend.sit(table, links[1])
    fan.sit(table, links[-1])
    lines = [me.live(table, 0), friend.live(table, 1), fan.live(table, -1)]
    first = [line.shown() for line in lines]
    assert [shown["seat"] for shown in first] == [0, 1, -1]
    assert first[2]["questions"] == []
    done = answer(lines[0], first[0], Random(1))
    assert done["type"] == "done"
    after = [line.shown(first[n]["seq"] + 1) for n, line in enumerate(lines)]
    assert [shown["waiting"] for shown in after] == [[1], [1], [1]]


def test_a_socket_sends_the_whole_view_once_and_then_what_changes(visit: Visit) -> None:
    me, dice = visit(), Random(1)
    table = me.make("warpgate", "me", "me")["table"]
    lives = [me.live(table, seat) for seat in (0, 1)]
    for _ in range(12):
        asked = next(live for live in lives if live.shown()["questions"])
        done = answer(asked, asked.shown(), dice)
        assert done["type"] == "done"
        for seat, live in enumerate(lives):
            live.shown(done["seq"])
            now = me.told(f"tables/{table}", seat=seat)
            apart = ("log", "log_from", "seats")
            assert {k: v for k, v in live.latest.items() if k not in apart} == {
                k: v for k, v in now.items() if k not in apart
            }
            assert live.log == now["log"]
    for live in lives:
        kinds = [json.loads(message)["type"] for message in live.heard]
        assert (kinds.count("shown"), kinds[0]) == (1, "shown")
        whole, *later = (len(message) for message in live.heard if json.loads(message)["type"] in ("shown", "changed"))
        assert sum(later) / len(later) < whole / 3


def test_a_reader_that_missed_a_change_asks_for_the_whole(visit: Visit) -> None:
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    first = live.shown()
    live.send({"do": "whole"})
    again = live.until("shown")["shown"]
    assert {k: again[k] for k in again if k != "seats"} == {k: first[k] for k in again if k != "seats"}
    live.shown(answer(live, again, Random(1))["seq"])
    numbers = [told["number"] for told in map(json.loads, live.heard) if told["type"] == "changed"]
    assert numbers[-live.number :] == [*range(1, live.number + 1)], "changes are counted from the last whole view on"
    assert live.number > 0


def test_lost_doubled_and_reordered_messages_are_harmless(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    live, dice = me.live(table, 0), Random(3)
    shown = live.shown()
    question = shown["questions"][0]
    act = {"do": "answer", "key": "one", "seat": 0, "question": question["id"], "value": some_answer(question, dice)}
    for _ in range(3):  # resent by a browser that did not hear the reply
        live.send(act)
    told = [live.until("done", key="one") for _ in range(3)]
    assert told[0] == told[1] == told[2]
    late = live.do("answer", 0, question=question["id"], value=act["value"], key="another")
    assert (late["type"], late["code"]) == ("refused", "turn"), "a message that was overtaken hits no other question"
    live.connection.socket.close()  # lost: the connection drops without a word
    again = me.live(table, 0)
    assert again.shown()["seq"] == told[0]["seq"]
    again.send(act)
    assert again.until("done", key="one")["seq"] == told[0]["seq"]


def test_an_undo_is_told_to_all(visit: Visit) -> None:
    me, friend = visit(), visit()
    made = me.make("race", "me", "friend")
    table = made["table"]
    friend.sit(table, links_of(made)[1])
    mine, his = me.live(table, 0), friend.live(table, 1)
    before = mine.shown()
    answer(mine, before, Random(1))
    assert mine.do("undo", 0)["type"] == "done"
    after = mine.shown(before["seq"] + 2)
    assert after["questions"] == before["questions"]
    assert mine.log == before["log"]
    assert after["can_redo"]
    assert his.shown(before["seq"] + 2)["waiting"] == [0, 1]


def test_chat_is_text_and_everybody_hears_it(visit: Visit) -> None:
    me, friend = visit(), visit()
    made = me.make("race", "me", "friend")
    friend.sit(made["table"], links_of(made)[1], "Ada")
    mine, his = me.live(made["table"], 0), friend.live(made["table"], 1)
    said = '<b>hello</b> & "quoted" 🚀'
    assert his.do("say", 1, text=f"\u202e{said}")["code"] == "text", "signs that nobody can see are refused"
    his.do("say", 1, text=said)
    line = mine.until("chat")["line"]
    assert (line["seat"], line["name"], line["text"]) == (1, "Ada", said)
    assert friend.told(f"tables/{made['table']}/chat")[-1]["text"] == said


def test_who_is_here_is_told(visit: Visit) -> None:
    me, friend = visit(), visit()
    made = me.make("race", "me", "friend")
    friend.sit(made["table"], links_of(made)[1])
    mine = me.live(made["table"], 0)
    mine.shown()
    his = friend.live(made["table"], 1)
    lines = [*mine.log]
    while not mine.latest["seats"][1]["here"]:
        mine.until("changed")
    his.close()
    while mine.latest["seats"][1]["here"]:
        mine.until("changed")
    assert mine.log == lines


def test_senseless_messages_are_refused_and_nothing_changes(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    before = me.told(f"tables/{table}", seat=0)
    codes = say_senseless(me, table, 300)
    after = me.told(f"tables/{table}", seat=0)
    assert codes["malformed"] > 100
    assert not [code for code in codes if code in ("failed", "fault", "store")]
    assert [after[key] for key in ("figures", "questions", "log")] == [
        before[key] for key in ("figures", "questions", "log")
    ]


def test_a_browser_that_has_lost_its_senses_is_hung_up_on(visit: Visit) -> None:
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    for _ in range(PATIENCE):
        live.send("what?")
    assert live.closed() == 4000


def test_a_message_that_is_too_big_ends_the_socket(visit: Visit) -> None:
    me = visit()
    live = me.live(me.make("race", "me", "me")["table"], 0)
    live.shown()
    live.send("x" * (MESSAGE_BYTES + 1))
    assert live.closed() == 1009


def test_nobody_gets_in_without_a_right_or_from_another_site(visit: Visit) -> None:
    me, stranger = visit(), visit()
    table = me.make("race", "me", "me")["table"]
    stranger.make("race", "me", "greedy")
    for browser, at, seat in [(stranger, table, 0), (stranger, table, -1), (me, table, 7), (me, "0" * 12, 0)]:
        with pytest.raises(InvalidStatus):
            browser.live(at, seat)
    with pytest.raises(InvalidStatus):
        me.live(table, 0, Origin="https://elsewhere.example")
    me.live(table, 0).shown()


def test_a_seat_that_is_freed_closes_the_socket(visit: Visit) -> None:
    me, friend = visit(), visit()
    made = me.make("race", "me", "friend")
    friend.sit(made["table"], links_of(made)[1])
    his = friend.live(made["table"], 1)
    his.shown()
    assert me.post(f"tables/{made['table']}/links", {"seat": 1}).status_code == 200
    assert friend.act(made["table"], "consent", 1, "yes", agree=True, what="free").status_code == 200
    assert his.closed() == 4001


def test_whoever_watches_a_table_that_is_out_is_hung_up_on(served: Served, visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    live = me.live(table, 0)
    live.shown()
    room = served.ask(served.rooms.room(table))

    async def out() -> None:
        with pytest.raises(Denied, match=STUCK):
            raise room.desk._out(Stuck())

    served.ask(out())
    assert live.closed() == AGAIN
    assert me.get(f"tables/{table}", seat=0).json()["code"] == STUCK


def test_who_loses_the_right_while_the_socket_opens_or_at_a_change_is_turned_away(
    served: Served, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    opened = me.live(table, 0)
    opened.shown()
    room = served.ask(served.rooms.room(table))
    monkeypatch.setattr(room, "may_see", lambda visitor, seat: False)
    assert me.act(table, "say", 0, "now", text="look").status_code == 404
    served.ask(told(room))
    assert opened.closed() == TURNED_AWAY
    monkeypatch.undo()

    def too_late(*_: object) -> Any:
        raise Denied("seat")

    monkeypatch.setattr(room.attendance, "subscribe", too_late)
    assert me.live(table, 0).closed() == TURNED_AWAY


async def told(room: Room) -> None:
    """Everybody is shown the table."""
    room.live.acts += 1
    room.desk.tell(None, log_from=0)


def test_whoever_is_at_a_table_that_is_deleted_is_told_that_there_is_none(served: Served, visit: Visit) -> None:
    """Behind the server's back, so that nobody is sent away: what is done there is refused, and nothing fails."""
    me = visit()
    table = me.make("race", "me", "me")["table"]
    live = me.live(table, 0)
    live.shown()
    room = served.ask(served.rooms.room(table))
    served.ask(served.rooms.store.write(partial(delete_tables, tables=[table])))
    with capture_logs() as logs:
        assert live.do("say", 0, text="hello")["code"] == "unknown"
        served.ask(woken(room))
        assert live.closed() == UNKNOWN
    assert not [it for it in logs if it["log_level"] == "error"]


async def woken(room: Room) -> None:
    for reader in room.desk.readers:
        reader.wake(0)


def test_after_a_restart_everybody_goes_on(served: Served, visit: Visit) -> None:
    me, dice = visit(), Random(5)
    table = me.make("race", "me", "me")["table"]
    live = me.live(table, 0)
    before = live.shown()
    done = answer(live, before, dice, key="before")
    mine = live.shown(done["seq"])
    served.close()
    assert live.closed() == 1012
    served.open()
    again = me.live(table, 0)
    apart = ("seats", "log", "log_from")
    assert {k: v for k, v in again.shown().items() if k not in apart} == {k: mine[k] for k in mine if k not in apart}
    assert again.log == live.log
    question = before["questions"][0]
    told = again.do("answer", 0, key="before", question=question["id"], value=[])
    assert told == done, "the server knows what was done before it was closed"
    other = me.live(table, 1)
    assert answer(other, other.shown(), dice)["type"] == "done"

"""The interface for programs: everything the page does, over HTTP: open a table, sit down, look, answer, ask why
not."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import update

from orrery.core.table import Table
from orrery.games import NAMES
from orrery.games import game as titled
from orrery.games.ti4.rules import map_string
from orrery.server.app import openapi
from orrery.server.schema import TABLES
from tests.server.conftest import Visit
from tests.server.playing import Served, links_of, some_answer


def test_a_table_is_opened_and_played(visit: Visit) -> None:
    me = visit()
    made = me.make("race", "me", "me")
    table = made["table"]
    assert made["seats"] == [0, 1]
    first = me.told(f"tables/{table}", seat=0)
    assert (first["seat"], first["players"], first["over"], first["owner"]) == (0, 2, False, True)
    question = first["questions"][0]
    told = me.act(table, "answer", 0, "k1", question=question["id"], value=some_answer(question, Random(1)))
    assert told.status_code == 200, told.text
    after = me.told(f"tables/{table}", seat=0)
    assert told.json() == {"type": "done", "key": "k1", "seq": after["seq"]}
    assert after["seq"] > first["seq"]
    assert me.get(f"tables/{table}", seat=0, since=after["seq"]).status_code == 204, "nothing is newer"


def test_a_map_that_is_written_down_and_every_ruling_of_a_game_are_taken(visit: Visit) -> None:
    me = visit()
    largest = Table.new(titled("ti4"), 8, {}, seed=3)
    written = map_string.written(largest.state)
    assert me.make("ti4", *["me"] * 8, galaxy=", ".join(written.split()))["seats"] == [*range(8)]
    for name in NAMES:
        game = titled(name)
        some = [it for it in (*game.settings, *game.rulings) if not it.players or 4 in it.players]
        assert me.make(name, *["me"] * 4, **{it.name: it.values[0] for it in some})["seats"] == [*range(4)]


def test_the_same_key_is_done_once(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    question = me.told(f"tables/{table}", seat=0)["questions"][0]
    answer = some_answer(question, Random(1))
    first, second = (me.act(table, "answer", 0, "once", question=question["id"], value=answer).json() for _ in range(2))
    assert first == second
    assert me.told(f"tables/{table}", seat=0)["seq"] == first["seq"]


def test_a_friend_sits_down_by_link_and_a_stranger_does_not(visit: Visit) -> None:
    me, friend, stranger = visit(), visit(), visit()
    made = me.make("race", "me", "friend")
    table, links = made["table"], links_of(made)
    assert set(links) == {1, -1}
    assert friend.sit(table, links[1], "Ada") == {"table": table, "seat": 1}
    assert [seat["name"] for seat in me.told(f"tables/{table}", seat=0)["seats"]][1] == "Ada"
    assert friend.told(f"tables/{table}", seat=1)["questions"]
    assert friend.get(f"tables/{table}", seat=0).status_code == 404, "another's seat"
    assert [card["table"] for card in friend.told("tables")] == [table]
    assert stranger.told("tables") == []
    wrong = stranger.post(f"tables/{table}/sit", {"secret": links[1][:-1] + ("A" if links[1][-1] != "A" else "B")})
    assert wrong.status_code == 404
    assert stranger.get(f"tables/{table}").status_code == 404


def test_the_watch_link_shows_and_lets_nothing_be_done(visit: Visit) -> None:
    me, fan = visit(), visit()
    made = me.make("race", "me", "me")
    table = made["table"]
    assert fan.sit(table, links_of(made)[-1])["seat"] == -1
    shown = fan.told(f"tables/{table}", seat=-1)
    assert (shown["seat"], shown["questions"], shown["owner"]) == (-1, [], False)
    question = me.told(f"tables/{table}", seat=0)["questions"][0]
    told = fan.act(table, "answer", 0, "x", question=question["id"], value=some_answer(question, Random(1)))
    assert (told.status_code, told.json()["code"]) == (403, "seat")
    assert fan.act(table, "undo", -1, "y").status_code == 403


def test_a_new_link_to_a_seat_that_somebody_holds_needs_consent(visit: Visit) -> None:
    me, friend = visit(), visit()
    made = me.make("race", "me", "friend")
    table, old = made["table"], links_of(made)[1]
    friend.sit(table, old)
    again = visit().post(f"tables/{table}/sit", {"secret": old})
    assert (again.status_code, again.json()["code"]) == (403, "spent")
    assert me.post(f"tables/{table}/links", {"seat": 1}).json() == {"link": None, "asked": [1]}
    assert friend.act(table, "consent", 1, "yes", agree=True, what="free").status_code == 200
    told = me.post(f"tables/{table}/links", {"seat": 1}).json()["link"]
    assert told["secret"] != old
    assert told["path"] == f"/t/{table}#{told['secret']}"
    assert friend.get(f"tables/{table}", seat=1).status_code == 404
    assert friend.post(f"tables/{table}/sit", {"secret": old}).status_code == 404
    assert friend.sit(table, told["secret"])["seat"] == 1
    assert friend.post(f"tables/{table}/links", {"seat": 0}).status_code == 403, "only the owner rotates links"
    assert me.post(f"tables/{table}/links", {"seat": 1, "revoke": True}).json() == {"link": None, "asked": [1]}
    assert friend.get(f"tables/{table}", seat=1).status_code == 200
    watching = links_of(made)[-1]
    friend.sit(table, watching)
    assert me.post(f"tables/{table}/links", {"seat": -1, "revoke": True}).json() == {"link": None, "asked": []}
    assert friend.post(f"tables/{table}/sit", {"secret": watching}).status_code == 404


def test_whoever_comes_too_late_is_told_so(served: Served, visit: Visit) -> None:
    """Another server has written meanwhile: nothing was done, and the next try finds the table as it is now."""
    me = visit()
    table = me.make("race", "me", "friend")["table"]
    meanwhile = update(TABLES).where(TABLES.c.id == table).values(seq=TABLES.c.seq + 1)
    served.ask(served.rooms.store.write(lambda connection: connection.execute(meanwhile)))
    late = me.post(f"tables/{table}/links", {"seat": 1})
    assert (late.status_code, late.json()["code"]) == (409, "taken")
    assert me.post(f"tables/{table}/links", {"seat": 1}).status_code == 200


def test_no_such_table_and_no_right_to_see_it_answer_alike(visit: Visit) -> None:
    me, stranger = visit(), visit()
    stranger.make("race", "me", "greedy")  # one with a cookie, as strangers may have
    table = me.make("race", "me", "me")["table"]
    paths = ["", "/log", "/chat", "/text", "/moments/0", "/moments/0/text", "/log/0"]
    paths += ["/chances", "/series", "/export"]
    for path in paths:
        hidden, nowhere = stranger.get(f"tables/{table}{path}"), stranger.get(f"tables/{'0' * 12}{path}")
        assert hidden.status_code == nowhere.status_code == 404, path
        assert hidden.content == nowhere.content
        assert sorted(hidden.headers) == sorted(nowhere.headers)
    acts: list[tuple[str, Any]] = [
        ("acts", {"do": "undo", "key": "k", "seat": 0}),
        ("check", {"seat": 0, "question": "q", "value": 1}),
        ("why-not", {"seat": 0, "thing": {"noun": "card", "id": "x"}}),
        ("what-if", {"seat": 0, "about": {"place": 0}}),
        ("links", {"seat": 0}),
        ("sit", {"secret": "A" * 22}),
        ("branch", {"at": 0, "seat": 0, "seats": [{"who": "me"}, {"who": "me"}]}),
    ]
    for path, data in acts:
        hidden, nowhere = (stranger.post(f"tables/{it}/{path}", data) for it in (table, "0" * 12))
        assert (hidden.status_code, hidden.content) == (nowhere.status_code, nowhere.content) == (404, hidden.content)


def test_why_not_and_check_speak_the_readers_language(visit: Visit) -> None:
    me = visit("de")
    table = me.make("race", "me", "me")["table"]
    question = me.told(f"tables/{table}", seat=0)["questions"][0]
    wrong = me.post(f"tables/{table}/check", {"seat": 0, "question": question["id"], "value": []}).json()
    assert wrong["ok"] is False
    assert wrong["why"]
    right = some_answer(question, Random(1))
    fine = me.post(f"tables/{table}/check", {"seat": 0, "question": question["id"], "value": right}).json()
    assert fine["ok"] is True
    refused = me.act(table, "answer", 0, "k", question=question["id"], value="nonsense")
    assert (refused.status_code, refused.json()["code"]) == (409, "malformed")
    assert refused.json()["text"] == "Das ist keine Antwort auf diese Frage."


def test_what_if_is_answered_where_a_game_has_such_a_thing(visit: Visit) -> None:
    me = visit()
    race = me.make("race", "me", "me")["table"]
    assert me.post(f"tables/{race}/what-if", {"seat": 0, "about": {}}).json() == {"figures": None}
    table = me.make("ti4", "me", "me", "me")["table"]
    rival = me.told(f"tables/{table}", seat=0)["figures"]["seats"][1]["home"]
    unread = me.post(f"tables/{table}/what-if", {"seat": 0, "about": {"place": "home"}})
    assert (unread.status_code, unread.json()["code"]) == (400, "malformed")
    about = {"place": rival, "units": [[0, 0, 3], None]}
    told = me.post(f"tables/{table}/what-if", {"seat": 0, "about": about}).json()["figures"]
    assert told["seats"] == [0, 1]
    assert told["odds"]["win"] > 0
    assert visit().post(f"tables/{table}/what-if", {"seat": 0, "about": about}).status_code == 404


def test_a_hint_says_what_a_bot_would_do_and_why(visit: Visit) -> None:
    me = visit("de")
    table = me.make("ti4", "me", "me", "me")["table"]
    (seat,) = me.told(f"tables/{table}", seat=0)["waiting"]
    (question,) = me.told(f"tables/{table}", seat=seat)["questions"]
    told = me.told(f"tables/{table}/hint", seat=seat)
    assert told["question"] == question["id"]
    assert told["answer"]
    assert told["why"]
    assert visit().http.get(f"/api/tables/{table}/hint?seat=0").status_code == 404


def test_games_and_components_in_both_languages(visit: Visit) -> None:
    me = visit()
    for lang in ("en", "de"):
        games = {game["name"]: game for game in me.told("games", lang=lang)}
        assert {"race", "warpgate"} <= set(games)
        for name in games:
            found = me.told(f"games/{name}/components", lang=lang)
            assert found["lang"] == lang
            assert found["nouns"]
    assert me.get("games/chess/components").status_code == 404


def test_the_description_names_every_message(served: Served, visit: Visit) -> None:
    told = visit().http.get("/api/openapi.json").json()
    schemas = told["components"]["schemas"]
    assert {"Shown", "Message", "Acts", "Update", "Changed", "Whole", "Chatted", "Answer", "Problem"} <= set(schemas)
    assert set(schemas["Shown"]["required"]) == set(schemas["Shown"]["properties"])
    assert {ref["$ref"].rpartition("/")[2] for ref in schemas["Message"]["oneOf"]} == {
        "Done", "Refusal", "Update", "Changed", "Chatted",
    }  # fmt: skip
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], (method, path)
            assert "400" in operation["responses"], (method, path)


def test_the_page_is_built_with_this_description() -> None:
    kept = json.loads(Path("web/openapi.json").read_text(encoding="utf-8"))
    made = openapi()
    again = "write it anew: python -m orrery.server.app > web/openapi.json, then npm run types in web/"
    assert kept["paths"] == made["paths"], again
    assert kept["components"] == made["components"], again


def test_the_past_is_looked_at_exported_and_taken_in(visit: Visit) -> None:
    me = visit()
    table = me.make("race", "me", "me")["table"]
    for seat in (0, 1):
        question = me.told(f"tables/{table}", seat=seat)["questions"][0]
        answer = some_answer(question, Random(seat))
        assert me.act(table, "answer", seat, f"k{seat}", question=question["id"], value=answer).status_code == 200
    moment = me.told(f"tables/{table}/moments/1", seat=0)
    assert (moment["at"], moment["shown"]["seat"]) == (1, 0)
    assert me.told(f"tables/{table}/moments/1/text", seat=0, lang="de")["lines"]
    last = moment["shown"]["log"][-1]["number"]
    assert me.told(f"tables/{table}/log/{last}", seat=0)["at"] <= 1
    for nowhere in ("moments/9999", "moments/9999/text", "log/9999"):
        assert me.get(f"tables/{table}/{nowhere}", seat=0).status_code == 404
    assert me.get(f"tables/{table}/chances").json()["code"] == "running"
    for form in ("record", "jsonl", "csv"):
        told = me.get(f"tables/{table}/export", format=form, seat=0)
        assert told.status_code == 200
        assert table in told.headers["content-disposition"]
        assert told.content
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    branched = me.post(f"tables/{table}/branch", {"at": 1, "seat": 0, "seats": seats})
    assert branched.status_code == 201, branched.text
    assert branched.json()["table"] != table
    own = me.get(f"tables/{table}/export", format="record", seat=0).content
    refused = me.http.post("/api/imports", content=own)
    assert (refused.status_code, refused.json()["code"]) == (400, "record"), "one seat's knowledge cannot be replayed"


def test_a_record_is_taken_in(visit: Visit) -> None:
    me = visit()
    record = Path("records/race/2-players.jsonl").read_bytes()
    told = me.http.post("/api/imports", content=record)
    assert told.status_code == 201, told.text
    table = told.json()["table"]
    shown = me.told(f"tables/{table}", seat=0)
    assert shown["over"]
    assert shown["result"]["scores"]
    assert me.told(f"tables/{table}/moments/3", seat=-1)["moves"] > 20
    whole = me.get(f"tables/{table}/export", format="record").content
    assert b'"seed"' in whole, "a finished game is exported whole"

"""A table that cannot continue under today's rules, in the browser: it says so, its log can be read and the game
exported."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from orrery.games import game as titled
from orrery.server.page import FOLDER
from tests.server.playing import Served, some_answer
from tests.server.test_restart import Expanse, expand
from tests.web.conftest import NewPage
from tests.web.screens import violations


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    it = Served(tmp_path / "closed.db", page=FOLDER)
    it.open()
    yield it
    it.close()


@pytest.mark.parametrize(("lang", "title", "take"), [
    ("en", "This table cannot continue", "Export the game"),
    ("de", "Dieser Tisch kann nicht weiterspielen", "Das Spiel mitnehmen"),
])  # fmt: skip
def test_a_table_that_cannot_go_on_can_be_read_and_taken_home(
    served: Served, open_page: NewPage, axe: str, lang: str, title: str, take: str
) -> None:
    page, dice = open_page(served.url, lang=lang, phone=lang == "de"), Random(2)
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    table = page.request.post(f"{served.url}/api/tables", data={"game": "race", "seats": seats}).json()["table"]
    for n, seat in enumerate((0, 1)):
        shown = page.request.get(f"{served.url}/api/tables/{table}?seat={seat}").json()
        question = shown["questions"][0]
        act = {"do": "answer", "key": f"k{n}", "seat": seat, "question": question["id"]}
        page.request.post(f"{served.url}/api/tables/{table}/acts", data=act | {"value": some_answer(question, dice)})
    lines = page.request.get(f"{served.url}/api/tables/{table}/log?seat=0&lang={lang}").json()
    assert len(lines) > 2
    served.close()
    changed = replace(titled("race"), state=Expanse, setup=expand, revision="2")
    served.games = lambda name: changed
    served.open()
    page.goto(f"{served.url}/t/{table}")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    told = page.locator("[data-log] li")
    expect(told).to_have_count(len(lines))
    assert [text.strip().splitlines()[-1] for text in told.all_inner_texts()] == [line["text"] for line in lines]
    assert violations(page, axe) == []
    with page.expect_download() as taken:
        page.get_by_role("link", name=take).click()
    head, *rest = taken.value.path().read_text().splitlines()
    assert json.loads(head)["export"] == 0, "what the reader's own seat knows"
    assert rest

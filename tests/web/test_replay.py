"""The past of a game in a real browser: log lines lead to their moves, and every position can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker
from tests.web.screens import open_table, violations

LINES = "[data-log] [data-line]"


def line(page: Page, number: int) -> Locator:
    return page.locator(f"[data-log] [data-line='{number}']")


def last_line(page: Page) -> int:
    """The number of the latest log line, as soon as there is one."""
    page.wait_for_selector(LINES, state="attached")
    return int(page.locator(LINES).last.get_attribute("data-line") or -1)


def at_its_move(page: Page, number: int) -> None:
    """The position shown is the first one with that line."""
    page.wait_for_selector("[data-at]")
    page.wait_for_url("**/replay?at=*")
    expect(line(page, number)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(line(page, number)).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(line(page, number)).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_line_of_the_log_leads_to_its_move_and_back_to_the_table(lang: str, open_page: NewPage) -> None:
    page = open_page(lang=lang)
    open_table(page, "race", 1)
    player = Clicker(page, seed=5)
    player.play(3)
    assert player.await_turn()
    table, number = page.url, last_line(page)
    assert number > 3
    line(page, number).click()
    at_its_move(page, number)
    page.locator("main [data-log]").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    earlier = int(page.evaluate("document.activeElement.dataset.line"))
    assert earlier == number - 1
    page.keyboard.press("Enter")
    at_its_move(page, earlier)
    page.get_by_role("link", name={"en": "Back to the table", "de": "Zurück zum Tisch"}[lang]).click()
    expect(page).to_have_url(table)
    assert player.await_turn()


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_position_of_a_finished_game_can_be_read(lang: str, open_page: NewPage, axe: str) -> None:
    page = open_page(lang=lang)
    open_table(page, "race", 1, {"round-limit": "1"})
    Clicker(page, seed=3).play()
    number = last_line(page) - 2
    line(page, number).click()
    at_its_move(page, number)
    page.locator("[data-eyes]").select_option("-1")
    page.locator("[data-words]").check()
    told = page.locator("[data-told] p")
    table = page.url.split("/t/")[1].split("/")[0]
    read: set[str] = set()
    for move in range(3):
        page.keyboard.press("ArrowRight" if move else "Home")
        page.wait_for_selector(f"[data-at='{move}']")
        page.wait_for_selector(f"[data-told='{move}/-1/{lang}']")
        lines = page.request.get(f"/api/tables/{table}/moments/{move}/text?seat=-1&lang={lang}").json()["lines"]
        assert told.all_text_contents() == lines
        read.add("\n".join(lines))
    assert len(read) == 3, "the words go along with the moves"
    assert page.locator("[data-at] [data-thing]").count() > 0, "beside the drawing"
    assert violations(page, axe) == []


def test_who_wants_no_drawing_gets_none_of_the_past_either(open_page: NewPage) -> None:
    page = open_page()
    open_table(page, "warpgate", 1)
    page.locator("[data-menu]").click()
    page.locator("[data-plain]").check()
    page.keyboard.press("Escape")
    expect(page.locator("[data-told]")).to_contain_text("Round")
    page.goto(f"{page.url}/replay")
    expect(page.locator("[data-at] [data-told]")).to_contain_text("Round")
    assert page.locator("[data-at] [data-thing]").count() == 0

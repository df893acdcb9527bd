"""Beyond the game itself: explanations, chat, text instead of a drawing, exports and imports, blocked sockets,
notifications, languages and themes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker
from tests.web.screens import link_of, open_table, quick_game, set_table, sit_down

RULE = r"\bR\d+\.\d+"


def developing(page: Page) -> None:
    """Play Race until a card is to be placed and there is one in hand that cannot be."""
    player = Clicker(page, seed=9)
    for _ in range(60):
        assert player.await_turn()
        if player.asked() in ("develop", "settle"):
            page.wait_for_selector("main [data-thing]", state="attached")
            if page.locator("[data-thing^='card:']:not([data-lit])").count():
                return
        player.answer()
    raise AssertionError("nobody was asked to place a card")


def test_a_card_says_what_it_does_and_why_it_cannot_be_placed(open_page: NewPage) -> None:
    page = open_page()
    quick_game(page, "race")
    developing(page)
    said = page.locator("[data-explanation]")
    page.locator("[data-thing^='card:']").last.hover()
    expect(said).to_be_visible()
    page.locator("[data-thing^='card:']:not([data-lit])").last.click(force=True)
    expect(said).to_contain_text(re.compile(RULE))


def test_what_people_say_is_text(open_page: NewPage) -> None:
    host = open_page()
    set_table(host, "race", ["me", "friend"])
    guest = open_page()
    sit_down(guest, link_of(host, 1), "<b>Eve</b>")
    said = "<img src=x onerror=alert(1)> & <script>alert(2)</script>"
    host.keyboard.press("/")
    host.locator("[data-say]").fill(said)
    host.keyboard.press("Enter")
    guest.keyboard.press("/")
    expect(guest.get_by_text(said)).to_be_visible()
    expect(host.get_by_text("<b>Eve</b>").first).to_be_visible()
    assert guest.locator("img[src=x]").count() == 0


def test_the_text_table_is_the_equal_of_the_board(open_page: NewPage) -> None:
    page = open_page(lang="de")
    open_table(page, "warpgate", 1, {"round-limit": "1"})
    page.locator("[data-menu]").click()
    page.locator("[data-plain]").check()
    page.keyboard.press("Escape")
    expect(page.locator("main [data-thing]")).to_have_count(0)
    player = Clicker(page, seed=2)
    player.play()
    expect(page.locator("main[data-over=true]")).to_be_visible()
    assert player.answers >= 4


def test_a_game_is_taken_home_and_brought_in_again(open_page: NewPage, tmp_path: Path) -> None:
    page = open_page()
    open_table(page, "race", 1, {"round-limit": "2"})
    Clicker(page, seed=1).play()
    page.goto(page.url.split("#")[0] + "/replay")
    kept = {}
    for kind in ("record", "jsonl", "csv"):
        with page.expect_download() as download:
            page.locator(f"a[href*='format={kind}']").click()
        kept[kind] = tmp_path / download.value.suggested_filename
        download.value.save_as(kept[kind])
    moves = [json.loads(line) for line in kept["jsonl"].read_text(encoding="utf-8").splitlines()]
    rows = kept["csv"].read_text(encoding="utf-8-sig").splitlines()
    assert len(moves) == int(page.locator("[data-replay]").get_attribute("max") or 0) > 4
    assert len(rows) == len(moves) + 1
    page.goto("/")
    page.locator("[data-import]").set_input_files(kept["record"])
    expect(page.locator("main[data-over=true]")).to_be_visible()
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(kept["record"].read_bytes()[:-400])
    other = open_page("/")
    with other.expect_response("**/api/imports**") as answer:
        other.locator("[data-import]").set_input_files(damaged)
    assert answer.value.status == 400
    expect(other.get_by_role("alert")).to_be_visible()


def test_where_sockets_are_blocked_the_game_goes_on_by_asking(open_page: NewPage) -> None:
    def blocked(socket: WebSocketRoute) -> None:
        socket.close()

    page = open_page()
    page.context.route_web_socket("**/api/tables/**", blocked)
    open_table(page, "race", 1, {"round-limit": "1"})
    Clicker(page, seed=2).play()
    expect(page.locator("main[data-over=true]")).to_be_visible()


def test_an_answer_that_could_not_be_sent_is_sent_again(open_page: NewPage) -> None:
    """The first attempts fail on the way; the answer is given once."""
    page = open_page()
    page.context.route_web_socket("**/api/tables/**", lambda socket: socket.close())
    failed: list[Route] = []

    def flaky(route: Route) -> None:
        if len(failed) < 2:
            failed.append(route)
            route.abort()
        else:
            route.continue_()

    set_table(page, "race", ["me", "friend"])
    page.keyboard.press("Escape")
    page.route("**/acts**", flaky)
    Clicker(page, seed=2).answer()
    assert len(failed) == 2
    expect(page.locator("[data-question]")).to_have_count(0)


def test_one_is_told_of_ones_turn_when_the_page_is_not_in_front_and_reminded_a_day_later(open_page: NewPage) -> None:
    host = open_page(permissions=["notifications"])
    host.clock.install()
    host.add_init_script("""
        window.told = []
        class Told { constructor(title, about) { window.told.push([title, about.body]) } close() {} }
        Told.permission = 'granted'
        Told.requestPermission = async () => 'granted'
        window.Notification = Told
        Object.defineProperty(document, 'visibilityState', { get: () => window.away ? 'hidden' : 'visible' })
    """)
    host.goto("/")
    set_table(host, "race", ["me", "friend"])
    guest = open_page()
    sit_down(guest, link_of(host, 1), "Ada")
    host.locator("[data-menu]").click()
    host.locator("#menu [type=checkbox]").last.check()
    host.keyboard.press("Escape")
    Clicker(host, seed=1).answer()
    host.evaluate("() => { window.away = true }")
    Clicker(guest, seed=1).answer()
    host.wait_for_function("() => window.told.length && document.querySelector('main[data-my-turn=true]')")
    assert len(host.evaluate("() => window.told")) == 1
    host.clock.fast_forward("25:00:00")
    host.wait_for_function("() => window.told.length === 2")
    host.clock.run_for("02:00")
    assert host.evaluate("() => window.told.length") == 2, "once for each day"
    host.goto("/")
    expect(host.locator("[data-late]")).to_have_text("You were asked yesterday")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_language_and_light_can_be_changed_at_the_table(scheme: str, open_page: NewPage) -> None:
    page = open_page(color_scheme=scheme)
    quick_game(page, "race")
    asked = page.locator("[data-question] h2")
    english = asked.inner_text()
    page.locator("[data-menu]").click()
    page.locator("#menu [data-lang]").select_option("de")
    expect(asked).not_to_have_text(english)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    other = "light" if scheme == "dark" else "dark"
    page.locator("[data-menu]").click()
    before = page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor")
    page.locator("#menu [data-theme-choice]").select_option(other)
    expect(page.locator("html")).to_have_attribute("data-theme", other)
    assert page.evaluate("() => getComputedStyle(document.documentElement).backgroundColor") != before

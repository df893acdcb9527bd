"""Standing answers on the page: added by mouse or keyboard, shown in words, followed, and removed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.player import Clicker
from tests.web.screens import open_table, violations


def test_a_standing_answer_is_followed_until_it_is_taken_back(axe: str, open_page: NewPage) -> None:
    page = open_page()
    open_table(page, "race", 1, {"round-limit": "3"})
    player = Clicker(page, seed=5)
    assert player.await_turn()
    said = page.locator("[data-standing]")
    said.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(said.locator("[data-said]")).to_have_count(0)
    said.locator("[data-where]").focus()
    page.keyboard.type("placing a dev")
    expect(said.locator("[data-where]")).to_have_value("develop")
    assert said.locator("[data-what] option").count() == 1, "one is always asked about this, so one can only pass"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(said.locator("[data-said=develop]")).to_contain_text("Pass: placing a development")
    said.locator("[data-where]").select_option("consuming")
    said.locator("[data-until]").select_option("round")
    said.locator("[data-stand]").click()
    expect(said.locator("[data-said]")).to_have_count(2)
    expect(said.locator("[data-said=consuming]")).to_contain_text("until the round ends")
    assert violations(page, axe) == []
    said.locator("[data-said=consuming] [data-revoke]").click()
    expect(said.locator("[data-said]")).to_have_count(1)
    kinds: set[str] = set()
    while player.await_turn():
        kinds.add(player.asked())
        player.answer()
    assert "develop" not in kinds
    assert len(kinds) > 2
    expect(said).to_have_count(0)


def test_the_question_that_is_open_can_be_answered_from_now_on(open_page: NewPage) -> None:
    page = open_page()
    open_table(page, "race", 1, {"round-limit": "9"})
    player = Clicker(page, seed=3)
    while player.await_turn() and player.asked() not in ("develop", "settle"):
        player.answer()
    kind = player.asked()
    said = page.locator("[data-standing]")
    said.locator("summary").click()
    expect(said.locator("[data-where]")).to_have_value(kind)
    said.locator("[data-until]").select_option("round")
    said.locator("[data-stand]").click()
    page.wait_for_function(
        "kind => document.querySelector('[data-question]')?.dataset.question.split('-')[0] !== kind", arg=kind
    )
    expect(page.locator("[data-wrong]")).to_have_count(0)

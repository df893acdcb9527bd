"""Without an account: a person takes their tables to another browser, signs one out and is forgotten, at the screen."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.screens import open_table, violations
from tests.web.test_owners import press

PASSPHRASE = "copper lantern seven"


def use(page: Page, code: str) -> None:
    """Type a code and the passphrase, and send both with Enter."""
    page.locator("[data-use-code]").fill(code)
    page.locator("[data-use-passphrase]").fill(PASSPHRASE)
    page.keyboard.press("Enter")


def test_a_person_moves_to_another_browser_and_is_forgotten(open_page: NewPage, axe: str) -> None:
    desk, phone = open_page(), open_page(lang="de", phone=True)
    open_table(desk, "race", 1)
    table = desk.url.rpartition("/")[2]
    desk.goto("/")
    press(desk, "[data-devices]")
    desk.locator("[data-new-passphrase]").fill("short")
    desk.keyboard.press("Enter")
    expect(desk.get_by_role("alert")).to_contain_text("too short")
    desk.locator("[data-new-passphrase]").fill(PASSPHRASE)
    desk.keyboard.press("Enter")
    code = desk.locator("[data-code]").inner_text()
    expect(desk.locator("dialog").get_by_role("status")).to_be_focused()
    assert not violations(desk, axe)

    open_table(phone, "race", 1)
    behind = phone.url.rpartition("/")[2]
    phone.goto("/")
    press(phone, "[data-devices]")
    use(phone, code)
    expect(phone.get_by_role("alert")).to_contain_text("an einem Tisch")
    assert not violations(phone, axe)
    phone.locator("[data-leave-behind]").check()
    press(phone, "[data-recover]")
    expect(phone.locator("dialog").get_by_role("status")).to_contain_text("hat jetzt deine Tische")
    expect(phone.locator(f"[data-table='{table}']")).to_be_attached()
    expect(phone.locator(f"[data-table='{behind}']")).to_have_count(0)
    expect(phone.locator("[data-sign-out]")).to_have_count(2)

    press(phone, "[data-sign-out=other]")
    expect(phone.locator("[data-sign-out]")).to_have_count(1)
    desk.goto("/")
    expect(desk.locator("[data-play=race]")).to_be_visible()
    expect(desk.locator(f"[data-table='{table}']")).to_have_count(0)

    expect(phone.locator("[data-forget]")).to_be_disabled()
    phone.locator("[data-sure]").check()
    press(phone, "[data-forget]")
    expect(phone.locator("dialog").get_by_role("status")).to_contain_text("vergessen, an einem Tisch")
    expect(phone.locator("[data-table]")).to_have_count(0)

"""A table is handed over, left and deleted at the screen; each is explained first, and refused in words."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.screens import link_of, set_table, sit_down, violations


def press(page: Page, what: str) -> None:
    """With the keyboard: go there and press Enter."""
    page.locator(what).focus()
    page.keyboard.press("Enter")


def test_a_table_is_handed_over_left_and_deleted(open_page: NewPage, axe: str) -> None:
    ada, grace = open_page(), open_page(lang="de")
    set_table(ada, "race", ["me", "friend"])
    sit_down(grace, link_of(ada, 1), "Grace")
    table = ada.url.rpartition("/")[2]
    expect(grace.locator("[data-heir], [data-links]")).to_have_count(0)

    press(ada, "[popovertarget=seat-1]")
    press(ada, "[data-heir='1']")
    assert not violations(ada, axe)
    ada.keyboard.press("Escape")
    expect(ada.locator("[popovertarget=seat-1]")).to_be_focused()
    press(ada, "[popovertarget=seat-1]")
    press(ada, "[data-heir='1']")
    press(ada, "[data-give-table]")
    expect(ada.locator("[data-heir], dialog")).to_have_count(0)
    expect(ada.locator("[popovertarget=seat-1]")).to_be_focused()
    expect(grace.locator("[data-heir='0']")).to_be_attached()

    grace.goto("/")
    press(grace, f"[data-more='{table}']")
    press(grace, "[data-delete]")
    expect(grace.get_by_role("alert")).to_contain_text("spielen noch andere")

    ada.goto("/")
    press(ada, f"[data-more='{table}']")
    expect(ada.locator("[data-delete]")).to_have_count(0)
    assert not violations(ada, axe)
    press(ada, "[data-leave]")
    expect(ada.get_by_role("status")).to_contain_text("you have left the table")
    expect(ada.locator("#main")).to_be_focused()
    expect(ada.locator(f"[data-table='{table}']")).to_have_count(0)

    press(grace, "[data-delete]")
    expect(grace.get_by_role("status")).to_contain_text("Der Tisch ist gelöscht")
    expect(grace.locator(f"[data-table='{table}']")).to_have_count(0)

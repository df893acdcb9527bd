"""Fair play on the page: a link is for one person, and a friend's seat changes hands only if the friend agrees."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.screens import link_of, set_table, sit_down


def links(page: Page) -> None:
    """Open the links of the table."""
    page.locator("[data-menu]").click()
    page.locator("[data-links]").click()


def test_a_friends_seat_changes_hands_only_if_the_friend_agrees(open_page: NewPage) -> None:
    host, bob, cia = open_page(), open_page(lang="de"), open_page()
    set_table(host, "race", ["me", "friend"])
    link = link_of(host, 1)
    sit_down(bob, link, "Bob")
    host.keyboard.press("/")
    expect(host.get_by_text("Bob sits down at seat 2.")).to_be_visible()
    cia.goto(link)
    cia.locator("[data-name]").fill("Cia")
    cia.locator("[data-sit]").click()
    expect(cia.get_by_text("each link to a seat is for one person")).to_be_visible()

    links(host)
    assert host.locator("[data-link='1']").count() == 0, "there is no link to a seat that somebody holds"
    host.locator("[data-free='1']").click()
    expect(host.get_by_text("The table is being asked.")).to_be_visible()
    host.keyboard.press("Escape")
    asked = bob.locator("[data-freeing]")
    expect(asked).to_contain_text("möchte deinen Platz jemand anderem geben")
    asked.get_by_role("button", name="Nein").click()
    expect(asked).to_be_hidden()
    expect(host.get_by_text("The seat of Bob stays with its player")).to_be_visible()

    links(host)
    host.locator("[data-free='1']").click()
    host.keyboard.press("Escape")
    expect(host.locator("[data-freeing]")).to_contain_text("You asked to free the seat of Bob. Asked: Bob.")
    asked.get_by_role("button", name="Einverstanden").click()
    expect(bob.get_by_text("Dieser Tisch ist für dich nicht offen")).to_be_visible()
    expect(host.get_by_text("Bob has agreed to leave: the seat is free.")).to_be_visible()
    links(host)
    host.locator("#link-1").click()
    cia.goto(link_of(host, 1))  # the page knows her name by now
    expect(host.get_by_text("Cia sits down at seat 2.")).to_be_visible()

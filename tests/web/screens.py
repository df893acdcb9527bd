"""The ways to a table that a person takes; and what axe says about a screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

BOTS = "greedy"


def quick_game(page: Page, game: str) -> None:
    """A game against a bot: one click in the lobby."""
    page.goto("/")
    page.locator(f"[data-play={game}]").click()
    page.wait_for_selector("main[data-seq]")


def set_table(page: Page, game: str, who: Sequence[str], options: dict[str, str] | None = None) -> None:
    """A table with these at it ("me", "friend" or "bot"), set up in the lobby."""
    page.goto("/")
    page.locator(f"[data-set={game}]").click()
    page.wait_for_selector("[data-who='0']")
    for place, one in enumerate(who):
        if page.locator(f"[data-who='{place}']").count() == 0:
            page.locator("[data-add]").click()
        page.locator(f"[data-who='{place}']").select_option(one)
        if one != "bot":
            page.locator(f"[data-name='{place}']").fill(f"Player {place}")
    page.locator("dialog details").evaluate_all("all => all.forEach(it => { it.open = true })")
    for name, value in (options or {}).items():
        field = page.locator(f"[data-setting='{name}']")
        if field.evaluate("it => it.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    page.locator("[data-make]").click()
    page.wait_for_selector("main[data-seq], [data-curtain]")


def open_table(page: Page, game: str, bots: int, options: dict[str, str] | None = None) -> None:
    """A table with bots, without going through the lobby."""
    seats = [{"who": "me", "name": "Ada"}, *[{"who": "bot", "name": f"Bot {n}", "bot": BOTS} for n in range(bots)]]
    made = page.request.post("/api/tables", data={"game": game, "seats": seats, "options": options or {}})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']}")
    page.wait_for_selector("main[data-seq]")


def open_record(page: Page, record: bytes) -> None:
    """The table of a record, in the seat that is asked; all its seats are the visitor's."""
    address = brought(page, record)
    page.goto(address)
    page.locator("[data-reveal]").click()
    page.wait_for_selector("main[data-my-turn=true] [data-thing]", state="attached")


def brought(page: Page, record: bytes) -> str:
    """The address of the table of a record."""
    made = page.request.post("/api/imports", data=record, headers={"Content-Type": "application/octet-stream"})
    assert made.ok, made.text()
    return f"/t/{made.json()['table']}"


def link_of(page: Page, seat: int) -> str:
    """The link to a seat (or with -1 for spectators) from the invitations; they open by themselves at a new table."""
    link = page.locator(f"[data-link='{seat}']").input_value()
    page.keyboard.press("Escape")
    return link


def sit_down(page: Page, link: str, name: str) -> None:
    """Use a link."""
    page.goto(link)
    page.locator("[data-name]").fill(name)
    page.locator("[data-sit]").click()
    page.wait_for_selector("main[data-seq]")


def violations(page: Page, axe: str) -> list[str]:
    """What axe finds wrong with the current screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [f"{it['id']}: {node['target']}: {it['help']}" for it in found["violations"] for node in it["nodes"]]

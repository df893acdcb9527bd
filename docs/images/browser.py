"""Makes the pictures of the page: `python docs/images/browser.py [name ...]`, from the project's folder, after `make
page`. A server of its own takes the positions in as records; Debian's chromium draws them."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from positions import NAMES, finished, position

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.lab.serving import served

HERE = Path(__file__).parent
DESK = {"width": 1360, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 120_000


def opened(browser: Browser, address: str, table: Table, size: dict[str, int], **more: Any) -> Page:
    """The table on a page, seen from seat 0."""
    page = browser.new_context(base_url=address, viewport=size, reduced_motion="reduce", **more).new_page()
    page.goto("/")
    record = Record.of(table, NAMES[: table.players]).dumps()
    made = page.request.post("/api/imports", data=record.encode(), headers={"Content-Type": "application/octet-stream"})
    assert made.ok, made.text()
    page.goto(f"/t/{made.json()['table']}")
    page.wait_for_selector("[data-curtain], main[data-seq] [data-thing]", state="attached")
    if page.locator("[data-reveal]").count():
        page.locator("[data-reveal]").click()
    page.wait_for_selector("main[data-seq] [data-thing]", state="attached")
    return page


def drawn(page: Page, name: str) -> None:
    page.wait_for_load_state("networkidle")
    page.screenshot(path=HERE / f"{name}.png")


DARK = {"color_scheme": "dark", "locale": "en"}
TOUCHED = {"color_scheme": "light", "locale": "de", "has_touch": True, "is_mobile": True}
TABLES: dict[str, tuple[tuple[str, int, int, int, str], dict[str, int], dict[str, Any]]] = {
    "race": (("race", 3, 2, 9, "settle"), DESK, DARK),
    "warpgate-board": (("warpgate", 4, 6, 4, "play"), DESK, DARK),
    "ti3": (("ti3", 6, 11, 4, "activate"), DESK, DARK),
    "ti4": (("ti4", 6, 7, 4, "activate"), DESK, DARK),
    "phone": (("race", 2, 5, 7, "action"), PHONE, TOUCHED),
}
"""Pictures of running games: the position (see positions.py), the screen, and how it is used."""
LATE = {"ti4": "[data-fight=plan] .chance"}
"""What comes a moment after the table: odds."""


def replayed(browser: Browser, address: str) -> None:
    """A finished game, step by step."""
    page = opened(browser, address, finished("race", 3, 8), DESK, color_scheme="light", locale="en")
    page.goto(f"{page.url.split('#')[0]}/replay?at=40&seat=-1")
    page.wait_for_selector("[data-chances] [role=status]")
    page.wait_for_selector("[data-chances] [role=status]", state="detached", timeout=PATIENCE)
    drawn(page, "replay")


def main(wanted: list[str]) -> None:
    """All pictures, or only those that are named."""
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (at, size, how) in TABLES.items():
            if not wanted or name in wanted:
                page = opened(browser, address, position(*at), size, **how)
                if name in LATE:
                    page.wait_for_selector(LATE[name], timeout=PATIENCE)
                page.mouse.move(0, 0)
                drawn(page, name)
        if not wanted or "replay" in wanted:
            replayed(browser, address)


if __name__ == "__main__":
    main(sys.argv[1:])

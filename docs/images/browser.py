"""Makes the pictures of the page: `python docs/images/browser.py`, from the project's folder, after `make page`. A
server of its own takes the positions in as records; Debian's chromium draws them."""

from __future__ import annotations

import shutil
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


def main() -> None:
    """race, warpgate-board, ti3, ti4, phone and replay; or only those that are named."""
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        dark = {"color_scheme": "dark", "locale": "en"}
        drawn(opened(browser, address, position("race", 3, 2, 9, "settle"), DESK, **dark), "race")
        drawn(opened(browser, address, position("warpgate", 4, 6, 4, "play"), DESK, **dark), "warpgate-board")
        drawn(opened(browser, address, position("ti3", 6, 11, 4, "activate"), DESK, **dark), "ti3")
        drawn(opened(browser, address, position("ti4", 6, 4, 3, "activate"), DESK, **dark), "ti4")
        phone = {"color_scheme": "light", "locale": "de", "has_touch": True, "is_mobile": True}
        drawn(opened(browser, address, position("race", 2, 5, 7, "action"), PHONE, **phone), "phone")
        page = opened(browser, address, finished("race", 3, 8), DESK, color_scheme="light", locale="en")
        page.goto(f"{page.url.split('#')[0]}/replay?at=40&seat=-1")
        page.wait_for_selector("[data-chances] [role=status]")
        page.wait_for_selector("[data-chances] [role=status]", state="detached", timeout=PATIENCE)
        drawn(page, "replay")


if __name__ == "__main__":
    main()

"""What the browser tests share: a real server with its own database, and a real browser (Debian's chromium)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect, sync_playwright

from tests.web.player import PATIENCE

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
WITHOUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess",  # processes nobody would look at
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay",
    "MediaRouter", "OptimizationHints", "PaintHolding", "ThirdPartyStoragePartitioning",
)  # fmt: skip
"""What chromium could do, and need not: for each window it would draw two lists of suggestions below an address bar
that nobody sees, which takes longer than to show our page."""
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--disable-features={','.join(WITHOUT)}",
)  # fmt: skip
expect.set_options(timeout=PATIENCE)

REFUSED = "Failed to load resource"
"""What chromium logs for every refusal. The page handles those; a failure of the server shows in its status."""
DESK: ViewportSize = {"width": 1360, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for this worker. All its browsers are one household that imports many games, so its limits are wide."""
    folder = tmp_path_factory.mktemp("served")
    command = [sys.executable, "-m", "tests.web.serving", "serve", "--port", "0", "--no-open", "--limits", "20"]
    command += ["--database", str(folder / "t.db")]
    speaking = os.environ | {"LANG": "C"}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=speaking) as server,
    ):
        try:
            yield announced(server, folder / "log")
        finally:
            server.terminate()


def announced(server: subprocess.Popen[str], log: Path) -> str:
    """The address a server reports."""
    assert server.stdout is not None
    said: list[str] = []
    for line in server.stdout:
        said.append(line)
        found = re.search(r"http://\S+:\d+", line)
        if found:
            return found.group()
    raise AssertionError(f"no address: {''.join(said)}{log.read_text()}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    assert CHROMIUM, "the browser tests need chromium: apt-get install chromium"
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, address: str) -> Iterator[NewPage]:
    """Opens a page in its own browser (cookies and all), empty if no path is given; any error inside the page fails the
    test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_(path: str = "", *, lang: str = "en", phone: bool = False, **more: Any) -> Page:
        size = PHONE if phone else DESK
        context = chromium.new_context(
            base_url=address, locale=lang, viewport=size, has_touch=phone, reduced_motion="reduce", **more
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda it: wrong.append(it.text) if it.type == "error" and REFUSED not in it.text else None)
        page.on("response", lambda it: wrong.append(f"{it.status} {it.url}") if it.status >= 500 else None)
        if path:
            page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert not wrong, wrong


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, to be run inside a page."""
    return (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")

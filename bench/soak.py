"""A whole game in a real browser, clicked to its end against bots: `python bench/soak.py --game ti3 --players 6`. The
robot of the browser tests takes whatever is lit; whatever goes wrong inside the page or the server ends the run."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.web.player import Clicker, Player, Typist
from tests.web.screens import set_table

from orrery.lab.serving import served

DESK: ViewportSize = {"width": 1360, "height": 900}
PATIENCE = 120_000
"""The timeout for anything, in milliseconds: six bots may think before it is one's turn again."""
EACH = 50
"""The number of answers between two lines of output."""


def options(words: list[str]) -> dict[str, str]:
    """ "galaxy=build round-limit=9" as options."""
    return dict(word.split("=", 1) for word in words)


def watched(page: Page) -> list[str]:
    """Collect errors inside the page as they happen."""
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda it: wrong.append(it.text) if it.type == "error" else None)
    page.on("response", lambda it: wrong.append(f"{it.status} {it.url}") if it.status >= 400 else None)
    return wrong


def played(player: Player, wrong: list[str]) -> Counter[str]:
    """Answer until the game is over; return how often each kind of question was asked."""
    asked: Counter[str] = Counter()
    began = perf_counter()
    while player.await_turn():
        kind = player.page.locator("[data-question]").first.get_attribute("data-question") or ""
        player.answer()
        asked[kind.rpartition("-")[0]] += 1
        if wrong:
            raise SystemExit(f"after {player.answers} answers: {wrong}")
        if player.answers % EACH == 0:
            print(f"{player.answers} answers, {(perf_counter() - began) / player.answers:.2f} s each", flush=True)
    return asked


def main() -> None:
    """One game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="ti3")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keyboard", action="store_true", help="by keyboard alone")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--option", nargs="*", default=[], help="galaxy=build round-limit=9")
    args = parser.parse_args()
    began = perf_counter()
    with served() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(base_url=address, viewport=DESK, locale=args.lang, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        wrong = watched(page)
        page.goto("/")
        set_table(page, args.game, ["me", *["bot"] * (args.players - 1)], options(args.option))
        robot = Typist if args.keyboard else Clicker
        player = robot(page, seed=args.seed)
        asked = played(player, wrong)
        rows = page.locator("main[data-over=true] table").first.inner_text()
        browser.close()
    print(rows)
    print(", ".join(f"{kind} {count}" for kind, count in asked.most_common()))
    print(f"{player.answers} answers, {len(asked)} kinds of questions, {perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()

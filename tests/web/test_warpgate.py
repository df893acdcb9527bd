"""Warpgate's board in a real browser: the last round is announced, and what is used up looks used up."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from playwright.sync_api import expect

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.state import Warpgate
from tests.web.conftest import NewPage
from tests.web.screens import brought, open_table

LAST = {"en": "Last round: the game ends after it", "de": "Letzte Runde: Danach endet das Spiel"}
ENDS = {
    "en": "when none is left, the round at hand is the last",
    "de": "ist keines mehr da, ist die laufende Runde die letzte",
}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_last_round_is_announced_and_the_decks_say_when_it_comes(lang: str, open_page: NewPage) -> None:
    page = open_page(lang=lang)
    open_table(page, "warpgate", 1, {"round-limit": "1", "sides": "A"})
    page.wait_for_selector("main[data-my-turn=true]")
    expect(page.get_by_role("status").filter(has_text=LAST[lang])).to_be_visible()
    decks = page.locator(".status .left li")
    expect(decks).to_have_count(3)
    for deck in decks.all():
        assert (deck.get_attribute("title") or "").endswith(ENDS[lang])


def test_before_the_last_round_nothing_is_announced(open_page: NewPage) -> None:
    page = open_page()
    open_table(page, "warpgate", 1, {"sides": "A"})
    page.wait_for_selector("main[data-my-turn=true]")
    expect(page.locator(".status .left")).to_be_visible()
    expect(page.get_by_text(LAST["en"])).to_have_count(0)


def played_with_tokens() -> Record:
    """A game of random players at whose end somebody has used a discovery token and kept another."""
    for seed in range(100):
        table = Table.new(GAME, 2, {"round-limit": "4"}, seed=seed)
        table.play_random(Random(seed))
        if any(p.old_tokens and p.tokens for p in cast(Warpgate, table.state).players):
            return Record.of(table)
    raise AssertionError("nobody has used a token")


def test_used_discovery_tokens_look_used(open_page: NewPage) -> None:
    page = open_page()
    page.goto(brought(page, played_with_tokens().dumps().encode()))
    page.wait_for_selector("main[data-over=true]")
    used, kept = page.locator(".chip.used"), page.locator(".chip:not(.used)")
    expect(used.first).to_be_attached()
    expect(kept.first).to_be_attached()
    style = "it => { const s = getComputedStyle(it); return [s.borderTopStyle, s.filter, s.backgroundImage] }"
    looks = used.first.evaluate(style)
    assert looks[0] == "dashed"
    assert "grayscale" in looks[1]
    assert kept.first.evaluate(style)[0] == "solid"

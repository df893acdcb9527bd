"""The page's own words: everything it says exists, and it says everything that exists."""

from __future__ import annotations

import re
from pathlib import Path

from tests.telling.messages import SOURCE, messages

PAGE = SOURCE.parents[1] / "web" / "src"
SAID = re.compile(r"\bsay\(\s*(?:'([^']+)'|`([^`]+)`)")


def said(folder: Path) -> tuple[set[str], set[str]]:
    """Keys that the page uses literally, and the beginnings of keys whose end is inserted."""
    keys: set[str] = set()
    beginnings: set[str] = set()
    for path in [*folder.rglob("*.svelte"), *folder.rglob("*.ts")]:
        for plain, made in SAID.findall(path.read_text("utf-8")):
            if plain:
                keys.add(plain)
            elif made:
                beginnings.add(made.partition("${")[0])
    return keys, beginnings


def known() -> set[str]:
    boards = SOURCE.glob("games/*/text/board.en.ftl")
    return {key for path in [SOURCE / "text" / "web.en.ftl", *boards] for key in messages(path)}


def test_everything_the_page_says_is_written() -> None:
    keys, beginnings = said(PAGE)
    assert "send" in keys
    assert "view-" in beginnings
    assert sorted(keys - known()) == []
    assert [b for b in sorted(beginnings) if not any(key.startswith(b) for key in known())] == []


def test_nothing_is_written_that_the_page_never_says() -> None:
    sources = " ".join(p.read_text("utf-8") for p in [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")])
    _, beginnings = said(PAGE)
    unsaid = [
        key
        for key in messages(SOURCE / "text" / "web.en.ftl")
        if f"'{key}'" not in sources and not any(key.startswith(b) for b in beginnings)
    ]
    assert unsaid == []

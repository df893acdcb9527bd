"""Code in the documents: a Python block either runs, or is an excerpt of the source file named in the comment above it
(`<!-- from src/orrery/... -->`; a line `...` stands for lines left out)."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"(?:^<!-- from (?P<source>\S+) -->\n)?^```python\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A Python block, where it is, and the source file it claims to quote."""

    where: str
    source: str
    code: str


def blocks() -> list[Block]:
    """The Python blocks of all documents."""
    found = []
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for it in BLOCK.finditer(text):
            line = text.count("\n", 0, it.start("code"))
            found.append(Block(f"{path.relative_to(ROOT)}:{line}", it["source"] or "", it["code"]))
    return found


def missing(code: str, source: str) -> str:
    """The first part of an excerpt that does not follow in the source; empty if all do."""
    lines, at = source.splitlines(), 0
    for part in re.split(r"^\s*\.\.\.\n", code, flags=re.MULTILINE):
        wanted = dedent(part).strip("\n").splitlines()
        for start in range(at, len(lines) - len(wanted) + 1):
            if dedent("\n".join(lines[start : start + len(wanted)])).splitlines() == wanted:
                at = start + len(wanted)
                break
        else:
            return part
    return ""


BLOCKS = blocks()


@pytest.mark.parametrize("block", BLOCKS, ids=[block.where for block in BLOCKS])
def test_code_in_documents_runs_or_is_quoted_from_the_source(block: Block) -> None:
    if block.source:
        absent = missing(block.code, (ROOT / block.source).read_text(encoding="utf-8"))
        assert not absent, f"{block.where}: {block.source} does not contain\n{absent}"
    else:
        exec(compile(block.code, block.where, "exec"), {"__name__": "example"})


def test_every_document_with_code_is_found() -> None:
    assert {block.where.partition(":")[0] for block in BLOCKS} == {
        str(path.relative_to(ROOT)) for path in DOCUMENTS if "```python" in path.read_text(encoding="utf-8")
    }


SOURCE = """
class Ship:
    def sail(self) -> None:
        hoist()

        steer()

    def sink(self) -> None:
        mourn()
"""


@pytest.mark.parametrize(
    ("code", "absent"),
    [
        ("def sail(self) -> None:\n    hoist()\n", ""),
        ("def sail(self) -> None:\n...\ndef sink(self) -> None:\n    mourn()\n", ""),
        ("hoist()\nsteer()\n", "hoist()\nsteer()\n"),
        ("def sink(self) -> None:\n...\nhoist()\n", "hoist()\n"),
        ("hoist(sail)\n", "hoist(sail)\n"),
    ],
)
def test_an_excerpt_follows_the_source_line_by_line(code: str, absent: str) -> None:
    assert missing(code, SOURCE) == absent

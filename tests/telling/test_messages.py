"""Every message file in both languages: the same messages with the same arguments; and every refusal of the server has
words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orrery.text import LANGUAGES, Words
from tests.telling.messages import SOURCE, messages, names

ENGLISH = sorted(SOURCE.rglob("*en.ftl"))
GRAMMAR = {"you", "rival_you", "n"}
"""Arguments that only choose between forms of words: a language may do without them."""
OTHERWISE = {"race-power-Consume", "race-kind"}
"""Messages that are composed differently in the two languages."""


@pytest.mark.parametrize("path", ENGLISH, ids=lambda p: str(p.relative_to(SOURCE)))
def test_every_file_has_its_twin(path: Path) -> None:
    english, german = messages(path), messages(path.with_name(path.name.replace("en.ftl", "de.ftl")))
    assert english.keys() == german.keys()
    for key in english.keys() - OTHERWISE:
        one, other = (names(them[key]).variables for them in (english, german))
        assert one - GRAMMAR == other - GRAMMAR, f"{key}: the same numbers and names are said in both languages"


WITH_KEYS = {"quota"}
"""Codes whose calls name the message: one for each kind of quota."""


def server_strings(function: str) -> set[str]:
    """The first arguments of all calls of a function in the server's code."""
    found = set()
    for path in (SOURCE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == function:
                found |= {a.value for a in node.args[:1] if isinstance(a, ast.Constant) and isinstance(a.value, str)}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_the_server_denies_or_announces_has_words(lang: str) -> None:
    words, codes, announced = Words(lang), server_strings("Denied"), server_strings("announce")
    assert {"seat", "owner", "store"} <= codes
    assert "room-stands-in" in announced
    assert [code for code in sorted(codes) if not words.has(f"denied-{code}") and code not in WITH_KEYS] == []
    assert [key for key in sorted(announced) if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_servers_code_has_words(lang: str) -> None:
    words = Words(lang)
    pattern = re.compile(r'"((?:server|serve|room|denied|wrong|cli)-[a-z-]+)"')
    keys = {key for path in (SOURCE / "server").rglob("*.py") for key in pattern.findall(path.read_text("utf-8"))}
    assert len(keys) > 20
    assert [key for key in sorted(keys) if not words.has(key)] == []

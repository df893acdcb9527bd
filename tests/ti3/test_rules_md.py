"""The rules of Twilight Imperium 3: numbered without gaps, in both languages, cited in the code, proved by tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orrery.games import ti3
from orrery.lab.rulebook import faults, rulebook, rules

TESTS = Path(__file__).parent
HERE = Path(ti3.__file__).parent
CODE = sorted(HERE.rglob("*.py"))

UNPROVED: set[str] = set()
"""Rules of cards that do not exist yet. This list only ever gets shorter."""


def cited(text: str) -> list[str]:
    return re.findall(r"\bT3\.\d+\.\d+\b", text)


def test_the_rulebook_is_up_to_date() -> None:
    written = (HERE / "RULES.md").read_text(encoding="utf-8")
    assert written == rulebook(ti3.GAME, TESTS), "RULES.md is out of date: see orrery.lab.rulebook"


def test_every_rule_has_a_proof_and_every_proof_a_rule() -> None:
    assert {fault.split()[0] for fault in faults(ti3.GAME, TESTS)} == UNPROVED


def test_both_languages_have_the_same_rules() -> None:
    english, german = rules("ti3", "en"), rules("ti3", "de")
    assert [rule.number for rule in english] == [rule.number for rule in german]
    assert all(rule.text for rule in english + german)


def test_numbers_run_on_without_gaps() -> None:
    chapter, last = 0, 0
    for rule in rules("ti3"):
        if rule.is_chapter:
            chapter, last = chapter + 1, 0
            assert rule.number == f"T3.{chapter}"
        else:
            last += 1
            assert rule.number == f"T3.{chapter}.{last}"


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_the_code_cites_rules_that_exist(path: Path) -> None:
    known = {rule.number for rule in rules("ti3")}
    assert [number for number in cited(path.read_text(encoding="utf-8")) if number not in known] == []


def test_every_setting_belongs_to_a_rule() -> None:
    known = {rule.number for rule in rules("ti3")}
    assert {setting.rule for setting in ti3.GAME.settings + ti3.GAME.rulings} <= known

"""RULES.md of Warpgate: up to date, every rule proved, every number real, in both languages and in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import warpgate
from orrery.lab.rulebook import cited, faults, main, place, rulebook, rules

TESTS = Path(__file__).parent
CODE = sorted(Path(warpgate.__file__).parent.glob("*.py"))


def test_the_rulebook_is_up_to_date() -> None:
    assert place("warpgate").read_text(encoding="utf-8") == rulebook(warpgate.GAME, TESTS), (
        "RULES.md is out of date: run python -m orrery.lab.rulebook warpgate"
    )
    assert main(["--check", "warpgate"]) == 0


def test_every_rule_has_a_proof_and_every_proof_a_rule() -> None:
    assert faults(warpgate.GAME, TESTS) == []


def test_both_languages_have_the_same_rules() -> None:
    english, german = rules("warpgate", "en"), rules("warpgate", "de")
    assert [rule.number for rule in english] == [rule.number for rule in german]
    assert [cited(rule.text) for rule in english] == [cited(rule.text) for rule in german]
    assert all(rule.text for rule in english + german)


def test_numbers_run_on_without_gaps() -> None:
    chapter, last = 0, 0
    for rule in rules("warpgate"):
        if rule.is_chapter:
            chapter, last = chapter + 1, 0
            assert rule.number == f"W{chapter}"
        else:
            last += 1
            assert rule.number == f"W{chapter}.{last}"


@pytest.mark.parametrize("path", CODE, ids=lambda path: path.name)
def test_the_code_cites_rules_that_exist(path: Path) -> None:
    known = {rule.number for rule in rules("warpgate")}
    assert [number for number in cited(path.read_text(encoding="utf-8")) if number not in known] == []


def test_every_setting_belongs_to_a_rule() -> None:
    known = {rule.number for rule in rules("warpgate")}
    assert {setting.rule for setting in warpgate.GAME.settings + warpgate.GAME.rulings} <= known

"""RULES.md: up to date, every rule proved, every number real, in both languages and in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import race
from orrery.lab.rulebook import cited, faults, main, place, proofs, rulebook, rules

TESTS = Path(__file__).parent


def test_the_rulebook_is_up_to_date() -> None:
    assert place("race").read_text(encoding="utf-8") == rulebook(race.GAME, TESTS), (
        "RULES.md is out of date: run python -m orrery.lab.rulebook race"
    )


def test_every_rule_has_a_proof_and_every_proof_a_rule() -> None:
    assert faults(race.GAME, TESTS) == []


def test_both_languages_have_the_same_rules() -> None:
    english, german = rules("race", "en"), rules("race", "de")
    assert [rule.number for rule in english] == [rule.number for rule in german]
    assert [cited(rule.text) for rule in english] == [cited(rule.text) for rule in german]
    assert all(rule.text for rule in english + german)


def test_numbers_run_on_without_gaps() -> None:
    chapter, last = 0, 0
    for rule in rules("race"):
        if rule.is_chapter:
            chapter, last = chapter + 1, 0
            assert rule.number == f"R{chapter}"
        else:
            last += 1
            assert rule.number == f"R{chapter}.{last}"


@pytest.mark.parametrize("path", sorted(Path(race.__file__).parent.glob("*.py")), ids=lambda path: path.name)
def test_the_code_cites_rules_that_exist(path: Path) -> None:
    known = {rule.number for rule in rules("race")}
    assert [number for number in cited(path.read_text(encoding="utf-8")) if number not in known] == []


def test_every_setting_belongs_to_a_rule() -> None:
    known = {rule.number for rule in rules("race")}
    assert {setting.rule for setting in race.GAME.settings + race.GAME.rulings} <= known


def test_marks_are_read_from_tests_and_their_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('R1.1', 'R99.1')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('R1.2'))])\n"
        "def test_it(n): pass\n"
    )
    found = proofs(tmp_path)
    assert found == {number: ["test_one.py::test_it"] for number in ("R1.1", "R99.1", "R1.2")}
    wrong = faults(race.GAME, tmp_path)
    assert "R1.3 has no proof" in wrong
    assert "test_one.py::test_it: there is no rule R99.1" in wrong


def test_the_tool_says_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "usage" in capsys.readouterr().out
    assert main(["--check", "race"]) == 0
    with pytest.raises(FileNotFoundError, match="checkout"):
        proofs(tmp_path / "nowhere")

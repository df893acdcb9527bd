"""RULES.md of all games: up to date, every rule tested, every number real, in both languages and in the code."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.games import NAMES, game
from orrery.lab.rulebook import ROOT, cited, faults, main, place, proofs, rulebook, rules
from orrery.text import Words

CODE = [(name, path) for name in NAMES for path in sorted(place(name).parent.rglob("*.py"))]
every_game = pytest.mark.parametrize("name", NAMES)


def its_tests(name: str) -> Path:
    return ROOT / "tests" / name


@every_game
def test_the_rulebook_is_up_to_date(name: str) -> None:
    assert place(name).read_text(encoding="utf-8") == rulebook(game(name), its_tests(name)), (
        f"RULES.md is out of date: run python -m orrery.lab.rulebook {name}"
    )


@every_game
def test_every_rule_has_a_proof_and_every_number_a_rule(name: str) -> None:
    assert faults(game(name), its_tests(name)) == []


@every_game
def test_both_languages_have_the_same_rules(name: str) -> None:
    english, german = rules(name, "en"), rules(name, "de")
    assert [rule.number for rule in english] == [rule.number for rule in german]
    assert [cited(rule.text) for rule in english] == [cited(rule.text) for rule in german]
    assert all(rule.text for rule in english + german)


@pytest.mark.parametrize("name", ["race", "warpgate", "ti3"])
def test_our_own_numbers_run_on_without_gaps(name: str) -> None:
    sign = rules(name)[0].number.removesuffix("1")
    chapter, last = 0, 0
    for rule in rules(name):
        if rule.is_chapter:
            chapter, last = chapter + 1, 0
            assert rule.number == f"{sign}{chapter}"
        else:
            last += 1
            assert rule.number == f"{sign}{chapter}.{last}"


@pytest.mark.parametrize(("name", "path"), CODE, ids=lambda it: it if isinstance(it, str) else it.stem)
def test_the_code_cites_rules_that_exist(name: str, path: Path) -> None:
    known = {rule.number for rule in rules(name)}
    assert [number for number in cited(path.read_text(encoding="utf-8")) if number not in known] == []


@every_game
def test_every_setting_belongs_to_a_rule_or_has_words_of_its_own(name: str) -> None:
    known, words = {rule.number for rule in rules(name)}, Words("en", name)
    assert {it.rule for it in game(name).settings + game(name).rulings if it.rule} <= known
    bare = [it for it in game(name).settings + game(name).rulings if not it.rule]
    assert [it.name for it in bare if not words.has(f"{name}-set-{it.name}-about")] == []


def test_marks_are_read_from_tests_and_their_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('R1.1', 'R99.1')\n"
        "@pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('R1.2'))])\n"
        "def test_it(n): pass\n"
    )
    found = proofs(tmp_path)
    assert found == {number: ["test_one.py::test_it"] for number in ("R1.1", "R99.1", "R1.2")}
    wrong = faults(game("race"), tmp_path)
    assert "R1.3 has no proof" in wrong
    assert "test_one.py::test_it: there is no rule R99.1" in wrong


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("as R6.1 has it", ["R6.1"]),
        ("T3.7.4 and T3.12", ["T3.7.4"]),
        ("W3.10, W4.1", ["W3.10", "W4.1"]),
        ("B2", []),
        ("see LRR 2.6a", ["LRR 2.6a"]),
    ],
)
def test_numbers_of_rules_are_found_in_texts(text: str, numbers: list[str]) -> None:
    assert cited(text) == numbers


def test_the_tool_says_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert "usage" in capsys.readouterr().out
    assert main(["--check", "race", "warpgate"]) == 0
    with pytest.raises(FileNotFoundError, match="checkout"):
        proofs(tmp_path / "nowhere")

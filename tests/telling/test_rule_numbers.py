"""Rule numbers: their keys, their order, and rules asked for by number."""

from __future__ import annotations

from orrery.games.ti4 import GAME
from orrery.lab.rulebook import rules
from orrery.telling.rules import ruled
from orrery.text import Words
from orrery.text.numbers import is_rule_number, rule_key, rule_number, rule_place


def test_a_number_and_its_key_say_the_same() -> None:
    for number in ("R6.11", "T3.7.4", "W12", "LRR 71.5", "LRR 2.2ii", "LRR 31", "LRR F.12"):
        assert is_rule_number(number)
        assert rule_number(rule_key(number)) == number
    assert not is_rule_number("title")


def test_rules_stand_in_the_order_of_their_book() -> None:
    shuffled = ["LRR F.2", "LRR 2.10", "LRR 2.6a", "LRR 2", "LRR 10.1", "LRR 2.6", "LRR 2.7"]
    in_order = ["LRR 2", "LRR 2.6", "LRR 2.6a", "LRR 2.7", "LRR 2.10", "LRR 10.1", "LRR F.2"]
    assert sorted(shuffled, key=rule_place) == in_order


def test_the_rules_of_the_fourth_edition_are_written_in_order() -> None:
    found = [rule.number for rule in rules("ti4")]
    assert len(found) == len(set(found))
    assert len(found) == 898 + 1 + len(GAME.rulings), "those of the reference, and an entry of our own for rulings"
    assert found == sorted(found, key=rule_place)


def test_a_rule_is_found_with_its_parts() -> None:
    assert [n for n, _ in ruled(["T3.7"], Words("en", "ti3"))][:2] == ["T3.7", "T3.7.1"]
    assert [n for n, _ in ruled(["r6.1"], Words("en", "race"))] == ["R6.1"], "and not R6.11"

"""Reading what people type: the five forms of a question, names and their beginnings."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.ask import Amount, Confirm, Decision, Kind, Order, Pick, choose
from orrery.core.nouns import Maybe, Named, Number, YesNo
from orrery.telling.questions import Offer, Question
from orrery.terminal.answers import Unclear, match, read
from orrery.terminal.commands import PLAYING, REPLAYING, Command, command, vocabulary
from orrery.text import LANGUAGES, Words
from orrery.text.spelling import plain

FRUIT = Named("fruit", ["apple", "green_apple", "pear", "plum"])
ENGLISH = Words("en")


def asked(decision: Decision[Any], values: list[Any]) -> Question:
    offers = []
    for value in values:
        word = ("yes" if value else "no") if isinstance(value, bool) else FRUIT.names[value]
        offers.append(Offer(value, word.replace("_", " "), "", (f"{decision.kind.name}:{word}", word)))
    return Question("q-0", decision, "?", offers)


def choosing(maybe: bool = False) -> Question:
    noun: Any = Maybe(FRUIT) if maybe else FRUIT
    return asked(choose(0, Kind("eat", noun), [0, 1, 2, 3]), [0, 1, 2, 3])


def picking(items: list[int], low: int, high: int) -> Question:
    return asked(Pick(0, Kind("eat", FRUIT), items, low, high, None, args={}), items)


@pytest.mark.parametrize(
    ("text", "value"),
    [("1", 0), (" 4 ", 3), ("apple", 0), ("APPLE", 0), ("green", 1), ("g", 1), ("green app", 1), ("pe", 2),
     ("eat:green_apple", 1), ("green_apple", 1), ("Plüm", 3)],
)  # fmt: skip
def test_choose(text: str, value: int) -> None:
    assert read(text, choosing(), ENGLISH) == value


@pytest.mark.parametrize(
    ("text", "key"),
    [("0", "unclear-place"), ("5", "unclear-place"), ("p", "unclear-several"), ("kiwi", "unclear-unknown"),
     ("eat", "unclear-unknown"), ("pass", "unclear-no-pass"), ("!!", "unclear-empty"), ("1 2", "unclear-unknown")],
)  # fmt: skip
def test_choose_what_is_not_there(text: str, key: str) -> None:
    with pytest.raises(Unclear) as unclear:
        read(text, choosing(), ENGLISH)
    assert unclear.value.key == key
    assert unclear.value.said(ENGLISH)


@pytest.mark.parametrize("text", ["pass", "PASS", "none", "-", "eat:none", "nothing"])
def test_pass(text: str) -> None:
    assert read(text, choosing(maybe=True), ENGLISH) is None
    assert read(text, picking([0, 2], 0, 2), ENGLISH) == ()


@pytest.mark.parametrize(
    ("text", "value"),
    [("1 3", (0, 2)), ("3,1", (0, 2)), ("3;1,", (0, 2)), ("1 2", (0, 0)), ("apple, apple", (0, 0)), ("pear+1", (0, 2)),
     ("eat:apple+pear", (0, 2)), ("green, pe", (1, 2)), ("2", (0,)), ("1-2", (0, 0)), ("2 - 3", (0, 2)),
     ("apple pear", (0, 2)), ("green apple pear", (1, 2)), ("green pe", (1, 2)), ("2 apple", (0, 0)),
     ("2x apple, pear", (0, 0, 2)), ("green apple and pear", (1, 2)), ("apple 3", (0, 2)), ("1-2 pear", (0, 0, 2))],
)  # fmt: skip
def test_pick(text: str, value: tuple[int, ...]) -> None:
    assert read(text, picking([0, 0, 2, 1], 1, 2), ENGLISH) == value


@pytest.mark.parametrize(
    ("text", "key"),
    [("1 1", "unclear-twice"), ("pear pear", "unclear-unknown"), ("9", "unclear-place"),
     ("pear, pear", "unclear-unknown"), (" , ", "unclear-empty"), ("1-2 2", "unclear-twice"), ("2-9", "unclear-place"),
     ("pear kiwi", "unclear-unknown")],
)  # fmt: skip
def test_pick_what_cannot_be_picked(text: str, key: str) -> None:
    with pytest.raises(Unclear) as unclear:
        read(text, picking([0, 0, 2], 1, 2), ENGLISH)
    assert unclear.value.key == key


def test_order_keeps_the_order() -> None:
    question = asked(Order(0, Kind("eat", FRUIT), [0, 2, 3], None, args={}), [0, 2, 3])
    assert read("3 1 2", question, ENGLISH) == (3, 0, 2)
    assert read("plum, apple, pear", question, ENGLISH) == (3, 0, 2)


def test_amount_is_the_number_itself() -> None:
    question = Question("q-0", Amount(0, Kind("count", Number()), 3, 9, None, args={}), "?", [])
    assert read("7", question, ENGLISH) == 7
    assert read("count:7", question, ENGLISH) == 7
    assert read("-1", question, ENGLISH) == -1
    for text in ("seven", "1 2", "1.5", "9" * 40):
        with pytest.raises(Unclear, match="unclear-number"):
            read(text, question, ENGLISH)
    assert question.marker == "? q-0 amount 3-9"


def test_confirm_in_both_languages() -> None:
    question = asked(Confirm(0, Kind("sure", YesNo()), None, args={}), [True, False])
    assert read("y", question, ENGLISH) is True
    assert read("2", question, ENGLISH) is False
    assert read("nein", question, Words("de")) is False
    with pytest.raises(Unclear, match="unclear-truth"):
        read("perhaps", question, ENGLISH)
    assert question.marker == "? q-0 confirm 2"


def test_an_exact_name_wins_over_a_beginning_and_a_beginning_over_a_word() -> None:
    things = [(1, ["Alien"]), (2, ["Alien Robot"]), (3, ["Robot Alien"])]
    assert match("alien", things) == 1
    assert match("alien r", things) == 2
    assert match("rob", things) == 3
    assert plain("Überlebens-Künstler, 2") == "uberlebens kunstler 2"


# --- commands -----------------------------------------------------------------------------------------------


def test_commands_and_what_follows_them() -> None:
    known = vocabulary(PLAYING, Words("de"))
    assert command("zurück!", known) == Command("undo", "", True)
    assert command("undo", known) == Command("undo", "", False)
    assert command("WARUM  Neue Erde", known) == Command("why", "Neue Erde", False)
    assert command("?", known) == Command("help")
    assert command("?3", known) == Command("card", "3")
    assert command("? alte erde", known) == Command("card", "alte erde")
    assert command("alte erde", known) is None
    assert command("3", known) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("names", [PLAYING, REPLAYING])
def test_no_word_means_two_commands(lang: str, names: tuple[str, ...]) -> None:
    words = Words(lang)
    known = vocabulary(names, words)
    assert set(known.values()) == set(names)
    for name in names:
        assert known[plain(words.text(f"command-{name}").split(",")[0])] == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_is_the_name_of_a_card_or_an_action(lang: str) -> None:
    words = Words(lang, "race")
    known = vocabulary(PLAYING, words)
    names = [words.noun("card", n) for n in range(95)] + [words.noun("action", n) for n in range(7)]
    assert not [name for name in names if plain(str(name)).split()[0] in known]

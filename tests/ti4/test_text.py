"""Every message of Twilight Imperium 4 in both languages: none is missing, each has the arguments that the rules give
it, and every thing has a name."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from dataclasses import fields
from functools import cache
from typing import Any

import pytest

from orrery.core.ask import Kind
from orrery.core.terms import Deals
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules import kinds
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.nouns import ARGUMENTS, NOTE, OUTCOME, PIECE, PLACE, TEXT, TEXTS
from orrery.games.ti4.rules.options import RULINGS
from orrery.games.ti4.telling.words import NOUNS
from orrery.telling.options import about
from orrery.telling.things import nouns, simple_nouns
from orrery.text import LANGUAGES, Words
from orrery.text import keys as all_keys
from tests.telling.messages import SOURCE, messages, names
from tests.ti4.test_names import GIVES, lines

HERE = SOURCE / "games" / "ti4"
NUMBERS = {"answer", "tokens", "commodities", "fragments", "number", "bargain", "surrender"}
"""The nouns of answers that need no words: yes and no, numbers, and deals, whose things are named one by one."""
GRAMMAR = {"you", "rival_you"}
DICE = ("units", "pips", "bonus", "needs", "rival", "place", "planet", "round", "tenths")
UNTOLD = {("ti4-log-releases", "rival"), ("ti4-log-rerolls", "tenths"), *(("ti4-log-rolls", name) for name in DICE)}
"""What a line of the journal does not say: of captured fighters and infantry nobody is the owner; dice are drawn."""


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


@cache
def known(lang: str) -> dict[str, Any]:
    """All the messages of the game."""
    found: dict[str, Any] = {}
    for path in sorted(HERE.rglob(f"*.{lang}.ftl")):
        found |= messages(path)
    return found


def variables(key: str, lang: str = "en") -> set[str]:
    """The arguments of a message, including those of messages that it refers to."""
    found = names(known(lang)[key])
    more = [variables(other, lang) for other in found.messages]
    return set(found.variables).union(*more)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str) -> None:
    keys = all_keys(lang, "ti4")
    assert len(keys) == len(set(keys))


# --- the journal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_journal_has_a_text_with_all_its_arguments(lang: str) -> None:
    told = {key: names_ for _, key, names_ in lines()}
    assert {key for key in known(lang) if key.startswith("ti4-log-")} == told.keys()
    for key, given in told.items():
        said = variables(key, lang) - GRAMMAR
        assert said <= given, key
        assert {(key, name) for name in given - said} <= UNTOLD, f"{key} does not say everything"


def test_every_argument_of_the_journal_that_is_a_thing_is_a_noun() -> None:
    assert set(ARGUMENTS) - NOUNS.keys() == set()
    assert GIVES & NOUNS.keys() == set(), "numbers stay numbers"


# --- questions ---------------------------------------------------------------------------------------------------

CONSTANTS = {name: kind.name for name, kind in vars(kinds).items() if isinstance(kind, Kind)}
WRAPPERS = {
    "aim": {"text"},
    "aim_some": {"text"},
    "targeted": {"text"},
    "asks": {"price"},
    "PayFirst": {"price", "means"},
}
"""The functions that ask on behalf of others, and the arguments that they add."""
HELD = {"forbids", "explain", "how_many", "of_which"}
"""What questions are given besides their arguments."""
NOT_ASKED = {"lasts", "expire"}
"""Functions of another VOTE."""


@cache
def asked() -> dict[str, list[tuple[str, set[str]]]]:
    """Every place in the rules where a kind of question is asked: where, and with which arguments."""
    found: dict[str, list[tuple[str, set[str]]]] = defaultdict(list)
    for path in sorted((HERE / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            function = ast.unparse(node.func)
            for arg in node.args:
                if isinstance(arg, ast.Name) and arg.id in CONSTANTS and function not in NOT_ASKED:
                    given = {str(it.arg) for it in node.keywords} - HELD
                    where = f"{path.name}:{node.lineno}"
                    found[CONSTANTS[arg.id]].append((where, given | WRAPPERS.get(function, set())))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_text_with_arguments_that_it_is_always_given(lang: str) -> None:
    assert {key for key in known(lang) if key.startswith("ti4-ask-")} == {f"ti4-ask-{name}" for name in GAME.kinds}
    assert len(asked()) > 100
    for kind, places in asked().items():
        for where, given in places:
            assert variables(f"ti4-ask-{kind}", lang) - GRAMMAR <= given, f"{kind} at {where}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_window_that_can_be_answered_has_words_and_can_be_told(lang: str) -> None:
    words = Words(lang, "ti4")
    windows = HOOKS.answered_by(TEXT.every)
    assert len(windows) > 60
    assert [it.__name__ for it in windows if not words.has(f"ti4-window-{it.__name__}")] == []
    for it in windows:
        several = {f.name for f in fields(it) if f.init and "[" in str(f.type)}
        assert several - NOUNS.keys() == set(), f"{it.__name__}: name what there are several of"


def test_every_window_that_can_be_answered_can_have_a_standing_answer() -> None:
    windows = {it.__name__ for it in HOOKS.answered_by(TEXT.every)}
    assert {it.name for it in GAME.occasions if it.window} == windows


# --- nouns -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_answered_has_a_name_in_words(lang: str) -> None:
    words = Words(lang, "ti4", ["Anna", "Ben", "Cem", "Dora", "Eva", "Finn", "Gil", "Hanna"], 0)
    assert {kind.noun.name for kind in GAME.kinds.values()} - NOUNS.keys() == NUMBERS
    told = 0
    for kind in GAME.kinds.values():
        for noun in simple_nouns(kind.noun):
            for value in noun.every:
                said = words.noun(noun.name, value)
                assert isinstance(said, str)
                assert said
                assert "_" not in said
                assert "@" not in said
                told += 1
    assert told > 5000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_things_have_different_names(lang: str) -> None:
    words = Words(lang, "ti4", ["Anna", "Ben", "Cem", "Dora", "Eva", "Finn", "Gil", "Hanna"], 0)
    for name in ("planet", "faction", "technology", "objective", "strategy", "place", "note", "piece", "unit", "offer"):
        noun = nouns(GAME)[name]
        said = [words.noun(name, value) for value in noun.every]
        assert len(set(said)) == len(said), name


def test_names_of_things_that_are_put_together() -> None:
    english, german = (Words(lang, "ti4", ["Anna", "Ben"], 0) for lang in ("en", "de"))
    assert english.noun("piece", PIECE.index["damaged_mech@jord"]) == "damaged mech on Jord"
    assert german.noun("piece", PIECE.index["damaged_cruiser"]) == "Kreuzer, beschädigt"
    assert english.noun("note", NOTE.index["alliance@seat_1"]) == "your own Alliance"
    assert english.noun("note", NOTE.index["alliance@seat_2"]) == "Alliance of Ben"
    assert german.noun("note", -1) == "eine Vertragskarte"
    assert english.noun("place", PLACE.index["203"]) == "system 203"
    assert german.noun("place", PLACE.index["000"]) == "System Mecatol Rex"
    assert english.noun("outcome", OUTCOME.index["seat_2"]) == "Ben"
    assert german.noun("outcome", OUTCOME.index["law.mutiny"]) == "Meuterei"
    assert english.noun("card", TEXT.index["faction.sol.orbital_drop"]) == "Orbital Drop"
    assert english.noun("units", (7, 7, 2)) == "1 cruiser and 2 infantry"
    assert english.noun("source", (PLACE.index["203"], None)) == "the space area of system 203"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_text_has_a_name(lang: str) -> None:
    words = Words(lang, "ti4")
    assert all(words.noun("card", number) for number in range(len(TEXTS)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_fields_of_deals_have_names(lang: str) -> None:
    words = Words(lang, "ti4")
    deals = [kind.noun for kind in GAME.kinds.values() if isinstance(kind.noun, Deals)]
    assert kinds.BARGAIN in deals
    for field, noun in kinds.BARGAIN.fields.items():
        assert words.text(f"ti4-field-{field}")
        assert noun is not None or words.text(f"ti4-amount-{field}", number=2)


# --- the lobby ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_describes_the_game_its_settings_and_its_rulings(lang: str) -> None:
    words = Words(lang, "ti4")
    assert words.text("ti4-title")
    assert len(words.text("ti4-about")) > 100
    for it in (*GAME.settings, *RULINGS):
        assert words.text(f"ti4-set-{it.name}")
        for value in () if it.numeric else it.values:
            assert words.text(f"ti4-set-{it.name}-{value}")
        assert re.fullmatch(r".{10,}", about(it, words))

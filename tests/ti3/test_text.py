"""Every message of Twilight Imperium 3 in both languages: none missing, and no errors in a whole game."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from orrery.core.table import Table
from orrery.games import ti3
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.data import ACTION_CARDS
from orrery.games.ti3.rules.kinds import KINDS
from orrery.games.ti3.rules.nouns import LOAD, NAMES, OBJECTIVE, PLACE
from orrery.games.ti3.telling.words import NOUNS, text
from orrery.text import LANGUAGES, Words

HERE = Path(ti3.__file__).parent
FILES = sorted({str(path.relative_to(HERE)).split(".")[0] for path in HERE.rglob("*.ftl")})


def messages(part: str, lang: str) -> dict[str, ftl.Message]:
    body = FluentParser().parse((HERE / f"{part}.{lang}.ftl").read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert not junk, junk[0]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({m.id.name for m in found}) == len(found)
    return {m.id.name: m for m in found}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(message: ftl.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.found


@pytest.mark.parametrize("part", FILES)
def test_both_languages_say_the_same_with_the_same_arguments(part: str) -> None:
    english, german = messages(part, "en"), messages(part, "de")
    assert list(english) == list(german)
    assert [key for key in english if variables(english[key]) != variables(german[key])] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_every_line_of_the_journal_has_a_text(lang: str) -> None:
    words = Words(lang, "ti3")
    assert [name for name in KINDS if not words.has(f"ti3-ask-{name}")] == []
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("*.py")))
    keys = set(re.findall(r'"(ti3-log-[a-z-]+)"', code))
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not words.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")
    table, dice = Table.new(GAME, 4, {"galaxy": "build"}, seed=5), Random(5)
    words = Words(lang, "ti3", ["Ada", "Bo", "Cy", "Di"], 0)
    told = 0
    while table.pending:
        track, asked = next(iter(table.pending.items()))
        assert words.say(f"ti3-ask-{asked.kind.name}", **asked.args)
        value = asked.sample(dice)
        for one in value if asked.kind.many else (value,):
            if one is not None and not isinstance(one, bool):
                assert str(words.noun(asked.kind.noun.name, one))
        table.put(track, value)
        for key, _, args in table.journal[told:]:
            assert words.say(key, **args)
        told = len(table.journal)
    assert told > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")
    words = Words(lang, "ti3")
    assert all(text(number, words) for number, name in enumerate(NAMES) if not name.startswith("option."))
    assert all(NOUNS["objective"](number, words) for number in range(len(OBJECTIVE.names)))
    assert NOUNS["place"](PLACE.index["b12"], words) == "B12"
    assert "Jord" in NOUNS["load"](LOAD.decode("ground_force@Jord"), words)


@pytest.mark.parametrize("part", [part for part in FILES if part.startswith("rules/")])
def test_messages_about_texts_lie_beside_their_rules(part: str) -> None:
    assert (HERE / f"{part}.py").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_card_says_what_it_does(lang: str) -> None:
    words = Words(lang, "ti3")
    assert [card.name for card in ACTION_CARDS if not words.has(f"ti3-card-{card.name}-text")] == []

"""Every message in both languages: none missing, none superfluous, none with errors."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from orrery.core.refusal import No, Refused
from orrery.core.table import Table
from orrery.games import NAMES, game
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.kinds import KINDS, WAY
from orrery.games.race.rules.nouns import ACTION_NAMES, POWERS
from orrery.terminal.help import helps
from orrery.text import LANGUAGES, MissingWords, Words, language
from orrery.text import keys as all_keys
from tests.telling.messages import SOURCE, messages, names

FILES = ("", *(f"games/race/text/{part}." for part in ("table", "cards", "rules", "lobby")))


def path(part: str, lang: str) -> Path:
    return SOURCE / (f"{part}{lang}.ftl" if part else f"text/{lang}.ftl")


def parsed(part: str, lang: str) -> list[ftl.Message]:
    return list(messages(path(part, lang)).values())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_twice(lang: str, name: str) -> None:
    count = Counter(all_keys(lang, name))
    assert [key for key, times in count.items() if times > 1] == []


# --- the code and its keys ----------------------------------------------------------------------------------


SPEAKING = ("core", "bots", "terminal", "telling", "server", "text", "games/race")


@cache
def trees() -> list[ast.Module]:
    """The code that uses these files (the arena and other games have their own)."""
    parts = [
        SOURCE / "cli.py",
        *(SOURCE / "games" / name for name in ("__init__.py", "ti3/rules/nouns.py", "ti3/terminal/odds.py")),
        SOURCE / "games/ti3/terminal/odds_shown.py",
        SOURCE / "games/ti4/rules/map_string.py",
        SOURCE / "games/ti4/odds/command.py",
        *(SOURCE / "games/warpgate" / name for name in ("__init__.py", "rules/data.py", "rules/kinds.py")),
        *(p for part in SPEAKING for p in (SOURCE / part).rglob("*.py")),
    ]
    return [ast.parse(p.read_text(encoding="utf-8")) for p in sorted(parts)]


def nodes(kind: type[ast.AST]) -> list[Any]:
    return [node for tree in trees() for node in ast.walk(tree) if isinstance(node, kind)]


def strings(node: ast.AST) -> set[str]:
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def called(name: str) -> list[ast.Call]:
    """All calls of a function or method of that name."""
    found = []
    for call in nodes(ast.Call):
        function = call.func
        if name == (function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")):
            found.append(call)
    return found


def patterns() -> list[str]:
    """Keys that the code composes, as regular expressions."""
    found = []
    for node in nodes(ast.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
        if sum(len(p) for p in parts if p != ".+") > 3 and "\\-" in "".join(parts):
            found.append("".join(parts))
    return found


def test_every_message_is_used() -> None:
    said = {value for tree in trees() for value in strings(tree)}
    put_together = re.compile("|".join(f"(?:{p})" for p in patterns()))
    keys = {m.id.name: m for part in FILES for m in parsed(part, "en")}
    referred = {name for m in keys.values() for name in names(m).messages}
    unused = {k for k in keys if k not in said and k not in referred and not put_together.fullmatch(k)}
    assert not unused


def test_every_key_that_is_said_exists() -> None:
    keys = {m.id.name for part in FILES for m in parsed(part, "en")}
    wanted = set()
    for name in ("text", "say", "helps", "option", "opt", "Unclear", "Wrong", "told", "Fault", "Foreign", "BadState"):
        for call in called(name):
            if call.args and not isinstance(call.args[0], ast.JoinedStr):
                wanted |= {s for s in strings(call.args[0]) if re.fullmatch(r"[a-z]+(-[\w-]+)+", s)}
    assert len(wanted) > 120
    assert wanted <= keys


def test_every_line_of_the_journal_has_words() -> None:
    told = [call for call in called("tell") if len(call.args) > 1]
    keys = {key for call in told for key in strings(call.args[1])}
    assert "race-log-unlucky" in keys
    known = {m.id.name for m in parsed(FILES[1], "en") if m.id.name.startswith("race-log-")}
    assert known - {"race-log-for-points"} == keys


def test_every_kind_of_question_has_words() -> None:
    known = {m.id.name for m in parsed(FILES[1], "en") if m.id.name.startswith("race-ask-")}
    assert known == {f"race-ask-{name}" for name in KINDS}


def test_every_noun_has_a_name_in_both_languages() -> None:
    for lang in LANGUAGES:
        words = Words(lang, "race")
        sizes = {"action": len(ACTION_NAMES), "way": len(WAY.names), "power": len(POWERS), "card": len(CARDS)}
        things: dict[str, list[Any]] = {noun: list(range(size)) for noun, size in sizes.items()}
        things["good"] = [0, 2, 3, 4, 5]
        phases = {p for call in nodes(ast.Assign) for p in strings(call) if isinstance(call.targets[0], ast.Attribute)
                  and call.targets[0].attr == "phase"}  # fmt: skip
        phases |= {p for call in called("begin_phase") for p in strings(call.args[1])}
        assert {"explore", "over"} <= phases
        things["phase"] = sorted(phases | {"setup"})
        for noun, values in things.items():
            said = [words.noun(noun, value) for value in values]
            assert all(said)
            assert len(set(said)) == len(said), noun


def rules_named() -> list[tuple[str, set[str]]]:
    """Every refusal in the code of the game: rule and the names of its arguments."""
    found = []
    for call in called("No"):
        rules = {s for s in strings(call.args[0]) if s.startswith("R")} if call.args else set()
        found += [(rule, {k.arg for k in call.keywords if k.arg}) for rule in rules]
    return found


SAMPLE = {"where": "placed", "card": 3, "power": 2, "good": 4, "need": 2, "have": 1, "low": 1, "high": 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_its_rule_and_its_numbers(lang: str) -> None:
    words = Words(lang, "race")
    assert len(rules_named()) > 25
    for rule, args in rules_named():
        said = words.no(No(rule, **{name: SAMPLE[name] for name in args}))
        assert f"[{rule}] {words.rule(rule)}" in said
        assert words.rule(rule)
        for number in args & {"need", "have"}:
            assert str(SAMPLE[number]) in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_an_answer_is_refused_has_words(lang: str) -> None:
    words = Words(lang, "race")
    said = {words.refused(Refused(reason, 0)) for reason in Refused.REASONS}
    assert len(said) == len(Refused.REASONS)
    assert words.no(No("", low=1, high=2, have=3))
    assert words.no(No("", low=2, high=2, have=3)) != words.no(No("", low=1, high=2, have=3))
    assert words.no(No(""))


def test_the_journals_of_whole_games_can_be_read_by_everybody_in_both_languages() -> None:
    for seed, players, options in ((1, 2, {"experienced": "yes"}), (2, 4, {})):
        table = Table.new(game("race"), players, options, seed=seed)
        table.play_random(Random(seed))
        for lang in LANGUAGES:
            for reader in range(-1, players):
                words = Words(lang, "race", ["Anna", "Ben", "Cem", "Dora"][:players], reader)
                lines = [words.say(key, **args) for key, args in table.view(reader).journal()]
                assert not [line for line in lines if "{" in line or "None" in line]
                me = {"en": "You draw", "de": "Du ziehst"}[lang]
                assert any(me in line for line in lines) == (reader >= 0)


# --- the words themselves -----------------------------------------------------------------------------------


def test_a_missing_message_is_an_error_here_and_a_key_for_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("en", "race")
    with pytest.raises(MissingWords, match="no-such-key"):
        words.text("no-such-key")
    with pytest.raises(MissingWords, match="race-log-places"):
        words.say("race-log-places", seat=0)
    monkeypatch.delenv("ORRERY_STRICT_TEXT")
    assert words.text("no-such-key") == "no-such-key"


def test_seats_are_called_by_name_and_the_reader_is_you() -> None:
    words = Words("de", "race", ["Anna", "greedy"], reader=0)
    assert words.say("race-log-places", seat=0, card=0) == "Du spielst Alte Erde aus."
    assert words.say("race-log-places", seat=1, card=0) == "greedy spielt Alte Erde aus."
    assert words.to(1).say("race-log-places", seat=0, card=0) == "Anna spielt Alte Erde aus."
    assert Words("en", "race").name(1) == "Seat 1"


def test_plurals_and_lists() -> None:
    words = Words("en", "race", ["Anna"], -1)
    assert words.say("race-log-pays", seat=0, number=1) == "Anna pays 1 card."
    assert words.say("race-log-pays", seat=0, number=2) == "Anna pays 2 cards."
    assert words.say("race-log-drawn", cards=(0, 1, 2)) == "Drawn: Old Earth, Epsilon Eridani and Alpha Centauri."
    assert words.listed([]) == "nothing"


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "DE-AT"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "de_CH@euro"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_comes_from_the_locale(environ: dict[str, str], expected: str) -> None:
    assert language(environ) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_texts_read_without_fluent_are_the_same(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    keys = [m.id.name for m in parsed("", lang) if m.id.name.startswith("cli-") and m.id.name != "cli-error"]
    words = Words(lang)
    assert len(keys) > 20
    for key in keys:
        assert helps(key) == words.text(key)


def test_the_message_files_are_part_of_the_package() -> None:
    for part in FILES:
        for lang in LANGUAGES:
            inside = files("orrery").joinpath(str(path(part, lang).relative_to(SOURCE)))
            assert inside.is_file()

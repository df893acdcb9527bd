"""Warpgate in words: the score sheet, the odds of a battle, and every message in both languages."""

from __future__ import annotations

import ast
import re
from functools import cache
from random import Random
from typing import cast

import pytest
from fluent.syntax import ast as ftl

from orrery.core.refusal import No
from orrery.core.table import Table
from orrery.games.warpgate.rules.data import KNOWN, load
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import EVERY_TYPE, POWER_WORDS, TEXT_WORDS
from orrery.games.warpgate.telling.cards import told
from orrery.games.warpgate.telling.odds import attack_odds, best, pool
from orrery.telling.questions import question
from orrery.telling.tellers import teller
from orrery.text import LANGUAGES, Words
from tests.telling.messages import SOURCE, messages, names
from tests.telling.tables import asked, new, words_of

# --- points -------------------------------------------------------------------------------------------------


def test_the_score_sheet_does_not_give_secret_objectives_away() -> None:
    table = asked(2, "play")
    s = cast(Warpgate, table.state)
    sheet = draw_sheet(table, 0)
    assert sheet["Objectives"][1].endswith("+?")
    assert int(sheet["Total"][0]) == table.game.score(s)[0]
    hidden = s.players[1].objectives
    before = draw_sheet(table, 0)
    for type_ in EVERY_TYPE:
        hidden.of(type_)[:] = [KNOWN[s.data].objectives_of[type_][0]] * len(hidden.of(type_))
    assert draw_sheet(table, 0) == before


def draw_sheet(table: Table, seat: int) -> dict[str, list[str]]:
    return dict(teller("warpgate").sheet(table.view(seat), words_of(table)).rows)


# --- odds ---------------------------------------------------------------------------------------------------


def test_the_best_of_two_cards() -> None:
    assert best((2, 4, 6), 2) == ((4, 1 / 3), (6, 2 / 3))
    assert best((2, 2), 2) == ((2, 1.0),)
    assert best((), 2) == ((0, 1.0),)


def test_more_ships_win_more_often_and_the_numbers_are_those_of_the_cards() -> None:
    s = cast(Warpgate, asked(2, "tactic").state)
    s.players[1].ships[3] = 2
    chances = [attack_odds(s, 0, 1, ships, 3) for ships in range(1, 9)]
    assert chances == sorted(chances)
    assert 1 <= chances[0] < 50 < chances[-1] <= 99, "texts may turn every battle"
    for seat, p in enumerate(s.players):
        cards = pool(s, seat)
        swapped = KNOWN[s.data].sides[p.side].letter
        assert all(KNOWN[s.data].tactics[card].letter != swapped for card in cards)
        assert set(p.drawn) <= set(cards)


# --- messages -----------------------------------------------------------------------------------------------

PARTS = ("table", "cards", "rules", "terminal", "lobby")


def parsed(part: str, lang: str) -> dict[str, ftl.Message]:
    return messages(SOURCE / "games" / "warpgate" / "text" / f"{part}.{lang}.ftl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_stands_in_two_files(lang: str) -> None:
    keys = [key for part in PARTS for key in parsed(part, lang)]
    assert sorted(set(keys)) == sorted(keys)


@cache
def code() -> list[ast.Module]:
    return [
        ast.parse(path.read_text(encoding="utf-8")) for path in sorted((SOURCE / "games" / "warpgate").rglob("*.py"))
    ]


def strings() -> set[str]:
    nodes = (node for tree in code() for node in ast.walk(tree))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def patterns() -> list[str]:
    """Keys that the code composes, as regular expressions."""
    found = []
    for node in (node for tree in code() for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)):
        parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
        if "".join(parts).startswith("warpgate"):
            found.append("".join(parts))
    return found


def test_every_key_of_the_code_exists_and_every_message_is_used() -> None:
    keys = {key: message for part in PARTS for key, message in parsed(part, "en").items()}
    wanted = {s for s in strings() if re.fullmatch(r"warpgate(-[a-zA-Z_0-9]+)+", s)}
    assert len(wanted) > 100
    assert wanted <= keys.keys()
    every = "|".join(f"(?:{p})" for p in [*patterns(), "warpgate-(ask|no|rule|set|example|occasions?)-.+"])
    referred = {name for m in keys.values() for name in names(m).messages}
    from_outside = {"warpgate-title", "warpgate-help", "warpgate-about"}
    unused = {k for k in keys if k not in wanted | referred | from_outside and not re.fullmatch(every, k)}
    assert not unused


def test_every_question_action_power_text_goal_and_token_has_words() -> None:
    d = load()
    for lang in LANGUAGES:
        words = Words(lang, "warpgate")
        for kind in d.kinds.by_name:
            assert words.has(f"warpgate-ask-{kind}")
        for noun, rows in (("technology", d.technologies), ("tactic", d.tactics), ("objective", d.objectives),
                           ("token", d.tokens), ("side", d.sides), ("action", d.actions)):  # fmt: skip
            for number in range(len(rows)):
                lines = told(noun, number, d, words)
                assert lines
                assert all(lines)
                assert words.noun(noun, number)
        for word in TEXT_WORDS:
            assert words.text(f"warpgate-text-{word}", n=2)
        for word in (word for group in POWER_WORDS.values() for word in group):
            assert words.text(f"warpgate-power-{word}", n=1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_says_its_rule(lang: str) -> None:
    sample = {"place": 3, "need": 2, "have": 1, "action": 0, "token": 0, "technology": 0, "type": 1}
    words = Words(lang, "warpgate")
    count = 0
    for call in (node for tree in code() for node in ast.walk(tree) if isinstance(node, ast.Call)):
        if getattr(call.func, "id", "") == "No" and call.args:
            rules = {n.value for n in ast.walk(call.args[0]) if isinstance(n, ast.Constant)}
            for rule in (r for r in rules if isinstance(r, str) and re.fullmatch(r"W\d+\.\d+", r)):
                args = {k.arg: sample.get(k.arg, 1) for k in call.keywords if k.arg}
                if words.has(f"warpgate-no-{rule.replace('.', '-')}"):
                    args = sample | args
                said = words.no(No(rule, **args))
                assert words.rule(rule)
                assert f"[{rule}] {words.rule(rule)}" in said
                count += 1
    assert count > 30


def test_the_journals_and_tables_of_whole_games_can_be_read_by_everybody() -> None:
    for seed, players in ((1, 2), (2, 5)):
        table = new(players, seed, **{"round-limit": "5"})
        dice = Random(seed)
        tell = teller("warpgate")
        step = 0
        while not table.over:
            track, decision = next(iter(table.pending.items()))
            step += 1
            if step % 12 == 0:
                seat, lang = decision.seat, LANGUAGES[step // 12 % 2]
                words = words_of(table, lang, seat)
                view = table.view(seat)
                put = question(view, *view.questions[0], words)
                told = [
                    put.prompt,
                    *(f"{o.name}: {o.note}" for o in put.offers),
                    *tell.lines(view, words),
                ]
                assert not [line for line in told if "{" in line or "None" in line or "Unknown" in line]
                for offer in put.offers:
                    tell.behind(put.decision.kind.noun.name, offer.value, words)
            table.put(track, decision.sample(dice))
        for lang in LANGUAGES:
            for reader in range(-1, players):
                words = words_of(table, lang, reader)
                lines = [words.say(key, **args) for key, args in table.view(reader).journal()]
                assert not [line for line in lines if "{" in line or "None" in line]
                me = {"en": "You play", "de": "Du spielst"}[lang]
                assert any(me in line for line in lines) == (reader >= 0)

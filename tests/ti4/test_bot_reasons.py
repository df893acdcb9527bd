"""The bot of Twilight Imperium 4 says why it answers as it does, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import orrery.games.ti4
from orrery.bots.advice import advice
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.bot import reasons
from orrery.games.ti4.bot.think import instinct, why
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.text import STRICT, Words
from tests.ti4.notation import position, seat_of, state

TEXT = Path(orrery.games.ti4.__file__).parent / "text"
NAMES = [f"Player {n}" for n in range(6)]


def words(lang: str = "en") -> Words:
    return Words(lang, "ti4", NAMES)


def test_every_answer_of_a_game_has_reasons_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing was weighed, it says that it is a habit; that is rare."""
    monkeypatch.setenv(STRICT, "1")
    table, dice, said = Table.new(GAME, 6, {}, seed=1, live=False), Random(1), Counter[str]()
    english, german = words("en"), words("de")
    while table.pending and state(table).round < 5:
        track, decision = next(iter(table.pending.items()))
        answer = instinct(table, track, decision, dice)
        lines = why(table, decision, answer)
        assert lines, decision
        for key, args in lines:
            assert english.say(key, **args) != german.say(key, **args)
            said[key] += 1
        table.put(track, answer)
    assert len(said) > 40
    assert sum(n for key, n in said.items() if key.startswith("ti4-why-habit")) < 0.1 * said.total()


def test_every_reason_has_words_and_every_word_is_a_reason() -> None:
    code = Path(reasons.__file__).read_text(encoding="utf-8")
    used = {*re.findall(r'because\("([\w-]+)"', code), *reasons.USUAL.values()}
    used |= {*re.findall(r'because\("([\w-]+)" if', code), *re.findall(r'else "([\w-]+)"', code)}
    used |= {f"secondary-{name}" for name in STRATEGIES}
    for lang in ("en", "de"):
        written = re.findall(r"^ti4-why-([\w-]+) =", (TEXT / f"reasons.{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        assert sorted(written) == sorted(used)


def test_a_system_is_activated_for_its_planets_and_the_objectives_that_want_them() -> None:
    table = position(
        objectives="corner_the_market",
        tiles={"203": "28"},
        planets={"jord": "sol: 4 infantry, space_dock"},
        sol={"space": {"304": "carrier, cruiser"}},
    )
    seat = seat_of(table, "sol")
    found = advice(table.mind(seat), 1)
    lines = [words().say(key, **args) for key, args in found.reasons]
    assert lines[0] == "A tactical action in system 203 is worth most."
    assert "It takes Tequ'ran (2 resources, 0 influence)." in lines
    assert any("is wanted for “Corner the Market”" in line for line in lines)

"""Standing answers in the terminal: given for the current question or by name, followed, listed, and removed."""

from __future__ import annotations

from random import Random

import pytest

from tests.terminal.typist import at_random, typed

PLAY = ["play", "race", "--seats", "you,random", "--seed", "3", "--option", "round-limit=4"]


def kinds(out: str) -> list[str]:
    """What was asked, by its marker lines."""
    return [line.split()[1].rpartition("-")[0] for line in out.splitlines() if line.startswith("? ")]


def test_what_was_passed_on_beforehand_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = kinds(typed(monkeypatch, PLAY, then=at_random(Random(1)))[1])
    assert {"develop", "settle"} & set(asked)
    told = typed(monkeypatch, PLAY, "standing pass placing cards", then=at_random(Random(1)))[1]
    assert not {"develop", "settle"} & set(kinds(told))
    assert "Pass: placing cards (until I remove it)" in told
    assert "Your standing answer: pass." in told


def test_the_question_at_hand_until_the_round_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    answer = at_random(Random(1))
    said: list[str] = []

    def then(marker: str) -> str:
        if not said and marker.startswith(("? develop", "? settle")):
            said.append(marker)
            return "standing pass until round"
        return answer(marker)

    told = typed(monkeypatch, PLAY, then=then)[1]
    assert said
    kind = said[0].split()[1]
    assert "(until the round ends)" in told
    assert [line for line in told.splitlines() if line.startswith(f"? {kind} ")] == said, "it was asked once"
    assert kinds(told).count(kind.rpartition("-")[0]) >= 1


def test_standing_answers_are_listed_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "standing",
        "standing pass settle",
        "vorab",
        "standing off 2",
        "standing off 1",
        "standing",
        "standing fly",
    ]
    told = typed(monkeypatch, PLAY, *lines, "standing pass", "standing pass lunch", "quit")[1]
    assert told.count("There are none") == 2
    assert "1. Pass: placing a world" in told
    assert "Removed: Pass: placing a world" in told
    assert "placing a development" in told
    assert "until the round ends" in told
    assert "cannot have a standing answer" in told


def test_german(monkeypatch: pytest.MonkeyPatch) -> None:
    told = typed(monkeypatch, [*PLAY, "--lang", "de"], "vorab passen eine welt bis runde", "vorab weg 1", "ende")[1]
    assert "Passen: eine Welt besiedeln (bis zum Ende der Runde)" in told
    assert "Zurückgenommen" in told

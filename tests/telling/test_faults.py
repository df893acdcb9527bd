"""What is wrong with records, data, options and files, explained in both languages: nothing English in a German
sentence."""

from __future__ import annotations

import ast
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.bots import make
from orrery.core.fault import Fault, fault_of
from orrery.core.history import Mismatch
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.core.table import Table
from orrery.games import game
from orrery.games.warpgate import load
from orrery.server.imports import Unusable, checked
from orrery.server.store import full_url
from orrery.telling.options import misfit
from orrery.text import LANGUAGES, Words
from tests.telling.messages import SOURCE, names
from tests.telling.test_text import parsed

CLASSES = ("Fault", "Foreign", "BadState")
GERMAN = Words("de")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")


def raised() -> dict[str, set[str]]:
    """The key of every fault in the source, and the arguments that all who raise it give."""
    found: dict[str, set[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in CLASSES:
                continue
            keys = [n.value for n in ast.walk(node.args[0]) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
            given = {word.arg for word in node.keywords if word.arg is not None}
            if any(word.arg is None for word in node.keywords):
                continue
            for key in keys:
                found[key] = found.get(key, given) & given
    return found


def test_every_fault_has_words_for_what_it_is_about() -> None:
    faults = raised()
    assert len(faults) > 90
    for lang in LANGUAGES:
        said = {m.id.name: names(m).variables for m in parsed("", lang)}
        assert [key for key in faults if key not in said] == []
        assert [key for key in faults if not said[key] <= faults[key]] == []


def a_record() -> list[str]:
    table = Table.new(game("race"), 2, seed=3)
    table.play_random(Random(3), 12)
    return Record.of(table).dumps().splitlines()


def changed(line: int, **fields: Any) -> list[str]:
    lines = a_record()
    lines[line] = json.dumps(json.loads(lines[line]) | fields)
    return lines


def beginning(begin: str) -> int:
    """The first line that begins with this."""
    return next(i for i, line in enumerate(a_record()) if line.startswith(begin))


def answer() -> int:
    """The line of the first answer."""
    return beginning('{"a"')


RECORDS: list[tuple[Callable[[], list[str]], str]] = [
    (lambda: ["{"], "Zeile 1: das JSON bricht in Spalte 2 ab (Byte 1)."),
    (lambda: ["[]"], "Zeile 1: eine Zeile ist ein JSON-Objekt, nicht []."),
    (lambda: ['{"a": 1, "a": 2}'], "Zeile 1: ein Schlüssel kommt zweimal vor in a, a."),
    (lambda: ['{"x": 1}'], "Zeile 1: das ist keine Aufzeichnung von orrery: Ihre erste Zeile beginnt nicht mit"),
    (lambda: changed(0, orrery=9), "Zeile 1: Format 9 hat ein neueres orrery geschrieben: aktualisiere orrery"),
    (
        lambda: changed(0, game="go"),
        "Zeile 1: Ein Spiel „go“ gibt es nicht. Bekannte Spiele: race, warpgate, ti3 und ti4. Wenn ein neueres",
    ),
    (lambda: changed(0, players=7), "Zeile 1: race ist für 2, 3 und 4 Spieler"),
    (lambda: changed(0, options={"colour": "red"}), "Zeile 1: Eine Option „colour“ gibt es nicht."),
    (lambda: changed(0, seed=-1), "Zeile 1: ein Startwert ist eine ganze Zahl von 0 bis 2**128 - 1."),
    (lambda: changed(0, names=["A"]), "Zeile 1: die Kopfzeile widerspricht sich."),
    (lambda: changed(0, colour="red"), "Zeile 1: es gibt kein Feld colour."),
    (lambda: changed(0, entries=99), "angekündigt sind 99 Einträge, "),
    (lambda: changed(answer(), a=5), ": bei 2 Spielern gibt es keinen Platz 5."),
    (lambda: changed(answer(), a="x"), ": im Feld a steht nicht, was dort stehen muss."),
    (lambda: changed(answer(), q="why"), ": race kennt keine Frage 'why'."),
    (lambda: changed(beginning('{"f"'), at=99), ': die Reihenfolge stimmt nicht: "at" ist 99 nach '),
]


@pytest.mark.parametrize(("made", "german"), RECORDS)
def test_damaged_records_are_told_in_german(made: Callable[[], list[str]], german: str) -> None:
    with pytest.raises(BadRecord) as found:
        Record.loads("\n".join(made()) + "\n", "spiel.jsonl", games=game)
    said = GERMAN.fault(found.value)
    assert said.startswith("spiel.jsonl, Zeile ")
    assert german in said
    assert said.endswith("Es wurde nichts geladen")
    again: BadRecord = pickle.loads(pickle.dumps(found.value))
    assert (GERMAN.fault(again), again.line, str(again)) == (said, found.value.line, str(found.value))


def test_a_record_that_does_not_fit_the_rules_is_told_in_german() -> None:
    lines = a_record()
    del lines[next(i for i, line in enumerate(lines) if line.startswith('{"c"'))]
    head = json.loads(lines[0])
    lines[0] = json.dumps({k: v for k, v in head.items() if k != "entries"})
    lines = [line for line in lines if not line.startswith(('{"s"', '{"f"'))]
    record = Record.loads("\n".join(lines) + "\n", games=game)
    report = record.verify()
    said = GERMAN.fault(report.fault)
    assert said.startswith("Eintrag ")
    assert "; nachgespielt aufgezeichnet ist " in said
    with pytest.raises(Mismatch) as found:
        record.replay()
    assert GERMAN.fault(found.value) in said


def test_a_record_for_the_server_is_refused_in_german() -> None:
    problem, _, _ = pickle.loads(pickle.dumps(checked(b"{\n")))
    said = Unusable(problem[0], **problem[1]).told("de")
    assert said == (
        "Zeile 1: das JSON bricht in Spalte 2 ab (Byte 1). Stelle die Datei aus einer Kopie wieder her. "
        "Es wurde nichts geladen."
    )


@pytest.mark.parametrize(
    ("name", "wanted", "german"),
    [
        ("race", {"colour": "red"}, "Eine Option „colour“ gibt es nicht."),
        ("race", {"experienced": "x"}, "Die Option experienced kann no und yes sein, nicht „x“."),
        ("warpgate", {"data": "mine"}, "die Daten mine fehlen (hier liegt Warpgate mit project-"),
    ],
)
def test_options_are_refused_in_german(name: str, wanted: dict[str, str], german: str) -> None:
    fault = misfit(game(name), 2, wanted)
    assert fault is not None
    assert GERMAN.fault(fault).startswith(german)


@pytest.mark.parametrize(
    ("spec", "german"),
    [
        ("clever", "Es gibt keinen Bot 'clever'. Es gibt: random, greedy und search. Kurz: R, G und S"),
        ("greedy:ms=5", "greedy hat keine Einstellungen: schreibe greedy, nicht 'greedy:ms=5'"),
        ("search:ms", "In 'search:ms' muss eine Einstellung wie ms=500 aussehen, nicht wie 'ms'"),
        ("search:ms=x", "In 'search:ms=x' muss ms eine ganze Zahl ab 1 sein, nicht 'x'"),
        ("search:rollout=x", "In 'search:rollout=x' muss rollout instinct oder random sein, nicht 'x'"),
        ("search:ms=1,sims=1", "'search:ms=1,sims=1' hat zwei Budgets: gib ms oder sims an"),
    ],
)
def test_bots_are_refused_in_german(spec: str, german: str) -> None:
    with pytest.raises(Fault) as found:
        make(spec, 0)
    assert GERMAN.fault(found.value) == german


def test_data_are_refused_in_german(tmp_path: Path) -> None:
    path = tmp_path / "eigene.json"
    with pytest.raises(Fault) as found:
        load(path)
    assert GERMAN.fault(found.value) == (
        "eigene.json: die ganze Datei: erwartet eine lesbare Datei; gefunden die Datei oder den Ordner gibt es nicht"
    )
    board = {"players": 2, "shape": {"disc": 1}, "planets": [], "gates": [[0, 0]]}
    path.write_text(json.dumps({"format": 1, "name": "x", "boards": [board]}), encoding="utf-8")
    with pytest.raises(Fault) as found:
        load(path)
    assert GERMAN.fault(found.value) == "eigene.json: boards[0].gates: erwartet 2 Einträge; gefunden 1"


def test_what_nobody_foresaw_is_told_as_it_is() -> None:
    assert GERMAN.fault(KeyError("x")) == "'x'"
    assert GERMAN.fault(RecursionError()) == "es ist zu tief verschachtelt"
    assert fault_of(ValueError()).about == {"what": "ValueError"}


def test_a_database_of_another_kind_is_refused_in_german() -> None:
    with pytest.raises(Fault) as found:
        full_url("mysql://x")
    assert GERMAN.fault(found.value).startswith("sie muss sqlite:///DATEI oder postgresql://")

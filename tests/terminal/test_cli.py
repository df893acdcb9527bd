"""The command itself: help at once, in the language of the locale, and nothing heavy imported for it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from orrery import __version__
from orrery.cli import COMMANDS
from tests.terminal.typist import typed


def test_help_lists_all_commands_and_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom orrery.cli import main\nstatus = main(['--help'])\n"
        "heavy = {'matplotlib', 'numpy', 'fluent', 'babel', 'orrery.games', 'orrery.core.table', 'orrery.bots'}\n"
        "print('heavy:', sorted(heavy & set(sys.modules)))\nsys.exit(status)"
    )
    environ = {**os.environ, "LC_ALL": "de_DE.UTF-8", "COLUMNS": "200"}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environ, check=False)
    assert done.returncode == 0, done.stderr
    assert "heavy: []" in done.stdout
    assert "Befehle" in done.stdout
    for name in COMMANDS:
        assert f" {name} " in done.stdout


@pytest.mark.parametrize("name", ["play", "replay", "verify", "rules", "games"])
def test_every_command_has_help(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    status, out = typed(monkeypatch, [name, "--help"])
    assert status == 0
    assert "--lang" in out
    assert "Language: en or de" in out


def test_version(monkeypatch: pytest.MonkeyPatch) -> None:
    assert typed(monkeypatch, ["--version"]) == (0, f"{__version__}\n")


def test_no_command_shows_the_help(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, [])
    assert status == 0
    assert "play" in out


def test_german_by_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    status, out = typed(monkeypatch, ["play", "schach"])
    assert status == 2
    assert out == "Ein Spiel „schach“ gibt es nicht. Bekannte Spiele: race, warpgate, ti3 und ti4.\n"
    _, out = typed(monkeypatch, ["play", "race", "--seed", "5", "--plain"])
    assert "Wirf 2 deiner Karten ab" in out

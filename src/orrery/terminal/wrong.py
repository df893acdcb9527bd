"""Checks the command line: a mistake ends the command with a message and status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from cyclopts import CoercionError, CycloptsError, MissingArgumentError, Token, UnknownOptionError, UnusedCliTokensError
from cyclopts.exceptions import RepeatArgumentError, UnknownCommandError

from orrery.core.game import Game
from orrery.core.record import Record
from orrery.core.report import BadRecord
from orrery.telling.options import misfit
from orrery.text import LANGUAGES, Words, language

STATUS = 2


class Wrong(Exception):
    """A mistake on the command line: a message and its arguments. Arguments that are functions are called with the
    reader's words."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.of = args

    def tell(self, words: Words) -> int:
        """Print the message; returns the exit status."""
        of = {k: v(words) if callable(v) else v for k, v in self.of.items()}
        given = {k: str(v) if isinstance(v, int) else v for k, v in of.items()}
        print(words.told(self.key, **given), file=sys.stderr)
        return STATUS


def misread(error: CycloptsError) -> Callable[[Words], str]:
    """What is wrong with a command line that cannot be parsed."""
    key, about = "", {}
    name = error.argument.name if error.argument is not None else ""
    match error:
        case UnknownCommandError(unused_tokens=[given, *_]):
            key, about = "misread-command", {"given": given}
        case UnknownOptionError():
            key, about = "misread-option", {"given": error.token.keyword or error.token.value}
        case MissingArgumentError():
            key, about = "misread-no-value" if error.keyword else "misread-missing", {"name": name}
        case CoercionError(token=Token() as token):
            key, about = "misread-value", {"name": name, "given": token.value}
        case UnusedCliTokensError(unused_tokens=[_, *_] as given):
            key, about = "misread-too-much", {"given": " ".join(given)}
        case RepeatArgumentError():
            key, about = "misread-repeated", {"name": error.token.keyword or name}
    return lambda words: words.text(key, **about) if key else str(error)


def chosen_language(lang: str | None) -> str:
    """The requested language, or that of the locale."""
    if lang is None:
        return language(os.environ)
    code = lang.lower()
    if code not in LANGUAGES:
        raise Wrong("wrong-language", given=lang, known=LANGUAGES)
    return code


def speaking(lang: str | None) -> Words:
    """The words for messages before there is a game; for an unknown language, those of the locale."""
    try:
        return Words(chosen_language(lang))
    except Wrong:
        return Words(language(os.environ))


def known_game(name: str, data: Path | None = None) -> Game:
    """The game of that name, with the data in a file if one is given."""
    from orrery.games import NAMES, game

    if name not in NAMES:
        raise Wrong("wrong-game", given=name, known=NAMES)
    if data is None:
        return game(name)
    with_data = _with_data(name)
    if with_data is None:
        raise Wrong("wrong-data-game", game=name)
    return with_data(data)


def _with_data(name: str) -> Callable[[Path], Game] | None:
    """The function that makes a game with custom data; None if it takes none."""
    make = getattr(import_module(f"orrery.games.{name}"), "game_with", None)

    def made(data: Path) -> Game:
        try:
            found: Game = make(data)  # type: ignore[misc]
        except ValueError as error:
            raise Wrong("wrong-data", path=data, reason=error) from None
        return found

    return made if make is not None else None


def game_finder(data: Path | None) -> Callable[[str], Game]:
    """How records find their game: with these data, if the game takes any."""
    from orrery.games import game

    @cache
    def find(name: str) -> Game:
        found = game(name)
        with_data = _with_data(name) if data is not None else None
        return found if data is None or with_data is None else with_data(data)

    return find


def known_options(game: Game, players: int, given: Sequence[str]) -> dict[str, str]:
    """Options given as NAME=VALUE, checked for this many players."""
    found: dict[str, str] = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise Wrong("wrong-option-form", given=each)
        found[name] = value
    wrong = misfit(game, players, found)
    if wrong is not None:
        raise Wrong(wrong.key, **wrong.about)
    return found


def known_record(path: Path, data: Path | None = None) -> Record:
    """The record in that file; `data` is for a game played with custom data."""
    try:
        return Record.load(path, game_finder(data))
    except BadRecord as error:
        raise Wrong("wrong-record", path=path, reason=error) from None
    except OSError as error:
        raise Wrong("wrong-file", path=path, reason=error) from None

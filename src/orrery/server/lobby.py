"""Lobby: the games to choose from, and the components of each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from threading import Event
from typing import Any

import msgspec

from orrery.core.game import Game, Setting
from orrery.core.nouns import Named
from orrery.games import NAMES, part
from orrery.games import game as find_game
from orrery.server import messages
from orrery.server.page import ASK_AGAIN, File, made
from orrery.telling.options import about
from orrery.telling.rules import numbers
from orrery.telling.tellers import teller
from orrery.telling.things import nouns
from orrery.text import Words

BOTS = ("greedy", "search", "random")
"""The bots that can take a seat, the default first."""
JSON = "application/json"
CATALOGUE_AGE = "max-age=300"
LOOKED_AT = Event()
"""Somebody has been shown the games."""


@cache
def board(game: str) -> Any:
    """The module of a game's board, with `catalogue` and `figures`; None if the game has none."""
    return part(game, "board.show")


def games(lang: messages.Lang) -> list[messages.GameShown]:
    """The games that can be played here."""
    return [_game(find_game(name), Words(lang, name)) for name in NAMES]


def _game(it: Game, words: Words) -> messages.GameShown:
    settings = [(setting, False) for setting in it.settings] + [(setting, True) for setting in it.rulings]
    return messages.GameShown(
        name=it.name,
        title=words.text(f"{it.name}-title"),
        text=words.text(f"{it.name}-about"),
        players=list(it.players),
        settings=[_setting(s, ruling, words) for s, ruling in settings if len(s.values) > 1 or s.numeric],
        bots=[
            messages.BotShown(spec=spec, name=words.text(f"bot-{spec}"), text=words.text(f"bot-{spec}-about"))
            for spec in BOTS
        ],
    )


def _setting(it: Setting, ruling: bool, words: Words) -> messages.SettingShown:
    return messages.SettingShown(
        name=it.name,
        title=words.text(f"{words.game}-set-{it.name}"),
        values=list(it.values),
        value_names=[value_name(it, value, words) for value in it.values],
        players=list(it.players),
        numeric=it.numeric,
        free=it.reader is not None,
        free_name=words.text(f"{words.game}-set-{it.name}-free") if it.reader is not None else "",
        rule=it.rule,
        rule_text=about(it, words),
        ruling=ruling,
    )


def value_name(it: Setting, value: str, words: Words) -> str:
    """What a value of a setting is called."""
    key = f"{words.game}-set-{it.name}-{value}"
    return value if it.numeric and not words.has(key) else words.text(key)


def catalogue(game: str, lang: messages.Lang, config: Mapping[str, str] | None = None) -> messages.Catalogue:
    """All components of a game, the texts of its rules, and what its board wants to know."""
    options = dict(config or {})
    words = Words(lang, game, data=options.get("data", ""))
    made = {noun.name: _components(noun, words) for noun in nouns(find_game(game)).values()}
    drawn: tuple[dict[str, list[messages.Component]], dict[str, Any]] = ({}, {})
    if (module := board(game)) is not None:
        drawn = module.catalogue(words, options)
    rules = {number: words.rule(number) for number in numbers(words)}
    return messages.Catalogue(game=game, lang=lang, nouns=made | drawn[0], rules=rules, board=drawn[1])


@cache
def catalogue_sent(game: str, lang: messages.Lang) -> File:
    """The catalogue as it is sent."""
    return made(msgspec.json.encode(catalogue(game, lang)), JSON, CATALOGUE_AGE)


@cache
def games_sent(lang: messages.Lang) -> File:
    """The games as they are sent."""
    return made(msgspec.json.encode(games(lang)), JSON, ASK_AGAIN)


def _components(noun: Named, words: Words) -> list[messages.Component]:
    """The named things of a noun, with their texts: enough for a game without a board of its own."""
    behind = teller(words.game).behind
    named = [(n, id_, str(words.noun(noun.name, n))) for n, id_ in enumerate(noun.names)]
    return [
        messages.Component(number=n, id=id_, name=name, text=behind(noun.name, n, words)[1:], rules=[], facts={})
        for n, id_, name in named
        if name
    ]

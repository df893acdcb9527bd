"""Warpgate: what its nouns are called in the reader's language (the names of cards and planets are in the data,
everything else in text/)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from orrery.games.warpgate.rules.data import Data, called, load
from orrery.games.warpgate.rules.kinds import COPY, DRAWING, LOWER, PIECES, RENEW, STACK, TOKEN, UPPER, Play
from orrery.games.warpgate.rules.vocabulary import DRAW, WORDS
from orrery.games.warpgate.telling import describe
from orrery.text import Words

PROJECT = load()


def data_of(words: Words) -> Data:
    """The data to take names from: that of the game, or the project's own."""
    return called(words.data) if words.data else PROJECT


def action(card: int, words: Words) -> str:
    """An action card by its two actions."""
    return describe.action_card(data_of(words), card, words.text)


def actions(cards: Iterable[int], words: Words) -> str:
    return words.listed([action(card, words) for card in cards])


def action_name(number: int, words: Words) -> str:
    return describe.action_name(number, words.text)


def place(number: int, words: Words) -> str:
    """A planet by its name, or the Warpgate."""
    return data_of(words).planet_names[number - 1] if number else words.text("warpgate-place-warpgate")


def places(numbers: Iterable[int], words: Words) -> str:
    return words.listed([place(number, words) for number in numbers])


def way(stops: tuple[int, ...], words: Words) -> str:
    """A move or a route from place to place."""
    return words.text("warpgate-way-arrow").join(place(stop, words) for stop in stops)


def play(value: Play, words: Words) -> str:
    """What a player does with a turn."""
    kind, which, goods = value
    if kind in (UPPER, LOWER, DRAWING):
        two = data_of(words).two_actions[which]
        doing = action_name(DRAW if kind == DRAWING else two[kind], words)
        return words.text("warpgate-play-card", doing=doing, card=action(which, words), goods=goods)
    if kind == TOKEN:
        return words.text("warpgate-play-token", token=token(which, words))
    if kind == COPY:
        return words.text("warpgate-play-copy", rival=words.name(which))
    assert kind == RENEW
    return words.text("warpgate-play-renew")


def tactic(card: int, words: Words) -> str:
    return describe.name_of(data_of(words).tactics[card], words.lang)


def technology(card: int, words: Words) -> str:
    return describe.name_of(data_of(words).technologies[card], words.lang)


def objective(card: int, words: Words) -> str:
    return describe.name_of(data_of(words).objectives[card], words.lang)


def token(number: int, words: Words) -> str:
    return describe.token_name(data_of(words), number, words.text, words.lang)


def tokens(numbers: Iterable[int], words: Words) -> str:
    return words.listed([token(number, words) for number in numbers])


def type_(number: int, words: Words) -> str:
    return describe.type_name(data_of(words), number, words.lang)


def faction(number: int, words: Words) -> str:
    return describe.name_of(data_of(words).factions[number], words.lang)


def side(number: int, words: Words) -> str:
    return describe.side_name(data_of(words), number, words.lang)


def rival(seat: int, words: Words) -> str:
    return words.name(seat)


def power(number: int, words: Words) -> str:
    """A power that is announced; most never are, and have no name."""
    key = f"warpgate-announce-{WORDS[number]}"
    return words.text(key) if words.has(key) else ""


def piece(number: int, words: Words) -> str:
    return words.text(f"warpgate-piece-{PIECES[number]}")


def stack(number: int, words: Words) -> str:
    return words.text(f"warpgate-stack-{STACK[number]}")


def why(reason: str, words: Words) -> str:
    return words.text(f"warpgate-why-{reason}")


NOUNS: dict[str, Any] = {
    "action": action,
    "actions": actions,
    "action_name": action_name,
    "place": place,
    "places": places,
    "target": place,
    "second": place,
    "move": way,
    "route": way,
    "play": play,
    "tactic": tactic,
    "promotion": tactic,
    "technology": technology,
    "objective": objective,
    "token": token,
    "tokens": tokens,
    "type": type_,
    "faction": faction,
    "side": side,
    "rival": rival,
    "power": power,
    "piece": piece,
    "stack": stack,
    "why": why,
}

THINGS = {"actions": "action", "places": "place", "target": "place", "second": "place", "tokens": "token"}
"""More message arguments that name things of a noun (one or several)."""

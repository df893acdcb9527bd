"""Things: what can be pointed at on a table (a card, a place, a player), by noun and by the name that answers use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from orrery.core.ask import Decision, Maybe, Named, Noun, Order, Pick, Several
from orrery.core.game import Game


class Thing(NamedTuple):
    """A thing: its noun and what answers call it."""

    noun: str
    id: Any


Nouns = Mapping[str, Named]

_KNOWN: dict[int, tuple[Game, dict[str, Named]]] = {}
"""The nouns of each game, with the game itself, so that its number is not given away again."""


def nouns(game: Game) -> Nouns:
    """The nouns of a game that are lists of names, by their own name and by others that messages use."""
    known = _KNOWN.get(id(game))
    if known is None:
        found: dict[str, Named] = {}
        for noun in [kind.noun for kind in game.kinds.values()] + [kind.noun for kind in game.chances.values()]:
            for simple in simple_nouns(noun):
                found.setdefault(simple.name, simple)
        also: Mapping[str, str] = getattr(import_module(f"orrery.games.{game.name}.words"), "THINGS", {})
        known = _KNOWN[id(game)] = game, {**found, **{name: found[noun] for name, noun in also.items()}}
    return known[1]


def simple_nouns(noun: Noun[Any]) -> Iterator[Named]:
    """The lists of names that answers of a noun are made of."""
    if isinstance(noun, Maybe):
        yield from simple_nouns(noun.noun)
    elif isinstance(noun, Several):
        for each in noun.nouns:
            yield from simple_nouns(each)
    elif isinstance(noun, Named):
        yield noun


def told_things(args: Mapping[str, Any], known: Nouns) -> list[Thing]:
    """The things that a line of the journal is about."""
    found = []
    for name, value in args.items():
        noun = known.get(name)
        if noun is None or (isinstance(value, int) and name.endswith("s")):
            continue  # a bare number of "cards" says how many
        for each in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(each, str):
                found += [Thing(noun.name, each)] if each in noun.index else []
            elif each is not None and each >= 0:
                found.append(Thing(noun.name, noun.names[each]))
    return found


def pointed(decision: Decision[Any], value: Any) -> list[Thing]:
    """The things that an answer (of a pick or an order: one of its items) points at."""
    return [Thing(*target) for target in decision.kind.noun.targets(value)]


def suspects(decision: Decision[Any], thing: Thing) -> Iterator[Any]:
    """Answers that point at a thing and are not offered: the thing itself, or an offer with the thing in the place of
    another one of its noun."""
    noun = decision.kind.noun.noun if isinstance(decision.kind.noun, Maybe) else decision.kind.noun
    if isinstance(noun, Named):
        if noun.name == thing.noun and thing.id in noun.index:
            value = noun.index[thing.id]
            yield (value,) if isinstance(decision, (Pick, Order)) else value
    elif decision.FORM == "choose":
        tried = set()
        for offered in decision.options():
            if offered is None:
                continue
            data = noun.encode(offered)
            for place in reversed(range(len(data))):  # where something goes matters before where it comes from
                if (thing.noun, data[place]) in noun.targets(offered):
                    other = (*data[:place], thing.id, *data[place + 1 :])
                    if other not in tried:
                        tried.add(other)
                        yield from _decoded(noun, list(other))


def _decoded(noun: Noun[Any], data: list[Any]) -> list[Any]:
    try:
        return [noun.decode(data)]
    except ValueError:
        return []

"""Things: what can be pointed at on a table (a card, a place, a player), by noun and by the name that answers use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from orrery.core.ask import Decision, Kind, Order, Pick
from orrery.core.game import Game
from orrery.core.nouns import Maybe, Named, Noun, TupleNoun
from orrery.core.terms import Deals


class Thing(NamedTuple):
    """A thing: its noun and its name in answers."""

    noun: str
    id: Any


Nouns = Mapping[str, Named]
MOST_VARIED = 400
"""How many offers to vary when looking for what else somebody could mean."""

_KNOWN: dict[int, tuple[Mapping[str, Kind[Any]], Nouns]] = {}
"""The nouns of each game by the `id` of its kinds, which are kept alive so that the id is not reused."""


def nouns(game: Game) -> Nouns:
    """The nouns of a game that are lists of names, by their own name and by other names that messages use."""
    known = _KNOWN.get(id(game.kinds))
    if known is None:
        found: dict[str, Named] = {}
        for noun in [kind.noun for kind in game.kinds.values()] + [kind.noun for kind in game.chances.values()]:
            for simple in simple_nouns(noun):
                found.setdefault(simple.name, simple)
        also: Mapping[str, str] = getattr(import_module(f"orrery.games.{game.name}.telling.words"), "THINGS", {})
        known = _KNOWN[id(game.kinds)] = game.kinds, {**found, **{name: found[noun] for name, noun in also.items()}}
    return known[1]


def simple_nouns(noun: Noun[Any]) -> Iterator[Named]:
    """The lists of names that a noun is made of."""
    if isinstance(noun, Maybe):
        yield from simple_nouns(noun.noun)
    elif isinstance(noun, TupleNoun):
        for each in noun.nouns:
            yield from simple_nouns(each)
    elif isinstance(noun, Deals):
        for of in (noun.partner, *noun.fields.values()):
            if of is not None:
                yield from simple_nouns(of)
    elif isinstance(noun, Named):
        yield noun


def told_things(args: Mapping[str, Any], known: Nouns) -> list[Thing]:
    """The things that a journal line mentions."""
    found = []
    for name, value in args.items():
        noun = known.get(name)
        if noun is None or (isinstance(value, int) and name.endswith("s")):
            continue  # a bare number of "cards" says how many
        for each in value if isinstance(value, (list, tuple)) else (value,):
            if isinstance(each, str):
                found += [Thing(noun.name, each)] if each in noun.index else []
            elif each is not None and each >= 0:
                found += [Thing(*target) for target in noun.targets(each)]
    return found


def pointed(decision: Decision[Any], value: Any) -> list[Thing]:
    """The things that an answer (for a pick or an order: one of its items) refers to."""
    return [Thing(*target) for target in decision.kind.noun.targets(value)]


def suspects(decision: Decision[Any], thing: Thing) -> Iterator[Any]:
    """Answers that refer to a thing but are not offered: the thing itself, or an offer in which the thing replaces
    another one of its noun."""
    noun = decision.kind.noun.noun if isinstance(decision.kind.noun, Maybe) else decision.kind.noun
    for value in noun.meant(thing):
        yield (value,) if isinstance(decision, (Pick, Order)) else value
    if not isinstance(noun, Named) and decision.FORM == "choose":
        tried = set()
        for offered in islice(decision.options(), MOST_VARIED):
            for other in _varied(noun, offered, thing) if offered is not None else ():
                if repr(other) not in tried:
                    tried.add(repr(other))
                    yield from _decoded(noun, other)


def _varied(noun: Noun[Any], offered: Any, thing: Thing) -> Iterator[list[Any]]:
    """An offer with the thing put in each position that has its noun; the last position first, since where something
    goes matters more than where it comes from."""
    data, named = noun.encode(offered), [id_ for name, id_ in noun.targets(offered) if name == thing.noun]
    if isinstance(data, list):
        for place in reversed(range(len(data))):
            if data[place] in named:
                yield [*data[:place], thing.id, *data[place + 1 :]]


def _decoded(noun: Noun[Any], data: list[Any]) -> list[Any]:
    try:
        return [noun.decode(data)]
    except ValueError:
        return []

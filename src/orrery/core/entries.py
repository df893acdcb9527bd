"""Entries on file: how an answer or outcome is written in the words of its kind, and read back.
Words that the game does not know, or no longer knows, can be kept as they were written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.fault import Fault, fault_of, shown
from orrery.core.game import Game
from orrery.core.history import Entry, is_chance
from orrery.core.lines import AnswerLine, OutcomeLine
from orrery.core.nouns import Noun
from orrery.core.together import offer_track

FAULTS = (ValueError, TypeError, LookupError, AttributeError)


class Unread(Noun[Any]):
    """A word from other rules, kept as it was written."""

    name = "unread"

    def encode(self, value: Any) -> Any:
        return value

    def decode(self, data: Any) -> Any:
        return data


UNREAD = Unread()


def line_of(game: Game, entry: Entry) -> AnswerLine | OutcomeLine:
    """An entry as a line, in the words of its kind; ValueError if it could not be read back."""
    track, who, kind, value = entry
    known: Mapping[str, Any] = game.chances if is_chance(entry) else game.kinds
    if kind.noun is not UNREAD and known.get(kind.name) is not kind:
        raise ValueError(f"{game.name} does not list {kind}: add it to the game's kinds or chances")
    encode = kind.noun.encode
    try:
        words = [encode(thing) for thing in value] if several(kind) else encode(value)
        if _things(kind, words) != value:
            raise ValueError("it would be read back as something else")
    except FAULTS as error:
        raise ValueError(f"{kind} cannot write {value!r:.60}: {error}") from None
    return OutcomeLine(kind.name, words, who, track) if is_chance(entry) else AnswerLine(who, kind.name, words, track)


def entry_of(game: Game, seats: int, line: AnswerLine | OutcomeLine, *, unread: bool) -> Entry:
    """The entry on a line; Fault if the line makes no sense. With `unread`, words that the game does not know are kept
    as they were written."""
    chance = isinstance(line, OutcomeLine)
    name, who = (line.c, line.seen) if isinstance(line, OutcomeLine) else (line.q, line.a)
    if not (-1 << seats <= who < 1 << seats if chance else 0 <= who < seats):
        english = (
            "with {seats} players there is no mask {who}" if chance else "with {seats} players there is no seat {who}"
        )
        raise Fault("fault-mask" if chance else "fault-seat", english, seats=seats, who=who)
    if not offer_track(seats - 1) <= line.t < seats:
        raise Fault("fault-track", "with {seats} players there is no track {track}", seats=seats, track=line.t)
    known: Mapping[str, Any] = game.chances if chance else game.kinds
    try:
        if name not in known:
            english = "{game} knows no chance {name}" if chance else "{game} knows no question {name}"
            key = "fault-chance" if chance else "fault-question"
            raise Fault(key, english, game=game.name, name=shown(name, 40))
        return line.t, who, known[name], _things(known[name], line.v)
    except FAULTS as error:
        if not unread:
            raise fault_of(error) from None
    kind: Any = ChanceKind(name, UNREAD) if chance else Kind(name, UNREAD, secret=True)
    return line.t, who, kind, _things(kind, line.v)


def several(kind: Kind[Any] | ChanceKind) -> bool:
    """Whether answers or outcomes of this kind are lists of things."""
    return isinstance(kind, ChanceKind) or kind.many


def _things(kind: Kind[Any] | ChanceKind, words: Any) -> Any:
    """The things that these words name."""
    if not several(kind):
        return kind.noun.decode(words)
    if not isinstance(words, list):
        english = "{kind} names several things: a list, not {given}"
        raise Fault("fault-several", english, kind=kind.name, given=shown(words, 40))
    return tuple([kind.noun.decode(word) for word in words])

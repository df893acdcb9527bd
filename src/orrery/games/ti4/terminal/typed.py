"""Twilight Imperium 4: answers as people type them: systems by place, tile or planet, units with counts, planets and
goods, "all", "cheap", pools as 2/1/0."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from orrery.core.ask import Pick
from orrery.games.common.picks import Pay
from orrery.games.ti4.rules.data import INFANTRY, UNITS
from orrery.games.ti4.rules.kinds import PASS
from orrery.games.ti4.rules.nouns import PLACE, TILE, TRADE_GOOD
from orrery.games.ti4.rules.spending import cheapest
from orrery.games.ti4.rules.things import Place, Planet, Tile, Unit
from orrery.games.ti4.telling.cards import thing_of
from orrery.games.ti4.telling.galaxy import table
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.answers import Unclear, match, passes, several
from orrery.terminal.counted import counted, everything, shares, spread, takes_all
from orrery.text import Words
from orrery.text.spelling import plain

COUNTED = ("unit", "piece", "gun", "standing", "pool", "means", "fragment")
"""The nouns of things that are picked by count."""
SHORT = ("ff", "dd", "ca", "cv", "dn", "ws", "fs", "inf", "mf", "pd", "sd")
"""How people who play by post write units."""


def shortcut(view: Sight, text: str, question: Question, words: Words) -> Any:
    """The meaning of something that only this game understands; None if it is typed as in any game."""
    decision = question.decision
    noun = decision.kind.noun.name
    if not text.strip() or passes(text, words):
        return PASS if decision.kind.name == "act" and text.strip() else None
    if decision.FORM == "choose" and noun == "place":
        return system_of(view, text, words)
    if decision.FORM == "choose" and noun == "lay":
        return _laying(view, text, words)
    if not isinstance(decision, Pick) or noun not in COUNTED:
        return None
    return _several(view, text, question, decision, words)


def said_as(text: str, key: str, words: Words) -> bool:
    """Whether the text is one of the words of a message; the English ones work in every language."""
    return any(plain(text) in several(Words(lang, words.game).text(key)) for lang in (words.lang, "en"))


def _several(view: Sight, text: str, question: Question, decision: Pick, words: Words) -> tuple[int, ...] | None:
    """Several things: by a word for all of them, as shares of the pools, or with counts."""
    kind = decision.kind
    if kind.noun.name == "pool":
        if kind.name == "redistribute" and said_as(text, "ti4-answer-same", words):
            return spread(table(view).players[view.seat].pools)
        if (pools := shares(text)) is not None:
            return pools
    if isinstance(decision, Pay) and said_as(text, "ti4-answer-cheap", words):
        return cheapest(table(view), decision)
    if said_as(text, "ti4-answer-all", words) and takes_all(decision):
        return everything(decision)
    return counted(text, question, lambda value: _calls(kind.noun.name, value, question, words))


def ahead(text: str, question: Question, words: Words) -> list[tuple[str, str]]:
    """A line for two questions: "tactical 203" is an action and its system, "2 cruiser from 304" what moves from where;
    each part comes with the kind of its question. Empty if it is one answer."""
    kind = question.decision.kind.name
    if kind == "act":
        action = words.text("ti4-deed-tactical")
        head, _, rest = text.strip().partition(" ")
        known = said_as(head, "ti4-answer-tactical-action", words)
        two = known and rest and not plain(action).startswith(plain(text))
        return [(kind, action), ("activate", rest)] if two else []
    if kind == "move_from":
        froms = "|".join(several(words.text("ti4-answer-from")))
        typed = re.fullmatch(rf"\s*(.+?)\s+(?:{froms})\s+(.+)", text, re.IGNORECASE)
        return [(kind, typed[2]), ("move", typed[1])] if typed else []
    return []


# --- systems -----------------------------------------------------------------------------------------------------


def system_of(view: Sight, text: str, words: Words) -> Place | None:
    """A system by its place (203), by its tile (tile 25, #25), or by a planet in it; None if it is none of these."""
    s = table(view)
    if text.strip() in PLACE.index:
        return PLACE.index[text.strip()]
    if (tile := _tile_number(text, words)) is not None:
        return Place(s.tiles.index(tile)) if tile in s.tiles else None
    planet = planet_named(view, text, words)
    return s.places[planet] if planet is not None else None


def planet_named(view: Sight, text: str, words: Words) -> Planet | None:
    """A planet of this galaxy by its name; None if it is none."""
    if not re.search(r"[^\W\d]", text):
        return None
    here = [
        (Planet(planet), (str(words.noun("planet", planet)),))
        for planet, at in enumerate(table(view).places)
        if at >= 0
    ]
    try:
        return match(text, here)
    except Unclear:
        return None


def _tile_number(text: str, words: Words) -> Tile | None:
    """The tile that is meant by #25, t25 or tile 25."""
    said = "|".join(["#", "t", *several(words.text("ti4-answer-tile"))])
    typed = re.fullmatch(rf"(?:{said})\s*(\w+)", text.strip().casefold())
    return TILE.index.get(typed[1].upper()) if typed else None


def _laying(view: Sight, text: str, words: Words) -> tuple[Tile, Place] | None:
    """A tile in hand, by its number or a planet on it, and the place for it: "25 at 203", "lodor 203"."""
    typed = re.fullmatch(r"\s*(.+?)[\s@,]+(?:\D+\s)?(\d{3})\s*", text)
    if typed is None or typed[2] not in PLACE.index or view.seat < 0:
        return None
    hand = table(view).players[view.seat].tiles
    try:
        tile = match(typed[1].strip("#"), [(it, (TILE.names[it], str(words.noun("tile", it)))) for it in sorted(hand)])
    except Unclear:
        return None
    return tile, PLACE.index[typed[2]]


# --- so many of each ---------------------------------------------------------------------------------------------


def unit_codes(words: Words) -> list[str]:
    """A letter for each kind of unit."""
    return words.text("ti4-drawn-codes").split()


def _calls(noun: str, value: int, question: Question, words: Words) -> Iterator[str]:
    """What a thing is called. Units go by letters and by the names of their kind as well: those aboard come before
    those on planets, whole ones before damaged ones."""
    yield str(words.noun(noun, value))
    yield str(question.decision.kind.noun.encode(value))
    if noun == "means" and value == TRADE_GOOD:
        yield from several(words.text("ti4-answer-goods"))
    if noun in ("unit", "piece", "gun", "standing"):
        unit = _unit(noun, value)
        yield from (unit_codes(words)[unit], SHORT[unit], str(words.noun("unit", unit)))
        yield words.text(f"ti4-units-{UNITS[unit]}", number=2).partition(" ")[2]
        if unit == INFANTRY:
            yield "gf"


def _unit(noun: str, value: int) -> Unit:
    """The kind of unit that a piece is."""
    return Unit(value) if noun == "unit" else Unit(thing_of(noun, value)[1])

"""Twilight Imperium 4, drawn: the options of a question if there are many: systems to activate with the odds of an
attack, transactions, tiles to lay, equal units in one line, long lists in columns; and what is marked on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from orrery.core.ask import Pick
from orrery.core.terms import Terms
from orrery.games.ti4.rules.board import docks_in, fleets_at
from orrery.games.ti4.rules.data import PLANETS, UNITS
from orrery.games.ti4.rules.movement import origins
from orrery.games.ti4.rules.nouns import (
    DAMAGED,
    FROM_PLANET,
    LAWS_AT,
    PLANETS_AT,
    TEXT_HELPERS_AT,
    TRADE_GOOD,
    planet_of,
)
from orrery.games.ti4.rules.things import Place
from orrery.games.ti4.telling.galaxy import place_name, table
from orrery.games.ti4.telling.seats import traders_lines
from orrery.games.ti4.telling.war import attack_line
from orrery.games.ti4.terminal.map import NOTHING, Marks
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.counted import takes_all
from orrery.terminal.offered import NOTE, Numbered, grid, in_columns, in_lines, in_runs, key
from orrery.text import Words

MANY = 30
"""Longer lists are set in columns, without notes."""

# --- what is marked on the map -----------------------------------------------------------------------------------

Found = Callable[[Any], Iterable[int]]
PLACES_IN: dict[str, Found] = {
    "place": lambda v: (v,),
    "ship": lambda v: (v[1],),
    "figure": lambda v: (v[2],),
    "lay": lambda v: (v[1],),
    "source": lambda v: (v[0],),
}
"""The places in an answer, by its noun."""
PLANETS_IN: dict[str, Found] = {
    "planet": lambda v: (v,),
    "means": lambda v: () if v == TRADE_GOOD else (v,),
    "helper": lambda v: (v,) if v < TEXT_HELPERS_AT else (),
    "site": lambda v: (v[1],),
    "source": lambda v: () if v[1] is None else (v[1],),
    "piece": lambda v: (planet_of(v),) if v >= FROM_PLANET else (),
    "gun": lambda v: (v % len(PLANETS),),
    "standing": lambda v: ((v - DAMAGED) // len(UNITS),) if v >= DAMAGED else (),
    "outcome": lambda v: (v - PLANETS_AT,) if PLANETS_AT <= v < LAWS_AT else (),
}
"""The planets in an answer, by its noun."""


def marks(question: Question | None) -> Marks:
    """The places and planets that a question is about."""
    if question is None:
        return NOTHING
    noun, args = question.decision.kind.noun.name, question.decision.args
    values = [offer.value for offer in question.offers if offer.value is not None]
    places, planets = (
        {it for value in values for it in found[noun](value)} if noun in found else set[int]()
        for found in (PLACES_IN, PLANETS_IN)
    )
    for name in ("place", "target"):
        at = args.get(name)
        places |= {at} if isinstance(at, int) and at >= 0 and not places else set()
    planet = args.get("planet")
    planets |= {planet} if isinstance(planet, int) and planet >= 0 else set()
    return Marks(frozenset(places), frozenset(planets))


# --- the offers --------------------------------------------------------------------------------------------------


def offers(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    """The options in the most readable form."""
    kind = question.decision.kind.name
    numbered = list(enumerate(question.offers))
    if kind == "activate":
        return _activations(view, question, words)
    if isinstance(question.decision, Terms):
        hint = Text(words.text("ti4-hint-trade"), style=NOTE)
        return [*map(Text, question.parties), in_lines(question, numbered), hint]
    if kind == "lay":
        return [_layings(question, words)]
    if isinstance(question.decision, Pick):
        return [in_runs(question), *_hints(question, words)]
    if len(numbered) > MANY:
        return [in_columns(question, numbered)]
    trade = [Text(line, style=NOTE) for line in traders_lines(view, kind, words)]
    return [in_lines(question, numbered), *_hints(question, words), *trade]


HINTS = {"piece": "units", "unit": "units", "gun": "units", "standing": "units", "means": "pay", "pool": "pools"}

OWN_HINTS = {"act": "act", "move_from": "move", "redistribute": "redistribute", "commit": "land"}
"""What can be typed at single kinds of questions."""


def _hints(question: Question, words: Words) -> list[RenderableType]:
    """How to type such an answer."""
    decision = question.decision
    hint = HINTS.get(decision.kind.noun.name) if isinstance(decision, Pick) else None
    if hint == "units" and isinstance(decision, Pick) and (decision.low or not takes_all(decision)):
        hint = "losses"
    hint = OWN_HINTS.get(decision.kind.name, hint)
    return [Text(words.text(f"ti4-hint-{hint}"), style=NOTE)] if hint else []


def _activations(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    """Attacks with their odds, then systems that ships can reach or that have docks, each with its note; the rest by
    name only."""
    s, seat = table(view), view.seat
    fights: Numbered = []
    useful: Numbered = []
    rest: Numbered = []
    for place, offer in enumerate(question.offers):
        at = Place(offer.value)
        odds = attack_line(view, at, words) if any(other != seat for other in fleets_at(s, at)) else ""
        if odds:
            fights.append((place, offer._replace(note=f"{offer.note}; {odds}")))
        elif origins(s, seat, at) or docks_in(s, seat, at):
            useful.append((place, offer))
        else:
            rest.append((place, offer))
    parts: list[RenderableType] = []
    for head, group in (("ti4-drawn-fights", fights), ("ti4-drawn-reach", useful)):
        if group:
            parts += [Text(words.text(head), style="bold"), in_lines(question, group)]
            parts += [Text(words.text("ti4-weigh-hint"), style=NOTE)] if group is fights else []
    parts += [in_columns(question, rest, words.text("ti4-drawn-rest"))] if rest else []
    return [*parts, Text(words.text("ti4-hint-place"), style=NOTE)]


def _layings(question: Question, words: Words) -> RenderableType:
    """A line for each tile in hand with the places it can go to."""
    made = grid()
    tiles: dict[int, list[tuple[int, Any]]] = {}
    for place, offer in enumerate(question.offers):
        tiles.setdefault(offer.value[0], []).append((place, offer.value[1]))
    for tile, spots in tiles.items():
        told = Text()
        for place, at in spots:
            told.append_text(key(question, place)).append(f"\u00a0{place_name(at, words)}  ", style="bold")
        made.add_row("", Text(str(words.noun("tile", tile)), style="bold"), told)
    return made

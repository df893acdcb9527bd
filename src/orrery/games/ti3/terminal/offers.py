"""Twilight Imperium 3, drawn: the options of a question if there are many: systems to activate, trade offers, systems
to place, equal units in one line, long lists in columns."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from orrery.core.ask import Pick
from orrery.core.terms import Deal, Terms
from orrery.games.ti3.rules.board import docks_at, enemy_at
from orrery.games.ti3.rules.data import RACES
from orrery.games.ti3.rules.galaxy import PLACES
from orrery.games.ti3.rules.kinds import GOODS
from orrery.games.ti3.rules.legality import origins
from orrery.games.ti3.rules.nouns import FROM_PLANET, GOOD, PDS_FROM_PLANET
from orrery.games.ti3.telling.cards import tile_name
from orrery.games.ti3.telling.galaxy import place_name, table
from orrery.games.ti3.terminal.map import NOTHING, Marks
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.counted import takes_all
from orrery.terminal.offered import NOTE, Numbered, grid, in_columns, in_lines, in_runs, key
from orrery.text import Words

MANY = 30
"""Longer lists are set in columns, without notes."""


# --- what is marked on the map -----------------------------------------------------------------------------------


def marks(view: Sight, question: Question | None) -> Marks:
    """The places and planets that a question is about."""
    if question is None:
        return NOTHING
    noun = question.decision.kind.noun.name
    values = [offer.value for offer in question.offers if offer.value is not None]
    places: set[int] = set()
    planets: set[int] = set()
    if noun == "place":
        places.update(values)
    elif noun == "planet":
        planets.update(values)
    elif noun == "site":
        places.update(v for v in values if v < PLACES)
        planets.update(v - PLACES for v in values if v >= PLACES)
    elif noun == "purse":
        planets.update(v for v in values if v != GOOD)
    elif noun == "load":
        planets.update((v - FROM_PLANET) % (PDS_FROM_PLANET - FROM_PLANET) for v in values if v >= FROM_PLANET)
    elif noun in ("pair", "patrol", "laying"):
        places.update(*({"pair": v, "patrol": (v[-1],), "laying": v[:1]}[noun] for v in values))
    elif noun == "planets":
        planets.update(*values)
    for name in ("place", "target"):
        place = question.decision.args.get(name)
        places.update([place] if isinstance(place, int) and place >= 0 and not places else [])
    planet = question.decision.args.get("planet")
    planets.update([planet] if isinstance(planet, int) and planet >= 0 else [])
    return Marks(frozenset(places), frozenset(planets))


# --- the offers --------------------------------------------------------------------------------------------------


def offers(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    """The options in the most readable form."""
    kind = question.decision.kind.name
    numbered = list(enumerate(question.offers))
    if kind == "activate":
        return _activations(view, question, words)
    if kind == "offer":
        return [_trades(view, question, words)]
    if isinstance(question.decision, Terms):
        return [*map(Text, question.parties), in_lines(question, numbered)]
    if kind == "lay":
        return [_layings(question, words)]
    if isinstance(question.decision, Pick):
        return [in_runs(question), *_hints(question, words)]
    if len(numbered) > MANY:
        return [in_columns(question, numbered)]
    return [in_lines(question, numbered)]


HINTS = {
    "load": "units",
    "unit": "units",
    "built": "units",
    "purse": "pay",
    "pool": "pools",
}


def _hints(question: Question, words: Words) -> list[RenderableType]:
    """How to type such an answer."""
    hint = HINTS.get(question.decision.kind.noun.name)
    if hint == "units" and isinstance(question.decision, Pick) and not takes_all(question.decision):
        hint = "losses"
    return [Text(words.text(f"ti3-hint-{hint}"), style=NOTE)] if hint else []


def _activations(view: Sight, question: Question, words: Words) -> list[RenderableType]:
    """Attacks, then systems that ships can reach or that have docks, each with its note; the rest by name only."""
    s, seat = table(view), view.seat
    fights: Numbered = []
    useful: Numbered = []
    rest: Numbered = []
    for place, offer in enumerate(question.offers):
        at = offer.value
        reach = bool(origins(s, seat, at))
        group = fights if reach and enemy_at(s, seat, at) >= 0 else useful if reach or docks_at(s, seat, at) else rest
        group.append((place, offer))
    parts: list[RenderableType] = []
    for head, group in (("ti3-drawn-fights", fights), ("ti3-drawn-reach", useful)):
        if group:
            parts += [Text(words.text(head), style="bold"), in_lines(question, group)]
    return parts + ([in_columns(question, rest, words.text("ti3-drawn-rest"))] if rest else [])


def _trades(view: Sight, question: Question, words: Words) -> RenderableType:
    """A line for each partner and pair of contracts: without goods, with goods given, with goods wanted."""
    s = table(view)
    made = grid()
    deals = [(place, offer) for place, offer in enumerate(question.offers) if offer.value is not None]
    for (rival, (mine,), (theirs,)), group in groupby(deals, key=lambda each: _pair(each[1].value)):
        given, got = (RACES[s.players[who].race].contracts[i] for who, i in ((view.seat, mine), (rival, theirs)))
        told = Text()
        for place, offer in group:
            give, want = offer.value.given(GOODS), offer.value.wanted(GOODS)
            told.append("  " if told else "")
            told.append_text(key(question, place)).append(f"\u00a0{goods(give, want, words)}", style=NOTE)
        name = words.text("ti3-drawn-contracts", name=words.name(rival), given=given, got=got)
        made.add_row("", Text(name, style="bold"), told)
    for place, offer in enumerate(question.offers):
        if offer.value is None:
            made.add_row(
                key(question, place), Text(offer.name, style="bold"), Text(words.text("ti3-hint-trade"), style=NOTE)
            )
    return made


def _pair(deal: Deal) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """With whom, and which contracts."""
    return deal.partner, deal.things_given("contract"), deal.things_wanted("contract")


def goods(give: int, want: int, words: Words) -> str:
    """What is added to an offer."""
    return words.text("ti3-drawn-goods", number=give or -want) if give or want else words.text("ti3-drawn-even")


def _layings(question: Question, words: Words) -> RenderableType:
    """A line for each system in hand with the places it can go to."""
    made = grid()
    tiles: dict[int, list[tuple[int, Any]]] = {}
    for place, offer in enumerate(question.offers):
        tiles.setdefault(offer.value[1], []).append((place, offer.value[0]))
    for tile, spots in tiles.items():
        told = Text()
        for place, at in spots:
            told.append_text(key(question, place)).append(f"\u00a0{place_name(at, words)}  ", style="bold")
        made.add_row("", Text(tile_name(tile, words), style="bold"), told)
    return made

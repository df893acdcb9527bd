"""Twilight Imperium 4 in words: the table line by line, the score sheet, what the game was like, why not. Texts are in
cards.py, the galaxy in galaxy.py, the middle in middle.py, players in seats.py, what an answer gives in notes.py and
fleets.py."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.movement import origins
from orrery.games.ti4.rules.research import why_not_research
from orrery.games.ti4.rules.texts import TECHNOLOGIES_AT
from orrery.games.ti4.rules.things import Place, Planet, Technology
from orrery.games.ti4.telling.after import did, facts
from orrery.games.ti4.telling.cards import behind
from orrery.games.ti4.telling.galaxy import galaxy_lines, system_line, table
from orrery.games.ti4.telling.middle import middle_lines, objective_line
from orrery.games.ti4.telling.notes import holding, note
from orrery.games.ti4.telling.seats import own_hand, seat_lines
from orrery.games.twilight.words import listed, ruled, score_rows
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, TextTable
from orrery.text import Words

__all__ = ["HEADLINES", "behind", "facts", "holding", "later", "lines", "note", "sheet"]

HEADLINES = (
    *("wins", "eliminated", "scores", "custodians", "points", "loses-points", "shard", "planet-destroyed", "combat"),
    *("control", "outcome", "law", "law-discarded", "loses", "retreats", "gives", "relic", "speaker", "unlocks"),
    *("revealed", "strategic", "researches", "gains-technology", "plays", "passes", "activates", "takes", "produces"),
)
"""What somebody who was away wants to know first (`telling/since.py`)."""


def lines(view: Sight, words: Words) -> list[str]:
    """The whole table, one thing per line: the middle, the galaxy, the other players, then the reader's own things."""
    told = [*middle_lines(view, words), *galaxy_lines(view, words)]
    order = [seat for seat in range(view.players) if seat != view.seat]
    for seat in order + ([view.seat] if view.seat >= 0 else []):
        told += ["", *seat_lines(view, seat, words)]
    return told


# --- points and facts --------------------------------------------------------------------------------------------


def sheet(view: Sight, words: Words) -> TextTable:
    """Every objective that somebody has scored, then all other points, then the total; when the game is over, also what
    everybody did."""
    s = table(view)
    heads = [words.name(seat) for seat in range(view.players)]
    worth, points = [it.points for it in OBJECTIVES], [p.points for p in s.players]
    rows = did(view, words) if view.over else []
    return TextTable(heads, score_rows([p.scored for p in s.players], worth, points, words) + rows, len(rows))


# --- why not -----------------------------------------------------------------------------------------------------


def later(view: Sight, noun: str, value: Any, words: Words) -> list[Reason]:
    """When a thing can be used, or what a system means to the reader."""
    s = table(view)
    if noun in ("place", "target"):
        return place_reasons(view, Place(value), words)
    if noun in ("planet", "means") and value < len(s.places) and s.places[value] >= 0:
        return [system_line(view, s.places[Planet(value)], words)]
    if noun in ("card", "text") and value < TECHNOLOGIES_AT:
        return card_reasons(view, value, words)
    if noun == "technology":
        return technology_reasons(view, Technology(value), words)
    if noun in ("objective", "secret"):
        return [objective_line(view, value, words)]
    return []


def card_reasons(view: Sight, card: int, words: Words) -> list[Reason]:
    """Whether the reader has an action card, and when it is played."""
    hand = own_hand(table(view).players[view.seat]) if view.seat >= 0 else None
    told: list[Reason] = [] if hand is None or card in hand else [words.say("ti4-later-not-held", card=card)]
    title, *text = behind("card", card, words)
    return [*told, f"{title}: {text[0]} {ruled('LRR 3.6', words)}"]


def technology_reasons(view: Sight, technology: Technology, words: Words) -> list[Reason]:
    """What a technology needs, and what keeps the reader from researching it."""
    title, *text = behind("technology", technology, words)
    said: list[Reason] = [f"{title}: {' '.join(text[:1])} ({text[1]})"]
    if view.seat < 0 or not table(view).round:
        return said
    no = why_not_research(table(view), view.seat, technology)
    return [*said, no] if no is not None else said


def place_reasons(view: Sight, place: Place, words: Words) -> list[Reason]:
    """What is at a place, and from where the reader's ships can come."""
    s, seat = table(view), view.seat
    if not s.tiles or s.tiles[place] < 0:
        return [words.text("ti4-later-no-tile")]
    told: list[Reason] = [system_line(view, place, words)]
    if seat < 0 or not s.round:
        return told
    if s.players[seat].tokens >> place & 1:
        return [*told, f"{words.text('ti4-later-token')} {ruled('LRR 88.1', words)}"]
    found = [at for at in origins(s, seat, place) if at != place]
    if found:
        return [*told, words.text("ti4-later-comes", places=listed("place", found, words))]
    return [*told, words.text("ti4-later-no-way")]

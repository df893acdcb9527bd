"""Twilight Imperium 3 in words: the table line by line, the score sheet, what the game was like, why not. Texts are in
cards.py, the galaxy in galaxy.py, players and the middle in seats.py, what an answer gives in notes.py and war.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from orrery.core.refusal import No
from orrery.games.ti3.rules.board import fleet_of
from orrery.games.ti3.rules.data import OBJECTIVES, POLITICS
from orrery.games.ti3.rules.legality import Ways, reaching, why_not_activate
from orrery.games.ti3.rules.nouns import FOR
from orrery.games.ti3.rules.scoring import score, standing, winners
from orrery.games.ti3.rules.sheets import sheet as race_sheet
from orrery.games.ti3.rules.texts import TECHNOLOGIES_AT
from orrery.games.ti3.rules.things import Place, Technology
from orrery.games.ti3.rules.units import BIG, big_ships, ships
from orrery.games.ti3.telling.cards import behind, needs, timing
from orrery.games.ti3.telling.galaxy import galaxy_lines, place_name, system_line, table, units
from orrery.games.ti3.telling.notes import holding, note
from orrery.games.ti3.telling.seats import middle_lines, own_hand, seat_lines
from orrery.games.twilight.words import ruled, score_rows
from orrery.telling.sight import Sight
from orrery.telling.teller import Reason, TextTable
from orrery.text import Words

__all__ = ["HEADLINES", "behind", "facts", "holding", "later", "lines", "note", "sheet"]

HEADLINES = (
    *("over", "objective", "scores", "points", "battle", "takes", "retreats", "razed", "dock-lost", "loses"),
    *("decided-side", "decided-player", "decided-players", "decided-planet", "decided-planets", "decided-law"),
    *("decided-colour", "agreement", "technology", "plays-strategy", "plays", "passes", "activates", "produces"),
)
"""What somebody who was away wants to know first (`telling/since.py`)."""


def lines(view: Sight, words: Words) -> list[str]:
    """The whole table, one thing per line: the middle, the galaxy, the other players, then the reader's own things."""
    told = [*middle_lines(view, words), *galaxy_lines(view, words)]
    order = [seat for seat in range(view.players) if seat != view.seat]
    for seat in order + ([view.seat] if view.seat >= 0 else []):
        told += ["", *seat_lines(view, seat, words)]
    return told


# --- points ------------------------------------------------------------------------------------------------------


def sheet(view: Sight, words: Words) -> TextTable:
    """Every objective that somebody has scored, then all other points, then the total."""
    s = table(view)
    heads = [words.name(seat) for seat in range(view.players)]
    rows = score_rows(
        [p.claimed for p in s.players], [it.points for it in OBJECTIVES], [p.points for p in s.players], words
    )
    return TextTable(heads, rows)


# --- facts -------------------------------------------------------------------------------------------------------


def facts(view: Sight, words: Words) -> list[str]:
    """What everybody did and how lucky they were: from the journal that all may read."""
    s = table(view)
    told: Counter[str] = Counter()
    did: list[Counter[str]] = [Counter() for _ in range(view.players)]
    for key, args in view.journal():
        verb = key.partition("-log-")[2]
        told[verb] += 1
        told["laws"] += verb.startswith("decided") and is_law(args)
        if "seat" in args:
            did[args["seat"]][verb] += 1
            if verb == "loses":
                lost = [unit for unit in args["units"] if unit < 8]
                did[args["seat"]]["ships"] += len(lost)
    said = [
        words.text(
            "ti3-facts-end",
            rounds=s.round,
            battles=told["battle"],
            laws=told["laws"],
            agreements=told["agreement"],
        )
    ]
    if view.over:
        said += tie(s, words)
    for seat, done in enumerate(did):
        p = s.players[seat]
        said.append(
            words.say(
                "ti3-facts-seat",
                seat=seat,
                battles=done["battle"],
                taken=done["takes"],
                lost=done["ships"],
                technologies=p.technologies.bit_count(),
            )
        )
        if p.expected:
            luck = 10 * p.hits - p.expected
            more = f"{'+' if luck > 0 else ''}{words.noun('tenths', luck)}"
            said.append(words.say("ti3-facts-luck", seat=seat, hits=p.hits, tenths=p.expected, luck=more))
    return said


TIES = ("objectives", "planets", "unused", "counters")
"""The tie-breakers, in order (T3.15.15)."""


def tie(s: Any, words: Words) -> list[str]:
    """Which tie-breaker decided between the players with the most points, or that none did."""
    most = max(score(s))
    level = [seat for seat, points in enumerate(score(s)) if points == most]
    if s.winners or len(level) < 2 or not set(winners(s)) <= set(level):
        return []
    said = []
    for place, by in enumerate(TIES, 1):
        counts = {seat: standing(s, seat)[place] for seat in level}
        have = [f"{words.name(seat)} {count}" for seat, count in counts.items()]
        said.append(words.text("ti3-facts-tie", by=by, have=words.listed(have)))
        level = [seat for seat in level if counts[seat] == max(counts.values())]
        if len(level) == 1:
            break
    names = words.listed([words.name(seat) for seat, points in enumerate(score(s)) if points == most])
    return [f"{words.text('ti3-facts-level', names=names, points=most)} {'; '.join(said)}."]


def is_law(decided: dict[str, Any]) -> bool:
    """Whether what the council has decided is a law that came into force (T3.13.6)."""
    card = POLITICS[decided["politic"]]
    return card.law and (bool(card.elect) or decided.get("side") == FOR)


# --- why not -----------------------------------------------------------------------------------------------------


def later(view: Sight, noun: str, value: Any, words: Words) -> list[Reason]:
    """When a thing can be used, or what a system means to the reader."""
    if noun in ("place", "target"):
        return place_reasons(view, value, words)
    if noun in ("planet", "purse") and value < len(table(view).places) and table(view).places[value] >= 0:
        return [system_line(view, table(view).places[value], words)]
    if noun in ("card", "text") and value < TECHNOLOGIES_AT:
        return card_reasons(view, value, words)
    if noun == "technology":
        return technology_reasons(view, value, words)
    return []


def card_reasons(view: Sight, card: int, words: Words) -> list[Reason]:
    """When an action card is played, and whether the reader has it."""
    hand = own_hand(table(view).players[view.seat]) if view.seat >= 0 else None
    told: list[Reason] = [] if hand is None or card in hand else [words.say("ti3-later-not-held", card=card)]
    title, *text = behind("card", card, words)
    when = words.say("ti3-later-card", card=card, when=timing(card, words))
    return [*told, f"{title}: {text[0]}", f"{when} {ruled('T3.19.1', words)}"]


def technology_reasons(view: Sight, technology: Technology, words: Words) -> list[Reason]:
    """What a technology needs, and whether the reader has it."""
    mine = table(view).players[view.seat].technologies if view.seat >= 0 else 0
    if mine >> technology & 1:
        return [words.say("ti3-later-have", technology=technology)]
    title, *text = behind("technology", technology, words)
    return [f"{title}: {text[0]} {needs(technology, words)}. {ruled('T3.18.1', words)}"]


def place_reasons(view: Sight, place: Place, words: Words) -> list[Reason]:
    """What is at a place, whether the reader could activate it, and from where their ships can reach it."""
    s = table(view)
    if not s.shape >> place & 1:
        return [No("T3.2.3", place=place)]
    told: list[Reason] = [system_line(view, place, words)]
    seat = view.seat
    if seat < 0 or not s.round:
        return told
    no = why_not_activate(s, seat)(place)
    if no is not None:
        return [*told, no]
    return told + reach_reasons(view, place, words)


def reach_reasons(view: Sight, place: Place, words: Words) -> list[Reason]:
    """Which of the reader's fleets could go to a place, and why the others could not."""
    fleets = table(view).players[view.seat].fleets
    starts = [start for start, fleet in sorted(fleets.items()) if start != place and ships(fleet)]
    return [reach_reason(view, start, place, words) for start in starts] or [words.text("ti3-later-no-fleet")]


def reach_reason(view: Sight, start: Place, place: Place, words: Words) -> Reason:
    """Which ships could go from one system to another, or why none could."""
    s, seat = table(view), view.seat
    name = place_name(start, words)
    if not ships(fleet_of(s, seat, start)):
        return words.text("ti3-later-none-there", place=name)
    ways, far = Ways(s, seat, place), race_sheet(s, seat).move
    coming, steps = reaching(s, seat, start, ways, far), ways.steps(start)
    if big_ships(coming):
        told = units(coming.repaired().only(BIG), words)
        return words.text("ti3-later-comes", place=name, number=steps, units=told)
    if s.players[seat].activated >> start & 1:
        return words.text("ti3-later-bound", place=name)
    if steps < 0:
        return words.text("ti3-later-no-way", place=name)
    return words.text("ti3-later-far", place=name, number=steps)

"""Twilight Imperium 4 in the terminal: `odds`, with what somebody assumes of both sides: cards, texts, retreats, and
for an attack that has not begun the units: "odds", "odds morale boost, 2 shields holding against direct hit",
"odds 203, morale boost against retreat 1", "odds 203, 3 cruiser, dreadnought against 2 carrier"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from orrery.games.ti4.odds.command import MOST, called
from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, landings, running, supposed
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.stacks import Stack
from orrery.games.ti4.odds.switches import Switch, odds_with, switches
from orrery.games.ti4.odds.texts import words_key
from orrery.games.ti4.rules.board import fleets_at, planets_at
from orrery.games.ti4.rules.data import EVERY_UNIT
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.things import NO_PLANET, Place, Planet, Seat
from orrery.games.ti4.telling.galaxy import place_name, table
from orrery.games.ti4.telling.war import FightNow, told_odds
from orrery.games.ti4.terminal.typed import planet_named, said_as, system_of
from orrery.telling.sight import Sight
from orrery.terminal.answers import Unclear, match
from orrery.text import Words
from orrery.text.spelling import plain

Fight = SpaceFight | GroundFight
Both = tuple[list[Switch], list[Switch]]
LARGEST = 200_000
"""The most pairs of forces to examine: about a second."""


class Assumed(NamedTuple):
    """What is assumed of a side: how often each text counts, by name, and the round in which it announces a retreat."""

    counts: dict[str, int]
    leave: int


def odds(view: Sight, text: str, words: Words) -> list[str]:
    """The odds of the fight that is going on, of those that follow a landing, or of an attack on the system or planet
    that is named first; with what is named then, of the rivals behind "against"."""
    fights, (own, others), chosen = named(view, text, words)
    if not fights:
        raise Unclear("ti4-unclear-no-fight")
    told: list[str] = []
    bare = not (own or others or chosen)
    for fight in fights:
        mine = max(0, fight.seats.index(Seat(view.seat)) if view.seat in fight.seats else 0)
        both = switches(fight, 0, view.seat), switches(fight, 1, view.seat)
        sides = (own, others) if mine == 0 else (others, own)
        told += weighed(fight, (assumed(sides[0], both[0], words), assumed(sides[1], both[1], words)), words)
        if chosen:
            told.append(f"- {units_met(fight, words)}")
        if bare:
            told += choices(fight, mine, both, words)
    return told


# --- which fights ------------------------------------------------------------------------------------------------

Parts = tuple[list[str], list[str]]


def named(view: Sight, text: str, words: Words) -> tuple[list[Fight], Parts, bool]:
    """The fights that are meant, what is left to be read for the reader and for the other side, and whether their units
    were chosen."""
    s = table(view)
    asked = [decision for _, decision in view.questions]
    fight = running(s, asked)
    if fight is not None:
        return [fight], parts(text, words), False
    landing = [*landings(s, asked)] if s.activation is not None else []
    if landing:
        return list(landing), parts(text, words), False
    head, rest = place_and_rest(text, words)
    place, planet = (system_of(view, head, words), planet_named(view, head, words)) if head.strip() else (None, None)
    if place is None and s.activation is not None:
        place, rest = s.activation.place, text
    own, others = parts(rest, words)
    mine, theirs = units_in(own), units_in(others)
    if place is None or view.seat < 0:
        return [], (own, others), False
    found = attacks(view, place, planet, mine, theirs)
    return found, (own, others), mine is not None or theirs is not None


def place_and_rest(text: str, words: Words) -> tuple[str, str]:
    """What stands before the first comma or "against", and the rest."""
    head, _, rest = text.partition(",")
    tokens = head.split()
    at = next((n for n, token in enumerate(tokens) if said_as(token, "ti4-weigh-against", words)), None)
    if at is None:
        return head, rest
    return " ".join(tokens[:at]), " ".join(tokens[at:]) + text[len(head) :]


def attacks(
    view: Sight, place: Place, planet: Planet | None, mine: Forces | None, theirs: Forces | None
) -> list[Fight]:
    """The space combat in a system, and where ground forces are named or there is no ship in the way, the invasions."""
    s, seat = table(view), Seat(view.seat)
    ships = any(other != seat for other in fleets_at(s, place))
    found: list[Fight | None] = []
    if ships and (mine is None or mine.ships()):
        found.append(
            supposed(s, seat, place, NO_PLANET, mine, theirs if theirs is not None and theirs.ships() else None)
        )
    if not ships or (mine is not None and mine.ground_forces()):
        garrison = theirs if theirs is not None and not theirs.ships() else None
        there = planets_at(s, place) if planet is None else [planet]
        found += [supposed(s, seat, place, it, mine, garrison) for it in there]
    return [it for it in found if it is not None and all(any(one.all) for one in stacks(it))]


def stacks(fight: Fight) -> Sequence[Stack]:
    return fight.armies if isinstance(fight, GroundFight) else fight.fleets


# --- what is assumed ---------------------------------------------------------------------------------------------


def parts(text: str, words: Words) -> Parts:
    """What is said of the reader's side and, behind "against", of the other one; between commas."""
    tokens = text.split()
    at = next((n for n, token in enumerate(tokens) if said_as(token, "ti4-weigh-against", words)), len(tokens))
    own, others = (
        [it for it in map(str.strip, " ".join(said).split(",")) if it] for said in (tokens[:at], tokens[at + 1 :])
    )
    return own, others


def units_in(said: list[str]) -> Forces | None:
    """The units among what is said, which are taken out of it: "2 cruiser", "damaged dreadnought"."""
    known, found = called(), Forces()
    for part in [*said]:
        head, _, rest = plain(part).partition(" ")
        count, name = (int(head), rest) if head.isdecimal() else (1, plain(part))
        if name in known and count <= MOST:
            unit, damaged = known[name]
            found.add(unit, count, count * damaged)
            said.remove(part)
    return found or None


def assumed(said: Sequence[str], known: list[Switch], words: Words) -> Assumed:
    """The texts that are named, a number before each that counts several times or (0) not at all; and a retreat."""
    counts: dict[str, int] = {}
    leave = 0
    for part in said:
        head, _, rest = part.partition(" ")
        if said_as(head, "ti4-weigh-retreat", words) and (not rest or rest.isdecimal()):
            leave = int(rest or 1)
            continue
        it, count = switch(part, known, words)
        if min(count, it.most) != it.now:
            counts[it.name] = min(count, it.most)
    return Assumed(counts, leave)


def switch(text: str, known: list[Switch], words: Words) -> tuple[Switch, int]:
    """The text that is named, and how often it is to count."""
    head, _, rest = text.partition(" ")
    count = int(head) if head.isdecimal() and rest else 1
    name = rest if head.isdecimal() and rest else text
    names = [(it, (words.text(it.key), it.name.rpartition(".")[2])) for it in known]
    if not any(plain(name) in plain(said) for _, all_ in names for said in all_):
        raise Unclear("ti4-unclear-no-switch", text=name, names=words.listed([words.text(it.key) for it in known]))
    return match(name, names), count


def weighed(fight: Fight, sides: tuple[Assumed, Assumed], words: Words) -> list[str]:
    """How a fight ends with what is assumed of both sides."""
    planet = fight.planet if isinstance(fight, GroundFight) else None
    place = fight.s.places[fight.planet] if isinstance(fight, GroundFight) else fight.place
    plans = FightPlan(leave=sides[0].leave), FightPlan(leave=sides[1].leave)
    try:
        found = odds_with(fight, (sides[0].counts, sides[1].counts), plans, LARGEST)
        said = told_odds(FightNow(*fight.seats, planet, found), words)
    except TooLarge:
        said = words.text("ti4-weigh-large")
    told = [words.text("ti4-weigh-fight", place=place_name(place, words), said=said)]
    for (counts, leave), seat in zip(sides, fight.seats, strict=True):
        texts = [times(words.text(words_key(name)), n, words) for name, n in counts.items()]
        if leave and planet is None:
            texts.append(words.text("ti4-weigh-leaves", number=leave))
        if texts:
            told.append(f"- {words.say('ti4-weigh-with', seat=seat, texts=words.listed(texts))}")
    return told


def units_met(fight: Fight, words: Words) -> str:
    """Who meets whom."""
    mine, theirs = (
        str(words.noun("units", [unit for unit in EVERY_UNIT for _ in range(it.all[unit])])) for it in stacks(fight)
    )
    return words.text("ti4-weigh-units", mine=mine, theirs=theirs)


def times(name: str, n: int, words: Words) -> str:
    """A text as often as it counts."""
    if not n:
        return words.text("ti4-weigh-without", name=name)
    return name if n == 1 else words.text("ti4-weigh-times", number=n, name=name)


def choices(fight: Fight, mine: int, both: Both, words: Words) -> list[str]:
    """What could count on both sides, and how to type it."""
    told = []
    for side, seat in enumerate(fight.seats):
        for key, some in (
            ("ti4-weigh-could", [it for it in both[side] if not it.now]),
            ("ti4-weigh-does", [it for it in both[side] if it.now]),
        ):
            names = [most(it, words) for it in some]
            if names:
                told.append(f"- {words.say(key, seat=seat, texts=words.listed(names))}")
    example = next((it for it in both[mine] if not it.now), None)
    if told:
        name = words.text(example.key) if example is not None else words.text("ti4-weigh-some")
        told.append(words.text("ti4-weigh-how", name=name))
    return told


def most(it: Switch, words: Words) -> str:
    """A text, and how often it can count if that is more than once."""
    name = words.text(it.key)
    return name if it.most == 1 else words.text("ti4-weigh-most", number=it.most, name=name)

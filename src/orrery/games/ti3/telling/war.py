"""Twilight Imperium 3 in words: what an answer about fleets, fights, landings and production costs and gives: ranges,
capacity, fleet supply, exact odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from orrery.core.ask import Decision, Pick
from orrery.games.ti3.odds.assumed import Note as Assumed
from orrery.games.ti3.odds.assumed import notes, raid_notes
from orrery.games.ti3.odds.fights import Fight, attack, muster, running
from orrery.games.ti3.odds.invasion import Invaded, invasion
from orrery.games.ti3.odds.raids import Raid, landing, raid
from orrery.games.ti3.odds.space import BattleOdds, chance, odds_within
from orrery.games.ti3.rules.board import (
    docks_at,
    enemy_at,
    fleet_limit,
    fleet_of,
    laden,
    over_capacity,
    pds_near,
    planets_at,
    weight,
)
from orrery.games.ti3.rules.fire import need
from orrery.games.ti3.rules.legality import Ways
from orrery.games.ti3.rules.nouns import FROM_PLANET, PDS_FROM_PLANET
from orrery.games.ti3.rules.options import ROOM_DECIDES, ruling
from orrery.games.ti3.rules.production import cost_of, limit_of
from orrery.games.ti3.rules.queries import BOMBARDMENT, PDS_AT_SHIPS
from orrery.games.ti3.rules.sheets import sheet
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Fleet, Place, Planet, Unit
from orrery.games.ti3.rules.units import (
    BIG,
    CARRIER,
    DREADNOUGHT,
    FIGHTER,
    GROUND_FORCE,
    LIMITED,
    NO_FLEET,
    PDS,
    SHIPS,
    SPACE_DOCK,
    STATS,
    UNDAMAGED,
    WAR_SUN,
    big_ships,
    ships,
)
from orrery.games.ti3.telling.galaxy import fleets_at, garrison, place_name, table, units, worth
from orrery.games.twilight.words import joined
from orrery.telling.sight import Sight
from orrery.telling.slow import AT_ONCE, Slow, slow_of
from orrery.text import Words

MOST_WORK = 6000
"""Odds are exact; they are shown if there are no more pairs of fleets than this to examine, which takes about as long
as a list of options takes to appear."""
Note = Callable[[Sight, Decision[Any], Any, Words], str]


# --- systems -----------------------------------------------------------------------------------------------------


def place_note(view: Sight, place: Place, words: Words) -> str:
    """What is in a system, in brief."""
    s = table(view)
    said = []
    for planet in planets_at(s, place):
        owner = s.owner[planet]
        whose = words.name(owner) if owner >= 0 else words.text("ti3-table-neutral")
        inside = ", ".join([whose, *garrison(s, planet, words)])
        said.append(f"{words.noun('planet', planet)} {worth(s, planet)} ({inside})")
    if not said and s.tiles[place] >= 0:
        said.append(str(words.noun("tile", s.tiles[place])))
    return joined(*said, *fleets_at(view, place, words))


# --- odds --------------------------------------------------------------------------------------------------------


def ends_of(fight: Fight | None, slow: Slow) -> BattleOdds | None:
    """How a battle ends; nothing if there is none, if it takes too long to compute, or if it is not known yet."""
    if fight is None or not all(ships(it.fleet) for it in fight.sides):
        return None
    return slow(odds_within, *fight.sides, fight.start, MOST_WORK)


def percent(share: float) -> int:
    """A chance to show; texts may turn any battle, so it is never certain."""
    return min(99, max(1, round(100 * share)))


def _activate(view: Sight, asked: Decision[Any], place: Place, words: Words) -> str:
    """What is there, what could go there, and how an attack would end."""
    s, seat = table(view), view.seat
    said = [place_note(view, place, words)]
    fleet = muster(s, seat, place)
    foe = enemy_at(s, seat, place)
    guns = [(rival, sum(s.pds[p] for p in pds_near(s, rival, place))) for rival in range(view.players) if rival != seat]
    said += [words.say("ti3-note-guns", seat=rival, number=n) for rival, n in guns if n]
    if foe >= 0:
        said.append(fight_note(s, seat, place, fleet, words, slow_of(view)))
    elif ships(fleet):
        said.append(words.text("ti3-note-reach", units=ships_of(fleet, words)))
    return "; ".join(part for part in said if part)


def fight_note(s: Twilight, seat: int, place: Place, fleet: Fleet, words: Words, slow: Slow) -> str:
    """What the reader could attack with, and how likely that is to win."""
    if not ships(fleet):
        return words.text("ti3-note-no-reach")
    found = ends_of(attack(s, seat, place, fleet), slow)
    told = ships_of(fleet, words)
    if found is None:
        return words.text("ti3-note-reach", units=told)
    return words.text("ti3-note-attack", units=told, percent=percent(found.win))


def ships_of(fleet: Fleet, words: Words) -> str:
    """The ships of a fleet, damaged or not."""
    return units(fleet.repaired().only(SHIPS), words)


# --- T3.7: moving ------------------------------------------------------------------------------------------------


def _move_from(view: Sight, asked: Decision[Any], place: Place, words: Words) -> str:
    """What is there, how far away it is, and how many more ships the fleet supply allows."""
    s, target = table(view), asked.args["target"]
    here = units(fleet_of(s, view.seat, place), words)
    troops = sum(s.troops[p] for p in planets_at(s, place) if s.owner[p] == view.seat)
    ground = words.text("ti3-note-on-planets", number=troops) if troops else ""
    steps = Ways(s, view.seat, target).steps(place)
    return joined(words.text("ti3-note-away", number=steps), here, ground, _supply(s, view.seat, target, words))


def _supply(s: Twilight, seat: int, place: Place, words: Words) -> str:
    coming = s.activation.arriving if s.activation is not None else NO_FLEET
    left = fleet_limit(s, seat, place) - big_ships(fleet_of(s, seat, place)) - big_ships(coming)
    return words.text("ti3-note-supply", number=max(0, left))


def _load(view: Sight, asked: Decision[Any], item: int, words: Words) -> str:
    return unit_note(view, "load", item, words)


def unit_note(view: Sight, noun: str, item: int, words: Words) -> str:
    """What a unit can do: combat, range, capacity; for cargo: that it needs room."""
    s = table(view)
    if noun == "load" and item >= FROM_PLANET:
        item = GROUND_FORCE if item < PDS_FROM_PLANET else PDS
    whole = Unit(item if noun == "built" else {8: DREADNOUGHT, 9: WAR_SUN}.get(item, item))
    it = STATS[whole]
    said = [words.text("ti3-unit-combat", combat=it.combat, dice=it.dice)] if it.dice else []
    if whole in BIG and view.seat >= 0:
        said.append(words.text("ti3-unit-move", move=sheet(s, view.seat).move[whole]))
    if whole in (CARRIER, WAR_SUN):
        said.append(words.text("ti3-unit-room", room=it.room))
    if noun == "load" and whole in (FIGHTER, GROUND_FORCE, PDS):
        said.append(words.text("ti3-note-cargo"))
    return joined(*said)


def _pick_up_at(view: Sight, asked: Decision[Any], place: Place, words: Words) -> str:
    return place_note(view, place, words)


# --- T3.7, T3.8: fire, battle, landing ---------------------------------------------------------------------------


def _fire(view: Sight, asked: Decision[Any], place: Place, words: Words) -> str:
    """How many PDS have the system in range, and the expected number of hits."""
    s, seat, rival = table(view), view.seat, asked.args["rival"]
    attacks = s.activation is not None and s.activation.seat == seat
    guns = [(s.pds[p], need(s, seat, rival, PDS, PDS_AT_SHIPS, attacks, place, p)) for p in pds_near(s, seat, place)]
    due = round(10 * sum(dice * chance(must) for dice, must in guns))
    dice = sum(dice for dice, _ in guns)
    return joined(words.say("ti3-note-fire", number=dice, tenths=due), ships_of(fleet_of(s, rival, place), words))


def _lose(view: Sight, asked: Decision[Any], unit: Unit, words: Words) -> str:
    """What a loss is worth, and what is lost with it; damage costs nothing but can be followed by a loss."""
    if unit in UNDAMAGED:
        return words.text("ti3-note-damage")
    load = _load_of(view, asked.args["place"], unit, words)
    return joined(load, _cost(unit, words), unit_note(view, "unit", unit, words))


def _load_of(view: Sight, place: Place, unit: Unit, words: Words) -> str:
    """What the emptiest ship of a kind takes with it (T3.7.13)."""
    s = table(view)
    fleet = fleet_of(s, view.seat, place)
    loads = [load for load in laden(s, view.seat, place, fleet) if load[0] == unit]
    if ruling(s, ROOM_DECIDES) or not loads or len(loads) < fleet.of(unit):
        return ""
    _, men, some = min(loads, key=weight)
    return words.text("ti3-note-load", units=words.noun("units", (GROUND_FORCE,) * men + (PDS,) * some))


def _cost(unit: Unit, words: Words) -> str:
    return words.text("ti3-unit-cost", cost=STATS[unit].cost, lot=STATS[unit].lot)


def _leave(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    """The odds of the battle if nobody leaves."""
    fight = running(table(view))
    going = ends_of(fight, slow_of(view))
    if fight is None or going is None:
        return ""
    return words.text("ti3-note-going-on", percent=percent(going.win if fight.seat == view.seat else going.lose))


def _land(view: Sight, asked: Decision[Any], unit: Unit, words: Words) -> str:
    """Who defends the planet, and how likely it is to fall if everyone lands who can."""
    s, planet = table(view), asked.args["planet"]
    owner = s.owner[planet]
    if owner == view.seat:
        return words.text("ti3-note-own-planet")
    if owner < 0:
        return words.text("ti3-table-neutral")
    most = list(asked.items).count(GROUND_FORCE) if isinstance(asked, Pick) else 0
    it = landing(s, view.seat, planet, most) if unit == GROUND_FORCE and most else None
    sure = ""
    end = slow_of(view)(invasion, *it.sides, it.start) if it is not None else None
    if end is not None:
        sure = words.text("ti3-note-falls", number=most, percent=percent(end.win))
    return joined(words.name(owner), *garrison(s, planet, words), sure)


def battle_now(view: Sight) -> tuple[Fight, BattleOdds] | None:
    """The current space battle and how it ends if it goes on; nothing if there is none."""
    s = table(view)
    fight = running(s) if s.battle is not None else None
    found = ends_of(fight, AT_ONCE)
    return None if fight is None or found is None else (fight, found)


def siege_now(view: Sight) -> tuple[Raid, Invaded] | None:
    """The same for an invasion."""
    siege = raid(table(view))
    return None if siege is None else (siege, invasion(*siege.sides, siege.start))


def battle_odds(view: Sight, words: Words) -> list[str]:
    """The odds of the current battle or invasion, if it goes on."""
    said = []
    if (now := battle_now(view)) is not None:
        fight, end = now
        ends = {"win": round(100 * end.win), "lose": round(100 * end.lose)}
        said.append(words.say("ti3-table-odds", seat=fight.seat, rival=fight.foe, **ends))
        said.append(assumptions(notes(table(view), fight, view.seat), words))
    if (landed := siege_now(view)) is not None:
        siege, fall = landed
        said.append(words.say("ti3-table-falls", planet=siege.planet, percent=round(100 * fall.win)))
        said.append(assumptions(raid_notes(table(view), siege, view.seat), words))
    return said


def assumptions(found: Sequence[Assumed], words: Words) -> str:
    """What the odds assume, in one line."""
    return " ".join(words.say(note.key, **note.about()) for note in found)


def _bombard(view: Sight, asked: Decision[Any], unit: Unit, words: Words) -> str:
    s, planet = table(view), asked.args["planet"]
    must = need(s, view.seat, s.owner[planet], unit, BOMBARDMENT, True, s.places[planet], planet)
    return words.text("ti3-unit-combat", combat=must, dice=STATS[unit].dice)


def _transfer(view: Sight, asked: Decision[Any], value: tuple[Place, Place], words: Words) -> str:
    return "; ".join(f"{place_name(place, words)}: {place_note(view, place, words)}" for place in value)


# --- T3.10: production -------------------------------------------------------------------------------------------


def _docks(view: Sight, asked: Decision[Any], place: Place, words: Words) -> str:
    """What the docks of a system can produce."""
    s = table(view)
    limits = sum(limit_of(s, view.seat, planet) for planet in docks_at(s, view.seat, place))
    return joined(words.text("ti3-note-docks", number=limits), _supply(s, view.seat, place, words))


def _build_dock(view: Sight, asked: Decision[Any], planet: Planet, words: Words) -> str:
    s = table(view)
    price = cost_of(s, view.seat, SPACE_DOCK, planet)
    return joined(
        words.text("ti3-note-price", price=price),
        words.text("ti3-note-dock", number=limit_of(s, view.seat, planet)),
        words.text("ti3-note-left", number=s.players[view.seat].reserve[SPACE_DOCK]),
    )


def _build(view: Sight, asked: Decision[Any], unit: Unit, words: Words) -> str:
    """Price, figures left, fleet supply or capacity left in the system."""
    s, seat, planet = table(view), view.seat, asked.args["planet"]
    place = s.places[planet]
    lot = sheet(s, seat).lot[unit]
    said = [words.text("ti3-unit-cost", cost=cost_of(s, seat, unit, planet), lot=lot)]
    if unit in LIMITED:
        said.append(words.text("ti3-note-left", number=s.players[seat].reserve[unit]))
    if unit in BIG:
        room = fleet_limit(s, seat, place) - big_ships(fleet_of(s, seat, place))
        said.append(words.text("ti3-note-supply", number=max(0, room)))
    if unit == FIGHTER:
        docks = len(docks_at(s, seat, place))
        said.append(
            words.text("ti3-note-bays", number=max(0, -over_capacity(s, seat, fleet_of(s, seat, place), docks)))
        )
    return joined(*said, unit_note(view, "built", unit, words))


def _give_up(view: Sight, asked: Decision[Any], unit: Unit, words: Words) -> str:
    return _cost(unit, words) if unit < SPACE_DOCK else ""


def _scrap(view: Sight, asked: Decision[Any], unit: Unit, words: Words) -> str:
    return _cost(unit, words)


WAR: dict[str, Note] = {
    "activate": _activate,
    "move_from": _move_from,
    "move": _load,
    "pick_up_at": _pick_up_at,
    "pick_up": _load,
    "fire": _fire,
    "lose": _lose,
    "leave": _leave,
    "land": _land,
    "bombard": _bombard,
    "transfer_between": _transfer,
    "produce_in": _docks,
    "mobilize": _docks,
    "build_dock": _build_dock,
    "build": _build,
    "give_up": _give_up,
    "stow": _give_up,
    "scrap": _scrap,
}

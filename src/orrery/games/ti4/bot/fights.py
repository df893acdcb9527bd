"""How a bot fights in Twilight Imperium 4: where it lands, what it loses first, and when it gives up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.ti4.bot.plans import foreign, landing_force, planet_worth
from orrery.games.ti4.bot.strength import HOPELESS, UNIT_VALUE, defenders, ground_power, power
from orrery.games.ti4.rules.board import in_space, on_planet
from orrery.games.ti4.rules.data import CARRIER, FIGHTER, MECATOL_REX, PLANETS
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.nouns import FIGHTERS_AT, planet_of, unit_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Place, Planet, Unit
from orrery.games.ti4.rules.units import sheet
from orrery.games.twilight.answers import counted


def commit(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """What it takes on each planet, the best planets first; then a guard for each; the rest where it is needed most."""
    place: Place = d.args["place"]
    planets = sorted({planet_of(piece) for piece in d.kinds})
    pieces: dict[Planet, list[int]] = {p: [k for k in d.kinds if planet_of(k) == p] for p in planets}
    aboard = in_space(s, seat, place).ground_forces()
    prey = [p for p in foreign(s, seat, place) if p in planets]
    prey.sort(key=lambda p: (-planet_worth(s, seat, p) / (1 + landing_force(s, seat, p)), p))
    wanted: dict[Planet, int] = dict.fromkeys(planets, 0)
    for planet in prey:
        need = landing_force(s, seat, planet)
        if need <= aboard:
            wanted[planet] += need
            aboard -= need
    fought = [p for p in prey if wanted[p] and (defenders(s, seat, p) or p == MECATOL_REX)]
    for planet in fought[:1]:
        wanted[planet] += aboard
        aboard = 0
    for planet in planets:
        bare = not on_planet(s, seat, planet).ground_forces() and not wanted[planet]
        if aboard and bare and s.owner[planet] == seat:
            wanted[planet] += 1
            aboard -= 1
    for planet in prey:
        if aboard > 1 and wanted[planet]:
            wanted[planet] += 1
            aboard -= 1
    order = [(piece, 1) for planet in planets for piece in best_first(pieces[planet]) for _ in range(wanted[planet])]
    chosen: list[int] = []
    left = dict(wanted)
    counts = [0] * len(d.kinds)
    kinds = list(d.kinds)
    for piece, _ in order:
        at, planet = kinds.index(piece), planet_of(piece)
        if left[planet] and counts[at] < d.most[at]:
            counts[at] += 1
            if d.fits(counts) is not None:
                counts[at] -= 1
            else:
                left[planet] -= 1
                chosen.append(piece)
    answer = tuple(sorted(chosen))
    if len(answer) < d.low:
        answer = counted(d, [(piece, d.low) for piece in kinds])[: d.low]
    return answer if d.refuse(answer) is None else next(d.options())


def best_first(pieces: list[int]) -> list[int]:
    """Mechs land first, then infantry; fighters stay in space."""
    return sorted([p for p in pieces if p < FIGHTERS_AT], key=lambda p: (-unit_of(p)[0], unit_of(p)[1]))


def bombard(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """With everything available, at the planet that will be landed on."""

    def worth(gun: int) -> float:
        planet = Planet(gun % len(PLANETS))
        return planet_worth(s, seat, planet) - landing_force(s, seat, planet)

    ranked = sorted(d.kinds, key=lambda gun: (-worth(gun), gun))
    answer = counted(d, [(gun, 99) for gun in ranked])
    return answer if d.refuse(answer) is None else next(d.options())


def sustain(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As many hits as possible are sustained, by the largest ships first."""
    answer = counted(d, [(unit, 99) for unit in sorted(d.kinds, reverse=True)])
    return answer if d.refuse(answer) is None else next(d.options())


def lose(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The cheapest first; carriers after all other small ships if they have cargo."""
    a = s.activation
    place = s.combat.place if s.combat is not None else a.place if a is not None else None
    forces = in_space(s, seat, place) if place is not None else None
    laden = forces is not None and bool(forces.ground_forces())

    def value(unit: Unit) -> float:
        return 3.5 if unit == CARRIER and laden else UNIT_VALUE[unit]

    answer = counted(d, [(unit, d.low) for unit in sorted(d.kinds, key=lambda u: (value(u), u))])[: d.low]
    if len(answer) > d.low or d.refuse(answer) is not None:
        answer = _cheapest(d, value)
    return answer if d.refuse(answer) is None else next(d.options())


def _cheapest(d: Any, value: Any) -> tuple[int, ...]:
    """So many units, the least valuable first."""
    ranked = sorted(d.items, key=lambda unit: (value(unit), unit))
    return tuple(sorted(ranked[: d.low]))


def given_up(unit: int) -> tuple[int, int]:
    """What is given up first where there is no room: fighters, infantry, then by size."""
    return (-9 if unit == FIGHTER else UNIT_VALUE[Unit(unit)]), unit


def remove(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """As few as possible, the cheapest first."""
    answer = counted(d, [(unit, 99) for unit in sorted(d.kinds, key=given_up)])
    if len(answer) > d.low:
        for size in range(d.low, len(answer) + 1):
            fewer = tuple(sorted(sorted(answer, key=given_up)[:size]))
            if d.refuse(fewer) is None:
                return fewer
    return answer if d.refuse(answer) is None else next(d.options())


# --- giving up ---------------------------------------------------------------------------------------------------


def hopeless(s: Imperium, seat: int, place: Place, foe: int) -> bool:
    """Whether a battle in space cannot be won."""
    return power(s, seat, place) < HOPELESS * power(s, foe, place)


def retreat(s: Imperium, seat: int, d: Any) -> bool:
    """Leave a battle that cannot be won."""
    c = s.combat
    if c is None or seat not in c.seats:
        return False
    foe = next(other for other in c.seats if other != seat)
    return hopeless(s, seat, c.place, foe)


def weighty(s: Imperium, seat: int, about: Mapping[str, Any]) -> bool:
    """Whether the fight in question is still undecided, and worth a card."""
    c, a = s.combat, s.activation
    if c is not None and seat in c.seats:
        place, planet = c.place, c.planet
        foe: int = next(other for other in c.seats if other != seat)
    elif a is not None:
        place, planet = a.place, about.get("planet", -1)
        others = [n for n, p in enumerate(s.players) if n != seat and place in p.space]
        foe = a.seat if a.seat != seat else others[0] if others else -1
        if foe < 0:
            return False
    else:
        return False
    if planet is not None and planet >= 0:
        mine, theirs = (ground_power(sheet(s, who), landed_or_there(s, who, planet)) for who in (seat, foe))
        return min(mine, theirs) >= 1.5
    mine, theirs = power(s, seat, place), power(s, foe, place)
    return min(mine, theirs) >= 0.4 and HOPELESS * theirs <= mine <= 3 * theirs

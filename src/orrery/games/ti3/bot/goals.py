"""What a bot's objectives make it want in Twilight Imperium 3: planets, docks, technologies, and ships at the posts its
secret objective names. Values are those of plans: a victory point is worth about five."""

from __future__ import annotations

from orrery.games.ti3.rules.board import fleet_of, home_planets, outside_home, planets_of
from orrery.games.ti3.rules.data import HOME_PLANETS, MECATOL_REX
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.listings import specialty
from orrery.games.ti3.rules.nouns import OBJECTIVE
from orrery.games.ti3.rules.objectives import PRICES, is_met
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Colour, Figure, Fleet, Objective, Place, Planet, places_in
from orrery.games.ti3.rules.units import BIG, DREADNOUGHT, big_ships


def called(*names: str) -> list[Objective]:
    """Objectives by their names."""
    return [OBJECTIVE.index[name] for name in names]


FIVE, TEN, SPECIALTIES, SUPREMACY, THREE_DOCKS, ALL_ROUND = called(
    "five_planets", "ten_planets", "three_specialties", "supremacy", "three_docks", "mecatol_all_round"
)
COUNTED_PLANETS = ((FIVE, 5), (TEN, 10), (SUPREMACY, 18))
CONQUEROR, DIVERSIFIED, FOCUSED, FORCEFUL, INDUSTRIAL, GATES, ARMADA, MERCILESS, TECHNOCRAT, USURPER = called(
    "conqueror", "diversified", "focused", "forceful", "industrial", "keeper_of_gates", "master_of_ships", "merciless",
    "technocrat", "usurper",
)  # fmt: skip
DOCKED = (DIVERSIFIED, FORCEFUL, ARMADA, USURPER)
"""Secret objectives that ask for a dock on Mecatol Rex."""
THRONE = (*DOCKED, INDUSTRIAL)
"""Secret objectives that ask for Mecatol Rex."""
GUARD = 6
"""How many ground forces the usurper keeps on Mecatol Rex."""


def wanted(s: Twilight, seat: int, objective: Objective) -> bool:
    """Whether an objective is open and not yet scored."""
    return objective in s.objectives and not s.players[seat].claimed >> objective & 1


def secret(s: Twilight, seat: int) -> int:
    """The bot's own secret objective; -1 once it has been shown."""
    own = s.players[seat].secret
    return own[0] if own else -1


def empty_handed(s: Twilight, seat: int) -> bool:
    """Whether nothing could be scored if the round ended now (not counting what has to be paid for)."""
    return not any(wanted(s, seat, o) and o not in PRICES and is_met(s, seat, o) for o in s.objectives)


# --- planets -----------------------------------------------------------------------------------------------------


def planet_goal(s: Twilight, seat: int, planet: Planet) -> float:
    """What a planet is worth to the objectives."""
    value, hidden = 0.0, secret(s, seat)
    if planet == MECATOL_REX:
        value += 2.0 * wanted(s, seat, ALL_ROUND) + 5.0 * (hidden in THRONE)
    colour = specialty(s, planet)
    if colour >= 0:
        value += specialty_goal(s, seat, colour, hidden)
    if any(wanted(s, seat, objective) for objective, _ in COUNTED_PLANETS):
        have = len(outside_home(s, seat))
        for objective, count in COUNTED_PLANETS:
            if have < count and wanted(s, seat, objective):
                value += 1.2 + 3.0 * (have == count - 1)
    if HOME_PLANETS >> planet & 1 and s.places[planet] != s.players[seat].home:
        value += home_goal(s, seat, planet, hidden)
    return value


def specialty_goal(s: Twilight, seat: int, colour: Colour, hidden: int) -> float:
    """What a planet with a technology specialty is worth to the objectives."""
    value = 0.0
    if hidden == TECHNOCRAT:
        value += 2.5
    elif hidden == FOCUSED:
        alike = [0] * 4
        for planet in planets_of(s, seat):
            if specialty(s, planet) >= 0:
                alike[specialty(s, planet)] += 1
        value += 4.0 if alike[colour] == max(alike) else 0.5
    if wanted(s, seat, SPECIALTIES):
        mine = {specialty(s, it) for it in outside_home(s, seat)} - {-1}
        value += (2.5 + 3.0 * (len(mine) == 2)) * (colour not in mine)
    return value


def home_goal(s: Twilight, seat: int, planet: Planet, hidden: int) -> float:
    """What a planet in a rival's home system is worth to the secret objective."""
    if hidden == CONQUEROR:
        owner = next((other for other in range(len(s.players)) if planet in home_planets(s, other)), -1)
        left = sum(s.owner[p] != seat for p in home_planets(s, owner)) if owner >= 0 else 3
        return 10.0 / max(1, left)
    return 5.0 if hidden == MERCILESS and s.docks >> planet & 1 else 0.0


def kept(s: Twilight, seat: int, planet: Planet) -> int:
    """How many ground forces stay on a planet no matter what."""
    if planet != MECATOL_REX:
        return 1
    return GUARD if secret(s, seat) == USURPER else 2


# --- posts -------------------------------------------------------------------------------------------------------


Posts = dict[int, tuple[tuple[Figure, ...], int]]
"""Systems, the kinds of ships wanted there, and how many more of them."""


def posts(s: Twilight, seat: int) -> Posts:
    """Where the secret objective asks for ships that are not there."""
    hidden = secret(s, seat)
    if hidden == GATES:
        gates = places_in(s.wormholes[0] | s.wormholes[1])
        return {gate: (BIG, 1) for gate in gates if not big_ships(fleet_of(s, seat, gate))}
    if s.owner[MECATOL_REX] == seat and hidden in (FORCEFUL, ARMADA):
        fleet = fleet_of(s, seat, CENTRE)
        kinds, need = ((DREADNOUGHT,), 4 - fleet.of(DREADNOUGHT)) if hidden == FORCEFUL else (BIG, 8 - big_ships(fleet))
        return {CENTRE: (kinds, need)} if need > 0 else {}
    return {}


def post_worth(missing: Posts, place: Place, come: Fleet) -> float:
    """What it is worth to bring these ships to a post: the fewer are missing afterwards, the more."""
    if place not in missing:
        return 0.0
    kinds, need = missing[place]
    ready = min(need, come.among(kinds))
    return 10.0 * ready / (need * len(missing))


def stays(s: Twilight, seat: int, place: Place) -> bool:
    """Whether the ships in a system stay there for the secret objective."""
    hidden = secret(s, seat)
    if hidden == GATES:
        gates = s.wormholes[0] | s.wormholes[1]
        return bool(gates >> place & 1) and big_ships(fleet_of(s, seat, place)) == 1
    return place == CENTRE and hidden in (FORCEFUL, ARMADA) and s.owner[MECATOL_REX] == seat

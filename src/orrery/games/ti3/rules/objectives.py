"""Twilight Imperium 3: the objective deck and what the objectives ask for (T3.1.7, T3.15). One function per
objective, by its name."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.chance import Draw, Roll
from orrery.core.state import EVERYONE, tell
from orrery.games.common.books import entered
from orrery.games.ti3.rules.board import fleet_of, home_planets, influence, near, outside_home, planets_at, planets_of
from orrery.games.ti3.rules.data import BLUE, COLOURS, GREEN, IMPERIUM_REX, MECATOL_REX, POLITICS, RED
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.kinds import END_CARD, STAGE_ONE_OPENED, STAGE_TWO_OPENED
from orrery.games.ti3.rules.listings import colour, specialty
from orrery.games.ti3.rules.nouns import OBJECTIVE
from orrery.games.ti3.rules.options import GRANT_FOR_OBJECTIVES, LONG_WAR, NO_END_CARD, OPEN_HEART, ruling
from orrery.games.ti3.rules.seats import neighbours
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import NO_OBJECTIVE, Colour, Objective, Place, Unit, places_in, technologies_in
from orrery.games.ti3.rules.units import DREADNOUGHT, SPACE_DOCK, STATS, big_ships
from orrery.games.ti3.rules.verbs import wealth

RESEARCH_GRANT = [politic.name for politic in POLITICS].index("research_grant")

# --- the deck ----------------------------------------------------------------------------------------------------


def stack_objectives(s: Twilight) -> None:
    """How many cards of each stage the deck has (T3.1.7, T3.16.1). Which ones is decided when they are opened: nobody
    has seen any of them."""
    s.ones_left, s.twos_left = (8, 5) if ruling(s, LONG_WAR) else (6, 3)
    s.twos_left += not ruling(s, NO_END_CARD)


async def open_objective(s: Twilight) -> Objective:
    """Open the top card of the objective deck; -1 if there is none left."""
    if s.ones_left:
        s.ones_left -= 1
        (card,) = await Draw(STAGE_ONE_OPENED, s.stage_one, 1, seen=EVERYONE)
    elif s.twos_left:
        s.twos_left -= 1
        card = NO_OBJECTIVE
        if not ruling(s, NO_END_CARD):
            (top,) = await Roll(END_CARD, 1, s.twos_left + 1, why="objective")
            card = IMPERIUM_REX if top == 1 else card
        if card == IMPERIUM_REX:
            s.twos_left = 0
        else:
            (card,) = await Draw(STAGE_TWO_OPENED, s.stage_two, 1, seen=EVERYONE)
    else:
        return NO_OBJECTIVE
    s.objectives.append(card)
    tell(s, "ti3-log-objective", objective=card)
    return card


async def open_all(s: Twilight) -> None:
    """Age of empire: open the whole deck up to Imperium Rex (T3.16.3)."""
    while s.ones_left + s.twos_left:
        await open_objective(s)


# --- what they ask for -------------------------------------------------------------------------------------------

Met = Callable[[Twilight, int], bool]
MET: dict[Objective, Met] = {}
PRICES = {
    OBJECTIVE.index[name]: price
    for name, price in (
        ("spend_6_goods", (6, "goods")),
        ("spend_12_goods", (12, "goods")),
        ("spend_10_resources", (10, "resources")),
        ("spend_20_resources", (20, "resources")),
        ("spend_10_influence", (10, "influence")),
        ("spend_20_influence", (20, "influence")),
    )
}
"""What has to be spent on the spot (T3.15.4)."""


def objective(*names: str) -> Callable[[Met], Met]:
    return entered(MET, *(OBJECTIVE.index[name] for name in names))


def is_met(s: Twilight, seat: int, number: Objective) -> bool:
    """Whether a player meets an objective now."""
    if number in PRICES:
        price, what = PRICES[number]
        return (s.players[seat].goods if what == "goods" else wealth(s, seat, what == "influence")) >= price
    return number in MET and MET[number](s, seat)


def mecatol(s: Twilight, seat: int) -> bool:
    """Controls Mecatol Rex."""
    return s.owner[MECATOL_REX] == seat


def dock_on_mecatol(s: Twilight, seat: int) -> bool:
    return mecatol(s, seat) and bool(s.docks >> MECATOL_REX & 1)


def on_board(s: Twilight, seat: int, unit: Unit) -> int:
    """How many limited units of a kind a player has on the board."""
    return STATS[unit].figures - s.players[seat].reserve[unit]


def by_colour(s: Twilight, seat: int) -> list[int]:
    """How many technologies of each colour a player has."""
    counts = [0] * len(COLOURS)
    for technology in technologies_in(s.players[seat].technologies):
        counts[colour(s, technology)] += 1
    return counts


def specialties(s: Twilight, seat: int) -> list[Colour]:
    """The specialties of a player's planets, one for each."""
    return [specialty(s, p) for p in planets_of(s, seat) if specialty(s, p) >= 0]


def by_specialty(s: Twilight, seat: int) -> list[int]:
    """How many planets of a player have each of the three specialties; under one reading a law gives each of them all
    three (T3.17.63)."""
    mine = specialties(s, seat)
    if ruling(s, GRANT_FOR_OBJECTIVES) and RESEARCH_GRANT in s.laws:
        return [len(mine)] * 3
    return [mine.count(colour) for colour in (BLUE, RED, GREEN)]


def foreign_homes(s: Twilight, seat: int) -> int:
    """In how many home systems of others a player controls all planets."""
    rivals = [other for other in range(len(s.players)) if other != seat]
    return sum(all(s.owner[p] == seat for p in home_planets(s, other)) for other in rivals)


def controls_system(s: Twilight, seat: int, place: Place) -> bool:
    """A ship other than a fighter in it, and every planet of it."""
    return big_ships(fleet_of(s, seat, place)) > 0 and all(s.owner[p] == seat for p in planets_at(s, place))


def heart(s: Twilight) -> tuple[Place, ...]:
    """The system of Mecatol Rex and all adjacent ones; under one reading without those where no ship can ever be
    (T3.17.60)."""
    around = near(s)[CENTRE]
    if ruling(s, OPEN_HEART):
        around &= ~(s.asteroids | s.supernovae)
    return CENTRE, *places_in(around)


@objective("conqueror")
def conqueror(s: Twilight, seat: int) -> bool:
    return foreign_homes(s, seat) >= 1


@objective("diversified")
def diversified(s: Twilight, seat: int) -> bool:
    return dock_on_mecatol(s, seat) and sum(n >= 2 for n in by_colour(s, seat)) >= 3


@objective("focused")
def focused(s: Twilight, seat: int) -> bool:
    return max(by_specialty(s, seat)) >= 4


@objective("forceful")
def forceful(s: Twilight, seat: int) -> bool:
    return dock_on_mecatol(s, seat) and fleet_of(s, seat, CENTRE).of(DREADNOUGHT) >= 4


@objective("industrial")
def industrial(s: Twilight, seat: int) -> bool:
    return mecatol(s, seat) and on_board(s, seat, SPACE_DOCK) == 3 and on_board(s, seat, DREADNOUGHT) == 5


@objective("keeper_of_gates")
def keeper_of_gates(s: Twilight, seat: int) -> bool:
    gates = places_in(s.wormholes[0] | s.wormholes[1])
    return bool(gates) and all(big_ships(fleet_of(s, seat, place)) for place in gates)


@objective("master_of_ships")
def master_of_ships(s: Twilight, seat: int) -> bool:
    return dock_on_mecatol(s, seat) and big_ships(fleet_of(s, seat, CENTRE)) >= 8


@objective("merciless")
def merciless(s: Twilight, seat: int) -> bool:
    """Has taken the planet with a neighbour's last dock this round."""
    return bool(s.merciless >> seat & 1)


@objective("technocrat")
def technocrat(s: Twilight, seat: int) -> bool:
    return len(specialties(s, seat)) >= 6


@objective("usurper")
def usurper(s: Twilight, seat: int) -> bool:
    return dock_on_mecatol(s, seat) and s.troops[MECATOL_REX] >= 6


@objective("three_docks")
def three_docks(s: Twilight, seat: int) -> bool:
    return on_board(s, seat, SPACE_DOCK) == 3


@objective("mecatol_all_round")
def mecatol_all_round(s: Twilight, seat: int) -> bool:
    return mecatol(s, seat) and not s.changed >> MECATOL_REX & 1


@objective("five_planets")
def five_planets(s: Twilight, seat: int) -> bool:
    return len(outside_home(s, seat)) >= 5


@objective("ten_planets")
def ten_planets(s: Twilight, seat: int) -> bool:
    return len(outside_home(s, seat)) >= 10


@objective("supremacy")
def supremacy(s: Twilight, seat: int) -> bool:
    return len(outside_home(s, seat)) >= 18


@objective("domination")
def domination(s: Twilight, seat: int) -> bool:
    return foreign_homes(s, seat) >= 2


@objective("three_specialties")
def three_specialties(s: Twilight, seat: int) -> bool:
    return min(by_specialty(s, seat)) >= 1


@objective("five_technologies")
def five_technologies(s: Twilight, seat: int) -> bool:
    return s.players[seat].technologies.bit_count() >= 5


@objective("nine_technologies")
def nine_technologies(s: Twilight, seat: int) -> bool:
    return s.players[seat].technologies.bit_count() >= 9


@objective("three_of_a_colour")
def three_of_a_colour(s: Twilight, seat: int) -> bool:
    return max(by_colour(s, seat)) >= 3


@objective("four_colours")
def four_colours(s: Twilight, seat: int) -> bool:
    return min(by_colour(s, seat)) >= 1


@objective("heart_of_the_galaxy")
def heart_of_the_galaxy(s: Twilight, seat: int) -> bool:
    return all(controls_system(s, seat, place) for place in heart(s))


@objective("greater_than_neighbours")
def greater_than_neighbours(s: Twilight, seat: int) -> bool:
    def power(who: int) -> int:
        return sum(influence(s, planet) for planet in planets_of(s, who))

    return power(seat) > sum(power(other) for other in neighbours(s, seat))

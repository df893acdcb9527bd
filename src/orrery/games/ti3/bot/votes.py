"""What a bot thinks of the agendas of Twilight Imperium 3: for or against, and whom or what to elect."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.games.ti3.bot.rivals import first, leader
from orrery.games.ti3.bot.wealth import technology_worth, wants_technology
from orrery.games.ti3.rules import listings
from orrery.games.ti3.rules.board import fleet_of, influence, near, outside_home, planets_of, ready_planets, resources
from orrery.games.ti3.rules.data import COLOURS, MECATOL_REX, POLITICS
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.nouns import AGAINST, FOR
from orrery.games.ti3.rules.objectives import on_board
from orrery.games.ti3.rules.research import possible
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Planet, Politic, places_in
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.units import CRUISER, DESTROYER, DREADNOUGHT, WAR_SUN, ships

BETTER_AGAINST = {
    "checks_and_balances", "code_of_honor", "colonization_licensing", "humane_labor", "regressive_rhetoric",
    "regulated_conscription", "resource_management", "technology_tariffs", "trade_war", "traffic_tariffs",
}  # fmt: skip
"""Agendas that hurt whoever expands, or whose rejection costs little."""
HONOURS = {
    "economic_revitalization", "subsidized_industry", "council_elder", "crown_of_thalnos", "minister_of_commerce",
    "minister_of_exploration", "minister_of_internal_security", "minister_of_policy", "minister_of_war",
    "science_community_speaker", "prophecy_of_ixth",
}  # fmt: skip
"""Agendas that are good for the player who is elected; all others are bad."""
CLOSE = 8
"""With so many points victory is near."""

# --- for or against ----------------------------------------------------------------------------------------------


def mandate(s: Twilight, seat: int) -> bool:
    """Two points for all: good for whoever wins by them."""
    if s.players[leader(s, seat)].points >= CLOSE and not s.players[seat].points >= CLOSE:
        return False
    return first(s, seat)


def behind(s: Twilight, seat: int) -> bool:
    return not first(s, seat)


def artifact(s: Twilight, seat: int) -> bool:
    """Two technologies for all, or ruin around Mecatol Rex."""
    around = (CENTRE, *places_in(near(s)[CENTRE]))
    there = sum(ships(fleet_of(s, seat, place)) for place in around) + s.troops[MECATOL_REX]
    return not (s.owner[MECATOL_REX] == seat or there > 3)


def few_small_ships(s: Twilight, seat: int) -> bool:
    """Whether others would lose more destroyers and cruisers."""

    def lost(who: int) -> int:
        return max(0, on_board(s, who, DESTROYER) - 2) + max(0, on_board(s, who, CRUISER) - 4)

    return lost(seat) < max(lost(other) for other in others(s, seat))


def few_big_ships(s: Twilight, seat: int) -> bool:
    def count(who: int) -> int:
        return on_board(s, who, DREADNOUGHT) + on_board(s, who, WAR_SUN)

    return count(seat) < max(count(other) for other in others(s, seat))


def poor(s: Twilight, seat: int) -> bool:
    """Whether the others have more trade goods."""
    return s.players[seat].goods * (len(s.players) - 1) < sum(s.players[other].goods for other in others(s, seat))


def reigns(s: Twilight, seat: int) -> bool:
    return s.owner[MECATOL_REX] == seat


def burdened(s: Twilight, seat: int) -> bool:
    """Whether the laws in force hurt more than they help."""
    return sum(liked_law(s, seat, law) for law in sorted(s.laws)) < 0


def trades(s: Twilight, seat: int) -> bool:
    return income(s, seat) > 0


def few_cards(s: Twilight, seat: int) -> bool:
    return len(s.players[seat].hand) <= 3


def talks(s: Twilight, seat: int) -> bool:
    """Whether the own planets have more influence than resources."""
    mine = planets_of(s, seat)
    return sum(influence(s, p) for p in mine) > sum(resources(s, p) for p in mine)


def garrisoned(s: Twilight, seat: int) -> bool:
    return all(s.troops[planet] for planet in outside_home(s, seat))


def beside_wormholes(s: Twilight, seat: int) -> bool:
    """Whether own fleets would lose ships by a vote against it."""
    gates = s.wormholes[0] | s.wormholes[1]
    return any(gates >> place & 1 and ships(fleet) for place, fleet in sorted(s.players[seat].fleets.items()))


OPINIONS: dict[str, Callable[[Twilight, int], bool]] = {
    "imperial_mandate": mandate,
    "colonial_redistribution": behind,
    "imperial_containment": behind,
    "ancient_artifact": artifact,
    "arms_reduction": few_small_ships,
    "unconventional_weapons": few_big_ships,
    "cost_overruns": poor,
    "holder_of_mecatol_rex": reigns,
    "imperial_peace": reigns,
    "new_constitution": burdened,
    "free_trade": trades,
    "limits_to_individual_power": few_cards,
    "labor_force_politics": talks,
    "planetary_security": garrisoned,
    "closing_the_wormholes": beside_wormholes,
    "short_term_truce": first,
    "technology_investigation": lambda s, seat: not wants_technology(s, seat),
}
"""Agendas whose worth depends on the position: whether one is for them."""


def side(s: Twilight, seat: int, name: str) -> int:
    """For or against."""
    opinion = OPINIONS.get(name)
    if opinion is not None:
        return FOR if opinion(s, seat) else AGAINST
    return AGAINST if name in BETTER_AGAINST else FOR


def liked_law(s: Twilight, seat: int, law: Politic) -> int:
    """Whether a law in force helps (1) or hurts (-1)."""
    card, about = POLITICS[law], s.laws.get(law, ())
    if card.elect == "player" and about:
        return 1 if (about[0] == seat) == (card.name in HONOURS) else -1
    if card.elect:
        return 0
    return 1 if side(s, seat, card.name) == FOR else -1


def dislikes(s: Twilight, seat: int, politic: Politic) -> bool:
    """Whether an agenda is a danger: most others will want what hurts."""
    card = POLITICS[politic]
    if card.elect == "player":
        return card.name not in HONOURS and first(s, seat)
    match card.name:
        case "colonial_redistribution" | "imperial_containment":
            return first(s, seat)
        case "imperial_mandate":
            return s.players[leader(s, seat)].points >= CLOSE
        case "ancient_artifact" | "arms_reduction":
            return side(s, seat, card.name) == AGAINST
    return False


def ready_votes(s: Twilight, seat: int) -> int:
    """About how many votes a player has now."""
    return sum(influence(s, planet) for planet in ready_planets(s, seat))


# --- elections ---------------------------------------------------------------------------------------------------


def ballot(s: Twilight, seat: int, d: Any) -> Any:
    """A vote as it was promised, or else in one's own interest."""
    options = list(d.options())
    kept = promised(s, seat)
    return kept if kept in options else wished(s, seat, d.args["politic"], options)


def promised(s: Twilight, seat: int) -> Any:
    """What a seat has promised to vote for last; an empty tuple if nothing."""
    promises = s.council.promises if s.council is not None else []
    for _, voter, (_, *named) in reversed(promises):
        if voter == seat:
            return tuple(named) if len(named) > 1 else named[0]
    return ()


def wished(s: Twilight, seat: int, politic: Politic, options: list[Any]) -> Any:
    """A vote in one's own interest."""
    card = POLITICS[politic]
    wanted: Any
    match card.elect:
        case "":
            wanted = side(s, seat, card.name)
        case "player":
            wanted = seat if card.name in HONOURS else leader(s, seat)
        case "players":
            wanted = next((pair for pair in options if pair and seat not in pair and leader(s, seat) in pair), None)
        case "planet":
            wanted = condemned(s, seat, card.name, [planet for planet in options if planet is not None])
        case "planets":
            wanted = pair_of(s, seat, [pair for pair in options if pair is not None])
        case "law":
            laws = [law for law in options if law is not None]
            wanted = min(laws, key=lambda law: (liked_law(s, seat, law), law), default=None)
            if wanted is not None and liked_law(s, seat, wanted) > 0:
                wanted = None
        case _:
            wanted = colour(s, seat)
    if wanted in options:
        return wanted
    if None in options:
        return None
    mine = [option for option in options if option != seat and card.elect == "player" and card.name not in HONOURS]
    return (mine or options)[0]


def condemned(s: Twilight, seat: int, name: str, planets: list[Planet]) -> int | None:
    """A planet of a rival: with a dock if it is to produce nothing more, with many ground forces if they are to go."""
    theirs = [planet for planet in planets if s.owner[planet] not in (-1, seat)]

    def value(planet: Planet) -> float:
        about = 5.0 * (s.docks >> planet & 1) if name == "holy_planet_of_ixth" else 2.0 * s.troops[planet]
        return about + resources(s, planet) + influence(s, planet) + 0.5 * s.players[s.owner[planet]].points

    return max(theirs, key=lambda planet: (value(planet), -planet), default=None)


def pair_of(s: Twilight, seat: int, pairs: list[tuple[Planet, Planet]]) -> tuple[Planet, Planet] | None:
    """Two planets of rivals, those of the leader above all."""

    def value(pair: tuple[Planet, Planet]) -> float:
        yields = sum(resources(s, p) + influence(s, p) + 2 * (s.owner[p] == leader(s, seat)) for p in pair)
        return yields - 99 * any(s.owner[p] == seat for p in pair)

    best = max(pairs, key=lambda pair: (value(pair), pair), default=None)
    return best if best is not None and value(best) > -50 else None


def colour(s: Twilight, seat: int) -> int:
    """The colour of the technology that is wanted next."""
    next_ones = possible(s, seat, False)
    worth = [0.0] * len(COLOURS)
    for technology in next_ones:
        at = listings.colour(s, technology)
        worth[at] = max(worth[at], technology_worth(s, seat, technology))
    return max(range(len(COLOURS)), key=lambda at: (worth[at], -at))


def agenda_wanted(s: Twilight, seat: int, d: Any) -> int:
    """An agenda to be put before the council or on top of the deck: an honour, else one that is liked."""

    def value(politic: Politic) -> float:
        card = POLITICS[politic]
        if card.name == "imperial_mandate":
            return 9.0 if s.players[seat].points >= CLOSE and first(s, seat) else -1.0
        if card.elect == "player":
            return 3.0 if card.name in HONOURS else (2.0 if behind(s, seat) else -2.0)
        if card.elect:
            return 0.5
        return -2.0 if dislikes(s, seat, politic) else 1.0 if side(s, seat, card.name) == FOR else 0.0

    return int(max(d.options(), key=lambda politic: (value(politic), -politic)))

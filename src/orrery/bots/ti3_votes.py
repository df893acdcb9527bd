"""What a bot thinks of the agendas of Twilight Imperium 3: for or against, and whom to elect."""

from __future__ import annotations

from typing import Any

from orrery.games.ti3.board import influence, resources
from orrery.games.ti3.data import POLITICS, RED
from orrery.games.ti3.kinds import AGAINST, FOR
from orrery.games.ti3.state import Twilight

BETTER_AGAINST = {
    "arms_reduction", "checks_and_balances", "closing_the_wormholes", "code_of_honor", "colonization_licensing",
    "cost_overruns", "imperial_peace", "labor_force_politics", "planetary_security", "regressive_rhetoric",
    "regulated_conscription", "resource_management", "short_term_truce", "technology_tariffs", "trade_war",
    "traffic_tariffs",
}  # fmt: skip
"""Agendas that hurt whoever expands, or whose rejection costs nothing."""
BAD_FOR_THE_FIRST = {"colonial_redistribution", "imperial_containment"}
GOOD_FOR_THE_FIRST = {"imperial_mandate"}
HONOURS = {
    "economic_revitalization", "subsidized_industry", "council_elder", "crown_of_thalnos", "minister_of_commerce",
    "minister_of_exploration", "minister_of_internal_security", "minister_of_policy", "minister_of_war",
    "science_community_speaker", "prophecy_of_ixth",
}  # fmt: skip
"""Agendas that are good for the player who is elected; all others are bad."""


def leader(s: Twilight, seat: int) -> int:
    """The rival who is closest to victory."""
    rivals = [other for other in range(len(s.players)) if other != seat]
    return max(rivals, key=lambda other: (s.players[other].points, -other))


def ballot(s: Twilight, seat: int, d: Any) -> Any:
    """A vote in one's own interest; nothing where it does not matter."""
    options = list(d.options())
    name = POLITICS[d.args["politic"]].name
    elect = POLITICS[d.args["politic"]].elect
    wanted: Any
    if elect == "":
        wanted = side(s, seat, name)
    elif elect == "player":
        wanted = seat if name in HONOURS else leader(s, seat)
    elif elect == "players":
        wanted = next((pair for pair in options if pair and seat not in pair and leader(s, seat) in pair), None)
    elif elect == "planet":
        wanted = richest(s, [planet for planet in options if planet is not None and s.owner[planet] not in (-1, seat)])
    elif elect == "colour":
        wanted = RED
    else:
        wanted = next((value for value in options if value is not None), None)
    if wanted in options:
        return wanted
    return None if None in options else options[0]


def side(s: Twilight, seat: int, name: str) -> int:
    first = s.players[seat].points > s.players[leader(s, seat)].points
    if name in BAD_FOR_THE_FIRST:
        return AGAINST if first else FOR
    if name in GOOD_FOR_THE_FIRST:
        return FOR if first else AGAINST
    return AGAINST if name in BETTER_AGAINST else FOR


def richest(s: Twilight, planets: list[int]) -> int | None:
    return max(planets, key=lambda p: (resources(s, p) + influence(s, p), -p), default=None)

"""What things are worth to a bot in Warpgate, in victory points, and the chance to win a battle (W8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations

from orrery.games.warpgate.rules.vocabulary import (
    COLONY_OF_TYPE,
    CONTROL_1X,
    COPY_PLANET,
    DEAD_PLANET,
    DEPLOY_1_TO_3,
    DRAW_1X,
    EXTRA_VP,
    NEW_TRADE_PLANET,
    PEACE,
    PROMOTE_2X,
    REFRESH_GOODS,
    REINFORCE_1X,
    SHIP_DESTROYED,
    TAKE_GOOD,
    TAKE_OBJECTIVE,
    TAKE_TECHNOLOGY,
)

IMPOSSIBLE = -9.0
AIM = 5.0
"""What a completed objective is worth."""
NEW_AIM = 4.4
"""What an objective is worth that is all but complete when it is taken."""
STEP_DONE, PACE = 0.75, 6.0
"""How likely a missing step towards an objective is, given unlimited time; half as likely with this many turns left."""
GOOD = 3.0
PLANET = 0.45
"""A controlled planet helps with objectives yet to come, and breaks ties."""
RIVAL_MARKER = 0.8
"""What it is worth that somebody else loses a planet: the others share the benefit."""
PRESENCE, PRESENCE_SOON = 0.42, 0.7
"""How much of a planet's worth a ship on it counts for, without and with a Control card in hand."""
LANE = 1.6
"""A first ship on a trade planet with another one nearby."""
SHIPS = (1.4, 1.3, 1.2, 1.1, 0.95, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2, 0.15, 0.0)
"""What one more ship is worth to a player with this many on the board."""
IN_GATE = 0.8
GOOD_TO_COME = 0.45
"""What the +1X of a fresh trade good is worth while there is time to use it."""
TOKEN_WORTH = 1.8
LATER = 0.9
"""Plans for later slots are not certain."""
CARD = 1.9
"""What a good card gains when it is played."""
STAKE = 2.0
"""What winning a battle is worth besides what its cards do."""

VICTORY = 0.5
"""What a won attack gains besides the planet: what tactics give for it, and a weaker rival."""

POWER = {
    "attack": 0.5, "defend": 0.4, "pursuit": 0.4, "tactics": 0.5, "shield": 0.3, "combat_drones": 0.3, "escape": 0.2,
    "stubborn": 0.2, "salvage": 0.3, "spoils": 0.3, "war_fund": 0.2, "deploy": 0.9, "deploy_draw": 0.4, "spread": 0.3,
    "forward": 0.4, "garrison": 0.4, "void_gate": 0.7, "range": 0.9, "escort": 0.9, "slip": 0.3, "relay": 0.4,
    "haul": 0.3, "move_refresh": 0.4, "wing": 0.2, "control": 0.5, "control_refresh": 0.4, "control_deploy": 0.6,
    "colonize": 0.3, "any_objective": 0.8, "drone_control": 0.6, "draw": 0.3, "draw_refresh": 0.2, "draw_deploy": 0.3,
    "hand": 0.8, "keep": 0.5, "sift": 0.2, "machines": 0.6, "explore_both": 0.3, "explore_draw": 0.3,
    "explore_refresh": 0.2, "explore_safe": 0.2, "explore_deploy": 0.4, "explore_any": 0.8, "infiltrate": 0.3,
    "drone_range": 0.2, "research_draw": 0.7, "trade_draw": 0.6, "round_refresh": 1.0, "nomads": 0.8,
}  # fmt: skip
"""What a power gains over a whole game, per point of it; those that work only at the start gain nothing."""

WORDS_OF_TEXT = {
    "destroy": 0.7, "sacrifice": -0.7, "shield": 0.2, "rally": 0.7, "warp": 0.6, "draw": 0.3, "refresh": 0.3,
    "good": 3.0, "plunder": 3.5, "promote": 1.2, "raid": 0.6, "unmark": 0.8, "claim": 1.0, "explore": 1.0,
    "encore": 1.2, "escape": 0.2, "again": 0.3, "cancel": 0.3,
}  # fmt: skip
"""What a word of a tactics card's text is worth, per point of it."""

TOKENS = {
    REFRESH_GOODS: 1.2, REINFORCE_1X: 1.5, DRAW_1X: 1.2, CONTROL_1X: 2.0, EXTRA_VP: 2.0, SHIP_DESTROYED: -0.8,
    DEPLOY_1_TO_3: 2.4, PEACE: 1.1, COLONY_OF_TYPE: 1.8, COPY_PLANET: 1.4, TAKE_TECHNOLOGY: 3.2, TAKE_GOOD: 3.3,
    PROMOTE_2X: 2.2, NEW_TRADE_PLANET: 0.2, DEAD_PLANET: 0.0, TAKE_OBJECTIVE: 2.6,
}  # fmt: skip
UNKNOWN_TOKEN = 1.35


# --- battles ------------------------------------------------------------------------------------------------

ATTACK_FACTORS = (1, 2, 2, 2, 3, 3, 4, 5)
DEFEND_FACTORS = (1, 2, 2, 3, 3, 4, 4, 5)


def _better_of_two(factors: Sequence[int]) -> dict[int, float]:
    """How often the better of two cards has each factor."""
    odds: dict[int, float] = {}
    pairs = [max(pair) for pair in permutations(factors, 2)]
    for factor in pairs:
        odds[factor] = odds.get(factor, 0.0) + 1 / len(pairs)
    return odds


ATTACKS, DEFENDS = _better_of_two(ATTACK_FACTORS), _better_of_two(DEFEND_FACTORS)


@lru_cache(maxsize=4096)
def chance_to_win(mine: int, theirs: int, more: int, less: int) -> float:
    """An attacker's chance; `more` and `less` are what powers add to the factors of the two sides."""
    return sum(
        a * d
        for f, a in ATTACKS.items()
        for g, d in DEFENDS.items()
        if mine * (f + more) >= theirs * (g + less)
    )  # fmt: skip

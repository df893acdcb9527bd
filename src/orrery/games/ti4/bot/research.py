"""Which technologies a bot wants in Twilight Imperium 4: those that objectives ask for, then those that are worth most
by what their texts say."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti4.bot.goals import VICTORY, Goal, wants_any
from orrery.games.ti4.rules.board import resources
from orrery.games.ti4.rules.data import TECHNOLOGIES
from orrery.games.ti4.rules.hooks import HOOKS
from orrery.games.ti4.rules.nouns import TEXT_HELPERS_AT
from orrery.games.ti4.rules.progress import TYPES
from orrery.games.ti4.rules.research import owned, researchable
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text_of_technology
from orrery.games.ti4.rules.things import Planet, Technology, technologies_in
from orrery.games.twilight.answers import counted

SCIENCE = frozenset({"develop_weaponry", "revolutionize_warfare", "diversify_research", "master_the_sciences",
                     "adapt_new_strategies", "master_the_laws_of_physics"})  # fmt: skip
"""Objectives that require technologies."""
UNKNOWN = 0.8
"""What a text is worth if it does not say so itself."""
UPGRADES = {"carrier_ii": 3.0, "cruiser_ii": 1.8, "dreadnought_ii": 1.8, "fighter_ii": 1.3, "infantry_ii": 1.3,
            "destroyer_ii": 1.3, "pds_ii": 1.5, "space_dock_ii": 1.6, "war_sun": 2.0}  # fmt: skip
"""What upgrades are worth that have no text of their own."""
OWN, OWN_NEEDS = 1.2, 0.4
"""How much more a technology of the own faction is worth, and a prerequisite of one: they suit what it can do."""
ENOUGH = 7
"""With so many technologies more are worth little, unless an objective asks for them."""


def worth_of(text: Ability) -> float:
    """What it is worth to have a text: an action card, a technology, an ability."""
    said = HOOKS.opinion(text)
    return said.worth if said is not None and isinstance(said.worth, float) else UNKNOWN


def technology_worth(s: Imperium, seat: int, technology: Technology) -> float:
    """How much a technology is wanted."""
    it, p = TECHNOLOGIES[technology], s.players[seat]
    text = text_of_technology(technology)
    value = worth_of(text) if HOOKS.opinion(text) is not None else UPGRADES.get(it.name, UNKNOWN)
    counts = owned(p)
    if it.colour >= 0:
        value += 0.25 * sum([t.needs[it.colour] > counts[it.colour] for t in TECHNOLOGIES if t.faction < 0]) / 4
        value += OWN_NEEDS * opens_own(s, seat, technology, counts)
    value += OWN * (it.faction >= 0)
    for goal in wants_any(s, seat, SCIENCE):
        value += VICTORY * goal.weight * helps(s, seat, technology, counts, goal)
    return value


def helps(s: Imperium, seat: int, technology: Technology, counts: list[int], goal: Goal) -> float:
    """How far a technology brings a player towards an objective, where a step is 1."""
    it = TECHNOLOGIES[technology]
    match goal.name:
        case "develop_weaponry" | "revolutionize_warfare":
            if it.model:
                mine = {TYPES[TECHNOLOGIES[t].model] for t in technologies_in(s.players[seat].technologies) if
                        TECHNOLOGIES[t].model}  # fmt: skip
                return float(TYPES[it.model] not in mine)
            return 0.3 * opens_upgrade(s, seat, technology, counts)
        case "diversify_research" | "master_the_sciences":
            if it.colour < 0 or counts[it.colour] >= 2:
                return 0.0
            return 1.0 if counts[it.colour] == 1 else 0.45
        case "master_the_laws_of_physics":
            return float(it.colour >= 0 and counts[it.colour] == max(counts))
        case "adapt_new_strategies":
            return float(it.faction >= 0) or 0.3 * opens_own(s, seat, technology, counts)
    return 0.0


def opens_upgrade(s: Imperium, seat: int, technology: Technology, counts: list[int]) -> bool:
    """Whether a technology is a prerequisite of an upgrade that is lacking."""
    colour = TECHNOLOGIES[technology].colour
    have = s.players[seat].technologies
    rows = [it for n, it in enumerate(TECHNOLOGIES) if it.model and not have >> n & 1 and it.faction < 0]
    return colour >= 0 and any(it.needs[colour] > counts[colour] for it in rows)


def opens_own(s: Imperium, seat: int, technology: Technology, counts: list[int]) -> bool:
    """Whether a technology is a prerequisite of one of the faction's own."""
    colour, p = TECHNOLOGIES[technology].colour, s.players[seat]
    rows = [it for n, it in enumerate(TECHNOLOGIES) if it.faction == p.faction and not p.technologies >> n & 1]
    return colour >= 0 and any(it.needs[colour] > counts[colour] for it in rows)


def wants_technology(s: Imperium, seat: int) -> bool:
    """Whether technologies are worth their price now."""
    return s.players[seat].technologies.bit_count() < ENOUGH or bool(wants_any(s, seat, SCIENCE))


def best_technology(s: Imperium, seat: int) -> float:
    """What the best technology that can be researched is worth."""
    return max((technology_worth(s, seat, t) for t in researchable(s, seat)), default=0.0)


def urgent(s: Imperium, seat: int) -> bool:
    """Whether the next technology would complete an objective."""
    return any(it.missing == 1 for it in wants_any(s, seat, SCIENCE))


# --- answers -----------------------------------------------------------------------------------------------------


def research(s: Imperium, seat: int, d: Any) -> int | None:
    """The technology that is wanted most."""
    found = [t for t in d.options() if t is not None]
    return max(found, key=lambda t: (technology_worth(s, seat, t), -t), default=None)


def starting(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The best technologies to begin with."""
    ranked = sorted(d.items, key=lambda t: (-technology_worth(s, seat, t), t))
    answer = tuple(sorted(ranked[: d.high]))
    return answer if d.refuse(answer) is None else next(d.options())


def helpers(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Texts first, then the poorest planets."""

    def cost(helper: int) -> float:
        return -1.0 if helper >= TEXT_HELPERS_AT else float(resources(s, Planet(helper)))

    answer = counted(d, [(helper, 1) for helper in sorted(d.kinds, key=lambda it: (cost(it), it))])
    return answer if d.refuse(answer) is None else next(d.options())

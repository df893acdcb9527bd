"""How a bot of Twilight Imperium 4 goes after each objective, in a word, and which texts it leaves unused: tests see
that nothing is forgotten, and whoever wants to know why a bot does something can ask."""

from __future__ import annotations

from orrery.games.ti4.bot.goals import FOR_PLANETS, NO_PLAN, SHIPS_IN, UNITS_IN
from orrery.games.ti4.bot.plans import FIGHTS
from orrery.games.ti4.bot.research import SCIENCE
from orrery.games.ti4.bot.wealth import FLEETS, MARVELS, MUSTERED, STRUCTURED
from orrery.games.ti4.rules.prices import PRICES

UNUSED = {
    "card.scuttle": "ships are worth more than the trade goods that they cost; it is played to gain time",
    "card.divert_funding": "the technologies that a bot has are the ones that it wants; it is played to gain time",
    "technology.bioplasmosis": "produced infantry lands where it is wanted, and goes on in ships",
    "leader.rowl_sarrig": "fighters and infantry are wanted where they are produced",
    "faction.empyrean.aetherpassage": "to let others pass brings nothing without a promise, and promises do not bind",
    "unit.icarus_drive": "a mech is worth more than another wormhole",
}
"""Texts that can be used, which a bot does not use of its own accord, and why."""

WAYS: dict[str, frozenset[str]] = {
    "takes planets": frozenset(FOR_PLANETS),
    "sends ships": frozenset(SHIPS_IN),
    "sends units": frozenset(UNITS_IN),
    "researches": SCIENCE,
    "saves": frozenset(PRICES),
    "builds structures": STRUCTURED,
    "builds a fleet": FLEETS,
    "builds a flagship or a war sun": MARVELS,
    "produces": MUSTERED,
    "fights": frozenset(FIGHTS),
    "keeps action cards": frozenset({"form_a_spy_network"}),
    "trades notes": frozenset({"strengthen_bonds"}),
    "votes for itself": frozenset({"drive_the_debate"}),
    "does nothing": frozenset(NO_PLAN),
}


def ways_to(name: str) -> list[str]:
    """What a bot does for an objective."""
    return [way for way, names in WAYS.items() if name in names]

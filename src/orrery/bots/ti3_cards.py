"""Which texts a bot uses in Twilight Imperium 3 when it may: those that can only help, and Sabotage against rivals."""

from __future__ import annotations

from typing import Any

from orrery.bots.ti3_votes import leader
from orrery.games.ti3.board import influence, resources
from orrery.games.ti3.data import IMPERIAL, TECHNOLOGY
from orrery.games.ti3.kinds import STRATEGY_POOL
from orrery.games.ti3.state import Twilight
from orrery.games.ti3.texts import NAMES

GLADLY = {
    "technology.assault_cannon", "technology.graviton_laser_system", "technology.fleet_logistics",
    "race.mentak.ambush", "race.mentak.pillage", "politic.planetary_conscription", "politic.regressive_rhetoric",
    "politic.minister_of_war", "card.command_summit", "card.productivity_spike", "card.grand_armada",
    "card.synchronicity", "card.minelayers", "card.shields_holding", "card.direct_hit", "card.dug_in",
    "card.experimental_battlestation", "card.fighter_prototype", "card.morale_boost", "card.chemical_warfare",
    "card.corporate_sponsorship", "card.focused_research", "card.opening_the_black_box", "card.into_the_breach",
    "card.rare_mineral", "card.reparations", "card.cultural_crisis", "card.scientist_assassination",
    "card.usurper", "card.fantastic_rhetoric", "card.touch_of_genius", "card.emergency_repairs",
}  # fmt: skip
"""Texts that are used wherever they are offered."""
AGAINST_RIVALS = {"card.sabotage", "card.discredit", "card.public_disgrace", "card.signal_jamming"}
"""Texts that are used only against somebody else, and only if it matters."""
WELCOME = {"politic.mass_mobilization"}
"""Texts that do something good for one's own planets."""


def matters(s: Twilight, seat: int, name: str, args: dict[str, Any]) -> bool:
    """Whether it is worth a card to spoil what somebody does."""
    doer = args.get("seat", seat)
    if doer == seat:
        return False
    if name == "card.public_disgrace":
        return args.get("strategy") in (IMPERIAL, TECHNOLOGY)
    return bool(args.get("target") == seat or doer == leader(s, seat))


def react(s: Twilight, seat: int, d: Any) -> int | None:
    """A text to use now, or nothing."""
    for text in d.options():
        if text is not None:
            name = NAMES[text]
            if name in GLADLY or (name in AGAINST_RIVALS and matters(s, seat, name, d.args)):
                return int(text)
    return None


def wants(s: Twilight, seat: int, d: Any) -> bool:
    """What a text offers is taken; a die is rolled again while there are counters to spare."""
    if NAMES[d.args["text"]] == "race.jol_nar.reroll":
        return s.players[seat].counters[STRATEGY_POOL] > 2
    return True


def accept_swap(s: Twilight, seat: int, d: Any) -> bool:
    """Action cards change hands if more comes than goes."""
    return bool(d.args["cards"] + d.args["given"] > d.args["wanted_cards"] + d.args["wanted"])


def aimed_units(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """The best ships where they fire, the cheapest where they are lost."""
    ranked = sorted(d.items)
    if NAMES[d.args["text"]] == "race.mentak.ambush":
        return tuple(ranked[len(ranked) - d.high :])
    return tuple(ranked[: d.low])


def aimed_planets(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """As many good ones as possible where it helps or hurts others, else as few and poor ones as possible."""
    ranked = sorted(d.items, key=lambda p: (resources(s, p) + influence(s, p), p))
    hurts = NAMES[d.args["text"]] not in WELCOME and all(s.owner[p] == seat for p in d.items)
    return tuple(sorted(ranked[: d.low] if hurts else ranked[len(ranked) - d.high :]))

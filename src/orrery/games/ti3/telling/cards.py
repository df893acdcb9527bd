"""Twilight Imperium 3 in words: what is printed on cards, sheets and tiles: texts, technologies, laws, objectives,
races, leaders, strategy cards, units and planets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti3.rules.data import (
    ACTION_CARDS,
    DOMAINS,
    LEADERS,
    OBJECTIVES,
    PLANETS,
    POLITICS,
    RACES,
    SECRET,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
)
from orrery.games.ti3.rules.hooks import times
from orrery.games.ti3.rules.kinds import DEEDS, PASS, TACTICAL, TRANSFER, WAIT
from orrery.games.ti3.rules.nouns import FROM_PLANET, NAMES, PDS_FROM_PLANET
from orrery.games.ti3.rules.options import RULINGS
from orrery.games.ti3.rules.texts import CARDS_AT, POLITICS_AT, RACES_AT, TECHNOLOGIES_AT, politic_of
from orrery.games.ti3.rules.units import DESTROYER, DREADNOUGHT, GROUND_FORCE, PDS, SPACE_DOCK, STATS, UNITS, WAR_SUN
from orrery.games.twilight.words import listed, ruled
from orrery.text import Words

Told = Callable[[int, Words], list[str]]
GREEK = {"alpha": "α", "beta": "β"}
SPECIAL_RULES = {"asteroid_field": "T3.3.6", "nebula": "T3.3.8", "supernova": "T3.3.9"}
STRATEGY_RULES = ("T3.5.5", *(f"T3.6.{5 + i}" for i in range(7)))
POOL_RULES = ("T3.6.4", "T3.7.1", "T3.12.3")
DEED_RULES = {TACTICAL: "T3.7.1", TRANSFER: "T3.9.1", PASS: "T3.6.2", WAIT: "T3.6.2"}


# --- texts -------------------------------------------------------------------------------------------------------


def text_of(number: int, words: Words) -> str:
    """What a text says: of a card, a technology, a law, an ability, a leader, a counter."""
    kind, *name = NAMES[number].split(".")
    return words.text(f"ti3-{kind}-{'-'.join(name)}-text")


READINGS = {
    "card.rally_of_the_people": "rally-of-the-people",
    "card.morale_boost": "morale-boost",
    "card.council_dissolved": "council-dissolved",
    "card.strategic_shift": "strategic-shift",
    "card.diplomatic_immunity": "diplomatic-immunity",
    "card.scientist_assassination": "scientist-assassination",
    "card.recheck": "recheck recheck-and-direct-hit",
    "card.direct_hit": "recheck-and-direct-hit direct-hits",
    "card.star_of_death": "star-of-death",
    "card.skilled_retreat": "skilled-retreat",
    "card.experimental_battlestation": "experimental-battlestation",
    "card.in_the_silence_of_space": "in-the-silence-of-space",
    "card.transport": "way-of-transports",
    "card.massive_transport": "way-of-transports",
    "card.political_stability": "political-stability",
    "card.sabotage": "cancelled-card agent-against-sabotage",
    "technology.advanced_fighters": "advanced-fighters",
    "technology.x89_bacterial_weapon": "x89 x89-needs x89-colour",
    "technology.graviton_negator": "graviton-negator",
    "technology.micro_technology": "micro-technology",
    "technology.assault_cannon": "fire-before-battle",
    "politic.arms_reduction": "arms-reduction",
    "politic.mass_mobilization": "mass-mobilization",
    "politic.ancient_artifact": "ancient-artifact",
    "politic.open_the_trade_routes": "open-the-trade-routes",
    "politic.prophecy_of_ixth": "prophecy-of-ixth",
    "politic.research_grant": "research-grant",
    "politic.short_term_truce": "short-term-truce",
    "politic.checks_and_balances": "checks-and-balances",
    "politic.humane_labor": "humane-labor",
    "politic.labor_force_politics": "labor-force-politics",
    "politic.dispute_resolution": "two-elected",
    "politic.forced_economic_independence": "two-elected",
    "race.jol_nar.combat_penalty": "race-bonuses",
    "race.jol_nar.technology_both": "primary-by-ability jol-nar-technology",
    "race.jol_nar.reroll": "reroll",
    "race.naalu.early_retreat": "early-retreat",
    "race.l1z1x.combat_bonus": "race-bonuses",
    "race.mentak.ambush": "fire-before-battle",
    "race.xxcha.diplomacy_primary": "primary-by-ability",
    "race.hacan.swap_action_cards": "hacan-card-trades offered-goods offers",
    "race.norr.combat_bonus": "race-bonuses",
    "leader.admiral": "leaders-aboard",
    "leader.agent": "agent-against-sabotage",
    "counter.hostile_locals": "hostile-locals",
    "counter.settlers": "settlers",
    "counter.industrial_society": "industrial-society",
}
"""Texts that can be read in two ways, and the rulings about them: a text says what the first value of a ruling does."""
OBJECTIVE_READINGS = {
    "heart_of_the_galaxy": "heart-of-the-galaxy",
    "focused": "research-grant",
    "three_specialties": "research-grant",
}
RULED = {ruling.name: ruling.rule for ruling in RULINGS}


def reading(name: str, words: Words, readings: dict[str, str] = READINGS) -> list[str]:
    """The rulings about a text, or an objective, that can be read in two ways."""
    return [ruled(RULED[ruling], words) for ruling in readings.get(name, "").split()]


def card(number: int, words: Words) -> list[str]:
    """Any text by its number: the first ones are action cards."""
    if number < TECHNOLOGIES_AT:
        it = ACTION_CARDS[number - CARDS_AT]
        when = words.text("ti3-card-when", when=timing(number, words), copies=it.copies)
        return [text_of(number, words), when, *reading(NAMES[number], words)]
    if number < POLITICS_AT:
        return technology(number - TECHNOLOGIES_AT, words)
    if number < RACES_AT:
        return politic(politic_of(Ability(number)), words)
    return [text_of(number, words), *reading(NAMES[number], words)]


def timing(number: int, words: Words) -> str:
    """When an action card is played."""
    return words.listed([words.text(f"ti3-timing-{time}") for time in times(Ability(number))])


def technology(number: int, words: Words) -> list[str]:
    """What a technology does, its colour and what it needs."""
    at = TECHNOLOGIES_AT + number
    return [text_of(at, words), f"{colour_of(number, words)}; {needs(number, words)}", *reading(NAMES[at], words)]


def colour_of(number: int, words: Words) -> str:
    return str(words.noun("colour", TECHNOLOGIES[number].colour))


def needs(number: int, words: Words) -> str:
    """The prerequisites of a technology: all of them, or any."""
    it = TECHNOLOGIES[number]
    names = [str(words.noun("technology", n)) for n in it.needs]
    if not names:
        return words.text("ti3-needs-nothing")
    joined = words.text("ti3-either", names=", ".join(names)) if it.any and len(names) > 1 else words.listed(names)
    return words.text("ti3-needs", names=joined)


def leads_to(number: int, words: Words) -> str:
    """The technologies that have this one as a prerequisite; nothing if there are none."""
    names = [str(words.noun("technology", i)) for i, it in enumerate(TECHNOLOGIES) if number in it.needs]
    return words.text("ti3-leads-to", names=words.listed(names)) if names else ""


def politic(number: int, words: Words) -> list[str]:
    """What a political card says, and whether it is a law."""
    kind = words.text("ti3-politic-is-law" if POLITICS[number].law else "ti3-politic-is-event")
    return [text_of(POLITICS_AT + number, words), kind, *reading(NAMES[POLITICS_AT + number], words)]


def objective(number: int, words: Words) -> list[str]:
    """The points of an objective and its stage; its name says what it asks for."""
    it = OBJECTIVES[number]
    stage = words.text("ti3-stage-secret" if it.stage == SECRET else "ti3-stage-public", stage=it.stage)
    return [f"{stage}, {points(it.points, words)}", *reading(it.name, words, OBJECTIVE_READINGS)]


def points(number: int, words: Words) -> str:
    return words.text("ti3-points", number=number)


def leader(number: int, words: Words) -> list[str]:
    return [words.text(f"ti3-leader-{LEADERS[number]}-text"), *reading(f"leader.{LEADERS[number]}", words)]


def strategy(number: int, words: Words) -> list[str]:
    """Both abilities of a strategy card, and the number of the rule."""
    first = words.text("ti3-primary", number=number + 1, said=primary(number, words))
    return [first, words.text("ti3-secondary", said=secondary(number, words), rule=STRATEGY_RULES[number])]


def primary(number: int, words: Words) -> str:
    return words.text(f"ti3-strategy-{STRATEGIES[number]}-primary")


def secondary(number: int, words: Words) -> str:
    return words.text(f"ti3-strategy-{STRATEGIES[number]}-secondary")


def race(number: int, words: Words) -> list[str]:
    """The sheet of a race: home, contracts, what it starts with, abilities, leaders."""
    it = RACES[number]
    lines = [
        words.text("ti3-race-home", planets=words.listed([planet_name(p, words) for p in TILES[it.home].planets])),
        words.text("ti3-race-contracts", values=", ".join(map(str, it.contracts))),
        words.text("ti3-race-units", units=words.listed(_starting(it.units, words))),
        words.text("ti3-race-technologies", names=listed("technology", it.technologies, words)),
    ]
    for ability in it.abilities:
        key = f"ti3-race-{it.name}-{ability}"
        lines.append(f"{words.text(key)}: {words.text(f'{key}-text')}")
    leaders = [f"{words.text(f'ti3-leader-{kind}')} {name}" for kind, name in it.leaders]
    return [*lines, words.text("ti3-race-leaders", names=words.listed(leaders))]


def abilities(number: int, words: Words) -> str:
    """The abilities of a race by name."""
    it = RACES[number]
    return words.listed([words.text(f"ti3-race-{it.name}-{ability}") for ability in it.abilities])


def _starting(units: dict[str, int], words: Words) -> list[str]:
    known = [(UNITS.index(name), count) for name, count in units.items()]
    return [words.text(f"ti3-units-{UNITS[unit]}", number=count) for unit, count in sorted(known)]


# --- units, planets, systems -------------------------------------------------------------------------------------


def unit(number: int, words: Words) -> list[str]:
    """A kind of unit as printed: cost, combat, range, capacity, figures; then what is special about it."""
    number = {8: DREADNOUGHT, 9: WAR_SUN}.get(number, number)
    return [unit_line(number, words), *_remarks(number, words), ruled("T3.14.1", words)]


def built(number: int, words: Words) -> list[str]:
    """The same for what is produced: the ninth is the space dock."""
    return [unit_line(number, words), *_remarks(number, words), ruled("T3.14.1", words)]


def unit_line(number: int, words: Words) -> str:
    it = STATS[number]
    said = [words.text("ti3-unit-cost", cost=it.cost, lot=it.lot)]
    if it.dice:
        said.append(words.text("ti3-unit-combat", combat=it.combat, dice=it.dice))
    if it.move:
        said.append(words.text("ti3-unit-move", move=it.move))
    if it.room:
        said.append(words.text("ti3-unit-room", room=it.room))
    return f"{', '.join(said)}; {words.text('ti3-unit-figures', figures=it.figures)}"


REMARKS = {
    DESTROYER: "T3.7.7",
    DREADNOUGHT: "T3.7.10",
    WAR_SUN: "T3.8.5",
    GROUND_FORCE: "T3.3.4",
    PDS: "T3.7.5",
    SPACE_DOCK: "T3.10.1",
    0: "T3.14.2",
    3: "T3.12.6",
}


def _remarks(number: int, words: Words) -> list[str]:
    return [ruled(REMARKS[number], words)] if number in REMARKS else []


def load(number: int, words: Words) -> list[str]:
    return unit(number if number < FROM_PLANET else GROUND_FORCE if number < PDS_FROM_PLANET else PDS, words)


def planet_name(number: int, words: Words) -> str:
    """A planet with its numbers."""
    return f"{words.noun('planet', number)} {planet_numbers(number)}"


def planet_numbers(number: int) -> str:
    it = PLANETS[number]
    return f"{it.resources}/{it.influence}"


def planet(number: int, words: Words) -> list[str]:
    """What a planet yields."""
    it = PLANETS[number]
    said = words.text("ti3-planet-yields", resources=it.resources, influence=it.influence)
    return [f"{said}, {specialty(number, words)}" if it.specialty >= 0 else said]


def specialty(number: int, words: Words) -> str:
    """The specialty of a planet; nothing if it has none."""
    colour = PLANETS[number].specialty
    return words.text("ti3-planet-specialty", colour=str(words.noun("colour", colour))) if colour >= 0 else ""


def tile(number: int, words: Words) -> list[str]:
    """A system: its planets, its wormhole, what is special about it."""
    it = TILES[number]
    said = [f"{words.noun('planet', p)}: {'; '.join(planet(p, words))}" for p in it.planets]
    if it.wormhole >= 0:
        said.append(ruled("T3.3.10", words))
    if it.kind in SPECIAL_RULES:
        said.append(ruled(SPECIAL_RULES[it.kind], words))
    return said or [words.text("ti3-tile-nothing")]


def tile_name(number: int, words: Words) -> str:
    """A system by name: planets with their numbers, or what it is."""
    it = TILES[number]
    return " / ".join(planet_name(p, words) for p in it.planets) or str(words.noun("tile", number))


def pool(number: int, words: Words) -> list[str]:
    return [ruled(POOL_RULES[number], words)]


def counter(number: int, words: Words) -> str:
    """A domain counter by name, with what is printed on it."""
    name, mark = DOMAINS[number]
    said = words.text(f"ti3-counter-{name}")
    return f"{said} {GREEK.get(mark, mark)}" if mark else said


# --- what stands behind a thing ----------------------------------------------------------------------------------

TOLD: dict[str, Told] = {
    "race": race,
    "tile": tile,
    "planet": planet,
    "strategy": strategy,
    "technology": technology,
    "card": card,
    "text": card,
    "politic": politic,
    "law": politic,
    "objective": objective,
    "secret": objective,
    "unit": unit,
    "built": built,
    "load": load,
    "pool": pool,
    "leader": leader,
}


def told(noun: str, number: int, words: Words) -> list[str]:
    """A thing in words, a line for each thing it says; nothing if it says nothing."""
    return TOLD[noun](number, words) if noun in TOLD else []


def in_short(noun: str, number: int, words: Words) -> str:
    """The most important part of it, in one line."""
    lines = told(noun, number, words)
    return lines[0] if lines else ""


def behind(noun: str, value: Any, words: Words) -> list[str]:
    """The name and text of a thing, or of what somebody does or pays with; nothing if it has no text."""
    if noun == "deed" and value is not None:
        return _deed(value[0], value[1], words)
    if noun == "laying" and value is not None:
        noun, value = "tile", value[1]
    if noun == "patrol" and value is not None:
        noun, value = "unit", value[1]
    if noun == "purse":
        noun = "planet"
    if noun == "planet" and value is not None and value >= len(PLANETS):
        return [words.text("ti3-purse-good"), ruled("T3.11.7", words)]
    lines = told(noun, value, words) if isinstance(value, int) and value >= 0 else []
    return [str(words.noun(noun, value)), *lines] if lines else []


def _deed(deed: int, used: int | None, words: Words) -> list[str]:
    if used is not None:
        return [str(words.noun("text", used)), *card(used, words)]
    if deed < len(STRATEGIES):
        return [str(words.noun("strategy", deed)), *strategy(deed, words)]
    return [words.text(f"ti3-deed-{DEEDS[deed]}"), ruled(DEED_RULES[deed], words)]

"""Twilight Imperium 4 in words: what is printed on cards, sheets and tiles: texts, technologies, agendas, objectives,
factions, leaders, strategy cards, units and planets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.card_data import ACTION_CARDS, ATTACHMENTS, EXPLORATIONS
from orrery.games.ti4.rules.data import (
    ANOMALIES,
    FACTIONS,
    MODEL,
    MODELS,
    OBJECTIVES,
    PLANETS,
    PLASTIC,
    STRATEGIES,
    TECHNOLOGIES,
    TILES,
    UNITS,
    ModelRow,
)
from orrery.games.ti4.rules.kinds import DEEDS, PASS, RELIC, TACTICAL, TEXTS_AT
from orrery.games.ti4.rules.nouns import SEATS, TEXT, TEXT_HELPERS_AT, TEXTS, TRADE_GOOD, unit_of
from orrery.games.ti4.rules.options import RULINGS
from orrery.games.ti4.rules.texts import AGENDAS_AT, NOTES_AT, TECHNOLOGIES_AT, is_card, leaders_of
from orrery.games.ti4.rules.things import Faction, Unit
from orrery.games.ti4.telling.draft import thing_of_lot
from orrery.games.ti4.telling.words import key_of
from orrery.games.twilight.words import joined, listed, ruled
from orrery.text import Words

Told = Callable[[int, Words], list[str]]
ANOMALY_RULES = {
    "asteroid_field": "LRR 13.1",
    "nebula": "LRR 65.1",
    "supernova": "LRR 86.1",
    "gravity_rift": "LRR 37.1",
}
DEED_RULES = {TACTICAL: "LRR 88.1", PASS: "LRR 4.4", RELIC: "LRR 73.1"}
POOL_RULES = ("LRR 52.4", "LRR 32.1", "LRR 52.5")

# --- texts -------------------------------------------------------------------------------------------------------

READINGS = {
    "technology.self_assembly_routines": "self-assembly-routines",
    "agenda.covert_legislation": "covert-legislation",
    "agenda.checks_and_balances": "checks-and-balances",
    "card.confusing_legal_text": "changed-outcome",
    "card.deadly_plot": "predictions-and-deadly-plot",
    "card.diplomatic_pressure": "diplomatic-pressure",
    "card.manipulate_investments": "manipulate-investments",
    "relic.scepter_of_emelpar": "scepter-of-emelpar",
    "relic.maw_of_worlds": "maw-of-worlds",
    "relic.the_crown_of_thalnos": "crown-of-thalnos",
    "agenda.the_crown_of_thalnos": "crown-of-thalnos",
    "objective.produce_en_masse": "produce-en-masse",
    "note.scepter_of_dominion": "scepter-of-dominion",
    "note.raghs_call": "raghs-call",
    "faction.ul.awaken": "awaken",
    "unit.hel_titan_i": "titans-on-the-move",
    "unit.hel_titan_ii": "titans-on-the-move",
    "leader.ul_the_progenitor": "geoform",
    "unit.reclaimer": "reclaimer",
    "unit.dimensional_tear_i": "tears-in-rifts",
    "unit.dimensional_tear_ii": "tears-in-rifts",
    "leader.viscount_unlenn": "viscount-unlenn",
    "faction.mentak.pillage": "goods-of-others",
    "technology.quantum_datahub_node": "goods-of-others",
    "technology.temporal_command_suite": "temporal-command-suite",
}
"""Texts that can be read in two ways, and the rulings about them: a text says what the first value of a ruling does."""
RULED = {ruling.name: ruling.rule for ruling in RULINGS}
PARTS = ("text", "for", "against", "elected")
"""What the message of a text can end in, besides what unlocks a leader."""


def reading(name: str, words: Words) -> list[str]:
    """The ruling about a text that can be read in two ways."""
    return [ruled(RULED[READINGS[name]], words)] if name in READINGS else []


def part_of(number: int, part: str, words: Words) -> str:
    """A part of a text: what it says, what comes of an outcome, what unlocks a leader; nothing if it has none."""
    key = f"{key_of(number)}-{part}"
    if not words.has(key):
        return ""
    said = words.text(key)
    return said if part in ("text", "elected") else words.text(f"ti4-text-{part}", said=said)


def text_of(number: int, words: Words) -> str:
    """What a text says: of a card, a technology, an agenda, an ability, a leader, a unit."""
    said = " ".join(said for part in PARTS if (said := part_of(number, part, words)))
    kind, *name = TEXTS[number].split(".")
    return said or (unit_line(MODELS[MODEL[name[0]]], words) if kind == "unit" else str(words.noun("card", number)))


def card(number: int, words: Words) -> list[str]:
    """Any text by its number: the first ones are action cards."""
    if TECHNOLOGIES_AT <= number < AGENDAS_AT:
        return technology(number - TECHNOLOGIES_AT, words)
    said = [text_of(number, words)]
    if is_card(Ability(number)):
        it = ACTION_CARDS[number]
        said.append(words.text("ti4-card-copies", copies=it.copies, action="yes" if it.action else "no"))
    kind, *name = TEXTS[number].split(".")
    if kind == "unit":
        said.append(unit_line(MODELS[MODEL[name[0]]], words))
    if unlock := part_of(number, "unlock", words):
        said.append(unlock)
    return [*dict.fromkeys(said), *reading(TEXTS[number], words)]


def note(number: int, words: Words) -> list[str]:
    """A promissory note."""
    return card(NOTES_AT + number // SEATS, words)


def use(number: int, words: Words) -> list[str]:
    """A text that is used."""
    return card(number, words) if number < len(TEXTS) else note(number - len(TEXTS), words)


def technology(number: int, words: Words) -> list[str]:
    """What a technology does, its colour, what it needs, and what the unit can do that it upgrades."""
    at, it = TECHNOLOGIES_AT + number, TECHNOLOGIES[number]
    said = [text_of(at, words), joined(colour_of(number, words), needs(number, words))]
    if it.model:
        said.append(unit_line(MODELS[MODEL[it.model]], words))
    return [*said, *reading(TEXTS[at], words)]


def colour_of(number: int, words: Words) -> str:
    """The colour of a technology, or that it upgrades a unit."""
    it = TECHNOLOGIES[number]
    return words.text("ti4-unit-upgrade") if it.colour < 0 else str(words.noun("colour", it.colour))


def needs(number: int, words: Words) -> str:
    """The prerequisites of a technology."""
    said = [f"{n} {words.noun('colour', colour)}" for colour, n in enumerate(TECHNOLOGIES[number].needs) if n]
    return words.text("ti4-needs", names=words.listed(said)) if said else words.text("ti4-needs-nothing")


def exploration(number: int, words: Words) -> list[str]:
    it = EXPLORATIONS[number]
    deck = words.noun("trait", it.deck)
    return [words.text(f"ti4-exploration-{it.name}-text"), words.text("ti4-exploration-deck", deck=deck)]


def fragment(number: int, words: Words) -> list[str]:
    names = [it.name for it in EXPLORATIONS]
    kinds = ("cultural", "hazardous", "industrial", "unknown")
    return exploration(names.index(f"{kinds[number]}_relic_fragment"), words)


def objective(number: int, words: Words) -> list[str]:
    """What an objective asks for, its points and its stage, and in which phase it is scored."""
    it = OBJECTIVES[number]
    kind = "secret" if not it.stage else f"public_stage_{it.stage}"
    about = [words.text(f"ti4-objective-kind-{kind}"), points(it.points, words), words.text(f"ti4-phase-{it.phase}")]
    said = words.text(f"ti4-objective-{it.name}-text")
    return [said, ", ".join(about), *reading(f"objective.{it.name}", words)]


def points(number: int, words: Words) -> str:
    return words.text("ti4-many-points", points=number)


def strategy(number: int, words: Words) -> list[str]:
    """Both abilities of a strategy card."""
    first = words.text("ti4-primary", number=number + 1, said=primary(number, words))
    return [first, words.text("ti4-secondary", said=secondary(number, words))]


def primary(number: int, words: Words) -> str:
    return words.text(f"ti4-strategy-{STRATEGIES[number]}-primary")


def secondary(number: int, words: Words) -> str:
    return words.text(f"ti4-strategy-{STRATEGIES[number]}-secondary")


def faction(number: int, words: Words) -> list[str]:
    """The sheet of a faction: home, commodities, what it begins with, abilities, technologies, leaders, notes."""
    it = FACTIONS[number]
    start = [unit for unit, n in enumerate(it.units) for _ in range(n)]
    lines = [
        words.text("ti4-faction-home", planets=words.listed([planet_name(p, words) for p in it.planets])),
        words.text("ti4-faction-commodities", number=it.commodities),
        words.text("ti4-faction-units", units=words.noun("units", start)),
        words.text("ti4-faction-technologies", names=_starting(number, words)),
    ]
    lines += [_titled(TEXT.index[f"faction.{it.name}.{ability}"], words) for ability in it.abilities]
    lines += [_titled(TECHNOLOGIES_AT + t, words) for t in it.own_technologies]
    return lines + [_titled(leader, words) for leader in leaders_of(Faction(number))]


def _titled(number: int, words: Words) -> str:
    return f"{words.noun('card', number)}: {text_of(number, words)} {part_of(number, 'unlock', words)}".rstrip()


def _starting(number: int, words: Words) -> str:
    """The technologies that a faction begins with."""
    it = FACTIONS[number]
    count, some = it.choice
    said = listed("technology", it.technologies, words) if it.technologies or not count else ""
    if count:
        names = ", ".join(str(words.noun("technology", t)) for t in some)
        said = joined(said, words.text("ti4-faction-choice", number=count, names=names))
    return said


def abilities(number: int, words: Words) -> str:
    """The abilities of a faction by name."""
    it = FACTIONS[number]
    return listed("card", [TEXT.index[f"faction.{it.name}.{ability}"] for ability in it.abilities], words)


# --- units, planets, systems -------------------------------------------------------------------------------------


def unit_line(it: ModelRow, words: Words) -> str:
    """What a unit can do: cost, combat, move, capacity, and its abilities."""
    return ", ".join([*unit_values(it, words), *unit_abilities(it, words)])


def unit_values(it: ModelRow, words: Words) -> list[str]:
    """Cost, combat, move and capacity (LRR 21, 22, 25, 54)."""
    said = [words.text("ti4-unit-cost", cost=it.cost, lot=it.lot)] if it.cost else []
    said += [words.text("ti4-unit-combat", combat=it.combat, dice=it.dice)] if it.combat else []
    said += [words.text("ti4-unit-move", move=it.move)] if it.move else []
    said += [words.text("ti4-unit-capacity", capacity=it.capacity)] if it.capacity else []
    return said


def unit_abilities(it: ModelRow, words: Words) -> list[str]:
    """The unit abilities that are a word and perhaps a value (LRR 98)."""
    said = [words.text("ti4-unit-sustain")] if it.sustain else []
    for name, (value, dice) in (("bombardment", it.bombardment), ("barrage", it.barrage), ("cannon", it.cannon)):
        if dice:
            said.append(words.text(f"ti4-unit-{name}", value=value, dice=dice))
    said += [words.text("ti4-unit-shield")] if it.shield else []
    if it.production or it.resources_count:
        said.append(words.text("ti4-unit-production", value=it.production, more="yes" if it.resources_count else "no"))
    return said


def unit(number: int, words: Words) -> list[str]:
    """A type of unit: the model that everybody begins with, and how many figures there are."""
    known = [it for it in MODELS if it.unit == number and it.faction < 0]
    said = [f"{words.text(f'ti4-model-{it.name}')}: {unit_line(it, words)}" for it in known]
    return [*said, words.text("ti4-unit-figures", figures=PLASTIC[number])]


def planet_name(number: int, words: Words) -> str:
    """A planet with its numbers."""
    it = PLANETS[number]
    return f"{words.noun('planet', number)} {it.resources}/{it.influence}"


def planet(number: int, words: Words) -> list[str]:
    """What a planet yields, its trait and its specialty."""
    it = PLANETS[number]
    said = joined(
        words.text("ti4-planet-yields", resources=it.resources, influence=it.influence),
        str(words.noun("trait", it.trait)) if it.trait >= 0 else "",
        words.text("ti4-planet-specialty", colour=words.noun("colour", it.specialty)) if it.specialty >= 0 else "",
        words.text("ti4-planet-legendary") if it.legendary else "",
    )
    return [said]


def tile(number: int, words: Words) -> list[str]:
    """A system: its planets, its wormholes, its anomalies."""
    it = TILES[number]
    said = [f"{words.noun('planet', p)}: {'; '.join(planet(p, words))}" for p in it.planets]
    if it.wormholes:
        said.append(words.text("ti4-table-wormhole", signs=listed("wormhole", it.wormholes, words)))
    anomalies = [ANOMALIES[which] for which in it.anomalies]
    said += [f"{words.text(f'ti4-anomaly-{name}')}: {ruled(ANOMALY_RULES[name], words)}" for name in anomalies]
    return said or [words.text("ti4-tile-nothing")]


def pool(number: int, words: Words) -> list[str]:
    return [ruled(POOL_RULES[number], words)]


def attachment(number: int, words: Words) -> list[str]:
    return [words.text(f"ti4-attachment-{ATTACHMENTS[number].name}-text")]


# --- what stands behind a thing ----------------------------------------------------------------------------------

TOLD: dict[str, Told] = {
    "faction": faction,
    "tile": tile,
    "planet": planet,
    "strategy": strategy,
    "technology": technology,
    "card": card,
    "text": card,
    "agenda": card,
    "leader": card,
    "use": use,
    "note": note,
    "exploration": exploration,
    "attachment": attachment,
    "fragment": fragment,
    "objective": objective,
    "secret": objective,
    "unit": unit,
    "pool": pool,
}


def told(noun: str, number: int, words: Words) -> list[str]:
    """A thing in words, a line for each thing it says; nothing if it says nothing."""
    return TOLD[noun](number, words) if noun in TOLD else []


def in_short(noun: str, number: int, words: Words) -> str:
    """The most important part of it, in one line."""
    lines = told(noun, number, words)
    return lines[0] if lines else ""


def thing_of(noun: str, value: Any) -> tuple[str, Any]:
    """The thing that an answer is about: what is laid, built, aimed at, or helps and pays."""
    if noun == "deed":
        if value >= TEXTS_AT:
            return "use", value - TEXTS_AT
        return ("strategy", value) if value < len(STRATEGIES) else (noun, value)
    if noun == "means" and value < TRADE_GOOD:
        return "planet", value
    if noun == "lot":
        return thing_of_lot(value)
    if noun == "helper":
        return ("planet", value) if value < TEXT_HELPERS_AT else ("card", value - TEXT_HELPERS_AT)
    if noun in ("lay", "site", "ship"):
        return ("tile" if noun == "lay" else "unit"), value[0]
    if noun == "figure":
        return "unit", value[1]
    if noun in ("gun", "piece"):
        return "unit", value // len(PLANETS) if noun == "gun" else unit_of(value)[0]
    if noun == "standing":
        return "unit", Unit(value % len(UNITS))
    return noun, value


def behind(noun: str, value: Any, words: Words) -> list[str]:
    """The name and text of a thing, or of what somebody does or pays with; nothing if it has no text."""
    if value is None:
        return []
    noun, value = thing_of(noun, value)
    if noun == "deed":
        return [words.text(f"ti4-deed-{DEEDS[value]}"), ruled(DEED_RULES[value], words)]
    if noun == "means":
        return [words.text("ti4-means-good"), ruled("LRR 39.4", words)]
    lines = told(noun, value, words) if isinstance(value, int) and value >= 0 else []
    return [str(words.noun(noun, value)), *lines] if lines else []

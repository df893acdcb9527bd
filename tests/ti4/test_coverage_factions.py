"""Every ability, technology, unit, promissory note and leader of the 24 factions has words in both languages, an
effect, a scenario and an opinion for bots; and no rule asks which faction somebody plays."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.games.ti4.rules import library
from orrery.games.ti4.rules.card_data import LEADERS, NOTES
from orrery.games.ti4.rules.data import FACTIONS, MODELS, TECHNOLOGIES
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti4.rules.judge import FAVOURED
from orrery.games.ti4.rules.nouns import TEXTS
from orrery.games.ti4.rules.texts import COMMANDER, HERO, text
from orrery.text import known_messages

RULES = Path(library.__file__).parent
SOURCES = "".join(file.read_text(encoding="utf-8") for file in sorted(RULES.rglob("*.py")))
SCENARIOS = "".join(
    file.read_text(encoding="utf-8")
    for file in sorted(Path(__file__).parent.glob("test_*.py"))
    if file.name != Path(__file__).name
)
NUMBERS_ONLY = {
    *("letani_warrior_i", "strike_wing_alpha_i", "super_dreadnought_i", "hybrid_crystal_fighter_i", "son_of_ragh"),
    *("exotrireme_i", "spec_ops_i", "advanced_carrier_i", "advanced_carrier_ii", "saturn_engine_i", "saturn_engine_ii"),
}
"""Units without a text: what they can do are the numbers on their cards."""
BY_DATA = {
    *("unit.super_dreadnought_ii", "unit.prototype_war_sun_i", "unit.prototype_war_sun_ii"),
    *("unit.indomitus", "unit.loncara_ssodu", "unit.hel_titan_ii"),
}
"""Texts of units that are among the numbers of their models: no Direct Hit, planetary shields lost, a cannon that
reaches adjacent systems."""
UPGRADES = {f"technology.{it.name}" for it in TECHNOLOGIES if it.faction >= 0 and it.model}
"""Technologies that are the cards of units; the unit has the text."""


def of_factions() -> list[str]:
    """The texts of all factions."""
    return [
        *(f"faction.{it.name}.{ability}" for it in FACTIONS for ability in it.abilities),
        *(f"technology.{it.name}" for it in TECHNOLOGIES if it.faction >= 0),
        *(f"unit.{it.name}" for it in MODELS if it.faction >= 0 and it.name not in NUMBERS_ONLY),
        *(f"note.{it.name}" for it in NOTES if it.faction >= 0),
        *(f"leader.{it.name}" for it in LEADERS),
    ]


KINDS = {"faction": "ability", "unit": "model"}


def key(name: str) -> str:
    """The message that names a text."""
    kind, *rest = name.split(".")
    return f"ti4-{KINDS.get(kind, kind)}-{rest[-1]}"


def test_the_factions_have_as_many_texts_as_printed() -> None:
    assert len(FACTIONS) == 24
    assert sum(it.faction >= 0 for it in TECHNOLOGIES) == 48
    assert sum(it.faction >= 0 for it in MODELS) == 76
    assert len(LEADERS) == 74
    assert sum(it.faction >= 0 for it in NOTES) == 25
    assert {*of_factions()} < {*TEXTS}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_text_of_a_faction_is_told(lang: str) -> None:
    words = known_messages(lang, "ti4")
    told = [it for it in of_factions() if it not in UPGRADES]
    assert [it for it in told if not words.has(key(it)) or not words.has(f"{key(it)}-text")] == []
    assert [it.name for it in LEADERS if it.kind == COMMANDER and not words.has(f"ti4-leader-{it.name}-unlock")] == []
    assert [it.name for it in LEADERS if it.kind == HERO and not words.has(f"ti4-leader-{it.name}-ability")] == []


def test_every_text_of_a_faction_has_an_effect() -> None:
    hooked = {*HOOKS.abilities()}
    without = [it for it in of_factions() if text(it) not in hooked and f'"{it}"' not in SOURCES]
    assert [it for it in without if it not in BY_DATA | UPGRADES] == []


def test_every_text_of_a_faction_has_a_scenario() -> None:
    def tested(name: str) -> bool:
        kind, *rest = name.split(".")
        return bool(re.search(rf"\b{re.escape(name)}\b", SCENARIOS)) or (
            kind in ("technology", "unit") and bool(re.search(rf"\b{rest[-1]}\b", SCENARIOS))
        )

    units = [f"unit.{it.name}" for it in MODELS if it.faction >= 0]
    assert [it for it in [*of_factions(), *units] if not tested(it)] == []


def test_every_text_of_a_faction_says_what_it_is_worth() -> None:
    said = {it: HOOKS.opinion(text(it)) for it in of_factions() if it not in UPGRADES}
    assert [name for name, it in said.items() if it is None or it.worth is None] == []


def test_every_text_of_a_faction_that_may_be_used_says_when() -> None:
    may = {*HOOKS.optional(), *ACTIONS}
    said = {it: HOOKS.opinion(text(it)) for it in of_factions() if text(it) in may}
    assert [name for name, it in said.items() if it is None or it.use is None] == []


def test_every_faction_says_how_well_it_suits_bots() -> None:
    assert sorted(FAVOURED) == sorted(it.name for it in FACTIONS)


# --- lending and copying go by texts, never by factions -----------------------------------------------------------

FACTION_NAMES = {it.name for it in FACTIONS}
OF_A_FACTION = ("faction", "home_of")
"""Attributes that say which faction something belongs to."""


def named_factions(tree: ast.AST) -> Iterator[str]:
    """Where a rule speaks of a certain faction: by its name, by its number, or by what is looked up with either."""
    places = {name for node in ast.walk(tree) if is_place(node) for name in ast.walk(node)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(name)) if name in FACTION_NAMES and node not in places:
                yield f"line {node.lineno}: {name}"
            case ast.Subscript(value=ast.List() | ast.Tuple() | ast.Dict(), slice=index) if is_faction(index):
                yield f"line {node.lineno}: {ast.unparse(node)}"
            case ast.Subscript() if ast.unparse(node.value) in ("FACTION.index", "FACTION.names"):
                yield f"line {node.lineno}: {ast.unparse(node)}"
            case ast.Attribute(attr="name", value=ast.Subscript(value=ast.Name(id="FACTIONS"))):
                yield f"line {node.lineno}: {ast.unparse(node)}"
            case ast.Match(subject=subject) if is_faction(subject):
                yield f"line {node.lineno}: match {ast.unparse(subject)}"
            case ast.Compare() if is_a_certain_one(node):
                yield f"line {node.lineno}: {ast.unparse(node)}"


def is_place(node: ast.AST) -> bool:
    """Whether the names of places are listed, or one is looked up; a place is called like a faction."""
    if isinstance(node, ast.Assign):
        return [ast.unparse(it) for it in node.targets] == ["PLACE_NAMES"]
    return isinstance(node, ast.Subscript) and ast.unparse(node.value) == "PLACE.index"


def is_faction(node: ast.AST) -> bool:
    """Whether something is the faction of somebody or something."""
    return isinstance(node, ast.Attribute) and node.attr in OF_A_FACTION


def is_a_certain_one(node: ast.Compare) -> bool:
    """Whether a faction is compared with a certain one, and not only with none or with another's."""
    sides = [node.left, *node.comparators]
    if not any(is_faction(side) for side in sides):
        return False
    if all(isinstance(op, ast.GtE | ast.Lt) for op in node.ops):
        return [ast.unparse(side) for side in sides if not is_faction(side)] != ["0"]
    return any(isinstance(it, ast.Constant) or unnamed(it) for side in sides for it in ast.walk(side))


def unnamed(node: ast.AST) -> bool:
    """Whether a capital name may stand for a certain faction."""
    return isinstance(node, ast.Name) and node.id.isupper() and node.id != "NO_FACTION"


@pytest.mark.parametrize(
    "rule",
    [
        "p.faction == FACTION.index['sol']",
        "p.faction == 3",
        "p.faction == SOL",
        "p.faction in (3, 5)",
        "p.faction > 3",
        "3 <= p.faction < 4",
        "FACTIONS[p.faction].name == some",
        "FACTIONS[p.faction].name.startswith('so')",
        "FACTION['creuss']",
        "(0, 0, 2)[p.faction]",
        "{3: 2}[p.faction]",
        "s.players[0].faction != LEADERS[4].faction + 0",
        "match p.faction:\n    case 3:\n        pass",
        "row.name == 'winnu'",
    ],
)
def test_a_rule_that_asks_for_a_faction_is_found(rule: str) -> None:
    assert [*named_factions(ast.parse(rule))]


@pytest.mark.parametrize("file", sorted(RULES.rglob("*.py")), ids=lambda it: it.relative_to(RULES).as_posix())
def test_no_rule_asks_for_a_faction(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert [*named_factions(without_favour(tree))] == []


def without_favour(tree: ast.Module) -> ast.Module:
    """A file without saying how well its faction suits bots."""
    tree.body = [it for it in tree.body if not ast.unparse(it).startswith("favour(")]
    return tree

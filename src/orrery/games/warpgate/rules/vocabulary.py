"""Warpgate: the words its data is written in: actions, texts of tactics cards, powers of technologies and factions,
goals of objectives, kinds of discovery tokens; and the rows that are made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from orrery.core.nouns import Named
from orrery.games.warpgate.rules.nouns import Action, Faction, Tactic, Type, Word

# --- actions (W10) ------------------------------------------------------------------------------------------

ACTION_NAMES = (
    "advance", "concentrate", "control", "maneuver", "promote", "recon", "reinforce", "research", "skirmish", "trade",
    "warp_in", "draw",
)  # fmt: skip
ACTION = Named[Action]("action_name", ACTION_NAMES)
(
    ADVANCE, CONCENTRATE, CONTROL, MANEUVER, PROMOTE, RECON, REINFORCE, RESEARCH, SKIRMISH, TRADE, WARP_IN, DRAW,
) = ACTION.every  # fmt: skip
NO_ACTION = Action(-1)
PRINTED_ACTIONS = ACTION_NAMES[:DRAW]
"""The eleven actions on cards; drawing is possible with any card (W10.1)."""

TYPES = 5
"""The number of types of planets (W1.3)."""
EVERY_TYPE = tuple(Type(i) for i in range(TYPES))

# --- the texts of tactics cards (W8.5) ----------------------------------------------------------------------

CONDITIONS = ("won", "lost", "attacking", "defending", "outnumbered")
"""When a line of a text counts; if there are several conditions, all must hold. Won and lost are unknown until the
strengths are compared."""
WON, LOST, ATTACKING, DEFENDING, OUTNUMBERED = (1 << i for i in range(5))

FIRST_WORDS = ("cancel",)
"""Carried out before everything else (W8.5.1)."""
STRENGTH_WORDS = ("factor", "ships", "ties", "copy_factor")
"""Carried out before the strengths are compared: the text of the card itself says so (W19.9)."""
AFTER_WORDS = (
    "destroy", "sacrifice", "shield", "rally", "warp", "draw", "refresh", "good", "plunder", "promote", "raid",
    "unmark", "claim", "explore", "encore", "escape", "again",
)  # fmt: skip
TEXT_WORDS = FIRST_WORDS + STRENGTH_WORDS + AFTER_WORDS
WITHOUT_NUMBER = (
    "cancel", "ties", "copy_factor", "plunder", "unmark", "claim", "explore", "encore", "escape", "again",
)  # fmt: skip


class TextLine(NamedTuple):
    """A line of a tactics card's text: when it counts, what it does, how often."""

    when: int
    do: str
    n: int


# --- the powers of technologies and factions (W12.5) --------------------------------------------------------

TRIGGERS = ("battle", "deploy", "move", "control", "draw", "discovery")
POWER_WORDS: dict[str, tuple[str, ...]] = {
    "battle": (
        "attack", "defend", "pursuit", "tactics", "shield", "combat_drones", "escape", "stubborn", "salvage", "spoils",
        "war_fund",
    ),
    "deploy": ("deploy", "deploy_draw", "spread", "forward", "garrison", "void_gate"),
    "move": ("range", "escort", "slip", "relay", "haul", "move_refresh", "wing"),
    "control": ("control", "control_refresh", "control_deploy", "colonize", "any_objective", "drone_control"),
    "draw": ("draw", "draw_refresh", "draw_deploy", "hand", "keep", "sift", "machines"),
    "discovery": ("explore_both", "explore_draw", "explore_refresh", "explore_safe", "explore_deploy", "explore_any"),
    "": (
        "infiltrate", "drone_range", "research_draw", "trade_draw", "round_refresh", "start_ships", "start_goods",
        "nomads", "mimicry", "assimilation",
    ),
}  # fmt: skip
"""By trigger; only factions have the last ones."""
WORDS = tuple(word for words in POWER_WORDS.values() for word in words)
WORD = Named[Word]("power", WORDS)
BIT = {word: 1 << i for i, word in enumerate(WORDS)}
PLAIN_WORDS = (
    "combat_drones", "escape", "stubborn", "spread", "forward", "garrison", "void_gate", "escort", "slip", "relay",
    "colonize", "any_objective", "drone_control", "machines", "explore_both", "explore_safe", "explore_any",
    "infiltrate", "nomads", "mimicry", "assimilation",
)  # fmt: skip
"""Powers without a number."""
START_WORDS = ("start_ships", "start_goods")
"""Powers that work only at the start of the game: a player who copies an ability does not get them (W19.42)."""


class Power(NamedTuple):
    """One power: its word, and how much of it."""

    word: str
    n: int


# --- the goals of objectives (W13) --------------------------------------------------------------------------

GOAL_WORDS = (
    "controlled", "outposts", "colonies", "of_type", "types", "trade_planets", "sectors", "full_sectors", "border",
    "occupied", "ships", "ships_at", "ships_spread", "technologies", "tech_of_type", "tech_types", "goods", "tokens",
    "elite", "drone_far", "garrisons", "battles", "most_ships", "most_planets",
)  # fmt: skip
TYPED_GOALS = ("of_type", "tech_of_type")


class Goal(NamedTuple):
    """What must be true at the end: at least `n` of what the word counts, of a type if it asks for one."""

    word: str
    n: int
    type: Type


# --- discovery tokens (W15) ---------------------------------------------------------------------------------

TOKEN_NAMES = (
    "refresh_trade_goods", "reinforce_1x", "draw_1x", "control_1x", "extra_vp", "ship_destroyed", "deploy_1_to_3",
    "peace", "colony_of_type", "copy_planet", "technology", "trade_good", "promote_2x", "new_trade_planet",
    "dead_planet", "objective",
)  # fmt: skip
(
    REFRESH_GOODS, REINFORCE_1X, DRAW_1X, CONTROL_1X, EXTRA_VP, SHIP_DESTROYED, DEPLOY_1_TO_3, PEACE, COLONY_OF_TYPE,
    COPY_PLANET, TAKE_TECHNOLOGY, TAKE_GOOD, PROMOTE_2X, NEW_TRADE_PLANET, DEAD_PLANET, TAKE_OBJECTIVE,
) = range(16)  # fmt: skip
AT_ONCE = (SHIP_DESTROYED, TAKE_GOOD, NEW_TRADE_PLANET, DEAD_PLANET, TAKE_OBJECTIVE)
WHEN_USED = (REFRESH_GOODS, REINFORCE_1X, DRAW_1X, CONTROL_1X, DEPLOY_1_TO_3, TAKE_TECHNOLOGY, PROMOTE_2X)


# --- rows ---------------------------------------------------------------------------------------------------


class NameRow(NamedTuple):
    """Something that has only a name, in both languages."""

    id: str
    name: str
    name_de: str


@dataclass(frozen=True, slots=True)
class ActionCard:
    """An action card: the upper and the lower action (W5.2)."""

    id: str
    upper: Action
    lower: Action


@dataclass(frozen=True, slots=True)
class TacticCard:
    """A tactics card. Only basic ones have a letter; hero and advanced cards score (W16.1)."""

    id: str
    name: str
    name_de: str
    kind: str
    letter: str
    factor: int
    text: tuple[TextLine, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class TechnologyCard:
    """A technology: its powers work when its trigger occurs, once per action (W12.5)."""

    id: str
    name: str
    name_de: str
    type: Type
    vp: int
    trigger: str
    powers: tuple[Power, ...]
    bits: int


@dataclass(frozen=True, slots=True)
class ObjectiveCard:
    """An objective: the type on its back, the goal and points on its front (W13)."""

    id: str
    name: str
    name_de: str
    type: Type
    vp: int
    goal: Goal


@dataclass(frozen=True, slots=True)
class DiscoveryToken:
    """A discovery token; `type` only if it shows one, otherwise -1."""

    id: str
    kind: int
    copies: int
    type: Type


@dataclass(frozen=True, slots=True)
class FactionSide:
    """One side of a faction board: ability, hero, and the letter of the basic card the hero replaces (W3.10)."""

    id: str
    faction: Faction
    side: str
    name: str
    name_de: str
    ability: str
    ability_de: str
    powers: tuple[Power, ...]
    bits: int
    hero: Tactic
    letter: str

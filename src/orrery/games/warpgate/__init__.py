"""Warpgate: 2 to 6 players. Whatever is not public about it is this project's own design and is kept in data/."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from orrery.core.game import Game, Setting
from orrery.core.nouns import N
from orrery.core.report import Foreign
from orrery.core.state import frame
from orrery.core.zones import Deck
from orrery.games.warpgate.occasions import OCCASIONS, SPANS
from orrery.games.warpgate.rules import steps
from orrery.games.warpgate.rules.data import KNOWN, PROJECT, Data, DataError, load
from orrery.games.warpgate.rules.nouns import ARGUMENTS, NUMBERED, DataKey, DataNoun, lasting
from orrery.games.warpgate.rules.scoring import score, winners
from orrery.games.warpgate.rules.state import Player, Warpgate
from orrery.games.warpgate.rules.vocabulary import EVERY_TYPE

__all__ = ["GAME", "DataError", "game_with", "load", "make_game"]

BOUND = 8000


@dataclass(frozen=True, slots=True)
class DataSet(Setting):
    """Which data a game is played with: not a choice, but games and records carry it. Games that began with earlier
    data of the project continue with today's."""

    def check(self, value: str, players: int) -> str:
        if lasting(value) != lasting(self.default):
            english = (
                "the data {given} are missing (this is Warpgate with {known}): name the file they are in (--data FILE)"
            )
            raise Foreign("fault-data-set", english, known=self.default, given=f"{value:.60}")
        return self.default


RULINGS = (
    Setting("available-objectives", ("types", "open"), "W19.1"),
    Setting("end-timing", ("during", "start"), "W19.4"),
    Setting("trade-goods", ("one", "many"), "W19.5"),
    Setting("passing", ("blocked", "free"), "W19.7"),
    Setting("trade-route", ("return", "three"), "W19.13"),
    Setting("objectives-per-control", ("one", "each", "sector"), "W19.15"),
    Setting("token-takes", ("available", "deck"), "W19.26"),
    Setting("trade-token", ("here", "any"), "W19.27"),
    Setting("machines", ("before", "instead"), "W19.38"),
    Setting("dead-planet", ("left-out", "gap"), "W19.39"),
    Setting("planet-copy", ("marker", "ships"), "W19.40"),
    Setting("planetfall", ("at-once", "last-fight"), "W19.41"),
    Setting("round-limit", ("12",), "W19.28", numeric=True, low=1, high=99),
)


def setup(data: DataKey, players: int, config: Mapping[str, str]) -> Warpgate:
    """The table before anything has been set out."""
    return Warpgate(
        schedule=[frame(steps.setup)],
        data=data,
        players=[Player() for _ in range(players)],
        round_limit=int(config["round-limit"]),
        open_objectives=config["available-objectives"] == "open",
        end_at_start=config["end-timing"] == "start",
        many_goods=config["trade-goods"] == "many",
        objectives_for=config["objectives-per-control"],
        discoveries=config["discoveries"] == "on",
        same_route=config["trade-route"] == "return",
        token_from_deck=config["token-takes"] == "deck",
        trade_anywhere=config["trade-token"] == "any",
        machines_instead=config["machines"] == "instead",
        dead_gap=config["dead-planet"] == "gap",
        copy_ships=config["planet-copy"] == "ships",
        claim_late=config["planetfall"] == "last-fight",
        pass_enemies=config["passing"] == "free",
        choose_faction=config["factions"] == "choose",
        sides=config["sides"],
    )


def older(data: dict[str, Any]) -> dict[str, Any]:
    """A snapshot of version 0.3.0: there was one objective for each Control, or one for each planet (W19.15). A
    player's powers are computed when the round begins, so the stored ones are left out."""
    kept = {name: value for name, value in data.items() if name != "objective_each"}
    players = [{name: v for name, v in p.items() if name not in ("words", "used")} for p in data["players"]]
    return kept | {"players": players, "objectives_for": "each" if data["objective_each"] else "one"}


def conserved(s: Warpgate) -> object:
    """All ships, cards, tokens and trade goods, wherever they are."""
    d, b = KNOWN[s.data], s.battle

    def deck(*decks: Deck[N]) -> list[N]:
        return [card for one in decks for layer in one.layers for card in layer]

    ships = [sum(p.ships) + p.supply for p in s.players]
    tactics = deck(s.promotions, *(p.tactics for p in s.players))
    if b is not None:
        ships[b.attacker] += b.ships
        tactics += b.cards
    for p in s.players:
        tactics += p.drawn + p.tactics_discard + p.offered
    boxed = sum(p.abilities != [] for p in s.players)
    actions = [sorted(deck(p.deck) + p.hand + p.discard + p.played) for p in s.players]
    goals = deck(*(s.goals.of(t) for t in EVERY_TYPE)) + s.open_goals
    goals += [card for p in s.players for card in p.objectives.all() + p.shown]
    technologies = deck(s.technologies) + s.available + [card for p in s.players for card in p.technologies]
    tokens = deck(s.tokens) + s.turned + s.boxed + [t for p in s.players for t in p.tokens + p.old_tokens]
    goods = s.goods + sum(p.fresh + p.spent for p in s.players)
    elite = sorted(card for card in tactics if d.tactics[card].kind != "basic")
    basic = len(tactics) - len(elite) + boxed
    return ships, actions, elite, basic, sorted(goals), sorted(technologies), sorted(tokens), goods


def make_game(data: Data) -> Game:
    """Warpgate, played with this data."""
    return Game(
        name="warpgate",
        players=tuple(data.boards),
        state=Warpgate,
        setup=lambda players, config: setup(data.key, players, config),
        steps=steps.STEPS,
        kinds=data.kinds.by_name,
        chances=data.kinds.chances,
        score=score,
        winners=winners,
        round_step="round",
        bound=BOUND,
        settings=(
            Setting("factions", ("random", "choose"), "W3.6"),
            Setting("sides", ("choose", "random", "A", "B"), "W3.6"),
            Setting("discoveries", ("on", "off"), "W19.3"),
            DataSet("data", (data.key,), "W2.1"),
        ),
        rulings=RULINGS,
        conserved=conserved,
        occasions=OCCASIONS,
        spans=SPANS,
        nouns={**data.kinds.nouns, DataKey: DataNoun(data.key)},
        arguments=ARGUMENTS,
        numbered=NUMBERED if lasting(data.key) == PROJECT else {},
        older=older,
        sources=("orrery.core", "orrery.games.common", "orrery.games.warpgate.rules"),
        revision=data.key,
    )


def game_with(path: str | Path) -> Game:
    """Warpgate with an owner's file instead of the project's data; DataError says what is wrong with it."""
    return make_game(load(path))


GAME = make_game(load())

"""Race for the Galaxy, base game: 2 to 4 players, with the game for two experienced players."""

from __future__ import annotations

from collections.abc import Mapping

from orrery.core.game import Game, Setting
from orrery.core.state import frame
from orrery.games.race.occasions import OCCASIONS, SPANS
from orrery.games.race.rules import steps
from orrery.games.race.rules.cards import SETS
from orrery.games.race.rules.kinds import CHANCES, KINDS
from orrery.games.race.rules.nouns import ARGUMENTS, NOUNS, NUMBERED
from orrery.games.race.rules.scoring import score, winners
from orrery.games.race.rules.state import Player, Race

CHIPS_EACH = 12


def setup(players: int, config: Mapping[str, str]) -> Race:
    """The table before anything has been dealt (R1.1, R13.1)."""
    first_game = config["first-game"] == "yes"
    return Race(
        schedule=[frame(steps.setup)],
        players=[Player() for _ in range(players)],
        pool=CHIPS_EACH * players,
        cards=config["cards"],
        experienced=config["experienced"] == "yes",
        first_game=first_game,
        idle_tactics=config["idle-tactics"] == "allowed",
        idle_ship=config["idle-colony-ship"] == "allowed",
        good_after=config["first-game-good" if first_game else "start-good"] == "after",
        round_limit=int(config["round-limit"]),
    )


def conserved(s: Race) -> object:
    """All 114 cards and all chips, wherever they are."""
    cards = [card for layer in s.deck.layers for card in layer]
    cards += [card for pile in s.discard.by_seen.values() for card in pile]
    for p in s.players:
        cards += p.hand + p.explored + p.tableau + list(p.goods.values())
    return sorted(cards), s.pool + sum(p.chips for p in s.players)


GAME = Game(
    name="race",
    players=(2, 3, 4),
    state=Race,
    setup=setup,
    steps=steps.STEPS,
    kinds=KINDS,
    chances=CHANCES,
    score=score,
    winners=winners,
    round_step="round",
    bound=4000,
    settings=(
        Setting("experienced", ("no", "yes"), "R13.1", players=(2,)),
        Setting("first-game", ("no", "yes"), "R1.4"),
        Setting("cards", SETS, "R1.1", grows=True),
    ),
    rulings=(
        Setting("idle-tactics", ("allowed", "needed"), "R14.1"),
        Setting("idle-colony-ship", ("needed", "allowed"), "R14.2"),
        Setting("first-game-good", ("before", "after"), "R14.3"),
        Setting("round-limit", ("0",), "R14.4", numeric=True),
        Setting("start-good", ("before", "after"), "R14.6"),
    ),
    conserved=conserved,
    occasions=OCCASIONS,
    spans=SPANS,
    nouns=NOUNS,
    arguments=ARGUMENTS,
    numbered=NUMBERED,
    sources=("orrery.core", "orrery.games.race"),
)

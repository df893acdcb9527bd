"""Twilight Imperium, third edition: 3 to 6 players. See DESIGN.md for where everything is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from orrery.core.game import Game
from orrery.core.nouns import N
from orrery.core.state import frame
from orrery.core.zones import Deck
from orrery.games.ti3.occasions import OCCASIONS, SPANS
from orrery.games.ti3.rules import delivery, hooks, parts, technologies
from orrery.games.ti3.rules.board import planets_of
from orrery.games.ti3.rules.kinds import CHANCES, KINDS
from orrery.games.ti3.rules.limits import limits
from orrery.games.ti3.rules.nouns import ARGUMENTS, NOUNS, NUMBERED, TEXT, older
from orrery.games.ti3.rules.options import RULINGS, SETTINGS, played_with
from orrery.games.ti3.rules.scoring import score, winners
from orrery.games.ti3.rules.setup import setup as set_up
from orrery.games.ti3.rules.state import Player, Twilight
from orrery.games.ti3.rules.steps import STEPS
from orrery.games.ti3.rules.things import Politic
from orrery.games.ti3.rules.units import LIMITED, PDS, SPACE_DOCK

__all__ = ["GAME", "delivery", "parts", "technologies"]

BOUND = 30_000


def setup(players: int, config: Mapping[str, str]) -> Twilight:
    """The table before anything has been set out."""
    return Twilight(
        schedule=[frame(set_up)],
        players=[Player() for _ in range(players)],
        played_with=played_with(config),
        round_limit=int(config["round-limit"]),
    )


def conserved(s: Twilight) -> object:
    """All figures, trade goods and cards, wherever they are."""
    if not s.deck.layers and not s.discard:
        return None

    def deck(it: Deck[N]) -> list[N]:
        return [card for layer in it.layers for card in layer]

    figures = [units_of(s, seat) for seat in range(len(s.players))]
    goods = s.goods + sum(p.goods for p in s.players)
    hands = [card for p in s.players for card in p.hand + shown(p)]
    cards = Counter(deck(s.deck) + s.discard + s.open_cards + s.out_of_play + hands)
    before: list[Politic] = [s.council.card, *s.council.again] if s.council is not None else []
    for name, *args in s.schedule:
        before += args[1:] if name == "agenda" else args[2:] if name == "draw_agendas" else []
    before = [card for card in before if card >= 0]
    looked = [card for p in s.players for card in p.looked]
    politics = Counter(deck(s.politics) + s.politics_discard + list(s.laws) + looked + before)
    secrets = sorted(deck(s.secrets) + s.shown_secrets + [card for p in s.players for card in p.secret])
    return figures, goods, sorted(cards.items()), sorted(politics), secrets


def shown(p: Player) -> list[int]:
    """The cards of a hand that somebody is looking at."""
    return [card for cards in p.shown.by_seen.values() for card in cards]


def units_of(s: Twilight, seat: int) -> list[int]:
    """A player's limited figures by kind, on the board and off it."""
    p = s.players[seat]
    found = list(p.reserve)
    for fleet in p.fleets.values():
        for unit in LIMITED[:-1]:
            found[unit] += fleet.of(unit)
    for planet in planets_of(s, seat):
        found[PDS] += s.pds[planet]
        found[SPACE_DOCK] += s.docks >> planet & 1
    if s.activation is not None and s.activation.seat == seat:
        for unit in LIMITED[:-1]:
            found[unit] += s.activation.arriving.of(unit) + s.activation.leaving.of(unit)
        if s.invasion is not None:
            found[PDS] += sum(s.invasion.pds.values())
    return [found[unit] for unit in LIMITED]


GAME = Game(
    name="ti3",
    players=(3, 4, 5, 6),
    state=Twilight,
    setup=setup,
    steps=STEPS | hooks.STEPS,
    kinds=KINDS,
    chances=CHANCES,
    score=score,
    winners=winners,
    round_step="round",
    bound=BOUND,
    settings=SETTINGS,
    rulings=RULINGS,
    limits=limits,
    answers=lambda window: (TEXT.name, hooks.HOOKS.cards_for(window)),
    conserved=conserved,
    occasions=OCCASIONS,
    spans=SPANS,
    nouns=NOUNS,
    arguments=ARGUMENTS,
    numbered=NUMBERED,
    older=older,
    sources=(
        "orrery.core",
        "orrery.games.common",
        "orrery.games.twilight",
        "orrery.games.ti3.rules",
        "orrery.games.ti3.data",
    ),
)

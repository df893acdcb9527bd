"""Twilight Imperium 4 in the browser: what is on the table now, from one reader's point of view. The page draws it and
computes nothing itself; the map, the players and what is going on have files of their own."""

from __future__ import annotations

from orrery.core.unknown import known
from orrery.games.ti4.board.battle import attacks, combat, roll
from orrery.games.ti4.board.council import council, laws
from orrery.games.ti4.board.deal import deals
from orrery.games.ti4.board.draft import draft
from orrery.games.ti4.board.galaxy import building, planets, systems
from orrery.games.ti4.board.going_on import activation, asked
from orrery.games.ti4.board.seats import seat_now
from orrery.games.ti4.board.shapes import Decks, EffectNow, Figures, ObjectiveNow, StrategyNow
from orrery.games.ti4.rules.map_string import written
from orrery.games.ti4.rules.nouns import STRATEGY, UNTIL
from orrery.games.ti4.rules.seats import order
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Strategy, planets_in
from orrery.telling.sight import Sight
from orrery.telling.slow import slow_of
from orrery.text import Words


def figures(view: Sight, words: Words) -> Figures:
    """Everything the board draws."""
    s: Imperium = view.state
    laid, set_up, slow = bool(s.tiles), bool(s.owner), slow_of(view)
    return Figures(
        layout=s.layout,
        expansion=s.expansion,
        phase=s.phase,
        round=s.round,
        rounds=s.round_limit,
        goal=s.goal,
        speaker=s.speaker,
        active=s.active,
        active_place=s.active_place,
        order=[*order(s)],
        zero=s.zero,
        custodians=s.custodians,
        nexus_open=s.nexus_open,
        strategies=[strategy_now(s, card) for card in STRATEGY.every],
        systems=systems(s) if laid else [],
        planets=planets(s) if laid else [],
        destroyed=[*planets_in(s.destroyed)],
        seats=[seat_now(s, seat, view.seat) for seat in range(view.players)],
        objectives=[ObjectiveNow(card, scored_by(s, card)) for card in s.objectives],
        objectives_left=(s.ones_left, s.twos_left),
        laws=laws(s) if set_up else [],
        effects=[EffectNow(text, seat, UNTIL.names[until]) for text, seat, until, *_ in s.effects],
        decks=decks(s),
        building=building(s) if laid and not set_up else None,
        activation=activation(s),
        combat=combat(s, view, words, slow),
        attacks=attacks(s, view, words, slow),
        roll=roll(s),
        council=council(s, view.seat, words),
        deals=deals(view, words),
        draft=draft(s),
        map_string=written(s) if set_up else "",
        asked={id_: asked(s, decision) for id_, decision in view.questions},
    )


def strategy_now(s: Imperium, card: Strategy) -> StrategyNow:
    """A strategy card: who has it, whether it has been played, and the trade goods on it."""
    holder = next((seat for seat, p in enumerate(s.players) if card in p.strategies), -1)
    used = holder >= 0 and s.players[holder].used >> card & 1 == 1
    return StrategyNow(card=card, goods=s.strategy_goods[card], holder=holder, used=used)


def scored_by(s: Imperium, card: int) -> list[int]:
    """Who has scored an objective."""
    return [seat for seat, p in enumerate(s.players) if p.scored >> card & 1]


def decks(s: Imperium) -> Decks:
    """What is in the decks and beside them."""
    return Decks(
        cards=len(s.deck),
        discard=s.discard,
        agendas=len(s.agendas),
        agenda_discard=s.agenda_discard,
        agendas_known=agendas_known(s),
        explorations=[len(deck) for deck in (s.cultural, s.hazardous, s.industrial, s.frontiers)],
        explored=s.explored,
        relics=len(s.relics),
        secrets=len(s.secret_deck),
        purged=s.purged,
    )


def agendas_known(s: Imperium) -> list[int]:
    """The agendas on top of the deck that the reader has seen, in the order in which they will come."""
    found: list[int] = []
    for layer in reversed(s.agendas.layers):
        cards = known(layer)
        if cards is None or len(cards) != 1:
            break
        found += cards
    return found

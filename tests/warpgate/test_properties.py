"""What must hold in every game of Warpgate, tried on many: nothing gets lost, pieces are where they may be, a refusal
always names a rule, and a record leads to the same position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from orrery.core.ask import Decision
from orrery.core.nouns import Maybe, N, Named, Noun, TupleNoun
from orrery.core.record import Record
from orrery.core.table import Table
from orrery.core.zones import Deck
from orrery.games import game as titled
from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.kinds import PlayNoun
from orrery.games.warpgate.rules.powers import NOMADS
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.verbs import board_of
from orrery.games.warpgate.rules.vocabulary import EVERY_TYPE
from orrery.lab.golden import eager
from orrery.lab.rulebook import rules
from tests.warpgate.notation import DATA
from tests.warpgate.say import on

Setup = tuple[int, Mapping[str, str], int]
"""Players, options and a seed."""
CHOICES = {
    setting.name: st.sampled_from(setting.values if not setting.numeric else ("2", "3", "12"))
    for setting in GAME.settings + GAME.rulings
}


@st.composite
def tables(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Setup:
    """Any way to set the game up."""
    return draw(st.integers(2, 6)), draw(st.fixed_dictionaries(CHOICES)), draw(st.integers(0, 2**64))


def cards_of(deck: Deck[N]) -> list[N]:
    return [card for layer in deck.layers for card in layer]


def check_pieces(s: Warpgate) -> None:
    """12 ships and at most 12 markers each; ships of one player on a planet; markers of one player on it."""
    marked = Counter[int]()
    held = Counter[int]()
    for seat, p in enumerate(s.players):
        fighting = s.battle.ships if s.battle is not None and s.battle.attacker == seat else 0
        if p.ships:
            assert sum(p.ships) + p.supply + fighting == 12
            assert min(p.ships) >= 0
            assert p.supply >= 0
        assert p.outposts & p.colonies == 0
        assert (p.outposts | p.colonies).bit_count() <= 12
        assert not (p.outposts | p.colonies) & (1 | s.dead)
        marked.update(places(p.outposts | p.colonies))
        camps = p.outposts if p.texts.here & NOMADS else 0
        assert p.fleets == sum(1 << i for i, ships in enumerate(p.ships) if ships) | camps
        held.update(place for place in places(p.fleets) if place)
    assert all(count == 1 for count in marked.values())
    assert all(count == 1 for count in held.values())


def check_cards(s: Warpgate) -> None:
    """Every card, token and trade good is somewhere, once."""
    n = len(s.players)
    for p in s.players:
        assert sorted(cards_of(p.deck) + p.hand + p.discard + p.played) == list(range(12))
        assert len(p.played) <= 4
    elite = [card for p in s.players for card in p.elite]
    owned = [card for p in s.players for card in cards_of(p.tactics) + p.drawn + p.tactics_discard + p.offered] + (
        s.battle.cards if s.battle is not None else []
    )
    if s.round:
        assert len(owned) + len(s.promotions) == 8 * n + len(DATA.promotable) - n
        known = cards_of(s.promotions) + elite + [card for p in s.players for card in p.offered]
        assert sorted(known) == sorted(DATA.promotable)
    technologies = cards_of(s.technologies) + s.available + [card for p in s.players for card in p.technologies]
    assert sorted(technologies) == list(range(len(DATA.technologies)))
    goals = [card for t in EVERY_TYPE for card in cards_of(s.goals.of(t))] + s.open_goals
    goals += [card for p in s.players for card in p.objectives.all() + p.shown]
    assert sorted(goals) == list(range(len(DATA.objectives)))
    tokens = cards_of(s.tokens) + s.turned + s.boxed + [t for p in s.players for t in p.tokens + p.old_tokens]
    assert Counter(tokens) == Counter(DATA.all_tokens)
    assert s.goods + sum(p.fresh + p.spent for p in s.players) == 4 * n
    assert min(s.goods, s.technologies_left, s.objectives_left) >= 0


@pytest.mark.rule("W1.9", "W3.2", "W3.3", "W3.4", "W3.7", "W3.9", "W14.1", "W15.1")
@settings(max_examples=40, deadline=None)
@examples(tables())
def test_no_ship_marker_card_token_or_good_is_ever_lost(it: Setup) -> None:
    players, options, seed = it
    table, dice = Table.new(GAME, players, options, seed=seed, live=False), Random(seed)
    number = 0
    while table.pending:
        number += 1
        check_pieces(on(table))
        if number % 4 == 0 and on(table).round:
            check_cards(on(table))
        track, asked = dice.choice(list(table.pending.items()))
        table.put(track, eager(asked, dice))
    check_pieces(on(table))
    check_cards(on(table))
    assert table.over


@pytest.mark.rule("W4.1", "W5.1", "W5.3", "W19.28")
@settings(max_examples=10, deadline=None)
@examples(st.integers(2, 6), st.integers(0, 2**64))
def test_everybody_plays_four_cards_in_every_round(players: int, seed: int) -> None:
    table, dice = Table.new(GAME, players, {"sides": "A", "round-limit": "3"}, seed=seed, live=False), Random(seed)
    played = Counter[tuple[int, int]]()
    while table.pending:
        s = on(table)
        track, asked = next(iter(table.pending.items()))
        value = eager(asked, dice)
        if asked.kind.name == "play" and value[0] <= 2:
            slot = len(s.players[asked.seat].played)
            assert slot == played[s.round, asked.seat]
            played[s.round, asked.seat] += 1
        table.put(track, value)
    assert on(table).round <= 3
    assert set(played.values()) == {4}


# --- refusals -------------------------------------------------------------------------------------------------------


def everything(noun: Noun[Any], dice: Random) -> list[Any]:
    """Many of the things that could be answered to a question, allowed or not."""
    if isinstance(noun, Maybe):
        return [*everything(noun.noun, dice), None]
    if isinstance(noun, Named):
        return list(range(len(noun.names)))
    if isinstance(noun, TupleNoun):
        parts = [everything(part, dice) for part in noun.nouns]
        return [tuple(dice.choice(part) for part in parts) for _ in range(12)]
    if isinstance(noun, PlayNoun):
        ways = [(way, everything(about, dice)) for way, about in noun.about.items()]
        return [(way, dice.choice(about), dice.randrange(3)) for way, about in ways for _ in range(3)]
    return list(range(-1, 15))


def outside(asked: Decision[Any], dice: Random) -> list[Any]:
    return everything(asked.kind.noun, dice) if asked.FORM in ("choose", "amount") else []


@pytest.mark.rule("W19.29")
@settings(max_examples=30, deadline=None)
@examples(tables())
def test_what_is_not_offered_is_refused_by_a_rule(it: Setup) -> None:
    players, options, seed = it
    known = {rule.number for rule in rules("warpgate")}
    options = {**options, "round-limit": "2"}
    table, dice = Table.new(GAME, players, options, seed=seed, live=False), Random(seed)
    while table.pending:
        track, asked = dice.choice(list(table.pending.items()))
        offered = list(asked.options()) if asked.FORM != "pick" else []
        for value in outside(asked, dice):
            no = asked.refuse(value)
            assert (no is None) == (value in offered), f"{asked}: {value}, {no}"
            assert no is None or no.rule in known, f"{asked}: {value} is refused by {no}"
        table.put(track, asked.sample(dice))


@settings(max_examples=6, deadline=None)
@examples(tables())
def test_a_record_leads_to_the_same_place(it: Setup) -> None:
    players, options, seed = it
    table, dice = Table.new(GAME, players, {**options, "round-limit": "3"}, seed=seed), Random(seed)
    while table.pending:
        track, asked = dice.choice(list(table.pending.items()))
        table.put(track, eager(asked, dice))
    record = Record.loads(Record.of(table).dumps(), games=titled)
    assert record.verify().ok
    assert record.replay().state == table.state


@pytest.mark.rule("W7.1")
@pytest.mark.parametrize("players", GAME.players)
def test_distances_are_the_same_there_and_back(players: int) -> None:
    board = DATA.boards[players]
    for seat in range(players):
        for one in range(board.size):
            for other in range(one):
                assert board.distance(seat, one, other) == board.distance(seat, other, one)


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize("players", GAME.players)
def test_the_board_of_a_game_is_the_one_for_its_players(players: int) -> None:
    assert board_of(on(Table.new(GAME, players, seed=1))).players == players

"""Players who are out of a game of Twilight Imperium 4 (LRR 16), told in players' words. What becomes of notes and laws
and of captured units is told where these are."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.limits import eliminate, gone
from orrery.games.ti4.rules.nouns import STRATEGY
from orrery.games.ti4.rules.rounds import cards_left
from orrery.games.ti4.rules.things import NO_SEAT, Seat
from tests.ti4.notation import asked, planet, player, position, say, state

SOL, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)
HOME = ("arc_prime", "wren_terra")


def without_planets(**letnev: object) -> Table:
    """Letnev controls nothing any more."""
    return position(planets=dict.fromkeys(HOME, "sol: infantry"), letnev=letnev)


@pytest.mark.rule("LRR 16.1")
@pytest.mark.parametrize(
    ("space", "out"),
    [
        ("2 dreadnought", True),
        ("carrier, infantry", False),
        ("carrier, mech", False),
    ],
)
def test_without_planets_ground_forces_keep_a_player_in_the_game(space: str, out: bool) -> None:
    table = without_planets(space={"203": space})
    assert player(table, "letnev").eliminated is out


@pytest.mark.rule("LRR 16.1")
def test_one_planet_is_enough() -> None:
    table = position(planets={"arc_prime": "sol: infantry"})
    assert not gone(state(table), LETNEV)
    state(table).owner[planet("wren_terra")] = NO_SEAT
    assert gone(state(table), LETNEV)


@pytest.mark.rule("LRR 16.2")
def test_an_eliminated_player_has_no_turns_and_no_pieces() -> None:
    table = without_planets(space={"203": "2 dreadnought"}, goods=3, tokens="204")
    letnev = player(table, "letnev")
    assert (letnev.space, letnev.ground, letnev.tokens, letnev.goods) == ({}, {}, 0, 0)
    say(table, "sol act pass")
    assert asked(table) == {"hacan": "act"}


@pytest.mark.rule("LRR 16.6")
def test_strategy_cards_of_an_eliminated_player_can_be_taken_again() -> None:
    table = position(letnev={"strategies": "warfare, trade"})
    s = state(table)
    s.players[LETNEV].used = 1 << STRATEGY.index["trade"]
    eliminate(s, LETNEV)
    assert {STRATEGY.index["warfare"], STRATEGY.index["trade"]} <= {*cards_left(s)}


@pytest.mark.rule("LRR 16.8")
def test_an_eliminated_speaker_hands_the_token_to_the_left() -> None:
    s = state(position())
    assert s.speaker == SOL
    eliminate(s, SOL)
    assert s.speaker == LETNEV


@pytest.mark.rule("LRR 16.9")
def test_a_game_of_five_stays_with_one_strategy_card_each() -> None:
    factions = "sol, letnev, hacan, saar, jol_nar"
    table = position(factions, frames=[("turn",), ("round",)])
    s = state(table)
    eliminate(s, LETNEV)
    for p in s.players:
        p.strategies, p.passed = [], True
    say(table, "sol act pass")
    taken = 0
    while set(asked(table).values()) == {"take"}:
        ((who, _),) = asked(table).items()
        say(table, f"{who} take {STRATEGY.names[cards_left(s)[0]]}")
        taken += 1
    assert taken == 4, "four players are left, and each takes one card"

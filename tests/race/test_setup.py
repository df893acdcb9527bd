"""Chapter R1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.core.unknown import Unknown
from orrery.games.race.rules.cards import BY_NAME, CARDS, FIRST_HANDS, IN_PLAY, START_WORLDS
from orrery.games.race.rules.vocabulary import BASE, Card
from tests.race.notation import Position, card, fresh

STARTS = [CARDS[world].name for world in START_WORLDS]


def all_cards(game: Position) -> Counter[Card]:
    """Every card on the table, wherever it is."""
    s = game.state
    found = Counter(c for layer in s.deck.layers for c in layer)
    found.update(c for pile in s.discard.by_seen.values() for c in pile)
    for p in s.players:
        found.update([*p.hand, *p.explored, *p.tableau, *p.goods.values()])
    return found


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twelve_chips_for_each_player(players: int) -> None:
    game = fresh(players)
    assert game.pool == 12 * players
    assert [game.chips(seat) for seat in range(players)] == [0] * players


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_race_is_for_two_to_four(players: int) -> None:
    with pytest.raises(ValueError, match="for 2, 3, 4 players"):
        fresh(players)


@pytest.mark.rule("R1.2", "R2.2")
def test_seven_different_action_cards() -> None:
    game = fresh(2, options={"first-game": "yes"})
    assert game.offered(0) == ["explore +5", "explore +1+1", "develop", "settle", "trade", "x2", "produce"]


@pytest.mark.rule("R1.3")
def test_each_player_begins_with_one_of_five_start_worlds() -> None:
    seen = set()
    for seed in range(40):
        game = fresh(4, seed=seed)
        worlds = [game.tableau(seat) for seat in range(4)]
        assert all(len(tableau) == 1 for tableau in worlds)
        assert len({tableau[0] for tableau in worlds}) == 4
        seen |= {(seat, tableau[0]) for seat, tableau in enumerate(worlds)}
    assert seen == {(seat, world) for seat in range(4) for world in STARTS}


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_first_game_uses_the_start_worlds_from_one_up(players: int) -> None:
    for seed in range(10):
        game = fresh(players, options={"first-game": "yes"}, seed=seed)
        assert {game.tableau(seat)[0] for seat in range(players)} == set(STARTS[1 : players + 1])


@pytest.mark.rule("R1.5")
@pytest.mark.parametrize("first_game", ["no", "yes"])
def test_unused_start_worlds_are_ordinary_cards(first_game: str) -> None:
    game = fresh(2, "Epsilon Eridani, Alpha Centauri", options={"first-game": first_game})
    assert all_cards(game) == Counter(IN_PLAY[BASE])
    unused = {card("Old Earth"), card("New Sparta"), card("Earth's Lost Colony")}
    dealt = {c for seat in (0, 1) for c in game.state.players[seat].hand}
    assert unused <= {c for layer in game.state.deck.layers for c in layer} | dealt
    drawn = fresh(2, "Epsilon Eridani, Alpha Centauri", draws="Comet Zone, Old Earth, Gem World, Spice World, "
                  "Drop Ships, Space Port, Empath World")  # fmt: skip
    assert "Old Earth" in drawn.hand(0)


@pytest.mark.rule("R1.6")
def test_six_cards_are_dealt_and_exactly_four_are_kept() -> None:
    six = "Gem World, Spice World, Drop Ships, Space Port, Empath World, New Earth"
    game = fresh(2, "Old Earth, New Sparta", draws=six)
    assert game.hand(0) == sorted(six.split(", "))
    assert len(game.hand(1)) == 6
    game.refuses("0 discards Gem World", "R1.6")
    game.refuses("0 discards Gem World, Drop Ships, New Earth", "R1.6")
    game.refuses("0 discards Gem World, Rebel Base", "R3.2")
    assert game.waiting == [0, 1]  # both choose at the same time
    game.play("0 keeps Spice World, Drop Ships, Space Port, Empath World")
    assert game.hand(0) == ["Drop Ships", "Empath World", "Space Port", "Spice World"]
    assert game.discarded == ["Gem World", "New Earth"]
    assert game.table.view(0).state.discard.plain() == {"known": sorted(map(card, game.discarded)), "unknown": 0}
    assert game.table.view(1).state.discard.plain() == {"known": [], "unknown": 2}


@pytest.mark.rule("R1.7")
def test_first_game_hands_bear_the_number_of_the_start_world() -> None:
    game = fresh(3, "New Sparta, Epsilon Eridani, Alpha Centauri", options={"first-game": "yes"})
    for seat, number in enumerate((3, 1, 2)):
        assert game.state.players[seat].hand == sorted(FIRST_HANDS[number])
    assert game.hand(1) == ["Colony Ship", "Gem World", "Public Works", "Rebel Fuel Cache"]
    assert game.discarded == []
    assert game.asks(0) == "action"  # nobody is asked to discard


@pytest.mark.rule("R1.8")
def test_alpha_centauri_begins_with_a_good_nobody_has_seen() -> None:
    game = fresh(2, "Old Earth, Alpha Centauri", draws="Gem World")
    assert game.goods(1) == ["Alpha Centauri"]
    assert game.state.players[1].goods == {card("Alpha Centauri"): card("Gem World")}
    for seat in (-1, 0, 1):
        assert game.table.view(seat).state.players[1].goods == {card("Alpha Centauri"): Unknown(1)}
    assert fresh(2, "Old Earth, New Sparta").goods(1) == []


@pytest.mark.rule("R1.9")
def test_the_good_is_drawn_before_unused_start_worlds_and_the_deal() -> None:
    with pytest.raises(ValueError):
        fresh(2, "New Sparta, Alpha Centauri", draws="Old Earth")  # not in the pile yet
    game = fresh(2, "New Sparta, Alpha Centauri", draws="Gem World, Old Earth, Epsilon Eridani, Spice World, "
                 "Drop Ships, Empath World, Space Port")  # fmt: skip
    assert game.state.players[1].goods == {card("Alpha Centauri"): card("Gem World")}
    dealt_first = game.state.order[0]
    assert game.tableau(dealt_first) == ["Alpha Centauri"]
    assert "Old Earth" in game.hand(dealt_first)


@pytest.mark.rule("R1.10", "R12.2")
@pytest.mark.parametrize(
    ("starts", "order"),
    [
        ("Old Earth, New Sparta, Epsilon Eridani", [0, 1, 2]),
        ("New Sparta, Epsilon Eridani, Earth's Lost Colony", [1, 2, 0]),
        ("Earth's Lost Colony, New Sparta, Alpha Centauri", [2, 0, 1]),
    ],
)
def test_the_lowest_start_world_is_first_and_the_rest_follow_clockwise(starts: str, order: list[int]) -> None:
    game = fresh(3, starts, options={"first-game": "no"})
    assert [line[2]["seat"] for line in game.table.journal if line[0] == "race-log-draws"] == order


def test_the_start_worlds_are_numbered_as_on_the_cards() -> None:
    names = ["Old Earth", "Epsilon Eridani", "Alpha Centauri", "New Sparta", "Earth's Lost Colony"]
    assert [CARDS[BY_NAME[name]].start for name in names] == [0, 1, 2, 3, 4]

"""Chapter R14: the named rulings, each with all its values."""

from __future__ import annotations

import pytest

from orrery.games.race import GAME
from tests.race.notation import card, fresh, given


@pytest.mark.rule("R14.1", "R14.2", "R14.3", "R14.4", "R14.6")
def test_rulings_and_their_defaults() -> None:
    assert {ruling.name: ruling.default for ruling in GAME.rulings} == {
        "idle-tactics": "allowed",
        "idle-colony-ship": "needed",
        "first-game-good": "before",
        "start-good": "before",
        "round-limit": "0",
    }
    assert [ruling.rule for ruling in GAME.rulings] == ["R14.1", "R14.2", "R14.3", "R14.4", "R14.6"]


@pytest.mark.rule("R14.1")
def test_tactics_may_be_given_up_for_nothing_by_default() -> None:
    line = "0: New Sparta, New Military Tactics | hand: Outlaw World, Gem World, 2 cards"
    game = given(line, "1: Old Earth", phase="settle").play("settle: 0 settles Outlaw World; 1 passes")
    assert game.offered(0) == ["conquer", "conquer_tactics"]
    game = given(line, "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Gem World with New Military Tactics paying 2 cards; 1 passes")
    assert game.tableau(0) == ["New Sparta", "Gem World"]


@pytest.mark.rule("R14.1")
def test_tactics_only_where_needed() -> None:
    options = {"idle-tactics": "needed"}
    line = (
        "0: New Sparta, New Military Tactics, Contact Specialist | hand: Outlaw World, Pirate World, Gem World, 2 cards"
    )
    game = given(line, "1: Old Earth", phase="settle", options=options)
    game.play("settle: 0 settles Outlaw World; 1 passes")  # strength 1 is enough
    assert game.offered(0) == ["conquer", "specialist"]
    game.refuses("0 takes it by force with New Military Tactics", "R14.1")
    game.refuses("0 takes it for cards with Contact Specialist, New Military Tactics", "R14.1")
    game = given(line, "1: Old Earth", phase="settle", options=options)
    game.play("settle: 0 settles Pirate World; 1 passes")  # strength 1 is not
    assert game.offered(0) == ["specialist", "conquer_tactics"]
    game = given(line, "1: Old Earth", phase="settle", options=options)
    game.play("settle: 0 settles Gem World paying 2 cards; 1 passes")  # nobody asks
    assert "New Military Tactics" in game.tableau(0)


@pytest.mark.rule("R14.2")
def test_colony_ship_only_for_a_world_that_costs_something() -> None:
    line = "0: Old Earth, Colony Ship, New Military Tactics | hand: Pilgrimage World, 2 cards"
    game = given(line, "1: New Sparta", phase="settle").play("settle: 0 settles Pilgrimage World; 1 passes")
    assert game.offered(0) == ["pay", "pay_tactics"]
    game.refuses("0 takes it for cards with Colony Ship", "R14.2")
    free = "0: Old Earth, Colony Ship, Replicant Robots | hand: Gem World, 2 cards"
    game = given(free, "1: New Sparta", phase="settle").play("settle: 0 settles Gem World paying nothing; 1 passes")
    assert "Colony Ship" in game.tableau(0)


@pytest.mark.rule("R14.2")
def test_colony_ship_for_any_world_if_the_table_likes() -> None:
    options = {"idle-colony-ship": "allowed"}
    line = "0: Old Earth, Colony Ship | hand: Pilgrimage World, 2 cards"
    game = given(line, "1: New Sparta", phase="settle", options=options)
    game.play("settle: 0 settles Pilgrimage World; 1 passes")
    assert game.offered(0) == ["pay", "ship"]
    game.play("0 takes it for cards with Colony Ship")
    assert game.tableau(0) == ["Old Earth", "Pilgrimage World"]


@pytest.mark.rule("R14.3")
def test_the_good_of_a_first_game_comes_before_the_unused_start_worlds() -> None:
    start, options = "Epsilon Eridani, Alpha Centauri", {"first-game": "yes"}
    with pytest.raises(ValueError):
        fresh(2, start, draws="Old Earth", options=options)
    game = fresh(2, start, draws="Spice World", options=options)
    assert game.state.players[1].goods == {card("Alpha Centauri"): card("Spice World")}


@pytest.mark.rule("R14.3")
def test_the_good_of_a_first_game_comes_after_them_if_the_table_likes() -> None:
    options = {"first-game": "yes", "first-game-good": "after"}
    game = fresh(2, "Epsilon Eridani, Alpha Centauri", draws="Old Earth", options=options)
    assert game.state.players[1].goods == {card("Alpha Centauri"): card("Old Earth")}


@pytest.mark.rule("R14.6", "R1.8", "R1.9")
def test_the_good_of_alpha_centauri_comes_before_the_unused_start_worlds() -> None:
    start = "Epsilon Eridani, Alpha Centauri"
    with pytest.raises(ValueError):
        fresh(2, start, draws="Old Earth")
    game = fresh(2, start, draws="Spice World")
    assert game.state.players[1].goods == {card("Alpha Centauri"): card("Spice World")}


@pytest.mark.rule("R14.6", "R1.8", "R1.9")
def test_the_good_of_alpha_centauri_comes_after_the_deal_if_the_table_likes() -> None:
    dealt = "Gem World, Spice World, Space Port, New Earth, Comet Zone, Mining World"
    other = "Drop Ships, Outlaw World, Colony Ship, Empath World, Distant World, New Vinland"
    game = fresh(
        2, "Epsilon Eridani, Alpha Centauri", draws=f"{dealt}, {other}, Old Earth", options={"start-good": "after"}
    )
    assert game.state.players[1].goods == {card("Alpha Centauri"): card("Old Earth")}
    assert game.hand(0) == sorted(dealt.split(", "))


@pytest.mark.rule("R14.4")
def test_no_limit_of_rounds_by_default() -> None:
    game = given("0: Old Earth", "1: New Sparta")
    for _ in range(40):
        game.play("0 chooses produce; 1 chooses produce")
    assert (game.state.round, game.table.over) == (41, False)


@pytest.mark.rule("R14.4")
def test_the_last_round_by_agreement() -> None:
    game = given("0: Old Earth", "1: New Sparta | hand: 12 cards", options={"round-limit": "2"})
    game.play("0 chooses trade; 1 chooses trade; 1 discards 2 cards")
    assert not game.table.over
    game.play("0 chooses trade; 1 chooses trade")
    assert game.table.over
    assert GAME.score(game.state) == [2, 1]


@pytest.mark.rule("R14.4")
def test_a_game_of_one_round() -> None:
    game = given("0: Old Earth", "1: New Sparta", options={"round-limit": "1"})
    assert game.play("0 chooses trade; 1 chooses trade").table.over


@pytest.mark.rule("R14.4")
def test_a_limit_of_rounds_is_a_number() -> None:
    with pytest.raises(ValueError, match="whole number"):
        given("0: Old Earth", "1: New Sparta", options={"round-limit": "soon"})


@pytest.mark.rule("R14.5", "R8.13")
@pytest.mark.parametrize("bet", [0, 8, -1])
def test_the_bet_is_one_to_seven(bet: int) -> None:
    game = given("0: Gambling World", "1: Old Earth", phase="consume").play("0 gambles")
    assert game.offered(0) == ["1", "2", "3", "4", "5", "6", "7"]
    game.refuses(f"0 bets {bet}", "R14.5")

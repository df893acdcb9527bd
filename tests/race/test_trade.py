"""Chapter R7: selling a good, the bonus of Consume: trade."""

from __future__ import annotations

import pytest

from tests.race.notation import given


def sold(tableau: str, world: str) -> int:
    """Cards that a player who chose trade draws for the good on that world."""
    game = given(f"0: {tableau} | chose: trade", "1: Empath World")
    if game.asks(0) == "sell":
        game.play(f"consume: 0 sells {world}")
    assert world not in game.goods(0)
    return int(game.told("sells", 0)[0]["number"])


@pytest.mark.rule("R7.1")
def test_only_those_who_chose_trade_sell() -> None:
    game = given("0: New Sparta, Gem World* | chose: trade", "1: Epsilon Eridani, Spice World*")
    assert (len(game.hand(0)), game.goods(0)) == (2, [])
    assert not game.told("sells", 1)
    game = given("0: New Sparta, Gem World* | chose: x2", "1: Alpha Centauri, Spice World*", phase="consume")
    assert (game.hand(0), game.goods(0)) == ([], ["Gem World"])


@pytest.mark.rule("R7.2")
def test_the_sale_comes_before_all_consuming() -> None:
    game = given("0: Old Earth, Gem World*, Spice World* | chose: trade", "1: New Sparta")
    assert game.asks(0) == "sell"
    game.play("consume: 0 sells Gem World; 0 uses Old Earth on Spice World")
    assert (game.chips(0), game.goods(0)) == (1, [])  # Old Earth then takes the good that is left
    assert [key for key, _, args in game.table.journal if args.get("seat") == 0 and key != "race-log-drawn"] == [
        "race-log-sells", "race-log-draws", "race-log-uses", "race-log-consumes",
    ]  # fmt: skip


@pytest.mark.rule("R7.3")
def test_one_good_must_be_sold_and_no_more() -> None:
    game = given("0: New Sparta, Gem World*, Asteroid Belt* | chose: trade", "1: Old Earth")
    assert game.offered(0) == ["Gem World", "Asteroid Belt"]  # there is no passing
    game.play("consume: 0 sells Asteroid Belt")
    assert (len(game.hand(0)), game.goods(0), game.phase) == (3, ["Gem World"], "action")
    game = given("0: New Sparta, Gem World | chose: trade", "1: Old Earth")
    assert (game.hand(0), game.phase) == ([], "action")  # no good, no sale


@pytest.mark.rule("R7.4")
def test_the_good_must_be_ones_own_and_is_gone() -> None:
    game = given("0: Old Earth, Gem World*, Asteroid Belt*, Spice World | chose: trade", "1: New Sparta, Comet Zone*",
                 pool=1)  # fmt: skip
    game.refuses("0 sells Comet Zone", "R7.4")
    game.refuses("0 sells Spice World", "R7.4")
    game.play("0 sells Asteroid Belt; 0 uses Old Earth on Gem World")
    assert len(game.discarded) == 2  # the good that was sold and the one that Old Earth consumed
    assert game.chips(0) == 1


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize(
    ("world", "value"),
    [
        ("Artist Colony", 2), ("Refugee World", 2),
        ("Imperium Armaments World", 3), ("Asteroid Belt", 3),
        ("Malevolent Lifeforms", 4), ("Pre-Sentient Race", 4),
        ("Alien Robotic Factory", 5), ("Deserted Alien Outpost", 5),
    ],
)  # fmt: skip
def test_trade_values(world: str, value: int) -> None:
    assert sold(f"New Sparta, {world}*", world) == value


@pytest.mark.rule("R7.6", "R3.3")
@pytest.mark.parametrize(
    ("aids", "world", "value"),
    [
        ("Old Earth", "Gem World", 3),  # TradeBonus(1) for any good
        ("Merchant World", "Gem World", 4),  # TradeBonus(2) for any good
        ("Old Earth, Export Duties, Merchant World, Galactic Engineers, Trade League", "Gem World", 8),
        ("Spice World", "Gem World", 4),  # TradeBonus(2, good=NOVELTY)
        ("Distant World", "Gem World", 5),
        ("Distant World", "Asteroid Belt", 3),  # another kind
        ("Space Port", "Asteroid Belt", 5),
        ("Bio-Hazard Mining World, Genetics Lab", "Pre-Sentient Race", 7),
        ("Mining Conglomerate, Space Port, Old Earth", "Comet Zone", 7),
        ("Genetics Lab, Space Port, Spice World", "Deserted Alien Outpost", 5),
    ],
)
def test_trade_powers_that_fit_are_added(aids: str, world: str, value: int) -> None:
    assert sold(f"{aids}, {world}*", world) == value


@pytest.mark.rule("R7.7")
def test_a_trade_power_of_its_own_world() -> None:
    assert sold("New Sparta, Pirate World*", "Pirate World") == 5
    assert sold("New Sparta, Star Nomad Lair*", "Star Nomad Lair") == 3
    assert sold("New Sparta, Pirate World*, Gem World*", "Gem World") == 2
    assert sold("Old Earth, Spice World, Pirate World*", "Pirate World") == 2 + 3 + 1 + 2

"""Chapter R8: phase IV, Consume."""

from __future__ import annotations

import pytest

from orrery.core.refusal import No
from tests.race.notation import Position, card, given, power

NOVELTY = "Gem World*, Spice World*, Artist Colony*"


def consuming(tableau: str, hand: str = "", chose: str = "", deck: str = "") -> Position:
    """A player with that tableau in Consume; the other one has nothing to consume."""
    line = f"0: {tableau}" + (f" | hand: {hand}" if hand else "") + (f" | chose: {chose}" if chose else "")
    return given(line, "1: Empath World", phase="consume", deck=deck)


@pytest.mark.rule("R8.1")
def test_every_power_that_can_be_used_must_be() -> None:
    game = consuming("Old Earth, Galactic Trendsetters, Plague World, Gem World*, Asteroid Belt*, Spice World*")
    game.refuses("0 stops", "R8.1")
    game.play("consume: 0 uses Galactic Trendsetters on Gem World")
    game.refuses("0 stops", "R8.1")
    game.play("0 uses Old Earth on Asteroid Belt, Spice World")
    assert (game.chips(0), game.phase) == (4, "action")  # Plague World found no genes


@pytest.mark.rule("R8.1")
def test_who_wants_to_stop_is_told_which_power_is_left() -> None:
    game = consuming("Deficit Spending, Plague World, Terraformed World, Gem World*", hand="1 card")
    assert game.table.why_not(0, None) == No("R8.1", power=power("Terraformed World"))


@pytest.mark.rule("R8.1", "R8.14")
def test_one_may_stop_when_only_optional_powers_are_left() -> None:
    game = consuming("Deficit Spending, Galactic Trendsetters, Gem World*", hand="2 cards")
    game.refuses("0 stops", "R8.1")
    game.play("consume: 0 uses Galactic Trendsetters on Gem World; 0 stops")
    assert (game.chips(0), len(game.hand(0))) == (2, 2)


@pytest.mark.rule("R8.2")
def test_goods_may_be_left_over_by_the_order_of_powers() -> None:
    line = "New Survivalists*, Galactic Trendsetters, Asteroid Belt*"  # New Survivalists takes novelty goods only
    game = consuming(line).play("consume: 0 uses Galactic Trendsetters on New Survivalists")
    assert (game.goods(0), game.chips(0), game.phase) == (["Asteroid Belt"], 2, "action")
    game = consuming(line)
    game.play("consume: 0 uses New Survivalists on New Survivalists; 0 uses Galactic Trendsetters on Asteroid Belt")
    assert (game.goods(0), game.chips(0), len(game.hand(0))) == ([], 2, 1)


@pytest.mark.rule("R8.3")
def test_each_power_once_but_two_powers_on_a_card_are_two() -> None:
    game = consuming(f"Gambling World, Terraformed World, {NOVELTY}", deck="New Earth")
    game.play("consume: 0 uses Gambling World on Gem World")
    game.refuses("0 uses Gambling World", "R8.3")
    assert game.offered(0) == ["Gambling World (bet)", "Terraformed World"]
    game.play("0 gambles; 0 bets 5; 0 uses Terraformed World on Artist Colony")
    assert (game.chips(0), game.goods(0), game.hand(0)) == (2, ["Spice World"], ["New Earth"])


@pytest.mark.rule("R8.4")
def test_a_good_serves_once_and_may_lie_on_the_consuming_world() -> None:
    game = consuming("Prosperous World*, Terraformed World")
    game.play("consume: 0 uses Prosperous World on Prosperous World")
    assert (game.chips(0), game.goods(0), game.phase) == (1, [], "action")
    game = consuming("Prosperous World*, Terraformed World")
    game.play("consume: 0 uses Terraformed World on Prosperous World")
    assert game.chips(0) == 1


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize(
    ("owner", "fits", "misses"),
    [
        ("New Survivalists", "Gem World", "Asteroid Belt"),
        ("Plague World", "Pre-Sentient Race", "Gem World"),
        ("Research Labs", "Distant World", "Alien Robotic Factory"),
        ("Terraforming Robots", "Comet Zone", "Gem World"),
        ("Mining Conglomerate", "Asteroid Belt", "Distant World"),
    ],
)
def test_a_power_for_one_kind_takes_only_that_kind(owner: str, fits: str, misses: str) -> None:
    game = consuming(f"{owner}, Deficit Spending, {misses}*", hand="1 card")
    game.refuses(f"0 uses {owner}", "R8.5")
    game = consuming(f"{owner}, {fits}*, {misses}*").play(f"consume: 0 uses {owner} on {fits}")
    assert game.goods(0) == [misses]


@pytest.mark.rule("R8.6")
def test_tourist_world_takes_exactly_two_goods_of_any_kind() -> None:
    game = consuming("Tourist World, Deficit Spending, Gem World*", hand="1 card")
    game.refuses("0 uses Tourist World", "R8.6")
    assert game.table.why_not(0, power("Tourist World")) == No("R8.6", need=2, have=1)
    game = consuming("Tourist World, Gem World*, Asteroid Belt*, Spice World*")
    game.play("consume: 0 uses Tourist World")
    assert game.offered(0) == ["Gem World + Spice World", "Gem World + Asteroid Belt", "Spice World + Asteroid Belt"]
    game.refuses("0 consumes Gem World", "R8.6")
    game.refuses("0 consumes Gem World, Comet Zone", "R8.5")
    game.refuses("0 consumes Gem World, Asteroid Belt, Spice World", "R8.6")
    game.play("0 consumes Gem World, Spice World")
    assert (game.chips(0), game.goods(0)) == (3, ["Asteroid Belt"])


@pytest.mark.rule("R8.6", "R8.5")
def test_mining_league_takes_exactly_two_rare_elements() -> None:
    game = consuming("Mining League, Deficit Spending, Asteroid Belt*, Gem World*", hand="1 card")
    game.refuses("0 uses Mining League", "R8.6")
    game = consuming("Mining League, Asteroid Belt*, Comet Zone*, Gem World*")
    game.play("consume: 0 uses Mining League on Asteroid Belt, Comet Zone")
    assert (game.chips(0), game.goods(0)) == (3, ["Gem World"])


@pytest.mark.rule("R8.7")
def test_diversified_economy_takes_three_different_kinds() -> None:
    game = consuming("Diversified Economy, Deficit Spending, Gem World*, Spice World*, Comet Zone*", hand="1 card")
    game.refuses("0 uses Diversified Economy", "R8.7")
    assert game.table.why_not(0, power("Diversified Economy")) == No("R8.7", need=3, have=2)
    game = consuming("Diversified Economy, Gem World*, Spice World*, Comet Zone*, Distant World*, "
                     "Alien Robotic Factory*")  # fmt: skip
    game.play("consume: 0 uses Diversified Economy")
    offered = game.offered(0)
    assert len(offered) == 7  # 2 choices of novelty * C(3, 2) of the others, and the three others alone
    assert "Gem World + Spice World + Comet Zone" not in offered
    game.refuses("0 consumes Gem World, Spice World, Comet Zone", "R8.7")
    game.refuses("0 consumes Gem World, Comet Zone", "R8.7")
    game.play("0 consumes Gem World, Comet Zone, Alien Robotic Factory")
    assert (game.chips(0), game.goods(0)) == (3, ["Distant World", "Spice World"])


@pytest.mark.rule("R8.7")
def test_three_goods_of_three_kinds_are_taken_without_asking() -> None:
    game = consuming("Diversified Economy, Gem World*, Comet Zone*, Distant World*")
    game.play("consume: 0 uses Diversified Economy on Gem World, Comet Zone, Distant World")
    assert (game.chips(0), game.goods(0)) == (3, [])


@pytest.mark.rule("R8.8")
@pytest.mark.parametrize(
    ("owner", "goods", "chips", "cards"),
    [
        ("Old Earth", 1, 1, 0), ("Old Earth", 2, 2, 0), ("Old Earth", 3, 2, 0),
        ("Consumer Markets", 2, 2, 0), ("Consumer Markets", 3, 3, 0), ("Consumer Markets", 4, 3, 0),
        ("Free Trade Association", 2, 2, 2), ("Free Trade Association", 4, 3, 3),
    ],
)  # fmt: skip
def test_up_to_means_as_many_as_possible(owner: str, goods: int, chips: int, cards: int) -> None:
    worlds = ["Gem World", "Spice World", "Artist Colony", "Space Port"][:goods]
    game = consuming(f"{owner}, " + ", ".join(f"{world}*" for world in worlds))
    taken = worlds[:chips]
    game.play(f"consume: 0 uses {owner} on {', '.join(taken)}")
    assert (game.chips(0), len(game.hand(0)), len(game.goods(0))) == (chips, cards, goods - chips)


@pytest.mark.rule("R8.8")
def test_up_to_cannot_be_cut_short() -> None:
    game = consuming(f"Old Earth, {NOVELTY}").play("consume: 0 uses Old Earth")
    game.refuses("0 consumes Gem World", "R8.8")


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(("goods", "chips"), [(1, 0), (2, 1), (3, 2)])
def test_pilgrimage_world_takes_all_goods(goods: int, chips: int) -> None:
    worlds = ["Gem World", "Asteroid Belt", "Distant World"][:goods]
    game = consuming("Pilgrimage World, " + ", ".join(f"{world}*" for world in worlds))
    game.play("consume: 0 uses Pilgrimage World")
    assert (game.chips(0), game.goods(0)) == (chips, [])


@pytest.mark.rule("R8.9", "R8.2")
def test_pilgrimage_world_takes_what_others_left() -> None:
    game = consuming("Pilgrimage World, Galactic Trendsetters, Gem World*, Asteroid Belt*, Distant World*")
    game.play("consume: 0 uses Galactic Trendsetters on Gem World; 0 uses Pilgrimage World")
    assert game.chips(0) == 2 + 1


@pytest.mark.rule("R8.10")
def test_black_market_pays_the_plain_trade_value() -> None:
    game = consuming("Black Market Trading World, Merchant World, Export Duties, Distant World*, Gem World*")
    game.play("consume: 0 uses Black Market Trading World on Distant World; 0 stops")
    assert (len(game.hand(0)), game.goods(0), game.chips(0)) == (4, ["Gem World"], 0)


@pytest.mark.rule("R8.11")
def test_trade_league_pays_with_all_trade_powers() -> None:
    game = consuming("Trade League, Export Duties, Pirate World*, Gem World*")
    game.play("consume: 0 uses Trade League on Pirate World")
    assert (len(game.hand(0)), game.goods(0)) == (2 + 3 + 1 + 1, ["Gem World"])


@pytest.mark.rule("R8.12")
def test_new_economy_draws_without_a_good_and_must() -> None:
    game = consuming("New Economy, Deficit Spending", hand="1 card", deck="Gem World")
    game.refuses("0 stops", "R8.1")
    game.play("consume: 0 uses New Economy; 0 stops")
    assert "Gem World" in game.hand(0)


@pytest.mark.rule("R8.13", "R14.5")
@pytest.mark.parametrize(
    ("top", "bet", "won"),
    [
        ("New Earth", 5, True),  # its cost
        ("New Earth", 4, False),
        ("Rebel Homeworld", 7, True),  # its defence
        ("Trade League", 6, True),
        ("Pilgrimage World", 1, False),  # cost 0 is never named
    ],
)
def test_the_lucky_draw(top: str, bet: int, won: bool) -> None:
    game = consuming("Gambling World", deck=top).play(f"consume: 0 gambles; 0 bets {bet}")
    assert game.hand(0) == ([top] if won else [])
    assert game.discarded == ([] if won else [top])
    flipped = [entry for entry in game.table.entries if entry[3] == (card(top),)]
    assert [entry[1] for entry in flipped] == [-1]  # everybody has seen it
    if not won:
        assert game.table.view(1).state.discard.plain() == {"known": [card(top)], "unknown": 0}


@pytest.mark.rule("R8.14")
@pytest.mark.parametrize("owner", ["Deficit Spending", "Merchant World"])
@pytest.mark.parametrize("number", [0, 1, 2])
def test_hand_cards_for_chips(owner: str, number: int) -> None:
    game = consuming(owner, hand="Gem World, Spice World, New Earth")
    given_up = ", ".join(["Gem World", "New Earth"][:number]) or "nothing"
    game.play(f"consume: 0 uses {owner} discarding {given_up}")
    assert (game.chips(0), len(game.hand(0)), game.phase) == (number, 3 - number, "action")


@pytest.mark.rule("R8.14")
def test_at_most_two_hand_cards_and_none_without_a_hand() -> None:
    game = consuming("Deficit Spending", hand="Gem World, Spice World, New Earth")
    game.play("consume: 0 uses Deficit Spending")
    game.refuses("0 discards Gem World, Spice World, New Earth", "R8.14")
    game.refuses("0 discards Rebel Base", "R3.2")
    game = consuming("Deficit Spending, Terraformed World, Gem World*")
    game.refuses("0 uses Deficit Spending", "R8.14")


@pytest.mark.rule("R8.15", "R8.16")
@pytest.mark.parametrize(
    ("tableau", "use", "chips", "cards"),
    [
        ("Old Earth, Gem World*, Spice World*", "Old Earth", 4, 0),
        ("Galactic Trendsetters, Gem World*", "Galactic Trendsetters", 4, 0),
        ("Epsilon Eridani, Gem World*", "Epsilon Eridani", 2, 1),
        ("Tourist World, Gem World*, Spice World*", "Tourist World", 6, 0),
        ("Diversified Economy, Gem World*, Comet Zone*, Distant World*", "Diversified Economy", 6, 0),
        ("Pilgrimage World, Gem World*, Comet Zone*, Distant World*", "Pilgrimage World", 4, 0),
        ("Free Trade Association, Gem World*, Spice World*", "Free Trade Association", 4, 2),
        ("New Vinland*", "New Vinland", 0, 2),
        ("Black Market Trading World, Distant World*", "Black Market Trading World", 0, 4),
        ("New Economy", "New Economy", 0, 1),
    ],
)
def test_x2_doubles_chips_but_no_cards(tableau: str, use: str, chips: int, cards: int) -> None:
    game = consuming(tableau, chose="x2").play(f"consume: 0 uses {use}")
    assert (game.chips(0), len(game.hand(0))) == (chips, cards)
    plain = consuming(tableau).play(f"consume: 0 uses {use}")
    assert (plain.chips(0) * 2, len(plain.hand(0))) == (chips, cards)


@pytest.mark.rule("R8.17")
@pytest.mark.parametrize("owner", ["Deficit Spending", "Merchant World"])
def test_x2_does_not_double_hand_cards(owner: str) -> None:
    game = consuming(owner, hand="2 cards", chose="x2").play(f"consume: 0 uses {owner} discarding 2 cards")
    assert game.chips(0) == 2


@pytest.mark.rule("R8.5", "R8.9", "R8.10", "R8.11")
@pytest.mark.parametrize("owner", ["Pilgrimage World", "Black Market Trading World", "Trade League", "Old Earth"])
def test_without_goods_there_is_nothing_to_consume(owner: str) -> None:
    game = consuming(f"{owner}, Deficit Spending", hand="1 card")
    assert game.offered(0) == ["Deficit Spending", "pass"]
    game.refuses(f"0 uses {owner}", "R8.5")

"""Chapter R12: player order, where it makes a difference."""

from __future__ import annotations

import pytest

from tests.race.notation import Position, card, given


def drawn_in_order(game: Position) -> list[int]:
    """Whose draws the journal reports, in order."""
    return [args["seat"] for key, _, args in game.table.journal if key == "race-log-draws"]


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("phase", ["explore", "develop", "settle", "consume", "produce"])
def test_players_act_at_the_same_time(phase: str) -> None:
    tableau = "Galactic Trendsetters, Gem World*, Mining Robots, {}, {}"
    game = given("0: Old Earth, " + tableau.format("Asteroid Belt", "Radioactive World"),
                 "1: New Sparta, Terraformed World, Spice World*, Galactic Engineers, Destroyed World, Refugee World",
                 phase=phase)  # fmt: skip
    assert game.waiting == [0, 1]
    # the first player does not wait for the other
    second = game.table.clone()
    second.answer(1, next(second.find(1)[1].options()))
    assert 0 in second.waiting()


@pytest.mark.rule("R12.3", "R12.6")
def test_explore_cards_leave_the_pile_in_player_order() -> None:
    six = "Gem World, Spice World, Space Port, New Earth, Drop Ships, Comet Zone"
    game = given("0: New Sparta", "1: Alpha Centauri", "2: Earth's Lost Colony", phase="explore", deck=six)
    assert game.offered(1) == ["Gem World", "Spice World"]
    assert game.offered(2) == ["Space Port", "New Earth"]
    assert game.offered(0) == ["Comet Zone", "Drop Ships"]


@pytest.mark.rule("R12.6")
def test_draws_at_the_start_of_develop_and_after_paying_come_in_player_order() -> None:
    game = given("0: New Sparta, Interstellar Bank, Public Works | hand: Export Duties, 2 cards",
                 "1: Old Earth, Interstellar Bank, Public Works | hand: Export Duties, 2 cards", phase="develop",
                 deck="Gem World, Spice World, Space Port, New Earth", discard="Comet Zone", rest="box")  # fmt: skip
    assert drawn_in_order(game) == [1, 0]
    assert ("Gem World" in game.hand(1), "Spice World" in game.hand(0)) == (True, True)
    game.play("develop: 0 develops Export Duties; 1 develops Export Duties")
    assert game.waiting == [1]  # two draws empty the pile: the order decides who gets which card
    game.play("1 pays 1 card")
    assert game.waiting == [0]
    game.play("0 pays 1 card")
    assert drawn_in_order(game) == [1, 0, 1, 0]
    assert ("Space Port" in game.hand(1), "New Earth" in game.hand(0)) == (True, True)


@pytest.mark.rule("R12.1", "R12.3")
def test_with_a_full_pile_all_pay_at_the_same_time() -> None:
    game = given("0: New Sparta, Public Works | hand: Export Duties, 2 cards",
                 "1: Old Earth, Public Works | hand: Export Duties, 2 cards", phase="develop")  # fmt: skip
    game.play("develop: 0 develops Export Duties; 1 develops Export Duties")
    assert game.waiting == [0, 1]
    game.play("0 pays 1 card")
    assert game.waiting == [1]


@pytest.mark.rule("R12.4")
def test_consume_goes_in_player_order_when_the_chips_could_run_out() -> None:
    lines = ("0: New Sparta, Galactic Trendsetters, Gem World*", "1: Old Earth, Spice World*")
    game = given(*lines, phase="consume", pool=3)
    assert game.waiting == [1]  # 2 + 2 chips could be taken, three are there
    game.play("1 uses Old Earth on Spice World")
    assert game.waiting == [0]
    assert given(*lines, phase="consume", pool=20).waiting == [0, 1]


@pytest.mark.rule("R12.3", "R12.8")
def test_consume_goes_in_player_order_when_the_pile_could_run_out() -> None:
    lines = ("0: New Sparta, New Vinland*", "1: Alpha Centauri, Secluded World*")
    deck, discard = "Gem World, Spice World, Space Port", "New Earth, Drop Ships"
    game = given(*lines, phase="consume", deck=deck, discard=discard, rest="box")
    assert game.waiting == [1]
    game.play("1 uses Secluded World on Secluded World; 0 uses New Vinland on New Vinland")
    assert (game.hand(1), game.hand(0)) == (["Gem World"], ["Space Port", "Spice World"])
    assert given(*lines, phase="consume").waiting == [0, 1]


@pytest.mark.rule("R12.3", "R12.8")
def test_produce_goes_in_player_order_when_the_pile_could_run_out() -> None:
    game = given("0: New Sparta, Asteroid Belt, Mining Robots, Radioactive World",
                 "1: Old Earth, Refugee World, Galactic Resort, Expanding Colony", phase="produce",
                 deck="Gem World, Spice World", discard="New Earth", rest="box")  # fmt: skip
    assert game.waiting == [1]
    game.play("1 produces on Refugee World; 0 produces on Asteroid Belt")
    assert game.state.players[1].goods == {card("Refugee World"): card("Gem World")}
    assert game.state.players[0].goods == {card("Asteroid Belt"): card("Spice World")}


@pytest.mark.rule("R12.5")
@pytest.mark.parametrize("aid", ["Colony Ship", "New Military Tactics"])
def test_giving_up_a_card_is_decided_in_player_order(aid: str) -> None:
    game = given(f"0: New Sparta, {aid} | hand: Gem World, 3 cards",
                 f"1: Epsilon Eridani, {aid} | hand: Spice World, 3 cards", phase="settle")  # fmt: skip
    game.play("settle: 0 settles Gem World; 1 settles Spice World")
    assert game.waiting == [1]
    game.play(f"1 takes it for cards with {aid}")
    if game.asks(1):
        game.play("1 pays 2 cards")
    assert game.waiting == [0]
    seen = game.table.view(0).state.players[1].tableau
    assert card(aid) not in seen  # the later player knows


@pytest.mark.rule("R12.1", "R12.5")
def test_without_such_cards_all_pay_for_worlds_at_the_same_time() -> None:
    game = given("0: New Sparta | hand: Gem World, 3 cards", "1: Epsilon Eridani | hand: Spice World, 3 cards",
                 "2: Old Earth, Colony Ship", phase="settle")  # fmt: skip
    game.play("settle: 0 settles Gem World; 1 settles Spice World; 2 passes")
    assert game.waiting == [0, 1]


@pytest.mark.rule("R12.7")
def test_in_settle_goods_come_first_then_each_pays_and_draws() -> None:
    game = given("0: New Sparta, Terraforming Robots | hand: Asteroid Belt, 2 cards | chose: settle",
                 "1: Epsilon Eridani, Terraforming Robots | hand: Radioactive World, 2 cards | chose: settle",
                 deck="Gem World, Spice World, Space Port, New Earth, Drop Ships, Comet Zone")  # fmt: skip
    game.play("settle: 0 settles Asteroid Belt; 1 settles Radioactive World")
    assert game.state.players[1].goods == {card("Radioactive World"): card("Gem World")}
    assert game.state.players[0].goods == {card("Asteroid Belt"): card("Spice World")}
    assert game.hand(1) == ["New Earth", "Space Port"]
    assert game.hand(0) == ["Comet Zone", "Drop Ships"]


@pytest.mark.rule("R12.3", "R12.7")
def test_settle_goes_in_player_order_when_the_pile_could_run_out() -> None:
    game = given("0: New Sparta | hand: Gem World, 3 cards | chose: settle",
                 "1: Epsilon Eridani | hand: Spice World, 3 cards | chose: settle",
                 deck="Space Port, New Earth", discard="Drop Ships", rest="box")  # fmt: skip
    game.play("settle: 0 settles Gem World; 1 settles Spice World")
    assert game.waiting == [1]
    game.play("1 pays 2 cards; 0 pays 2 cards")
    assert ("Space Port" in game.hand(1), "New Earth" in game.hand(0)) == (True, True)


@pytest.mark.rule("R12.2")
def test_player_order_never_changes() -> None:
    game = given("0: New Sparta", "1: Old Earth", "2: Alpha Centauri", phase="explore")
    assert game.state.order == [1, 2, 0]
    game.play("others do anything")
    game.play("0 chooses explore +5; 1 chooses explore +5; 2 chooses explore +5")
    explored = [args["seat"] for key, _, args in game.table.journal if key == "race-log-explores"]
    assert explored == [1, 2, 0, 1, 2, 0]


SEVEN = "Gem World, Spice World, Space Port, New Earth, Comet Zone, Mining World, New Vinland"
LINES = {
    "develop": ("0: New Sparta, Public Works | hand: Export Duties, 2 cards",
                "1: Old Earth, Public Works | hand: Export Duties, 2 cards"),
    "settle": ("0: New Sparta | hand: Artist Colony, 2 cards | chose: settle",
               "1: Old Earth, Terraforming Robots | hand: Secluded World, 2 cards"),
    "consume": ("0: New Sparta, Galactic Resort*", "1: Epsilon Eridani, Distant World*"),
    "produce": ("0: New Sparta, Asteroid Belt, Radioactive World, Mining Robots",
                "1: Old Earth, Refugee World, Blaster Gem Mines, Pre-Sentient Race | chose: produce"),
}  # fmt: skip


@pytest.mark.rule("R12.1", "R12.3")
@pytest.mark.parametrize(("cards", "at_once"), [(3, True), (2, False)])
def test_order_in_produce_without_a_bonus(cards: int, at_once: bool) -> None:
    lines = ("0: New Sparta, Asteroid Belt, Radioactive World, Mining Robots",
             "1: Old Earth, Refugee World, Galactic Resort, Expanding Colony")  # fmt: skip
    deck = ", ".join(SEVEN.split(", ")[:cards])
    game = given(*lines, phase="produce", deck=deck, discard="Lost Species Ark World", rest="box")
    assert game.waiting == ([0, 1] if at_once else [1])


@pytest.mark.rule("R12.1", "R12.3")
@pytest.mark.parametrize("phase", LINES)
@pytest.mark.parametrize(("cards", "at_once"), [(3, True), (2, False)])
def test_order_is_kept_exactly_when_the_pile_could_run_out(phase: str, cards: int, at_once: bool) -> None:
    """Two cards can be drawn in each of these phases: with three in the pile nobody has to wait."""
    deck = ", ".join(SEVEN.split(", ")[:cards])
    lines = LINES[phase]
    game = given(*lines, phase=phase, deck=deck, discard="Lost Species Ark World", rest="box")
    if phase == "develop":
        game.play("0 develops Export Duties; 1 develops Export Duties")
    if phase == "settle":
        game.play("0 settles Artist Colony; 1 settles Secluded World")
    assert game.waiting == ([0, 1] if at_once else [1])


@pytest.mark.rule("R12.1", "R12.4")
@pytest.mark.parametrize(("pool", "at_once"), [(5, True), (4, False)])
def test_order_is_kept_exactly_when_the_chips_could_run_out(pool: int, at_once: bool) -> None:
    lines = ("0: New Sparta, Terraformed World, Gem World* | chose: x2", "1: Galactic Trendsetters, Spice World*")
    game = given(*lines, phase="consume", pool=pool)
    assert game.waiting == ([0, 1] if at_once else [0])


SALE = ["Spice World", "Space Port", "New Earth", "Comet Zone", "Mining World", "New Vinland", "Artist Colony"]


@pytest.mark.rule("R12.3", "R12.8")
@pytest.mark.parametrize(
    ("tableau", "sold", "brings"),
    [
        ("Deserted Alien Outpost*, Alien Robot Sentry*", "Deserted Alien Outpost", 5),
        ("Merchant World, Deserted Alien Outpost*, Gem World*", "Deserted Alien Outpost", 7),
        ("Bio-Hazard Mining World, Genetics Lab, Distant World*, Pre-Sentient Race*", "Pre-Sentient Race", 7),
        ("Pirate World*, Gem World*", "Pirate World", 5),
    ],
)
def test_order_is_kept_when_a_sale_could_empty_the_pile(tableau: str, sold: str, brings: int) -> None:
    deck = SALE[:brings]
    game = given(f"0: New Sparta, {tableau} | chose: trade", "1: Old Earth, Refugee World*", deck=", ".join(deck),
                 discard="Lost Species Ark World", rest="box")  # fmt: skip
    assert game.waiting == [1]
    game.play(f"1 uses Old Earth on Refugee World; 0 sells {sold}")
    assert set(deck) <= set(game.hand(0))

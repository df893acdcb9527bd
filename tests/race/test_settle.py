"""Chapter R6: phase III, Settle."""

from __future__ import annotations

import pytest

from orrery.core.refusal import No
from orrery.core.unknown import Unknown
from orrery.games.race.rules.cards import CARDS
from tests.race.notation import card, given


def may_settle(tableau: str, world: str, others: int = 0) -> bool:
    """Whether a player with that tableau, this world and this many other hand cards can place it."""
    game = given(f"0: {tableau} | hand: {world}, {others} cards", "1: Earth's Lost Colony", phase="settle")
    return game.allows(f"0 settles {world}")


@pytest.mark.rule("R6.1")
def test_one_world_or_none() -> None:
    game = given("0: New Sparta | hand: Gem World, Spice World, 4 cards", "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Gem World paying 2 cards; 1 passes")
    assert game.tableau(0) == ["New Sparta", "Gem World"]
    assert game.phase == "action"


@pytest.mark.rule("R6.2")
def test_worlds_are_chosen_in_secret_revealed_together_and_then_placed() -> None:
    game = given("0: Old Earth | hand: Gem World, 3 cards", "1: New Sparta | hand: Spice World, 3 cards",
                 phase="settle")  # fmt: skip
    game.play("settle: 1 settles Spice World")
    assert game.table.view(0).state.players[1].tableau == [card("New Sparta")]
    assert game.table.imagine(0, 7).waiting() == [0, 1]  # for all that seat 0 knows, seat 1 may still choose
    game.play("0 settles Gem World")
    assert (game.tableau(0)[-1], game.tableau(1)[-1]) == ("Gem World", "Spice World")
    assert game.asks(0) == game.asks(1) == "payment"


@pytest.mark.rule("R6.3")
def test_no_development_in_settle() -> None:
    game = given("0: Old Earth | hand: Export Duties, 4 cards", "1: New Sparta", phase="settle")
    game.refuses("0 settles Export Duties", "R6.3")


@pytest.mark.rule("R6.4", "R6.8")
def test_windfall_goods_come_before_payment_and_the_bonus_after() -> None:
    game = given("0: Old Earth | hand: Asteroid Belt, Gem World, Spice World, New Earth | chose: settle",
                 "1: New Sparta | hand: Radioactive World, Space Port, Empath World, Distant World | chose: settle",
                 deck="Drop Ships, Export Duties, Genetics Lab, Colony Ship")  # fmt: skip
    game.play("settle: 0 settles Asteroid Belt; 1 settles Radioactive World")
    assert game.state.players[0].goods == {card("Asteroid Belt"): card("Drop Ships")}
    assert game.state.players[1].goods == {card("Radioactive World"): card("Export Duties")}
    assert game.asks(0) == game.asks(1) == "payment"
    game.play("0 pays Gem World, Spice World; 1 pays Space Port, Distant World")
    assert game.hand(0) == ["Genetics Lab", "New Earth"]
    assert game.hand(1) == ["Colony Ship", "Empath World"]


@pytest.mark.rule("R6.5")
def test_a_world_is_paid_for_with_exactly_its_cost_and_not_conquered() -> None:
    game = given("0: New Galactic Order, Drop Ships | hand: Gem World, Spice World, Space Port, New Earth",
                 "1: Old Earth", phase="settle")  # fmt: skip
    game.play("settle: 0 settles Gem World; 1 passes")
    game.refuses("0 pays Spice World", "R6.5")
    game.refuses("0 pays Spice World, Space Port, New Earth", "R6.5")
    game.play("0 pays Spice World, New Earth")
    assert game.hand(0) == ["Space Port"]
    game = given("0: Drop Ships, New Military Tactics | hand: Gem World, 4 cards", "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Gem World; 1 passes")
    game.refuses("0 takes it by force", "R6.5")


@pytest.mark.rule("R6.6")
def test_the_world_itself_and_goods_are_no_payment() -> None:
    game = given("0: Old Earth, Spice World*, Artist Colony* | hand: Gem World, 1 card", "1: New Sparta",
                 phase="settle")  # fmt: skip
    game.refuses("0 settles Gem World", "R6.6")
    assert may_settle("Old Earth", "Gem World", 2)
    assert may_settle("Old Earth, Replicant Robots", "Gem World", 0)


@pytest.mark.rule("R6.7")
def test_the_bonus_is_drawn_only_for_a_world_placed() -> None:
    line = "0: New Sparta | hand: Avian Uplift Race, Gem World, 2 cards | chose: settle"
    paid = given(line, "1: Old Earth").play("settle: 0 settles Gem World paying 2 cards; 1 passes")
    assert len(paid.hand(0)) == 1 + 1
    conquered = given(line, "1: Old Earth").play("settle: 0 conquers Avian Uplift Race; 1 passes")
    assert len(conquered.hand(0)) == 3 + 1
    passed = given(line, "1: Old Earth").play("settle: 0 passes; 1 passes")
    assert len(passed.hand(0)) == 4


@pytest.mark.rule("R6.8", "R10.5")
@pytest.mark.parametrize("world", [it.name for it in CARDS if it.source == 1])
def test_every_windfall_world_receives_a_good_nobody_sees(world: str) -> None:
    force = "New Sparta, Drop Ships, Space Marines"  # 7
    game = given(f"0: {force} | hand: {world}, 6 cards", "1: Old Earth", phase="settle", deck="Gem World")
    verb = "conquers" if CARDS[card(world)].military_world else "settles"
    game.play(f"settle: 0 {verb} {world}; 1 passes")
    assert game.state.players[0].goods == {card(world): card("Gem World")}
    for seat in (0, 1):
        assert game.table.view(seat).state.players[0].goods == {card(world): Unknown(1)}


@pytest.mark.rule("R6.8")
def test_production_and_other_worlds_receive_none() -> None:
    for world in ("Gem World", "Pilgrimage World"):
        game = given(f"0: Old Earth | hand: {world}, 2 cards", "1: New Sparta", phase="settle")
        game.play(f"settle: 0 settles {world}; 1 passes")
        assert game.goods(0) == []


@pytest.mark.rule("R6.9", "R7.5")
@pytest.mark.parametrize(
    ("world", "value"),
    [("Artist Colony", 2), ("Asteroid Belt", 3), ("Pre-Sentient Race", 4), ("Deserted Alien Outpost", 5)],
)
def test_the_world_decides_what_kind_of_good_the_card_is(world: str, value: int) -> None:
    game = given(f"0: New Sparta, {world}* (Alien Robotic Factory) | chose: trade", "1: Epsilon Eridani")
    assert len(game.hand(0)) == value


@pytest.mark.rule("R6.10")
def test_a_military_world_cannot_be_bought() -> None:
    game = given("0: Old Earth, Replicant Robots | hand: Avian Uplift Race, 9 cards", "1: New Sparta", phase="settle")
    game.refuses("0 settles Avian Uplift Race", "R6.11")
    game = given("0: New Sparta, New Military Tactics | hand: Avian Uplift Race, 9 cards", "1: Old Earth",
                 phase="settle")  # fmt: skip
    game.play("settle: 0 settles Avian Uplift Race; 1 passes")
    game.refuses("0 takes it for cards", "R6.10")


@pytest.mark.rule("R6.11")
@pytest.mark.parametrize(
    ("tableau", "world", "can"),
    [
        ("New Sparta", "Outlaw World", True),
        ("New Sparta", "Avian Uplift Race", True),  # 2 against 2
        ("New Sparta", "Pirate World", False),  # 2 against 3
        ("Epsilon Eridani, Drop Ships", "Malevolent Lifeforms", True),
        ("Drop Ships, Space Marines, New Sparta", "Rebel Homeworld", True),
        ("Drop Ships, Space Marines, Epsilon Eridani", "Rebel Homeworld", False),
    ],
)
def test_strength_must_reach_the_defence(tableau: str, world: str, can: bool) -> None:
    assert may_settle(tableau, world, 5) is can
    if can:
        game = given(f"0: {tableau} | hand: {world}, 3 cards", "1: Old Earth", phase="settle")
        game.play(f"settle: 0 conquers {world} paying nothing; 1 passes")
        assert len(game.hand(0)) == 3  # no cards are discarded
    else:
        game = given(f"0: {tableau} | hand: {world}, 3 cards", "1: Old Earth", phase="settle")
        game.refuses(f"0 conquers {world}", "R6.11")


@pytest.mark.rule("R6.12")
def test_strength_is_not_used_up_and_negative_strength_counts() -> None:
    game = given("0: New Sparta | hand: Avian Uplift Race, Aquatic Uplift Race", "1: Old Earth")
    for world in ("Avian Uplift Race", "Aquatic Uplift Race"):
        game.play("0 chooses settle; 1 chooses settle")
        game.play(f"settle: 0 conquers {world}; 1 passes")
    for damper in ("Refugee World", "Empath World", "Contact Specialist", "Pan-Galactic League"):
        assert not may_settle(f"New Sparta, {damper}", "Avian Uplift Race"), damper
        assert may_settle(f"New Sparta, {damper}, Expedition Force", "Avian Uplift Race"), damper


@pytest.mark.rule("R6.13")
@pytest.mark.parametrize(
    ("tableau", "fits", "misses"),
    [
        ("Alpha Centauri", "Runaway Robots", "Outlaw World"),  # +1 against rare elements
        ("Alien Rosetta Stone World", "Alien Robot Sentry", "Avian Uplift Race"),  # +2 against alien technology
        ("Alien Tech Institute", "Alien Robot Sentry", "Rebel Miners"),
        ("Galactic Imperium", "Rebel Underground", "Pirate World"),  # +4 against rebels
    ],
)
def test_specialised_strength(tableau: str, fits: str, misses: str) -> None:
    assert may_settle(tableau, fits)
    assert not may_settle(tableau, misses)
    assert not may_settle("Old Earth", fits)


@pytest.mark.rule("R6.13", "R3.3")
def test_specialised_strength_adds_up_with_the_ordinary() -> None:
    assert may_settle("Galactic Imperium, New Sparta", "Rebel Base")  # 4 + 2
    assert not may_settle("Galactic Imperium, New Sparta", "Rebel Homeworld")
    assert may_settle("Galactic Imperium, Alpha Centauri, Contact Specialist", "Rebel Miners")  # 4 + 1 - 1
    assert may_settle("Alien Tech Institute, Alien Rosetta Stone World", "Alien Robot Scout Ship")


@pytest.mark.rule("R6.14", "R6.23")
def test_new_military_tactics_for_three_more_strength() -> None:
    game = given("0: New Sparta, New Military Tactics | hand: Rebel Outpost", "1: Old Earth", phase="settle")
    game.play("settle: 0 conquers Rebel Outpost with New Military Tactics; 1 passes")
    assert game.tableau(0) == ["New Sparta", "Rebel Outpost"]
    assert game.discarded == ["New Military Tactics"]
    for seat in (0, 1):  # it was given up in sight of all
        assert game.table.view(seat).state.discard.seen_by(seat) == [card("New Military Tactics")]
    assert not may_settle("New Sparta, New Military Tactics", "Rebel Base")


@pytest.mark.rule("R6.14")
def test_the_strength_of_tactics_is_gone_with_the_phase() -> None:
    game = given("0: New Sparta, New Military Tactics | hand: Pirate World, Rebel Underground", "1: Old Earth")
    game.play("0 chooses settle; 1 chooses settle")
    game.play("settle: 0 conquers Pirate World with New Military Tactics; 1 passes")
    game.play("0 chooses settle; 1 chooses settle")
    game.refuses("0 conquers Rebel Underground", "R6.11")


@pytest.mark.rule("R6.11", "R6.14")
def test_a_world_that_needs_the_tactics_cannot_be_taken_without() -> None:
    line = "0: New Sparta, Contact Specialist, New Military Tactics | hand: Pirate World, 2 cards"
    game = given(line, "1: Old Earth", phase="settle").play("settle: 0 settles Pirate World; 1 passes")
    game.refuses("0 takes it by force", "R6.11")


@pytest.mark.rule("R6.14")
def test_without_tactics_in_the_tableau_there_are_none() -> None:
    game = given("0: New Sparta, Contact Specialist | hand: Outlaw World, New Military Tactics", "1: Old Earth",
                 phase="settle")  # fmt: skip
    game.play("settle: 0 settles Outlaw World; 1 passes")
    game.refuses("0 takes it by force with New Military Tactics", "R6.14")


@pytest.mark.rule("R6.15", "R6.23")
def test_contact_specialist_pays_defence_less_one() -> None:
    game = given("0: Old Earth, Contact Specialist | hand: Pirate World, Gem World, Spice World, New Earth",
                 "1: New Sparta", phase="settle")  # fmt: skip
    game.play("settle: 0 settles Pirate World; 1 passes")
    game.refuses("0 pays Gem World", "R6.15")
    game.play("0 pays Gem World, New Earth")
    assert game.tableau(0) == ["Old Earth", "Contact Specialist", "Pirate World"]  # the specialist stays
    assert game.goods(0) == ["Pirate World"]
    game = given("0: Old Earth, Contact Specialist | hand: Pirate World, 1 card", "1: New Sparta", phase="settle")
    game.refuses("0 settles Pirate World", "R6.6")


@pytest.mark.rule("R6.15")
def test_contact_specialist_is_for_military_worlds_only() -> None:
    game = given("0: Old Earth, Contact Specialist, Colony Ship | hand: Gem World, 4 cards", "1: New Sparta",
                 phase="settle")  # fmt: skip
    game.play("settle: 0 settles Gem World; 1 passes")
    assert game.offered(0) == ["pay", "ship"]
    game.refuses("0 takes it for cards with Contact Specialist", "R6.15")


@pytest.mark.rule("R6.16")
@pytest.mark.parametrize(
    "world", ["Alien Robot Sentry", "Alien Robot Scout Ship", "Lost Alien Warship", "Lost Alien Battle Fleet"]
)
def test_contact_specialist_cannot_deal_with_aliens(world: str) -> None:
    game = given(f"0: Old Earth, Contact Specialist, Colony Ship | hand: {world}, 8 cards", "1: New Sparta",
                 phase="settle")  # fmt: skip
    game.refuses(f"0 settles {world}", "R6.16")


@pytest.mark.rule("R6.16")
def test_an_alien_world_is_conquered_even_by_the_friends_of_the_specialist() -> None:
    game = given("0: New Sparta, Expedition Force, Contact Specialist, New Military Tactics "
                 "| hand: Alien Robot Sentry, 8 cards", "1: Old Earth", phase="settle")  # fmt: skip
    game.play("settle: 0 settles Alien Robot Sentry; 1 passes")
    game.refuses("0 takes it for cards with Contact Specialist", "R6.16")


@pytest.mark.rule("R6.17")
def test_strength_and_payment_are_never_mixed() -> None:
    game = given("0: New Sparta, Contact Specialist | hand: Rebel Outpost, 3 cards", "1: Old Earth", phase="settle")
    game.refuses("0 settles Rebel Outpost", "R6.6")  # price 4; the strength of 1 takes nothing off
    game = given("0: New Sparta, Contact Specialist | hand: Rebel Outpost, 5 cards", "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Rebel Outpost paying 4 cards; 1 passes")


@pytest.mark.rule("R6.17")
def test_where_both_ways_are_open_the_player_chooses() -> None:
    line = "0: New Sparta, Contact Specialist, Expedition Force | hand: Avian Uplift Race, 3 cards"
    game = given(line, "1: Old Earth", phase="settle").play("settle: 0 settles Avian Uplift Race; 1 passes")
    assert game.offered(0) == ["conquer", "specialist"]
    game.play("0 takes it by force")
    assert len(game.hand(0)) == 3
    game = given(line, "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Avian Uplift Race with Contact Specialist paying 1 card; 1 passes")
    assert len(game.hand(0)) == 2


@pytest.mark.rule("R6.6", "R6.17")
def test_a_way_that_cannot_be_paid_is_not_offered() -> None:
    line = "0: New Sparta, Contact Specialist, Drop Ships, New Military Tactics | hand: Malevolent Lifeforms, {} cards"
    game = given(line.format(3), "1: Old Earth", phase="settle").play("0 settles Malevolent Lifeforms; 1 passes")
    assert game.offered(0) == ["conquer", "specialist", "conquer_tactics", "specialist_tactics"]
    game = given(line.format(2), "1: Old Earth", phase="settle").play("0 settles Malevolent Lifeforms; 1 passes")
    assert game.offered(0) == ["conquer", "conquer_tactics"]
    game.refuses("0 takes it for cards with Contact Specialist", "R6.6")


@pytest.mark.rule("R6.6", "R6.11", "R6.16")
@pytest.mark.parametrize(
    ("tableau", "world", "rule", "need", "have"),
    [
        ("Old Earth", "New Earth", "R6.6", 5, 2),
        ("Mining Robots", "New Earth", "R6.6", 4, 2),
        ("Contact Specialist", "Rebel Outpost", "R6.6", 4, 2),
        ("New Sparta", "Rebel Outpost", "R6.11", 5, 2),
        ("New Sparta, New Military Tactics", "Rebel Base", "R6.11", 6, 5),
        ("Colony Ship", "Deserted Alien Colony", "R6.21", 5, 2),
    ],
)
def test_a_refusal_says_how_much_is_missing(tableau: str, world: str, rule: str, need: int, have: int) -> None:
    game = given(f"0: {tableau} | hand: {world}, 2 cards", "1: Earth's Lost Colony", phase="settle")
    assert game.table.why_not(0, card(world)) == No(rule, card=card(world), need=need, have=have)


@pytest.mark.rule("R6.18")
@pytest.mark.parametrize(
    ("tableau", "world", "price"),
    [
        ("Replicant Robots", "New Earth", 3),  # SettleDiscount(2) for every world
        ("Replicant Robots", "Pilgrimage World", 0),
        ("Mining Robots", "New Earth", 4),  # a production world of the kind
        ("Mining Robots", "Asteroid Belt", 1),  # a windfall world of the kind
        ("Mining Robots", "Terraformed World", 5),  # no good, no discount
        ("Mining Robots", "Gem World", 2),  # another kind
        ("Alpha Centauri", "Comet Zone", 2),
        ("Alien Tech Institute", "Alien Robotic Factory", 4),
        ("Alien Rosetta Stone World", "Deserted Alien Library", 4),
        ("Alien Tech Institute", "Alien Rosetta Stone World", 3),  # an ALIEN card, but it bears no good
    ],
)
def test_settle_discounts(tableau: str, world: str, price: int) -> None:
    game = given(f"0: {tableau} | hand: {world}, {price} cards", "1: Old Earth", phase="settle")
    game.play(f"settle: 0 settles {world} paying {price or 'no'} cards; 1 passes".replace("no cards", "nothing"))
    if price:
        game = given(f"0: {tableau} | hand: {world}, {price - 1} cards", "1: Old Earth", phase="settle")
        game.refuses(f"0 settles {world}", "R6.6")


@pytest.mark.rule("R6.18")
def test_discounts_do_not_help_to_conquer() -> None:
    assert not may_settle("Old Earth, Replicant Robots", "Outlaw World", 5)
    assert not may_settle("Old Earth, Mining Robots", "Rebel Miners", 5)


@pytest.mark.rule("R6.19", "R6.15")
@pytest.mark.parametrize(
    ("aid", "world", "price"),
    [
        ("Replicant Robots", "Pirate World", 0),
        ("Replicant Robots", "Rebel Outpost", 2),
        ("Mining Robots", "Rebel Miners", 0),
        ("Mining Robots", "Pirate World", 2),
    ],
)
def test_discounts_help_contact_specialist(aid: str, world: str, price: int) -> None:
    game = given(f"0: Old Earth, Contact Specialist, {aid} | hand: {world}, {price} cards", "1: New Sparta",
                 phase="settle")  # fmt: skip
    game.play(f"settle: 0 settles {world} paying {price or 'no'} cards; 1 passes".replace("no cards", "nothing"))
    assert game.tableau(0)[-1] == world


@pytest.mark.rule("R6.20", "R6.23")
def test_colony_ship_makes_a_world_free_and_is_gone() -> None:
    line = "0: Old Earth, Colony Ship | hand: New Earth, 5 cards"
    game = given(line, "1: New Sparta", phase="settle")
    game.play("settle: 0 settles New Earth with Colony Ship paying nothing; 1 passes")
    assert game.tableau(0) == ["Old Earth", "New Earth"]
    assert game.discarded == ["Colony Ship"]
    game = given(line, "1: New Sparta", phase="settle")
    game.play("settle: 0 settles New Earth; 1 passes")
    game.play("0 takes it for cards; 0 pays 5 cards")
    assert game.tableau(0) == ["Old Earth", "Colony Ship", "New Earth"]


@pytest.mark.rule("R6.20")
def test_without_a_colony_ship_nothing_flies() -> None:
    game = given("0: Old Earth, New Military Tactics | hand: Gem World, 5 cards", "1: New Sparta", phase="settle")
    game.play("settle: 0 settles Gem World; 1 passes")
    game.refuses("0 takes it for cards with Colony Ship", "R6.20")


@pytest.mark.rule("R6.21")
@pytest.mark.parametrize(
    "world", ["Deserted Alien Outpost", "Deserted Alien Colony", "Deserted Alien Library", "Alien Robotic Factory"]
)
def test_colony_ship_does_not_land_on_alien_technology(world: str) -> None:
    game = given(f"0: Old Earth, Colony Ship | hand: {world}, 2 cards", "1: New Sparta", phase="settle")
    game.refuses(f"0 settles {world}", "R6.21")
    game = given(f"0: Old Earth, Colony Ship, New Military Tactics | hand: {world}, 7 cards", "1: New Sparta",
                 phase="settle")  # fmt: skip
    game.play(f"settle: 0 settles {world}; 1 passes")
    game.refuses("0 takes it for cards with Colony Ship", "R6.21")


@pytest.mark.rule("R6.21")
def test_colony_ship_lands_on_the_rosetta_stone() -> None:
    game = given("0: Old Earth, Colony Ship | hand: Alien Rosetta Stone World", "1: New Sparta", phase="settle")
    game.play("settle: 0 settles Alien Rosetta Stone World with Colony Ship; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Alien Rosetta Stone World"]


@pytest.mark.rule("R6.22")
def test_colony_ship_helps_against_military_worlds_only_with_the_specialist() -> None:
    assert not may_settle("Old Earth, Colony Ship", "Avian Uplift Race", 5)
    game = given("0: New Sparta, Colony Ship, New Military Tactics | hand: Avian Uplift Race, 5 cards", "1: Old Earth",
                 phase="settle")  # fmt: skip
    game.play("settle: 0 settles Avian Uplift Race; 1 passes")
    game.refuses("0 takes it for cards with Colony Ship", "R6.22")
    game = given("0: Old Earth, Colony Ship, Contact Specialist | hand: Rebel Homeworld", "1: New Sparta",
                 phase="settle")  # fmt: skip
    game.play("settle: 0 settles Rebel Homeworld with Contact Specialist, Colony Ship paying nothing; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Contact Specialist", "Rebel Homeworld"]


@pytest.mark.rule("R6.24", "R3.6")
def test_terraforming_robots_draw_after_a_world() -> None:
    game = given("0: Old Earth, Terraforming Robots | hand: Artist Colony, Gem World", "1: New Sparta",
                 phase="settle", deck="Spice World")  # fmt: skip
    game.play("settle: 0 settles Artist Colony paying Gem World; 1 passes")  # before the draw
    assert game.hand(0) == ["Spice World"]
    game = given("0: Old Earth, Terraforming Robots | hand: Artist Colony, Gem World", "1: New Sparta",
                 phase="settle", deck="Spice World")  # fmt: skip
    game.play("settle: 0 passes; 1 passes")
    assert game.hand(0) == ["Artist Colony", "Gem World"]


@pytest.mark.rule("R6.24", "R6.7")
def test_draws_of_bonus_and_powers_add_up_for_conquest_too() -> None:
    game = given("0: New Sparta, Terraforming Robots | hand: Outlaw World | chose: settle", "1: Old Earth",
                 deck="Gem World, Spice World")  # fmt: skip
    game.play("settle: 0 conquers Outlaw World; 1 passes")
    assert game.hand(0) == ["Gem World", "Spice World"]

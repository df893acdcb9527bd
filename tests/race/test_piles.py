"""Chapter R10: goods, piles and chips."""

from __future__ import annotations

import pytest

from orrery.core.unknown import Unknown
from orrery.games.race.rules.cards import CARDS
from tests.race.notation import card, fresh, given


@pytest.mark.rule("R10.1")
def test_a_discard_is_known_only_to_the_one_who_discarded_it() -> None:
    game = given("0: Old Earth | hand: Gem World, Spice World, New Earth", "1: New Sparta | hand: Space Port, 1 card",
                 phase="settle")  # fmt: skip
    game.play("settle: 0 settles Gem World paying Spice World, New Earth; 1 passes")
    paid = sorted([card("Spice World"), card("New Earth")])
    assert game.table.view(0).state.discard.plain() == {"known": paid, "unknown": 0}
    assert game.table.view(1).state.discard.plain() == {"known": [], "unknown": 2}
    assert game.table.view(-1).state.discard.plain() == {"known": [], "unknown": 2}
    for seat in (-1, 1):
        told = [args for _, args in game.table.view(seat).journal()]
        assert not any(set(paid) & set(args.get("cards", ())) for args in told)


@pytest.mark.rule("R10.1")
def test_nobody_looks_into_the_draw_pile() -> None:
    game = given("0: Old Earth", "1: New Sparta", deck="Gem World, Spice World")
    for seat in (-1, 0, 1):
        layers = game.table.view(seat).state.deck.plain()
        assert all(isinstance(layer, int) for layer in layers)
        assert sum(layers) == 112


@pytest.mark.rule("R10.2")
def test_the_pile_is_renewed_the_moment_its_last_card_is_drawn() -> None:
    game = given("0: Old Earth", "1: New Sparta", phase="explore", deck="Gem World, Spice World, Space Port, New Earth",
                 discard="Drop Ships, Comet Zone", rest="box")  # fmt: skip
    assert (game.deck, game.discarded) == (2, [])  # at once, not when the next card is wanted
    assert [args["number"] for key, _, args in game.table.journal if key == "race-log-renewed"] == [2]


@pytest.mark.rule("R10.2")
def test_the_pile_is_renewed_in_the_middle_of_a_series_of_draws() -> None:
    game = given("0: New Sparta, Deserted Alien Outpost* (Export Duties) | chose: trade", "1: Empath World",
                 deck="Gem World, Spice World", discard="Drop Ships, Comet Zone", rest="box")  # fmt: skip
    # Five cards for the sale: two, then the pile is renewed with three cards, the good just sold among them.
    assert game.hand(0) == sorted(["Gem World", "Spice World", "Drop Ships", "Comet Zone", "Export Duties"])
    assert (game.deck, game.discarded) == (0, [])


@pytest.mark.rule("R10.2")
def test_a_series_of_draws_goes_on_with_the_new_pile_and_stops_where_it_should() -> None:
    game = given("0: New Sparta, Deserted Alien Outpost* | chose: trade", "1: Empath World",
                 deck="Gem World, Spice World", discard="Drop Ships, Comet Zone, New Earth, Space Port",
                 rest="box")  # fmt: skip
    assert (len(game.hand(0)), game.deck, game.discarded) == (5, 2, [])


@pytest.mark.rule("R10.3")
@pytest.mark.parametrize(("bet", "won"), [(2, True), (3, False)])
def test_the_card_turned_over_is_not_part_of_the_pile_it_renews(bet: int, won: bool) -> None:
    game = given("0: Gambling World", "1: Empath World", phase="consume", deck="Gem World", discard="Drop Ships",
                 rest="box")  # fmt: skip
    game.play(f"consume: 0 gambles; 0 bets {bet}")
    assert [CARDS[c].name for layer in game.state.deck.layers for c in layer] == ["Drop Ships"]
    assert (game.hand(0), game.discarded) == ((["Gem World"], []) if won else ([], ["Gem World"]))


@pytest.mark.rule("R10.4")
def test_with_both_piles_empty_nothing_is_drawn_or_produced() -> None:
    game = given("0: Gem World, Spice World", "1: Artist Colony", phase="produce", deck="New Earth", rest="box")
    assert (game.goods(0), game.goods(1), game.hand(0)) == (["Spice World"], [], [])
    assert game.phase == "action"
    game = given("0: Gambling World", "1: Empath World", phase="consume", rest="box")
    game.play("consume: 0 gambles; 0 bets 3")
    assert game.hand(0) == []


@pytest.mark.rule("R10.4")
def test_drawing_goes_on_when_cards_are_discarded_again() -> None:
    game = given("0: Old Earth | hand: Gem World, Spice World, New Earth | chose: settle", "1: New Sparta", rest="box")
    game.play("settle: 0 settles Gem World paying Spice World, New Earth; 1 passes")
    assert (len(game.hand(0)), game.deck, game.discarded) == (1, 1, [])  # the two cards paid are the new pile


@pytest.mark.rule("R10.5")
def test_not_even_the_owner_sees_a_good() -> None:
    game = given("0: Gem World* (Comet Zone)", "1: Old Earth")
    for seat in (-1, 0, 1):
        assert game.table.view(seat).state.players[0].goods == {card("Gem World"): Unknown(1)}
        assert card("Comet Zone") not in game.table.view(seat).state.players[0].tableau


@pytest.mark.rule("R10.5", "R6.8", "R9.1", "R1.8")
def test_the_record_says_that_nobody_saw_a_good() -> None:
    hand = "hand: Asteroid Belt, 2 cards"
    settled = given(f"0: Old Earth | {hand}", "1: New Sparta", phase="settle").play("0 settles Asteroid Belt; 1 passes")
    made = given("0: Artist Colony", "1: New Sparta", phase="produce")
    begun = fresh(2, "Alpha Centauri, Old Earth", options={"first-game": "no"})
    for game in (settled, made, begun):
        seen = [who for _, who, kind, _ in game.table.entries if kind.name == "cards"]
        assert seen[0] == 0
    assert [who for _, who, kind, _ in begun.table.entries if kind.name == "cards"] == [0, 2, 1]  # a bit per seat


@pytest.mark.rule("R10.6")
def test_sold_and_consumed_goods_are_seen_by_nobody() -> None:
    game = given("0: Old Earth, Gem World* (Comet Zone), Spice World* (Drop Ships) | chose: trade", "1: New Sparta")
    game.play("consume: 0 sells Gem World; 0 uses Old Earth on Spice World")
    assert game.discarded == ["Comet Zone", "Drop Ships"]
    for seat in (-1, 0, 1):
        assert game.table.view(seat).state.discard.plain() == {"known": [], "unknown": 2}


@pytest.mark.rule("R10.7")
def test_chips_and_hand_sizes_are_public_hands_are_not() -> None:
    game = given("0: Old Earth | hand: Gem World, 2 cards | chips: 5", "1: New Sparta | hand: 4 cards | chips: 2")
    for seat in (-1, 1):
        seen = game.table.view(seat).state.players[0]
        assert (seen.chips, seen.hand) == (5, Unknown(3))
    assert game.table.view(0).state.players[1].hand == Unknown(4)
    assert game.table.view(0).state.pool == 24 - 7


@pytest.mark.rule("R10.8", "R11.2")
def test_when_the_pool_is_empty_extra_chips_are_paid() -> None:
    tableau = "Galactic Trendsetters, Tourist World, Gem World*, Spice World*, Comet Zone*"
    game = given(f"0: {tableau} | chose: x2", "1: Epsilon Eridani, New Survivalists*", pool=3)
    game.play("consume: 1 uses Epsilon Eridani on New Survivalists")
    game.play("0 uses Tourist World on Gem World, Spice World; 0 uses Galactic Trendsetters on Comet Zone")
    assert (game.chips(0), game.chips(1), game.pool) == (6 + 4, 1, 3 - 11)
    assert game.table.over

"""Chapters R2 and R3: the round, its end, and what applies to all cards and powers."""

from __future__ import annotations

import pytest

from orrery.core.refusal import Refused
from orrery.core.unknown import Unknown
from orrery.games.race.rules.cards import CARDS
from tests.race.notation import card, given


@pytest.mark.rule("R2.1")
def test_actions_are_chosen_in_secret_and_revealed_together() -> None:
    game = given("0: Old Earth", "1: New Sparta", "2: Epsilon Eridani")
    assert game.waiting == [0, 1, 2]
    game.play("1 chooses produce; 0 chooses settle")
    assert game.waiting == [2]
    for seat in (-1, 0, 2):
        assert [p.actions for p in game.table.view(seat).state.players] == [[], [], []]
    assert not game.told("actions", 1)
    assert game.table.imagine(2, 7).waiting() == [0, 1, 2]  # for all that seat 2 knows, the others may still choose
    game.play("2 chooses settle")
    assert [p.actions for p in game.table.view(0).state.players] == [[3], [6], [3]]


@pytest.mark.rule("R2.2")
def test_exactly_one_action_card_a_round() -> None:
    game = given("0: Old Earth", "1: New Sparta")
    with pytest.raises(Refused) as refused:
        game.table.answer(0, (2, 3))
    assert refused.value.reason == "malformed"
    game.play("0 chooses develop")
    assert game.asks(0) == ""  # there is no second one to choose


@pytest.mark.rule("R2.3", "R2.4")
def test_only_chosen_phases_take_place_and_in_their_order() -> None:
    game = given("0: Old Earth", "1: New Sparta", "2: Epsilon Eridani")
    game.play("0 chooses produce; 1 chooses develop; 2 chooses explore +5; others do anything")
    game.play("0 keeps 1 card; 1 keeps 1 card; 2 keeps 1 card")
    game.play("develop: 0 passes; 1 passes; 2 passes")
    played = [args["phase"] for key, _, args in game.table.journal if key == "race-log-phase"]
    assert played == ["explore", "develop", "produce"]
    assert game.phase == "action"


@pytest.mark.rule("R2.5")
def test_a_phase_chosen_by_all_is_played_once() -> None:
    game = given("0: Old Earth | hand: Gem World, 5 cards", "1: New Sparta")
    game.play("0 chooses settle; 1 chooses settle")
    game.play("settle: 0 settles Gem World paying 2 cards; 1 passes")
    assert game.phase == "action"


@pytest.mark.rule("R2.6", "R2.7", "R6.7")
def test_the_action_is_for_all_the_bonus_for_those_who_chose_it() -> None:
    game = given(
        "0: Old Earth | hand: Gem World, 2 cards | chose: settle",
        "1: New Sparta | hand: Spice World, 2 cards",
        "2: Epsilon Eridani | hand: Space Port, 2 cards | chose: settle",
    )
    game.play("settle: 0 settles Gem World; 1 settles Spice World; 2 settles Space Port")
    assert [len(game.hand(seat)) for seat in range(3)] == [1, 0, 1]


@pytest.mark.rule("R2.8", "R2.9")
def test_the_hand_limit_of_ten_at_the_end_of_the_round() -> None:
    game = given("0: Old Earth | hand: Gem World, 11 cards", "1: New Sparta | hand: 10 cards", phase="end")
    assert game.waiting == [0]  # with ten cards nobody may discard
    game.refuses("0 discards Gem World", "R2.8")
    game.refuses("0 discards 3 cards", "R2.8")
    game.play("end: 0 discards 2 cards")
    assert (len(game.hand(0)), len(game.hand(1)), len(game.discarded)) == (10, 10, 2)
    assert game.phase == "action"


@pytest.mark.rule("R2.9")
def test_a_hand_may_grow_beyond_ten_during_the_round() -> None:
    game = given("0: Old Earth, Spice World* | hand: 10 cards | chose: trade", "1: New Sparta")
    assert len(game.hand(0)) == 15  # the sale brought five cards and nobody minded before the end
    assert (game.phase, game.asks(0)) == ("end", "hand_limit")


@pytest.mark.rule("R2.10")
def test_action_cards_return_to_their_owners() -> None:
    game = given("0: Old Earth", "1: New Sparta")
    for _ in range(3):
        game.play("0 chooses produce; 1 chooses produce")
        assert [p.actions for p in game.state.players] == [[], []]
    assert game.state.round == 4


# --- R3 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("R3.1", "R5.4")
def test_a_card_is_placed_or_paid_with_or_lies_as_a_good() -> None:
    game = given(
        "0: Old Earth | hand: Asteroid Belt, Gem World, Spice World, New Earth | chose: settle",
        "1: New Sparta",
        deck="Comet Zone, Drop Ships",
    )
    game.play("settle: 0 settles Asteroid Belt paying Gem World, New Earth; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Asteroid Belt"]
    assert game.discarded == ["Gem World", "New Earth"]
    assert game.state.players[0].goods == {card("Asteroid Belt"): card("Comet Zone")}
    assert game.hand(0) == ["Drop Ships", "Spice World"]


@pytest.mark.rule("R3.2")
def test_only_ones_own_hand_and_tableau() -> None:
    game = given("0: Old Earth | hand: Gem World, 5 cards", "1: New Sparta | hand: Spice World", phase="settle")
    game.refuses("0 settles Spice World", "R3.2")
    game = given("0: Old Earth | hand: Drop Ships, 6 cards", "1: New Sparta | hand: Space Marines", phase="develop")
    game.refuses("0 develops Space Marines", "R3.2")
    game.play("develop: 0 develops Drop Ships; 1 passes")
    game.refuses("0 pays Space Marines, 3 cards", "R3.2")
    game = given("0: Old Earth, Gem World*", "1: Galactic Trendsetters", phase="consume", pool=1)
    game.refuses("0 uses Galactic Trendsetters", "R3.2")
    game = given("0: Asteroid Belt, Radioactive World | chose: produce", "1: Destroyed World")
    game.refuses("0 produces on Destroyed World", "R3.2")


@pytest.mark.rule("R3.3", "R6.12", "R6.18")
def test_powers_add_up() -> None:
    hand = "hand: Asteroid Belt, New Earth, Deserted Alien Colony, 2 cards"
    game = given(f"0: Alpha Centauri, Mining Robots, Replicant Robots | {hand}", "1: Old Earth", phase="settle")
    game.play("settle: 0 settles New Earth paying 1 card; 1 passes")  # 5 - 1 - 1 - 2
    game = given(f"0: Alpha Centauri, Mining Robots, Replicant Robots | {hand}", "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Deserted Alien Colony paying 3 cards; 1 passes")  # only the 2 for every world


@pytest.mark.rule("R3.3")
def test_a_power_changes_only_the_rule_it_speaks_of() -> None:
    game = given("0: Old Earth, Replicant Robots | hand: Drop Ships, 4 cards", "1: New Sparta", phase="develop")
    game.play("develop: 0 develops Drop Ships paying 4 cards; 1 passes")
    game = given("0: Old Earth, Investment Credits | hand: Gem World, 2 cards", "1: New Sparta", phase="settle")
    game.play("settle: 0 settles Gem World paying 2 cards; 1 passes")


@pytest.mark.rule("R3.4")
def test_drawn_cards_go_straight_to_the_hand_except_in_explore() -> None:
    game = given("0: Old Earth, Merchant Guild", "1: New Sparta", phase="produce", deck="Gem World, Spice World")
    assert game.hand(0) == ["Gem World", "Spice World"]
    game = given("0: Old Earth", "1: New Sparta", phase="explore", deck="Gem World, Spice World")
    assert game.hand(0) == []
    assert game.offered(0) == ["Gem World", "Spice World"]


@pytest.mark.rule("R3.5")
def test_no_cost_below_zero_and_no_cards_back() -> None:
    game = given(
        "0: Old Earth, Galactic Federation, Investment Credits | hand: Public Works, 2 cards | chose: develop",
        "1: New Sparta",
    )
    game.play("develop: 0 develops Public Works paying nothing; 1 passes")
    assert len(game.hand(0)) == 2
    game = given("0: Old Earth, Replicant Robots | hand: Artist Colony, 2 cards", "1: New Sparta", phase="settle")
    game.play("settle: 0 settles Artist Colony paying nothing; 1 passes")
    assert len(game.hand(0)) == 2


@pytest.mark.rule("R3.6")
def test_a_card_does_not_help_in_the_phase_it_is_placed_in() -> None:
    game = given("0: Old Earth | hand: Public Works, 3 cards", "1: New Sparta", phase="develop")
    game.play("develop: 0 develops Public Works paying 1 card; 1 passes")
    assert len(game.hand(0)) == 2  # it draws nothing for itself
    game = given(
        "0: New Sparta | hand: Former Penal Colony, 3 cards | chose: settle",
        "1: Old Earth",
    )
    game.play("settle: 0 conquers Former Penal Colony; 1 passes")
    assert len(game.hand(0)) == 4


@pytest.mark.rule("R3.6")
def test_a_card_helps_from_the_next_phase_on() -> None:
    game = given("0: Old Earth | hand: Drop Ships, Pirate World, 4 cards", "1: Epsilon Eridani")
    game.play("0 chooses develop; 1 chooses settle")
    game.play("develop: 0 develops Drop Ships paying 3 cards; 1 passes")
    game.play("settle: 0 conquers Pirate World; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Drop Ships", "Pirate World"]


@pytest.mark.rule("R3.7", "R8.1")
def test_powers_must_be_used_if_they_can_be() -> None:
    game = given("0: Old Earth, Galactic Trendsetters, Gem World*, Spice World*", "1: New Sparta", phase="consume")
    game.refuses("0 stops", "R8.1")
    game = given("0: Mining Robots, Asteroid Belt, Radioactive World", "1: New Sparta", phase="produce")
    game.refuses("0 passes", "R3.7")


@pytest.mark.rule("R3.8", "R8.2")
def test_the_order_of_powers_is_free() -> None:
    for first, second in (("Old Earth", "Galactic Trendsetters"), ("Galactic Trendsetters", "Old Earth")):
        game = given("0: Old Earth, Galactic Trendsetters, Gem World*, Space Port*, Spice World*", "1: New Sparta",
                     phase="consume")  # fmt: skip
        assert game.offered(0) == ["Old Earth", "Galactic Trendsetters"]
        on = {"Old Earth": "Gem World, Space Port", "Galactic Trendsetters": "Spice World"}
        game.play(f"consume: 0 uses {first} on {on[first]}; 0 uses {second} on {on[second]}")
        assert game.chips(0) == 4


@pytest.mark.rule("R3.9", "R6.2", "R6.20")
def test_an_optional_power_must_be_used_when_the_revealed_card_needs_it() -> None:
    game = given("0: Old Earth, Colony Ship | hand: New Earth", "1: New Sparta", phase="settle")
    game.play("settle: 0 settles New Earth with Colony Ship paying nothing; 1 passes")  # nobody asks
    assert game.tableau(0) == ["Old Earth", "New Earth"]
    game = given("0: Old Earth, New Military Tactics | hand: Pirate World", "1: New Sparta", phase="settle")
    game.play("settle: 0 conquers Pirate World with New Military Tactics; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Pirate World"]


@pytest.mark.rule("R3.10", "R8.8")
def test_a_power_once_begun_is_finished_before_the_next() -> None:
    novelty = "Gem World*, Spice World*, Artist Colony*"
    game = given(f"0: Earth's Lost Colony, Free Trade Association, New Vinland, {novelty}", "1: New Sparta",
                 phase="consume")  # fmt: skip
    game.play("consume: 0 uses Free Trade Association on Gem World, Spice World, Artist Colony")
    assert (game.chips(0), len(game.hand(0)), game.goods(0)) == (3, 3, [])  # nothing is left for New Vinland
    assert game.phase == "action"


@pytest.mark.rule("R3.11")
def test_four_words_on_the_cards_mean_nothing() -> None:
    words = {word for it in CARDS for word in it.keywords}
    assert words == {"REBEL", "ALIEN", "UPLIFT", "IMPERIUM", "TERRAFORMING", "CHROMOSOME"}
    asked_for = {getattr(line, "keyword", "") for it in CARDS for line in (*it.powers, *it.scoring)}
    assert asked_for == {"", "REBEL", "ALIEN"}


@pytest.mark.rule("R2.1", "R10.7")
def test_hands_are_secret_but_their_size_is_not() -> None:
    game = given("0: Old Earth | hand: Gem World, 2 cards | chips: 4", "1: New Sparta | hand: 3 cards")
    seen = game.table.view(1).state.players[0]
    assert (seen.hand, seen.chips) == (Unknown(3), 4)
    assert card("Gem World") in game.table.view(0).state.players[0].hand

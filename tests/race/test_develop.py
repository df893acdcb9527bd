"""Chapter R5: phase II, Develop."""

from __future__ import annotations

import pytest

from orrery.core.refusal import No
from tests.race.notation import card, given


@pytest.mark.rule("R5.1")
def test_one_development_or_none() -> None:
    game = given("0: Old Earth | hand: Export Duties, Public Works, 2 cards", "1: New Sparta", phase="develop")
    game.play("develop: 0 develops Public Works paying 1 card; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Public Works"]
    assert game.tableau(1) == ["New Sparta"]
    assert game.phase == "action"  # no second one


@pytest.mark.rule("R5.2")
def test_developments_are_chosen_in_secret_and_revealed_together() -> None:
    game = given("0: Old Earth | hand: Drop Ships, 6 cards", "1: New Sparta | hand: Space Marines, 6 cards",
                 phase="develop")  # fmt: skip
    game.play("develop: 0 develops Drop Ships")
    assert game.waiting == [1]
    assert game.table.view(1).state.players[0].tableau == [card("Old Earth")]
    assert game.tableau(0) == ["Old Earth"]
    assert game.table.imagine(1, 7).waiting() == [0, 1]  # as far as seat 1 knows, seat 0 may still choose
    game.play("1 develops Space Marines")
    assert (game.tableau(0)[-1], game.tableau(1)[-1]) == ("Drop Ships", "Space Marines")
    assert game.asks(0) == game.asks(1) == "payment"  # revealed is placed: it can only be paid for now


@pytest.mark.rule("R5.3")
def test_no_world_in_develop() -> None:
    game = given("0: Old Earth | hand: Gem World, 4 cards", "1: New Sparta", phase="develop")
    game.refuses("0 develops Gem World", "R5.3")


@pytest.mark.rule("R5.4")
def test_exactly_the_cost_is_paid_from_the_hand() -> None:
    game = given("0: Old Earth | hand: Drop Ships, Gem World, Spice World, Space Port, New Earth, Comet Zone",
                 "1: New Sparta", phase="develop")  # fmt: skip
    game.play("develop: 0 develops Drop Ships; 1 passes")
    game.refuses("0 pays Gem World, Spice World, Space Port", "R5.4")
    game.refuses("0 pays Gem World, Spice World, Space Port, New Earth, Comet Zone", "R5.4")
    game.play("0 pays Gem World, Spice World, Space Port, Comet Zone")
    assert game.hand(0) == ["New Earth"]
    assert game.discarded == ["Comet Zone", "Gem World", "Space Port", "Spice World"]
    known = game.table.view(1).state.discard.plain()
    assert known == {"known": [], "unknown": 4}


@pytest.mark.rule("R5.5")
def test_the_development_itself_does_not_count_as_payment() -> None:
    game = given("0: Old Earth | hand: Drop Ships, 3 cards", "1: New Sparta", phase="develop")
    game.refuses("0 develops Drop Ships", "R5.5")
    missing = No("R5.5", card=card("Drop Ships"), need=4, have=3)
    assert game.table.why_not(0, card("Drop Ships")) == missing
    game = given("0: Old Earth | hand: Drop Ships, 4 cards", "1: New Sparta", phase="develop")
    assert game.allows("0 develops Drop Ships")
    game = given("0: Old Earth, Investment Credits | hand: Drop Ships, 2 cards | chose: develop", "1: New Sparta")
    game.play("develop: 0 develops Drop Ships paying 2 cards; 1 passes")
    assert game.hand(0) == []


@pytest.mark.rule("R5.6", "R2.7")
def test_the_bonus_is_one_card_less() -> None:
    game = given("0: Old Earth | hand: Drop Ships, 3 cards | chose: develop",
                 "1: New Sparta | hand: Drop Ships, 3 cards")  # fmt: skip
    game.refuses("1 develops Drop Ships", "R5.5")
    game.play("develop: 0 develops Drop Ships paying 3 cards; 1 passes")


@pytest.mark.rule("R5.6", "R3.5")
def test_the_bonus_is_lost_on_what_is_free_anyway() -> None:
    game = given("0: Old Earth, Investment Credits | hand: Export Duties, 1 card | chose: develop", "1: New Sparta")
    game.play("develop: 0 develops Export Duties paying nothing; 1 passes")
    assert len(game.hand(0)) == 1


@pytest.mark.rule("R5.7")
def test_no_development_twice() -> None:
    game = given("0: Old Earth, Public Works | hand: Public Works, 4 cards", "1: New Sparta | hand: Export Duties",
                 phase="develop")  # fmt: skip
    game.refuses("0 develops Public Works", "R5.7")
    assert game.offered(0)[-1] == "pass"


@pytest.mark.rule("R5.8", "R3.6")
def test_interstellar_bank_draws_before_the_choice() -> None:
    game = given("0: Old Earth, Interstellar Bank", "1: New Sparta", phase="develop", deck="Export Duties, Gem World")
    assert game.hand(0) == ["Export Duties"]
    game.play("develop: 0 passes; 1 passes")
    assert game.hand(0) == ["Export Duties"]  # drawn although nothing was placed
    game = given("0: Old Earth, Interstellar Bank | hand: Export Duties", "1: New Sparta", phase="develop",
                 deck="Gem World")  # fmt: skip
    game.play("develop: 0 develops Export Duties paying Gem World; 1 passes")  # the card just drawn pays


@pytest.mark.rule("R5.9", "R3.3")
@pytest.mark.parametrize(
    ("tableau", "price"),
    [("Old Earth", 4), ("Investment Credits", 3), ("Galactic Federation", 2),
     ("Investment Credits, Galactic Federation", 1)],
)  # fmt: skip
def test_develop_discounts(tableau: str, price: int) -> None:
    game = given(f"0: {tableau} | hand: Drop Ships, {price} cards", "1: New Sparta", phase="develop")
    game.play(f"develop: 0 develops Drop Ships paying {price} cards; 1 passes")
    game = given(f"0: {tableau} | hand: Drop Ships, {price - 1} cards", "1: New Sparta", phase="develop")
    game.refuses("0 develops Drop Ships", "R5.5")


@pytest.mark.rule("R5.10")
def test_public_works_draws_after_paying_and_only_for_a_development() -> None:
    game = given("0: Old Earth, Public Works | hand: Export Duties, Gem World", "1: New Sparta", phase="develop",
                 deck="Spice World")  # fmt: skip
    game.play("develop: 0 develops Export Duties paying Gem World; 1 passes")  # Spice World comes too late to pay
    assert game.hand(0) == ["Spice World"]
    game = given("0: Old Earth, Public Works | hand: Export Duties, Gem World", "1: New Sparta", phase="develop",
                 deck="Spice World")  # fmt: skip
    game.play("develop: 0 passes; 1 passes")
    assert game.hand(0) == ["Export Duties", "Gem World"]


@pytest.mark.rule("R5.10", "R3.6")
def test_public_works_does_not_draw_for_itself() -> None:
    game = given("0: Old Earth | hand: Public Works, Gem World", "1: New Sparta", phase="develop", deck="Spice World")
    game.play("develop: 0 develops Public Works paying Gem World; 1 passes")
    assert game.hand(0) == []

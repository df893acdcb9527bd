"""Chapter R4: phase I, Explore."""

from __future__ import annotations

import pytest

from orrery.core.unknown import Unknown
from tests.race.notation import card, given

SEVEN = "Gem World, Spice World, Space Port, New Earth, Drop Ships, Comet Zone, Empath World"


def keeping(tableau: str, chose: str = "") -> tuple[int, int]:
    """How many cards a player with that tableau looks at and keeps."""
    line = f"1: {tableau}" + (f" | chose: {chose}" if chose else "")
    game = given("0: Old Earth", line, phase="explore")
    _, decision = game.table.find(1)
    options = list(decision.options())
    assert {len(option) for option in options} == {decision.args["number"]}
    return len(game.state.players[1].explored), decision.args["number"]


@pytest.mark.rule("R4.1", "R10.1")
def test_two_are_drawn_one_is_kept_the_other_discarded_face_down() -> None:
    game = given("0: Old Earth | hand: New Vinland", "1: New Sparta", phase="explore", deck="Gem World, Spice World")
    assert game.offered(0) == ["Gem World", "Spice World"]
    game.play("explore: 0 keeps Spice World")
    assert game.hand(0) == ["New Vinland", "Spice World"]
    assert game.discarded == ["Gem World"]
    assert game.table.view(0).state.discard.plain() == {"known": [card("Gem World")], "unknown": 0}
    assert game.table.view(1).state.discard.plain() == {"known": [], "unknown": 1}


@pytest.mark.rule("R4.2")
def test_all_draw_before_anybody_discards() -> None:
    game = given("0: Old Earth", "1: New Sparta", phase="explore", deck="Gem World, Spice World, New Earth",
                 discard="Drop Ships", rest="box")  # fmt: skip
    # Three cards for four draws: seat 1's second card comes from the pile renewed with what had been discarded
    # before, not with the card that seat 0 is about to discard.
    assert game.offered(0) == ["Gem World", "Spice World"]
    assert game.offered(1) == ["New Earth", "Drop Ships"]
    assert game.waiting == [0, 1]
    game.play("1 keeps New Earth; 0 keeps Gem World")  # in whatever order they like
    assert game.discarded == ["Drop Ships", "Spice World"]


@pytest.mark.rule("R4.3")
def test_exactly_as_many_as_are_due() -> None:
    game = given("0: Old Earth | chose: explore +1+1", "1: New Sparta", deck=SEVEN)
    assert len(game.offered(0)) == 3
    game.refuses("0 keeps Gem World", "R4.3")
    game.refuses("0 keeps Gem World, Spice World, Space Port", "R4.3")
    game.play("0 keeps Gem World, Space Port")
    assert game.hand(0) == ["Gem World", "Space Port"]


@pytest.mark.rule("R4.4")
def test_hand_cards_cannot_be_discarded_instead() -> None:
    game = given("0: Old Earth | hand: Rebel Base", "1: New Sparta", phase="explore", deck="Gem World, Spice World")
    game.refuses("0 keeps Rebel Base", "R4.4")
    assert game.offered(0) == ["Gem World", "Spice World"]
    assert game.table.view(1).state.players[0].explored == Unknown(2)


@pytest.mark.rule("R4.1", "R4.5", "R4.6")
@pytest.mark.parametrize(
    ("chose", "looked_at", "kept"), [("", 2, 1), ("explore +5", 7, 1), ("explore +1+1", 3, 2), ("settle", 2, 1)]
)
def test_the_two_bonuses(chose: str, looked_at: int, kept: int) -> None:
    assert keeping("New Sparta", chose) == (looked_at, kept)


@pytest.mark.rule("R4.7")
@pytest.mark.parametrize(
    ("tableau", "looked_at", "kept"),
    [
        ("Star Nomad Lair", 3, 1),  # Explore(draw=1)
        ("Galactic Survey: SETI", 4, 1),  # Explore(draw=2)
        ("Research Labs", 2, 2),  # Explore(keep=1): both drawn cards are kept, nobody asks
        ("Galactic Renaissance", 4, 2),  # Explore(draw=2, keep=1): the rulebook's own example
        ("Galactic Survey: SETI, Research Labs", 4, 2),
        ("Star Nomad Lair, Malevolent Lifeforms, Expedition Force, Galactic Renaissance", 7, 2),
    ],
)
def test_explore_powers(tableau: str, looked_at: int, kept: int) -> None:
    if looked_at == kept:
        game = given("0: Old Earth", f"1: {tableau}", phase="explore")
        assert (game.asks(1), len(game.hand(1))) == ("", kept)
    else:
        assert keeping(tableau) == (looked_at, kept)


@pytest.mark.rule("R4.5", "R4.6", "R4.7")
def test_bonus_and_powers_add_up() -> None:
    assert keeping("Galactic Renaissance, Research Labs", "explore +5") == (9, 3)
    assert keeping("Galactic Renaissance, Research Labs", "explore +1+1") == (5, 4)


@pytest.mark.rule("R4.3", "R10.4")
def test_with_few_cards_left_one_keeps_what_there_is() -> None:
    game = given("0: Old Earth, Research Labs", "1: New Sparta", phase="explore", deck="Gem World", rest="box")
    assert game.hand(0) == ["Gem World"]
    assert (game.hand(1), game.phase) == ([], "action")

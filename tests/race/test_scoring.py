"""Chapter R11: the end of the game and scoring."""

from __future__ import annotations

import pytest

from orrery.games.race import GAME
from orrery.games.race.rules.cards import CARDS
from tests.race.notation import card, given

ELEVEN = (
    "Old Earth, Gem World, Spice World, Space Port, Artist Colony, New Vinland, Comet Zone, Mining World, "
    "New Earth, Terraformed World, Merchant World"
)


def six(owner: str, others: str = "", chips: int = 0) -> int:
    """The points a six-cost development scores for its owner, with these cards beside it."""
    tableau = f"{owner}, {others}" if others else owner
    return given(f"0: {tableau} | chips: {chips}", "1: Earth's Lost Colony").points(0).six[card(owner)]


# --- the end ------------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.1")
def test_twelve_cards_end_the_game_after_the_round() -> None:
    game = given(f"0: {ELEVEN} | hand: Secluded World, 1 card", "1: New Sparta")
    game.play("0 chooses settle; 1 chooses produce")
    game.play("settle: 0 settles Secluded World paying 1 card; 1 passes")
    assert game.table.over
    assert (game.phase, len(game.tableau(0))) == ("over", 12)
    assert len(game.goods(0)) == 9  # Produce was still played
    assert not given(f"0: {ELEVEN}", "1: New Sparta", phase="end").table.over


@pytest.mark.rule("R11.1", "R6.23")
def test_a_card_given_up_does_not_count_at_the_end_of_the_round() -> None:
    game = given(f"0: {ELEVEN.replace('Gem World', 'Colony Ship')} | hand: Secluded World", "1: New Sparta")
    game.play("0 chooses settle; 1 chooses settle")
    game.play("settle: 0 settles Secluded World with Colony Ship; 1 passes")
    assert (len(game.tableau(0)), game.table.over) == (11, False)


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(("pool", "over"), [(3, False), (2, True), (1, True)])
def test_the_last_chip_ends_the_game(pool: int, over: bool) -> None:
    game = given("0: Galactic Trendsetters, Gem World*", "1: New Sparta", phase="consume", pool=pool)
    game.play("consume: 0 uses Galactic Trendsetters on Gem World")
    assert (game.pool, game.table.over) == (pool - 2, over)


@pytest.mark.rule("R11.3", "R2.8")
def test_the_last_round_is_played_to_its_end() -> None:
    hand = "hand: Export Duties, Secluded World, Diversified Economy, 11 cards"
    game = given(f"0: {ELEVEN} | {hand}", "1: New Sparta", "2: Epsilon Eridani")
    game.play("0 chooses develop; 1 chooses settle; 2 chooses produce")
    game.play("develop: 0 develops Export Duties; others pass")
    assert len(game.tableau(0)) == 12
    game.play("settle: 0 settles Secluded World paying 1 card; others pass")
    assert len(game.tableau(0)) == 13
    assert (game.asks(0), game.table.over) == ("hand_limit", False)
    extra = len(game.hand(0)) - 10
    game.play(f"end: 0 discards {extra} cards")
    assert (len(game.hand(0)), game.table.over) == (10, True)


# --- who wins -----------------------------------------------------------------------------------------------


@pytest.mark.rule("R11.4")
def test_printed_points_chips_and_six_cost_developments_are_added() -> None:
    # printed: 2 + 1 + 1; chips: 5; Merchant Guild: 2 for Gem World
    game = given("0: Old Earth, Gem World, Export Duties, Merchant Guild | chips: 5", "1: New Sparta")
    sheet = game.points(0)
    assert (sheet.chips, sheet.worlds, sheet.developments, sheet.six) == (5, 3, 1, {card("Merchant Guild"): 2})
    assert sheet.total == 11
    assert GAME.score(game.state) == [11, 1]


@pytest.mark.rule("R11.4")
@pytest.mark.parametrize("name", [it.name for it in CARDS if not it.scoring])
def test_every_card_scores_what_is_printed_on_it(name: str) -> None:
    it = CARDS[card(name)]
    sheet = given(f"0: {name}", "1:").points(0)
    assert (sheet.worlds, sheet.developments) == ((it.vp, 0) if it.kind == "world" else (0, it.vp))
    assert sheet.total == it.vp


@pytest.mark.rule("R11.5")
def test_hand_cards_and_goods_score_nothing() -> None:
    rich = given("0: New Earth*, Gem World* | hand: 9 cards", "1: New Sparta")
    poor = given("0: New Earth, Gem World", "1: New Sparta")
    assert rich.points(0).total == poor.points(0).total == 4
    assert (rich.points(0).tiebreak, poor.points(0).tiebreak) == (11, 0)


@pytest.mark.rule("R11.6")
def test_most_points_win() -> None:
    game = given(
        "0: Old Earth | chips: 3", "1: New Sparta | chips: 5 | hand: 1 card", "2: Alpha Centauri | hand: 9 cards"
    )
    assert GAME.score(game.state) == [5, 6, 0]
    assert GAME.winners(game.state) == [1]


@pytest.mark.rule("R11.7")
def test_a_tie_goes_to_more_hand_cards_and_goods() -> None:
    game = given("0: Old Earth, Gem World* | chips: 3 | hand: 1 card", "1: New Sparta | chips: 5 | hand: 1 card",
                 "2: Alpha Centauri | hand: 9 cards")  # fmt: skip
    assert GAME.score(game.state) == [6, 6, 0]
    assert GAME.winners(game.state) == [0]


@pytest.mark.rule("R11.8")
def test_a_full_tie_is_a_shared_victory() -> None:
    game = given("0: Old Earth, Gem World* | chips: 3 | hand: 1 card", "1: New Sparta | chips: 5 | hand: 2 cards",
                 "2: Alpha Centauri | chips: 6 | hand: 1 card")  # fmt: skip
    assert GAME.score(game.state) == [6, 6, 6]
    assert GAME.winners(game.state) == [0, 1]


# --- six-cost developments, line by line --------------------------------------------------------------------


@pytest.mark.rule("R11.9")
def test_a_card_counts_once_by_the_first_line_it_matches() -> None:
    # Deserted Alien Outpost is an alien windfall world (2) and an ALIEN card (2): it counts once.
    assert six("Alien Tech Institute", "Deserted Alien Outpost") == 2 + 2
    # Rebel Warrior Race is a genes world (2) and a military world (1).
    assert six("Pan-Galactic League", "Rebel Warrior Race") == 2


@pytest.mark.rule("R11.9")
def test_a_card_may_count_for_several_developments() -> None:
    sheet = given("0: Merchant Guild, Mining League, Comet Zone", "1: Old Earth").points(0)
    assert sheet.six == {card("Merchant Guild"): 2, card("Mining League"): 2}


@pytest.mark.rule("R11.10")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 2),  # itself
        ("Alien Robotic Factory", 5), ("Lost Alien Battle Fleet", 5),  # production
        ("Deserted Alien Colony", 4), ("Lost Alien Warship", 4),  # windfall
        ("Alien Rosetta Stone World", 4),  # another ALIEN card
        ("Gem World, Research Labs, Galactic Imperium", 2),
    ],
)  # fmt: skip
def test_alien_tech_institute(others: str, points: int) -> None:
    assert six("Alien Tech Institute", others) == points


@pytest.mark.rule("R11.11")
@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 0),
        ("Gem World", 2), ("New Survivalists", 2),
        ("Galactic Resort", 1), ("Pirate World", 1),
        ("Consumer Markets", 2), ("Expanding Colony", 2),
        ("Comet Zone, Distant World, Old Earth", 0),
        ("Gem World, Refugee World, Consumer Markets, Expanding Colony", 7),
    ],
)  # fmt: skip
def test_free_trade_association(others: str, points: int) -> None:
    assert six("Free Trade Association", others) == points


@pytest.mark.rule("R11.12")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 2), ("Trade League", 4), ("Drop Ships", 3), ("Gem World", 2), ("Trade League, New Economy, Drop Ships", 7)],
)
def test_galactic_federation(others: str, points: int) -> None:
    assert six("Galactic Federation", others) == points


@pytest.mark.rule("R11.13")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 0), ("Rebel Miners", 2), ("Rebel Base", 2), ("Pirate World", 1), ("New Sparta", 1), ("Gem World", 0),
     ("Rebel Outpost, Rebel Fuel Cache, Alien Robot Sentry", 5)],
)  # fmt: skip
def test_galactic_imperium(others: str, points: int) -> None:
    assert six("Galactic Imperium", others) == points


@pytest.mark.rule("R11.14")
@pytest.mark.parametrize(
    ("others", "chips", "points"),
    [("", 0, 0), ("", 2, 0), ("", 3, 1), ("", 11, 3), ("Research Labs", 0, 3), ("Galactic Trendsetters", 0, 3),
     ("Artist Colony", 0, 3), ("Research Labs, Galactic Trendsetters, Artist Colony, Gem World", 7, 11)],
)  # fmt: skip
def test_galactic_renaissance(others: str, chips: int, points: int) -> None:
    assert six("Galactic Renaissance", others, chips) == points


@pytest.mark.rule("R11.15")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 1), ("Expedition Force", 2), ("Research Labs", 2), ("Star Nomad Lair", 3), ("Gem World", 2),
     ("Drop Ships", 1), ("Malevolent Lifeforms, Old Earth, Galactic Renaissance", 5)],
)  # fmt: skip
def test_galactic_survey(others: str, points: int) -> None:
    assert six("Galactic Survey: SETI", others) == points


@pytest.mark.rule("R11.16")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 0), ("Gem World", 2), ("Comet Zone", 2), ("Distant World", 2), ("Alien Robotic Factory", 2),
     ("Asteroid Belt, Pre-Sentient Race, Refugee World, Deserted Alien Colony", 0), ("Gem World, New Earth", 4)],
)  # fmt: skip
def test_merchant_guild(others: str, points: int) -> None:
    assert six("Merchant Guild", others) == points


@pytest.mark.rule("R11.17")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 0), ("Rebel Miners", 2), ("Asteroid Belt", 1), ("Mining Robots", 2), ("Mining Conglomerate", 2),
     ("Gem World, Distant World", 0), ("Comet Zone, Destroyed World, Mining Robots, Mining Conglomerate", 7)],
)  # fmt: skip
def test_mining_league(others: str, points: int) -> None:
    assert six("Mining League", others) == points


@pytest.mark.rule("R11.18")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 2), ("Public Works", 4), ("Old Earth", 3), ("Export Duties", 2), ("Spice World", 2), ("Trade League", 4),
     ("Black Market Trading World", 3), ("Deficit Spending, Gambling World, Merchant World", 6)],
)  # fmt: skip
def test_new_economy(others: str, points: int) -> None:
    assert six("New Economy", others) == points


@pytest.mark.rule("R11.19")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 2), ("New Sparta", 4), ("Empath World", 1), ("New Military Tactics", 2), ("Galactic Imperium", 2),
     ("Alien Tech Institute, Alpha Centauri", 2), ("Drop Ships, Space Marines, Contact Specialist", 6)],
)  # fmt: skip
def test_new_galactic_order(others: str, points: int) -> None:
    assert six("New Galactic Order", others) == points


@pytest.mark.rule("R11.20")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 0), ("Distant World", 2), ("Pre-Sentient Race", 2), ("Avian Uplift Race", 2), ("Pirate World", 1),
     ("Contact Specialist", 3), ("Gem World", 0), ("Plague World, Rebel Base, New Sparta, Contact Specialist", 7)],
)  # fmt: skip
def test_pan_galactic_league(others: str, points: int) -> None:
    assert six("Pan-Galactic League", others) == points


@pytest.mark.rule("R11.21")
@pytest.mark.parametrize(
    ("others", "points"),
    [("", 2), ("Export Duties", 4), ("Old Earth", 3), ("Pirate World", 3), ("Public Works", 2),
     ("Genetics Lab, Mining Conglomerate, Merchant World, Gambling World", 7)],
)  # fmt: skip
def test_trade_league(others: str, points: int) -> None:
    assert six("Trade League", others) == points


@pytest.mark.rule("R11.4", "R11.19")
def test_strength_below_zero_takes_points_off() -> None:
    dampers = "Contact Specialist, Empath World, Refugee World, Pan-Galactic League"
    assert six("New Galactic Order", dampers) == 2 - 4

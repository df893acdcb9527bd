"""What a Race player would call sensible: `greedy` in positions with an obvious answer, and over whole games."""

from __future__ import annotations

import pytest

from orrery.bots import make
from orrery.games.race import GAME
from orrery.games.race.bot.worth import worth
from orrery.games.race.rules.nouns import ACTION_NAMES, POWERS
from orrery.games.race.rules.state import Race
from tests.bots.test_bots import play
from tests.race.notation import Position, card, given

IDLE = "1: Epsilon Eridani | hand: 3 cards"
JUNK = "Rebel Homeworld, Rebel Base, Lost Alien Battle Fleet, Lost Alien Warship"
"""Cards that cannot be placed for a long time."""


def answer(position: Position, spec: str = "greedy", seat: int = 0) -> object:
    return make(spec, 1).decide(position.table.mind(seat))


def action(*seats: str, pool: int | None = None) -> str:
    """The action chosen at the start of a round."""
    chosen = answer(given(*seats, pool=pool))
    assert isinstance(chosen, int)
    return ACTION_NAMES[chosen]


# --- which action -------------------------------------------------------------------------------------------


def test_an_empty_hand_and_empty_worlds_call_for_explore() -> None:
    assert action("0: New Sparta", IDLE).startswith("explore")


def test_goods_and_powers_that_eat_them_call_for_consume_x2() -> None:
    rich = f"0: Earth's Lost Colony*, Gem World*, Artist Colony*, Consumer Markets | hand: {JUNK}"
    assert action(rich, IDLE) == "consume_x2"


def test_empty_production_worlds_and_powers_that_would_eat_call_for_produce() -> None:
    empty = "0: Old Earth, Gem World, Spice World, Artist Colony, Consumer Markets | hand: Rebel Homeworld"
    assert action(empty, IDLE) == "produce"


def test_a_good_that_sells_well_and_an_empty_hand_call_for_trade() -> None:
    assert action("0: New Sparta, Alien Robot Sentry*, Export Duties", IDLE) == "consume_trade"


def test_a_good_world_and_the_cards_to_pay_for_it_call_for_settle() -> None:
    assert action(f"0: Earth's Lost Colony | hand: Mining World, {JUNK}", IDLE) == "settle"


def test_a_six_cost_development_that_fits_and_the_cards_to_pay_for_it_call_for_develop() -> None:
    tableau = "Old Earth, Gem World, Spice World, Artist Colony, Mining World"
    hand = f"Merchant Guild, {JUNK}, Rebel Outpost, Rebel Underground"
    assert action(f"0: {tableau} | hand: {hand}", IDLE) == "develop"


# --- which card ---------------------------------------------------------------------------------------------


def test_a_world_worth_having_is_settled_and_one_worth_more_first() -> None:
    hand = "Deserted Alien Library, Destroyed World, 6 cards"
    assert answer(given(f"0: Old Earth | hand: {hand} | chose: settle", IDLE)) == card("Deserted Alien Library")


def test_a_six_cost_development_goes_by_what_it_scores() -> None:
    tableau = "New Sparta, Space Marines, Drop Ships, Rebel Miners, Rebel Outpost"
    hand = f"Galactic Imperium, Free Trade Association, {JUNK}, Gem World, Spice World"
    assert answer(given(f"0: {tableau} | hand: {hand} | chose: develop", IDLE)) == card("Galactic Imperium")


def test_payment_is_made_with_what_is_of_least_use() -> None:
    hand = "Investment Credits, Genetics Lab, Space Marines, Pre-Sentient Race"
    position = given(f"0: Old Earth, Space Marines | hand: {hand} | chose: develop", IDLE)
    position.play("0 develops Genetics Lab; 1 passes")
    assert answer(position) == (card("Space Marines"),), "a second copy can never be placed"


def test_explore_keeps_the_card_that_can_be_used() -> None:
    position = given(
        "0: Old Earth, Space Marines | hand: nothing | chose: explore +5",
        IDLE,
        deck=f"{JUNK}, Alien Robot Sentry, Deserted Alien Library, Galactic Federation",
    )
    assert answer(position) == (card("Alien Robot Sentry"),)


# --- consuming ----------------------------------------------------------------------------------------------


def test_the_good_that_sells_best_is_sold() -> None:
    position = given("0: Old Earth, Gem World*, Alien Robot Sentry*, Mining World* | chose: trade", IDLE)
    assert answer(position) == card("Alien Robot Sentry")


def test_a_power_for_one_kind_comes_before_a_power_for_any_kind() -> None:
    """Old Earth could consume the novelty goods that Consumer Markets needs, and leave the rare elements unused."""
    tableau = "Old Earth, Gem World*, Spice World*, Mining World*, Comet Zone*, Consumer Markets"
    position = given(f"0: {tableau} | chose: x2", IDLE)
    before = position.state.players[0].chips
    while position.table.asked(0):
        position.table.answer(0, answer(position))
    assert position.state.players[0].chips - before == 8, "four goods, each for one chip, doubled"


def test_hand_cards_are_given_for_chips_in_the_last_round_only_if_they_are_not_needed() -> None:
    position = given("0: Old Earth, Deficit Spending | hand: 4 cards | chose: x2", IDLE, pool=1)
    chosen = answer(position)
    assert isinstance(chosen, int)
    assert POWERS[chosen][0] == card("Deficit Spending")
    position.table.answer(0, chosen)
    given_up = answer(position)
    assert isinstance(given_up, tuple)
    assert len(given_up) == 2


# --- the end of the game ------------------------------------------------------------------------------------

ELEVEN = "Old Earth, Gem World, Spice World, Artist Colony, Mining World, Comet Zone, Space Port, New Vinland"
ELEVEN += ", Secluded World, Public Works, Export Duties"


def test_the_twelfth_card_is_placed_by_the_one_who_is_ahead() -> None:
    position = given(f"0: {ELEVEN} | hand: Expanding Colony, 3 cards | chips: 12 | chose: settle", IDLE)
    assert answer(position) == card("Expanding Colony")


def test_the_twelfth_card_is_not_placed_by_the_one_who_is_far_behind() -> None:
    position = given(f"0: {ELEVEN} | hand: Expanding Colony, 3 cards | chose: settle", f"{IDLE} | chips: 20", pool=20)
    assert answer(position) is None


# --- what a position is worth -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("more", "less"),
    [
        ("Old Earth, Gem World | chips: 5", "Old Earth, Gem World | chips: 2"),
        ("Old Earth, Gem World | hand: 6 cards", "Old Earth, Gem World | hand: 2 cards"),
        ("Old Earth, Gem World*, Mining World*", "Old Earth, Gem World, Mining World"),
        ("Old Earth, Gem World, Mining World | hand: 3 cards", "Old Earth, Gem World | hand: 3 cards"),
        ("New Sparta, Drop Ships | hand: Rebel Outpost", "New Sparta, Drop Ships | hand: Rebel Homeworld"),
    ],
)
def test_a_better_position_is_worth_more(more: str, less: str) -> None:
    better, worse = given(f"0: {more}", IDLE).state, given(f"0: {less}", IDLE).state
    assert worth(better, 0) > worth(worse, 0)


def test_cards_in_the_hand_count_for_less_when_the_end_is_near() -> None:
    def gap(pool: int) -> float:
        full, empty = (given(f"0: Old Earth | hand: {n} cards", IDLE, pool=pool).state for n in (8, 0))
        return worth(full, 0) - worth(empty, 0)

    assert gap(pool=1) < gap(pool=24)


# --- whole games --------------------------------------------------------------------------------------------


def test_greedy_beats_random() -> None:
    """It wins about 199 of 200 such games."""
    wins = 0
    for seed in range(20):
        bots = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += GAME.winners(play(GAME, bots, {}, seed).state) == [bots.index("greedy")]
    assert wins >= 18


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_several_random_players(players: int) -> None:
    for seed in range(3):
        table = play(GAME, ["greedy"] + ["random"] * (players - 1), {}, seed)
        assert GAME.winners(table.state) == [0]


def test_greedy_beats_random_in_the_game_for_two_experienced_players() -> None:
    for seed in range(3):
        table = play(GAME, ["greedy", "random"], {"experienced": "yes"}, seed)
        assert GAME.winners(table.state) == [0]


def test_greedy_runs_an_engine() -> None:
    """In its games cards are placed, goods are consumed for chips and goods are sold."""
    table = play(GAME, ["greedy", "greedy"], {}, seed=8)
    said = [key for key, _, _ in table.journal]
    assert said.count("race-log-consumes") > 3
    assert "race-log-sells" in said
    assert isinstance(table.state, Race)
    assert sum(p.chips for p in table.state.players) > 8
    assert max(len(p.tableau) for p in table.state.players) > 7

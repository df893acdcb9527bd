"""Chapter R9: phase V, Produce."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from orrery.core.unknown import Unknown
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.empire import GOOD, PRODUCE_OF, WINDFALL_WORLD
from orrery.games.race.rules.kinds import BONUS
from orrery.games.race.rules.produce import in_question
from orrery.games.race.rules.state import Player
from orrery.games.race.rules.vocabulary import ANY, Card, ProduceWindfall
from tests.race.notation import card, given

PRODUCTION = [it.name for it in CARDS if it.source == 2]


@pytest.mark.rule("R9.1", "R10.5")
@pytest.mark.parametrize("world", PRODUCTION)
def test_every_production_world_produces(world: str) -> None:
    game = given(f"0: {world}", "1: Empath World", phase="produce", deck="Alpha Centauri")
    assert game.state.players[0].goods == {card(world): card("Alpha Centauri")}
    for seat in (0, 1):
        assert game.table.view(seat).state.players[0].goods == {card(world): Unknown(1)}
    assert game.phase == "action"  # nobody was asked: production cannot be declined


@pytest.mark.rule("R9.2", "R9.7")
def test_no_second_good_on_a_world() -> None:
    game = given("0: Gem World* (Comet Zone), Space Port", "1: Empath World", phase="produce", deck="Spice World")
    assert game.state.players[0].goods == {
        card("Gem World"): card("Comet Zone"),
        card("Space Port"): card("Spice World"),
    }
    assert game.hand(0) == []  # and no card for a world that did not produce
    game = given("0: Asteroid Belt*, Radioactive World, Destroyed World | chose: produce", "1: Empath World")
    game.refuses("0 produces on Asteroid Belt", "R9.2")


@pytest.mark.rule("R9.3")
def test_windfall_worlds_do_not_produce_by_themselves() -> None:
    game = given("0: Asteroid Belt, Gem World", "1: Radioactive World", phase="produce")
    assert (game.goods(0), game.goods(1)) == (["Gem World"], [])


@pytest.mark.rule("R9.4", "R2.7")
def test_the_bonus_is_a_good_on_a_windfall_world_if_one_likes() -> None:
    line = "0: Asteroid Belt, Radioactive World | chose: produce"
    game = given(line, "1: Destroyed World, Blaster Gem Mines")
    assert game.waiting == [0]
    assert game.offered(0) == ["Asteroid Belt", "Radioactive World", "pass"]
    game.play("produce: 0 produces on Radioactive World")
    assert (game.goods(0), game.goods(1)) == (["Radioactive World"], [])
    game = given(line, "1: Destroyed World").play("produce: 0 passes")
    assert game.goods(0) == []


@pytest.mark.rule("R9.5")
def test_only_ones_own_empty_windfall_worlds() -> None:
    game = given("0: Asteroid Belt, Gem World*, Pilgrimage World | chose: produce", "1: Destroyed World")
    assert game.offered(0) == ["Asteroid Belt", "pass"]
    game.refuses("0 produces on Pilgrimage World", "R9.5")
    game.refuses("0 produces on Destroyed World", "R3.2")
    game.refuses("0 produces on Gem World", "R9.2")


@pytest.mark.rule("R9.6")
@pytest.mark.parametrize(
    ("owner", "fits", "misses"),
    [
        ("Expanding Colony", "Refugee World", "Asteroid Belt"),
        ("Free Trade Association", "Galactic Resort", "Pre-Sentient Race"),
        ("Mining Robots", "Asteroid Belt", "Refugee World"),
        ("Mining League", "Destroyed World", "Deserted Alien Outpost"),
        ("Genetics Lab", "Pre-Sentient Race", "Asteroid Belt"),
        ("Alien Rosetta Stone World", "Deserted Alien Colony", "Refugee World"),
        ("Galactic Engineers", "Deserted Alien Colony", ""),
    ],
)
def test_powers_for_windfall_worlds(owner: str, fits: str, misses: str) -> None:
    other = f", {misses}" if misses else ""
    game = given(f"0: {owner}, {fits}{other}", "1: Empath World", phase="produce")
    assert game.goods(0) == [fits]  # must be used (R3.7), and there was no choice


@pytest.mark.rule("R9.6", "R3.7")
def test_a_power_for_one_kind_chooses_among_worlds_of_that_kind() -> None:
    game = given("0: Mining Robots, Asteroid Belt, Radioactive World, Refugee World", "1: Empath World",
                 phase="produce")  # fmt: skip
    assert game.offered(0) == ["Asteroid Belt", "Radioactive World"]
    game.refuses("0 produces on Refugee World", "R9.6")
    game.refuses("0 passes", "R3.7")
    game.play("produce: 0 produces on Asteroid Belt")
    assert game.goods(0) == ["Asteroid Belt"]


@pytest.mark.rule("R9.6")
def test_galactic_engineers_choose_any_windfall_world() -> None:
    game = given("0: Galactic Engineers, Asteroid Belt, Refugee World", "1: Empath World", phase="produce")
    assert game.offered(0) == ["Refugee World", "Asteroid Belt"]
    game.play("produce: 0 produces on Asteroid Belt")


@pytest.mark.rule("R9.7")
@pytest.mark.parametrize(
    ("world", "drawn"), [("Gem World", 1), ("Comet Zone", 1), ("Mining World", 1), ("Lost Species Ark World", 2)]
)
def test_a_draw_for_producing_here(world: str, drawn: int) -> None:
    assert len(given(f"0: {world}", "1: Empath World", phase="produce").hand(0)) == drawn
    assert given(f"0: {world}*", "1: Empath World", phase="produce").hand(0) == []


@pytest.mark.rule("R9.7", "R9.3")
def test_runaway_robots_draw_by_whatever_means_they_produce() -> None:
    assert given("0: Runaway Robots", "1: Empath World", phase="produce").hand(0) == []
    assert len(given("0: Runaway Robots, Mining Robots", "1: Empath World", phase="produce").hand(0)) == 1
    assert len(given("0: Runaway Robots, Galactic Engineers", "1: Empath World", phase="produce").hand(0)) == 1
    bonus = given("0: Runaway Robots | chose: produce", "1: Empath World")
    bonus.play("produce: 0 produces on Runaway Robots")
    assert len(bonus.hand(0)) == 1


@pytest.mark.rule("R9.8")
@pytest.mark.parametrize(
    ("tableau", "drawn"),
    [
        ("Consumer Markets, Artist Colony, Spice World, Comet Zone*", 2),  # DrawPerGood(NOVELTY)
        ("Consumer Markets, Artist Colony, Spice World*", 1),  # what was there before does not count
        ("Consumer Markets, Expanding Colony, Refugee World", 1),  # a windfall good counts
        ("Research Labs, Alien Robotic Factory", 1),  # DrawPerGood(ALIEN)
        ("Research Labs, Alien Robotic Factory*", 0),
        ("Research Labs, Alien Rosetta Stone World, Deserted Alien Colony, Alien Robotic Factory", 2),
        ("Diversified Economy, Artist Colony, Spice World", 1),  # DrawPerKind: kinds, not goods
        ("Diversified Economy, Artist Colony, Space Port*, Imperium Armaments World, Distant World", 3),
        ("Diversified Economy, Artist Colony*", 0),
    ],
)
def test_draws_for_what_was_produced(tableau: str, drawn: int) -> None:
    assert len(given(f"0: {tableau}", "1: Empath World", phase="produce").hand(0)) == drawn


@pytest.mark.rule("R9.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [
        ("Rebel Miners", "Gem World", 2),
        ("Rebel Miners", "Imperium Armaments World", 0),  # a tie gives nothing
        ("Rebel Miners, Imperium Armaments World", "New Earth", 2),
        ("Rebel Miners, Imperium Armaments World*", "New Earth", 0),  # produced in this phase, not owned
        ("Gem World*", "Spice World", 0),  # none of the kind
    ],
)
def test_mining_conglomerate_draws_for_the_most_rare_elements(mine: str, theirs: str, drawn: int) -> None:
    game = given(f"0: Mining Conglomerate, {mine}", f"1: {theirs}", "2: Old Earth", phase="produce")
    assert len(game.hand(0)) == drawn


@pytest.mark.rule("R9.9")
def test_most_is_settled_after_all_have_produced() -> None:
    game = given("0: Mining Conglomerate, Rebel Miners", "1: Asteroid Belt, Destroyed World | chose: produce")
    assert game.hand(0) == []  # not yet: the other player may still produce
    game.play("produce: 1 produces on Asteroid Belt")
    assert game.hand(0) == []
    game = given("0: Mining Conglomerate, Rebel Miners", "1: Asteroid Belt, Destroyed World | chose: produce")
    game.play("produce: 1 passes")
    assert len(game.hand(0)) == 2


@pytest.mark.rule("R9.10")
def test_pan_galactic_league_draws_for_every_genes_world() -> None:
    tableau = "Pan-Galactic League, Distant World*, Plague World, Pre-Sentient Race, Avian Uplift Race*, Gem World*"
    game = given(f"0: {tableau}", "1: Old Earth", phase="produce")
    assert len(game.hand(0)) == 4
    assert given("0: Pan-Galactic League, Gem World*", "1: Old Earth", phase="produce").hand(0) == []


@pytest.mark.rule("R9.11")
@pytest.mark.parametrize(("owner", "drawn"), [("Rebel Underground", 1), ("Merchant Guild", 2)])
def test_draws_without_a_condition(owner: str, drawn: int) -> None:
    assert len(given(f"0: {owner}", "1: Old Earth", phase="produce").hand(0)) == drawn


@pytest.mark.rule("R9.12", "R3.8")
def test_the_order_of_producing() -> None:
    game = given(
        "0: Consumer Markets, Artist Colony, Merchant Guild, Mining Robots, Comet Zone, Asteroid Belt, Refugee World "
        "| chose: produce",
        "1: Old Earth",
        deck="Gem World, Spice World, Space Port, New Earth, New Vinland, Drop Ships, Empath World, Distant World, "
        "Outlaw World, Colony Ship",
    )
    # From the newest card to the oldest: Comet Zone and its draw, Mining Robots on Asteroid Belt, Merchant Guild,
    # Artist Colony; then the bonus on Refugee World; Consumer Markets last.
    game.play("produce: 0 produces on Refugee World")
    assert [(CARDS[w].name, CARDS[c].name) for w, c in game.state.players[0].goods.items()] == [
        ("Comet Zone", "Gem World"),
        ("Asteroid Belt", "Space Port"),
        ("Artist Colony", "Drop Ships"),
        ("Refugee World", "Empath World"),
    ]
    assert [args["why"] for args in game.told("draws", 0)] == ["comet_zone", "merchant_guild", "consumer_markets"]
    assert game.hand(0) == sorted(["Spice World", "New Earth", "New Vinland", "Distant World", "Outlaw World"])


@pytest.mark.rule("R9.12", "R9.4")
def test_the_bonus_comes_before_powers_for_any_windfall_world() -> None:
    game = given("0: Galactic Engineers, Asteroid Belt, Refugee World | chose: produce", "1: Old Earth")
    assert game.offered(0) == ["Refugee World", "Asteroid Belt", "pass"]
    game.play("produce: 0 passes")
    assert game.offered(0) == ["Refugee World", "Asteroid Belt"]


@pytest.mark.rule("R9.12", "R3.8")
def test_one_may_draw_before_deciding_where_a_good_goes() -> None:
    line = "0: Gem World, Merchant Guild, Mining Robots, Asteroid Belt, Radioactive World"
    game = given(line, "1: Old Earth", phase="produce")
    assert game.asks(0) == "produce_next"
    assert game.offered(0) == ["Gem World", "Mining Robots", "Merchant Guild"]
    game.play("produce: 0 turns to Merchant Guild; 0 turns to Gem World")
    assert len(game.hand(0)) == 3
    assert game.offered(0) == ["Asteroid Belt", "Radioactive World"]
    game.play("produce: 0 produces on Asteroid Belt")
    game = given(line, "1: Old Earth", phase="produce")
    game.play("produce: 0 turns to Mining Robots")
    assert game.hand(0) == []
    assert game.offered(0) == ["Asteroid Belt", "Radioactive World"]


@pytest.mark.rule("R9.12")
@pytest.mark.parametrize(
    "tableau",
    [
        "Artist Colony, Mining Robots, Asteroid Belt, Radioactive World",  # nothing else draws
        "Gem World*, Mining Robots, Asteroid Belt, Radioactive World",  # its draw is not due
        "Mining Robots, Gem World, Asteroid Belt, Radioactive World",  # drawn before, from the newest card on
        "Gem World, Mining Robots, Genetics Lab, Asteroid Belt, Pre-Sentient Race",  # no choice of worlds
        "Mining League, Mining Robots, Asteroid Belt, Radioactive World, Destroyed World",  # both for the same worlds
        "Mining Robots, Genetics Lab, Asteroid Belt, Radioactive World, Pre-Sentient Race, Avian Uplift Race",
        "Galactic Engineers, Mining Robots, Asteroid Belt, Radioactive World, Refugee World",  # enough for both
        "Mining Robots, Runaway Robots, Asteroid Belt",
    ],
)
def test_the_order_is_not_asked_where_it_makes_no_difference(tableau: str) -> None:
    assert given(f"0: {tableau}", "1: Old Earth", phase="produce").asks(0) in ("", "action", "produce_on")


@pytest.mark.rule("R9.12", "R3.7")
def test_galactic_engineers_may_take_the_world_of_another_power() -> None:
    line = "0: Galactic Engineers, Genetics Lab, Pre-Sentient Race, Asteroid Belt"
    game = given(line, "1: Old Earth", phase="produce")
    assert game.offered(0) == ["Galactic Engineers", "Genetics Lab"]
    game.play("produce: 0 turns to Galactic Engineers; 0 produces on Pre-Sentient Race")
    assert game.goods(0) == ["Pre-Sentient Race"]  # nothing is left for the laboratory
    game = given(line, "1: Old Earth", phase="produce").play("produce: 0 turns to Genetics Lab")
    assert game.goods(0) == ["Asteroid Belt", "Pre-Sentient Race"]


@pytest.mark.rule("R9.12", "R9.7")
def test_runaway_robots_may_draw_before_other_goods_are_placed() -> None:
    line = "0: Genetics Lab, Runaway Robots, Pre-Sentient Race, Avian Uplift Race | chose: produce"
    game = given(line, "1: Old Earth")
    assert game.offered(0) == ["Genetics Lab", "produce"]
    game.play("produce: 0 turns to the bonus; 0 produces on Runaway Robots")
    assert len(game.hand(0)) == 1
    assert game.offered(0) == ["Avian Uplift Race", "Pre-Sentient Race"]
    game = given("0: Galactic Engineers, Runaway Robots, Asteroid Belt | chose: produce", "1: Old Earth")
    assert game.offered(0) == ["Galactic Engineers", "produce"]  # the bonus may be declined after the card is seen
    game.play("produce: 0 turns to Galactic Engineers; 0 produces on Runaway Robots; 0 passes")
    assert game.goods(0) == ["Runaway Robots"]


WINDFALL_WORLDS = [n for n, row in enumerate(CARDS) if WINDFALL_WORLD[n] and not PRODUCE_OF[n]]


def outcomes(powers: tuple[tuple[int, int], ...], empty: frozenset[int]) -> set[frozenset[int]]:
    """The worlds that can have a good in the end if the powers are used in this order."""
    if not powers:
        return {frozenset()}
    (number, good), *rest = powers
    fits = [world for world in empty if good in (ANY, GOOD[world])]
    may: list[int | None] = [*fits, *([None] if number == BONUS or not fits else [])]
    return {
        ended | ({world} if world is not None else set())
        for world in may
        for ended in outcomes(tuple(rest), empty - {world})
    }


@pytest.mark.rule("R9.12")
def test_where_the_order_is_not_asked_every_order_comes_to_the_same() -> None:
    two_each = [w for good in (2, 3, 4) for w in [Card(n) for n in WINDFALL_WORLDS if GOOD[n] == good][:2]]
    kinds = {card("Mining Robots"): 3, card("Mining League"): 3, card("Genetics Lab"): 4, card("Expanding Colony"): 2}
    any_kind = {card("Galactic Engineers"): ANY, BONUS: ANY}
    asked = 0
    for mine, some, size in product(range(len(kinds) + 1), range(3), range(len(two_each) + 1)):
        for first, then, worlds in product(
            combinations(kinds.items(), mine), combinations(any_kind.items(), some), combinations(two_each, size)
        ):
            powers = first + tuple(sorted(then, reverse=True))
            if not powers:
                continue
            left = [(number, ProduceWindfall(good)) for number, good in powers]
            settled = outcomes(powers, frozenset(worlds))
            free = set().union(*(outcomes(order, frozenset(worlds)) for order in permutations(powers)))
            p = Player(tableau=[number for number, _ in powers if number != BONUS] + list(worlds))
            while left and not any(left[0][1].good in (ANY, GOOD[w]) for w in worlds):
                left.pop(0)
            asks = bool(left and in_question(p, left))
            assert asks or free == settled
            assert not asks or free != settled
            asked += asks
    assert asked

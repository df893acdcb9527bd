"""The words that cards are written in mean what they say, even for cards that the base game does not have."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.empire import Empire
from orrery.games.race.rules.vocabulary import ALIEN, GENES, Card, ColonyShip, PayForMilitary, Power, Tactics
from tests.race.notation import card

FIRST, SECOND = Card(200), Card(201)
"""Cards that were never printed."""

ALIEN_OUTPOST, ALIEN_SENTRY = card("Deserted Alien Outpost"), card("Alien Robot Sentry")


def with_powers(*powers: tuple[Card, Power]) -> Empire:
    e = Empire()
    for owner, power in powers:
        e._add(owner, power)
    return e


@pytest.mark.rule("R6.14")
def test_several_tactics_add_up() -> None:
    e = with_powers((FIRST, Tactics(3)), (SECOND, Tactics(2)))
    assert [e.boost(n) for n in (0, 1, 2, None)] == [0, 3, 5, 5]


@pytest.mark.rule("R6.20", "R6.21")
def test_a_ship_is_not_for_the_good_that_it_names() -> None:
    world = card("Pre-Sentient Race")
    only_genes = with_powers((FIRST, ColonyShip(not_good=GENES)))
    assert only_genes.ship_for(world) < 0
    assert only_genes.ship_for(ALIEN_OUTPOST) == FIRST
    both = with_powers((FIRST, ColonyShip(not_good=GENES)), (SECOND, ColonyShip(not_good=ALIEN)))
    assert both.ship_for(world) == SECOND
    assert both.ship_for(ALIEN_OUTPOST) == FIRST


@pytest.mark.rule("R6.15", "R6.16")
@pytest.mark.parametrize(("discount", "price"), [(0, 6), (1, 5), (3, 3), (9, 0)])
def test_a_specialist_takes_off_as_much_as_it_says(discount: int, price: int) -> None:
    e = with_powers((FIRST, PayForMilitary(discount, not_good=ALIEN)))
    assert e.bought(card("Rebel Base")) == price
    assert e.bought(ALIEN_SENTRY) is None


@pytest.mark.rule("R6.15", "R6.16")
def test_of_several_specialists_the_best_that_may_counts() -> None:
    e = with_powers((FIRST, PayForMilitary(3, not_good=ALIEN)), (SECOND, PayForMilitary(1, not_good=GENES)))
    assert e.bought(card("Rebel Base")) == 3
    assert e.bought(ALIEN_SENTRY) == 1

"""Help with spending in Twilight Imperium 4: which planets pay a price most cheaply, and what stays."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.common.picks import Pay
from orrery.games.ti4.rules.board import influence, ready_planets, resources
from orrery.games.ti4.rules.kinds import PAY
from orrery.games.ti4.rules.nouns import MEANS, TRADE_GOOD
from orrery.games.ti4.rules.spending import Remainder, cheapest, left_after
from tests.ti4.boards import counted, positions
from tests.ti4.notation import position, state

TILES = {"203": "35", "204": "36", "205": "37"}
"""Bereg 3/1, Lirta IV 2/3, Arnor 2/1, Lor 1/2, Arinam 1/2, Meer 0/4."""


def sol_has(planets: str, goods: int = 0) -> Table:
    """Sol controls these planets; its home is exhausted."""
    held = dict.fromkeys(planets.split(", "), "sol: infantry")
    return position(tiles=TILES, planets=held, sol={"goods": goods, "exhausted": "jord"})


def paid_for(table: Table, price: int, means: str = "resources") -> str:
    """The cheapest payment, in words."""
    s, value = state(table), influence if means == "influence" else resources
    worth: dict[int, int] = {planet: value(s, planet) for planet in ready_planets(s, 0)}
    asked = Pay(0, PAY, worth, TRADE_GOOD, s.players[0].goods, price, "LRR 30.3", means=means)
    found = cheapest(s, asked)
    assert asked.refuse(found) is None
    return ", ".join(MEANS.names[item] for item in found)


@pytest.mark.parametrize(
    ("planets", "goods", "price", "means", "paid"),
    [
        ("bereg, lirta_iv, lor", 0, 3, "resources", "bereg"),
        ("bereg, arnor, lor", 0, 2, "resources", "arnor"),
        ("bereg, lor, arinam", 0, 2, "influence", "lor"),
        ("lor, meer", 1, 1, "resources", "trade_good"),
        ("arnor, lirta_iv", 2, 2, "resources", "arnor"),
        ("bereg, lirta_iv, arnor, lor", 1, 6, "resources", "bereg, arnor, trade_good"),
    ],
    ids=["exactly", "no more than needed", "useless for anything else", "a good spares much influence",
         "goods are kept", "all together"],
)  # fmt: skip
def test_the_cheapest_payment(planets: str, goods: int, price: int, means: str, paid: str) -> None:
    assert paid_for(sol_has(planets, goods), price, means) == paid


def test_what_stays_after_a_payment() -> None:
    s = state(sol_has("bereg, lirta_iv, lor", goods=3))
    bereg = MEANS.index["bereg"]
    assert left_after(s, 0, ()) == Remainder(resources=6, influence=6, goods=3)
    assert left_after(s, 0, (bereg, TRADE_GOOD)) == Remainder(resources=3, influence=5, goods=2)


def test_whenever_somebody_pays_the_page_is_told_a_payment_that_the_rules_accept() -> None:
    met = 0
    for seed in (1, 2):
        for table in positions(4, seed=seed, answers=700):
            for asked in table.pending.values():
                if isinstance(asked, Pay):
                    id_ = table.question_id(asked.seat, asked)
                    told = counted(table, asked.seat)["asked"][id_]
                    value = asked.decode(told["cheapest"])
                    assert asked.refuse(value) is None
                    assert list(told["stays"].values()) == [*left_after(state(table), asked.seat, value)]
                    met += 1
    assert met > 10

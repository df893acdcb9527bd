"""The strategy card Leadership of Twilight Imperium 4 (LRR 33), and command tokens (LRR 52)."""

from __future__ import annotations

import pytest

from tests.ti4.notation import asked, options, player, position, say, spent, why_not

THREE = {"strategies": "leadership"}


@pytest.mark.rule("LRR 33.1", "LRR 33.2", "LRR 33.4", "LRR 52.2")
def test_leadership_gives_three_tokens_and_more_for_influence() -> None:
    table = position("hacan, sol, winnu", tiles={"203": "30"}, planets={"mellon": "hacan:", "zohbat": "hacan:"},
                     hacan={**THREE, "goods": 4, "pools": (1, 2, 0)})  # fmt: skip
    say(table, "hacan act leadership")
    assert why_not(table, "hacan gain_tokens 2 tactic") == "LRR 52.2", "all three"
    say(table, "hacan gain_tokens tactic, fleet, strategy")
    assert player(table, "hacan").pools == [2, 3, 1], "each into a pool of choice"
    assert options(table, "hacan") == ["0", "1", "2", "3"], "9 influence: 5 of planets, and 4 trade goods"
    say(table, "hacan buy_tokens 2")
    assert why_not(table, "hacan pay 4 trade_good, zohbat") != "", "five are not enough for two tokens"
    say(table, "hacan pay 4 trade_good, mellon; hacan gain_tokens 2 fleet")
    assert player(table, "hacan").pools == [2, 5, 1]
    assert (player(table, "hacan").goods, spent(table)) == (0, ["mellon"])


@pytest.mark.rule("LRR 33.3", "LRR 52.5")
def test_the_others_buy_tokens_clockwise_without_spending_one() -> None:
    table = position(sol={**THREE}, letnev={"goods": 3, "pools": (1, 1, 0)}, hacan={"goods": 3, "pools": (1, 1, 0)})
    say(table, "sol act leadership; sol gain_tokens 3 tactic")
    assert asked(table) == {"letnev": "secondary"}
    say(table, "letnev secondary yes; letnev buy_tokens 1; letnev pay 3 trade_good; letnev gain_tokens strategy")
    assert player(table, "letnev").pools == [1, 1, 1], "with an empty strategy pool"
    assert asked(table) == {"hacan": "secondary"}


@pytest.mark.rule("LRR 52.3", "LRR 52.3a", "LRR 64.1", "LRR 59.2")
def test_nobody_gains_more_tokens_than_the_reinforcements_hold() -> None:
    table = position(
        sol={**THREE, "pools": (5, 5, 3), "tokens": "203"}, letnev={"pools": (6, 6, 4), "goods": 3}, hacan={"goods": 3}
    )
    say(table, "sol act leadership; sol gain_tokens 2 tactic")
    assert player(table, "sol").pools == [7, 5, 3], "16 in all, one of them on the board"
    assert asked(table) == {"hacan": "secondary"}, "Letnev has none left to gain"

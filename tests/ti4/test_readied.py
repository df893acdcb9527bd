"""Readied and exhausted cards of Twilight Imperium 4 (LRR 78), resources (74) and what is purged (93)."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.nouns import TEXT
from tests.ti4.notation import fleet, place, planet, player, position, say, spent, state, why_not

TRIO = "xxcha, hacan, winnu"
DOCK = {"archon_ren": "xxcha: space_dock"}
AT_HOME = "xxcha act tactical; xxcha activate 304"


@pytest.mark.rule("LRR 74.2", "LRR 74.3", "LRR 78.2", "LRR 78.4")
def test_a_ready_planet_pays_its_resources_or_its_influence_but_not_both() -> None:
    resources = position(TRIO, planets=DOCK, xxcha={"exhausted": "archon_tau"})
    say(resources, f"{AT_HOME}; xxcha produce cruiser; xxcha pay archon_ren")
    assert fleet(resources, "xxcha", "304") == {"cruiser": 1}, "2 resources"
    table = position(TRIO, planets=DOCK, xxcha={"exhausted": "archon_tau", "strategies": "leadership", "goods": 1})
    say(table, "xxcha act leadership; xxcha gain_tokens 3 tactic; xxcha buy_tokens 1; xxcha pay archon_ren")
    say(table, "xxcha gain_tokens tactic; winnu secondary no; hacan act pass; winnu act pass")
    assert player(table, "xxcha").pools == [7, 5, 2], "a token more for 3 influence"
    assert spent(table) == ["archon_ren", "archon_tau"]
    say(table, AT_HOME)
    assert why_not(table, "xxcha produce 2 destroyer") == "LRR 26.1", (
        "only the trade good, which is 1 resource, is left"
    )
    assert why_not(table, "xxcha produce destroyer") == ""


@pytest.mark.rule("LRR 78.3", "LRR 78.4")
def test_a_technology_that_was_exhausted_for_its_ability_cannot_be_used_again() -> None:
    table = position(TRIO, planets=DOCK, xxcha={"technologies": "sling_relay", "goods": 2})
    say(table, "xxcha act technology.sling_relay; xxcha produce destroyer; xxcha pay trade_good")
    assert spent(table, "xxcha") == ["technology.sling_relay"]
    say(table, "hacan act pass; winnu act pass")
    assert why_not(table, "xxcha act technology.sling_relay") == "LRR 31.12"


@pytest.mark.rule("LRR 93.1", "LRR 93.2", "LRR 93.3")
def test_a_card_is_purged_though_only_a_part_of_its_ability_could_be_resolved() -> None:
    table = position(
        TRIO,
        tiles={"203": "19"},
        xxcha={"texts": "relic.stellar_converter", "space": {"204": "dreadnought"}},
    )
    say(table, "xxcha act relic.stellar_converter")
    assert state(table).places[planet("wellon")] != place("203"), "there were no units and nothing attached"
    assert TEXT.index["relic.stellar_converter"] in state(table).purged
    assert TEXT.index["relic.stellar_converter"] not in player(table, "xxcha").texts

"""Objectives of Twilight Imperium 4 that have to be paid for when they are scored (LRR 14.10)."""

from __future__ import annotations

import pytest

from orrery.core.refusal import No
from orrery.games.ti4.rules.nouns import OBJECTIVE
from orrery.games.ti4.rules.prices import PRICES, Price, lacking
from tests.ti4.notation import asked, options, planet, player, say, spent, state, why_not
from tests.ti4.scenes import all_there
from tests.ti4.scoring import Given, can_score, has_scored, hold, missing, scores, so_far, status, together, worth

CARDS = "flank_speed, direct_hit, skilled_retreat, morale_boost, veto"

RICH = hold("lodor, starpoint, saudor, bereg, lirta_iv")
"""Resources: Jord 4, 3, 3, 2, 3, 2: 17."""
LOVED = hold("mecatol_rex, meer, centauri, mehar_xull")
"""Influence: Jord 2, 6, 4, 3, 3: 18."""

PRICED = [
    ("erect_a_monument", 8, hold("lodor, wellon"), "pay jord, lodor, wellon", hold("lodor")),
    ("sway_the_council", 8, hold("mecatol_rex"), "pay jord, mecatol_rex", hold("meer, quann")),
    (
        "found_a_golden_age",
        16,
        RICH,
        "pay jord, lodor, starpoint, bereg, lirta_iv, saudor",
        hold("lodor, starpoint, saudor, bereg"),
    ),
    (
        "manipulate_galactic_law",
        16,
        LOVED,
        "pay mecatol_rex, meer, centauri, mehar_xull",
        hold("mecatol_rex, meer, centauri"),
    ),
    ("negotiate_trade_routes", 5, {"sol": {"goods": 5}}, "", {"sol": {"goods": 4}}),
    ("centralize_galactic_trade", 10, {"sol": {"goods": 10}}, "", {"sol": {"goods": 9}}),
    ("lead_from_the_front", 3, {}, "lose_tokens 2 tactic, strategy", {"sol": {"pools": (1, 5, 1)}}),
    (
        "galvanize_the_people",
        6,
        {"sol": {"pools": (4, 3, 3)}},
        "lose_tokens 3 tactic, 3 strategy",
        {"sol": {"pools": (3, 6, 2)}},
    ),
]


@pytest.mark.rule("LRR 14.10", "LRR 14.5", "LRR 24.2")
@pytest.mark.parametrize(("objective", "need", "enough", "paid", "short"), PRICED, ids=[row[0] for row in PRICED])
def test_what_is_spent(objective: str, need: int, enough: Given, paid: str, short: Given) -> None:
    table = status(objective, **enough)
    goods = player(table, "sol").goods
    assert so_far(table, objective).need == need
    assert so_far(table, objective).done
    say(table, scores(objective))
    if paid:
        assert not has_scored(table, objective), "it has to be paid for first"
        say(table, f"sol {paid}")
    assert player(table, "sol").goods == (0 if goods else goods)
    if paid.startswith("pay"):
        assert set(spent(table)) == set(paid.removeprefix("pay ").split(", "))
    assert player(table, "sol").points == worth(objective)

    table = status(objective, **short)
    assert missing(table, objective) == No("LRR 14.5", objective=OBJECTIVE.index[objective], have=need - 1, need=need)
    assert not can_score(table)


@pytest.mark.rule("LRR 14.10")
def test_tokens_are_spent_from_the_tactic_and_the_strategy_pool_only() -> None:
    table = status("lead_from_the_front", sol={"pools": (2, 5, 2)})
    say(table, "sol score lead_from_the_front; sol lose_tokens tactic, 2 strategy")
    assert player(table, "sol").pools == [1, 5, 0]


@pytest.mark.rule("LRR 14.10")
def test_amass_wealth_takes_resources_influence_and_trade_goods_and_each_planet_pays_one_thing() -> None:
    table = status("amass_wealth", **hold("meer"), sol={"goods": 3})
    assert so_far(table, "amass_wealth") == (9, 9)
    say(table, "sol score amass_wealth; sol pay jord; sol pay meer")
    assert player(table, "sol").goods == 0
    assert spent(table) == sorted(["jord", "meer"], key=planet)
    assert has_scored(table, "amass_wealth")

    table = status("amass_wealth", **hold("meer"), sol={"goods": 2})
    assert so_far(table, "amass_wealth") == (8, 9), "planets do not stand for trade goods"
    table = status("amass_wealth", **hold("wellon"), sol={"goods": 4})
    assert so_far(table, "amass_wealth") == (9, 9), "Jord, Wellon 2 and one trade good beyond the three"
    table = status("amass_wealth", sol={"goods": 5})
    assert so_far(table, "amass_wealth") == (8, 9), "Jord cannot pay both"


@pytest.mark.rule("LRR 14.10")
def test_hold_vast_reserves_takes_six_of_each() -> None:
    table = status("hold_vast_reserves", **hold("mecatol_rex, lodor"), sol={"goods": 6})
    assert so_far(table, "hold_vast_reserves") == (18, 18)
    say(table, "sol score hold_vast_reserves")
    assert why_not(table, "sol pay jord, mecatol_rex") == "LRR 14.10", "nothing would be left for the influence"
    say(table, "sol pay jord, lodor; sol pay mecatol_rex")
    assert (player(table, "sol").points, player(table, "sol").goods) == (2, 0)
    assert so_far(status("hold_vast_reserves", **hold("mecatol_rex"), sol={"goods": 6}), "hold_vast_reserves") == (
        16,
        18,
    )


@pytest.mark.rule("LRR 14.10")
@pytest.mark.parametrize(
    ("given", "short"),
    [
        (together(hold("meer"), {"sol": {"goods": 3}}), Price()),
        (together(hold("meer"), {"sol": {"goods": 1}}), Price(goods=2)),
        (together(hold("wellon"), {"sol": {"goods": 3}}), Price(favours=1)),
        ({"sol": {"goods": 4}}, Price(favours=2)),
        ({}, Price(favours=3, goods=3)),
    ],
)
def test_of_a_price_in_several_things_it_is_known_which_are_missing(given: Given, short: Price) -> None:
    """Jord yields 4 resources or 2 influence; trade goods beyond the three stand in for either."""
    table = status("amass_wealth", **given)
    assert lacking(state(table), 0, PRICES["amass_wealth"]) == short
    assert so_far(table, "amass_wealth") == (9 - sum(short), 9)


@pytest.mark.rule("LRR 14.10")
def test_exhausted_planets_pay_for_nothing_and_trade_goods_stand_in() -> None:
    given = together(hold("lodor"), {"sol": {"exhausted": "lodor", "goods": 4}})
    table = status("erect_a_monument", **given)
    assert so_far(table, "erect_a_monument") == (8, 8)
    say(table, "sol score erect_a_monument; sol pay jord, 4 trade_good")
    assert player(table, "sol").goods == 0
    given = together(hold("lodor"), {"sol": {"exhausted": "lodor", "goods": 3}})
    assert so_far(status("erect_a_monument", **given), "erect_a_monument") == (7, 8)


def test_the_scepter_of_emelpar_spends_one_of_the_tokens() -> None:
    given: Given = {"sol": {"pools": (2, 3, 0), "texts": "relic.scepter_of_emelpar"}}
    table = status("lead_from_the_front", **given)
    assert so_far(table, "lead_from_the_front") == (3, 3)
    say(table, "sol score lead_from_the_front; sol lose_tokens 2 tactic, strategy")
    assert player(table, "sol").pools == [0, 3, 0]
    assert has_scored(table, "lead_from_the_front")


@pytest.mark.rule("LRR 14.10")
def test_form_a_spy_network_discards_five_action_cards() -> None:
    table = status("form_a_spy_network", sol={"hand": f"{CARDS}, sabotage"})
    assert so_far(table, "form_a_spy_network") == (6, 5)
    say(table, f"sol react objective.form_a_spy_network; sol discard {CARDS}")
    assert player(table, "sol").points == 1
    assert len(state(table).discard) == 5
    few: Given = {"sol": {"hand": "flank_speed, direct_hit, skilled_retreat, morale_boost"}}
    assert so_far(status("form_a_spy_network", frames=(("turn",),), **few), "form_a_spy_network") == (4, 5)
    assert not can_score(status("form_a_spy_network", **few))


@pytest.mark.rule("LRR 14.10")
def test_destroy_heretical_works_purges_two_relic_fragments_of_any_type() -> None:
    table = status("destroy_heretical_works", sol={"fragments": (1, 0, 1, 1)})
    assert so_far(table, "destroy_heretical_works") == (3, 2)
    say(table, "sol react objective.destroy_heretical_works; sol purge_fragments cultural, unknown")
    assert player(table, "sol").fragments == [0, 0, 1, 0]
    assert all_there(table), "they are purged"
    assert player(table, "sol").points == 1
    table = status("destroy_heretical_works", sol={"fragments": (0, 1, 0, 0)})
    assert so_far(table, "destroy_heretical_works") == (1, 2)
    assert not can_score(table)


def test_nobody_has_to_score_what_is_fulfilled() -> None:
    table = status("negotiate_trade_routes", sol={"goods": 5})
    assert options(table, "sol") == ["negotiate_trade_routes", "none"]
    say(table, "sol score nothing")
    assert player(table, "sol").goods == 5
    assert "score" not in asked(table).values()

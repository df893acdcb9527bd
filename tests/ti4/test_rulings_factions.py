"""LRR R.31 to R.40: named rulings about texts of factions, each under both readings."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.board import resources
from orrery.games.ti4.rules.imprints import imprint
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, planet, player, position, say, state, why_not


@pytest.mark.rule("LRR R.31")
@pytest.mark.parametrize(("ruling", "laid"), [("owner-too", 1), ("others-only", 0)])
def test_the_scepter_of_dominion_calls_mahact_too_or_only_the_others(ruling: str, laid: int) -> None:
    table = position(
        "mahact, letnev, hacan",
        frames=[("round",)],
        options={"scepter-of-dominion": ruling},
        letnev={"space": {"203": "cruiser"}, "notes": "scepter_of_dominion@mahact"},
    )
    imprint(state(table), Seat(0), Seat(2))
    say(table, "letnev react scepter_of_dominion@mahact")
    assert [p.tokens.bit_count() for p in state(table).players] == [laid, 0, 1]


@pytest.mark.rule("LRR R.32")
@pytest.mark.parametrize(("ruling", "chooses"), [("landing-player", "letnev"), ("owner", "saar")])
def test_the_planet_of_raghs_call_is_chosen_by_whoever_lands_or_by_the_owner(ruling: str, chooses: str) -> None:
    table = position(
        "saar, letnev, hacan",
        options={"raghs-call": ruling},
        tiles={"203": "25", "205": "26"},
        planets={"quann": "saar: infantry", "lodor": "saar:", "ragh": "saar:"},
        letnev={"space": {"203": "carrier, infantry"}, "notes": "raghs_call@saar"},
    )
    say(table, "saar act pass; letnev act tactical; letnev activate 203; letnev commit infantry@quann")
    say(table, f"letnev react raghs_call@saar; {chooses} aim_planet lodor")
    assert on_planet(table, "lodor") == ("saar", {"infantry": 1})


@pytest.mark.rule("LRR R.33")
@pytest.mark.parametrize("ruling", ["some", "all"])
def test_awaken_replaces_some_sleeper_tokens_or_all(ruling: str) -> None:
    table = position(
        "ul, letnev, hacan",
        options={"awaken": ruling},
        tiles={"204": "27"},
        ul={"texts": "faction.ul.awaken", "sleepers": "new_albion, starpoint"},
    )
    say(table, "ul act tactical; ul activate 204; ul react faction.ul.awaken")
    if ruling == "some":
        assert why_not(table, "ul aim_planets starpoint") == ""
        say(table, "ul aim_planets new_albion, starpoint")
    awake = [player(table, "ul").ground[planet(name)].all for name in ("new_albion", "starpoint")]
    assert awake[0] == awake[1], "of all there was nothing to ask"


@pytest.mark.rule("LRR R.33")
def test_nobody_has_to_take_back_pds_to_awaken_all() -> None:
    table = position(
        "ul, letnev, hacan",
        options={"awaken": "all"},
        tiles={"204": "27", "205": "28"},
        planets={"tequran": "ul: 2 pds", "torkan": "ul: 2 pds", "elysium": "ul: pds"},
        ul={"texts": "faction.ul.awaken", "sleepers": "new_albion, starpoint"},
    )
    say(table, "ul act tactical; ul activate 204; ul react faction.ul.awaken; ul aim_planets starpoint")
    assert on_planet(table, "torkan") == ("ul", {"pds": 2})


@pytest.mark.rule("LRR R.34")
@pytest.mark.parametrize(("ruling", "no"), [("own-planet", "LRR 31.11"), ("any-planet", "")])
def test_geoform_needs_elysium_under_own_control_or_not(ruling: str, no: str) -> None:
    table = position(
        "ul, letnev, hacan",
        options={"geoform": ruling},
        tiles={"203": "25"},
        planets={"elysium": "letnev:", "quann": "ul:"},
        ul={"texts": "leader.ul_the_progenitor", "exhausted": "elysium"},
    )
    assert why_not(table, "ul act leader.ul_the_progenitor") == no
    if not no:
        say(table, "ul act leader.ul_the_progenitor")
        assert resources(state(table), planet("elysium")) == 7


@pytest.mark.rule("LRR R.35")
@pytest.mark.parametrize(("ruling", "more"), [("each-mech", {"winnu": "build"}), ("each-planet", {"letnev": "act"})])
def test_reclaimers_build_each_or_together(ruling: str, more: dict[str, str]) -> None:
    table = position(
        "winnu, letnev, hacan",
        options={"reclaimer": ruling},
        tiles={"103": "20"},
        winnu={"texts": "unit.reclaimer", "space": {"103": "carrier, 2 mech"}},
    )
    say(table, "winnu act tactical; winnu activate 103; winnu commit 2 mech@vefut_ii; winnu react unit.reclaimer")
    say(table, "winnu build space_dock, vefut_ii")
    assert asked(table) == more


@pytest.mark.rule("LRR R.36")
@pytest.mark.parametrize(("ruling", "left"), [("no-dice", {"cruiser": 1}), ("dice", {})])
def test_an_own_dimensional_tear_covers_a_gravity_rift_of_the_map_or_does_not(
    ruling: str, left: dict[str, int]
) -> None:
    table = position(
        "vuilraith, letnev, hacan",
        sheets="vuilraith",
        options={"tears-in-rifts": ruling},
        tiles={"203": "25"},
        planets={"quann": "vuilraith: space_dock"},
        vuilraith={"texts": "unit.dimensional_tear_i", "space": {"203": "cruiser"}},
        dice=[3] if ruling == "dice" else [],
    )
    state(table).rifts |= 1 << state(table).places[planet("quann")]
    say(table, "vuilraith act tactical; vuilraith activate 103; vuilraith move_from 203; vuilraith move cruiser")
    assert fleet(table, "vuilraith", "103") == left


@pytest.mark.rule("LRR R.37")
@pytest.mark.parametrize(("ruling", "fighters"), [("combat", 3), ("barrage-too", 2)])
def test_viscount_unlenn_adds_a_die_to_the_combat_roll_or_to_a_barrage_too(ruling: str, fighters: int) -> None:
    barrage = [9, 1] if ruling == "combat" else [9, 1, 9]
    table = position(
        "letnev, sol, hacan",
        options={"viscount-unlenn": ruling},
        letnev={"texts": "leader.viscount_unlenn", "space": {"203": "destroyer"}},
        sol={"space": {"103": "carrier, 4 fighter"}},
        dice=[*barrage, 1, 1, 10, *[1] * fighters],
    )
    say(table, "letnev act tactical; letnev activate 103; letnev move_from 203; letnev move destroyer")
    say(table, "letnev react leader.viscount_unlenn; letnev aim_player letnev")
    assert fleet(table, "sol", "103") == {"carrier": 1, "fighter": fighters}


@pytest.mark.rule("LRR R.38", "LRR 57.6")
@pytest.mark.parametrize(("ruling", "asks"), [("gained", {"mentak": "react"}), ("not-gained", {"sol": "for_free"})])
def test_trade_goods_from_others_are_gained_or_not(ruling: str, asks: dict[str, str]) -> None:
    table = position(
        "sol, letnev, mentak",
        options={"goods-of-others": ruling},
        sol={"strategies": "trade", "space": {"203": "cruiser"}},
        letnev={"notes": "trade_agreement@sol", "space": {"202": "cruiser"}},
        mentak={"texts": "faction.mentak.pillage", "space": {"202": "destroyer"}},
    )
    say(
        table, "letnev act pass; mentak act pass; sol act trade; mentak react nothing; letnev react trade_agreement@sol"
    )
    assert player(table, "letnev").goods == 4
    assert asked(table) == asks


@pytest.mark.rule("LRR R.39")
@pytest.mark.parametrize("ruling", ["anybody", "neighbours"])
def test_the_suite_brings_a_transaction_with_anybody_or_with_neighbours(ruling: str) -> None:
    table = position(
        "nomad, xxcha, hacan",
        options={"temporal-command-suite": ruling},
        planets={"arcturus": "nomad", "archon_ren": "xxcha"},
        nomad={"technologies": "temporal_command_suite"},
        xxcha={"texts": "leader.ggrocuto_rinn", "exhausted": "archon_ren", "goods": 2},
    )
    say(table, "nomad act pass; xxcha act leader.ggrocuto_rinn; nomad react technology.temporal_command_suite")
    assert ("aim_yes" in asked(table).values()) is (ruling == "anybody")


@pytest.mark.rule("LRR R.40", "LRR 34.3")
@pytest.mark.parametrize("ruling", ["by-texts", "never"])
def test_texts_about_ground_forces_take_hel_titans_or_do_not(ruling: str) -> None:
    table = position(
        "ul, letnev, hacan",
        options={"titans-on-the-move": ruling},
        tiles={"203": "25"},
        planets={"quann": "ul: pds", "elysium": "ul: infantry"},
        ul={"technologies": "transit_diodes"},
    )
    say(table, "ul react technology.transit_diodes")
    assert ("203" in options(table, "ul")) is (ruling == "by-texts")

"""The Embers of Muaat in Twilight Imperium 4: war suns, the star forge, and the nova seed."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.board import near
from orrery.games.ti4.rules.data import MIRAGE, WAR_SUN
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import FLEET_POOL, NOTE, STRATEGY_POOL, TECHNOLOGY, TEXT, TILE
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import open_nexus
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    place,
    planet,
    player,
    position,
    say,
    spent,
    state,
    technologies,
    why_not,
)

EMBERS = "muaat, sol, letnev"
"""Homes at 304, 310 and 316."""
FORGE = "faction.muaat.star_forge"
HERO = "leader.adjudicator_baal"


def tokens(table: Table, faction: str) -> int:
    """What is left in the strategy pool."""
    return int(player(table, faction).pools[STRATEGY_POOL])


# --- Star Forge --------------------------------------------------------------------------------------------------


def forge(**muaat: Any) -> Table:
    muaat = {"space": {"203": "war_sun"}, "texts": FORGE} | muaat
    return position(EMBERS, tiles={"203": "25"}, planets={"quann": "muaat: infantry"}, muaat=muaat)


def test_star_forge_spends_a_token_for_fighters_or_a_destroyer_at_a_war_sun() -> None:
    """faction.muaat.star_forge"""
    table = forge()
    say(table, f"muaat act {FORGE}")
    assert options(table, "muaat") == ["fighter", "destroyer"]
    say(table, "muaat aim_unit fighter")
    assert fleet(table, "muaat", "203") == {"fighter": 2, "war_sun": 1}
    assert tokens(table, "muaat") == 1
    table = forge()
    say(table, f"muaat act {FORGE}; muaat aim_unit destroyer")
    assert fleet(table, "muaat", "203") == {"destroyer": 1, "war_sun": 1}


def test_star_forge_needs_a_token_and_a_war_sun() -> None:
    assert why_not(forge(pools=(3, 5, 0)), f"muaat act {FORGE}") == "LRR 52.5"
    assert why_not(forge(space={"203": "dreadnought"}), f"muaat act {FORGE}") == "LRR 31.11"


def test_ember_colossi_get_infantry_when_the_star_forge_is_used_near_them() -> None:
    """unit.ember_colossus: each of them one."""
    table = position(
        EMBERS,
        tiles={"203": "25", "206": "26"},
        planets={"quann": "muaat: 2 mech", "lodor": "muaat: mech"},
        muaat={"space": {"202": "war_sun, mech"}, "texts": f"{FORGE}, unit.ember_colossus"},
    )
    say(table, f"muaat act {FORGE}; muaat aim_unit destroyer; muaat react unit.ember_colossus")
    assert why_not(table, "muaat aim_source 206, lodor"), "not adjacent"
    say(table, "muaat aim_source 203, quann; muaat aim_source 203, quann; muaat aim_source 202, nothing")
    assert on_planet(table, "quann") == ("muaat", {"infantry": 2, "mech": 2})
    assert fleet(table, "muaat", "202") == {"destroyer": 1, "infantry": 1, "mech": 1, "war_sun": 1}
    assert asked(table) == {"sol": "act"}


def test_ember_colossi_answer_the_star_forge_only() -> None:
    table = position(
        EMBERS,
        tiles={"203": "25"},
        planets={"quann": "muaat: mech"},
        muaat={"space": {"203": "flagship"}, "texts": "unit.the_inferno, unit.ember_colossus"},
    )
    say(table, "muaat act unit.the_inferno")
    assert asked(table) == {"sol": "act"}


def test_the_inferno_spends_a_token_for_a_cruiser() -> None:
    """unit.the_inferno"""
    table = position(EMBERS, muaat={"space": {"203": "flagship"}, "texts": "unit.the_inferno"})
    say(table, "muaat act unit.the_inferno")
    assert fleet(table, "muaat", "203") == {"cruiser": 1, "flagship": 1}
    assert tokens(table, "muaat") == 1
    table = position(EMBERS, muaat={"space": {"203": "cruiser"}, "texts": "unit.the_inferno"})
    assert why_not(table, "muaat act unit.the_inferno") == "LRR 31.11"


# --- supernovae --------------------------------------------------------------------------------------------------


def ways(target: str, texts: str = "", technologies: str = "") -> list[str]:
    """From where Muaat comes to a system, if there is a supernova at 102 and nothing else between 202 and 103."""
    table = position(
        EMBERS,
        tiles={"102": "43"},
        muaat={"space": {"202": "cruiser"}, "texts": texts, "technologies": technologies},
    )
    for other in ("101", "203"):
        state(table).nebulae |= 1 << place(other)
    say(table, f"muaat act tactical; muaat activate {target}")
    return options(table, "muaat") if asked(table) == {"muaat": "move_from"} else []


def test_gashlai_physiology_leads_through_supernovae_but_not_into_them() -> None:
    """faction.muaat.gashlai_physiology"""
    assert ways("103") == []
    assert ways("103", "faction.muaat.gashlai_physiology") == ["202", "none"]
    assert ways("102", "faction.muaat.gashlai_physiology") == []


def test_magmus_reactor_leads_into_supernovae_but_not_through_them() -> None:
    """technology.magmus_reactor"""
    assert ways("102", technologies="magmus_reactor") == ["202", "none"]
    assert ways("103", technologies="magmus_reactor") == []


@pytest.mark.parametrize(
    ("tiles", "suns", "goods"),
    [({}, {}, 4), ({"203": "43"}, {}, 5), ({"202": "43"}, {}, 4), ({}, {"304": "war_sun"}, 5)],
)
def test_magmus_reactor_yields_a_trade_good_for_production(
    tiles: dict[str, str], suns: dict[str, str], goods: int
) -> None:
    table = position(
        EMBERS,
        tiles=tiles,
        planets={"muaat": "muaat: space_dock"},
        muaat={"technologies": "magmus_reactor", "goods": 5, "space": suns},
    )
    say(table, "muaat act tactical; muaat activate 304; muaat produce infantry; muaat pay trade_good")
    assert player(table, "muaat").goods == goods


def test_magmus_reactor_yields_nothing_for_production_of_others() -> None:
    table = position(
        "sol, muaat, letnev",
        tiles={"203": "43"},
        planets={"jord": "sol: space_dock"},
        sol={"goods": 1},
        muaat={"technologies": "magmus_reactor"},
    )
    say(table, "sol act tactical; sol activate 304; sol produce infantry; sol pay trade_good")
    assert player(table, "muaat").goods == 0


# --- war suns ----------------------------------------------------------------------------------------------------


def test_prototype_war_suns_cost_less_and_move_farther_once_they_are_upgraded() -> None:
    """unit.prototype_war_sun_i, technology.prototype_war_sun_ii, unit.prototype_war_sun_ii"""
    for technologies_, name, cost, move in (
        ("", "prototype_war_sun_i", 12, 1),
        ("prototype_war_sun_ii", "prototype_war_sun_ii", 10, 3),
    ):
        model = sheet(state(position(EMBERS, muaat={"technologies": technologies_})), 0).of(WAR_SUN)
        assert (model.name, model.cost, model.move) == (name, cost, move)
        assert model.shield_breaker, "others have no planetary shield where it is"


def test_the_first_prototype_war_sun_is_no_technology() -> None:
    """A printed base unit is not a technology, and cannot be copied (LRR F.47)."""
    table = position(EMBERS, muaat={"space": {"203": "war_sun"}})
    assert technologies(table, "muaat") == []
    assert "prototype_war_sun_i" not in TECHNOLOGY.names


def test_fires_of_the_gashlai_lets_others_have_war_suns() -> None:
    """note.fires_of_the_gashlai"""
    table = position(
        "sol, muaat, letnev",
        sol={"notes": "fires_of_the_gashlai@muaat"},
        muaat={"pools": (3, 1, 2), "space": {"203": "2 cruiser"}},
    )
    say(table, "sol act fires_of_the_gashlai@muaat")
    assert technologies(table, "sol") == ["war_sun"]
    assert player(table, "muaat").pools[FLEET_POOL] == 0
    assert fleet(table, "muaat", "203") == {}, "the fleet pool is empty"
    assert NOTE.index["fires_of_the_gashlai@seat_2"] in player(table, "muaat").notes


def test_fires_of_the_gashlai_needs_a_token_and_somebody_without_the_technology() -> None:
    for pools, owned in (((3, 0, 2), ""), ((3, 1, 2), "war_sun")):
        table = position(
            "sol, muaat, letnev",
            sol={"notes": "fires_of_the_gashlai@muaat", "technologies": owned},
            muaat={"pools": pools},
        )
        assert why_not(table, "sol act fires_of_the_gashlai@muaat") == "LRR 31.11"


# --- Umbat, Magmus -----------------------------------------------------------------------------------------------


def test_umbat_lets_a_player_produce_two_units_at_a_war_sun_or_flagship() -> None:
    """leader.umbat: here for Sol, at the flagship."""
    table = position(
        EMBERS,
        tiles={"203": "25"},
        planets={"quann": "sol"},
        muaat={"texts": "leader.umbat", "space": {"208": "cruiser"}},
        sol={"space": {"203": "flagship", "206": "carrier"}, "goods": 9},
    )
    say(table, "muaat act leader.umbat")
    assert why_not(table, "sol produce 2 dreadnought") == ""
    assert why_not(table, "sol produce war_sun") != "", "it would cost too much"
    assert why_not(table, "sol produce 3 destroyer") == "LRR 69.1"
    say(table, "sol produce dreadnought, infantry; sol pay jord, trade_good; sol place_troops infantry@quann")
    assert fleet(table, "sol", "203") == {"dreadnought": 1, "flagship": 1}
    assert on_planet(table, "quann") == ("sol", {"infantry": 1})
    assert spent(table, "muaat") == ["leader.umbat"]


def test_umbat_needs_a_war_sun_or_a_flagship() -> None:
    table = position(EMBERS, muaat={"texts": "leader.umbat", "space": {"208": "cruiser"}, "goods": 9})
    assert why_not(table, "muaat act leader.umbat") == "LRR 31.7"


def test_magmus_pays_for_tokens_of_the_strategy_pool() -> None:
    """leader.magmus, lent to Sol: for a secondary ability."""
    table = position(
        "letnev, sol, muaat",
        letnev={"strategies": "leadership, warfare"},
        sol={"texts": "leader.magmus"},
        planets={"jord": "sol: space_dock"},
    )
    say(table, "letnev act warfare; letnev redistribute 3 tactic, 5 fleet, 2 strategy")
    say(table, "sol secondary yes; sol react leader.magmus")
    assert (tokens(table, "sol"), player(table, "sol").goods) == (1, 1)


def test_magmus_pays_nothing_for_a_token_that_comes_from_elsewhere() -> None:
    table = forge(texts=f"{FORGE}, leader.magmus, relic.scepter_of_emelpar")
    say(table, f"muaat act {FORGE}; muaat react relic.scepter_of_emelpar; muaat aim_unit destroyer")
    assert (tokens(table, "muaat"), player(table, "muaat").goods) == (2, 0)


def test_magmus_is_unlocked_by_producing_a_war_sun() -> None:
    for goods, what, unlocked in ((12, "war_sun", True), (4, "dreadnought", False)):
        table = position(
            EMBERS,
            planets={"muaat": "muaat: space_dock"},
            muaat={"goods": goods, "locked": "magmus", "texts": "unit.prototype_war_sun_i"},
        )
        say(table, f"muaat act tactical; muaat activate 304; muaat produce {what}; muaat pay {goods} trade_good")
        unlock_leaders(state(table))
        assert (TEXT.index["leader.magmus"] in player(table, "muaat").texts) is unlocked


def test_a_war_sun_that_is_there_from_the_start_does_not_unlock_magmus() -> None:
    table = position(EMBERS, muaat={"space": {"304": "war_sun"}, "locked": "magmus"})
    unlock_leaders(state(table))
    assert TEXT.index["leader.magmus"] not in player(table, "muaat").texts


# --- the nova seed -----------------------------------------------------------------------------------------------


def nova(target: str = "203", **more: Any) -> Table:
    """A war sun of Muaat has come to a system."""
    table = position(
        EMBERS,
        tiles={"203": "25", **more.pop("tiles", {})},
        muaat={"space": {"202": "war_sun, 2 infantry"}, "texts": HERO},
        **more,
    )
    say(table, f"muaat act tactical; muaat activate {target}; muaat move_from 202; muaat move war_sun, 2 infantry")
    return table


def test_adjudicator_baal_makes_a_supernova_of_a_system() -> None:
    """leader.adjudicator_baal"""
    table = nova(
        planets={"quann": "sol: 3 infantry, pds, mech"},
        attached={"quann": "mining_world"},
        sol={"space": {"203": "2 dreadnought, fighter"}, "tokens": "203"},
        letnev={"space": {"204": "cruiser"}},
    )
    say(table, f"muaat react {HERO}")
    s = state(table)
    assert fleet(table, "sol", "203") == {}
    assert fleet(table, "muaat", "203") == {"infantry": 2, "war_sun": 1}
    assert fleet(table, "letnev", "204") == {"cruiser": 1}
    assert on_planet(table, "quann") == ("", {})
    assert s.tiles[place("203")] == TILE.index["81"]
    assert s.supernovae == 1 << place("203")
    assert s.wormholes[1] == 0, "the beta wormhole was printed on the tile"
    assert not s.attached
    assert player(table, "sol").tokens == 1 << place("203")
    assert TEXT.index[HERO] not in player(table, "muaat").texts
    assert asked(table) == {"sol": "act"}


def test_no_nova_seed_for_a_war_sun_of_somebody_else() -> None:
    table = position(
        EMBERS,
        tiles={"203": "25"},
        muaat={"space": {"304": "war_sun"}, "texts": HERO},
        sol={"space": {"202": "war_sun"}, "technologies": "war_sun"},
    )
    say(table, "muaat act pass; sol act tactical; sol activate 203; sol move_from 202; sol move war_sun")
    assert asked(table) == {"letnev": "act"}


def test_nobody_moves_into_the_new_supernova() -> None:
    table = nova(sol={"space": {"204": "cruiser"}})
    say(table, f"muaat react {HERO}")
    assert near(state(table))[place("203")] >> place("204") & 1
    say(table, "sol act tactical; sol activate 203")
    assert asked(table) == {"letnev": "act"}


def test_own_units_on_purged_planets_return_and_tokens_stay() -> None:
    """Units in space stay, those on planets go to the reinforcements; what is not printed stays."""
    table = nova(planets={"quann": "muaat: infantry, space_dock"}, ion_storm="203 alpha", frontier="203")
    s = state(table)
    s.places[MIRAGE] = place("203")
    say(table, f"muaat pick_up_at nothing; muaat react {HERO}")
    assert planet("quann") not in player(table, "muaat").ground
    assert (s.wormholes[0], s.frontier) == (1 << place("203"), 1 << place("203"))
    assert s.places[MIRAGE] == place("203")
    assert s.destroyed >> planet("quann") & 1


@pytest.mark.rule("LRR 99.2")
def test_no_wormhole_is_left_of_the_wormhole_nexus() -> None:
    """On its active side it has three."""
    table = position(
        EMBERS,
        tiles={"203": "39"},
        muaat={"space": {"203": "war_sun"}, "technologies": "war_sun", "texts": HERO},
    )
    open_nexus(state(table), place("nexus"))
    say(table, "muaat act tactical; muaat activate nexus; muaat move_from 203; muaat move war_sun")
    say(table, f"muaat react {HERO}")
    assert state(table).wormholes == [1 << place("203"), 0, 0, 0]
    assert near(state(table))[place("nexus")] == 0


@pytest.mark.parametrize(("target", "origin", "who"), [("101", "102", "muaat"), ("310", "207", "sol")])
def test_no_nova_seed_for_home_systems(target: str, origin: str, who: str) -> None:
    """An empty system will do."""
    table = position(EMBERS, muaat={"space": {origin: "war_sun"}, "texts": HERO})
    say(table, f"muaat act tactical; muaat activate {target}; muaat move_from {origin}; muaat move war_sun")
    assert [*asked(table)] == [who]


def test_no_nova_seed_for_mecatol_rex_and_none_without_a_war_sun() -> None:
    table = position(EMBERS, muaat={"space": {"101": "war_sun", "102": "cruiser"}, "texts": HERO})
    say(
        table,
        "muaat act tactical; muaat activate 000; muaat move_from 101; muaat move war_sun; muaat move_from nothing",
    )
    assert "react" not in asked(table).values()
    table = position(EMBERS, muaat={"space": {"203": "war_sun", "102": "cruiser"}, "texts": HERO})
    say(table, "muaat act tactical; muaat activate 203; muaat move_from 102; muaat move cruiser")
    assert asked(table) == {"sol": "act"}, "the war sun was there before"

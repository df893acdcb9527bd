"""The Winnu of Twilight Imperium 4: heirs of Mecatol Rex."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.board import near, neighbours, resources
from orrery.games.ti4.rules.nouns import NOTE, STRATEGY
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from tests.ti4.bargains import trade
from tests.ti4.councils import cast
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

SIDES = "winnu, sol, letnev"


def to_mecatol(texts: str, troops: str = "infantry", hand: str = "", **more: Any) -> Table:
    """Winnu has come to Mecatol Rex, and may land."""
    table = position(
        SIDES,
        winnu={"texts": texts, "hand": hand, "space": {"101": f"carrier, {troops}"}, "exhausted": "winnu"},
        **more,
    )
    say(table, f"winnu act tactical; winnu activate 000; winnu move_from 101; winnu move carrier, {troops}")
    return table


# --- set-up and abilities ----------------------------------------------------------------------------------------


def test_winnu_begins_with_a_technology_without_prerequisites() -> None:
    table = Table.new(GAME, 3, {"factions": "choose"}, seed=1)
    while "starting_technology" not in [d.kind.name for d in table.pending.values()]:
        (decision,) = table.pending.values()
        names = [decision.encode(value) for value in decision.options()]
        wanted = [name for name in names if name == "winnu"] if decision.kind.name == "choose_faction" else []
        table.answer_plain(decision.seat, (wanted or names)[0], decision.kind.name)
    assert sorted(options(table, "winnu")) == [
        "ai_development_algorithm",
        "antimass_deflectors",
        "dark_energy_tap",
        "neural_motivator",
        "plasma_scoring",
        "psychoarchaeology",
        "sarween_tools",
        "scanlink_drone_network",
    ]
    say(table, "winnu starting_technology psychoarchaeology")
    assert technologies(table, "winnu") == ["psychoarchaeology"]


def test_blood_ties_remove_the_custodians_for_nothing() -> None:
    "faction.winnu.blood_ties"
    table = to_mecatol("")
    assert asked(table) == {"sol": "act"}, "nobody else comes past them without influence"
    table = to_mecatol("faction.winnu.blood_ties")
    say(table, "winnu custodians yes; winnu commit infantry@mecatol_rex")
    assert on_planet(table, "mecatol_rex") == ("winnu", {"infantry": 1})
    assert player(table, "winnu").points == 1


def test_reclamation_places_a_pds_and_a_space_dock_on_mecatol_rex() -> None:
    "faction.winnu.reclamation"
    table = to_mecatol("faction.winnu.reclamation", custodians=False)
    say(table, "winnu commit infantry@mecatol_rex; winnu react faction.winnu.reclamation")
    assert on_planet(table, "mecatol_rex") == ("winnu", {"infantry": 1, "pds": 1, "space_dock": 1})
    table = to_mecatol("faction.winnu.reclamation", custodians=False, planets={"mecatol_rex": "winnu"})
    say(table, "winnu commit infantry@mecatol_rex")
    assert asked(table) == {"sol": "act"}, "it had been theirs before"


def test_reclamation_is_for_mecatol_rex_and_as_far_as_there_is_room() -> None:
    table = position(
        SIDES,
        tiles={"103": "20"},
        planets={"mecatol_rex": "winnu"},
        winnu={"texts": "faction.winnu.reclamation", "space": {"204": "carrier, infantry"}},
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move carrier, infantry")
    say(table, "winnu commit infantry@vefut_ii")
    assert on_planet(table, "vefut_ii")[0] == "winnu"
    assert asked(table) == {"sol": "act"}, "another planet was gained"
    table = to_mecatol(
        "faction.winnu.reclamation",
        custodians=False,
        planets={"mecatol_rex": "sol: 2 pds, space_dock"},
        hand="infiltrate",
        dice=[1, 1, 1, 1],
    )
    say(table, "sol fire winnu; winnu commit infantry@mecatol_rex; sol defend yes; winnu react card.infiltrate")
    assert on_planet(table, "mecatol_rex") == ("winnu", {"infantry": 1, "pds": 2, "space_dock": 1})
    assert asked(table) == {"sol": "act"}, "everything stands there already"


def test_a_reclaimer_builds_on_a_planet_that_was_gained() -> None:
    "unit.reclaimer"
    for troops, asks in (("mech", True), ("infantry", False)):
        table = position(
            SIDES,
            tiles={"103": "20"},
            winnu={"texts": "unit.reclaimer", "space": {"204": f"carrier, {troops}"}},
        )
        say(table, f"winnu act tactical; winnu activate 103; winnu move_from 204; winnu move carrier, {troops}")
        say(table, f"winnu commit {troops}@vefut_ii")
        assert (asked(table) == {"winnu": "react"}) is asks
        if asks:
            say(table, "winnu react unit.reclaimer; winnu build space_dock, vefut_ii")
            assert on_planet(table, "vefut_ii") == ("winnu", {"mech": 1, "space_dock": 1})


@pytest.mark.parametrize(("active", "asks"), [("winnu", {"winnu": "react"}), ("hacan", {"winnu": "act"})])
def test_reclamation_is_for_own_tactical_actions(active: str, asks: dict[str, str]) -> None:
    """Hacan gives Mecatol Rex away with the Pride of Kenara, in a tactical action of Winnu or in one of Hacan."""
    table = position(
        f"{active}, {'hacan' if active == 'winnu' else 'winnu'}, sol",
        custodians=False,
        planets={"mecatol_rex": "hacan: mech", "arretze": "hacan"},
        winnu={"texts": "faction.winnu.reclamation", "space": {"204": "cruiser"}},
        hacan={"texts": "faction.hacan.guild_ships, unit.pride_of_kenara", "space": {"206": "cruiser"}},
    )
    say(table, f"{active} act tactical; {active} activate 205")
    trade(table, "hacan, winnu", gives="planet mecatol_rex")
    say(table, f"hacan leave_for arretze; {active} move_from nothing")
    assert on_planet(table, "mecatol_rex") == ("winnu", {})
    assert asked(table) == asks


def test_planets_that_others_gain_are_not_remembered() -> None:
    """Whoever has the Pride of Kenara, too, gives a planet away in the own tactical action."""
    table = position(
        SIDES,
        tiles={"103": "20"},
        planets={"vefut_ii": "winnu: mech"},
        winnu={"texts": "unit.reclaimer, unit.pride_of_kenara", "space": {"204": "cruiser"}},
        sol={"space": {"203": "cruiser"}},
    )
    say(table, "winnu act tactical; winnu activate 205")
    trade(table, "winnu, sol", gives="planet vefut_ii")
    assert on_planet(table, "vefut_ii")[0] == "sol"
    assert state(table).effects == []


def test_a_reclaimer_does_not_build_on_a_planet_that_was_gained_in_the_agenda_phase() -> None:
    """Colonial Redistribution has brought it to Winnu; a mech comes there in the next tactical action."""
    table = position(
        SIDES,
        frames=[("agenda_phase",), ("turn",)],
        agendas="agenda.colonial_redistribution, agenda.mutiny",
        custodians=False,
        tiles={"103": "20"},
        planets={"vefut_ii": "sol:"},
        winnu={"texts": "unit.reclaimer", "space": {"204": "carrier, mech"}},
        sol={"points": 1},
        letnev={"points": 1},
    )
    cast(table, "sol planet.vefut_ii jord; letnev nothing; winnu nothing")
    say(table, "winnu aim_yes yes; letnev vote nothing; winnu vote against")
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204")
    say(table, "winnu move carrier, mech; winnu pick_up_at nothing; winnu commit mech@vefut_ii")
    assert on_planet(table, "vefut_ii") == ("winnu", {"infantry": 1, "mech": 1})
    assert asked(table) == {"sol": "act"}


def test_each_reclaimer_builds_for_itself() -> None:
    """As the text of every unit it is that of each mech (LRR R.35); the limits of structures hold."""
    table = position(SIDES, tiles={"103": "20"}, winnu={"texts": "unit.reclaimer", "space": {"204": "carrier, 2 mech"}})
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move carrier, 2 mech")
    say(table, "winnu commit 2 mech@vefut_ii; winnu react unit.reclaimer; winnu build space_dock, vefut_ii")
    assert options(table, "winnu") == ["pds+vefut_ii", "none"], "there is a space dock now"
    say(table, "winnu build pds, vefut_ii")
    assert on_planet(table, "vefut_ii") == ("winnu", {"mech": 2, "pds": 1, "space_dock": 1})


# --- technologies ------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR E.3")
def test_hegemonic_trade_policy_swaps_the_values_of_a_planet_for_one_production() -> None:
    "technology.hegemonic_trade_policy"
    table = position(
        SIDES,
        planets={"winnu": "winnu: space_dock"},
        winnu={"technologies": "hegemonic_trade_policy", "space": {"304": "carrier"}},
    )
    assert resources(state(table), planet("winnu")) == 3
    say(table, "winnu act tactical; winnu activate 304; winnu react technology.hegemonic_trade_policy")
    assert resources(state(table), planet("winnu")) == 4
    assert why_not(table, "winnu produce 6 infantry") == "", "4 resources make 6 of them, and pay for 8"
    assert why_not(table, "winnu produce 7 infantry") == "LRR 69.1"
    say(table, "winnu produce dreadnought; winnu pay winnu")
    assert fleet(table, "winnu", "304") == {"carrier": 1, "dreadnought": 1}
    assert resources(state(table), planet("winnu")) == 3
    assert spent(table, "winnu") == ["technology.hegemonic_trade_policy"]


def test_hegemonic_trade_policy_is_for_own_production_and_planets_with_unlike_values() -> None:
    table = position(
        "sol, winnu, letnev",
        planets={"jord": "sol: space_dock", "winnu": "winnu"},
        winnu={"technologies": "hegemonic_trade_policy"},
    )
    say(table, "sol act tactical; sol activate 304")
    assert asked(table) == {"sol": "produce"}, "others produce"
    table = position(
        SIDES,
        tiles={"103": "23"},
        planets={"saudor": "winnu: space_dock", "winnu": ""},
        winnu={"technologies": "hegemonic_trade_policy"},
    )
    say(table, "winnu act tactical; winnu activate 103")
    assert asked(table) == {"winnu": "produce"}, "Saudor has 2 and 2"


@pytest.mark.rule("LRR F.68")
def test_lazax_gate_folding_opens_wormholes_at_mecatol_rex_in_own_tactical_actions() -> None:
    "technology.lazax_gate_folding"
    table = position(
        SIDES,
        tiles={"307": "26", "313": "25"},
        winnu={"technologies": "lazax_gate_folding", "space": {"307": "carrier"}},
        sol={"space": {"000": "cruiser"}},
    )
    gate, lodor = place("000"), place("307")
    assert not near(state(table))[lodor] >> gate & 1
    assert Seat(1) not in neighbours(state(table), 0)
    say(table, "winnu act tactical; winnu activate 000")
    assert near(state(table))[lodor] >> gate & 1, "alpha"
    assert near(state(table))[place("313")] >> gate & 1, "beta"
    assert options(table, "winnu") == ["307", "none"]
    assert Seat(1) in neighbours(state(table), 0), "neighbours by it alone"
    assert Seat(0) in neighbours(state(table), 1), "the system is treated so for all"
    assert near(state(table), Seat(1))[lodor] >> gate & 1


def test_lazax_gate_folding_brings_infantry_to_mecatol_rex() -> None:
    table = position(SIDES, winnu={"technologies": "lazax_gate_folding"}, planets={"mecatol_rex": "winnu"})
    say(table, "winnu act technology.lazax_gate_folding")
    assert on_planet(table, "mecatol_rex") == ("winnu", {"infantry": 1})
    assert spent(table, "winnu") == ["technology.lazax_gate_folding"]
    table = position(SIDES, winnu={"technologies": "lazax_gate_folding"})
    assert why_not(table, "winnu act technology.lazax_gate_folding") == "LRR 58.3"


# --- the flagship and the note -----------------------------------------------------------------------------------


def dice(table: Table, seat: int) -> int:
    """How many dice a player rolled first."""
    rolled = [args for key, _, args in table.journal if key == "ti4-log-rolls" and args["seat"] == seat]
    return sum(args["dice"] for args in rolled[:1])


def test_the_salai_sai_corian_rolls_a_die_for_each_ship_that_is_not_a_fighter() -> None:
    "unit.salai_sai_corian"
    table = position(
        SIDES,
        winnu={"texts": "unit.salai_sai_corian", "space": {"204": "flagship"}},
        sol={"space": {"103": "carrier, 2 cruiser, 3 fighter"}},
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move flagship")
    assert dice(table, 0) == 3


@pytest.mark.rule("LRR F.53")
def test_it_rolls_a_die_for_infantry_that_fights_beside_the_alastor_too() -> None:
    table = position(
        "winnu, nekro, sol",
        winnu={"texts": "unit.salai_sai_corian", "space": {"204": "flagship"}},
        nekro={"texts": "unit.the_alastor", "space": {"103": "flagship, 3 infantry"}},
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move flagship")
    say(table, "nekro aim_standing 2 infantry")
    assert dice(table, 0) == 3


def test_acquiescence_exchanges_strategy_cards() -> None:
    "note.acquiescence"
    table = position(
        "sol, winnu, letnev",
        frames=[("round",)],
        sol={"notes": "acquiescence@winnu", "strategies": ""},
        winnu={"strategies": ""},
        letnev={"strategies": ""},
    )
    say(table, "sol take leadership; winnu take trade; letnev take warfare")
    while "take" in asked(table).values():
        who = next(iter(asked(table)))
        say(table, f"{who} take {options(table, who)[0]}")
    mine, theirs = (sorted(STRATEGY.names[card] for card in player(table, who).strategies) for who in ("sol", "winnu"))
    say(table, "sol react acquiescence@winnu; sol aim_strategy leadership; sol aim_strategy trade")
    assert {STRATEGY.names[card] for card in player(table, "sol").strategies} == {*mine} - {"leadership"} | {"trade"}
    assert {STRATEGY.names[card] for card in player(table, "winnu").strategies} == {*theirs} - {"trade"} | {
        "leadership"
    }
    assert NOTE.index["acquiescence@seat_2"] in player(table, "winnu").notes


# --- leaders -----------------------------------------------------------------------------------------------------


def test_berekar_berekon_makes_anybodys_production_cheaper_by_two() -> None:
    "leader.berekar_berekon"
    table = position(
        "sol, winnu, letnev",
        planets={"jord": "sol: space_dock"},
        sol={"exhausted": "jord", "goods": 2, "space": {"304": "carrier"}},
        winnu={"texts": "leader.berekar_berekon"},
    )
    say(table, "sol act tactical; sol activate 304; winnu react leader.berekar_berekon")
    say(table, "sol produce dreadnought; sol pay 2 trade_good")
    assert fleet(table, "sol", "304") == {"carrier": 1, "dreadnought": 1}
    assert state(table).effects == []
    assert spent(table, "winnu") == ["leader.berekar_berekon"]


def test_rickar_rickani_is_unlocked_by_a_combat_at_mecatol_rex_and_helps_in_it() -> None:
    "leader.rickar_rickani"
    table = position(
        SIDES,
        winnu={"locked": "rickar_rickani", "space": {"101": "cruiser"}},
        sol={"space": {"000": "cruiser"}},
        dice=[5, 1],
    )
    assert text("leader.rickar_rickani") not in player(table, "winnu").texts
    say(table, "winnu act tactical; winnu activate 000; winnu move_from 101; winnu move cruiser")
    assert fleet(table, "sol", "000") == {}, "5 and 2 make 7"
    assert text("leader.rickar_rickani") in player(table, "winnu").texts


@pytest.mark.parametrize(("active", "where"), [("winnu", "103"), ("sol", "000")])
def test_rickar_rickani_is_unlocked_neither_by_a_combat_elsewhere_nor_by_one_of_others(active: str, where: str) -> None:
    table = position(
        f"{active}, letnev, {'sol' if active == 'winnu' else 'winnu'}",
        winnu={"locked": "rickar_rickani", "space": {"204": "cruiser"}},
        sol={"space": {"101": "cruiser"}},
        letnev={"space": {where: "cruiser"}},
        dice=[10, 1],
    )
    say(table, f"{active} act tactical; {active} activate {where}")
    say(table, f"{active} move_from {'204' if active == 'winnu' else '101'}; {active} move cruiser")
    assert fleet(table, "letnev", where) == {}, "there was a combat"
    assert text("leader.rickar_rickani") not in player(table, "winnu").texts


def test_rickar_rickani_can_be_lent_and_defends_the_home_of_whoever_has_it() -> None:
    for where, won in (("home", True), ("elsewhere", False)):
        home = "304" if where == "home" else "103"
        table = position(
            "sol, winnu, letnev",
            planets={"mecatol_rex": "winnu"},
            sol={"notes": "alliance@winnu", "space": {home: "cruiser"}},
            winnu={"locked": "rickar_rickani"},
            letnev={"space": {"204" if home == "103" else "303": "cruiser"}},
            dice=[1, 5, 1, 10],
        )
        origin = "204" if home == "103" else "303"
        say(table, "sol act pass; winnu act pass; letnev act tactical")
        say(table, f"letnev activate {home}; letnev move_from {origin}; letnev move cruiser")
        rolled = [args["hits"] for key, _, args in table.journal if key == "ti4-log-rolls"]
        assert rolled[1] == won, "5 and 2 make 7"


def test_mathis_mathinus_resolves_any_strategy_card() -> None:
    "leader.mathis_mathinus"
    table = position(SIDES, winnu={"texts": "leader.mathis_mathinus", "pools": (1, 1, 1)})
    say(table, "winnu act leader.mathis_mathinus; winnu aim_strategy technology; winnu research neural_motivator")
    say(table, "winnu aim_players letnev")
    assert asked(table) == {"letnev": "secondary"}, "Sol was not chosen"
    say(table, "letnev secondary no")
    assert technologies(table, "winnu") == ["neural_motivator"]
    assert text("leader.mathis_mathinus") not in player(table, "winnu").texts
    assert player(table, "winnu").strategies == [0], "it is nobody's card that was used"


@pytest.mark.parametrize(("tile", "won"), [("65", True), ("20", False)])
def test_rickar_rickani_helps_on_the_ground_beside_a_legendary_planet(tile: str, won: bool) -> None:
    """Primor is legendary, Vefut II is not."""
    planet_there = {"65": "primor", "20": "vefut_ii"}[tile]
    table = position(
        SIDES,
        tiles={"103": tile},
        planets={planet_there: "sol: infantry"},
        winnu={"texts": "leader.rickar_rickani", "space": {"204": "carrier, infantry"}},
        dice=[6, 1] if won else [6, 10],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move carrier, infantry")
    say(table, f"winnu commit infantry@{planet_there}")
    assert (on_planet(table, planet_there)[0] == "winnu") is won, "6 and 2 make 8"


def test_the_gate_is_folded_neither_for_the_owner_of_mecatol_rex_nor_in_turns_of_others() -> None:
    for active, planets in (("winnu", {"mecatol_rex": "winnu"}), ("sol", {})):
        table = position(
            f"{active}, {'sol' if active == 'winnu' else 'winnu'}, letnev",
            tiles={"307": "26"},
            planets=planets,
            winnu={"technologies": "lazax_gate_folding", "space": {"101": "carrier"}},
            sol={"space": {"103": "carrier"}},
        )
        say(table, f"{active} act tactical; {active} activate 000")
        assert asked(table) == {active: "move_from"}, "the action is not over"
        assert not near(state(table))[place("307")] >> place("000") & 1


def test_the_salai_sai_corian_does_not_fire_at_fighters() -> None:
    table = position(
        SIDES,
        winnu={"texts": "unit.salai_sai_corian", "space": {"204": "flagship, cruiser"}},
        sol={"space": {"103": "2 fighter"}, "technologies": "fighter_ii"},
        dice=[10, 1, 1, 10, 1],
    )
    say(table, "winnu act tactical; winnu activate 103; winnu move_from 204; winnu move flagship, cruiser")
    assert dice(table, 0) == 1, "that of the cruiser"


def test_berekar_berekon_helps_oneself_just_as_much() -> None:
    table = position(
        SIDES,
        planets={"winnu": "winnu: space_dock"},
        winnu={"texts": "leader.berekar_berekon", "exhausted": "winnu", "goods": 2},
    )
    say(table, "winnu act tactical; winnu activate 304; winnu react leader.berekar_berekon")
    assert why_not(table, "winnu produce dreadnought, cruiser") == "LRR 26.1"
    say(table, "winnu produce dreadnought; winnu pay 2 trade_good")
    assert fleet(table, "winnu", "304") == {"dreadnought": 1}

"""The Nomad of Twilight Imperium 4: three agents, a flagship that is near its mechs, and what the Company lends."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.effects import GAME, lasts
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.leader_sheet import seat_leaders, unlock_leaders
from orrery.games.ti4.rules.nouns import NOTE, TEXT
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from orrery.games.ti4.rules.windows.cards import Readied
from tests.ti4.councils import cast
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    seat_of,
    spent,
    state,
    why_not,
)

TABLE = "nomad, letnev, hacan"


def nomad(**more: Any) -> Table:
    return position(TABLE, sheets="nomad", **more)


# --- abilities ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 7.1", "LRR 7.2")
def test_the_company_three_agents_are_ready_at_set_up() -> None:
    """Data 7.1a, 7.2b: "faction.nomad.the_company" makes five leaders; the two extra agents start readied."""
    p = player(nomad(), "nomad")
    seat_leaders(p, Seat(0))
    ready = {TEXT.names[it] for it in p.texts if p.texts.ready >> it & 1}
    assert {"leader.artuno_the_betrayer", "leader.field_marshal_mercer", "leader.the_thundarian"} <= ready
    assert {TEXT.names[it] for it in p.locked} == {"leader.navarch_feng", "leader.ahk_syl_siven"}
    assert text("faction.nomad.the_company") in p.texts


def council(**more: Any) -> Table:
    """A vote: Letnev first, then Hacan, then the Nomad, who has 4 votes (Arcturus)."""
    planets = {"arcturus": "nomad", "mehar_xull": "letnev", "quann": "hacan"}
    agendas = "agenda.anti_intellectual_revolution, agenda.regulated_conscription"
    tiles = {"201": "24", "203": "25"}
    return nomad(
        frames=[("agenda_phase",), ("round",)], agendas=agendas, custodians=False, tiles=tiles, planets=planets, **more
    )


@pytest.mark.parametrize(("vote", "goods"), [("against", 1), ("for", 0), ("nothing", 0)])
def test_future_sight_pays_for_the_outcome_one_voted_for(vote: str, goods: int) -> None:
    table = council()
    cast(table, f"letnev against mehar_xull, wren_terra; hacan against kamdorn, quann; nomad {vote}")
    assert player(table, "nomad").goods == goods, "faction.nomad.future_sight"


def test_future_sight_pays_for_every_kind_of_outcome() -> None:
    """Also for the first one that the agenda names."""
    table = council()
    cast(table, "letnev for mehar_xull, wren_terra; hacan for kamdorn, quann; nomad for")
    assert player(table, "nomad").goods == 1, "faction.nomad.future_sight"


def test_future_sight_pays_once_for_a_prediction() -> None:
    table = council(nomad={"hand": "trade_rider"})
    say(table, "nomad react card.trade_rider; nomad aim_outcome against")
    cast(table, "letnev against mehar_xull; hacan nothing")
    assert player(table, "nomad").goods == 5 + 1, "the rider, and a trade good for the prediction"


@pytest.mark.parametrize("nomad_votes", ["nothing", "against"])
def test_future_sight_pays_nothing_if_no_outcome_is_resolved(nomad_votes: str) -> None:
    """After Deadly Plot, whether one has voted or not."""
    table = council(hacan={"hand": "deadly_plot"})
    cast(table, f"letnev against mehar_xull; hacan for kamdorn, quann; nomad {nomad_votes}")
    say(table, "hacan react card.deadly_plot")
    assert player(table, "nomad").goods == 0


# --- Memoria ------------------------------------------------------------------------------------------------------

FAR = {"212": "24"}


@pytest.mark.parametrize("mechs", [{"planets": {"mehar_xull": "nomad: mech"}}, {"space": "carrier, mech"}])
def test_memoria_is_adjacent_to_systems_with_own_mechs(mechs: dict[str, Any]) -> None:
    mine: dict[str, Any] = {"304": "flagship, cruiser, infantry"}
    if "space" in mechs:
        mine["212"] = mechs["space"]
    table = nomad(tiles=FAR, planets=mechs.get("planets", {}), nomad={"space": mine, "texts": "unit.memoria_i"})
    say(table, "nomad act tactical; nomad activate 212; nomad move_from 304")
    assert why_not(table, "nomad move cruiser") == "LRR 17.4", "the cruiser is no such unit"
    say(table, "nomad move flagship, infantry; nomad pick_up_at nothing")
    assert fleet(table, "nomad", "212")["flagship"] == 1


def test_memoria_is_not_near_without_a_mech_and_memoria_ii_goes_on_from_there() -> None:
    """technology.memoria_ii"""
    mine = {"space": {"304": "flagship", "310": "carrier"}, "texts": "unit.memoria_i"}
    table = nomad(tiles=FAR, planets={"mehar_xull": "nomad: infantry"}, nomad=mine)
    say(table, "nomad act tactical; nomad activate 212")
    assert fleet(table, "nomad", "212") == {}, "nobody could move"
    mine = {"space": {"304": "flagship"}, "texts": "unit.memoria_ii", "technologies": "memoria_ii"}
    table = nomad(tiles=FAR, planets={"mehar_xull": "nomad: mech"}, nomad=mine)
    say(table, "nomad act tactical; nomad activate 211; nomad move_from 304; nomad move flagship")
    say(table, "nomad pick_up_at nothing")
    assert fleet(table, "nomad", "211") == {"flagship": 1}, "with move 2 by way of the mech"


def test_memoria_alone_retreats_to_its_mechs_but_not_with_other_ships() -> None:
    for with_it, places in (("", ["212"]), (", cruiser", [])):
        mine = {"space": {"204": f"flagship{with_it}"}, "texts": "unit.memoria_i"}
        table = nomad(
            tiles=FAR,
            planets={"mehar_xull": "nomad: mech"},
            nomad=mine,
            letnev={"space": {"205": "2 dreadnought"}},
            dice=[1] * 10,
        )
        say(table, "nomad act pass; letnev act tactical; letnev activate 204; letnev move_from 205")
        say(table, "letnev move 2 dreadnought")
        assert (asked(table) == {"nomad": "retreat"}) == bool(places)
        if places:
            say(table, "nomad retreat yes; nomad retreat_to 212")
            assert fleet(table, "nomad", "212") == {"flagship": 1}


# --- Quantum Manipulator ------------------------------------------------------------------------------------------


def test_a_mech_in_space_sustains_damage_for_ships_in_combat_only() -> None:
    mine = {"space": {"204": "carrier, mech"}, "texts": "unit.quantum_manipulator"}
    table = nomad(nomad=mine, letnev={"space": {"103": "cruiser"}}, dice=[1, 10, 10, 1])
    say(table, "nomad act tactical; nomad activate 103; nomad move_from 204; nomad move carrier, mech")
    assert asked(table) == {"nomad": "sustain"}
    say(table, "nomad sustain mech")
    assert fleet(table, "nomad", "103") == {"carrier": 1, "damaged_mech": 1}
    table = nomad(
        nomad=mine,
        tiles={"103": "24"},
        planets={"mehar_xull": "letnev: pds"},
        dice=[10],
    )
    say(table, "nomad act tactical; nomad activate 103; nomad move_from 204; nomad move carrier, mech")
    say(table, "letnev fire nomad")
    assert fleet(table, "nomad", "103") == {}, "space cannons fire before any combat"


@pytest.mark.rule("LRR 46.2")
@pytest.mark.parametrize("fighters", [0, 1])
def test_a_mech_in_space_sustains_hits_of_a_barrage_only_for_fighters(fighters: int) -> None:
    """Three hits, and at most one fighter."""
    mine = "carrier, mech, fighter" if fighters else "carrier, mech"
    table = nomad(
        nomad={"space": {"204": mine}, "texts": "unit.quantum_manipulator"},
        letnev={"space": {"103": "2 destroyer", "102": "cruiser"}},
        dice=[9, 9, 9, 1],
    )
    say(table, f"nomad act tactical; nomad activate 103; nomad move_from 204; nomad move {mine}")
    assert asked(table) == ({"nomad": "sustain"} if fighters else {"letnev": "retreat"})


@pytest.mark.rule("LRR 46.2")
def test_the_cavalry_sustains_no_hits_of_a_barrage() -> None:
    table = cavalry(
        [1, 1, 1, 9, 9], "carrier, fighter", letnev="destroyer", tiles={"102": "25"}, planets={"quann": "letnev"}
    )
    say(table, "hacan react the_cavalry@nomad")
    assert asked(table) == {"letnev": "retreat"}, "nobody was asked to sustain anything"
    assert fleet(table, "hacan", "103") == {"carrier": 1}


@pytest.mark.parametrize("saves", ["yes", "no"])
def test_a_mech_in_space_sustains_a_hit_that_goes_to_a_ship_of_choice(saves: str) -> None:
    """Such as that of Devotion: it too is produced against your ships."""
    table = nomad(
        nomad={"space": {"204": "carrier, mech"}, "texts": "unit.quantum_manipulator"},
        letnev={"space": {"103": "destroyer"}, "texts": "faction.yin.devotion"},
        dice=[1] * 4,
    )
    say(table, "nomad act tactical; nomad activate 103; nomad move_from 204; nomad move carrier, mech")
    say(table, "letnev react faction.yin.devotion")
    say(table, f"nomad sustain_hit {saves}")
    assert fleet(table, "nomad", "103") == ({"carrier": 1, "damaged_mech": 1} if saves == "yes" else {})


# --- The Cavalry --------------------------------------------------------------------------------------------------


def cavalry(dice: list[int], mine: str = "cruiser, 2 fighter", **theirs: Any) -> Table:
    """Hacan has the Cavalry and attacks Letnev at 103."""
    texts = theirs.pop("texts", {})
    table = nomad(
        hacan={"space": {"204": mine}, "notes": "the_cavalry@nomad", "texts": texts.get("hacan", "")},
        letnev={"space": {"103": theirs.pop("letnev", "dreadnought")}, "texts": texts.get("letnev", "")},
        dice=dice,
        **theirs,
    )
    say(table, "nomad act pass; letnev act pass; hacan act tactical; hacan activate 103; hacan move_from 204")
    say(table, f"hacan move {mine}")
    return table


def test_the_cavalry_rides_with_the_flagships_combat_value_barrage_and_armour() -> None:
    #         barrage 8x3, the ship 7x2, two fighters at 9, the dreadnought
    table = cavalry([1, 1, 1, 7, 7, 1, 1, 5], mine="carrier, 2 fighter")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react the_cavalry@nomad")
    assert asked(table) == {"hacan": "sustain"}, "Letnev is next; first the attacker takes its hit"
    say(table, "hacan sustain carrier")
    say(table, "letnev sustain dreadnought")
    assert fleet(table, "hacan", "103") == {"damaged_carrier": 1, "fighter": 2}
    assert fleet(table, "letnev", "103") == {}, "two hits of a carrier"
    assert NOTE.index["the_cavalry@seat_1"] in player(table, "nomad").notes, "it went back when the combat ended"
    assert state(table).effects == []
    assert text("note.the_cavalry") not in player(table, "hacan").texts


def test_the_cavalry_sustains_one_hit_in_a_combat() -> None:
    table = cavalry([1, 1, 1, 1, 1, 1, 7, 10, 1, 1, 7], mine="2 carrier", letnev="cruiser")
    say(table, "hacan react the_cavalry@nomad; hacan sustain carrier")
    assert sum(fleet(table, "hacan", "103").values()) == 1, "the second hit destroys a ship"
    assert fleet(table, "letnev", "103") == {}


@pytest.mark.parametrize("mine", ["carrier", "2 carrier"])
def test_the_cavalry_sustains_a_hit_that_goes_to_its_ship(mine: str) -> None:
    """As long as there are others of its type they are hit first."""
    rolls = 14 if mine == "carrier" else 15
    table = cavalry([1] * rolls, mine=mine, letnev="2 destroyer", texts={"letnev": "faction.yin.devotion"})
    say(table, "hacan react the_cavalry@nomad; letnev react faction.yin.devotion")
    if mine == "carrier":
        say(table, "hacan sustain_hit yes")
        assert fleet(table, "hacan", "103") == {"damaged_carrier": 1}
        say(table, "letnev react faction.yin.devotion")
        assert fleet(table, "hacan", "103") == {}, "it does so once"
    else:
        assert fleet(table, "hacan", "103") == {"carrier": 1}


def test_the_cavalry_returns_after_a_combat_that_ends_with_its_last_round() -> None:
    """Devotion destroys the last ship when the last round is over."""
    table = cavalry([1] * 7, mine="2 cruiser", letnev="carrier", texts={"hacan": "faction.yin.devotion"})
    say(table, "hacan react the_cavalry@nomad; hacan react faction.yin.devotion")
    assert fleet(table, "letnev", "103") == {}
    assert NOTE.index["the_cavalry@seat_1"] in player(table, "nomad").notes
    assert text("note.the_cavalry") not in player(table, "hacan").texts


def test_the_cavalry_still_sustains_a_hit_after_other_ships_have() -> None:
    table = cavalry([1] * 6 + [10, 1, 1, 1, 1, 10, 1], mine="carrier, dreadnought", letnev="2 cruiser")
    say(table, "hacan react the_cavalry@nomad; hacan aim_unit carrier; hacan sustain dreadnought")
    assert options(table, "hacan") == ["none", "carrier"], "another ship was hit before"
    table = position(
        "hacan, sol, nomad",
        hacan={"space": {"204": "carrier"}, "notes": "the_cavalry@nomad"},
        sol={"space": {"103": "carrier"}, "technologies": "advanced_carrier_ii", "texts": "unit.advanced_carrier_ii"},
        dice=[1, 1, 1, 7, 1, 1, 1, 1, 9],
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move carrier")
    say(table, "hacan react the_cavalry@nomad; sol sustain carrier")
    assert options(table, "hacan") == ["none", "carrier"], "a carrier of the opponent was"


def test_the_cavalry_is_not_for_a_combat_against_the_nomad() -> None:
    table = nomad(
        hacan={"space": {"204": "cruiser"}, "notes": "the_cavalry@nomad"},
        nomad={"space": {"103": "cruiser"}},
        dice=[1, 10],
    )
    say(table, "nomad act pass; letnev act pass; hacan act tactical; hacan activate 103; hacan move_from 204")
    say(table, "hacan move cruiser")
    assert fleet(table, "hacan", "103") == {}, "nobody was asked about the note"


def test_the_cavalry_comes_when_a_space_combat_begins() -> None:
    table = cavalry([1, 1, 1, 7, 1, 1], mine="2 cruiser", letnev="cruiser")
    say(table, "hacan react nothing")
    assert fleet(table, "letnev", "103") == {}, "in the second round nothing was asked"
    table = nomad(
        tiles={"203": "25"},
        planets={"quann": "letnev: infantry"},
        hacan={"space": {"202": "carrier, infantry"}, "notes": "the_cavalry@nomad"},
        dice=[8, 1],
    )
    say(table, "nomad act pass; letnev act pass; hacan act tactical; hacan activate 203; hacan move_from 202")
    say(table, "hacan move carrier, infantry; hacan commit infantry@quann")
    assert on_planet(table, "quann") == ("hacan", {"infantry": 1}), "nor in a ground combat"


# --- the agents ---------------------------------------------------------------------------------------------------


def trade_card(texts: str, **more: Any) -> Table:
    frames = [("turn",), ("ready_all",), ("turn",)]
    table = nomad(nomad={"texts": texts, "strategies": "trade", **more}, frames=frames)
    say(table, "letnev act pass; hacan act pass; nomad act trade")
    return table


def test_artuno_doubles_trade_goods_when_she_is_readied() -> None:
    """Data 7.2b: the extra agents are agents like others."""
    table = trade_card("leader.artuno_the_betrayer")
    say(table, "nomad react leader.artuno_the_betrayer")
    assert player(table, "nomad").goods == 3
    say(table, "nomad for_free nothing; letnev secondary no; hacan secondary no")
    say(table, "nomad act pass")
    assert player(table, "nomad").goods == 6
    assert spent(table, "nomad") == []
    assert state(table).effects == []


def test_artuno_has_no_part_in_goods_that_are_not_from_the_supply() -> None:
    table = nomad(
        nomad={"texts": "leader.artuno_the_betrayer", "notes": "trade_agreement@letnev"},
        letnev={"strategies": "trade"},
    )
    say(table, "nomad act pass; hacan act pass; letnev act trade; nomad react trade_agreement@letnev")
    assert player(table, "nomad").goods == 2
    assert asked(table) == {"letnev": "for_free"}, "Artuno was not asked about"


def mercer(**more: Any) -> Table:
    table = nomad(
        tiles={"203": "25"},
        planets={"arc_prime": "letnev: 3 infantry", "quann": "letnev: infantry", **more.pop("planets", {})},
        letnev={"space": {"202": "carrier"}},
        nomad={"texts": "leader.field_marshal_mercer"},
        **more,
    )
    say(table, "nomad act pass; letnev act tactical; letnev activate 203; letnev move_from nothing")
    return table


def test_mercer_lets_the_active_player_bring_troops_to_the_active_system() -> None:
    table = mercer()
    assert asked(table) == {"nomad": "react"}
    say(table, "nomad react leader.field_marshal_mercer; letnev aim_origin 310")
    assert why_not(table, "letnev aim_pieces 3 infantry@arc_prime")
    say(table, "letnev aim_pieces 2 infantry@arc_prime")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 3})
    assert spent(table, "nomad") == ["leader.field_marshal_mercer"]


@pytest.mark.parametrize("told", [{"planets": {"quann": "hacan:"}}, {"attached": {"quann": "demilitarized_zone"}}])
def test_mercer_needs_a_planet_of_that_player_on_which_units_can_land(told: dict[str, Any]) -> None:
    assert asked(mercer(**told)) == {"hacan": "act"}


def test_mercer_needs_an_active_system() -> None:
    table = nomad(planets={"arcturus": "nomad: 2 infantry"}, nomad={"texts": "leader.field_marshal_mercer"})
    say(table, "nomad act pass")
    assert asked(table) == {"letnev": "act"}


def test_the_thundarian_makes_everybody_roll_again_in_anybodys_combat() -> None:
    table = nomad(
        letnev={"space": {"103": "cruiser"}},
        hacan={"space": {"204": "cruiser"}},
        nomad={"texts": "leader.the_thundarian"},
        dice=[10, 1, 1, 10],
    )
    say(table, "nomad act pass; letnev act pass; hacan act tactical; hacan activate 103; hacan move_from 204")
    say(table, "hacan move cruiser; nomad react leader.the_thundarian")
    assert fleet(table, "hacan", "103") == {}
    assert fleet(table, "letnev", "103") == {"cruiser": 1}


def test_the_thundarian_works_on_planets_and_again_once_it_is_readied() -> None:
    table = nomad(
        tiles={"203": "25"},
        planets={"quann": "letnev: infantry"},
        nomad={
            "space": {"202": "carrier, infantry"},
            "texts": "leader.the_thundarian",
            "technologies": "temporal_command_suite",
        },
        dice=[1, 10, 1, 10, 10, 1],
    )
    say(table, "nomad act tactical; nomad activate 203; nomad move_from 202; nomad move carrier, infantry")
    say(table, "nomad commit infantry@quann; nomad react leader.the_thundarian")
    say(table, "nomad react technology.temporal_command_suite; nomad react leader.the_thundarian")
    assert on_planet(table, "quann") == ("nomad", {"infantry": 1}), "the third roll counts"


# --- Temporal Command Suite ---------------------------------------------------------------------------------------


def test_temporal_command_suite_readies_artuno_who_pays_at_once() -> None:
    table = trade_card("leader.artuno_the_betrayer", technologies="temporal_command_suite")
    say(table, "nomad react leader.artuno_the_betrayer; nomad for_free nothing")
    say(table, "nomad react technology.temporal_command_suite")
    assert player(table, "nomad").goods == 6
    assert spent(table, "nomad") == ["technology.temporal_command_suite"]


def test_temporal_command_suite_for_others_comes_with_a_transaction() -> None:
    table = nomad(
        tiles={"203": "25"},
        planets={"quann": "hacan: infantry"},
        letnev={"space": {"103": "cruiser"}, "texts": "leader.viscount_unlenn", "goods": 2},
        hacan={"space": {"204": "cruiser"}},
        nomad={"technologies": "temporal_command_suite", "commodities": 3},
        dice=[1, 1, 10, 10],
    )
    say(table, "nomad act pass; letnev act pass; hacan act tactical; hacan activate 103; hacan move_from 204")
    say(table, "hacan move cruiser; letnev react leader.viscount_unlenn; letnev aim_player letnev")
    say(table, "nomad react technology.temporal_command_suite; nomad aim_yes yes")
    table.answer_plain(
        seat_of(table, "nomad"), {"with": "seat_2", "gives": {"commodities": 3}, "gets": {"goods": 1}}, "trade"
    )
    say(table, "letnev agree yes")
    assert (player(table, "nomad").goods, player(table, "letnev").goods) == (1, 4)
    assert player(table, "letnev").texts.ready >> text("leader.viscount_unlenn") & 1
    assert player(table, "letnev").dealt == 0, "it is not the one transaction of the turn"


def to_its_end(s: Imperium, flow: Coroutine[Any, Any, Any]) -> None:
    """Carry out a part of a step in which nobody is asked anything."""
    moment = None
    while True:
        try:
            moment = flow.send(moment).happen(s)
        except StopIteration:
            return


def test_artuno_pays_when_she_is_readied_herself() -> None:
    """leader.artuno_the_betrayer: not when another agent is."""
    s = state(nomad(nomad={"texts": "leader.artuno_the_betrayer, leader.field_marshal_mercer"}))
    lasts(s, text("leader.artuno_the_betrayer"), Seat(0), GAME, 3)
    for name, goods in (("field_marshal_mercer", 0), ("artuno_the_betrayer", 3), ("artuno_the_betrayer", 3)):
        to_its_end(s, happens(s, Readied(Seat(0), text(f"leader.{name}"))))
        assert s.players[0].goods == goods


# --- commander and hero -------------------------------------------------------------------------------------------


def yard(who: str, **told: Any) -> Table:
    """A player with one resource left activates the home system."""
    home = {"nomad": ("304", "arcturus"), "letnev": ("310", "arc_prime")}[who]
    table = nomad(
        planets={home[1]: f"{who}: space_dock"}, **{who: {"exhausted": "arcturus, arc_prime, wren_terra", **told}}
    )
    if who != "nomad":
        say(table, "nomad act pass")
    say(table, f"{who} act tactical; {who} activate {home[0]}")
    return table


def test_navarch_feng_is_unlocked_by_a_scored_secret_objective() -> None:
    table = nomad(nomad={"locked": "navarch_feng", "scored": "corner_the_market"})
    unlock_leaders(state(table))
    assert text("leader.navarch_feng") not in player(table, "nomad").texts
    table = nomad(nomad={"locked": "navarch_feng", "scored": "become_a_martyr, corner_the_market"})
    unlock_leaders(state(table))
    assert text("leader.navarch_feng") in player(table, "nomad").texts


@pytest.mark.parametrize("who", ["nomad", "letnev"])
def test_the_flagship_is_produced_without_resources_by_navarch_feng_own_or_lent(who: str) -> None:
    table = yard(who, texts="leader.navarch_feng")
    assert why_not(table, f"{who} produce destroyer") != "", "there is nothing to pay with"
    say(table, f"{who} produce flagship")
    assert fleet(table, who, {"nomad": "304", "letnev": "310"}[who]) == {"flagship": 1}
    table = yard(who)
    assert "produce" not in asked(table).values()


def test_ahk_syl_siven_lets_the_flagship_leave_systems_with_own_tokens_in_this_round() -> None:
    table = nomad(
        tiles={"203": "25"},
        planets={"quann": "nomad: infantry"},
        nomad={"space": {"202": "flagship, cruiser, infantry"}, "tokens": "202, 203", "texts": "leader.ahk_syl_siven"},
    )
    say(table, "nomad act leader.ahk_syl_siven; letnev act pass; hacan act pass")
    assert text("leader.ahk_syl_siven") in player(table, "nomad").texts, "it lies beside the board for this round"
    say(table, "nomad act tactical; nomad activate 102")
    say(table, "nomad move_from 202")
    assert why_not(table, "nomad move cruiser") == "LRR 17.4"
    say(table, "nomad move flagship, infantry")
    assert fleet(table, "nomad", "102") == {"flagship": 1, "infantry": 1}
    assert fleet(table, "nomad", "202") == {"cruiser": 1}


def test_without_ahk_syl_siven_the_flagship_stays() -> None:
    table = nomad(nomad={"space": {"202": "flagship"}, "tokens": "202"})
    say(table, "nomad act tactical; nomad activate 203")
    assert fleet(table, "nomad", "203") == {}


def test_with_ahk_syl_siven_the_flagship_picks_units_up_where_own_tokens_lie() -> None:
    """What it transports moves out of such systems as well."""
    for texts, picks in (("leader.ahk_syl_siven", True), ("", False)):
        table = nomad(
            tiles={"203": "25"},
            planets={"quann": "nomad: infantry"},
            nomad={"space": {"202": "flagship"}, "tokens": "203", "technologies": "memoria_ii", "texts": texts},
        )
        if picks:
            say(table, f"nomad act {texts}; letnev act pass; hacan act pass")
        say(table, "nomad act tactical; nomad activate 204; nomad move_from 202; nomad move flagship")
        if picks:
            say(table, "nomad pick_up_at 203; nomad pick_up infantry@quann")
        assert fleet(table, "nomad", "204") == ({"flagship": 1, "infantry": 1} if picks else {"flagship": 1})


def test_temporal_command_suite_readies_agents_that_were_used_as_an_action_too() -> None:
    table = position(
        "nomad, xxcha, hacan",
        planets={"arcturus": "nomad"},
        nomad={"technologies": "temporal_command_suite"},
        xxcha={"texts": "leader.ggrocuto_rinn", "exhausted": "arcturus"},
    )
    say(table, "nomad act pass; xxcha act leader.ggrocuto_rinn; nomad react technology.temporal_command_suite")
    assert player(table, "xxcha").texts.ready >> text("leader.ggrocuto_rinn") & 1

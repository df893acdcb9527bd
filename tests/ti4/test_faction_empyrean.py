"""The Empyrean of Twilight Imperium 4: at home in nebulae and the void, with two notes of its own."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import NOTE
from orrery.games.ti4.rules.promissory import first_notes
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Seat
from tests.ti4.bargains import trade
from tests.ti4.councils import cast, votes
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, spent, state

SEATS = "empyrean, letnev, hacan"
EMPYREAN, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)
NEBULA, ASTEROIDS = "42", "44"


def empyrean(**more: Any) -> Table:
    return position(SEATS, **more)


# --- abilities ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("texts", "reached"), [("faction.empyrean.voidborn", True), ("unit.watcher", False)])
@pytest.mark.parametrize("nebula", ["202", "203"], ids=["from a nebula", "through a nebula"])
def test_voidborn_nebulae_neither_stop_nor_slow_ships(texts: str, reached: bool, nebula: str) -> None:
    tiles = {"102": ASTEROIDS, nebula: NEBULA}
    table = empyrean(tiles=tiles, empyrean={"space": {"202": "cruiser"}, "texts": texts})
    say(table, "empyrean act tactical; empyrean activate 204")
    assert (asked(table) == {"empyrean": "move_from"}) == reached


def test_aetherpassage_lets_others_pass_for_one_action() -> None:
    table = empyrean(
        empyrean={"space": {"203": "cruiser", "102": "cruiser"}, "texts": "faction.empyrean.aetherpassage"},
        letnev={"space": {"202": "cruiser"}},
    )
    say(
        table,
        "empyrean act pass; letnev act tactical; letnev activate 204; empyrean react faction.empyrean.aetherpassage",
    )
    say(table, "letnev move_from 202; letnev move cruiser")
    assert fleet(table, "letnev", "204") == {"cruiser": 1}
    assert state(table).effects == []


def test_aetherpassage_is_for_activations_of_others_and_ships_that_could_be_passed() -> None:
    passage = "faction.empyrean.aetherpassage"
    table = empyrean(empyrean={"space": {"203": "cruiser"}, "texts": passage})
    say(table, "empyrean act tactical; empyrean activate 204")
    assert asked(table) == {"empyrean": "move_from"}
    table = empyrean(empyrean={"space": {"204": "cruiser"}, "texts": passage}, letnev={"space": {"203": "cruiser"}})
    say(table, "empyrean act pass; letnev act tactical; letnev activate 204")
    assert asked(table) == {"letnev": "move_from"}, "all ships are in the active system"


def test_without_aetherpassage_nobody_passes() -> None:
    table = empyrean(
        empyrean={"space": {"203": "cruiser", "102": "cruiser"}, "texts": "faction.empyrean.aetherpassage"},
        letnev={"space": {"202": "cruiser"}},
    )
    say(table, "empyrean act pass; letnev act tactical; letnev activate 204; empyrean react nothing")
    assert fleet(table, "letnev", "204") == {}
    assert asked(table) == {"hacan": "act"}


def test_dark_whispers_there_are_two_notes() -> None:
    """faction.empyrean.dark_whispers"""
    table = empyrean()
    first_notes(state(table), EMPYREAN)
    own = {NOTE.names[note].partition("@")[0] for note in player(table, "empyrean").notes}
    assert {"blood_pact", "dark_pact"} <= own


# --- technologies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["empyrean", "letnev"])
def test_aetherstream_speeds_up_oneself_or_a_neighbour_beside_an_anomaly(who: str) -> None:
    told: dict[str, Any] = {
        "empyrean": {"technologies": "aetherstream", "space": {"210": "cruiser"}},
        "letnev": {"space": {"209": "cruiser"}},
    }
    told[who]["space"] = {**told[who]["space"], "201": "carrier, infantry"}
    table = empyrean(tiles={"103": ASTEROIDS}, **told)
    if who == "letnev":
        say(table, "empyrean act pass")
    say(table, f"{who} act tactical; {who} activate 203; empyrean react technology.aetherstream")
    say(table, f"{who} move_from 201; {who} move carrier, infantry")
    assert fleet(table, who, "203") == {"carrier": 1, "infantry": 1}, "a carrier has move 1"


def test_aetherstream_is_not_for_strangers_nor_far_from_anomalies() -> None:
    table = empyrean(
        tiles={"103": ASTEROIDS},
        empyrean={"technologies": "aetherstream"},
        letnev={"space": {"201": "carrier", "210": "cruiser"}},
    )
    say(table, "empyrean act tactical; empyrean activate 210")
    assert asked(table) == {"letnev": "act"}


def test_voidwatch_takes_a_note_of_whoever_moves_in() -> None:
    """technology.voidwatch"""
    table = empyrean(
        tiles={"203": "25"},
        planets={"quann": "empyrean: infantry"},
        empyrean={"technologies": "voidwatch"},
        letnev={"space": {"202": "cruiser"}},
    )
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    assert asked(table) == {"letnev": "surrender_note"}
    deal = {"with": "seat_1", "gives": {"note": ["ceasefire@seat_2"]}, "gets": {}}
    table.answer_plain(LETNEV, deal, "surrender_note")
    assert NOTE.index["ceasefire@seat_2"] in player(table, "empyrean").notes


# --- units --------------------------------------------------------------------------------------------------------


def battle(flagship: str, **mine: Any) -> Table:
    """Letnev's dreadnought sustains damage at 203."""
    table = empyrean(
        planets={"the_dark": "empyrean"},
        empyrean={"space": {flagship: "flagship"}, "texts": "unit.dynamo", **mine},
        letnev={"space": {"203": "dreadnought"}},
        hacan={"space": {"204": "cruiser"}},
        dice=[10, 10],
    )
    say(table, "empyrean act pass; letnev act pass; hacan act tactical; hacan activate 203; hacan move_from 204")
    say(table, "hacan move cruiser; letnev sustain dreadnought")
    return table


def test_the_dynamo_repairs_any_unit_in_its_system_or_beside_it() -> None:
    table = battle("102")
    say(table, "empyrean react unit.dynamo; empyrean pay the_dark")
    assert fleet(table, "letnev", "203") == {"dreadnought": 1}
    assert spent(table) == ["the_dark"]


def test_the_dynamo_does_not_reach_far_nor_works_for_nothing() -> None:
    cruiser = {"space": {"210": "flagship", "102": "cruiser"}}
    for table in (battle("210"), battle("210", **cruiser), battle("102", exhausted="the_dark")):
        assert fleet(table, "letnev", "203") == {"damaged_dreadnought": 1}
        assert asked(table) != {"empyrean": "react"}


def watch(mech: dict[str, str], **more: Any) -> Table:
    table = empyrean(
        tiles={"203": "25"},
        planets=mech,
        empyrean={"texts": "unit.watcher", **more},
        letnev={"hand": "mining_initiative", "space": {"204": "cruiser"}},
    )
    say(table, "empyrean act pass; letnev act card.mining_initiative; letnev aim_planet arc_prime")
    return table


def test_a_watcher_is_removed_to_cancel_an_action_card() -> None:
    table = watch({"quann": "empyrean: mech, infantry"})
    say(table, "empyrean react unit.watcher")
    assert player(table, "letnev").goods == 0
    assert on_planet(table, "quann") == ("empyrean", {"infantry": 1})
    table = watch({}, space={"203": "carrier, mech"})
    say(table, "empyrean react unit.watcher")
    assert fleet(table, "empyrean", "203") == {"carrier": 1}


def test_a_watcher_far_away_sees_nothing() -> None:
    assert asked(watch({"the_dark": "empyrean: mech"})) == {"hacan": "act"}


# --- notes --------------------------------------------------------------------------------------------------------


def pact(name: str, **more: Any) -> Table:
    """Letnev has placed a pact of the Empyrean."""
    letnev = {"notes": f"{name}@empyrean", **more.pop("letnev", {})}
    table = empyrean(letnev=letnev, **more)
    say(table, f"empyrean act pass; letnev act {name}@empyrean")
    assert text(f"note.{name}") in player(table, "letnev").texts
    return table


@pytest.mark.parametrize("name", ["blood_pact", "dark_pact"])
def test_a_pact_returns_when_its_holder_marches_into_systems_of_the_empyrean(name: str) -> None:
    table = pact(name, empyrean={"space": {"203": "cruiser"}})
    say(table, "hacan act pass; letnev act tactical; letnev activate 203")
    assert text(f"note.{name}") not in player(table, "letnev").texts
    assert NOTE.index[f"{name}@seat_1"] in player(table, "empyrean").notes


@pytest.mark.parametrize(("vote", "number"), [("for", 3 + 4), ("against", 3)])
def test_blood_pact_four_more_votes_when_both_vote_alike(vote: str, number: int) -> None:
    """note.blood_pact lies before Letnev, who has 3 votes; the Empyrean votes first."""
    table = position(
        "hacan, empyrean, letnev",
        frames=[("agenda_phase",), ("round",)],
        agendas="agenda.anti_intellectual_revolution, agenda.regulated_conscription",
        custodians=False,
        tiles={"201": "24"},
        planets={"mehar_xull": "letnev", "wren_terra": ":", "arc_prime": ":"},
    )
    player(table, "letnev").texts.put(text("note.blood_pact"), 1)
    cast(table, f"empyrean for; letnev {vote}")
    assert [n for seat, _, n in votes(table) if seat == 2] == [number]


def test_blood_pact_is_for_votes_of_holder_and_owner() -> None:
    table = position(
        "sol, empyrean, letnev, hacan",
        frames=[("agenda_phase",), ("round",)],
        agendas="agenda.anti_intellectual_revolution, agenda.regulated_conscription",
        custodians=False,
        planets={"arc_prime": ":", "arretze": ":", "kamdorn": ":"},
    )
    player(table, "letnev").texts.put(text("note.blood_pact"), 1)
    cast(table, "empyrean for; letnev for; hacan for")
    assert [n for seat, _, n in votes(table) if seat == 2] == [1 + 4], "not again when Hacan votes so, too"


def test_dark_pact_both_gain_for_all_commodities() -> None:
    """Letnev can have 2 commodities (note.dark_pact)."""
    table = pact(
        "dark_pact", empyrean={"space": {"203": "cruiser"}}, letnev={"commodities": 2, "space": {"204": "cruiser"}}
    )
    say(table, "hacan act pass")
    trade(table, "letnev, empyrean", gives="2 commodities")
    assert (player(table, "letnev").goods, player(table, "empyrean").goods) == (1, 3)


def test_dark_pact_nobody_gains_for_fewer() -> None:
    table = pact(
        "dark_pact", empyrean={"space": {"203": "cruiser"}}, letnev={"commodities": 2, "space": {"204": "cruiser"}}
    )
    say(table, "hacan act pass")
    trade(table, "letnev, empyrean", gives="commodities")
    assert (player(table, "letnev").goods, player(table, "empyrean").goods) == (0, 1)


# --- leaders ------------------------------------------------------------------------------------------------------


def test_acamar_gives_a_token_to_whoever_moves_into_the_void() -> None:
    table = empyrean(empyrean={"texts": "leader.acamar"}, letnev={"space": {"202": "cruiser"}})
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    say(table, "empyrean react leader.acamar; letnev gain_tokens tactic")
    assert player(table, "letnev").pools == [3, 5, 2]
    assert spent(table, "empyrean") == ["leader.acamar"]


def test_acamar_brings_nothing_to_whoever_has_no_token_left() -> None:
    table = empyrean(empyrean={"texts": "leader.acamar"}, letnev={"space": {"202": "cruiser"}, "pools": (6, 8, 2)})
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    assert asked(table) == {"hacan": "act"}


def test_acamar_has_nothing_to_give_in_systems_with_planets() -> None:
    table = empyrean(tiles={"203": "25"}, empyrean={"texts": "leader.acamar"}, letnev={"space": {"202": "cruiser"}})
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    assert asked(table) == {"hacan": "act"}


def test_xuange_is_unlocked_by_being_everybodys_neighbour() -> None:
    for hacan, there in (("210", False), ("104", True)):
        table = empyrean(
            empyrean={"locked": "xuange", "space": {"103": "cruiser"}},
            letnev={"space": {"203": "cruiser"}},
            hacan={"space": {hacan: "cruiser"}},
        )
        unlock_leaders(state(table))
        assert (text("leader.xuange") in player(table, "empyrean").texts) == there


@pytest.mark.parametrize("who", ["empyrean", "hacan"])
def test_xuange_takes_a_token_back_where_somebody_moves_in_own_or_lent(who: str) -> None:
    table = empyrean(**{who: {"texts": "leader.xuange", "tokens": "203, 205"}}, letnev={"space": {"202": "cruiser"}})
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from 202; letnev move cruiser")
    say(table, f"{who} react leader.xuange")
    assert player(table, who).tokens == 1 << place("205")


def test_conservator_procyon_opens_the_frontier_and_explores_what_is_near() -> None:
    table = empyrean(
        tiles={"203": "25"},
        empyrean={"texts": "leader.conservator_procyon", "space": {"202": "cruiser", "203": "cruiser"}},
        explores="derelict_vessel",
        frontier="205",
    )
    say(table, "empyrean act leader.conservator_procyon")
    frontier = state(table).frontier
    assert not frontier >> place("202") & 1, "explored"
    assert not frontier >> place("203") & 1, "Quann lies there"
    assert frontier >> place("205") & frontier >> place("210") & 1
    assert len(player(table, "empyrean").secrets) == 1
    assert text("leader.conservator_procyon") not in player(table, "empyrean").texts


@pytest.mark.rule("LRR 29.2d")
def test_conservator_procyon_explores_in_the_order_its_owner_chooses() -> None:
    table = empyrean(
        empyrean={
            "texts": "leader.conservator_procyon",
            "space": {"202": "cruiser", "203": "cruiser", "205": "cruiser"},
        },
        explores="derelict_vessel, lost_crew, merchant_station",
    )
    say(table, "empyrean act leader.conservator_procyon")
    assert options(table, "empyrean") == ["202", "203", "205"]
    say(table, "empyrean aim_place 205")
    assert not state(table).frontier >> place("205") & 1
    assert len(player(table, "empyrean").secrets) == 1
    assert options(table, "empyrean") == ["202", "203"]


def test_aetherstream_and_voidwatch_ask_for_neighbours_and_notes() -> None:
    table = empyrean(
        tiles={"103": ASTEROIDS}, empyrean={"technologies": "aetherstream"}, letnev={"space": {"209": "cruiser"}}
    )
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203")
    assert asked(table) == {"hacan": "act"}, "Letnev is no neighbour"
    table = empyrean(
        empyrean={"technologies": "voidwatch", "space": {"203": "cruiser"}},
        letnev={"space": {"202": "2 cruiser"}},
        dice=[10, 10, 1],
    )
    player(table, "letnev").notes.take_all()
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move 2 cruiser")
    assert fleet(table, "empyrean", "203") == {}, "there was no note to give"


def test_nothing_is_gained_by_activating_without_moving() -> None:
    """leader.acamar and leader.xuange answer ships that move in."""
    table = empyrean(
        empyrean={"texts": "leader.acamar, leader.xuange", "tokens": "203"}, letnev={"space": {"202": "cruiser"}}
    )
    say(table, "empyrean act pass; letnev act tactical; letnev activate 203; letnev move_from nothing")
    assert asked(table) == {"hacan": "act"}


def test_voidwatch_is_for_ships_of_others_that_move_to_own_units() -> None:
    watch = {"technologies": "voidwatch", "space": {"203": "cruiser"}}
    table = empyrean(empyrean={**watch, "space": {"203": "cruiser", "204": "cruiser"}})
    say(table, "empyrean act tactical; empyrean activate 203; empyrean move_from 204; empyrean move cruiser")
    say(table, "empyrean move_from nothing")
    assert asked(table) == {"letnev": "act"}, "own ships"
    for script in ("activate 203; letnev move_from nothing", "activate 101; letnev move_from 202; letnev move cruiser"):
        table = empyrean(empyrean=watch, letnev={"space": {"202": "cruiser"}})
        say(table, f"empyrean act pass; letnev act tactical; letnev {script}")
        assert asked(table) == {"hacan": "act"}, "nobody has come, or nobody was there"


def test_a_watcher_does_not_cancel_a_card_of_its_owner() -> None:
    table = empyrean(
        planets={"the_dark": "empyrean: mech"}, empyrean={"texts": "unit.watcher", "hand": "mining_initiative"}
    )
    say(table, "empyrean act card.mining_initiative")
    assert asked(table) == {"letnev": "act"}
    assert player(table, "empyrean").goods == 3


@pytest.mark.parametrize(
    ("giver", "taker", "goods"), [("hacan", "empyrean", [2, 0, 0]), ("letnev", "hacan", [0, 0, 2])]
)
def test_dark_pact_is_for_what_its_holder_gives_its_owner(giver: str, taker: str, goods: list[int]) -> None:
    table = pact(
        "dark_pact",
        empyrean={"space": {"203": "cruiser"}},
        letnev={"commodities": 2, "space": {"204": "cruiser"}},
        hacan={"commodities": 2, "space": {"203": "cruiser", "204": "cruiser"}},
    )
    if giver == "letnev":
        say(table, "hacan act pass")
    trade(table, f"{giver}, {taker}", gives="2 commodities")
    assert [p.goods for p in state(table).players] == goods


def test_xuange_needs_a_token_and_ships_of_somebody_else() -> None:
    table = empyrean(
        empyrean={"texts": "leader.xuange", "space": {"202": "cruiser"}, "tokens": "205"},
        letnev={"space": {"102": "cruiser"}},
    )
    say(table, "empyrean act tactical; empyrean activate 203; empyrean move_from 202; empyrean move cruiser")
    assert asked(table) == {"letnev": "act"}, "own ships have moved to the token"
    say(table, "letnev act tactical; letnev activate 101; letnev move_from 102; letnev move cruiser")
    assert asked(table) == {"hacan": "act"}, "no token lies there"

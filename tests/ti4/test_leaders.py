"""Leaders and mechs of Twilight Imperium 4 (LRR 7, 28): the leaders of Sol and Letnev, and two mechs that are
deployed, told in players' words."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.board import fleet_limit
from orrery.games.ti4.rules.data import MECH
from orrery.games.ti4.rules.hooks import has
from orrery.games.ti4.rules.leader_sheet import unlock_leaders
from orrery.games.ti4.rules.nouns import OBJECTIVE, TEXT
from orrery.games.ti4.rules.status import ready_all
from orrery.games.ti4.rules.texts import leader_row, leaders_of, text
from orrery.games.ti4.rules.things import Seat
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, state, why_not

SOL, LETNEV, HACAN = Seat(0), Seat(1), Seat(2)


def leaders(table: Table, faction: str) -> set[str]:
    """The leaders a player can use, with those that are lent."""
    names = [TEXT.names[it] for it in player(table, faction).texts]
    return {name.removeprefix("leader.") for name in names if name.startswith("leader.")}


# --- the leader sheet (LRR 7.1 to 7.4) ----------------------------------------------------------------------------


@pytest.mark.rule("LRR 7.1", "LRR 7.2", "LRR 7.4", "LRR 8.1", "LRR 8.2")
def test_agents_are_ready_from_the_start_commanders_and_heroes_are_locked() -> None:
    table = Table.new(GAME, 4, {}, seed=3)
    for seat, p in enumerate(state(table).players):
        kinds = [leader_row(it).kind for it in leaders_of(p.faction)]
        unlocked = [it for it in leaders_of(p.faction) if has(state(table), seat, it)]
        assert {leader_row(it).kind for it in unlocked} == {"agent"}
        assert all(p.texts.ready >> it & 1 for it in unlocked)
        assert sorted(leader_row(it).kind for it in p.locked) == ["commander", "hero"]
        assert len(unlocked) + 2 == len(kinds)
        assert any(TEXT.names[it].startswith("unit.") for it in p.texts), "the card of the mech"


@pytest.mark.rule("LRR 7.1")
def test_the_nomad_has_five_leaders() -> None:
    table = Table.new(GAME, 3, {"factions": "choose"}, seed=1)
    while asked_kind(table) == "choose_faction":
        (decision,) = table.pending.values()
        names = [decision.encode(value) for value in decision.options()]
        table.answer_plain(decision.seat, "nomad" if "nomad" in names else names[0])
    nomad = next(p for p in state(table).players if len(leaders_of(p.faction)) == 5)
    assert [leader_row(it).kind for it in leaders_of(nomad.faction)].count("agent") == 3


def asked_kind(table: Table) -> str:
    return next(iter(table.pending.values())).kind.name


# --- agents -------------------------------------------------------------------------------------------------------


def ground_combat(*dice: int, **letnev: Any) -> Table:
    """Letnev defends Quann with an infantry against two of Sol, who has Evelyn Delouis."""
    table = position(
        tiles={"203": "25"},
        planets={"quann": "letnev: infantry"},
        sol={"space": {"202": "carrier, 2 infantry"}, "texts": "leader.evelyn_delouis"},
        letnev=letnev,
        dice=dice,
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move carrier, 2 infantry")
    say(table, "sol commit 2 infantry@quann")
    return table


@pytest.mark.rule("LRR 7.4", "LRR 31.12")
def test_an_agent_is_exhausted_for_its_ability_and_readied_in_the_status_phase() -> None:
    table = ground_combat(1, 1, 10, 1)
    assert asked(table) == {"sol": "react"}
    say(table, "sol react leader.evelyn_delouis; sol aim_player sol")
    assert on_planet(table, "quann") == ("sol", {"infantry": 2}), "three dice of two infantry, and the third one hits"
    evelyn = text("leader.evelyn_delouis")
    assert player(table, "sol").texts.exhausted >> evelyn & 1
    with pytest.raises(StopIteration):
        ready_all(state(table)).send(None)
    assert player(table, "sol").texts.ready >> evelyn & 1


def test_an_agent_can_help_somebody_else() -> None:
    table = ground_combat(1, 1, 10, 10)
    say(table, "sol react leader.evelyn_delouis; sol aim_player letnev")
    assert on_planet(table, "quann") == ("letnev", {"infantry": 1}), "one infantry of Letnev hits twice"


def test_the_additional_die_is_for_one_round_only() -> None:
    table = ground_combat(1, 1, 1, 1, 1, 10, 1)
    say(table, "sol react leader.evelyn_delouis; sol aim_player sol")
    assert on_planet(table, "quann") == ("sol", {"infantry": 2}), "two dice in the second round"
    assert state(table).effects == []


def test_whoever_is_helped_by_an_agent_cannot_use_it() -> None:
    table = ground_combat(1, 1, 1, 1, 1, 1, 1)
    say(table, "sol react leader.evelyn_delouis; sol aim_player letnev")
    assert leaders(table, "letnev") == set()


def test_viscount_unlenn_gives_a_ship_one_more_die() -> None:
    table = position(
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "destroyer"}, "texts": "leader.viscount_unlenn"},
        dice=[1, 1, 1, 1, 9, 9],  # the barrage, the cruisers, the destroyer
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move 2 cruiser")
    say(table, "letnev react leader.viscount_unlenn; letnev aim_player letnev")
    say(table, "sol retreat no")
    assert fleet(table, "sol", "203") == {}, "one destroyer hits twice"


# --- commanders ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 7.6", "LRR 7.6a", "LRR 7.6b", "LRR 7.6d", "LRR 7.7")
def test_a_commander_is_unlocked_by_its_own_condition_and_stays_so() -> None:
    table = position(
        letnev={"space": {"203": "4 cruiser", "204": "cruiser"}, "locked": "rear_admiral_farran", "pools": (3, 8, 2)},
        sol={"locked": "claire_gibson"},
    )
    say(table, "sol act pass; letnev act tactical; letnev activate 203")
    assert leaders(table, "letnev") == set()
    say(table, "letnev move_from 204; letnev move cruiser; letnev move_from nothing")
    assert leaders(table, "letnev") == {"rear_admiral_farran"}, "five ships in one system"
    assert player(table, "letnev").locked == []
    state(table).players[LETNEV].space.clear()
    unlock_leaders(state(table))
    assert leaders(table, "letnev") == {"rear_admiral_farran"}
    assert leaders(table, "sol") == set()


@pytest.mark.rule("LRR 7.6c")
def test_a_commander_unlocked_by_ships_that_have_arrived_counts_when_cannons_fire_at_them() -> None:
    table = position(
        "letnev, sol, hacan",
        tiles={"203": "19"},
        planets={"wellon": "sol: pds"},
        letnev={"space": {"204": "4 dreadnought", "202": "dreadnought"}, "locked": "rear_admiral_farran"},
        dice=[6],
    )
    say(table, "letnev act tactical; letnev activate 203; letnev move_from 204; letnev move 4 dreadnought")
    say(table, "letnev move_from 202; letnev move dreadnought")
    assert leaders(table, "letnev") == {"rear_admiral_farran"}
    say(table, "sol fire letnev; letnev sustain dreadnought; letnev react leader.rear_admiral_farran")
    assert player(table, "letnev").goods == 1


def test_claire_gibson_needs_twelve_resources() -> None:
    table = position(planets={"arc_prime": "sol", "wren_terra": "sol", "jord": "sol"}, sol={"locked": "claire_gibson"})
    assert leaders(table, "sol") == set(), "ten: 4, 2, 4"
    table = position(
        tiles={"203": "25"},
        planets={"arc_prime": "sol", "wren_terra": "sol", "jord": "sol", "quann": "sol"},
        attached={"quann": "mining_world"},
        sol={"locked": "claire_gibson"},
    )
    assert leaders(table, "sol") == {"claire_gibson"}


@pytest.mark.rule("LRR 7.6c")
def test_a_commander_is_not_unlocked_in_the_middle_of_an_effect() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"arc_prime": "sol", "wren_terra": "sol", "jord": "sol", "quann": "letnev"},
        attached={"quann": "mining_world"},
        sol={
            "locked": "claire_gibson",
            "space": {"202": "carrier, infantry"},
            "texts": "unit.scavenger_zeta",  # somebody else's text, for the sake of the question
            "goods": 1,
        },
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move carrier, infantry")
    say(table, "sol commit infantry@quann")
    assert asked(table) == {"sol": "react"}, "the planet has just been gained"
    assert leaders(table, "sol") == set()
    say(table, "sol react nothing")
    assert leaders(table, "sol") == {"claire_gibson"}


def test_claire_gibson_brings_an_infantry_when_a_combat_begins_on_an_own_planet() -> None:
    table = position(
        tiles={"203": "25"},
        planets={"quann": "sol: infantry"},
        sol={"texts": "leader.claire_gibson"},
        letnev={"space": {"202": "carrier, infantry"}},
        dice=[1, 1, 10],
    )
    say(table, "sol act pass; letnev act tactical; letnev activate 203; letnev move_from 202")
    say(table, "letnev move carrier, infantry; letnev commit infantry@quann")
    assert asked(table) == {"sol": "react"}
    say(table, "sol react leader.claire_gibson")
    assert on_planet(table, "quann") == ("sol", {"infantry": 2})


def test_rear_admiral_farran_pays_for_damage() -> None:
    table = position(
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "dreadnought"}, "texts": "leader.rear_admiral_farran"},
        dice=[9, 1, 1],
    )
    say(table, "sol act tactical; sol activate 203; sol move_from 202; sol move 2 cruiser; sol retreat no")
    say(table, "letnev sustain dreadnought; letnev react leader.rear_admiral_farran")
    assert player(table, "letnev").goods == 1


@pytest.mark.rule("LRR 7.8")
def test_an_ally_uses_the_commander_for_own_units() -> None:
    table = position(
        sol={"space": {"202": "2 cruiser"}},
        letnev={"space": {"203": "cruiser"}, "texts": "leader.rear_admiral_farran"},
        hacan={"space": {"204": "dreadnought"}, "notes": "alliance@letnev"},
        dice=[9, 1, 1],
    )
    say(table, "sol act tactical; sol activate 204; sol move_from 202; sol move 2 cruiser")
    say(table, "hacan sustain dreadnought")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react leader.rear_admiral_farran")
    assert (player(table, "hacan").goods, player(table, "letnev").goods) == (1, 0)


# --- heroes -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 7.10", "LRR 7.10a", "LRR 7.10b", "LRR 7.10c")
def test_a_hero_needs_three_scored_objectives_not_points() -> None:
    public, secret = OBJECTIVE.names[:2], OBJECTIVE.names[-1]
    table = position(sol={"locked": "jace_x_4th_air_legion", "scored": ", ".join(public), "points": 7})
    assert leaders(table, "sol") == set()
    table = position(sol={"locked": "jace_x_4th_air_legion", "scored": ", ".join([*public, secret])})
    assert leaders(table, "sol") == {"jace_x_4th_air_legion"}


@pytest.mark.rule("LRR 7.12", "LRR 7.11", "LRR 7.10d")
def test_a_hero_is_purged_when_it_has_been_used() -> None:
    table = position(sol={"texts": "leader.jace_x_4th_air_legion", "tokens": "203, 204"})
    say(table, "sol act leader.jace_x_4th_air_legion")
    assert player(table, "sol").tokens == 0
    assert leaders(table, "sol") == set()
    assert player(table, "sol").locked == []
    assert asked(table) == {"letnev": "act"}


def test_jace_x_needs_a_command_token_on_the_board() -> None:
    table = position(sol={"texts": "leader.jace_x_4th_air_legion"})
    assert why_not(table, "sol act leader.jace_x_4th_air_legion") == "LRR 31.7"


def test_darktalon_treilla_lifts_the_limit_of_fleets_for_a_round() -> None:
    table = position(
        sol={"pools": (3, 1, 2)},
        letnev={"texts": "leader.darktalon_treilla", "pools": (3, 1, 2), "space": {"203": "2 cruiser"}},
        frames=(("turn",), ("round",)),
    )
    say(table, "sol act pass; letnev act leader.darktalon_treilla")
    s = state(table)
    assert fleet_limit(s, LETNEV) >= 30
    assert fleet_limit(s, SOL) == 1
    say(table, "hacan act pass")
    assert "leader.darktalon_treilla" not in options(table, "letnev")
    say(table, "letnev act pass")
    assert fleet_limit(state(table), LETNEV) == 1
    assert leaders(table, "letnev") == set(), "and the hero is gone"
    assert asked(table) == {"letnev": "remove"}, "fleets are looked at again"


# --- mechs and deploy (LRR 28) ------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 28.1", "LRR 61.3")
def test_a_mech_is_deployed_in_place_of_an_infantry() -> None:
    table = ground_combat(1, 1, 6, 1, 1, texts="unit.dunlain_reaper", goods=2)
    while asked(table) == {"sol": "react"}:
        say(table, "sol react nothing")
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react unit.dunlain_reaper; letnev pay 2 trade_good")
    assert on_planet(table, "quann") == ("letnev", {"mech": 1})
    assert player(table, "letnev").reserve[MECH] == 3
    assert player(table, "letnev").goods == 0


@pytest.mark.rule("LRR 28.2")
def test_without_a_mech_in_the_reinforcements_none_is_deployed() -> None:
    table = position(
        "saar, letnev, hacan",
        tiles={"203": "25", "205": "26"},
        planets={"lodor": "saar: 4 mech"},
        saar={"space": {"202": "carrier, infantry"}, "texts": "unit.scavenger_zeta", "goods": 1},
    )
    say(table, "saar act tactical; saar activate 203; saar move_from 202; saar move carrier, infantry")
    say(table, "saar commit infantry@quann")
    assert asked(table) == {"letnev": "act"}


@pytest.mark.rule("LRR 28.1", "LRR 28.3")
def test_a_mech_is_deployed_on_a_planet_that_was_gained_once_for_each() -> None:
    table = position(
        "saar, letnev, hacan",
        tiles={"203": "25"},
        saar={"space": {"202": "carrier, infantry"}, "texts": "unit.scavenger_zeta", "goods": 3},
    )
    say(table, "saar act tactical; saar activate 203; saar move_from 202; saar move carrier, infantry")
    say(table, "saar commit infantry@quann; saar react unit.scavenger_zeta")
    assert on_planet(table, "quann") == ("saar", {"infantry": 1, "mech": 1})
    assert player(table, "saar").goods == 2
    assert asked(table) == {"letnev": "act"}, "not a second time for the same planet"

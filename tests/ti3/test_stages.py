"""How far an action, a battle and an invasion have got is in the state, with their rolls: all readers know it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.odds.fights import running
from orrery.games.ti3.odds.invasion import BOMBS, ROUNDS, Landing
from orrery.games.ti3.odds.raids import raid
from orrery.games.ti3.odds.sides import BEFORE, GUNS_BACK, RUNS_BACK
from orrery.games.ti3.odds.sides import ROUNDS as IN_ROUNDS
from orrery.games.ti3.rules.queries import BATTLE, PDS_AT_SHIPS, PDS_AT_TROOPS
from orrery.games.ti3.rules.state import Activation, Battle, Invasion
from orrery.games.ti3.rules.things import NO_PLANET
from orrery.games.ti3.rules.units import CRUISER, PDS
from tests.ti3.notation import asked, place, planet, position, say, state


def action(table: Table) -> Activation:
    found = state(table).activation
    assert found is not None
    return found


def battle(table: Table) -> Battle:
    found = state(table).battle
    assert found is not None
    return found


def invasion(table: Table) -> Invasion:
    found = state(table).invasion
    assert found is not None
    return found


def met(dice: list[int], **more: Any) -> Table:
    """Sol comes to b1 with three cruisers; Norr has two there, and a PDS in range; so does Sol."""
    table = position(
        tiles={"b2": "saudor", "b12": "lodor"},
        planets={"Saudor": "norr: pds", "Lodor": "sol: pds"},
        sol={
            "fleets": {"c1": "3 cruiser"},
            "counters": (2, 3, 9),
            "activated": "a1",
            "technologies": "deep_space_cannon",
        },
        norr={"fleets": {"b1": "2 cruiser, carrier"}, "technologies": "deep_space_cannon"},
        dice=dice,
        **more,
    )
    say(table, "sol action tactical; sol activate b1")
    assert action(table).stage == "move"
    say(table, "sol move_from c1; sol move 3 cruiser")
    return table


@pytest.mark.rule("T3.7.5")
def test_whose_pds_have_still_to_fire_and_which_hits_are_owed() -> None:
    table = met([9, 9])
    assert (action(table).stage, action(table).to_fire, asked(table)) == ("fire", 0b10, {"norr": "fire"})
    say(table, "norr fire b1")
    assert (action(table).stage, action(table).to_fire, action(table).hits) == ("fire_back", 0b1, [0, 0])
    fight = running(state(table))
    assert fight is not None
    assert (fight.start.stage, fight.start.hits) == (GUNS_BACK, (0, 0))
    say(table, "sol fire b1")
    assert asked(table) == {"norr": "lose"}
    assert (action(table).to_fire, action(table).hits) == (0, [0, 1])
    fight = running(state(table))
    assert fight is not None
    assert (fight.start.stage, fight.start.hits) == (BEFORE, (0, 1))
    say(table, "norr lose carrier")
    assert (action(table).stage, action(table).hits) == ("fight", [0, 0])


@pytest.mark.rule("T3.7.9")
def test_a_battle_names_its_stage_and_keeps_its_rolls() -> None:
    table = met([1, 1, 7, 1, 1, 6, 1, 1])
    say(table, "norr fire b1; sol fire b1")
    assert (battle(table).stage, battle(table).round, asked(table)) == ("announce", 1, {"sol": "leave"})
    say(table, "sol leave no")
    assert (battle(table).stage, battle(table).hits, asked(table)) == ("losses", [0, 1], {"norr": "lose"})
    pds, back, mine, theirs = action(table).rolls
    b1 = place("b1")
    assert pds == (1, 0, PDS_AT_SHIPS, b1, NO_PLANET, 0, ((PDS, 1, 6),), (1,), 0, 5)
    assert back[:2] == (0, 1)
    assert mine == (0, 1, BATTLE, b1, NO_PLANET, 1, ((CRUISER, 3, 7),), (7, 1, 1), 1, 12)
    assert (theirs[0], theirs[5], theirs[7], theirs[8]) == (1, 1, (6, 1, 1), 1)
    say(table, "norr lose carrier")
    assert (battle(table).stage, battle(table).round) == ("announce", 2)


def test_a_battle_that_is_saved_goes_on_where_it_was() -> None:
    table = met([1, 1, 7, 1, 1, 6, 1, 1])
    say(table, "norr fire b1; sol fire b1; sol leave no")
    s = state(table)
    read = GAME.codec.read(json.loads(json.dumps(GAME.codec.write(s))))
    assert read == s
    assert running(read) == running(s)


def test_every_reader_knows_the_same_odds() -> None:
    table = met([1, 9])
    say(table, "norr fire b1; sol fire b1")
    whole = running(state(table))
    assert whole is not None
    for reader in (-1, 0, 1, 2):
        assert running(table.view(reader).state) == whole, f"reader {reader}"


@pytest.mark.rule("T3.17.45")
def test_hits_before_a_battle_are_owed_until_all_have_fired() -> None:
    table = position(
        sol={"fleets": {"c1": "dreadnought, 2 cruiser"}, "counters": (2, 3, 9), "technologies": "assault_cannon"},
        norr={"fleets": {"b1": "dreadnought, 2 cruiser"}, "technologies": "assault_cannon"},
        options={"fire-before-battle": "together"},
        dice=[9, 9],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move dreadnought, 2 cruiser")
    say(table, "sol react technology.assault_cannon; norr react technology.assault_cannon")
    assert battle(table).stage == "before"
    fight = running(state(table))
    assert fight is not None
    assert (fight.start.stage, fight.start.hits) == (BEFORE, (1, 1))
    first = "sol" if "sol" in asked(table) else "norr"
    say(table, f"{first} lose cruiser")
    assert sum(battle(table).hits) == 1


@pytest.mark.rule("T3.16.5")
def test_squadrons_are_named_fly_and_are_gone() -> None:
    table = position(
        sol={"fleets": {"c1": "war_sun, 2 fighter"}, "counters": (2, 3, 9)},
        norr={"fleets": {"b1": "war_sun, 2 fighter"}},
        options={"sabotage-runs": "on"},
        dice=[1, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move war_sun, 2 fighter")
    assert (battle(table).stage, asked(table)) == ("runs", {"sol": "squadron"})
    say(table, "sol squadron 2")
    assert (battle(table).stage, battle(table).flying, asked(table)) == ("runs_back", [], {"norr": "squadron"})
    fight = running(state(table))
    assert fight is not None
    assert (fight.start.stage, fight.start.flying) == (RUNS_BACK, ())
    s = state(table).replace(battle=battle(table).replace(stage="announce", flying=[(1, 2, 1)]))
    fight = running(s)
    assert fight is not None
    assert (fight.start.stage, fight.start.flying) == (IN_ROUNDS, ((1, 2, True),))


@pytest.mark.rule("T3.8.4", "T3.8.6", "T3.8.7")
def test_an_invasion_names_its_stage() -> None:
    table = position(
        "letnev, norr, hacan",
        tiles={"b1": "lodor"},
        planets={"Lodor": "norr: 3 ground_force, pds"},
        letnev={"fleets": {"c1": "war_sun, 3 ground_force"}, "counters": (2, 3, 9), "goods": 2},
        dice=[1, 1, 1, 10],
    )
    say(table, "letnev action tactical; letnev activate b1; letnev move_from c1")
    say(table, "letnev move war_sun, 3 ground_force; norr fire nothing")
    assert (action(table).stage, invasion(table).stage, asked(table)) == ("land", "land", {"letnev": "land"})
    say(table, "letnev land 3 ground_force")
    assert (invasion(table).stage, asked(table)) == ("bombs", {"letnev": "bombard"})
    siege = raid(state(table))
    assert siege is not None
    assert siege.start == Landing(BOMBS, 0, True)
    say(table, "letnev bombard war_sun")
    assert (invasion(table).stage, invasion(table).round) == ("round", 1), "Letnev may pay for the first round"
    siege = raid(state(table))
    assert siege is not None
    assert siege.start == Landing(ROUNDS, 1, False)
    assert [(roll[2], roll[4]) for roll in action(table).rolls[-1:]] == [(PDS_AT_TROOPS, planet("Lodor"))]


def test_a_strategy_card_is_being_carried_out_until_all_have_used_it() -> None:
    table, dice = Table.new(GAME, 3, seed=4), Random(4)
    under_way = 0
    for _ in range(1500):
        if table.over:
            break
        s = state(table)
        frames = {name for name, *_ in s.schedule}
        if frames & {"primary_done", "strategic_over"}:
            assert s.strategic
            under_way += 1
        track = min(table.pending)
        table.put(track, table.pending[track].sample(dice))
    assert under_way

"""T3.17.31 to T3.17.39, T3.17.58 and T3.17.59: doubtful passages of the core rules, each under both readings."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.data import TILES, TO_PLACE
from orrery.games.ti3.rules.nouns import TILE
from orrery.games.ti3.rules.scoring import winners
from orrery.games.ti3.rules.setup import layer
from orrery.games.ti3.rules.things import NO_SEAT
from tests.ti3.notation import asked, fleet, on_planet, place, position, say, state, why_not

# --- T3.2: the galaxy -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.2.8")
def test_whoever_owes_planets_and_has_none_shows_all_systems() -> None:
    table = Table.new(GAME, 6, {"galaxy": "build"}, seed=1)
    s = state(table)
    seat = layer(s)
    empties = [TILE.index[name] for name in ("empty", "empty", "empty_alpha", "nebula", "asteroid_field")]
    s.players[seat].tiles = list(empties)
    table.put(-1, (place("a1"), TILE.index["empty"]))
    assert state(table).players[seat].open_tiles == []
    dice = Random(1)
    while layer(state(table)) != seat or not state(table).players[seat].open_tiles:
        assert not state(table).players[seat].open_tiles
        table.put(-1, table.pending[-1].sample(dice))
    p = state(table).players[seat]
    assert Counter(p.open_tiles) == Counter(empties[1:])
    assert not p.tiles
    other = (seat + 1) % 6
    assert tuple(table.view(other).state.players[seat].open_tiles) == tuple(p.open_tiles), "all see them"
    assert {tile for _, tile in table.pending[-1].options()} <= set(empties)


@pytest.mark.rule("T3.17.34")
@pytest.mark.parametrize("ruling", ["any", "planets"])
def test_the_systems_three_players_put_away(ruling: str) -> None:
    kinds: Counter[bool] = Counter()
    for seed in range(12):
        s = state(Table.new(GAME, 3, {"galaxy": "build", "systems-put-away": ruling}, seed=seed))
        dealt = Counter(tile for p in s.players for tile in p.tiles)
        gone = Counter(TO_PLACE) - dealt - Counter({TILE.index["empty"]: 3, TILE.index["asteroid_field"]: 1})
        assert gone.total() == 4
        kinds.update(bool(TILES[tile].planets) for tile in gone.elements())
    assert (kinds[False] == 0) == (ruling == "planets")


# --- T3.5, T3.6: strategy cards -------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.31", "T3.5.2")
@pytest.mark.parametrize(("ruling", "first"), [("same-order", "sol"), ("new-speaker", "hacan")])
def test_who_takes_the_first_of_the_second_cards(ruling: str, first: str) -> None:
    none: dict[str, Any] = {race: {"strategies": ""} for race in ("sol", "norr", "hacan")}
    table = position(frames=[("round",)], options={"second-strategy-card": ruling}, **none)
    say(table, "sol take trade; norr take logistics; hacan take initiative")
    assert asked(table) == {first: "take"}


@pytest.mark.rule("T3.17.32", "T3.6.5")
@pytest.mark.parametrize(("ruling", "rule"), [("not-own-home", ""), ("no-home", "T3.6.5")])
def test_which_planets_diplomacy_refreshes(ruling: str, rule: str) -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Jord": "norr: ground_force", "Saudor": "norr: ground_force"},
        sol={"strategies": "diplomacy"},
        options={"refreshed-planets": ruling},
    )
    state(table).exhausted = (1 << 51) - 1
    say(table, "sol action diplomacy; sol envoy hacan; norr secondary yes")
    assert why_not(table, "norr refresh Jord, Saudor") == rule
    assert why_not(table, "norr refresh Quinarra") == "T3.6.5"


SEVEN = "good_year, plague, uprising, transport, patrol, thugs, veto"


@pytest.mark.rule("T3.17.33", "T3.12.8")
@pytest.mark.parametrize(("ruling", "drawn"), [("together", [3]), ("one-by-one", [1, 1, 1])])
def test_how_cards_beyond_the_limit_are_drawn(ruling: str, drawn: list[int]) -> None:
    table = position(sol={"strategies": "political", "hand": SEVEN}, options={"hand-limit": ruling})
    say(table, "sol action political")
    for count in drawn:
        assert asked(table) == {"sol": "discard"}
        assert len(state(table).players[0].hand) == 7 + count
        table.put(-1, table.pending[-1].sample(Random(1)))
    assert asked(table) == {"sol": "allocate"}
    assert len(state(table).discard) == 3


@pytest.mark.rule("T3.17.35", "T3.16.2")
@pytest.mark.parametrize(("ruling", "at_once", "later"), [("status-phase", 0, 1), ("with-imperial", 1, 1)])
def test_when_the_throne_opens_objectives(ruling: str, at_once: int, later: int) -> None:
    table = position(
        frames=[("turn",), ("round_over",)],
        sol={"strategies": "imperial"},
        options={"imperial": "ancient-throne", "throne-objectives": ruling},
    )
    say(table, "sol action imperial; sol throne_way first")
    assert len(state(table).objectives) == at_once
    say(table, "norr action pass; hacan action pass; sol action pass")
    assert state(table).round == 2
    assert len(state(table).objectives) == later


# --- T3.7, T3.8: battles and landings -------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.36", "T3.7.11")
@pytest.mark.parametrize("ruling", ["binding", "may-stay"])
def test_an_announced_withdrawal(ruling: str) -> None:
    table = position(
        sol={"fleets": {"c1": "cruiser"}},
        norr={"fleets": {"b1": "cruiser"}, "activated": "a1"},
        dice=[1, 1],
        options={"announced-withdrawal": ruling},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser; norr leave yes")
    if ruling == "binding":
        assert fleet(table, "norr", "a1") == {"cruiser": 1}
        return
    assert asked(table) == {"norr": "leave"}
    stays, goes = table.clone(), table
    say(goes, "norr leave yes")
    assert fleet(goes, "norr", "a1") == {"cruiser": 1}
    say(stays, "norr leave no")
    assert fleet(stays, "norr", "b1") == {"cruiser": 1}
    assert state(stays).battle is not None
    assert asked(stays) == {"norr": "leave"}, "the next round"


@pytest.mark.rule("T3.17.37", "T3.8.3")
@pytest.mark.parametrize(("ruling", "owner"), [("silent", "sol"), ("fire", "norr")])
def test_pds_on_a_planet_without_ground_forces(ruling: str, owner: str) -> None:
    def landing(dice: list[int]) -> Table:
        table = position(
            tiles={"b1": "saudor"},
            planets={"Saudor": "norr: 2 pds, space_dock"},
            sol={"fleets": {"c1": "carrier, 2 ground_force"}},
            dice=dice,
            options={"undefended-pds": ruling},
        )
        say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
        say(table, "norr fire nothing; sol land 2 ground_force")
        return table

    hit, missed = landing([6, 6]), landing([5, 6])
    assert on_planet(hit, "Saudor") == (("sol", 2, 0, 0) if owner == "sol" else ("norr", 0, 2, 1))
    assert on_planet(missed, "Saudor") == ("sol", 2 if ruling == "silent" else 1, 0, 0)


@pytest.mark.rule("T3.17.39", "T3.3.8")
@pytest.mark.parametrize(("ruling", "fighters"), [("yes", 0), ("no", 2)])
def test_the_barrage_in_a_nebula(ruling: str, fighters: int) -> None:
    table = position(
        "sol, xxcha, hacan",
        tiles={"b1": "nebula"},
        sol={"fleets": {"c1": "carrier, 2 fighter"}},
        xxcha={"fleets": {"b1": "destroyer"}, "activated": "a1"},
        dice=[8, 8],
        options={"nebula-barrage": ruling},
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 fighter")
    assert asked(table) == {"xxcha": "leave"}
    assert fleet(table, "sol", "b1").get("fighter", 0) == fighters


@pytest.mark.rule("T3.17.38", "T3.15.15")
@pytest.mark.parametrize(("ruling", "seats"), [("both-areas", [0]), ("command-pool", [1])])
def test_which_counters_are_unused(ruling: str, seats: list[int]) -> None:
    s = state(position(options={"unused-counters": ruling}))
    s.owner = [NO_SEAT] * len(s.owner)
    for p, counters in zip(s.players, ([3, 1, 1], [1, 2, 1], [0, 0, 9]), strict=True):
        p.points, p.counters = 5, counters
    assert winners(s) == seats


# --- T3.11: trade ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.11.3", "T3.11.7")
def test_whoever_approves_can_be_bribed_but_not_with_what_is_promised() -> None:
    table = position("sol, norr, jol_nar", sol={"strategies": "trade"}, norr={"goods": 4})
    say(table, "sol action trade; sol trade_way first; sol offer nothing; norr offer jol_nar, 1, 1, 3, 0")
    say(table, "jol_nar accept yes")
    assert asked(table) == {"sol": "approve"}
    assert why_not(table, "norr gift sol, 2") == "T3.11.7", "three of the four are promised"
    say(table, "norr gift sol, 1; sol approve yes")
    assert [p.goods for p in state(table).players] == [4, 0, 3]


# --- T3.6, T3.7: more readings --------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.58", "T3.7.5")
@pytest.mark.parametrize(("ruling", "alone"), [("always", True), ("with-ships", False)])
def test_whether_the_active_players_pds_fire_alone(ruling: str, alone: bool) -> None:
    def activated(comes: bool) -> Table:
        table = position(
            tiles={"b1": "saudor"},
            planets={"Saudor": "sol: pds"},
            sol={"fleets": {"c1": "cruiser"}},
            norr={"fleets": {"b1": "cruiser"}},
            options={"pds-of-the-active-player": ruling},
        )
        say(table, f"sol action tactical; sol activate b1; sol move_from {'c1' if comes else 'nothing'}")
        if comes:
            say(table, "sol move cruiser")
        return table

    assert asked(activated(True)) == {"sol": "fire"}
    assert (asked(activated(False)) == {"sol": "fire"}) == alone


@pytest.mark.rule("T3.17.59", "T3.6.1")
@pytest.mark.parametrize(
    ("ruling", "order"),
    [("order-of-play", "norr hacan sol norr hacan sol"), ("speaker-first", "norr hacan sol sol norr hacan sol norr")],
)
def test_whose_turn_it_is_when_all_have_had_one(ruling: str, order: str) -> None:
    table = position(
        sol={"strategies": "imperial", "counters": (0, 9, 5)},
        norr={"strategies": "diplomacy", "counters": (0, 9, 5)},
        hacan={"strategies": "trade", "counters": (0, 9, 5)},
        options={"turns-after-the-first": ruling},
    )
    for turn, race in enumerate(order.split()):
        assert asked(table) == {race: "action"}, turn
        say(table, f"{race} action tactical; {race} activate b{turn + 1}")
    assert state(table).speaker == 0

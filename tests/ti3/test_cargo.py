"""T3.7.13: what ships carry, and what is lost with them."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.rules.board import haulers, laden
from orrery.games.ti3.rules.units import CARRIER, DESTROYER, GROUND_FORCE, PDS
from orrery.games.ti3.telling.notes import note
from orrery.text import Words
from tests.ti3.notation import asked, fleet, options, place, position, say, state, why_not
from tests.ti3.spoken import spoken

GUARD = {"fleets": {"b1": "cruiser"}}
READINGS = ["load-by-load", "what-has-no-room"]


def coming(mine: str, dice: list[int] | None = None, norr: dict[str, Any] | None = None, **more: Any) -> Table:
    """Sol comes to b1, where a cruiser of N'orr waits, and has a place to withdraw to."""
    sol = {"fleets": {"c1": mine}, "counters": (2, 3, 9), "activated": "b2", **more.pop("sol", {})}
    table = position(sol=sol, norr=norr or GUARD, dice=dice or [], **more)
    say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move {mine}")
    return table


@pytest.mark.rule("T3.7.13", "T3.17.77")
@pytest.mark.parametrize(("first", "left"), [(6, 6), (5, 5), (4, 4)])
def test_a_carrier_takes_its_load_with_it(first: int, left: int) -> None:
    table = coming("2 carrier, 8 ground_force", [1, 1, 7])
    assert asked(table) == {"sol": "stow"}
    say(table, f"sol stow {first} ground_force; sol leave no")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": left}, "at once, in the battle"
    assert asked(table) == {"sol": "leave"}


@pytest.mark.rule("T3.17.77")
def test_by_one_reading_only_what_has_no_room_is_lost_after_the_battle() -> None:
    table = coming("2 carrier, 8 ground_force", [1, 1, 7, 9, 1], options={"cargo-of-lost-ships": "what-has-no-room"})
    assert asked(table) == {"sol": "leave"}, "nobody is asked who carries what"
    say(table, "sol leave no")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 8}
    say(table, "sol leave no")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 6}


@pytest.mark.rule("T3.7.13")
def test_a_load_fits_its_ship_and_leaves_room_for_the_rest() -> None:
    table = coming("2 carrier, 8 ground_force")
    assert [len(option.split("+")) for option in options(table, "sol")] == [4, 5, 6]
    assert why_not(table, "sol stow 3 ground_force") == "T3.7.13", "the fuller one is named first"
    assert why_not(table, "sol stow 7 ground_force") == "T3.7.13", "six at most"


@pytest.mark.rule("T3.7.13")
@pytest.mark.parametrize("mine", ["carrier, 6 ground_force", "2 carrier, ground_force", "2 carrier, 12 ground_force"])
def test_nobody_is_asked_where_there_is_one_way(mine: str) -> None:
    assert asked(coming(mine)) == {"sol": "leave"}


@pytest.mark.rule("T3.7.13")
def test_nobody_is_asked_where_nothing_threatens() -> None:
    table = coming("2 carrier, 8 ground_force", norr={"fleets": {"b3": "cruiser"}})
    assert asked(table) == {"norr": "action"}


@pytest.mark.rule("T3.7.13", "T3.7.5")
def test_loads_go_down_under_the_fire_of_pds() -> None:
    table = coming(
        "2 carrier, 8 ground_force",
        [6],
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: ground_force, pds"},
        norr={},
    )
    say(table, "sol stow 4 ground_force; norr fire b1")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 4}


@pytest.mark.rule("T3.7.13")
def test_the_defender_says_it_too() -> None:
    table = position(
        sol={"fleets": {"c1": "cruiser"}},
        norr={"fleets": {"b1": "2 carrier, 4 ground_force"}, "activated": "a1"},
        dice=[7, 1, 1],
    )
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move cruiser")
    assert asked(table) == {"norr": "stow"}
    say(table, "norr stow 2 ground_force; norr leave no")
    assert fleet(table, "norr", "b1") == {"carrier": 1, "ground_force": 2}


@pytest.mark.rule("T3.7.13", "T3.14.3")
def test_pds_go_down_too_and_fighters_fight_on() -> None:
    table = coming("2 carrier, 4 pds, 4 fighter", [1] * 6 + [7])
    say(table, "sol stow 2 pds; sol leave no; sol lose carrier")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "pds": 2, "fighter": 4}
    assert state(table).players[0].reserve[PDS] == 6 - 2


@pytest.mark.rule("T3.7.13", "T3.12.6")
def test_fighters_take_room_from_no_ground_force() -> None:
    table = coming("carrier, 2 cruiser, 5 fighter, 3 ground_force", sol={"technologies": "stasis_capsules"})
    assert asked(table) == {"sol": "leave"}, "five fighters leave room for one: the cruisers carry the others"
    assert laden(state(table), 0, place("b1"), state(table).players[0].fleets[place("b1")]) == [
        (3, 1, 0),
        (2, 1, 0),
        (2, 1, 0),
    ]


@pytest.mark.rule("T3.7.13", "T3.12.6")
def test_a_cruiser_with_stasis_capsules_takes_its_ground_force_with_it() -> None:
    table = coming("carrier, 2 cruiser, 2 ground_force", [1, 1, 1, 7], sol={"technologies": "stasis_capsules"})
    assert options(table, "sol") == ["none", "ground_force", "ground_force+ground_force"], "what the carrier carries"
    say(table, "sol stow nothing; sol leave no; sol lose cruiser")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "cruiser": 1, "ground_force": 1}


@pytest.mark.rule("T3.7.13")
def test_a_war_sun_that_is_hit_directly_takes_its_load_with_it() -> None:
    table = coming(
        "war_sun, carrier, 6 ground_force", [1] * 4 + [7], norr={**GUARD, "hand": "direct_hit"},
    )  # fmt: skip
    say(table, "sol stow 4 ground_force; sol leave no; sol lose damaged_war_sun; norr react card.direct_hit")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 2}


@pytest.mark.rule("T3.7.13")
def test_an_enemy_picks_the_fullest() -> None:
    table = position(
        tiles={"b1": "saudor"},
        planets={"Saudor": "norr: ground_force"},
        sol={"fleets": {"b1": "2 cruiser, ground_force"}, "technologies": "stasis_capsules"},
        norr={"hand": "lucky_shot"},
    )
    say(table, "sol action pass; norr action card.lucky_shot; norr aim_place b1")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}


@pytest.mark.rule("T3.7.13", "T3.12.4")
@pytest.mark.parametrize("reading", READINGS)
def test_outside_an_activation_ship_after_ship_counts_as_full(reading: str) -> None:
    table = position(
        "sol, norr, hacan",
        frames=[("redistribute", 0), ("turn",)],
        options={"cargo-of-lost-ships": reading},
        sol={"fleets": {"b1": "2 carrier, 8 ground_force"}, "counters": (2, 3, 2)},
    )
    say(table, "sol redistribute 2 strategy, 4 command, fleet")
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 6}


@pytest.mark.rule("T3.7.13", "T3.7.11")
def test_what_was_said_holds_until_the_landings() -> None:
    table = coming("2 carrier, 8 ground_force", [1] * 3)
    say(table, "sol stow 4 ground_force")
    assert state(table).players[0].loads == {place("b1"): [(3, 4, 0), (3, 4, 0)]}
    say(table, "sol leave yes")
    assert state(table).players[0].loads == {}
    assert fleet(table, "sol", "b2") == {"carrier": 2, "ground_force": 8}


@pytest.mark.rule("T3.7.13", "T3.9.3")
def test_in_a_transfer_both_fleets_are_distributed() -> None:
    table = position(
        tiles={"c2": "thibah"},
        planets={"Thibah": "norr: pds"},
        sol={"fleets": {"b1": "2 carrier, 4 ground_force", "c1": "2 carrier, 2 ground_force"}},
        norr={"technologies": "deep_space_cannon"},
        dice=[6],
    )
    say(table, "sol action transfer; sol transfer_between b1, c1; sol move nothing; sol move nothing")
    say(table, "sol stow 2 ground_force; sol stow ground_force; norr fire c1")
    assert fleet(table, "sol", "b1") == {"carrier": 2, "ground_force": 4}
    assert fleet(table, "sol", "c1") == {"carrier": 1, "ground_force": 1}


@pytest.mark.rule("T3.7.13")
def test_gen_synthesis_saves_what_has_gone_down() -> None:
    table = coming(
        "2 carrier, 8 ground_force", [1, 1, 7, 5, 5, 5, 4], sol={"technologies": "gen_synthesis"},
        planets={"Jord": "sol: space_dock"},
    )  # fmt: skip
    say(table, "sol stow 4 ground_force; sol leave no")
    assert fleet(table, "sol", "b1")["ground_force"] == 4
    assert sum(state(table).troops) == 3


@pytest.mark.rule("T3.7.13")
def test_losses_say_what_goes_down_with_them() -> None:
    table = coming("2 carrier, destroyer, 8 ground_force", [1, 1, 1, 7])
    say(table, "sol stow 5 ground_force; sol leave no")
    _, question = table.find(0, "lose")
    assert "takes 3 ground forces with it" in note(table.view(0), question, CARRIER, Words("en", "ti3"))
    assert "with it" not in note(table.view(0), question, DESTROYER, Words("en", "ti3"))


def test_the_question_can_be_said() -> None:
    table = coming("2 carrier, 8 ground_force")
    assert spoken(table)
    say(table, "sol stow 4 ground_force")
    assert spoken(table)


def test_every_distribution_is_found_and_none_leads_nowhere() -> None:
    """Whatever the answers, all cargo is aboard in the end."""
    fleets = (
        "3 carrier, 10 ground_force, 3 pds",
        "war_sun, 2 carrier, 7 ground_force, 2 pds, 4 fighter",
        "war_sun, carrier, 2 dreadnought, 2 cruiser, 9 ground_force, pds, 4 fighter",
    )
    for mine in fleets:
        begun = coming(mine, sol={"technologies": "stasis_capsules"})
        waiting, ends = [begun], set()
        while waiting:
            table = waiting.pop()
            if asked(table) != {"sol": "stow"}:
                s = state(table)
                there = s.players[0].fleets[place("b1")]
                loads = laden(s, 0, place("b1"), there)
                assert sum(load[1] for load in loads) == there.of(GROUND_FORCE)
                assert sum(load[2] for load in loads) == there.of(PDS)
                assert len(loads) <= len(haulers(s, 0, there))
                assert all(load[1] + load[2] <= 6 for load in loads)
                ends.add(tuple(loads))
                continue
            for option in options(table, "sol"):
                again = table.clone()
                say(again, f"sol stow {option.replace('+', ', ').replace('none', 'nothing')}")
                waiting.append(again)
        assert len(ends) > 5

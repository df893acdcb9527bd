"""Space combat of Twilight Imperium 4, step by step (LRR 71)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.common.dice import SIDES as DIE_SIDES
from orrery.games.common.dice import Volley
from orrery.games.ti4.rules import combat
from orrery.games.ti4.rules.data import CRUISER
from tests.ti4.battles import SIDES, battle
from tests.ti4.notation import asked, fleet, on_planet, options, place, player, position, say, state, why_not


@pytest.mark.rule("LRR 71.2")
def test_what_happens_before_a_combat_comes_before_the_barrage() -> None:
    table = battle(
        "3 cruiser, carrier, 2 fighter",
        "destroyer, carrier",
        hacan={"technologies": "assault_cannon"},
        dice=[7, 1, 1, 1, 1, 1, 1],
    )
    say(table, "winnu aim_unit destroyer")
    assert fleet(table, "hacan", "103") == {"cruiser": 3, "carrier": 1, "fighter": 2}
    assert fleet(table, "winnu", "103") == {}, "seven dice of one round, and none of a barrage"


# --- LRR 71.3, 46: barrage ---------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 71.3", "LRR 46.1", "LRR 46.2", "LRR 71.3b", "LRR 46.1b")
def test_both_sides_fire_barrages_at_fighters_in_the_first_round_only() -> None:
    barrages, first, second = [9, 9, 10, 1], [1, 1, 1, 1, 1], [9, 9, 1, 1, 1]
    table = battle("destroyer, carrier, 2 fighter", "destroyer, carrier, 2 fighter", dice=[*barrages, *first, *second])
    assert fleet(table, "hacan", "103") == {"destroyer": 1, "carrier": 1, "fighter": 1}
    assert fleet(table, "winnu", "103") == {}, "the barrage took the fighters, the second round the rest"


@pytest.mark.rule("LRR 46.2", "LRR 75.4a")
def test_barrage_hits_nothing_but_fighters() -> None:
    table = battle("destroyer", "dreadnought", dice=[10, 10, 1, 1, 1, 10])
    assert asked(table) == {"winnu": "act"}
    assert fleet(table, "winnu", "103") == {"dreadnought": 1}
    assert fleet(table, "hacan", "103") == {}


@pytest.mark.rule("LRR 71.3a")
def test_a_barrage_that_leaves_no_ships_ends_the_combat_at_once() -> None:
    table = battle("destroyer", "2 fighter", winnu={"technologies": "fighter_ii"}, dice=[9, 9])
    assert fleet(table, "winnu", "103") == {}
    assert fleet(table, "hacan", "103") == {"destroyer": 1}
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 46.1d", "LRR 71.3c")
def test_a_barrage_is_rolled_without_fighters_too() -> None:
    table = battle("destroyer", "cruiser", dice=[10, 10, 10, 1])
    assert fleet(table, "hacan", "103") == {"destroyer": 1}
    assert fleet(table, "winnu", "103") == {}


# --- LRR 71.4: retreats are announced ----------------------------------------------------------------------------

AT_HOME = {"203": "19", "102": "20"}


@pytest.mark.rule("LRR 71.4", "LRR 71.4b")
def test_the_defender_announces_first_and_then_the_attacker_cannot() -> None:
    table = battle(
        "2 cruiser",
        "2 cruiser",
        tiles=AT_HOME,
        planets={"vefut_ii": "winnu:"},
        hacan={"space": {"205": "cruiser"}},
        dice=[1, 1, 1, 1],
    )
    say(table, "hacan move_from nothing")
    assert asked(table) == {"winnu": "retreat"}
    say(table, "winnu retreat yes")
    assert asked(table) == {"winnu": "retreat_to"}, "the attacker was not asked"
    say(table, "winnu retreat_to 102")
    assert fleet(table, "winnu", "102") == {"cruiser": 2}
    assert fleet(table, "hacan", "103") == {"cruiser": 2}


@pytest.mark.rule("LRR 71.4c", "LRR 71.7c")
def test_a_retreat_needs_a_system_with_something_of_ones_own_and_no_ships_of_others() -> None:
    table = battle(
        "cruiser",
        "cruiser",
        planets={"vefut_ii": "winnu:", "wellon": "winnu:"},
        tiles={"102": "20", "104": "19"},
        hacan={"space": {"102": "carrier"}},
        dice=[1, 1],
    )
    say(table, "hacan move_from nothing; winnu retreat yes")
    assert options(table, "winnu") == ["104"]


@pytest.mark.rule("LRR 13.1", "LRR 65.1", "LRR 86.1")
@pytest.mark.parametrize("anomaly", ["42", "43", "44"])
def test_nobody_retreats_into_an_anomaly_that_ships_cannot_enter(anomaly: str) -> None:
    table = battle(
        "2 cruiser", "cruiser", tiles={"102": anomaly}, winnu={"space": {"102": "cruiser"}}, dice=[10, 10, 1]
    )
    assert fleet(table, "winnu", "103") == {}, "Winnu was not asked about a retreat"
    assert asked(table) == {"winnu": "act"}


# --- LRR 71.5, 71.6: rolls and hits ------------------------------------------------------------------------------


@pytest.mark.rule("LRR 71.5", "LRR 71.5a", "LRR 71.5b", "LRR 48.1", "LRR 48.2")
def test_ships_roll_by_combat_value_and_the_attacker_first() -> None:
    table = battle(
        "carrier, war_sun, 2 cruiser",
        "3 dreadnought",
        hacan={"technologies": "war_sun"},
        dice=[3, 2, 3, 7, 6, 9, 1, 1, 1],
    )
    # war sun 3 2 3: two hits; cruisers 7 6: one; carrier 9: one
    assert asked(table) == {"winnu": "sustain"}
    _, question = table.find(1)
    assert question.args["hits"] == 4


@pytest.mark.rule("LRR F.1")
def test_the_highest_side_of_a_die_is_a_ten() -> None:
    table = battle("carrier", "carrier", dice=[10, 1])
    assert fleet(table, "hacan", "103") == {"carrier": 1}
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR 65.3", "LRR 62.1", "LRR 62.2")
def test_the_defender_in_a_nebula_hits_more_easily() -> None:
    table = battle("cruiser", "cruiser", tile="42", dice=[6, 6])
    assert fleet(table, "winnu", "103") == {"cruiser": 1}
    assert fleet(table, "hacan", "103") == {}


@pytest.mark.rule("LRR 71.6", "LRR 101.1")
def test_the_owner_chooses_what_is_destroyed_and_both_sides_at_the_same_time() -> None:
    table = battle("carrier, cruiser", "cruiser", dice=[7, 1, 7])
    assert asked(table) == {"hacan": "lose"}
    say(table, "hacan lose carrier")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}
    assert fleet(table, "winnu", "103") == {}, "its hit counted although it was destroyed in the same round"


@pytest.mark.rule("LRR 71.6a", "LRR 75.1", "LRR 75.2")
def test_a_unit_sustains_damage_once() -> None:
    table = battle("dreadnought", "2 cruiser", dice=[1, 7, 7])
    assert why_not(table, "hacan sustain 2 dreadnought") != ""
    say(table, "hacan sustain dreadnought")
    assert fleet(table, "hacan", "103") == {}, "the second hit destroyed it"


@pytest.mark.rule("LRR 75.1")
def test_nothing_is_sustained_beyond_the_hits() -> None:
    table = battle("2 dreadnought", "cruiser", dice=[1, 1, 7, 5, 5, 1])
    assert why_not(table, "hacan sustain 2 dreadnought") == "LRR 75.1"
    say(table, "hacan sustain dreadnought")
    assert fleet(table, "hacan", "103") == {"dreadnought": 1, "damaged_dreadnought": 1}


@pytest.mark.rule("LRR 75.1")
def test_damage_need_not_be_sustained() -> None:
    table = battle("dreadnought, carrier", "cruiser", dice=[1, 1, 7, 5, 1, 1])
    say(table, "hacan sustain nothing; hacan lose carrier")
    assert fleet(table, "hacan", "103") == {"dreadnought": 1}


@pytest.mark.rule("LRR 49.3c", "LRR 71.10a")
def test_capacity_counts_only_when_the_combat_is_over() -> None:
    first, second = [1, 1, 1, 1, 1, 7], [9, 1, 1, 1, 1]
    table = battle("carrier, 4 fighter", "cruiser", tile="19", dice=[*first, *second])
    say(table, "hacan lose carrier")
    assert fleet(table, "winnu", "103") == {}, "the fighters fought on, and won"
    assert fleet(table, "hacan", "103") == {}, "and then nothing holds them"


# --- LRR 71.7: the retreat itself --------------------------------------------------------------------------------


@pytest.mark.rule("LRR 71.4a", "LRR 71.7", "LRR 71.7b", "LRR 71.7d")
def test_a_retreating_fleet_takes_along_what_it_can_and_leaves_a_token() -> None:
    table = battle(
        "3 cruiser",
        "2 carrier, 5 fighter, infantry",
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:"},
        dice=[1, 1, 7, *[1] * 7],
    )
    say(table, "winnu retreat yes; winnu lose carrier; winnu retreat_to 102")
    assert asked(table) == {"winnu": "transport"}
    assert why_not(table, "winnu transport 4 fighter, infantry") == "LRR 92"
    say(table, "winnu transport 3 fighter, infantry")
    assert fleet(table, "winnu", "102") == {"carrier": 1, "fighter": 3, "infantry": 1}
    assert fleet(table, "winnu", "103") == {}
    assert player(table, "winnu").tokens >> place("102") & 1
    assert sum(player(table, "winnu").pools) == 10, "the token comes from the reinforcements"


@pytest.mark.rule("LRR 71.7d")
def test_a_retreat_places_no_second_token() -> None:
    table = battle(
        "cruiser",
        "cruiser",
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:"},
        winnu={"tokens": "102"},
        dice=[1, 1],
    )
    say(table, "winnu retreat yes; winnu retreat_to 102")
    assert player(table, "winnu").tokens.bit_count() == 1
    assert fleet(table, "winnu", "102") == {"cruiser": 1}


@pytest.mark.rule("LRR 71.7d", "LRR 52.3b")
def test_without_tokens_in_the_reinforcements_one_comes_from_the_command_sheet() -> None:
    table = battle(
        "cruiser",
        "cruiser",
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:"},
        winnu={"pools": (6, 5, 5)},
        dice=[1, 1],
    )
    say(table, "winnu retreat yes; winnu retreat_to 102; winnu token_from tactic")
    assert player(table, "winnu").pools == [5, 5, 5]
    assert player(table, "winnu").tokens >> place("102") & 1


@pytest.mark.rule("LRR F.6")
def test_a_retreating_fleet_transports_ground_forces_from_planets_too() -> None:
    table = battle(
        "cruiser",
        "carrier",
        tile="19",
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:", "wellon": "winnu: 2 infantry, pds"},
        dice=[1, 1, 1],
    )
    say(table, "winnu fire nothing; winnu retreat yes; winnu retreat_to 102; winnu transport 2 infantry@wellon")
    assert fleet(table, "winnu", "102") == {"carrier": 1, "infantry": 2}
    assert on_planet(table, "wellon") == ("winnu", {"pds": 1})


@pytest.mark.rule("LRR 71.7a")
def test_nobody_retreats_from_a_combat_that_is_over() -> None:
    table = battle("cruiser", "2 cruiser", tiles={"102": "20"}, planets={"vefut_ii": "winnu:"}, dice=[1, 7, 1])
    say(table, "winnu retreat yes")
    assert asked(table) == {"winnu": "act"}, "nothing is left to retreat from"
    assert fleet(table, "winnu", "103") == {"cruiser": 2}
    assert not player(table, "winnu").tokens


@pytest.mark.rule("LRR 71.7")
def test_whoever_has_announced_a_retreat_must_retreat() -> None:
    table = battle("cruiser", "cruiser", tiles={"102": "20"}, planets={"vefut_ii": "winnu:"}, dice=[1, 1])
    say(table, "winnu retreat yes")
    assert options(table, "winnu") == ["102"]


@pytest.mark.rule("LRR 71.7b")
def test_fighters_that_move_retreat_on_their_own() -> None:
    table = battle(
        "2 cruiser",
        "2 fighter",
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:"},
        winnu={"technologies": "fighter_ii"},
        dice=[1, 1, 1, 1],
    )
    say(table, "winnu retreat yes; winnu retreat_to 102")
    assert fleet(table, "winnu", "102") == {"fighter": 2}


# --- LRR 71.8 to 71.10, 32: rounds and the end -------------------------------------------------------------------


@pytest.mark.rule("LRR 71.8", "LRR 71.9")
def test_rounds_follow_until_one_side_is_left() -> None:
    table = battle("cruiser", "cruiser", dice=[1, 1, 2, 2, 7, 6])
    assert fleet(table, "hacan", "103") == {"cruiser": 1}
    assert fleet(table, "winnu", "103") == {}


@pytest.mark.rule("LRR 71.10")
def test_a_combat_that_destroys_all_ships_is_a_draw() -> None:
    table = battle("cruiser", "cruiser", hand="salvage", winnu={"commodities": 3}, dice=[7, 7])
    assert fleet(table, "hacan", "103") == fleet(table, "winnu", "103") == {}
    assert asked(table) == {"winnu": "act"}, "nobody has won, so there is nothing to salvage"


@pytest.mark.rule("LRR 71.1", "LRR 88.3")
def test_without_an_opponent_there_is_no_combat() -> None:
    table = battle("cruiser", dice=())
    assert asked(table) == {"winnu": "act"}


@pytest.mark.rule("LRR 32.3")
def test_the_fleet_pool_holds_before_the_combat_too() -> None:
    table = battle("3 cruiser", "cruiser", hacan={"pools": (3, 2, 2)}, dice=[7, 1, 1])
    assert asked(table) == {"hacan": "remove"}
    say(table, "hacan remove cruiser")
    assert fleet(table, "hacan", "103") == {"cruiser": 2}


@pytest.mark.rule("LRR F.3", "LRR 17.4b")
def test_fighters_block_the_way() -> None:
    table = position(
        SIDES,
        hacan={"space": {"304": "cruiser"}},
        winnu={"space": {"203": "fighter", "303": "fighter", "305": "fighter"}},
    )
    say(table, "hacan act tactical; hacan activate 102")
    assert asked(table) == {"winnu": "act"}
    assert state(table).activation is None


@pytest.mark.rule("LRR 71.9a")
def test_after_the_last_round_both_that_round_and_the_combat_end() -> None:
    table = battle(
        "3 dreadnought",
        "cruiser",
        hand="emergency_repairs",
        hacan={"secrets": "demonstrate_your_power"},
        dice=[5, 1, 1, 7],
    )
    say(table, "hacan sustain dreadnought; hacan react card.emergency_repairs")
    assert fleet(table, "hacan", "103") == {"dreadnought": 3}, "repaired at the end of the round"
    assert asked(table) == {"hacan": "react"}, "the objective for the end of the combat"


# --- nobody can ever win -------------------------------------------------------------------------------------------


def harmless(monkeypatch: pytest.MonkeyPatch, **sol: Any) -> Table:
    """Sol attacks Letnev, and no die of either side can hit. No units bring that about by themselves today."""
    monkeypatch.setattr(combat, "volleys_of", lambda *about: [Volley(CRUISER, 1, DIE_SIDES + 1)])
    table = position(sol={"space": {"204": "cruiser", **sol}}, letnev={"space": {"103": "cruiser"}}, dice=[10] * 4)
    say(table, "sol act tactical; sol activate 103; sol move_from 204; sol move cruiser")
    return table


@pytest.mark.rule("LRR F.2")
def test_an_attacker_who_cannot_win_must_retreat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The note on duranium_armor."""
    table = harmless(monkeypatch, **{"102": "destroyer"})
    say(table, "sol move_from nothing; sol retreat no; sol retreat_to 102")
    assert fleet(table, "sol", "102") == {"cruiser": 1, "destroyer": 1}, "in the second round nobody asked whether"
    assert fleet(table, "letnev", "103") == {"cruiser": 1}


@pytest.mark.rule("LRR F.2")
def test_an_attacker_who_cannot_win_nor_retreat_is_destroyed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = harmless(monkeypatch)
    assert (fleet(table, "sol", "103"), fleet(table, "letnev", "103")) == ({}, {"cruiser": 1})


TOUGH = "technology.non_euclidean_shielding, technology.duranium_armor"


def tough(mine: str, theirs: str, dice: list[int], haven: str = "102", texts: str = TOUGH) -> Table:
    """Sol attacks Letnev; whatever sustains damage cancels two hits, and in each round something else is repaired."""
    table = position(
        sol={"texts": texts, "space": {"204": mine, **({haven: "destroyer"} if haven else {})}},
        letnev={"texts": texts, "space": {"103": theirs}},
        dice=dice,
    )
    say(table, f"sol act tactical; sol activate 103; sol move_from 204; sol move {mine}")
    if haven:
        say(table, "sol move_from nothing; sol retreat no")
    return table


@pytest.mark.rule("LRR F.2", "LRR 75.6")
def test_with_shielding_and_duranium_armor_two_ships_never_beat_two() -> None:
    table = tough("2 dreadnought", "2 dreadnought", [10, 10, 1, 1, 1, 1, 1, 1])
    say(table, "letnev sustain dreadnought; sol retreat_to 102")
    assert fleet(table, "sol", "102") == {"dreadnought": 2, "destroyer": 1}, "in the second round nobody asked whether"
    assert fleet(table, "letnev", "103") == {"dreadnought": 2}, "repaired while the other one could have been hit"


@pytest.mark.rule("LRR F.2")
def test_an_attacker_who_can_never_win_nor_retreat_is_destroyed() -> None:
    table = tough("2 dreadnought", "2 dreadnought", [10, 10, 10, 10, 1, 1, 1, 1], haven="")
    say(table, "sol sustain dreadnought; letnev sustain dreadnought")
    assert (fleet(table, "sol", "103"), fleet(table, "letnev", "103")) == ({}, {"dreadnought": 2})


@pytest.mark.rule("LRR F.2")
def test_the_flagship_of_letnev_is_repaired_before_each_round_anyway() -> None:
    flagship = {"texts": "technology.non_euclidean_shielding, unit.arc_secundus"}
    table = position(
        "letnev, sol, hacan",
        letnev={**flagship, "space": {"204": "flagship", "102": "destroyer"}},
        sol={"texts": TOUGH, "space": {"103": "2 dreadnought"}},
        dice=[1] * 8,
    )
    say(table, "letnev act tactical; letnev activate 103; letnev move_from 204; letnev move flagship")
    say(table, "letnev move_from nothing; letnev retreat no; letnev retreat_to 102")
    assert fleet(table, "letnev", "102") == {"flagship": 1, "destroyer": 1}


@pytest.mark.rule("LRR F.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "texts"),
    [
        ("3 dreadnought", "2 dreadnought", TOUGH),
        ("2 dreadnought", "dreadnought", TOUGH),
        ("2 cruiser", "2 dreadnought", TOUGH),
        ("2 dreadnought", "2 dreadnought", "technology.non_euclidean_shielding"),
        ("2 dreadnought", "2 dreadnought", "technology.duranium_armor"),
    ],
)
def test_as_long_as_somebody_can_win_nobody_has_to_retreat(mine: str, theirs: str, texts: str) -> None:
    table = tough(mine, theirs, [1] * 10, texts=texts)
    assert asked(table) == {"sol": "retreat"}
    assert combat.combat_of(state(table)).round == 2

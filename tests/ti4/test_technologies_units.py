"""The unit upgrades of Twilight Imperium 4 that everybody can research: what each does better than the unit it
replaces, to the last number of its card."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from tests.ti4.battles import battle
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say, why_not

TRIO = "hacan, xxcha, winnu"
HOME, TWO_AWAY, THREE_AWAY = "304", "102", "000"
AT_HOME = "hacan act tactical; hacan activate 304"


def sent(where: str, ships: str, technologies: str, planets: str = "hacan:") -> Table:
    """Hacan activates a system, with ships at home."""
    table = position(TRIO, planets={"arretze": planets}, hacan={"space": {HOME: ships}, "technologies": technologies})
    say(table, f"hacan act tactical; hacan activate {where}")
    return table


def comes(where: str, ship: str, technologies: str = "") -> bool:
    """Whether a ship of Hacan reaches a system from home."""
    return asked(sent(where, ship, technologies)) == {"hacan": "move_from"}


def at_work(technologies: str = "", goods: int = 12) -> Table:
    """A space dock on Arretze (2 resources) produces."""
    table = position(
        TRIO,
        planets={"arretze": "hacan: space_dock", "hercant": "hacan:", "kamdorn": "hacan:"},
        hacan={
            "goods": goods,
            "exhausted": "arretze, hercant, kamdorn",
            "technologies": technologies,
            "pools": (3, 9, 2),
        },
    )
    say(table, AT_HOME)
    return table


# --- ships -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 15.5", "LRR 49.1", "LRR 92.1")
def test_carrier_ii_moves_two_systems_with_six_units_aboard() -> None:
    assert not comes(TWO_AWAY, "carrier")
    assert comes(TWO_AWAY, "carrier", "carrier_ii")
    assert not comes(THREE_AWAY, "carrier", "carrier_ii")
    table = sent(TWO_AWAY, "carrier", "carrier_ii", "hacan: 7 infantry")
    say(table, f"hacan move_from {HOME}")
    assert why_not(table, "hacan move carrier, 7 infantry@arretze") == "LRR 92.1"
    say(table, "hacan move carrier, 6 infantry@arretze")
    assert fleet(table, "hacan", TWO_AWAY) == {"carrier": 1, "infantry": 6}


@pytest.mark.rule("LRR 46.1", "LRR 46.2", "LRR 15.5")
def test_destroyer_ii_fires_three_dice_at_fighters_that_hit_from_six_on() -> None:
    table = battle(
        "destroyer",
        "carrier, 4 fighter",
        hacan={"technologies": "destroyer_ii"},
        dice=[6, 5, 10, 8, 1, 1, 1],
    )
    assert fleet(table, "winnu", "103") == {"carrier": 1, "fighter": 2}, "two of three dice"
    assert asked(table) == {"winnu": "lose"}, "in the combat it hits from eight on"


@pytest.mark.rule("LRR 46.1")
def test_destroyer_i_fires_two_dice_that_hit_from_nine_on() -> None:
    table = battle("destroyer", "carrier, 4 fighter", dice=[8, 9, 8, 1, 1, 1, 1, *[10] * 6])
    assert fleet(table, "hacan", "103") == {}
    assert fleet(table, "winnu", "103") == {"carrier": 1, "fighter": 3}, (
        "one of two dice; eight is too little in combat"
    )


@pytest.mark.rule("LRR 15.5", "LRR 48.1", "LRR 54.1")
def test_destroyer_ii_hits_from_eight_on_moves_two_systems_and_costs_one() -> None:
    table = battle("destroyer", "destroyer", hacan={"technologies": "destroyer_ii"}, dice=[1] * 5 + [8, 8])
    assert (fleet(table, "hacan", "103"), fleet(table, "winnu", "103")) == ({"destroyer": 1}, {}), "theirs needs a nine"
    assert comes(TWO_AWAY, "destroyer", "destroyer_ii")
    assert not comes(THREE_AWAY, "destroyer", "destroyer_ii")
    table = at_work("destroyer_ii", goods=1)
    say(table, "hacan produce destroyer; hacan pay 1 trade_good")
    assert fleet(table, "hacan", HOME) == {"destroyer": 1}


@pytest.mark.rule("LRR 15.5", "LRR 48.1", "LRR 92.1")
def test_cruiser_ii_moves_three_systems_with_one_unit_and_hits_from_six_on() -> None:
    assert not comes(THREE_AWAY, "cruiser")
    table = sent(THREE_AWAY, "cruiser", "cruiser_ii", "hacan: 2 infantry")
    say(table, f"hacan move_from {HOME}")
    assert why_not(table, "hacan move cruiser, 2 infantry@arretze") == "LRR 92.1"
    say(table, "hacan move cruiser, infantry@arretze")
    assert fleet(table, "hacan", THREE_AWAY) == {"cruiser": 1, "infantry": 1}
    table = battle("cruiser", "cruiser", hacan={"technologies": "cruiser_ii"}, dice=[6, 6])
    assert (fleet(table, "hacan", "103"), fleet(table, "winnu", "103")) == ({"cruiser": 1}, {}), "theirs needs a seven"


@pytest.mark.rule("LRR 15.5", "LRR 31.6")
def test_dreadnought_ii_moves_two_systems_and_no_direct_hit_destroys_it() -> None:
    assert not comes(TWO_AWAY, "dreadnought")
    assert comes(TWO_AWAY, "dreadnought", "dreadnought_ii")
    for technology, hits in (("", True), ("dreadnought_ii", False)):
        table = battle(
            "2 cruiser", "2 dreadnought", hand="direct_hit", winnu={"technologies": technology}, dice=[7, 1, 1, 1, 7, 7]
        )
        say(table, "winnu sustain dreadnought")
        assert (asked(table) == {"hacan": "react"}) is hits


@pytest.mark.rule("LRR 54.1")
def test_war_sun_is_produced_only_with_its_technology_and_for_twelve_resources() -> None:
    assert "war_sun" not in options(at_work(), "hacan")
    assert why_not(at_work("war_sun", goods=11), "hacan produce war_sun") != ""
    table = at_work("war_sun")
    say(table, "hacan produce war_sun; hacan pay 12 trade_good")
    assert fleet(table, "hacan", HOME) == {"war_sun": 1}
    assert player(table, "hacan").goods == 0


@pytest.mark.rule("LRR 48.2", "LRR 92.1", "LRR 75.1", "LRR 22.1b", "LRR 66.3b")
def test_war_sun_moves_two_systems_carries_six_rolls_three_dice_and_breaks_shields() -> None:
    assert comes(TWO_AWAY, "war_sun", "war_sun")
    assert not comes(THREE_AWAY, "war_sun", "war_sun")
    table = sent(TWO_AWAY, "war_sun", "war_sun", "hacan: 7 infantry")
    say(table, f"hacan move_from {HOME}")
    assert why_not(table, "hacan move war_sun, 7 infantry@arretze") == "LRR 92.1"
    assert why_not(table, "hacan move war_sun, 6 infantry@arretze") == ""
    table = battle("war_sun", "3 cruiser", hacan={"technologies": "war_sun"}, dice=[3, 3, 2, 7, 1, 1, 3, 3, 3, 1])
    say(table, "hacan sustain war_sun")
    assert (fleet(table, "hacan", "103"), fleet(table, "winnu", "103")) == ({"damaged_war_sun": 1}, {})
    table = battle(
        "war_sun",
        tile="19",
        planets={"wellon": "winnu: 3 infantry, pds"},
        hacan={"technologies": "war_sun"},
        dice=[3, 3, 2],
    )
    say(table, "winnu fire nothing; hacan bombard war_sun@wellon")
    assert on_planet(table, "wellon") == ("winnu", {"infantry": 1, "pds": 1})


@pytest.mark.rule("LRR 15.5", "LRR 48.1")
def test_fighter_ii_moves_two_systems_without_a_carrier_and_hits_from_eight_on() -> None:
    assert not comes("203", "fighter")
    table = sent(TWO_AWAY, "2 fighter", "fighter_ii")
    say(table, f"hacan move_from {HOME}; hacan move 2 fighter")
    assert fleet(table, "hacan", TWO_AWAY) == {"fighter": 2}
    assert not comes(THREE_AWAY, "fighter", "fighter_ii")
    table = battle("fighter", "destroyer", hacan={"technologies": "fighter_ii"}, dice=[1, 1, 8, 8])
    assert (fleet(table, "hacan", "103"), fleet(table, "winnu", "103")) == ({"fighter": 1}, {}), "theirs needs a nine"


# --- on planets --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 15.5", "LRR 48.1")
def test_infantry_ii_hits_from_seven_on() -> None:
    table = battle(
        "carrier, infantry",
        tile="19",
        planets={"wellon": "winnu: infantry"},
        hacan={"technologies": "infantry_ii"},
        dice=[7, 7],
    )
    say(table, "hacan commit infantry@wellon")
    assert on_planet(table, "wellon") == ("hacan", {"infantry": 1}), "theirs needs an eight"


@pytest.mark.rule("LRR 15.5", "LRR 96.3c")
def test_pds_ii_hits_from_five_on_and_reaches_adjacent_systems() -> None:
    for technology, die, left in (("", 5, 1), ("pds_ii", 5, 0), ("pds_ii", 4, 1)):
        table = battle(
            "cruiser", tile="19", planets={"wellon": "winnu: pds"}, winnu={"technologies": technology}, dice=[die]
        )
        say(table, "winnu fire hacan")
        assert fleet(table, "hacan", "103") == ({"cruiser": 1} if left else {})
    table = battle("cruiser", tiles={"102": "19"}, planets={"wellon": "winnu: pds"}, winnu={"technologies": "pds_ii"})
    assert asked(table) == {"winnu": "fire"}


@pytest.mark.rule("LRR 15.5", "LRR 69.1", "LRR 72.1")
def test_space_dock_ii_produces_four_more_units_than_its_planet_has_resources() -> None:
    assert why_not(at_work(), "hacan produce 5 destroyer") == "LRR 69.1"
    assert why_not(at_work("space_dock_ii"), "hacan produce 6 destroyer") == ""
    assert why_not(at_work("space_dock_ii"), "hacan produce 7 destroyer") == "LRR 69.1"
    assert why_not(at_work("space_dock_ii"), "hacan produce 4 fighter") == "LRR 49.2"
    table = at_work("space_dock_ii")
    say(table, "hacan produce 3 fighter; hacan pay 2 trade_good")
    assert fleet(table, "hacan", HOME) == {"fighter": 3}, "three have room at the dock"

"""Secret objectives of Twilight Imperium 4 that are scored in the action or agenda phase, at the moment at which they
are fulfilled (LRR 14.5), and how many of them (14.7)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti4.battles import SIDES, battle
from tests.ti4.councils import cast, council
from tests.ti4.notation import asked, fleet, on_planet, options, player, position, say
from tests.ti4.scoring import has_scored

MANY = "101, 102, 104, 105, 106, 201, 202, 205, 206, 207, 208, 209, 210, 212"
"""Systems with fourteen of the sixteen command tokens of a player."""
BOMBARDED: dict[str, Any] = {"tile": "19", "planets": {"wellon": "winnu: infantry"}}


def armed(secrets: str, **more: Any) -> dict[str, Any]:
    """Hacan, with secret objectives."""
    return {"secrets": secrets, **more}


def fight(objective: str, mine: str, theirs: str = "", **more: Any) -> Table:
    """A battle in which Hacan, who attacks, has a secret objective."""
    return battle(mine, theirs, hacan=armed(objective, **more.pop("hacan", {})), **more)


def scored(table: Table, objective: str, faction: str = "hacan") -> bool:
    """Whether a player can score an objective now; it is scored, for a point."""
    if asked(table).get(faction) != "react" or f"objective.{objective}" not in options(table, faction):
        return False
    before = player(table, faction).points
    say(table, f"{faction} react objective.{objective}")
    assert player(table, faction).points == before + 1
    assert has_scored(table, objective, faction)
    return True


# --- destroying --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 14.5b", "LRR 14.18")
@pytest.mark.parametrize(
    ("theirs", "dice", "counts"),
    [
        ("flagship", [9, 9, 1, 1], True),
        ("damaged_war_sun", [9, 1, 1, 1, 1], True),
        ("damaged_dreadnought", [9, 1, 1], False),
    ],
)
def test_destroy_their_greatest_ship(theirs: str, dice: list[int], counts: bool) -> None:
    table = fight("destroy_their_greatest_ship", "2 cruiser", theirs, dice=dice, winnu={"technologies": "war_sun"})
    if theirs == "flagship":
        say(table, "winnu sustain nothing")
    assert scored(table, "destroy_their_greatest_ship") == counts


@pytest.mark.rule("LRR 14.9")
def test_a_flagship_destroyed_by_an_action_card_counts() -> None:
    table = fight("destroy_their_greatest_ship", "cruiser, carrier", "flagship", hand="direct_hit", dice=[7, 1, 1, 1])
    say(table, "winnu sustain flagship; hacan react card.direct_hit")
    assert fleet(table, "winnu", "103") == {}
    assert scored(table, "destroy_their_greatest_ship")


@pytest.mark.rule("LRR 14.9a")
def test_ships_removed_for_the_fleet_pool_are_not_destroyed() -> None:
    """Winnu loses a token of the fleet pool, and with it the flagship."""
    table = position(
        SIDES,
        hacan=armed("destroy_their_greatest_ship", strategies="diplomacy"),
        winnu={"space": {"103": "flagship, cruiser"}, "pools": (0, 2, 0), "tokens": MANY},
    )
    say(table, "hacan act diplomacy; hacan shield_system 304")
    assert player(table, "winnu").pools == [0, 1, 0], "the token on Hacan's system came from the fleet pool"
    say(table, "winnu remove flagship")
    assert fleet(table, "winnu", "103") == {"cruiser": 1}
    assert not scored(table, "destroy_their_greatest_ship")


@pytest.mark.parametrize(("dice", "counts"), [([5], True), ([4], False)])
def test_make_an_example_of_their_world(dice: list[int], counts: bool) -> None:
    table = fight("make_an_example_of_their_world", "dreadnought", dice=dice, **BOMBARDED)
    say(table, "hacan bombard dreadnought@wellon")
    assert scored(table, "make_an_example_of_their_world") == counts


def test_an_example_is_made_only_with_the_last_ground_force_and_by_bombardment() -> None:
    two: dict[str, Any] = {"tile": "19", "planets": {"wellon": "winnu: 2 infantry"}}
    table = fight("make_an_example_of_their_world", "dreadnought", dice=[5], **two)
    say(table, "hacan bombard dreadnought@wellon")
    assert not scored(table, "make_an_example_of_their_world")
    table = fight("make_an_example_of_their_world", "carrier, 2 infantry", dice=[8, 1, 1], **BOMBARDED)
    say(table, "hacan commit 2 infantry@wellon")
    assert on_planet(table, "wellon")[0] == "hacan"
    assert not has_scored(table, "make_an_example_of_their_world", "hacan"), "a ground combat is no bombardment"


CANNON: dict[str, Any] = {"tile": "19", "planets": {"wellon": "winnu: pds"}}
DUST = "turn_their_fleets_to_dust"


def test_turn_their_fleets_to_dust() -> None:
    table = battle("cruiser", winnu={"secrets": DUST}, dice=[6], **CANNON)
    say(table, "winnu fire hacan")
    assert scored(table, DUST, "winnu")
    table = battle("2 cruiser", winnu={"secrets": DUST}, dice=[6], **CANNON)
    say(table, "winnu fire hacan")
    assert not scored(table, DUST, "winnu"), "a cruiser is left"


@pytest.mark.rule("LRR F.15")
def test_fleets_do_not_turn_to_dust_by_a_direct_hit_or_for_lack_of_capacity() -> None:
    """The note on turn_their_fleets_to_dust."""
    table = battle("carrier, fighter", winnu={"secrets": DUST}, dice=[6], **CANNON)
    say(table, "winnu fire hacan; hacan lose carrier")
    assert fleet(table, "hacan", "103") == {}
    assert not scored(table, DUST, "winnu")
    table = battle("dreadnought", winnu={"secrets": DUST}, their_hand="direct_hit", dice=[6], **CANNON)
    say(table, "winnu fire hacan; hacan sustain dreadnought; winnu react card.direct_hit")
    assert fleet(table, "hacan", "103") == {}
    assert not scored(table, DUST, "winnu")


@pytest.mark.parametrize(("barrage", "counts"), [([9, 9], True), ([9, 1], False)])
def test_fight_with_precision(barrage: list[int], counts: bool) -> None:
    dice = [*barrage, 1, 1, 1] if counts else [*barrage, 1, 1, 1, 1]
    table = fight("fight_with_precision", "destroyer", "carrier, 2 fighter", dice=dice)
    assert scored(table, "fight_with_precision") == counts


def test_a_barrage_at_all_ships_counts_if_it_takes_the_last_fighter() -> None:
    table = fight("fight_with_precision", "destroyer", "carrier, fighter", hand="waylay", dice=[9, 9])
    say(table, "hacan react card.waylay")
    assert fleet(table, "winnu", "103") == {}
    assert scored(table, "fight_with_precision")


def test_fighters_shot_in_combat_are_no_matter_of_precision() -> None:
    table = fight("fight_with_precision", "2 cruiser", "fighter, carrier", dice=[9, 9, 1, 1])
    assert not has_scored(table, "fight_with_precision", "hacan")
    assert asked(table) == {"winnu": "act"}


# --- winning -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "counts"), [((2, 3, 3), True), ((2, 3, 1), True), ((2, 2, 4), False), ((4, 3, 1), False)]
)
def test_spark_a_rebellion(points: tuple[int, int, int], counts: bool) -> None:
    mine, theirs, others = points
    table = battle(
        "2 cruiser",
        "fighter",
        hacan=armed("spark_a_rebellion", points=mine),
        winnu={"points": theirs, "technologies": "fighter_ii"},
        letnev={"points": others},
        dice=[9, 9, 1],
    )
    assert scored(table, "spark_a_rebellion") == counts


def test_unveil_flagship() -> None:
    table = fight("unveil_flagship", "flagship", "cruiser", dice=[9, 9, 1])
    assert scored(table, "unveil_flagship")
    table = fight("unveil_flagship", "cruiser, damaged_flagship", "cruiser", dice=[9, 9, 9, 9])
    say(table, "hacan lose flagship")
    assert fleet(table, "hacan", "103") == {"cruiser": 1}
    assert not scored(table, "unveil_flagship"), "it was destroyed in the combat"
    table = fight("unveil_flagship", "flagship, 2 infantry", **BOMBARDED, dice=[9, 9, 1])
    say(table, "hacan commit 2 infantry@wellon")
    assert on_planet(table, "wellon")[0] == "hacan"
    assert not scored(table, "unveil_flagship"), "that was a ground combat"


def test_betray_a_friend() -> None:
    table = fight("betray_a_friend", "2 cruiser", "cruiser", dice=[9, 9, 1], hacan={"notes": "alliance@winnu"})
    assert scored(table, "betray_a_friend")
    table = fight("betray_a_friend", "2 cruiser", "cruiser", dice=[9, 9, 1], hacan={"notes": "alliance@letnev"})
    assert not scored(table, "betray_a_friend"), "the note of somebody else"
    table = battle(
        "cruiser", "2 cruiser", winnu={"secrets": "betray_a_friend", "notes": "alliance@hacan"}, dice=[1, 9, 9]
    )
    assert not scored(table, "betray_a_friend", "winnu"), "it was not Winnu's tactical action"


def test_brave_the_void() -> None:
    table = fight("brave_the_void", "2 cruiser", "cruiser", tile="42", dice=[9, 9, 1])
    assert scored(table, "brave_the_void")
    table = fight("brave_the_void", "2 cruiser", "cruiser", tiles={"104": "42"}, dice=[9, 9, 1])
    assert not scored(table, "brave_the_void")


def in_home(of: str, objective: str, where: str) -> Table:
    table = position(
        SIDES,
        hacan=armed(objective, space={"303" if where == "304" else "309": "3 cruiser"}),
        winnu={"space": {where: "cruiser"}},
        dice=[9, 9, 9, 1],
    )
    origin = "303" if where == "304" else "309"
    say(table, f"hacan act tactical; hacan activate {where}; hacan move_from {origin}; hacan move 3 cruiser")
    assert fleet(table, of, where) == {}
    return table


def test_darken_the_skies() -> None:
    assert scored(in_home("winnu", "darken_the_skies", "310"), "darken_the_skies")
    assert not scored(in_home("winnu", "darken_the_skies", "304"), "darken_the_skies"), "it is Hacan's own home"


@pytest.mark.parametrize(
    ("mine", "counts"), [("3 cruiser", True), ("2 cruiser, carrier, 2 fighter", True), ("2 cruiser, carrier", False)]
)
def test_demonstrate_your_power(mine: str, counts: bool) -> None:
    dice = {"3 cruiser": [9, 9, 9, 1], "2 cruiser, carrier, 2 fighter": [9, 9, 9, 9, 9, 1]}.get(mine, [9, 9, 9, 9])
    table = fight("demonstrate_your_power", mine, "cruiser", dice=dice)
    if not counts:
        say(table, "hacan lose cruiser")
    assert scored(table, "demonstrate_your_power") == counts


def test_whoever_loses_nothing_in_a_defence_demonstrates_power_too() -> None:
    table = battle("cruiser", "3 cruiser", winnu={"secrets": "demonstrate_your_power"}, dice=[1, 9, 9, 9])
    assert scored(table, "demonstrate_your_power", "winnu")


def test_a_text_used_when_a_round_has_ended_can_end_the_combat_in_which_power_is_demonstrated() -> None:
    """With Devotion, after which Winnu has no ship left."""
    devotion = "faction.yin.devotion"
    table = fight("demonstrate_your_power", "4 cruiser", "carrier", hacan={"texts": devotion}, dice=[1] * 5)
    assert options(table, "hacan") == [devotion, "none"], "it is not the last round yet"
    say(table, f"hacan react {devotion}")
    assert scored(table, "demonstrate_your_power")


# --- other things ------------------------------------------------------------------------------------------------


def martyrdom(where: str, name: str) -> Table:
    """Sol takes a planet of Letnev, without a fight."""
    table = position(
        tiles={"207": "19"},
        planets={"wellon": "letnev"},
        sol={"space": {"309": "carrier, infantry"}},
        letnev={"secrets": "become_a_martyr"},
    )
    say(table, f"sol act tactical; sol activate {where}; sol move_from 309; sol move carrier, infantry")
    say(table, f"sol commit infantry@{name}")
    assert on_planet(table, name)[0] == "sol"
    return table


def test_become_a_martyr() -> None:
    assert scored(martyrdom("310", "wren_terra"), "become_a_martyr", "letnev")
    assert not scored(martyrdom("207", "wellon"), "become_a_martyr", "letnev"), "no home system"


def test_prove_endurance() -> None:
    table = position(sol={"secrets": "prove_endurance"})
    say(table, "sol act pass")
    assert not scored(table, "prove_endurance", "sol"), "the first"
    table = position(hacan={"secrets": "prove_endurance"})
    say(table, "sol act pass; letnev act pass; hacan act pass")
    assert scored(table, "prove_endurance"), "the last"


def test_prove_endurance_in_a_round_after_somebody_has_been_eliminated() -> None:
    gone = {"arc_prime": ":", "wren_terra": ":"}
    frames = (("ready_all",), ("turn",), ("status_phase",))
    table = position(planets=gone, frames=frames, hacan={"secrets": "prove_endurance"})
    assert player(table, "letnev").eliminated
    say(table, "sol act pass; hacan act pass")
    assert scored(table, "prove_endurance"), "nobody waits for Letnev"


LAWS = "agenda.fleet_regulations, agenda.shared_research, agenda.anti_intellectual_revolution"


@pytest.mark.rule("LRR 14.5c")
def test_dictate_policy() -> None:
    table = council("agenda.conventions_of_war", laws=LAWS, sol={"secrets": "dictate_policy"})
    assert scored(table, "dictate_policy", "sol"), "three laws were in play before"
    table = council("agenda.conventions_of_war", laws=LAWS.rpartition(",")[0], sol={"secrets": "dictate_policy"})
    assert asked(table) == {"letnev": "vote"}
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert scored(table, "dictate_policy", "sol"), "this is the third"


@pytest.mark.rule("LRR 14.5c")
def test_drive_the_debate() -> None:
    table = council("agenda.minister_of_war", sol={"secrets": "drive_the_debate"})
    cast(table, "letnev sol wren_terra; hacan nothing; sol nothing")
    assert scored(table, "drive_the_debate", "sol")
    table = council("agenda.minister_of_war", sol={"secrets": "drive_the_debate"})
    cast(table, "letnev letnev wren_terra; hacan nothing; sol nothing")
    assert not scored(table, "drive_the_debate", "sol")


def test_a_planet_is_elected_for_whoever_controls_it_then() -> None:
    table = council(
        "agenda.colonial_redistribution",
        sol={"secrets": "drive_the_debate", "points": 1},
        hacan={"points": 1},
    )
    cast(table, "letnev planet.wellon wren_terra; hacan nothing; sol nothing")
    say(table, "letnev aim_yes yes")
    assert on_planet(table, "wellon") == ("letnev", {"infantry": 1})
    assert scored(table, "drive_the_debate", "sol")


# --- how many (LRR 14.7, 14.8) -----------------------------------------------------------------------------------


@pytest.mark.rule("LRR 14.7")
def test_one_objective_for_each_combat() -> None:
    table = fight("brave_the_void, demonstrate_your_power", "3 cruiser", "cruiser", tile="42", dice=[9, 9, 9, 1])
    assert options(table, "hacan") == ["objective.demonstrate_your_power", "none"], "first the end, then whoever wins"
    assert scored(table, "demonstrate_your_power")
    assert asked(table) == {"winnu": "act"}
    table = fight("brave_the_void, unveil_flagship", "flagship", "cruiser", tile="42", dice=[9, 9, 1])
    assert scored(table, "unveil_flagship")
    assert not scored(table, "brave_the_void")


@pytest.mark.rule("LRR 14.7", "LRR 14.7a")
def test_a_tactical_action_may_bring_one_for_the_space_combat_and_another_for_the_ground_combat() -> None:
    table = fight(
        "demonstrate_your_power, betray_a_friend",
        "2 cruiser, carrier, 3 infantry",
        "cruiser",
        hacan={"notes": "alliance@winnu"},
        tile="19",
        planets={"wellon": "winnu: infantry"},
        dice=[9, 9, 9, 1, 8, 1, 1, 1],
    )
    assert scored(table, "demonstrate_your_power")
    say(table, "hacan commit 3 infantry@wellon")
    assert scored(table, "betray_a_friend")


@pytest.mark.rule("LRR 14.7")
def test_what_happens_in_a_turn_outside_combats_is_not_limited() -> None:
    table = fight(
        "turn_their_fleets_to_dust, make_an_example_of_their_world",
        "dreadnought",
        "cruiser",
        tile="27",
        planets={"new_albion": "hacan: pds", "starpoint": "winnu: infantry"},
        dice=[6, 5],
    )
    say(table, "hacan fire winnu")
    assert scored(table, "turn_their_fleets_to_dust")
    say(table, "hacan bombard dreadnought@starpoint")
    assert scored(table, "make_an_example_of_their_world")


@pytest.mark.rule("LRR 14.7")
def test_any_number_of_objectives_is_scored_in_the_agenda_phase() -> None:
    laws = LAWS.rpartition(",")[0]
    table = council("agenda.minister_of_war", laws=laws, sol={"secrets": "drive_the_debate, dictate_policy"})
    cast(table, "letnev sol wren_terra; hacan nothing; sol nothing")
    assert scored(table, "drive_the_debate", "sol")
    assert scored(table, "dictate_policy", "sol")
    assert player(table, "sol").points == 2

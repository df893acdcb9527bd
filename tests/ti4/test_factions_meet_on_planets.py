"""Texts of different factions that meet on planets, in production and in research, and what must come of it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from tests.ti4.notation import asked, fleet, on_planet, player, position, say, state, technologies, why_not

VEFUT = {"103": "20"}


def harrowed(theirs: str, *dice: int, rival: str, **told: Any) -> Table:
    """L1Z1X has landed an infantry on Vefut II at 103 and harrows whoever has `theirs` there."""
    players: dict[str, Any] = {rival: told}
    table = position(
        f"l1z1x, {rival}, letnev",
        tiles=VEFUT,
        planets={"vefut_ii": f"{rival}: {theirs}"},
        l1z1x={"space": {"204": "dreadnought, infantry"}, "texts": "faction.l1z1x.harrow"},
        dice=dice,
        **players,
    )
    say(table, "l1z1x act tactical; l1z1x activate 103; l1z1x move_from 204; l1z1x move dreadnought, infantry")
    say(table, "l1z1x bombard nothing; l1z1x commit infantry@vefut_ii; l1z1x react faction.l1z1x.harrow")
    return table


# --- Harrow ------------------------------------------------------------------------------------------------------


def test_an_exoskeleton_strikes_back_when_it_is_harrowed() -> None:
    """Harrowing comes in the middle of the ground combat, and so does the damage."""
    table = harrowed("mech", 1, 1, 9, rival="sardakk_norr", texts="unit.valkyrie_exoskeleton")
    say(table, "sardakk_norr sustain mech")
    assert on_planet(table, "vefut_ii") == ("sardakk_norr", {"damaged_mech": 1})
    assert state(table).combat is None, "the infantry of L1Z1X has taken the hit"


def test_a_reanimator_captures_infantry_that_is_harrowed() -> None:
    table = harrowed("2 infantry, mech", 1, 1, 1, 1, 9, rival="vuilraith", texts="unit.reanimator")
    say(table, "vuilraith sustain nothing; vuilraith lose infantry")
    assert len(player(table, "vuilraith").captured) == 1


def test_tellurian_cancels_a_hit_of_a_harrowing() -> None:
    table = harrowed("2 infantry", 1, 1, 1, 9, 1, 1, 1, rival="ul", texts="leader.tellurian")
    say(table, "ul react leader.tellurian")
    assert on_planet(table, "vefut_ii") == ("ul", {"infantry": 2})


# --- ground combat -----------------------------------------------------------------------------------------------


def landed(mine: str, theirs: str, who: str, rival: str, *dice: int, **more: Any) -> Table:
    """Somebody lands on Quann at 203."""
    attacker = {"space": {"202": f"carrier, {mine}"}, **more.pop(who, {})}
    third = next(iter([name for name in more if name not in (who, rival)]), "letnev")
    players: dict[str, Any] = {who: attacker, **more}
    table = position(
        f"{who}, {rival}, {third}",
        tiles={"203": "25"},
        planets={"quann": f"{rival}: {theirs}"},
        dice=dice,
        **players,
    )
    say(table, f"{who} act tactical; {who} activate 203; {who} move_from 202; {who} move carrier, {mine}")
    return table


def test_infantry_that_is_indoctrinated_beside_a_reanimator_is_not_captured() -> None:
    """It is replaced, not destroyed."""
    table = landed(
        "infantry",
        "2 infantry, mech",
        "yin",
        "vuilraith",
        yin={"texts": "faction.yin.indoctrination", "goods": 2},
        vuilraith={"texts": "unit.reanimator"},
    )
    say(table, "yin commit infantry@quann; yin react faction.yin.indoctrination; yin pay 2 trade_good")
    assert player(table, "vuilraith").captured == []


def test_hel_titans_do_not_sustain_damage_beside_moll_terminus() -> None:
    """They are ground forces, too."""
    table = landed("mech", "pds", "mentak", "ul", 10, 1, mentak={"texts": "unit.moll_terminus"})
    say(table, "ul fire nothing; mentak commit mech@quann; ul defend no")
    assert on_planet(table, "quann") == ("mentak", {"mech": 1})


@pytest.mark.parametrize("again", [True, False])
def test_the_thundarian_takes_the_hit_of_a_particle_weave_back_with_all_others(again: bool) -> None:
    """The weave answers the dice of the round anew."""
    table = landed(
        "infantry",
        "infantry",
        "sardakk_norr",
        "sol",
        *(1, 10, 1, 1, 1, 10),
        sardakk_norr={"technologies": "valkyrie_particle_weave"},
        nomad={"texts": "leader.the_thundarian"},
    )
    say(table, f"sardakk_norr commit infantry@quann; nomad react {'leader.the_thundarian' if again else 'nothing'}")
    if again:
        assert len([key for key, _, _ in table.journal if key == "ti4-log-rolls"]) == 6, "nobody hit, and a third time"
    assert on_planet(table, "quann") == ("sol", {}), "each takes one hit in the end"


def test_shval_lands_under_the_space_cannons_of_the_planet_with_no_ships_to_return_to() -> None:
    """Space cannon offense is skipped, defense is not; what was not committed is lost with the ships."""
    table = landed(
        "4 infantry",
        "pds, infantry",
        "sardakk_norr",
        "xxcha",
        10,
        *(10, 10, 1),
        sardakk_norr={"texts": "leader.shval_harbinger"},
        xxcha={"space": {"203": "2 cruiser"}},
    )
    say(table, "sardakk_norr react leader.shval_harbinger; sardakk_norr commit 3 infantry@quann")
    assert asked(table) == {"xxcha": "defend"}
    assert fleet(table, "sardakk_norr", "203") == {}
    say(table, "xxcha defend yes")
    assert on_planet(table, "quann") == ("sardakk_norr", {"infantry": 2})
    assert fleet(table, "xxcha", "203") == {"cruiser": 2}


def test_a_titan_that_awakens_on_a_planet_without_units_takes_it() -> None:
    table = position(
        "ul, letnev, sol",
        tiles={"203": "25"},
        planets={"quann": "letnev:"},
        ul={"texts": "faction.ul.awaken", "sleepers": "quann"},
    )
    say(table, "ul act tactical; ul activate 203; ul react faction.ul.awaken")
    assert on_planet(table, "quann") == ("ul", {"pds": 1})


# --- production and research -------------------------------------------------------------------------------------


def test_three_letani_produce_four_infantry_with_brother_omar() -> None:
    """The third infantry for the cost of two does not count against the limit, which counts one for each Letani."""
    table = position(
        "arborec, yin, letnev",
        tiles={"203": "25"},
        planets={"quann": "arborec: 3 infantry, space_dock"},
        arborec={"goods": 5, "texts": "leader.brother_omar, faction.arborec.mitosis"},
    )
    say(table, "arborec act tactical; arborec activate 203")
    assert why_not(table, "arborec produce 4 infantry, fighter") == "", "the dock produces the fighter"
    assert why_not(table, "arborec produce 5 infantry") == "LRR 69.1"


def test_harrugh_gefhara_pays_for_the_third_fighter_of_maban_as_well() -> None:
    table = position(
        "hacan, naalu, letnev",
        planets={"hercant": "hacan: space_dock"},
        hacan={
            "space": {"304": "2 carrier"},
            "texts": "leader.harrugh_gefhara, leader.maban",
            "exhausted": "hercant, arretze, kamdorn",
        },
    )
    say(table, "hacan act tactical; hacan activate 304; hacan react leader.harrugh_gefhara")
    assert why_not(table, "hacan produce 5 fighter") == "LRR 69.1", "Hercant lets three count"
    say(table, "hacan produce 4 fighter")
    assert fleet(table, "hacan", "304") == {"carrier": 2, "fighter": 4}


def test_nekro_gains_war_suns_by_the_fires_of_the_gashlai_without_research() -> None:
    """That is no research, so it is not replaced by tokens, and Nekro Acidos draws a card for it."""
    texts = "leader.nekro_acidos, faction.nekro.propagation"
    table = position(
        "nekro, muaat, sol",
        nekro={"notes": "fires_of_the_gashlai@muaat", "texts": texts},
    )
    say(table, "nekro act fires_of_the_gashlai@muaat; nekro react leader.nekro_acidos")
    assert technologies(table, "nekro") == ["war_sun"]
    assert (player(table, "muaat").pools[1], player(table, "nekro").pools) == (4, [3, 5, 2])
    assert len(player(table, "nekro").hand) == 1


def test_peace_accords_take_elysium_from_the_titans_with_its_cannon() -> None:
    """A planet that has a space cannon as if it were a unit is still no unit; the cannon is its new owner's."""
    table = position(
        "xxcha, ul, letnev",
        tiles={"207": "25", "205": "26"},
        planets={"elysium": "ul:", "lodor": "ul:", "quann": "xxcha: infantry"},
        attached={"elysium": "geoform"},
        xxcha={"strategies": "leadership, diplomacy", "texts": "faction.xxcha.peace_accords"},
        letnev={"space": {"309": "cruiser"}},
        dice=[5, 1, 1],
    )
    say(table, "xxcha act diplomacy; xxcha shield_system 304")
    say(table, "xxcha react faction.xxcha.peace_accords")
    assert on_planet(table, "elysium") == ("xxcha", {})
    assert player(table, "ul").ground == {}
    say(table, "ul act pass; letnev act tactical; letnev activate 310; letnev move_from 309; letnev move cruiser")
    say(table, "xxcha fire letnev")
    assert fleet(table, "letnev", "310") == {}

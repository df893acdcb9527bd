"""Ships that an ability moves, outside of the step for that in a tactical action (LRR 17.8): what answers ships that a
player "moves into a system" answers these, too."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import NOTE, TILE
from tests.ti4.notation import asked, fleet, on_planet, place, player, position, say, state

pytestmark = pytest.mark.rule("LRR 17.8")


def beaten(tile: str = "", **more: Any) -> Table:
    """Hacan has come to Vefut II at 103, where Letnev retreats to 206 (`tile`), and nobody has hit."""
    table = position(
        "hacan, letnev, empyrean",
        tiles={"103": "20", **({"206": tile} if tile else {})},
        hacan={"space": {"204": "cruiser"}},
        letnev={"space": {"103": "cruiser", "206": "destroyer"}, **more.pop("letnev", {})},
        dice=[1, 1],
        **more,
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move cruiser; letnev retreat yes")
    say(table, "letnev retreat_to 206")
    return table


def test_acamar_answers_a_retreat_into_the_void() -> None:
    table = beaten(empyrean={"texts": "leader.acamar"})
    assert asked(table) == {"empyrean": "react"}
    say(table, "empyrean react leader.acamar; letnev gain_tokens tactic")
    assert fleet(table, "letnev", "206") == {"cruiser": 1, "destroyer": 1}
    assert player(table, "letnev").pools[0] == 4
    table = beaten(tile="25", empyrean={"texts": "leader.acamar"})
    assert asked(table) == {"letnev": "act"}, "there is a planet"


def test_voidwatch_answers_a_retreat_to_a_system_with_own_units() -> None:
    table = beaten(
        tile="30",
        planets={"zohbat": "empyrean: infantry"},
        empyrean={"technologies": "voidwatch"},
    )
    assert asked(table) == {"letnev": "surrender_note"}
    table = beaten(tile="30", empyrean={"technologies": "voidwatch"})
    assert asked(table) == {"letnev": "act"}, "nothing of the Empyrean is there"


def test_xuange_answers_a_retreat_to_an_own_command_token() -> None:
    table = beaten(empyrean={"texts": "leader.xuange", "tokens": "206"})
    say(table, "empyrean react leader.xuange")
    assert not player(table, "empyrean").tokens
    assert player(table, "letnev").tokens == 1 << place("206"), "that of the retreat stays"


def test_a_war_sun_that_slips_away_may_seed_a_nova() -> None:
    """A skilled retreat leads to any system without ships of others (LRR F.30)."""
    table = position(
        "hacan, muaat, letnev",
        tiles={"206": "20"},
        planets={"vefut_ii": "letnev: 2 infantry, pds"},
        hacan={"space": {"204": "cruiser"}},
        muaat={"space": {"103": "war_sun"}, "hand": "skilled_retreat", "texts": "leader.adjudicator_baal"},
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move cruiser")
    say(table, "muaat react card.skilled_retreat; muaat aim_place 206; muaat react leader.adjudicator_baal")
    assert state(table).tiles[place("206")] == TILE.index["81"]
    assert on_planet(table, "vefut_ii") == ("", {})
    assert fleet(table, "muaat", "206") == {"war_sun": 1}
    assert asked(table) == {"muaat": "act"}, "the combat at 103 is over"


def test_a_retreat_without_a_war_sun_seeds_no_nova() -> None:
    table = position(
        "hacan, muaat, letnev",
        hacan={"space": {"204": "cruiser"}},
        muaat={"space": {"103": "cruiser", "206": "war_sun"}, "texts": "leader.adjudicator_baal"},
        dice=[1, 1],
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move cruiser; muaat retreat yes")
    say(table, "muaat retreat_to 206")
    assert asked(table) == {"muaat": "act"}, "the one at 206 has not moved"


def test_foresight_moves_ships_too() -> None:
    table = position(
        "hacan, naalu, empyrean",
        tiles={"103": "20"},
        hacan={"space": {"204": "cruiser"}},
        naalu={"space": {"103": "cruiser"}, "texts": "faction.naalu.foresight"},
        empyrean={"texts": "leader.acamar"},
    )
    say(table, "hacan act tactical; hacan activate 103; hacan move_from 204; hacan move cruiser")
    say(table, "naalu react faction.naalu.foresight; naalu aim_place 206")
    say(table, "empyrean react leader.acamar; naalu gain_tokens fleet")
    assert player(table, "naalu").pools == [3, 6, 1]


MOVERS: dict[str, Any] = {
    "l1z1x": {"space": {"204": "2 dreadnought"}, "texts": "leader.the_helmsman"},
    "argent": {"space": {"204": "2 cruiser"}, "texts": "leader.mirik_aun_sissiri", "tokens": "206"},
}


@pytest.mark.parametrize(
    ("who", "script"),
    [
        ("l1z1x", "l1z1x act leader.the_helmsman; l1z1x aim_place 206; l1z1x aim_pieces 2 dreadnought"),
        (
            "argent",
            "argent act leader.mirik_aun_sissiri; argent aim_origin 204; argent move cruiser; argent aim_origin 204; "
            "argent move cruiser",
        ),
    ],
)
def test_what_a_hero_moves_into_a_system_is_answered_once(who: str, script: str) -> None:
    """Voidwatch takes one note, for all ships together."""
    movers: dict[str, Any] = {who: MOVERS[who]}
    table = position(
        f"{who}, letnev, empyrean",
        tiles={"206": "30"},
        planets={"zohbat": "empyrean: infantry"},
        empyrean={"technologies": "voidwatch"},
        **movers,
    )
    say(table, script)
    assert asked(table) == {who: "surrender_note"}
    notes = len(player(table, "empyrean").notes)
    deal = {"with": "seat_3", "gives": {"note": ["ceasefire@seat_1"]}, "gets": {}}
    table.answer_plain(0, deal, "surrender_note")
    assert len(player(table, "empyrean").notes) == notes + 1
    assert asked(table) == {"letnev": "act"}


def test_whoever_drives_a_fleet_into_another_moves_its_ships() -> None:
    """Airo Shir Aur: Mahact moves ships of Letnev to those of the Empyrean, and gives the note."""
    table = position(
        "mahact, letnev, empyrean",
        mahact={"texts": "leader.airo_shir_aur"},
        letnev={"space": {"204": "cruiser"}},
        empyrean={"space": {"103": "cruiser"}, "technologies": "voidwatch"},
    )
    say(table, "mahact act leader.airo_shir_aur; mahact aim_place 204")
    assert asked(table) == {"mahact": "surrender_note"}
    assert NOTE.index["alliance@seat_1"] not in player(table, "mahact").notes


@pytest.mark.rule("LRR R.8")
@pytest.mark.parametrize(("ruling", "left"), [("no-dice", 2), ("dice", 1)])
@pytest.mark.parametrize("who", ["l1z1x", "argent", "mahact"])
def test_heroes_move_ships_out_of_gravity_rifts_as_retreats_do(who: str, ruling: str, left: int) -> None:
    """On a 3 a ship is lost, if there are dice at all; fighters aboard do not roll."""
    ships = {"l1z1x": "dreadnought", "argent": "cruiser", "mahact": "cruiser"}[who]
    texts = {"l1z1x": "the_helmsman", "argent": "mirik_aun_sissiri", "mahact": "airo_shir_aur"}[who]
    scripts = {
        "l1z1x": "aim_place 206; l1z1x aim_pieces 2 dreadnought",
        "argent": "aim_origin 204; argent move 2 cruiser, carrier, fighter",
        "mahact": "aim_place 204",
    }
    more = "" if who == "l1z1x" else ", carrier, fighter"
    players: dict[str, Any] = {
        who: {"space": {"204": f"2 {ships}{more}"}, "texts": f"leader.{texts}", "tokens": "206"},
        "letnev": {"space": {"103": "cruiser"}, "texts": "leader.viscount_unlenn"} if who == "mahact" else {},
    }
    table = position(
        f"{who}, letnev, hacan",
        options={"retreat-from-a-rift": ruling},
        tiles={"204": "41"},
        dice=([3, 4, 4] if more else [3, 4]) if ruling == "dice" else [],
        **players,
    )
    say(table, f"{who} act leader.{texts}; {who} {scripts[who]}")
    assert sum(fleet(table, who, "204").values()) == 0
    there = fleet(table, who, "103" if who == "mahact" else "206")
    assert there[ships] == left

"""No piece of Twilight Imperium 4 is ever nowhere: while somebody is asked what goes where, all figures are still on
the board, on their way, or in the reinforcements."""

from __future__ import annotations

from orrery.core.table import Table
from orrery.games.ti4 import GAME, pieces_of
from tests.ti4.battles import battle
from tests.ti4.notation import asked, player, position, say, seat_of, state, technologies


def figures(table: Table, faction: str) -> list[int]:
    return pieces_of(state(table), seat_of(table, faction))


def kept(table: Table, faction: str, script: str) -> None:
    """All figures of a player are there after every answer."""
    before, everything = figures(table, faction), GAME.conserved(state(table))
    for sentence in script.split(";"):
        say(table, sentence.strip())
        assert figures(table, faction) == before, sentence
        assert GAME.conserved(state(table)) == everything, sentence


def test_a_retreating_fleet_is_there_while_its_owner_chooses_what_it_transports() -> None:
    table = battle(
        "3 cruiser",
        "2 carrier, 5 fighter, infantry",
        tiles={"102": "20"},
        planets={"vefut_ii": "winnu:"},
        dice=[1, 1, 7, *[1] * 7],
    )
    kept(
        table,
        "winnu",
        "winnu retreat yes; winnu lose carrier; winnu retreat_to 102; winnu transport 3 fighter, infantry",
    )


def test_ships_that_pick_something_up_are_there_on_their_way() -> None:
    table = position(
        tiles={"203": "19", "102": "25"},
        planets={"wellon": "sol: 2 infantry", "quann": "sol: infantry"},
        sol={"space": {"304": "carrier"}, "technologies": "carrier_ii"},
    )
    kept(table, "sol", "sol act tactical; sol activate 102")
    kept(table, "sol", "sol move_from 304; sol move carrier; sol pick_up_at 203; sol pick_up infantry@wellon")


def test_troops_of_transit_diodes_are_there_until_it_is_known_where_they_go() -> None:
    table = position(
        "hacan, xxcha, winnu",
        planets={"arretze": "hacan: 3 infantry", "hercant": "hacan: infantry"},
        hacan={"technologies": "transit_diodes", "space": {"102": "carrier, 2 infantry"}},
    )
    kept(table, "hacan", "hacan react technology.transit_diodes; hacan aim_origin 102; hacan aim_pieces 2 infantry")
    kept(table, "hacan", "hacan aim_origin 304; hacan aim_pieces infantry@arretze, infantry@hercant")
    kept(table, "hacan", "hacan place_troops 4 infantry@kamdorn")


def test_relic_fragments_that_score_an_objective_are_purged_like_all_others() -> None:
    table = position(
        frames=[("status_phase",)],
        custodians=True,
        sol={"fragments": (1, 0, 0, 1), "secrets": "destroy_heretical_works"},
    )
    before = GAME.conserved(state(table))
    say(table, "sol react objective.destroy_heretical_works; sol purge_fragments cultural, unknown")
    assert player(table, "sol").fragments == [0, 0, 0, 0]
    assert GAME.conserved(state(table)) == before


def test_fleet_logistics_can_be_returned_in_the_second_action_it_allows() -> None:
    table = position(
        sol={
            "technologies": "antimass_deflectors, gravity_drive, fleet_logistics",
            "hand": "divert_funding, mining_initiative",
        }
    )
    say(table, "sol act card.mining_initiative; sol react technology.fleet_logistics; sol act card.divert_funding")
    say(table, "sol aim_technology fleet_logistics; sol research plasma_scoring")
    assert technologies(table, "sol") == ["antimass_deflectors", "gravity_drive", "plasma_scoring"]
    assert asked(table) == {"letnev": "act"}
    assert state(table).effects == []

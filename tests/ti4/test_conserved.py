"""No piece of Twilight Imperium 4 is ever nowhere: while somebody is asked what goes where, all figures are still on
the board, on their way, or in the reinforcements."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.card_data import LEGENDARY
from orrery.games.ti4.rules.conserved import (
    abilities_astray,
    leaders_astray,
    notes_astray,
    pieces_of,
    strategies_twice,
    technologies_astray,
)
from orrery.games.ti4.rules.data import TECHNOLOGIES
from orrery.games.ti4.rules.effects import TURN, lasts
from orrery.games.ti4.rules.limits import eliminate
from orrery.games.ti4.rules.purge import purge_planet
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text, text_of_technology
from orrery.games.ti4.rules.things import NO_FACTION, Seat, Technology
from tests.ti4.battles import battle
from tests.ti4.notation import asked, planet, player, position, say, seat_of, state, technologies


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


# --- what is missing, or there twice -----------------------------------------------------------------------------


@cache
def later(expansion: str) -> Imperium:
    """A game with all factions' sheets, in its first round."""
    table = Table.new(GAME, 6, {"expansion": expansion}, seed=5)
    dice = Random(5)
    while table.state.phase != "action":
        track = next(iter(table.pending))
        table.put(track, table.pending[track].sample(dice))
    return state(table)


def a_card_gone(s: Imperium) -> None:
    s.deck.layers[0].pop()


def a_card_twice(s: Imperium) -> None:
    s.discard.append(s.deck.layers[0][0])


def an_agenda_twice(s: Imperium) -> None:
    s.agenda_discard.append(s.agendas.layers[0][0])


def a_note_gone(s: Imperium) -> None:
    s.players[2].notes.take(min(s.players[2].notes))


def a_note_in_two_hands(s: Imperium) -> None:
    s.players[1].notes.put([min(s.players[2].notes)], 0)


def a_technology_twice(s: Imperium) -> None:
    for _ in range(2):
        s.players[0].texts.put(text("technology.fleet_logistics"), 0)


def a_technology_of_another_faction(s: Imperium) -> None:
    foreign = next(
        Technology(n)
        for n, it in enumerate(TECHNOLOGIES)
        if it.faction != NO_FACTION and it.faction != s.players[0].faction
    )
    s.players[0].texts.put(text_of_technology(foreign), 0)


def a_strategy_card_twice(s: Imperium) -> None:
    s.players[0].strategies.append(s.players[1].strategies[0])


def a_leader_gone(s: Imperium) -> None:
    s.players[3].locked.pop()


def a_leader_twice(s: Imperium) -> None:
    s.purged.append(s.players[3].locked[0])


def an_ability_card_without_its_planet(s: Imperium) -> None:
    s.players[0].texts.put(text(f"legendary.{LEGENDARY[min(LEGENDARY)]}"), 0)


EVERYWHERE = (
    *(a_card_gone, a_card_twice, an_agenda_twice, a_note_gone, a_note_in_two_hands, a_technology_twice),
    *(a_technology_of_another_faction, a_strategy_card_twice),
)
IN_THE_EXPANSION = (a_leader_gone, a_leader_twice, an_ability_card_without_its_planet)


@pytest.mark.rule("LRR 59.5")
@pytest.mark.parametrize(
    ("expansion", "wrong"),
    [
        *(("base", wrong) for wrong in EVERYWHERE),
        *(("pok", wrong) for wrong in (*EVERYWHERE, *IN_THE_EXPANSION)),
    ],
)
def test_what_is_gone_or_there_twice_is_noticed(expansion: str, wrong: Callable[[Imperium], None]) -> None:
    before, s = later(expansion), later(expansion).clone()
    assert GAME.conserved(s) == GAME.conserved(before)
    wrong(s)
    assert GAME.conserved(s) != GAME.conserved(before)


@pytest.mark.parametrize("expansion", ["base", "pok"])
def test_nothing_is_astray_at_first(expansion: str) -> None:
    s = later(expansion)
    everyone = [Seat(n) for n in range(len(s.players))]
    assert (strategies_twice(s), abilities_astray(s)) == ([], [])
    for astray in (technologies_astray, leaders_astray, notes_astray):
        assert [astray(s, seat) for seat in everyone] == [[]] * len(everyone)


@pytest.mark.rule("LRR 7.12", "LRR 93.1")
def test_a_hero_that_was_used_is_purged_and_not_lost() -> None:
    table = position(
        "xxcha, letnev, hacan", planets={"archon_ren": "xxcha: infantry"}, xxcha={"texts": "leader.xxekir_grom"}
    )
    kept_leaders = [leaders_astray(state(table), Seat(seat)) for seat in range(3)]
    say(table, "xxcha act leader.xxekir_grom")
    assert text("leader.xxekir_grom") not in player(table, "xxcha").texts
    assert text("leader.xxekir_grom") in state(table).purged
    assert [leaders_astray(state(table), Seat(seat)) for seat in range(3)] == kept_leaders


@pytest.mark.rule("LRR 7.12", "LRR 16.10d", "LRR 11.2b")
@pytest.mark.parametrize("destroyed", [False, True])
def test_a_hero_and_a_note_that_are_attached_are_not_lost(destroyed: bool) -> None:
    table = position(
        "ul, letnev, hacan",
        tiles={"203": "35"},
        planets={"elysium": "ul: infantry", "bereg": "letnev:"},
        ul={"texts": "leader.ul_the_progenitor"},
        letnev={"notes": "terraform@ul"},
    )
    s, seats = state(table), [Seat(n) for n in range(3)]
    before = [(leaders_astray(s, seat), notes_astray(s, seat)) for seat in seats]
    say(table, "ul act leader.ul_the_progenitor; letnev act terraform@ul")
    s = state(table)
    assert text("leader.ul_the_progenitor") not in s.purged
    if destroyed:
        purge_planet(s, planet("elysium"))
        purge_planet(s, planet("bereg"))
        assert sorted(s.purged) == sorted([text("leader.ul_the_progenitor"), text("note.terraform")])
    assert [(leaders_astray(s, seat), notes_astray(s, seat)) for seat in seats] == before


@pytest.mark.rule("LRR 16.4", "LRR 16.6")
def test_the_cards_of_an_eliminated_player_are_not_lost() -> None:
    s = later("pok").clone()
    before = GAME.conserved(s)
    eliminate(s, Seat(2))
    assert GAME.conserved(s) == before


def test_what_a_technology_has_laid_down_is_no_second_card() -> None:
    s = later("pok").clone()
    it = text("technology.fleet_logistics")
    s.players[0].texts.put(it, 0)
    lasts(s, it, 0, TURN)
    assert technologies_astray(s, Seat(0)) == []

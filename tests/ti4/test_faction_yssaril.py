"""The Yssaril Tribes of Twilight Imperium 4: action cards without end, and an agent who is all the others."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import CARD, NOTE, OBJECTIVE
from orrery.games.ti4.rules.texts import text
from tests.ti4.notation import (
    asked,
    fleet,
    on_planet,
    options,
    player,
    position,
    say,
    seat_of,
    spent,
    state,
    technologies,
    why_not,
)

SIDES = "yssaril, sol, letnev"


def hand(table: Table, faction: str) -> list[str]:
    """The action cards of a player."""
    return sorted(CARD.names[card] for card in player(table, faction).hand)


# --- abilities ---------------------------------------------------------------------------------------------------


def test_stall_tactics_discard_a_card_as_an_action_and_deploy_a_mech() -> None:
    "faction.yssaril.stall_tactics, unit.blackshade_infiltrator"
    texts = "faction.yssaril.stall_tactics, unit.blackshade_infiltrator"
    table = position(SIDES, planets={"retillion": "yssaril"}, yssaril={"texts": texts, "hand": "sabotage, spy"})
    say(table, "yssaril act faction.yssaril.stall_tactics; yssaril discard spy")
    assert hand(table, "yssaril") == ["sabotage"]
    say(table, "yssaril react unit.blackshade_infiltrator; yssaril aim_planet retillion")
    assert on_planet(table, "retillion") == ("yssaril", {"mech": 1})
    assert asked(table) == {"sol": "act"}
    table = position(SIDES, yssaril={"texts": texts})
    assert why_not(table, "yssaril act faction.yssaril.stall_tactics") == "LRR 58.3"


def test_an_infiltrator_follows_own_stall_tactics_onto_a_planet_with_room() -> None:
    stall = "faction.yssaril.stall_tactics"
    infiltrator = "unit.blackshade_infiltrator"
    table = position("sol, yssaril, letnev", sol={"texts": stall, "hand": "spy"}, yssaril={"texts": infiltrator})
    say(table, f"sol act {stall}; sol discard spy")
    assert asked(table) == {"yssaril": "act"}, "Sol has stalled"
    table = position(
        SIDES,
        planets={"retillion": "yssaril: 4 mech"},
        yssaril={"texts": f"{stall}, {infiltrator}", "hand": "spy", "tokens": "304"},
    )
    say(table, f"yssaril act {stall}; yssaril discard spy")
    assert asked(table) == {"sol": "act"}, "no mech is left"


def test_a_card_discarded_as_an_action_is_known_to_all_at_once() -> None:
    "faction.yssaril.stall_tactics"
    texts = "faction.yssaril.stall_tactics, unit.blackshade_infiltrator"
    table = position(SIDES, planets={"retillion": "yssaril"}, yssaril={"texts": texts, "hand": "sabotage, spy"})
    say(table, "yssaril act faction.yssaril.stall_tactics; yssaril discard spy")
    assert asked(table) == {"yssaril": "react"}, "still within the action"
    for chance in range(5):
        it = table.imagine(seat_of(table, "sol"), chance)
        assert [CARD.names[card] for card in it.state.discard] == ["spy"]


@pytest.mark.rule("LRR F.12")
def test_scheming_draws_one_more_and_discards_one_at_every_draw() -> None:
    "faction.yssaril.scheming"
    table = position(
        SIDES,
        yssaril={"strategies": "politics", "texts": "faction.yssaril.scheming", "technologies": "neural_motivator"},
        deck="sabotage, spy, plague, bribery, ancient_burial_sites, waylay, insubordination",
    )
    say(table, "sol act pass; yssaril act politics; yssaril new_speaker sol")
    assert asked(table) == {"yssaril": "discard"}
    say(table, "yssaril discard spy")
    assert hand(table, "yssaril") == ["plague", "sabotage"], "three cards instead of two, and one less"


def test_scheming_is_for_own_draws() -> None:
    table = position(
        "sol, yssaril, letnev", sol={"strategies": "politics"}, yssaril={"texts": "faction.yssaril.scheming"}
    )
    say(table, "yssaril act pass; sol act politics; sol new_speaker letnev")
    assert len(player(table, "sol").hand) == 2


def test_scheming_comes_before_the_limit_of_the_hand() -> None:
    table = position(
        SIDES,
        yssaril={
            "strategies": "politics",
            "texts": "faction.yssaril.scheming",
            "hand": "sabotage, spy, plague, bribery, ancient_burial_sites",
        },
    )
    say(table, "sol act pass; yssaril act politics; yssaril new_speaker sol; yssaril discard spy")
    assert len(player(table, "yssaril").hand) == 7, "five and three less one: nothing more has to go"


@pytest.mark.rule("LRR 31.6a")
def test_crafty_hands_have_no_limit_whatever_laws_say() -> None:
    "faction.yssaril.crafty"
    seven = "sabotage, spy, plague, bribery, ancient_burial_sites, waylay, insubordination"
    table = position(
        SIDES,
        laws="agenda.executive_sanctions",
        yssaril={"strategies": "politics", "texts": "faction.yssaril.crafty", "hand": seven},
    )
    say(table, "sol act pass; yssaril act politics; yssaril new_speaker sol")
    assert len(player(table, "yssaril").hand) == 9


# --- technologies and the note -----------------------------------------------------------------------------------


def test_mageon_implants_take_a_card_out_of_a_hand() -> None:
    "technology.mageon_implants"
    table = position(
        SIDES, yssaril={"technologies": "mageon_implants"}, sol={"hand": "sabotage, spy"}, letnev={"hand": "plague"}
    )
    say(table, "yssaril act technology.mageon_implants; yssaril aim_player sol")
    assert sorted(options(table, "yssaril")) == ["sabotage", "spy"]
    say(table, "yssaril take_card sabotage")
    assert hand(table, "yssaril") == ["sabotage"]
    assert hand(table, "sol") == ["spy"]
    assert spent(table, "yssaril") == ["technology.mageon_implants"]


def test_transparasteel_plating_silences_those_who_have_passed() -> None:
    "technology.transparasteel_plating"
    for plating, asks in (("", True), ("transparasteel_plating", False)):
        table = position(
            "sol, yssaril, letnev",
            yssaril={"technologies": plating, "hand": "mining_initiative", "strategies": "diplomacy"},
            planets={"retillion": "yssaril"},
            sol={"hand": "sabotage"},
            letnev={"hand": "spy"},
        )
        say(table, "sol act pass; yssaril act card.mining_initiative; yssaril aim_planet retillion")
        assert ("sol" in asked(table)) is asks, "Sol has passed"


def test_transparasteel_plating_silences_neither_its_owner_nor_those_who_have_not_passed() -> None:
    table = position(
        "sol, yssaril, letnev",
        yssaril={"technologies": "transparasteel_plating", "hand": "mining_initiative", "strategies": "diplomacy"},
        planets={"retillion": "yssaril"},
        letnev={"hand": "sabotage"},
    )
    say(table, "sol act pass; yssaril act card.mining_initiative; yssaril aim_planet retillion")
    assert asked(table) == {"letnev": "react"}, "Letnev has not passed"


def test_a_spy_net_is_for_the_own_turn_and_cards_there_are() -> None:
    net = {"notes": "spy_net@yssaril"}
    table = position("letnev, yssaril, sol", sol=net, yssaril={"hand": "spy"})
    assert asked(table) == {"letnev": "act"}, "the turn of somebody else"
    table = position("sol, yssaril, letnev", sol=net)
    assert asked(table) == {"sol": "act"}, "no cards"


def test_a_spy_net_takes_a_card_of_its_owner() -> None:
    "note.spy_net"
    table = position("sol, yssaril, letnev", sol={"notes": "spy_net@yssaril"}, yssaril={"hand": "sabotage, spy"})
    say(table, "sol react spy_net@yssaril; sol take_card spy")
    assert (hand(table, "sol"), hand(table, "yssaril")) == (["spy"], ["sabotage"])
    assert NOTE.index["spy_net@seat_2"] in player(table, "yssaril").notes


# --- the flagship ------------------------------------------------------------------------------------------------


def test_the_ysia_yssrila_moves_through_systems_with_ships() -> None:
    "unit.ysia_yssrila"
    table = position(
        SIDES,
        yssaril={"texts": "unit.ysia_yssrila", "space": {"305": "flagship, cruiser, infantry"}},
        sol={"space": {"204": "cruiser"}},
    )
    say(table, "yssaril act tactical; yssaril activate 103; yssaril move_from 305")
    assert why_not(table, "yssaril move cruiser") != "", "a ship of Sol is in the way"
    say(table, "yssaril move flagship, infantry")
    assert fleet(table, "yssaril", "103") == {"flagship": 1, "infantry": 1}


# --- Ssruu -------------------------------------------------------------------------------------------------------


def test_ssruu_has_the_ability_of_an_agent_even_if_that_is_exhausted() -> None:
    "leader.ssruu"
    table = position(
        "sol, yssaril, letnev",
        tiles={"103": "20"},
        planets={"vefut_ii": "letnev: infantry"},
        sol={"space": {"204": "carrier, infantry"}, "texts": "leader.evelyn_delouis"},
        yssaril={"texts": "leader.ssruu"},
        dice=[1, 1, 8],
    )
    player(table, "sol").texts.exhaust(text("leader.evelyn_delouis"), 0)
    say(table, "sol act tactical; sol activate 103; sol move_from 204; sol move carrier, infantry")
    say(table, "sol commit infantry@vefut_ii; yssaril react leader.ssruu; yssaril aim_player letnev")
    assert on_planet(table, "vefut_ii") == ("letnev", {"infantry": 1}), "the second die of Letnev's infantry hits"
    assert spent(table, "yssaril") == ["leader.ssruu"]


def test_ssruu_chooses_among_the_agents_of_others() -> None:
    table = position(
        "sol, yssaril, letnev",
        sol={"texts": "leader.carth_of_golden_sands"},
        yssaril={"texts": "leader.ssruu"},
        letnev={"texts": "leader.nekro_malleon"},
    )
    say(table, "sol react nothing; yssaril react leader.ssruu")
    assert sorted(options(table, "yssaril")) == ["leader.carth_of_golden_sands", "leader.nekro_malleon"]
    say(table, "yssaril aim_text leader.nekro_malleon; yssaril aim_player sol; sol aim_pools tactic")
    assert player(table, "sol").goods == 2
    assert spent(table, "letnev") == []
    assert spent(table, "yssaril") == ["leader.ssruu"]


def test_ssruu_performs_actions_of_agents() -> None:
    table = position(
        SIDES,
        yssaril={"texts": "leader.ssruu", "space": {"203": "cruiser"}},
        letnev={"texts": "leader.letani_ospha", "space": {"204": "cruiser"}},
    )
    say(table, "yssaril act leader.ssruu; yssaril aim_figure yssaril, cruiser, 203")
    say(table, "yssaril aim_yes yes; yssaril aim_unit dreadnought")
    assert fleet(table, "yssaril", "203") == {"dreadnought": 1}
    assert spent(table, "yssaril") == ["leader.ssruu"]


def test_trade_goods_on_ssruu_come_when_it_is_readied() -> None:
    table = position(
        SIDES,
        yssaril={"texts": "leader.ssruu", "strategies": "trade"},
        letnev={"texts": "leader.artuno_the_betrayer"},
        frames=[("turn",), ("ready_all",), ("turn",)],
    )
    say(table, "sol act pass; letnev act pass; yssaril act trade; yssaril react leader.ssruu; yssaril for_free nothing")
    say(table, "sol secondary no; letnev secondary no; yssaril act pass")
    assert player(table, "yssaril").goods == 6, "three at once, as many lay on the card"
    assert state(table).effects == []


def follow(card: str, agent: str, **mine: Any) -> Table:
    """Letnev plays a strategy card, and Yssaril may follow; Sol has an agent that is exhausted."""
    table = position(
        "yssaril, letnev, sol",
        planets={"retillion": "yssaril", "arc_prime": "letnev"},
        letnev={"strategies": card, "tokens": "203"},
        yssaril={"texts": "leader.ssruu", **mine},
        sol={"texts": agent},
    )
    player(table, "sol").texts.exhaust(text(agent), 2)
    say(table, "yssaril act pass")
    if asked(table) == {"sol": "act"}:
        say(table, "sol act pass")
    say(table, f"letnev act {card}")
    return table


def test_ssruu_pays_for_research_where_doctor_sucaban_would() -> None:
    broke = {"exhausted": "retillion, shalloq", "space": {"204": "carrier, 4 infantry"}}
    table = follow("technology", "leader.doctor_sucaban", **broke)
    say(table, "letnev research neural_motivator; letnev research_more no; sol secondary no; yssaril secondary yes")
    say(table, "yssaril react leader.ssruu")
    for _ in range(4):
        say(table, "yssaril aim_source 204, nothing")
    say(table, "yssaril research neural_motivator")
    assert technologies(table, "yssaril") == ["neural_motivator"]
    table = follow("technology", "leader.evelyn_delouis", **broke)
    say(table, "letnev research neural_motivator; letnev research_more no; sol secondary no")
    assert asked(table) == {"letnev": "act"}, "there is nothing to pay with"


def test_ssruu_follows_with_an_empty_strategy_pool_as_jae_mir_kan_would() -> None:
    empty = {"pools": (3, 5, 0), "exhausted": "retillion"}
    table = follow("diplomacy", "leader.jae_mir_kan", **empty)
    say(table, "letnev shield_system 310; yssaril secondary yes; yssaril ready retillion")
    assert player(table, "letnev").tokens == 0, "the only token of the active player on the board"
    assert spent(table, "yssaril") == ["leader.ssruu"]
    assert spent(table, "sol") == ["leader.jae_mir_kan"], "as it was"
    table = follow("diplomacy", "leader.evelyn_delouis", **empty)
    say(table, "letnev shield_system 310")
    assert "yssaril" not in asked(table)


def test_ssruu_can_do_nothing_without_other_agents() -> None:
    table = position(SIDES, yssaril={"texts": "leader.ssruu"})
    assert why_not(table, "yssaril act leader.ssruu") == "LRR 58.3"


# --- So Ata, Kyver -----------------------------------------------------------------------------------------------


def test_so_ata_is_unlocked_by_seven_cards_and_can_be_lent() -> None:
    "leader.so_ata"
    six = "sabotage, spy, plague, bribery, ancient_burial_sites, waylay"
    table = position(SIDES, yssaril={"hand": six, "locked": "so_ata"})
    assert text("leader.so_ata") not in player(table, "yssaril").texts
    table = position(
        "sol, yssaril, letnev",
        yssaril={"hand": f"{six}, insubordination", "locked": "so_ata"},
        letnev={"notes": "alliance@yssaril", "space": {"103": "cruiser"}},
        sol={"hand": "courageous_to_the_end", "space": {"204": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 103; letnev react leader.so_ata; letnev look_at cards")
    assert asked(table) == {"letnev": "seen"}
    assert [CARD.names[card] for card in player(table, "sol").shown.seen_by(2)] == ["courageous_to_the_end"]
    assert player(table, "sol").shown.seen_by(1) == [], "nobody else sees them"
    say(table, "letnev seen yes")
    assert hand(table, "sol") == ["courageous_to_the_end"]


def test_so_ata_looks_at_secret_objectives_or_notes() -> None:
    for sight in ("secrets", "notes"):
        table = position(
            "sol, yssaril, letnev",
            yssaril={"texts": "leader.so_ata", "space": {"103": "cruiser"}},
            sol={"secrets": "form_a_spy_network"},
        )
        say(table, f"sol act tactical; sol activate 103; yssaril react leader.so_ata; yssaril look_at {sight}")
        p = player(table, "sol")
        if sight == "secrets":
            assert [OBJECTIVE.names[card] for card in p.shown_secrets.seen_by(1)] == ["form_a_spy_network"]
        else:
            assert len(p.notes.seen_by(1)) == len(p.notes)
        say(table, "yssaril seen yes")
        assert [OBJECTIVE.names[card] for card in p.secrets] == ["form_a_spy_network"]


def test_kyver_takes_the_cards_that_are_shown_or_has_others_discarded() -> None:
    "leader.kyver_blade_and_key"
    table = position(
        SIDES,
        yssaril={"texts": "leader.kyver_blade_and_key"},
        sol={"hand": "sabotage, spy"},
        letnev={"hand": "plague, bribery, waylay, insubordination"},
    )
    say(table, "yssaril act leader.kyver_blade_and_key; sol show_card spy; letnev show_card waylay")
    say(table, "yssaril extort take; yssaril extort discard")
    assert hand(table, "yssaril") == ["spy"]
    assert hand(table, "sol") == ["sabotage"]
    assert len(player(table, "letnev").hand) == 1
    assert text("leader.kyver_blade_and_key") not in player(table, "yssaril").texts


def test_transparasteel_plating_works_in_own_turns_only() -> None:
    table = position(
        "sol, letnev, yssaril",
        yssaril={"technologies": "transparasteel_plating"},
        planets={"arc_prime": "letnev"},
        sol={"hand": "sabotage"},
        letnev={"hand": "mining_initiative"},
    )
    say(table, "sol act pass; letnev act card.mining_initiative; letnev aim_planet arc_prime")
    assert "sol" in asked(table)


def test_so_ata_sees_nobody_who_stays_away() -> None:
    table = position(
        "sol, yssaril, letnev",
        yssaril={"texts": "leader.so_ata", "space": {"103": "cruiser"}},
        sol={"secrets": "form_a_spy_network", "space": {"205": "cruiser"}},
    )
    say(table, "sol act tactical; sol activate 204")
    assert asked(table) == {"sol": "move_from"}


def test_so_ata_looks_at_nothing_of_ones_own_and_needs_something_to_see() -> None:
    table = position(SIDES, yssaril={"texts": "leader.so_ata", "space": {"103": "cruiser", "204": "cruiser"}})
    say(table, "yssaril act tactical; yssaril activate 103")
    assert asked(table) == {"yssaril": "move_from"}
    table = position(
        "sol, yssaril, letnev",
        yssaril={"texts": "leader.so_ata", "space": {"103": "cruiser"}},
        sol={"space": {"204": "cruiser"}},
    )
    player(table, "sol").notes.take_all()
    say(table, "sol act tactical; sol activate 103")
    assert asked(table) == {"sol": "move_from"}, "neither cards nor notes nor secret objectives"

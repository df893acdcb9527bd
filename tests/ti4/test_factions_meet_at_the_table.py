"""Texts of different factions that meet in the council, in turns and in deals, and what must come of it."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.nouns import NOTE
from tests.ti4.bargains import trade
from tests.ti4.councils import cast, council, votes
from tests.ti4.notation import asked, fleet, options, player, position, say, state

# --- votes -------------------------------------------------------------------------------------------------------


def test_gila_the_silvertongue_and_zeal_both_add_to_votes_that_were_cast() -> None:
    """Quann has 1 vote, there are 3 players, and 2 trade goods are 4 votes."""
    table = council("agenda.mutiny", hacan={"texts": "leader.gila_the_silvertongue, faction.argent.zeal", "goods": 3})
    say(table, "hacan vote for; hacan cast_votes quann; hacan react leader.gila_the_silvertongue; hacan aim_amount 2")
    assert votes(table) == [(2, "for", 1 + 3 + 4)]


@pytest.mark.parametrize("votes_", ["yes", "no"])
def test_genetic_recombination_demands_a_vote_of_whoever_votes_first_by_zeal(votes_: str) -> None:
    """The player chooses between the outcome and a token of the fleet pool; zeal adds to the one vote."""
    table = council(
        "agenda.mutiny", hacan={"texts": "faction.argent.zeal"}, letnev={"technologies": "genetic_recombination"}
    )
    say(table, f"letnev react technology.genetic_recombination; letnev aim_outcome for; hacan aim_yes {votes_}")
    assert options(table, "hacan") == (["for"] if votes_ == "yes" else ["for", "against", "none"])
    assert player(table, "hacan").pools[1] == (5 if votes_ == "yes" else 4)


@pytest.mark.rule("LRR 31.6a")
def test_elder_qanoj_lets_even_the_galactic_threat_vote() -> None:
    """One says that the player cannot vote, the other that nothing can prevent it: what enables goes first."""
    table = council("agenda.mutiny", letnev={"texts": "faction.nekro.galactic_threat, leader.elder_qanoj"})
    say(table, "letnev react nothing")
    assert asked(table) == {"letnev": "vote"}
    cast(table, "letnev for wren_terra")
    assert votes(table) == [(1, "for", 2)]


# --- turns -------------------------------------------------------------------------------------------------------


def test_e_res_siphons_pay_although_a_nullification_field_ends_the_turn() -> None:
    table = position(
        "letnev, xxcha, sol",
        xxcha={"space": {"203": "cruiser"}, "technologies": "nullification_field, e_res_siphons", "pools": (3, 3, 2)},
    )
    say(table, "letnev act tactical; letnev activate 203; xxcha react technology.nullification_field")
    assert (player(table, "xxcha").goods, player(table, "xxcha").pools[2]) == (4, 1)
    assert asked(table) == {"xxcha": "act"}


def test_the_zero_token_stays_with_its_holder_when_strategy_cards_are_exchanged() -> None:
    """Gift of Prescience has brought it; Quantum Datahub Node exchanges the cards afterwards (LRR F.61)."""
    table = position(
        "hacan, naalu, letnev",
        frames=[("action_phase",)],
        hacan={
            "goods": 3,
            "technologies": "quantum_datahub_node",
            "notes": "gift_of_prescience@naalu",
            "pools": (3, 3, 2),
        },
        sheets="naalu",
    )
    say(table, "hacan react gift_of_prescience@naalu; hacan react technology.quantum_datahub_node")
    say(table, "hacan aim_player naalu")
    assert state(table).zero == 0
    assert [p.strategies for p in state(table).players] == [[1], [0], [2]]
    assert asked(table) == {"hacan": "act"}


def test_a_watcher_cancels_a_sabotage_and_the_card_takes_effect() -> None:
    """Any action card of somebody near can be cancelled, Sabotage too."""
    table = position(
        "letnev, empyrean, sol",
        letnev={"hand": "focused_research", "goods": 4, "space": {"203": "cruiser"}},
        sol={"hand": "sabotage", "space": {"103": "cruiser"}},
        empyrean={"space": {"204": "carrier, mech"}, "texts": "unit.watcher"},
    )
    say(table, "letnev act card.focused_research; empyrean react nothing; sol react card.sabotage")
    say(table, "empyrean react unit.watcher")
    assert asked(table) == {"letnev": "research"}
    assert fleet(table, "empyrean", "204") == {"carrier": 1}


# --- deals and notes ---------------------------------------------------------------------------------------------


def test_scheming_draws_two_when_suffi_an_lets_both_draw_and_before_anything_else() -> None:
    table = position(
        "letnev, mentak, sol",
        letnev={"goods": 4, "space": {"203": "cruiser"}, "texts": "faction.yssaril.scheming"},
        mentak={"space": {"204": "cruiser"}, "texts": "faction.mentak.pillage, leader.suffi_an"},
    )
    trade(table, "letnev, mentak", gives="1 goods")
    say(table, "mentak react faction.mentak.pillage; mentak react leader.suffi_an")
    assert asked(table) == {"letnev": "discard"}
    assert [len(p.hand) for p in state(table).players] == [2, 1, 0]


def test_the_oracle_takes_any_note_of_mahact_but_mahact_is_given_no_alliance() -> None:
    """Hubris: the own Alliance is purged, and those of others cannot be given to Mahact."""
    table = position(
        "mahact, naalu, sol",
        frames=[("status_phase_over",), ("agenda_phase",)],
        mahact={"texts": "leader.the_oracle, faction.mahact.hubris"},
    )
    say(table, "mahact react leader.the_oracle")
    assert asked(table) == {"naalu": "surrender_note"}
    _, decision = table.find(1)
    deal = {"with": "seat_1", "gives": {"note": ["alliance@seat_2"]}, "gets": {}}
    assert decision.refuse(decision.decode(deal)) is not None
    table.answer_plain(1, {**deal, "gives": {"note": ["ceasefire@seat_2"]}}, "surrender_note")
    assert NOTE.index["ceasefire@seat_2"] in player(table, "mahact").notes

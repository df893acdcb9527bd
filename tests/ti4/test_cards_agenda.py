"""The action cards of the agenda phase of Twilight Imperium 4, except for the riders."""

from __future__ import annotations

import pytest

from orrery.core.abilities import Ability
from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import CARD
from tests.ti4.councils import agenda, cast, council, discarded, holder, sitting, votes
from tests.ti4.notation import asked, options, planet, player, say, seat_of, state

LAW = "agenda.shared_research"
OTHER_LAW = "agenda.conventions_of_war"
MINISTER = "agenda.minister_of_war"


def cards(*names: str) -> list[Ability]:
    return [CARD.index[name] for name in names]


def tired(table: Table, *names: str) -> list[str]:
    """Which of these planets are exhausted."""
    return [name for name in names if state(table).exhausted >> planet(name) & 1]


# --- Ancient Burial Sites ----------------------------------------------------------------------------------------


def test_ancient_burial_sites_exhausts_the_cultural_planets_of_a_player() -> None:
    table = council(LAW, sol={"hand": "ancient_burial_sites"})
    assert asked(table) == {"sol": "react"}, "before the first agenda is revealed"
    assert agenda(table) == ""
    say(table, "sol react card.ancient_burial_sites; sol aim_player hacan")
    assert tired(table, "quann", "hercant", "mehar_xull", "wellon") == ["quann"]
    assert state(table).discard == cards("ancient_burial_sites")


def test_ancient_burial_sites_knows_traits_that_are_attached() -> None:
    table = council(LAW, attached={"mehar_xull": "terraform"}, sol={"hand": "ancient_burial_sites"})
    say(table, "sol react card.ancient_burial_sites; sol aim_player letnev")
    assert tired(table, "mehar_xull", "wren_terra") == ["mehar_xull"]


# --- Veto --------------------------------------------------------------------------------------------------------


def test_veto_brings_the_next_agenda_in_place_of_the_first() -> None:
    table = council(f"{LAW}, {MINISTER}", hacan={"hand": "veto"})
    say(table, "hacan react card.veto")
    assert (agenda(table), sitting(table).number) == ("minister_of_war", 1)
    assert discarded(table) == ["shared_research"]
    cast(table, "letnev letnev wren_terra; hacan nothing; sol nothing")
    assert holder(table, "minister_of_war") == "letnev"
    assert sitting(table).number == 2


def test_veto_can_be_left_for_the_second_agenda() -> None:
    table = council(f"{LAW}, {MINISTER}", hacan={"hand": "veto"})
    say(table, "hacan react nothing")
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    say(table, "hacan react card.veto")
    assert (agenda(table), sitting(table).number) == ("regulated_conscription", 2)


@pytest.mark.rule("LRR 31.15", "LRR 31.16")
def test_when_an_agenda_is_revealed_comes_before_after_it_is_revealed() -> None:
    table = council(
        f"{LAW}, {MINISTER}", sol={"hand": "assassinate_representative"}, hacan={"hand": "veto, trade_rider"}
    )
    assert options(table, "hacan") == ["card.veto", "none"]
    say(table, "hacan react card.veto")
    assert agenda(table) == "minister_of_war"
    assert asked(table) == {"sol": "react"}, "those who have something for after it begin with the speaker"


@pytest.mark.rule("LRR 31.20")
def test_in_the_agenda_phase_all_are_asked_in_turn_from_the_speaker_on_until_nobody_wants_more() -> None:
    table = council(
        LAW,
        sol={"hand": "trade_rider"},
        letnev={"hand": "leadership_rider"},
        hacan={"hand": "imperial_rider, politics_rider"},
    )
    say(table, "sol react nothing; letnev react nothing; hacan react card.imperial_rider; hacan aim_outcome for")
    assert asked(table) == {"sol": "react"}, "whoever passed may still answer"
    say(table, "sol react nothing; letnev react card.leadership_rider; letnev aim_outcome against")
    say(table, "hacan react nothing; sol react nothing")
    assert asked(table) == {"sol": "vote"}, "the others have riders and cannot vote"


@pytest.mark.rule("LRR 31.20")
def test_strategy_cards_do_not_matter_for_the_order_in_the_agenda_phase() -> None:
    table = council(
        LAW,
        letnev={"hand": "leadership_rider", "strategies": "imperial"},
        hacan={"hand": "imperial_rider", "strategies": "leadership"},
    )
    assert asked(table) == {"letnev": "react"}, "the first one from the speaker on, not the first one by initiative"
    say(table, "letnev react nothing")
    assert asked(table) == {"hacan": "react"}


# --- Diplomatic Pressure -----------------------------------------------------------------------------------------


def surrender(table: Table) -> None:
    """Letnev gives Sol a Ceasefire."""
    table.answer_plain(seat_of(table, "letnev"), {"with": "seat_1", "gives": {"note": ["ceasefire@seat_2"]}})


def test_diplomatic_pressure_another_player_gives_a_note_of_choice() -> None:
    table = council(LAW, sol={"hand": "diplomatic_pressure"})
    before = len(player(table, "sol").notes), len(player(table, "letnev").notes)
    say(table, "sol react card.diplomatic_pressure")
    assert options(table, "sol") == ["seat_2", "seat_3"]
    say(table, "sol aim_player letnev")
    assert asked(table) == {"letnev": "surrender_note"}
    assert len(options(table, "letnev")) == before[1]
    surrender(table)
    assert (len(player(table, "sol").notes), len(player(table, "letnev").notes)) == (before[0] + 1, before[1] - 1)
    assert asked(table) == {"letnev": "vote"}


# --- Assassinate Representative ----------------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.16")
def test_assassinate_representative_a_player_cannot_vote_on_this_agenda() -> None:
    table = council(f"{LAW}, {OTHER_LAW}", hacan={"hand": "assassinate_representative"})
    say(table, "hacan react card.assassinate_representative; hacan aim_player letnev")
    assert asked(table) == {"hacan": "vote"}
    cast(table, "hacan for quann; sol nothing")
    assert (agenda(table), asked(table)) == ("conventions_of_war", {"letnev": "vote"}), "but on the next one"


@pytest.mark.rule("LRR 2.16")
def test_whoever_cannot_vote_casts_no_additional_votes_either() -> None:
    table = council(
        LAW,
        sol={"hand": "assassinate_representative"},
        letnev={"hand": "bribery, distinguished_councilor", "goods": 3},
    )
    say(table, "sol react card.assassinate_representative; sol aim_player letnev")
    cast(table, "hacan for quann; sol nothing")
    assert agenda(table) == "regulated_conscription", "Letnev was not asked at all"


# --- Distinguished Councilor -------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.15")
def test_distinguished_councilor_casts_five_more_votes_for_the_same_outcome() -> None:
    table = council(LAW, letnev={"hand": "distinguished_councilor"})
    cast(table, "letnev against wren_terra")
    say(table, "letnev react card.distinguished_councilor")
    assert votes(table) == [(1, "against", 6)]


def test_distinguished_councilor_is_not_for_those_who_abstain() -> None:
    table = council(LAW, letnev={"hand": "distinguished_councilor"})
    cast(table, "letnev nothing")
    assert asked(table) == {"hacan": "vote"}


@pytest.mark.rule("LRR F.36")
def test_additional_votes_do_not_let_the_distinguished_councilor_speak() -> None:
    table = council(LAW, letnev={"hand": "bribery, distinguished_councilor", "goods": 2})
    cast(table, "letnev for wren_terra")
    say(table, "letnev react nothing")
    cast(table, "hacan nothing; sol against jord")
    say(table, "letnev react card.bribery")
    assert options(table, "letnev") == ["1", "2"]
    say(table, "letnev aim_amount 2")
    assert holder(table, "shared_research") == "all", "Letnev was not asked about the councilor again"
    assert player(table, "letnev").hand == cards("distinguished_councilor")


# --- Bribery -----------------------------------------------------------------------------------------------------


def test_bribery_trade_goods_become_votes_after_the_speaker_has_voted() -> None:
    table = council(LAW, letnev={"hand": "bribery", "goods": 4})
    cast(table, "letnev for wren_terra; hacan nothing; sol against jord")
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react card.bribery; letnev aim_amount 3")
    assert player(table, "letnev").goods == 1
    assert holder(table, "shared_research") == "all", "four votes against two"


@pytest.mark.rule("LRR F.43")
def test_bribery_can_be_played_when_the_speaker_abstains_or_cannot_vote() -> None:
    table = council(LAW, letnev={"hand": "bribery", "goods": 4})
    cast(table, "letnev for wren_terra; hacan against quann; sol nothing")
    assert asked(table) == {"letnev": "react"}
    table = council(LAW, letnev={"hand": "bribery, assassinate_representative", "goods": 4})
    say(table, "letnev react card.assassinate_representative; letnev aim_player sol")
    cast(table, "letnev for wren_terra; hacan against quann")
    say(table, "letnev react card.bribery; letnev aim_amount 1")
    assert holder(table, "shared_research") == "all"


def test_bribery_is_for_those_who_have_voted_and_have_trade_goods() -> None:
    table = council(LAW, letnev={"hand": "bribery", "goods": 4})
    cast(table, "letnev nothing; hacan for quann; sol nothing")
    assert agenda(table) == "regulated_conscription"
    table = council(LAW, letnev={"hand": "bribery"})
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert agenda(table) == "regulated_conscription"


def test_bribery_of_the_speaker() -> None:
    table = council(LAW, sol={"hand": "bribery", "goods": 2})
    cast(table, "letnev for mehar_xull; hacan nothing; sol against jord")
    say(table, "sol react card.bribery; sol aim_amount 2")
    assert holder(table, "shared_research") == ""


# --- Confusing and Confounding Legal Text ------------------------------------------------------------------------


def test_confusing_legal_text_the_elected_player_names_another_one() -> None:
    table = council(MINISTER, letnev={"hand": "confusing_legal_text"})
    cast(table, "letnev nothing; hacan letnev quann; sol nothing")
    say(table, "letnev react card.confusing_legal_text")
    assert options(table, "letnev") == ["seat_1", "seat_3"]
    say(table, "letnev aim_player sol")
    assert holder(table, "minister_of_war") == "sol"


def test_confusing_legal_text_is_for_the_elected_player_only() -> None:
    table = council(f"{MINISTER}, {LAW}", letnev={"hand": "confusing_legal_text"})
    cast(table, "letnev nothing; hacan hacan quann; sol nothing")
    assert holder(table, "minister_of_war") == "hacan"
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert holder(table, "shared_research") == "all", "and not where nobody is elected"


def test_confounding_legal_text_a_player_is_elected_instead_of_another() -> None:
    table = council(f"{MINISTER}, {LAW}", sol={"hand": "confounding_legal_text"})
    cast(table, "letnev letnev wren_terra; hacan nothing; sol nothing")
    say(table, "sol react card.confounding_legal_text")
    assert holder(table, "minister_of_war") == "sol"


def test_confounding_legal_text_is_of_no_use_to_the_elected_player() -> None:
    table = council(MINISTER, sol={"hand": "confounding_legal_text"})
    cast(table, "letnev sol wren_terra; hacan nothing; sol nothing")
    assert holder(table, "minister_of_war") == "sol"
    assert player(table, "sol").hand == cards("confounding_legal_text")


def test_both_legal_texts_may_follow_each_other() -> None:
    table = council(MINISTER, sol={"hand": "confounding_legal_text"}, letnev={"hand": "confusing_legal_text"})
    cast(table, "letnev letnev wren_terra; hacan nothing; sol nothing")
    say(table, "sol react nothing; letnev react card.confusing_legal_text; letnev aim_player hacan")
    say(table, "sol react card.confounding_legal_text")
    assert holder(table, "minister_of_war") == "sol"


# --- Deadly Plot -------------------------------------------------------------------------------------------------


def test_deadly_plot_the_agenda_is_discarded_and_all_planets_are_exhausted() -> None:
    table = council(f"{LAW}, {OTHER_LAW}", letnev={"hand": "deadly_plot"})
    cast(table, "letnev against wren_terra; hacan for hercant, quann; sol nothing")
    say(table, "letnev react card.deadly_plot")
    assert holder(table, "shared_research") == ""
    assert discarded(table) == ["shared_research"]
    assert tired(table, "mehar_xull", "wren_terra", "arc_prime") == ["mehar_xull", "wren_terra", "arc_prime"]
    assert (agenda(table), sitting(table).number) == ("conventions_of_war", 2), "it is not replaced"


def test_deadly_plot_is_for_those_who_voted_for_or_predicted_another_outcome() -> None:
    table = council(LAW, letnev={"hand": "deadly_plot"})
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert holder(table, "shared_research") == "all"
    table = council(LAW, letnev={"hand": "deadly_plot"})
    cast(table, "letnev nothing; hacan for quann; sol nothing")
    assert holder(table, "shared_research") == "all", "abstaining is no vote"
    table = council(LAW, letnev={"hand": "deadly_plot, trade_rider"})
    say(table, "letnev react card.trade_rider; letnev aim_outcome against")
    cast(table, "hacan for quann; sol nothing")
    say(table, "letnev react card.deadly_plot")
    assert holder(table, "shared_research") == ""

"""The agendas of Twilight Imperium 4 about objectives."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import OBJECTIVE
from orrery.games.ti4.rules.secrets import secrets_scored
from tests.ti4.agendas import adjourn, decided
from tests.ti4.councils import agenda, cast, council, discarded, holder
from tests.ti4.notation import asked, options, player, position, say, seat_of, state


def public(table: Table) -> list[str]:
    return [OBJECTIVE.names[one] for one in state(table).objectives]


def shown(table: Table, faction: str) -> list[str]:
    """The secret objectives of a player that all can see."""
    return [OBJECTIVE.names[one] for one in player(table, faction).open_secrets]


# --- Archived Secret ---------------------------------------------------------------------------------------------


def test_archived_secret_is_a_new_secret_objective() -> None:
    table = decided("archived_secret", "hacan", hacan={"secrets": "form_a_spy_network"})
    assert len(player(table, "hacan").secrets) == 2


@pytest.mark.rule("LRR 14.21")
def test_archived_secret_leaves_no_more_than_three() -> None:
    table = decided(
        "archived_secret",
        "hacan",
        hacan={"secrets": "form_a_spy_network, threaten_enemies", "scored": "adapt_new_strategies"},
    )
    say(table, "hacan return_secret threaten_enemies")
    assert len(player(table, "hacan").secrets) == 2


# --- Classified Document Leaks -----------------------------------------------------------------------------------

SCORED: dict[str, Any] = {"hacan": {"scored": "form_a_spy_network, threaten_enemies", "points": 2}}


def test_classified_document_leaks_makes_a_scored_secret_objective_public() -> None:
    table = council("agenda.classified_document_leaks", **SCORED)
    assert options(table, "letnev") == ["objective.form_a_spy_network", "objective.threaten_enemies", "none"]
    cast(table, "letnev objective.form_a_spy_network mehar_xull; hacan nothing; sol nothing")
    assert "form_a_spy_network" in public(table)
    assert secrets_scored(state(table), seat_of(table, "hacan")) == 1
    assert player(table, "hacan").points == 2


def test_classified_document_leaks_lets_others_score_the_objective() -> None:
    table = decided(
        "classified_document_leaks",
        "objective.master_the_laws_of_physics",
        frames=[("agenda_phase",), ("status_phase",)],
        hacan={"scored": "master_the_laws_of_physics"},
        sol={"technologies": "antimass_deflectors, gravity_drive, fleet_logistics, light_wave_deflector"},
    )
    cast(table, "letnev nothing; hacan nothing; sol nothing")
    say(table, "sol decide against; sol score master_the_laws_of_physics")
    assert player(table, "sol").points == 1


def test_classified_document_leaks_is_replaced_if_nobody_has_scored_a_secret_objective() -> None:
    scored = {"scored": "sway_the_council"}
    table = council("agenda.classified_document_leaks, agenda.mutiny", objectives="sway_the_council", sol=scored)
    assert (agenda(table), discarded(table)) == ("mutiny", ["classified_document_leaks"])


def test_classified_document_leaks_lets_others_score_an_objective_of_the_action_phase() -> None:
    table = position(
        laws="agenda.classified_document_leaks",
        objectives="brave_the_void",
        tiles={"101": "45"},
        sol={"space": {"101": "2 cruiser"}},
        letnev={"space": {"101": "destroyer"}},
        hacan={"scored": "brave_the_void"},
        dice=[1, 1, 10, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101; sol react agenda.classified_document_leaks")
    assert player(table, "sol").points == 1
    assert player(table, "sol").scored == player(table, "hacan").scored


@pytest.mark.rule("LRR 14.16")
def test_a_leaked_objective_is_not_scored_without_the_home_system() -> None:
    table = position(
        laws="agenda.classified_document_leaks",
        objectives="brave_the_void",
        tiles={"101": "45", "205": "19"},
        planets={"jord": "hacan", "wellon": "sol: infantry"},
        sol={"space": {"101": "2 cruiser"}},
        letnev={"space": {"101": "destroyer"}},
        hacan={"scored": "brave_the_void"},
        dice=[1, 1, 10, 1, 1],
    )
    say(table, "sol act tactical; sol activate 101")
    assert (player(table, "sol").points, asked(table)) == (0, {"letnev": "act"})


@pytest.mark.rule("LRR F.22")
def test_an_objective_that_was_leaked_is_neither_public_nor_secret_once_the_law_is_gone() -> None:
    table = council("agenda.classified_document_leaks, agenda.judicial_abolishment", **SCORED)
    cast(table, "letnev objective.threaten_enemies mehar_xull; hacan nothing; sol nothing")
    cast(table, "letnev law.classified_document_leaks; hacan nothing; sol nothing")
    assert holder(table, "classified_document_leaks") == ""
    assert "threaten_enemies" not in public(table)
    assert secrets_scored(state(table), seat_of(table, "hacan")) == 1
    assert player(table, "hacan").points == 2


# --- Incentive Program -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("outcome", "stage"), [("for", "stage_one"), ("against", "stage_two")])
def test_incentive_program_reveals_another_objective(outcome: str, stage: str) -> None:
    table = council("agenda.incentive_program")
    before, left, deck = len(public(table)), state(table).ones_left, len(getattr(state(table), stage))
    cast(table, f"letnev {outcome} mehar_xull; hacan nothing; sol nothing")
    assert len(public(table)) == before + 1
    assert len(getattr(state(table), stage)) == deck - 1
    assert state(table).ones_left == left, "those beside the track are not touched"


# --- Search Warrant ----------------------------------------------------------------------------------------------


def test_search_warrant_brings_two_secret_objectives_and_opens_all() -> None:
    table = decided("search_warrant", "hacan", hacan={"secrets": "form_a_spy_network"})
    assert (player(table, "hacan").secrets, len(shown(table, "hacan"))) == ([], 3)
    seen = table.view(seat_of(table, "sol")).state.players[2].open_secrets
    assert seen == player(table, "hacan").open_secrets, "all can see them"


def test_search_warrant_does_not_raise_the_limit() -> None:
    secrets = "form_a_spy_network, threaten_enemies"
    table = decided("search_warrant", "hacan", hacan={"secrets": secrets})
    say(table, "hacan aim_objective threaten_enemies")
    assert len(shown(table, "hacan")) == 3
    assert "threaten_enemies" not in shown(table, "hacan")


def test_search_warrant_lets_open_secret_objectives_be_scored() -> None:
    table = decided(
        "search_warrant",
        "sol",
        frames=[("agenda_phase",), ("status_phase",)],
        secret_deck="form_a_spy_network, threaten_enemies",
        sol={
            "secrets": "master_the_laws_of_physics",
            "technologies": "antimass_deflectors, gravity_drive, fleet_logistics, light_wave_deflector",
        },
    )
    adjourn(table)
    say(table, "sol react objective.master_the_laws_of_physics")
    assert (len(shown(table, "sol")), player(table, "sol").points) == (2, 1)


def test_search_warrant_opens_what_is_drawn_later() -> None:
    table = position(
        laws="agenda.search_warrant sol", sol={"strategies": "imperial", "scored": "threaten_enemies, seize_an_icon"}
    )
    say(table, "letnev act pass; hacan act pass; sol act imperial; sol draw_secret yes")
    assert (player(table, "sol").secrets, len(shown(table, "sol"))) == ([], 1)


def test_secret_objectives_are_hidden_again_when_the_search_warrant_is_gone() -> None:
    table = decided(
        "judicial_abolishment",
        "law.search_warrant",
        laws="agenda.search_warrant hacan",
        hacan={"secrets": "form_a_spy_network"},
    )
    assert (shown(table, "hacan"), len(player(table, "hacan").secrets)) == ([], 1)
    assert asked(table) == {"letnev": "vote"}

"""The agendas of Twilight Imperium 4 about the council itself: votes, laws, points."""

from __future__ import annotations

import pytest

from orrery.games.ti4.rules.card_data import AGENDAS, AgendaRow
from orrery.games.ti4.rules.laws import ATTACHED_BY
from orrery.games.ti4.rules.texts import text
from tests.ti4.agendas import adjourn, decided, exhausted
from tests.ti4.councils import BASE, agenda, cast, council, discarded, holder, sitting, votes
from tests.ti4.notation import asked, options, planet, player, say, state

# --- every law that is elected for something ---------------------------------------------------------------------

OFFICES = [it for it in AGENDAS if it.law and it.elect == "player"]
ON_PLANETS = [it for it in AGENDAS if it.law and it.elect.endswith("planet")]
WORLDS = {"cultural_planet": "quann", "hazardous_planet": "mehar_xull", "industrial_planet": "wellon"}


@pytest.mark.rule("LRR 1.3", "LRR 1.4")
@pytest.mark.parametrize("it", OFFICES, ids=lambda it: str(it.name))
def test_an_office_goes_to_the_elected_player(it: AgendaRow) -> None:
    table = decided(it.name, "hacan", options=BASE if it.base_only else {})
    assert holder(table, it.name) == "hacan"
    assert discarded(table) == []


@pytest.mark.rule("LRR 11.1")
@pytest.mark.parametrize("it", ON_PLANETS, ids=lambda it: str(it.name))
def test_a_law_for_a_planet_is_attached_to_it(it: AgendaRow) -> None:
    where = WORLDS[it.elect]
    table = decided(it.name, f"planet.{where}", options=BASE)
    law = text(f"agenda.{it.name}")
    assert state(table).law_planets == {law: planet(where)}
    assert state(table).attached == {planet(where): [ATTACHED_BY[law]]}


# --- Committee Formation -----------------------------------------------------------------------------------------


def test_committee_formation_elects_a_player_without_a_vote() -> None:
    table = council("agenda.minister_of_policy", laws="agenda.committee_formation hacan")
    assert asked(table) == {"hacan": "react"}
    say(table, "hacan react agenda.committee_formation; hacan aim_outcome sol")
    assert holder(table, "minister_of_policy") == "sol"
    assert (holder(table, "committee_formation"), discarded(table)) == ("", ["committee_formation"])
    assert agenda(table) == "regulated_conscription"
    assert state(table).exhausted == 0


def test_committee_formation_may_be_kept() -> None:
    table = council("agenda.minister_of_policy", laws="agenda.committee_formation hacan")
    say(table, "hacan react nothing")
    assert asked(table) == {"letnev": "vote"}
    assert holder(table, "committee_formation") == "hacan"


@pytest.mark.parametrize("name", ["mutiny", "compensated_disarmament"])
def test_committee_formation_is_only_for_elections_of_players(name: str) -> None:
    table = council(f"agenda.{name}", laws="agenda.committee_formation hacan")
    assert asked(table) == {"letnev": "vote"}


def test_committee_formation_goes_to_the_elected_player() -> None:
    assert holder(decided("committee_formation", "hacan"), "committee_formation") == "hacan"


def test_committee_formation_works_for_covert_legislation_that_elects_a_player() -> None:
    table = council("agenda.covert_legislation, agenda.minister_of_policy", laws="agenda.committee_formation hacan")
    say(table, "hacan react agenda.committee_formation; hacan aim_outcome hacan")
    assert holder(table, "minister_of_policy") == "hacan"


# --- Covert Legislation ------------------------------------------------------------------------------------------


def test_covert_legislation_is_a_vote_on_an_agenda_that_only_the_speaker_knows() -> None:
    table = council("agenda.covert_legislation, agenda.mutiny")
    assert (agenda(table), options(table, "letnev")) == ("covert_legislation", ["for", "against", "none"])
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert player(table, "letnev").points == 1
    assert discarded(table) == ["covert_legislation", "mutiny"]


def test_covert_legislation_passes_over_an_agenda_that_would_be_discarded_at_once() -> None:
    table = council("agenda.covert_legislation, agenda.new_constitution, agenda.mutiny")
    assert discarded(table) == ["new_constitution"]
    cast(table, "letnev against mehar_xull; hacan nothing; sol nothing")
    assert discarded(table) == ["new_constitution", "covert_legislation", "mutiny"]


# --- Judicial Abolishment ----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 1.5")
def test_judicial_abolishment_discards_the_elected_law() -> None:
    laws = "agenda.shared_research, agenda.minister_of_war hacan"
    table = council("agenda.judicial_abolishment", laws=laws)
    assert options(table, "letnev") == ["law.minister_of_war", "law.shared_research", "none"]
    cast(table, "letnev law.minister_of_war mehar_xull; hacan nothing; sol nothing")
    assert (holder(table, "minister_of_war"), holder(table, "shared_research")) == ("", "all")
    assert discarded(table) == ["minister_of_war", "judicial_abolishment"]


@pytest.mark.parametrize("name", ["judicial_abolishment", "miscount_disclosed", "new_constitution"])
def test_without_laws_another_agenda_is_revealed(name: str) -> None:
    table = council(f"agenda.{name}, agenda.mutiny")
    assert (agenda(table), discarded(table)) == ("mutiny", [name])


# --- Miscount Disclosed ------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.23")
def test_miscount_disclosed_puts_a_law_to_the_vote_again_while_it_stays_in_force() -> None:
    table = decided(
        "miscount_disclosed",
        "law.representative_government",
        "letnev law.representative_government; hacan nothing; sol nothing",
        laws="agenda.representative_government",
    )
    assert agenda(table) == "representative_government"
    assert holder(table, "representative_government") == "all"
    cast(table, "letnev against; hacan nothing; sol nothing")
    assert state(table).exhausted == 0, "planets still cast no votes"
    assert (holder(table, "representative_government"), agenda(table)) == ("", "regulated_conscription")
    assert discarded(table) == ["miscount_disclosed", "representative_government"]


def test_committee_formation_may_decide_who_has_it_next() -> None:
    """Its owner discards it for the vote on itself; it is one card all the same."""
    table = decided("miscount_disclosed", "law.committee_formation", laws="agenda.committee_formation hacan")
    say(table, "hacan react agenda.committee_formation; hacan aim_outcome sol")
    assert holder(table, "committee_formation") == "sol"
    assert discarded(table) == ["miscount_disclosed"]


def test_miscount_disclosed_can_give_an_office_to_another_player() -> None:
    laws = "agenda.political_censure sol"
    table = decided("miscount_disclosed", "law.political_censure", laws=laws, sol={"points": 3})
    cast(table, "letnev hacan; hacan nothing; sol nothing")
    assert holder(table, "political_censure") == "hacan"
    assert (player(table, "sol").points, player(table, "hacan").points) == (2, 1)


# --- New Constitution --------------------------------------------------------------------------------------------


def test_new_constitution_discards_all_laws_and_exhausts_home_planets_in_the_next_round() -> None:
    laws = "agenda.shared_research, agenda.minister_of_war hacan"
    table = decided("new_constitution", "for", laws=laws)
    assert (holder(table, "minister_of_war"), holder(table, "shared_research")) == ("", "")
    adjourn(table)
    homes = ("jord", "arc_prime", "wren_terra", "arretze", "hercant", "kamdorn")
    assert exhausted(table, *homes, "mehar_xull", "wellon") == [*homes]
    assert not state(table).effects


def test_new_constitution_against_changes_nothing() -> None:
    table = decided("new_constitution", "against", laws="agenda.shared_research")
    assert holder(table, "shared_research") == "all"
    adjourn(table)
    assert state(table).exhausted == 0


# --- Mutiny ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR F.20")
def test_mutiny_rewards_those_who_voted_for_it() -> None:
    ballots = "letnev for mehar_xull; hacan nothing; sol for jord"
    table = decided("mutiny", "for", ballots)
    assert [player(table, who).points for who in ("letnev", "hacan", "sol")] == [1, 0, 1]


def test_mutiny_against_costs_them_a_point() -> None:
    ballots = "letnev against mehar_xull; hacan for quann; sol for wellon"
    table = decided("mutiny", "against", ballots, sol={"points": 4}, hacan={"points": 0})
    assert agenda(table) == "mutiny", "it is a draw, which the speaker decides"
    say(table, "sol decide against")
    assert [player(table, who).points for who in ("letnev", "hacan", "sol")] == [0, 0, 3]


@pytest.mark.rule("LRR 77.7")
def test_mutiny_can_end_the_game_for_the_first_of_those_who_get_there_together() -> None:
    ballots = "letnev for mehar_xull; hacan for quann; sol nothing"
    table = decided("mutiny", "for", ballots, hacan={"points": 9}, letnev={"points": 9})
    assert state(table).winners == [1], "Letnev is nearer to the speaker"


# --- Public Execution --------------------------------------------------------------------------------------------


def test_public_execution_takes_cards_speaker_token_and_votes() -> None:
    table = decided("public_execution", "sol", sol={"hand": "morale_boost, plague"})
    assert player(table, "sol").hand == []
    assert state(table).speaker == 1, "Letnev sits on the left"
    cast(table, "hacan nothing; letnev nothing")
    assert asked(table) == {"letnev": "decide"}, "Sol does not vote"
    say(table, "letnev decide against")
    assert not state(table).effects


def test_public_execution_of_somebody_else_leaves_the_speaker() -> None:
    table = decided("public_execution", "hacan", hacan={"hand": "plague"})
    assert (player(table, "hacan").hand, state(table).speaker) == ([], 0)


# --- Representative Government -----------------------------------------------------------------------------------

BOTH = [("representative_government_base", BASE), ("representative_government", {})]


@pytest.mark.parametrize(("name", "more"), BOTH)
def test_representative_government_gives_each_player_one_vote(name: str, more: dict[str, str]) -> None:
    table = decided(name, "for", options=more)
    assert holder(table, name) == "all"
    cast(table, "letnev for; hacan for")
    assert votes(table) == [(1, "for", 1), (2, "for", 1)]
    cast(table, "sol against")
    assert holder(table, "regulated_conscription") == "all"


@pytest.mark.parametrize(("name", "more"), BOTH)
def test_representative_government_against_exhausts_cultural_planets_of_those_who_voted_so(
    name: str, more: dict[str, str]
) -> None:
    ballots = "letnev for wren_terra; hacan against hercant, kamdorn; sol nothing"
    table = decided(name, "against", ballots, options=more, planets={"lodor": "sol"}, tiles={"207": "26"})
    assert holder(table, name) == "", "what is still to come is no law in play"
    adjourn(table)
    assert exhausted(table, "quann", "lodor", "hercant", "mehar_xull") == ["quann"]
    assert not state(table).effects


@pytest.mark.parametrize(("name", "more", "count"), [(*BOTH[0], 2), (*BOTH[1], 1)])
def test_representative_government_of_the_expansion_forbids_additional_votes(
    name: str, more: dict[str, str], count: int
) -> None:
    table = council("agenda.mutiny", laws=f"agenda.{name}", options=more, letnev={"hand": "distinguished_councilor"})
    say(table, "letnev vote for")
    if count == 2:
        say(table, "letnev react card.distinguished_councilor")
    assert sitting(table).votes[0][2] == (6 if count == 2 else 1)


# --- Seed of an Empire -------------------------------------------------------------------------------------------


def test_seed_of_an_empire_for_is_a_point_for_the_leader() -> None:
    table = decided("seed_of_an_empire", "for", sol={"points": 4}, hacan={"points": 2})
    assert [player(table, who).points for who in ("sol", "letnev", "hacan")] == [5, 0, 2]


@pytest.mark.rule("LRR 77.5")
def test_seed_of_an_empire_against_is_a_point_for_all_who_have_fewest() -> None:
    table = decided("seed_of_an_empire", "against", sol={"points": 4})
    assert [player(table, who).points for who in ("sol", "letnev", "hacan")] == [4, 1, 1]

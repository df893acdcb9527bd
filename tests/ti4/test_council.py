"""The agenda phase of Twilight Imperium 4 (LRR 2): what is revealed, who votes for what, and what is decided."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.hooks import AGENDAS, Agenda
from orrery.games.ti4.rules.laws import laws_in_play
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_SEAT, Outcome
from orrery.games.ti4.rules.transactions import traders
from tests.ti4.bargains import trade
from tests.ti4.councils import BASE, agenda, cast, council, discarded, holder, sitting, votes
from tests.ti4.notation import asked, options, planet, player, say, seat_of, state, why_not

LAW = "agenda.shared_research"
OTHER_LAW = "agenda.conventions_of_war"
MINISTER = "agenda.minister_of_war"


def is_ready(table: Table, name: str) -> bool:
    return not state(table).exhausted >> planet(name) & 1


# --- the phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.1")
def test_there_is_no_agenda_phase_while_the_custodians_are_on_mecatol_rex() -> None:
    table = council(LAW, custodians=True)
    assert asked(table) == {"sol": "take"}
    assert state(table).phase == "strategy"


@pytest.mark.rule("LRR 2.2", "LRR 2.2i", "LRR 2.3", "LRR 1.1")
def test_two_agendas_are_revealed_voted_on_and_resolved() -> None:
    table = council(f"{LAW}, {OTHER_LAW}")
    assert (agenda(table), sitting(table).number) == ("shared_research", 1)
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert (agenda(table), sitting(table).number) == ("conventions_of_war", 2)
    cast(table, "letnev for; hacan nothing; sol nothing")
    assert (agenda(table), asked(table)) == ("", {"sol": "take"})
    assert (holder(table, "shared_research"), holder(table, "conventions_of_war")) == ("all", "all")


@pytest.mark.rule("LRR 2.4")
def test_at_the_end_all_planets_are_readied_and_a_new_round_begins() -> None:
    table = council(f"{LAW}, {OTHER_LAW}", letnev={"exhausted": "arc_prime"})
    cast(table, "letnev for mehar_xull, wren_terra; hacan for quann; sol for jord")
    assert state(table).exhausted.bit_count() == 5
    cast(table, "hacan for hercant; sol nothing")
    assert state(table).exhausted == 0
    assert (state(table).round, asked(table)) == (2, {"sol": "take"})


@pytest.mark.rule("LRR 2.6")
def test_planets_exhausted_for_the_first_agenda_cast_no_votes_on_the_second() -> None:
    table = council(f"{LAW}, {OTHER_LAW}")
    cast(table, "letnev for mehar_xull; hacan nothing; sol for jord, wellon")
    cast(table, "letnev for; hacan nothing")
    assert asked(table) == {"sol": "take"}, "Sol has no votes left and is not asked"


# --- revealing ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.2i", "LRR 59.5")
def test_an_empty_agenda_deck_is_made_anew_from_the_discard_pile() -> None:
    table = council(f"{LAW}, nothing")
    assert (len(state(table).agendas), len(state(table).agenda_discard)) == (49, 0), "at once (R.41)"
    cast(table, "letnev for wren_terra; hacan nothing; sol nothing")
    assert (len(state(table).agendas), len(state(table).agenda_discard)) == (48, 0)
    assert sitting(table).number == 2


def test_an_agenda_that_says_so_is_discarded_for_another_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(s: Imperium, outcome: Outcome) -> None:
        raise AssertionError("it is not resolved")

    void = Agenda(nothing, None, lambda s: not laws_in_play(s))
    monkeypatch.setitem(AGENDAS, text("agenda.judicial_abolishment"), void)
    table = council(f"agenda.judicial_abolishment, {LAW}")
    assert (agenda(table), sitting(table).number) == ("shared_research", 1)
    assert discarded(table) == ["judicial_abolishment"]
    table = council("agenda.judicial_abolishment", laws=LAW)
    assert agenda(table) == "judicial_abolishment"


# --- who votes, and how (LRR 2.5 to 2.16) ------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.2ii", "LRR 81.2")
def test_votes_are_cast_clockwise_from_the_speakers_left_the_speaker_last() -> None:
    table = council(LAW)
    order: list[str] = []
    while asked(table) != {"sol": "decide"}:
        order += asked(table)
        cast(table, f"{order[-1]} nothing")
    assert order == ["letnev", "hacan", "sol"]


@pytest.mark.rule("LRR 2.5", "LRR 2.6", "LRR 2.6a", "LRR 2.12")
def test_exhausted_planets_cast_votes_to_the_amount_of_their_influence() -> None:
    table = council(LAW)
    say(table, "letnev vote for")
    assert options(table, "letnev") == ["wren_terra", "mehar_xull", "wren_terra+mehar_xull"], "Arc Prime has no votes"
    say(table, "letnev cast_votes mehar_xull, wren_terra")
    assert votes(table) == [(1, "for", 4)]
    assert not is_ready(table, "mehar_xull")
    assert not is_ready(table, "wren_terra")
    assert is_ready(table, "arc_prime")


@pytest.mark.rule("LRR 2.6", "LRR 11.1")
def test_what_is_attached_to_a_planet_counts_for_its_votes() -> None:
    table = council(LAW, attached={"mehar_xull": "paradise_world"})
    cast(table, "letnev for mehar_xull")
    assert votes(table) == [(1, "for", 5)]


@pytest.mark.rule("LRR 2.7")
def test_all_votes_of_a_player_go_to_the_same_outcome() -> None:
    table = council(LAW)
    cast(table, "letnev for mehar_xull")
    assert asked(table) == {"hacan": "vote"}, "Letnev has voted and is not asked for another outcome"


@pytest.mark.rule("LRR 2.8")
def test_where_there_is_for_and_against_votes_are_for_one_of_the_two() -> None:
    table = council(LAW)
    assert options(table, "letnev") == ["for", "against", "none"]
    assert why_not(table, "letnev vote sol") == "LRR 2.9"


@pytest.mark.rule("LRR 2.9", "LRR 2.10")
def test_players_may_vote_for_any_player_and_for_themselves() -> None:
    table = council(MINISTER)
    assert options(table, "letnev") == ["seat_1", "seat_2", "seat_3", "none"]
    cast(table, "letnev letnev mehar_xull; hacan nothing; sol nothing")
    assert holder(table, "minister_of_war") == "letnev"


@pytest.mark.rule("LRR 2.11")
def test_only_planets_that_somebody_controls_can_be_elected() -> None:
    table = council("agenda.compensated_disarmament", planets={"quann": ":"})
    named = options(table, "letnev")
    assert {"planet.jord", "planet.mehar_xull", "planet.wellon"} <= {*named}
    assert "planet.quann" not in named
    assert "planet.mecatol_rex" not in named
    assert why_not(table, "letnev vote planet.quann") == "LRR 2.9"


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("core_mining", ["planet.mehar_xull"]),
        ("senate_sanctuary", ["planet.quann"]),
        ("research_team_biotic", ["planet.wellon"]),
    ],
)
@pytest.mark.rule("LRR 2.9")
def test_some_agendas_elect_planets_of_one_trait(name: str, found: list[str]) -> None:
    table = council(f"agenda.{name}", options=BASE, planets={"mecatol_rex": "sol"})
    assert options(table, "letnev") == [*found, "none"]


@pytest.mark.rule("LRR 2.9")
def test_a_trait_that_is_attached_counts_too() -> None:
    table = council("agenda.core_mining", options=BASE, attached={"quann": "terraform"})
    assert options(table, "letnev") == ["planet.mehar_xull", "planet.quann", "none"]


@pytest.mark.rule("LRR 2.9")
def test_colonies_are_planets_outside_of_home_systems_other_than_mecatol_rex() -> None:
    table = council("agenda.colonial_redistribution", planets={"mecatol_rex": "sol"})
    assert options(table, "letnev") == ["planet.wellon", "planet.mehar_xull", "planet.quann", "none"]


@pytest.mark.rule("LRR 2.9")
def test_a_law_a_scored_secret_objective_or_a_strategy_card_is_elected() -> None:
    table = council("agenda.judicial_abolishment", laws=f"{LAW}, {MINISTER} hacan")
    assert options(table, "letnev") == ["law.minister_of_war", "law.shared_research", "none"]
    table = council("agenda.classified_document_leaks", hacan={"scored": "cut_supply_lines, form_a_spy_network"})
    assert {*options(table, "letnev")} == {"objective.cut_supply_lines", "objective.form_a_spy_network", "none"}
    table = council("agenda.galactic_crisis_pact")
    assert len(options(table, "letnev")) == 9
    assert "strategy.warfare" in options(table, "letnev")


@pytest.mark.rule("LRR 2.13", "LRR 24.3")
def test_trade_goods_are_no_votes() -> None:
    table = council(LAW, letnev={"goods": 5, "exhausted": "mehar_xull, wren_terra"})
    assert asked(table) == {"hacan": "vote"}, "Letnev has trade goods only and cannot vote"
    table = council(LAW, letnev={"goods": 5})
    cast(table, "letnev for mehar_xull")
    assert votes(table) == [(1, "for", 3)], "nor do they add to the votes of planets"


@pytest.mark.rule("LRR 91.6")
def test_on_the_second_agenda_there_are_new_transactions() -> None:
    table = council(LAW, hacan={"goods": 1}, sol={"goods": 1})
    trade(table, "hacan, sol", gives="1 goods")
    sol, hacan = seat_of(table, "sol"), seat_of(table, "hacan")
    assert sol not in traders(state(table))[hacan], "one is enough for an agenda"
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert agenda(table) != LAW.removeprefix("agenda.")
    assert sol in traders(state(table))[hacan]


@pytest.mark.rule("LRR 2.14")
def test_a_player_may_abstain() -> None:
    table = council(LAW)
    cast(table, "letnev nothing")
    assert votes(table) == []
    assert is_ready(table, "mehar_xull")


@pytest.mark.rule("LRR F.20")
def test_no_votes_at_all_are_an_abstention() -> None:
    table = council(LAW)
    say(table, "letnev vote for")
    assert why_not(table, "letnev cast_votes nothing") == "LRR 2.6"


# --- counting (LRR 2.19) -----------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.2iii", "LRR 2.10")
def test_the_player_with_the_most_votes_is_elected() -> None:
    table = council(MINISTER)
    cast(table, "letnev letnev mehar_xull; hacan hacan quann; sol hacan jord, wellon")
    assert holder(table, "minister_of_war") == "hacan"


@pytest.mark.rule("LRR 2.18", "LRR 31.24")
def test_the_outcome_is_carried_out_as_the_agenda_says() -> None:
    table = council("agenda.economic_equality", letnev={"goods": 9})
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert [p.goods for p in state(table).players] == [5, 5, 5]


@pytest.mark.rule("LRR 2.19", "LRR 2.19a", "LRR 81.2")
def test_between_equals_the_speaker_decides_which_is_no_vote() -> None:
    table = council(MINISTER)
    cast(table, "letnev letnev wren_terra; hacan hacan quann; sol nothing")
    assert options(table, "sol") == ["seat_2", "seat_3"]
    assert why_not(table, "sol decide sol") == "LRR 2.19"
    assert votes(table) == [(1, "seat_2", 1), (2, "seat_3", 1)]
    say(table, "sol decide hacan")
    assert holder(table, "minister_of_war") == "hacan"


@pytest.mark.rule("LRR 2.19")
def test_without_any_votes_the_speaker_decides_among_all_outcomes() -> None:
    table = council(MINISTER)
    cast(table, "letnev nothing; hacan nothing; sol nothing")
    assert options(table, "sol") == ["seat_1", "seat_2", "seat_3"]
    say(table, "sol decide sol")
    assert holder(table, "minister_of_war") == "sol"


# --- a hidden agenda ---------------------------------------------------------------------------------------------

COVERT = "agenda.covert_legislation"


def test_covert_legislation_only_the_speaker_knows_what_is_voted_on() -> None:
    table = council(f"{COVERT}, {MINISTER}")
    assert agenda(table) == "covert_legislation"
    assert options(table, "letnev") == ["seat_1", "seat_2", "seat_3", "none"]
    assert state(table).hidden_agenda.seen == [1 << 0]
    cast(table, "letnev hacan mehar_xull; hacan nothing; sol nothing")
    assert holder(table, "minister_of_war") == "hacan"
    assert discarded(table) == ["covert_legislation"]
    assert len(state(table).hidden_agenda) == 0
    assert sitting(table).number == 2


def test_covert_legislation_a_law_that_is_voted_down_is_discarded_too() -> None:
    table = council(f"{COVERT}, agenda.regulated_conscription, agenda.minister_of_peace, {OTHER_LAW}, nothing")
    cast(table, "letnev against mehar_xull; hacan nothing; sol nothing")
    assert discarded(table)[-2:] == ["covert_legislation", "regulated_conscription"]
    assert agenda(table) == "minister_of_peace"


def test_covert_legislation_a_hidden_agenda_that_would_be_discarded_at_once_is_replaced() -> None:
    table = council(f"{COVERT}, agenda.judicial_abolishment, {MINISTER}")
    assert discarded(table) == ["judicial_abolishment"], "there is no law in play, and all see the card"
    assert options(table, "letnev") == ["seat_1", "seat_2", "seat_3", "none"]


def test_covert_legislation_a_deadly_plot_discards_both_cards() -> None:
    table = council(f"{COVERT}, {LAW}", letnev={"hand": "deadly_plot"})
    cast(table, "letnev against wren_terra; hacan nothing; sol for jord")
    say(table, "letnev react card.deadly_plot")
    assert discarded(table) == ["shared_research", "covert_legislation"]
    assert holder(table, "shared_research") == ""
    assert sitting(table).number == 2


# --- the end of the game, and of players -------------------------------------------------------------------------


def lose_everything(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    """Archived Secret takes all planets of a player here."""

    async def nothing_left(s: Imperium, outcome: Outcome) -> None:
        s.owner = [NO_SEAT if owner == seat else owner for owner in s.owner]

    monkeypatch.setitem(AGENDAS, text("agenda.archived_secret"), Agenda(nothing_left, None, None))


@pytest.mark.rule("LRR 16.1", "LRR 16.3", "LRR 2.2ii")
def test_a_player_who_loses_everything_to_an_agenda_is_out_before_the_next_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lose_everything(monkeypatch, 1)
    table = council(f"agenda.archived_secret, {LAW}", laws=f"{MINISTER} letnev")
    cast(table, "letnev sol mehar_xull; hacan nothing; sol nothing")
    assert player(table, "letnev").eliminated
    assert discarded(table) == ["minister_of_war", "archived_secret"]
    assert (agenda(table), asked(table)) == ("shared_research", {"hacan": "vote"})


@pytest.mark.rule("LRR 81.7", "LRR 16.8")
def test_the_token_of_an_eliminated_speaker_passes_to_the_left(monkeypatch: pytest.MonkeyPatch) -> None:
    lose_everything(monkeypatch, 0)
    table = council(f"agenda.archived_secret, {LAW}")
    cast(table, "letnev sol mehar_xull; hacan nothing; sol nothing")
    assert state(table).speaker == 1
    cast(table, "hacan nothing; letnev nothing")
    assert (agenda(table), asked(table)) == ("shared_research", {"letnev": "decide"})


def test_a_prediction_of_a_player_who_is_out_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lose_everything(monkeypatch, 1)
    table = council(f"agenda.archived_secret, {LAW}", letnev={"hand": "trade_rider"})
    say(table, "letnev react card.trade_rider; letnev aim_outcome sol")
    cast(table, "hacan sol quann; sol nothing")
    assert (player(table, "letnev").eliminated, player(table, "letnev").goods) == (True, 0)

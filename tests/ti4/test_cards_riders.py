"""The riders of Twilight Imperium 4: action cards that predict the outcome of an agenda (LRR 2.22)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import PLACE, STRATEGY_POOL, TECHNOLOGY
from tests.ti4.councils import agenda, cast, council, holder, sitting, votes
from tests.ti4.notation import asked, fleet, on_planet, options, player, say, state, why_not

LAW = "agenda.shared_research"
OTHER_LAW = "agenda.conventions_of_war"
MINISTER = "agenda.minister_of_war"


def ride(card: str, outcome: str = "for", **more: Any) -> Table:
    """Letnev predicts "for" or "against"; "for" has the most votes."""
    letnev = {"hand": card, **more.pop("letnev", {})}
    table = council(f"{LAW}, {OTHER_LAW}", letnev=letnev, **more)
    say(table, f"letnev react card.{card}; letnev aim_outcome {outcome}")
    cast(table, "hacan for quann; sol nothing")
    return table


# --- predictions (LRR 2.22) --------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 2.22", "LRR 2.16")
def test_a_rider_is_played_before_anybody_votes_and_its_player_cannot_vote() -> None:
    table = council(LAW, letnev={"hand": "trade_rider"})
    assert asked(table) == {"letnev": "react"}
    say(table, "letnev react card.trade_rider; letnev aim_outcome for")
    assert asked(table) == {"hacan": "vote"}, "Letnev is passed over"
    cast(table, "hacan for quann; sol nothing")
    assert player(table, "letnev").goods == 5


@pytest.mark.rule("LRR 2.22a")
def test_only_a_possible_outcome_can_be_predicted() -> None:
    table = council(MINISTER, letnev={"hand": "trade_rider"})
    say(table, "letnev react card.trade_rider")
    assert options(table, "letnev") == ["seat_1", "seat_2", "seat_3"]
    assert why_not(table, "letnev aim_outcome for") == "LRR 31.22"


def test_a_wrong_prediction_brings_nothing() -> None:
    assert player(ride("trade_rider", "against"), "letnev").goods == 0


@pytest.mark.rule("LRR 2.22b")
def test_predictions_are_rewarded_after_the_outcome_has_been_resolved() -> None:
    table = council(LAW, letnev={"hand": "construction_rider"})
    say(table, "letnev react card.construction_rider; letnev aim_outcome for")
    cast(table, "hacan for quann; sol nothing")
    assert asked(table) == {"letnev": "aim_planet"}
    assert (agenda(table), holder(table, "shared_research")) == ("shared_research", "all")


@pytest.mark.rule("LRR 2.19")
def test_the_speakers_decision_makes_a_prediction_come_true() -> None:
    table = council(LAW, letnev={"hand": "trade_rider"})
    say(table, "letnev react card.trade_rider; letnev aim_outcome against")
    cast(table, "hacan nothing; sol nothing")
    say(table, "sol decide against")
    assert player(table, "letnev").goods == 5


@pytest.mark.rule("LRR F.39")
def test_a_player_may_play_several_riders_on_different_outcomes() -> None:
    """The note on construction_rider, diplomacy_rider, politics_rider, technology_rider, warfare_rider."""
    table = council(LAW, letnev={"hand": "trade_rider, imperial_rider, leadership_rider"})
    say(table, "letnev react card.trade_rider; letnev aim_outcome for")
    say(table, "letnev react card.imperial_rider; letnev aim_outcome against")
    say(table, "letnev react card.leadership_rider; letnev aim_outcome for")
    assert len(sitting(table).predictions) == 3
    cast(table, "hacan for quann; sol nothing")
    assert asked(table) == {"letnev": "gain_tokens"}
    assert (player(table, "letnev").goods, player(table, "letnev").points) == (5, 0)


@pytest.mark.rule("LRR F.42")
def test_whoever_cannot_vote_may_still_play_riders() -> None:
    """The note on construction_rider, diplomacy_rider, imperial_rider, leadership_rider, politics_rider,
    technology_rider, warfare_rider."""
    table = council(LAW, sol={"hand": "assassinate_representative"}, letnev={"hand": "trade_rider"})
    say(table, "sol react card.assassinate_representative; sol aim_player letnev")
    say(table, "letnev react card.trade_rider; letnev aim_outcome for")
    cast(table, "hacan for quann; sol nothing")
    assert player(table, "letnev").goods == 5


@pytest.mark.rule("LRR F.37", "LRR 3.8")
def test_a_sabotaged_rider_was_named_an_outcome_but_does_nothing() -> None:
    table = council(LAW, letnev={"hand": "trade_rider"}, hacan={"hand": "sabotage"})
    say(table, "letnev react card.trade_rider; letnev aim_outcome for")
    assert asked(table) == {"hacan": "react"}, "the outcome is known before anybody decides about Sabotage"
    assert sitting(table).predictions == []
    say(table, "hacan react card.sabotage")
    assert asked(table) == {"letnev": "vote"}, "Letnev may vote after all"


@pytest.mark.rule("LRR 31.20")
def test_correct_predictions_are_rewarded_in_turn_from_the_speaker_on() -> None:
    riders = {"hacan": {"hand": "leadership_rider"}, "letnev": {"hand": "construction_rider"}}
    table = council(LAW, **riders)
    say(table, "letnev react nothing; hacan react card.leadership_rider; hacan aim_outcome for")
    say(table, "letnev react card.construction_rider; letnev aim_outcome for")
    cast(table, "sol for jord")
    assert asked(table) == {"letnev": "aim_planet"}, "Letnev is first, though Hacan's rider was played first"
    say(table, "letnev aim_planet arc_prime")
    assert asked(table) == {"hacan": "gain_tokens"}


def test_a_rider_holds_for_one_agenda_only() -> None:
    table = ride("trade_rider", "against")
    assert (agenda(table), asked(table)) == ("conventions_of_war", {"letnev": "vote"})
    cast(table, "letnev against wren_terra")
    assert votes(table) == [(1, "against", 1)]
    assert sitting(table).predictions == []


# --- each rider --------------------------------------------------------------------------------------------------


def test_leadership_rider_gives_three_command_tokens() -> None:
    table = ride("leadership_rider", letnev={"pools": (3, 3, 2)})
    say(table, "letnev gain_tokens 2 tactic, fleet")
    assert player(table, "letnev").pools == [5, 4, 2]


@pytest.mark.rule("LRR 52.3b")
def test_diplomacy_rider_the_others_place_a_token_in_a_system_of_ones_own() -> None:
    table = ride("diplomacy_rider", sol={"pools": (6, 6, 4)})
    assert options(table, "letnev") == ["201", "310"]
    say(table, "letnev aim_place 201; sol token_from strategy")
    tokens = [p.tokens for p in state(table).players]
    at = 1 << PLACE.index["201"]
    assert tokens == [at, 0, at]
    assert player(table, "sol").pools[STRATEGY_POOL] == 3, "Sol has no tokens in the reinforcements (LRR 52.3b)"
    assert sum(player(table, "hacan").pools) == 10


def test_politics_rider_gives_three_action_cards_and_the_speaker_token() -> None:
    table = ride("politics_rider", deck="plague, spy, summit")
    assert len(player(table, "letnev").hand) == 3
    assert state(table).speaker == 1
    assert asked(table) == {"hacan": "vote"}, "on the second agenda Letnev, the new speaker, votes last"


@pytest.mark.rule("LRR 34.4")
def test_construction_rider_places_a_space_dock() -> None:
    table = ride("construction_rider", planets={"arc_prime": "letnev: space_dock"})
    assert options(table, "letnev") == ["wren_terra", "mehar_xull"], "there is one on Arc Prime already"
    say(table, "letnev aim_planet mehar_xull")
    assert on_planet(table, "mehar_xull") == ("letnev", {"space_dock": 1})


@pytest.mark.rule("LRR 59.4a")
def test_construction_rider_may_take_a_space_dock_back_where_there_is_none_in_the_reinforcements() -> None:
    docks = {"arc_prime": "letnev: space_dock", "wren_terra": "letnev: space_dock", "wellon": "letnev: space_dock"}
    table = ride("construction_rider", planets=docks)
    assert asked(table) == {"letnev": "build"}
    say(table, "letnev build nothing")
    assert agenda(table) == "conventions_of_war"
    assert on_planet(table, "mehar_xull") == ("letnev", {})


def test_trade_rider_gives_five_trade_goods() -> None:
    assert player(ride("trade_rider"), "letnev").goods == 5


def test_warfare_rider_places_a_dreadnought_beside_ships() -> None:
    table = ride("warfare_rider", letnev={"space": {"310": "cruiser", "201": "destroyer"}})
    assert options(table, "letnev") == ["201", "310"]
    say(table, "letnev aim_place 201")
    assert fleet(table, "letnev", "201") == {"destroyer": 1, "dreadnought": 1}


def test_warfare_rider_needs_ships_and_a_dreadnought() -> None:
    assert agenda(ride("warfare_rider")) == "conventions_of_war"
    table = ride("warfare_rider", letnev={"space": {"310": "5 dreadnought"}})
    assert agenda(table) == "conventions_of_war"
    assert fleet(table, "letnev", "310") == {"dreadnought": 5}


@pytest.mark.rule("LRR 59.4a")
@pytest.mark.parametrize("wants", ["yes", "no"])
def test_warfare_rider_may_take_a_dreadnought_from_elsewhere_but_need_not(wants: str) -> None:
    mine = {"space": {"310": "5 dreadnought", "201": "cruiser", "203": "cruiser"}, "tokens": "203"}
    table = ride("warfare_rider", letnev=mine)
    assert options(table, "letnev") == ["201", "203"], "not where all of them are"
    say(table, f"letnev aim_place 201; letnev aim_yes {wants}")
    assert fleet(table, "letnev", "201") == ({"cruiser": 1, "dreadnought": 1} if wants == "yes" else {"cruiser": 1})
    assert fleet(table, "letnev", "310") == {"dreadnought": 4 if wants == "yes" else 5}


@pytest.mark.rule("LRR 32.3")
def test_warfare_rider_the_fleet_pool_still_counts() -> None:
    table = ride("warfare_rider", letnev={"space": {"310": "2 cruiser"}, "pools": (3, 2, 2)})
    assert asked(table) == {"letnev": "remove"}
    say(table, "letnev remove cruiser")
    assert fleet(table, "letnev", "310") == {"cruiser": 1, "dreadnought": 1}


def test_technology_rider_researches_a_technology() -> None:
    table = ride("technology_rider")
    assert asked(table) == {"letnev": "research"}
    say(table, "letnev research sarween_tools")
    assert player(table, "letnev").technologies >> TECHNOLOGY.index["sarween_tools"] & 1


def test_imperial_rider_gives_a_victory_point() -> None:
    assert player(ride("imperial_rider"), "letnev").points == 1


@pytest.mark.rule("LRR 77.7")
def test_imperial_rider_can_end_the_game_at_once() -> None:
    table = ride("imperial_rider", letnev={"points": 9})
    assert (state(table).winners, asked(table)) == ([1], {})
    assert state(table).phase == "over"

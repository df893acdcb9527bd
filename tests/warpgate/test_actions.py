"""The actions that move no ships: Reinforce, Warp-in, Promote, Control (W11), Research (W12); objectives (W13)."""

from __future__ import annotations

import pytest

from orrery.core.unknown import Unknown
from tests.warpgate.notation import DATA, HOME, action, given
from tests.warpgate.say import discarded, refused

# --- Reinforce, Warp-in, Promote --------------------------------------------------------------------------------


@pytest.mark.rule("W10.8")
def test_reinforce_puts_one_ship_on_each_of_up_to_x_places_with_an_own_ship() -> None:
    it = given(f"0: | {HOME} 1, Ivra 2, Kesh 1", "1:", frames=action("reinforce", 0, 2))
    it.refuses(f"0 reinforces {HOME}, Ivra, Kesh", "W10.8")
    it.refuses("0 reinforces Ivra, Ivra", "W10.8")
    it.play(f"0 reinforces {HOME}, Ivra")
    assert it.ships(0) == {HOME: 2, "Ivra": 3, "Kesh": 1}


@pytest.mark.rule("W10.8")
def test_reinforce_goes_nowhere_without_an_own_ship() -> None:
    it = given("0: | Ivra 1, Kesh outpost, Ilion colony", "1: | Eshkol 1", frames=action("reinforce", 0, 3))
    for name in (HOME, "Kesh", "Ilion", "Eshkol"):
        it.refuses(f"0 reinforces {name}", "W10.8")
    it.play("0 reinforces Ivra")
    assert it.ships(0) == {"Ivra": 2}


@pytest.mark.rule("W10.8", "W1.9")
def test_reinforce_takes_no_more_ships_than_the_supply_has() -> None:
    it = given("0: | Ivra 10, Kesh 1", "1:", frames=action("reinforce", 0, 2))
    it.refuses("0 reinforces Ivra, Kesh", "W10.8")
    empty = given("0: | Ivra 12 | hand: reinforce_research", "1:")
    empty.refuses("0 plays reinforce_research: upper", "W10.8")


@pytest.mark.rule("W10.12")
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_warp_in_puts_up_to_x_ships_in_the_own_warpgate(ships: int) -> None:
    it = given("0: | Ivra 1", "1:", frames=action("warp_in", 0, 3))
    refused(it, "0 warps in 4")
    refused(it, "0 warps in 0")
    it.play(f"0 warps in {ships}")
    assert it.ships(0) == {HOME: ships, "Ivra": 1}


@pytest.mark.rule("W10.12", "W1.9")
def test_warp_in_needs_a_ship_in_the_supply() -> None:
    it = given("0: | Ivra 12 | hand: control_warp_in", "1:")
    it.refuses("0 plays control_warp_in: lower", "W10.12")


@pytest.mark.rule("W10.6", "W14.2", "W19.12")
def test_promote_keeps_one_of_x_cards_and_shuffles_the_rest_back() -> None:
    it = given("0:", "1:", promotions="Ambush, Veteran Crews, Iron Discipline", frames=action("promote", 0, 3))
    before = len(it.state.promotions)
    assert sorted(it.offered(0)) == ["ambush", "iron_discipline", "veteran_crews"]
    it.play("0 keeps Ambush")
    assert len(it.state.promotions) == before + 2
    assert discarded(it, 0) == ["Ambush"]
    assert len(it.state.players[0].tactics) == 8


@pytest.mark.rule("W10.6")
def test_what_promote_shows_is_seen_by_its_player_only() -> None:
    it = given("0:", "1:", promotions="Ambush, Veteran Crews", frames=action("promote", 0, 2))
    assert len(list(it.table.view(0).state.players[0].offered)) == 2
    assert isinstance(it.table.view(1).state.players[0].offered, Unknown)
    assert it.table.view(1).questions == []


@pytest.mark.rule("W10.6")
def test_keeping_a_card_is_not_optional_and_at_one_x_there_is_no_choice() -> None:
    it = given("0:", "1:", promotions="Ambush", frames=action("promote", 0, 1))
    assert discarded(it, 0) == ["Ambush"]
    two = given("0:", "1:", promotions="Ambush, Veteran Crews", frames=action("promote", 0, 2))
    assert "none" not in two.offered(0)


@pytest.mark.rule("W10.6")
def test_promote_needs_a_card_in_the_common_deck() -> None:
    everything = ", ".join(DATA.tactics[t].name for t in DATA.promotable if t not in (8, 9))
    it = given(f"0: Ack'Tar A | hand: recon_promote | elite: {everything}", "1: Elenari Free Worlds A", promotions="")
    assert len(it.state.promotions) == 0
    it.refuses("0 plays recon_promote: lower", "W10.6")


@pytest.mark.rule("W14.2", "W8.1")
def test_a_promoted_card_comes_in_with_the_next_shuffle() -> None:
    basics = (
        "Heroic Sacrifice, All or Nothing, Pitched Battle, Glorious Victory, Heavy Resistance, Outmaneuver, Salvage"
    )
    it = given(
        f"0: | Ivra 2 | elite: Ambush | tactics discard: Ambush, {basics}",
        "1: | Eshkol 1",
        frames=action("skirmish", 0, 1),
    )
    it.play("0 moves 1 from Ivra to Eshkol")
    p = it.state.players[0]
    assert p.tactics_discard == []
    assert len(p.drawn) == 2
    assert len(p.tactics) == 7


# --- W11: Control ---------------------------------------------------------------------------------------------


@pytest.mark.rule("W11.1")
def test_control_marks_up_to_x_planets_with_an_own_ship() -> None:
    it = given("0: | Gorat 1, Ivra 2, Jarrow 1", "1:", frames=action("control", 0, 2))
    it.refuses("0 controls Gorat, Ivra, Jarrow", "W11.1")
    it.play("0 controls Gorat, Ivra")
    assert (it.outposts(0), it.colonies(0)) == (["Gorat", "Ivra"], [])


@pytest.mark.rule("W11.1", "W19.15")
def test_control_needs_an_own_ship_and_no_own_marker() -> None:
    it = given(f"0: | {HOME} 2, Gorat 1 outpost, Ivra 1", "1: | Eshkol 1", frames=action("control", 0, 3))
    for name in (HOME, "Gorat", "Eshkol", "Kesh"):
        it.refuses(f"0 controls {name}", "W19.15")
    at_home = given(f"0: | {HOME} 3, Kesh outpost | hand: control_recon", "1:")
    at_home.refuses("0 plays control_recon: upper", "W11.1")


@pytest.mark.rule("W11.1")
@pytest.mark.parametrize("marker", ["outpost", "colony"])
def test_a_marker_of_another_player_is_given_back(marker: str) -> None:
    it = given("0: | Gorat 1", f"1: | Gorat {marker}, Kesh outpost", frames=action("control", 0, 1))
    it.play("0 controls Gorat")
    assert it.outposts(0) == ["Gorat"]
    assert (it.outposts(1), it.colonies(1)) == (["Kesh"], [])


@pytest.mark.rule("W11.1", "W19.14")
def test_a_marker_is_a_colony_where_its_owner_has_one_in_the_sector() -> None:
    it = given("0: | Kesh colony, Ivra 1, Gorat 1", "1: | Eshkol colony", frames=action("control", 0, 2))
    it.play("0 controls Gorat, Ivra")
    assert it.colonies(0) == ["Ivra", "Kesh"]
    assert it.outposts(0) == ["Gorat"]


@pytest.mark.rule("W11.2")
def test_a_sector_full_of_own_outposts_turns_into_colonies() -> None:
    it = given("0: | Ilion outpost, Ivra outpost, Kesh 1, Gorat outpost", "1:", frames=action("control", 0, 1))
    it.play("0 controls Kesh")
    assert it.colonies(0) == ["Ilion", "Ivra", "Kesh"]
    assert it.outposts(0) == ["Gorat"]


@pytest.mark.rule("W11.2")
def test_a_sector_with_a_gap_or_a_rival_stays_outposts() -> None:
    it = given("0: | Ilion outpost, Kesh 1", "1: | Ivra outpost", frames=action("control", 0, 1))
    it.play("0 controls Kesh")
    assert (it.outposts(0), it.colonies(0)) == (["Ilion", "Kesh"], [])


@pytest.mark.rule("W19.14")
def test_a_colony_stays_one_when_a_neighbour_is_lost() -> None:
    it = given("0: | Ivra 1", "1: | Ilion colony, Ivra colony, Kesh colony", frames=action("control", 0, 1))
    it.play("0 controls Ivra")
    assert it.colonies(1) == ["Ilion", "Kesh"]


@pytest.mark.rule("W11.3")
def test_control_takes_an_objective_of_a_matching_type() -> None:
    it = given("0: | Kesh 1", "1:", objectives="ocean, ice", types="lava", frames=action("control", 0, 1))
    it.play("0 controls Kesh")
    (goal,) = it.state.players[0].objectives.all()
    assert DATA.types[DATA.objectives[goal].type].id == "ocean"


@pytest.mark.rule("W11.3")
def test_without_a_matching_type_no_objective_is_taken() -> None:
    it = given("0: | Kesh 1, Ilion 1", "1:", objectives="lava, forest", frames=action("control", 0, 1))
    it.play("0 controls Kesh")
    assert it.objectives(0) == []
    assert [DATA.types[t].id for t in it.state.objectives] == ["lava", "forest"]


@pytest.mark.rule("W11.3")
def test_among_matching_objectives_the_player_chooses_a_type() -> None:
    it = given("0: | Kesh 1, Ilion 1", "1:", objectives="ocean, ice, lava", frames=action("control", 0, 2))
    it.play("0 controls Kesh, Ilion")
    assert sorted(it.offered(0)) == ["ice", "ocean"]
    it.refuses("0 takes lava", "W11.3")
    it.play("0 takes ice")
    assert sorted(DATA.types[t].id for t in it.state.objectives) == ["lava", "ocean"]


@pytest.mark.rule("W11.4")
def test_when_one_objective_is_left_one_more_is_made_available() -> None:
    it = given("0: | Kesh 1", "1:", objectives="ocean, ice", types="lava", frames=action("control", 0, 1))
    left = it.state.objectives_left
    it.play("0 controls Kesh")
    assert [DATA.types[t].id for t in it.state.objectives] == ["ice", "lava"]
    assert it.state.objectives_left == left - 1
    three = given("0: | Kesh 1", "1:", objectives="ocean, ice, ice", frames=action("control", 0, 1))
    three.play("0 controls Kesh")
    assert [DATA.types[t].id for t in three.state.objectives] == ["ice", "ice"]


@pytest.mark.rule("W11.4", "W4.3")
def test_an_empty_objective_deck_gives_nothing_more() -> None:
    it = given("0: | Kesh 1", "1:", objectives="ocean, ice", frames=action("control", 0, 1))
    it.state.objectives_left = 0
    it.play("0 controls Kesh")
    assert [DATA.types[t].id for t in it.state.objectives] == ["ice"]


# --- W12: Research --------------------------------------------------------------------------------------------


@pytest.mark.rule("W12.1", "W7.2")
def test_the_drone_flies_as_far_as_x_to_a_planet_of_a_matching_type() -> None:
    it = given("0:", "1:", available="Fighter Bays, Magma Cannons", frames=action("research", 0, 1))
    assert it.offered(0) == ["ivra", "kesh"]
    it.refuses("0 flies to Jarrow", "W12.1")
    it.refuses("0 flies to Durn", "W7.2")
    it.refuses(f"0 flies to {HOME}", "W12.1")


@pytest.mark.rule("W12.1", "W19.16")
def test_the_drone_lands_neither_among_enemy_ships_nor_where_it_is() -> None:
    it = given("0: | drone: Ivra", "1: | Kesh 1, Belu outpost", available="Magma Cannons, Fighter Bays",
               frames=action("research", 0, 2))  # fmt: skip
    it.refuses("0 flies to Ivra", "W19.16")
    it.refuses("0 flies to Kesh", "W12.1")
    it.play("0 flies to Belu")
    assert it.technologies(0) == ["Magma Cannons"]


@pytest.mark.rule("W12.1", "W19.16")
def test_ships_do_not_block_the_way_of_a_drone_and_drones_share_planets() -> None:
    it = given("0:", "1: | Ivra 3 | drone: Eshkol", available="Seed Ships, Fighter Bays",
               frames=action("research", 0, 2))  # fmt: skip
    it.play("0 flies to Eshkol")
    assert it.drone(0) == it.drone(1) == "Eshkol"


@pytest.mark.rule("W12.1")
def test_without_a_planet_to_land_on_research_is_not_possible() -> None:
    it = given("0: | hand: maneuver_research", "1: | Ivra 1", available="Magma Cannons, Pursuit Engines")
    it.refuses("0 plays maneuver_research: lower", "W12.1")


@pytest.mark.rule("W12.2")
def test_among_technologies_of_the_type_the_player_chooses() -> None:
    it = given("0:", "1:", available="Magma Cannons, Pursuit Engines, Seed Ships", frames=action("research", 0, 1))
    it.play("0 flies to Ivra")
    it.refuses("0 takes Seed Ships", "W12.2")
    it.play("0 takes Pursuit Engines")
    assert it.technologies(0) == ["Pursuit Engines"]


@pytest.mark.rule("W12.2")
def test_a_technology_works_from_then_on() -> None:
    it = given(
        "0: | Warpgate 1 | hand: reinforce_research, skirmish_warp_in",
        "1: | hand: advance_trade",
        available="Orbital Shipyards, Seed Ships",
    )
    it.play("0 plays reinforce_research: lower; 0 flies to Kesh; 1 plays advance_trade: draw")
    it.play("0 plays skirmish_warp_in: lower; 0 warps in 3")
    assert it.ships(0) == {HOME: 4}


@pytest.mark.rule("W12.3")
@pytest.mark.parametrize(
    ("available", "after"),
    [("Magma Cannons, Seed Ships", ["Seed Ships", "Deep Sonar"]),
     ("Magma Cannons, Seed Ships, Root Network", ["Seed Ships", "Root Network"])],
)  # fmt: skip
def test_when_one_technology_is_left_one_more_is_opened(available: str, after: list[str]) -> None:
    it = given("0:", "1:", available=available, technologies="Deep Sonar", frames=action("research", 0, 1))
    it.play("0 flies to Ivra")
    assert [DATA.technologies[t].name for t in it.state.available] == after


@pytest.mark.rule("W12.3", "W4.3")
def test_an_empty_technology_deck_gives_nothing_more() -> None:
    it = given("0:", "1:", available="Magma Cannons, Seed Ships", frames=action("research", 0, 1))
    it.state.technologies_left = 0
    it.play("0 flies to Ivra")
    assert [DATA.technologies[t].name for t in it.state.available] == ["Seed Ships"]


@pytest.mark.rule("W12.4")
def test_the_drone_is_no_ship_and_is_not_attacked() -> None:
    it = given("0: | Gorat 1", "1: | drone: Eshkol", frames=action("skirmish", 0, 1))
    it.play("0 moves 1 from Gorat to Eshkol")
    assert it.state.battle is None
    assert it.drone(1) == "Eshkol"
    marks = given("0: | drone: Ivra | hand: control_recon", "1:")
    marks.refuses("0 plays control_recon: upper", "W11.1")
    grows = given("0: | Kesh 1 | drone: Ivra", "1:", frames=action("reinforce", 0, 2))
    grows.refuses("0 reinforces Ivra", "W10.8")


@pytest.mark.rule("W12.4", "W9.6")
def test_only_research_moves_the_drone() -> None:
    it = given("0: | Ivra 2 | drone: Ivra", "1:", frames=action("advance", 0, 1))
    it.play("0 moves 2 from Ivra to Eshkol")
    assert it.drone(0) == "Ivra"


@pytest.mark.rule("W12.5")
def test_a_technology_works_once_per_action() -> None:
    charts = given(f"0: | {HOME} 2, Ivra 1 | tech: Current Charts", "1:", frames=action("maneuver", 0, 1))
    charts.play(f"0 moves 1 from {HOME} to Gorat")
    charts.refuses(f"0 moves 1 from {HOME} to Eshkol", "W7.2")
    charts.play(f"0 moves 1 from {HOME} to Jarrow")
    bays = given(f"0: | {HOME} 2, Ivra 1 | tech: Fighter Bays", "1:", frames=action("maneuver", 0, 1))
    bays.play(f"0 moves 1 from {HOME} to Kesh; 0 says yes; 0 moves 1 from {HOME} to Jarrow")
    assert bays.ships(0) == {"Ivra": 1, "Kesh": 2, "Jarrow": 1}
    assert bays.asks(0) == ""


@pytest.mark.rule("W12.5")
def test_what_was_not_needed_is_still_there_for_the_second_part() -> None:
    it = given(f"0: | {HOME} 2 | tech: Current Charts", "1:", frames=action("maneuver", 0, 1))
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 moves 1 from {HOME} to Eshkol")
    assert it.ships(0) == {"Ivra": 1, "Eshkol": 1}


@pytest.mark.rule("W12.5")
def test_with_the_next_action_it_works_again() -> None:
    it = given(
        f"0: | {HOME} 3 | tech: Fighter Bays | hand: skirmish_trade, skirmish_warp_in", "1: | hand: advance_trade"
    )
    it.play(f"0 plays skirmish_trade: upper; 0 moves 1 from {HOME} to Ivra; 0 says yes; 1 plays advance_trade: draw")
    it.play(f"0 plays skirmish_warp_in: upper; 0 moves 1 from {HOME} to Kesh; 0 says yes")
    assert it.ships(0) == {HOME: 1, "Ivra": 2, "Kesh": 2}


@pytest.mark.rule("W12.5")
def test_all_six_triggers_have_technologies_of_several_types() -> None:
    by_trigger = {row.trigger for row in DATA.technologies}
    assert by_trigger == {"battle", "deploy", "move", "control", "draw", "discovery"}
    assert {row.type for row in DATA.technologies} == set(range(5))


# --- W13: objectives ------------------------------------------------------------------------------------------


@pytest.mark.rule("W13.1", "W19.1")
def test_objectives_are_secret_but_their_types_are_not() -> None:
    it = given("0: | objectives: Sea Kings, Fire Crown", "1:", objectives="ice, lava")
    mine, theirs = it.table.view(0).state.players[0].objectives, it.table.view(1).state.players[0].objectives
    assert [len(list(mine.t0)), len(list(mine.t4))] == [1, 1]
    assert isinstance(theirs.t0, Unknown)
    assert (len(theirs.t0), len(theirs.t4), len(theirs.t1)) == (1, 1, 0)
    assert list(it.table.view(1).state.objectives) == it.state.objectives


@pytest.mark.rule("W13.2", "W19.25")
def test_a_fulfilled_objective_scores_five_and_an_unfulfilled_one_nothing() -> None:
    it = given("0: | Kesh outpost, Durn outpost, Fenn outpost | objectives: Sea Kings, Fire Crown", "1:")
    assert it.points(0).objectives == 5
    assert given("0: | objectives: Sea Kings, Fire Crown", "1:").points(0).total == given("0:", "1:").points(0).total


@pytest.mark.rule("W19.25")
def test_an_objective_is_looked_at_only_at_the_end() -> None:
    it = given(
        "0: | Kesh colony, Durn outpost, Fenn outpost | objectives: Sea Kings",
        "1: | Durn 1",
        frames=(*action("control", 1, 1), ("over",)),
    )
    assert it.points(0).objectives == 5
    it.play("1 controls Durn")
    assert it.table.over
    assert it.points(0).objectives == 0


@pytest.mark.rule("W19.17")
def test_objectives_are_worth_what_is_printed_five_unless_a_card_says_otherwise() -> None:
    assert {row.vp for row in DATA.objectives} == {5}

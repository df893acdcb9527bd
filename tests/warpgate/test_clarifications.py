"""The clarifications (W17), each a scenario, and which of several effects comes first (W18)."""

from __future__ import annotations

import pytest

from orrery.games.warpgate.rules.powers import NOMADS, RANGE, has
from tests.warpgate.notation import DATA, HOME, action, given, place
from tests.warpgate.say import battle, kinds_asked, refused, seat_line, show, strengths

# --- Ack'Tar (W17.1, W17.2) -----------------------------------------------------------------------------------


@pytest.mark.rule("W17.1")
def test_acktar_copies_an_ability_once_and_for_good() -> None:
    it = given(
        f"0: Ack'Tar A | {HOME} 2 | hand: skirmish_trade, skirmish_warp_in",
        "1: Heralds of the Void B | hand: advance_trade",
        "2: Vantar Foundries A | hand: advance_trade",
    )
    it.refuses("0 copies 0", "W17.1")
    it.play("0 copies 1")
    it.refuses("0 copies 2", "W17.1")
    it.play(f"0 plays skirmish_trade: upper; 0 moves 1 from {HOME} to Gorat")  # range 1 and one more
    it.play("1 plays advance_trade: draw; 2 plays advance_trade: draw")
    it.refuses("0 copies 2", "W17.1")
    assert has(it.state, 0, RANGE)


@pytest.mark.rule("W17.1")
def test_the_copied_ability_stays_in_later_rounds() -> None:
    played = "played: control_recon, recon_promote, concentrate_control"
    it = given(f"0: Ack'Tar A | hand: advance_trade | {played}", "1: Heralds of the Void B", turn=6)
    it.play("0 copies 1; 0 plays advance_trade: draw")
    it.play(f"1 plays {it.hand(1)[0]}: draw")
    assert it.state.round == 3
    assert has(it.state, 0, RANGE)


@pytest.mark.rule("W17.1")
def test_only_a_board_of_another_player_can_be_copied() -> None:
    it = given("0: Ack'Tar A | hand: advance_trade", "1: Heralds of the Void B")
    assert [words for words in it.offered(0) if words.startswith("copy")] == ["copy+seat_2+0"]
    it.refuses("0 copies 2", "W17.1")
    other = given("0: Heralds of the Void B | hand: advance_trade", "1: Ack'Tar A")
    other.refuses("0 copies 1", "W17.1")


@pytest.mark.rule("W17.1")
def test_assimilation_copies_whom_it_beats_first() -> None:
    it = battle("Ack'Tar B | Ivra 4", "Heralds of the Void B | Eshkol 1", "Heroic Sacrifice", "Salvage", ships=4)
    assert has(it.state, 0, RANGE)
    assert len(it.state.players[0].abilities) == 2
    lost = battle("Ack'Tar B | Ivra 2", "Heralds of the Void B | Eshkol 9", "Heroic Sacrifice", "Salvage")
    assert lost.state.players[0].abilities == [1]


@pytest.mark.rule("W17.2")
def test_a_copy_of_the_nomads_makes_all_outposts_count_as_ships() -> None:
    it = given("0: Ack'Tar A | Kesh outpost, Ivra 1 | hand: advance_trade", "1: Grizzled Nomads A | Ivra outpost")
    it.play("0 copies 1")
    assert has(it.state, 0, NOMADS)
    assert it.state.players[0].fleets >> place("Kesh") & 1
    reinforced = given("0: Grizzled Nomads A | Kesh outpost", "1:", frames=action("reinforce", 0, 1))
    reinforced.play("0 reinforces Kesh")
    assert reinforced.ships(0) == {"Kesh": 1}


@pytest.mark.rule("W17.2")
def test_an_outpost_among_enemy_ships_becomes_a_ship_that_withdraws_to_a_friendly_or_neutral_planet() -> None:
    it = given(
        f"0: Ack'Tar A | Eshkol outpost, {HOME} 1 | hand: advance_trade",
        "1: Grizzled Nomads A | Eshkol 2, Belu outpost, Dray colony, Ivra 1",
    )
    it.play("0 copies 1")
    assert it.outposts(0) == []
    # Belu and Dray are marked by a rival and Ivra is full of ships: Gorat is the nearest neutral one.
    assert it.ships(0) == {HOME: 1, "Gorat": 1}


@pytest.mark.rule("W17.2", "W9.3", "W19.35")
def test_whose_ships_are_there_chooses_among_equally_near_planets() -> None:
    it = given("0: Ack'Tar A | Eshkol outpost | hand: advance_trade", "1: Grizzled Nomads A | Eshkol 2")
    it.play("0 copies 1")
    assert kinds_asked(it) == {1: "withdraw"}
    assert it.offered(1) == ["belu", "dray", "gorat", "ivra"]
    it.play("1 sends them to Dray")
    assert it.ships(0) == {"Dray": 1}


@pytest.mark.rule("W17.2")
def test_without_a_ship_in_the_supply_the_outpost_is_removed() -> None:
    it = given(f"0: Ack'Tar A | Eshkol outpost, {HOME} 12 | hand: advance_trade", "1: Grizzled Nomads A | Eshkol 2")
    it.play("0 copies 1")
    assert (it.outposts(0), it.ships(0)) == ([], {HOME: 12})


@pytest.mark.rule("W17.2")
def test_colonies_do_not_count_as_ships() -> None:
    it = given("0: Ack'Tar A | Eshkol colony | hand: advance_trade", "1: Grizzled Nomads A | Eshkol 2")
    it.play("0 copies 1")
    assert it.colonies(0) == ["Eshkol"]
    assert it.state.players[0].fleets == 0


@pytest.mark.rule("W17.2")
def test_outposts_of_the_nomads_hold_a_planet_and_fight() -> None:
    blocked = given("0: | Ivra 1", "1: Grizzled Nomads A | Eshkol outpost", frames=action("maneuver", 0, 1))
    blocked.refuses("0 moves 1 from Ivra to Eshkol", "W7.7")
    it = battle("| Ivra 2", "Grizzled Nomads A | Eshkol 1 outpost, Belu colony", "Outmaneuver", "Heroic Sacrifice")
    assert strengths(it) == (6, 8)
    lost = battle(
        "| Ivra 3", "Grizzled Nomads A | Eshkol outpost, Belu colony", "Outmaneuver", "Heroic Sacrifice", ships=3
    )
    assert strengths(lost) == (9, 4)
    assert (lost.outposts(1), lost.ships(1)) == ([], {"Belu": 1})


# --- Citizen N (W17.3) ----------------------------------------------------------------------------------------


@pytest.mark.rule("W17.3")
def test_citizen_n_repeats_at_the_same_x_and_the_slot_stays() -> None:
    it = given(
        seat_line(0, "Elenari Free Worlds A | Ivra 3 | hand: skirmish_warp_in | played: control_recon", "Citizen N"),
        seat_line(1, "| Eshkol 1", "Salvage"),
        turn=2,
    )
    it.play("0 plays skirmish_warp_in: upper; 0 moves 1 from Ivra to Eshkol")
    show(it, "Citizen N", "Salvage")
    assert kinds_asked(it) == {0: "encore"}
    it.play("0 says yes")
    refused(it, "0 counts 3")
    it.play("0 warps in 2")
    assert it.ships(0) == {HOME: 2, "Ivra": 2, "Eshkol": 1}
    assert len(it.state.players[0].played) == 2


@pytest.mark.rule("W17.3")
def test_citizen_n_offers_nothing_to_a_loser_or_a_defender() -> None:
    it = given(
        seat_line(0, "Elenari Free Worlds A | Ivra 3 | hand: skirmish_warp_in", "Citizen N"),
        seat_line(1, "| Eshkol 9", "Salvage"),
    )
    it.play("0 plays skirmish_warp_in: upper; 0 moves 1 from Ivra to Eshkol")
    show(it, "Citizen N", "Salvage")
    assert kinds_asked(it) == {1: "play"}
    assert len(it.hand(0)) == 1  # the loser draws a card


# --- drones (W17.4, W17.5) ------------------------------------------------------------------------------------


@pytest.mark.rule("W17.4")
def test_infiltrators_land_where_enemy_ships_are_if_the_type_matches() -> None:
    it = given(
        "0: Elenari Free Worlds A", "1: | Ivra 3, Jarrow 1", available="Magma Cannons, Seed Ships",
        frames=action("research", 0, 1),
    )  # fmt: skip
    it.refuses("0 flies to Jarrow", "W17.4")
    it.play("0 flies to Ivra")
    assert it.technologies(0) == ["Magma Cannons"]


@pytest.mark.rule("W17.5")
@pytest.mark.parametrize("name", ["skirmish", "maneuver", "recon"])
def test_a_combat_drone_withdraws_when_enemy_ships_come(name: str) -> None:
    it = given(
        "0: | Gorat outpost | drone: Eshkol | tech: Combat Drones",
        "1: | Ivra 1, Belu outpost, Dray outpost",
        frames=action(name, 1, 1),
    )
    it.play("1 moves 1 from Ivra to Eshkol")
    assert it.asks(1) == "withdraw"
    assert it.offered(1) == ["gorat", "ivra"]  # not to a planet that a rival has marked
    it.play("1 sends them to Ivra")
    assert it.drone(0) == "Ivra"


@pytest.mark.rule("W17.5")
def test_it_withdraws_as_soon_as_it_is_a_combat_drone() -> None:
    it = given(
        "0: Elenari Free Worlds A | drone: Gorat",
        "1: | Dray 1, Belu 1, Brisk outpost, Abara outpost",
        available="Combat Drones, Seed Ships",
        frames=action("research", 0, 2),
    )
    it.play("0 flies to Dray")
    assert it.asks(1) == "withdraw"
    assert it.offered(1) == ["eshkol", "hesp"]


@pytest.mark.rule("W17.5", "W9.1")
def test_a_combat_drone_makes_room_for_ships_that_withdraw_to_its_planet() -> None:
    it = battle(
        "| Ivra 5 | drone: Belu | tech: Combat Drones", "| Eshkol 1, Belu outpost", "Outmaneuver", "Salvage", ships=5
    )
    assert it.ships(1) == {"Belu": 1}
    assert kinds_asked(it) == {1: "withdraw"}
    assert it.offered(1) == ["adun", "dray", "eshkol"]
    it.play("1 sends them to Dray")
    assert it.drone(0) == "Dray"


@pytest.mark.rule("W17.5", "W9.6")
def test_other_drones_stay() -> None:
    it = given("0: | drone: Eshkol", "1: | Ivra 1", frames=action("skirmish", 1, 1))
    it.play("1 moves 1 from Ivra to Eshkol")
    assert it.drone(0) == "Eshkol"
    assert kinds_asked(it) == {}


@pytest.mark.rule("W17.5")
def test_own_ships_do_not_drive_it_away() -> None:
    it = given("0: | Ivra 1 | drone: Eshkol | tech: Combat Drones", "1:", frames=action("skirmish", 0, 1))
    it.play("0 moves 1 from Ivra to Eshkol")
    assert it.drone(0) == "Eshkol"


# --- Fighter Bays, Heralds, Shipyards (W17.6 to W17.8) --------------------------------------------------------


@pytest.mark.rule("W17.6")
@pytest.mark.parametrize(
    ("name", "script", "ships"),
    [
        ("recon", "0 moves 1 from Ilion to Gorat; 0 says yes", {"Ilion": 2, "Gorat": 2}),
        ("skirmish", "0 moves 1 from Ilion to Gorat; 0 says yes", {"Ilion": 2, "Gorat": 2}),
        ("advance", "0 moves 2 from Ilion to Gorat; 0 says yes", {"Ilion": 1, "Gorat": 3}),
        ("maneuver", "0 moves 3 from Ilion to Gorat; 0 says yes", {"Gorat": 4}),
        ("concentrate", "0 gathers Ilion 3 at Gorat; 0 says yes", {"Gorat": 4}),
        ("trade", "0 trades Ilion - Eshkol - Jarrow; 0 says yes", {"Ilion": 2, "Jarrow": 2}),
        ("recon", "0 moves 1 from Ilion to Gorat; 0 says no", {"Ilion": 2, "Gorat": 1}),
    ],
)
def test_fighter_bays_work_with_every_action_that_moves(name: str, script: str, ships: dict[str, int]) -> None:
    it = given("0: | Ilion 3 | tech: Fighter Bays", "1:", frames=action(name, 0, 2))
    it.play(script)
    assert it.ships(0) == ships


@pytest.mark.rule("W17.6")
def test_fighter_bays_add_to_an_attack_and_need_a_ship_in_the_supply() -> None:
    it = given(
        seat_line(0, "| Ivra 2 | tech: Fighter Bays", "Salvage"), seat_line(1, "| Eshkol 1", "Salvage"),
        frames=action("advance", 0, 1),
    )  # fmt: skip
    it.play("0 moves 2 from Ivra to Eshkol; 0 says yes")
    show(it, "Salvage", "Salvage")
    assert strengths(it) == (6, 2)
    none = given("0: | Ivra 12 | tech: Fighter Bays", "1:", frames=action("skirmish", 0, 1))
    none.play("0 moves 1 from Ivra to Eshkol")
    assert none.ships(0) == {"Ivra": 11, "Eshkol": 1}


@pytest.mark.rule("W17.7")
def test_void_gates_open_on_own_markers_but_not_among_enemies() -> None:
    it = given(
        "0: Heralds of the Void A | Kesh colony, Jarrow outpost, Ivra outpost",
        "1: | Ivra 1",
        frames=action("warp_in", 0, 1),
    )
    assert it.offered(0) == ["warpgate", "jarrow", "kesh"]
    it.play("0 warps in 1 at Kesh")
    assert it.ships(0) == {"Kesh": 1}


@pytest.mark.rule("W17.7")
def test_void_gates_open_on_neutral_planets_in_range_but_not_on_foreign_markers() -> None:
    it = given("0: Heralds of the Void A", "1: | Jarrow outpost", frames=action("warp_in", 0, 2))
    assert "jarrow" not in it.offered(0)
    assert "eshkol" in it.offered(0)
    it.play("0 warps in 2 at Eshkol")
    assert it.ships(0) == {"Eshkol": 2}


@pytest.mark.rule("W17.8")
@pytest.mark.parametrize("x", [1, 2, 3, 4])
def test_orbital_shipyards_give_one_ship_more_than_x(x: int) -> None:
    it = given("0: | tech: Orbital Shipyards", "1:", frames=action("warp_in", 0, x))
    refused(it, f"0 warps in {x + 2}")
    it.play(f"0 warps in {x + 1}")
    assert it.ships(0) == {HOME: x + 1}
    reinforced = given("0: | Ivra 1, Kesh 1, Gorat 1 | tech: Orbital Shipyards", "1:", frames=action("reinforce", 0, 2))
    reinforced.play("0 reinforces Ivra, Kesh, Gorat")
    assert sum(reinforced.ships(0).values()) == 6


# --- Unpredictable Machines, Oozh (W17.9, W17.10) -------------------------------------------------------------


@pytest.mark.rule("W17.9")
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_machines_draw_one_to_four_and_end_the_turn(cards: int) -> None:
    it = given("0: Overseers of Kerak A | hand: advance_trade", "1:")
    it.play("0 plays advance_trade: draw")
    refused(it, "0 counts 5")
    refused(it, "0 counts 0")
    it.play(f"0 counts {cards}")
    assert len(it.hand(0)) == cards
    assert kinds_asked(it) == {1: "play"}


@pytest.mark.rule("W17.9")
def test_machines_may_discard_the_whole_hand_for_two_cards_once_before_playing() -> None:
    it = given("0: Overseers of Kerak A | hand: advance_trade, control_recon, recon_promote", "1:")
    it.play("0 renews")
    assert len(it.hand(0)) == 2
    assert len(it.state.players[0].discard) == 3
    it.refuses("0 renews", "W17.9")
    assert kinds_asked(it) == {0: "play"}
    other = given("0: Overseers of Kerak B | hand: advance_trade", "1:")
    other.refuses("0 renews", "W17.9")


@pytest.mark.rule("W17.10", "W3.10")
def test_oozh_takes_the_place_of_pitched_battle_not_of_heavy_resistance() -> None:
    it = given("0: Tethysian Tradeworlds A", "1:")
    names = {DATA.tactics[t].name for layer in it.state.players[0].tactics.layers for t in layer}
    assert "Guildmaster Oozh" in names
    assert "Heavy Resistance" in names
    assert "Pitched Battle" not in names


# --- W18: who comes first -------------------------------------------------------------------------------------


@pytest.mark.rule("W18.1", "W8.2")
def test_the_active_player_comes_first() -> None:
    it = given(
        "0: | Ivra 2 | tech: War Chest | goods: 1 fresh",
        "1: | Eshkol 1 | goods: 1 fresh",
        frames=action("advance", 0, 1),
    )
    it.play("0 moves 2 from Ivra to Eshkol")
    assert kinds_asked(it) == {0: "announce"}
    other = given(
        "0: | Ivra 2 | goods: 1 fresh",
        "1: | Eshkol 2 | tech: War Chest | goods: 1 fresh",
        frames=action("advance", 1, 1),
    )
    other.play("1 moves 2 from Eshkol to Ivra")
    assert kinds_asked(other) == {1: "announce"}


@pytest.mark.rule("W18.1", "W18.2")
def test_the_attackers_technologies_work_before_the_defenders() -> None:
    it = battle(
        "| Ivra 4 | tech: Pursuit Engines", "| Eshkol 1 | tech: Living Hulls", "Outmaneuver", "Salvage", ships=4
    )
    # The last ship is destroyed before a new one is put in the Warpgate.
    assert [key for key, _, _ in it.table.journal if key.endswith(("loses", "deploys"))] == [
        "warpgate-log-loses", "warpgate-log-deploys"
    ]  # fmt: skip
    assert it.ships(1) == {HOME: 1}


@pytest.mark.rule("W19.34")
def test_an_ability_works_every_time_a_technology_once_per_action() -> None:
    ability = given(f"0: Heralds of the Void B | {HOME} 2", "1:", frames=action("maneuver", 0, 1))
    ability.play(f"0 moves 1 from {HOME} to Gorat; 0 moves 1 from {HOME} to Eshkol")
    assert ability.ships(0) == {"Gorat": 1, "Eshkol": 1}
    technology = given(f"0: | {HOME} 2 | tech: Current Charts", "1:", frames=action("maneuver", 0, 1))
    technology.play(f"0 moves 1 from {HOME} to Gorat")
    technology.refuses(f"0 moves 1 from {HOME} to Eshkol", "W7.2")

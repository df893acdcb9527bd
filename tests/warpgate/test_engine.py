"""Warpgate, a first look at the whole engine: random games to the end, and one scenario for each kind of thing."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.games.warpgate import GAME, DataError, game_with
from orrery.games.warpgate.rules.powers import has
from orrery.games.warpgate.rules.state import Warpgate
from orrery.games.warpgate.rules.vocabulary import ACTION_NAMES
from tests.warpgate.notation import DATA, action, given, place

# --- whole games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", GAME.players)
def test_random_games_end_and_nothing_is_lost(players: int) -> None:
    for seed in range(3):
        table = Table.new(GAME, players, seed=seed, live=False)
        before = GAME.conserved(table.state)
        assert table.play_random(Random(seed), limit=GAME.bound) < GAME.bound
        assert table.over
        assert GAME.conserved(table.state) == before


@pytest.mark.rule("W3.2", "W3.3", "W3.4", "W3.5", "W3.7", "W3.8", "W3.9", "W3.10", "W3.11")
@pytest.mark.parametrize("players", GAME.players)
def test_the_table_is_set_up_as_written(players: int) -> None:
    table = Table.new(GAME, players, {"sides": "A"}, seed=3)
    s, board = table.state, DATA.boards[players]
    assert isinstance(s, Warpgate)
    assert s.goods + sum(p.fresh for p in s.players) == 4 * players
    assert (s.technologies_left, s.objectives_left) == (5 * players, 5 * players - 2 - players)
    assert len(s.available) == len(s.objectives) == 2
    assert s.stacks == board.all & ~board.trade
    for p in s.players:
        more = sum(it.n for it in DATA.sides[p.side].powers if it.word == "start_ships")
        assert (p.ships[0], p.supply, p.drone, len(p.hand), len(p.deck)) == (3 + more, 9 - more, 0, 4, 8)
        assert len(p.tactics) == 8
        assert len(p.objectives.all()) == 1
    assert len(s.promotions) == len(DATA.promotable) - players


@pytest.mark.rule("W3.1")
@pytest.mark.parametrize("players", GAME.players)
def test_every_seat_has_the_same_board_before_it(players: int) -> None:
    board = DATA.boards[players]
    seen = set()
    for seat in range(players):
        seen.add(
            tuple(
                sorted(
                    (
                        board.distance(seat, 0, i),
                        board.type_of[i],
                        board.trade >> i & 1,
                        board.sectors[sector].bit_count(),
                    )
                    for i, sector in enumerate(board.sector_of)
                    if i
                )
            )
        )
    assert len(seen) == 1


# --- actions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("W5.1", "W6.1", "W10.2", "W7.1")
def test_advance_moves_two_or_more_ships_as_far_as_x() -> None:
    it = given("0: | Warpgate 3 | hand: advance_trade", "1: | Warpgate 3")
    it.play("0 plays advance_trade: upper; 0 moves 2 from Warpgate to Ivra")
    assert it.ships(0) == {"Warpgate": 1, "Ivra": 2}


@pytest.mark.rule("W7.2", "W6.2")
def test_a_trade_good_raises_x_by_one() -> None:
    it = given("0: | Warpgate 3 | hand: advance_trade | goods: 1 fresh", "1: | Warpgate 3")
    it.play("0 plays advance_trade: upper with 1 good; 0 moves 3 from Warpgate to Eshkol")
    assert it.ships(0) == {"Eshkol": 3}
    assert it.goods(0) == (0, 1)
    without = given("0: | Warpgate 3 | hand: advance_trade", "1: | Warpgate 3")
    without.play("0 plays advance_trade: upper")
    without.refuses("0 moves 3 from Warpgate to Eshkol", "W7.2")


@pytest.mark.rule("W19.7", "W7.4")
def test_planets_with_enemy_ships_can_be_attacked_but_not_passed() -> None:
    seats = ("0: | Ivra 2 | hand: advance_trade | played: control_recon", "1: | Eshkol 1, Gorat 1")
    it = given(*seats, turn=2)
    it.play("0 plays advance_trade: upper")
    it.refuses("0 moves 2 from Ivra to Corvan", "W19.7")
    free = given(*seats, turn=2, options={"passing": "free"})
    free.play("0 plays advance_trade: upper; 0 moves 2 from Ivra to Corvan")
    assert free.ships(0) == {"Corvan": 2}


@pytest.mark.rule("W10.5", "W19.11")
def test_maneuver_moves_two_groups_of_different_ships() -> None:
    it = given("0: | Warpgate 3 | hand: maneuver_research", "1: | Warpgate 3")
    it.play("0 plays maneuver_research: upper; 0 moves 2 from Warpgate to Ivra")
    it.refuses("0 moves 1 from Ivra to Gorat", "W19.11")
    it.play("0 moves 1 from Warpgate to Kesh")
    assert it.ships(0) == {"Ivra": 2, "Kesh": 1}


@pytest.mark.rule("W10.3")
def test_concentrate_takes_ships_from_two_places_at_most() -> None:
    it = given("0: | Warpgate 2, Kesh 1, Jarrow 1", "1: | Warpgate 3", frames=action("concentrate", 0, 2))
    it.refuses("0 gathers Warpgate 1, Kesh 1, Jarrow 1 at Ivra", "W10.3")
    it.table.answer(0, (0, 0, place("Kesh")))
    assert it.ships(0) == {"Ivra": 3, "Jarrow": 1}


@pytest.mark.rule("W10.11", "W19.13")
def test_trade_goes_to_two_more_trade_planets_and_takes_a_good() -> None:
    seats = ("0: | Eshkol 1 | hand: skirmish_trade | played: control_recon", "1: | Warpgate 3")
    it = given(*seats, turn=2)
    it.play("0 plays skirmish_trade: lower; 0 trades Eshkol - Jarrow - Eshkol")
    assert it.ships(0) == {"Eshkol": 1}
    assert it.goods(0) == (1, 0)
    assert it.state.goods == 7
    three = given(*seats, frames=action("trade", 0, 4), options={"trade-route": "three"})
    three.refuses("0 trades Eshkol - Jarrow - Eshkol", "W19.13")


@pytest.mark.rule("W10.8", "W10.12", "W17.8")
def test_orbital_shipyards_give_one_ship_more() -> None:
    it = given("0: | Warpgate 1 | tech: Orbital Shipyards", "1: | Warpgate 3", frames=action("warp_in", 0, 3))
    it.play("0 warps in 4")
    assert it.ships(0) == {"Warpgate": 5}


@pytest.mark.rule("W11.1", "W11.2", "W11.3", "W11.4")
def test_control_marks_planets_fills_sectors_and_takes_an_objective() -> None:
    it = given(
        "0: | Kesh 1, Ilion 1, Ivra 1",
        "1: | Ilion outpost",
        objectives="lava, forest",
        types="ice",
        frames=action("control", 0, 3),
    )
    it.play("0 controls Ivra, Ilion, Kesh")
    assert it.colonies(0) == ["Ilion", "Ivra", "Kesh"]
    assert it.outposts(1) == []
    assert len(it.objectives(0)) == 1
    assert sorted(DATA.types[t].id for t in it.state.objectives) == ["forest", "ice"]


@pytest.mark.rule("W19.15")
@pytest.mark.parametrize(("ruling", "count"), [("one", 1), ("each", 2)])
def test_objectives_per_control_in_both_readings(ruling: str, count: int) -> None:
    it = given(
        "0: | Kesh 1, Ivra 1",
        "1: | Warpgate 3",
        objectives="lava, ocean",
        types="ice, ice",
        frames=action("control", 0, 2),
        options={"objectives-per-control": ruling},
    )
    it.play("0 controls Kesh, Ivra")
    if ruling == "one":
        it.play("0 takes ocean")
    assert len(it.objectives(0)) == count


@pytest.mark.rule("W12.1", "W12.2", "W12.3")
def test_research_takes_a_technology_of_the_planets_type() -> None:
    it = given(
        "0: | Warpgate 3",
        "1: | Ivra 1",
        available="Fighter Bays, Magma Cannons",
        technologies="Seed Ships",
        frames=action("research", 0, 1),
    )
    it.refuses("0 flies to Ivra", "W12.1")
    it.refuses("0 flies to Jarrow", "W12.1")
    it.play("0 flies to Kesh")
    assert it.technologies(0) == ["Fighter Bays"]
    assert [DATA.technologies[t].name for t in it.state.available] == ["Magma Cannons", "Seed Ships"]


@pytest.mark.rule("W10.6", "W19.12")
def test_promote_keeps_one_card_on_the_discard_pile() -> None:
    it = given("0:", "1:", promotions="Veteran Crews, Ambush", frames=action("promote", 0, 2), options={"sides": "A"})
    it.play("0 keeps Veteran Crews")
    assert [DATA.tactics[t].name for t in it.state.players[0].tactics_discard] == ["Veteran Crews"]
    assert it.points(0).elite == 2


# --- battles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("W8.3", "W8.4", "W8.6", "W9.1")
def test_the_higher_strength_wins_and_the_loser_withdraws_to_the_nearest_own_planet() -> None:
    it = given(
        "0: | Ivra 3 | draws: Outmaneuver, Salvage",
        "1: | Eshkol 2, Warpgate 1, Belu outpost, Brisk outpost | draws: Glorious Victory, Hit and Run",
        frames=action("advance", 0, 1),
    )
    it.play("0 moves 3 from Ivra to Eshkol; 0 shows Outmaneuver; 1 shows Glorious Victory")
    assert it.ships(0) == {"Eshkol": 3}
    assert it.ships(1) == {"Warpgate": 1, "Belu": 2}


@pytest.mark.rule("W8.4")
def test_ties_go_to_the_attacker() -> None:
    it = given(
        "0: | Ivra 2 | draws: Pitched Battle, Salvage",
        "1: Vantar Foundries A | Eshkol 2, Warpgate 1 | draws: Pitched Battle, Salvage",
        frames=action("advance", 0, 1),
    )
    it.play("0 moves 2 from Ivra to Eshkol; 0 shows Pitched Battle; 1 shows Pitched Battle")
    assert it.told("wins") == [{"seat": 0}]
    assert sum(it.ships(0).values()) == 0 or it.state.battle is None


@pytest.mark.rule("W9.4", "W9.5")
def test_after_a_lost_concentrate_the_defender_divides_the_survivors() -> None:
    it = given(
        "0: Vantar Foundries A | Ivra 1, Gorat 1 | draws: Salvage, Hit and Run",
        "1: | Eshkol 3, Warpgate 1 | draws: Outmaneuver, Salvage",
        frames=action("concentrate", 0, 1),
    )
    it.play("0 gathers Ivra 1, Gorat 1 at Eshkol; 0 shows Salvage; 1 shows Outmaneuver; 1 returns 0")
    assert it.ships(0) == {"Ivra": 2} or it.ships(0) == {"Gorat": 2}
    assert it.ships(1) == {"Eshkol": 3, "Warpgate": 1}


@pytest.mark.rule("W8.5")
def test_a_cancelled_text_is_not_followed_and_the_destroyer_destroys() -> None:
    seats = (
        "0: Vantar Foundries A | Ivra 2 | draws: Hit and Run, Salvage",
        "1: | Eshkol 3, Warpgate 1 | draws: Outmaneuver, Salvage",
    )
    it = given(*seats, frames=action("advance", 0, 1))
    it.play("0 moves 2 from Ivra to Eshkol; 0 shows Hit and Run; 1 shows Outmaneuver")
    assert it.ships(1) == {"Eshkol": 3, "Warpgate": 1}
    other = given(*seats, frames=action("advance", 0, 1))
    other.play("0 moves 2 from Ivra to Eshkol; 0 shows Hit and Run; 1 shows Salvage")
    assert other.ships(1) == {"Eshkol": 1, "Warpgate": 2}
    assert other.ships(0) == {"Ivra": 2}


@pytest.mark.rule("W8.7")
def test_prolonged_engagement_fights_on_and_a_side_without_ships_has_no_strength() -> None:
    it = given(
        "0: | Ivra 2 | elite: Prolonged Engagement | draws: Prolonged Engagement, Outmaneuver, Salvage, Citizen N",
        "1: Vantar Foundries A | Eshkol 1, Warpgate 1 | draws: Heroic Sacrifice, Salvage, Pitched Battle, Outmaneuver",
        frames=action("advance", 0, 1),
    )
    it.play("0 moves 2 from Ivra to Eshkol; 0 shows Prolonged Engagement; 1 shows Heroic Sacrifice")
    assert it.state.battle is not None
    assert it.state.battle.fought == 2
    it.play("0 shows Salvage; 1 shows Pitched Battle")
    assert it.told("strength")[-1]["theirs"] == 0
    assert it.ships(0) == {"Eshkol": 1, "Warpgate": 1}


# --- factions and clarifications (W17) ------------------------------------------------------------------------


@pytest.mark.rule("W17.1", "W17.2")
def test_acktar_copies_the_nomads_for_good_and_its_outposts_make_room() -> None:
    it = given(
        "0: Ack'Tar A | Ivra 2, Kesh outpost, Jarrow outpost | hand: advance_trade",
        "1: Grizzled Nomads A | Jarrow 1",
    )
    it.play("0 copies 1")
    assert has(it.state, 0, it.state.players[1].texts.here)
    assert it.outposts(0) == ["Kesh"]
    assert it.asks(1) == "withdraw"
    it.play("1 sends them to Warpgate")
    assert it.ships(0) == {"Ivra": 2, "Warpgate": 1}
    assert it.state.players[0].fleets >> place("Kesh") & 1


@pytest.mark.rule("W17.3")
def test_citizen_n_does_the_other_action_and_leaves_the_slot_as_it_is() -> None:
    it = given(
        "0: Elenari Free Worlds A | Ivra 3 | hand: skirmish_warp_in | draws: Citizen N, Salvage",
        "1: | Eshkol 1 | draws: Hit and Run, Salvage",
    )
    it.play("0 plays skirmish_warp_in: upper; 0 moves 1 from Ivra to Eshkol; 0 shows Citizen N; 1 shows Salvage")
    it.play("0 says yes")
    assert it.ships(0)["Warpgate"] == 1
    assert len(it.state.players[0].played) == 1


@pytest.mark.rule("W17.4")
def test_perfect_infiltrators_land_among_enemies_but_the_type_must_match() -> None:
    it = given(
        "0: Elenari Free Worlds A | Warpgate 3",
        "1: | Kesh 1, Ivra 1",
        available="Fighter Bays, Seed Ships",
        frames=action("research", 0, 1),
    )
    it.refuses("0 flies to Ivra", "W17.4")
    it.play("0 flies to Kesh")
    assert it.technologies(0) == ["Fighter Bays"]


@pytest.mark.rule("W17.5")
def test_a_combat_drone_withdraws_before_enemy_ships() -> None:
    it = given("0: | Warpgate 3 | drone: Ivra | tech: Combat Drones", "1: | Eshkol 1", frames=action("skirmish", 1, 1))
    it.play("1 moves 1 from Eshkol to Ivra")
    assert it.asks(1) == "withdraw"
    it.play("1 sends them to Gorat")
    assert it.drone(0) == "Gorat"


@pytest.mark.rule("W17.6")
def test_fighter_bays_work_with_every_move() -> None:
    it = given("0: | Warpgate 1 | tech: Fighter Bays", "1: | Warpgate 3", frames=action("recon", 0, 1))
    it.play("0 moves 1 from Warpgate to Ivra; 0 says yes")
    assert it.ships(0) == {"Ivra": 2}


@pytest.mark.rule("W17.7")
def test_heralds_warp_to_free_planets_and_to_their_own() -> None:
    it = given("0: Heralds of the Void A | Kesh colony", "1: | Jarrow outpost, Ivra 1", frames=action("warp_in", 0, 1))
    assert it.offered(0) == ["warpgate", "kesh"]


@pytest.mark.rule("W17.9")
def test_unpredictable_machines_draw_one_to_four_or_renew_the_hand() -> None:
    it = given("0: Overseers of Kerak A | Warpgate 3 | hand: advance_trade, control_recon", "1:")
    it.play("0 renews")
    assert len(it.hand(0)) == 2
    it.refuses("0 renews", "W17.9")
    it.table.answer(0, (2, it.state.players[0].hand[0], 0))
    it.play("0 counts 4")
    assert len(it.hand(0)) == 5


@pytest.mark.rule("W17.10", "W3.10")
def test_guildmaster_oozh_replaces_pitched_battle() -> None:
    rows = [row for row in DATA.sides if row.name == "Tethysian Tradeworlds"]
    assert [(DATA.tactics[row.hero].name, row.letter) for row in rows] == [("Guildmaster Oozh", "C")] * 2


# --- discoveries ----------------------------------------------------------------------------------------------


@pytest.mark.rule("W15.1", "W15.2")
def test_recon_turns_over_a_token_and_takes_it_or_the_other() -> None:
    it = given("0: | Warpgate 2", "1:", stacks="Ivra", tokens="ship_destroyed, peace", frames=action("recon", 0, 1))
    it.play("0 moves 1 from Warpgate to Ivra; 0 takes the other")
    assert it.tokens(0) == ["peace"]
    assert it.ships(0) == {"Warpgate": 1, "Ivra": 1}
    lost = given("0: | Warpgate 2", "1:", stacks="Ivra", tokens="ship_destroyed", frames=action("recon", 0, 1))
    lost.play("0 moves 1 from Warpgate to Ivra; 0 takes it")
    assert lost.ships(0) == {"Warpgate": 1}


# --- data -----------------------------------------------------------------------------------------------------


def owned(tmp_path: Path, **sections: object) -> Path:
    """An owner's file with these sections."""
    path = tmp_path / "mine.json"
    path.write_text(json.dumps({"format": 1, "name": "mine", **sections}))
    return path


@pytest.mark.rule("W2.1")
def test_an_owners_file_replaces_sections_and_games_of_other_data_are_refused(tmp_path: Path) -> None:
    cards = [
        {"id": f"card_{i}", "upper": ACTION_NAMES[card.lower], "lower": ACTION_NAMES[card.upper]}
        for i, card in enumerate(DATA.actions)
    ]
    game = game_with(owned(tmp_path, actions=cards))
    table = Table.new(game, 2, seed=1)
    table.play_random(Random(1))
    record = Record.of(table).dumps()
    assert Record.loads(record, games=lambda name: game).verify().ok
    with pytest.raises(ValueError, match="--data FILE"):
        Record.loads(record, games=titled)


@pytest.mark.parametrize(
    ("sections", "message"),
    [
        ({"types": []}, r"mine\.json: types: expected 5 entries; found 0"),
        (
            {"boards": [{"players": 9}]},
            r"mine\.json: boards\[0\]\.players: expected a whole number from 2 to 6; found 9",
        ),
        ({"tokens": [{"kind": "war", "copies": 1}]}, r"tokens\[0\]\.kind: expected one of refresh_trade_goods, "),
        ({"cards": []}, r"the whole file: expected only the fields .*; found 'cards'"),
    ],
)
def test_a_file_that_cannot_be_used_says_where_and_why(
    tmp_path: Path, sections: dict[str, object], message: str
) -> None:
    with pytest.raises(DataError, match=message):
        game_with(owned(tmp_path, **sections))


# --- the end --------------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.3", "W19.4")
@pytest.mark.parametrize(("ruling", "over"), [("during", True), ("start", False)])
def test_the_end_is_seen_during_a_round_or_as_one_starts(ruling: str, over: bool) -> None:
    it = given("0:", "1:", goods=0, frames=(("round_end",),), options={"end-timing": ruling})
    assert it.table.over == over
    if not over:
        assert it.state.last


@pytest.mark.rule("W16.1", "W16.2", "W16.3")
def test_points_are_counted_as_written() -> None:
    it = given(
        "0: | Kesh 1 colony, Durn outpost, Fenn outpost | goods: 1 fresh, 1 used | tech: Fighter Bays, Sun Forges"
        " | tokens: extra_vp, peace | objectives: Sea Kings, Fire Crown",
        "1:",
    )
    sheet = it.points(0)
    assert (sheet.objectives, sheet.goods, sheet.elite, sheet.technologies, sheet.tokens) == (5, 6, 1, 3, 3)
    assert (sheet.total, sheet.controlled) == (18, 3)

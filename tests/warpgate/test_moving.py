"""Range and movement (W7), and the actions that move ships: Advance, Concentrate, Maneuver, Recon, Skirmish, Trade."""

from __future__ import annotations

import pytest

from orrery.core.refusal import Refused
from orrery.games.warpgate.rules.board import Board
from tests.warpgate.notation import DATA, HOME, Position, action, given, place
from tests.warpgate.say import refused

BOARD: Board = DATA.boards[2]


def far(start: str, end: str, seat: int = 0) -> int:
    return BOARD.distance(seat, place(start), place(end))


def targets(it: Position, seat: int = 0) -> list[str]:
    """Where the moves on offer lead to."""
    return sorted({words.split("+")[-1] for words in it.offered(seat)})


# --- W7: range ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W7.1", "W19.6")
@pytest.mark.parametrize(
    ("start", "end", "empty"),
    [
        (HOME, "Jarrow", 1),  # one empty hex between
        (HOME, "Kesh", 1),
        (HOME, "Gorat", 2),
        (HOME, "Eshkol", 2),  # over Ivra: an empty hex, the planet, an empty hex
        (HOME, "Belu", 3),  # Ivra and Eshkol on the way cost nothing
        (HOME, "Abara", 5),
        ("Fenn", "Durn", 6),  # all across the board
        ("Kesh", "Jarrow", 2),  # past the player's own Warpgate, which is a planet
    ],
)
def test_distance_counts_the_empty_hexes_between(start: str, end: str, empty: int) -> None:
    assert far(start, end) == far(end, start) == empty
    too_far = given(f"0: | {start} 1", "1:", frames=action("skirmish", 0, empty - 1))
    too_far.refuses(f"0 moves 1 from {start} to {end}", "W7.2")
    it = given(f"0: | {start} 1", "1:", frames=action("skirmish", 0, empty))
    it.play(f"0 moves 1 from {start} to {end}")
    assert it.ships(0) == {end: 1}


@pytest.mark.rule("W7.1")
def test_adjacent_planets_are_in_range_zero() -> None:
    board = DATA.boards[4]
    beside = [
        (i, board.place_at[h])
        for i, planet in enumerate(board.planets, 1)
        for h in board.adjacent[planet.at]
        if h in board.place_at
    ]
    assert beside
    assert all(board.distance(0, one, other) == 0 for one, other in beside)


@pytest.mark.rule("W7.2")
def test_a_range_is_a_maximum() -> None:
    it = given(f"0: | {HOME} 1", "1:", frames=action("skirmish", 0, 3))
    assert targets(it) == sorted(name.lower() for name in DATA.planet_names[:15] if far(HOME, name) <= 3)


@pytest.mark.rule("W7.3")
@pytest.mark.parametrize("x", [1, 2, 3, 4, 5])
def test_ships_end_on_planets_only(x: int) -> None:
    it = given(f"0: | {HOME} 2", "1:", frames=action("advance", 0, x))
    on_board = {name.lower() for name in DATA.planet_names[:15]}
    assert set(targets(it)) <= on_board
    refused_place = 16 + x
    assert it.table.why_not(0, (0, refused_place)) is not None


@pytest.mark.rule("W7.5")
def test_markers_and_drones_do_not_hinder() -> None:
    it = given(f"0: | {HOME} 1", "1: | Ivra outpost, Eshkol colony | drone: Ivra", frames=action("skirmish", 0, 3))
    it.play(f"0 moves 1 from {HOME} to Belu")
    assert it.ships(0) == {"Belu": 1}
    onto = given(f"0: | {HOME} 1", "1: | Ivra outpost | drone: Ivra", frames=action("maneuver", 0, 1))
    onto.play(f"0 moves 1 from {HOME} to Ivra")
    assert (onto.ships(0), onto.outposts(1), onto.drone(1)) == ({"Ivra": 1}, ["Ivra"], "Ivra")


@pytest.mark.rule("W7.6", "W1.6")
def test_the_own_warpgate_is_a_planet_to_move_to_and_to_pass() -> None:
    it = given("0: | Kesh 1", "1:", frames=action("maneuver", 0, 1))
    it.play(f"0 moves 1 from Kesh to {HOME}")
    assert it.ships(0) == {HOME: 1}
    assert far("Kesh", "Jarrow", seat=0) == 2


@pytest.mark.rule("W7.6", "W1.6", "W19.8")
def test_another_warpgate_is_an_empty_hex_that_no_move_ends_on() -> None:
    assert far("Kesh", "Jarrow", seat=1) == 3
    assert far("Adun", "Brisk", seat=0) == far("Durn", "Kesh", seat=1) + 1 == 3
    it = given("0: | Adun 1", "1: | Belu outpost", frames=action("skirmish", 0, 9))
    assert targets(it).count("warpgate") == 1
    it.play(f"0 moves 1 from Adun to {HOME}")
    assert it.ships(0) == {HOME: 1}
    assert it.ships(1) == {}


@pytest.mark.rule("W7.4", "W7.7")
@pytest.mark.parametrize("name", ["advance", "concentrate", "skirmish"])
def test_three_actions_can_attack(name: str) -> None:
    it = given("0: | Ivra 2", "1: | Eshkol 1", frames=action(name, 0, 1))
    if name == "concentrate":
        it.play("0 gathers Ivra 2 at Eshkol")
    else:
        it.play(f"0 moves {1 + (name == 'advance')} from Ivra to Eshkol")
    assert it.state.battle is not None
    assert (it.state.battle.attacker, it.state.battle.defender) == (0, 1)


@pytest.mark.rule("W7.4", "W7.7")
@pytest.mark.parametrize("name", ["maneuver", "recon"])
def test_other_actions_only_move(name: str) -> None:
    it = given("0: | Ivra 2", "1: | Eshkol 1", frames=action(name, 0, 1))
    it.refuses("0 moves 1 from Ivra to Eshkol", "W7.7")


@pytest.mark.rule("W7.7", "W10.11")
def test_trade_does_not_attack() -> None:
    it = given("0: | Ilion 1", "1: | Eshkol 1", frames=action("trade", 0, 4))
    it.refuses("0 trades Ilion - Eshkol - Jarrow", "W10.11")
    it.refuses("0 trades Ilion - Jarrow - Eshkol", "W10.11")


@pytest.mark.rule("W7.4", "W19.7")
def test_enemy_ships_block_the_way_but_there_may_be_another() -> None:
    it = given(f"0: | {HOME} 1", "1: | Ivra 1", frames=action("skirmish", 0, 2))
    it.refuses(f"0 moves 1 from {HOME} to Eshkol", "W19.7")
    it.play(f"0 moves 1 from {HOME} to Ilion")
    round_about = given(f"0: | {HOME} 1", "1: | Ivra 1", frames=action("skirmish", 0, 3))
    round_about.play(f"0 moves 1 from {HOME} to Eshkol")
    assert round_about.ships(0) == {"Eshkol": 1}


# --- W10: the actions that move -------------------------------------------------------------------------------


@pytest.mark.rule("W10.2")
def test_advance_needs_two_ships_of_one_planet() -> None:
    it = given(f"0: | {HOME} 2, Ivra 1 | hand: advance_trade", "1:")
    it.play("0 plays advance_trade: upper")
    it.refuses("0 moves 1 from Ivra to Eshkol", "W10.2")
    it.play(f"0 moves 2 from {HOME} to Ivra")
    assert it.ships(0) == {"Ivra": 3}
    alone = given(f"0: | {HOME} 1, Ivra 1 | hand: advance_trade", "1:")
    alone.refuses("0 plays advance_trade: upper", "W10.2")


@pytest.mark.rule("W10.2")
def test_advance_takes_two_or_more_and_leaves_the_rest() -> None:
    it = given(f"0: | {HOME} 5", "1:", frames=action("advance", 0, 1))
    refused_numbers = given(f"0: | {HOME} 5", "1:", frames=action("advance", 0, 1))
    refused_numbers.table.answer(0, (0, place("Ivra")))
    for number in (1, 6):
        refused(refused_numbers, f"0 counts {number}")
    it.play(f"0 moves 3 from {HOME} to Ivra")
    assert it.ships(0) == {HOME: 2, "Ivra": 3}


@pytest.mark.rule("W10.3")
def test_concentrate_takes_any_number_from_one_or_two_planets() -> None:
    one = given(f"0: | {HOME} 3", "1:", frames=action("concentrate", 0, 1))
    one.play(f"0 gathers {HOME} 1 at Ivra")
    assert one.ships(0) == {HOME: 2, "Ivra": 1}
    two = given(f"0: | {HOME} 3, Jarrow 2", "1:", frames=action("concentrate", 0, 1))
    two.play(f"0 gathers {HOME} 3, Jarrow 1 at Ivra")
    assert two.ships(0) == {"Jarrow": 1, "Ivra": 4}


@pytest.mark.rule("W10.3", "W7.2")
def test_both_planets_of_a_concentrate_must_be_in_range() -> None:
    it = given(f"0: | {HOME} 1, Hesp 1", "1:", frames=action("concentrate", 0, 1))
    it.refuses(f"0 gathers {HOME} 1, Hesp 1 at Kesh", "W7.2")
    far_off = given(f"0: | {HOME} 1", "1:", frames=action("concentrate", 0, 1))
    far_off.refuses(f"0 gathers {HOME} 1 at Gorat", "W7.2")


@pytest.mark.rule("W10.3")
def test_concentrate_may_gather_where_own_ships_are() -> None:
    it = given("0: | Ivra 1, Gorat 2", "1:", frames=action("concentrate", 0, 1))
    it.play("0 gathers Gorat 2 at Ivra")
    assert it.ships(0) == {"Ivra": 3}


@pytest.mark.rule("W10.5")
def test_maneuver_moves_any_number_twice() -> None:
    it = given(f"0: | {HOME} 3, Jarrow 2", "1:", frames=action("maneuver", 0, 1))
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 moves 2 from Jarrow to Hesp")
    assert it.ships(0) == {HOME: 2, "Ivra": 1, "Hesp": 2}


@pytest.mark.rule("W10.5", "W19.11")
def test_the_second_part_of_a_maneuver_may_be_left_out() -> None:
    it = given(f"0: | {HOME} 3", "1:", frames=action("maneuver", 0, 1))
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 passes")
    assert it.ships(0) == {HOME: 2, "Ivra": 1}


@pytest.mark.rule("W10.5", "W19.11")
def test_the_second_group_is_of_ships_that_have_not_moved() -> None:
    it = given(f"0: | {HOME} 2, Ivra 1", "1:", frames=action("maneuver", 0, 1))
    it.play(f"0 moves 2 from {HOME} to Ivra; 0 moves 1 from Ivra to Gorat")
    assert it.ships(0) == {"Ivra": 2, "Gorat": 1}
    mixed = given(f"0: | {HOME} 2, Ivra 2", "1:", frames=action("maneuver", 0, 1))
    mixed.play(f"0 moves 2 from {HOME} to Ivra")
    mixed.table.answer(0, (place("Ivra"), place("Gorat")))
    refused(mixed, "0 counts 3")
    nothing_left = given(f"0: | {HOME} 2", "1:", frames=action("maneuver", 0, 1))
    nothing_left.play(f"0 moves 2 from {HOME} to Ivra")
    assert nothing_left.asks(0) == ""


@pytest.mark.rule("W10.7")
@pytest.mark.parametrize(("x", "end"), [(1, "Eshkol"), (2, "Brisk")])
def test_recon_moves_one_ship_twice_as_far(x: int, end: str) -> None:
    it = given(f"0: | {HOME} 3", "1:", frames=action("recon", 0, x))
    it.play(f"0 moves 1 from {HOME} to {end}")
    assert it.ships(0) == {HOME: 2, end: 1}


@pytest.mark.rule("W10.7")
def test_recon_is_not_farther_than_twice_x() -> None:
    it = given(f"0: | {HOME} 3", "1:", frames=action("recon", 0, 1))
    it.refuses(f"0 moves 1 from {HOME} to Belu", "W7.2")


@pytest.mark.rule("W10.7", "W15.1")
def test_recon_explores_only_where_tokens_lie() -> None:
    it = given(f"0: | {HOME} 1", "1:", stacks="Gorat", frames=action("recon", 0, 1))
    it.play(f"0 moves 1 from {HOME} to Ivra")
    assert it.asks(0) == ""
    there = given(f"0: | {HOME} 1", "1:", stacks="Gorat", frames=action("recon", 0, 1))
    there.play(f"0 moves 1 from {HOME} to Gorat")
    assert there.asks(0) == "explore"


@pytest.mark.rule("W10.7")
def test_other_moves_do_not_explore() -> None:
    it = given(f"0: | {HOME} 1", "1:", stacks="Ivra", frames=action("skirmish", 0, 1))
    it.play(f"0 moves 1 from {HOME} to Ivra")
    assert it.asks(0) == ""
    assert it.state.stacks == 1 << place("Ivra")


@pytest.mark.rule("W10.10")
def test_skirmish_moves_exactly_one_ship() -> None:
    it = given(f"0: | {HOME} 3", "1:", frames=action("skirmish", 0, 1))
    it.table.answer(0, (0, place("Ivra")))
    assert it.asks(0) == ""
    assert it.ships(0) == {HOME: 2, "Ivra": 1}
    nothing = given("0: | hand: skirmish_trade", "1:")
    nothing.refuses("0 plays skirmish_trade: upper", "W10.10")


@pytest.mark.rule("W10.11")
def test_trade_goes_from_trade_planet_to_trade_planet_twice() -> None:
    it = given("0: | Ilion 2", "1:", frames=action("trade", 0, 3))
    it.play("0 trades Ilion - Eshkol - Jarrow")
    assert it.ships(0) == {"Ilion": 1, "Jarrow": 1}
    assert it.goods(0) == (1, 0)
    assert it.state.goods == 7


@pytest.mark.rule("W10.11")
def test_all_three_stops_are_trade_planets() -> None:
    it = given("0: | Ilion 1, Ivra 1", "1:", frames=action("trade", 0, 4))
    for route in ("Ivra - Eshkol - Jarrow", "Ilion - Gorat - Jarrow", "Ilion - Eshkol - Ivra"):
        it.refuses(f"0 trades {route}", "W10.11")


@pytest.mark.rule("W10.11")
def test_both_moves_of_a_trade_must_be_possible() -> None:
    it = given("0: | Ilion 1", "1:", frames=action("trade", 0, 2))
    it.refuses("0 trades Ilion - Jarrow - Eshkol", "W7.2")
    one_way = given("0: | Ilion 1 | hand: skirmish_trade | played: control_recon", "1: | Jarrow 1", turn=2,
                    options={"trade-route": "three"}, goods=8)  # fmt: skip
    one_way.play("0 plays skirmish_trade: lower")
    assert set(one_way.offered(0)) == {"ilion+eshkol+adun", "ilion+eshkol+brisk"}


@pytest.mark.rule("W10.11", "W19.13")
def test_a_trade_planet_just_reached_is_not_a_further_one() -> None:
    it = given("0: | Ilion 1", "1:", frames=action("trade", 0, 4))
    it.refuses("0 trades Ilion - Eshkol - Eshkol", "W10.11")
    it.refuses("0 trades Ilion - Ilion - Eshkol", "W10.11")


@pytest.mark.rule("W10.11", "W19.13")
def test_without_goods_in_the_supply_nothing_is_taken() -> None:
    it = given("0: | Ilion 1", "1:", goods=0, frames=action("trade", 0, 3))
    it.play("0 trades Ilion - Eshkol - Jarrow")
    assert it.goods(0) == (0, 0)
    assert it.state.goods == 0


@pytest.mark.rule("W10.11")
def test_trade_needs_a_ship_on_a_trade_planet() -> None:
    it = given("0: | Ivra 3, Ilion outpost | hand: skirmish_trade | played: control_recon", "1:", turn=2)
    it.refuses("0 plays skirmish_trade: lower", "W10.11")


@pytest.mark.rule("W10.3")
def test_every_origin_of_a_concentrate_is_told_with_its_ships() -> None:
    it = given("0: | Ivra 2, Gorat 1 | tech: Fighter Bays", "1:", frames=action("concentrate", 0, 1))
    it.play("0 gathers Ivra 2, Gorat 1 at Eshkol; 0 says yes")
    assert [(line["ships"], line["place"]) for line in it.told("moves")] == [(1, place("Gorat")), (2, place("Ivra"))]
    assert [line["ships"] for line in it.told("joins")] == [1]
    assert it.ships(0) == {"Eshkol": 4}


@pytest.mark.rule("W10.11", "W19.13")
def test_a_trade_that_comes_back_is_told_stop_by_stop() -> None:
    it = given("0: | Ilion 1", "1:", frames=action("trade", 0, 2))
    it.play("0 trades Ilion - Eshkol - Ilion")
    told = [(line["place"], line["target"]) for line in it.told("moves")]
    assert told == [(place("Ilion"), place("Eshkol")), (place("Eshkol"), place("Ilion"))]


@pytest.mark.rule("W10.11", "W17.5", "W19.13")
def test_trade_stops_at_the_middle_planet_and_a_combat_drone_there_withdraws() -> None:
    it = given(
        "0: | Ilion 1",
        "1: | Gorat outpost | drone: Eshkol | tech: Combat Drones",
        frames=action("trade", 0, 2),
    )
    it.play("0 trades Ilion - Eshkol - Jarrow")
    assert it.asks(0) == "withdraw"
    assert it.offered(0) == ["belu", "dray", "gorat", "ivra"]
    it.play("0 sends them to Ivra")
    assert it.drone(1) == "Ivra"
    assert it.ships(0) == {"Jarrow": 1}
    assert it.goods(0) == (1, 0)


@pytest.mark.rule("W10.11", "W19.27")
def test_a_trade_whose_ship_is_lost_on_its_stop_brings_nothing() -> None:
    it = given(
        "0: Myrian Choir B | Ilion 2, Gorat 1", "1:", stacks="Gorat", trade="Gorat", tokens="ship_destroyed",
        frames=action("trade", 0, 2),
    )  # fmt: skip
    it.play("0 trades Ilion - Gorat - Eshkol; 0 says yes; 0 takes it")
    assert it.ships(0) == {"Ilion": 1, "Gorat": 1}
    assert it.goods(0) == (0, 0)


@pytest.mark.rule("W19.11", "W15.3")
def test_after_pilgrims_have_lost_the_ship_that_moved_the_other_one_may_go() -> None:
    it = given(
        "0: Myrian Choir B | Ivra 1, Gorat 1", "1:", stacks="Gorat", tokens="ship_destroyed",
        frames=action("maneuver", 0, 1),
    )  # fmt: skip
    it.play("0 moves 1 from Ivra to Gorat; 0 says yes; 0 takes it")
    assert it.ships(0) == {"Gorat": 1}
    it.play("0 moves 1 from Gorat to Ilion")
    assert it.ships(0) == {"Ilion": 1}


@pytest.mark.rule("W19.7", "W7.2")
def test_a_refusal_names_the_range_with_its_bonuses() -> None:
    it = given(f"0: Heralds of the Void B | {HOME} 1", "1:", frames=action("skirmish", 0, 1))
    with pytest.raises(Refused) as refused:
        it.play(f"0 moves 1 from {HOME} to Corvan")
    assert refused.value.no is not None
    assert (refused.value.no.args["need"], refused.value.no.args["have"]) == (3, 2)
    blocked = given(f"0: Heralds of the Void B | {HOME} 1", "1: | Ivra 1", frames=action("skirmish", 0, 1))
    blocked.refuses(f"0 moves 1 from {HOME} to Eshkol", "W19.7")

"""Battles (W8) and withdrawing (W9). Seat 0 attacks Eshkol from Ivra, unless stated otherwise."""

from __future__ import annotations

import pytest

from orrery.core.unknown import Unknown
from tests.warpgate.notation import DATA, HOME, Position, action, given, place
from tests.warpgate.say import battle, discarded, kinds_asked, seat_line, show, strengths, winner

ADVANCE = action("advance", 0, 1)


def meeting(attacker: str, defender: str, ships: int = 2) -> Position:
    """A battle up to the first question."""
    it = given(f"0: {attacker}", f"1: {defender}", frames=ADVANCE)
    return it.play(f"0 moves {ships} from Ivra to Eshkol")


# --- W8: drawing, announcing, showing ---------------------------------------------------------------------------


@pytest.mark.rule("W8.1")
def test_both_sides_draw_two_tactics_cards() -> None:
    it = meeting("| Ivra 2", "| Eshkol 1")
    assert [(len(p.drawn), len(p.tactics)) for p in it.state.players] == [(2, 6), (2, 6)]


@pytest.mark.rule("W8.1")
def test_the_discard_pile_is_shuffled_when_the_deck_runs_out() -> None:
    seven = "Heroic Sacrifice, All or Nothing, Pitched Battle, Glorious Victory, Heavy Resistance, Outmaneuver, Salvage"
    it = meeting(f"| Ivra 2 | tactics discard: {seven}", "| Eshkol 1")
    p = it.state.players[0]
    assert "Citizen N" in [DATA.tactics[t].name for t in p.drawn]
    assert (len(p.drawn), len(p.tactics), p.tactics_discard) == (2, 6, [])


@pytest.mark.rule("W8.1", "W13.1")
def test_drawn_cards_are_seen_by_their_owner_only() -> None:
    it = meeting("| Ivra 2", "| Eshkol 1")
    assert isinstance(it.table.view(1).state.players[0].drawn, Unknown)
    assert len(list(it.table.view(0).state.players[0].drawn)) == 2


@pytest.mark.rule("W8.3", "W8.4", "W9.1")
def test_a_battle_says_how_far_it_has_come_until_the_loser_has_withdrawn() -> None:
    it = meeting("| Ivra 2 | tech: War Chest | goods: 1 fresh", "| Eshkol 1")
    assert it.state.battle is not None
    assert (it.state.battle.stage, it.state.battle.shown, it.state.battle.strengths) == ("announce", [], [])
    it.play("0 announces ")
    assert (it.state.battle.stage, it.state.battle.shown) == ("tactics", [])
    won = battle("| Ivra 3, Belu 1", "| Eshkol 2, Adun outpost, Abara outpost", "Outmaneuver", "Salvage", ships=3)
    b = won.state.battle
    assert b is not None
    assert (b.stage, b.cards, b.attacker_won) == ("withdraw", [], True), "the cards themselves are put away"
    assert ([DATA.tactics[card].name for card in b.shown], b.strengths) == (["Outmaneuver", "Salvage"], [9, 4])


@pytest.mark.rule("W8.2")
def test_effects_are_announced_before_tactics_are_shown_attacker_first() -> None:
    it = meeting("| Ivra 2 | tech: War Chest | goods: 1 fresh", "| Eshkol 1 | goods: 1 fresh | tech: War Chest")
    assert kinds_asked(it) == {0: "announce"}
    it.play("0 announces war_fund")
    assert it.goods(0) == (0, 1)
    assert kinds_asked(it) == {1: "announce"}
    it.play("1 announces ")
    assert kinds_asked(it) == {0: "tactic", 1: "tactic"}


@pytest.mark.rule("W8.2")
@pytest.mark.parametrize(("said", "strength"), [("war_fund", 2 * (2 + 2)), ("", 2 * 2)])
def test_only_what_was_announced_counts(said: str, strength: int) -> None:
    it = given(
        seat_line(0, "| Ivra 2 | tech: War Chest | goods: 1 fresh", "Salvage"),
        seat_line(1, "| Eshkol 1", "Salvage"),
        frames=ADVANCE,
    )
    it.play(f"0 moves 2 from Ivra to Eshkol; 0 announces {said}; 0 shows Salvage; 1 shows Salvage")
    assert strengths(it) == (strength, 2)
    assert it.goods(0) == (0, 1) if said else (1, 0)


@pytest.mark.rule("W8.2")
def test_without_a_fresh_good_there_is_nothing_to_announce() -> None:
    it = meeting("| Ivra 2 | tech: War Chest | goods: 1 used", "| Eshkol 1")
    assert kinds_asked(it) == {0: "tactic", 1: "tactic"}


@pytest.mark.rule("W8.3")
@pytest.mark.parametrize("first", [0, 1])
def test_cards_are_chosen_in_secret_and_shown_together(first: int) -> None:
    it = given(
        "0: | Ivra 2 | draws: Salvage, Outmaneuver", "1: | Eshkol 1 | draws: Salvage, Outmaneuver", frames=ADVANCE
    )
    it.play(f"0 moves 2 from Ivra to Eshkol; {first} shows Salvage")
    assert kinds_asked(it) == {1 - first: "tactic"}
    assert it.told("shows") == []
    assert it.state.battle is not None
    assert it.state.battle.cards == []
    assert "salvage" not in str(it.table.view(1 - first).plain()["state"]["players"][first])
    it.play(f"{1 - first} shows Outmaneuver")
    assert [line["seat"] for line in it.told("shows")] == [0, 1]


@pytest.mark.rule("W8.3", "W8.5")
def test_the_other_card_and_then_the_shown_ones_are_discarded() -> None:
    it = given("0: | Ivra 2 | draws: Salvage, Outmaneuver", "1: | Eshkol 1 | draws: Salvage, Heavy Resistance",
               frames=ADVANCE)  # fmt: skip
    it.play("0 moves 2 from Ivra to Eshkol; 0 shows Outmaneuver; 1 shows Salvage")
    assert discarded(it, 0) == ["Salvage", "Outmaneuver"]
    assert discarded(it, 1) == ["Heavy Resistance", "Salvage"]
    assert [p.drawn for p in it.state.players] == [[], []]


@pytest.mark.rule("W8.3")
def test_only_a_drawn_card_can_be_shown() -> None:
    it = given("0: | Ivra 2 | draws: Salvage, Outmaneuver", "1: | Eshkol 1", frames=ADVANCE)
    it.play("0 moves 2 from Ivra to Eshkol")
    assert sorted(it.offered(0)) == ["outmaneuver", "salvage"]


# --- W8.4: strength -------------------------------------------------------------------------------------------


@pytest.mark.rule("W8.4")
@pytest.mark.parametrize(
    ("ships", "mine", "enemies", "theirs", "strength", "won"),
    [
        (2, "Salvage", 1, "Salvage", (4, 2), 0),
        (2, "Salvage", 3, "Salvage", (4, 6), 1),
        (3, "Outmaneuver", 4, "Salvage", (9, 8), 0),
        (2, "Outmaneuver", 3, "Salvage", (6, 6), 0),  # a tie
        (5, "All or Nothing", 2, "Outmaneuver", (25, 6), 0),
        (4, "Glorious Victory", 3, "Heroic Sacrifice", (8, 12), 1),
    ],
)
def test_strength_is_ships_times_factor_and_ties_go_to_the_attacker(
    ships: int, mine: str, enemies: int, theirs: str, strength: tuple[int, int], won: int
) -> None:
    it = battle(f"| Ivra {ships}", f"| Eshkol {enemies}", mine, theirs, ships=ships)
    assert strengths(it) == strength
    assert winner(it) == won


@pytest.mark.rule("W8.4")
def test_only_ships_count_not_markers_and_drones() -> None:
    it = battle("| Ivra 2", "| Eshkol 1 outpost | drone: Eshkol", "Salvage", "Salvage")
    assert strengths(it) == (4, 2)


@pytest.mark.rule("W8.4", "W19.9")
@pytest.mark.parametrize(
    ("mine", "theirs", "strength"),
    [
        ("Salvage", "Heavy Resistance", (6, 8)),  # factor 2, and 2 more for a defender
        ("Heavy Resistance", "Salvage", (6, 4)),  # nothing more for an attacker
        ("Flanking Strike", "Salvage", (12, 4)),
        ("Swarm Attack", "Salvage", (12, 4)),  # counts as four ships
        ("Salvage", "Last Stand", (6, 12)),  # outnumbered
        ("Last Stand", "Salvage", (9, 4)),  # not outnumbered
        ("Mirror-Speaker Ix", "Veteran Crews", (15, 10)),  # the higher factor of the two
        ("Outmaneuver", "Last Stand", (9, 6)),  # its text is cancelled
    ],
)
def test_texts_about_strength_count_before_the_winner_is_found(
    mine: str, theirs: str, strength: tuple[int, int]
) -> None:
    assert strengths(battle("| Ivra 3", "| Eshkol 2", mine, theirs, ships=3)) == strength


@pytest.mark.rule("W8.4", "W19.9")
@pytest.mark.parametrize(("mine", "theirs", "won"), [("Suicide Charge", "Iron Discipline", 1)])
def test_a_text_about_ties(mine: str, theirs: str, won: int) -> None:
    it = battle("| Ivra 2", "| Eshkol 3", mine, theirs)
    assert strengths(it) == (12, 12)
    assert winner(it) == won


@pytest.mark.rule("W8.5")
@pytest.mark.parametrize(
    ("attacker", "defender", "strength"),
    [
        ("| Ivra 2 | tech: Magma Cannons", "| Eshkol 1", (6, 2)),
        ("| Ivra 2", "| Eshkol 1 | tech: Magma Cannons", (4, 2)),
        ("| Ivra 2", "| Eshkol 1 | tech: Dune Watch", (4, 3)),
        ("| Ivra 2 | tech: Combat Drones | drone: Eshkol", "| Eshkol 1", (6, 2)),
        ("Vantar Foundries B | Ivra 2", "| Eshkol 1", (6, 2)),
    ],
)
def test_technologies_and_abilities_for_battles_work_too(
    attacker: str, defender: str, strength: tuple[int, int]
) -> None:
    assert strengths(battle(attacker, defender, "Salvage", "Salvage")) == strength


# --- W8.5: texts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("W8.5")
def test_texts_that_cancel_come_first_whoever_has_them() -> None:
    it = battle("| Ivra 2", "| Eshkol 3", "Salvage", "Outmaneuver")
    assert it.ships(0) == {"Ivra": 2}
    other = battle("| Ivra 2", "| Eshkol 3", "Outmaneuver", "Salvage")
    assert other.ships(1) == {HOME: 3}


@pytest.mark.rule("W8.5")
def test_of_two_texts_that_cancel_the_attackers_works() -> None:
    mine = battle("| Ivra 2, Kesh outpost", "| Eshkol 9", "Decoy Beacons", "Outmaneuver")
    assert kinds_asked(mine) == {0: "withdraw"}
    theirs = battle("| Ivra 4", "| Eshkol 1, Belu outpost, Adun outpost", "Outmaneuver", "Decoy Beacons", ships=4)
    assert kinds_asked(theirs) == {}
    assert theirs.ships(1) == {"Belu": 1}


@pytest.mark.rule("W8.5", "W18.2")
def test_the_attackers_text_comes_before_the_defenders() -> None:
    it = battle("| Ivra 1, Gorat 2", "Heralds of the Void A | Eshkol 2", "Boarding Action", "Hit and Run",
                ships=1, how="skirmish")  # fmt: skip
    assert strengths(it) == (3, 2)
    # The winner destroys one ship and rallies another; only then both are destroyed.
    assert it.ships(0) == {"Gorat": 2}
    assert sum(it.ships(1).values()) == 1


@pytest.mark.rule("W8.5")
def test_destruction_is_carried_out_as_far_as_possible() -> None:
    it = battle("Heralds of the Void A | Ivra 4", "| Eshkol 1", "Hit and Run", "Salvage", ships=4)
    assert it.ships(1) == {HOME: 1}
    assert it.state.players[1].supply == 11
    assert it.ships(0) == {"Eshkol": 4}


@pytest.mark.rule("W8.5")
def test_shields_keep_ships_from_being_destroyed() -> None:
    it = battle("Heralds of the Void A | Ivra 2", "Grizzled Nomads B | Eshkol 3", "Hit and Run", "Grandmother Tarn")
    assert it.ships(1) == {"Eshkol": 3}
    hulls = battle("Heralds of the Void A | Ivra 2", "| Eshkol 3 | tech: Pressure Hulls", "Hit and Run", "Salvage")
    assert hulls.ships(1) == {HOME: 1, "Eshkol": 2}


@pytest.mark.rule("W8.5", "W17.2")
@pytest.mark.parametrize(("piece", "ships", "outposts"), [("ship", {}, ["Eshkol"]), ("outpost", {"Eshkol": 1}, [])])
def test_the_player_whose_effect_destroys_chooses_what(piece: str, ships: dict[str, int], outposts: list[str]) -> None:
    it = battle("| Ivra 2", "Grizzled Nomads A | Eshkol 1 outpost", "Pitched Battle", "Veteran Crews")
    assert strengths(it) == (6, 10)
    assert kinds_asked(it) == {0: "destroy"}
    it.play(f"0 destroys {piece}")
    assert (it.ships(1), it.outposts(1)) == (ships, outposts)


@pytest.mark.rule("W8.5")
def test_a_raid_destroys_where_its_player_chooses() -> None:
    it = battle("| Ivra 3", "| Eshkol 1, Belu 1, Dray 2", "Supply Raid", "Salvage", ships=3)
    assert kinds_asked(it) == {0: "raid"}
    it.play("0 raids Dray; 0 raids Dray")
    assert it.ships(1) == {HOME: 1, "Belu": 2}


@pytest.mark.rule("W8.5", "W19.9")
def test_destroyed_ships_do_not_change_who_has_won() -> None:
    it = battle("| Ivra 2", "Heralds of the Void A | Eshkol 2", "Salvage", "Hit and Run")
    assert winner(it) == 0
    assert it.ships(0) == {HOME: 1}
    assert it.ships(1) == {HOME: 2}


@pytest.mark.rule("W8.5")
def test_a_text_after_the_battle_does_not_work_backwards() -> None:
    it = battle("| Ivra 2", "| Eshkol 2", "Tactical Reserve", "Salvage")
    assert strengths(it) == (9, 4)
    assert it.ships(1) == {HOME: 3}
    assert len(it.hand(0)) == 1


# --- W8.6, W8.7 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("W8.6")
def test_the_loser_withdraws_and_the_winner_has_the_planet() -> None:
    won = battle("| Ivra 3", "| Eshkol 2", "Outmaneuver", "Salvage", ships=2)
    assert (won.ships(0), won.ships(1)) == ({"Ivra": 1, "Eshkol": 2}, {HOME: 2})
    lost = battle("| Ivra 3", "| Eshkol 5", "Outmaneuver", "Salvage", ships=2)
    assert (lost.ships(0), lost.ships(1)) == ({"Ivra": 3}, {"Eshkol": 5})


@pytest.mark.rule("W8.6")
def test_markers_stay_where_they_are() -> None:
    it = battle("| Ivra 3", "| Eshkol 1 colony, Belu outpost", "Outmaneuver", "Salvage", ships=3)
    assert (it.colonies(1), it.outposts(1)) == (["Eshkol"], ["Belu"])


@pytest.mark.rule("W8.7")
def test_prolonged_engagement_is_fought_twice_at_most() -> None:
    gone = (
        "Heroic Sacrifice, All or Nothing, Pitched Battle, Glorious Victory, Heavy Resistance, Outmaneuver, Citizen N"
    )
    it = given(
        f"0: | Ivra 6 | elite: Prolonged Engagement | tactics discard: {gone}"
        " | draws: Prolonged Engagement, Salvage, Prolonged Engagement, Outmaneuver",
        "1: | Eshkol 6 | draws: Salvage, Heavy Resistance, Outmaneuver, Heroic Sacrifice",
        frames=ADVANCE,
    )
    it.play("0 moves 6 from Ivra to Eshkol")
    show(it, "Prolonged Engagement", "Salvage")
    assert it.state.battle is not None
    assert it.state.battle.ships == 6
    assert it.ships(1) == {HOME: 1, "Eshkol": 5}
    show(it, "Prolonged Engagement", "Heroic Sacrifice")
    assert it.state.battle is None
    assert len(it.told("strength")) == 2


@pytest.mark.rule("W8.7")
def test_a_side_without_ships_has_no_strength_in_the_second_fight() -> None:
    it = given(
        "0: | Ivra 1 | elite: Prolonged Engagement"
        " | draws: Prolonged Engagement, Outmaneuver, Salvage, Heavy Resistance",
        "1: Heralds of the Void A | Eshkol 3 | draws: Hit and Run, Salvage, Heavy Resistance, Outmaneuver",
        frames=action("skirmish", 0, 1),
    )
    it.play("0 moves 1 from Ivra to Eshkol")
    show(it, "Prolonged Engagement", "Hit and Run")
    show(it, "Salvage", "Heavy Resistance")
    assert strengths(it) == (0, 8)
    assert winner(it) == 1


# --- W9: withdrawing ------------------------------------------------------------------------------------------


@pytest.mark.rule("W9.1")
@pytest.mark.parametrize("piece", ["Belu 1", "Belu outpost", "Belu colony"])
def test_a_losing_defender_goes_to_the_nearest_planet_with_an_own_piece(piece: str) -> None:
    it = battle("| Ivra 3", f"| Eshkol 2, {piece}, Adun outpost", "Outmaneuver", "Salvage", ships=3)
    assert it.ships(1)["Belu"] == 2 + (piece == "Belu 1")


@pytest.mark.rule("W9.1")
def test_all_ships_go_to_one_planet_and_the_warpgate_is_always_one() -> None:
    it = battle("| Ivra 3", "| Eshkol 2", "Outmaneuver", "Salvage", ships=3)
    assert it.ships(1) == {HOME: 2}


@pytest.mark.rule("W9.1", "W19.10")
def test_nearness_is_distance_whatever_stands_in_the_way() -> None:
    it = battle("| Ivra 3, Belu 1", "| Eshkol 2, Adun outpost, Abara outpost", "Outmaneuver", "Salvage", ships=3)
    assert kinds_asked(it) == {0: "withdraw"}  # Adun is behind Belu, as near as the Warpgate
    assert it.offered(0) == ["warpgate", "adun"]


@pytest.mark.rule("W9.2")
def test_not_to_a_planet_with_enemy_ships() -> None:
    it = battle("| Ivra 3, Belu 1", "| Eshkol 2, Belu outpost", "Outmaneuver", "Salvage", ships=3)
    assert it.ships(1) == {HOME: 2}
    third = given(
        seat_line(0, "| Hesp 3", "Outmaneuver"),
        seat_line(1, "| Eshkol 2, Brisk outpost", "Salvage"),
        "2: | Brisk 1",
        frames=ADVANCE,
    )
    third.play("0 moves 3 from Hesp to Eshkol")
    show(third, "Outmaneuver", "Salvage")
    assert third.ships(1) == {HOME: 2}


@pytest.mark.rule("W9.2")
def test_not_to_the_planet_the_attack_came_from() -> None:
    it = battle("| Ivra 3", "| Eshkol 2, Ivra outpost", "Outmaneuver", "Salvage", ships=3)
    assert it.ships(1) == {HOME: 2}
    two = given(
        seat_line(0, "| Ivra 2, Gorat 2", "Outmaneuver"),
        seat_line(1, "| Eshkol 2, Ivra outpost, Gorat outpost", "Salvage"),
        frames=action("concentrate", 0, 1),
    )
    two.play("0 gathers Ivra 2, Gorat 2 at Eshkol")
    show(two, "Outmaneuver", "Salvage")
    assert two.ships(1) == {HOME: 2}


@pytest.mark.rule("W9.2")
def test_an_attack_out_of_a_warpgate_does_not_close_the_defenders_own() -> None:
    it = given(
        seat_line(0, f"| {HOME} 5", "Outmaneuver"), seat_line(1, "| Ivra 1", "Salvage"), frames=action("advance", 0, 1)
    )
    it.play(f"0 moves 5 from {HOME} to Ivra")
    show(it, "Outmaneuver", "Salvage")
    assert it.ships(1) == {HOME: 1}


@pytest.mark.rule("W9.3")
@pytest.mark.parametrize("chosen", ["Belu", "Dray"])
def test_among_equally_near_planets_the_attacker_chooses(chosen: str) -> None:
    it = battle("| Ivra 3", "| Eshkol 2, Belu outpost, Dray outpost, Adun colony", "Outmaneuver", "Salvage", ships=3)
    assert kinds_asked(it) == {0: "withdraw"}
    assert it.offered(0) == ["belu", "dray"]
    it.play(f"0 sends them to {chosen}")
    assert it.ships(1) == {chosen: 2}


@pytest.mark.rule("W9.4")
def test_a_losing_attacker_goes_back_where_it_came_from() -> None:
    it = battle("| Ivra 2, Gorat 1", "| Eshkol 5", "Outmaneuver", "Salvage")
    assert it.ships(0) == {"Ivra": 2, "Gorat": 1}


@pytest.mark.rule("W9.4")
def test_an_escape_does_not_close_the_way_back() -> None:
    it = battle("| Ivra 2, Kesh outpost", "| Eshkol 9", "Decoy Beacons", "Salvage")
    assert kinds_asked(it) == {0: "withdraw"}
    assert it.offered(0) == ["warpgate", "ivra", "kesh"]


@pytest.mark.rule("W9.5")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_defender_divides_the_survivors_of_a_concentrate(first: int) -> None:
    it = given(
        seat_line(0, "| Gorat 2, Ivra 1", "Salvage"),
        seat_line(1, "| Eshkol 5", "Outmaneuver"),
        frames=action("concentrate", 0, 1),
    )
    it.play("0 gathers Gorat 2, Ivra 1 at Eshkol")
    show(it, "Salvage", "Outmaneuver")
    assert kinds_asked(it) == {1: "split"}
    it.play(f"1 returns {first}")
    assert it.ships(0) == {name: n for name, n in (("Gorat", first), ("Ivra", 3 - first)) if n}


@pytest.mark.rule("W9.4", "W9.5")
def test_a_concentrate_from_one_planet_just_goes_back() -> None:
    it = given(
        seat_line(0, "| Gorat 2, Ivra 1", "Salvage"),
        seat_line(1, "| Eshkol 5", "Outmaneuver"),
        frames=action("concentrate", 0, 1),
    )
    it.play("0 gathers Gorat 2 at Eshkol")
    show(it, "Salvage", "Outmaneuver")
    assert kinds_asked(it) == {}
    assert it.ships(0) == {"Gorat": 2, "Ivra": 1}


@pytest.mark.rule("W9.5")
def test_destroyed_ships_are_not_divided() -> None:
    it = given(
        seat_line(0, "| Gorat 2, Ivra 1", "Salvage"),
        seat_line(1, "Heralds of the Void A | Eshkol 9", "Hit and Run"),
        frames=action("concentrate", 0, 1),
    )
    it.play("0 gathers Gorat 2, Ivra 1 at Eshkol")
    show(it, "Salvage", "Hit and Run")
    it.play("1 returns 1")
    assert it.ships(0) == {HOME: 1, "Gorat": 1}


@pytest.mark.rule("W9.6")
def test_drones_do_not_withdraw() -> None:
    it = battle("| Ivra 3", "| Eshkol 2 | drone: Eshkol", "Outmaneuver", "Salvage", ships=3)
    assert it.drone(1) == "Eshkol"


@pytest.mark.rule("W19.31")
def test_discard_piles_of_tactics_lie_open() -> None:
    it = battle("| Ivra 3", "| Eshkol 2", "Outmaneuver", "Salvage", ships=3)
    assert list(it.table.view(1).state.players[0].tactics_discard) == it.state.players[0].tactics_discard
    promoted = given("0:", "1:", promotions="Ambush", frames=action("promote", 0, 1))
    assert list(promoted.table.view(1).state.players[0].elite) == promoted.state.players[0].elite


@pytest.mark.rule("W19.21")
def test_a_battle_scores_no_points() -> None:
    it = battle("| Ivra 3", "| Eshkol 2", "Outmaneuver", "Salvage", ships=3)
    assert it.points(0).total == 1


@pytest.mark.rule("W1.9", "W8.5")
@pytest.mark.parametrize(("markers", "marked"), [(11, True), (12, False)])
def test_planetfall_does_not_place_a_thirteenth_marker(markers: int, marked: bool) -> None:
    free = ("Eshkol", "Ivra", "Hesp")
    others = [name for name in DATA.planet_names[: DATA.boards[2].size - 1] if name not in free][:markers]
    it = battle(f"| Ivra 4, {' outpost, '.join(others)} outpost", "| Eshkol 1", "Planetfall", "Salvage", ships=4)
    assert winner(it) == 0
    assert ("Eshkol" in it.outposts(0) + it.colonies(0)) == marked
    assert len(it.outposts(0) + it.colonies(0)) == 12


@pytest.mark.rule("W19.36", "W8.5")
def test_a_raid_does_not_reach_a_dead_planet() -> None:
    it = battle("| Ivra 4", "| Eshkol 1, Belu 2, Dray 2", "Orbital Barrage", "Hit and Run", ships=4, dead="Belu")
    assert it.ships(1)["Belu"] == 2
    assert it.ships(1)["Dray"] == 1


@pytest.mark.rule("W19.37", "W8.5")
@pytest.mark.parametrize(("theirs", "said"), [("Eshkol 1", 1), ("Eshkol 9", 0)])
def test_ships_that_join_a_battle_are_told_and_not_deployed(theirs: str, said: int) -> None:
    mine = "Vantar Foundries A | Ivra 4 | tech: Orbital Shipyards, Sun Forges"
    it = battle(mine, f"| {theirs}", "Marshal Koll", "Salvage", ships=4)
    assert [(line["seat"], line["ships"]) for line in it.told("joins")] == [(0, 1)] * said
    assert sum(it.ships(0).values()) == 4 + said
    assert it.hand(0) == []


@pytest.mark.rule("W17.1", "W17.2", "W19.42")
def test_assimilation_of_the_nomads_leaves_the_winners_own_outpost_where_it_was_won() -> None:
    it = battle(
        "Ack'Tar B | Ivra 4, Eshkol outpost", "Grizzled Nomads A | Eshkol 1, Belu colony", "Heroic Sacrifice",
        "Glorious Victory", ships=4,
    )  # fmt: skip
    assert len(it.state.players[0].abilities) == 2
    assert it.outposts(0) == ["Eshkol"]
    assert it.ships(0) == {"Eshkol": 3}


@pytest.mark.rule("W17.1", "W8.7", "W19.42")
def test_assimilation_looks_at_the_fight_that_counts() -> None:
    it = given(
        "0: Ack'Tar B | Ivra 2 | elite: Prolonged Engagement "
        "| draws: Prolonged Engagement, Salvage, Hit and Run, Glorious Victory",
        "1: Heralds of the Void B | Eshkol 2 | elite: Veteran Crews "
        "| draws: Salvage, Hit and Run, Veteran Crews, Outmaneuver",
        frames=action("advance", 0, 1),
    )
    it.play("0 moves 2 from Ivra to Eshkol")
    show(it, "Prolonged Engagement", "Salvage")
    show(it, "Hit and Run", "Veteran Crews")
    assert [line["seat"] for line in it.told("wins")] == [0, 1]
    assert len(it.state.players[0].abilities) == 1


@pytest.mark.rule("W8.4", "W13.2")
@pytest.mark.parametrize(("theirs", "won"), [("Eshkol 1", [1, 0]), ("Eshkol 9", [0, 0])])
def test_battles_won_by_the_attacker_are_counted_for_objectives(theirs: str, won: list[int]) -> None:
    it = battle("| Ivra 4", f"| {theirs}", "Outmaneuver", "Salvage", ships=4)
    assert [p.won for p in it.state.players] == won


@pytest.mark.rule("W9.4", "W9.5")
def test_it_is_told_where_ships_go_back_to() -> None:
    it = battle("| Ivra 2", "| Eshkol 9", "Outmaneuver", "Salvage")
    assert [(line["ships"], line["place"]) for line in it.told("returns")] == [(2, place("Ivra"))]

"""Rounds, turns, slots, X and trade goods (W4 to W6)."""

from __future__ import annotations

from random import Random

import pytest

from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.kinds import DRAWING
from orrery.games.warpgate.rules.steps import exhausted
from tests.warpgate.notation import DATA, Position, action, given
from tests.warpgate.say import battle, fresh, on

ROUND = (("round",),)


def draw_through(position: Position, turns: int) -> Position:
    """A number of turns in which everybody only draws with the first card of the hand."""
    for _ in range(turns):
        (decision,) = position.table.pending.values()
        hand = position.state.players[decision.seat].hand
        position.table.answer(decision.seat, (DRAWING, hand[0], 0))
    return position


# --- W4: rounds -----------------------------------------------------------------------------------------------


@pytest.mark.rule("W4.1", "W19.24")
@pytest.mark.parametrize("players", GAME.players)
def test_a_round_is_four_turns_each_to_the_left(players: int) -> None:
    table = fresh(players)
    first, seats = on(table).start, []
    while on(table).round == 1:
        (decision,) = table.pending.values()
        seats.append(decision.seat)
        table.answer(decision.seat, (DRAWING, on(table).players[decision.seat].hand[0], 0))
        if table.pending and next(iter(table.pending.values())).kind.name == "draw":
            table.answer(decision.seat, 1)
    assert seats == [(first + i) % players for i in range(4 * players)]


@pytest.mark.rule("W4.2")
def test_the_start_marker_passes_to_the_left() -> None:
    table = fresh(3)
    before = on(table).start
    table.play_random(Random(1), limit=1)
    while on(table).round == 1:
        table.play_random(Random(2), limit=1)
    assert on(table).start == (before + 1) % 3


@pytest.mark.rule("W4.2")
@pytest.mark.parametrize(
    ("available", "opened"), [("Fighter Bays, Deep Sonar", 3), ("Fighter Bays, Deep Sonar, Kelp Granaries", 4)]
)
def test_exactly_one_technology_is_opened_when_all_are_of_one_type(available: str, opened: int) -> None:
    it = given("0:", "1:", available=available, objectives="ice, lava", technologies="Tidal Archives", frames=ROUND)
    assert len(it.state.available) == opened
    assert DATA.technologies[it.state.available[-1]].name == "Tidal Archives"
    assert len(it.state.objectives) == 2


@pytest.mark.rule("W4.2")
def test_exactly_one_objective_is_made_available_when_all_are_of_one_type() -> None:
    it = given("0:", "1:", available="Fighter Bays, Seed Ships", objectives="ice, ice", types="ice", frames=ROUND)
    assert len(it.state.objectives) == 3
    assert len(it.state.available) == 2


@pytest.mark.rule("W4.2")
def test_nothing_is_opened_where_types_differ_or_in_the_first_round() -> None:
    differ = given("0:", "1:", available="Fighter Bays, Seed Ships", objectives="ice, lava", frames=ROUND)
    assert (len(differ.state.available), len(differ.state.objectives)) == (2, 2)
    first = given("0:", "1:", available="Fighter Bays, Deep Sonar", objectives="ice, ice", frames=ROUND, round_number=0)
    assert (len(first.state.available), len(first.state.objectives), first.state.start) == (2, 2, 0)


@pytest.mark.rule("W4.3")
@pytest.mark.parametrize("empty", ["technologies_left", "objectives_left", "goods"])
def test_a_round_is_the_last_one_when_a_deck_or_the_goods_are_empty(empty: str) -> None:
    it = given("0:", "1:", frames=(("round_end",), ("round_end",)))
    assert it.state.round == 3
    assert not exhausted(it.state)
    setattr(it.state, empty, 0)
    assert exhausted(it.state)
    draw_through(it, 8)
    assert it.table.over


@pytest.mark.rule("W4.3")
def test_the_last_round_is_played_to_its_end() -> None:
    it = given("0:", "1:", goods=0)
    draw_through(it, 7)
    assert not it.table.over
    draw_through(it, 1)
    assert it.table.over


@pytest.mark.rule("W4.3", "W19.28")
def test_there_is_a_bound_on_the_number_of_rounds() -> None:
    it = given("0:", "1:", round_number=3, options={"round-limit": "3"})
    draw_through(it, 8)
    assert it.table.over
    on_and_on = given("0:", "1:", round_number=3, options={"round-limit": "4"})
    draw_through(on_and_on, 8)
    assert not on_and_on.table.over


@pytest.mark.rule("W19.28")
@pytest.mark.parametrize("limit", ["0", "100", "-1", "none"])
def test_the_bound_is_a_number_of_rounds(limit: str) -> None:
    with pytest.raises(ValueError, match="round-limit"):
        fresh(2, round_limit=limit)


# --- W5: turns ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W5.1", "W6.1")
def test_cards_fill_the_slots_from_left_to_right_and_x_is_the_slot() -> None:
    it = given("0: | Warpgate 3 | hand: control_warp_in", "1:")
    for slot in range(1, 5):
        hand = it.hand(0)
        it.play(f"0 plays {hand[0]}: draw")
        if slot < 4:
            assert len(it.state.players[0].played) == slot
            assert len(it.hand(0)) == len(hand) - 1 + slot
            hand_1 = it.hand(1)
            it.play(f"1 plays {hand_1[0]}: draw")


@pytest.mark.rule("W5.1")
def test_only_a_card_of_the_hand_can_be_played() -> None:
    it = given("0: | Warpgate 3 | hand: control_warp_in", "1:")
    it.refuses("0 plays advance_trade: upper", "W5.1")


@pytest.mark.rule("W5.2")
@pytest.mark.parametrize(("way", "asked"), [("upper", "move"), ("lower", "warp_in"), ("draw", "play")])
def test_a_card_is_its_upper_or_its_lower_action_or_drawing(way: str, asked: str) -> None:
    it = given("0: | Warpgate 3 | hand: skirmish_warp_in | played: control_recon", "1:", turn=2)
    it.play(f"0 plays skirmish_warp_in: {way}")
    assert (it.asks(0) or it.asks(1)) == asked
    assert it.state.players[0].played[-1] == next(i for i, c in enumerate(DATA.actions) if c.id == "skirmish_warp_in")


@pytest.mark.rule("W5.2")
def test_exactly_one_of_the_three_is_done() -> None:
    it = given("0: | Warpgate 3 | hand: skirmish_warp_in", "1:")
    it.play("0 plays skirmish_warp_in: upper; 0 moves 1 from Warpgate to Ivra")
    assert it.asks(0) == ""
    assert it.ships(0) == {"Warpgate": 2, "Ivra": 1}
    assert it.asks(1) == "play"


@pytest.mark.rule("W5.3")
def test_after_the_fourth_action_everything_is_discarded_and_four_cards_drawn() -> None:
    it = given(
        "0: | Warpgate 3 | hand: skirmish_warp_in, advance_trade"
        " | played: control_recon, control_warp_in, recon_promote",
        "1:",
        turn=6,
    )
    it.play("0 plays skirmish_warp_in: upper; 0 moves 1 from Warpgate to Ivra")
    p = it.state.players[0]
    assert p.played == []
    assert [DATA.actions[c].id for c in sorted(p.discard)] == [
        "advance_trade", "control_warp_in", "control_recon", "skirmish_warp_in", "recon_promote"
    ]  # fmt: skip
    assert len(p.hand) == 4
    assert set(p.hand).isdisjoint(p.discard)


@pytest.mark.rule("W5.3")
def test_the_discard_pile_is_open() -> None:
    it = given("0: | discard: control_recon", "1:")
    assert list(it.table.view(1).state.players[0].discard) == it.state.players[0].discard


@pytest.mark.rule("W5.3", "W10.1")
def test_when_the_deck_runs_out_the_discard_pile_is_shuffled() -> None:
    nine = [card.id for card in DATA.actions[:9]]
    it = given(f"0: | discard: {', '.join(nine)} | hand: {DATA.actions[9].id}", "1:", frames=action("draw", 0, 4))
    p = it.state.players[0]
    assert len(p.hand) == 5
    assert {DATA.actions[10].id, DATA.actions[11].id} <= set(it.hand(0))
    assert p.discard == []
    assert len(p.deck) == 7


@pytest.mark.rule("W10.1")
def test_cards_in_the_slots_and_in_the_hand_are_not_shuffled_in() -> None:
    names = [card.id for card in DATA.actions]
    it = given(f"0: | hand: {', '.join(names[:10])} | played: {names[10]}", "1:", frames=action("draw", 0, 4))
    assert len(it.hand(0)) == 11


@pytest.mark.rule("W19.30")
def test_somebody_without_a_card_draws_one_first() -> None:
    it = given("0: | Warpgate 3", "1:")
    assert len(it.hand(0)) == 1
    assert it.asks(0) == "play"


@pytest.mark.rule("W19.29")
def test_an_action_that_could_do_nothing_cannot_be_chosen_but_drawing_always_can() -> None:
    it = given("0: | Warpgate 1 | hand: advance_trade", "1:")
    it.refuses("0 plays advance_trade: upper", "W10.2")
    it.refuses("0 plays advance_trade: lower", "W10.11")
    it.play("0 plays advance_trade: draw")
    assert it.asks(1) == "play"


# --- W6: X and trade goods ------------------------------------------------------------------------------------


@pytest.mark.rule("W6.1", "W10.12")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_every_x_of_an_action_is_the_slot(slot: int) -> None:
    played = ", ".join([card.id for card in DATA.actions[:3]][: slot - 1])
    it = given(f"0: | Warpgate 1 | hand: skirmish_warp_in | played: {played}", "1:", turn=2 * (slot - 1))
    it.play(f"0 plays skirmish_warp_in: lower; 0 warps in {slot}")
    assert it.ships(0)["Warpgate"] == 1 + slot


@pytest.mark.rule("W6.2", "W6.3")
def test_a_good_raises_x_and_is_turned_to_its_other_side() -> None:
    it = given("0: | Warpgate 1 | hand: skirmish_warp_in, control_warp_in | goods: 1 fresh, 1 used", "1: | Warpgate 1")
    it.play("0 plays skirmish_warp_in: lower with 1 good; 0 warps in 2")
    assert it.goods(0) == (0, 2)
    it.play(f"1 plays {it.hand(1)[0]}: draw")
    it.refuses("0 plays control_warp_in: lower with 1 good", "W6.2")


@pytest.mark.rule("W6.2")
def test_without_a_fresh_good_x_is_not_raised() -> None:
    it = given("0: | Warpgate 1 | hand: skirmish_warp_in | goods: 2 used", "1:")
    it.refuses("0 plays skirmish_warp_in: lower with 1 good", "W6.2")


@pytest.mark.rule("W6.2", "W19.5")
def test_a_good_can_be_used_on_drawing_and_on_the_action_of_a_token() -> None:
    it = given("0: | hand: skirmish_warp_in | goods: 1 fresh", "1:")
    it.play("0 plays skirmish_warp_in: draw with 1 good")
    assert len(it.hand(0)) == 2
    token = given("0: | hand: skirmish_warp_in | goods: 1 fresh | tokens: draw_1x", "1:")
    token.play("0 uses draw_1x; 0 counts 1")
    assert len(token.hand(0)) == 3
    assert token.goods(0) == (0, 1)


@pytest.mark.rule("W6.3")
def test_used_goods_stay_used_from_round_to_round() -> None:
    it = given("0: | goods: 3 used", "1:", frames=ROUND)
    assert it.goods(0) == (0, 3)


@pytest.mark.rule("W6.3")
@pytest.mark.parametrize(("tactic", "refreshed"), [("Guildmaster Oozh", 2), ("Glorious Victory", 1)])
def test_card_texts_turn_goods_back(tactic: str, refreshed: int) -> None:
    it = battle("| Ivra 4 | goods: 3 used", "Heralds of the Void A | Eshkol 1", tactic, "Salvage", ships=4)
    assert it.goods(0) == (refreshed, 3 - refreshed)


@pytest.mark.rule("W6.2", "W6.1")
def test_x_counts_goods_for_range_as_well() -> None:
    it = given("0: | Warpgate 1 | hand: recon_promote | goods: 1 fresh", "1:")
    it.play("0 plays recon_promote: upper with 1 good; 0 moves 1 from Warpgate to Brisk")
    assert it.ships(0) == {"Brisk": 1}


# --- the last round is announced (W4.3) -----------------------------------------------------------------------


@pytest.mark.rule("W4.3", "W19.4")
def test_the_last_round_is_announced_as_soon_as_something_has_run_out() -> None:
    it = given(
        "0: | Eshkol 1 | hand: skirmish_trade | played: control_recon, recon_promote", "1: | hand: advance_trade",
        turn=4, goods=1,
    )  # fmt: skip
    assert (it.state.last, it.told("last")) == (False, [])
    it.play("0 plays skirmish_trade: lower; 0 trades Eshkol - Ilion - Eshkol")
    assert it.asks(1) == "play", "the round is not over"
    assert (it.state.last, len(it.told("last"))) == (True, 1)
    it.play("1 plays advance_trade: draw")
    assert len(it.told("last")) == 1, "once is enough"


@pytest.mark.rule("W4.3", "W19.4")
def test_a_deck_that_runs_out_as_the_round_begins_is_announced_before_the_first_turn() -> None:
    it = given("0: | hand: advance_trade", "1: | hand: advance_trade", goods=0, frames=(("round",),))
    assert it.asks(it.state.start) == "play"
    assert (it.state.last, len(it.told("last"))) == (True, 1)


@pytest.mark.rule("W19.28")
def test_the_last_of_all_rounds_is_announced_as_it_begins() -> None:
    it = given("0:", "1:", round_number=2, options={"round-limit": "3"}, frames=(("round",), ("round_end",)))
    assert it.state.round == 3
    assert (it.state.last, len(it.told("last"))) == (True, 1)
    early = given("0:", "1:", round_number=1, options={"round-limit": "3"}, frames=(("round",), ("round_end",)))
    assert not early.state.last

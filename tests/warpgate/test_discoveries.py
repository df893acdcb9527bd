"""Discovery tokens (W15): exploring, and each of the sixteen kinds when it takes effect."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.vocabulary import TOKEN_NAMES
from tests.warpgate.notation import DATA, HOME, Position, action, given, place
from tests.warpgate.say import discarded, kinds_asked, refused

RECON = action("recon", 0, 1)
KINDS = {token.id: token.kind for token in DATA.tokens}


def exploring(token: str, mine: str = "", theirs: str = "", **more: Any) -> Position:
    """Seat 0 finds a token on Ivra and takes it; one other ship is at home."""
    it = given(f"0: | {HOME} 2 {mine}", f"1: {theirs}", stacks="Ivra", tokens=f"{token}, peace", frames=RECON, **more)
    return it.play(f"0 moves 1 from {HOME} to Ivra; 0 takes it")


def holding(token: str, mine: str = "", **more: Any) -> Position:
    """Seat 0 begins a turn with a kept token."""
    return given(f"0: {mine} | tokens: {token} | hand: advance_trade", "1: | hand: advance_trade", **more)


# --- exploring ------------------------------------------------------------------------------------------------


@pytest.mark.rule("W15.1")
def test_the_first_token_is_taken_and_the_other_boxed_unseen() -> None:
    it = exploring("extra_vp")
    assert it.tokens(0) == ["extra_vp"]
    assert it.state.stacks == 0
    assert it.state.boxed == []  # nobody has seen the other one: it is among the unknown ones
    extra_vp = DATA.tokens.index(next(t for t in DATA.tokens if t.id == "extra_vp"))
    assert [tuple(line["tokens"]) for line in it.told("explores")] == [(extra_vp,)]
    assert [line["token"] for line in it.told("finds")] == [extra_vp]


@pytest.mark.rule("W15.1")
def test_the_first_token_is_boxed_and_the_other_taken_without_a_look_before() -> None:
    it = given(f"0: | {HOME} 2", "1:", stacks="Ivra", tokens="extra_vp, promote_2x", frames=RECON)
    it.play(f"0 moves 1 from {HOME} to Ivra")
    assert it.state.turned == [next(i for i, t in enumerate(DATA.tokens) if t.id == "extra_vp")]
    it.play("0 takes the other")
    assert it.tokens(0) == ["promote_2x"]
    assert [DATA.tokens[t].id for t in it.state.boxed] == ["extra_vp"]


@pytest.mark.rule("W15.1")
def test_a_stack_is_explored_once() -> None:
    it = exploring("extra_vp")
    again = given(f"0: | {HOME} 1", "1:", stacks="", frames=RECON)
    again.play(f"0 moves 1 from {HOME} to Ivra")
    assert kinds_asked(again) == {}
    assert it.state.stacks == 0


@pytest.mark.rule("W19.33")
def test_tokens_that_were_taken_are_known_to_all() -> None:
    it = exploring("peace")
    assert list(it.table.view(1).state.players[0].tokens) == it.state.players[0].tokens


@pytest.mark.rule("W15.2")
@pytest.mark.parametrize("token", sorted(KINDS))
def test_a_token_works_at_once_or_is_kept(token: str) -> None:
    it = exploring(token, "| goods: 1 used", available="Fighter Bays, Seed Ships", objectives="ice, lava")
    at_once = TOKEN_NAMES[KINDS[token]] in (
        "ship_destroyed",
        "trade_good",
        "new_trade_planet",
        "dead_planet",
        "objective",
    )
    assert it.tokens(0) == ([] if at_once else [token])
    assert it.points(0).tokens == (0 if at_once else 2 if token == "extra_vp" else 1)
    assert it.state.turned == []


# --- at once --------------------------------------------------------------------------------------------------


@pytest.mark.rule("W15.3")
def test_the_exploring_ship_is_destroyed_at_once() -> None:
    it = exploring("ship_destroyed")
    assert it.ships(0) == {HOME: 1}
    assert it.state.players[0].supply == 11
    joined = given(f"0: | {HOME} 1, Ivra 2", "1:", stacks="Ivra", tokens="ship_destroyed", frames=RECON)
    joined.play(f"0 moves 1 from {HOME} to Ivra; 0 takes it")
    assert joined.ships(0) == {"Ivra": 2}


@pytest.mark.rule("W12.5", "W15.3")
def test_spore_scouts_keep_the_ship_and_draw_a_card() -> None:
    it = exploring("ship_destroyed", "| tech: Spore Scouts")
    assert it.ships(0) == {HOME: 1, "Ivra": 1}
    assert len(it.hand(0)) == 1


@pytest.mark.rule("W15.1", "W19.34")
def test_a_stack_is_explored_once_even_by_pilgrims() -> None:
    it = given(f"0: Myrian Choir B | {HOME} 2", "1:", stacks="Ivra", tokens="peace, extra_vp", frames=RECON)
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 takes it")
    assert kinds_asked(it) == {}
    assert it.tokens(0) == ["peace"]


@pytest.mark.rule("W15.3")
def test_a_trade_good_is_taken_at_once_and_the_token_boxed() -> None:
    it = exploring("trade_good")
    assert (it.goods(0), it.state.goods) == ((1, 0), 7)
    assert len(it.state.boxed) == 1
    assert exploring("trade_good", goods=0).goods(0) == (0, 0)


@pytest.mark.rule("W15.3", "W19.27")
def test_the_planet_becomes_a_trade_planet_at_once() -> None:
    it = exploring("new_trade_planet")
    assert it.state.new_trade == 1 << place("Ivra")
    trades = given("0: | Ivra 1", "1:", trade="Ivra", frames=action("trade", 0, 1))
    trades.play("0 trades Ivra - Jarrow - Ivra")
    assert trades.goods(0) == (1, 0)
    before = given("0: | Ivra 1", "1:", frames=(*action("trade", 0, 1),))
    before.refuses("0 trades Ivra - Jarrow - Ivra", "W10.11")


@pytest.mark.rule("W15.3")
def test_a_dead_planet_loses_its_markers_at_once() -> None:
    it = exploring("dead_planet", theirs="| Ivra outpost, Belu outpost")
    assert it.outposts(1) == ["Belu"]
    assert it.state.dead == 1 << place("Ivra")
    assert it.ships(0) == {HOME: 1, "Ivra": 1}


@pytest.mark.rule("W15.3")
def test_a_dead_planet_is_a_planet_for_moving_and_deploying_only() -> None:
    moves = given(f"0: | {HOME} 2", "1:", dead="Ivra", frames=action("advance", 0, 2))
    moves.play(f"0 moves 2 from {HOME} to Eshkol")  # passing Ivra costs nothing
    deploys = given("0: | Ivra 1", "1:", dead="Ivra", frames=action("reinforce", 0, 1))
    deploys.play("0 reinforces Ivra")
    assert deploys.ships(0) == {"Ivra": 2}
    marks = given("0: | Ivra 1 | hand: control_recon", "1:", dead="Ivra")
    marks.refuses("0 plays control_recon: upper", "W11.1")
    lands = given("0: | hand: maneuver_research", "1:", dead="Ivra", available="Magma Cannons, Forge Gates")
    lands.refuses("0 plays maneuver_research: lower", "W12.1")
    trades = given("0: | Eshkol 1", "1:", dead="Jarrow", frames=action("trade", 0, 2))
    trades.refuses("0 trades Eshkol - Jarrow - Eshkol", "W10.11")


@pytest.mark.rule("W15.3", "W11.2")
def test_a_dead_planet_is_not_missing_in_its_sector() -> None:
    it = given("0: | Ilion outpost, Kesh 1", "1:", dead="Ivra", frames=action("control", 0, 1))
    it.play("0 controls Kesh")
    assert it.colonies(0) == ["Ilion", "Kesh"]


@pytest.mark.rule("W15.3", "W19.26")
def test_an_objective_is_taken_at_once_and_the_token_boxed() -> None:
    it = exploring("objective", objectives="ice, lava", types="ocean")
    assert it.asks(0) == "objective"
    it.play("0 takes lava")
    (goal,) = it.state.players[0].objectives.all()
    assert DATA.types[DATA.objectives[goal].type].id == "lava"
    assert [DATA.types[t].id for t in it.state.objectives] == ["ice", "ocean"]
    assert len(it.state.boxed) == 1


# --- kept -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W15.3", "W19.18")
def test_all_goods_can_be_used_again() -> None:
    it = holding("refresh_trade_goods", "| goods: 1 fresh, 3 used")
    it.play("0 uses refresh_trade_goods")
    assert it.goods(0) == (4, 0)
    assert it.asks(0) == "play"
    none_used = holding("refresh_trade_goods", "| goods: 1 fresh")
    none_used.refuses("0 uses refresh_trade_goods", "W6.3")


@pytest.mark.rule("W15.3")
def test_reinforce_at_one_x() -> None:
    it = holding("reinforce_1x", "| Ivra 1, Kesh 1")
    it.play("0 uses reinforce_1x")
    it.refuses("0 reinforces Ivra, Kesh", "W10.8")
    it.play("0 reinforces Kesh")
    assert it.ships(0) == {"Ivra": 1, "Kesh": 2}


@pytest.mark.rule("W15.3")
def test_draw_at_one_x() -> None:
    it = holding("draw_1x")
    it.play("0 uses draw_1x")
    assert len(it.hand(0)) == 2


@pytest.mark.rule("W15.3", "W11.3")
def test_control_at_one_x() -> None:
    it = holding("control_1x", "| Ivra 1, Kesh 1", objectives="ocean, ice")
    it.play("0 uses control_1x")
    it.refuses("0 controls Ivra, Kesh", "W11.1")
    it.play("0 controls Kesh")
    assert it.outposts(0) == ["Kesh"]
    assert len(it.objectives(0)) == 1


@pytest.mark.rule("W15.3", "W16.1")
def test_an_extra_point_counts_at_the_end_and_is_not_used() -> None:
    it = holding("extra_vp")
    it.refuses("0 uses extra_vp", "W15.2")
    assert it.points(0).tokens == 2


@pytest.mark.rule("W15.3")
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_one_to_three_ships_on_one_place_with_an_own_ship(ships: int) -> None:
    it = holding("deploy_1_to_3", "| Ivra 1, Kesh 1, Gorat outpost")
    it.play("0 uses deploy_1_to_3")
    it.refuses("0 deploys Gorat", "W15.3")
    it.play("0 deploys Ivra")
    refused(it, "0 counts 4")
    it.play(f"0 counts {ships}")
    assert it.ships(0) == {"Ivra": 1 + ships, "Kesh": 1}


@pytest.mark.rule("W15.3")
def test_peace_is_offered_as_a_round_starts_and_lasts_for_that_round() -> None:
    it = given("0: | Ivra 2 | tokens: peace", "1: | Eshkol 1", frames=(("round",),))
    assert kinds_asked(it) == {0: "peace"}
    it.play("0 says yes")
    assert it.state.players[0].peace
    assert it.points(0).tokens == 1
    later = given("0: | Ivra 2 | peace", "1:", frames=(("round",),))
    assert not later.state.players[0].peace
    not_yet = holding("peace")
    not_yet.refuses("0 uses peace", "W15.2")


@pytest.mark.rule("W15.3")
def test_peace_can_be_kept_for_another_round() -> None:
    it = given("0: | Ivra 2 | tokens: peace", "1: | Eshkol 1", frames=(("round",),))
    it.play("0 says no")
    assert (it.tokens(0), it.state.players[0].peace) == (["peace"], False)


@pytest.mark.rule("W15.3", "W7.4")
@pytest.mark.parametrize("peaceful", [0, 1])
def test_with_peace_one_neither_attacks_nor_is_attacked(peaceful: int) -> None:
    seats = [
        f"{seat}: | {where} 2 {'| peace' if seat == peaceful else ''}" for seat, where in enumerate(("Ivra", "Eshkol"))
    ]
    it = given(*seats, frames=action("advance", 0, 1))
    it.refuses("0 moves 2 from Ivra to Eshkol", "W15.3")
    together = given(*seats, frames=action("concentrate", 0, 1))
    together.refuses("0 gathers Ivra 2 at Eshkol", "W15.3")
    alone = given(*seats, frames=action("skirmish", 0, 1))
    alone.refuses("0 moves 1 from Ivra to Eshkol", "W15.3")


@pytest.mark.rule("W15.3", "W16.2")
def test_a_colony_of_a_type_counts_at_the_end_but_in_no_sector() -> None:
    sectors = "Kesh outpost, Durn outpost, Gorat outpost"
    it = given(f"0: | {sectors} | tokens: colony_of_type_ocean | objectives: Sea Kings, Wide Tides", "1:")
    assert it.points(0).objectives == 5  # three oceans, but three sectors
    assert it.points(0).controlled == 4
    it = holding("colony_of_type_ocean")
    it.refuses("0 uses colony_of_type_ocean", "W15.2")


@pytest.mark.rule("W15.3", "W16.2", "W19.18")
def test_a_planet_is_copied_with_its_marker_before_scoring() -> None:
    it = given(
        "0: | Kesh colony, Durn outpost | tokens: copy_planet | objectives: Sea Kings", "1:", goods=0,
        frames=(("round_end",),),
    )  # fmt: skip
    assert it.asks(0) == "put_token"
    assert it.points(0).objectives == 0
    it.play("0 places Kesh")
    assert it.table.over
    assert (it.points(0).objectives, it.points(0).controlled, it.points(0).tokens) == (5, 3, 0)


@pytest.mark.rule("W15.3", "W16.2")
def test_a_copy_counts_for_whoever_has_the_marker_and_may_be_left_out() -> None:
    end = (("round_end",),)
    it = given("0: | tokens: copy_planet", "1: | Kesh outpost", goods=0, frames=end).play("0 places Kesh")
    assert [it.points(seat).controlled for seat in (0, 1)] == [0, 2]
    kept = given("0: | tokens: copy_planet", "1: | Kesh outpost", goods=0, frames=end).play("0 places nothing")
    assert kept.points(0).tokens == 1
    dead = given("0: | tokens: copy_planet", "1:", goods=0, dead="Ivra", frames=end)
    dead.refuses("0 places Ivra", "W16.2")


@pytest.mark.rule("W15.3", "W19.26", "W12.3")
def test_a_technology_is_taken_of_any_available_type() -> None:
    it = holding("technology", available="Fighter Bays, Seed Ships", technologies="Deep Sonar")
    it.play("0 uses technology; 0 takes Seed Ships")
    assert it.technologies(0) == ["Seed Ships"]
    assert [DATA.technologies[t].name for t in it.state.available] == ["Fighter Bays", "Deep Sonar"]
    assert it.drone(0) == HOME


@pytest.mark.rule("W15.3")
def test_promote_at_two_x() -> None:
    it = holding("promote_2x", promotions="Ambush, Veteran Crews")
    it.play("0 uses promote_2x; 0 keeps Ambush")
    assert discarded(it, 0) == ["Ambush"]


# --- when -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("W19.18", "W15.2")
def test_a_kept_token_is_used_once_before_or_after_the_action() -> None:
    before = holding("draw_1x")
    before.play("0 uses draw_1x")
    before.refuses("0 uses draw_1x", "W19.18")
    assert before.points(0).tokens == 1
    after = holding("draw_1x", f"| {HOME} 3")
    after.play(f"0 plays advance_trade: upper; 0 moves 2 from {HOME} to Ivra")
    assert after.asks(0) == "use"
    after.play("0 uses draw_1x")
    assert len(after.hand(0)) == 1
    assert after.asks(1) == "play"


@pytest.mark.rule("W19.18")
def test_several_tokens_can_be_used_and_none_need_be() -> None:
    it = given("0: | Ivra 1 | tokens: draw_1x, reinforce_1x | hand: advance_trade", "1:")
    it.play("0 uses draw_1x; 0 uses reinforce_1x; 0 reinforces Ivra")
    assert (len(it.hand(0)), it.ships(0)) == (2, {"Ivra": 2})
    kept = holding("draw_1x")
    kept.play("0 plays advance_trade: draw; 0 passes")
    assert kept.tokens(0) == ["draw_1x"]


@pytest.mark.rule("W19.18")
def test_a_token_that_could_do_nothing_cannot_be_used() -> None:
    holding("reinforce_1x").refuses("0 uses reinforce_1x", "W10.8")
    holding("control_1x").refuses("0 uses control_1x", "W11.1")
    holding("deploy_1_to_3").refuses("0 uses deploy_1_to_3", "W10.8")
    holding("technology").refuses("0 uses technology", "W19.26")


@pytest.mark.rule("W19.18", "W16.1")
def test_kept_tokens_score_used_or_not() -> None:
    it = given("0: | tokens: draw_1x, extra_vp | used tokens: peace, control_1x", "1:")
    assert it.points(0).tokens == 5


# --- Pilgrim Ways, and what works with tokens -----------------------------------------------------------------


@pytest.mark.rule("W12.5", "W15.1")
@pytest.mark.parametrize("said", ["yes", "no"])
def test_pilgrims_may_explore_after_a_move(said: str) -> None:
    it = given("0: Myrian Choir B | Ivra 1", "1:", stacks="Gorat", tokens="extra_vp", frames=action("skirmish", 0, 1))
    it.play(f"0 moves 1 from Ivra to Gorat; 0 says {said}")
    assert it.asks(0) == ("explore" if said == "yes" else "")
    assert bool(it.state.stacks) == (said == "no")


@pytest.mark.rule("W15.1")
def test_a_recon_of_pilgrims_explores_without_a_question() -> None:
    it = given("0: Myrian Choir B | Ivra 1", "1:", stacks="Gorat", tokens="extra_vp", frames=RECON)
    it.play("0 moves 1 from Ivra to Gorat; 0 takes it")
    assert it.asks(0) == ""
    assert it.tokens(0) == ["extra_vp"]


@pytest.mark.rule("W19.18", "W12.5")
@pytest.mark.parametrize(
    "mine",
    [
        "Overseers of Kerak A | goods: 0 fresh",
        "| tech: Tidal Archives",
        "| tech: Cold Logic",
        "| tech: Pollen Couriers | goods: 1 used",
        "| tech: Geothermal Taps",
    ],
)
def test_drawing_with_a_token_is_no_drawing_with_a_card(mine: str) -> None:
    it = holding("draw_1x", mine)
    goods, ships = it.goods(0), it.ships(0)
    it.play("0 uses draw_1x")
    assert (len(it.hand(0)), it.asks(0)) == (2, "play")
    assert (it.goods(0), it.ships(0)) == (goods, ships)


DEPLOYED: list[tuple[str, str, str, dict[str, int]]] = [
    ("Hidden Fleet", "| Ivra 1 | tokens: deploy_1_to_3 | hand: advance_trade", "0 uses deploy_1_to_3; 0 counts 4",
     {"Ivra": 5}),
    ("Ember Heralds", "| Ivra 1 | tech: Ember Heralds | hand: control_recon",
     "0 plays control_recon: upper; 0 controls Ivra", {"Ivra": 3}),
    ("Geothermal Taps", "| tech: Geothermal Taps | hand: control_recon", "0 plays control_recon: draw", {HOME: 2}),
    ("Ice Cores", "| Ivra 1 | tech: Ice Cores | hand: recon_promote",
     "0 plays recon_promote: upper; 0 moves 1 from Ivra to Gorat; 0 takes it", {"Gorat": 3}),
]  # fmt: skip
"""Deployments by something other than an action: what, who has it, how, and what is there with one more ship."""


@pytest.mark.rule("W19.37", "W12.5")
@pytest.mark.parametrize(("what", "mine", "script", "ships"), DEPLOYED, ids=[row[0] for row in DEPLOYED])
def test_what_works_when_deploying_works_with_every_deployment(
    what: str, mine: str, script: str, ships: dict[str, int]
) -> None:
    line = mine.replace("| tech: ", "| tech: Orbital Shipyards, Sun Forges, ")
    line += "" if "tech:" in line else " | tech: Orbital Shipyards, Sun Forges"
    it = given(f"0: {line}", "1:", stacks="Gorat", tokens="extra_vp")
    it.play(script)
    assert it.ships(0) == ships
    assert [row["number"] for row in it.told("draws") if row["why"] == "technology"] == [1], "Sun Forges draw once"


@pytest.mark.rule("W19.37", "W12.5")
def test_a_technology_adds_to_one_deployment_of_an_action_only() -> None:
    it = given(
        "0: Myrian Choir B | Ivra 2 | tech: Ice Cores, Orbital Shipyards", "1:", stacks="Gorat, Hesp",
        tokens="extra_vp, peace", frames=action("maneuver", 0, 2),
    )  # fmt: skip
    it.play("0 moves 1 from Ivra to Gorat; 0 says yes; 0 takes it; 0 moves 1 from Ivra to Hesp; 0 says yes; 0 takes it")
    assert it.ships(0) == {"Gorat": 3, "Hesp": 1}, "Ice Cores and Shipyards once per action"


@pytest.mark.rule("W15.1")
def test_deep_sonar_tells_both_tokens_and_which_was_taken() -> None:
    it = given(f"0: | {HOME} 1 | tech: Deep Sonar", "1:", stacks="Ivra", tokens="extra_vp, promote_2x", frames=RECON)
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 takes promote_2x")
    ids = [[DATA.tokens[t].id for t in line["tokens"]] for line in it.told("explores")]
    assert ids == [["extra_vp", "promote_2x"]]
    assert [DATA.tokens[line["token"]].id for line in it.told("finds")] == ["promote_2x"]


@pytest.mark.rule("W19.27")
def test_a_token_for_a_trade_planet_with_no_planet_for_it_makes_none() -> None:
    board = DATA.boards[2]
    plain = [DATA.planet_names[i - 1] for i in places(board.all & ~board.trade)]
    it = given(f"0: | {HOME} 1", "1:", stacks="Ivra", tokens="new_trade_planet", trade=", ".join(plain), frames=RECON,
               options={"trade-token": "any"})  # fmt: skip
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 takes it")
    assert it.told("trade-planet") == []

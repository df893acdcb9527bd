"""The readings of W19 that can be changed: every ruling and option with all its values."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from orrery.core.unknown import Unknown
from orrery.games.warpgate import GAME
from orrery.games.warpgate.rules.board import places
from orrery.games.warpgate.rules.nouns import Type
from orrery.games.warpgate.rules.scoring import COUNTS
from orrery.games.warpgate.rules.vocabulary import Goal
from tests.warpgate.notation import DATA, HOME, action, given, place
from tests.warpgate.say import battle, fresh, kinds_asked, on

# --- the four that matter most ----------------------------------------------------------------------------------


@pytest.mark.rule("W19.1", "W13.1")
def test_of_available_objectives_only_the_type_is_public() -> None:
    table = fresh(2)
    view = table.view(0).state
    assert list(view.objectives) == on(table).objectives
    assert list(view.open_goals) == []
    assert view.goals.t0.plain() == [len(on(table).goals.t0)]  # how many, and nothing more


@pytest.mark.rule("W19.1")
def test_with_open_objectives_the_goals_are_public_while_they_are_available() -> None:
    table = fresh(2, available_objectives="open")
    goals = on(table).open_goals
    assert len(goals) == 2
    assert list(table.view(1).state.open_goals) == goals
    assert sorted(DATA.objectives[goal].type for goal in goals) == sorted(on(table).objectives)


@pytest.mark.rule("W19.1", "W11.3")
def test_who_takes_an_open_objective_knows_which() -> None:
    it = given("0: | Kesh 1", "1:", objectives="ocean, ocean", frames=action("control", 0, 1),
               options={"available-objectives": "open"})  # fmt: skip
    for goal in DATA.objectives_of[0][:2]:
        it.state.goals.of(Type(0)).take(goal)
        it.state.open_goals.append(goal)
    it.play("0 controls Kesh")
    names = [DATA.objectives[goal].name for goal in DATA.objectives_of[0][:2]]
    assert it.asks(0) == "open_objective"
    it.play(f"0 takes {names[1]}")
    assert it.state.players[0].shown == [DATA.objectives_of[0][1]]
    assert DATA.objectives_of[0][0] in it.state.open_goals


@pytest.mark.rule("W19.1")
def test_who_takes_a_closed_objective_sees_it_alone() -> None:
    it = given("0: | Kesh 1", "1:", objectives="ocean, ice", frames=action("control", 0, 1))
    it.play("0 controls Kesh")
    assert len(list(it.table.view(0).state.players[0].objectives.t0)) == 1
    assert isinstance(it.table.view(1).state.players[0].objectives.t0, Unknown)
    outcomes = [entry for entry in it.table.entries if entry[2].name == "objectives"]
    assert [entry[1] for entry in outcomes] == [1]  # seen by seat 0 only


@pytest.mark.rule("W19.4", "W4.3")
@pytest.mark.parametrize(("ruling", "rounds"), [("during", 2), ("start", 3)])
@pytest.mark.parametrize("when", ["before", "within"])
def test_when_the_end_is_looked_at(ruling: str, rounds: int, when: str) -> None:
    options = {"end-timing": ruling}
    seats = ("0: | Eshkol 1 | hand: skirmish_trade | played: control_recon, recon_promote, advance_trade", "1:")
    it = given(*seats, turn=6, goods=1, options=options)
    it.play("0 plays skirmish_trade: lower; 0 trades Eshkol - Jarrow - Eshkol")
    assert it.state.goods == 0
    it.play(f"1 plays {it.hand(1)[0]}: draw")
    assert it.table.over == (ruling == "during")
    assert it.state.round == rounds
    if ruling == "start":
        assert it.state.last


@pytest.mark.rule("W19.4")
def test_with_start_a_round_that_begins_exhausted_is_the_last() -> None:
    it = given("0:", "1:", goods=0, frames=(("round",), ("round_end",)), options={"end-timing": "start"})
    assert it.state.last
    for _ in range(8):
        (decision,) = it.table.pending.values()
        it.table.answer(decision.seat, (2, it.state.players[decision.seat].hand[0], 0))
    assert it.table.over


@pytest.mark.rule("W19.5", "W6.2")
def test_one_good_per_action_or_many() -> None:
    seats = (f"0: | {HOME} 1 | hand: skirmish_warp_in | goods: 3 fresh", "1:")
    given(*seats).refuses("0 plays skirmish_warp_in: lower with 2 goods", "W19.5")
    many = given(*seats, options={"trade-goods": "many"})
    many.refuses("0 plays skirmish_warp_in: lower with 4 goods", "W6.2")
    many.play("0 plays skirmish_warp_in: lower with 3 goods; 0 warps in 4")
    assert (many.ships(0), many.goods(0)) == ({HOME: 5}, (0, 3))


@pytest.mark.rule("W19.5")
@pytest.mark.parametrize(("ruling", "most"), [("one", 1), ("many", 3)])
def test_goods_for_the_action_of_a_token(ruling: str, most: int) -> None:
    it = given("0: | hand: advance_trade | goods: 3 fresh | tokens: draw_1x", "1:", options={"trade-goods": ruling})
    it.play("0 uses draw_1x")
    assert it.offered(0) == [str(n) for n in range(most + 1)]
    it.play(f"0 counts {most}")
    assert len(it.hand(0)) == 2 + most


@pytest.mark.rule("W19.15", "W11.3")
def test_one_objective_per_control_or_one_for_each_planet() -> None:
    seats = ("0: | Kesh 1, Durn 1, Ivra 1", "1:")
    one = given(*seats, objectives="ocean, lava", types="ocean, ocean", frames=action("control", 0, 3))
    one.play("0 controls Kesh, Durn, Ivra; 0 takes lava")
    assert len(one.objectives(0)) == 1
    each = given(*seats, objectives="ocean, lava", types="ocean, ice", frames=action("control", 0, 3),
                 options={"objectives-per-control": "each"})  # fmt: skip
    each.play("0 controls Kesh, Durn, Ivra")
    taken = [DATA.types[DATA.objectives[o].type].id for o in each.state.players[0].objectives.all()]
    assert sorted(taken) == ["lava", "ocean", "ocean"]


@pytest.mark.rule("W19.15")
def test_with_each_a_planet_without_a_match_takes_none() -> None:
    it = given("0: | Kesh 1, Jarrow 1", "1:", objectives="ocean, lava", types="ice", frames=action("control", 0, 2),
               options={"objectives-per-control": "each"})  # fmt: skip
    it.play("0 controls Kesh, Jarrow")
    assert len(it.objectives(0)) == 1


@pytest.mark.rule("W19.15", "W11.2")
def test_with_sector_only_a_completed_sector_brings_an_objective() -> None:
    options = {"objectives-per-control": "sector"}
    one = given("0: | Kesh 1, Ilion outpost", "1:", objectives="ocean, lava", frames=action("control", 0, 1),
                options=options)  # fmt: skip
    one.play("0 controls Kesh")
    assert one.objectives(0) == []
    whole = given("0: | Kesh 1, Ilion outpost, Ivra outpost", "1:", objectives="desert, lava", types="ocean",
                  frames=action("control", 0, 1), options=options)  # fmt: skip
    whole.play("0 controls Kesh")
    assert whole.colonies(0) == ["Ilion", "Ivra", "Kesh"]
    (goal,) = whole.state.players[0].objectives.all()
    assert DATA.types[DATA.objectives[goal].type].id == "lava", "the type of any planet of the sector"


@pytest.mark.rule("W19.15", "W11.2")
def test_with_sector_every_sector_completed_brings_one() -> None:
    it = given("0: | Kesh 1, Ilion outpost, Ivra outpost, Jarrow 1, Hesp outpost, Fenn outpost", "1:",
               objectives="ocean, desert", types="ice, ice", frames=action("control", 0, 2),
               options={"objectives-per-control": "sector"})  # fmt: skip
    it.play("0 controls Kesh, Jarrow")
    while it.asks(0) == "objective":
        it.table.answer(0, it.table.find(0)[1].sample(Random(1)))
    assert len(it.state.players[0].objectives.all()) == 2


# --- the others -------------------------------------------------------------------------------------------------


@pytest.mark.rule("W19.3", "W3.5")
def test_discoveries_can_be_left_out() -> None:
    assert on(fresh(2)).stacks
    table = fresh(2, discoveries="off")
    assert on(table).stacks == 0
    it = given(f"0: | {HOME} 1", "1:", frames=action("recon", 0, 1), options={"discoveries": "off"})
    it.play(f"0 moves 1 from {HOME} to Ivra")
    assert kinds_asked(it) == {}


@pytest.mark.rule("W19.7")
@pytest.mark.parametrize("name", ["advance", "maneuver"])
def test_planets_with_enemy_ships_can_be_passed_if_that_is_the_ruling(name: str) -> None:
    seats = (f"0: | {HOME} 2", "1: | Ivra 1")
    given(*seats, frames=action(name, 0, 2)).refuses(f"0 moves 2 from {HOME} to Eshkol", "W19.7")
    free = given(*seats, frames=action(name, 0, 2), options={"passing": "free"})
    free.play(f"0 moves 2 from {HOME} to Eshkol")
    assert free.ships(0) == {"Eshkol": 2}
    moving = given(*seats, frames=action("maneuver", 0, 2), options={"passing": "free"})
    moving.refuses(f"0 moves 2 from {HOME} to Ivra", "W7.7")


@pytest.mark.rule("W19.13")
def test_a_trade_may_return_to_its_start_or_not() -> None:
    back = given("0: | Ilion 1", "1:", frames=action("trade", 0, 2))
    back.play("0 trades Ilion - Eshkol - Ilion")
    assert back.goods(0) == (1, 0)
    three = given("0: | Ilion 1", "1:", frames=action("trade", 0, 3), options={"trade-route": "three"})
    three.refuses("0 trades Ilion - Eshkol - Ilion", "W19.13")
    three.play("0 trades Ilion - Eshkol - Jarrow")


@pytest.mark.rule("W19.26")
def test_tokens_take_an_available_technology_or_the_top_one_of_the_deck() -> None:
    seats = ("0: | hand: advance_trade | tokens: technology", "1:")
    deck = given(
        *seats, available="Fighter Bays, Seed Ships", technologies="Deep Sonar", options={"token-takes": "deck"}
    )
    left = deck.state.technologies_left
    deck.play("0 uses technology")
    assert deck.technologies(0) == ["Deep Sonar"]
    assert (len(deck.state.available), deck.state.technologies_left) == (2, left - 1)


@pytest.mark.rule("W19.26")
def test_tokens_take_an_available_objective_or_the_top_one_of_the_deck() -> None:
    it = given(f"0: | {HOME} 1", "1:", stacks="Ivra", tokens="objective", objectives="ice, lava", types="ocean",
               frames=action("recon", 0, 1), options={"token-takes": "deck"})  # fmt: skip
    left = it.state.objectives_left
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 takes it")
    (goal,) = it.state.players[0].objectives.all()
    assert DATA.types[DATA.objectives[goal].type].id == "ocean"
    assert (len(it.state.objectives), it.state.objectives_left) == (2, left - 1)


@pytest.mark.rule("W19.27")
def test_the_token_for_a_trade_planet_goes_to_its_planet_or_to_any() -> None:
    it = given(f"0: | {HOME} 1", "1:", stacks="Ivra", tokens="new_trade_planet", frames=action("recon", 0, 1),
               options={"trade-token": "any"})  # fmt: skip
    it.play(f"0 moves 1 from {HOME} to Ivra; 0 takes it")
    assert it.asks(0) == "put_token"
    assert len(it.offered(0)) == len(places(DATA.boards[2].all & ~DATA.boards[2].trade))
    it.play("0 places Kesh")
    assert it.state.new_trade == 1 << place("Kesh")


@pytest.mark.rule("W19.2", "W3.4")
def test_available_objectives_are_laid_out_before_the_deal() -> None:
    table = fresh(3)
    drawn = [entry[3] for entry in table.entries if entry[2].name == "objective_types"]
    assert [DATA.types[t].id for (t,) in drawn[:2]] == [DATA.types[t].id for t in on(table).objectives]
    assert len(drawn) == 5


@pytest.mark.rule("W19.23")
def test_the_game_is_for_two_to_six() -> None:
    assert tuple(GAME.players) == (2, 3, 4, 5, 6)
    for players in (1, 7):
        with pytest.raises(ValueError, match="players"):
            fresh(players)


@pytest.mark.rule("W19.22")
def test_nothing_in_the_game_depends_on_a_year() -> None:
    said = [row.name for row in DATA.tactics] + [row.name for row in DATA.technologies]
    assert not any("2018" in text or "2019" in text for text in said)
    assert not any("year" in setting.name for setting in GAME.settings + GAME.rulings)


@pytest.mark.rule("W19.32", "W19.16")
def test_drones_pass_anything() -> None:
    it = given(
        "0:", "1: | Ivra 5, Jarrow 1, Kesh 1", available="Seed Ships, Root Network", frames=action("research", 0, 2)
    )
    assert it.offered(0) == ["eshkol", "hesp"]


@pytest.mark.rule("W19.38", "W17.9")
def test_machines_renew_their_hand_before_a_card_or_when_drawing_with_one() -> None:
    seats = ("0: Overseers of Kerak A | hand: advance_trade, control_recon, recon_promote", "1:")
    before = given(*seats)
    before.play("0 renews")
    before.play(f"0 plays {before.hand(0)[0]}: draw")
    assert before.asks(0) == "draw"
    instead = given(*seats, options={"machines": "instead"})
    instead.refuses("0 renews", "W17.9")
    instead.play("0 plays advance_trade: draw; 0 says yes")
    assert len(instead.hand(0)) == 2
    assert len(instead.state.players[0].discard) == 2
    assert kinds_asked(instead) == {1: "play"}
    more = given(*seats, options={"machines": "instead"})
    more.play("0 plays advance_trade: draw; 0 says no; 0 counts 4")
    assert len(more.hand(0)) == 6


@pytest.mark.rule("W19.39", "W11.2")
@pytest.mark.parametrize(("ruling", "colonies", "full"), [("left-out", ["Ivra", "Kesh"], 1), ("gap", [], 0)])
def test_a_dead_planet_is_left_out_of_its_sector_or_leaves_a_gap(ruling: str, colonies: list[str], full: int) -> None:
    it = given("0: | Kesh 1, Ivra outpost", "1:", dead="Ilion", frames=action("control", 0, 1),
               options={"dead-planet": ruling})  # fmt: skip
    it.play("0 controls Kesh")
    assert it.colonies(0) == colonies
    assert COUNTS["full_sectors"](it.state, 0, Goal("full_sectors", 1, Type(-1))) == full


@pytest.mark.rule("W19.40", "W16.2")
@pytest.mark.parametrize(
    ("ruling", "found"),
    [
        ("marker", {"controlled": 2, "ships": 3, "ships_spread": 2, "ships_at": 2, "occupied": 1}),
        ("ships", {"controlled": 2, "ships": 5, "ships_spread": 3, "ships_at": 2, "occupied": 1}),
    ],
)
def test_a_copy_has_the_marker_or_the_ships_as_well(ruling: str, found: dict[str, int]) -> None:
    it = given("0: | Kesh 2 outpost, Gorat 1 | tokens: copy_planet", "1: | Gorat outpost",
               frames=(("copy_planets", 0), ("over",)), options={"planet-copy": ruling})  # fmt: skip
    it.play("0 places Kesh")
    assert {word: COUNTS[word](it.state, 0, Goal(word, 1, Type(-1))) for word in found} == found
    held = given("0: | Gorat 1 | tokens: copy_planet", "1: | Gorat outpost", frames=(("copy_planets", 0), ("over",)),
                 options={"planet-copy": ruling})  # fmt: skip
    held.play("0 places Gorat")
    assert COUNTS["occupied"](held.state, 0, Goal("occupied", 1, Type(-1))) == (2 if ruling == "ships" else 1)


@pytest.mark.rule("W19.41", "W8.7")
@pytest.mark.parametrize(("ruling", "marked"), [("at-once", ["Eshkol"]), ("last-fight", [])])
def test_planetfall_before_a_lost_second_fight(ruling: str, marked: list[str]) -> None:
    it = given(
        "0: | Ivra 3 | elite: Planetfall | draws: Planetfall, Salvage, Glorious Victory, Heavy Resistance",
        "1: | Eshkol 2 | elite: Prolonged Engagement, Veteran Crews "
        "| draws: Prolonged Engagement, Salvage, Veteran Crews, Outmaneuver",
        frames=action("advance", 0, 1),
        options={"planetfall": ruling},
    )
    it.play("0 moves 3 from Ivra to Eshkol; 0 shows Planetfall; 1 shows Prolonged Engagement")
    assert it.outposts(0) == marked
    it.play("0 shows Glorious Victory; 1 shows Veteran Crews")
    assert [line["seat"] for line in it.told("wins")] == [0, 1]
    assert it.outposts(0) == marked


@pytest.mark.rule("W19.41")
def test_planetfall_of_the_last_fight_marks_when_the_battle_is_won() -> None:
    it = battle("| Ivra 4", "| Eshkol 1", "Planetfall", "Salvage", ships=4, options={"planetfall": "last-fight"})
    assert it.outposts(0) == ["Eshkol"]


def test_every_ruling_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    for setting in GAME.rulings:
        spelled = (f'"{setting.name}"', f"{setting.name.replace('-', '_')}=")
        assert setting.numeric or any(word in source for word in spelled), setting.name

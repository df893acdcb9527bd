"""What a second audit of the action cards against the rule documents found: what they say clause by clause, and what
happens when two of them meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3.board.council import effects
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.effects import ROUND, expire, noted
from orrery.games.ti3.rules.nouns import CARD, POLITIC
from orrery.games.ti3.rules.things import Seat
from orrery.text import Words
from tests.ti3.notation import asked, fleet, on_planet, options, planet, position, say, state
from tests.ti3.spoken import spoken

SAUDOR = {"b1": "saudor"}


def names(cards: Sequence[int]) -> list[str]:
    return sorted(CARD.names[card] for card in cards)


def laid_off(table: Table, cards: str) -> None:
    """Action cards that have already been played."""
    s = state(table)
    for name in cards.split(", "):
        s.deck.layers[0].remove(CARD.index[name])
        s.discard.append(CARD.index[name])


def told(table: Table, key: str) -> list[dict[str, Any]]:
    return [args for said, _, args in table.journal if said == key]


# --- activation and movement -------------------------------------------------------------------------------------


def test_flank_speed_is_for_fighters_that_fly_on_their_own_too() -> None:
    for card, reached in (("nothing", False), ("card.flank_speed", True)):
        sol = {"fleets": {"c1": "3 fighter"}, "technologies": "advanced_fighters", "hand": "flank_speed"}
        table = position(sol=sol)
        say(table, f"sol action tactical; sol activate centre; sol react {card}")
        assert (asked(table) == {"sol": "move_from"}) == reached, "three systems away"


@pytest.mark.rule("T3.19.2")
@pytest.mark.parametrize("card", ["flank_speed", "in_the_silence_of_space"])
def test_a_fleet_is_helped_once_in_a_round(card: str) -> None:
    hand = f"{card}, {card}, unexpected_action"
    table = position("hacan, sol, norr", hacan={"fleets": {"c1": "cruiser"}, "hand": hand, "counters": (2, 5, 5)})
    aims = "; hacan aim_place c1" if card == "in_the_silence_of_space" else ""
    say(table, f"hacan action tactical; hacan activate b1; hacan react card.{card}{aims}")
    say(table, "hacan move_from c1; hacan move cruiser; sol action pass; norr action pass")
    say(table, "hacan action card.unexpected_action; hacan aim_place b1")
    for where in ("a1", "b1"):
        again = table.clone()
        say(again, f"hacan action tactical; hacan activate {where}")
        assert asked(again) != {"hacan": "react"}, where
    state(table).effects.clear()
    say(table, "hacan action tactical; hacan activate a1")
    assert asked(table) == {"hacan": "react"}, "in the next round it may be"


@pytest.mark.rule("T3.19.2")
def test_what_is_only_noted_is_not_shown_as_lasting() -> None:
    table = position(tiles=SAUDOR, planets={"Saudor": "norr: 2 ground_force"}, sol={"hand": "local_unrest"})
    say(table, "sol action card.local_unrest; sol aim_planet Saudor")
    s = state(table)
    assert noted(s, CARD.index["local_unrest"], 0) == [(planet("Saudor"),)]
    assert effects(s, Words("en", "ti3", ["Ada", "Bo", "Cy"], 0)) == []
    assert CARD.index["local_unrest"] not in s.players[0].texts
    expire(s, ROUND)
    assert s.effects == []


def firing(hacan: dict[str, Any], **more: Any) -> Table:
    """Sol has a dock on Saudor and an Experimental Battlestation."""
    return position(
        "hacan, sol, norr",
        tiles={**SAUDOR, "b2": "arinam_meer"},
        planets={"Saudor": "sol: space_dock"},
        hacan={"counters": (2, 3, 9), **hacan},
        sol={"hand": "experimental_battlestation", "technologies": "deep_space_cannon"},
        **more,
    )


def test_a_battlestation_waits_until_somebody_has_moved() -> None:
    table = firing({"fleets": {"a1": "4 destroyer"}})
    say(table, "hacan action tactical; hacan activate a1")
    assert asked(table) == {"sol": "action"}, "nobody has moved ships into the system"
    table = firing({"fleets": {"a1": "4 destroyer", "a2": "destroyer"}})
    say(table, "hacan action tactical; hacan activate a1; hacan move_from a2; hacan move destroyer")
    assert asked(table) == {"sol": "react"}


@pytest.mark.rule("T3.9.3")
def test_a_battlestation_fires_at_a_transfer_too() -> None:
    table = firing({"fleets": {"a1": "3 destroyer", "a2": "2 destroyer"}}, dice=[6, 6, 1])
    say(table, "hacan action transfer; hacan transfer_between a1, a2")
    say(table, "hacan move destroyer; hacan move nothing; sol react card.experimental_battlestation")
    say(table, "sol aim_place a1")
    assert sum(fleet(table, "hacan", where).get("destroyer", 0) for where in ("a1", "a2")) == 3


def patrolling(hand: str = "patrol", **more: Any) -> Table:
    hacan = {"fleets": {"a1": "2 cruiser"}, "hand": hand, "activated": "a1", **more}
    table = position("hacan, sol, norr", hacan=hacan)
    say(table, "hacan action card.patrol")
    return table


@pytest.mark.rule("T3.19.3")
def test_a_patrol_goes_where_its_owner_has_no_counter() -> None:
    ends = {option.rpartition("+")[2] for option in options(patrolling(), "hacan")}
    fewer = {option.rpartition("+")[2] for option in options(patrolling(activated="a1, a2"), "hacan")}
    assert ends - fewer == {"a2"}


@pytest.mark.rule("T3.12.3")
def test_a_patrol_keeps_to_the_fleet_supply() -> None:
    for supply, together in ((1, False), (2, True)):
        table = patrolling(counters=(2, 3, supply))
        say(table, "hacan patrol a1, cruiser, b1")
        assert any(option.endswith("b1") for option in options(table, "hacan")) == together


# --- battle ------------------------------------------------------------------------------------------------------


def attack(mine: str, theirs: str, dice: list[int], defender: str = "sol", **more: Any) -> Table:
    """Hacan attacks in b1; the defender could leave."""
    hacan = {"fleets": {"c1": mine}, "counters": (2, 3, 9), **more.pop("hacan", {})}
    more[defender] = {"fleets": {"b1": theirs}, "counters": (2, 3, 9), "activated": "a1", **more.get(defender, {})}
    table = position(f"hacan, {defender}, norr", hacan=hacan, dice=dice, **more)
    say(table, f"hacan action tactical; hacan activate b1; hacan move_from c1; hacan move {mine}")
    return table


@pytest.mark.rule("T3.17.16")
def test_no_mines_go_off_if_there_is_no_battle() -> None:
    for stays, left in ((True, 1), (False, 3)):
        table = attack("3 destroyer", "2 cruiser", [], "naalu", naalu={"hand": "minelayers"})
        say(table, "naalu react card.minelayers")
        say(table, "naalu react nothing" if stays else "naalu react race.naalu.early_retreat")
        assert fleet(table, "hacan", "b1") == {"destroyer": left}


def test_a_dreadnought_in_the_breach_that_is_repaired_takes_two_hits_again() -> None:
    hand = {"hand": "into_the_breach, emergency_repairs"}
    table = attack("dreadnought, cruiser", "2 cruiser", [1, 1, 7, 1, 1, 1, 7, 1], hacan=hand)
    say(table, "hacan react card.into_the_breach; sol leave no")
    assert fleet(table, "hacan", "b1") == {"dreadnought": 1, "cruiser": 1, "damaged_dreadnought": 1}
    say(table, "hacan react card.emergency_repairs; hacan aim_place b1; sol leave no")
    assert fleet(table, "hacan", "b1") == {"dreadnought": 1, "cruiser": 1, "damaged_dreadnought": 1}


def test_the_breach_inspires_whoever_fires_before_the_battle_too() -> None:
    hacan = {"hand": "into_the_breach", "technologies": "assault_cannon"}
    table = attack("dreadnought", "2 cruiser", [4], hacan=hacan)
    say(table, "hacan react card.into_the_breach; hacan react technology.assault_cannon")
    assert fleet(table, "sol", "b1") == {"cruiser": 1}, "a 4 is enough"


@pytest.mark.rule("T3.17.67")
@pytest.mark.parametrize("ruling", ["rounds", "before-them-too"])
def test_which_dice_a_recheck_is_for(ruling: str) -> None:
    early = ruling == "before-them-too"
    set_up: dict[str, Any] = {"options": {"recheck-and-direct-hit": ruling}, "sol": {"hand": "recheck"}}
    table = attack("destroyer", "carrier, fighter", [9, 9] + [8, 1] * early, **set_up)
    assert asked(table) == {"sol": "react" if early else "leave"}, "the barrage"
    if early:
        say(table, "sol react card.recheck; sol recheck 1")
    cannon = {"technologies": "assault_cannon"}
    table = attack("dreadnought", "2 cruiser", [5] if early else [4], hacan=cannon, **set_up)
    say(table, "hacan react technology.assault_cannon")
    assert asked(table) == {"sol": "react" if early else "leave"}, "the assault cannon"
    table = position(
        "hacan, sol, norr",
        tiles=SAUDOR,
        planets={"Saudor": "sol: 3 ground_force"},
        hacan={"fleets": {"c1": "war_sun, 2 ground_force"}},
        dice=[3, 3, 3],
        **set_up,
    )
    say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move war_sun, 2 ground_force")
    say(table, "hacan land 2 ground_force; hacan bombard war_sun")
    assert (asked(table) == {"sol": "react"}) == early, "the bombardment"
    assert on_planet(table, "Saudor")[:2] == (("sol", 3) if early else ("hacan", 2))


@pytest.mark.rule("T3.17.67")
def test_a_recheck_is_for_an_ambush_by_default() -> None:
    table = position(
        "mentak, sol, norr",
        mentak={"fleets": {"c1": "2 cruiser"}},
        sol={"fleets": {"b1": "dreadnought"}, "hand": "recheck", "activated": "a1"},
        dice=[7, 7, 1],
    )
    say(table, "mentak action tactical; mentak activate b1; mentak move_from c1; mentak move 2 cruiser")
    say(table, "mentak react race.mentak.ambush; mentak aim_units 2 cruiser; sol react card.recheck; sol recheck 1")
    assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1}, "one of two hits is taken back"


@pytest.mark.rule("T3.17.67")
@pytest.mark.parametrize("ruling", ["rounds", "before-them-too"])
def test_which_damage_a_direct_hit_is_for(ruling: str) -> None:
    table = attack(
        "dreadnought",
        "dreadnought",
        [5],
        hacan={"hand": "direct_hit", "technologies": "assault_cannon"},
        options={"recheck-and-direct-hit": ruling},
    )
    say(table, "hacan react technology.assault_cannon")
    assert fleet(table, "sol", "b1") == {"dreadnought": 1, "damaged_dreadnought": 1}
    assert (asked(table) == {"hacan": "react"}) == (ruling == "before-them-too"), "damaged before the first round"


# --- invasion ----------------------------------------------------------------------------------------------------


def test_whoever_digs_in_says_where() -> None:
    for where, bombarded in (("Saudor", False), ("Jord", True)):
        table = position(
            "hacan, sol, norr",
            tiles=SAUDOR,
            planets={"Saudor": "sol: 2 ground_force", "Jord": "sol: ground_force"},
            hacan={"fleets": {"c1": "war_sun, 2 ground_force"}},
            sol={"hand": "dug_in"},
        )
        say(table, "hacan action tactical; hacan activate b1; hacan move_from c1; hacan move war_sun, 2 ground_force")
        say(table, "hacan land 2 ground_force; sol react card.dug_in")
        assert set(options(table, "sol")) == {"Saudor", "Jord"}
        say(table, f"sol aim_planet {where}")
        assert (asked(table) == {"hacan": "bombard"}) == bombarded
        assert told(table, "ti3-log-aims-planet")[-1]["planet"] == planet(where)


@pytest.mark.parametrize(("where", "left"), [("Saudor", 2), ("Jord", 0)])
def test_who_has_dug_in_first_is_not_infected(where: str, left: int) -> None:
    table = position(
        "sol, hacan, norr",
        tiles=SAUDOR,
        planets={"Saudor": "sol: 2 ground_force", "Jord": "sol: ground_force"},
        hacan={"fleets": {"b2": "war_sun"}, "technologies": "x89_bacterial_weapon", "counters": (2, 3, 9)},
        sol={"hand": "dug_in"},
    )
    say(table, "sol action pass; hacan action tactical; hacan activate b1; hacan move_from b2; hacan move war_sun")
    say(table, "sol react card.dug_in; hacan react technology.x89_bacterial_weapon")
    say(table, f"sol aim_planet {where}")
    assert on_planet(table, "Saudor")[1] == left, "Sol comes first in the order of play"


# --- transports --------------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.68")
@pytest.mark.parametrize(("ruling", "free"), [("without-enemies", True), ("as-ships-fly", False)])
@pytest.mark.parametrize("card", ["transport", "massive_transport"])
def test_the_way_of_a_transport(card: str, ruling: str, free: bool) -> None:
    walls = {"b1": "supernova", "b2": "nebula", "b12": "asteroid_field", "c2": "supernova", "c18": "supernova"}
    table = position(
        "hacan, sol, norr",
        tiles={**walls, "a1": "saudor"},
        planets={"Saudor": "hacan: ground_force, space_dock"},
        hacan={"hand": card},
        options={"way-of-transports": ruling},
    )
    reachable = f"card.{card}" in " ".join(options(table, "hacan"))
    assert reachable == free, "all ways lead through dangers"


# --- strategy cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("T3.17.69")
@pytest.mark.parametrize(("ruling", "kept", "next_to_take"), [("all-cards", 2, "norr"), ("one-card", 1, "sol")])
def test_how_many_cards_stability_keeps(ruling: str, kept: int, next_to_take: str) -> None:
    table = position(
        sol={"strategies": "trade, warfare", "hand": "political_stability"},
        norr={"strategies": "logistics, political"},
        hacan={"strategies": "technology, diplomacy"},
        frames=[("status_phase",), ("round",)],
        options={"political-stability": ruling},
    )
    say(table, "sol react card.political_stability")
    while state(table).phase == "status":
        track, question = next(iter(table.pending.items()))
        table.put(track, next(iter(question.options())))
    assert len(state(table).players[0].strategies) == kept
    assert asked(table) == {next_to_take: "take"}


# --- Touch of Genius ---------------------------------------------------------------------------------------------


def before_the_choice(discard: str, **more: Any) -> Table:
    """Sol has Mecatol Rex; a strategy phase begins, and some action cards have already been played."""
    told: dict[str, Any] = {race: {"strategies": "", **more.get(race, {})} for race in ("sol", "norr", "hacan")}
    table = position(
        planets={"Mecatol Rex": "sol: ground_force"}, frames=[("turn",), ("strategy_phase",), ("turn",)], **told
    )
    laid_off(table, discard)
    say(table, "sol action pass; norr action pass; hacan action pass")
    return table


def test_a_touch_of_genius_that_copies_the_usurper_lies_at_mecatol_rex_itself() -> None:
    table = before_the_choice("usurper", sol={"hand": "touch_of_genius", "goods": 3})
    s = state(table)
    before = votes(s, 0)
    say(table, "sol react card.touch_of_genius; sol aim_card usurper; sol pay 3 trade good")
    assert (names(s.out_of_play), names(s.discard)) == (["touch_of_genius"], ["usurper"])
    assert votes(s, 0) == before + 6, "Mecatol Rex counts twice"
    s.owner[planet("Mecatol Rex")] = Seat(1)
    say(table, "sol take trade")
    assert votes(s, 0) == before - 6
    assert names(s.out_of_play) == ["touch_of_genius"], "it is out of the game"


def test_the_usurper_itself_lies_there_if_a_touch_of_genius_is_played_at_the_same_time() -> None:
    table = before_the_choice("command_summit", sol={"hand": "usurper"}, norr={"hand": "touch_of_genius", "goods": 3})
    say(table, "sol react card.usurper; norr react card.touch_of_genius")
    say(table, "norr aim_card command_summit; norr pay 3 trade good")
    s = state(table)
    assert (names(s.out_of_play), names(s.discard)) == (["usurper"], ["command_summit", "touch_of_genius"])
    assert s.players[1].counters[1] == 5


def test_a_bombardment_that_nobody_could_stop_comes_back_itself() -> None:
    table = position(
        "hacan, sol, norr",
        tiles={"b2": "arinam_meer"},
        planets={"Arinam": "sol: ground_force", "Meer": "sol: ground_force"},
        hacan={"hand": "strategic_bombardment, sabotage", "fleets": {"b2": "war_sun"}},
        sol={"hand": "touch_of_genius", "goods": 3},
        dice=[6],
    )
    laid_off(table, "sabotage")
    say(table, "hacan action card.strategic_bombardment; sol react card.touch_of_genius; sol aim_card sabotage")
    say(table, "hacan react card.sabotage; hacan aim_place b2")
    s = state(table)
    assert names(s.players[0].hand) == ["strategic_bombardment"]
    assert names(s.discard) == ["sabotage", "sabotage", "touch_of_genius"]
    assert told(table, "ti3-log-exhausted")[-1]["planets"] == (planet("Arinam"), planet("Meer"))


# --- the council -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chosen", "shuffled"), [("free_trade", True), ("repeal", False), ("code_of_honor", False)])
def test_the_deck_is_shuffled_only_if_a_policy_comes_from_it(chosen: str, shuffled: bool) -> None:
    table = position(
        "hacan, sol, norr",
        politics="revote, cost_overruns",
        laws="code_of_honor 0",
        frames=[("agenda", 0, -1), ("turn",)],
        sol={"hand": "determine_policy"},
    )
    s = state(table)
    s.politics.layers[0].remove(POLITIC.index["repeal"])
    s.politics_discard.append(POLITIC.index["repeal"])
    layers = [layer[:] for layer in s.politics.layers]
    say(table, f"sol react card.determine_policy; sol determine_policy {chosen}")
    assert (s.politics.layers != layers) == shuffled
    assert s.politics.layers[-1] != [POLITIC.index["revote"]] or not shuffled, "the top card lies there still"
    assert len(s.politics) == sum(map(len, layers)) - shuffled
    assert all(seen == 0 for seen in s.politics.seen), "nobody has looked at the order"


# --- what the journal tells --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "aims", "lines"),
    [
        ("armistice", "sol aim_player norr; sol aim_planet Saudor", {"ti3-log-aims-player", "ti3-log-aims-planet"}),
        ("diplomatic_immunity", "sol aim_place c1", {"ti3-log-aims-place"}),
        ("uprising", "sol aim_place b1", {"ti3-log-exhausted"}),
    ],
)
def test_all_are_told_what_a_card_is_about(card: str, aims: str, lines: set[str]) -> None:
    sol = {"hand": card, "fleets": {"c1": "cruiser"}}
    table = position(tiles=SAUDOR, planets={"Saudor": "sol: ground_force"}, sol=sol)
    say(table, f"sol action card.{card}; {aims}")
    assert lines <= {key for key, _, _ in table.journal}
    assert spoken(table)


def test_all_are_told_whom_the_thugs_visit() -> None:
    frames = [("agenda", 0, -1), ("turn",)]
    table = position(politics="cost_overruns", frames=frames, norr={"hand": "thugs"})
    say(table, "norr react card.thugs; norr aim_player hacan")
    assert told(table, "ti3-log-aims-player")[-1]["seat"] == 2

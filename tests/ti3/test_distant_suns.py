"""T3.16.6 to T3.16.12: distant suns."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.rules.board import near
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.data import COUNTERS, DOMAIN_NAMES, HOME_PLANETS, MECATOL_REX
from orrery.games.ti3.rules.hooks import number
from orrery.games.ti3.rules.nouns import DOMAIN
from orrery.games.ti3.rules.queries import VoteForbidden
from orrery.games.ti3.rules.verbs import lay_radiation, make_neutral
from tests.ti3.notation import asked, fleet, on_planet, options, place, planet, position, say, state
from tests.ti3.spoken import spoken

ON = {"distant-suns": "on"}


def hidden(table: Table, planets: str, counters: str) -> None:
    """Counters are face down on these planets and nowhere else; this is the order in which they are turned over."""
    s = state(table)
    s.unexplored = sum(1 << planet(name) for name in planets.split(", "))
    for counter in reversed(counters.split(", ")):
        s.domain_box.put_on_top(DOMAIN.index[counter], 0)


def landing(counter: str, ships: str, dice: list[int], **more: Any) -> Table:
    """Sol comes to Saudor, which has a counter."""
    chosen = {**ON, **more.pop("options", {})}
    sol = {"fleets": {"c1": ships}, "counters": (2, 3, 9), **more.pop("sol", {})}
    table = position(tiles={"b1": "saudor"}, sol=sol, dice=dice, options=chosen, **more)
    hidden(table, "Saudor", counter)
    say(table, f"sol action tactical; sol activate b1; sol move_from c1; sol move {ships}")
    return table


@pytest.mark.rule("T3.16.6")
def test_a_counter_on_every_neutral_planet() -> None:
    table = Table.new(GAME, 6, ON, seed=3)
    s = state(table)
    neutral = [p for p, where in enumerate(s.places) if where >= 0 and not HOME_PLANETS >> p & 1 and p != MECATOL_REX]
    assert s.unexplored == sum(1 << p for p in neutral)
    (box,) = s.domain_box.layers
    assert len(box) == 44
    assert Counter(DOMAIN_NAMES[d].rstrip("_1234") for d in box)["hostile_locals"] == 8
    assert len(COUNTERS) == 10
    assert state(Table.new(GAME, 6, seed=3)).unexplored == 0


@pytest.mark.rule("T3.16.6")
@pytest.mark.parametrize("annexations", [9, 12])
def test_how_many_peaceful_annexations_there_are(annexations: int) -> None:
    s = state(Table.new(GAME, 6, {**ON, "peaceful-annexations": str(annexations)}, seed=3))
    assert s.domain_box.layers[0].count(DOMAIN.index["peaceful_annexation"]) == annexations


@pytest.mark.rule("T3.16.6")
def test_control_without_a_landing_removes_the_counter() -> None:
    table = position(
        tiles={"b1": "saudor"},
        options=ON,
        planets={"Jord": "sol: ground_force"},
        sol={"hand": "voluntary_annexation", "fleets": {"c1": "cruiser"}},
    )
    hidden(table, "Saudor", "radiation")
    say(table, "sol action card.voluntary_annexation; sol aim_planet Saudor")
    assert on_planet(table, "Saudor")[:2] == ("sol", 3)
    assert (state(table).unexplored, state(table).domains) == (0, {})
    make_neutral(state(table), planet("Saudor"))
    assert (state(table).unexplored, state(table).domains) == (0, {})


@pytest.mark.rule("T3.16.8")
def test_peaceful_annexation_does_nothing() -> None:
    table = landing("peaceful_annexation", "carrier, 2 ground_force", [])
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    assert state(table).domains == {}


@pytest.mark.rule("T3.16.8")
def test_biohazard_destroys_the_first_ground_force_until_the_planet_is_taken() -> None:
    table = landing("biohazard", "carrier, 3 ground_force", [])
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)
    assert state(table).domains == {planet("Saudor"): DOMAIN.index["biohazard"]}
    table = landing("biohazard", "carrier, 3 ground_force", [])
    say(table, "sol land 3 ground_force")
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0)
    assert state(table).domains == {}


@pytest.mark.rule("T3.16.8")
def test_radiation_destroys_the_first_landing_with_its_pds() -> None:
    table = landing("radiation", "carrier, 3 ground_force, pds", [])
    say(table, "sol land 2 ground_force, pds")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 1}
    assert state(table).players[0].reserve[7] == 6
    assert state(table).domains == {}, "the next landing is safe"


@pytest.mark.rule("T3.16.8")
def test_radiation_works_without_distant_suns() -> None:
    table = position(tiles={"b1": "saudor"}, sol={"fleets": {"c1": "carrier, 2 ground_force"}})
    lay_radiation(state(table), planet("Saudor"))
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, 2 ground_force")
    say(table, "sol land 2 ground_force")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)
    assert state(table).domains == {}


@pytest.mark.rule("T3.16.9")
def test_hostile_locals_fight() -> None:
    table = landing("hostile_locals_2", "carrier, 4 ground_force", [8, 1, 1, 8, 1, 8, 1, 7])
    say(table, "sol land 3 ground_force")
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0)
    assert state(table).domains == {}


@pytest.mark.rule("T3.16.9")
def test_hostile_locals_that_win_are_back_in_full_strength_and_not_razed() -> None:
    table = landing("hostile_locals_3", "carrier, dreadnought, 2 ground_force", [1, 8, 8, 1])
    say(table, "sol land ground_force; sol bombard nothing")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)
    assert state(table).domains == {planet("Saudor"): DOMAIN.index["hostile_locals_3"]}
    assert asked(table) != {"sol": "raze"}


@pytest.mark.rule("T3.16.9")
def test_hostile_locals_are_bombarded_or_not() -> None:
    table = landing("hostile_locals_1", "carrier, dreadnought, ground_force", [5])
    say(table, "sol land ground_force; sol bombard dreadnought")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    spared = {"options": {"hostile-locals": "not-bombarded"}}
    table = landing("hostile_locals_1", "carrier, dreadnought, ground_force", [1, 8], **spared)
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)


@pytest.mark.rule("T3.16.8")
def test_lazax_survivors_vote_for_whoever_takes_them() -> None:
    table = landing("lazax_survivors", "carrier, ground_force", [])
    before = votes(state(table), 0)
    say(table, "sol land ground_force; sol aim_yes yes")
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)
    assert votes(state(table), 0) == before + 3
    assert votes(state(table), 1) == votes(state(position(options=ON)), 1)


@pytest.mark.rule("T3.16.10")
def test_settlers_settle_for_you_or_for_a_rival() -> None:
    table = landing("settlers", "carrier, ground_force", [6])
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("sol", 2, 0, 0)
    assert fleet(table, "sol", "b1") == {"carrier": 1, "ground_force": 1}
    table = landing("settlers", "carrier, ground_force", [5])
    say(table, "sol land ground_force; sol aim_player hacan")
    assert on_planet(table, "Saudor") == ("hacan", 2, 0, 0)
    table = landing("settlers", "carrier, ground_force", [5, 1], options={"settlers": "random"})
    say(table, "sol land ground_force")
    assert on_planet(table, "Saudor") == ("norr", 2, 0, 0)


@pytest.mark.rule("T3.16.8")
def test_a_wormhole_is_discovered() -> None:
    table = landing("wormhole_discovery_beta", "carrier, ground_force", [])
    state(table).wormholes[1] |= 1 << place("b7")
    assert not near(state(table))[place("b1")] >> place("b7") & 1
    say(table, "sol land ground_force")
    assert near(state(table))[place("b1")] >> place("b7") & 1
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)


@pytest.mark.rule("T3.16.8")
def test_a_technological_society_gives_what_the_left_neighbour_chooses() -> None:
    table = landing("technological_society", "carrier, ground_force", [])
    say(table, "sol land ground_force")
    assert asked(table) == {"norr": "aim_technology"}
    assert "war_sun" not in options(table, "norr")
    say(table, "norr aim_technology antimass_deflectors")
    assert state(table).players[0].technologies.bit_count() == 1
    assert on_planet(table, "Saudor") == ("sol", 1, 0, 0)


@pytest.mark.rule("T3.16.8")
def test_natural_wealth_is_trade_goods() -> None:
    table = landing("natural_wealth_4", "carrier, ground_force", [])
    say(table, "sol land ground_force")
    assert state(table).players[0].goods == 4


@pytest.mark.rule("T3.16.11")
def test_an_industrial_society_brings_a_dock() -> None:
    for ready, chosen in ((True, {}), (False, {"industrial-society": "exhausted"})):
        table = landing("industrial_society", "carrier, ground_force", [], options=chosen)
        say(table, "sol land ground_force; sol aim_yes yes")
        assert on_planet(table, "Saudor") == ("sol", 1, 0, 1)
        assert bool(state(table).exhausted >> planet("Saudor") & 1) is not ready
        assert state(table).domains == {}


@pytest.mark.rule("T3.16.7")
def test_fighters_explore_in_secret_and_then_nobody_lands() -> None:
    table = landing("natural_wealth_2", "carrier, fighter, ground_force", [])
    assert asked(table) == {"sol": "probe"}
    say(table, "sol probe yes")
    (known,) = state(table).explored
    assert known.counter.seen_by(0) == [DOMAIN.index["natural_wealth_2"]]
    assert (known.counter.seen_by(1), len(known.counter)) == ([], 1)
    assert asked(table) != {"sol": "land"}
    assert on_planet(table, "Saudor") == ("", 0, 0, 0)


@pytest.mark.rule("T3.16.7")
def test_what_was_explored_is_known_to_the_explorer_only() -> None:
    table = landing("natural_wealth_2", "carrier, fighter, ground_force", [])
    say(table, "sol probe yes")
    wealth = DOMAIN.index["natural_wealth_2"]
    imagined = [[state(table.imagine(seat, n)).explored[0].counter.seen_by(0) for n in range(9)] for seat in (0, 1)]
    assert imagined[0] == [[wealth]] * 9
    assert any(one != [wealth] for one in imagined[1])


def explored_before(counter: str, dice: list[int]) -> Table:
    """Sol has explored Saudor, and is to move again with nothing activated."""
    table = landing(counter, "carrier, fighter, ground_force", dice)
    say(table, "sol probe yes")
    state(table).players[0].activated = 0
    while asked(table) != {"sol": "action"}:
        race, kind = next(iter(asked(table).items()))
        say(table, f"{race} {kind} " + ("pass" if kind == "action" else "nothing"))
    return table


@pytest.mark.rule("T3.16.7")
def test_an_explored_counter_waits_for_a_landing() -> None:
    table = explored_before("natural_wealth_2", [])
    say(table, "sol action tactical; sol activate b1; sol land ground_force")
    assert state(table).players[0].goods == 2
    assert state(table).explored == []


@pytest.mark.rule("T3.16.7")
def test_others_can_imagine_what_follows_an_exploration() -> None:
    table = explored_before("settlers", [5])
    say(table, "sol action tactical; sol activate b1; sol land ground_force")
    assert {tuple(asked(table.imagine(1, n)).items()) for n in range(9)} == {(("sol", "aim_player"),)}
    hand = "sabotage, direct_hit, dug_in, good_year, veto, uprising"
    table = landing("lazax_survivors", "carrier, fighter, ground_force", [], sol={"hand": hand})
    say(table, "sol probe yes")
    assert {tuple(asked(table.imagine(1, n)).items()) for n in range(9)} == {(("sol", "discard"),)}


@pytest.mark.rule("T3.16.7")
def test_explored_lazax_are_a_point_and_three_cards() -> None:
    table = landing("lazax_survivors", "carrier, fighter, ground_force", [])
    say(table, "sol probe yes")
    sol = state(table).players[0]
    assert (sol.points, len(sol.hand)) == (1, 3)
    assert state(table).explored == []


@pytest.mark.rule("T3.16.7")
def test_without_a_fighter_nobody_explores() -> None:
    assert asked(landing("lazax_survivors", "carrier, ground_force", [])) == {"sol": "land"}


@pytest.mark.parametrize(("pips", "cards", "exhausted"), [(7, 4, False), (9, 1, False), (10, 1, True)])
@pytest.mark.rule("T3.16.12")
def test_razing_has_its_price(pips: int, cards: int, exhausted: bool) -> None:
    hand = "sabotage, direct_hit, dug_in, good_year"
    table = landing("natural_wealth_4", "dreadnought", [pips], sol={"hand": hand})
    say(table, "sol raze Saudor")
    s = state(table)
    assert (s.unexplored, s.domains, s.players[0].goods) == (0, {}, 0)
    assert len(s.players[0].hand) == cards
    assert bool(s.exhausted >> planet("Jord") & 1) is exhausted


@pytest.mark.rule("T3.16.12")
def test_razing_the_lazax_is_an_outrage() -> None:
    table = landing("lazax_survivors", "dreadnought", [], sol={"hand": "sabotage, dug_in", "goods": 3})
    say(table, "sol raze Saudor")
    s = state(table)
    assert (s.players[0].hand, s.players[0].goods) == ([], 0)
    assert s.exhausted >> planet("Jord") & 1
    assert [bool(number(s, 0, VoteForbidden, seat)) for seat in range(3)] == [True, False, False]


@pytest.mark.rule("T3.16.12")
def test_a_ship_razes_once_and_does_not_bombard_as_well() -> None:
    table = position(
        tiles={"b1": "abyz_fria"},
        options=ON,
        sol={"fleets": {"c1": "carrier, dreadnought, ground_force"}, "counters": (2, 3, 9)},
        dice=[1, 1, 8],
    )
    hidden(table, "Abyz, Fria", "natural_wealth_2, hostile_locals_1")
    say(table, "sol action tactical; sol activate b1; sol move_from c1; sol move carrier, dreadnought, ground_force")
    say(table, "sol land ground_force; sol raze Fria")
    assert on_planet(table, "Abyz") == ("", 0, 0, 0), "no bombardment was offered, and the locals have won"
    assert state(table).unexplored == 0


def test_everything_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_STRICT_TEXT", "1")
    table = landing("settlers", "carrier, dreadnought, fighter, ground_force", [5])
    for answer in ("sol probe yes", "sol raze Saudor"):
        assert spoken(table)
        say(table, answer)
    assert spoken(table)
    for counter in ("settlers", "hostile_locals_1", "radiation", "industrial_society", "technological_society"):
        table = landing(counter, "carrier, ground_force", [1, 10] if "locals" in counter else [1])
        say(table, "sol land ground_force")
        assert spoken(table)

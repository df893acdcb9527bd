"""Bots that know Twilight Imperium 3: legal, honest and sensible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from orrery.bots import make
from orrery.bots.volunteers import AskedOffers, volunteer
from orrery.core.table import Table
from orrery.games.ti3 import GAME
from orrery.games.ti3.bot.choices import ALTERNATIVES
from orrery.games.ti3.bot.deals import for_me, for_them
from orrery.games.ti3.bot.plans import power
from orrery.games.ti3.bot.think import ANSWERS, alternatives, instinct, worth
from orrery.games.ti3.bot.wealth import worth_of
from orrery.games.ti3.rules.board import planets_of
from orrery.games.ti3.rules.data import MECATOL_REX
from orrery.games.ti3.rules.kinds import KINDS, PASS, TACTICAL
from orrery.games.ti3.rules.nouns import AGAINST, FOR, NAMES, OBJECTIVE, POLITIC
from orrery.games.ti3.rules.things import Place, Seat
from orrery.games.ti3.rules.units import FIGHTER
from tests.ti3.notation import group, on_planet, place, planet, position, say, seat_of, state

EVERY_OPTION = {
    "leaders": "on", "distant-suns": "on", "sabotage-runs": "on", "homeworlds": "on", "races": "choose",
    "galaxy": "build",
}  # fmt: skip


def answered(table: Table, dice: Random) -> tuple[int, Any]:
    """The next question of a table and the instinct's answer to it."""
    track, decision = next(iter(table.pending.items()))
    return track, instinct(table, track, decision, dice)


def follow(table: Table, kind: str, limit: int = 200) -> Any:
    """All seats follow their instinct until that question has been asked; the answer to it."""
    dice = Random(1)
    for _ in range(limit):
        track, answer = answered(table, dice)
        found = table.pending[track].kind.name == kind
        table.put(track, answer)
        if found:
            return answer
    raise AssertionError(f"{kind} was never asked")


def turn(table: Table, race: str) -> None:
    """The player's turn is over when somebody else is active."""
    seat, dice = seat_of(table, race), Random(1)
    while state(table).active == seat and table.pending:
        table.put(*answered(table, dice))


# --- whole games -------------------------------------------------------------------------------------------------


def greedy_among_random(number: int) -> list[int]:
    me, dice = number % 6, Random(number)
    table = Table.new(GAME, 6, {}, seed=number, live=False)
    while table.pending:
        track, decision = next(iter(table.pending.items()))
        mine = decision.seat == me
        table.put(track, instinct(table, track, decision, dice) if mine else decision.sample(dice))
    return [(seat - me) % 6 for seat in GAME.winners(table.state)]


def test_greedy_wins_among_random() -> None:
    """Two games here; a hundred are for the arena."""
    assert [greedy_among_random(number) for number in (0, 1)] == [[0], [0]]


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (3, {"galaxy": "build"}),
        (4, {}),
        (5, {"long-war": "on"}),
        (6, EVERY_OPTION | {"imperial": "ancient-throne"}),
        (5, EVERY_OPTION | {"imperial": "star-in-the-crown", "age-of-empire": "on"}),
        (3, EVERY_OPTION | {"long-war": "no-end-card"}),
    ],
)
def test_every_answer_is_legal_and_the_game_ends(players: int, options: dict[str, str]) -> None:
    table = Table.new(GAME, players, options, seed=players, live=False)
    dice = Random(players)
    while table.pending:
        track, answer = answered(table, dice)
        no = table.pending[track].refuse(answer)
        assert no is None, (table.pending[track], answer, no)
        table.put(track, answer)
    assert GAME.winners(table.state)


def test_every_kind_of_question_has_an_answer() -> None:
    assert {*ANSWERS, "take"} == set(KINDS), "which strategy card is taken the dice may decide"
    assert set(ALTERNATIVES) <= set(KINDS)


@pytest.mark.parametrize("options", [{}, {"leaders": "on", "distant-suns": "on"}])
def test_answers_of_all_kinds_are_legal_at_any_time(options: dict[str, str]) -> None:
    """A table where everybody answers at random asks questions that sensible players are seldom asked."""
    table = Table.new(GAME, 5, options, seed=8, live=False)
    dice = Random(8)
    while table.pending and state(table).round < 5:
        for track, decision in table.pending.items():
            answer = instinct(table, track, decision, dice)
            assert decision.refuse(answer) is None, (decision, answer)
            for other in alternatives(table, decision):
                assert decision.refuse(other) is None, (decision, other)
        for decision in table.offers.values():
            assert decision.refuse(instinct(table, 0, decision, dice)) is None, decision
        track, decision = next(iter(table.pending.items()))
        table.put(track, decision.sample(dice))


def test_greedy_reads_nothing_that_its_seat_cannot_see() -> None:
    """On a table it has imagined, it answers as on the real one, for the first three rounds."""
    table = Table.new(GAME, 6, {}, seed=6)
    bot = make("greedy", 1)
    while state(table).round < 4:
        track, decision = next(iter(table.pending.items()))
        real = instinct(table, track, decision, Random(0))
        if decision.kind.name in ANSWERS:
            assert bot.decide(table.mind(decision.seat)) == real, decision
        table.put(track, real)


def test_greedy_plays_a_whole_game() -> None:
    """It activates, builds, expands, researches, scores objectives, trades, votes and ends in time."""
    table = Table.new(GAME, 6, {}, seed=1, live=False)
    s = state(table)
    asked: Counter[str] = Counter()
    dice = Random(1)
    while table.pending:
        track, answer = answered(table, dice)
        asked[table.pending[track].kind.name] += answer not in (None, (), False)
        table.put(track, answer)
    assert s.round <= 12
    assert min(asked[kind] for kind in ("move", "land", "build", "research", "claim", "offer", "accept", "vote")) > 0
    assert sum(len(planets_of(s, seat)) for seat in range(6)) > 24
    assert s.owner[MECATOL_REX] >= 0
    assert max(p.points for p in s.players) >= 6


# --- turns -------------------------------------------------------------------------------------------------------


def test_it_goes_where_planets_are_to_be_had() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 4 ground_force, space_dock"},
        sol={"fleets": {"c1": "carrier, cruiser"}},
    )
    turn(table, "sol")
    assert on_planet(table, "Saudor")[:2] == ("sol", 1)
    assert on_planet(table, "Jord")[0] == "sol"


def test_it_takes_mecatol_rex_when_it_is_free_and_in_reach() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: ground_force"},
        sol={"fleets": {"a1": "carrier, 4 ground_force"}},
    )
    turn(table, "sol")
    assert on_planet(table, "Mecatol Rex")[:2] == ("sol", 4), "and all of them stay to hold it"


def test_it_leaves_nobody_bare_when_ships_move_on() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: ground_force", "Mecatol Rex": "sol: 5 ground_force"},
        sol={"fleets": {"centre": "carrier"}},
    )
    turn(table, "sol")
    assert on_planet(table, "Mecatol Rex")[1] >= 2


def strong_neighbour(guard: str) -> Table:
    return position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 4 ground_force", "Saudor": "norr: ground_force"},
        sol={"fleets": {"c1": "carrier, 2 cruiser"}},
        norr={"fleets": {"b1": guard}},
    )


@pytest.mark.parametrize(("guard", "attacked"), [("5 dreadnought", False), ("destroyer", True)])
def test_it_attacks_the_weak_and_not_the_strong(guard: str, attacked: bool) -> None:
    table = strong_neighbour(guard)
    turn(table, "sol")
    assert bool(state(table).players[0].activated >> place("b1") & 1) == attacked


def test_it_breaks_a_blockade_of_its_home() -> None:
    table = position(
        "sol, norr, hacan",
        planets={"Jord": "sol: 2 ground_force, space_dock"},
        sol={"fleets": {"b1": "3 cruiser"}},
        norr={"fleets": {"c1": "destroyer"}},
    )
    assert follow(table, "activate") == seat_home(table, "sol")


def seat_home(table: Table, race: str) -> int:
    return state(table).players[seat_of(table, race)].home


def test_it_passes_when_nothing_is_left_to_do() -> None:
    table = position("sol, norr, hacan", sol={"counters": (2, 0, 3)})
    assert follow(table, "action") == (PASS, None)


def test_it_takes_imperial_before_all_others() -> None:
    table = position("sol, norr, hacan", frames=[("round",)])
    state(table)
    assert follow(table, "take") == 7


# --- money -------------------------------------------------------------------------------------------------------


def test_it_pays_exactly_where_it_can() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor", "b2": "lodor"},
        planets={"Jord": "sol:", "Saudor": "sol:", "Lodor": "sol:"},
        sol={"goods": 3},
        frames=[("pay_units", 0, 2), ("status_phase",)],
    )
    paid = follow(table, "pay")
    assert paid == (planet("Saudor"),), "a planet with exactly two resources, and no trade goods"


def test_fighters_come_along_where_they_would_be_lost() -> None:
    table = position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 3 ground_force"},
        sol={"fleets": {"c1": "carrier, 3 fighter"}},
    )
    turn(table, "sol")
    assert state(table).players[0].fleets[Place(7)].of(FIGHTER) == 3


# --- council and trade -------------------------------------------------------------------------------------------


def council(card: str, **more: Any) -> Table:
    return position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 1 ground_force", "Saudor": "norr: ground_force"},
        politics=card,
        frames=[("agenda", 0, -1), ("status_phase",)],
        **more,
    )


def test_everybody_votes_for_himself_where_it_is_an_honour() -> None:
    table = council("minister_of_policy")
    state(table).players[2].points = 3
    said: list[tuple[int, int]] = []
    dice = Random(1)
    while len(said) < 3:
        track, answer = answered(table, dice)
        if table.pending[track].kind.name == "elect_player":
            said.append((table.pending[track].seat, answer))
        table.put(track, answer)
    assert all(seat == wanted for seat, wanted in said)


def test_a_punishment_is_for_whoever_leads() -> None:
    table = council("public_execution")
    state(table).players[2].points = 3
    assert follow(table, "elect_player") == 2


@pytest.mark.parametrize(("mine", "theirs", "side"), [(9, 2, FOR), (2, 9, AGAINST)])
def test_points_for_all_are_for_whoever_wins_by_them(mine: int, theirs: int, side: int) -> None:
    table = council("imperial_mandate")
    s = state(table)
    first = next(iter(table.pending.values())).seat
    for seat, p in enumerate(s.players):
        p.points = mine if seat == first else theirs
    assert follow(table, "vote") == side


def offered(given: int, wanted: int, points: int = 0) -> Any:
    """Whether norr accepts an offer of sol."""
    table = position("sol, norr, hacan", sol={"goods": 3}, norr={"goods": 5}, frames=[("offer", 0, 0), ("turn",)])
    state(table).players[0].points = points
    say(table, f"sol offer norr, 0, 0, {given}, {wanted}")
    return follow(table, "accept")


def test_a_fair_trade_is_accepted_and_a_bad_one_refused() -> None:
    assert offered(0, 0)
    assert offered(2, 0)
    assert not offered(0, 3)
    assert not offered(0, 0, points=9), "not with somebody who is about to win"


def test_it_offers_what_both_sides_like_by_one_measure() -> None:
    """Jol-Nar's contract of 3 for one of Sol's own; nothing to a player who is about to win."""
    table = position("sol, norr, jol_nar", frames=[("offer", 0, 0), ("turn",)], sol={"goods": 3})
    made = follow(table, "offer")
    assert (made.partner, made.things_wanted("contract"), made.given("goods")) == (2, (1,), 0)
    assert for_me(state(table), 0, made) > 0
    assert for_them(state(table), 0, made) >= 0
    table = position("sol, norr, jol_nar", frames=[("offer", 0, 0), ("turn",)], jol_nar={"points": 9})
    assert follow(table, "offer").partner == 1


def honour(saudor: str = "", **more: Any) -> Table:
    """An honour for one player: Sol and Hacan have two votes each, Norr, which votes first, has one, and Saudor would
    add two. All would vote for themselves; in a tie Sol decides."""
    return position(
        "sol, norr, hacan",
        tiles={"b1": "saudor"},
        planets={"Jord": "sol: 1 ground_force", **({"Saudor": f"{saudor}: ground_force"} if saudor else {})},
        politics="minister_of_policy",
        frames=[("agenda", 0, -1), ("status_phase",)],
        **more,
    )


def bargained(table: Table) -> list[tuple[int, str]]:
    """Who says what about offers when greedy bots are asked."""
    bots, heard = {seat: make("greedy", 1) for seat in range(3)}, AskedOffers()
    while volunteer(table, bots, heard):
        pass
    return [(entry[1], entry[2].name) for entry in table.entries if entry[2].name in ("gift", "promise")]


def test_greedy_bribes_when_a_vote_is_worth_it_and_keeps_its_word() -> None:
    table = honour(hacan={"goods": 4})
    assert bargained(table) == [(2, "gift"), (1, "promise")]
    s = state(table)
    assert s.council is not None
    assert [p.goods for p in s.players] == [0, 1, 3], "as little as norr takes: it loses nothing"
    ((giver, voter, verdict),) = s.council.promises
    assert (giver, voter, verdict[1:]) == (2, 1, (2,))
    assert follow(table, "elect_player") == 2, "norr votes for hacan"
    dice = Random(1)
    while s.council is not None:
        track, answer = answered(table, dice)
        table.put(track, answer)
    assert s.laws[POLITIC.index["minister_of_policy"]] == (2,)


@pytest.mark.parametrize(
    "table",
    [
        lambda: honour("sol", hacan={"goods": 4}),
        lambda: honour(hacan={"goods": 4}, norr={"points": 9}),
        lambda: honour(sol={"goods": 4}),
    ],
    ids=["norr's vote changes nothing", "norr is about to win", "sol wins anyhow"],
)
def test_greedy_does_not_bribe_for_nothing(table: Callable[[], Table]) -> None:
    assert bargained(table()) == []


# --- objectives and cards ----------------------------------------------------------------------------------------


def test_it_scores_what_it_can_and_shows_the_secret_only_when_it_is_met() -> None:
    table = position(
        "sol, norr, hacan",
        planets={"Jord": "sol: ground_force", "Mecatol Rex": "sol: 6 ground_force, space_dock"},
        objectives="three_docks, mecatol_all_round",
        frames=[("status_phase",)],
        sol={"secret": "usurper"},
        norr={"secret": "conqueror"},
    )
    s = state(table)
    dice = Random(1)
    while table.pending and not all(d.kind.name == "redistribute" for d in table.pending.values()):
        table.put(*answered(table, dice))
    assert s.players[0].claimed >> OBJECTIVE.index["mecatol_all_round"] & 1
    assert s.players[0].claimed >> OBJECTIVE.index["usurper"] & 1
    assert s.players[1].secret, "conqueror is not met"


def test_it_keeps_what_it_needs_for_an_objective() -> None:
    """Ten of eleven resources must be left at the end of the round, so nothing is produced with them."""

    def built(objectives: str) -> bool:
        table = position(
            "sol, norr, hacan",
            tiles={"b1": "saudor", "b2": "lodor", "b3": "abyz_fria"},
            planets={
                "Jord": "sol: ground_force, space_dock",
                "Saudor": "sol:",
                "Lodor": "sol:",
                "Fria": "sol:",
            },
            objectives=objectives,
            sol={"counters": (0, 1, 3)},
        )
        state(table).round = 2
        deed, _ = follow(table, "action")
        return bool(deed == TACTICAL)

    assert built("three_docks")
    assert not built("spend_10_resources")


def test_the_worst_cards_go_first() -> None:
    hand = "sabotage, patrol, good_year, massive_transport, veto, plague, uprising, ghost_ship"
    table = position("sol, norr, hacan", sol={"hand": hand}, frames=[("turn",), ("status_phase",)])
    kept = sorted(state(table).players[0].hand, key=worth_of)
    assert [NAMES[card] for card in kept[:2]] == ["card.patrol", "card.massive_transport"]


def test_more_ships_are_stronger_and_more_points_worth_more() -> None:
    assert power(group("2 cruiser")) == 4 * power(group("cruiser"))
    table = position("sol, norr, hacan", planets={"Jord": "sol: 2 ground_force"})
    s = state(table)
    before = worth(s, 0)
    s.players[0].points += 2
    assert worth(s, 0) == pytest.approx(before + 2)
    s.players[0].points -= 2
    s.owner[MECATOL_REX] = Seat(0)
    assert worth(s, 0) > before + 0.2

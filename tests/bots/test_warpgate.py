"""Bots that know Warpgate: they are honest, legal and sensible; and the lab measures fairness correctly."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.bots import make
from orrery.bots.knowledge import knowledge
from orrery.core.table import Table
from orrery.games.warpgate import GAME, balance
from orrery.games.warpgate.bot.outlook import Outlook, turns_left
from orrery.games.warpgate.bot.plans import gain
from orrery.games.warpgate.bot.think import instinct, worth
from orrery.games.warpgate.bot.weights import chance_to_win
from orrery.games.warpgate.rules.data import KNOWN
from orrery.games.warpgate.rules.scoring import points
from orrery.games.warpgate.rules.vocabulary import ACTION_NAMES, CONTROL, PRINTED_ACTIONS
from orrery.lab.fairness import BalanceRow, Result, by_seat
from tests.warpgate.notation import given, place

OTHER_RULINGS = {
    "available-objectives": "open",
    "end-timing": "start",
    "trade-goods": "many",
    "passing": "free",
    "trade-route": "three",
    "objectives-per-control": "each",
    "token-takes": "deck",
    "trade-token": "any",
    "machines": "instead",
    "dead-planet": "gap",
    "planet-copy": "ships",
    "planetfall": "last-fight",
}


def sensible(table: Table, dice: Random) -> tuple[int, Any]:
    """The next question of a table and the instinct's answer to it."""
    track, decision = next(iter(table.pending.items()))
    return track, instinct(table, track, decision, dice)


def greedy_against_random(number: int) -> tuple[float, Table]:
    """A two-player game; what the greedy seat wins (half if it is shared)."""
    me, dice = number % 2, Random(number)
    table = Table.new(GAME, 2, {"sides": "random"}, seed=number // 2, live=False)
    while table.pending:
        track, decision = next(iter(table.pending.items()))
        mine = decision.seat == me
        table.put(track, instinct(table, track, decision, dice) if mine else decision.sample(dice))
    winners = GAME.winners(table.state)
    return (me in winners) / len(winners), table


def test_greedy_beats_random_in_95_of_100_games() -> None:
    assert sum(greedy_against_random(number)[0] for number in range(100)) >= 95


def test_search_beats_random() -> None:
    """One short game here; docs/results.md has a hundred."""
    bots = [make("search:sims=4,rounds=1", 1), make("random", 1)]
    table = Table.new(GAME, 2, {"sides": "random", "round-limit": "3"}, seed=1)
    while table.pending:
        seat = next(iter(table.pending.values())).seat
        table.answer(seat, bots[seat].decide(table.mind(seat)))
    assert GAME.winners(table.state) == [0]


def test_the_framework_knows_it() -> None:
    known = knowledge("warpgate")
    assert known.instinct is instinct
    assert known.worth is worth


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_reads_nothing_that_its_seat_cannot_see(players: int) -> None:
    """On a table it has imagined, it answers as on the real one: the lab need not imagine any."""
    table = Table.new(GAME, players, {"sides": "random"}, seed=players)
    bot = make("greedy", 1)
    while table.pending:
        track, decision = next(iter(table.pending.items()))
        real = instinct(table, track, decision, Random(0))
        assert bot.decide(table.mind(decision.seat)) == real
        table.put(track, real)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, OTHER_RULINGS], ids=["default", "other"])
def test_every_answer_is_legal(players: int, options: dict[str, str]) -> None:
    for seed in range(2):
        table = Table.new(GAME, players, options, seed=seed, live=False)
        dice = Random(seed)
        while table.pending:
            track, answer = sensible(table, dice)
            no = table.pending[track].refuse(answer)
            assert no is None, (table.pending[track], answer, no)
            table.put(track, answer)


def test_greedy_plays_the_whole_game() -> None:
    """It uses all actions, expands, trades, researches, completes objectives, fights and ends in time."""
    done: Counter[str] = Counter()
    asked: Counter[str] = Counter()
    sheets = []
    rounds = []
    for seed in range(8):
        table = Table.new(GAME, 4, {"sides": "random"}, seed=seed, live=False)
        s: Any = table.state
        dice = Random(seed)
        while table.pending:
            track, answer = sensible(table, dice)
            kind = table.pending[track].kind.name
            asked[kind] += 1
            if kind == "play" and answer[0] < 2:
                done[ACTION_NAMES[KNOWN[s.data].two_actions[answer[1]][answer[0]]]] += 1
            table.put(track, answer)
        rounds.append(s.round)
        sheets += [points(s, seat) for seat in range(4)]
    assert set(done) == set(PRINTED_ACTIONS)
    assert asked["tactic"] > 20
    assert max(rounds) <= 9
    mean = [sum(column) / len(sheets) for column in zip(*sheets, strict=True)]
    objectives, goods, _, technologies, _, total, planets = mean
    assert (objectives > 8, goods > 5, technologies > 5, total > 28, planets > 3) == (True,) * 5


def test_more_ships_win_more_battles() -> None:
    assert chance_to_win(1, 4, 0, 0) < 0.2 < chance_to_win(2, 2, 0, 0) < 0.9 < chance_to_win(5, 1, 0, 0)
    assert chance_to_win(2, 3, 1, 0) > chance_to_win(2, 3, 0, 0) > chance_to_win(2, 3, 0, 1)


def test_steps_towards_an_objective_are_worth_more_the_nearer_it_is() -> None:
    table = Table.new(GAME, 2, {"sides": "random"}, seed=3, live=False)
    s: Any = table.state
    o = Outlook(s, 0)
    assert o.step(1) > o.step(2) > o.step(3) > 0 == o.step(0)
    assert turns_left(s, s.players[0]) > 12
    s.last = True
    assert turns_left(s, s.players[0]) == 4


def test_worth_is_the_score_and_what_may_still_come() -> None:
    won, table = greedy_against_random(0)
    assert won == 1
    s: Any = table.state
    s.last = True
    for p in s.players:
        p.played = [0, 0, 0, 0]
    assert [round(worth(s, seat)) for seat in range(2)] == GAME.score(s)


# --- the lab's measure of fairness --------------------------------------------------------------------------


def game(number: int, sides: list[int], winners: list[int], first: int = 0) -> Result:
    scores = [30 if seat in winners else 20 for seat in range(len(sides))]
    aims = [[[0, 1], [1, 0]] for _ in sides]
    told = {"rounds": 6, "actions": 40, "attacks": 3, "aims": aims}
    return {"game": number, "sides": sides, "first": first, "scores": scores, "winners": winners, **told}


def test_wins_are_counted_by_side_seat_and_order() -> None:
    games = [game(0, [3, 5], [0]), game(1, [5, 3], [1], first=1), game(2, [3, 7], [0, 1])]
    best = balance.by_side(games, 2)[0]
    assert best.label.startswith(KNOWN[GAME.configure(2, {})["data"]].sides[3].name)
    assert (best.games, best.wins) == (3, 2.5)
    assert best.ratio == pytest.approx(5 / 3)
    assert [line.wins for line in by_seat(games, 2)] == [1.5, 1.5]
    assert [line.wins for line in balance.by_order(games, 2)] == [2.5, 0.5]
    low, high = best.interval
    assert 0 < low < best.ratio < high <= 2


def test_objectives_reached_and_attacks_are_counted() -> None:
    games = [game(0, [3, 5], [0]), game(1, [5, 3], [1])]
    games[1]["aims"][0] = [[0, 0]]
    rows = KNOWN[GAME.configure(2, {})["data"]].objectives
    aims = {aim.label.partition(":")[0]: aim for aim in balance.by_aim(games)}
    assert (aims[rows[0].name].held, aims[rows[0].name].reached) == (4, 3)
    assert (aims[rows[1].name].held, aims[rows[1].name].reached) == (3, 0)
    assert [aims[row.name].within for row in rows[:3]] == [True, False, True], "one that nobody has had says nothing"
    assert balance.war(games) == 6 / 80
    told = balance.report(games, 2)
    assert "| 75 % |" in told
    assert "OUTSIDE the bounds (25 % to 85 %)" in told
    assert "7.5 % of actions are attacks" in told


def test_a_ruling_can_be_measured(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "aims.png"
    argv = ["--games", "2", "--out", str(out)]
    balance.main([*argv, "--option", "objectives-per-control=sector", "--plot-aims", str(plot)])
    assert json.loads(out.read_text().splitlines()[0])["options"] == {"objectives-per-control": "sector"}
    assert plot.read_bytes().startswith(b"\x89PNG")
    for wrong in ("objectives-per-control", "objectives-per-control=none", "no-such=1"):
        with pytest.raises(SystemExit):
            balance.main([*argv, "--option", wrong])
        assert wrong.partition("=")[0] in capsys.readouterr().err


def test_war_objectives_send_fleets_out() -> None:
    """A player who needs to win battles values an attack more, and one who needs to hold planets leaves them less
    easily."""
    plain, warlike = (given(f"0: | Ivra 3{aim}", "1: | Eshkol 1") for aim in ("", " | objectives: War Council"))
    values = [Outlook(it.state, 0).attack(place("Eshkol"), 3) for it in (plain, warlike)]
    assert values[0] < values[1]
    free, held = (given(f"0: | Ivra 1 outpost{aim}", "1:") for aim in ("", " | objectives: Iron Grip"))
    lost = [Outlook(it.state, 0).leaving(place("Ivra"), 1) for it in (free, held)]
    assert lost[0] < lost[1]


@pytest.mark.rule("W19.15")
def test_with_objectives_for_sectors_greedy_looks_at_what_completes_one() -> None:
    seats = ("0: | Kesh 1, Ilion outpost, Ivra outpost", "1:")
    assert control_value(seats, "one") < control_value(seats, "sector"), "all planets of the sector may match"
    part = ("0: | Kesh 1", "1:")
    assert control_value(part, "one") > control_value(part, "sector")


def control_value(seats: tuple[str, str], ruling: str) -> float:
    it = given(*seats, objectives="ocean, ice", options={"objectives-per-control": ruling})
    return gain(Outlook(it.state, 0), CONTROL, 1)


def test_bounds() -> None:
    def line(ratio: float) -> BalanceRow:
        return BalanceRow("x", 100, 25 * ratio, 4, 30.0)

    assert balance.fair([line(0.6), line(1.5)], [line(1.2)])
    assert not balance.fair([line(0.58)], [])
    assert not balance.fair([line(1.52)], [])
    assert not balance.fair([], [line(1.22)])


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, plot = tmp_path / "games.jsonl", tmp_path / "plot.png"

    def run(games: int, seed: int = 4) -> int:
        size = ["--games", str(games), "--seed", str(seed)]
        return balance.main(["--players", "2", *size, "--out", str(out), "--plot", str(plot)])

    run(2)
    out.write_text(out.read_text()[:-9])
    run(4)
    _, *lines = [json.loads(text) for text in out.read_text().splitlines()]
    assert [result["game"] for result in lines] == [0, 1, 2, 3]
    assert lines[1:] == [balance.play(2, 4, number) for number in (1, 2, 3)]
    assert "4 games with 2 players" in capsys.readouterr().out
    assert plot.read_bytes().startswith(b"\x89PNG")
    with pytest.raises(SystemExit):
        run(4, seed=5)
    assert "choose another file" in capsys.readouterr().err


@pytest.mark.parametrize("bot", ["greedy", "search:sims=2,rounds=1"])
def test_a_hidden_fleet_is_put_down_though_no_move_came_before_it(bot: str) -> None:
    it = given("0: | Ivra 1 | tokens: deploy_1_to_3 | hand: advance_trade", "1: | hand: advance_trade")
    it.play("0 uses deploy_1_to_3")
    assert it.asks(0) == "ships"
    assert make(bot, 1).decide(it.table.mind(0)) == 3

"""Games of bots in Twilight Imperium 4: how they end, how long they take, what is scored.

    python -m bench.ti4_bots --games 20                     # six greedy bots
    python -m bench.ti4_bots --games 20 --against random    # one greedy bot among five others
    python -m bench.ti4_bots --games 120 --search sims=12 --out s.jsonl   # one search among five greedy bots

By default greedy bots look at the table itself, which is fast, and changes nothing (a test sees to that); with --minds
each gets only its own knowledge, as a search always does."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from orrery.bots import make
from orrery.bots.volunteers import AskedOffers, volunteer
from orrery.core.ask import Decision
from orrery.core.table import Table
from orrery.games import game
from orrery.games.ti4.bot import think
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.kinds import TRADE
from orrery.games.ti4.rules.nouns import FACTION, OBJECTIVE
from orrery.games.ti4.rules.things import objectives_in
from orrery.lab.fairness import BalanceRow, Result, played

TRADED = set(think.offers[TRADE.name])
Watch = Callable[[Table, Decision[Any], Any], None]
"""What is called with each question and its answer, before it is answered."""


def play(
    seed: int,
    greedy: set[int],
    players: int,
    spent: Counter[str] | None = None,
    asked: Counter[str] | None = None,
    watch: Watch | None = None,
) -> Table:
    """One game; `greedy` are the seats of greedy bots, all others play at random. The microseconds `spent` on each kind
    of question, and how many were `asked`, are counted on request."""
    table, dice = Table.new(game("ti4"), players, {}, seed=seed, live=False), Random(seed)
    done: set[tuple[int, int]] = set()
    at = -1
    while table.pending:
        if table.together_from != at:
            at, done = table.together_from, set()
        if table.offers and offered(table, greedy, done, dice, watch):
            continue
        track, decision = next(iter(table.pending.items()))
        if decision.seat in greedy:
            begin = time.perf_counter()
            value = think.instinct(table, track, decision, dice)
            if spent is not None and asked is not None:
                spent[decision.kind.name] += int(1e6 * (time.perf_counter() - begin))
                asked[decision.kind.name] += 1
            if decision.refuse(value) is not None:
                raise AssertionError(f"{decision}: {value} is refused: {decision.refuse(value)}")
        else:
            value = decision.sample(dice)
        if watch is not None:
            watch(table, decision, value)
        table.put(track, value)
    return table


def searched(seed: int, seat: int, players: int, spec: str) -> tuple[Table, float]:
    """One game of a search among greedy bots, and the seconds that it has thought."""
    table, dice = Table.new(game("ti4"), players, {}, seed=seed), Random(seed)
    table.keeping.lean = True
    bot, others, thought = make(spec, seed), set(range(players)) - {seat}, 0.0
    done: set[tuple[int, int]] = set()
    asked, at = AskedOffers(), -1
    while table.pending:
        if table.together_from != at:
            at, done = table.together_from, set()
        if table.offers and (volunteer(table, {seat: bot}, asked) or offered(table, others, done, dice)):
            continue
        track, decision = next(iter(table.pending.items()))
        if decision.seat != seat:
            table.put(track, think.instinct(table, track, decision, dice))
            continue
        begin = time.process_time()
        value = bot.decide(table.mind(seat))
        thought += time.process_time() - begin
        table.answer(seat, value)
    return table, thought


def offered(
    table: Table, greedy: set[int], done: set[tuple[int, int]], dice: Random, watch: Watch | None = None
) -> bool:
    """Ask greedy bots about open offers; whether one has answered."""
    beside = {it.kind.name for it in table.pending.values()}
    for track, offer in table.offers.items():
        key = (track, len(table.entries) if offer.kind is not TRADE else 0)
        if offer.seat not in greedy or key in done:
            continue
        done.add(key)
        value: Any = None
        if offer.kind is not TRADE:
            value = think.instinct(table, track, offer, dice)
        elif beside & TRADED:
            value = think.volunteer(table, track, offer, dice)
        if value is not None:
            if watch is not None:
                watch(table, offer, value)
            table.put(track, value)
            return True
    return False


def with_minds(seed: int, specs: list[str]) -> Table:
    """One game in which each bot gets only its own knowledge."""
    table = Table.new(game("ti4"), len(specs), {}, seed=seed)
    bots = [make(spec, seed + n) for n, spec in enumerate(specs)]
    asked = AskedOffers()
    while not table.over:
        if volunteer(table, dict(enumerate(bots)), asked):
            continue
        seat = next(iter(table.pending.values())).seat
        table.answer(seat, bots[seat].decide(table.mind(seat)))
    return table


def one_searched(task: tuple[int, int, str]) -> Result:
    """A game of a search among greedy bots; it sits at every place in turn."""
    number, players, spec = task
    seat = number % players
    table, thought = searched(number, seat, players, spec)
    s: Any = table.state
    return {
        "game": number, "seat": seat, "scores": [p.points for p in s.players], "winners": [*s.winners],
        "rounds": s.round, "thought": round(thought, 1),
    }  # fmt: skip


def search_among_greedy(games: int, players: int, seed: int, spec: str, out: Path) -> None:
    """How often a search wins; the results are kept in a file, and a run that was interrupted goes on from there."""
    head = {"game": "ti4", "rules": game("ti4").rules, "players": players, "spec": spec}
    tasks = {number: (number, players, spec) for number in range(seed, seed + games)}
    found = played(out, head, one_searched, tasks, 1, lambda done: print(f"{done} games", flush=True))
    won = sum(it["seat"] in it["winners"] for it in found)
    low, high = (share / players for share in BalanceRow("", len(found), won, players, 0.0).interval)
    leads = [lead(it["scores"], it["seat"]) for it in found]
    share, rounds = won / len(found), median(it["rounds"] for it in found)
    thought = mean(it["thought"] for it in found)
    print(f"{spec}: {won} of {len(found)} won ({share:.1%}, 95 % interval {low:.1%} to {high:.1%})")
    print(f"{mean(leads):.2f} points ahead of the mean of the others; median {rounds:g} rounds; {thought:.1f} s a game")


def lead(scores: list[int], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return scores[seat] - mean(scores[:seat] + scores[seat + 1 :])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--minds", action="store_true")
    parser.add_argument("--search", help="a search among greedy bots: sims=12, or ms=200")
    parser.add_argument("--out", type=Path, help="with --search: the file of results")
    parser.add_argument("--quiet", action="store_true")
    wanted = parser.parse_args()
    if wanted.search:
        if wanted.out is None:
            parser.error("--search needs --out")
        search_among_greedy(wanted.games, wanted.players, wanted.seed, f"search:{wanted.search}", wanted.out)
        return
    spent, asked, scored, wins = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    rounds, tops, points, won, seconds = [], [], [], 0, []
    for number in range(wanted.games):
        seed, seats = wanted.seed + number, set(range(wanted.players))
        greedy = seats if wanted.against == "greedy" else {number % wanted.players}
        begin = time.process_time()
        if wanted.minds:
            table = with_minds(seed, ["greedy" if n in greedy else wanted.against for n in sorted(seats)])
        else:
            table = play(seed, greedy, wanted.players, spent, asked)
        seconds.append(time.process_time() - begin)
        s: Any = table.state
        found = [p.points for p in s.players]
        rounds.append(s.round)
        tops.append(max(found))
        points += found
        won += bool(set(s.winners) & greedy)
        for seat, p in enumerate(s.players):
            if seat in greedy:
                scored.update(OBJECTIVE.names[o] for o in objectives_in(p.scored))
            if seat in s.winners:
                wins[FACTION.names[p.faction]] += 1
        if not wanted.quiet:
            print(f"game {seed}: {s.round} rounds, {found}, won by {s.winners}, {seconds[-1]:.1f} s", flush=True)
    ten = sum(top >= 10 for top in tops)
    print(f"{wanted.games} games: {ten} with 10 points, median {median(rounds)} rounds, best {mean(tops):.1f}, "
          f"mean {mean(points):.2f}, greedy won {won}, {mean(seconds):.1f} s a game")  # fmt: skip
    if asked.total():
        print(f"{asked.total() / wanted.games:.0f} answers a game, {spent.total() / asked.total() / 1000:.2f} ms each")
        slow = [f"{name} {n / 1000 / asked[name]:.2f} ms x {asked[name]}" for name, n in spent.most_common(8)]
        print("slowest:", ", ".join(slow))
    if not wanted.quiet:
        by_stage: list[list[str]] = [[], [], []]
        for n, it in enumerate(OBJECTIVES):
            by_stage[it.stage].append(f"{it.name} {scored[OBJECTIVE.names[n]]}")
        for stage, names in enumerate(by_stage):
            print(f"stage {stage}: {', '.join(sorted(names, key=lambda it: -int(it.rsplit(' ', 1)[1])))}")
        print("wins:", dict(wins.most_common()))


if __name__ == "__main__":
    main()

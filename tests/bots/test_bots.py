"""What must hold for every bot, in every game: legal answers from a mind alone, the same ones for the same
knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

import pytest

from orrery.bots import make
from orrery.bots.volunteers import AskedOffers, volunteer
from orrery.core.ask import Decision
from orrery.core.game import Game
from orrery.core.mind import Mind
from orrery.core.table import Table
from orrery.core.view import TableView
from orrery.games.race import GAME as RACE
from tests.core import toy

EVERY = ("random", "greedy", "search:sims=6")
TABLES: tuple[tuple[Game, int, dict[str, str]], ...] = (
    (toy.GAME, 2, {}),
    (toy.GAME, 4, {}),
    (RACE, 2, {}),
    (RACE, 3, {}),
    (RACE, 4, {"first-game": "yes"}),
    (RACE, 2, {"experienced": "yes"}),
)


def play(game: Game, bots: list[str], options: Mapping[str, str], seed: int, forms: set[str] | None = None) -> Table:
    """A whole game; the table checks every answer."""
    table = Table.new(game, len(bots), options, seed=seed)
    players = [make(spec, seed) for spec in bots]
    while not table.over:
        asked = next(iter(table.pending.values()))
        if forms is not None:
            forms.add(asked.FORM)
        table.answer(asked.seat, players[asked.seat].decide(table.mind(asked.seat)))
    return table


@pytest.mark.parametrize("spec", EVERY)
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=lambda x: getattr(x, "name", str(x)))
def test_a_bot_answers_every_question_of_a_whole_game(
    game: Game, players: int, options: Mapping[str, str], spec: str
) -> None:
    bots = [spec] + ["random" if game is toy.GAME else "greedy"] * (players - 1)
    assert play(game, bots, options, seed=5).over


def test_the_games_above_ask_in_all_five_forms() -> None:
    forms: set[str] = set()
    for seed in range(3):
        play(toy.GAME, ["greedy"] * 4, {}, seed, forms)
    play(RACE, ["greedy"] * 2, {}, 5, forms)
    assert forms >= {"choose", "pick", "amount", "order", "confirm"}


@pytest.mark.parametrize("spec", EVERY)
def test_a_bot_answers_an_open_offer_too(spec: str) -> None:
    table = Table.new(toy.GAME, 2, seed=1)
    while not table.offers:
        track, asked = next(iter(table.pending.items()))
        table.put(track, next(iter(asked.options())))
    seat = next(iter(table.offers.values())).seat
    while [d for d in table.pending.values() if d.seat == seat]:
        table.answer(seat, make(spec, 1).decide(table.mind(seat)))
    if table.offers:
        answer = make(spec, 1).decide(table.mind(seat))
        assert next(iter(table.offers.values())).refuse(answer) is None


class OnlyAMind:
    """A mind and nothing behind it: whatever else a bot may try to use is not there."""

    def __init__(self, mind: Mind, may_imagine: bool = True) -> None:
        self._given = {"seat": mind.seat, "players": mind.players, "view": mind.view, "track": mind.track}
        self._given["question"] = mind.question
        if may_imagine:
            self._given |= {"imagine": mind.imagine, "stand_in": mind.stand_in}

    def __getattr__(self, name: str) -> Any:
        if name not in self._given:
            raise AssertionError(f"a bot asked its mind for {name}")
        return self._given[name]


@pytest.mark.parametrize("spec", EVERY)
def test_a_bot_needs_nothing_but_view_question_and_imagine(spec: str) -> None:
    table = Table.new(RACE, 2, seed=3)
    for _ in range(25):
        seat = next(iter(table.pending.values())).seat
        mind = table.mind(seat)
        answer = make(spec, 7).decide(cast(Mind, OnlyAMind(mind)))
        assert answer == make(spec, 7).decide(mind)
        table.answer(seat, answer)


def test_a_forced_question_is_answered_without_imagining_anything() -> None:
    table = Table.new(RACE, 2, seed=3)
    forced = 0
    while not table.over:
        asked = next(iter(table.pending.values()))
        if len(list(asked.options())) == 1:
            forced += 1
            only = OnlyAMind(table.mind(asked.seat), may_imagine=False)
            assert make("search", 1).decide(cast(Mind, only)) == next(iter(asked.options()))
        table.answer(asked.seat, make("greedy", 1).decide(table.mind(asked.seat)))
    assert forced > 3


@pytest.mark.parametrize("spec", EVERY)
@pytest.mark.parametrize("game", [RACE, toy.GAME], ids=lambda game: game.name)
def test_the_same_knowledge_gives_the_same_answer(game: Game, spec: str) -> None:
    """Each table below differs for the others, but is the same for the seat that is asked."""
    table = Table.new(game, 3, seed=11)
    for number in range(40):
        asked = next(iter(table.pending.values()))
        mind = table.mind(asked.seat)
        answer = make(spec, 4).decide(mind)
        if number % 8 == 0:
            other = mind.imagine(1000 + number, fill=True)
            assert make(spec, 4).decide(other.mind(asked.seat)) == answer
        table.answer(asked.seat, answer)


def test_random_bots_strike_deals_and_games_end() -> None:
    agreed = proposals = 0
    for seed in range(12):
        table = Table.new(toy.GAME, 3, seed=seed)
        bots, offers = {seat: make("random", seed) for seat in range(3)}, AskedOffers()
        while not table.over:
            if not volunteer(table, bots, offers):
                asked = next(iter(table.pending.values()))
                table.answer(asked.seat, bots[asked.seat].decide(table.mind(asked.seat)))
        proposals += sum(entry[2] is toy.BARTER for entry in table.entries)
        agreed += sum(entry[2] is toy.AGREE and entry[3] for entry in table.entries)
        assert len(table.entries) < toy.GAME.bound
    assert agreed >= 5
    assert proposals > agreed


def test_a_bot_is_asked_once_at_an_opportunity() -> None:
    table = Table.new(toy.GAME, 2, seed=1)
    while "play" not in table.mind(0).beside:
        track, asked = next(iter(table.pending.items()))
        table.put(track, next(iter(asked.options())))
    seat, offers = table.waiting()[0], AskedOffers()
    found = offers.next(table, {0: None, 1: None})
    assert found is not None
    assert (found.seat, found.decision.kind) == (seat, toy.BARTER)
    assert offers.next(table, {0: None, 1: None}) is None
    table.answer_plain(seat, {"with": toy.WIZARD.names[1 - seat], "gives": {"sparks": 1}}, "barter")
    other = offers.next(table, {0: None, 1: None})
    assert other is not None
    assert (other.seat, other.decision.kind) == (1 - seat, toy.AGREE)
    table.answer(1 - seat, True, other.question)
    again = offers.next(table, {0: None, 1: None})
    assert again is not None, "the question is asked again"


@pytest.mark.parametrize("spec", EVERY)
def test_what_a_bot_offers_follows_from_its_mind(spec: str) -> None:
    table, said = Table.new(toy.GAME, 3, seed=4), 0
    for number in range(200):
        if table.over:
            break
        for track, offer in [*table.offers.items()]:
            mind = table.mind(offer.seat)
            value = make(spec, 4).volunteer(mind, track)
            other = mind.imagine(500 + number, fill=True).mind(offer.seat)
            assert make(spec, 4).volunteer(other, track) == value
            if value is not None:
                said += 1
                assert offer.refuse(value) is None
        track, asked = next(iter((table.offers | table.pending if number % 5 == 0 else table.pending).items()))
        table.put(track, asked.sample(Random(number)))
    assert said or spec != "random"


def test_a_bot_with_another_seed_is_another_player() -> None:
    games = [play(RACE, ["random", "random"], {}, seed=2).entries for _ in range(2)]
    assert games[0] == games[1]
    table = Table.new(RACE, 2, seed=2)
    mind = table.mind(0)
    assert len({make("random", seed).decide(mind) for seed in range(20)}) > 3


class Asked:
    """A mind that counts how many worlds were imagined."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.worlds = 0
        self.seat, self.players, self.track = mind.seat, mind.players, mind.track

    @property
    def view(self) -> TableView:
        return self.mind.view

    @property
    def stand_in(self) -> Table:
        return self.mind.stand_in

    @property
    def question(self) -> Decision[Any]:
        return self.mind.question

    def imagine(self, chance: int, *, fill: bool = False) -> Table:
        self.worlds += not fill
        return self.mind.imagine(chance, fill=fill)


def test_a_larger_budget_looks_at_more_worlds() -> None:
    table = Table.new(RACE, 2, seed=3)
    worlds = []
    for sims in (1, 40, 120):
        asked = Asked(table.mind(0))
        make(f"search:sims={sims}", 1).decide(cast(Mind, asked))
        worlds.append(asked.worlds)
    assert worlds[0] >= 1
    assert worlds == sorted(set(worlds))

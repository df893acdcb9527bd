"""Race for the Galaxy: recorded games replayed on our table, compared after set-up, after every round and at the end.
The folder can be set with RACE_TRANSCRIPTS; every *.jsonl.gz in it is run (for the format, see
transcripts/FORMAT.md)."""

from __future__ import annotations

import gzip
import json
import os
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from orrery.core.ask import Decision
from orrery.core.chance import Chance, Draw
from orrery.core.refusal import Refused
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.rules.cards import BY_ID, BY_NAME, CARDS, START_WORLDS
from orrery.games.race.rules.empire import empire
from orrery.games.race.rules.scoring import points
from orrery.games.race.rules.state import Player, Race
from tests.race.notation import given

VARIABLE = "RACE_TRANSCRIPTS"
FOLDER = Path(os.environ.get(VARIABLE) or Path(__file__).parent / "transcripts")
FORMAT = "race-transcript-1"
TABLEAU_SIZE = 12
BONUS = "produce_on, as a bonus"


# --- finding the games --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Line:
    """One line of a file of recorded games, not parsed yet; `problem` says why there is none."""

    name: str
    text: str = ""
    problem: str = ""


def lines(folder: Path) -> Iterator[Line]:
    """Every game of the folder, numbered within its file."""
    count = 0
    for path in sorted(folder.glob("*.jsonl.gz")):
        stem = path.name.removesuffix(".jsonl.gz")
        number = 0
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                for text in file:
                    if text.strip():
                        number += 1
                        yield Line(f"{stem}-{number:04d}", text)
        except (OSError, EOFError, UnicodeDecodeError) as error:
            yield Line(f"{stem}-broken", problem=f"{path} cannot be read after game {number}: {error}")
            number += 1
        count += number
    if not count:
        yield Line("no-games", problem=f"There are no recorded games (*.jsonl.gz) in {folder}. Set {VARIABLE} anew.")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "line" in metafunc.fixturenames:
        found = list(lines(FOLDER))
        metafunc.parametrize("line", found, ids=[line.name for line in found])


# --- saying what differs ------------------------------------------------------------------------------------


class Disagreement(AssertionError):
    """Our table and the recorded game differ."""


def differ(what: str, ours: Any, recorded: Any) -> list[str]:
    """A line that says what differs, if anything does."""
    return [] if ours == recorded else [f"{what}: ours {ours!r}, recorded {recorded!r}"]


def differ_cards(what: str, ours: Iterable[str], recorded: Iterable[str]) -> list[str]:
    """Like `differ`, for cards in any order, showing only those that one side lacks."""
    mine, theirs = Counter(ours), Counter(recorded)
    if mine == theirs:
        return []
    extra, missing = sorted((mine - theirs).elements()), sorted((theirs - mine).elements())
    return [f"{what}: only ours {extra}, only recorded {missing}"]


# --- the words of the recording in ours ---------------------------------------------------------------------


def card_id(name: str) -> str:
    if name not in BY_NAME:
        raise Disagreement(f"the record names a card {name!r} that we do not know")
    return CARDS[BY_NAME[name]].id


def power_id(power: list[Any]) -> str:
    return f"{card_id(power[0])}/{power[1]}"


def name_of(card: int) -> str:
    return CARDS[card].name


def way_of(choice: dict[str, Any]) -> str:
    """How a world was placed, in our terms."""
    used = {*choice.get("use", ()), *choice.get("needless", ())}
    ship = "Colony Ship" in used
    way = {
        "pay": "ship" if ship else "pay",
        "conquer": "conquer",
        "pay_military": "specialist_ship" if ship else "specialist",
    }[choice["mode"]]
    return f"{way}_tactics" if "New Military Tactics" in used else way


@dataclass
class Reply:
    """The recorded player's answer to one of our questions. `forced`: there was nothing to decide, so we may not have
    asked; `legal`: everything that could have been answered, except passing and stopping."""

    question: str
    answer: Any
    choice: dict[str, Any]
    legal: set[str] | None = None
    forced: bool = False


def replies(choice: dict[str, Any]) -> list[Reply]:
    """A recorded choice as the answers it consists of."""

    def cards(field: str) -> list[str]:
        return [card_id(name) for name in choice[field]]

    def powers() -> set[str]:
        return {power_id(power) for power in choice["legal"]}

    def reply(question: str, answer: Any, legal: set[str] | None = None, forced: bool = False) -> Reply:
        return Reply(question, answer, choice, legal, forced)

    match choice["kind"]:
        case "action":
            actions = choice["actions"]
            return [reply("action", actions[0]) if len(actions) == 1 else reply("actions", actions)]
        case "explore":
            kept = Counter(cards("drawn")) - Counter(cards("discard"))
            return [reply("keep", list(kept.elements()), forced=not choice["discard"])]
        case "place":
            card = choice["card"]
            return [reply(choice["phase"].rstrip("2"), card and card_id(card), set(cards("legal")))]
        case "pay":
            payment = reply("payment", cards("discard"), forced=not choice["discard"])
            if choice["mode"] == "develop":
                return [payment]
            return [reply("way", way_of(choice), forced=True), payment]
        case "trade":
            worlds = set(cards("goods_legal"))
            sale = reply("sell", card_id(choice["world"]), worlds, forced=len(worlds) == 1)
            return [sale] if choice["power"] is None else [reply("consume", power_id(choice["power"]), powers()), sale]
        case "consume":
            worlds, goods = set(cards("goods_legal")), cards("goods")
            return [
                reply("consume", power_id(choice["power"]), powers()),
                reply("goods", goods, worlds, forced=set(goods) == worlds),
            ]
        case "consume_hand":
            return [reply("consume", power_id(choice["power"]), powers()), reply("consume_hand", cards("discard"))]
        case "consume_draw":
            return [reply("consume", power_id(choice["power"]), powers())]
        case "lucky":
            return [reply("consume", power_id(choice["power"]), powers()), reply("guess", choice["guess"])]
        case "consume_stop":
            return [reply("consume", None, powers())]
        case "produce" if choice["by"] == "self":
            return []
        case "produce":
            world, legal = choice["world"], set(cards("legal"))
            if choice["by"] == "bonus":
                return [reply(BONUS, world and card_id(world), legal)]
            return [reply("produce_on", world and card_id(world), legal, forced=len(legal) == 1)]
        case "hand_limit":
            return [reply("hand_limit", cards("discard"))]
        case other:
            raise Disagreement(f"the record has a choice of a kind we do not know: {other!r}")


def question_of(decision: Decision[Any]) -> str:
    """The kind of question; the produce bonus differs from a produce power in that it may be declined (R9.4)."""
    kind = decision.kind.name
    return BONUS if kind == "produce_on" and decision.refuse(None) is None else kind


def offered(decision: Decision[Any]) -> set[str]:
    """All possible answers, except passing and stopping."""
    found: set[str] = set()
    for option in decision.options():
        plain = decision.encode(option)
        found.update(plain if isinstance(plain, list) else [] if plain is None else [plain])
    return found


# --- playing a recorded game --------------------------------------------------------------------------------


class Recorded:
    """A recorded game at our table: its draws come to each seat in order through scripted chance, and its choices are
    answered like any player's. The table is told nothing else."""

    def __init__(self, game: dict[str, Any]) -> None:
        self.game = game
        self.seats = range(game["players"])
        self.round = 0
        self.phase = "setup"
        self.seat = -1
        self.draws: list[deque[dict[str, Any]]] = [deque() for _ in self.seats]
        for draw in game["draws"]:
            self.draws[draw["player"]].append(draw)
        self.replies: list[deque[Reply]] = [deque() for _ in self.seats]
        self.others: dict[int, list[str]] = {}
        self.drawn = 0
        self.lines = 0
        self.phases: list[str] = []
        self.renewals: list[dict[str, int]] = []
        self.compared = 0
        self.seated: Table | None = None

    @property
    def table(self) -> Table:
        assert self.seated is not None
        return self.seated

    @property
    def state(self) -> Race:
        state = self.table.state
        assert isinstance(state, Race)
        return state

    def options(self) -> dict[str, str]:
        """The recording program cuts off long games: such a game is played with an agreed last round (R14.4)."""
        final = self.game["final"]
        broken_off = not {"tableau", "pool"}.intersection(final["end"])
        return {
            "experienced": "yes" if self.game.get("advanced") else "no",
            "round-limit": str(final["rounds"]) if broken_off else "0",
        }

    def where(self) -> str:
        seat = f", seat {self.seat}" if self.seat >= 0 else ""
        return f"game {self.game.get('id', '?')}, round {self.round}, phase {self.phase}{seat}"

    def look_at(self, seat: int) -> None:
        """Where we are, for error messages (a table that refuses goes back to where it was)."""
        self.seat = seat
        if self.seated is not None:
            self.phase = self.state.phase
            self.read_journal()

    # chance

    def outcome(self, chance: Chance[Any], track: int) -> tuple[int, ...]:
        """The next recorded cards of the seat that draws."""
        if not isinstance(chance, Draw):
            dealt = [BY_NAME[name] for name in self.game["start_worlds"]]
            return tuple(dealt + [world for world in START_WORLDS if world not in dealt])
        self.look_at(chance.seat)
        queue = self.draws[chance.seat]
        if len(queue) < chance.count:
            raise Disagreement(f"we draw {chance.count} cards ({chance.why}), the record has {len(queue)} left")
        taken = [queue.popleft() for _ in range(chance.count)]
        for draw in taken:
            if draw["round"] != self.round or not self.same_reason(draw, chance.why):
                raise Disagreement(f"we draw for {chance.why!r}, the record says {draw}")
        cards = tuple(BY_NAME[draw["card"]] for draw in taken)
        if not chance.fits(cards):
            raise Disagreement(f"not all in our draw pile: {[draw['card'] for draw in taken]} (for {chance.why})")
        self.drawn += chance.count
        return cards

    @staticmethod
    def same_reason(draw: dict[str, Any], why: str) -> bool:
        """The order of several powers does not matter: their cards go to the same hand."""
        if draw["to"] != "hand" or why in ("good", "flip"):
            return bool(draw["to"] == why)
        if why in ("settle", "develop"):
            return bool(draw["phase"].rstrip("2") == why)
        if draw["reason"] in BY_NAME:
            return why in BY_ID
        return bool(why == {"trade": "sale"}.get(draw["reason"], draw["reason"]))

    def read_journal(self) -> None:
        """Read on: the phases played, and how often and when the draw pile was renewed."""
        for key, _, args in self.table.journal[self.lines :]:
            if key == "race-log-renewed":
                self.renewals.append({"after_draws": self.drawn, "cards": args["number"]})
            elif key == "race-log-phase":
                self.phases.append(args["phase"])
        self.lines = len(self.table.journal)

    # answers

    def answer(self, seat: int, decision: Decision[Any]) -> None:
        """Find the recorded player's answer to this question, compare what was legal, and answer."""
        self.look_at(seat)
        reply = self.next_reply(seat, decision)
        if reply.legal is not None:
            wrong = differ_cards(f"legal for {reply.question}", offered(decision), reply.legal)
            if wrong:
                raise Disagreement(f"{wrong[0]}\nthe record: {reply.choice}")
            self.compared += 1
        if reply.question in ("develop", "settle"):
            self.others[seat] = [CARDS[card].id for card in self.state.players[seat].hand]
            if reply.answer is not None:
                self.others[seat].remove(reply.answer)
        try:
            self.table.answer_plain(seat, reply.answer)
        except Refused as error:
            raise Disagreement(f"we refuse what the record has: {error}\nthe record: {reply.choice}") from error
        self.read_journal()

    def next_reply(self, seat: int, decision: Decision[Any]) -> Reply:
        """The next recorded choice of that kind. One with nothing to choose answers a question we do not ask, and is
        skipped if other things were legal than we offer."""
        queue, question = self.replies[seat], question_of(decision)
        if question == "produce_next":
            return Reply(question, self.next_producer(seat), {})
        while queue:
            reply = queue.popleft()
            if reply.question == question and not (reply.forced and reply.legal not in (None, offered(decision))):
                return reply
            self.skip(seat, reply, f"we ask for {question!r}")
        raise Disagreement(f"we ask for {question!r}, the record has no more choices of this seat in this round")

    def next_producer(self, seat: int) -> str:
        """Which produce power the recorded player used next: the one that the next recorded card was drawn for."""
        draw = self.draws[seat][0]
        if draw["to"] != "good":
            return card_id(draw["reason"])
        choices = self.game["rounds"][self.round - 1]["choices"]
        by = next(c["by"] for c in choices if c["kind"] == "produce" and c["world"] == draw["world"])
        return by if by == "bonus" else card_id(draw["world"] if by == "self" else by[0])

    def skip(self, seat: int, reply: Reply, instead: str) -> None:
        """A choice that we did not ask for: correct only if there was nothing to choose."""
        whole_hand = reply.question == "payment" and sorted(reply.answer) == sorted(self.others[seat])
        if not (reply.forced or whole_hand):
            raise Disagreement(f"{instead}, the record has a choice that we never asked for: {reply.choice}")

    # comparing

    def play(self) -> None:
        """The whole game; Disagreement at the first difference."""
        self.seated = Table.new(GAME, self.game["players"], self.options(), source=self.outcome)
        for seat in self.seats:
            discarded = [card_id(name) for name in self.game["setup"]["discarded"][seat]]
            self.replies[seat].append(Reply("starting_hand", discarded, {"discarded": discarded}))
        self.play_round()
        self.compare(self.game["setup"]["state"])
        for recorded in self.game["rounds"]:
            self.round = recorded["round"]
            if self.table.over:
                raise Disagreement("our game is over, the recorded one goes on")
            for choice in recorded["choices"]:
                self.replies[choice["player"]].extend(replies(choice))
            self.phases.clear()
            self.play_round()
            wrong = differ("phases", self.phases, [phase.rstrip("2") for phase in recorded["phases"]])
            if wrong:
                raise Disagreement(wrong[0])
            self.compare(recorded["state"])
        self.compare_end()

    def play_round(self) -> None:
        """Answer until the next round begins or the game is over; then nothing may be left of the recorded round."""
        table = self.table
        while table.pending and self.state.round <= self.round:
            # The last one asked answers first: where the order could matter, our table must ask one by one.
            decision = [*table.pending.values()][-1]
            self.answer(decision.seat, decision)
        for seat in self.seats:
            self.look_at(seat)
            while self.replies[seat]:
                self.skip(seat, self.replies[seat].popleft(), "our round is over")
            if self.draws[seat] and self.draws[seat][0]["round"] <= self.round:
                raise Disagreement(f"our round is over, the record draws on: {self.draws[seat][0]}")
        self.seat, self.phase = -1, "over"

    def compare(self, recorded: dict[str, Any]) -> None:
        """The whole table against the recorded one."""
        s = self.state
        wrong = differ("pool", s.pool, recorded["pool"]) + differ("draw pile", len(s.deck), recorded["deck"])
        discarded = [name_of(card) for cards in s.discard.by_seen.values() for card in cards]
        wrong += differ_cards("discard pile", discarded, recorded["discard"])
        for seat, (p, theirs) in enumerate(zip(s.players, recorded["players"], strict=True)):
            wrong += differ_cards(f"hand of seat {seat}", map(name_of, p.hand), theirs["hand"])
            wrong += differ(f"tableau of seat {seat}", [name_of(card) for card in p.tableau], theirs["tableau"])
            goods = {name_of(world): name_of(card) for world, card in p.goods.items()}
            wrong += differ(f"goods of seat {seat}", goods, theirs["goods"])
            wrong += differ(f"chips of seat {seat}", p.chips, theirs["chips"])
        renewed = [r for r in self.game["reshuffles"] if r["after_draws"] <= self.drawn]
        wrong += differ("renewals of the draw pile", self.renewals, renewed)
        if wrong:
            raise Disagreement("\n".join(wrong))

    def compare_end(self) -> None:
        """Who won, why the game ended, and the whole score sheet."""
        s, final = self.state, self.game["final"]
        if not self.table.over:
            raise Disagreement("the recorded game is over, ours goes on")
        full = any(len(p.tableau) >= TABLEAU_SIZE for p in s.players)
        ends = {reason for reason, true in (("tableau", full), ("pool", s.pool <= 0)) if true}
        wrong = differ("rounds", s.round, final["rounds"])
        wrong += differ("end", ends, {"tableau", "pool"}.intersection(final["end"]))
        for seat, (p, theirs) in enumerate(zip(s.players, final["scores"], strict=True)):
            ours = score_sheet(p)
            for field in sorted(ours.keys() | theirs.keys()):
                wrong += differ(f"{field} of seat {seat}", ours.get(field), theirs.get(field))
        wrong += differ("scores", GAME.score(s), [theirs["total"] for theirs in final["scores"]])
        wrong += differ("winners", GAME.winners(s), final["winners"])
        if wrong:
            raise Disagreement("\n".join(wrong))


def score_sheet(p: Player) -> dict[str, Any]:
    sheet = points(p)
    return {
        "chips": sheet.chips,
        "worlds": sheet.worlds,
        "developments": sheet.developments,
        "six": {name_of(card): worth for card, worth in sheet.six.items()},
        "total": sheet.total,
        "tiebreak": sheet.tiebreak,
        "military": empire(p.tableau).military,
        "tableau": len(p.tableau),
    }


def replay(text: str) -> Recorded:
    """Play one line again; every difference names game, round, phase and seat."""
    game = json.loads(text)
    if game.get("format", FORMAT) != FORMAT:
        raise Disagreement(f"expected a game in the format {FORMAT}, found {game['format']!r}")
    recorded = Recorded(game)
    try:
        recorded.play()
    except Disagreement as error:
        raise Disagreement(f"{recorded.where()}:\n{error}") from error
    except Exception as error:
        raise Disagreement(f"{recorded.where()}:\n{type(error).__name__}: {error}") from error
    return recorded


# --- the tests ----------------------------------------------------------------------------------------------


@pytest.mark.rule("R1.9", "R9.12", "R10.2", "R12.6", "R12.7", "R12.8")
def test_recorded_game(line: Line) -> None:
    assert not line.problem, line.problem
    recorded = replay(line.text)
    assert recorded.compared > 0


OWN = Path(__file__).parent / "transcripts"


def example() -> dict[str, Any]:
    """The first recorded game for two, to be spoiled."""
    game: dict[str, Any] = json.loads(next(lines(OWN)).text)
    return game


def find(game: dict[str, Any], kind: str) -> dict[str, Any]:
    """The first choice of a kind."""
    return next(c for r in game["rounds"] for c in r["choices"] if c["kind"] == kind and c.get("legal", True))


def other_hand(game: dict[str, Any]) -> None:
    game["rounds"][1]["state"]["players"][1]["hand"].append("Rebel Base")


def other_order(game: dict[str, Any]) -> None:
    tableau = game["rounds"][-1]["state"]["players"][0]["tableau"]
    tableau[-1], tableau[-2] = tableau[-2], tableau[-1]


def other_legal(game: dict[str, Any]) -> None:
    find(game, "place")["legal"].append("Rebel Base")


def other_powers(game: dict[str, Any]) -> None:
    find(game, "consume")["legal"].pop()


def other_draw(game: dict[str, Any]) -> None:
    draw = game["draws"][20]
    draw["card"] = game["start_worlds"][0]


def other_reason(game: dict[str, Any]) -> None:
    next(d for d in game["draws"] if d["to"] == "good")["to"] = "flip"


def choice_left_out(game: dict[str, Any]) -> None:
    choices = game["rounds"][2]["choices"]
    choices.remove(next(c for c in choices if c["kind"] == "action" and c["player"] == 1))


def choice_not_made(game: dict[str, Any]) -> None:
    choice = find(game, "action")
    game["rounds"][0]["choices"].append(choice)


def other_score(game: dict[str, Any]) -> None:
    game["final"]["scores"][1]["worlds"] += 1


def other_renewal(game: dict[str, Any]) -> None:
    game["reshuffles"].append({"after_draws": 1, "cards": 80})


def longer(game: dict[str, Any]) -> None:
    game["rounds"].append(game["rounds"][-1])


@pytest.mark.rule("R9.6")
def test_a_choice_without_alternative_is_told_from_the_next_by_what_was_legal() -> None:
    """Genetics Lab had one world to produce on, which we do not ask for; Galactic Engineers had two."""
    recorded = Recorded(example())
    position = given(
        "0: Galactic Engineers, Genetics Lab, Pre-Sentient Race*, Asteroid Belt, Refugee World", "1: Old Earth",
        phase="produce",
    )  # fmt: skip
    for power, world, legal in (
        ("Genetics Lab", "Pre-Sentient Race", ["Pre-Sentient Race"]),
        ("Galactic Engineers", "Asteroid Belt", ["Asteroid Belt", "Refugee World"]),
    ):
        choice = {"kind": "produce", "world": world, "by": [power, 0], "legal": legal}
        recorded.replies[0].extend(replies(choice))
    _, decision = position.table.find(0)
    assert recorded.next_reply(0, decision).answer == "asteroid_belt"


SPOILED: dict[Callable[[dict[str, Any]], None], str] = {
    other_hand: r"game 2p-0001, round 2, phase over:\nhand of seat 1: only ours \[\], only recorded \['Rebel Base'\]",
    other_order: r"round \d+, phase over:\ntableau of seat 0: ours \[.*\], recorded \[.*\]",
    other_legal: r"round 2, phase develop, seat \d:\nlegal for \w+: only ours \[\], only recorded \['rebel_base'\]",
    other_powers: r"round \d+, phase consume, seat \d:\nlegal for consume: only ours \['.*'\], only recorded \[\]",
    other_draw: r"round \d, phase \w+, seat \d:\nnot all in our draw pile: \[",
    other_reason: r"seat \d:\nwe draw for 'good', the record says \{.*'flip'",
    choice_left_out: r"round 3, phase action, seat 1:\nwe ask for 'action', the record has",
    choice_not_made: r"round 1, phase \w+, seat 0:\n.*, the record has a choice that we never asked for",
    other_score: r"phase over:\nworlds of seat 1: ours \d+, recorded \d+",
    other_renewal: r"round 0, phase over:\nrenewals of the draw pile: ours \[\], recorded \[\{",
    longer: r"our game is over, the recorded one goes on",
}


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: str(spoil.__name__))
def test_a_spoiled_game_is_told_apart(spoil: Callable[[dict[str, Any]], None]) -> None:
    game = example()
    spoil(game)
    with pytest.raises(Disagreement, match=SPOILED[spoil]):
        replay(json.dumps(game))


def test_a_game_broken_off_is_scored_where_it_stands() -> None:
    game = example()
    del game["rounds"][4:]
    last = game["rounds"][3]["round"]
    game["draws"] = [draw for draw in game["draws"] if draw["round"] <= last]
    game["final"] = {"end": ["rounds"], "rounds": last, "scores": game["final"]["scores"], "winners": [0]}
    with pytest.raises(Disagreement, match=r"round 4, phase over:\nchips of seat"):  # all agrees but the sheet
        replay(json.dumps(game))


def test_a_folder_without_games_fails(tmp_path: Path) -> None:
    (line,) = lines(tmp_path)
    assert str(tmp_path) in line.problem
    with pytest.raises(AssertionError, match="There are no recorded games"):
        test_recorded_game(line)


def test_a_damaged_file_fails_and_keeps_its_whole_games(tmp_path: Path) -> None:
    whole = (OWN / "2p.jsonl.gz").read_bytes()
    (tmp_path / "cut.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    *games, broken = lines(tmp_path)
    assert games
    assert games[0].name == "cut-0001"
    assert f"cannot be read after game {len(games)}" in broken.problem


def test_tactics_thrown_away_are_a_way_of_placing() -> None:
    """Any way of placing a world can be combined with it (R14.1)."""
    tactics = ["New Military Tactics"]
    assert way_of({"mode": "pay", "use": [], "needless": tactics}) == "pay_tactics"
    assert way_of({"mode": "conquer", "use": tactics}) == "conquer_tactics"
    assert way_of({"mode": "pay", "use": ["Colony Ship"]}) == "ship"
    assert way_of({"mode": "pay_military", "use": ["Contact Specialist", "Colony Ship"]}) == "specialist_ship"
    assert way_of({"mode": "pay_military", "use": ["Contact Specialist"], "needless": tactics}) == "specialist_tactics"

"""Leaks: whole games through the real interface, and not a byte of what is hidden reaches the wrong reader. Twins:
two tables that differ only in what a seat cannot know must tell that seat exactly the same. Names: no message may
name a card that its reader has never been able to see."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from orrery.core.history import is_chance
from orrery.core.state import sees
from orrery.core.table import Table
from orrery.games.ti3.rules.data import OBJECTIVES, SECRETS
from orrery.games.ti4.rules.data import OBJECTIVES as FOURTH
from orrery.games.ti4.rules.data import STAGES
from orrery.server import messages, replays, views
from orrery.server.room import Room
from tests.server.conftest import Visit
from tests.server.playing import Browser, Json, Live, Served, links_of, some_answer

TRIES = 300
ASKED_AT = {8, 40}
"""After this many answers, everything is requested that can be requested."""
TWINS_EACH = {"race": 14, "warpgate": 30, "ti3": 25, "ti4": 20}
"""Twins are made each time this many answers have been given."""
CASES = [("race", 2, 1), ("race", 3, 2), ("warpgate", 2, 3), ("ti3", 3, 4), ("ti4", 3, 5)]
OPTIONS = {"ti3": {"round-limit": "1", "galaxy": "build"}, "ti4": {"round-limit": "1"}}
"""A long game is played for a round."""


# --- a game with a browser for each seat, and one in the stands ----------------------------------------------------


@dataclass
class Sitting:
    """A table at which everybody has their own browser and socket; the spectator comes last, as seat -1."""

    served: Served
    table: str
    browsers: list[Browser]
    dice: Random
    lives: list[Live] = field(default_factory=list)
    read: dict[int, int] = field(default_factory=dict)

    @classmethod
    def down(cls, served: Served, visit: Visit, game: str, players: int, seed: int) -> Sitting:
        browsers = [visit("de" if n % 2 else "en") for n in range(players + 1)]
        made = browsers[0].make(game, "me", *["friend"] * (players - 1), **OPTIONS.get(game, {}))
        for seat, secret in links_of(made).items():
            browsers[seat].sit(made["table"], secret, f"Player {seat}")
        it = cls(served, made["table"], browsers, Random(seed))
        it.lives = [browser.live(it.table, seat) for seat, browser in it.readers()]
        return it

    def readers(self) -> list[tuple[int, Browser]]:
        return [*enumerate(self.browsers[:-1]), (-1, self.browsers[-1])]

    @property
    def room(self) -> Room:
        return self.served.ask(self.served.rooms.room(self.table))

    def play(self) -> Iterator[int]:
        """Continue with random answers, one at a time; yields the number of answers so far."""
        answers = 0
        while not all(live.shown()["over"] for live in self.lives):
            asked = [seat for seat, live in enumerate(self.lives[:-1]) if live.shown()["questions"]]
            self.answer(self.dice.choice(asked))
            answers += 1
            yield answers

    def answer(self, seat: int) -> None:
        live = self.lives[seat]
        for _ in range(TRIES):
            question = self.dice.choice(live.shown()["questions"])
            told = live.do("answer", seat, question=question["id"], value=some_answer(question, self.dice))
            if told["type"] == "done":
                break
        else:
            pytest.fail(f"no answer to {question} was accepted")
        room = self.room
        for reader, line in zip([*range(len(self.lives) - 1), -1], self.lives, strict=True):
            line.shown(room.seq_for(reader))

    def news(self) -> Iterator[tuple[int, str]]:
        """Everything that arrived on any socket since the last time, with its reader."""
        for seat, live in zip([*range(len(self.lives) - 1), -1], self.lives, strict=True):
            start, self.read[seat] = self.read.get(seat, 0), len(live.heard)
            for message in live.heard[start:]:
                yield seat, message


# --- names -------------------------------------------------------------------------------------------------------

Known = Callable[[Any, int], set[int]]


def shown_by_chance(table: Table, seat: int, noun: str) -> set[int]:
    """What a seat has seen drawn."""
    drawn = [entry for entry in table.entries if is_chance(entry) and entry[2].noun.name == noun]
    return {card for _, seen, _, cards in drawn if sees(seen, seat) for card in cards}


def race_known(s: Any, seat: int) -> set[int]:
    """The cards a seat sees now: all tableaus, and its own hand."""
    seen = {card for player in s.players for card in [*player.tableau, player.start]}
    return seen | ({*s.players[seat].hand, *s.players[seat].explored} if seat >= 0 else set())


def warpgate_known(s: Any, seat: int) -> set[int]:
    """The objectives a seat sees now: the visible ones, and its own."""
    seen = {card for player in s.players for card in player.shown} | set(s.open_goals)
    return seen | (set(s.players[seat].objectives.all()) if seat >= 0 else set())


def ti3_known(s: Any, seat: int) -> set[int]:
    """The secret objectives a seat sees now: those that were shown, and its own."""
    seen = set(range(len(OBJECTIVES))) - set(SECRETS) | set(s.shown_secrets)
    return seen | (set(s.players[seat].secret) if seat >= 0 else set())


def ti4_known(s: Any, seat: int) -> set[int]:
    """The same in the fourth edition: those that were scored or lie open, and its own."""
    scored = {n for n in range(len(FOURTH)) for p in s.players if p.scored >> n & 1}
    seen = {n for n, it in enumerate(FOURTH) if it.stage != STAGES["secret"]} | scored
    seen |= {card for p in s.players for card in p.open_secrets}
    return seen | (set(s.players[seat].secrets) if seat >= 0 else set())


HIDDEN: dict[str, tuple[str, Known]] = {
    "race": ("card", race_known),
    "warpgate": ("objective", warpgate_known),
    "ti3": ("secret", ti3_known),
    "ti4": ("secret", ti4_known),
}


@cache
def spelled(game: str, noun: str) -> dict[int, list[str]]:
    """How each thing of a noun is spelled: its id and its names in both languages. Where ids are ordinary words, they
    count only as ids."""
    found: dict[int, list[str]] = {}
    for lang in ("en", "de"):
        for it in views.catalogue(game, lang).nouns[noun]:
            id_ = f'"id":"{it.id}"' if game in OPTIONS else str(it.id)
            found.setdefault(it.number, [id_]).append(it.name)
    return found


def named(text: str, game: str, noun: str, known: set[int]) -> set[int]:
    """The things a text names that are not among those known. Names inside longer known names do not count."""
    names = spelled(game, noun)
    suspected = [(number, name) for number in names.keys() - known for name in names[number] if name in text]
    if not suspected:
        return set()
    rest = text
    for name in sorted({name for number in known for name in names.get(number, [])}, key=len, reverse=True):
        rest = rest.replace(name, "·")
    return {
        number for number, name in suspected if name in rest and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", rest)
    }


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_no_message_names_a_card_its_reader_never_saw(
    served: Served, visit: Visit, game: str, players: int, seed: int
) -> None:
    noun, known_now = HIDDEN[game]
    sitting = Sitting.down(served, visit, game, players, seed)
    ever = {seat: known_now(sitting.room.table.state, seat) for seat, _ in sitting.readers()}
    scanned, secret = 0, 0
    for number in sitting.play():
        room = sitting.room
        if room.table.over:
            break
        for seat in ever:
            ever[seat] |= known_now(room.table.state, seat) | shown_by_chance(room.table, seat, noun)
        told = [*sitting.news()]
        for seat, message in told:
            assert not named(message, game, noun, ever[seat]), f"seat {seat}: {message}"
        if number in ASKED_AT:
            for seat, browser in sitting.readers():
                for message in everything_asked(sitting.table, seat, browser):
                    assert not named(message, game, noun, mentioned(ever[seat], game, noun)), f"seat {seat}: {message}"
        scanned += len(told)
        secret += len(spelled(game, noun).keys() - ever[-1])
    assert scanned > 100
    assert secret > 100, "there was nothing to find"


def everything_asked(table: str, seat: int, browser: Browser) -> Iterator[str]:
    """What a reader is told through all other channels."""
    for path in ("", "/text", "/log", "/chat"):
        yield browser.get(f"tables/{table}{path}", seat=seat).text
    for form in ("record", "jsonl", "csv"):
        yield browser.get(f"tables/{table}/export", seat=seat, format=form).text
    moves = browser.told(f"tables/{table}/moments/0", seat=seat)["moves"]
    for at in range(1, moves + 1, 1 + moves // 6):
        yield browser.get(f"tables/{table}/moments/{at}", seat=seat).text
        yield browser.get(f"tables/{table}/moments/{at}/text", seat=seat).text
    yield browser.get("tables").text


def mentioned(known: set[int], game: str, noun: str) -> set[int]:
    """These things and those that their texts mention: some cards give points for others."""
    texts = " ".join(text for number in known for text in written(game, noun)[number])
    return known | named(texts, game, noun, known)


@cache
def written(game: str, noun: str) -> dict[int, list[str]]:
    """The texts of each thing of a noun in both languages."""
    found: dict[int, list[str]] = {}
    for lang in ("en", "de"):
        for it in views.catalogue(game, lang).nouns[noun]:
            found.setdefault(it.number, []).extend(it.text)
    return found


# --- twins -------------------------------------------------------------------------------------------------------


@dataclass
class Twin:
    """One of two tables that are the same as far as a seat knows."""

    served: Served
    browser: Browser
    table: str
    live: Live
    position: Json

    @property
    def room(self) -> Room:
        return self.served.ask(self.served.rooms.room(self.table))

    def told(self, text: str) -> str:
        """What was said, without the table's own id."""
        return text.replace(self.table, "table")


def twins(sitting: Sitting, seat: int, dice: Random) -> list[Twin] | None:
    """Two tables for the seat in this position, with everything hidden dealt again at each; nothing if it cannot be
    dealt."""
    history = sitting.served.ask(sitting.room.history())
    at = len(replays.places(history, seat)) - 1
    made = []
    for _ in range(2):
        try:
            made.append(replays.branch(history, at, seat, dice.getrandbits(64)))
        except replays.NoMoment:
            return None
    return [opened(sitting, seat, table) for table in made]


def opened(sitting: Sitting, seat: int, table: Table) -> Twin:
    browser = sitting.browsers[seat]
    seats = [messages.SeatWanted("me") for _ in range(table.players)]
    position = table.game.codec.write(table.state)
    made = sitting.served.ask(sitting.served.rooms.adopt(browser.visitor, table, seats))
    live = browser.live(made.table, seat)
    live.shown()
    return Twin(sitting.served, browser, made.table, live, position)


def compared(one: Twin, two: Twin, seat: int, things: list[messages.Thing]) -> None:
    """Everything the seat can see, request or export is the same, byte for byte."""
    for path in ("", "/text", "/log", "/chat", "/export?format=record", "/export?format=jsonl", "/export?format=csv"):
        asked = f"{path}{'&' if '?' in path else '?'}seat={seat}"
        first, second = (it.told(it.browser.http.get(f"/api/tables/{it.table}{asked}").text) for it in (one, two))
        assert first == second, path
    for place in range(40):
        data = {"seat": seat, "about": {"place": place, "units": [[0, 0, 2], None]}}
        first, second = (it.told(it.browser.post(f"tables/{it.table}/what-if", data).text) for it in (one, two))
        assert first == second, place
    asked_now = one.live.shown()["questions"]
    for thing in things:
        data = {"seat": seat, "thing": {"noun": thing.noun, "id": thing.id}}
        first, second = (it.told(it.browser.post(f"tables/{it.table}/why-not", data).text) for it in (one, two))
        assert first == second, thing
        for question in asked_now:
            data = {"seat": seat, "question": question["id"], "value": thing.id}
            first, second = (it.told(it.browser.post(f"tables/{it.table}/check", data).text) for it in (one, two))
            assert first == second, thing


def hidden_act(twin: Twin, seat: int, dice: Random) -> str:
    """Another seat does something the seat may not know of, while the table waits for more: it answers a secret
    question, or one under seal. Returns what the seat hears of it; empty if nobody has anything secret to do."""
    table = twin.room.table
    for other in range(table.players):
        for _, asked in table.asked(other) if other != seat and len(table.pending) > 1 else ():
            if asked.kind.secret or table.sealed:
                value = {"question": table.question_id(other, asked), "value": asked.encode(asked.sample(dice))}
                before, heard = twin.live.shown()["seq"], len(twin.live.heard)
                told = twin.browser.act(twin.table, "answer", other, "secret", **value)
                assert told.status_code == 200, told.text
                twin.live.shown(before + 1)
                told_since = [changed for it in twin.live.heard[heard:] if (changed := changes_in(it))]
                return "\n".join([f"{other} {asked.kind.name}", *map(twin.told, told_since)])
    return ""


def changes_in(message: str) -> str:
    """What a message says about the game: not who has come or gone, nor how many such messages there were before."""
    it = json.loads(message)
    if it["type"] != "changed":
        return ""
    inside = {key: change for key, change in it["changes"].items() if key != "seats"}
    return json.dumps([inside, it["log_from"], it["log"]]) if inside else ""


def things_of(game: str, dice: Random, most: int) -> list[messages.Thing]:
    """Some things to ask about, whoever holds them."""
    found = [messages.Thing(noun, it.id) for noun, all_ in views.catalogue(game, "en").nouns.items() for it in all_]
    return dice.sample(found, most)


@pytest.mark.parametrize(("game", "players", "seed"), CASES)
def test_what_a_seat_cannot_know_changes_no_byte_it_is_told(
    served: Served, visit: Visit, game: str, players: int, seed: int
) -> None:
    sitting = Sitting.down(served, visit, game, players, seed + 10)
    dice, different, acted = Random(seed), 0, 0
    for number in sitting.play():
        if number % TWINS_EACH[game] or sitting.room.table.over:
            continue
        seat = dice.randrange(players)
        pair = twins(sitting, seat, dice)
        if pair is None:
            continue
        one, two = pair
        different += one.position != two.position
        assert one.told(one.live.heard[0]) == two.told(two.live.heard[0])
        compared(one, two, seat, things_of(game, dice, 8))
        heard = [hidden_act(it, seat, dice) for it in pair]
        assert heard[0] == heard[1]
        acted += bool(heard[0])
        compared(one, two, seat, [])
        for it in pair:
            it.live.close()
    assert different > 2, "the twins were not different"
    assert acted > 0 or game != "race", "nobody did anything in secret"

"""Messages: every message between server and browser. This file is the contract: OpenAPI and the browser's types are
generated from it. The server sends only views, reduced to what one seat may know."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=-1, le=15)]
"""A seat's number; -1 is a spectator."""
Lang = Literal["en", "de"]
Secret = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{22}$", max_length=22)]
"""128 bits that open a seat (or let one watch), in URL-safe base64."""
LONGEST_NAME = 40
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(pattern="^[!-~]{1,40}$", max_length=40)]
Passphrase = Annotated[str, Meta(max_length=200)]
Short = Annotated[str, Meta(max_length=80)]
Value = Annotated[str, Meta(max_length=600)]
"""The value of an option: mostly a word, but a map that is written down has some sixty tiles."""


class Incoming(Struct, forbid_unknown_fields=True):
    """What a browser sends; unknown fields are rejected."""


# --- games and what they are made of --------------------------------------------------------------------------


class SettingShown(Struct):
    """An option or a ruling of a game, the default value first; `players` empty: for any number. `free`: it can also be
    a text, such as a map that is written down; what for is said in `free_name`."""

    name: str
    title: str
    values: list[str]
    value_names: list[str]
    players: list[int]
    numeric: bool
    free: bool
    free_name: str
    rule: str
    rule_text: str
    ruling: bool


class BotShown(Struct):
    """A bot that can take a seat."""

    spec: str
    name: str
    text: str


class GameShown(Struct):
    """A game in the lobby."""

    name: str
    title: str
    text: str
    players: list[int]
    settings: list[SettingShown]
    bots: list[BotShown]


class Component(Struct):
    """A card, a tile, a place, a piece: what it is called, what it does, in the reader's language. `facts` are the
    numbers and words the board draws with. A state names it by `number`, an answer by `id`."""

    number: int
    id: str | int
    name: str
    text: list[str]
    rules: list[str]
    facts: dict[str, Any]


class Catalogue(Struct):
    """All components of a game by noun, the texts of its rules by number, and what else its board needs to know
    (the map, colours of goods ...)."""

    game: str
    lang: Lang
    nouns: dict[str, list[Component]]
    rules: dict[str, str]
    board: dict[str, Any]


# --- questions ------------------------------------------------------------------------------------------------


class Thing(Struct, frozen=True):
    """Something on the table that can be pointed at: what lights up, what is clicked, what the log draws."""

    noun: str
    id: str | int | bool | None


class Offer(Struct):
    """One thing that can be answered. `value` is what to send; `things` what it points at; `note` what it costs and
    gives. For `pick` and `order` each offer is one item (equal ones appear several times)."""

    id: str
    value: Any
    name: str
    note: str
    things: list[Thing]


class Item(Struct):
    """Something that can be put into a field of a deal."""

    value: Any
    name: str
    note: str
    things: list[Thing]


class DealField(Struct):
    """A field of one side of a deal: a number from `low` to `high`, or that many of the `items`."""

    name: str
    label: str
    low: int
    high: int
    items: list[Item] | None


class Party(Struct):
    """Somebody to deal with (`value` is what to send), and what both sides may put in."""

    seat: int
    value: Any
    name: str
    gives: list[DealField]
    gets: list[DealField]


class Question(Struct):
    """What a seat is asked. choose: one offer's value; confirm: true or false; amount: a number from `low` to `high`;
    pick: a list of `low` to `high` of the values; order: a list of all of them; terms: {"with": a party's value,
    "gives": {field: a number, or a list of items' values}, "gets": the same}, of which the offers are examples; null if
    an offer is. `free`: an open offer that nobody waits for. `window`: the reaction window it belongs to, "" for none.
    `occasion`: what to name in a standing answer to it, "" if it cannot be answered in advance."""

    id: str
    kind: str
    form: Literal["choose", "pick", "amount", "order", "confirm", "terms"]
    prompt: str
    offers: list[Offer]
    low: int
    high: int
    free: bool
    window: str
    occasion: str
    parties: list[Party] = []


# --- what a seat sees -----------------------------------------------------------------------------------------


class SeatShown(Struct):
    """Who sits where. `open`: a friend's link has not been used yet. `stand_in`: a bot plays for the absent person.
    `yours`: the reader may play it. `also`: the other seats that the same person holds."""

    seat: int
    name: str
    who: Literal["person", "bot", "open"]
    bot: str
    here: bool
    stand_in: bool
    yours: bool
    also: list[int]


class LogLine(Struct):
    """A line of the log in the reader's language, with the things it is about (small pictures)."""

    number: int
    text: str
    heading: bool
    seat: int
    things: list[Thing]


class ChatLine(Struct):
    """Something somebody said. Text, never markup."""

    number: int
    seat: int
    name: str
    text: str
    time: str


class UndoAsked(Struct):
    """Somebody wants to take back more than the rules of undo allow: the seats that have agreed, those still asked.
    Somebody who is away is waited for these seconds of `patience`; 0: until they are back, because their own answers
    would be taken back."""

    seat: int
    agreed: list[int]
    asked: list[int]
    patience: int


class FreeAsked(Struct):
    """The owner wants to free a seat for somebody else: its player may agree, or else all the other persons must. Who
    is away is waited for these seconds of `patience`."""

    seat: int
    agreed: list[int]
    asked: list[int]
    patience: int


class ScoreSheet(Struct):
    """Points in a table: a head for each seat, rows with a label and a cell for each; `after` rows come after the
    total."""

    heads: list[str]
    rows: list[tuple[str, list[str]]]
    after: int


class Result(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    sheet: ScoreSheet
    facts: list[str]


class StandingShown(Struct):
    """A standing answer of the reader (see `Stand`), also in words."""

    number: int
    where: str
    what: Literal["pass", "ask", "answer"]
    text: str
    until: str
    told: str


class OccasionShown(Struct):
    """Something that can have a standing answer. `window`: a chance to react, where one can also wish to be asked."""

    name: str
    title: str
    group: str
    window: bool


class Titled(Struct):
    """A name for programs and one for people."""

    name: str
    title: str


class StandingChoice(Struct):
    """A seat's standing answers and what there is to choose from: occasions, the groups they are in, how long it can
    hold. The occasion and the span without a name are every chance to react, and for good."""

    standing: list[StandingShown]
    occasions: list[OccasionShown]
    groups: list[Titled]
    spans: list[Titled]


class Proposed(Struct):
    """A deal that the reader has proposed and that awaits a reply, in words. `withdraw`: an undo takes it back."""

    seat: int
    told: str
    withdraw: bool


class Shown(Struct):
    """A table as one seat sees it, whole. `figures` are what the game's board draws; each game has its own. `log` holds
    the lines from `log_from` on: cut what you have there and put these behind. `away`: the first line this reader has
    not seen. `standing`: the reader's standing answers."""

    table: str
    game: str
    seq: int
    seat: int
    players: int
    over: bool
    waiting: list[int]
    window: str
    figures: dict[str, Any]
    questions: list[Question]
    proposed: list[Proposed]
    seats: list[SeatShown]
    can_undo: bool
    can_redo: bool
    undo_asked: UndoAsked | None
    free_asked: FreeAsked | None
    standing: list[StandingShown]
    log_from: int
    log: list[LogLine]
    away: int
    chat_count: int
    result: Result | None
    owner: bool
    grace: int


# --- tables and links -----------------------------------------------------------------------------------------


class SeatWanted(Incoming):
    """A seat at a new table: me (several: hot seat), a friend by link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: Name = ""
    bot: Short = ""


class TableWanted(Incoming):
    """A new table. `grace`: after this many seconds of absence a bot may play for a person; 0: never."""

    game: Short
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Short, Value], Meta(max_length=200)] = {}
    grace: Annotated[int, Meta(ge=0, le=2_592_000)] = 0


class Link(Struct):
    """A secret that opens a seat, for the first one who uses it; with seat -1, anyone who has it can watch. It is shown
    once: the server keeps only its hash."""

    seat: int
    secret: str
    path: str


class TableMade(Struct):
    """A new table with its links."""

    table: str
    seats: list[int]
    links: list[Link]


class TableCard(Struct):
    """A table in the visitor's list of tables. `asked_since`: since when it has waited for a seat of the visitor;
    `problem`: why it cannot be opened now, empty if nothing is wrong."""

    table: str
    game: str
    title: str
    names: list[str]
    seats: list[int]
    your_turn: bool
    asked_since: str | None
    waiting: list[int]
    over: bool
    winners: list[int]
    updated: str
    owner: bool
    problem: str


class SitDown(Incoming):
    """A link being used."""

    secret: Secret
    name: Name = ""


class SatDown(Struct):
    """The seat a link opened."""

    table: str
    seat: int


class Forgotten(Struct):
    """What was deleted of a person: at how many tables; and tables that have to be left one by one."""

    tables: int
    left: list[str]


class CodeWanted(Incoming):
    """Make a code with which this person can be taken along to another browser. The one before is no longer valid."""

    passphrase: Passphrase


class NewCode(Struct):
    """The code, shown only now: seven groups of four signs."""

    code: str


class CodeUsed(Incoming):
    """Be the person of that code in this browser from now on. What this browser has already does not move along: it is
    refused (`holds`), unless it says that it will `leave` that behind."""

    code: Annotated[str, Meta(max_length=80)]
    passphrase: Passphrase
    leave: bool = False


class DeviceShown(Struct):
    """A browser of the reader's: what it is called, since which day it stands for them, on which day it was last seen,
    and whether it is this one."""

    device: str
    name: str
    since: str
    seen: str
    this: bool


class MyDevices(Struct):
    """The reader's browsers, the newest first, and whether there is a code. None are listed as long as there never
    was a code: there is only this one."""

    devices: list[DeviceShown]
    code: bool


class DeviceGone(Incoming):
    """Sign out another browser of the same person."""

    device: Annotated[str, Meta(pattern="^[0-9a-f]{16}$", max_length=16)]


class NewOwner(Incoming):
    """Hand the table over to the person in that seat."""

    seat: Seat


class LinkWanted(Incoming):
    """Replace the link of a seat (-1: the spectator link; who came by the old one is turned away). `revoke`: without a
    new one. A seat that somebody else holds has to be freed first: that person or all the others must agree."""

    seat: Seat
    revoke: bool = False


class NewLink(Struct):
    """The new link of a seat; null if the old one was only revoked, or if the seat has to be freed first: then `asked`
    are the seats that are asked for their consent."""

    link: Link | None
    asked: list[int] = []


# --- acts -----------------------------------------------------------------------------------------------------


class Act(Incoming, tag_field="do"):
    """What a seat does at a table, by socket or by POST. `key` is the browser's own number for it: the same key is
    done once, however often it arrives."""

    key: Key
    seat: Seat


class Answer(Act, tag="answer"):
    """Answer a question. Once it is done, it is on disk."""

    question: Short
    value: Any


class Undo(Act, tag="undo"):
    """Undo one's last answer; beyond the barrier all other persons are asked for their consent, those who are away
    too."""


class Redo(Act, tag="redo"):
    """Redo the answer that was undone last."""


class Consent(Act, tag="consent"):
    """Agree to another seat's undo, or to a seat's being freed, or refuse it; whoever wished it can withdraw."""

    agree: bool
    what: Literal["undo", "free"] = "undo"


class Stand(Act, tag="stand"):
    """Say in advance what to do whenever a question comes up: `where` is an occasion of the game, a group of them, or
    "" for every chance to react. "pass": do not ask me; "ask": ask me even if I have nothing to react with, so that
    being asked tells nobody anything; "answer": always give `value`. `text`: pass only on this card or ability.
    `until`: how long it applies, "" for good. `GET .../standing` lists what there is to choose from."""

    where: Short
    what: Literal["pass", "ask", "answer"] = "pass"
    text: Short = ""
    until: Short = ""
    value: Any = None


class Revoke(Act, tag="revoke"):
    """Revoke a standing answer, by its number."""

    number: Annotated[int, Meta(ge=0, le=10_000_000)]


class Say(Act, tag="say"):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Seen(Act, tag="seen"):
    """The reader has seen the log up to this line."""

    line: Annotated[int, Meta(ge=0, le=10_000_000)]


class Place(Act, tag="place"):
    """Who plays a seat: `bot` names the one that takes it (a stand-in: announced and reversible), "" gives it back."""

    whose: Seat
    bot: Short = ""


Acts = Answer | Undo | Redo | Consent | Stand | Revoke | Say | Seen | Place


class Whole(Incoming, tag_field="do", tag="whole"):
    """By socket only: send the whole view again."""

    key: Key = "whole"


class Done(Struct, tag="done"):
    """An act is done, and on disk."""

    key: str
    seq: int


class Refusal(Struct, tag="refused"):
    """An act that was refused: `code` for programs, `text` for people, and the `rule` that forbids it, if any."""

    key: str
    code: str
    text: str
    rule: str


class Update(Struct, tag="shown"):
    """The table as it is now, whole: the first view that comes by a socket, and whenever the reader asks for it."""

    shown: Shown


class Changed(Struct, tag="changed"):
    """What has changed in the view that was sent last by this socket. `number` counts from 1 after each whole view: a
    reader who finds one missing asks for the whole. `changes` are applied to the view without its log: `[value]`
    replaces what was there, `[]` removes it, an object holds the changes inside by key or by index in a list, where
    `"#"` is the new length of a list that gets shorter. `log_from` and `log` are as in a whole view; with `log_from` -1
    the log stays as it is."""

    number: int
    changes: Any
    log_from: int
    log: list[LogLine]


class Chatted(Struct, tag="chat"):
    """Something was said."""

    line: ChatLine


Message = Done | Refusal | Update | Changed | Chatted
"""What the server sends on a socket, told apart by `type`."""


class Check(Incoming):
    """May this seat answer that? Nothing is done."""

    seat: Seat
    question: Short
    value: Any


class Checked(Struct):
    """Whether an answer would be accepted; what it says, in words; if not, why not, and which rule. `figures`: numbers
    that the game's board draws beside it (the odds of an attack being put together)."""

    ok: bool
    told: str
    why: str
    rule: str
    figures: dict[str, Any]


class Supposed(Incoming):
    """What would be, if? `about` says it in the terms of the game's board: a fight and what is assumed in it."""

    seat: Seat
    about: dict[str, Any]


class SupposedNumbers(Struct):
    """Numbers that the game's board draws as the answer; null if there are none."""

    figures: dict[str, Any] | None


class WhyNot(Incoming):
    """Why can this thing not be used now?"""

    seat: Seat
    thing: Thing


class Because(Struct):
    """Why something is not offered, in words, with the numbers of the rules."""

    lines: list[str]
    rules: list[str]


class Hint(Struct):
    """What a bot would answer to a question, and why, in words. Nothing is said where nothing is asked."""

    question: str
    answer: str
    why: list[str]


# --- replays, exports, chances ----------------------------------------------------------------------------------


class ReplayPosition(Struct):
    """A position in a game's history as one seat knew it: after move `at` of `moves`. `told` says in words what was
    done last; it is empty if the reader may not know it."""

    at: int
    moves: int
    told: str
    by: int
    shown: Shown


class LineMove(Struct):
    """Where a line of the log was written: the position after move `at` is the first that has it."""

    at: int


class Branch(Incoming):
    """Play on from a position at a new table (a running game: hidden things are made up to fit one's knowledge)."""

    at: Annotated[int, Meta(ge=0, le=10_000_000)]
    seat: Seat
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]


class Chances(Struct):
    """Each seat's chance to win after some of the moves, as a bot sees it; `done` of `of` moves are computed."""

    done: int
    of: int
    at: list[int]
    chances: list[list[float]]


class RoundBegins(Struct):
    """After which move a round begins."""

    at: int
    number: int


class Series(Struct):
    """Numbers per seat over the course of a finished game, such as luck with dice: the moves after which they changed,
    and their values then."""

    name: str
    title: str
    text: str
    at: list[int]
    values: list[list[float]]
    rounds: list[RoundBegins]


class SinceShown(Struct):
    """What has happened since somebody last answered for a seat: in the game, in `lines`, one for each round, and what
    the table has `said` about itself: what was taken back, which seats changed hands."""

    lines: list[str]
    said: list[str]


class PlainText(Struct):
    """The whole table as lines of text, for people who cannot see the board."""

    lines: list[str]
    questions: list[str]


class Problem(Struct):
    """An error: what was wrong and what to do."""

    code: str
    text: str
    rule: str

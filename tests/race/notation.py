"""Race in the players' own notation: a position in words, a script of what the players say, and what is then on the
table. Positions are ordinary states on an ordinary Table; every sentence becomes ordinary answers."""

# A seat:    "0: New Sparta, Gem World* | hand: Spice World, 2 cards | chips: 3 | chose: settle"
#            The tableau in order of placing; * is a good on the world, and "Gem World* (Comet Zone)" says which card
#            it is; "2 cards" are any two.
# The piles: deck="..." are the next draws; the rest of the 114 cards is under them, or where `rest` says.
# A script: sentences separated by ";", optionally with the phase first: "settle: 0 settles Gem World; 1 passes".
# What a seat says is its answer as soon as it is asked; what the rules decide for it is checked.

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from orrery.core.ask import Decision, Option
from orrery.core.chance import Chance, Draw, Shuffle
from orrery.core.refusal import Refused
from orrery.core.state import Frame, then
from orrery.core.table import Table
from orrery.games.race import GAME
from orrery.games.race.rules.cards import BY_NAME, CARDS, IN_PLAY
from orrery.games.race.rules.kinds import BONUS, WAY_NAMES, WITH_TACTICS
from orrery.games.race.rules.nouns import ACTION, ACTION_NAMES, POWERS, Action
from orrery.games.race.rules.scoring import Points, points
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.vocabulary import BASE, Card, Lucky

ACTIONS = dict(
    zip(("explore +5", "explore +1+1", "develop", "settle", "trade", "x2", "produce"), ACTION.every, strict=True)
)
PHASES: dict[str, Frame] = {
    "explore": ("explore",),
    "develop": ("develop", 1),
    "settle": ("settle", 1),
    "consume": ("consume",),
    "produce": ("produce",),
    "end": ("round_end",),
}
PHASE_OF_ACTION = ("explore", "explore", "develop", "settle", "consume", "consume", "produce")
SHIP, SPECIALIST, TACTICS = "Colony Ship", "Contact Specialist", "New Military Tactics"


# --- writing a position down --------------------------------------------------------------------------------


def card(name: str) -> Card:
    """The number of the card of that name."""
    if name.strip() not in BY_NAME:
        raise ValueError(f"there is no card {name.strip()!r}: write its English name as on the card")
    return BY_NAME[name.strip()]


def cards(text: str) -> list[Card]:
    """The numbers of the cards in a list of names."""
    return [card(name) for name in text.split(",")] if text.strip() not in ("", "nothing") else []


@dataclass
class Side:
    """One player's side of the table as written down."""

    tableau: list[Card] = field(default_factory=list)
    goods: dict[Card, Card | None] = field(default_factory=dict)
    hand: list[Card] = field(default_factory=list)
    any_hand: int = 0
    chips: int = 0
    chose: list[Action] = field(default_factory=list)


def side(text: str) -> Side:
    """Read one seat's line."""
    it = Side()
    placed, *fields = text.split("|")
    for name in placed.split(",") if placed.strip() else []:
        found = re.fullmatch(r"\s*([^*(]+?)\s*(\*?)\s*(?:\((.+)\))?\s*", name)
        assert found, f"cannot read {name!r} in a tableau"
        it.tableau.append(card(found[1]))
        if found[2]:
            it.goods[it.tableau[-1]] = card(found[3]) if found[3] else None
    for entry in fields:
        key, _, value = entry.partition(":")
        match key.strip():
            case "hand":
                it.hand, it.any_hand = _names_and_number(value)
            case "chips":
                it.chips = int(value)
            case "chose":
                it.chose = [ACTIONS[action.strip()] for action in value.split(",")]
            case other:
                raise ValueError(f"a seat has hand, chips and chose, not {other!r}")
    return it


def given(
    *seats: str,
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    phase: str = "",
    pool: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Position:
    """Put a position on a table and run it up to the first question. The phases follow from what the seats chose;
    `phase` plays one that nobody here chose; with neither, a new round begins. `rest` ("deck", "discard" or "box") is
    where the cards go that are not named; "box" removes them from the game."""
    sides = []
    for seat, text in enumerate(seats):
        head, _, line = text.partition(":")
        assert head.strip() == str(seat), f"the line of seat {seat} begins with '{seat}:', not {text!r}"
        sides.append(side(line))
    config = GAME.configure(len(sides), options or {})
    s = GAME.setup(len(sides), config)
    assert isinstance(s, Race)
    lay_out(s, sides, cards(deck), cards(discard), rest)
    s.pool = pool if pool is not None else s.pool - sum(it.chips for it in sides)
    s.schedule = []
    chosen = [PHASE_OF_ACTION[action] for it in sides for action in it.chose]
    frames = [PHASES[phase]] if phase else [frame for name, frame in PHASES.items() if name in chosen]
    if not frames:
        then(s, ("round",))
    else:
        s.round = 1
        then(s, *frames, *([("round_end",)] if phase != "end" else []))
    game = replace(GAME, setup=lambda players, settings: s)
    return Position(Table.new(game, len(sides), options, seed=seed))


def fresh(
    players: int,
    start: str = "",
    *,
    draws: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 1,
) -> Position:
    """A new game, starting with set-up. `start` are the start worlds by seat, `draws` the first cards of the pile: both
    come from the table's chance source, as dice would."""
    dealt, queue = cards(start), cards(draws)

    def source(chance: Chance[Any], track: int) -> Any:
        if isinstance(chance, Shuffle) and dealt:
            return (*dealt, *(world for world in chance.items if world not in dealt))
        if isinstance(chance, Draw) and len(queue) >= chance.count:
            top = tuple(queue[: chance.count])
            del queue[: chance.count]
            return top
        return None

    return Position(Table.new(GAME, players, options, seed=seed, source=source))


def lay_out(s: Race, sides: list[Side], deck: list[Card], discard: list[Card], rest: str) -> None:
    """Put all cards in their places; ValueError if one is used more often than it exists."""
    named = [*deck, *discard]
    for it in sides:
        named += it.tableau + it.hand + [good for good in it.goods.values() if good is not None]
    left = Counter([*IN_PLAY[BASE], *(number for number in set(named) if CARDS[number].set != BASE)])
    left.subtract(named)
    for number, count in left.items():
        if count < 0:
            raise ValueError(f"there are not so many copies of {CARDS[number].name}")
    spare = sorted(left.elements())
    for p, it in zip(s.players, sides, strict=True):
        p.tableau = list(it.tableau)
        p.goods = {world: spare.pop() if good is None else good for world, good in it.goods.items()}
        p.hand = sorted(it.hand + [spare.pop() for _ in range(it.any_hand)])
        p.chips, p.actions = it.chips, list(it.chose)
        p.start = CARDS[it.tableau[0]].start if it.tableau else -1
    starts = [p.start if p.start >= 0 else 5 for p in s.players]
    first = starts.index(min(starts))
    s.order = [*range(first, len(sides)), *range(first)]
    if rest == "deck" and spare:
        s.deck.shuffle_in(spare)
    for top in reversed(deck):
        s.deck.put_on_top(top, 0)
    s.discard.put(discard + (spare if rest == "discard" else []), 0)


# --- what players say ---------------------------------------------------------------------------------------

Lines = list[tuple[str, int, dict[str, Any]]]


@dataclass
class Wish:
    """One answer a player has in mind: to which questions, what, and what the journal shows if nobody asked."""

    seat: int
    words: str
    kinds: tuple[str, ...]
    value: Callable[[Decision[Any]], Any]
    shown: Callable[[Lines], bool] = lambda lines: False
    given: bool = False
    passed_by: bool = False


def told(lines: Lines, key: str, seat: int) -> list[dict[str, Any]]:
    """The lines of the journal with this key about this seat."""
    return [args for name, _, args in lines if name == f"race-log-{key}" and args.get("seat") == seat]


def wishes(sentence: str) -> list[Wish]:
    """What a sentence asks for, in the order in which the rules may ask."""
    found = re.fullmatch(r"(\d) (\w+)\s*(.*)", sentence.strip())
    assert found, f"a sentence is '<seat> <verb> ...', not {sentence!r}"
    seat, verb, rest = int(found[1]), found[2], found[3]
    read = VERBS.get(verb)
    assert read is not None, f"players here say {', '.join(VERBS)}; not {verb!r}"
    return [replace(wish, seat=seat, words=sentence.strip()) for wish in read(seat, rest)]


def wish(kinds: str, value: Any, shown: Callable[[Lines], bool] | None = None) -> Wish:
    """An answer to one of these kinds of questions; a function looks at the question first."""
    look = value if callable(value) else lambda decision: value
    return Wish(-1, "", tuple(kinds.split()), look, shown or (lambda lines: False))


def some(text: str) -> Callable[[Decision[Any]], Any]:
    """Cards by name and any others: "Gem World, 2 cards" (the last of those offered, where the unnamed ones are)."""
    names, number = _names_and_number(text)

    def value(decision: Decision[Any]) -> tuple[int, ...]:
        rest = sorted((Counter(getattr(decision, "items", ())) - Counter(names)).elements())
        return tuple(sorted(names + rest[len(rest) - number :]))

    return value


def count_of(text: str) -> int:
    names, number = _names_and_number(text)
    return len(names) + number


def _names_and_number(text: str) -> tuple[list[Card], int]:
    names, number = [], 0
    for name in text.split(",") if text.strip() not in ("", "nothing") else []:
        several = re.fullmatch(r"\s*(\d+) cards?\s*", name)
        if several:
            number += int(several[1])
        else:
            names.append(card(name))
    return names, number


def clause(text: str, word: str) -> tuple[str, str | None]:
    """Cut a clause such as "paying ..." off the end."""
    before, found, after = text.partition(f" {word} ")
    return before, after if found else None


def paying(seat: int, text: str | None) -> list[Wish]:
    if text is None:
        return []
    wanted = count_of(text)
    return [
        wish("payment", some(text), lambda lines: sum(a["number"] for a in told(lines, "pays", seat)) == wanted),
    ]


def develops(seat: int, text: str) -> list[Wish]:
    name, payment = clause(text, "paying")
    return [wish("develop", card(name)), *paying(seat, payment)]


def settles(seat: int, text: str, conquering: bool = False) -> list[Wish]:
    rest, payment = clause(text, "paying")
    name, aids = clause(rest, "with")
    way = [] if aids is None and not conquering else taking(seat, aids or "", conquering)
    return [wish("settle", card(name)), *way, *paying(seat, payment)]


def taking(seat: int, aids: str, conquering: bool) -> list[Wish]:
    """The way a world is placed: by force or for cards, and with the help of which cards."""
    with_cards = [name.strip() for name in re.split(r",| and ", aids) if name.strip()]
    assert set(with_cards) <= {SHIP, SPECIALIST, TACTICS}, f"nothing in {with_cards} helps to place a world"
    base = "specialist" if SPECIALIST in with_cards else ""
    base = f"{base}_ship".strip("_") if SHIP in with_cards else base
    way = WAY_NAMES.index("conquer" if conquering else base or "pay") + WITH_TACTICS * (TACTICS in with_cards)
    leaving = sorted(card(name) for name in with_cards if name != SPECIALIST)

    def shown(lines: Lines) -> bool:
        gone = sorted(args["card"] for args in told(lines, "gives-up", seat))
        return gone == leaving and bool(told(lines, "conquers", seat)) == conquering

    return [wish("way", way, shown)]


def takes(seat: int, text: str) -> list[Wish]:
    """ "takes it by force with ...", "takes it for cards with ..." """
    found = re.fullmatch(r"it (by force|for cards)(?: with (.*))?", text)
    assert found, f"'takes it by force' or 'takes it for cards', not {text!r}"
    return taking(seat, found[2] or "", found[1] == "by force")


def keeps(seat: int, text: str) -> list[Wish]:
    def rest(decision: Decision[Any]) -> Any:
        if decision.kind.name == "keep":
            return some(text)(decision)
        return tuple(sorted((Counter(getattr(decision, "items", ())) - Counter(cards(text))).elements()))

    return [wish("keep starting_hand", rest)]


def chooses(seat: int, text: str) -> list[Wish]:
    chosen = tuple(sorted(ACTIONS[name.strip()] for name in text.split(",")))
    return [wish("action actions", lambda decision: chosen[0] if decision.kind.name == "action" else chosen)]


def power(name: str, lucky: bool = False) -> int:
    """The consume power of a card (of Gambling World's two: the bet only if the sentence says so)."""
    number = card(name)
    return next(i for i, (owner, _, it) in enumerate(POWERS) if owner == number and isinstance(it, Lucky) == lucky)


def uses(seat: int, text: str) -> list[Wish]:
    rest, given_up = clause(text, "discarding")
    name, worlds = clause(rest, "on")
    told_so = [wish("consume", power(name))]
    if worlds is not None:
        goods = tuple(sorted(cards(worlds)))

        def shown(lines: Lines) -> bool:
            consumed = [tuple(sorted(args["cards"])) for args in told(lines, "consumes", seat)]
            return goods in consumed or goods in [(args["card"],) for args in told(lines, "sells", seat)]

        told_so.append(wish("goods sell", lambda d: goods if d.kind.name == "goods" else goods[0], shown))
    if given_up is not None:
        told_so.append(wish("consume_hand", some(given_up)))
    return told_so


def consumes(seat: int, text: str) -> list[Wish]:
    return uses(seat, f"Old Earth on {text}")[1:]


def sells(seat: int, text: str) -> list[Wish]:
    world = card(text)
    return [wish("sell", world, lambda lines: world in [args["card"] for args in told(lines, "sells", seat)])]


def produces(seat: int, text: str) -> list[Wish]:
    world = card(text.removeprefix("on "))
    return [wish("produce_on", world, lambda lines: world in [args["card"] for args in told(lines, "good", seat)])]


def turns(seat: int, text: str) -> list[Wish]:
    """The produce power used next: "turns to Merchant Guild", "turns to the bonus"."""
    name = text.removeprefix("to ")
    return [wish("produce_next", BONUS if name == "the bonus" else card(name))]


VERBS: dict[str, Callable[[int, str], list[Wish]]] = {
    "chooses": chooses,
    "keeps": keeps,
    "discards": lambda seat, text: [wish("starting_hand hand_limit consume_hand", some(text))],
    "develops": develops,
    "settles": settles,
    "conquers": lambda seat, text: settles(seat, text, conquering=True),
    "takes": takes,
    "pays": lambda seat, text: paying(seat, text),
    "sells": sells,
    "uses": uses,
    "consumes": consumes,
    "gambles": lambda seat, text: [wish("consume", power("Gambling World", lucky=True))],
    "bets": lambda seat, text: [wish("guess", int(text))],
    "produces": produces,
    "turns": turns,
    "passes": lambda seat, text: [wish("develop settle produce_on", None)],
    "stops": lambda seat, text: [wish("consume", None)],
}


# --- playing ------------------------------------------------------------------------------------------------


class Position:
    """A position on a table, played and examined in the players' words."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> Race:
        assert isinstance(self.table.state, Race)
        return self.table.state

    def play(self, script: str) -> Position:
        """Let the players say these sentences. Fails if something cannot be said, or turns out differently."""
        heading, found, sentences = script.partition(":")
        if found and heading.strip() in PHASES:
            assert self.phase == heading.strip(), f"this is {self.phase}, not {heading.strip()}"
            script = sentences
        spoken = [sentence.strip() for sentence in re.split(r"[;\n]", script) if sentence.strip()]
        others = [sentence for sentence in spoken if sentence.startswith("others ")]
        wanted = [wish for sentence in spoken if sentence not in others for wish in wishes(sentence)]
        start, now = len(self.table.journal), (self.state.round, self.phase)
        while self._answer_one(wanted) or self._answer_others(others, wanted, now):
            pass
        lines = self.table.journal[start:]
        for it in wanted:
            if not it.given and not it.shown(lines):
                raise AssertionError(f"{it.words!r} did not come to pass: {self._asked(it.seat)}")
            if "payment" in it.kinds and not it.shown(lines):
                raise AssertionError(f"{it.words!r}: another number of cards was paid")
        return self

    def _answer_one(self, wanted: list[Wish]) -> bool:
        """Give the first answer that somebody is asked for; what the same seat said before it was never asked."""
        for it in wanted:
            fitting = next((d for _, d in self.table.asked(it.seat) if d.kind.name in it.kinds), None)
            if it.given or it.passed_by or fitting is None:
                continue
            self.table.answer(it.seat, it.value(fitting), fitting.kind.name)
            it.given = True
            for earlier in wanted[: wanted.index(it)]:
                earlier.passed_by |= earlier.seat == it.seat and not earlier.given
            return True
        return False

    def _answer_others(self, others: list[str], wanted: list[Wish], now: tuple[int, str]) -> bool:
        if not others or (self.state.round, self.phase) != now:
            return False
        speaking = {it.seat for it in wanted}
        for decision in list(self.table.pending.values()):
            if decision.seat in speaking:
                continue
            if others == ["others do anything"]:
                self.table.answer(decision.seat, next(decision.options()))
                return True
            assert others == ["others pass"], f"others pass or do anything, not {others}"
            if decision.refuse(None) is None:
                self.table.answer(decision.seat, None)
                return True
        return False

    def refuses(self, sentence: str, rule: str) -> None:
        """Assert that this rule refuses the sentence, and that nothing has changed."""
        it = wishes(sentence)[0]
        decision = next((d for _, d in self.table.asked(it.seat) if d.kind.name in it.kinds), None)
        assert decision is not None, f"{sentence!r} is not the question: {self._asked(it.seat)}"
        before, value = self.state.digest(), it.value(decision)
        with pytest.raises(Refused) as refused:
            self.table.answer(it.seat, value, decision.kind.name)
        assert refused.value.rule == rule, f"{sentence!r} is refused by {refused.value.rule!r}, not by {rule}"
        assert value not in list(decision.options())
        assert self.state.digest() == before
        assert self.table.asked(it.seat)[0][1] is decision

    def allows(self, sentence: str) -> bool:
        """Whether the seat may say this now (its first answer; nothing is played)."""
        it = wishes(sentence)[0]
        for _, decision in self.table.asked(it.seat):
            if decision.kind.name in it.kinds:
                return decision.refuse(it.value(decision)) is None
        raise AssertionError(f"{sentence!r} is not the question: {self._asked(it.seat)}")

    def _asked(self, seat: int) -> str:
        asked = self.asks(seat)
        return f"seat {seat} is asked {asked}: {'; '.join(self.offered(seat)[:9])}" if asked else "it is asked nothing"

    # --- looking ------------------------------------------------------------------------------------------

    def asks(self, seat: int) -> str:
        """The kind of question a seat is asked; an empty string for none."""
        return next((d.kind.name for _, d in self.table.asked(seat)), "")

    def offered(self, seat: int) -> list[str]:
        """All answers open to a seat, in words; for picks, the names joined by "+"."""
        _, decision = self.table.find(seat)
        return [words_of(decision.option(value)) for value in decision.options()]

    @property
    def waiting(self) -> list[int]:
        return self.table.waiting()

    @property
    def phase(self) -> str:
        return self.state.phase

    def tableau(self, seat: int) -> list[str]:
        return [CARDS[number].name for number in self.state.players[seat].tableau]

    def hand(self, seat: int) -> list[str]:
        """The hand in alphabetical order."""
        return sorted(CARDS[number].name for number in self.state.players[seat].hand)

    def goods(self, seat: int) -> list[str]:
        """The worlds with a good on them, in alphabetical order."""
        return sorted(CARDS[number].name for number in self.state.players[seat].goods)

    def chips(self, seat: int) -> int:
        return self.state.players[seat].chips

    @property
    def pool(self) -> int:
        return self.state.pool

    @property
    def deck(self) -> int:
        return len(self.state.deck)

    @property
    def discarded(self) -> list[str]:
        """The discard pile in alphabetical order."""
        return sorted(CARDS[n].name for pile in self.state.discard.by_seen.values() for n in pile)

    def points(self, seat: int) -> Points:
        return points(self.state.players[seat])

    def told(self, key: str, seat: int) -> list[dict[str, Any]]:
        """The journal's lines of a kind about a seat."""
        return told(self.table.journal, key, seat)


def words_of(option: Option) -> str:
    """An option the way players would say it."""
    if not option.targets:
        return "nothing" if option.verb in MANY else "pass"
    return " + ".join(_word(noun, name) for noun, name in option.targets)


MANY = tuple(kind.name for kind in GAME.kinds.values() if kind.many)
NAME_OF = {it.id: it.name for it in CARDS}


def _word(noun: str, name: Any) -> str:
    match noun:
        case "card":
            return NAME_OF[name]
        case "power":
            owner, _, place = name.partition("/")
            return f"{NAME_OF[owner]} (bet)" if (owner, place) == ("gambling_world", "1") else NAME_OF[owner]
        case "action":
            return next(words for words, number in ACTIONS.items() if ACTION_NAMES[number] == name)
        case _:
            return str(name)

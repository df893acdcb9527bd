"""Race for the Galaxy: the card rows against the reference data and against the rulebook's own statistics
(chapter "ÜBER DIE KARTEN"), and the texts of every card in both languages."""

import json
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from orrery.games.race.rules import vocabulary as v
from orrery.games.race.rules.cards import BY_ID, BY_NAME, CARDS, COPIES, FIRST_HANDS, IN_PLAY, START_WORLDS
from orrery.games.race.rules.vocabulary import (
    ALIEN,
    ANY,
    BASE,
    GENES,
    NOVELTY,
    PRODUCTION,
    RARE,
    REBEL,
    WINDFALL,
    CardRow,
)
from orrery.games.race.telling import describe as words

REFERENCE = json.loads((Path(__file__).parent / "cards.json").read_text(encoding="utf-8"))
TEXTS = Path(words.__file__).parents[1] / "text"
LANGUAGES = ("en", "de")
GOOD = {"any": ANY, None: ANY, "this_world": v.THIS, "novelty": 2, "rare": 3, "genes": 4, "alien": 5}
SOURCE = {None: 0, "windfall": WINDFALL, "production": PRODUCTION}

# ---- The reference data, row by row


def power_of(phase: str, row: dict[str, Any]) -> v.Power:
    """A power of cards.json in our vocabulary; a KeyError or a left-over field is a mistake in this function."""
    row = dict(row)
    kind = row.pop("type")
    if kind == "military":
        against = row.pop("against") or {}
        row |= {"keyword": against["keyword"]} if "keyword" in against else {}
        row |= {"good": GOOD[against["good"]]} if "good" in against else {}
        return v.MilitaryAgainst(**row) if against else v.Military(**row)
    if kind == "consume":
        row["good"] = GOOD[row["good"]]
        if row.pop("goods") == 1:
            return v.Consume(**row)
        assert row.pop("up_to") == 1, "exactly two goods, once"
        return v.ConsumePair(**row)
    if kind == "consume_all":
        assert row["vp_per_good"] == 1
        return v.ConsumeAll(minus=row["vp_minus"])
    if kind == "consume_hand":
        assert row.pop("optional") is True
        return v.ConsumeHand(**row)
    if kind == "draw_if_lucky":
        return v.Lucky(low=row["from"], high=row["to"])
    if "good" in row:
        row["good"] = GOOD[row["good"]]
    if "except_good" in row:
        row["not_good"] = GOOD[row.pop("except_good")]
    types: dict[tuple[str, str], Callable[..., v.Power]] = {
        ("1", "explore"): v.Explore,
        ("2", "draw_at_start"): v.DrawAtStart,
        ("2", "discount"): v.DevelopDiscount,
        ("2", "draw_after"): v.DevelopDraw,
        ("3", "discount"): v.SettleDiscount,
        ("3", "discard_for_military"): v.Tactics,
        ("3", "discard_for_zero_cost"): v.ColonyShip,
        ("3", "pay_for_military"): v.PayForMilitary,
        ("3", "draw_after"): v.SettleDraw,
        ("$", "trade_bonus"): v.TradeBonus,
        ("4", "consume_different"): v.ConsumeDifferent,
        ("4", "trade_good"): v.TradeGood,
        ("4", "draw"): v.ConsumeDraw,
        ("5", "produce"): v.Produce,
        ("5", "produce_windfall"): v.ProduceWindfall,
        ("5", "draw"): v.ProduceDraw,
        ("5", "draw_if_produced_here"): v.DrawIfProducedHere,
        ("5", "draw_per_good_produced"): v.DrawPerGood,
        ("5", "draw_per_kind_produced"): v.DrawPerKind,
        ("5", "draw_if_most_produced"): v.DrawIfMost,
        ("5", "draw_per_world"): v.DrawPerWorld,
    }
    return types[phase, kind](**row)


def scoring_of(row: dict[str, Any]) -> v.Scoring:
    if "per" in row:
        lines: dict[str, Callable[..., v.Scoring]] = {"chips": v.ScoreChips, "military": v.ScoreMilitary}
        return lines[row["per"]](vp=row["vp"], each=row["each"])
    match = dict(row["match"])
    if "good" in match:
        match["good"] = GOOD[match["good"]]
    if "source" in match:
        match["source"] = SOURCE[match["source"]]
    if "military_world" in match:
        match["military"] = match.pop("military_world")
    return v.Score(vp=row["vp"], **match)


def typed(lines: Any) -> list[tuple[type, Any]]:
    """Includes their types, since tuples of different types may be equal."""
    return [(type(line), line) for line in lines]


@pytest.mark.parametrize("row", REFERENCE["cards"], ids=lambda row: str(row["id"]))
def test_row_equals_the_reference(row: dict[str, Any]) -> None:
    card = CARDS[BY_ID[row["id"]]]
    assert CARDS[BY_NAME[row["name"]]] is card
    assert card.name == row["name"]
    assert card.name_de == (row["name_de"] or card.name_de) != ""
    assert card.kind == row["kind"]
    assert card.copies == row["copies"] == COPIES[BY_ID[row["id"]]]
    assert card.cost == (row["cost"] or 0)
    assert card.defense == (row["defense"] or 0)
    assert card.number == (row["defense"] if row["cost"] is None else row["cost"])
    assert card.military_world is row["military_world"]
    assert card.vp == (row["vp"] or 0)
    assert card.good == GOOD[row["good"]]
    assert card.source == SOURCE[row["source"]]
    assert card.start == (-1 if row["start_world"] is None else row["start_world"])
    assert card.start_colour == (row["start_colour"] or "")
    assert card.hand == (row["first_game_hand"] or 0)
    assert card.keywords == tuple(row["keywords"])
    assert strength(card) == row["military"]
    for phase in v.PHASES:
        expected = [power_of(phase, power) for power in row["powers"].get(phase, [])]
        assert typed(card.in_phase(phase)) == typed(expected), f"phase {phase}"
    assert list(card.powers) == [power for phase in v.PHASES for power in card.in_phase(phase)]
    assert typed(card.scoring) == typed(scoring_of(line) for line in row["scoring"])


def test_no_card_beyond_the_reference() -> None:
    assert {card.id for card in CARDS if card.set == BASE} == {row["id"] for row in REFERENCE["cards"]}
    assert len(CARDS) == len(BY_ID) == len(BY_NAME)
    assert sum(card.set == BASE for card in CARDS) == 95


def test_german_names_tell_the_cards_apart() -> None:
    assert len({card.name_de for card in CARDS}) == len(CARDS)


def test_start_worlds_and_first_hands() -> None:
    assert [CARDS[number].start for number in START_WORLDS] == [0, 1, 2, 3, 4]
    assert set(FIRST_HANDS) == {1, 2, 3, 4}
    for number, hand in REFERENCE["first_game_hands"].items():
        assert CARDS[START_WORLDS[int(number)]].name == hand["start_world"]
        assert {CARDS[card].name for card in FIRST_HANDS[int(number)]} == set(hand["hand"])
        assert len(FIRST_HANDS[int(number)]) == 4


def test_goods_are_their_trade_values() -> None:
    assert {GOOD[good]: row["trade_value"] for good, row in REFERENCE["goods"].items()} == {
        good: good for good in v.GOODS
    }


# ---- The rulebook's statistics, counted in physical cards


def count(*conditions: Callable[[CardRow], bool]) -> int:
    return sum(card.copies for card in CARDS if card.set == BASE and all(condition(card) for condition in conditions))


def world(card: CardRow) -> bool:
    return card.kind == "world"


def development(card: CardRow) -> bool:
    return card.kind == "development"


def military(card: CardRow) -> bool:
    return card.military_world


def civil(card: CardRow) -> bool:
    return world(card) and not military(card)


def start(card: CardRow) -> bool:
    return card.start >= 0


def further(card: CardRow) -> bool:
    return not start(card)


def rebel(card: CardRow) -> bool:
    return REBEL in card.keywords


def alien(card: CardRow) -> bool:
    return card.good == ALIEN


def six(card: CardRow) -> bool:
    return development(card) and card.cost == 6


def strength(card: CardRow) -> int:
    return sum(power.amount for power in card.powers if isinstance(power, v.Military))


def strengths(*conditions: Callable[[CardRow], bool]) -> dict[int, int]:
    """How many cards always give each positive strength."""
    found: Counter[int] = Counter()
    for card in CARDS:
        if card.set == BASE and strength(card) > 0 and all(condition(card) for condition in conditions):
            found[strength(card)] += card.copies
    return dict(found)


def with_power(*types: type) -> Callable[[CardRow], bool]:
    return lambda card: any(isinstance(power, types) for power in card.powers)


def test_distribution_of_the_114_cards() -> None:
    assert len(IN_PLAY[BASE]) == 114
    assert (count(start, civil), count(start, military)) == (4, 1)
    assert count(further, military) == 22
    assert count(further, civil) == 37
    assert count(six) == 12
    assert count(development, lambda card: not six(card)) == 38
    assert len([card for card in CARDS if development(card) and not six(card)]) == 19
    assert all(card.copies == 2 for card in CARDS if development(card) and not six(card))


@pytest.mark.parametrize(
    ("defense", "worlds", "rebels", "aliens", "starts"),
    [
        (1, 6, 1, 0, 0),
        (2, 7, 1, 1, 1),
        (3, 3, 2, 0, 0),
        (4, 2, 0, 1, 0),
        (5, 2, 1, 1, 0),
        (6, 2, 1, 1, 0),
        (7, 1, 1, 0, 0),
    ],
)
def test_military_worlds_by_defence(defense: int, worlds: int, rebels: int, aliens: int, starts: int) -> None:
    def defended(card: CardRow) -> bool:
        return military(card) and card.defense == defense

    found = count(defended), count(defended, rebel), count(defended, alien), count(defended, start)
    assert found == (worlds, rebels, aliens, starts)


def test_military_worlds_in_all() -> None:
    assert count(military) == 23
    assert count(military, alien) == 4
    specialist = CARDS[BY_NAME["Contact Specialist"]]
    assert [power.not_good for power in specialist.powers if isinstance(power, v.PayForMilitary)] == [ALIEN]


def test_cards_that_give_military_strength() -> None:
    tactics = with_power(v.Tactics)
    assert strengths(development) == {1: 2, 2: 3, 3: 2}
    assert count(development, tactics) == count(tactics) == 2
    assert strengths(military, further) == {1: 4, 2: 1, 3: 1}
    assert strengths(civil, further) == {1: 2}
    assert (strengths(civil, start), strengths(military, start)) == ({1: 1}, {2: 1})
    assert count(lambda card: strength(card) > 0) + count(tactics) == 19
    assert count(lambda card: strength(card) == -1) == count(lambda card: strength(card) < 0) == 5


def test_strength_against_some_worlds() -> None:
    found = {(card.name_de, power) for card in CARDS for power in card.powers if isinstance(power, v.MilitaryAgainst)}
    assert found == {
        ("Galaktisches Imperium", v.MilitaryAgainst(4, keyword=REBEL)),
        ("Alien Forschungsinstitut", v.MilitaryAgainst(2, good=ALIEN)),
        ("Alien Rosettastein Welt", v.MilitaryAgainst(2, good=ALIEN)),
        ("Alpha Centauri", v.MilitaryAgainst(1, good=RARE)),
    }
    assert count(military, rebel) == count(rebel) == 7
    assert count(military, lambda card: card.good == RARE) == 3


@pytest.mark.parametrize(
    ("cost", "developments", "worlds"),
    [(0, 0, 2), (1, 12, 6), (2, 12, 11), (3, 4, 10), (4, 8, 5), (5, 2, 5), (6, 12, 2)],
)
def test_cards_by_cost(cost: int, developments: int, worlds: int) -> None:
    def paid(card: CardRow) -> bool:
        return not military(card) and card.cost == cost

    assert (count(paid, development), count(paid, world)) == (developments, worlds)


def test_cards_with_a_cost_in_all() -> None:
    assert count(lambda card: not military(card)) == 91


@pytest.mark.parametrize(
    ("source", "good", "civil_worlds", "military_worlds"),
    [
        (WINDFALL, NOVELTY, 2, 3),
        (WINDFALL, RARE, 5, 2),
        (WINDFALL, GENES, 2, 5),
        (WINDFALL, ALIEN, 3, 3),
        (PRODUCTION, NOVELTY, 8, 1),
        (PRODUCTION, RARE, 5, 1),
        (PRODUCTION, GENES, 3, 1),
        (PRODUCTION, ALIEN, 1, 1),
    ],
)
def test_worlds_with_goods(source: int, good: int, civil_worlds: int, military_worlds: int) -> None:
    def such(card: CardRow) -> bool:
        return (card.source, card.good) == (source, good)

    assert (count(such, civil), count(such, military)) == (civil_worlds, military_worlds)


def test_goods_in_all() -> None:
    assert count(lambda card: card.source == WINDFALL) == 25
    assert count(lambda card: card.source == PRODUCTION) == 21
    assert all(bool(card.good) == bool(card.source) for card in CARDS)
    assert all(with_power(v.Produce)(card) == (card.source == PRODUCTION) for card in CARDS)


def test_cards_that_produce_on_windfall_worlds() -> None:
    def on_any(card: CardRow) -> bool:
        return any(isinstance(power, v.ProduceWindfall) and power.good == ANY for power in card.powers)

    def on_one_kind(card: CardRow) -> bool:
        return any(isinstance(power, v.ProduceWindfall) and power.good != ANY for power in card.powers)

    assert (count(on_one_kind, development), count(on_one_kind, world)) == (6, 2)
    assert (count(on_any, development), count(on_any, world)) == (0, 1)


def test_cards_that_consume() -> None:
    # The sum of 33 is right if the three start worlds are added to the 13 worlds.
    goods = with_power(v.Consume, v.ConsumePair, v.ConsumeDifferent, v.ConsumeAll, v.TradeGood)
    assert count(goods) == 33
    assert (count(goods, civil, further), count(goods, start), count(goods, military)) == (13, 3, 2)
    assert count(goods, development) == 15
    hand = with_power(v.ConsumeHand)
    assert (count(hand, development), count(hand, world)) == (2, 1)


def test_only_six_cost_developments_score_variably() -> None:
    assert all(bool(card.scoring) == six(card) for card in CARDS)
    names = {
        (card.name_de, CARDS[BY_NAME[line.name]].name_de)
        for card in CARDS
        for line in card.scoring
        if isinstance(line, v.Score) and line.name
    }
    assert names == {
        ("Freihandelsunion", "Absatzmärkte"),
        ("Freihandelsunion", "Expandierende Kolonie"),
        ("Galaktische Renaissance", "Forschungs-Labors"),
        ("Galaktische Renaissance", "Galaktische Trendsetter"),
        ("Galaktische Renaissance", "Künstlerkolonie"),
        ("Bergbau-Liga", "Bergbauroboter"),
        ("Bergbau-Liga", "Bergbaukonzern"),
        ("Pangalaktische Liga", "Kontaktspezialist"),
    }


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    assert {type(power) for card in CARDS for power in card.powers} == set(v.PHASE_OF)
    assert all(power for card in CARDS for power in card.powers)


# ---- Texts


class Voice:
    """Says a message and remembers its key; any Fluent error fails the test."""

    def __init__(self, lang: str) -> None:
        self.source = (TEXTS / f"cards.{lang}.ftl").read_text(encoding="utf-8")
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.bundle.add_resource(FluentResource(self.source))
        self.said: set[str] = set()

    def __call__(self, key: str, **args: str | int) -> str:
        assert self.bundle.has_message(key), f"no message {key}"
        self.said.add(key)
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} is empty"
        text, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, (key, args, errors)
        return str(text)

    def keys(self) -> list[str]:
        return re.findall(r"^([a-zA-Z][\w-]*) *=", self.source, re.MULTILINE)

    def mentioned(self) -> set[str]:
        """Messages that are part of other messages."""
        return set(re.findall(r"\{ *(race-[\w-]+) *\}", self.source))


def everything_said(voice: Voice, lang: str) -> dict[str, list[str]]:
    return {card.id: [words.headline(card, voice, lang), *words.describe(card, voice, lang)] for card in CARDS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_its_text(lang: str) -> None:
    voice = Voice(lang)
    said = everything_said(voice, lang)
    for card in CARDS:
        lines = said[card.id]
        assert len(lines) == 1 + len(card.powers) + len(card.scoring)
        for line in lines:
            assert line == line.strip() != ""
            assert not re.search(r"[{}\n]|  |\bnone\b|\bNone\b|race-", line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_unused_and_none_stands_twice(lang: str) -> None:
    voice = Voice(lang)
    everything_said(voice, lang)
    assert voice.said | voice.mentioned() == set(voice.keys())
    assert len(voice.keys()) == len(set(voice.keys()))


def test_both_languages_have_the_same_keys() -> None:
    assert Voice("en").keys() == Voice("de").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_powers_read_differently(lang: str) -> None:
    voice = Voice(lang)
    powers = {
        (type(power), power, words.describe(card, voice, lang)[place])
        for card in CARDS
        for place, power in enumerate(card.powers)
        if not isinstance(power, v.Produce)
    }
    assert len({text for _, _, text in powers}) == len({(kind, power) for kind, power, _ in powers})


def said_of(name: str, lang: str) -> list[str]:
    card, voice = CARDS[BY_NAME[name]], Voice(lang)
    return [words.headline(card, voice, lang), *words.describe(card, voice, lang)]


def test_a_card_in_english() -> None:
    assert said_of("Gem World", "en") == [
        "World, cost 2, 1 VP, production of novelty goods",
        "V: Produces novelty goods",
        "V: Draw 1 card if this world has just received a good",
    ]
    assert said_of("Galactic Imperium", "en") == [
        "Development (IMPERIUM), cost 6, VP counted at the end of the game",
        "III: Military strength +4 against rebel worlds",
        "2 VP per rebel military world",
        "1 VP per other military world",
    ]


def test_a_card_in_german() -> None:
    assert said_of("Rebel Warrior Race", "de") == [
        "Militärische Welt (Rebellen), Verteidigung 3, 2 SP, Windfall: Gene",
        "III: Militärische Stärke +1",
    ]
    assert said_of("Pan-Galactic League", "de") == [
        "Entwicklung, Kosten 6, SP zählen am Spielende",
        "III: Militärische Stärke -1",
        "V: 1 Karte ziehen für jede eigene Gene-Welt",
        "2 SP je Gene-Produktions-Welt",
        "2 SP je Gene-Windfall-Welt",
        "1 SP je andere militärische Welt",
        "3 SP für Kontaktspezialist",
    ]

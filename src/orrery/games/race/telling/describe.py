"""Race for the Galaxy: the icons of a card in words (chapter "KARTENFÄHIGKEITEN"). No card has a text of its own: the
text is composed from the card's powers, in the caller's language."""

from typing import Protocol

from orrery.games.race.rules.cards import BY_NAME, CARDS
from orrery.games.race.rules.vocabulary import (
    ALIEN,
    ANY,
    CONSUME_PHASE,
    DEVELOP_PHASE,
    EXPLORE_PHASE,
    GENES,
    NOVELTY,
    PHASE_OF,
    PRODUCE_PHASE,
    PRODUCTION,
    RARE,
    SETTLE_PHASE,
    THIS,
    TRADE_PHASE,
    WINDFALL,
    CardRow,
    Power,
    Produce,
    Score,
    Scoring,
)


class CardMessage(Protocol):
    """A message of cards.<language>.ftl with its arguments filled in."""

    def __call__(self, key: str, **args: str | int) -> str: ...


NUMERAL = {
    EXPLORE_PHASE: "I",
    DEVELOP_PHASE: "II",
    SETTLE_PHASE: "III",
    TRADE_PHASE: "$",
    CONSUME_PHASE: "IV",
    PRODUCE_PHASE: "V",
}
GOOD = {ANY: "any", THIS: "this", NOVELTY: "novelty", RARE: "rare", GENES: "genes", ALIEN: "alien"}
SOURCE = {0: "none", WINDFALL: "windfall", PRODUCTION: "production"}
# The phases that scoring lines ask for.
POWER_PHASE = {"": "none", EXPLORE_PHASE: "explore", TRADE_PHASE: "trade", CONSUME_PHASE: "consume"}


def name_of(card: CardRow, lang: str) -> str:
    return card.name_de if lang == "de" else card.name


def headline(card: CardRow, say: CardMessage, lang: str) -> str:
    """What is printed around the name: kind, keywords, start number, cost or defence, points, good."""
    kind = say("race-headline-kind", kind="military" if card.military_world else card.kind)
    keywords = ", ".join(say(f"race-keyword-{keyword}") for keyword in card.keywords)
    parts = [f"{kind} ({keywords})" if keywords else kind]
    if card.start >= 0:
        parts.append(say("race-headline-start", number=card.start, colour=card.start_colour))
    if card.military_world:
        parts.append(say("race-headline-defence", defence=card.defense))
    else:
        parts.append(say("race-headline-cost", cost=card.cost))
    if card.scoring:
        parts.append(say("race-headline-vp-varies"))
    else:
        parts.append(say("race-headline-vp", vp=card.vp))
    if card.source:
        parts.append(say("race-headline-good", source=SOURCE[card.source], good=GOOD[card.good]))
    return ", ".join(parts)


def describe(card: CardRow, say: CardMessage, lang: str) -> list[str]:
    """A line for each power, beginning with its phase, then a line for each way to score."""
    powers = [f"{NUMERAL[PHASE_OF[type(power)]]}: {_power(card, power, say)}" for power in card.powers]
    return powers + [_scoring(card, line, say, lang) for line in card.scoring]


def _power(card: CardRow, power: Power, say: CardMessage) -> str:
    args: dict[str, str | int] = {}
    for word, value in power._asdict().items():
        if word in ("good", "not_good"):
            args["good"] = GOOD[value]
        elif word == "keyword":
            args["keyword"] = say(f"race-keyword-{value}") if value else "none"
        elif word == "trade_powers":
            args["trade_powers"] = "yes" if value else "no"
        else:
            args[word] = value
            if word == "amount":
                args["signed"] = f"{value:+d}"
    if isinstance(power, Produce):
        args["good"] = GOOD[card.good]
    return say(f"race-power-{type(power).__name__}", **args)


def _scoring(card: CardRow, line: Scoring, say: CardMessage, lang: str) -> str:
    if not isinstance(line, Score):
        return say(f"race-score-{type(line).__name__}", vp=line.vp, each=line.each)
    if line.name:
        return say("race-score-name", vp=line.vp, name=name_of(CARDS[BY_NAME[line.name]], lang))
    earlier = card.scoring[: card.scoring.index(line)]
    return say(
        "race-score-Score",
        vp=line.vp,
        other="yes" if any(isinstance(e, Score) and _overlap(e, line) for e in earlier) else "no",
        keyword=say(f"race-keyword-{line.keyword}") if line.keyword else "none",
        military="yes" if line.military else "no",
        good=GOOD[line.good],
        source=SOURCE[line.source],
        kind=line.kind or "card",
        cost=line.cost,
        phase=POWER_PHASE[line.has_power],
    )


def _overlap(one: Score, two: Score) -> bool:
    """Could a card meet both lines? Then the later one is for the *other* cards, since the first line counts."""
    unset = Score(0)
    conditions = list(zip(one, two, unset, strict=True))[1:]
    return all(a == b or nothing in (a, b) for a, b, nothing in conditions)

"""What the cards of Race are worth to a bot, computed once from their rows: points, strength, goods, draws and income,
in victory points."""

from __future__ import annotations

from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.scoring import CARD_POINTS, OTHER_LINES, PRINTED
from orrery.games.race.rules.vocabulary import (
    ANY,
    PRODUCTION,
    WINDFALL,
    CardRow,
    ColonyShip,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    DevelopDiscount,
    DevelopDraw,
    DrawAtStart,
    DrawIfMost,
    DrawIfProducedHere,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    Explore,
    Lucky,
    Military,
    MilitaryAgainst,
    PayForMilitary,
    Power,
    ProduceDraw,
    ProduceWindfall,
    ScoreMilitary,
    SettleDiscount,
    SettleDraw,
    Tactics,
    TradeBonus,
    TradeGood,
)

KINDS_OF_GOODS = range(2, 6)

W = {
    "card": 0.5871, "explore_draw": 0.08, "explore_keep": 0.16, "develop_start": 0.21, "develop_discount": 0.12,
    "develop_draw": 0.3, "settle_discount": 0.25, "settle_discount_good": 0.1, "military": 0.083,
    "military_against": 0.0, "tactics": 0.0, "ship": 0.0, "specialist": 0.3, "settle_draw": 0.19, "trade": 0.19,
    "trade_good": 0.0, "consume_hand": 0.385, "consume_draw": 0.45, "lucky": 0.07, "trade_consume": 0.03,
    "windfall_power": 0.0, "produce_draw": 0.13, "six": 0.39, "matched": 0.57, "traded": 0.0826,
    "slot_open": 0.0736, "slot_used": 0.4, "opens": 0.3103, "slot_cards": 0.8446, "slot_base": 0.4458,
    "pool_base": 1.1459, "pool_each": 0.75, "late": 0.118, "later": 0.436, "missing": 2.1563,
    "missing_base": 0.7605, "windfall_first": 0.7915, "windfall_more": 0.5817, "chips_rate": 1.9918,
    "discard_price": 2.0, "hunger_ready": 0.3587, "hunger_low": 0.1078, "hunger_high": 0.1039, "ready_at": 1.0,
    "explore_5": 1.1767, "explore_1": 0.9974, "look": 0.0489, "sale_hunger": 1.5453, "good_eaten": 0.9772,
    "good_idle": 0.1477, "good_sold": 0.6, "produce_cards": 0.5137, "spare_floor": 0.6675, "good_held": 0.0018,
    "end": 0.9566, "keep_price": 1.2323, "p_explore": 1.3624, "p_explore_hand": 0.15, "p_develop": 0.1224,
    "p_settle": 0.1224, "p_consume": 0.5151, "p_produce": 0.4503, "share": 0.7568, "explore_none": 1.0315,
    "refill": 0.5347, "trade_power": 3.0, "experienced": 0.55, "delay_missing": 1.0, "delay_price": 0.4,
}  # fmt: skip
CARD = W["card"]


def _flat(power: Power) -> float:
    """What a power earns in each round to come, whatever else is in the tableau."""
    match power:
        case Explore(draw, keep):
            return W["explore_draw"] * draw + W["explore_keep"] * keep
        case DrawAtStart(cards):
            return W["develop_start"] * cards
        case DevelopDiscount(amount):
            return W["develop_discount"] * amount
        case DevelopDraw(cards):
            return W["develop_draw"] * cards
        case SettleDiscount(amount, good):
            return (W["settle_discount_good"] if good else W["settle_discount"]) * amount
        case Military(amount):
            return W["military"] * amount
        case MilitaryAgainst(amount):
            return W["military_against"] * amount
        case Tactics():
            return W["tactics"]
        case ColonyShip():
            return W["ship"]
        case PayForMilitary():
            return W["specialist"]
        case SettleDraw(cards):
            return W["settle_draw"] * cards
        case TradeBonus(cards, good):
            return (W["trade_good"] if good else W["trade"]) * cards
        case ConsumeHand():
            return W["consume_hand"]
        case ConsumeDraw(cards):
            return W["consume_draw"] * cards
        case Lucky():
            return W["lucky"]
        case TradeGood():
            return W["trade_consume"]
        case ProduceWindfall():
            return W["windfall_power"]
        case ProduceDraw(cards):
            return W["produce_draw"] * cards
        case DrawIfProducedHere(cards):
            return W["produce_draw"] * cards * 0.9
        case DrawPerGood(_, cards) | DrawPerKind(cards) | DrawIfMost(_, cards) | DrawPerWorld(_, cards):
            return W["produce_draw"] * cards
        case _:
            return 0.0


FLAT = tuple(sum(_flat(p) for p in card.powers) + (W["six"] if card.scoring else 0.0) for card in CARDS)
STRENGTH = tuple(sum(p.amount for p in card.powers if isinstance(p, Military)) for card in CARDS)
MAKES = tuple(card.good if card.source == PRODUCTION else 0 for card in CARDS)
HOLDS = tuple(card.good if card.source == WINDFALL else 0 for card in CARDS)
REFILLS = tuple(tuple(p.good for p in card.powers if isinstance(p, ProduceWindfall)) for card in CARDS)


DRAWS = tuple(
    sum(
        getattr(p, "cards", 0)
        for p in card.powers
        if isinstance(p, (ProduceDraw, DrawIfProducedHere, DrawPerGood, DrawPerKind, DrawIfMost, DrawPerWorld))
    )
    for card in CARDS
)


def _eats(power: Power) -> tuple[int, int, float] | None:
    """A consume power as the kind of good it takes, how many, and the points for each."""
    match power:
        case Consume(good, up_to, vp, cards):
            return good, up_to, vp + CARD * cards
        case ConsumePair(good, vp, cards):
            return good, 2, (vp + CARD * cards) / 2
        case ConsumeDifferent(_, vp, cards):
            return ANY, 2, (vp + CARD * cards) / 3
        case ConsumeAll():
            return ANY, 3, 0.7
        case _:
            return None


EATS = tuple(tuple(e for p in card.powers if (e := _eats(p)) is not None) for card in CARDS)


def _income(card: CardRow) -> float:
    """What a card in the tableau adds to the points of each round to come, not counting its goods (see `worth`)."""
    value = 0.18 if card.kind == "world" else 0.0
    for power in card.powers:
        match power:
            case Consume(_, up_to, vp, cards):
                value += up_to * (0.57 * vp + 0.25 * cards - 0.57)
            case ConsumePair():
                value += 0.84
            case ConsumeAll():
                value -= 0.36
    return value


INCOME = tuple(1.4 * FLAT[n] + _income(card) for n, card in enumerate(CARDS))


def _point_rows() -> list[list[int]]:
    """Row t, column c: how many more points card c is worth to a tableau that contains t."""
    military_six = [six for six in range(len(CARDS)) if any(isinstance(x, ScoreMilitary) for x in OTHER_LINES[six])]
    rows = []
    for t in range(len(CARDS)):
        row = [CARD_POINTS[c].get(t, 0) + CARD_POINTS[t].get(c, 0) for c in range(len(CARDS))]
        for six in military_six:
            row[six] += STRENGTH[t]
            if t == six:
                row = [r + STRENGTH[c] for c, r in enumerate(row)]
        rows.append(row)
    return rows


POINT_ROWS = _point_rows()
ALONE = [PRINTED[c] + CARD_POINTS[c].get(c, 0) for c in range(len(CARDS))]

"""Race for the Galaxy: the words the cards are written in (chapter "KARTENFÄHIGKEITEN").
Goods, powers in the order of the phases, scoring lines of the six-cost developments, and the card itself."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, NewType, TypeAlias

# A kind of good is the number of cards it sells for.
ANY = 0
THIS = 1  # only the good on this world
NOVELTY = 2
RARE = 3
GENES = 4
ALIEN = 5
GOODS = (NOVELTY, RARE, GENES, ALIEN)

# Where a world's goods come from; 0 = it never has one.
WINDFALL = 1
PRODUCTION = 2

REBEL = "REBEL"

EXPLORE_PHASE = "1"
DEVELOP_PHASE = "2"
SETTLE_PHASE = "3"
TRADE_PHASE = "$"
CONSUME_PHASE = "4"
PRODUCE_PHASE = "5"
PHASES = (EXPLORE_PHASE, DEVELOP_PHASE, SETTLE_PHASE, TRADE_PHASE, CONSUME_PHASE, PRODUCE_PHASE)

# A power is a plain tuple: Military(1) == Tactics(1) holds, so tell powers apart by their type.

# ---- I: Explore


class Explore(NamedTuple):
    """Look at `draw` more cards, keep `keep` more of them."""

    draw: int = 0
    keep: int = 0


# ---- II: Develop


class DrawAtStart(NamedTuple):
    """Draw before choosing a development."""

    cards: int


class DevelopDiscount(NamedTuple):
    """Developments cost less, never below 0."""

    amount: int


class DevelopDraw(NamedTuple):
    """Draw after placing a development."""

    cards: int


# ---- III: Settle


class SettleDiscount(NamedTuple):
    """Worlds that are paid for cost less; only worlds of one kind if `good` is set."""

    amount: int
    good: int = ANY


class Military(NamedTuple):
    """Permanent military strength; may be negative."""

    amount: int


class MilitaryAgainst(NamedTuple):
    """Strength against military worlds with this good or this keyword only."""

    amount: int
    good: int = 0
    keyword: str = ""


class Tactics(NamedTuple):
    """May be discarded from the tableau for strength until the end of the phase."""

    amount: int


class ColonyShip(NamedTuple):
    """May be discarded from the tableau to pay 0 for a world, but not one with the good `not_good`."""

    not_good: int


class PayForMilitary(NamedTuple):
    """A military world may be paid for: defence less `discount`; not one with the good `not_good`."""

    discount: int
    not_good: int


class SettleDraw(NamedTuple):
    """Draw after placing a world."""

    cards: int


# ---- IV: Consume, first the trade


class TradeBonus(NamedTuple):
    """More cards for selling a good: any good, one kind, or the one on this world."""

    cards: int
    good: int = ANY


# ---- IV: Consume


class Consume(NamedTuple):
    """Discard up to `up_to` goods, as many as possible, for chips and cards each."""

    good: int = ANY
    up_to: int = 1
    vp: int = 0
    cards: int = 0


class ConsumePair(NamedTuple):
    """Discard exactly two goods, once."""

    good: int = ANY
    vp: int = 0
    cards: int = 0


class ConsumeDifferent(NamedTuple):
    """Discard exactly `kinds` goods, each of a different kind."""

    kinds: int
    vp: int = 0
    cards: int = 0


class ConsumeAll(NamedTuple):
    """Discard every good: one chip each, less `minus` in all."""

    minus: int


class TradeGood(NamedTuple):
    """Discard a good for as many cards as its trade value, with or without the trade bonuses."""

    trade_powers: bool


class ConsumeHand(NamedTuple):
    """May discard up to `up_to` hand cards for chips each, never doubled."""

    up_to: int
    vp: int


class ConsumeDraw(NamedTuple):
    """Draw, without a condition."""

    cards: int


class Lucky(NamedTuple):
    """Name a number, turn over a card, keep it if its cost or defence equals that number."""

    low: int
    high: int


# ---- V: Produce


class Produce(NamedTuple):
    """A good on this world; every production world has this power."""

    def __bool__(self) -> bool:
        # It has no fields, and an empty tuple would count as false.
        return True


class ProduceWindfall(NamedTuple):
    """A good on one windfall world without a good."""

    good: int = ANY


class ProduceDraw(NamedTuple):
    """Draw, without a condition."""

    cards: int


class DrawIfProducedHere(NamedTuple):
    """Draw if this world received a good in this phase."""

    cards: int


class DrawPerGood(NamedTuple):
    """Draw for each good of this kind produced in this phase."""

    good: int
    cards: int


class DrawPerKind(NamedTuple):
    """Draw for each kind of good produced in this phase."""

    cards: int


class DrawIfMost(NamedTuple):
    """Draw after producing more goods of this kind than every other player; a tie gives nothing."""

    good: int
    cards: int


class DrawPerWorld(NamedTuple):
    """Draw for each own world of this kind, with or without a good."""

    good: int
    cards: int


Power: TypeAlias = (
    Explore
    | DrawAtStart
    | DevelopDiscount
    | DevelopDraw
    | SettleDiscount
    | Military
    | MilitaryAgainst
    | Tactics
    | ColonyShip
    | PayForMilitary
    | SettleDraw
    | TradeBonus
    | Consume
    | ConsumePair
    | ConsumeDifferent
    | ConsumeAll
    | TradeGood
    | ConsumeHand
    | ConsumeDraw
    | Lucky
    | Produce
    | ProduceWindfall
    | ProduceDraw
    | DrawIfProducedHere
    | DrawPerGood
    | DrawPerKind
    | DrawIfMost
    | DrawPerWorld
)

PHASE_OF: dict[type[Power], str] = {
    Explore: EXPLORE_PHASE,
    DrawAtStart: DEVELOP_PHASE,
    DevelopDiscount: DEVELOP_PHASE,
    DevelopDraw: DEVELOP_PHASE,
    SettleDiscount: SETTLE_PHASE,
    Military: SETTLE_PHASE,
    MilitaryAgainst: SETTLE_PHASE,
    Tactics: SETTLE_PHASE,
    ColonyShip: SETTLE_PHASE,
    PayForMilitary: SETTLE_PHASE,
    SettleDraw: SETTLE_PHASE,
    TradeBonus: TRADE_PHASE,
    Consume: CONSUME_PHASE,
    ConsumePair: CONSUME_PHASE,
    ConsumeDifferent: CONSUME_PHASE,
    ConsumeAll: CONSUME_PHASE,
    TradeGood: CONSUME_PHASE,
    ConsumeHand: CONSUME_PHASE,
    ConsumeDraw: CONSUME_PHASE,
    Lucky: CONSUME_PHASE,
    Produce: PRODUCE_PHASE,
    ProduceWindfall: PRODUCE_PHASE,
    ProduceDraw: PRODUCE_PHASE,
    DrawIfProducedHere: PRODUCE_PHASE,
    DrawPerGood: PRODUCE_PHASE,
    DrawPerKind: PRODUCE_PHASE,
    DrawIfMost: PRODUCE_PHASE,
    DrawPerWorld: PRODUCE_PHASE,
}

# ---- Six-cost developments


class Score(NamedTuple):
    """Points for each tableau card that meets all the conditions; the first line it meets counts."""

    vp: int
    kind: str = ""
    good: int = 0
    source: int = 0
    cost: int = -1
    military: bool = False
    keyword: str = ""
    name: str = ""
    has_power: str = ""


class ScoreChips(NamedTuple):
    """Points for every full `each` points in chips."""

    vp: int
    each: int


class ScoreMilitary(NamedTuple):
    """Points for every `each` of the permanent, unconditional strength."""

    vp: int
    each: int


Scoring: TypeAlias = Score | ScoreChips | ScoreMilitary

# ---- The card

Kind: TypeAlias = Literal["world", "development"]


BASE = "base"

Card = NewType("Card", int)
"""A kind of card: its index among the rows."""


@dataclass(frozen=True, slots=True)
class CardRow:
    """One kind of card. Powers are in phase order; a power is named by its index within its phase."""

    id: str
    name: str
    name_de: str
    kind: Kind
    copies: int
    cost: int  # 0 for military worlds
    defense: int  # 0 for all others
    military_world: bool
    vp: int  # 0 for the "?" of the six-cost developments
    good: int  # 0 = none
    source: int
    start: int  # 0..4, -1 = not a start world
    start_colour: str
    hand: int  # 1..4: in that first-game hand, 0 = in none
    keywords: tuple[str, ...]
    powers: tuple[Power, ...]
    scoring: tuple[Scoring, ...]
    set: str = BASE
    """The set the card belongs to; a game is played with one set or with all."""
    _by_phase: dict[str, tuple[Power, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_phase = {phase: tuple(p for p in self.powers if PHASE_OF[type(p)] == phase) for phase in PHASES}
        object.__setattr__(self, "_by_phase", by_phase)

    @property
    def number(self) -> int:
        """What a guess (Lucky) is compared with: the cost, or the defence of a military world."""
        return self.defense if self.military_world else self.cost

    def in_phase(self, phase: str) -> tuple[Power, ...]:
        return self._by_phase[phase]

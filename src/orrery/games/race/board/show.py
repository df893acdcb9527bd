"""Race for the Galaxy in the browser: its components with the numbers the board draws them by, and what a reader can
work out from what they may see. All rules are asked of the game itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType

from orrery.core.refusal import No
from orrery.core.unknown import Unknown
from orrery.games.race.board.shapes import Figures, Forbidden, PhaseRun, Placing, SeatFigures
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.empire import COST, DEFENSE, FIRST_DEVELOPMENT, MILITARY_WORLD, Empire, empire
from orrery.games.race.rules.kinds import (
    CONSUME_TRADE,
    CONSUME_X2,
    DEVELOP,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE,
    PRODUCER,
    SETTLE,
    SPECIALIST,
    WAY,
    WITH_TACTICS,
)
from orrery.games.race.rules.legality import development_price, may_develop, may_settle
from orrery.games.race.rules.nouns import ACTION, ACTION_NAMES, POWER, POWERS, Action
from orrery.games.race.rules.scoring import points
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.steps import HAND_SIZE, TABLEAU_SIZE, phases
from orrery.games.race.rules.vocabulary import (
    ALIEN,
    GENES,
    GOODS,
    NOVELTY,
    PHASE_OF,
    RARE,
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
    Produce,
    ProduceDraw,
    ProduceWindfall,
    SettleDiscount,
    SettleDraw,
    Tactics,
    TradeBonus,
    TradeGood,
)
from orrery.games.race.telling import words as said
from orrery.games.race.telling.describe import GOOD as GOOD_NAME
from orrery.games.race.telling.describe import NUMERAL, SOURCE, describe, headline
from orrery.games.race.telling.notes import ways_of
from orrery.server.messages import Component
from orrery.telling.sight import Sight
from orrery.text import Words

RULE_OF: dict[type[Power], str] = {
    Explore: "R4.7",
    DrawAtStart: "R5.8",
    DevelopDiscount: "R5.9",
    DevelopDraw: "R5.10",
    SettleDiscount: "R6.18",
    Military: "R6.12",
    MilitaryAgainst: "R6.13",
    Tactics: "R6.14",
    ColonyShip: "R6.20",
    PayForMilitary: "R6.15",
    SettleDraw: "R6.24",
    TradeBonus: "R7.6",
    Consume: "R8.8",
    ConsumePair: "R8.6",
    ConsumeDifferent: "R8.7",
    ConsumeAll: "R8.9",
    TradeGood: "R8.10",
    ConsumeHand: "R8.14",
    ConsumeDraw: "R8.12",
    Lucky: "R8.13",
    Produce: "R9.1",
    ProduceWindfall: "R9.6",
    ProduceDraw: "R9.11",
    DrawIfProducedHere: "R9.7",
    DrawPerGood: "R9.8",
    DrawPerKind: "R9.8",
    DrawIfMost: "R9.9",
    DrawPerWorld: "R9.10",
}
"""The rule that describes each power."""
SCORING_RULE = {
    card.id: f"R11.{10 + place}"
    for place, card in enumerate(sorted(filter(lambda c: c.scoring, CARDS), key=lambda c: c.name))
}
"""The rules have a line for each six-cost development, in alphabetical order."""
ACTION_RULES = {
    EXPLORE_5: ["R4.1", "R4.5"],
    EXPLORE_1_1: ["R4.1", "R4.6"],
    DEVELOP: ["R5.1", "R5.6"],
    SETTLE: ["R6.1", "R6.7"],
    CONSUME_TRADE: ["R7.3", "R7.5", "R8.1"],
    CONSUME_X2: ["R8.1", "R8.15"],
    PRODUCE: ["R9.1", "R9.4"],
}
WAY_RULES = (["R6.5"], ["R6.20", "R6.21"], ["R6.11"], ["R6.15", "R6.16"], ["R6.22"])
PHASES = ("explore", "develop", "settle", "consume", "produce")
PHASE_OF_ACTION = {
    EXPLORE_5: "explore",
    EXPLORE_1_1: "explore",
    DEVELOP: "develop",
    SETTLE: "settle",
    CONSUME_TRADE: "consume",
    CONSUME_X2: "consume",
    PRODUCE: "produce",
}
BEFORE_DEVELOP = ("setup", "action", "explore")
NEVER = 3
"""No phase is played this many times in a round: its bonus is no longer available."""
KINDS = {kind: GOOD_NAME[kind] for kind in GOODS}


# --- what the game is made of ---------------------------------------------------------------------------------


def catalogue(words: Words, config: Mapping[str, str]) -> tuple[dict[str, list[Component]], dict[str, Any]]:
    """All cards, actions, ways, consume powers and numbers to guess; and whatever else the board draws."""
    lowest, highest = min(c.number for c in CARDS), max(c.number for c in CARDS)
    nouns = {
        "card": [_card(n, card, words) for n, card in enumerate(CARDS)],
        "action": [_action(n, words) for n in ACTION.every],
        "way": [_way(n, words) for n in range(len(WAY.names))],
        "power": [_power(n, words) for n in range(len(POWERS))],
        "producer": [_producer(n, words) for n in range(len(PRODUCER.names))],
        "number": [Component(n, n, str(n), [], ["R14.5"], {}) for n in range(lowest, highest + 1)],
    }
    board = {
        "goods": [
            {
                "id": KINDS[kind],
                "name": said.good(kind, words),
                "letter": words.text(f"race-board-letter-{KINDS[kind]}"),
            }
            | {"worth": kind}
            for kind in GOODS
        ],
        "phases": [_phase(phase, words) for phase in PHASES],
        "tableau": TABLEAU_SIZE,
        "hand": HAND_SIZE,
    }
    return nouns, board


def _phase(phase: str, words: Words) -> dict[str, str]:
    """A phase with its number and its name, which the game puts in one phrase."""
    numeral, _, name = said.phase(phase, words).partition(" ")
    return {"id": phase, "numeral": numeral, "name": name}


def _card(number: int, card: CardRow, words: Words) -> Component:
    rules = dict.fromkeys(_rule(card, power) for power in card.powers)
    if card.scoring:
        rules[SCORING_RULE[card.id]] = None
    return Component(
        number=number,
        id=card.id,
        name=said.card(number, words),
        text=[headline(card, words.text, words.lang), *describe(card, words.text, words.lang)],
        rules=list(rules),
        facts=_facts(card, words),
    )


def _rule(card: CardRow, power: Power) -> str:
    """The rule for a power of a card. One power has a separate rule for each of its two cards."""
    return "R8.11" if isinstance(power, TradeGood) and power.trade_powers else RULE_OF[type(power)]


def _facts(card: CardRow, words: Words) -> dict[str, Any]:
    """The numbers on a card."""
    return {
        "kind": card.kind,
        "military": card.military_world,
        "cost": card.number,
        "vp": card.vp,
        "six": bool(card.scoring),
        "good": KINDS.get(card.good, ""),
        "source": SOURCE[card.source],
        "start": card.start,
        "keywords": [{"id": word, "name": words.text(f"race-keyword-{word}")} for word in card.keywords],
        "powers": [power_facts(power) for power in card.powers],
    }


def power_facts(power: Power) -> dict[str, Any]:
    """A power as the board draws it: its phase, what it is, its numbers."""
    facts: dict[str, Any] = {"phase": NUMERAL[PHASE_OF[type(power)]], "does": type(power).__name__}
    for name, value in power._asdict().items():
        facts[name] = GOOD_NAME[value] if name in ("good", "not_good") else value
    return facts


def _action(number: Action, words: Words) -> Component:
    facts = {"phase": PHASE_OF_ACTION[number]}
    text = [words.text(f"race-board-action-{ACTION_NAMES[number]}")]
    return Component(number, ACTION_NAMES[number], said.action(number, words), text, ACTION_RULES[number], facts)


def _producer(number: int, words: Words) -> Component:
    text = said.producer_text(number, words)
    return Component(
        number, PRODUCER.names[number], said.producer(number, words), [text] if text else [], ["R9.12"], {}
    )


def _way(number: int, words: Words) -> Component:
    tactics, plain = divmod(number, WITH_TACTICS)
    rules = [*WAY_RULES[plain], "R6.14"] if tactics else WAY_RULES[plain]
    return Component(number, WAY.names[number], said.way(number, words), [], rules, {"tactics": bool(tactics)})


def _power(number: int, words: Words) -> Component:
    owner, place, power = POWERS[number]
    facts = {"card": owner, "place": place, "power": power_facts(power)}
    text = [said.power_text(number, words)]
    return Component(number, POWER.names[number], said.power(number, words), text, [_rule(CARDS[owner], power)], facts)


# --- what follows from what a reader sees ---------------------------------------------------------------------


def figures(view: Sight, words: Words) -> Figures:
    """The numbers the board shows for one reader's view (a seat, a spectator, or someone who sees everything)."""
    s: Race = view.state
    return Figures(
        round=s.round,
        phase=s.phase,
        phases=_phases(s),
        deck=len(s.deck),
        discard=len(s.discard),
        pool=s.pool,
        order=list(s.order),
        seats=[_seat(s, seat) for seat in range(view.players)],
    )


def _phases(s: Race) -> list[PhaseRun]:
    """The phases of this round in order; `now` marks the current one, `done` those before it."""
    running = phases(s)
    now = next((n for n, frame in enumerate(running) if frame in ((s.phase,), (s.phase, s.time))), -1)
    if s.phase in ("end", "over"):
        now = len(running)
    return [
        PhaseRun(id=frame[0], time=frame[1] if len(frame) > 1 else 1, now=n == now, done=n < now)
        for n, frame in enumerate(running)
    ]


def _seat(s: Race, seat: int) -> SeatFigures:
    """One player's side of the table in numbers; the hand is listed card by card if the reader may see it."""
    p = s.players[seat]
    e = empire(p.tableau)
    counted = points(p)
    sees = not isinstance(p.hand, Unknown)
    return SeatFigures(
        hand=_seen(p.hand),
        hand_count=len(p.hand),
        explored=_seen(p.explored),
        tableau=list(p.tableau),
        chips=p.chips,
        military=e.military,
        against=_against(e),
        tactics=e.boost(),
        points=counted.total,
        worlds=counted.worlds,
        developments=counted.developments,
        six={str(card): vp for card, vp in counted.six.items()},
        start=p.start,
        actions=[ACTION_NAMES[n] for n in p.actions],
        sales={str(world): e.sale(world) for world in p.goods},
        cards=_hand(s, seat, e) if sees else {},
    )


def _seen(cards: Any) -> list[int] | None:
    """Cards that the reader may see."""
    return None if isinstance(cards, Unknown) else list(cards)


def _against(e: Empire) -> dict[str, int]:
    """Military strength that counts only against some worlds."""
    found = {
        KINDS[kind]: e.military_against[kind] for kind in (NOVELTY, RARE, GENES, ALIEN) if e.military_against[kind]
    }
    return found | ({"rebel": e.military_rebels} if e.military_rebels else {})


def _hand(s: Race, seat: int, e: Empire) -> dict[str, Placing]:
    """What it would take to place each card of the hand if its phase were now, and which rule forbids it."""
    hand: Sequence[int] = s.players[seat].hand
    time = s.time if s.phase == "develop" else 1 if s.phase in BEFORE_DEVELOP else NEVER
    develops, settles = may_develop(s, seat, time), may_settle(s, seat)
    return {
        str(card): _world(s, seat, card, e, settles(card))
        if card < FIRST_DEVELOPMENT
        else _placing(development_price(s, seat, card, e, time), COST[card], develops(card))
        for card in dict.fromkeys(hand)
    }


def _world(s: Race, seat: int, card: int, e: Empire, no: No | None) -> Placing:
    ways = ways_of(s, seat, card) if no is None else []
    if not MILITARY_WORLD[card]:
        placing = _placing(e.price(card, COST[card]), COST[card], no)
    else:
        placing = Placing(strength=e.strength(card), defence=DEFENSE[card], no=_why(no))
        if SPECIALIST in ways:
            placing.price = e.price(card, DEFENSE[card] - 1)
    placing.ways = [WAY.names[way] for way in ways]
    return placing


def _placing(price: int, cost: int, no: No | None) -> Placing:
    return Placing(price=price, cost=cost, no=_why(no))


def _why(no: No | None) -> Forbidden | UnsetType:
    return UNSET if no is None else Forbidden(no.rule, no.args.get("need", UNSET), no.args.get("have", UNSET))

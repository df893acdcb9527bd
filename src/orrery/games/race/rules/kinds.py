"""Race for the Galaxy: the questions it asks and the nouns their answers consist of, in rulebook order."""

from orrery.core.ask import Kind
from orrery.core.chance import ChanceKind
from orrery.core.nouns import Maybe, Named, Number
from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.nouns import ACTION, CARD, POWER, Consuming
from orrery.games.race.rules.vocabulary import Card, Tactics

EXPLORE_5, EXPLORE_1_1, DEVELOP, SETTLE, CONSUME_TRADE, CONSUME_X2, PRODUCE = ACTION.every

WAY_NAMES = ("pay", "ship", "conquer", "specialist", "specialist_ship")
PAY, SHIP, CONQUER, SPECIALIST, SPECIALIST_SHIP = range(5)
WITH_TACTICS = len(WAY_NAMES)
"""Added to a way of placing a world for each card such as New Military Tactics that is discarded as well."""
MOST_TACTICS = sum(isinstance(power, Tactics) for card in CARDS for power in card.powers)

BONUS = Card(len(CARD.names))
"""The Produce bonus, listed beside the cards whose powers produce."""


class Producer(Named[Card]):
    """A card whose produce power is used, or the Produce bonus."""

    def targets(self, value: Card) -> tuple[tuple[str, str], ...]:
        return ACTION.targets(PRODUCE) if value == BONUS else CARD.targets(value)


PRODUCER = Producer("producer", [*CARD.names, "bonus"])
WAY = Named(
    "way",
    (
        *WAY_NAMES,
        *(f"{name}_tactics{f'_{n}' if n > 1 else ''}" for n in range(1, MOST_TACTICS + 1) for name in WAY_NAMES),
    ),
)
NUMBER = Number()

STARTING_HAND = Kind("starting_hand", CARD, many=True, secret=True)
CHOOSE_ACTION = Kind("action", ACTION)
CHOOSE_ACTIONS = Kind("actions", ACTION, many=True)
KEEP = Kind("keep", CARD, many=True, secret=True)
PLACE_DEVELOPMENT: Kind[Card | None] = Kind("develop", Maybe(CARD))
PLACE_WORLD: Kind[Card | None] = Kind("settle", Maybe(CARD))
CHOOSE_WAY = Kind("way", WAY)
PAYMENT = Kind("payment", CARD, many=True, secret=True)
SELL = Kind("sell", CARD)
CONSUME: Kind[Consuming | None] = Kind("consume", Maybe(POWER))
GOODS = Kind("goods", CARD, many=True)
CONSUME_HAND = Kind("consume_hand", CARD, many=True, secret=True)
GUESS = Kind("guess", NUMBER)
PRODUCE_NEXT = Kind("produce_next", PRODUCER)
PRODUCE_ON: Kind[Card | None] = Kind("produce_on", Maybe(CARD))
HAND_LIMIT = Kind("hand_limit", CARD, many=True, secret=True)

KINDS = {
    kind.name: kind
    for kind in (
        STARTING_HAND, CHOOSE_ACTION, CHOOSE_ACTIONS, KEEP, PLACE_DEVELOPMENT, PLACE_WORLD, CHOOSE_WAY, PAYMENT, SELL,
        CONSUME, GOODS, CONSUME_HAND, GUESS, PRODUCE_NEXT, PRODUCE_ON, HAND_LIMIT,
    )
}  # fmt: skip

START_WORLDS_DEALT = ChanceKind("start_worlds", CARD)
CARDS_DRAWN = ChanceKind("cards", CARD)
CHANCES = {kind.name: kind for kind in (START_WORLDS_DEALT, CARDS_DRAWN)}

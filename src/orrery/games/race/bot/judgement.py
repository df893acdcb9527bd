"""How long a game of Race will last, and what a card in a seat's hand is worth until then."""

from __future__ import annotations

from orrery.games.race.bot.outlook import outlook_of
from orrery.games.race.bot.rows import CARD, HOLDS, STRENGTH, W
from orrery.games.race.rules.empire import COST, DEFENSE, FIRST_DEVELOPMENT, MILITARY_WORLD
from orrery.games.race.rules.scoring import OTHER_LINES, total
from orrery.games.race.rules.state import Race
from orrery.games.race.rules.steps import TABLEAU_SIZE

PACE = {2: 1.0, 3: 0.92, 4: 0.86}
"""More players mean more phases per round, and so fewer rounds."""


def rounds_left(s: Race) -> float:
    """The number of rounds to come after this one, judging by the longest tableau and by how fast the pool empties."""
    longest = fed = 0
    for p in s.players:
        size = len(p.tableau)
        if size > longest:
            longest = size
        fed += outlook_of(tuple(p.tableau)).matched
    by_cards = (TABLEAU_SIZE - longest) * W["slot_cards"] - W["slot_base"]
    by_chips = s.pool / (W["pool_base"] + W["pool_each"] * fed)
    left = by_cards if by_cards < by_chips else by_chips
    if left <= 0.0:
        return 0.0
    return left * (W["experienced"] if s.experienced else PACE[len(s.players)])


def card_worth(rest: float) -> float:
    """What a card in the hand is worth: nothing once the game is over."""
    return CARD * min(1.0, W["late"] + W["later"] * rest)


class Judgement:
    """How one seat sees its own cards at one moment."""

    __slots__ = ("e", "locked", "o", "p", "rest", "s", "w")

    def __init__(self, s: Race, seat: int) -> None:
        self.s = s
        self.p = p = s.players[seat]
        self.o = o = outlook_of(tuple(p.tableau))
        self.e = o.e
        self.rest = rounds_left(s)
        self.w = card_worth(self.rest)
        self.locked: list[tuple[int, float]] | None = None

    def opened(self, card: int) -> float:
        """What the military worlds in the hand are worth that the strength of a card would bring within reach."""
        locked = self.locked
        if locked is None:
            e, points = self.e, self.o.points
            locked = self.locked = []
            for world in self.p.hand:
                if world >= FIRST_DEVELOPMENT:
                    break
                if MILITARY_WORLD[world]:
                    missing = DEFENSE[world] - e.strength(world)
                    if missing > 0:
                        locked.append((missing, points[world] + 0.5 * HOLDS[world] * self.w))
        strength = STRENGTH[card]
        return sum([value for missing, value in locked if missing <= strength])

    def placed(self, card: int, rest: float) -> float:
        """What a card yields if it stays in the tableau for this many rounds."""
        value = self.o.points[card] + rest * self.o.engine(card)
        if rest > 0.5:
            if HOLDS[card]:
                value += self.w * (W["windfall_first"] * HOLDS[card] if not self.p.goods else W["windfall_more"])
            if STRENGTH[card] > 0:
                value += W["opens"] * self.opened(card)
        if OTHER_LINES[card] and not STRENGTH[card]:
            value += (self.p.chips + W["chips_rate"] * rest) / 3
        return value

    def kept(self, card: int) -> float:
        """What a card in the hand is worth: what it would yield once it can be placed, less its price."""
        p, e = self.p, self.e
        delay = 0.0
        if card >= FIRST_DEVELOPMENT:
            if card in p.tableau:
                return 0.0
            price: float = COST[card] - e.develop_discount
            if price < 0:
                price = 0
        elif not MILITARY_WORLD[card]:
            price = e.price(card, COST[card])
        else:
            price = 0.0
            missing = DEFENSE[card] - e.strength(card)
            if missing > 0:
                price = W["missing_base"] + W["missing"] * missing
                bought = 99 if (paid := e.bought(card)) is None else paid
                if bought < price:
                    price = bought
                else:
                    delay = W["delay_missing"] * missing
        short = price - len(p.hand) + 1
        if short > 0 and not delay:
            delay = W["delay_price"] * short
        rest = self.rest - delay
        if rest < 0.0:
            return 0.01
        value = self.placed(card, rest) - W["keep_price"] * self.w * price
        return value if value > 0.02 else 0.02

    def worst(self, cards: list[int], count: int) -> tuple[int, ...]:
        """The cards to give up; of two identical ones, one is superfluous."""
        ranked = []
        before = -1
        for card in cards:
            ranked.append((0.0 if card == before else self.kept(card), card))
            before = card
        ranked.sort()
        return tuple(sorted([card for _, card in ranked[:count]]))

    def development_gain(self, card: int, bonus: int) -> float:
        price = COST[card] - self.e.develop_discount - bonus
        return self.placed(card, self.rest) - self.w * ((price if price > 0 else 0) + 1)

    def world_gain(self, card: int) -> float:
        e = self.e
        gain = self.placed(card, self.rest) - self.w
        price: float
        if not MILITARY_WORLD[card]:
            price = e.price(card, COST[card])
            if e.ship_for(card) >= 0 and price > W["discard_price"]:
                price = W["discard_price"]
        elif e.strength(card) >= DEFENSE[card]:
            price = 0
        elif (bought := e.bought(card)) is not None and bought < len(self.p.hand):
            price = bought
        else:
            price = W["discard_price"]
        return gain - self.w * price

    def ending(self, gain: float) -> float:
        """Placing the twelfth card ends the game: good for whoever is ahead."""
        if len(self.p.tableau) < TABLEAU_SIZE - 1:
            return 0.0
        lead = total(self.p) + gain - max([total(q) for q in self.s.players if q is not self.p])
        return W["end"] * max(-3.0, min(3.0, lead))

"""What a bot does with what it finds in Twilight Imperium 4: exploration cards, fragments and relics."""

from __future__ import annotations

from typing import Any

from orrery.games.ti4.bot.plans import planet_worth
from orrery.games.ti4.rules.card_data import EXPLORATIONS
from orrery.games.ti4.rules.data import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, INFANTRY, MECH
from orrery.games.ti4.rules.offers import (
    COMMODITIES,
    COMMODITY,
    CONVERT_SOME,
    DRAW,
    GOOD,
    GOODS,
    IGNORE,
    INFANTRY_OFFER,
    MECH_OFFER,
    RELIC_OFFER,
    REPLENISH,
    TOKEN_OFFER,
    wants_commodities,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat

KEPT = {"attach": 3.0, "relic_fragment": 2.5, "keep_in_play_area": 2.0, "resolve_and_discard": 1.0, "place_token": 0.8}
"""What exploration cards are worth, by what becomes of them."""


def offer_worth(s: Imperium, seat: int, offer: int) -> float:
    """What one of a card's offers is worth."""
    p = s.players[seat]
    return {
        RELIC_OFFER: 5.0, TOKEN_OFFER: 2.5, MECH_OFFER: 2.0, DRAW: 1.5, GOODS: 1.5, GOOD: 0.5,
        REPLENISH: 1.8 * wants_commodities(s, Seat(seat)),
        CONVERT_SOME: 0.9 * min(2, p.commodities), COMMODITIES: 1.2, COMMODITY: 0.8, INFANTRY_OFFER: 1.0, IGNORE: 1.0,
    }[offer]  # fmt: skip


def offer(s: Imperium, seat: int, d: Any) -> int | None:
    """The best offer; a card never offers harm, but sometimes nothing."""
    found = [it for it in d.options() if it is not None and offer_worth(s, seat, it) > 0]
    return max(found, key=lambda it: (offer_worth(s, seat, it), -it), default=None)


def pay_with(s: Imperium, seat: int, d: Any) -> int:
    """Commodities rather than trade goods."""
    options = list(d.options())
    return COMMODITY if COMMODITY in options else int(options[0])


def card(s: Imperium, seat: int, d: Any) -> int:
    """The card that is worth most."""
    return int(max(d.options(), key=lambda it: (KEPT.get(EXPLORATIONS[it].resolution, 1.0), -it)))


def richest(s: Imperium, seat: int, d: Any) -> int:
    """The most valuable planet."""
    return int(max(d.options(), key=lambda it: (planet_worth(s, seat, it), -it)))


def freelance(s: Imperium, seat: int, d: Any) -> int | None:
    """A unit that is worth its price."""
    units = [it for it in d.options() if it is not None]
    return next((unit for unit in (DREADNOUGHT, CARRIER, CRUISER, MECH, DESTROYER, INFANTRY) if unit in units), None)


def freelance_on(s: Imperium, seat: int, d: Any) -> int | None:
    """On a planet rather than in space."""
    return next((it for it in d.options() if it is not None), None)


def fragments(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Those of which there are fewest, so that three of a kind stay together."""
    have = s.players[seat].fragments
    ranked = sorted(d.items, key=lambda it: (have[it], it))
    answer = tuple(sorted(ranked[: d.low]))
    return answer if d.refuse(answer) is None else next(d.options())


def fragment(s: Imperium, seat: int, d: Any) -> int:
    """The kind of which there are most."""
    have = s.players[seat].fragments
    return int(max(d.options(), key=lambda it: (have[it], -it)))

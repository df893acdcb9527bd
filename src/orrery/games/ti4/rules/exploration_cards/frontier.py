"""Twilight Imperium 4: the exploration cards of the frontier (LRR 98)."""

from __future__ import annotations

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.control import gain_control
from orrery.games.ti4.rules.data import ALPHA, BETA, GAMMA, MIRAGE
from orrery.games.ti4.rules.exploration import found
from orrery.games.ti4.rules.hooks import as_action
from orrery.games.ti4.rules.ion_storm import show
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.kinds import ION_SIDE
from orrery.games.ti4.rules.nouns import EXPLORATION
from orrery.games.ti4.rules.offers import CONVERT_SOME, REPLENISH, convert, draw_by_text, offered
from orrery.games.ti4.rules.purge import purge_card
from orrery.games.ti4.rules.research import affordable, pay_for_research, research, research_funds
from orrery.games.ti4.rules.secrets import draw_a_secret
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Place, Planet, Seat
from orrery.games.ti4.rules.verbs import replenish

ENIGMATIC_DEVICE = text("exploration.enigmatic_device")
RESEARCH_PRICE = 6


@found("derelict_vessel")
async def derelict_vessel(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Draw 1 secret objective."
    then(s, frame(draw_a_secret, me))


@found("lost_crew")
async def lost_crew(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Draw 2 action cards."
    then(s, frame(draw_by_text, me, 2))


@found("merchant_station")
async def merchant_station(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    """You may replenish your commodities, even if that brings you none (LRR F.11), or convert all of them to trade
    goods."""
    have = s.players[me].commodities
    options = [CONVERT_SOME] * bool(have) + [REPLENISH]
    taken = await offered(me, EXPLORATION.index["merchant_station"], options)
    if taken == REPLENISH:
        await replenish(s, me)
    elif taken == CONVERT_SOME:
        convert(s, me, have)


@found("gamma_relay")
async def gamma_relay(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Place a gamma wormhole token in this system; purge this card."
    s.wormholes[GAMMA] |= 1 << place
    purge_card(s, EXPLORATION.index["gamma_relay"])


@found("ion_storm")
async def ion_storm(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Place the ion storm token in this system with either side up; the card stays in the common play area."
    s.explored.remove(EXPLORATION.index["ion_storm"])
    s.ion_storm = place
    show(s, await choose(me, ION_SIDE, [ALPHA, BETA], explain=lambda side: No("LRR 29.7")))


@found("mirage")
async def mirage(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Place Mirage in this system, gain its card and ready it; purge this card. Mirage is then explored (LRR 29.1)."
    s.places[MIRAGE] = place
    purge_card(s, EXPLORATION.index["mirage"])
    await gain_control(s, me, MIRAGE)
    s.exhausted &= ~(1 << MIRAGE)


# --- the Enigmatic Device ----------------------------------------------------------------------------------------


@found("enigmatic_device")
async def enigmatic_device(s: Imperium, me: Seat, planet: Planet, place: Place) -> None:
    "Place this card before you; there may be two."
    s.explored.remove(EXPLORATION.index["enigmatic_device"])
    s.players[me].texts.put(ENIGMATIC_DEVICE, me)


def why_not_devise(s: Imperium, seat: int) -> No | None:
    """There must be 6 resources to spend, and something to research (LRR 58.3)."""
    have = research_funds(s, seat)
    if have < RESEARCH_PRICE:
        return No("LRR 30.3", need=RESEARCH_PRICE, have=have)
    return None if affordable(s, seat, RESEARCH_PRICE) else No("LRR 58.3")


@as_action("exploration.enigmatic_device", why_not_devise)
async def use_enigmatic_device(s: Imperium, me: Seat) -> None:
    "Spend 6 resources and purge this card to research 1 technology."
    texts = s.players[me].texts
    texts.take(ENIGMATIC_DEVICE, texts.owners(ENIGMATIC_DEVICE)[0])
    s.purged_cards.append(EXPLORATION.index["enigmatic_device"])
    tell(s, "ti4-log-purges", seat=me, card=ENIGMATIC_DEVICE)
    if await pay_for_research(s, me, RESEARCH_PRICE):
        await research(s, me)


def worth_devising(it: Judge) -> float:
    """When technologies are worth their price."""
    return 1.5 if it.wants_technology() else -1.0


opinion(ENIGMATIC_DEVICE, worth=2.0, use=worth_devising)

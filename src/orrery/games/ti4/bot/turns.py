"""What a bot does with its turns in Twilight Imperium 4: which strategy card it takes, which action it takes, which
secondary abilities it uses."""

from __future__ import annotations

from typing import Any

from orrery.core.abilities import Ability
from orrery.core.ask import Dice
from orrery.games.ti4.bot import cards
from orrery.games.ti4.bot.cards import use_value
from orrery.games.ti4.bot.goals import wants_any
from orrery.games.ti4.bot.plans import HURRY, LEAST, TOKEN, can_pay_custodians, plans, strands
from orrery.games.ti4.bot.research import SCIENCE, best_technology, urgent, wants_technology
from orrery.games.ti4.bot.saving import complete, saved_tokens, spare
from orrery.games.ti4.bot.wealth import STRUCTURED, best_site, free_influence
from orrery.games.ti4.rules.actions import NOTES_AT, component_actions, why_not
from orrery.games.ti4.rules.board import influence, planets_of, resources
from orrery.games.ti4.rules.data import (
    CONSTRUCTION,
    DIPLOMACY,
    IMPERIAL,
    LEADERSHIP,
    MECATOL_REX,
    POLITICS,
    TECHNOLOGY_CARD,
    TRADE,
    WARFARE,
)
from orrery.games.ti4.rules.kinds import PASS, RELIC, TACTICAL, TEXTS_AT
from orrery.games.ti4.rules.nouns import STRATEGY_POOL, TACTIC_POOL
from orrery.games.ti4.rules.secrets import MOST_SECRETS, secrets_of, secrets_scored
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import secondary_price, tired
from orrery.games.ti4.rules.tactical import activatable
from orrery.games.ti4.rules.texts import text, text_of_note
from orrery.games.ti4.rules.things import Note, Place, Seat, Strategy, places_in
from orrery.games.ti4.rules.verbs import commodity_limit, strategy_tokens
from orrery.games.twilight.rivals import leader

CARD_VALUES = {
    LEADERSHIP: 5.0, DIPLOMACY: 1.5, POLITICS: 3.0, CONSTRUCTION: 3.0, TRADE: 4.5, WARFARE: 3.5, TECHNOLOGY_CARD: 5.0,
    IMPERIAL: 3.5,
}  # fmt: skip
"""What a strategy card is worth when cards are taken."""
PLAYED = {
    LEADERSHIP: 8.0, DIPLOMACY: 0.3, POLITICS: 4.0, CONSTRUCTION: 5.0, TRADE: 7.0, WARFARE: 0.4, TECHNOLOGY_CARD: 7.0,
    IMPERIAL: 3.0,
}  # fmt: skip
"""How urgent it is to play a strategy card."""
FLEET_LOGISTICS = text("technology.fleet_logistics")
MOOD = 0.8
"""Two cards that differ by less than this are considered equally good."""

# --- the strategy phase ------------------------------------------------------------------------------------------


def card_value(s: Imperium, seat: int, card: Strategy) -> float:
    """What a strategy card is worth to a player in this round."""
    value = CARD_VALUES[card] + 0.9 * s.strategy_goods[card]
    if card == LEADERSHIP and sum(s.players[seat].pools) < 9:
        value += 1.5
    elif card == TECHNOLOGY_CARD:
        value += 2.0 * bool(wants_any(s, seat, SCIENCE)) + 2.0 * urgent(s, seat) - 2.5 * (not wants_technology(s, seat))
    elif card == CONSTRUCTION:
        value += min(5.0, sum([6.0 * it.weight for it in wants_any(s, seat, STRUCTURED)]))
    elif card == TRADE:
        value += 0.4 * commodity_limit(s, Seat(seat))
    elif card == IMPERIAL:
        value += imperial_points(s, seat) * 6.0 + 1.0 * needs_secrets(s, seat) + denied(s, seat)
    elif card == WARFARE:
        value += 0.5 * (s.round > 1)
    return value


def imperial_points(s: Imperium, seat: int) -> float:
    """The points that Imperial will bring: for Mecatol Rex, and for an objective more than the status phase allows."""
    ready = len(complete(s, seat))
    return (1.0 if s.owner[MECATOL_REX] == seat else 0.0) + (0.8 if ready > 1 else 0.3 * ready)


def denied(s: Imperium, seat: int) -> float:
    """What it is worth that the leader does not get Imperial: the more, the more points it would bring there."""
    ahead = leader(s, seat)
    if s.players[ahead].points < s.players[seat].points or s.players[ahead].strategies:
        return 0.0
    near_end = s.players[ahead].points >= s.goal - 3
    return (3.0 if near_end else 1.0) * imperial_points(s, ahead)


def needs_secrets(s: Imperium, seat: int) -> int:
    """How many more secret objectives a player may have."""
    return max(0, MOST_SECRETS - len(secrets_of(s.players[seat])) - secrets_scored(s, seat))


def take(s: Imperium, seat: int, d: Any, dice: Dice) -> int:
    """The best strategy card; among cards that are almost equally good, a random one."""
    return max([(card_value(s, seat, card) + MOOD * dice.random(), -card, int(card)) for card in d.options()])[2]


# --- actions -----------------------------------------------------------------------------------------------------


def act(s: Imperium, seat: int, d: Any) -> int:
    """The best of strategy cards, systems to activate and texts; pass when nothing is left."""
    deeds = list(d.options())
    best, chosen = (0.0, PASS) if PASS in deeds else (-99.0, deeds[0])
    for deed in deeds:
        value = deed_value(s, seat, deed)
        if value > best:
            best, chosen = value, deed
    return int(chosen)


def react(s: Imperium, seat: int, d: Any) -> int | None:
    """The best text to use now; one that allows another action only if there is something to do."""
    idle = FLEET_LOGISTICS in d.options() and not any(deed_value(s, seat, deed) > 0 for deed in others_left(s, seat))
    return cards.react(s, seat, d, frozenset({FLEET_LOGISTICS}) if idle else frozenset())


def others_left(s: Imperium, seat: int) -> list[int]:
    """What a player could do in another action."""
    deeds = (*range(TEXTS_AT), *component_actions(s, seat))
    return [deed for deed in deeds if deed != PASS and why_not(s, seat, deed) is None]


def deed_value(s: Imperium, seat: int, deed: int) -> float:
    """What an action is worth now."""
    if deed == PASS:
        return 0.0
    if deed >= NOTES_AT:
        return use_value(s, seat, text_of_note(Note(deed - NOTES_AT)))
    if deed >= TEXTS_AT:
        return use_value(s, seat, Ability(deed - TEXTS_AT))
    if deed == RELIC:
        return 4.0
    if deed == TACTICAL:
        return tactical_value(s, seat)
    return strategic_value(s, seat, Strategy(deed))


def tactical_value(s: Imperium, seat: int) -> float:
    """What the best system to activate is worth; less if the token is kept for an objective."""
    found = plans(s, seat, places_in(activatable(s, Seat(seat))), spare(s, seat))
    if not found or found[0].value <= LEAST:
        return -9.0
    p = s.players[seat]
    kept = saved_tokens(s, seat)
    dear = 4.0 * TOKEN if kept and p.pools[TACTIC_POOL] + p.pools[STRATEGY_POOL] <= kept else 0.0
    return found[0].value - dear


def strategic_value(s: Imperium, seat: int, card: Strategy) -> float:
    """How urgent a strategy card is; all of them must be played before a player can pass."""
    value = PLAYED[card]
    if card == IMPERIAL:
        value = 9.0 if complete(s, seat) or s.owner[MECATOL_REX] == seat else 0.2
    elif card == DIPLOMACY:
        value = 3.0 if len(tired(s, seat)) >= 2 else 0.1
    elif card == WARFARE:
        value = 0.2 if s.players[seat].pools[TACTIC_POOL] else 6.0
    elif card == TECHNOLOGY_CARD and not wants_technology(s, seat):
        value = 1.0
    return max(value, 0.05)


def activate(s: Imperium, seat: int, d: Any) -> int:
    """The system that is worth most."""
    places: list[Place] = list(d.options())
    found = plans(s, seat, places, spare(s, seat))
    return int(found[0].place if found else places[0])


# --- strategy cards ----------------------------------------------------------------------------------------------


def secondary(s: Imperium, seat: int, d: Any) -> bool:
    """Whether to use a secondary ability."""
    card: Strategy = d.args["strategy"]
    free = not secondary_price(s, Seat(seat), card)
    tokens = strategy_tokens(s, seat, secondary=True)
    many = free or tokens > 1
    p = s.players[seat]
    if not free and saved_tokens(s, seat) >= p.pools[TACTIC_POOL] + p.pools[STRATEGY_POOL]:
        return False
    match card:
        case 0:  # Leadership
            return free_influence(s, seat) >= 3
        case 1:  # Diplomacy
            return many and sum(sorted([resources(s, p) + influence(s, p) for p in tired(s, seat)])[-2:]) >= 5
        case 2:  # Politics
            return free or tokens > 2
        case 3:  # Construction
            value, place = best_site(s, seat)
            least = 2.0 if many else 4.5
            return value > least and (value > least + HURRY or not strands(s, seat, place))
        case 4:  # Trade
            return commodity_limit(s, Seat(seat)) - p.commodities >= (1 if free else 2)
        case 5:  # Warfare
            return many and spare(s, seat) >= 4
        case 6:  # Technology
            value = best_technology(s, seat)
            return spare(s, seat) >= 4 and (value > 2.5 or wants_technology(s, seat))
        case _:  # Imperial
            return needs_secrets(s, seat) > 0 or (free and bool(secrets_of(p)))


def ready(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """The richest planets."""
    ranked = sorted(d.items, key=lambda p: (-resources(s, p) - 0.8 * influence(s, p), p))
    return tuple(sorted(ranked[: d.high]))


def shield_system(s: Imperium, seat: int, d: Any) -> int:
    """The own system that others would most like to have."""
    home = s.players[seat].home

    def value(place: Place) -> float:
        yields = sum([resources(s, p) + influence(s, p) for p in planets_of(s, seat) if s.places[p] == place])
        beside = sum([1 for other, q in enumerate(s.players) if other != seat and place in q.space])
        return yields + 6.0 * beside + 1.0 * (place == home)

    return int(max(d.options(), key=lambda place: (value(place), -place)))


def new_speaker(s: Imperium, seat: int, d: Any) -> int:
    """Oneself, or else the player with the fewest points."""
    return int(max(d.options(), key=lambda other: (other == seat, -s.players[other].points, -other)))


def for_free(s: Imperium, seat: int, d: Any) -> tuple[int, ...]:
    """Those with whom one will trade: all but the leader."""
    most = max(p.points for other, p in enumerate(s.players) if other != seat)
    chosen = [other for other in d.items if s.players[other].points < most or most < 4]
    return tuple(sorted(chosen))


def take_back(s: Imperium, seat: int, d: Any) -> int:
    """The token whose system is worth most if it can be activated again: home, as a rule."""
    places: list[Place] = list(d.options())
    home = s.players[seat].home
    found = plans(s, seat, places, spare(s, seat))
    return int(found[0].place if found else home if home in places else places[0])


def research_more(s: Imperium, seat: int, d: Any) -> bool:
    """A second technology, if there is money for it or an objective asks for it."""
    return urgent(s, seat) or (wants_technology(s, seat) and spare(s, seat) >= d.args["price"] + 3)


def custodians(s: Imperium, seat: int, d: Any) -> bool:
    """Always: it is a victory point, and Mecatol Rex."""
    return can_pay_custodians(s, seat)

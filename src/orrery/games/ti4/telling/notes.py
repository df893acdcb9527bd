"""Twilight Imperium 4 in words: what an answer costs and gives, in the order of the rules. fleets.py covers systems and
units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision
from orrery.core.terms import Deal
from orrery.games.common.picks import Pay
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.council import votes_of
from orrery.games.ti4.rules.data import FACTIONS, OBJECTIVES, PLANETS, STRATEGIES, TILES
from orrery.games.ti4.rules.kinds import COMMODITIES, GOODS, PASS, PLANET_CARDS, RELIC, TACTICAL, TEXTS_AT
from orrery.games.ti4.rules.nouns import (
    AGAINST,
    FLEET_POOL,
    FOR,
    LAWS_AT,
    PLANETS_AT,
    SEATS_AT,
    TACTIC_POOL,
    TEXT_HELPERS_AT,
    TRADE_GOOD,
)
from orrery.games.ti4.rules.research import missing
from orrery.games.ti4.rules.spending import cheapest
from orrery.games.ti4.rules.strategic import INFLUENCE_PER_TOKEN, secondary_price
from orrery.games.ti4.rules.things import Lot, Objective, Planet, Seat, Strategy, Technology
from orrery.games.ti4.rules.verbs import strategy_tokens, wealth
from orrery.games.ti4.telling.cards import (
    abilities,
    colour_of,
    in_short,
    needs,
    part_of,
    planet_name,
    points,
    primary,
    secondary,
    thing_of,
)
from orrery.games.ti4.telling.draft import slice_told, thing_of_lot
from orrery.games.ti4.telling.fleets import FLEETS, place_note, unit_note
from orrery.games.ti4.telling.galaxy import printed, table, there
from orrery.games.ti4.telling.progress import so_far
from orrery.games.twilight.words import joined
from orrery.telling.sight import Sight
from orrery.text import Words

Note = Callable[[Sight, Decision[Any], Any, Words], str]


def note(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """What an option would cost and give."""
    if value is None or value is False:
        return ""
    own = NOTES.get(asked.kind.name) or FLEETS.get(asked.kind.name)
    if own is not None:
        return own(view, asked, value, words)
    return by_noun(view, asked.kind.noun.name, value, words)


def by_noun(view: Sight, noun: str, value: Any, words: Words) -> str:
    """What can be said about a thing, whatever the question."""
    if noun in BY_NOUN:
        return BY_NOUN[noun](view, value, words)
    if noun in ("gun", "site", "piece"):
        return unit_note(view, thing_of(noun, value)[1], words)
    return in_short(noun, value, words) if isinstance(value, int) and not isinstance(value, bool) else ""


def planet_note(view: Sight, planet: int, words: Words) -> str:
    """What a planet yields, its trait and specialty, whose it is, what is there."""
    return joined(*printed(table(view), Planet(planet), words), there(view, Planet(planet), words))


def rival_note(view: Sight, seat: int, words: Words) -> str:
    """A player in brief."""
    p = table(view).players[seat]
    faction = str(words.noun("faction", p.faction)) if p.faction >= 0 else ""
    cards = len(p.hand) + len(p.shown)
    numbers = words.text("ti4-answer-rival", points=p.points, goods=p.goods, commodities=p.commodities, cards=cards)
    return joined(faction, numbers)


def pool_note(view: Sight, pool: int, words: Words) -> str:
    """How many tokens there are now; for the fleet pool also the size of the largest fleet."""
    p = table(view).players[view.seat]
    now = words.text("ti4-answer-now", number=p.pools[pool])
    if pool != FLEET_POOL or not p.space:
        return now
    largest = max(forces.big_ships() for forces in p.space.values())
    return joined(now, words.text("ti4-answer-largest", number=largest))


def strategy_note(view: Sight, card: int, words: Words) -> str:
    """The number of a strategy card, the goods on it, and its primary ability."""
    goods = table(view).strategy_goods[card]
    bonus = words.text("ti4-goods", number=goods) if goods else ""
    return f"{joined(words.text('ti4-answer-order', number=card + 1), bonus)}: {primary(card, words)}"


def faction_note(view: Sight, number: int, words: Words) -> str:
    it = FACTIONS[number]
    planets = words.listed([planet_name(p, words) for p in it.planets])
    return f"{planets}; {words.text('ti4-faction-commodities', number=it.commodities)}; {abilities(number, words)}"


def lot_note(view: Sight, lot: Lot, words: Words) -> str:
    """What a slice or a faction has that can be taken in a draft."""
    noun, number = thing_of_lot(lot)
    if noun == "faction":
        return faction_note(view, number, words)
    it = table(view).draft
    return slice_told(it.slices[lot], words) if it is not None and lot < len(it.slices) else ""


def objective_note(view: Sight, number: int, words: Words) -> str:
    """What an objective asks for, its points, and how far the reader has come."""
    s, it = table(view), OBJECTIVES[number]
    said = f"{in_short('objective', number, words).rstrip('.')}; {points(it.points, words)}"
    if not s.round or it.phase != "status" or view.seat < 0:
        return said
    return joined(said, so_far(s, view.seat, Objective(number), words))


def technology_note(view: Sight, number: int, words: Words) -> str:
    """Colour, prerequisites, how many of them are missing, and what it does."""
    s = table(view)
    lacking = sum(missing(s, view.seat, Technology(number)).values()) if view.seat >= 0 and s.round else 0
    lack = words.text("ti4-answer-lacking", number=lacking) if lacking else ""
    head = joined(colour_of(number, words), needs(number, words), lack)
    return f"{head}: {in_short('technology', number, words)}"


def tile_note(view: Sight, value: tuple[int, int], words: Words) -> str:
    """The planets of a system that is laid."""
    return ", ".join(f"{planet_name(p, words)} {_specialty(p, words)}".rstrip() for p in TILES[value[0]].planets)


def _specialty(planet: int, words: Words) -> str:
    colour = PLANETS[planet].specialty
    return words.text("ti4-planet-specialty", colour=words.noun("colour", colour)) if colour >= 0 else ""


def helper_note(view: Sight, value: int, words: Words) -> str:
    if value < TEXT_HELPERS_AT:
        return planet_note(view, value, words)
    return in_short("card", value - TEXT_HELPERS_AT, words)


def source_note(view: Sight, value: tuple[int, int | None], words: Words) -> str:
    place, planet = value
    return place_note(view, place, words) if planet is None else planet_note(view, planet, words)


def fragment_note(view: Sight, kind: int, words: Words) -> str:
    return words.text("ti4-answer-now", number=table(view).players[view.seat].fragments[kind])


def outcome_note(view: Sight, value: int, words: Words) -> str:
    """What comes of an outcome of the agenda that is voted on, and the votes so far."""
    c = table(view).council
    if c is None:
        return ""
    given = sum(votes for _, outcome, votes in c.votes if outcome == value)
    said = words.text("ti4-answer-votes", number=given)
    if c.hidden:
        return said
    if value in (FOR, AGAINST):
        return f"{said}; {part_of(c.agenda, 'for' if value == FOR else 'against', words)}"
    if SEATS_AT <= value < PLANETS_AT:
        return joined(said, rival_note(view, value - SEATS_AT, words))
    return joined(said, planet_note(view, value - PLANETS_AT, words) if value < LAWS_AT else "")


def die_note(view: Sight, value: int, words: Words) -> str:
    """What a die shows, for which unit, and what that unit needs."""
    r = table(view).roll
    if r is None:
        return ""
    return words.say(
        "ti4-answer-die", unit=r.units[value], pips=r.dice[value], bonus=r.bonus[value], need=r.needs[value]
    )


def figure_note(view: Sight, value: tuple[int, int, int], words: Words) -> str:
    return unit_note(view, value[1], words, value[0])


BY_NOUN: dict[str, Callable[[Sight, Any, Words], str]] = {
    "place": place_note,
    "planet": planet_note,
    "rival": rival_note,
    "unit": unit_note,
    "pool": pool_note,
    "strategy": strategy_note,
    "faction": faction_note,
    "lot": lot_note,
    "objective": objective_note,
    "secret": objective_note,
    "technology": technology_note,
    "lay": tile_note,
    "helper": helper_note,
    "source": source_note,
    "fragment": fragment_note,
    "outcome": outcome_note,
    "die": die_note,
    "figure": figure_note,
}

# --- questions of their own --------------------------------------------------------------------------------------


def _act(view: Sight, asked: Decision[Any], deed: int, words: Words) -> str:
    p = table(view).players[view.seat]
    if deed >= TEXTS_AT:
        return in_short("use", deed - TEXTS_AT, words)
    if deed < len(STRATEGIES):
        return primary(deed, words)
    if deed == TACTICAL:
        return words.text("ti4-answer-tactical", number=p.pools[TACTIC_POOL])
    return words.text("ti4-answer-pass") if deed == PASS else words.text("ti4-answer-relic") if deed == RELIC else ""


def _secondary(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    s, card = table(view), Strategy(asked.args["strategy"])
    cost = secondary_price(s, Seat(view.seat), card)
    price = words.text("ti4-answer-secondary", cost=cost, have=strategy_tokens(s, view.seat, secondary=True))
    return f"{price}: {secondary(card, words)}"


def _buy_tokens(view: Sight, asked: Decision[Any], count: int, words: Words) -> str:
    have = wealth(table(view), view.seat, influence)
    return words.text("ti4-answer-influence", need=INFLUENCE_PER_TOKEN * count, have=have)


def _pay(view: Sight, asked: Decision[Any], item: int, words: Words) -> str:
    """What a planet pays, what it would no longer yield, and whether the cheapest payment takes it."""
    s = table(view)
    assert isinstance(asked, Pay)
    best = words.text("ti4-answer-cheapest") if item in cheapest(s, asked) else ""
    if item == TRADE_GOOD:
        return joined(words.text("ti4-answer-good", number=s.players[view.seat].goods), best)
    means = asked.args["means"]
    paid, other = (influence, resources) if means == "influence" else (resources, influence)
    said = words.text(f"ti4-answer-pays-{means}", number=paid(s, Planet(item)), other=other(s, Planet(item)))
    return joined(said, best)


def _cast_votes(view: Sight, asked: Decision[Any], planet: int, words: Words) -> str:
    return words.text("ti4-many-votes", votes=votes_of(table(view), view.seat).get(Planet(planet), 0))


def _custodians(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    return words.text("ti4-answer-custodians", have=wealth(table(view), view.seat, influence))


def _convert(view: Sight, asked: Decision[Any], count: int, words: Words) -> str:
    return words.text("ti4-goods", number=count)


def _agenda(view: Sight, asked: Decision[Any], it: int, words: Words) -> str:
    return in_short("agenda", it, words)


def _offered(view: Sight, asked: Decision[Any], value: int, words: Words) -> str:
    """What the card says that makes the offer."""
    return in_short("exploration", asked.args["exploration"], words)


ABOUT = ("place", "planet", "unit", "units", "rival", "technology", "strategy", "agenda", "outcome")
"""What a text can be about, in the order in which it is told."""


def about(asked: Decision[Any], words: Words, names: tuple[str, ...] = ABOUT) -> list[str]:
    """What a question is about, besides the text."""
    given = [(name, asked.args[name]) for name in names if name in asked.args]
    return [str(words.noun(name, value)) for name, value in given if value not in (None, (), -1)]


def _aimed(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """What the text in question says, and what it is about now."""
    return "; ".join([*about(asked, words), in_short("text", asked.args["text"], words)])


def _react(view: Sight, asked: Decision[Any], value: int, words: Words) -> str:
    """Who has done what, and what the text says."""
    seat = asked.args.get("seat", -1)
    who = [words.name(seat)] if seat >= 0 else []
    card = ["card"] if asked.args["window"] in ("CardPlayed", "CardDiscarded") else []
    what = ", ".join([*who, *about(asked, words, (*card, *ABOUT))])
    return f"{what}: {in_short('use', value, words)}" if what else in_short("use", value, words)


def _shown(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """The action cards that somebody shows."""
    cards = table(view).players[asked.args["rival"]].shown.seen_by(view.seat)
    return words.listed([f"{words.noun('card', it)}: {in_short('card', it, words)}" for it in cards]) if cards else ""


def _trade(view: Sight, asked: Decision[Any], value: Deal, words: Words) -> str:
    """What the reader keeps."""
    p = table(view).players[view.seat]
    goods, commodities = p.goods - value.given(GOODS), p.commodities - value.given(COMMODITIES)
    return words.text("ti4-answer-keeps", goods=goods, commodities=commodities)


def _nothing(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    return ""


NOTES: dict[str, Note] = {
    "act": _act,
    "secondary": _secondary,
    "buy_tokens": _buy_tokens,
    "pay": _pay,
    "cast_votes": _cast_votes,
    "custodians": _custodians,
    "convert": _convert,
    "agendas_under": _agenda,
    "agenda_first": _agenda,
    "agendas_kept": _agenda,
    "explore_offer": _offered,
    "explore_pay": _nothing,
    "aim_yes": _aimed,
    "aim_amount": _aimed,
    "aim_offer": _aimed,
    "aim_wormhole": _nothing,
    "aim_unit": _nothing,
    "aim_units": _nothing,
    "aim_pieces": _nothing,
    "react": _react,
    "extort": _shown,
    "seen": _shown,
    "trade": _trade,
    "surrender_note": _nothing,
    "relic_unknown": _nothing,
}


def holding(view: Sight, seat: int, field: str, thing: int, words: Words) -> str:
    """What a thing is worth that a seat puts into a deal. What notes, cards and fragments do is printed on them: it
    would be repeated for each partner."""
    return planet_note(view, thing, words) if field == PLANET_CARDS else ""

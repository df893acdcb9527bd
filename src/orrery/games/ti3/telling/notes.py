"""Twilight Imperium 3 in words: what an answer costs and gives, in the order of the rules. war.py covers fleets and
fights."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision
from orrery.core.terms import Deal
from orrery.games.ti3.rules.board import (
    influence,
    near,
    resources,
)
from orrery.games.ti3.rules.data import (
    IMPERIAL,
    OBJECTIVES,
    RACES,
    STRATEGIES,
    TECHNOLOGY,
    TILES,
    TRADE,
)
from orrery.games.ti3.rules.galaxy import PLACES
from orrery.games.ti3.rules.kinds import FIRST_WAY, GOODS, PASS, TACTICAL, TRANSFER, Patrol
from orrery.games.ti3.rules.listings import colour
from orrery.games.ti3.rules.nouns import COMMAND_POOL, FLEET_POOL, GOOD, STRATEGY_POOL
from orrery.games.ti3.rules.objectives import PRICES, is_met
from orrery.games.ti3.rules.options import ANCIENT_THRONE, STAR_IN_THE_CROWN, ruling
from orrery.games.ti3.rules.research import cost as technology_cost
from orrery.games.ti3.rules.strategic import secondary_cost
from orrery.games.ti3.rules.things import Objective, Planet, Technology
from orrery.games.ti3.rules.trade import GRANT, income
from orrery.games.ti3.rules.units import big_ships
from orrery.games.ti3.rules.verbs import partners, wealth
from orrery.games.ti3.telling.cards import abilities, in_short, leads_to, planet_name, primary, secondary
from orrery.games.ti3.telling.galaxy import on_planet, specialty_of, table
from orrery.games.ti3.telling.war import WAR, place_note, unit_note
from orrery.games.twilight.words import joined
from orrery.telling.sight import Sight
from orrery.text import Words

Note = Callable[[Sight, Decision[Any], Any, Words], str]


def note(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """What an option would cost and give."""
    if value is None or value is False:
        return ""
    own = NOTES.get(asked.kind.name) or WAR.get(asked.kind.name)
    if own is not None:
        return own(view, asked, value, words)
    return by_noun(view, asked.kind.noun.name, value, words)


def by_noun(view: Sight, noun: str, value: Any, words: Words) -> str:
    """What can be said about a thing, whatever the question."""
    if noun == "place":
        return place_note(view, value, words)
    if noun == "site":
        site = value - PLACES
        return place_note(view, value, words) if site < 0 else planet_note(view, site, words)
    if noun == "planet":
        return planet_note(view, value, words)
    if noun == "rival":
        return rival_note(view, value, words)
    if noun in ("unit", "built", "load"):
        return unit_note(view, noun, value, words)
    if noun == "pool":
        return words.text("ti3-note-now", number=table(view).players[view.seat].counters[value])
    if noun == "strategy":
        return primary_now(view, value, words)
    return in_short(noun, value, words) if isinstance(value, int) and not isinstance(value, bool) else ""


def planet_note(view: Sight, planet: Planet, words: Words) -> str:
    """What a planet yields, whose it is, what is there."""
    s = table(view)
    owner = s.owner[planet]
    yields = words.text("ti3-planet-yields", resources=resources(s, planet), influence=influence(s, planet))
    whose = words.say("ti3-table-owner", seat=owner) if owner >= 0 else words.text("ti3-table-neutral")
    return joined(yields, specialty_of(s, planet, words), whose, *on_planet(view, planet, words))


def rival_note(view: Sight, seat: int, words: Words) -> str:
    """A player in brief."""
    p = table(view).players[seat]
    race = str(words.noun("race", p.race)) if p.race >= 0 else ""
    cards = len(p.hand) + len(p.shown)
    return joined(race, words.text("ti3-note-rival", points=p.points, goods=p.goods, cards=cards))


# --- T3.1, T3.2: set-up ------------------------------------------------------------------------------------------


def _race(view: Sight, asked: Decision[Any], value: int, words: Words) -> str:
    it = RACES[value]
    planets = words.listed([planet_name(p, words) for p in TILES[it.home].planets])
    return f"{planets}; {abilities(value, words)}"


def _lay(view: Sight, asked: Decision[Any], value: tuple[int, int], words: Words) -> str:
    """The planets of the system, and whose home systems it would be next to."""
    s = table(view)
    place, tile = value
    planets = [f"{planet_name(p, words)} {specialty_of(s, p, words)}".rstrip() for p in TILES[tile].planets]
    beside = [words.name(seat) for seat, p in enumerate(s.players) if near(s)[place] >> p.home & 1]
    said = [", ".join(planets)]
    if beside:
        said.append(words.text("ti3-note-beside-home", names=words.listed(beside)))
    return "; ".join(part for part in said if part)


# --- T3.5: strategy cards and command counters -------------------------------------------------------------------


def primary_now(view: Sight, card: int, words: Words) -> str:
    """The primary ability of a strategy card under the options in use."""
    s = table(view)
    if card == IMPERIAL and ruling(s, ANCIENT_THRONE):
        return words.text("ti3-strategy-imperial-ancient-throne-primary")
    if card == IMPERIAL and ruling(s, STAR_IN_THE_CROWN):
        return words.text("ti3-strategy-imperial-star-in-the-crown-primary")
    return primary(card, words)


def _take(view: Sight, asked: Decision[Any], card: int, words: Words) -> str:
    s = table(view)
    bonus = words.text("ti3-note-bonus", number=s.bonus[card]) if s.bonus[card] else ""
    head = words.text("ti3-note-order", number=card + 1)
    return f"{joined(head, bonus)}: {primary_now(view, card, words)}"


def _bonus(view: Sight, asked: Decision[Any], goods: int, words: Words) -> str:
    return words.text("ti3-note-bonus-split", goods=goods, counters=asked.args["number"] - goods)


def _pool(view: Sight, asked: Decision[Any], pool: int, words: Words) -> str:
    """How many there are now; for the fleet supply also the size of the largest fleet."""
    s = table(view)
    p = s.players[view.seat]
    now = words.text("ti3-note-now", number=p.counters[pool])
    if pool != FLEET_POOL or not p.fleets:
        return now
    largest = max(big_ships(fleet) for fleet in p.fleets.values())
    return joined(now, words.text("ti3-note-largest", number=largest))


# --- T3.6: actions and strategy cards ----------------------------------------------------------------------------


def _action(view: Sight, asked: Decision[Any], value: tuple[int, int | None], words: Words) -> str:
    deed, used = value
    s = table(view)
    p = s.players[view.seat]
    if used is not None:
        return in_short("text", used, words)
    if deed < len(STRATEGIES):
        return primary_now(view, deed, words)
    if deed in (TACTICAL, TRANSFER):
        key = "ti3-note-tactical" if deed == TACTICAL else "ti3-note-transfer"
        return words.text(key, number=p.counters[COMMAND_POOL])
    return words.text("ti3-note-pass") if deed == PASS else ""


def _secondary(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    s, card = table(view), asked.args["strategy"]
    cost = secondary_cost(s, view.seat, card)
    have = s.players[view.seat].counters[STRATEGY_POOL]
    price = words.text("ti3-note-secondary", cost=cost, have=have)
    said = secondary(card, words)
    if card == TRADE:
        said = f"{said} {words.text('ti3-goods', number=income(s, view.seat, old=True))}."
    return f"{price}: {said}"


def _buy_counters(view: Sight, asked: Decision[Any], count: int, words: Words) -> str:
    have = wealth(table(view), view.seat, True)
    return words.text("ti3-note-counters", need=count * asked.args["price"], have=have)


def _pay(view: Sight, asked: Decision[Any], item: int, words: Words) -> str:
    """What a planet pays, and what it would no longer yield."""
    s, votes = table(view), bool(asked.args["influence"])
    planet = Planet(item)
    if item == GOOD:
        return words.text("ti3-note-good", number=s.players[view.seat].goods)
    paid, other = (influence, resources) if votes else (resources, influence)
    kind = "influence" if votes else "resources"
    return joined(
        words.text(f"ti3-note-pays-{kind}", number=paid(s, planet)),
        words.text(f"ti3-note-else-{kind}", number=other(s, planet)),
        specialty_of(s, planet, words),
    )


def _trade_way(view: Sight, asked: Decision[Any], way: int, words: Words) -> str:
    s = table(view)
    if way == FIRST_WAY:
        return words.text("ti3-note-trade", goods=GRANT + income(s, view.seat))
    pairs = sum(len(partners(s, seat)) for seat in range(view.players)) // 2
    return words.text("ti3-note-annul", number=pairs)


def _offer(view: Sight, asked: Decision[Any], value: Deal, words: Words) -> str:
    (mine,), (theirs,) = value.things_given("contract"), value.things_wanted("contract")
    return _contracts(view, view.seat, mine, value.partner, theirs, words)


def _contracts(view: Sight, seat: int, mine: int, rival: int, theirs: int, words: Words) -> str:
    s = table(view)
    given, got = (RACES[s.players[who].race].contracts[i] for who, i in ((seat, mine), (rival, theirs)))
    return words.text("ti3-note-contracts", given=given, got=got)


def _accept(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    a = asked.args
    said = _contracts(view, view.seat, a["contract"], a["rival"], a["other"], words)
    goods = [words.text("ti3-note-gets", number=a["given"])] if a["given"] else []
    goods += [words.text("ti3-note-gives", number=a["wanted"])] if a["wanted"] else []
    return joined(said, *goods)


def _agreement(view: Sight, asked: Decision[Any], rival: int, words: Words) -> str:
    """What the contract of a partner pays."""
    s = table(view)
    p = s.players[rival]
    values = [v for v, holder in zip(RACES[p.race].contracts, p.contracts, strict=True) if holder == view.seat]
    return words.text("ti3-note-income", number=sum(values))


def _research(view: Sight, asked: Decision[Any], value: Technology, words: Words) -> str:
    """Colour, price, what it does and what it leads to."""
    s = table(view)
    p = s.players[view.seat]
    free = s.strategy == TECHNOLOGY and TECHNOLOGY in p.strategies and not p.used >> TECHNOLOGY & 1
    price = words.text("ti3-note-price", price=technology_cost(s, view.seat, value))
    head = f"{words.noun('colour', colour(s, value))}, {words.text('ti3-note-free') if free else price}"
    return f"{head}: {joined(in_short('technology', value, words).rstrip('.'), leads_to(value, words))}"


def _patrol(view: Sight, asked: Decision[Any], value: Patrol, words: Words) -> str:
    return place_note(view, value[2], words)


# --- T3.13: the council ------------------------------------------------------------------------------------------


def _vote(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    """The votes so far for the same thing, and what it is."""
    s = table(view)
    named = value if isinstance(value, tuple) else (value,)
    given = sum(votes for _, votes, verdict in s.council.ballots if verdict[1:] == named) if s.council else 0
    said = words.text("ti3-note-votes", number=given)
    noun = asked.kind.noun.name
    return joined(said, by_noun(view, noun, value, words)) if isinstance(value, int) and noun != "side" else said


def _gift(view: Sight, asked: Decision[Any], value: Deal, words: Words) -> str:
    return words.text("ti3-note-keeps", number=table(view).players[view.seat].goods - value.given(GOODS))


def _promise(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    return words.text("ti3-note-gets", number=asked.args["goods"]) if value else ""


# --- T3.15: the status phase -------------------------------------------------------------------------------------


def _claim(view: Sight, asked: Decision[Any], value: Objective, words: Words) -> str:
    gives = words.text("ti3-points", number=OBJECTIVES[value].points)
    if value not in PRICES:
        return gives
    s, (price, what) = table(view), PRICES[value]
    have = s.players[view.seat].goods if what == "goods" else wealth(s, view.seat, what == "influence")
    return joined(gives, words.text("ti3-note-of", need=price, have=have))


def _show_secret(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    s = table(view)
    secret: Any = s.players[view.seat].secret
    said = [
        joined(
            str(words.noun("objective", number)),
            words.text("ti3-points", number=OBJECTIVES[number].points),
            words.text("ti3-table-met" if is_met(s, view.seat, number) else "ti3-note-lost"),
        )
        for number in secret
    ]
    return "; ".join(said)


def _hand(view: Sight, asked: Decision[Any], value: int, words: Words) -> str:
    return in_short("card", value, words)


def _aimed(view: Sight, asked: Decision[Any], value: bool, words: Words) -> str:
    """What the text in question says."""
    return in_short("text", asked.args["text"], words)


def _nothing(view: Sight, asked: Decision[Any], value: Any, words: Words) -> str:
    return ""


NOTES: dict[str, Note] = {
    "choose_race": _race,
    "lay": _lay,
    "take": _take,
    "bonus": _bonus,
    "allocate": _pool,
    "redistribute": _pool,
    "action": _action,
    "secondary": _secondary,
    "buy_counters": _buy_counters,
    "pay": _pay,
    "trade_way": _trade_way,
    "offer": _offer,
    "accept": _accept,
    "end_agreements": _agreement,
    "research": _research,
    "patrol": _patrol,
    "throne_way": _nothing,
    "vote": _vote,
    "elect_player": _vote,
    "elect_players": _vote,
    "elect_planet": _vote,
    "elect_planets": _vote,
    "elect_law": _vote,
    "elect_colour": _vote,
    "gift": _gift,
    "promise": _promise,
    "claim": _claim,
    "show_secret": _show_secret,
    "discard": _hand,
    "hand_over": _hand,
    "swap": _nothing,
    "fate": _nothing,
    "ransom": _nothing,
    "recheck": _nothing,
    "squadron": _nothing,
    "aim_amount": _nothing,
    "aim_yes": _aimed,
}


def holding(view: Sight, seat: int, field: str, thing: int, words: Words) -> str:
    """What a thing is worth that a seat puts into a deal."""
    if field != "contract":
        return ""
    return words.text("ti3-note-pays", number=RACES[table(view).players[seat].race].contracts[thing])

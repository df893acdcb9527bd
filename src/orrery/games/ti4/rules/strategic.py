"""Twilight Imperium 4: the strategic action (LRR 83) and the eight strategy cards, primary and secondary."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from orrery.core.abilities import Ability
from orrery.core.ask import Confirm, amount, choose, confirm, pick
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.agenda_deck import renew_agendas
from orrery.games.ti4.rules.board import influence, planets_of
from orrery.games.ti4.rules.construction import construct_too, construction, sites
from orrery.games.ti4.rules.data import (
    CONSTRUCTION,
    DIPLOMACY,
    IMPERIAL,
    LEADERSHIP,
    MECATOL_REX,
    PDS,
    POLITICS,
    SPACE_DOCK,
    TECHNOLOGY_CARD,
    TRADE,
    WARFARE,
)
from orrery.games.ti4.rules.hooks import happens, listens, number, step
from orrery.games.ti4.rules.kinds import (
    AGENDA_DRAWN,
    AGENDA_FIRST,
    AGENDAS_UNDER,
    BUY_TOKENS,
    DRAW_SECRET,
    FOR_FREE,
    NEW_SPEAKER,
    READY,
    REDISTRIBUTE,
    RESEARCH_MORE,
    SECONDARY,
    SHIELD_SYSTEM,
    TAKE_BACK,
    WAR_DOCK,
)
from orrery.games.ti4.rules.nouns import POOL
from orrery.games.ti4.rules.options import IDLE_SECONDARIES, ruling
from orrery.games.ti4.rules.production import afloat, produce, yards
from orrery.games.ti4.rules.queries.council import SecondaryPrice, SecondaryUseful
from orrery.games.ti4.rules.queries.development import ResearchPrice
from orrery.games.ti4.rules.research import affordable, pay_for_research, research
from orrery.games.ti4.rules.scoring import score_public
from orrery.games.ti4.rules.seats import clockwise
from orrery.games.ti4.rules.secrets import new_secret
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Planet, Seat, Strategy, places_in
from orrery.games.ti4.rules.transactions import with_trade
from orrery.games.ti4.rules.units import model
from orrery.games.ti4.rules.verbs import (
    draw_cards,
    gain_goods,
    gain_points,
    gain_tokens,
    lay_token,
    most_fleet_tokens,
    pay,
    replenish,
    spend_strategy_token,
    strategy_tokens,
    tokens_left,
    wealth,
)
from orrery.games.ti4.rules.windows.rounds import PrimaryBegins, SecondaryBegins, StrategicDone, StrategyResolved

INFLUENCE_PER_TOKEN = 3
FIRST_TECHNOLOGY, SECOND_TECHNOLOGY, OTHERS_TECHNOLOGY = 0, 6, 4


async def strategic(s: Imperium, seat: Seat, card: Strategy) -> None:
    """The primary ability, then everybody else's secondary one clockwise; then the card is exhausted (LRR 83)."""
    tell(s, "ti4-log-strategic", seat=seat, strategy=card)
    others = [frame(secondary, other, card) for other in clockwise(s, seat) if other != seat]
    then(s, frame(primary, seat, card), *others, frame(exhaust_card, seat, card))


async def primary(s: Imperium, seat: Seat, card: Strategy) -> None:
    """What the card says for whoever has it."""
    await happens(s, PrimaryBegins(seat, card))
    if listens(StrategyResolved):
        then(s, frame(strategy_resolved, seat, card))
    await PRIMARIES[card](s, seat)


@step
async def strategy_resolved(s: Imperium, seat: Seat, card: Strategy) -> None:
    """What texts do after a player has resolved a primary or secondary ability."""
    if not s.players[seat].eliminated:
        await happens(s, StrategyResolved(seat, card))


async def exhaust_card(s: Imperium, seat: Seat, card: Strategy) -> None:
    """The card cannot be used again in this round (LRR 83.2)."""
    s.players[seat].used |= 1 << card
    s.followers = 0
    await happens(s, StrategicDone(seat, card))


def can_follow(s: Imperium, seat: Seat, card: Strategy) -> bool:
    """Whether a player could use the secondary ability at all. Whether that is possible where it does nothing is a
    ruling (LRR R.4); nobody pays resources for nothing, though (LRR 31.11)."""
    p = s.players[seat]
    if p.eliminated:
        return False
    if s.followers >> seat & 1:
        return True
    price = secondary_price(s, seat, card)
    if strategy_tokens(s, seat, secondary=True) < price:
        return False
    if card not in USEFUL or USEFUL[card](s, seat) or (ruling(s, IDLE_SECONDARIES) and card != TECHNOLOGY_CARD):
        return True
    return price > 0 and bool(number(s, 0, SecondaryUseful, seat, card))


def secondary_price(s: Imperium, seat: Seat, card: Strategy) -> int:
    """The tokens from the strategy pool that a secondary ability costs: none for Leadership (LRR 52.5), none for those
    whom Trade has chosen (38.4)."""
    if s.followers >> seat & 1:
        return 0
    return number(s, 0 if card == LEADERSHIP else 1, SecondaryPrice, seat, card)


async def secondary(s: Imperium, seat: Seat, card: Strategy) -> None:
    """Another player may use the secondary ability, for a token from the strategy pool (LRR 52.5, 83.1); whoever was
    chosen to use it for nothing must (LRR 38.4a, F.10)."""
    if not can_follow(s, seat, card):
        return
    before = s.players[seat].dealt

    def ask() -> Confirm:
        spent = s.players[seat].dealt != before and not can_follow(s, seat, card)  # in a transaction meanwhile
        return confirm(seat, SECONDARY, lambda yes: No("LRR 31.11") if yes and spent else None, strategy=card)

    chosen = bool(s.followers >> seat & 1)
    if chosen or await with_trade(s, ask, again=frame(secondary, seat, card)):
        await follow(s, seat, card)


async def follow(s: Imperium, seat: Seat, card: Strategy) -> None:
    """A player pays for a secondary ability and uses it."""
    tokens = secondary_price(s, seat, card)
    for _ in range(tokens):
        await spend_strategy_token(s, seat, secondary=True)
    tell(s, "ti4-log-secondary", seat=seat, strategy=card)
    if await happens(s, SecondaryBegins(seat, card, tokens)):
        if listens(StrategyResolved):
            then(s, frame(strategy_resolved, seat, card))
        await SECONDARIES[card](s, seat)


# --- 1 Leadership (LRR 33) ---------------------------------------------------------------------------------------


async def leadership(s: Imperium, seat: Seat) -> None:
    """Three command tokens, and more for influence (LRR 33.2)."""
    await gain_tokens(s, seat, 3)
    await buy_tokens(s, seat)


async def buy_tokens(s: Imperium, seat: Seat) -> None:
    """A command token for every 3 influence (LRR 33.3)."""

    def most() -> int:
        return min(tokens_left(s.players[seat]), wealth(s, seat, influence) // INFLUENCE_PER_TOKEN)

    if most():
        count = await with_trade(s, lambda: amount(seat, BUY_TOKENS, 0, most()))
        await pay(s, seat, INFLUENCE_PER_TOKEN * count, influence)
        await gain_tokens(s, seat, count)


# --- 2 Diplomacy (LRR 23) ----------------------------------------------------------------------------------------


async def diplomacy(s: Imperium, seat: Seat) -> None:
    """All others put a token onto a system with a planet of this player; then up to two planets are readied, which
    needs such a system (LRR 23.2, 31.17)."""
    places = sorted({s.places[planet] for planet in planets_of(s, seat)} - {s.places[MECATOL_REX]})
    if not places:
        return
    place = await with_trade(s, lambda: choose(seat, SHIELD_SYSTEM, places, explain=lambda place: No("LRR 23.2")))
    for other in clockwise(s, seat):
        if other != seat:
            await lay_token(s, other, place)
    tell(s, "ti4-log-diplomacy", seat=seat, place=place)
    await ready_two(s, seat)


def tired(s: Imperium, seat: int) -> list[Planet]:
    """The exhausted planets of a player."""
    return [planet for planet in planets_of(s, seat) if s.exhausted >> planet & 1]


async def ready_two(s: Imperium, seat: Seat) -> None:
    """Up to two exhausted planets are readied (LRR 23.3, errata)."""
    planets = tired(s, seat)
    if planets:
        chosen = await pick(seat, READY, planets, 0, min(2, len(planets)), None, "LRR 23.3", "LRR 23.3")
        for planet in chosen:
            s.exhausted &= ~(1 << planet)


# --- 3 Politics (LRR 68) -----------------------------------------------------------------------------------------


async def politics(s: Imperium, seat: Seat) -> None:
    """A new speaker, two action cards, and a look at the next two agendas (LRR 68.2)."""
    others = [other for other in clockwise(s, seat) if other != s.speaker]
    if others:
        s.speaker = await with_trade(
            s, lambda: choose(seat, NEW_SPEAKER, sorted(others), explain=lambda seat: No("LRR 68.2i"))
        )
        tell(s, "ti4-log-speaker", seat=s.speaker)
    then(s, frame(look_at_agendas, seat, 2), frame(arrange_agendas, seat, 2))
    await two_cards(s, seat)


@step
async def look_at_agendas(s: Imperium, seat: Seat, count: int) -> None:
    """A player looks at the top agendas (LRR 68.2iii); an empty deck is made anew (LRR 59.5)."""
    seen: tuple[Ability, ...] = ()
    while len(seen) < count and renew_agendas(s):
        seen += await Draw(AGENDA_DRAWN, s.agendas, min(count - len(seen), len(s.agendas)), seat=seat, seen=1 << seat)
    for agenda in reversed(seen):
        s.agendas.put_on_top(agenda, 1 << seat)


@step
async def arrange_agendas(s: Imperium, seat: Seat, count: int) -> None:
    """Each of the agendas looked at goes on top of the deck or under it, in any order (LRR 68.2iii)."""
    seen = [layer[0] for layer in reversed(s.agendas.layers[-min(count, len(s.agendas)) :])]
    if not seen:
        return
    under = [*await pick(seat, AGENDAS_UNDER, sorted(seen), 0, len(seen), None, "LRR 68.2iii", "LRR 68.2iii")]
    top = await in_order(seat, [agenda for agenda in seen if agenda not in under])
    under = await in_order(seat, under)
    s.agendas.draw(len(seen), 0)
    for agenda in reversed(top):
        s.agendas.put_on_top(agenda, 1 << seat)
    for agenda in under:
        s.agendas.put_under([agenda], 1 << seat)
    tell(s, "ti4-log-agendas-seen", seat=seat, agendas=len(seen))


async def in_order(seat: Seat, agendas: list[Ability]) -> list[Ability]:
    """Agendas in the order in which a player wants them to come."""
    left, found = sorted(agendas), list[Ability]()
    while len(left) > 1:
        found.append(await choose(seat, AGENDA_FIRST, left))
        left = [agenda for agenda in left if agenda != found[-1]]
    return [*found, *left]


async def two_cards(s: Imperium, seat: Seat) -> None:
    """Two action cards (LRR 68.3)."""
    await draw_cards(s, seat, 2)


# --- 5 Trade (LRR 38) --------------------------------------------------------------------------------------------


async def trade(s: Imperium, seat: Seat) -> None:
    """Three trade goods, commodities, and others who will use the secondary ability for nothing (LRR 38.2 to 38.4)."""
    await gain_goods(s, seat, 3)
    await replenish(s, seat)
    others = sorted(other for other in clockwise(s, seat) if other != seat)
    chosen = await with_trade(s, lambda: pick(seat, FOR_FREE, others, 0, len(others), None, "LRR 38.4", "LRR 38.4"))
    s.followers = sum([1 << other for other in chosen])


async def trade_too(s: Imperium, seat: Seat) -> None:
    """Commodities are filled up (LRR 38.5)."""
    await replenish(s, seat)


# --- 6 Warfare (LRR 55) ------------------------------------------------------------------------------------------


async def warfare(s: Imperium, seat: Seat) -> None:
    """A token comes back from the board into a pool; then tokens are redistributed (LRR 55.1, 55.2)."""
    p = s.players[seat]
    if p.tokens:
        place = await choose(seat, TAKE_BACK, places_in(p.tokens), explain=lambda place: No("LRR 55.1"))
        p.tokens &= ~(1 << place)
        await gain_tokens(s, seat, 1)
    await redistribute(s, seat)


async def redistribute(s: Imperium, seat: Seat) -> None:
    """A player puts the tokens of the command sheet into pools anew (LRR 82.5)."""
    p = s.players[seat]
    total = sum(p.pools)
    if not total:
        return

    def fits(counts: list[int]) -> No | None:
        return No("LRR 82.5", need=total, have=sum(counts)) if sum(counts) > total else None

    most = [total, min(total, most_fleet_tokens(s, seat)), total]
    chosen = await Counts(seat, REDISTRIBUTE, POOL.every, most, fits, total, "LRR 82.5", "LRR 82.5", tokens=total)
    p.pools = [chosen.count(pool) for pool in POOL.every]
    s.loose |= sum([1 << place for place in p.space])


async def war_production(s: Imperium, seat: Seat) -> None:
    """One space dock in the home system produces, nothing else there (LRR 55.3); no token goes onto it (55.3a)."""
    home = s.players[seat].home
    docks = yards(s, seat, home, (SPACE_DOCK,))
    if docks:
        planet = min(docks)
        if len(docks) > 1:
            planet = await choose(seat, WAR_DOCK, sorted(docks), explain=lambda planet: No("LRR 55.3"))
        await produce(s, seat, home, {planet: docks[planet]}, 0)
    else:
        floating = afloat(s, seat, home, (SPACE_DOCK,))
        await produce(s, seat, home, {}, min(floating, model(s, seat, SPACE_DOCK).production))


# --- 7 Technology (LRR 90) ---------------------------------------------------------------------------------------


async def technology(s: Imperium, seat: Seat) -> None:
    """A technology, and another one for 6 resources (LRR 90.2)."""
    await research(s, seat)
    await research_for(s, seat, SECOND_TECHNOLOGY)


async def research_for(s: Imperium, seat: Seat, price: int) -> None:
    """A technology for resources, if the player wants one."""
    price = number(s, price, ResearchPrice, seat)
    if not affordable(s, seat, price) or not await with_trade(s, lambda: confirm(seat, RESEARCH_MORE, price=price)):
        return
    if await pay_for_research(s, seat, price):
        await research(s, seat)


async def technology_too(s: Imperium, seat: Seat) -> None:
    """A technology for 4 resources (LRR 90.3)."""
    if await pay_for_research(s, seat, number(s, OTHERS_TECHNOLOGY, ResearchPrice, seat)):
        await research(s, seat)


# --- 8 Imperial (LRR 42) -----------------------------------------------------------------------------------------


async def imperial(s: Imperium, seat: Seat) -> None:
    """A public objective; then a point for Mecatol Rex, or else a secret objective, if it is wanted (LRR 42.2)."""
    await score_public(s, seat)
    if s.owner[MECATOL_REX] == seat:
        gain_points(s, seat, 1)
    elif len(s.secret_deck) > 0 and await with_trade(s, lambda: confirm(seat, DRAW_SECRET)):
        await new_secret(s, seat)


Flow = Coroutine[Any, Any, None]
PRIMARIES: dict[Strategy, Callable[[Imperium, Seat], Flow]] = {
    LEADERSHIP: leadership,
    DIPLOMACY: diplomacy,
    POLITICS: politics,
    CONSTRUCTION: construction,
    TRADE: trade,
    WARFARE: warfare,
    TECHNOLOGY_CARD: technology,
    IMPERIAL: imperial,
}
SECONDARIES: dict[Strategy, Callable[[Imperium, Seat], Flow]] = {
    LEADERSHIP: buy_tokens,
    DIPLOMACY: ready_two,
    POLITICS: two_cards,
    CONSTRUCTION: construct_too,
    TRADE: trade_too,
    WARFARE: war_production,
    TECHNOLOGY_CARD: technology_too,
    IMPERIAL: new_secret,
}
USEFUL: dict[Strategy, Callable[[Imperium, Seat], bool]] = {
    DIPLOMACY: lambda s, seat: bool(tired(s, seat)),
    LEADERSHIP: lambda s, seat: wealth(s, seat, influence) >= INFLUENCE_PER_TOKEN and tokens_left(s.players[seat]) > 0,
    CONSTRUCTION: lambda s, seat: bool(sites(s, seat, (PDS, SPACE_DOCK))),
    WARFARE: lambda s, seat: bool(
        yards(s, seat, s.players[seat].home, (SPACE_DOCK,)) or afloat(s, seat, s.players[seat].home, (SPACE_DOCK,))
    ),
    TECHNOLOGY_CARD: lambda s, seat: affordable(s, seat, number(s, OTHERS_TECHNOLOGY, ResearchPrice, seat)),
    IMPERIAL: lambda s, seat: len(s.secret_deck) > 0,
}
"""Whether a secondary ability would do anything for a player."""

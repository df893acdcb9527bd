"""Twilight Imperium 4 in the browser: what is on the players' sheets and in front of them, as far as the reader may
know it; all numbers come from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, cast

from msgspec import UNSET, UnsetType

from orrery.core.abilities import Ability
from orrery.core.unknown import known
from orrery.games.ti4.board.shapes import (
    Captive,
    Held,
    HeldStrategy,
    Lacking,
    LeaderNow,
    ObjectiveProgress,
    SeatNow,
    UnitNow,
    Wealth,
)
from orrery.games.ti4.rules.board import (
    attached_sum,
    influence,
    neighbours,
    planets_of,
    resources,
    scores_public,
)
from orrery.games.ti4.rules.data import BASE, EVERY_UNIT, MODELS, ModelRow
from orrery.games.ti4.rules.hooks import number, touches
from orrery.games.ti4.rules.leader_sheet import HERO_NEEDS
from orrery.games.ti4.rules.nouns import OBJECTIVE, TEXTS
from orrery.games.ti4.rules.prices import PRICES, Price, lacking, mixed
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.queries.development import AllIgnorable
from orrery.games.ti4.rules.queries.limits import HandLimit
from orrery.games.ti4.rules.research import deck_of, means, missing, researchable
from orrery.games.ti4.rules.seats import initiative
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import (
    HERO,
    is_faction_ability,
    leader_row,
    leaders_of,
    technologies_of,
)
from orrery.games.ti4.rules.things import Colour, Planet, Seat, Unit, objectives_in, technologies_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import MOST_CARDS, Value, commodity_limit, tokens_left

MEMO = 4096
IN_PLAY_AREA = ("relic", "note", "legendary", "exploration")
"""The kinds of texts that lie as cards in a play area; technologies and leaders have their own places."""


def seat_now(s: Imperium, seat: int, reader: int) -> SeatNow:
    """A player's sheets in numbers; cards the reader may not see are only counted."""
    p, set_up = s.players[seat], bool(s.owner) and s.players[seat].faction >= 0
    mine = planets_of(s, seat) if set_up else []
    ready = [planet for planet in mine if not s.exhausted >> planet & 1]
    within, lacking = learning(s, seat) if set_up else ([], [])
    hand, shown, secrets, tiles = known(p.hand), visible(p.shown.by_seen), known(p.secrets), known(p.tiles)
    return SeatNow(
        seat=seat,
        faction=p.faction,
        position=p.position,
        home=p.home,
        scores_public=set_up and scores_public(s, seat),
        eliminated=p.eliminated,
        pools=p.pools,
        imprinted=bits(p.imprinted),
        reinforcements=tokens_left(p),
        goods=p.goods,
        commodities=p.commodities,
        commodity_limit=commodity_limit(s, Seat(seat)) if set_up else 0,
        neighbours=[*neighbours(s, seat)] if set_up and not p.eliminated else [],
        technologies=[*technologies_in(p.technologies)],
        exhausted=[*technologies_in(technologies_of(p.texts.exhausted))],
        researchable=within,
        lacking=lacking,
        strategies=[HeldStrategy(card, p.used >> card & 1 == 1) for card in p.strategies],
        initiative=initiative(s, seat) if p.strategies or s.zero == seat else -1,
        passed=p.passed,
        points=p.points,
        scored=[*objectives_in(p.scored)],
        hand=sorted([*hand, *shown]) if hand is not None and len(shown) == len(p.shown) else None,
        hand_count=len(p.hand) + len(p.shown),
        hand_limit=number(s, MOST_CARDS, HandLimit, seat) if set_up else MOST_CARDS,
        shown=sorted(shown),
        notes=sorted(visible(p.notes.by_seen)),
        notes_count=len(p.notes),
        secrets=sorted(secrets) if secrets is not None else None,
        secrets_count=len(p.secrets) + len(p.open_secrets) + len(p.shown_secrets),
        open_secrets=sorted([*p.open_secrets, *visible(p.shown_secrets.by_seen)]),
        cards=play_area(s, p, seat),
        fragments=p.fragments,
        leaders=leaders(s, p) if set_up and s.expansion else [],
        captured=[Captive(owner, unit) for owner, unit in p.captured],
        abilities=[it for it in p.texts if is_faction_ability(it)],
        planets=mine,
        resources=wealth(s, ready, mine, resources),
        influence=wealth(s, ready, mine, influence),
        units=units(s, seat) if set_up else [],
        tiles=sorted(tiles) if tiles is not None else None,
        tiles_count=len(p.tiles),
        progress=progress_of(s, p, seat) if set_up else [],
    )


def bits(mask: int) -> list[int]:
    """The seats in a set of bits."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def visible(by_seen: dict[int, list[Any]]) -> list[int]:
    """The cards of a pile that the reader knows."""
    return [card for cards in by_seen.values() for card in known(cards) or ()]


def wealth(s: Imperium, ready: list[Planet], mine: list[Planet], value: Value) -> Wealth:
    """What planets yield: those that are ready, and all of them."""
    yields = {planet: value(s, planet) for planet in mine}
    return Wealth(ready=sum([yields[planet] for planet in ready]), all=sum(yields.values()))


# --- technologies ------------------------------------------------------------------------------------------------

_known: dict[Any, tuple[list[int], list[Lacking]]] = {}


def learning(s: Imperium, seat: int) -> tuple[list[int], list[Lacking]]:
    """The technologies within reach, and what is missing for the others. That depends on texts, ready planets and a
    few numbers, and is cached, since it is the slowest of all figures."""
    p = s.players[seat]
    mine = 0
    for planet in planets_of(s, seat):
        mine |= 1 << planet
    key = (
        *(seat, p.faction, s.expansion, s.played_with, mine, mine & s.exhausted, mine & s.swapped),
        *(p.texts.here, p.texts.ready, s.texts.here, s.texts.ready, tuple(s.effects), p.imprinted),
        p.goods if touches(s, AllIgnorable) else 0,
        tuple([(planet, attached_sum(s, planet), tuple(some)) for planet, some in s.attached.items()]),
        tuple([(other.technologies, other.faction, other.home) for other in s.players]),
    )
    found = _known.get(key)
    if found is None:
        if len(_known) > MEMO:
            _known.clear()
        found = _known[key] = _learning(s, seat)
    return found


def _learning(s: Imperium, seat: int) -> tuple[list[int], list[Lacking]]:
    within, has = researchable(s, seat), means(s, seat)
    have = s.players[seat].technologies
    others = [t for t in deck_of(s, s.players[seat]) if t not in within and not have >> t & 1]
    return [*within], [Lacking(t, by_colour(missing(s, seat, t, has))) for t in others]


def by_colour(lacking: dict[Colour, int]) -> list[int]:
    """How many prerequisites of each colour are missing."""
    return [lacking.get(Colour(colour), 0) for colour in range(4)]


# --- units -------------------------------------------------------------------------------------------------------


MODEL_NUMBERS = {it.name: n for n, it in enumerate(MODELS)}


def units(s: Imperium, seat: int) -> list[UnitNow]:
    """The kinds of units that a player can have, with their numbers."""
    models = sheet(s, seat).models
    counts = on_board(s, seat)
    found = [(unit, it) for unit in EVERY_UNIT if (it := models[unit]) is not None]
    return [unit_now(s, seat, unit, it, counts[unit]) for unit, it in found if it.set == BASE or s.expansion]


def on_board(s: Imperium, seat: int) -> list[int]:
    """How many units of each kind a player has on the board."""
    p, a = s.players[seat], s.activation
    stacks = [*p.space.values(), *p.ground.values()]
    if a is not None and a.seat == seat:
        stacks += [a.coming(), *a.landed.values()]
    return [sum(counts) for counts in zip([0] * len(EVERY_UNIT), *(stack.all for stack in stacks), strict=True)]


def unit_now(s: Imperium, seat: int, unit: Unit, it: ModelRow, there: int) -> UnitNow:
    """A kind of unit as its owner has it now."""
    return UnitNow(
        unit=unit,
        model=MODEL_NUMBERS[it.name],
        cost=it.cost,
        lot=it.lot,
        move=it.move,
        combat=it.combat,
        dice=it.dice if it.combat else 0,
        capacity=it.capacity,
        sustain=it.sustain,
        reserve=max(0, s.players[seat].reserve[unit]),
        on_board=there,
    )


# --- cards, leaders, objectives ----------------------------------------------------------------------------------


def play_area(s: Imperium, p: Player, seat: int) -> list[Held]:
    """The cards in a play area. A text is also there while an effect of it lasts; that is no card."""
    lasting = [(text, of, False) for text, of, *_ in s.effects if of == seat]
    found = []
    for held in p.texts.held:
        if held in lasting:
            lasting.remove(held)
        elif TEXTS[held[0]].partition(".")[0] in IN_PLAY_AREA:
            found.append(Held(*held))
    return found


def leaders(s: Imperium, p: Player) -> list[LeaderNow]:
    """A player's own leaders, and what has become of them (LRR 7)."""
    return [leader_now(p, it) for it in leaders_of(p.faction)]


def leader_now(p: Player, it: Ability) -> LeaderNow:
    """A leader: locked, ready or exhausted on the sheet, or purged. Every hero needs three scored objectives."""
    kind = leader_row(it).kind
    state: Literal["locked", "ready", "exhausted", "purged"] = "purged"
    if it in p.locked:
        state = "locked"
    elif it in p.texts:
        state = "ready" if p.texts.ready >> it & 1 else "exhausted"
    counts = state == "locked" and kind == HERO
    have, need = (min(HERO_NEEDS, p.scored.bit_count()), HERO_NEEDS) if counts else (-1, -1)
    return LeaderNow(card=it, kind=cast(Any, kind), state=state, have=have, need=need)


def progress_of(s: Imperium, p: Player, seat: int) -> list[ObjectiveProgress]:
    """Progress on the public objectives, and on the secret ones that the reader may see, that are not scored."""
    secrets: Sequence[int] = [*(known(p.secrets) or []), *p.open_secrets]
    found = []
    for card in [*s.objectives, *sorted(secrets)]:
        if not p.scored >> card & 1:
            have, need = progress(s, seat, cast(Any, card))
            found.append(ObjectiveProgress(card, have, need, parts_missing(s, seat, card)))
    return found


def parts_missing(s: Imperium, seat: int, card: int) -> list[int] | UnsetType:
    """What is missing of a price in several things (LRR 14.10)."""
    price = PRICES.get(OBJECTIVE.names[card], Price())
    return [*lacking(s, seat, price)[:3]] if mixed(price) else UNSET

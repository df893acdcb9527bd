"""Twilight Imperium 4: technologies (LRR 89): which can be researched, and how prerequisites are ignored."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations
from typing import NamedTuple, TypeVar

from orrery.core.abilities import Ability, abilities_in
from orrery.core.ask import Choose, choose
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import planets_of, ready_planets, resources, specialties_of
from orrery.games.ti4.rules.data import BASE, COLOURS, FACTIONS, GENERIC, TECHNOLOGIES
from orrery.games.ti4.rules.hooks import happens, number, touches
from orrery.games.ti4.rules.kinds import HELPERS, RESEARCH
from orrery.games.ti4.rules.nouns import TEXT_HELPERS_AT, TRADE_GOOD
from orrery.games.ti4.rules.prices import PayFirst, lean
from orrery.games.ti4.rules.queries.development import (
    AllIgnorable,
    Prerequisites,
    PrerequisitesIgnored,
    ResearchForbidden,
    ResearchFunds,
    ResearchReplaced,
    SpecialtiesFree,
)
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_TECHNOLOGY, Colour, Faction, Planet, Seat, Technology
from orrery.games.ti4.rules.transactions import with_trade
from orrery.games.ti4.rules.verbs import gain_technology, good_worth, pay, wealth
from orrery.games.ti4.rules.windows.development import (
    ResearchBegins,
    ResearchChosen,
    Researched,
    ResearchPaid,
    TechnologyGained,
    WouldResearch,
)

EVERY_COLOUR = tuple(Colour(n) for n in range(len(COLOURS)))
BY_COLOUR = [sum([1 << t for t, it in enumerate(TECHNOLOGIES) if it.colour == colour]) for colour in EVERY_COLOUR]
"""The technologies of each colour, as bits."""
NEEDS = [[(colour, need) for colour, need in zip(EVERY_COLOUR, it.needs, strict=True) if need] for it in TECHNOLOGIES]
"""The prerequisites of each technology: of which colours it needs some, and how many."""


class Helper(NamedTuple):
    """A text that can be exhausted to ignore one prerequisite: of which colours, on a technology that a player is
    researching (none: it does not help there)."""

    colours: Callable[[Imperium, int, Technology], Sequence[Colour]]


IGNORES: dict[Ability, Helper] = {}

H = TypeVar("H", bound=Callable[[Imperium, int, Technology], Sequence[Colour]])


def ignores(name: str) -> Callable[[H], H]:
    """A text that its holder may exhaust to ignore one prerequisite (LRR 89.12c): of the colours that the function
    gives."""

    def register(colours: H) -> H:
        IGNORES[text(name)] = Helper(colours)
        return colours

    return register


# --- what is there and what is lacking ---------------------------------------------------------------------------


def owned(p: Player) -> list[int]:
    """How many technologies of each colour a player has; unit upgrades have none (LRR 89.7b)."""
    have = p.technologies
    return [(have & of_colour).bit_count() for of_colour in BY_COLOUR]


def deck_of(s: Imperium, p: Player) -> tuple[Technology, ...]:
    """The technologies a player could ever research: the generic ones, and the faction's own instead of those they
    stand for, since an upgrade bears the name of a unit on the faction sheet (LRR 89.11, 15.1)."""
    return deck_for(p.faction, s.expansion)


@lru_cache(maxsize=1 << 6)
def deck_for(faction: Faction, expansion: bool) -> tuple[Technology, ...]:
    """The same for a faction, with or without the expansion."""
    own = [t for t in FACTIONS[faction].own_technologies if expansion or TECHNOLOGIES[t].set == BASE]
    replaced = {TECHNOLOGIES[t].instead_of for t in own} - {NO_TECHNOLOGY}
    every = [t for t in (*GENERIC, *own) if t not in replaced]
    return tuple([t for t in every if expansion or TECHNOLOGIES[t].set == BASE])


Helpers = dict[int, Sequence[Colour]]
"""What can be exhausted to ignore a prerequisite, and of which colours: planets, then texts."""


HELPFUL = (Prerequisites, PrerequisitesIgnored, AllIgnorable)
"""The numbers with which texts make up for prerequisites."""


class Means(NamedTuple):
    """What a player has for research, whatever the technology: prerequisites of each colour, the special planets, and
    the texts that may help (LRR 89.12, 89.14)."""

    have: list[int]
    planets: Helpers
    texts: list[Ability]
    plain: bool
    """No text changes what the player has, or ignores any prerequisites beside those that are exhausted for it."""

    def too_little(self, technology: Technology, ignored: int) -> bool:
        """Whether it is certain that prerequisites of a technology are lacking even with all helpers. This is asked
        first, since most technologies are out of reach."""
        if not self.plain:
            return False
        lacking = 0
        for colour, need in NEEDS[technology]:
            if need > self.have[colour]:
                lacking += need - self.have[colour]
        return lacking > ignored + len(self.planets) + len(self.texts)


def means(s: Imperium, seat: int) -> Means:
    """What a player has for research now."""
    p = s.players[seat]
    have, planets = owned(p), special_planets(s, seat)
    if number(s, 0, SpecialtiesFree, seat):
        for planet in planets_of(s, seat):
            for colour in specialties_of(s, planet):
                have[colour] += 1
    texts = [it for it in abilities_in(p.texts.ready | s.texts.ready) if it in IGNORES]
    return Means(have, planets, texts, not any(touches(s, query, seat) for query in HELPFUL))


def missing(s: Imperium, seat: int, technology: Technology, known: Means | None = None) -> dict[Colour, int]:
    """The prerequisites a player lacks (LRR 89.12), without what may be ignored for nothing."""
    needs = NEEDS[technology]
    if not needs:
        return {}
    have, found = (known or means(s, seat)).have, {}
    for colour, need in needs:
        lacking = need - number(s, have[colour], Prerequisites, seat, technology, colour)
        if lacking > 0:
            found[colour] = lacking
    return found


def to_ignore(s: Imperium, seat: int, technology: Technology, lacking: dict[Colour, int], ignored: int) -> int:
    """How many of the missing prerequisites must be ignored with helpers: some may be ignored for nothing."""
    free = number(s, ignored, PrerequisitesIgnored, seat, technology) if lacking else 0
    return max(0, sum(lacking.values()) - free)


def special_planets(s: Imperium, seat: int) -> Helpers:
    """The ready planets with a specialty that a player could exhaust to ignore a prerequisite (LRR 89.14, 89.15)."""
    if number(s, 0, SpecialtiesFree, seat):
        return {}
    return {planet: colours for planet in ready_planets(s, seat) if (colours := specialties_of(s, planet))}


def helpers(s: Imperium, seat: int, technology: Technology, known: Means | None = None) -> Helpers:
    """What a player could exhaust to ignore a prerequisite: the special planets, and texts."""
    known = known or means(s, seat)
    found = {**known.planets}
    for it in known.texts:
        colours = [*IGNORES[it].colours(s, seat, technology)]
        if colours:
            found[TEXT_HELPERS_AT + it] = colours
    return found


def covers(chosen: Sequence[Sequence[Colour]], lacking: dict[Colour, int]) -> bool:
    """Whether each of these helpers can ignore a missing prerequisite of its own."""
    if not chosen:
        return True
    first, *rest = chosen
    for colour in first:
        if lacking.get(colour, 0) > 0 and covers(rest, {**lacking, colour: lacking[colour] - 1}):
            return True
    return False


def most_covered(found: Sequence[Sequence[Colour]], lacking: dict[Colour, int]) -> int:
    """How many missing prerequisites these helpers can ignore at most."""
    if not found:
        return 0
    first, *rest = found
    best = most_covered(rest, lacking)
    for colour in first:
        if lacking.get(colour, 0) > 0:
            best = max(best, 1 + most_covered(rest, {**lacking, colour: lacking[colour] - 1}))
    return best


# --- research ----------------------------------------------------------------------------------------------------


def why_not_research(
    s: Imperium, seat: int, technology: Technology, ignored: int = 0, known: Means | None = None
) -> No | None:
    """Which rule forbids researching a technology, if so many prerequisites are ignored. What the player has for it can
    be given, if several technologies are looked at."""
    p = s.players[seat]
    if p.technologies >> technology & 1:
        return No("LRR 89.1", technology=technology)
    if technology not in deck_of(s, p):
        return No("LRR 89.11", technology=technology)
    return why_not_learn(s, seat, technology, ignored, known)


def why_not_learn(s: Imperium, seat: int, technology: Technology, ignored: int, known: Means | None) -> No | None:
    """Which rule forbids researching a technology that the player could own and does not."""
    if number(s, 0, ResearchForbidden, seat, technology):
        return No(ResearchForbidden.RULE, technology=technology)
    need = out_of_reach(s, seat, technology, ignored, known)
    if need:
        price = ignoring_price(s, seat, technology)
        if price is None or price > wealth(s, seat, resources):
            return No("LRR 89.12", technology=technology, need=need)
    return None


def ignoring_price(s: Imperium, seat: int, technology: Technology) -> int | None:
    """The resources for which a text lets a player ignore all prerequisites of a technology; nothing if none does."""
    price = number(s, 0, AllIgnorable, seat, technology)
    return price - 1 if price else None


def out_of_reach(s: Imperium, seat: int, technology: Technology, ignored: int = 0, known: Means | None = None) -> int:
    """How many prerequisites of a technology a player lacks and would have to ignore, if there are not enough helpers
    for that; 0 if there are."""
    known = known or means(s, seat)
    lacking = missing(s, seat, technology, known)
    need = to_ignore(s, seat, technology, lacking, ignored) if lacking else 0
    if not need or not (known.planets or known.texts):
        return need
    useful = [colours for colours in helpers(s, seat, technology, known).values() if {*colours} & {*lacking}]
    return need if len(useful) < need or most_covered(useful, lacking) < need else 0


def within_reach(s: Imperium, seat: int, technology: Technology, ignored: int = 0) -> bool:
    """Whether a player has the prerequisites of a technology, or helpers with which to ignore those that are
    lacking."""
    return not out_of_reach(s, seat, technology, ignored)


def researchable(s: Imperium, seat: int, ignored: int = 0) -> list[Technology]:
    """What a player can research now, if so many prerequisites are ignored."""
    return [*each_researchable(s, seat, ignored)]


def each_researchable(s: Imperium, seat: int, ignored: int = 0) -> Iterator[Technology]:
    """The same, found one by one."""
    p, known = s.players[seat], means(s, seat)
    have = p.technologies
    for technology in deck_of(s, p):
        if have >> technology & 1 or known.too_little(technology, ignored):
            continue
        if why_not_learn(s, seat, technology, ignored, known) is None:
            yield technology


def can_research(s: Imperium, seat: int) -> bool:
    """Whether it is of any use to a player to research: something can be researched, or something else happens."""
    return bool(number(s, 0, ResearchReplaced, seat)) or any(True for _ in each_researchable(s, seat))


def research_funds(s: Imperium, seat: int) -> int:
    """What a player could spend on research: resources, and what texts let count for them."""
    return number(s, wealth(s, seat, resources), ResearchFunds, seat)


def kept_back(s: Imperium, seat: int, technologies: Iterable[Technology], price: int, funds: int) -> list[int] | None:
    """The planets that a player keeps back of a payment to research one of these technologies with them; nothing (None)
    if all of them are out of reach at that price."""
    for technology in technologies if funds >= price else ():
        more = ignoring_price(s, seat, technology)
        if more is not None:
            left = spared(s, seat, price - (funds - wealth(s, seat, resources)), more)
            if left is not None:
                return left
        known = means(s, seat)
        lacking = missing(s, seat, technology, known)
        need = to_ignore(s, seat, technology, lacking, 0)
        found = helpers(s, seat, technology, known)
        worth = {it: resources(s, Planet(it)) if it < TEXT_HELPERS_AT else 0 for it in found}
        for some in combinations(found, need):
            if sum([worth[it] for it in some]) <= funds - price and covers([found[it] for it in some], lacking):
                return [it for it in some if it < TEXT_HELPERS_AT]
    return None


def spared(s: Imperium, seat: int, price: int, more: int) -> list[int] | None:
    """The planets that a player keeps back of a payment so that there is enough left for another one (LRR 24.2)."""
    if more <= 0:
        return []
    worth, coin = {planet: resources(s, planet) for planet in ready_planets(s, seat)}, good_worth(s, seat)
    paid: dict[int, list[int]] = {0: []}
    for planet, ore in worth.items():
        for total, some in [*paid.items()]:
            paid.setdefault(total + ore, [*some, planet])
    for total, some in sorted(paid.items()):
        goods = s.players[seat].goods - -(-max(0, price - total) // coin)
        if goods >= 0 and sum(worth.values()) - total + goods * coin >= more:
            return [planet for planet in worth if planet not in some]
    return None


def affordable(s: Imperium, seat: int, price: int, wanted: Technology = NO_TECHNOLOGY) -> bool:
    """Whether a player can pay so many resources and then research something, or what is wanted; or whether something
    else happens instead."""
    funds = research_funds(s, seat)
    if number(s, 0, ResearchReplaced, seat):
        return funds >= price
    technologies = each_researchable(s, seat) if wanted < 0 else [wanted]
    return kept_back(s, seat, technologies, price, funds) is not None


async def pay_for_research(s: Imperium, seat: Seat, price: int, wanted: Technology = NO_TECHNOLOGY) -> bool:
    """A player spends resources to research something, or what is wanted (LRR 90.2), less than that if a text allows
    it; whether there were enough of them. Planets whose specialty is needed are no means of payment, nor are resources
    without which prerequisites cannot be ignored, since an ability is resolved in full (LRR 31.7, 89.14)."""
    paying = ResearchPaid(seat, price)
    await happens(s, paying)
    price = paying.price
    if wealth(s, seat, resources) < price:
        return False
    if number(s, 0, ResearchReplaced, seat):
        await pay(s, seat, price)
        return True
    technologies = researchable(s, seat) if wanted < 0 else [wanted]
    kept = kept_back(s, seat, technologies, price, wealth(s, seat, resources))
    if kept is None:
        return False
    special = {planet for planet in helpers(s, seat, technologies[0]) if planet < TEXT_HELPERS_AT}
    dear = any(ignoring_price(s, seat, technology) for technology in technologies)
    seen: dict[tuple[int, ...], bool] = {}
    p = s.players[seat]

    def enough(value: tuple[int, ...]) -> bool:
        used = tuple(sorted([item for item in value if dear or item in special]))
        if used not in seen:
            before = s.exhausted, p.goods
            s.exhausted |= sum([1 << planet for planet in used if planet != TRADE_GOOD])
            p.goods -= used.count(TRADE_GOOD)
            seen[used] = any(why_not_research(s, seat, technology) is None for technology in technologies)
            s.exhausted, p.goods = before
        return seen[used]

    others = [planet for planet in ready_planets(s, seat) if planet not in kept]
    known = lean({planet: resources(s, planet) for planet in others}, others, price, good_worth(s, seat))
    await pay(s, seat, price, asks=partial(PayFirst, known, enough, "LRR 89.14"))
    return True


async def research(s: Imperium, seat: Seat, but: Technology = NO_TECHNOLOGY) -> None:
    """A player researches a technology (`but` another than that), exhausting what helps with the prerequisites that are
    lacking (LRR 89.10)."""
    if not await happens(s, WouldResearch(seat)):
        return
    beginning = ResearchBegins(seat)
    await happens(s, beginning)
    ignored = beginning.ignored
    if not any(t != but for t in each_researchable(s, seat, ignored)):
        return

    def explain(technology: Technology | None) -> No | None:
        if technology is None or technology == but:
            return No("LRR 31.7")
        return why_not_research(s, seat, technology, ignored)

    def ask() -> Choose[Technology | None]:
        options: list[Technology | None] = [t for t in researchable(s, seat, ignored) if t != but]
        return choose(seat, RESEARCH, options or [None], explain=explain)

    technology = await with_trade(s, ask)
    if technology is None:
        return  # what it takes has been given away meanwhile
    await learn(s, seat, technology, ignored)


async def learn(s: Imperium, seat: Seat, technology: Technology, ignored: int = 0) -> None:
    """A player researches a technology that is possible (LRR 89.10)."""
    chosen = ResearchChosen(seat, technology, ignored)
    await happens(s, chosen)
    await ignore(s, seat, technology, chosen.ignored)
    gain_technology(s, seat, technology)
    tell(s, "ti4-log-researches", seat=seat, technology=technology)
    await happens(s, Researched(seat, technology))
    await happens(s, TechnologyGained(seat, technology))


async def ignore(s: Imperium, seat: Seat, technology: Technology, ignored: int) -> None:
    """The player exhausts planets with specialties and other helpers, one for each prerequisite that is lacking; which,
    where there is a choice (LRR 89.14)."""
    lacking = missing(s, seat, technology)
    need = to_ignore(s, seat, technology, lacking, ignored)
    found = {it: colours for it, colours in helpers(s, seat, technology).items() if {*colours} & {*lacking}}
    chosen: Sequence[int] = [*found]
    if len(found) > need > 0:
        items = sorted(found, key=lambda it: (-len(found[it]), it))

        def fits(counts: list[int]) -> No | None:
            some = [found[it] for it, n in zip(items, counts, strict=True) if n]
            if len(some) > need or not covers(some, lacking):
                return No("LRR 89.14", need=need, have=len(some))
            return None

        chosen = await Counts(
            seat, HELPERS, items, [1] * len(items), fits, need, "LRR 89.14", "LRR 89.14", technology=technology
        )
    for helper in chosen if need else ():
        if helper < TEXT_HELPERS_AT:
            s.exhausted |= 1 << helper
        else:
            it = Ability(helper - TEXT_HELPERS_AT)
            texts = s.texts if it in s.texts else s.players[seat].texts
            texts.exhaust(it, texts.owners(it, ready=True)[0])

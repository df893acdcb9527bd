"""Twilight Imperium 3: the status phase (T3.15): objectives, repair, counters, cards. rounds.py has its beginning and
the end of the round."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.ask import choose, confirm, pick
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.common.picks import Counts
from orrery.games.ti3.rules.board import fleet_of, holds_home, planets_of
from orrery.games.ti3.rules.data import PLANETS
from orrery.games.ti3.rules.galaxy import PLACES
from orrery.games.ti3.rules.gifts import beside
from orrery.games.ti3.rules.hands import draw_cards
from orrery.games.ti3.rules.hooks import happens, number
from orrery.games.ti3.rules.kinds import CLAIM, END_AGREEMENTS, REDISTRIBUTE, SCRAP, SCRAP_ANY, SCRAP_AT, SHOW_SECRET
from orrery.games.ti3.rules.nouns import FLEET_POOL, OBJECTIVE, site_of_place, site_of_planet
from orrery.games.ti3.rules.objectives import PRICES, is_met
from orrery.games.ti3.rules.queries import (
    MostFleetSupply,
    NoRedistribution,
    StatusCards,
    StatusCounters,
    Unbreakable,
)
from orrery.games.ti3.rules.seats import order_of_play
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Figure, Objective, Place, Planet, Seat, Site, Unit
from orrery.games.ti3.rules.units import GROUND_FORCE, IN_SPACE, PDS, SPACE_DOCK
from orrery.games.ti3.rules.verbs import (
    destroy,
    end_agreement,
    gain_counters,
    partners,
    pay,
    score_objective,
    spend_goods,
)
from orrery.games.ti3.rules.windows import StatusDraw, StatusDrawn

CARDS, COUNTERS = 1, 2
WINNING = (OBJECTIVE.index["domination"], OBJECTIVE.index["supremacy"])


# --- T3.15.1: objectives -----------------------------------------------------------------------------------------


def why_not_claim(s: Twilight, seat: int) -> Callable[[Objective | None], No | None]:
    """Which rule forbids scoring an objective."""
    p = s.players[seat]

    def forbids(objective: Objective | None) -> No | None:
        if objective is None:
            return None
        if objective not in s.objectives or p.claimed >> objective & 1 or not is_met(s, seat, objective):
            return No("T3.15.1", objective=objective)
        return None

    return forbids


async def claim(s: Twilight, seat: Seat) -> None:
    """Score a public objective and show the secret one (T3.15.1 to T3.15.4)."""
    if not holds_home(s, seat):
        return
    forbids = why_not_claim(s, seat)
    met = sorted(o for o in s.objectives if forbids(o) is None)
    if met:
        objective = await beside(s, lambda: choose(seat, CLAIM, [*met, None], forbids))
        if objective is not None:
            again = [frame(claim, seat)] if s.any_number == seat else [frame(show_secret, seat)]
            then(s, frame(score, seat, objective), *again)
            return
    then(s, frame(show_secret, seat))


async def score(s: Twilight, seat: Seat, objective: Objective) -> None:
    """The cost is paid and the points are received (T3.15.4, T3.15.13)."""
    if objective in PRICES:
        price, what = PRICES[objective]
        if what == "goods":
            spend_goods(s, seat, price)
        else:
            await pay(s, seat, price, votes=what == "influence")
    score_objective(s, seat, objective)
    if objective in WINNING and not s.winners:
        s.winners = [seat]


async def show_secret(s: Twilight, seat: Seat) -> None:
    """Show the secret objective? If it is shown in error, it is lost (T3.15.3)."""
    p = s.players[seat]
    if not p.secret or not await beside(s, lambda: confirm(seat, SHOW_SECRET)):
        return
    shown = p.secret.pop()
    s.shown_secrets.append(shown)
    if is_met(s, seat, shown):
        score_objective(s, seat, shown)
    else:
        tell(s, "ti3-log-error", seat=seat, objective=shown)


# --- T3.15.5 to T3.15.9 ------------------------------------------------------------------------------------------


async def upkeep(s: Twilight) -> None:
    """Repair ships, remove command counters from the board, refresh planets (T3.15.5 to T3.15.7)."""
    for p in s.players:
        p.fleets = {place: fleet.repaired() for place, fleet in p.fleets.items()}
        p.activated = 0
    s.exhausted = 0


async def status_cards(s: Twilight) -> None:
    """An action card for everybody (T3.15.8)."""
    if await happens(s, StatusDraw(s.round)):
        for seat in order_of_play(s):
            await draw_cards(s, seat, number(s, CARDS, StatusCards, seat))


async def status_drawn(s: Twilight) -> None:
    """All have their cards (T3.15.8)."""
    await happens(s, StatusDrawn(s.round))


async def receive(s: Twilight, seat: Seat) -> None:
    """Two command counters (T3.15.8)."""
    await gain_counters(s, seat, number(s, COUNTERS, StatusCounters, seat))


async def redistribute(s: Twilight, seat: Seat) -> None:
    """The command counters on the sheet may be redistributed (T3.15.9)."""
    if number(s, 0, NoRedistribution, seat):
        return
    p = s.players[seat]
    total = sum(p.counters)
    if not total:
        return
    most = [total, total, min(total, number(s, total, MostFleetSupply, seat))]
    items = [pool for pool, high in enumerate(most) for _ in range(high)]
    chosen = await pick(seat, REDISTRIBUTE, items, total, total, how_many="T3.15.9", of_which="T3.15.9", number=total)
    after = [chosen.count(pool) for pool in range(3)]
    if after[FLEET_POOL] < p.counters[FLEET_POOL]:
        for place in p.fleets:
            s.loose |= 1 << place
    p.counters = after


# --- T3.15.10, T3.11.6 -------------------------------------------------------------------------------------------


async def end_agreements(s: Twilight, seat: Seat) -> None:
    """Players may end their trade agreements (T3.11.6)."""
    breakable = sorted(other for other in partners(s, seat) if not number(s, 0, Unbreakable, other))
    if breakable:
        for other in await pick(seat, END_AGREEMENTS, breakable, 0, len(breakable), of_which="T3.11.6"):
            end_agreement(s, seat, other)


def sites(s: Twilight, seat: int) -> list[Site]:
    """Where a player has units: places, then planets (numbered after the places)."""
    places = sorted(s.players[seat].fleets)
    planets = [p for p in planets_of(s, seat) if s.troops[p] or s.pds[p] or s.docks >> p & 1]
    return [*map(site_of_place, places), *map(site_of_planet, planets)]


async def scrap(s: Twilight, seat: Seat) -> None:
    """Units may be scrapped, site by site (T3.15.10)."""
    found = sites(s, seat)
    if not found or not await confirm(seat, SCRAP_ANY):
        return
    site = await choose(seat, SCRAP_AT, found, explain=lambda site: No("T3.15.10"))
    then(s, frame(scrap_at, seat, site), frame(scrap, seat))


async def scrap_at(s: Twilight, seat: Seat, site: Site) -> None:
    """Which units are scrapped there?"""
    if site < PLACES:
        fleet = fleet_of(s, seat, Place(site))
        kinds: list[Unit] = [*IN_SPACE]
        most = [fleet.of(unit) for unit in kinds]
    else:
        planet = Planet(site - PLACES)
        assert planet < len(PLANETS)
        kinds, most = [GROUND_FORCE, PDS, SPACE_DOCK], [s.troops[planet], s.pds[planet], s.docks >> planet & 1]
    gone = await Counts(seat, SCRAP, kinds, most, lambda counts: None, 1, "T3.15.10", "T3.15.10", site=site)
    if site < PLACES:
        destroy(s, seat, Place(site), [*map(Figure, gone)])
        return
    reserve = s.players[seat].reserve
    s.troops[planet] -= gone.count(GROUND_FORCE)
    s.pds[planet] -= gone.count(PDS)
    reserve[PDS] += gone.count(PDS)
    if SPACE_DOCK in gone:
        s.docks &= ~(1 << planet)
        reserve[SPACE_DOCK] += 1
        s.loose |= 1 << s.places[planet]
    tell(s, "ti3-log-scraps", seat=seat, planet=planet, count=len(gone))

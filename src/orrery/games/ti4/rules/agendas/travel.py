"""Twilight Imperium 4: the agendas about movement and wormholes (LRR 1, 17, 99, 100)."""

from __future__ import annotations

from orrery.core.state import frame, then
from orrery.games.ti4.rules.agendas.demands import (
    WHY,
    beside,
    destroy_in_space,
    everyone,
    lose_some_tokens,
    may_research,
)
from orrery.games.ti4.rules.board import with_wormholes, wormholes
from orrery.games.ti4.rules.council import voters
from orrery.games.ti4.rules.data import ALPHA, BETA, GAMMA, MECATOL_REX, PDS, SHIPS
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.hooks import HOOKS, agenda, step
from orrery.games.ti4.rules.judge import opinion
from orrery.games.ti4.rules.nouns import AGAINST, FOR
from orrery.games.ti4.rules.queries.travel import PASS_NEBULAE, NexusClosed, Passes, WormholesMerged, WormholesMoved
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, places_in
from orrery.games.ti4.rules.verbs import lay_token

ENFORCED_TRAVEL_BAN = text("agenda.enforced_travel_ban")
NEXUS_SOVEREIGNTY = text("agenda.nexus_sovereignty")
SHARED_RESEARCH = text("agenda.shared_research")
WORMHOLE_RECONSTRUCTION = text("agenda.wormhole_reconstruction")
WORMHOLE_RESEARCH = text("agenda.wormhole_research")

# --- Enforced Travel Ban -----------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesMoved, ENFORCED_TRAVEL_BAN)
def travel_ban(s: Imperium, me: int, query: WormholesMoved, open_: int) -> int:
    "Alpha and beta wormholes have no effect on movement. Cannons still fire through them (LRR F.21), ships retreat."
    return open_ & ~(1 << ALPHA | 1 << BETA)


@agenda("enforced_travel_ban")
async def enforced_travel_ban(s: Imperium, outcome: Outcome) -> None:
    "Against: every PDS in or adjacent to a system with a wormhole is destroyed."
    if outcome == AGAINST:
        reach = with_wormholes(s) | beside(s, with_wormholes(s))
        for seat in everyone(s):
            for planet, forces in sorted(s.players[seat].ground.items()):
                if reach >> s.places[planet] & 1:
                    await destroy(s, seat, -1, s.places[planet], planet, (PDS,) * forces.all[PDS], WHY)


# --- Nexus Sovereignty -------------------------------------------------------------------------------------------


@HOOKS.modifier(NexusClosed, NEXUS_SOVEREIGNTY)
def nexus_is_closed(s: Imperium, me: int, query: NexusClosed, closed: int) -> int:
    "The alpha and beta wormholes of the nexus have no effect during movement; its gamma wormhole has."
    return 1


@agenda("nexus_sovereignty")
async def nexus_sovereignty(s: Imperium, outcome: Outcome) -> None:
    "Against: a gamma wormhole comes to Mecatol Rex."
    if outcome == AGAINST:
        s.wormholes[GAMMA] |= 1 << s.places[MECATOL_REX]


# --- Shared Research ---------------------------------------------------------------------------------------------


@HOOKS.modifier(Passes, SHARED_RESEARCH)
def through_nebulae(s: Imperium, me: int, query: Passes, opened: int) -> int:
    "Ships can move through nebulae."
    return opened | PASS_NEBULAE


@agenda("shared_research")
async def shared_research(s: Imperium, outcome: Outcome) -> None:
    "Against: all place a command token in their home systems."
    if outcome == AGAINST:
        for seat in everyone(s):
            await lay_token(s, seat, s.players[seat].home)


# --- Wormhole Reconstruction -------------------------------------------------------------------------------------


@HOOKS.modifier(WormholesMerged, WORMHOLE_RECONSTRUCTION)
def merged(s: Imperium, me: int, query: WormholesMerged, together: int) -> int:
    "All systems with an alpha or a beta wormhole are adjacent."
    return 1


@agenda("wormhole_reconstruction")
async def wormhole_reconstruction(s: Imperium, outcome: Outcome) -> None:
    "Against: all place a command token in each system with a wormhole and own ships."
    if outcome == AGAINST:
        holes = with_wormholes(s)
        for seat in everyone(s):
            for place, forces in sorted(s.players[seat].space.items()):
                if holes >> place & 1 and forces.ships():
                    await lay_token(s, seat, place)


# --- Wormhole Research -------------------------------------------------------------------------------------------


@agenda("wormhole_research")
async def wormhole_research(s: Imperium, outcome: Outcome) -> None:
    "For: whoever has ships at a wormhole may research; then ships at alpha and beta wormholes are destroyed. Against:"
    "whoever voted against it loses a command token."
    if outcome == FOR:
        holes = with_wormholes(s)
        there = [
            seat
            for seat in everyone(s)
            if any(holes >> place & 1 and forces.ships() for place, forces in s.players[seat].space.items())
        ]
        then(s, *(frame(may_research, seat, WORMHOLE_RESEARCH) for seat in there), frame(wormholes_collapse))
    else:
        then(s, *(frame(lose_some_tokens, seat, 1, WORMHOLE_RESEARCH) for seat in voters(s, AGAINST)))


@step
async def wormholes_collapse(s: Imperium) -> None:
    """All ships in systems with an alpha or beta wormhole are destroyed; ground forces without ships go too (49.3)."""
    holes = wormholes(s)
    for place in places_in(holes[ALPHA] | holes[BETA]):
        await destroy_in_space(s, place, SHIPS)


# --- what bots think of them -------------------------------------------------------------------------------------

opinion(ENFORCED_TRAVEL_BAN, vote=False)
opinion(NEXUS_SOVEREIGNTY, vote=True)
opinion(SHARED_RESEARCH, vote=True)
opinion(WORMHOLE_RECONSTRUCTION, vote=True)
opinion(WORMHOLE_RESEARCH, vote=True)

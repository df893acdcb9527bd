"""What a bot does with the options of Twilight Imperium 3: leaders, domain counters of distant suns, sabotage runs."""

from __future__ import annotations

from typing import Any

from orrery.games.ti3.bot.fights import hopeless
from orrery.games.ti3.bot.plans import planet_worth
from orrery.games.ti3.bot.rivals import leader
from orrery.games.ti3.bot.wealth import worth_of
from orrery.games.ti3.rules.board import enemy_at, fleet_of, home_planets, planets_at, resources
from orrery.games.ti3.rules.data import DOMAINS, MECATOL_REX
from orrery.games.ti3.rules.judge import CLOSE
from orrery.games.ti3.rules.optional.distant_suns import looked_at
from orrery.games.ti3.rules.optional.leaders import (
    ADMIRAL,
    AGENT,
    DIPLOMAT,
    EXECUTE,
    FREE,
    GENERAL,
    KEEP,
    SCIENTIST,
    strongest,
)
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import text
from orrery.games.ti3.rules.things import Planet
from orrery.games.ti3.rules.units import DREADNOUGHT, GROUND_FORCE

RANSOM = 2
"""How many trade goods a leader is worth."""

# --- T3.16.13 to T3.16.20: leaders -------------------------------------------------------------------------------


def leader_to(s: Twilight, seat: int, d: Any) -> int:
    """Scientists go to docks, generals and diplomats to whatever is worth taking, and all to where they are guarded."""
    homes = home_planets(s, seat)

    def value(planet: Planet) -> float:
        found = min(s.troops[planet], 4) + 2.0 * (planet in homes)
        match d.args["leader"]:
            case kind if kind == SCIENTIST:
                found += 3.0 * (s.docks >> planet & 1) + resources(s, planet)
            case kind if kind in (GENERAL, DIPLOMAT):
                found += 0.3 * planet_worth(s, seat, planet) + 3.0 * (planet == MECATOL_REX)
            case kind if kind == ADMIRAL:
                found += fleet_of(s, seat, s.places[planet]).of(DREADNOUGHT)
        return found

    return int(max(d.options(), key=lambda planet: (value(planet), -planet)))


def board(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """An admiral goes where there is a battle, a general and an agent where there is an invasion."""
    target = d.args["target"]
    battle = enemy_at(s, seat, target) >= 0
    invasion = any(s.owner[p] not in (-1, seat) and s.troops[p] + s.pds[p] for p in planets_at(s, target))
    return tuple(kind for kind in d.items if (kind == ADMIRAL and battle) or (kind in (GENERAL, AGENT) and invasion))


def flagship(s: Twilight, seat: int, d: Any) -> int:
    """The strongest ship, which is lost last."""
    return strongest(fleet_of(s, seat, d.args["place"]))


def land_leaders(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """Everyone goes ashore at home; generals and agents where there is a fight."""
    owner = s.owner[d.args["planet"]]
    ashore = {seat: (AGENT, DIPLOMAT, GENERAL, SCIENTIST), -1: ()}.get(owner, (AGENT, GENERAL))
    return tuple(kind for kind in d.items if kind in ashore)


def rescue(s: Twilight, seat: int, d: Any) -> tuple[int, int]:
    """The bot's own leader first."""
    found: tuple[int, int] = max(d.options(), key=lambda one: (one[0] == seat, s.players[one[0]].points))
    return found


def ransom(s: Twilight, seat: int, d: Any) -> int:
    return int(min(d.high, RANSOM))


def fate(s: Twilight, seat: int, d: Any) -> int:
    """A prisoner is worth a ransom; without one, a leader of the leading player is executed."""
    if d.args["goods"] >= RANSOM:
        return FREE
    return EXECUTE if d.args["rival"] == leader(s, seat) else KEEP


def passage(s: Twilight, seat: int, d: Any) -> int | None:
    """Ask the player who is least in the lead to let the fleet through."""
    rivals = [other for other in d.options() if other is not None]
    return min(rivals, key=lambda other: (s.players[other].points, other), default=None)


def grant(s: Twilight, seat: int, d: Any) -> bool:
    """Fleets may pass, unless they come for the bot or their owner is about to win."""
    mine = any(s.owner[p] == seat for p in planets_at(s, d.args["target"])) or bool(fleet_of(s, seat, d.args["target"]))
    return not mine and s.players[d.args["rival"]].points < CLOSE


# --- T3.16.6 to T3.16.12: distant suns ---------------------------------------------------------------------------

DANGERS = tuple(i for i, (kind, _) in enumerate(DOMAINS) if worth_of(text(f"counter.{kind}")) < 0)
"""The counters that nobody wants to land on."""


def probe(s: Twilight, seat: int, d: Any) -> bool:
    """Fighters look where nobody is going to land: a planet that was looked at cannot be landed on in the same
    activation."""
    return not fleet_of(s, seat, d.args["place"]).of(GROUND_FORCE)


def raze(s: Twilight, seat: int, d: Any) -> int | None:
    """Only a counter that is known to be dangerous."""
    for planet in d.options():
        known = looked_at(s, planet) if planet is not None else None
        if known is not None and any(domain in DANGERS for domain in known.counter.seen_by(seat)):
            return int(planet)
    return None


# --- T3.16.5: sabotage runs --------------------------------------------------------------------------------------


def squadron(s: Twilight, seat: int, d: Any) -> int:
    """Send fighters against a war sun only in a battle that would otherwise be lost."""
    return int(d.high if hopeless(s, seat, d.args["place"], d.args["rival"]) else 0)

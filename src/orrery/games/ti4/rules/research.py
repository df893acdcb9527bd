"""Twilight Imperium 4: technologies (LRR 89): which can be researched, and how prerequisites are ignored."""

from __future__ import annotations

from orrery.core.ask import choose, pick
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.ti4.rules.board import ready_planets, specialties_of
from orrery.games.ti4.rules.data import COLOURS, FACTIONS, GENERIC, TECHNOLOGIES
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.kinds import RESEARCH, SPECIALTIES
from orrery.games.ti4.rules.setup import in_play
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.things import Colour, Planet, Seat, Technology, technologies_in
from orrery.games.ti4.rules.verbs import gain_technology
from orrery.games.ti4.rules.windows import ResearchBegins, Researched


def owned(p: Player) -> list[int]:
    """How many technologies of each colour a player has; unit upgrades have none (LRR 89.7b)."""
    found = [0] * len(COLOURS)
    for technology in technologies_in(p.technologies):
        colour = TECHNOLOGIES[technology].colour
        if colour >= 0:
            found[colour] += 1
    return found


def deck_of(s: Imperium, p: Player) -> list[Technology]:
    """The technologies a player could ever research: the generic ones, and the faction's own instead of those they
    stand for (LRR 89.11)."""
    own = [t for t in FACTIONS[p.faction].own_technologies if in_play(s, TECHNOLOGIES[t].set)]
    return [t for t in (*GENERIC, *own) if in_play(s, TECHNOLOGIES[t].set)]


def missing(p: Player, technology: Technology) -> dict[Colour, int]:
    """The prerequisites a player lacks (LRR 89.12)."""
    have = owned(p)
    needs = TECHNOLOGIES[technology].needs
    return {Colour(c): n - have[c] for c, n in enumerate(needs) if n > have[c]}


def specialists(s: Imperium, seat: int) -> dict[Colour, list[Planet]]:
    """The ready planets with a technology specialty, by colour (LRR 89.14)."""
    found: dict[Colour, list[Planet]] = {}
    for planet in ready_planets(s, seat):
        for colour in specialties_of(s, planet):
            found.setdefault(colour, []).append(planet)
    return found


def why_not_research(s: Imperium, seat: int, technology: Technology, ignored: int = 0) -> No | None:
    """Which rule forbids researching a technology, if so many prerequisites are ignored."""
    p = s.players[seat]
    if p.technologies >> technology & 1:
        return No("LRR 89.1", technology=technology)
    if technology not in deck_of(s, p):
        return No("LRR 89.11", technology=technology)
    helpers = specialists(s, seat)
    for colour, n in missing(p, technology).items():
        ignored -= max(0, n - len(helpers.get(colour, ())))
        if ignored < 0:
            return No("LRR 89.12", technology=technology, colour=colour, need=n)
    return None


def researchable(s: Imperium, seat: int, ignored: int = 0) -> list[Technology]:
    """What a player can research now, if so many prerequisites are ignored."""
    return [t for t in deck_of(s, s.players[seat]) if why_not_research(s, seat, t, ignored) is None]


def ignore(lacking: dict[Colour, int], helpers: dict[Colour, list[Planet]], ignored: int) -> None:
    """So many prerequisites are ignored: first those for which no planet stands in."""
    for _ in range(min(ignored, sum(lacking.values()))):
        colour = max((it for it in lacking if lacking[it]), key=lambda it: lacking[it] - len(helpers.get(it, ())))
        lacking[colour] -= 1


async def research(s: Imperium, seat: Seat) -> None:
    """A player may research a technology, exhausting planets with specialties for what is lacking (LRR 89.10)."""
    beginning = ResearchBegins(seat)
    await happens(s, beginning)
    ignored = beginning.ignored
    options = researchable(s, seat, ignored)
    if not options:
        return

    def explain(technology: Technology | None) -> No | None:
        return None if technology is None else why_not_research(s, seat, technology, ignored)

    technology = await choose(seat, RESEARCH, [*options, None], explain=explain)
    if technology is not None:
        await learn(s, seat, technology, ignored)


async def learn(s: Imperium, seat: Seat, technology: Technology, ignored: int = 0) -> None:
    """A player researches a technology that is possible (LRR 89.10)."""
    p = s.players[seat]
    helpers = specialists(s, seat)
    lacking = missing(p, technology)
    ignore(lacking, helpers, ignored)
    for colour, n in lacking.items():
        if not n:
            continue
        used = helpers[colour][:n]
        if len(helpers[colour]) > n:
            used = list(await pick(seat, SPECIALTIES, helpers[colour], n, n, None, "LRR 89.14", "LRR 89.14"))
        for planet in used:
            s.exhausted |= 1 << planet
    gain_technology(s, seat, technology)
    tell(s, "ti4-log-researches", seat=seat, technology=technology)
    await happens(s, Researched(seat, technology))

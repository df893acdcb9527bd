"""Twilight Imperium 4: relic fragments and how relics are gained (LRR 73)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.ask import amount, choose
from orrery.core.chance import Draw
from orrery.core.refusal import No
from orrery.core.state import EVERYONE, tell
from orrery.games.ti4.rules.data import UNKNOWN_FRAGMENT
from orrery.games.ti4.rules.hooks import happens, step
from orrery.games.ti4.rules.kinds import RELIC_DRAWN, RELIC_OF, RELIC_UNKNOWN
from orrery.games.ti4.rules.nouns import FRAGMENT
from orrery.games.ti4.rules.options import KNOWN_NEEDED, ruling
from orrery.games.ti4.rules.purge import purge_fragments
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat, Trait
from orrery.games.ti4.rules.windows.development import RelicGained

PRICE = 3
"""Fragments of one kind for a relic."""


def kinds_in_reach(s: Imperium, seat: int, price: int = PRICE) -> list[Trait]:
    """The kinds of which a player has so many fragments, unknown ones included: these count as any kind. As many
    unknown ones will do as well, unless it is ruled that one with the ability must be among them (LRR R.30)."""
    have = s.players[seat].fragments
    unknown = have[UNKNOWN_FRAGMENT]
    known = [kind for kind in FRAGMENT.every[:UNKNOWN_FRAGMENT] if have[kind] and have[kind] + unknown >= price]
    alone = unknown >= price and not (price == PRICE and ruling(s, KNOWN_NEEDED))
    return [*known, FRAGMENT.every[UNKNOWN_FRAGMENT]] if alone else known


def why_not_relic(s: Imperium, seat: int, price: int = PRICE) -> No | None:
    """Which rule forbids purging fragments for a relic: there must be enough of a kind, and a relic (LRR 58.3)."""
    if not kinds_in_reach(s, seat, price):
        return No("LRR 73.1", need=price)
    return None if len(s.relics) else No("LRR 58.3")


@step
async def purge_for_relic(s: Imperium, seat: Seat) -> None:
    """A player purges three relic fragments of a kind and gains a relic (LRR 73.1)."""
    await purge_of_a_kind(s, seat, PRICE)
    await gain_relic(s, seat)


async def purge_of_a_kind(s: Imperium, seat: Seat, price: int) -> None:
    """A player purges so many relic fragments of one kind."""
    kinds = kinds_in_reach(s, seat, price)
    kind = kinds[0]
    if len(kinds) > 1:
        kind = await choose(seat, RELIC_OF, kinds, explain=lambda kind: No("LRR 73.1"))
    unknown = price
    if kind != UNKNOWN_FRAGMENT:
        have = s.players[seat].fragments
        low, high = max(0, price - have[kind]), min(have[UNKNOWN_FRAGMENT], price - 1)
        unknown = low if low == high else await amount(seat, RELIC_UNKNOWN, low, high, fragment=kind)
        purge_fragments(s, seat, kind, price - unknown)
    purge_fragments(s, seat, UNKNOWN_FRAGMENT, unknown)
    tell(s, "ti4-log-purges-fragments", seat=seat, fragment=kind)


async def gain_relic(s: Imperium, seat: Seat) -> None:
    """The top card of the relic deck comes face up before a player; from an empty deck none does (LRR 73.2)."""
    if not len(s.relics):
        return
    drawn: tuple[Ability, ...] = await Draw(RELIC_DRAWN, s.relics, 1, seat=seat, seen=EVERYONE)
    (relic,) = drawn
    s.players[seat].texts.put(relic, seat)
    tell(s, "ti4-log-relic", seat=seat, card=relic)
    await happens(s, RelicGained(seat, relic))

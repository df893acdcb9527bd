"""Twilight Imperium 4: laws in play (LRR 1.2 to 1.6): in the common play area, with an owner, or on a planet."""

from __future__ import annotations

from orrery.core.abilities import TABLE, Ability
from orrery.core.state import tell
from orrery.games.ti4.rules.card_data import ATTACHMENTS
from orrery.games.ti4.rules.data import SETS
from orrery.games.ti4.rules.effects import texts_of
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import agenda_row, is_agenda, text
from orrery.games.ti4.rules.things import Attachment, Planet, Seat
from orrery.games.ti4.rules.windows.council import LawLost

ATTACHED_BY = {text(f"agenda.{it.card}"): Attachment(n) for n, it in enumerate(ATTACHMENTS) if SETS[it.set] == "base"}
"""What a law adds to the planet on which it lies."""


def law_holder(s: Imperium, law: Ability) -> int | None:
    """Who has a law: a player, TABLE if it lies in the common play area, or nobody: then it is not in play. A text
    may also be among the texts because an effect of it lasts (effects.py); that does not make it a law in play."""
    holder: int
    for holder in range(TABLE, len(s.players)):
        texts = texts_of(s, holder)
        if law in texts:
            lasting = sum([effect[0] == law and effect[1] == holder for effect in s.effects])
            if len(texts.owners(law)) > lasting:
                return holder
    return None


def is_in_play(s: Imperium, law: Ability) -> bool:
    """Whether a law is in play."""
    return law_holder(s, law) is not None


def laws_in_play(s: Imperium) -> list[Ability]:
    """Every law in play, whoever has it (LRR 1.3, 1.4)."""
    found = {it for texts in (s.texts, *(p.texts for p in s.players)) for it in texts if is_agenda(it)}
    return sorted(law for law in found if agenda_row(law).law and is_in_play(s, law))


def laws_of(s: Imperium, seat: int) -> list[Ability]:
    """The laws that a player owns (LRR 1.4)."""
    return [law for law in laws_in_play(s) if law_holder(s, law) == seat]


def put_in_play(s: Imperium, law: Ability, holder: int = TABLE) -> None:
    """A law comes into play: with a player, or in the common play area (LRR 1.3)."""
    texts_of(s, holder).put(law, holder)


def attach_law(s: Imperium, law: Ability, planet: Planet) -> None:
    """A law comes into play on a planet (LRR 11.1)."""
    put_in_play(s, law)
    s.law_planets[law] = planet
    if law in ATTACHED_BY:
        s.attached[planet] = [*s.attached.get(planet, ()), ATTACHED_BY[law]]


async def leave_play(s: Imperium, law: Ability) -> None:
    """A law is no longer in play, and takes with it what it has added to a planet."""
    holder = law_holder(s, law)
    assert holder is not None, "no such law in play"
    await happens(s, LawLost(law, holder))
    texts_of(s, holder).take(law, holder)
    planet = s.law_planets.pop(law, None)
    if planet is not None and law in ATTACHED_BY:
        s.attached[planet].remove(ATTACHED_BY[law])
        if not s.attached[planet]:
            del s.attached[planet]


async def discard_law(s: Imperium, law: Ability) -> None:
    """A law is discarded from play: it loses its effect and goes on top of the discard pile (LRR 1.5)."""
    await leave_play(s, law)
    s.agenda_discard.append(law)
    tell(s, "ti4-log-law-discarded", agenda=law)


async def give_law(s: Imperium, law: Ability, seat: Seat) -> None:
    """A law passes to another player."""
    await leave_play(s, law)
    put_in_play(s, law, seat)
    tell(s, "ti4-log-law-given", agenda=law, seat=seat)

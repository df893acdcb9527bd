"""Twilight Imperium 4: what lasts for a while. A text that holds until something ends is an entry of `s.effects`, and
lies among the texts of whoever it applies to (or of the whole table) for that time."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.abilities import TABLE, Ability, Texts
from orrery.games.ti4.rules.nouns import UNTIL
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Effect, Until
from orrery.games.twilight import effects

COMBAT_ROUND, COMBAT, INVASION, ACTION, TURN, VOTE, AGENDA_PHASE, STRATEGY_PHASE, ROUND, GAME = UNTIL.every
"""What an effect lasts until the end of."""


def texts_of(s: Imperium, seat: int) -> Texts:
    """The texts in play before a player, or those in force for the whole TABLE."""
    return s.texts if seat == TABLE else s.players[seat].texts


def lasts(s: Imperium, it: Ability, seat: int, until: Until, *about: int) -> None:
    """A text holds from now on for a seat (or TABLE), until the end of something; `about` is whatever it needs, of the
    types that the text declares (texts.concerns)."""
    texts = texts_of(s, seat)
    s.effects.append(Effect((it, seat, until, *about)))
    texts.put(it, seat, ready=False)  # it holds, and is nothing that could be exhausted


def in_force(s: Imperium, it: Ability, seat: int | None = None) -> Iterator[tuple[int, ...]]:
    """What a text has laid down that still holds: what it is about; for one seat, or for all."""
    return effects.in_force(s.effects, it, seat)


def holds(s: Imperium, it: Ability, seat: int | None = None) -> bool:
    """Whether a text has laid something down that still holds."""
    return any(effect[0] == it and seat in (None, effect[1]) for effect in s.effects)


def expire(s: Imperium, until: Until) -> None:
    """What lasted until now holds no more."""
    if s.effects and any(effect[2] == until for effect in s.effects):
        for effect in s.effects:
            if effect[2] == until:
                fade(s, Ability(effect[0]), effect[1])
        s.effects = [effect for effect in s.effects if effect[2] != until]


def drop(s: Imperium, it: Ability, seat: int) -> None:
    """A text that lasted is gone before its time."""
    for effect in [one for one in s.effects if one[:2] == (it, seat)]:
        s.effects.remove(effect)
        fade(s, it, seat)


def fade(s: Imperium, it: Ability, seat: int) -> None:
    """What a text laid down lies no longer among the texts of a seat. A text that is in play by itself, too, such as a
    technology, lay there a second time, and not ready, so that it is not used twice."""
    texts = texts_of(s, seat)
    held = [*texts.held]
    held.remove((it, seat, False) if (it, seat, False) in held else (it, seat, True))
    texts.become(held)

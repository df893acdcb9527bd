"""Twilight Imperium 3: lasting effects. A text that applies until something ends is an entry in `s.effects`; which
texts a player has is computed again from race, technologies, laws and these whenever one of them changes."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.abilities import TABLE, Ability, Texts, abilities_in
from orrery.games.ti3.rules.data import POLITICS, RACES
from orrery.games.ti3.rules.nouns import HELD, UNTIL
from orrery.games.ti3.rules.options import DISTANT_SUNS, LEADERS, SABOTAGE_RUNS, ruling
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.texts import race_bits, technology_bits, text, text_of_politic
from orrery.games.ti3.rules.things import Effect, Until
from orrery.games.twilight import effects

COMBAT_ROUND, BATTLE, ACTIVATION, STRATEGIC, PURCHASE, VOTE, PHASE, ROUND, NEXT_ROUND, GAME, NOTED = UNTIL.every
"""What an effect lasts until the end of. NOTED is not an effect: it only records that a card was used on something this
round."""

CULTURAL_CRISIS = text("card.cultural_crisis")
OPTIONS = (
    (SABOTAGE_RUNS, text("option.sabotage_runs")),
    (DISTANT_SUNS, text("option.distant_suns")),
    (LEADERS, text("option.leaders")),
)


def refresh_abilities(s: Twilight) -> None:
    """Which texts are active for whom: race abilities, technologies, laws, and lasting effects. They are found as bits,
    by seat; those of the whole TABLE come last."""
    lost = [effect[1] for effect in s.effects if effect[0] == CULTURAL_CRISIS]
    found: list[int] = []
    for seat, p in enumerate(s.players):
        own = race_bits(p.race) if p.race >= 0 and seat not in lost else 0
        found.append(own | technology_bits(p.technologies))
        if p.leaders:
            for (kind, _), at in zip(RACES[p.race].leaders, p.leaders, strict=True):
                if 0 <= at < HELD:
                    found[-1] |= 1 << text(f"leader.{kind}")
    found.append(sum([1 << number for option, number in OPTIONS if ruling(s, option)]))
    if s.domains:
        found[TABLE] |= 1 << text("option.distant_suns")
    for law, about in s.laws.items():
        found[about[0] if POLITICS[law].elect == "player" else TABLE] |= 1 << text_of_politic(law)
    for number, seat, until, *_ in s.effects:
        if until != NOTED:
            found[seat] |= 1 << number
    become(s.texts, found.pop(), TABLE)
    for seat, p in enumerate(s.players):
        become(p.texts, found[seat], seat)


def become(texts: Texts, bits: int, owner: int) -> None:
    """All the texts in front of a player, or in force for everyone, from now on."""
    if texts.exhausted or texts.ready != bits:
        texts.become([(it, owner, True) for it in abilities_in(bits)])


def lasts(s: Twilight, number: Ability, seat: int, until: Until, *about: int) -> None:
    """A text now applies to a seat (or TABLE), until the end of something; `about` is whatever it needs (of the types
    that the text declares: texts.concerns)."""
    s.effects.append(Effect((number, seat, until, *about)))
    refresh_abilities(s)


def in_force(s: Twilight, number: Ability, seat: int | None = None) -> Iterator[tuple[int, ...]]:
    """What a text has set down that still applies: what it is about; for one seat, or for all."""
    return effects.in_force(s.effects, number, seat, NOTED)


def note(s: Twilight, number: Ability, seat: int, *about: int) -> None:
    """A card has been used on a planet, a system or a fleet, and cannot be used on it again this round (T3.19.2)."""
    s.effects.append(Effect((number, seat, NOTED, *about)))


def noted(s: Twilight, number: Ability, seat: int) -> list[tuple[int, ...]]:
    """What a player has used a card on this round."""
    return [effect[3:] for effect in s.effects if effect[:3] == (number, seat, NOTED)]


def expire(s: Twilight, until: Until) -> None:
    """What lasted until now no longer applies. At the end of a round, what lasts for the next one becomes this
    one's."""
    if not s.effects:
        return
    left = [effect for effect in s.effects if effect[2] != until]
    if until == ROUND:
        left = [Effect((*e[:2], ROUND, *e[3:])) if e[2] == NEXT_ROUND else e for e in left if e[2] != NOTED]
    if left != s.effects:
        s.effects = left
        refresh_abilities(s)


def drop(s: Twilight, number: Ability, seat: int) -> None:
    """End a lasting text before its time."""
    s.effects = [effect for effect in s.effects if effect[:2] != (number, seat)]
    refresh_abilities(s)

"""Twilight Imperium 4: purging (LRR 93): what leaves the game and never comes back."""

from __future__ import annotations

from orrery.core.abilities import TABLE, Ability
from orrery.core.state import tell
from orrery.games.ti4.rules.card_data import ATTACHMENTS, EXPLORATIONS, LEGENDARY
from orrery.games.ti4.rules.data import UNKNOWN_FRAGMENT
from orrery.games.ti4.rules.nouns import ATTACHMENT, EXPLORATION
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import NO_SEAT, NOWHERE, Attachment, Exploration, Planet

DEMILITARIZED_ZONE = text("exploration.demilitarized_zone")
ATTACHED_BY = {it.attachment: Exploration(n) for n, it in enumerate(EXPLORATIONS) if it.attachment}
"""The exploration card that each attachment is, by the attachment's name."""
FRAGMENTS = tuple(
    EXPLORATION.index[f"{name}_relic_fragment"] for name in ("cultural", "hazardous", "industrial", "unknown")
)
"""The exploration cards that are relic fragments, in the order of `Player.fragments`."""
assert len(FRAGMENTS) == UNKNOWN_FRAGMENT + 1
TEXT_OF = {
    ATTACHMENT.index["terraform"]: text("note.terraform"),
    ATTACHMENT.index["geoform"]: text("leader.ul_the_progenitor"),
}
"""The attachments that are a promissory note or a leader (LRR 7.12, 16.10d)."""


def card_of(attachment: Attachment) -> Exploration | None:
    """The exploration card that an attachment is, if it is one."""
    return ATTACHED_BY.get(ATTACHMENTS[attachment].name)


def purge_text(s: Imperium, seat: int, it: Ability) -> None:
    """A relic, or another text in play, leaves the game (LRR 93.1)."""
    texts = s.players[seat].texts
    texts.take(it, texts.owners(it)[0])
    s.purged.append(it)
    tell(s, "ti4-log-purges", seat=seat, card=it)


def purge_card(s: Imperium, card: Exploration) -> None:
    """An exploration card that has just been revealed leaves the game."""
    s.explored.remove(card)
    s.purged_cards.append(card)


def purge_fragments(s: Imperium, seat: int, kind: int, count: int) -> None:
    """Relic fragments of one kind leave the game."""
    s.players[seat].fragments[kind] -= count
    s.purged_cards += [FRAGMENTS[kind]] * count


def purge_attachments(s: Imperium, planet: Planet) -> None:
    """What is attached to a planet leaves the game, tokens too (LRR 11.2b)."""
    for one in s.attached.pop(planet, []):
        card = card_of(one)
        if one in TEXT_OF:
            s.purged.append(TEXT_OF[one])
        if card is not None:
            s.purged_cards.append(card)
            if card == ATTACHED_BY["demilitarized_zone"]:
                s.texts.take(DEMILITARIZED_ZONE, TABLE)
    for law in [law for law, at in s.law_planets.items() if at == planet]:
        del s.law_planets[law]
        s.texts.take(law, TABLE)
        s.purged.append(law)


def purge_planet(s: Imperium, planet: Planet) -> None:
    """The card of a planet leaves the game, with what is attached to it and its ability card, if it is legendary (LRR
    11.2b, 56.4). On the board the planet is destroyed: it is no planet of its system any more."""
    purge_attachments(s, planet)
    if planet in LEGENDARY and s.owner[planet] >= 0:
        purge_text(s, s.owner[planet], text(f"legendary.{LEGENDARY[planet]}"))
    s.owner[planet], s.places[planet] = NO_SEAT, NOWHERE
    s.exhausted &= ~(1 << planet)
    s.destroyed |= 1 << planet
    for p in s.players:
        p.sleepers &= ~(1 << planet)

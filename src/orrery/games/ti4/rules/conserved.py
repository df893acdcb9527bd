"""Twilight Imperium 4: all components are somewhere, and each of them once (LRR 59). Of what has a place of its own
while nobody has it (technologies, strategy cards, leaders, notes) only what is astray is listed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from orrery.core.abilities import Ability
from orrery.core.zones import Deck
from orrery.games.ti4.rules.card_data import LEGENDARY
from orrery.games.ti4.rules.data import FACTIONS, PLASTIC, TECHNOLOGIES
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.laws import laws_in_play
from orrery.games.ti4.rules.nouns import EXPLORATION
from orrery.games.ti4.rules.promissory import own_notes, placed_notes
from orrery.games.ti4.rules.purge import FRAGMENTS, TEXT_OF, card_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import (
    TECHNOLOGIES_AT,
    is_agenda,
    is_faction_technology,
    is_relic,
    leaders_of,
    note_of,
    owner_of,
    text,
    text_of_note,
)
from orrery.games.ti4.rules.things import Note, Planet, Seat, Strategy, objectives_in
from orrery.games.ti4.rules.verbs import tokens_left

C = TypeVar("C", bound=int)


def conserved(s: Imperium) -> object:
    """What is the same at all times, wherever the components are."""
    seats = [Seat(n) for n in range(len(s.players))]
    return (
        [units_of(s, seat) for seat in seats],
        [min(0, tokens_left(p)) for p in s.players],
        objectives_of(s),
        agendas_of(s),
        explorations_of(s),
        relics_of(s),
        action_cards_of(s),
        strategies_twice(s),
        abilities_astray(s),
        [technologies_astray(s, seat) for seat in seats],
        [leaders_astray(s, seat) for seat in seats],
        [notes_astray(s, seat) for seat in seats],
    )


def cards_in(*decks: Deck[C]) -> list[C]:
    """The cards of some decks."""
    return [card for deck in decks for layer in deck.layers for card in layer]


def cards_before(s: Imperium, seat: Seat) -> list[tuple[Ability, int]]:
    """The texts in play before a player, with their owners; not what texts have laid down for a while (effects.py)."""
    there = [(it, owner) for it, owner, _ in s.players[seat].texts.held]
    for effect in s.effects:
        if effect[1] == seat:
            there.remove((Ability(effect[0]), seat))
    return there


# --- plastic -----------------------------------------------------------------------------------------------------


def units_of(s: Imperium, seat: Seat) -> list[int]:
    """The plastic of a player; that of an eliminated one is in the box (LRR 16.2)."""
    p = s.players[seat]
    return pieces_of(s, seat) if p.reserve and not p.eliminated else [*PLASTIC]


def pieces_of(s: Imperium, seat: int) -> list[int]:
    """All the units of a player, on the board and off it."""
    p, a = s.players[seat], s.activation
    stacks = [*p.space.values(), *p.ground.values()]
    if a is not None and a.seat == seat:
        stacks += [a.coming(), *a.landed.values()]
    captive = Forces()
    for other in s.players:
        for owner, unit in other.captured:
            if owner == seat:
                captive.add(unit)
    return [sum(counts) for counts in zip(p.reserve, *(stack.all for stack in [*stacks, captive]), strict=True)]


# --- decks -------------------------------------------------------------------------------------------------------


def objectives_of(s: Imperium) -> list[int]:
    """All objectives: in the decks, revealed, in hand, open, and scored."""
    public = sum([1 << card for card in s.objectives]) | s.leaked
    cards = [*cards_in(s.secret_deck, s.stage_one, s.stage_two), *objectives_in(public)]
    for p in s.players:
        cards += [*p.secrets, *p.open_secrets, *p.shown_secrets, *objectives_in(p.scored & ~public)]
    return sorted(cards)


def agendas_of(s: Imperium) -> list[int]:
    """All agendas: in the deck, before the council, in play, discarded, and purged with a planet."""
    cards = [*cards_in(s.agendas, s.hidden_agenda), *s.agenda_discard, *laws_in_play(s), *filter(is_agenda, s.purged)]
    if s.council is not None and s.council.agenda not in cards:
        cards.append(s.council.agenda)
    return sorted(cards)


def explorations_of(s: Imperium) -> list[int]:
    """All exploration cards: in decks and discard piles, attached, before players, on the board, and purged."""
    cards: list[int] = [*s.explored, *s.purged_cards, *cards_in(s.cultural, s.hazardous, s.industrial, s.frontiers)]
    cards += [card for some in s.attached.values() for one in some if (card := card_of(one)) is not None]
    for p in s.players:
        cards += [card for card, n in zip(FRAGMENTS, p.fragments, strict=True) for _ in range(n)]
        cards += [EXPLORATION.index["enigmatic_device"] for _ in p.texts.owners(text("exploration.enigmatic_device"))]
    if s.ion_storm >= 0:
        cards.append(EXPLORATION.index["ion_storm"])
    return sorted(cards)


def relics_of(s: Imperium) -> list[int]:
    """All relics: in the deck, before players, and purged."""
    held = [it for seat in range(len(s.players)) for it, _ in cards_before(s, Seat(seat))]
    return sorted([*cards_in(s.relics), *filter(is_relic, [*held, *s.purged])])


def action_cards_of(s: Imperium) -> list[int]:
    """All action cards: in the deck, in hands, shown to somebody, and discarded."""
    hands = [card for p in s.players for card in [*p.hand, *p.shown]]
    return sorted([*cards_in(s.deck), *s.discard, *hands])


# --- what has a place of its own ---------------------------------------------------------------------------------


def twice(cards: Iterable[int]) -> list[int]:
    """The cards that are there more than once."""
    return sorted(card for card, n in Counter(cards).items() if n > 1)


def strategies_twice(s: Imperium) -> list[Strategy]:
    """Strategy cards that several players have; the others lie in the common play area (LRR 84.1)."""
    return [Strategy(n) for n in twice(card for p in s.players for card in p.strategies)]


def abilities_astray(s: Imperium) -> list[Planet]:
    """Legendary planets whose ability card is not where it belongs: with the planet's owner, or in its deck while
    nobody has the planet (LRR 56.2)."""
    found = []
    for planet, name in LEGENDARY.items():
        it = text(f"legendary.{name}")
        holders = [(seat, owner) for seat, p in enumerate(s.players) for owner in p.texts.owners(it)]
        owner = s.owner[planet] if s.owner else -1
        if holders != ([(owner, owner)] if owner >= 0 else []):
            found.append(planet)
    return found


def texts_gone(s: Imperium) -> list[Ability]:
    """Leaders, notes and other texts that are attached to planets or purged."""
    attached = [TEXT_OF[one] for some in s.attached.values() for one in some if one in TEXT_OF]
    return [*attached, *s.purged]


def technologies_astray(s: Imperium, seat: Seat) -> list[int]:
    """Technologies a player owns twice, or that are not in the player's deck: those without a faction, and of the own
    one (LRR 89.11)."""
    p = s.players[seat]
    owned = [
        it - TECHNOLOGIES_AT
        for it, owner in cards_before(s, seat)
        if owner == seat and 0 <= it - TECHNOLOGIES_AT < len(TECHNOLOGIES)
    ]
    ours = FACTIONS[p.faction].own_technologies
    foreign = [it for it in owned if is_faction_technology(Ability(TECHNOLOGIES_AT + it)) and it not in ours]
    return sorted({*twice(owned), *foreign})


def leaders_astray(s: Imperium, seat: Seat) -> list[Ability]:
    """Leaders of a player who are not exactly once on the sheet, locked or not, attached (LRR 7.12) or purged."""
    p = s.players[seat]
    if not s.expansion or p.eliminated or not p.notes_with:
        return []
    there = Counter([it for it, owner in cards_before(s, seat) if owner == seat] + p.locked + texts_gone(s))
    return [it for it in leaders_of(p.faction) if there[it] != 1]


def notes_astray(s: Imperium, seat: Seat) -> list[Note]:
    """Notes of a player that are not exactly once in a hand or in a play area; the box has those of an eliminated one
    (LRR 95.7)."""
    there = [note for p in s.players for note in p.notes]
    there += [note_of(it, owner) for other in range(len(s.players)) for it, owner in placed_notes(s, other)]
    gone = texts_gone(s)
    due = [it for it in own_notes(s, seat) if text_of_note(it) not in gone] if s.players[seat].notes_with else []
    found, wanted = Counter(note for note in there if owner_of(note) == seat), Counter(due)
    return sorted((found - wanted) | (wanted - found))

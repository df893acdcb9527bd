"""Twilight Imperium 4: promissory notes (LRR 95): how they change hands, lie in play areas and return to their owners,
and who knows where they are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orrery.core.abilities import Ability
from orrery.core.state import EVERYONE, tell
from orrery.core.zones import Pile
from orrery.games.common.books import entered
from orrery.games.ti4.rules.card_data import NOTES
from orrery.games.ti4.rules.data import BASE
from orrery.games.ti4.rules.hooks import number
from orrery.games.ti4.rules.nouns import stays_hidden
from orrery.games.ti4.rules.queries.council import NoteBarred
from orrery.games.ti4.rules.seats import by_initiative
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import is_note, note_of, owner_of, text, text_of_note
from orrery.games.ti4.rules.things import NO_FACTION, Note, Seat

Receive = Callable[[Imperium, Seat, Seat], None]

RECEIVED: dict[Ability, Receive] = {}
"""What notes do when they are placed on receipt: state, receiver, owner."""
LOST: dict[Ability, Receive] = {}
"""What comes of it when a note leaves a play area: state, holder, owner."""


def on_receipt(name: str) -> Callable[[Receive], Receive]:
    """What a note does as soon as another player receives it and places it face up (LRR 31.23)."""
    return entered(RECEIVED, text(f"note.{name}"))


def on_loss(name: str) -> Callable[[Receive], Receive]:
    """What comes of it when a note leaves a play area."""
    return entered(LOST, text(f"note.{name}"))


def first_notes(s: Imperium, seat: Seat) -> None:
    """A player begins with a note of each generic kind and those of the faction, and everyone knows that."""
    p = s.players[seat]
    p.notes = Pile({EVERYONE: own_notes(s, seat)})
    p.notes_with = 1 << seat


def own_notes(s: Imperium, seat: Seat) -> list[Note]:
    """The notes of a player's colour and faction."""
    ours = (NO_FACTION, s.players[seat].faction)
    found = [it for it in NOTES if (it.set == BASE or s.expansion) and it.faction in ours]
    texts = [it for it in (text(f"note.{row.name}") for row in found) if not number(s, 0, NoteBarred, seat, it)]
    return [note_of(it, seat) for it in texts]


def can_be_given(s: Imperium, taker: int, notes: Sequence[Note]) -> list[Note]:
    """Those of these notes that a player can be given (LRR 95.5)."""
    return [note for note in notes if not number(s, 0, NoteBarred, taker, text_of_note(note))]


def pass_notes(s: Imperium, seat: Seat, partner: Seat, given: Note | None, got: Note | None) -> None:
    """Notes change hands between two players, at the same time (LRR 95.5): of two points that come with them, that of
    the first in initiative order counts first (LRR 77.7). Both see them. The others learn which note it is only if it
    has to be placed face up; else any of the giver's notes could be the one."""
    moves = [(seat, partner, given), (partner, seat, got)]
    moves = [(giver, taker, note) for giver, taker, note in moves if note is not None]
    both = 1 << seat | 1 << partner
    spread = [p.notes_with for p in s.players]
    for giver, taker, note in moves:
        assert note is not None
        s.players[giver].notes.take(note)
        if stays_hidden(note):
            s.players[giver].notes.keep_seen(both)
            s.players[taker].notes_got += 1
            for p, before in zip(s.players, spread, strict=True):
                p.notes_with |= (before >> giver & 1) << taker
    received = {taker: note for _, taker, note in moves if note is not None}
    for taker in by_initiative(s, received) if len(received) > 1 else received:
        receive(s, taker, received[taker], both)


def receive(s: Imperium, seat: Seat, note: Note, seen: int) -> None:
    """A player gets a note: into the play area if it says so, else into the hand."""
    it, owner = text_of_note(note), owner_of(note)
    if seat != owner and not stays_hidden(note):
        lay_down(s, seat, it, owner)
        if it in RECEIVED:
            RECEIVED[it](s, seat, owner)
    else:
        s.players[seat].notes.put([note], seen)


def lay_down(s: Imperium, seat: Seat, it: Ability, owner: Seat) -> None:
    """A note lies face up in a play area."""
    s.players[seat].texts.put(it, owner)
    tell(s, "ti4-log-places-note", seat=seat, note=note_of(it, owner))


def show_note(s: Imperium, seat: Seat, note: Note) -> None:
    """A player shows a note to all, to use it."""
    p = s.players[seat]
    p.notes.take(note)
    p.notes.put([note], EVERYONE)


def place_note(s: Imperium, seat: Seat, it: Ability, owner: Seat) -> None:
    """A player puts a note from the hand face up into the play area."""
    drop_note(s, seat, note_of(it, owner))
    lay_down(s, seat, it, owner)


def drop_note(s: Imperium, seat: int, note: Note) -> None:
    """A note leaves a hand, and all see it."""
    p = s.players[seat]
    p.notes.take(note)
    if owner_of(note) != seat:
        p.notes_got = max(0, p.notes_got - 1)


def return_note(s: Imperium, seat: Seat, it: Ability, owner: Seat) -> None:
    """A note goes back to its owner, from a play area or from the hand; all see it (LRR 95.3, 95.4)."""
    note = note_of(it, owner)
    p = s.players[seat]
    if owner in p.texts.owners(it):
        p.texts.take(it, owner)
        if it in LOST:
            LOST[it](s, seat, owner)
    elif note in p.notes:
        drop_note(s, seat, note)
    else:
        return  # it has left already
    tell(s, "ti4-log-returns-note", seat=seat, rival=owner, note=note)
    if not s.players[owner].eliminated:
        s.players[owner].notes.put([note], EVERYONE)


def remove_notes(s: Imperium, seat: Seat) -> None:
    """The notes of an eliminated player leave the game, wherever they are; those of others that the player had return
    to them (LRR 16.4, 95.7)."""
    gone = s.players[seat]
    gone.eliminated = True
    for it, owner in placed_notes(s, seat):
        return_note(s, seat, it, owner)
    for note in sorted(gone.notes):
        if owner_of(note) == seat:
            drop_note(s, seat, note)
        else:
            return_note(s, seat, text_of_note(note), owner_of(note))
    for other, p in enumerate(s.players):
        for it, owner in placed_notes(s, other):
            if owner == seat:
                return_note(s, Seat(other), it, owner)
        for note in [note for note in p.notes if owner_of(note) == seat]:
            drop_note(s, other, note)
    gone.notes_with = 0


def placed_notes(s: Imperium, seat: int) -> list[tuple[Ability, Seat]]:
    """The notes in a play area, with their owners. (A note's lasting effect on its owner is not one of them.)"""
    return [(it, Seat(owner)) for it, owner, _ in s.players[seat].texts.held if is_note(it) and owner != seat]


def possible_notes(s: Imperium, seat: int, other: int) -> list[Note]:
    """The notes that a player may believe another one to have in hand: those seen there, and those that could be
    there."""
    hand = s.players[other].notes
    known = hand.seen_by(seat)
    if len(known) == len(hand):
        return known
    hidden = {note for p in s.players for cards in p.notes.unknown_to(seat) for note in cards}
    tests = [test for room, test in s.note_limits(seat, other) if room]
    return sorted({*known, *(note for note in hidden if any(test(note) for test in tests))})

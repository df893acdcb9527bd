"""Twilight Imperium 4: Covert Legislation: what is voted on is another agenda, which only the speaker knows. All hear
what can be voted for, and see the card in the end; both are recorded, so that whoever imagines another card in its
place still hears and sees the same."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.chance import Chance, noise
from orrery.core.state import EVERYONE, Root, frame, tell, then
from orrery.core.zones import Deck
from orrery.games.ti4.rules.agenda_deck import draw_agenda, is_void
from orrery.games.ti4.rules.hooks import step
from orrery.games.ti4.rules.kinds import AGENDA_READ, AGENDA_SHOWN
from orrery.games.ti4.rules.nouns import ELECTION
from orrery.games.ti4.rules.options import HIDDEN_IS_GONE, ruling
from orrery.games.ti4.rules.outcomes import outcomes_of
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import agenda_row, text

COVERT_LEGISLATION = text("agenda.covert_legislation")
REPLACED = ELECTION.index["replaced"]


class ReadOut(Chance[tuple[int, ...]]):
    """The speaker reads out what the hidden agenda elects, or that it is replaced."""

    __slots__ = ("election",)

    def __init__(self, election: int) -> None:
        self.election = election
        self.kind = AGENDA_READ
        self.count = 1
        self.seat = -1
        self.seen = EVERYONE
        self.why = ""

    def happen(self, s: Root) -> tuple[int, ...]:
        return (self.election,)

    def impose(self, value: tuple[int, ...]) -> None:
        if not self.fits(value):
            raise ValueError(f"{value} is nothing that can be read out")

    def fits(self, value: tuple[int, ...]) -> bool:
        return len(value) == 1 and value[0] in ELECTION.every


class ShownAgenda(Chance[tuple[Ability, ...]]):
    """The hidden agenda is shown to all. If another card has been imagined in its place, the two change places; and one
    that was imagined must fit what was read out."""

    __slots__ = ("deck", "elect", "hidden")

    def __init__(self, hidden: Deck[Ability], deck: Deck[Ability], elect: str) -> None:
        self.hidden = hidden
        self.deck = deck
        self.elect = elect
        self.kind = AGENDA_SHOWN
        self.count = 1
        self.seat = -1
        self.seen = EVERYONE
        self.why = ""

    def happen(self, s: Root) -> tuple[Ability, ...]:
        (card,) = self.hidden.layers[-1]
        others = [other for layer in self.deck.layers for other in layer if election(other) == self.elect]
        if election(card) != self.elect and self.elect and others:
            card = others[noise(s) % len(others)]
        self.impose((card,))
        return (card,)

    def impose(self, value: tuple[Ability, ...]) -> None:
        (card,) = value
        (imagined,) = self.hidden.draw(1, 0)
        if imagined != card:
            layer = self.layer_of(card)
            if layer is None:
                raise ValueError(f"agenda {card} is not hidden")
            layer[:] = sorted([*(other for other in layer if other != card), imagined])

    def fits(self, value: Sequence[Ability]) -> bool:
        return len(value) == 1 and (value[0] in self.hidden.layers[-1] or self.layer_of(value[0]) is not None)

    def layer_of(self, card: Ability) -> list[Ability] | None:
        """Where a card is in the deck."""
        return next((layer for layer in self.deck.layers if card in layer), None)


def election(card: Ability) -> str:
    """What an agenda elects (nouns.ELECTION)."""
    return agenda_row(card).elect or "side"


@step
async def draw_hidden(s: Imperium) -> None:
    """The speaker draws another agenda that nobody else sees."""
    eye = 1 << s.speaker
    card = await draw_agenda(s, eye)
    if card is not None:
        s.hidden_agenda.put_on_top(card, eye)
        then(s, frame(read_hidden))


@step
async def read_hidden(s: Imperium) -> None:
    """The speaker reads out what can be voted for. An agenda that would be discarded when it is revealed, or that has
    no possible outcome, is shown, discarded and replaced, or discarded with Covert Legislation (LRR R.28)."""
    assert s.council is not None
    card = s.hidden_agenda.layers[-1][0]
    replaced = is_void(s, card) or not outcomes_of(s, card)
    (read,) = await ReadOut(REPLACED if replaced else ELECTION.index[election(card)])
    if read == REPLACED:
        s.agenda_discard.append(await show_hidden(s))
        if not ruling(s, HIDDEN_IS_GONE):
            then(s, frame(draw_hidden))
        return
    s.council.hidden, s.council.elect = True, ELECTION.names[read]
    tell(s, "ti4-log-hidden-agenda", election=read)


async def show_hidden(s: Imperium) -> Ability:
    """The hidden agenda is shown to all."""
    assert s.council is not None
    (card,) = await ShownAgenda(s.hidden_agenda, s.agendas, s.council.elect)
    tell(s, "ti4-log-agenda", agenda=card)
    return card

"""Twilight Imperium 3: every text that changes the rules has a number here: action cards, technologies, political
cards, race abilities, kinds of leaders, domain counters. Modules give them their effects by decoration; which of them
are active is read from the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, TypeVar

from orrery.core.windows import Ability, Hook, Hooks, Modify, Query, Shelf, Window
from orrery.games.ti3.rules.data import ACTION_CARDS, POLITICS, RACES, TECHNOLOGIES
from orrery.games.ti3.rules.nouns import ABOUT, TEXT
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.things import Politic, Race, Technology, abilities_in

CARDS_AT = 0
TECHNOLOGIES_AT = len(ACTION_CARDS)
POLITICS_AT = TECHNOLOGIES_AT + len(TECHNOLOGIES)
RACES_AT = POLITICS_AT + len(POLITICS)
IS_CARD = (1 << TECHNOLOGIES_AT) - 1
"""The texts that are cards in a hand."""


def text(name: str) -> Ability:
    """The number of a text: "card.sabotage", "technology.war_sun", "politic.code_of_honor", "race.sol.orbital_drop"."""
    return TEXT.index[name]


def concerns(it: Ability, *kinds: Any) -> None:
    """What an effect of a text is about (`effects.lasts`): types of things, or plain numbers (int)."""
    ABOUT[it, len(kinds)] = kinds


def text_of_technology(technology: Technology) -> Ability:
    return Ability(TECHNOLOGIES_AT + technology)


def text_of_politic(card: Politic) -> Ability:
    return Ability(POLITICS_AT + card)


def politic_of(it: Ability) -> Politic:
    """The political card with this text."""
    return Politic(it - POLITICS_AT)


def race_texts(race: Race) -> list[Ability]:
    """The abilities of a race."""
    it = RACES[race]
    return [text(f"race.{it.name}.{ability}") for ability in it.abilities]


@lru_cache(maxsize=1 << 14)
def mask(texts: tuple[Ability, ...]) -> int:
    """Texts as the bits of one number: what two sets of them share is then found at once."""
    return sum(1 << number for number in texts)


def abilities(them: int) -> list[Ability]:
    """The texts in a set of them."""
    return [*abilities_in(them)]


TABLE = -1
"""The holder of a text that is in force for everybody."""

Q = TypeVar("Q", bound=Query)


class Texts(Hooks[Twilight]):
    """The hooks of all texts. Sets of texts are bits, so that a number nobody has changed costs next to nothing."""

    def __init__(self, **functions: Any) -> None:
        super().__init__(**functions)
        self._sets: dict[int, int] = {}
        self._changing: dict[type[Query], int] = {}

    def modifier(
        self, query: type[Q], ability: Ability, *, rank: int = 0
    ) -> Callable[[Modify[Twilight, Q]], Modify[Twilight, Q]]:
        self._changing[query] = self._changing.get(query, 0) | 1 << ability
        return super().modifier(query, ability, rank=rank)

    def number(self, s: Twilight, value: int, query: type[Query], *about: int) -> int:
        """A number as the texts have it. The query is made of what it is about only if some text may change it. The
        first thing it is about is whose number it is."""
        changing = self._changing.get(query)
        if changing is None:
            return value
        if not mask(s.texts) & changing:
            players, seats = s.players, query.whose(about)
            for seat in range(len(players)) if seats is None else seats:
                if mask(players[seat].texts) & changing:
                    break
            else:
                return value
        return self.modified(s, query(*about), value)

    def touches(self, s: Twilight, query: type[Query]) -> bool:
        """Whether some text that is active now may change such a number."""
        changing = self._changing.get(query, 0)
        return bool(changing & mask(s.texts)) or any(changing & mask(p.texts) for p in s.players)

    def answers(self, window: str) -> tuple[str, list[int]]:
        """The action cards with which somebody could answer a window of that name."""
        heard = [h for w, h in self._heard.items() if w.__name__ == window]
        shelves = [shelf for h in heard for shelf in (h.reactions, h.replacements)]
        return TEXT.name, sorted(
            {a for shelf in shelves for a, hook in shelf.items() if hook.may and a < TECHNOLOGIES_AT}
        )

    def occasions(self) -> list[type[Window]]:
        """The windows that some action card answers."""
        return [w for w, h in self._heard.items() if any(card < TECHNOLOGIES_AT for card in h.reactions)]

    def listens(self, window: type[Window]) -> bool:
        """Whether any text of the game answers such a window: if not, it need not even be made."""
        return window in self._heard

    def modified(self, s: Twilight, query: Query, value: int) -> int:
        shelf = self._modifiers.get(type(query))
        if shelf is None:
            return value
        changing = self._changing[type(query)]
        found: list[tuple[Hook, int]] = [(shelf[a], TABLE) for a in abilities(mask(s.texts) & changing)]
        for seat in query.seats(s):
            found += [(shelf[a], seat) for a in abilities(mask(s.players[seat].texts) & changing)]
        if len(found) > 1:
            found.sort(key=lambda due: due[0].rank)
        for hook, seat in found:
            value = hook.do(s, seat, query, value)
        return value

    def has(self, s: Twilight, seat: int, ability: Ability) -> bool:
        if seat == TABLE:
            return ability in s.texts
        p = s.players[seat]
        return ability in p.texts or ability in s.texts or (ability < TECHNOLOGIES_AT and ability in p.hand)

    def _known(self, shelf: Shelf) -> int:
        known = self._sets.get(id(shelf))
        if known is None:
            known = self._sets[id(shelf)] = sum(1 << ability for ability in shelf)
        return known

    def _due(self, s: Twilight, w: Window, shelf: Shelf) -> list[tuple[Hook, int]]:
        """Texts that are in force for everybody come before those of the seats."""
        common = [shelf[ability] for ability in abilities(mask(s.texts) & self._known(shelf))]
        found = [(hook, TABLE) for hook in common if not hook.may and hook.counts(s, TABLE, w)]
        return sorted(found + super()._due(s, w, shelf), key=lambda due: due[0].rank)

    def _held(self, s: Twilight, seat: int, shelf: Shelf) -> list[Hook]:
        """A card in hand may be used; one that has been played and lasts is followed. What is in force for all may be
        used by all."""
        p = s.players[seat]
        known = self._known(shelf)
        own, common = mask(p.texts) & known, mask(s.texts) & known & ~IS_CARD
        cards = [a for a in p.hand if known >> a & 1] if known & IS_CARD else []
        if not own and not common and not cards:
            return []
        held = [shelf[a] for a in abilities(own) if a >= TECHNOLOGIES_AT or not shelf[a].may]
        held += [shelf[a] for a in abilities(common) if shelf[a].may]
        held += [shelf[a] for a in sorted(set(cards)) if shelf[a].may]
        return sorted(held, key=lambda hook: (hook.rank, hook.ability)) if len(held) > 1 else held


def held(s: Twilight, seat: int) -> Iterable[Ability]:
    """All the texts a seat can use: public ones, and the cards in hand (not those that have been played and last)."""
    p = s.players[seat]
    return (*(n for n in p.texts if n >= TECHNOLOGIES_AT), *p.hand)

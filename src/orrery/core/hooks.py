"""Hooks: what the texts of a game do when things happen, and which numbers they change. They are registered once, at
import; which are in play is read from the state. An index makes a window that nobody can answer almost free."""

from __future__ import annotations

from collections.abc import Callable, Container, Coroutine, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from typing import Any, Generic, TypeVar

from orrery.core.abilities import TABLE, Ability, Holder, Texts, abilities_in
from orrery.core.ask import Kind, choose
from orrery.core.hook_index import Hook, HookIndex, Use, WindowHooks
from orrery.core.opinions import Opinion
from orrery.core.refusal import No
from orrery.core.state import Root
from orrery.core.together import together
from orrery.core.windows import ForOne, How, Moment, Query, Stop, Window

S = TypeVar("S", bound=Root)
W = TypeVar("W", bound=Window)
Q = TypeVar("Q", bound=Query)
E = TypeVar("E", bound=Callable[..., Coroutine[Any, Any, None]])
M = TypeVar("M", bound=Callable[..., int])

When = Callable[[S, int, W], bool]
Aim = Callable[[S, int, W], Coroutine[Any, Any, int]]
Modify = Callable[[S, int, Q, int], int]
NoteWhen = Callable[[S, int, W, int], bool]
NoteAim = Callable[[S, int, W, int], Coroutine[Any, Any, int]]
NoteModify = Callable[[S, int, Q, int, int], int]

NOTHING = Texts()
"""The common texts of a game that has none."""


class Hooks(Generic[S]):
    """The texts of one game. The game provides
    `holders`: the players, with the texts in front of them and the cards in their hands;
    `common`: the texts in force for everyone (anyone may use those that can be used);
    `is_card`: whether a text is a card, used from the hand (once played, it may stay in force);
    `notes`: the notes in a player's hand, as indexes into `note`, which holds the text and owner of each (nobody uses
    the own ones); `has_note`: whether some of these are among them, if there is a faster way than to look at all;
    `kind`: the question "which of these will you use, if any?", marked as a reaction;
    `named`: how the answer to that question names a text and its owner;
    `pays`: what using an ability costs (the card is discarded);
    `plays`: the window that using an ability opens, from seat, ability and target; None if nobody can answer it;
    `barred`: whether something keeps a seat from using a text that it could otherwise use or leave;
    `suspended`: whether a text that would take effect by itself does not do so for a seat now;
    `standing`: the names of the windows in which a seat does not want to be asked;
    `spent`: whether a cancelled text counts as used, so that no other copy may follow;
    `purged`: what becomes of a text that is purged when it is used."""

    def __init__(
        self,
        *,
        holders: Callable[[S], Sequence[Holder]],
        kind: Kind[Any],
        pays: Callable[[S, int, Ability], Coroutine[Any, Any, None]],
        plays: Callable[..., Window | None],
        common: Callable[[S], Texts] = lambda s: NOTHING,
        is_card: Callable[[Ability], bool] = lambda ability: False,
        notes: Callable[[Any], Iterable[int]] = lambda holder: (),
        has_note: Callable[[Any, frozenset[int]], bool] | None = None,
        note: Sequence[tuple[Ability, int]] = (),
        named: Callable[[Ability, int], Any] = lambda ability, owner: ability,
        barred: Callable[[S, int, Ability], bool] | None = None,
        suspended: Callable[[S, int, Ability], bool] = lambda s, seat, ability: False,
        standing: Callable[[S, int], Container[str]] = lambda s, seat: (),
        spent: Callable[[S], bool] = lambda s: False,
        purged: Callable[[S, Ability], None] = lambda s, ability: None,
    ) -> None:
        self.holders = holders
        self.common = common
        self.is_card = is_card
        self.notes = notes
        self.has_note = has_note or (lambda holder, among: not among.isdisjoint(notes(holder)))
        self.note = note
        self.kind = kind
        self.named = named
        self.pays = pays
        self.plays = plays
        self.barred = barred
        self.suspended = suspended
        self.standing = standing
        self.spent = spent
        self.purged = purged
        self._modifiers: dict[type[Query], HookIndex] = {}
        self._windows: dict[type[Window], WindowHooks] = {}
        self._opinions: dict[Ability, Opinion] = {}

    def has(self, s: S, seat: int, ability: Ability) -> bool:
        """Whether a seat has an ability now. Rules ask this, never which race it is: abilities are lent and lost."""
        if self.common(s).here >> ability & 1:
            return True
        if seat == TABLE:
            return False
        p = self.holders(s)[seat]
        return bool(p.texts.here >> ability & 1) or (self.is_card(ability) and ability in p.hand)

    def usable(self, s: S, seat: int, among: Container[Ability]) -> list[Ability]:
        """Which of these texts a seat could use: those in play in front of it, and the cards in its hand. A card that
        was played and stays in force is obeyed, not used."""
        p, is_card, barred = self.holders(s)[seat], self.is_card, self.barred
        found = {a for a in abilities_in(p.texts.here) if a in among and not is_card(a)}
        found.update([a for a in p.hand if a in among])
        return sorted(found if barred is None else [a for a in found if not barred(s, seat, a)])

    def can_use(self, s: S, seat: int, ability: Ability) -> bool:
        """Whether a seat could use a text."""
        p = self.holders(s)[seat]
        there = ability in p.hand or (ability in p.texts and not self.is_card(ability))
        return there and not (self.barred is not None and self.barred(s, seat, ability))

    def abilities(self) -> list[Ability]:
        """Every ability with at least one hook."""
        indexes = [*self._modifiers.values()]
        indexes += [x for h in self._windows.values() for x in (h.replacements, h.triggers, h.reactions)]
        return sorted({ability for index in indexes for ability in index.hooks})

    def optional(self) -> list[Ability]:
        """Every ability that its holder may use or leave."""
        indexes = [x for h in self._windows.values() for x in (h.replacements, h.reactions)]
        return sorted({ability for index in indexes for ability, hook in index.hooks.items() if hook.may})

    def opinion(self, ability: Ability) -> Opinion | None:
        """What a bot thinks of a text."""
        return self._opinions.get(ability)

    # --- registration, at import ----------------------------------------------------------------------------

    def modifier(self, query: type[Q], ability: Ability, *, rank: int = 0) -> Callable[[Modify[S, Q]], Modify[S, Q]]:
        """A text that changes a number: a pure function of state, holder, query and the value so far."""
        return self._modify(query, ability, rank, note=False)

    def note_modifier(
        self, query: type[Q], ability: Ability, *, rank: int = 0
    ) -> Callable[[NoteModify[S, Q]], NoteModify[S, Q]]:
        """A note in play that changes a number; its function also gets the owner."""
        return self._modify(query, ability, rank, note=True)

    def replacement(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: When[S, W] | None = None,
        aim: Aim[S, W] | None = None,
        rank: int = 0,
        may: bool = False,
        exhausts: bool = False,
        purges: bool = False,
    ) -> Callable[[E], E]:
        """A text that takes effect instead; with `may`, only if its holder wants it to."""
        hand = may and self.is_card(ability)
        hook = Hook(ability, rank, _nothing, when, aim, may, hand, False, exhausts, purges)
        return self._register("replacements", windows, hook)

    def trigger(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: When[S, W] | None = None,
        rank: int = 0,
        exhausts: bool = False,
        purges: bool = False,
    ) -> Callable[[E], E]:
        """A text that takes effect by itself, without being asked about."""
        hook = Hook(ability, rank, _nothing, when, exhausts=exhausts, purges=purges)
        return self._register("triggers", windows, hook)

    def note_trigger(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: NoteWhen[S, W] | None = None,
        rank: int = 0,
        purges: bool = False,
    ) -> Callable[[E], E]:
        """A trigger of a note in play; its functions also get the owner."""
        return self._register("triggers", windows, Hook(ability, rank, _nothing, when, note=True, purges=purges))

    def reaction(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: When[S, W] | None = None,
        aim: Aim[S, W] | None = None,
        rank: int = 0,
        exhausts: bool = False,
        purges: bool = False,
    ) -> Callable[[E], E]:
        """A text that may be used; "at any time" is a list of windows. `aim` asks for its target, which everyone knows
        before anyone can cancel it."""
        hook = Hook(ability, rank, _nothing, when, aim, True, self.is_card(ability), False, exhausts, purges)
        return self._register("reactions", windows, hook)

    def duty(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: When[S, W] | None = None,
        rank: int = 0,
    ) -> Callable[[E], E]:
        """A text that takes effect by itself, but in turn with those that may be used (where all are asked one by one):
        its holder may use others before it, and so may whoever comes first. It is offered among them; it is used, too,
        by whoever wants nothing, or has nothing else."""
        return self._register("reactions", windows, Hook(ability, rank, _nothing, when))

    def note_reaction(
        self,
        windows: type[W] | Sequence[type[W]],
        ability: Ability,
        *,
        when: NoteWhen[S, W] | None = None,
        aim: NoteAim[S, W] | None = None,
        rank: int = 0,
        in_play: bool = False,
        exhausts: bool = False,
        purges: bool = False,
    ) -> Callable[[E], E]:
        """A note that may be used from the hand, or with `in_play` from play; its functions also get the owner."""
        hook = Hook(ability, rank, _nothing, when, aim, True, not in_play, True, exhausts, purges)
        return self._register("reactions", windows, hook)

    def opine(self, ability: Ability, opinion: Opinion) -> None:
        """Say what a bot thinks of a text, beside its effect."""
        if ability in self._opinions:
            raise ValueError(f"text {ability} already has an opinion")
        self._opinions[ability] = opinion

    def _modify(self, query: type[Query], ability: Ability, rank: int, note: bool) -> Callable[[M], M]:
        def register(do: M) -> M:
            self._modifiers.setdefault(query, HookIndex()).add(Hook(ability, rank, do, note=note))
            return do

        return register

    def _register(self, sort: str, windows: type[Window] | Sequence[type[Window]], hook: Hook) -> Callable[[E], E]:
        def register(do: E) -> E:
            for window in [windows] if isinstance(windows, type) else windows:
                hooked = self._windows.get(window)
                if hooked is None:
                    hooked = self._windows[window] = WindowHooks(Moment(window.__name__))
                hooked.add(getattr(hooked, sort), replace(hook, do=do))
            return do

        return register

    # --- numbers ----------------------------------------------------------------------------------------------

    def number(self, s: S, value: int, query: type[Query], *about: int) -> int:
        """A number after all modifiers. The query is built from `about` only if some text in play may change it."""
        index = self._modifiers.get(query)
        if index is None:
            return value
        changing, holders, parties = index.in_play, self.holders(s), query.PARTIES
        if not self.common(s).here & changing:
            if parties == 1:
                if about[0] < 0 or not holders[about[0]].texts.here & changing:
                    return value
            else:
                for p in [holders[seat] for seat in about[:parties] if seat >= 0] if parties else holders:
                    if p.texts.here & changing:
                        break
                else:
                    return value
        return self.modified(s, query(*about), value)

    def modified(self, s: S, query: Query, value: int) -> int:
        """The number after all modifiers: by rank, then common texts first, then in the query's seat order."""
        index = self._modifiers.get(type(query))
        if index is None:
            return value
        changing, holders, common, hooks = index.in_play, self.holders(s), self.common(s), index.hooks
        found = [(hooks[it], TABLE) for it in abilities_in(common.here & changing)] if common.here & changing else []
        for seat in query.seats(s):
            here = holders[seat].texts.here & changing
            if here:
                found += [(hooks[it], seat) for it in abilities_in(here)]
        if len(found) > 1:
            found.sort(key=_rank_of_change)
        for hook, seat in found:
            if hook.note:
                for owner in sorted((common if seat == TABLE else holders[seat].texts).owners(hook.ability)):
                    value = hook.do(s, seat, query, value, owner)
            else:
                value = hook.do(s, seat, query, value)
        return value

    def touches(self, s: S, query: type[Query], seat: int = TABLE) -> bool:
        """Whether some text in play may change this kind of number, or some text of a seat or of the table."""
        index = self._modifiers.get(query)
        if index is None:
            return False
        changing, holders = index.in_play, self.holders(s)
        found = self.common(s).here & changing
        for p in holders if seat == TABLE else (holders[seat],):
            found = found or p.texts.here & changing
        return bool(found)

    # --- windows ----------------------------------------------------------------------------------------------

    async def happens(self, s: S, w: Window) -> bool:
        """Let something happen: run replacements, triggers and reactions. True if it takes place."""
        hooked = self._windows.get(type(w))
        if hooked is None:
            return True
        if hooked.asks and not await hooked.moment:
            await Stop(w)
        holding = self._holding(s, w, hooked)
        if not holding:
            return True
        if hooked.replacements.hooks:
            if await self._replaced(s, w, hooked.replacements, holding):
                return False
            holding = self._holding(s, w, hooked)
        if hooked.triggers.hooks and (due := self._due(s, w, hooked.triggers, holding)):
            await self._triggered(s, w, hooked.triggers, due)
            holding = self._holding(s, w, hooked.reactions)
        if not (holding and hooked.reactions.hooks) or w.cancelled:
            return not w.cancelled
        answers = self._answers(s, w, hooked.reactions, holding)
        if answers:
            if w.HOW is How.ANNOUNCED:
                await self._announced(s, w, hooked.reactions, answers)
            else:
                await self._one_by_one(s, w, hooked.reactions, answers)
        return not w.cancelled

    def _holding(self, s: S, w: Window, hooked: WindowHooks | HookIndex) -> int:
        """Who may have a text for a window, or of one sort for it, as bits: all, if one is in force for all."""
        common, holders, anywhere, cards = self.common(s), self.holders(s), hooked.anywhere, hooked.cards
        in_play, if_ready, unlike, notes = hooked.in_play, hooked.if_ready, cards.isdisjoint, hooked.notes
        if common.here & anywhere and (common.here & in_play or common.ready & if_ready):
            return (1 << len(holders)) - 1
        found, usable = 0, hooked.usable_notes(len(holders), self.note) if notes else ()
        for seat, p in ((w.seat, holders[w.seat]),) if isinstance(w, ForOne) else enumerate(holders):
            texts = p.texts
            if (
                (texts.here & anywhere and (texts.here & in_play or texts.ready & if_ready))
                or (cards and not unlike(p.hand))
                or (notes and self.has_note(p, usable[seat]))
            ):
                found |= 1 << seat
        return found

    def listens(self, window: type[Window]) -> bool:
        """Whether any text of the game answers this kind of window. If not, there is no need to create it."""
        return window in self._windows

    def cards_for(self, window: str) -> list[Ability]:
        """The cards that can answer the window of that name."""
        hooked = [h for w, h in self._windows.items() if w.__name__ == window]
        return sorted({card for h in hooked for card in h.cards})

    def occasions(self) -> list[type[Window]]:
        """The windows that some card can react to."""
        return [w for w, h in self._windows.items() if h.reactions.cards]

    async def play(self, s: S, seat: int, ability: Ability, *target: int, paid: bool = False) -> bool:
        """A seat pays for an ability and uses it, which opens a window of its own. True if it takes effect."""
        if not paid:
            await self.pays(s, seat, ability)
        w = self.plays(seat, ability, *target)
        return w is None or await self.happens(s, w)

    def answered_by(self, abilities: Container[Ability]) -> list[type[Window]]:
        """The windows that some of these texts react to (for texts that copy another)."""
        return [w for w, h in self._windows.items() if any(ability in abilities for ability in h.reactions.hooks)]

    def repeatable(self, s: S, seat: int, w: Window, abilities: Iterable[Ability]) -> list[Ability]:
        """Which of these reactions a seat could use here if it had them (for texts that copy another)."""
        hooked = self._windows.get(type(w))
        hooks = hooked.reactions.hooks if hooked is not None else {}
        return sorted({a for a in abilities if a in hooks and Use(hooks[a], seat, seat).counts(s, w)})

    async def repeat(self, s: S, seat: int, w: Window, ability: Ability) -> None:
        """Carry out a reaction without holding it or paying for it."""
        use = Use(self._windows[type(w)].reactions.hooks[ability], seat, seat)
        await use.do(s, w, *await use.aims(s, w))

    async def received(self, s: S, w: Window, seat: int, ability: Ability, owner: int) -> None:
        """A seat has got a note or a card while a window is still open, and may use it now. That somebody could is no
        secret, so there is a moment whichever it is."""
        hooked, card = self._windows.get(type(w)), self.is_card(ability)
        if hooked is None or not (hooked.cards if card else hooked.notes):
            return
        await _moment(w)
        hook = hooked.reactions.hooks.get(ability)
        if hook is not None and hook.from_hand and (card or (hook.note and owner != seat)):
            use = Use(hook, seat, owner)
            if use.counts(s, w) and await self._asked(s, seat, w, [use]) is not None:
                await self._use(s, use, w)

    async def _use(self, s: S, use: Use, w: Window, paid: bool = False) -> bool:
        """Aim, pay, let the others react and, unless somebody cancels it, let it take effect. Nobody cancels a duty."""
        target = await use.aims(s, w)
        if not use.hook.may:
            await use.do(s, w, *target)
            return True
        if not paid:
            await self._pay(s, use)
        if not await self.play(s, use.seat, use.hook.ability, *target, paid=True):
            return False
        await use.do(s, w, *target)
        return True

    async def _pay(self, s: S, use: Use) -> None:
        """Pay for a text: exhaust or purge it, and pay whatever else the game asks."""
        self._wear(s, use)
        await self.pays(s, use.seat, use.hook.ability)

    def _wear(self, s: S, use: Use) -> None:
        hook = use.hook
        if hook.exhausts or hook.purges:
            texts = self.common(s) if hook.ability in self.common(s) else self.holders(s)[use.seat].texts
            if hook.purges:
                texts.take(hook.ability, use.owner)
                self.purged(s, hook.ability)
            else:
                texts.exhaust(hook.ability, use.owner)

    async def _replaced(self, s: S, w: Window, index: HookIndex, holding: int) -> bool:
        """Let at most one text replace what happens: the first mandatory one, or the first that its holder wants and
        nobody cancels."""
        for use in self._due(s, w, index, holding):
            if not self._still(s, use, w, index):
                continue
            if not use.hook.may:
                target = await use.aims(s, w)
                self._wear(s, use)
                await use.do(s, w, *target)
                return True
            if await self._asked(s, use.seat, w, [use]):
                if await self._use(s, use, w):
                    return True
                await _moment(w)
        return False

    async def _triggered(self, s: S, w: Window, index: HookIndex, due: list[Use]) -> None:
        for use in due:
            if w.cancelled or self.suspended(s, use.seat, use.hook.ability):
                continue
            if self._still(s, use, w, index):
                self._wear(s, use)
                await use.do(s, w)

    async def _one_by_one(self, s: S, w: Window, index: HookIndex, answers: dict[int, list[Use]]) -> None:
        """Rank by rank, around the table (those who hold something for it) until all pass in a row. A text takes effect
        once for each seat that has it; a cancelled one counts as used only if the game says so. What the seats could
        use at first is known; when one of them has used something, all of that is looked at again."""
        used: list[tuple[int, Ability, int]] = []
        for rank in index.ranks:
            queue = [*answers]
            while queue and not w.cancelled:
                seat = queue.pop(0)
                usable = [
                    use
                    for use in answers.get(seat, ())
                    if use.hook.rank == rank
                    and (seat, use.hook.ability, use.owner) not in used
                    and (use.hook.may or not self.suspended(s, seat, use.hook.ability))
                ]
                due = [use for use in usable if not use.hook.may]
                chosen = await self._asked(s, seat, w, usable) if len(usable) > len(due) else None
                chosen = due[0] if chosen is None and due else chosen
                if chosen is not None:
                    if await self._use(s, chosen, w) or self.spent(s):
                        used.append((seat, chosen.hook.ability, chosen.owner))
                    await _moment(w)
                    if not w.cancelled:
                        answers = self._answers(s, w, index, self._holding(s, w, index))
                        queue = _round_after(seat, w.seats(s))

    async def _announced(self, s: S, w: Window, index: HookIndex, usable: dict[int, list[Use]]) -> None:
        """All announce, unseen by the others; all is shown and paid for; then each is resolved, by rank and in
        order of seats, open to cancellation; another copy of a cancelled one may follow at once."""
        seats = w.seats(s)
        said = await together(
            {seat: self._announce(s, seat, w, usable[seat]) if seat in usable else _silence() for seat in seats},
            sealed=True,
        )
        shown: list[Use] = []
        for seat in seats:
            for use in said[seat]:
                if self._still(s, use, w, index):
                    await self._pay(s, use)
                    shown.append(use)
        for use in sorted(shown, key=_rank):
            while not w.cancelled and use.seat in w.seats(s) and use.counts(s, w):
                if await self._use(s, use, w, paid=True) or self.spent(s):
                    break
                await _moment(w)
                again = [u for u in self._usable(s, use.seat, w, index) if u == use]
                if await self._asked(s, use.seat, w, again) is None:
                    break
                await self._pay(s, use)

    async def _announce(self, s: S, seat: int, w: Window, usable: list[Use]) -> list[Use]:
        said: list[Use] = []
        while use := await self._asked(s, seat, w, [u for u in usable if u not in said]):
            said.append(use)
        return said

    async def _asked(self, s: S, seat: int, w: Window, usable: Sequence[Use]) -> Use | None:
        """Ask a seat which text it uses, unless it has none or does not want to be asked here."""
        if not usable or type(w).__name__ in self.standing(s, seat):
            return None
        uses: dict[Any, Use | None] = {self.named(use.hook.ability, use.owner): use for use in usable}
        uses[None] = None
        question = choose(seat, self.kind, list(uses), explain=lambda ability: No(w.RULE))
        question.args = w.told()
        return uses[await question]

    # --- which hooks are active -----------------------------------------------------------------------------

    def _in_play(self, texts: Texts, seat: int, index: HookIndex) -> list[Use]:
        """The uses of the texts in front of a seat (or the table), one for each owner where the owner matters."""
        found: list[Use] = []
        for ability in abilities_in(texts.here & index.in_play | texts.ready & index.if_ready):
            hook = index.hooks[ability]
            if hook.note:
                found += [Use(hook, seat, owner) for owner in sorted(texts.owners(ability, ready=hook.exhausts))]
            elif hook.exhausts or hook.purges:
                found.append(Use(hook, seat, texts.owners(ability, ready=hook.exhausts)[0]))
            else:
                found.append(Use(hook, seat, seat))
        return found

    def _in_force(self, s: S, index: HookIndex) -> list[Use]:
        """The common texts that need no holder; they come before the texts of the seats."""
        common = self.common(s)
        if not common.here & (index.in_play | index.if_ready):
            return []
        return [use for use in self._in_play(common, TABLE, index) if not use.hook.may]

    def _held(self, s: S, seat: int, index: HookIndex) -> list[Use]:
        """What a seat has available: texts in front of it, cards and notes in hand, and common texts."""
        p, common = self.holders(s)[seat], self.common(s)
        texts = p.texts
        found: list[Use] = []
        if texts.here & index.in_play or texts.ready & index.if_ready:
            found = self._in_play(texts, seat, index)
        if common.here & (index.in_play | index.if_ready):
            found += [use for use in self._in_play(common, seat, index) if use.hook.may]
        if index.cards and (cards := index.cards.intersection(p.hand)):
            found += [Use(index.hooks[card], seat, seat) for card in cards]
        if index.notes:
            usable = index.usable_notes(len(self.holders(s)), self.note)[seat]
            notes = [self.note[n] for n in self.notes(p) if n in usable]
            found += [Use(index.hooks[text], seat, owner) for text, owner in notes]
        if len(found) > 1:
            found.sort(key=lambda use: (use.hook.rank, use.hook.ability, use.owner))
        return found

    def _usable(self, s: S, seat: int, w: Window, index: HookIndex) -> list[Use]:
        """What a seat has available and can use in a window."""
        return [use for use in self._held(s, seat, index) if use.counts(s, w) and not self._bars(s, use)]

    def _busy(self, s: S, w: Window, index: HookIndex, seats: Iterable[int]) -> Iterator[int]:
        """Those of these seats with a note for a window, or for whom a text in front of them, one of the table or one
        of their cards counts now. Mostly that is nobody: few texts count just then, and no use of each has to be made
        to see it."""
        holders, common, hooks, cards = self.holders(s), self.common(s), index.hooks, index.cards
        in_play, if_ready = index.in_play, index.if_ready
        usable = index.usable_notes(len(holders), self.note) if index.notes else ()
        for seat in seats:
            p = holders[seat]
            texts = (p.texts.here | common.here) & in_play
            if if_ready:
                texts |= (p.texts.ready | common.ready) & if_ready
            found: Iterable[Ability] = abilities_in(texts) if texts else ()
            for it in chain(found, cards.intersection(p.hand)) if cards else found:
                hook = hooks[it]
                if hook.note or hook.when is None or hook.when(s, seat, w):
                    yield seat
                    break
            else:
                if usable and self.has_note(p, usable[seat]):
                    yield seat

    def _answers(self, s: S, w: Window, index: HookIndex, holding: int) -> dict[int, list[Use]]:
        """What the seats that may have something could use, in the window's order. Mostly that is nothing, so the order
        is worked out last where it does not say who is asked."""
        seats = seats_in(holding) if w.EVERYBODY else [seat for seat in w.seats(s) if holding >> seat & 1]
        found = {seat: uses for seat in self._busy(s, w, index, seats) if (uses := self._usable(s, seat, w, index))}
        return {seat: found[seat] for seat in w.seats(s) if seat in found} if found and w.EVERYBODY else found

    def _bars(self, s: S, use: Use) -> bool:
        """Whether something keeps a seat from using a text. It is asked last: most texts do not count anyway."""
        return self.barred is not None and use.hook.may and self.barred(s, use.seat, use.hook.ability)

    def _due(self, s: S, w: Window, index: HookIndex, holding: int) -> list[Use]:
        """The usable hooks of all seats: by rank, what is in force for all first, then in the window's order."""
        due = [use for use in self._in_force(s, index) if use.counts(s, w)]
        for uses in self._answers(s, w, index, holding).values():
            due += uses
        return sorted(due, key=_rank) if len(due) > 1 else due

    def _still(self, s: S, use: Use, w: Window, index: HookIndex) -> bool:
        """Whether a text that was due is still there: it may have been lost or exhausted in the meantime."""
        held = self._in_force(s, index) if use.seat == TABLE else self._held(s, use.seat, index)
        return use in held and use.counts(s, w) and not self._bars(s, use)


async def _moment(w: Window) -> None:
    """Another moment in which reactions are possible."""
    if not await Moment(type(w).__name__):
        await Stop(w)


@lru_cache(maxsize=1 << 10)
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats in a set of bits."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


def _rank(use: Use) -> int:
    return use.hook.rank


def _rank_of_change(change: tuple[Hook, int]) -> int:
    return change[0].rank


def _round_after(seat: int, seats: Sequence[int]) -> list[int]:
    """Once around the table, ending with that seat."""
    at = seats.index(seat) + 1 if seat in seats else 0
    return [*seats[at:], *seats[:at]]


async def _silence() -> list[Use]:
    """Somebody who has nothing to announce."""
    return []


def _nothing() -> None:
    """Placeholder for a hook's function until the decorator sets it."""

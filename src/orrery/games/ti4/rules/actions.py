"""Twilight Imperium 4: the action phase (LRR 4, 5): turns in initiative order, each an action, or pass."""

from __future__ import annotations

from functools import cache

from orrery.core.abilities import Ability
from orrery.core.ask import Choose, choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import wants
from orrery.games.ti4.rules.effects import ACTION, TURN, expire
from orrery.games.ti4.rules.fragments import purge_for_relic, why_not_relic
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS, NOTE_ACTIONS, ComponentAction, happens
from orrery.games.ti4.rules.kinds import ACT, END_TURN, PASS, RELIC, TACTICAL, TEXTS_AT
from orrery.games.ti4.rules.nouns import TACTIC_POOL, TEXTS
from orrery.games.ti4.rules.promissory import show_note
from orrery.games.ti4.rules.seats import clockwise, initiatives
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.strategic import strategic
from orrery.games.ti4.rules.tactical import activatable, activate, end_turn
from orrery.games.ti4.rules.texts import NOTE_TEXTS, is_card, owner_of, text_of_note
from orrery.games.ti4.rules.things import NO_SEAT, NOWHERE, Note, Seat, Strategy
from orrery.games.ti4.rules.transactions import pause, pauses, with_trade
from orrery.games.ti4.rules.verbs import discarded
from orrery.games.ti4.rules.windows.rounds import (
    ActionDone,
    ActionPhaseEnds,
    PlayerPassed,
    StrategicBegins,
    TurnBegins,
    TurnEnds,
)

ONLY_ONE = Ability(-1)
"""No text allows this action: it is the one of the turn."""
NOTES_AT = TEXTS_AT + len(TEXTS)
"""From here on the deeds are promissory notes."""


async def turn(s: Imperium) -> None:
    """The next player in initiative order who has not passed has a turn (LRR 5.2, 5.3)."""
    numbers = initiatives(s)
    order = [seat for seat in sorted(clockwise(s, s.speaker), key=numbers.__getitem__) if not s.players[seat].passed]
    s.active = NO_SEAT
    if not order:
        await happens(s, ActionPhaseEnds(s.round))
        return
    seat = next((seat for seat in order if numbers[seat] > s.last_rank), order[0])
    s.last_rank = numbers[seat]
    s.active = seat
    s.active_place = NOWHERE
    for p in s.players:
        p.dealt = 0
    then(s, frame(act, seat), frame(turn_over, seat), frame(turn))
    await happens(s, TurnBegins(seat))


async def turn_over(s: Imperium, seat: Seat) -> None:
    """What texts do at the end of a turn."""
    if not s.players[seat].eliminated:
        await happens(s, TurnEnds(seat))
    expire(s, TURN)


# --- what can be done --------------------------------------------------------------------------------------------


def component_actions(s: Imperium, seat: int) -> list[int]:
    """The deeds that are component actions of a player: texts in play, action cards and notes in hand (LRR 3, 4)."""
    p = s.players[seat]
    deeds = [TEXTS_AT + it for it in HOOKS.usable(s, seat, ACTIONS)]
    return deeds + [NOTES_AT + note for note in sorted(notes_for_actions().intersection(p.notes))]


@cache
def notes_for_actions() -> frozenset[Note]:
    """The promissory notes that are used as an action; once there are players, all texts are known."""
    return frozenset([Note(n) for n, (text, _) in enumerate(NOTE_TEXTS) if text in NOTE_ACTIONS])


def why_not_use(s: Imperium, seat: int, it: Ability) -> No | None:
    """Which rule forbids using a text as an action: its ability must be possible in full (LRR 3.6a, 31.11)."""
    if it not in ACTIONS or not HOOKS.can_use(s, seat, it):
        return No("LRR 4.1")
    action = ACTIONS[it]
    if action.exhausts and not s.players[seat].texts.ready >> it & 1:
        return No("LRR 31.12")
    return None if action.why_not is None else action.why_not(s, seat)


def why_not_note(s: Imperium, seat: int, note: Note) -> No | None:
    """Which rule forbids using a promissory note as an action."""
    it = text_of_note(note)
    if it not in NOTE_ACTIONS or note not in s.players[seat].notes or owner_of(note) == seat:
        return No("LRR 4.1")
    action = NOTE_ACTIONS[it]
    return None if action.why_not is None else action.why_not(s, seat, owner_of(note))


def why_not(s: Imperium, seat: int, deed: int) -> No | None:
    """Which rule forbids an action (LRR 4.1 to 4.4)."""
    p = s.players[seat]
    if deed >= NOTES_AT:
        return why_not_note(s, seat, Note(deed - NOTES_AT))
    if deed >= TEXTS_AT:
        return why_not_use(s, seat, Ability(deed - TEXTS_AT))
    if deed == PASS:
        left = [card for card in p.strategies if not p.used >> card & 1]
        return No("LRR 4.4") if left else None
    if deed == TACTICAL:
        if not p.pools[TACTIC_POOL]:
            return No("LRR 52.4")
        return None if activatable(s, Seat(seat)) else No("LRR 6.2")
    if deed == RELIC:
        return why_not_relic(s, seat)
    if deed not in p.strategies:
        return No("LRR 84.3")
    return No("LRR 83.2") if p.used >> deed & 1 else None


async def act(s: Imperium, seat: Seat) -> None:
    """A player does something, or passes (LRR 4)."""

    def ask() -> Choose[int]:
        deeds = [*range(TEXTS_AT), *component_actions(s, seat)]
        return choose(seat, ACT, deeds, lambda deed: why_not(s, seat, deed))

    deed = await with_trade(s, ask, TurnBegins(seat), frame(act, seat))
    if deed == PASS:
        s.players[seat].passed = True
        tell(s, "ti4-log-passes", seat=seat)
        await happens(s, PlayerPassed(seat))
        return
    await begin(s, seat, deed)


def can_act(s: Imperium, seat: int) -> bool:
    """Whether a player could perform an action; to pass is none."""
    deeds = [*range(TEXTS_AT), *component_actions(s, seat)]
    return any(deed != PASS and why_not(s, seat, deed) is None for deed in deeds)


async def act_again(s: Imperium, seat: Seat, why: Ability) -> None:
    """Another action in the same turn, which a text allows; to pass is none (LRR 4.1)."""
    if can_act(s, seat):
        no = No("LRR 4.1")

        def ask() -> Choose[int]:
            deeds = [deed for deed in (*range(TEXTS_AT), *component_actions(s, seat)) if deed != PASS]
            return choose(seat, ACT, deeds, lambda deed: no if deed == PASS else why_not(s, seat, deed))

        await begin(s, seat, await with_trade(s, ask, again=frame(act_again, seat, why)), why)


async def act_after_all(s: Imperium, seat: Seat, why: Ability) -> None:
    """The other action that a text allows has been cancelled: it is not used up, but nobody has to act again (LRR
    58.4)."""
    if can_act(s, seat) and await wants(seat, why):
        then(s, frame(act_again, seat, why))


async def begin(s: Imperium, seat: Seat, deed: int, why: Ability = ONLY_ONE) -> None:
    """A player performs an action, or another one, if there is a text `why`; a strategic one can be prevented."""
    if deed < TACTICAL and not await happens(s, StrategicBegins(seat, Strategy(deed))):
        end_turn(s)
        return
    then(s, frame(action_over, seat))
    if deed == TACTICAL:
        then(s, frame(activate, seat))
    elif deed == RELIC:
        then(s, frame(purge_for_relic, seat))
    elif deed >= NOTES_AT:
        note = Note(deed - NOTES_AT)
        show_note(s, seat, note)
        then(s, frame(use_note, seat, note))
    elif deed >= TEXTS_AT:
        it = Ability(deed - TEXTS_AT)
        await HOOKS.pays(s, seat, it)  # now: what the next step is about is no secret any more
        then(s, frame(use_text, seat, it, why))
    else:
        then(s, frame(strategic, seat, Strategy(deed)))


async def use_text(s: Imperium, seat: Seat, it: Ability, why: Ability) -> None:
    """A text is used as an action; an action card can be cancelled once its targets are known (LRR F.37), and then its
    player still has the action (LRR 58.4)."""
    action = ACTIONS[it]
    targets = await action.aim(s, seat) if action.aim is not None else ()
    wear(s, seat, it, action)
    if is_card(it):
        then(s, frame(discarded, seat, it))
    if await HOOKS.play(s, seat, it, *targets, paid=True):
        tell(s, "ti4-log-uses", seat=seat, card=it)
        await action.do(s, seat, *targets)
    else:
        over = len(s.schedule) - 1 - s.schedule[::-1].index(frame(action_over, seat))
        s.schedule[over] = frame(act, seat) if why == ONLY_ONE else frame(act_after_all, seat, why)


def wear(s: Imperium, seat: Seat, it: Ability, action: ComponentAction) -> None:
    """What using a text costs it."""
    texts = s.players[seat].texts
    if action.exhausts:
        texts.exhaust(it, texts.owners(it, ready=True)[0])
    elif action.purges:
        texts.take(it, texts.owners(it)[0])
        s.purged.append(it)


async def use_note(s: Imperium, seat: Seat, note: Note) -> None:
    """A promissory note is used as an action."""
    tell(s, "ti4-log-uses-note", seat=seat, note=note)
    await NOTE_ACTIONS[text_of_note(note)].do(s, seat, owner_of(note))


async def action_over(s: Imperium, seat: Seat) -> None:
    """An action is over; unless another one follows, there can be transactions before the turn ends (LRR 91.1)."""
    expire(s, ACTION)
    if not s.players[seat].eliminated:
        if s.schedule[-1:] != [frame(pause, END_TURN)]:  # it is due already after the second of two actions
            then(s, *pauses(s, END_TURN))
        await happens(s, ActionDone(seat))

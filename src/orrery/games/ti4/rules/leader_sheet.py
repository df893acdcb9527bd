"""Twilight Imperium 4: the leader sheet (LRR 7, 8): agents are there from the start, commanders and heroes are
unlocked; an alliance lends a commander's ability; mechs are deployed (LRR 28)."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.abilities import Ability
from orrery.core.state import tell
from orrery.games.common.books import entered
from orrery.games.ti4.rules.data import MECH
from orrery.games.ti4.rules.fire import landed_or_there
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import AGENT, COMMANDER, leader_row, leaders_of, text
from orrery.games.ti4.rules.things import Planet, Seat, Unit
from orrery.games.ti4.rules.verbs import disband, garrison, muster

HERO_NEEDS = 3
"""The scored objectives that unlock every hero (LRR 7.10a)."""

Condition = Callable[[Imperium, int], bool]
CONDITIONS: dict[Ability, Condition] = {}
"""What unlocks commanders."""

AFTER_EFFECTS = frozenset(
    {
        *("act", "offense", "invasion", "production", "action_over"),
        *("reveal", "status_phase_over", "agenda_revealed", "agenda_phase_over"),
    }
)
"""The steps before which no ability and no effect is half resolved: here leaders are unlocked (LRR 7.6c). They are few,
because all conditions are looked at before each."""
AFTER_MOVEMENT = frozenset({"offense", "invasion"})
"""Those of them that only matter if ships have moved: without that, nothing has changed since the activation."""


def seat_leaders(p: Player, seat: Seat) -> None:
    """Leaders lie on their sheet, agents ready, the others locked (LRR 7.2)."""
    for it in leaders_of(p.faction):
        if leader_row(it).kind == AGENT:
            p.texts.put(it, seat)
        else:
            p.locked.append(it)


# --- unlocking (LRR 7.6, 7.10) -----------------------------------------------------------------------------------


def unlocked_when(name: str) -> Callable[[Condition], Condition]:
    """The condition that unlocks a commander: `@unlocked_when("claire_gibson")`."""
    return entered(CONDITIONS, text(f"leader.{name}"))


def unlocked_by_deed(name: str) -> Ability:
    """A commander that is unlocked once its owner has done something: whatever does it says so with `earn`."""
    it = text(f"leader.{name}")
    CONDITIONS[it] = lambda s, seat: it in s.players[seat].earned
    return it


def earn(s: Imperium, seat: Seat, it: Ability) -> None:
    """A player has done what unlocks a commander; it is turned over when the effect has been resolved (LRR 7.6c)."""
    p = s.players[seat]
    if it in p.locked and it not in p.earned:
        p.earned.append(it)


def unlocks_before(s: Imperium, name: str) -> bool:
    """Whether leaders may be unlocked before a step, which is one of AFTER_EFFECTS."""
    a = s.activation
    return s.expansion and (name not in AFTER_MOVEMENT or a is None or bool(a.arrived))


def unlock_leaders(s: Imperium) -> None:
    """Turn over all leaders whose conditions are met: commanders each in its own way, heroes with three scored
    objectives; they are never locked again (LRR 7.6b, 7.6d, 7.10d)."""
    condition_of = CONDITIONS.get
    for seat, p in enumerate(s.players):
        locked = p.locked
        if not locked:
            continue
        heroic, found = p.scored.bit_count() >= HERO_NEEDS, []
        for it in locked:
            condition = condition_of(it)
            if heroic if condition is None else condition(s, seat):
                found.append(it)
        for it in found:
            unlock(s, Seat(seat), it)


def unlock(s: Imperium, seat: Seat, it: Ability) -> None:
    """A leader is unlocked; whoever is in an alliance may use a commander too."""
    p = s.players[seat]
    p.locked.remove(it)
    p.earned = [one for one in p.earned if one != it]
    p.texts.put(it, seat)
    tell(s, "ti4-log-unlocks", seat=seat, leader=it)
    if leader_row(it).kind == COMMANDER:
        for ally, other in enumerate(s.players):
            if seat in other.texts.owners(ALLIANCE):
                lend(s, Seat(ally), seat)
            if IMPERIA in other.texts and other.imprinted >> seat & 1:
                lend(s, Seat(ally), seat)


# --- alliances (LRR 7.8) -----------------------------------------------------------------------------------------

ALLIANCE = text("note.alliance")
IMPERIA = text("faction.mahact.imperia")
"""Whoever has this ability uses the commanders of the players whose tokens lie in the own fleet pool."""


def commander_of(s: Imperium, seat: int) -> Ability | None:
    """A player's commander, if it is unlocked."""
    p = s.players[seat]
    found = (it for it in leaders_of(p.faction) if leader_row(it).kind == COMMANDER)
    return next((it for it in found if seat in p.texts.owners(it)), None)


def lend(s: Imperium, ally: Seat, owner: Seat) -> None:
    """An ally can use a player's commander, if it is unlocked; its owner still can, too."""
    it = commander_of(s, owner)
    if it is not None:
        s.players[ally].texts.put(it, owner)


def take_back(s: Imperium, ally: Seat, owner: Seat) -> None:
    """An alliance is over."""
    texts = s.players[ally].texts
    for it in leaders_of(s.players[owner].faction):
        if owner in texts.owners(it):
            texts.take(it, owner)


# --- deploy (LRR 28) ---------------------------------------------------------------------------------------------


def can_deploy(s: Imperium, seat: int, unit: Unit = MECH) -> bool:
    """Whether there is a unit to deploy in the reinforcements (LRR 28.2)."""
    return s.players[seat].reserve[unit] > 0


def deploy(s: Imperium, seat: Seat, planet: Planet, unit: Unit = MECH, instead_of: Unit | None = None) -> None:
    """A unit from the reinforcements is placed on a planet without being produced, maybe in place of another one of the
    player's units there (LRR 28.1)."""
    p = s.players[seat]
    if instead_of is None:
        muster(p, garrison(s, seat, planet), unit)
    else:
        there = landed_or_there(s, seat, planet)
        disband(p, there, instead_of)
        muster(p, there, unit)
    tell(s, "ti4-log-deploys", seat=seat, planet=planet, unit=unit)

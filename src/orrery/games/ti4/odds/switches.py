"""Twilight Imperium 4: which texts could be assumed in a fight of a table, for one of its sides as a reader sees the
table, and the odds with some of them: cards and notes in hand, and texts in play that need not be used.

    fight = running(view) or attack(view, me, place)
    for it in switches(fight, ATTACKER, reader=me): ...      # what can be switched on and off, and how it stands
    odds_with(fight, ({"card.morale_boost": 1}, {"leader.evelyn_delouis": 0}))"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from orrery.core.abilities import Ability
from orrery.games.ti4.odds import ground, space
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan, InvasionOdds
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER
from orrery.games.ti4.odds.space import MOST, NEITHER
from orrery.games.ti4.odds.texts import (
    ATTACKERS,
    BATTLESTATION,
    BUNKER,
    CAVALRY,
    DEFENDERS,
    DISABLE,
    FIGHTER_PROTOTYPE,
    GROUND_ONLY,
    MANEUVERING_JETS,
    OPTIONAL,
    PAID,
    PARLEY,
    PLAYED,
    RAGHS_CALL,
    REPEATED,
    SPACE_ONLY,
    WAYLAY,
    words_key,
)
from orrery.games.ti4.rules.card_data import ACTION_CARDS
from orrery.games.ti4.rules.data import BASE, FIGHTER
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.texts import is_card, owner_of, text, text_of_note
from orrery.games.ti4.rules.things import Seat

MANY = 9
"""How often a text can count that is used in several rounds."""


class Switch(NamedTuple):
    """A text that can be assumed in a fight: its number, how often it can count, and how often it does unless somebody
    says otherwise: texts in play as often as they can, cards, notes and texts whose use costs something not at all."""

    text: Ability
    most: int
    now: int

    @property
    def name(self) -> str:
        """The name of the text, which `odds_with` is told."""
        return TEXT.names[self.text]

    @property
    def key(self) -> str:
        """The key of its name in words."""
        return words_key(self.name)


def switches(fight: SpaceFight | GroundFight, side: int, reader: int) -> list[Switch]:
    """What can be assumed of a side, 0 the attacker or 1 the defender, by a reader who sees the table of the fight.
    Of the reader's own side: cards and notes in hand. Of the other one: cards that it might have, which are all that
    the reader does not know to be elsewhere. Of both: texts in play that cost something or can be left unused."""
    seat = fight.seats[side]
    in_hand = own_hand(fight, seat) if seat == reader else possible(fight, seat, reader)
    found = [Switch(text(name), n, 0) for name, n in in_hand.items() if matters(fight, side, name)]
    ready = fight.s.players[seat].texts.ready
    costly = [name for name in PAID if ready >> text(name) & 1 and matters(fight, side, name)]
    found += [Switch(text(name), MANY if name in REPEATED else 1, 0) for name in costly]
    used = [name for name in OPTIONAL if ready >> text(name) & 1 and matters(fight, side, name)]
    return found + [Switch(text(name), 1, 1) for name in used]


def own_hand(fight: SpaceFight | GroundFight, seat: Seat) -> dict[str, int]:
    """The reader's own cards, and notes of others, and how many of each."""
    p = fight.s.players[seat]
    there = Counter(TEXT.names[card] for card in p.hand)
    there.update(TEXT.names[text_of_note(note)] for note in p.notes.seen_by(seat) if owner_of(note) != seat)
    return {name: there[name] for name in PLAYED if there[name]}


def possible(fight: SpaceFight | GroundFight, seat: Seat, reader: int) -> dict[str, int]:
    """The cards that a player might have: no more than there are, less those that are discarded or in the reader's
    hand. The notes that the reader knows the player to have."""
    s = fight.s
    gone = Counter(s.discard)
    if 0 <= reader < len(s.players):
        gone.update(s.players[reader].hand)
    found = {}
    for name in PLAYED:
        it = text(name)
        if is_card(it):
            row = ACTION_CARDS[it]
            most = min(row.copies - gone[it], len(s.players[seat].hand)) if row.set == BASE or s.expansion else 0
        else:
            notes = s.players[seat].notes.seen_by(reader)
            most = sum([text_of_note(note) == it and owner_of(note) != seat for note in notes])
        if most > 0:
            found[name] = most
    return found


def matters(fight: SpaceFight | GroundFight, side: int, name: str) -> bool:
    """Whether a text can still do anything for a side of a fight of this kind."""
    if name in (GROUND_ONLY if isinstance(fight, SpaceFight) else SPACE_ONLY):
        return False
    if name in (DEFENDERS if side == ATTACKER else ATTACKERS):
        return False
    return name not in WHILE or WHILE[name](fight, side)


def before(stage: int, landing: int = -1) -> Callable[[SpaceFight | GroundFight, int], bool]:
    """As long as a step of a space combat, or of an invasion, is still to come."""
    return lambda fight, side: fight.stage.at <= stage if isinstance(fight, SpaceFight) else fight.landing.at <= landing


def has_fighters(fight: SpaceFight | GroundFight, side: int) -> bool:
    """In the first round, with fighters."""
    return isinstance(fight, SpaceFight) and fight.stage.at <= space.BEGINS and fight.fleets[side].all[FIGHTER] > 0


def unbegun(fight: SpaceFight | GroundFight, side: int) -> bool:
    """Before the first round of a ground combat."""
    return isinstance(fight, GroundFight) and fight.landing.round == 1 and not fight.landing.begun


WHILE: dict[str, Callable[[SpaceFight | GroundFight, int], bool]] = {
    FIGHTER_PROTOTYPE: has_fighters,
    MANEUVERING_JETS: before(space.CANNONS, ground.GUNS),
    BATTLESTATION: before(space.CANNONS),
    "technology.graviton_laser_system": before(space.CANNONS),
    "faction.mentak.ambush": before(space.BEGINS),
    "technology.dimensional_splicer": before(space.BEGINS),
    CAVALRY: before(space.BEGINS),
    "technology.impulse_core": before(space.BEGINS),
    "leader.ipswitch_loose_cannon": before(space.BEGINS),
    WAYLAY: before(space.BARRAGE),
    PARLEY: before(-1, ground.GUNS),
    RAGHS_CALL: before(-1, ground.GUNS),
    "faction.yin.indoctrination": unbegun,
    "unit.moyins_ashes": unbegun,
    "leader.claire_gibson": unbegun,
    BUNKER: before(-1, ground.BOMBS),
    DISABLE: before(-1, ground.BOMBS),
}
"""Texts that cannot be used at any time of a fight, and when they still can."""


# --- odds with some of them --------------------------------------------------------------------------------------


def planned(plan: FightPlan, counts: Mapping[str, int]) -> FightPlan:
    """A plan with switches set: by name, how often each text counts."""
    cards = {**plan.cards, **{name: n for name, n in counts.items() if name in (*PLAYED, *PAID)}}
    spared = {name for name, n in counts.items() if name in OPTIONAL and not n}
    return plan._replace(cards={name: n for name, n in cards.items() if n}, spared=plan.spared | spared)


def odds_with(
    fight: SpaceFight | GroundFight,
    counts: tuple[Mapping[str, int], Mapping[str, int]],
    plans: tuple[FightPlan, FightPlan] = NEITHER,
    most: int = MOST,
) -> BattleOdds | InvasionOdds:
    """The odds of a fight with switches set for both sides, the attacker's first."""
    both = planned(plans[ATTACKER], counts[ATTACKER]), planned(plans[DEFENDER], counts[DEFENDER])
    return fight.odds(both, most)


__all__ = ["Switch", "odds_with", "planned", "possible", "switches"]

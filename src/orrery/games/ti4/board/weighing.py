"""Twilight Imperium 4 in the browser: the exact odds of fights, computed beside the event loop; with switches for the
reader's own cards, and what retreating would lead to."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

from orrery.core.unknown import known
from orrery.games.ti4.board import shapes
from orrery.games.ti4.board.shapes import ByNumber, Weighed
from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, attack
from orrery.games.ti4.odds.plans import BattleOdds, FightPlan, InvasionOdds
from orrery.games.ti4.odds.stacks import Stack, stack_of
from orrery.games.ti4.odds.texts import PLAYED
from orrery.games.ti4.rules.data import INFANTRY, MECH
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.nouns import TEXTS
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text, text_of_note
from orrery.games.ti4.rules.things import Place, Seat
from orrery.telling.sight import Sight
from orrery.telling.slow import Slow
from orrery.text import Words

Fight = SpaceFight | GroundFight
Ends = BattleOdds | InvasionOdds
WithCards = tuple[tuple[str, ...], list[Ends | None]]
"""Cards, and how a fight ends with each combination of them; None if it is too large."""
LARGEST = 100_000
"""The most pairs of forces to examine for one fight: a third of a second. A view shows no odds beyond that."""
TOGETHER = 20_000
"""The same for each of the many systems that could be attacked."""
MOST_SWITCHES = 3
"""So many of the reader's cards can be switched on: the odds of all combinations are computed."""
MOST_TROOPS = 8
"""Up to so many ground forces, the chance is shown for each number of them."""


def sent(s: Imperium) -> bytes:
    """What a reader sees of the table, in the form in which it goes to a worker."""
    return pickle.dumps(s)


def ended(fight: bytes, side: int, cards: tuple[str, ...], leave: int, most: int) -> Ends | None:
    """How a fight ends if a side plays these cards and announces a retreat in a round (0: never); nothing if it is too
    large. Runs in a worker."""
    it: Fight = pickle.loads(fight)
    plan = FightPlan(cards={name: cards.count(name) for name in cards}, leave=leave)
    plans = (plan, FightPlan()) if side == 0 else (FightPlan(), plan)
    try:
        return it.odds(plans, most)
    except TooLarge:
        return None


def with_cards(fight: bytes, side: int, held: tuple[str, ...]) -> WithCards:
    """How a fight ends with those of a player's cards that change that, in all combinations; the bits of the place of
    each say which cards are in it. Runs in a worker."""
    plain = ended(fight, side, (), 0, LARGEST)
    if plain is None:
        return (), [plain]
    cards = tuple([name for name in held if ended(fight, side, (name,), 0, LARGEST) != plain][:MOST_SWITCHES])
    return cards, [plain, *(ended(fight, side, some, 0, LARGEST) for some in subsets(cards)[1:])]


def subsets(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """All combinations of cards: the bits of the place of each say which are in it."""
    return [tuple(card for n, card in enumerate(cards) if bits >> n & 1) for bits in range(1 << len(cards))]


def attackable(state: bytes, seat: Seat, places: Sequence[Place]) -> list[tuple[Place, WithCards]]:
    """The space combats that a player could start in these systems with everything that could go there, and how they
    end. `state`: what the player sees. Runs in a worker."""
    s: Imperium = pickle.loads(state)
    fights = [(place, attack(s, seat, place)) for place in places]
    return [(place, ((), [ended(pickle.dumps(it), 0, (), 0, TOGETHER)])) for place, it in fights if it is not None]


# --- in the shape the board draws --------------------------------------------------------------------------------


def percent(p: float) -> float:
    return round(100 * p, 1)


def odds_told(found: Ends | None) -> shapes.Odds | None:
    """Odds in percent."""
    if found is None:
        return None
    left = (found.attacker_left, found.defender_left) if isinstance(found, BattleOdds) else (0.0, 0.0)
    return shapes.Odds(
        win=percent(found.win),
        lose=percent(found.lose),
        draw=percent(found.draw),
        attacker_left=percent(left[0]),
        defender_left=percent(left[1]),
        rounds=round(found.rounds, 1),
        losses=([round(n, 1) for n in found.losses[0]], [round(n, 1) for n in found.losses[1]]),
    )


def switches(s: Imperium, seat: int) -> list[str]:
    """The reader's own cards and notes that count in the odds if they are played."""
    p = s.players[seat]
    hand = [TEXTS[card] for card in known(p.hand) or ()]
    notes = [note for some in p.notes.by_seen.values() for note in known(some) or ()]
    hand += [TEXTS[text_of_note(note)] for note in notes]
    return [name for name in PLAYED if name in hand]


def weighed(
    fight: Fight, view: Sight, words: Words, slow: Slow, leave: int = 0, ends: WithCards | None = None
) -> Weighed:
    """The odds of a fight. For a reader who takes part in it, also with own cards that change them, and if the reader
    announces a retreat in round `leave`. `ends`: what is known of it already."""
    waiting, packed = len(slow.wanted), pickle.dumps(fight)
    part = fight.seats.index(Seat(view.seat)) if view.seat in fight.seats else -1
    if ends is None:
        held = switches(view.state, view.seat) if part >= 0 else []
        ends = slow(with_cards, packed, max(0, part), tuple(held))
    cards, found = ends or ((), [None])
    leaving = slow(ended, packed, part, (), leave, LARGEST) if leave and part >= 0 else None
    notes = ("ti4-odds-note-losses", "ti4-odds-note-policy", "ti4-odds-note-no-cards")
    return Weighed(
        odds=[odds_told(it) for it in found],
        cards=[text(name) for name in cards],
        leaving=odds_told(leaving),
        weighing=len(slow.wanted) > waiting,
        notes=[words.text(key) for key in notes],
    )


def by_number(fight: GroundFight, slow: Slow) -> list[ByNumber]:
    """The chance to take a planet with fewer ground forces: infantry stays aboard first, mechs last."""
    mine, theirs = fight.armies
    found = []
    for army in fewer(mine):
        ends = slow(ended, pickle.dumps(fight._replace(armies=(army, theirs))), 0, (), 0, LARGEST)
        if ends is not None:
            found.append(ByNumber(sum(army.all), percent(ends.win)))
    return found


def fewer(army: Stack) -> list[Stack]:
    """An army of one, of two and so on, up to all of it."""
    count = sum(army.all)
    if count > MOST_TROOPS:
        return []
    found = []
    for n in range(1, count + 1):
        some = Forces()
        mechs = min(n, army.all[MECH])
        some.add(MECH, mechs, max(0, mechs - (army.all[MECH] - army.hurt[MECH])))
        some.add(INFANTRY, min(n - mechs, army.all[INFANTRY]))
        found.append(stack_of(some))
    return found

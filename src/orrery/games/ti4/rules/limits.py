"""Twilight Imperium 4: what is looked at before every step: the end of the game (LRR 77), fleet pool and capacity
(32.3, 49.3), tokens without figures (43.3, 47.3), leaders to unlock (7.6, 7.10), captured units (19.2), elimination
(16)."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any

from orrery.core.ask import choose
from orrery.core.refusal import No
from orrery.core.state import frame, tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import fleet_limit, fleets_at, over_capacity
from orrery.games.ti4.rules.capture import free_by_blockade, free_captives, freed_by_blockade
from orrery.games.ti4.rules.data import BIG_SHIPS, FIGHTER, INFANTRY, PLASTIC, SPACE_DOCK
from orrery.games.ti4.rules.fire import destroy
from orrery.games.ti4.rules.imprints import give_tokens_back
from orrery.games.ti4.rules.kinds import NO_FIGURE, REMOVE
from orrery.games.ti4.rules.laws import discard_law, laws_of
from orrery.games.ti4.rules.leader_sheet import AFTER_EFFECTS, unlock_leaders, unlocks_before
from orrery.games.ti4.rules.nouns import EXPLORATION
from orrery.games.ti4.rules.options import ALONE_PLAYS_ON, ELIMINATED_AFTERWARDS, FINDS_RETURN, ruling
from orrery.games.ti4.rules.promissory import remove_notes
from orrery.games.ti4.rules.purge import FRAGMENTS, purge_fragments, purge_text
from orrery.games.ti4.rules.reinforcements import Source, groups, standing
from orrery.games.ti4.rules.seats import clockwise, clockwise_after, initiative_order
from orrery.games.ti4.rules.secrets import secrets_of
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.tactical import end_turn
from orrery.games.ti4.rules.texts import is_relic, text
from orrery.games.ti4.rules.things import NO_PLANET, NO_SEAT, Place, Seat, Unit, objectives_in, places_in
from orrery.games.ti4.rules.units import sheet
from orrery.games.ti4.rules.verbs import disband, tidy

ENIGMATIC_DEVICE = EXPLORATION.index["enigmatic_device"]


MANY_PLACES = PLASTIC[FIGHTER]
"""With units at more places than this there may be too few figures of fighters or infantry."""


async def over(s: Imperium) -> None:
    """The game has ended: with enough points for somebody, or with the last objective (LRR 77.7, 77.8)."""
    s.phase = "over"
    s.activation = s.combat = None
    if not s.winners:
        s.winners = [max(initiative_order(s), key=lambda seat: s.players[seat].points)]
    tell(s, "ti4-log-wins", seat=s.winners[0])


def limits(s: Imperium) -> Coroutine[Any, Any, None] | None:
    """Runs before every step; mostly there is nothing to do."""
    if s.phase == "over":
        return None
    if s.winners or s.finished:
        s.schedule[:] = [frame(over)]
        s.loose = 0
        return None
    name = s.schedule[-1][0]
    if name in AFTER_EFFECTS and unlocks_before(s, name):
        unlock_leaders(s)
    if s.loose and not under_way(s):
        return look_closer(s)
    for p in s.players:  # most have something on planets, not too many groups of units and no captives
        if p.captured or not 0 < len(p.ground) <= MANY_PLACES - len(p.space):
            return look_closer(s) if strained(s) else None
    return None


def strained(s: Imperium) -> bool:
    """Whether somebody lacks figures or may have been eliminated, or a blockade frees captured units."""
    for seat, p in enumerate(s.players):
        if len(p.space) + len(p.ground) > MANY_PLACES and lacks_figures(p):
            return True
        if not (p.ground or p.eliminated or seat in s.owner or s.phase == "setup"):
            return True
    return bool(freed_by_blockade(s))


def under_way(s: Imperium) -> bool:
    """Whether ships are on their way: until all have arrived fleet pools and capacity do not matter (LRR 17.6)."""
    a = s.activation
    return a is not None and a.moving and bool(a.voyages or a.arriving)


async def look_closer(s: Imperium) -> None:
    """Fleet pools and capacity (LRR 32.3, 49.3), captured units (50), elimination (16)."""
    if s.loose and not under_way(s):
        places, fighting = s.loose, s.combat is not None
        s.loose = places if fighting else 0
        seats = clockwise(s, s.speaker)
        for place in places_in(places):
            for seat in seats:
                if place in s.players[seat].space:
                    await check(s, seat, place, fighting)
            await sink_blockaded(s, place)
    for n, p in enumerate(s.players):
        if len(p.space) + len(p.ground) > MANY_PLACES and lacks_figures(p):
            await figures_first(s, Seat(n))
    free_by_blockade(s)
    if s.phase != "setup":
        for seat in clockwise(s, s.speaker):
            if gone(s, seat):
                for law in laws_of(s, seat):
                    await discard_law(s, law)
                eliminate(s, seat)


async def check(s: Imperium, seat: Seat, place: Place, fighting: bool) -> None:
    """Ships above the fleet pool are removed at any time, then what has no room, but not during a combat (LRR 32.3,
    49.3, 49.3c)."""
    p = s.players[seat]
    tidy(p, place)
    over_ = p.space[place].big_ships() - fleet_limit(s, seat) if place in p.space else 0
    if over_ > 0:
        await reduce(s, seat, place, BIG_SHIPS, over_, "LRR 32.3")
    over_ = over_capacity(s, seat, place, p.space[place]) if place in p.space and not fighting else 0
    if over_ > 0:
        await reduce(s, seat, place, needy_at(s, seat, place), over_, "LRR 49.3")


async def sink_blockaded(s: Imperium, place: Place) -> None:
    """A dock in space that is blockaded is destroyed: ships of somebody else are there, and none of its owner (LRR
    72.4a, 19.1). What it held has to go with it (LRR 49.3)."""
    for n, p in enumerate(s.players):
        forces = p.space.get(place)
        if forces is not None and forces.all[SPACE_DOCK] and not forces.ships() and fleets_at(s, place):
            units = (SPACE_DOCK,) * forces.all[SPACE_DOCK]
            await destroy(s, Seat(n), fleets_at(s, place)[0], place, NO_PLANET, units, "blockade")


def needy_at(s: Imperium, seat: Seat, place: Place) -> tuple[Unit, ...]:
    """The types of units of a player that need room in the ships of a system (LRR 49.2)."""
    models = sheet(s, seat)
    return models.needy(models.capacity(s.players[seat].space[place].all))


def lacks_figures(p: Player) -> bool:
    """Whether a player has fighters or infantry at more places than there are figures of them."""
    return any(groups(p, unit) > PLASTIC[unit] for unit in (FIGHTER, INFANTRY))


async def figures_first(s: Imperium, seat: Seat) -> None:
    """With tokens for fighters and infantry there must be a figure. Figures may be exchanged for tokens at any time, so
    tokens lack one only where units stand at more places than there are figures (LRR 43.2, 43.3, 47.2, 47.3)."""
    for unit in (FIGHTER, INFANTRY):
        there = standing(s, seat, unit)
        if len(there) > PLASTIC[unit]:
            await lose_tokens(s, seat, unit, there)


async def lose_tokens(s: Imperium, seat: Seat, unit: Unit, there: list[Source]) -> None:
    """The units of a type at one place, of the player's choice, are destroyed because there is no figure for them."""
    rule = "LRR 47.3" if unit == FIGHTER else "LRR 43.3"
    chosen: Source = await choose(seat, NO_FIGURE, there, explain=lambda it: No(rule), unit=unit)
    (place, planet), p = chosen, s.players[seat]
    forces = p.space[place] if planet is None else p.ground[planet]
    units = (unit,) * forces.all[unit]
    await destroy(s, seat, NO_SEAT, place, NO_PLANET if planet is None else planet, units, "tokens")


async def reduce(s: Imperium, seat: Seat, place: Place, units: tuple[Unit, ...], over_: int, rule: str) -> None:
    """A player removes what is too much; it does not count as destroyed (LRR 14.9a)."""
    p = s.players[seat]
    for unit in await removed(s, seat, place, units, over_, rule):
        disband(p, p.space[place], unit)
    tidy(p, place)


async def removed(
    s: Imperium, seat: Seat, place: Place, units: tuple[Unit, ...], over_: int, rule: str
) -> Sequence[Unit]:
    """What a player chooses to remove, if there is so much too much."""
    if over_ <= 0:
        return ()
    forces = s.players[seat].space[place]
    kinds = [unit for unit in units if forces.all[unit]]

    def fits(counts: list[int]) -> No | None:
        return No(rule, need=over_, have=sum(counts)) if sum(counts) > over_ else None

    most = [forces.all[unit] for unit in kinds]
    if sum(most) <= over_:
        return [unit for unit, n in zip(kinds, most, strict=True) for _ in range(n)]
    return await Counts(seat, REMOVE, kinds, most, fits, over_, rule, rule, place=place)


def gone(s: Imperium, seat: Seat) -> bool:
    """Whether a player has no ground forces, no unit that produces and no planet (LRR 16.1): at once, in the
    middle of an own tactical action too, unless it is ruled that this comes to its end (LRR R.2)."""
    p, a = s.players[seat], s.activation
    acting = a is not None and a.seat == seat
    if p.eliminated or seat in s.owner or (acting and ruling(s, ELIMINATED_AFTERWARDS)):
        return False
    models = sheet(s, seat)
    groups = [*p.space.values(), *p.ground.values()]
    if a is not None and acting:
        groups += [a.coming(), *a.landed.values()]
    return not any(
        forces.ground_forces() or any(models.of(unit).production for unit, _ in forces.there()) for forces in groups
    )


def eliminate(s: Imperium, seat: Seat) -> None:
    """A player leaves the game with everything of that colour; the speaker token goes on (LRR 16). Who is left alone
    has won, or plays on (LRR R.27)."""
    p = s.players[seat]
    tell(s, "ti4-log-eliminated", seat=seat)
    if s.speaker == seat:
        s.speaker = clockwise_after(s, seat)[0]
    if s.activation is not None and s.activation.seat == seat:
        end_turn(s)
    p.eliminated, p.passed = True, True
    p.space, p.ground, p.tokens, p.sleepers = {}, {}, 0, 0
    remove_notes(s, seat)
    free_captives(s, seat)
    give_tokens_back(s, seat)
    purge_finds(s, seat)
    s.effects = [effect for effect in s.effects if effect[1] != seat]
    p.texts.become([])
    p.locked = []
    s.discard += p.hand
    public = sum([1 << card for card in s.objectives]) | s.leaked
    s.secret_deck.shuffle_in([*secrets_of(p), *objectives_in(p.scored & ~public)])
    p.scored &= public
    p.hand, p.secrets, p.open_secrets, p.strategies, p.used = [], [], [], [], 0
    p.goods = p.commodities = 0
    p.pools = [0, 0, 0]
    if len(clockwise(s, 0)) == 1 and not ruling(s, ALONE_PLAYS_ON):
        s.winners = clockwise(s, 0)


def purge_finds(s: Imperium, seat: Seat) -> None:
    """What an eliminated player has found leaves the game too: relics, relic fragments, and an exploration card in the
    play area; or it goes back to the decks and discard piles (LRR R.3)."""
    p = s.players[seat]
    if ruling(s, FINDS_RETURN):
        s.relics.shuffle_in([it for it, _, _ in p.texts.held if is_relic(it)])
        s.explored += [card for card, n in zip(FRAGMENTS, p.fragments, strict=True) for _ in range(n)]
        s.explored += [ENIGMATIC_DEVICE for _ in p.texts.owners(text("exploration.enigmatic_device"))]
        p.fragments = [0, 0, 0, 0]
        return
    for it in [it for it, _, _ in p.texts.held if is_relic(it)]:
        purge_text(s, seat, it)
    for kind, count in enumerate(p.fragments):
        purge_fragments(s, seat, kind, count)
    s.purged_cards += [ENIGMATIC_DEVICE for _ in p.texts.owners(text("exploration.enigmatic_device"))]

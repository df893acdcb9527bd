"""Twilight Imperium 4: technologies that are lost, and copies of others' technologies (LRR 89.16 to 89.22). A copy is
the text of a technology before a player who does not own it: its owner there is the player who does. It counts with its
colour and type, and a copied unit upgrade is on the sheet like an own one."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.core.state import frame, tell, then
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import on_planet, open_to, planets_at
from orrery.games.ti4.rules.data import SPACE_DOCK, TECHNOLOGIES, WAR_SUN
from orrery.games.ti4.rules.effects import drop
from orrery.games.ti4.rules.hooks import step
from orrery.games.ti4.rules.kinds import AIM_PLANET
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import TECHNOLOGIES_AT, text_of_technology
from orrery.games.ti4.rules.things import Seat, Technology
from orrery.games.ti4.rules.units import sheet, unit_cards
from orrery.games.ti4.rules.verbs import disband, garrison, tidy, turn_unit_cards


def copies(s: Imperium, seat: int) -> list[tuple[Technology, Seat]]:
    """The technologies of others that a player has a copy of, and whose they are."""
    return [
        (Technology(it - TECHNOLOGIES_AT), Seat(owner))
        for it, owner, _ in s.players[seat].texts.held
        if owner != seat and 0 <= it - TECHNOLOGIES_AT < len(TECHNOLOGIES)
    ]


def how_many_technologies(s: Imperium, seat: int) -> int:
    """How many technologies a player owns; a card and what it copies are one."""
    return s.players[seat].technologies.bit_count() - len(copies(s, seat))


def is_copied(s: Imperium, technology: Technology) -> bool:
    """Whether somebody has a copy of a technology."""
    return any(technology == copied for seat in range(len(s.players)) for copied, _ in copies(s, seat))


def copy_technology(s: Imperium, seat: Seat, technology: Technology, owner: Seat, *, ready: bool = True) -> None:
    """A player has the text of another's technology from now on, as long as the other owns it (LRR 89.16)."""
    before = unit_cards(s, seat)
    s.players[seat].texts.put(text_of_technology(technology), owner, ready=ready)
    turn_unit_cards(s, seat, before)
    tell(s, "ti4-log-copies-technology", seat=seat, rival=owner, technology=technology)


def lose_copy(s: Imperium, seat: Seat, technology: Technology, owner: Seat) -> bool:
    """A player has the text of a technology no longer; whether it was ready."""
    it, texts = text_of_technology(technology), s.players[seat].texts
    ready = owner in texts.owners(it, ready=True)
    take_technology(s, seat, technology, owner)
    return ready


def lose_technology(s: Imperium, seat: Seat, technology: Technology) -> None:
    """A technology goes back to its deck; nobody has a copy of it any more."""
    take_technology(s, seat, technology, seat)
    for other, p in enumerate(s.players):
        if other != seat and seat in p.texts.owners(text_of_technology(technology)):
            take_technology(s, Seat(other), technology, seat)


def take_technology(s: Imperium, seat: Seat, technology: Technology, owner: Seat) -> None:
    """The text of a technology leaves play, and with it what units could do by it. War suns that are not on the sheet
    any more go back to the reinforcements, space docks in space come down to a planet (LRR 89.19, 89.20)."""
    before, it = unit_cards(s, seat), text_of_technology(technology)
    drop(s, it, seat)
    s.players[seat].texts.take(it, owner)
    turn_unit_cards(s, seat, before)
    if not TECHNOLOGIES[technology].model:
        return
    models = sheet(s, seat).models
    if models[WAR_SUN] is None:
        scrap_war_suns(s, seat)
    dock = models[SPACE_DOCK]
    if dock is not None and not dock.in_space:
        then(s, frame(docks_come_down, seat, it))


def scrap_war_suns(s: Imperium, seat: Seat) -> None:
    """War suns go back to the reinforcements (LRR 89.20)."""
    p = s.players[seat]
    for place in [place for place, forces in p.space.items() if forces.all[WAR_SUN]]:
        disband(p, p.space[place], WAR_SUN, p.space[place].all[WAR_SUN])
        tidy(p, place)
        s.loose |= 1 << place


@step
async def docks_come_down(s: Imperium, seat: Seat, why: Ability) -> None:
    """Each space dock in space goes onto an own planet of its system without one, or back to the reinforcements (LRR
    89.19)."""
    p = s.players[seat]
    for place in [place for place in sorted(p.space) if p.space[place].all[SPACE_DOCK]]:
        while place in p.space and p.space[place].all[SPACE_DOCK]:
            own = [planet for planet in planets_at(s, place) if s.owner[planet] == seat and open_to(s, seat, planet)]
            free = [planet for planet in own if not on_planet(s, seat, planet).all[SPACE_DOCK]]
            if free:
                planet = await aim(seat, AIM_PLANET, why, free)
                p.space[place].remove(SPACE_DOCK)
                garrison(s, seat, planet).add(SPACE_DOCK)
            else:
                disband(p, p.space[place], SPACE_DOCK)
            tidy(p, place)
        s.loose |= 1 << place

"""Twilight Imperium 3: all that is true on the table. Sets of places, planets and technologies are bits of one number;
fleets are short lists of counts (units.py); -1 stands for nobody and nothing."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from orrery.core.state import NOBODY, Bag, PerSeat, Root, Secret, State, state
from orrery.core.zones import Deck, Pile


@state
class Player(State):
    """A player: race sheet, pieces, cards."""

    race: int = -1
    position: int = 0
    """Where at the galaxy's edge: the place of the home system is HOMES[players][position]."""
    home: int = -1
    texts: tuple[int, ...] = ()
    """The public texts this player has now: race abilities, technologies, laws about this player (effects.learn)."""
    strategies: list[int] = field(default_factory=list)
    """Strategy cards taken in this round."""
    used: int = 0
    """Those of them that have been played."""
    had_initiative: bool = False
    """Took Initiative in the round before (T3.5.5)."""
    passed: bool = False
    counters: list[int] = field(default_factory=lambda: [0, 0, 0])
    """Command counters on the sheet: strategy allocation, command pool, fleet supply (T3.12.1)."""
    activated: int = 0
    """The systems with a command counter of this player."""
    goods: int = 0
    contracts: list[int] = field(default_factory=lambda: [-1, -1])
    """Who holds each of the own trade contracts (T3.11)."""
    technologies: int = 0
    hand: Annotated[list[int], Secret(of="card"), Bag()] = field(default_factory=list)
    shown: Annotated[Pile, Secret(NOBODY, of="card")] = field(default_factory=Pile)
    """Cards of the hand while somebody else looks at them (verbs.show_hand)."""
    looked: Annotated[list[int], Secret(of="politic"), Bag()] = field(default_factory=list)
    """Political cards drawn to look at (T3.6.6)."""
    tiles: Annotated[list[int], Secret(of="tile"), Bag()] = field(default_factory=list)
    """Systems in hand while the galaxy is built."""
    owes_planets: bool = False
    """Must place a system with planets next (T3.2.8)."""
    secret: Annotated[list[int], Secret(of="secret"), Bag()] = field(default_factory=list)
    claimed: int = 0
    """The objectives this player has scored."""
    points: int = 0
    fleets: dict[int, list[int]] = field(default_factory=dict)
    """What the player has in space, by place."""
    reserve: list[int] = field(default_factory=list)
    """Figures that are not on the board, by kind of unit; of fighters and ground forces there are always more."""
    leaders: list[int] = field(default_factory=list)
    """Where the leaders are, with that option: a planet, AFLOAT + a place, HELD + a seat, or -1."""
    hits: int = 0
    expected: int = 0
    """Hits scored in all combat rolls so far, and those to be expected in tenths: the difference is luck."""
    waited: bool = False
    """Has left out the last action (race.yssaril.skip)."""
    open_tiles: list[int] = field(default_factory=list)
    """Systems in hand that all have seen while the galaxy is built (T3.2.8)."""
    loads: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)
    """From the first shot of an activation to its landings, by place: the ships that carry ground forces and PDS, each
    with its kind and how many of both (T3.7.13)."""
    flagships: dict[int, int] = field(default_factory=dict)
    """For the same time, by place: the kind of ship that carries the leaders aboard (T3.17.46)."""


AFLOAT, HELD = 100, 200


@state
class Activation(State):
    """A tactical or transfer action being carried out (T3.7, T3.9)."""

    seat: int
    place: int
    other: int = -1
    """The second system of a transfer action."""
    arriving: list[int] = field(default_factory=lambda: [0] * 10)
    """Ships and cargo on their way to the system."""
    leaving: list[int] = field(default_factory=lambda: [0] * 10)
    """In a transfer action: ships and cargo on their way to the other system."""
    marched: int = 0
    """Fighters that fly on their own, among those arriving."""
    moving: bool = True
    """Limits of fleets are not looked at while ships are under way or fight."""
    probed: int = 0
    """The planets whose domain counters have been looked at in this action (T3.16.7)."""


@state
class Battle(State):
    """A space battle (T3.7.6 to T3.7.12): sides 0 attacker, 1 defender."""

    place: int
    seats: list[int]
    round: int = 0
    hits: list[int] = field(default_factory=lambda: [0, 0])
    """Hits that each side has to take."""
    retreats: int = -1
    """The side that has announced to leave."""
    fled: bool = False


@state
class Invasion(State):
    """The landings of an activation (T3.8): sides 0 invader, 1 defender."""

    planet: int = -1
    """The planet being fought for."""
    round: int = 0
    troops: dict[int, int] = field(default_factory=dict)
    """Ground forces landed, by planet; they are not yet the planet's own."""
    pds: dict[int, int] = field(default_factory=dict)
    bombed: list[int] = field(default_factory=lambda: [0, 0])
    """Dreadnoughts and war suns that have bombarded in this activation."""
    lost: list[int] = field(default_factory=lambda: [0, 0])
    """Ground forces each side has lost on the planet."""
    wings: int = 0
    """Fighters that have joined the invaders of the planet; they stay with the fleet."""
    flown: int = 0
    """Fighters that have joined in this activation."""


@state
class Explored(State):
    """A face-down domain counter that somebody has looked at (T3.16.7)."""

    planet: int
    counter: Annotated[Pile, Secret(NOBODY, of="domain")] = field(default_factory=Pile)


@state
class Council(State):
    """An agenda before the galactic council (T3.13)."""

    card: int
    ballots: list[tuple[int, ...]] = field(default_factory=list)
    """What has been voted so far: seat, votes, and the candidate (nothing: an abstention)."""
    silent: int = 0
    """Seats that may not vote."""
    only: int = -1
    """The only seat whose votes count."""
    again: list[int] = field(default_factory=list)
    """Laws that are voted on anew after this agenda."""
    seat: int = 0
    """Who has called the council."""
    anew: bool = False
    """Whether it is a law in force that is voted on anew."""
    more: int = 0
    """So many political cards are drawn after this one."""


@state
class Twilight(Root):
    """The whole table."""

    players: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    played_with: int = 0
    """Options and rulings that are not the default (options.py)."""
    round_limit: int = 30
    phase: str = "setup"
    round: int = 0
    speaker: int = 0
    active: int = -1
    """Whose turn it is in the action phase."""
    last_rank: int = -1
    """The place in the order of play of whoever had the last turn (T3.6.1)."""
    strategy: int = -1
    """The strategy card being carried out."""
    alone: bool = False
    """Nobody else uses the secondary ability of this card (T3.16.2)."""
    fresh_agreements: list[tuple[int, ...]] = field(default_factory=list)
    """Pairs of seats that have made a trade agreement in this action (T3.11.4)."""
    envoys: list[tuple[int, ...]] = field(default_factory=list)
    """Pairs of seats that do not activate each other's systems until the end of the phase (T3.6.5)."""
    bonus: list[int] = field(default_factory=lambda: [0] * 8)
    """Bonus counters on the strategy cards."""
    texts: tuple[int, ...] = ()
    """Texts that are in force for the whole table: laws (effects.learn)."""
    laws: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Laws in force, and whom or what they are about."""
    effects: list[tuple[int, ...]] = field(default_factory=list)
    """What lasts for a while (effects.py): text, seat, until the end of what, and what it is about."""
    tiles: list[int] = field(default_factory=list)
    """The system at each place; -1 where there is none."""
    face_down: Annotated[list[int], Secret(NOBODY, of="tile")] = field(default_factory=list)
    """With five players: the system that lies face down beside Mecatol Rex (T3.2.9)."""
    face_down_at: int = -1
    box: Annotated[Deck, Secret(NOBODY, of="tile")] = field(default_factory=Deck)
    """Systems not dealt."""
    laid: int = 0
    shape: int = 0
    wormholes: list[int] = field(default_factory=lambda: [0, 0])
    """The systems with an alpha and with a beta wormhole."""
    asteroids: int = 0
    nebulae: int = 0
    supernovae: int = 0
    places: list[int] = field(default_factory=list)
    """Where each planet lies; -1 if it is not in this galaxy."""
    owner: list[int] = field(default_factory=list)
    troops: list[int] = field(default_factory=list)
    pds: list[int] = field(default_factory=list)
    docks: int = 0
    """Planets with a space dock of their owner."""
    exhausted: int = 0
    changed: int = 0
    """Planets that have changed hands in this round."""
    new_docks: int = 0
    """Docks built in this round."""
    merciless: int = 0
    """The seats that have taken the planet with a neighbour's last dock in this round."""
    goods: int = 0
    """Trade goods in the common area."""
    deck: Annotated[Deck, Secret(NOBODY, of="card")] = field(default_factory=Deck)
    discard: Annotated[list[int], Bag()] = field(default_factory=list)
    politics: Annotated[Deck, Secret(NOBODY, of="politic")] = field(default_factory=Deck)
    politics_discard: Annotated[list[int], Bag()] = field(default_factory=list)
    secrets: Annotated[Deck, Secret(NOBODY, of="secret")] = field(default_factory=Deck)
    shown_secrets: list[int] = field(default_factory=list)
    """Secret objectives that were shown, rightly or in error."""
    stage_one: Annotated[Deck, Secret(NOBODY, of="stage_one")] = field(default_factory=Deck)
    stage_two: Annotated[Deck, Secret(NOBODY, of="stage_two")] = field(default_factory=Deck)
    """Objectives nobody has seen; the deck is so many of the one on top of so many of the other (T3.1.7)."""
    ones_left: int = 0
    twos_left: int = 0
    """Imperium Rex is one of these, as long as it is not open."""
    objectives: list[int] = field(default_factory=list)
    """Public objectives that are open."""
    any_number: int = -1
    """Whoever may score any number of objectives in the coming status phase (T3.16.2)."""
    activation: Activation | None = None
    battle: Battle | None = None
    invasion: Invasion | None = None
    council: Council | None = None
    loose: int = 0
    """The places where limits of fleets have to be looked at (T3.12.4)."""
    full: int = 0
    """The seats whose hands have to be looked at (T3.12.8)."""
    finished: bool = False
    """Imperium Rex or the last round: the game ends at once."""
    winners: list[int] = field(default_factory=list)
    unexplored: int = 0
    """The planets with a face-down domain counter that nobody has looked at: it is drawn when somebody does."""
    explored: list[Explored] = field(default_factory=list)
    domains: dict[int, int] = field(default_factory=dict)
    """The face-up domain counters, by planet."""
    domain_box: Annotated[Deck, Secret(NOBODY, of="domain")] = field(default_factory=Deck)
    open_cards: Annotated[list[int], Bag()] = field(default_factory=list)
    """Action cards that lie open for all to choose from (Core Stability)."""
    out_of_play: Annotated[list[int], Bag()] = field(default_factory=list)
    """Action cards that lie on the board, or have left the game after that."""
    led: bool = False
    """By one reading: the speaker has had the first turn of this time round."""

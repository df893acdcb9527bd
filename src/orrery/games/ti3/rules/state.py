"""Twilight Imperium 3: the state of the table. Sets of places, planets and technologies are the bits of an integer;
fleets are stacks; -1 means nobody or nothing."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated

from orrery.core.abilities import Ability, Texts
from orrery.core.state import NOBODY, Bag, Bits, By, PerSeat, Root, Secret, State, state
from orrery.core.zones import Deck, Pile
from orrery.games.ti3.rules.things import (
    FIRST_SEAT,
    NO_PLANET,
    NO_RACE,
    NO_SEAT,
    NO_STRATEGY,
    NOWHERE,
    Domain,
    Effect,
    Figure,
    Fleet,
    Laws,
    Objective,
    Place,
    Planet,
    Politic,
    Pool,
    Race,
    Ruling,
    Seat,
    Shot,
    Spot,
    Strategy,
    Technology,
    Tile,
    Unit,
    Verdict,
    Wormhole,
)
from orrery.games.ti3.rules.units import NO_FLEET

Load = tuple[Figure, int, int]
"""A ship that carries ground forces and PDS: its kind, and how many of both."""
Rolled = tuple[Seat, Seat, Shot, Place, Planet, int, tuple[tuple[Unit, int, int], ...], tuple[int, ...], int, int]
"""A combat roll: by whom and against whom, what it was for, where and on which planet, in which round of the fight; the
units with how many dice and what each needs; the dice, how many hit, and the expected number in tenths."""
Places = Annotated[int, Bits(Place)]
Planets = Annotated[int, Bits(Planet)]
Seats = int
"""Seats are stored as numbers, and so are sets of them."""


@state
class Player(State):
    """A player: race sheet, pieces, cards."""

    race: Race = NO_RACE
    position: int = 0
    """The position at the galaxy's edge: the place of the home system is HOMES[players][position]."""
    home: Place = NOWHERE
    texts: Texts = field(default_factory=Texts)
    """The public texts this player has now: race abilities, technologies, laws about this player (effects.py)."""
    strategies: list[Strategy] = field(default_factory=list)
    """Strategy cards taken in this round."""
    used: Annotated[int, Bits(Strategy)] = 0
    """Those that have been played."""
    had_initiative: bool = False
    """Took Initiative in the previous round (T3.5.5)."""
    passed: bool = False
    counters: Annotated[list[int], By(Pool)] = field(default_factory=lambda: [0, 0, 0])
    """Command counters on the sheet: strategy allocation, command pool, fleet supply (T3.12.1)."""
    activated: Places = 0
    """The systems with a command counter of this player."""
    goods: int = 0
    contracts: list[Seat] = field(default_factory=lambda: [NO_SEAT, NO_SEAT])
    """Who holds each of the player's trade contracts (T3.11)."""
    technologies: Annotated[int, Bits(Technology)] = 0
    hand: Annotated[list[Ability], Secret(of="card"), Bag()] = field(default_factory=list)
    shown: Annotated[Pile[Ability], Secret(NOBODY, of="card")] = field(default_factory=Pile)
    """Cards of the hand while somebody else looks at them (verbs.show_hand)."""
    looked: Annotated[list[Politic], Secret(of="politic"), Bag()] = field(default_factory=list)
    """Political cards drawn to look at (T3.6.6)."""
    tiles: Annotated[list[Tile], Secret(of="tile"), Bag()] = field(default_factory=list)
    """Systems in hand while the galaxy is built."""
    owes_planets: bool = False
    """Must place a system with planets next (T3.2.8)."""
    secret: Annotated[list[Objective], Secret(of="secret"), Bag()] = field(default_factory=list)
    claimed: Annotated[int, Bits(Objective)] = 0
    """The objectives this player has scored."""
    points: int = 0
    fleets: dict[Place, Fleet] = field(default_factory=dict)
    """What the player has in space, by place."""
    reserve: Annotated[list[int], By(Unit)] = field(default_factory=list)
    """Figures that are not on the board, by kind of unit; fighters and ground forces are unlimited."""
    leaders: list[Spot] = field(default_factory=list)
    """Where the leaders are, with that option, in the order of the race: a planet, AFLOAT + a place, HELD + a seat, or
    -1 (nouns.py)."""
    hits: int = 0
    expected: int = 0
    """Hits scored in all combat rolls so far, and the expected number in tenths: the difference is luck."""
    waited: bool = False
    """Skipped the last action (race.yssaril.skip)."""
    open_tiles: list[Tile] = field(default_factory=list)
    """Systems in hand that everyone has seen while the galaxy is built (T3.2.8)."""
    loads: dict[Place, list[Load]] = field(default_factory=dict)
    """From the first shot of an activation to its landings, by place: the ships that carry ground forces and PDS, each
    with its kind and how many of both (T3.7.13)."""
    flagships: dict[Place, Figure] = field(default_factory=dict)
    """During the same time, by place: the kind of ship that carries the leaders aboard (T3.17.46)."""


@state
class Activation(State):
    """The tactical or transfer action being carried out (T3.7, T3.9)."""

    seat: Seat
    place: Place
    other: Place = NOWHERE
    """The second system of a transfer action."""
    arriving: Fleet = NO_FLEET
    """Ships and cargo on their way to the system."""
    leaving: Fleet = NO_FLEET
    """In a transfer action: ships and cargo on their way to the other system."""
    marched: int = 0
    """Fighters that fly on their own, among those arriving."""
    moving: bool = True
    """Fleet limits are not checked while ships are under way or fighting."""
    stage: str = "move"
    """The stage it has reached: move, fire (the PDS of others), fire_back, fight, land."""
    to_fire: Seats = 0
    """The seats whose PDS have yet to fire in this stage (T3.7.5)."""
    hits: list[int] = field(default_factory=lambda: [0, 0])
    """Hits that the active player's fleet must take before the battle, and those of the enemy's."""
    rolls: list[Rolled] = field(default_factory=list)
    """The combat rolls of this action, latest last."""
    probed: Planets = 0
    """The planets whose domain counters have been looked at in this action (T3.16.7)."""


@state
class Battle(State):
    """A space battle (T3.7.6 to T3.7.12): sides 0 attacker, 1 defender."""

    place: Place
    seats: list[Seat]
    stage: str = "before"
    """The stage it has reached: before (what fires before it), barrage, runs and runs_back (sabotage runs are named);
    in a round: announce, dice, losses, withdraw."""
    flying: list[tuple[int, int, int]] = field(default_factory=list)
    """Squadrons on a sabotage run, in order: side, how many fighters, and whether the war sun is whole (T3.16.5)."""
    round: int = 0
    hits: list[int] = field(default_factory=lambda: [0, 0])
    """Hits that each side must take."""
    retreats: int = -1
    """The side that has announced a withdrawal."""
    fled: bool = False


@state
class Invasion(State):
    """The landings of an activation (T3.8): sides 0 invader, 1 defender."""

    planet: Planet = NO_PLANET
    """The planet being fought for."""
    stage: str = "land"
    """The stage it has reached: land; then for each planet attack, bombard, bombs (ships are chosen), guns, round."""
    round: int = 0
    troops: dict[Planet, int] = field(default_factory=dict)
    """Ground forces landed, by planet; the planet is not theirs yet."""
    pds: dict[Planet, int] = field(default_factory=dict)
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

    planet: Planet
    counter: Annotated[Pile[Domain], Secret(NOBODY, of="domain")] = field(default_factory=Pile)


@state
class Council(State):
    """An agenda before the galactic council (T3.13)."""

    card: Politic
    ballots: list[tuple[Seat, int, Verdict]] = field(default_factory=list)
    """The votes so far: seat, votes, and for what."""
    silent: Seats = 0
    """Seats that may not vote."""
    only: Seat = NO_SEAT
    """The only seat whose votes count."""
    again: list[Politic] = field(default_factory=list)
    """Laws that are voted on again after this agenda."""
    seat: Seat = FIRST_SEAT
    """Who called the council."""
    anew: bool = False
    """Whether a law in force is being voted on again."""
    more: int = 0
    """How many more political cards are drawn after this one."""
    promises: list[tuple[Seat, Seat, Verdict]] = field(default_factory=list)
    """Who has paid whom for a vote, and for what; it is not binding (T3.13.5)."""


@state
class Twilight(Root):
    """The whole table."""

    players: Annotated[list[Player], PerSeat()] = field(default_factory=list)
    played_with: Annotated[int, Bits(Ruling)] = 0
    """Options and rulings that are not the default (options.py)."""
    round_limit: int = 30
    phase: str = "setup"
    round: int = 0
    speaker: Seat = FIRST_SEAT
    active: Seat = NO_SEAT
    """Whose turn it is in the action phase."""
    last_rank: int = -1
    """The place in the order of play of the player who had the last turn (T3.6.1)."""
    strategy: Strategy = NO_STRATEGY
    """The strategy card being carried out, or the last one that was."""
    strategic: bool = False
    """A strategy card is being carried out, including its secondary ability (T3.6.2)."""
    alone: bool = False
    """Nobody else may use the secondary ability of this card (T3.16.2)."""
    fresh_agreements: list[tuple[Seat, Seat]] = field(default_factory=list)
    """Pairs of seats that have made a trade agreement in this action (T3.11.4)."""
    envoys: list[tuple[Seat, Seat]] = field(default_factory=list)
    """Pairs of seats that may not activate each other's systems until the end of the phase (T3.6.5)."""
    bonus: Annotated[list[int], By(Strategy)] = field(default_factory=lambda: [0] * 8)
    """Bonus counters on the strategy cards."""
    texts: Texts = field(default_factory=Texts)
    """Texts that are in force for the whole table: laws (effects.py)."""
    laws: Laws = field(default_factory=lambda: Laws({}))
    """Laws in force, and whom or what they are about."""
    effects: list[Effect] = field(default_factory=list)
    """Lasting effects (effects.py): text, seat, until the end of what, and what it is about."""
    tiles: Annotated[list[Tile], By(Place, -1)] = field(default_factory=list)
    """The system at each place; -1 where there is none."""
    face_down: Annotated[list[Tile], Secret(NOBODY, of="tile")] = field(default_factory=list)
    """With five players: the system that is face down next to Mecatol Rex (T3.2.9)."""
    face_down_at: Place = NOWHERE
    box: Annotated[Deck[Tile], Secret(NOBODY, of="tile")] = field(default_factory=Deck)
    """Systems not dealt."""
    laid: int = 0
    shape: Places = 0
    wormholes: Annotated[list[Places], By(Wormhole)] = field(default_factory=lambda: [0, 0])
    """The systems with an alpha and with a beta wormhole."""
    asteroids: Places = 0
    nebulae: Places = 0
    supernovae: Places = 0
    places: Annotated[list[Place], By(Planet, -1)] = field(default_factory=list)
    """Where each planet is; -1 if it is not in this galaxy."""
    owner: Annotated[list[Seat], By(Planet, -1)] = field(default_factory=list)
    troops: Annotated[list[int], By(Planet)] = field(default_factory=list)
    pds: Annotated[list[int], By(Planet)] = field(default_factory=list)
    docks: Planets = 0
    """Planets with a space dock of their owner."""
    exhausted: Planets = 0
    changed: Planets = 0
    """Planets that have changed hands this round."""
    new_docks: Planets = 0
    """Docks built this round."""
    merciless: Seats = 0
    """The seats that have taken the planet with a neighbour's last dock this round."""
    goods: int = 0
    """Trade goods in the common area."""
    deck: Annotated[Deck[Ability], Secret(NOBODY, of="card")] = field(default_factory=Deck)
    discard: Annotated[list[Ability], Bag()] = field(default_factory=list)
    politics: Annotated[Deck[Politic], Secret(NOBODY, of="politic")] = field(default_factory=Deck)
    politics_discard: Annotated[list[Politic], Bag()] = field(default_factory=list)
    secrets: Annotated[Deck[Objective], Secret(NOBODY, of="secret")] = field(default_factory=Deck)
    shown_secrets: list[Objective] = field(default_factory=list)
    """Secret objectives that have been shown, rightly or in error."""
    stage_one: Annotated[Deck[Objective], Secret(NOBODY, of="stage_one")] = field(default_factory=Deck)
    stage_two: Annotated[Deck[Objective], Secret(NOBODY, of="stage_two")] = field(default_factory=Deck)
    """Objectives that nobody has seen; the deck is a number of stage 1 on top of a number of stage 2 (T3.1.7)."""
    ones_left: int = 0
    twos_left: int = 0
    """Imperium Rex is one of these until it is opened."""
    objectives: list[Objective] = field(default_factory=list)
    """Public objectives that are open."""
    any_number: Seat = NO_SEAT
    """A player who may score any number of objectives in the coming status phase (T3.16.2)."""
    activation: Activation | None = None
    battle: Battle | None = None
    invasion: Invasion | None = None
    council: Council | None = None
    loose: Places = 0
    """The places where fleet limits must be checked (T3.12.4)."""
    full: Seats = 0
    """The seats whose hands must be checked (T3.12.8)."""
    finished: bool = False
    """Imperium Rex or the last round: the game ends at once."""
    winners: list[Seat] = field(default_factory=list)
    unexplored: Planets = 0
    """The planets with a face-down domain counter that nobody has looked at: it is drawn when somebody does."""
    explored: list[Explored] = field(default_factory=list)
    domains: dict[Planet, Domain] = field(default_factory=dict)
    """The face-up domain counters, by planet."""
    domain_box: Annotated[Deck[Domain], Secret(NOBODY, of="domain")] = field(default_factory=Deck)
    open_cards: Annotated[list[Ability], Bag()] = field(default_factory=list)
    """Action cards laid open for everyone to choose from (Core Stability)."""
    out_of_play: Annotated[list[Ability], Bag()] = field(default_factory=list)
    """Action cards that are on the board, or have left the game from there."""
    led: bool = False
    """Under one reading: the speaker has had the first turn this time around."""

"""Positions and scripts of Twilight Imperium 4 in the players' words, for the tests. Players are called by their
factions, places as the community does: the ring, then clockwise from the top (000 Mecatol Rex, 101 to 106, 201 to 212,
301 to 318, nexus), planets and units by their ids. With three players the homes are at 304, 310 and 316.

    table = position("sol, letnev, hacan", tiles={"203": "25"}, sol={"space": {"304": "carrier, 2 cruiser"}})
    say(table, "sol act tactical; sol activate 203; sol move_from 304; sol move carrier, 2 cruiser")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, cast

from orrery.core.abilities import TABLE
from orrery.core.chance import Chance, Shuffle
from orrery.core.state import Frame, then
from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.card_data import EXPLORATIONS, LEGENDARY
from orrery.games.ti4.rules.data import CULTURAL, FACTIONS, GAMMA, HAZARDOUS, INDUSTRIAL, MIRAGE, PLANETS, TILES, UNITS
from orrery.games.ti4.rules.exploration import deck_of
from orrery.games.ti4.rules.forces import Forces
from orrery.games.ti4.rules.galaxy import CENTRE, CREUSS_AT, NEXUS_AT, homes
from orrery.games.ti4.rules.ion_storm import show
from orrery.games.ti4.rules.kinds import DICE, DIE, FACTIONS_DEALT, RIFT_DICE, SPEAKER_DRAWN
from orrery.games.ti4.rules.laws import attach_law, put_in_play
from orrery.games.ti4.rules.nouns import (
    ATTACHMENT,
    CARD,
    EXPLORATION,
    FACTION,
    NOTE,
    OBJECTIVE,
    PLACE,
    PLANET,
    STRATEGY,
    TECHNOLOGY,
    TEXT,
    TILE,
    UNIT,
    WORMHOLE,
)
from orrery.games.ti4.rules.promissory import pass_notes
from orrery.games.ti4.rules.purge import DEMILITARIZED_ZONE, FRAGMENTS, card_of
from orrery.games.ti4.rules.setup import finish_map
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import FACTION_TEXTS, text_of_technology
from orrery.games.ti4.rules.things import NO_SEAT, NOWHERE, Coming, Place, Planet, Seat, Strategy
from orrery.games.ti4.rules.verbs import full_reserve, open_nexus
from tests.twilight.notation import Dice, Speech, counts, fated, listed

EMPTY = TILE.index["46"]
"""A system without planets, wormholes and anomalies."""
SPEECH = Speech(
    names=lambda s: [FACTIONS[p.faction].name for p in s.players],
    players=("rival", "outcome", "figure"),
    digits=("place", "tile", "ship", "figure", "source"),
)
seat_of, say, spelled = SPEECH.seat_of, SPEECH.say, SPEECH.spelled
asked, options, why_not = SPEECH.asked, SPEECH.options, SPEECH.why_not
RANDOM = (DICE, RIFT_DICE, DIE)


async def no_pause(s: Imperium, coming: Coming) -> None:
    """Nobody is asked when to go on."""


UNPAUSED = {**GAME.steps, "pause": no_pause}


def planet(name: str) -> Planet:
    return PLANET.index[name]


def place(name: str) -> Place:
    return PLACE.index[name]


def forces(words: str) -> Forces:
    """Units: "2 cruiser, dreadnought, damaged_dreadnought" (which is another one)."""
    found = Forces()
    for number, name in counts(words):
        damaged = name.startswith("damaged_")
        found.add(UNIT.index[name.removeprefix("damaged_")], number, number if damaged else 0)
    return found


def position(
    factions: str = "sol, letnev, hacan",
    *,
    tiles: Mapping[str, str] | None = None,
    planets: Mapping[str, str] | None = None,
    attached: Mapping[str, str] | None = None,
    frames: Sequence[Frame] = (("turn",), ("status_phase",), ("agenda_phase",)),
    dice: Dice = (),
    deck: str = "",
    secret_deck: str = "",
    agendas: str = "",
    laws: str = "",
    explores: str = "",
    relics: str = "",
    frontier: str = "",
    ion_storm: str = "",
    gamma: str = "",
    nexus: bool = False,
    objectives: str = "",
    custodians: bool = True,
    options: Mapping[str, str] | None = None,
    seed: int = 1,
    sheets: str = "",
    pauses: bool = False,
    **players: Mapping[str, Any],
) -> Table:
    """A table in the action phase of round one; the first faction is speaker and active. Everybody has taken a strategy
    card (in the order of the seats: leadership, diplomacy, politics ...) and used it; everybody who has no action left
    to take must still pass. `tiles` says which tile lies where (by its number); all other places are empty space
    without a frontier token; homes are at the places of the layout. `planets` says who has what on a planet: "sol: 3
    infantry, pds, space_dock"; nobody has units elsewhere. Of each player: `space` (units by place), `goods`,
    `commodities`, `pools` (tactic, fleet, strategy), `technologies`, `hand` (action cards), `texts` (other texts in
    play: "relic.the_codex", "faction.hacan.guild_ships"; only the factions among `sheets` have all their abilities),
    `notes` ("ceasefire@letnev", received as in a transaction), `locked` (leaders who can still be unlocked),
    `strategies` (to be played yet), `tokens` (systems with a command token), `secrets`, `scored`, `points`,
    `fragments`, `exhausted` and `sleepers` (planets). `deck`, `secret_deck`, `agendas`: what comes next. `laws`: in
    force for all ("agenda.fleet_regulations"), or owned ("agenda.minister_of_war sol"), or on a planet
    ("agenda.core_mining mellon"). `explores`: the exploration cards that come next; otherwise the next of each trait is
    a relic fragment, about which nobody is asked. `relics`: those that come next. `frontier`: the systems with a
    frontier token. `ion_storm`: where it lies and what it shows ("203 alpha"). `gamma`: the systems with a gamma
    wormhole token; `nexus`: whether it shows its active side. `objectives` are the public ones. `dice` come as written.
    With `pauses` somebody says when to go on after transactions (LRR 91.1) where nothing else is asked; else the game
    goes on by itself there."""
    names = listed(factions)
    s = fresh(tuple(names), tuple((options or {}).items()), seed).clone()
    lay(s, tiles or {})
    for where, words in (planets or {}).items():
        settle(s, names, planet(where), words)
    for where, words in (attached or {}).items():
        join(s, planet(where), listed(words))
    for seat, name in enumerate(names):
        for it in FACTION_TEXTS[s.players[seat].faction] if name in listed(sheets) else ():
            s.players[seat].texts.put(it, seat)
        furnish(s, names, Seat(seat), players.get(name, {}))
    assert not set(players) - set(names), "no such player"
    for words in listed(laws):
        enact(s, names, *words.split())
    stack_agendas(s, listed(agendas))
    for name in reversed(listed(deck)):
        s.deck.layers[0].remove(CARD.index[name])
        s.deck.put_on_top(CARD.index[name], 0)
    for name in reversed(listed(secret_deck)):
        s.secret_deck.layers[0].remove(OBJECTIVE.index[name])
        s.secret_deck.put_on_top(OBJECTIVE.index[name], 0)
    stack(s, listed(explores))
    for name in reversed(listed(relics)):
        s.relics.layers[0].remove(TEXT.index[f"relic.{name}"])
        s.relics.put_on_top(TEXT.index[f"relic.{name}"], 0)
    if ion_storm:
        where, _, side = ion_storm.partition(" ")
        s.frontiers.layers[0].remove(EXPLORATION.index["ion_storm"])
        s.ion_storm = place(where)
        show(s, WORMHOLE.index[side])
    s.frontier = sum(1 << place(name) for name in listed(frontier))
    s.wormholes[GAMMA] |= sum(1 << place(name) for name in listed(gamma))
    if nexus:
        open_nexus(s, NEXUS_AT)
    if objectives:
        s.objectives = [OBJECTIVE.index[name] for name in listed(objectives)]
    s.custodians = custodians
    s.phase, s.round, s.loose, s.last_rank = "action", 1, 0, -1
    s.schedule.clear()
    then(s, *frames)
    rolled = iter(dice)
    return Table.new(
        replace(GAME, setup=lambda players, config: s, steps=GAME.steps if pauses else UNPAUSED),
        len(names),
        options or {},
        seed=seed,
        source=lambda ask, track: fated(ask, rolled) if ask.kind in RANDOM else None,
    )


@cache
def fresh(names: tuple[str, ...], options: tuple[tuple[str, str], ...], seed: int) -> Imperium:
    """A game that has been set up with these factions, without any units, texts in play, and cards in hand."""
    chosen = [FACTION.index[name] for name in names]

    def source(ask: Chance[Any], track: int) -> Any:
        if ask.kind == FACTIONS_DEALT:
            return (*chosen, *(faction for faction in cast(Shuffle[Any], ask).items if faction not in chosen))
        return tuple(range(len(names))) if ask.kind == SPEAKER_DRAWN else None

    begun = Table.new(
        GAME, len(names), {**dict(options), "galaxy": "random", "factions": "random"}, seed=seed, source=source
    )
    s = begun.state.clone()
    assert isinstance(s, Imperium)
    for seat, p in enumerate(s.players):
        s.secret_deck.shuffle_in(p.secrets)
        p.secrets = []
        p.texts.become([])
        p.strategies, p.used = [Strategy(seat)], 1 << seat
        p.space, p.ground, p.reserve = {}, {}, full_reserve()
        p.goods = p.commodities = 0
    s.secret_deck.shuffle_in(())
    return s


def lay(s: Imperium, tiles: Mapping[str, str]) -> None:
    """The map: homes, Mecatol Rex, these tiles, and empty space."""
    keep = {CENTRE, NEXUS_AT, CREUSS_AT, *homes(s.layout)}
    for at in range(len(s.tiles)):
        if at not in keep and s.tiles[at] >= 0:
            s.tiles[at] = EMPTY
    for where, tile in tiles.items():
        s.tiles[place(where)] = TILE.index[tile]
    s.wormholes = [0, 0, 0, 0]
    s.asteroids = s.nebulae = s.supernovae = s.rifts = s.frontier = 0
    owners = [(p.home, seat) for seat, p in enumerate(s.players)]
    for p in s.players:
        if p.home == CREUSS_AT:
            p.home = homes(s.layout)[p.position]
        p.goods = 0
    coroutine = finish_map(s)
    try:
        coroutine.send(None)
        raise AssertionError("laying out the map asks nothing")
    except StopIteration:
        pass
    s.frontier = 0
    for p in s.players:
        p.goods = 0
    s.exhausted = 0
    for home, seat in owners:
        for world in range(len(PLANETS)):
            if s.places[world] == home and home != NOWHERE and TILES[s.tiles[home]].home_of == s.players[seat].faction:
                s.owner[world] = Seat(seat)


def stack(s: Imperium, names: Sequence[str]) -> None:
    """Which exploration cards come next."""
    for trait in (CULTURAL, HAZARDOUS, INDUSTRIAL) if s.expansion else ():
        fragment = FRAGMENTS[trait]
        if s.expansion and fragment in deck_of(s, trait).layers[0]:
            deck_of(s, trait).layers[0].remove(fragment)
            deck_of(s, trait).put_on_top(fragment, 0)
    for name in reversed(names):
        card = EXPLORATION.index[name]
        deck = deck_of(s, EXPLORATIONS[card].deck)
        deck.layers[0].remove(card)
        deck.put_on_top(card, 0)


def join(s: Imperium, world: Planet, names: Sequence[str]) -> None:
    """Cards are attached to a planet."""
    s.attached[world] = [ATTACHMENT.index[name] for name in names]
    for one in s.attached[world]:
        card = card_of(one)
        if card is not None:
            deck_of(s, EXPLORATIONS[card].deck).layers[0].remove(card)
            if EXPLORATIONS[card].name == "demilitarized_zone":
                s.texts.put(DEMILITARIZED_ZONE, TABLE)


def settle(s: Imperium, names: Sequence[str], world: Planet, words: str) -> None:
    """Somebody has a planet, and units on it; ": 2 infantry" are units on a planet of nobody."""
    who, _, what = words.partition(":")
    if not who.strip():
        s.owner[world] = NO_SEAT
        return
    seat = names.index(who.strip())
    s.owner[world] = Seat(seat)
    if world == MIRAGE:
        s.places[world] = place("212")
    if world in LEGENDARY:
        s.players[seat].texts.put(TEXT.index[f"legendary.{LEGENDARY[world]}"], seat)
    there = forces(what)
    if there:
        s.players[seat].ground[world] = there
        for unit, number in there.there():
            s.players[seat].reserve[unit] -= number


def furnish(s: Imperium, names: Sequence[str], seat: Seat, told: Mapping[str, Any]) -> None:
    """What one player has."""
    p = s.players[seat]
    for where, words in told.get("space", {}).items():
        p.space[place(where)] = forces(words)
        for unit, number in p.space[place(where)].there():
            p.reserve[unit] -= number
    p.goods, p.commodities = told.get("goods", 0), told.get("commodities", 0)
    p.pools = list(told.get("pools", (3, 5, 2)))
    for name in listed(told.get("technologies", "")):
        p.texts.put(text_of_technology(TECHNOLOGY.index[name]), seat)
    for name in listed(told.get("texts", "")):
        p.texts.put(TEXT.index[name], seat)
        for deck in (s.relics,):
            if deck.layers and TEXT.index[name] in deck.layers[0]:
                deck.layers[0].remove(TEXT.index[name])
        if name == "exploration.enigmatic_device":
            s.frontiers.layers[0].remove(EXPLORATION.index["enigmatic_device"])
    for name in listed(told.get("hand", "")):
        s.deck.layers[0].remove(CARD.index[name])
        p.hand.append(CARD.index[name])
    for words in listed(told.get("notes", "")):
        name, _, owner = words.partition("@")
        note = NOTE.index[f"{name}@seat_{names.index(owner) + 1}"]
        pass_notes(s, Seat(names.index(owner)), seat, note, None)
    for name in listed(told.get("sleepers", "")):
        p.sleepers |= 1 << planet(name)
    p.locked = [TEXT.index[f"leader.{name}"] for name in listed(told.get("locked", ""))]
    for name in listed(told.get("tokens", "")):
        p.tokens |= 1 << place(name)
    for name in listed(told.get("secrets", "")):
        s.secret_deck.layers[0].remove(OBJECTIVE.index[name])
        p.secrets.append(OBJECTIVE.index[name])
    for name in listed(told.get("scored", "")):
        p.scored |= 1 << OBJECTIVE.index[name]
        if OBJECTIVE.index[name] in s.secret_deck.layers[0]:
            s.secret_deck.layers[0].remove(OBJECTIVE.index[name])
    for name in listed(told.get("exhausted", "")):
        s.exhausted |= 1 << planet(name)
    p.points = told.get("points", 0)
    p.fragments = list(told.get("fragments", (0, 0, 0, 0)))
    for kind, number in enumerate(p.fragments):
        for _ in range(number):
            deck_of(s, EXPLORATIONS[FRAGMENTS[kind]].deck).layers[0].remove(FRAGMENTS[kind])
    if "strategies" in told:
        p.strategies = [STRATEGY.index[name] for name in listed(told["strategies"])]
        p.used = 0


def enact(s: Imperium, names: Sequence[str], name: str, about: str = "") -> None:
    """A law is in force."""
    law = TEXT.index[name]
    s.agendas.layers[0].remove(law)
    owner = names.index(about) if about in names else -1
    if about and owner < 0:
        attach_law(s, law, planet(about))
    else:
        put_in_play(s, law, owner)


def stack_agendas(s: Imperium, names: Sequence[str]) -> None:
    """Agendas on top of their deck; "nothing" at the end: all others have been discarded."""
    top = [TEXT.index[name] for name in names if name != "nothing"]
    for agenda in top:
        s.agendas.layers[0].remove(agenda)
    if names[-1:] == ["nothing"]:
        s.agenda_discard = s.agendas.layers[0]
        s.agendas.layers, s.agendas.seen = [], []
    for agenda in reversed(top):
        s.agendas.put_on_top(agenda, 0)


def told(found: Forces) -> dict[str, int]:
    """Units by name; damaged ones by names of their own."""
    named = {}
    for unit, _ in found.there():
        if found.whole(unit):
            named[UNITS[unit]] = found.whole(unit)
        if found.damaged[unit]:
            named[f"damaged_{UNITS[unit]}"] = found.damaged[unit]
    return named


def fleet(table: Table, faction: str, where: str) -> dict[str, int]:
    """What a player has in space at a place."""
    return told(state(table).players[seat_of(table, faction)].space.get(place(where), Forces()))


def on_planet(table: Table, name: str) -> tuple[str, dict[str, int]]:
    """Whose a planet is ("" nobody's), and what that player has on it."""
    s, world = state(table), planet(name)
    owner = s.owner[world]
    if owner < 0:
        return "", {}
    return FACTIONS[s.players[owner].faction].name, told(s.players[owner].ground.get(world, Forces()))


def player(table: Table, faction: str) -> Any:
    """A player, as the state has it."""
    return state(table).players[seat_of(table, faction)]


def state(table: Table) -> Imperium:
    return cast(Imperium, table.state)


def technologies(table: Table, faction: str) -> list[str]:
    """The technologies a player owns."""
    return [TECHNOLOGY.names[n] for n in range(len(TECHNOLOGY.names)) if player(table, faction).technologies >> n & 1]


def spent(table: Table, faction: str = "") -> list[str]:
    """What is exhausted: the texts of a player, or the planets."""
    if faction:
        texts = player(table, faction).texts
        return [TEXT.names[it] for it in texts if not texts.ready >> it & 1]
    return [PLANET.names[n] for n in range(len(PLANETS)) if state(table).exhausted >> n & 1]

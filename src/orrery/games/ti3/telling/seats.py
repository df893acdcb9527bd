"""Twilight Imperium 3 in words: the players with sheet, cards and points, and the middle of the table: objectives,
laws, strategy cards, the council."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.core.abilities import TABLE, Ability
from orrery.core.state import SPECTATOR
from orrery.core.unknown import Unknown, known
from orrery.games.ti3.rules.board import counters_left, holds_home, planets_of, ready_planets
from orrery.games.ti3.rules.council import votes
from orrery.games.ti3.rules.data import INITIATIVE, OBJECTIVES, POLITICS, RACES, STRATEGIES
from orrery.games.ti3.rules.effects import GAME, NEXT_ROUND, PHASE, ROUND
from orrery.games.ti3.rules.nouns import HELD
from orrery.games.ti3.rules.options import LONG_WAR, ruling
from orrery.games.ti3.rules.progress import progress
from orrery.games.ti3.rules.state import Player, Twilight
from orrery.games.ti3.rules.strategy import cards_left
from orrery.games.ti3.rules.things import Objective, objectives_in, technologies_in
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.units import LIMITED, UNITS
from orrery.games.ti3.rules.verbs import LONG_POINTS, POINTS, wealth
from orrery.games.ti3.telling.cards import in_short, points
from orrery.games.ti3.telling.galaxy import leader_name, place_name, table, units
from orrery.games.ti3.telling.war import battle_odds
from orrery.games.twilight.words import listed
from orrery.telling.sight import Sight
from orrery.text import Words

LASTING = (PHASE, ROUND, NEXT_ROUND, GAME)
"""Only effects that last longer than the current action are listed."""


def goal(s: Twilight) -> int:
    """How many points win (T3.15.12, T3.16.1)."""
    return LONG_POINTS if ruling(s, LONG_WAR) else POINTS


# --- the middle --------------------------------------------------------------------------------------------------


def middle_lines(view: Sight, words: Words) -> list[str]:
    """Round, phase, what is happening, strategy cards, objectives, laws, what is left."""
    s = table(view)
    said = [
        words.text(
            "ti3-table-round",
            number=s.round,
            phase=words.text(f"ti3-phase-{s.phase}"),
            name=words.name(s.speaker),
            goal=goal(s),
        )
    ]
    said += now_lines(view, words)
    if s.round:
        said += strategy_lines(s, words)
    said += objective_lines(view, words)
    said += law_lines(s, words)
    said.append(words.text("ti3-table-left", goods=s.goods, cards=len(s.deck), politics=len(s.politics)))
    if s.open_cards:
        said.append(words.text("ti3-table-open-cards", names=listed("card", s.open_cards, words)))
    return said


def now_lines(view: Sight, words: Words) -> list[str]:
    """What is being done: whose turn it is, an activation, a battle, an invasion, the council."""
    s = table(view)
    said = []
    if s.phase == "action" and s.active >= 0:
        said.append(words.say("ti3-table-turn", seat=s.active))
    if s.activation is not None:
        places = [place_name(p, words) for p in (s.activation.place, s.activation.other) if p >= 0]
        said.append(words.say("ti3-table-activation", seat=s.activation.seat, places=words.listed(places)))
    said += battle_lines(view, words) + council_lines(view, words)
    occasion = f"ti3-window-{view.window}"
    if view.window and words.has(occasion):
        said.append(words.text("ti3-table-window", said=words.text(occasion)))
    return said


def battle_lines(view: Sight, words: Words) -> list[str]:
    """The current space battle or invasion."""
    s = table(view)
    said = []
    if (b := s.battle) is not None:
        said.append(words.say("ti3-table-battle", place=b.place, seat=b.seats[0], rival=b.seats[1], number=b.round))
        for side, seat in enumerate(b.seats):
            fleet = s.players[seat].fleets.get(b.place)
            if fleet is not None:
                said.append(f"- {words.name(seat)}: {units(fleet, words)}")
            if b.hits[side]:
                said.append(f"- {words.say('ti3-table-hits', seat=seat, number=b.hits[side])}")
        if b.retreats >= 0:
            said.append(f"- {words.say('ti3-log-announces', seat=b.seats[b.retreats])}")
    if (it := s.invasion) is not None and it.planet >= 0 and s.activation is not None and s.owner[it.planet] >= 0:
        said.append(
            words.say(
                "ti3-table-invasion",
                planet=it.planet,
                seat=s.activation.seat,
                rival=s.owner[it.planet],
                number=it.round,
                mine=it.troops.get(it.planet, 0),
                theirs=s.troops[it.planet],
            )
        )
    return said + [f"- {line}" for line in battle_odds(view, words)] if said else []


def council_lines(view: Sight, words: Words) -> list[str]:
    """The agenda before the council, what it says, and the votes so far."""
    s = table(view)
    c = s.council
    if c is None:
        return []
    said = [words.say("ti3-table-agenda", politic=c.card, said=in_short("politic", c.card, words))]
    for seat, number, verdict in c.ballots:
        said.append(f"- {ballot(c.card, seat, number, verdict[1:], words)}")
    return said


def ballot(card: int, seat: int, number: int, named: Iterable[int], words: Words) -> str:
    """How somebody has voted."""
    named = list(named)
    if not named:
        return words.say("ti3-log-abstains", seat=seat)
    return words.say("ti3-table-ballot", seat=seat, votes=number, what=candidate(card, named, words))


def candidate(card: int, named: Iterable[int], words: Words) -> str:
    """What can be voted for on an agenda: a side, a player, a planet, a law, a colour, or two of them."""
    elect = POLITICS[card].elect
    noun = {"": "side", "players": "rival", "player": "rival", "planets": "planet"}.get(elect, elect)
    return listed(noun, named, words)


def strategy_lines(s: Twilight, words: Words) -> list[str]:
    """The strategy cards: who has them, or what is on them."""
    said = [words.text("ti3-table-strategies")]
    left = cards_left(s)
    for card in range(len(STRATEGIES)):
        name = f"- {card + 1} {words.noun('strategy', card)}: "
        holder = next((seat for seat, p in enumerate(s.players) if card in p.strategies), -1)
        if holder >= 0:
            done = card == INITIATIVE or s.players[holder].used >> card & 1
            said.append(name + words.say("ti3-table-taken", seat=holder, done="yes" if done else "no"))
        elif card in left:
            said.append(name + words.text("ti3-table-free", number=s.bonus[card]))
    return said


def objective_lines(view: Sight, words: Words) -> list[str]:
    """The open objectives: points, who has scored them, whether the reader could."""
    s = table(view)
    left = s.ones_left + s.twos_left
    said = [words.text("ti3-table-objectives", left=left)]
    return said + [f"- {objective_line(view, number, words)}" for number in s.objectives]


def objective_line(view: Sight, number: Objective, words: Words, seat: int = -1) -> str:
    """An objective with its points, who has scored it, and whether a seat meets it now."""
    s = table(view)
    said = [str(words.noun("objective", number)), points(OBJECTIVES[number].points, words)]
    scored = [words.name(i) for i, p in enumerate(s.players) if p.claimed >> number & 1]
    if scored:
        said.append(words.text("ti3-table-scored", names=words.listed(scored)))
    me = view.seat if seat < 0 else seat
    if me >= 0 and s.round and not s.players[me].claimed >> number & 1:
        met, have, need = progress(s, me, number)
        said.append(words.text("ti3-table-met" if met else "ti3-table-have", have=have, need=need))
    return ", ".join(said)


def law_lines(s: Twilight, words: Words) -> list[str]:
    """Laws in force with what they say, and other lasting effects."""
    said = [words.text("ti3-table-laws")] if s.laws else []
    for law, about in s.laws.items():
        name = str(words.noun("politic", law))
        if POLITICS[law].elect:
            name += f" ({candidate(law, about, words)})"
        said.append(f"- {name}: {in_short('politic', law, words)}")
    lasting = [(number, seat) for number, seat, until, *_ in s.effects if until in LASTING]
    if lasting:
        said.append(words.text("ti3-table-effects"))
    for number, seat in dict.fromkeys(lasting):
        who = "" if seat == TABLE else f" ({words.name(seat)})"
        said.append(f"- {words.noun('text', number)}{who}: {in_short('text', number, words)}")
    for one, other in s.envoys:
        said.append(words.say("ti3-table-envoys", rival=one, partner=other))
    return said


# --- players -----------------------------------------------------------------------------------------------------


def standing(s: Twilight, seat: int, words: Words, key: str) -> str:
    """A player in numbers."""
    p = s.players[seat]
    strategy, command, fleet = p.counters
    return words.text(
        key,
        points=p.points,
        strategy=strategy,
        command=command,
        fleet=fleet,
        left=counters_left(s, seat),
        goods=p.goods,
        cards=len(p.hand) + len(p.shown),
        planets=len(planets_of(s, seat)),
        resources=wealth(s, seat) - p.goods,
        influence=wealth(s, seat, True) - p.goods,
        votes=votes(s, seat),
        income=income(s, seat),
        technologies=p.technologies.bit_count(),
    )


def own_hand(p: Player) -> list[Ability] | None:
    """The cards of a hand, including those shown to everyone; None if the reader may not see it."""
    return None if isinstance(p.hand, Unknown) else sorted([*p.hand, *p.shown.seen_by(SPECTATOR)])


def seat_lines(view: Sight, seat: int, words: Words) -> list[str]:
    """A player: race, sheet, contracts, technologies, strategy cards, reinforcements, leaders, hand, secret."""
    s = table(view)
    p = s.players[seat]
    if p.race < 0:
        return [f"{words.name(seat)}:"]
    race = words.noun("race", p.race)
    said = [f"{words.name(seat)}, {race}: {standing(s, seat, words, 'ti3-table-standing')}"]
    if s.round and not holds_home(s, seat):
        said.append(f"- {words.text('ti3-table-home-lost')}")
    if p.passed:
        said.append(f"- {words.text('ti3-table-passed')}")
    if p.strategies:
        said.append(f"- {words.text('ti3-table-cards', names=listed('strategy', sorted(p.strategies), words))}")
    said.append(f"- {contracts(s, seat, words)}")
    said.append(
        f"- {words.text('ti3-table-technologies', names=listed('technology', technologies_in(p.technologies), words))}"
    )
    abilities = [words.text(f"ti3-race-{RACES[p.race].name}-{it}") for it in RACES[p.race].abilities]
    said.append(f"- {words.text('ti3-table-abilities', names=words.listed(abilities))}")
    planets = [f"{words.noun('planet', planet)}" for planet in ready_planets(s, seat)]
    said.append(f"- {words.text('ti3-table-ready', names=words.listed(planets))}")
    reserve = [words.text(f"ti3-units-{UNITS[u]}", number=p.reserve[u]) for u in LIMITED if p.reserve[u]]
    said.append(f"- {words.text('ti3-table-reserve', units=words.listed(reserve))}")
    said += [f"- {line}" for line in captured(view, seat, words)]
    if p.claimed:
        said.append(f"- {words.text('ti3-table-claimed', names=listed('objective', objectives_in(p.claimed), words))}")
    return said + private_lines(view, seat, words)


def contracts(s: Twilight, seat: int, words: Words) -> str:
    """A player's own contracts: at home, or with whom."""
    p = s.players[seat]
    said = []
    for value, holder in zip(RACES[p.race].contracts, p.contracts, strict=True):
        key = "ti3-table-contract-home" if holder < 0 else "ti3-table-contract-at"
        said.append(words.text(key, value=value, name=words.name(holder) if holder >= 0 else ""))
    return words.text("ti3-table-contracts", contracts=", ".join(said))


def captured(view: Sight, seat: int, words: Words) -> list[str]:
    """A player's leaders who cannot be seen on the map."""
    p = table(view).players[seat]
    said = []
    for i, at in enumerate(p.leaders):
        if at < 0:
            said.append(words.text("ti3-table-leader-dead", leader=leader_name(p.race, i, words)))
        elif at >= HELD:
            name = words.name(at - HELD)
            said.append(words.text("ti3-table-leader-held", leader=leader_name(p.race, i, words), name=name))
    return said


def private_lines(view: Sight, seat: int, words: Words) -> list[str]:
    """What only the player knows: secret objective, hand, cards looked at, systems in hand."""
    s = table(view)
    p = s.players[seat]
    said = []
    for number in known(p.secret) or ():
        line = objective_line(view, number, words, seat)
        said.append(f"- {words.text('ti3-table-secret', objective=line)}")
    hand = own_hand(p)
    if hand:
        said.append(words.text("ti3-table-hand"))
        said += [f"- {words.noun('card', number)}: {in_short('card', number, words)}" for number in hand]
    elif hand is None and (shown := p.shown.seen_by(SPECTATOR)):
        said.append(words.text("ti3-table-shown", names=listed("card", shown, words)))
    for key, noun, things in (
        ("ti3-table-looked", "politic", known(p.looked)),
        ("ti3-table-tiles", "tile", known(p.tiles)),
    ):
        if things:
            said.append(words.text(key, names=listed(noun, things, words)))
    return said

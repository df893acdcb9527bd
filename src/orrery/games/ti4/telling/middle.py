"""Twilight Imperium 4 in words: the middle of the table: what is happening, strategy cards, objectives, laws, the
council."""

from __future__ import annotations

from orrery.core.abilities import TABLE
from orrery.games.ti4.rules.board import scores_public
from orrery.games.ti4.rules.combat import unassigned
from orrery.games.ti4.rules.council import may_vote, most_votes, vote_order, yet_to_vote
from orrery.games.ti4.rules.data import OBJECTIVES, STRATEGIES
from orrery.games.ti4.rules.effects import AGENDA_PHASE, GAME, ROUND, STRATEGY_PHASE
from orrery.games.ti4.rules.laws import law_holder, laws_in_play
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.rounds import cards_left
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Objective
from orrery.games.ti4.telling.cards import in_short, points
from orrery.games.ti4.telling.draft import draft_lines
from orrery.games.ti4.telling.galaxy import table, units
from orrery.games.ti4.telling.progress import so_far
from orrery.games.ti4.telling.war import odds_lines
from orrery.telling.sight import Sight
from orrery.text import Words

LASTING = (STRATEGY_PHASE, AGENDA_PHASE, ROUND, GAME)
"""Only effects that last longer than the current action are listed."""


def middle_lines(view: Sight, words: Words) -> list[str]:
    """Round, phase, what is happening, strategy cards, objectives, laws, what is left."""
    s = table(view)
    phase = words.text(f"ti4-phase-{'over' if view.over else s.phase}")
    said = [words.text("ti4-table-round", number=s.round, phase=phase, name=words.name(s.speaker), goal=s.goal)]
    said += now_lines(view, words)
    if s.round:
        said += strategy_lines(s, words)
    said += objective_lines(view, words)
    said += law_lines(s, words)
    said.append(words.text("ti4-table-left", cards=len(s.deck), agendas=len(s.agendas), relics=len(s.relics)))
    return said


def now_lines(view: Sight, words: Words) -> list[str]:
    """What is being done: whose turn it is, an activation, a combat, the council."""
    s = table(view)
    said = []
    if s.phase == "action" and s.active >= 0:
        said.append(words.say("ti4-table-turn", seat=s.active))
    if s.activation is not None:
        said.append(words.say("ti4-table-activation", seat=s.activation.seat, place=s.activation.place))
    said += [*draft_lines(s, words), *combat_lines(s, words), *odds_lines(view, words), *council_lines(s, words)]
    occasion = f"ti4-window-{view.window}"
    if view.window and words.has(occasion):
        said.append(words.text("ti4-table-window", said=words.text(occasion)))
    return said


def combat_lines(s: Imperium, words: Words) -> list[str]:
    """The current space combat or ground combat: who fights with what, and the dice just rolled."""
    c = s.combat
    if c is None:
        return []
    key = "ti4-table-ground-combat" if c.planet >= 0 else "ti4-table-combat"
    said = [words.say(key, place=c.place, planet=c.planet, seat=c.seats[0], rival=c.seats[1], number=c.round)]
    for side, seat in enumerate(c.seats):
        p = s.players[seat]
        forces = p.ground.get(c.planet) if c.planet >= 0 else p.space.get(c.place)
        if forces is not None:
            said.append(f"- {words.name(seat)}: {units(forces, words)}")
        if hits := unassigned(s, side):
            said.append(f"- {words.say('ti4-table-hits', seat=seat, hits=hits)}")
    if c.retreats >= 0:
        said.append(f"- {words.say('ti4-log-announces', seat=c.seats[c.retreats])}")
    if s.roll is not None:
        said.append(f"- {words.text('ti4-table-roll', dice=words.listed([str(die) for die in s.roll.dice]))}")
    return said


def council_lines(s: Imperium, words: Words) -> list[str]:
    """The agenda that is voted on, what it says, votes and predictions so far."""
    c = s.council
    if c is None:
        return []
    if c.hidden:
        elected = words.text(f"ti4-election-{c.elect}")
        said = [words.text("ti4-table-hidden-agenda", election=elected)]
    else:
        said = [words.say("ti4-table-agenda", agenda=c.agenda, said=in_short("agenda", c.agenda, words))]
    for seat, outcome, votes in c.votes:
        said.append(f"- {words.say('ti4-table-ballot', seat=seat, outcome=outcome, votes=votes)}")
    able = [seat for seat in vote_order(s) if may_vote(s, seat)]
    voted = [voter for voter, _, _ in c.votes]
    for seat in able:
        if c.done >> seat & 1 and seat not in voted:
            said.append(f"- {words.say('ti4-log-abstains', seat=seat)}")
    left = [seat for seat in yet_to_vote(s) if seat in able]
    if left and c.outcome < 0:
        names = [words.say("ti4-table-voter", seat=seat, votes=most_votes(s, seat)) for seat in left]
        said.append(f"- {words.text('ti4-table-voters', names=words.listed(names))}")
    for giver, taker, outcome in c.promises:
        said.append(f"- {words.say('ti4-log-promises-vote', seat=giver, rival=taker, outcome=outcome)}")
    for seat, it, outcome in c.predictions:
        said.append(f"- {words.say('ti4-log-predicts', seat=seat, card=it, outcome=outcome)}")
    return said


def strategy_lines(s: Imperium, words: Words) -> list[str]:
    """The strategy cards: who has them, or what is on them."""
    said = [words.text("ti4-table-strategies")]
    left = cards_left(s)
    for card in range(len(STRATEGIES)):
        name = f"- {card + 1} {words.noun('strategy', card)}: "
        holder = next((seat for seat, p in enumerate(s.players) if card in p.strategies), -1)
        if holder >= 0:
            done = s.players[holder].used >> card & 1
            said.append(name + words.say("ti4-table-taken", seat=holder, done="yes" if done else "no"))
        elif card in left:
            said.append(name + words.text("ti4-table-free", goods=s.strategy_goods[card]))
    return said


def objective_lines(view: Sight, words: Words) -> list[str]:
    """The public objectives: what they ask for, points, who has scored them, how far the reader is."""
    s = table(view)
    said = [words.text("ti4-table-objectives", ones=s.ones_left, twos=s.twos_left)]
    said += [f"- {objective_line(view, number, words)}{others_at(view, number, words)}" for number in s.objectives]
    if view.seat >= 0 and s.round and not s.players[view.seat].eliminated and not scores_public(s, view.seat):
        said.append(f"- {words.text('ti4-table-no-public')}")
    return said


def others_at(view: Sight, number: Objective, words: Words) -> str:
    """How far the others are who have not scored a public objective."""
    s = table(view)
    if not s.round:
        return ""
    said = []
    for seat, p in enumerate(s.players):
        if seat != view.seat and not p.eliminated and not p.scored >> number & 1:
            have, need = progress(s, seat, number)
            said.append(f"{words.name(seat)} {words.text('ti4-table-have', have=have, need=need)}")
    return f"; {', '.join(said)}" if said else ""


def objective_line(view: Sight, number: Objective, words: Words, seat: int = -1) -> str:
    """An objective with what it asks for, its points, who has scored it, and how far a seat has come."""
    s = table(view)
    it = OBJECTIVES[number]
    asks = in_short("objective", number, words).rstrip(".")
    said = [f"{words.noun('objective', number)} ({asks})", points(it.points, words)]
    scored = [words.name(i) for i, p in enumerate(s.players) if p.scored >> number & 1]
    if scored:
        said.append(words.text("ti4-table-scored", names=words.listed(scored)))
    me = view.seat if seat < 0 else seat
    if me >= 0 and s.round and it.phase == "status" and not s.players[me].scored >> number & 1:
        said.append(so_far(s, me, number, words))
    return ", ".join(said)


def law_lines(s: Imperium, words: Words) -> list[str]:
    """Laws in play with what they say, whose they are, on which planet; and other lasting effects."""
    laws = laws_in_play(s)
    said = [words.text("ti4-table-laws")] if laws else []
    for law in laws:
        holder = law_holder(s, law)
        about = [words.name(holder)] if holder is not None and holder != TABLE else []
        about += [str(words.noun("planet", s.law_planets[law]))] if law in s.law_planets else []
        name = f"{words.noun('agenda', law)} ({', '.join(about)})" if about else words.noun("agenda", law)
        said.append(f"- {name}: {in_short('agenda', law, words)}")
    lasting = lasting_lines(s, words)
    return [*said, words.text("ti4-table-effects"), *(f"- {line}" for line in lasting)] if lasting else said


def lasting_lines(s: Imperium, words: Words) -> list[str]:
    """What texts change for longer than the current action."""
    lasting = [(effect[0], effect[1]) for effect in s.effects if effect[2] in LASTING]
    said = []
    for number, seat in dict.fromkeys(lasting):
        who = "" if seat == TABLE else f" ({words.name(seat)})"
        said.append(f"{words.noun('card', number)}{who}: {in_short('card', number, words)}")
    return said

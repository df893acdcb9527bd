"""Why a bot of Twilight Imperium 4 answers as it does: lines like those of the journal, keys of `text/reasons.*.ftl`
with typed arguments. They are read off the numbers that the answer came from; where none were weighed, they say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti4.bot import aims, cards, deals, draft, fights, finds, moves, research, simple, turns, votes, wealth
from orrery.games.ti4.bot.goals import FOR_PLANETS, SPENT, Goal, hope, wants_any
from orrery.games.ti4.bot.judge import BotJudge
from orrery.games.ti4.bot.plans import (
    Reach,
    can_pay_custodians,
    foreign,
    landing_force,
    plans,
    produce_worth,
    rivals_at,
)
from orrery.games.ti4.bot.research import SCIENCE, helps
from orrery.games.ti4.bot.saving import complete, saved_for, spare
from orrery.games.ti4.bot.strength import defenders, fleet_power, power
from orrery.games.ti4.rules.actions import NOTES_AT
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.data import (
    CONSTRUCTION,
    IMPERIAL,
    LEADERSHIP,
    MECATOL_REX,
    OBJECTIVES,
    STRATEGIES,
    TECHNOLOGY_CARD,
    TRADE,
)
from orrery.games.ti4.rules.kinds import PASS, RELIC, TACTICAL, TEXTS_AT
from orrery.games.ti4.rules.nouns import OBJECTIVE, TEXTS, planet_of
from orrery.games.ti4.rules.research import owned
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.tactical import activatable
from orrery.games.ti4.rules.things import Place, Planet, Seat, Strategy, places_in
from orrery.games.ti4.rules.verbs import commodity_limit
from orrery.games.twilight.rivals import leader

Line = tuple[str, dict[str, Any]]
Why = Callable[[Imperium, int, Any, Any], list[Line]]
"""The state, the seat, the question, and the answer that is explained."""


def because(key: str, **args: Any) -> Line:
    return f"ti4-why-{key}", args


# --- systems, planets, ships -------------------------------------------------------------------------------------


def wanted_for(s: Imperium, seat: int, planet: Planet, goals: list[Goal]) -> list[Line]:
    """The objectives that a planet is wanted for."""
    return [
        because("wanted-for", planet=planet, objective=it.objective)
        for it in goals
        if it.missing and it.name in FOR_PLANETS and FOR_PLANETS[it.name](s, seat, planet) >= 1.0
    ]


def planned(s: Imperium, seat: int, place: Place) -> list[Line]:
    """What the activation of a system is good for."""
    reach = Reach(s, seat)
    found: list[Line] = []
    if reach.mask >> place & 1:
        came = reach.force(place)
        for other in rivals_at(s, seat, place):
            mine, theirs = fleet_power(reach.models, came.fleet), power(s, other, place)
            found.append(because("beats", rival=other, have=round(mine, 1), need=round(theirs, 1)))
        left = came.troops
        for planet in foreign(s, seat, place):
            closed = planet == MECATOL_REX and s.custodians and not can_pay_custodians(s, seat)
            need = landing_force(s, seat, planet)
            if need <= left and not closed:
                left -= need
                yields = {"resources": resources(s, planet), "influence": influence(s, planet)}
                found += [because("takes-planet", planet=planet, **yields), *wanted_for(s, seat, planet, reach.aims)]
                found += [because("custodians")] * (planet == MECATOL_REX and s.custodians)
        found += [
            because("post", objective=OBJECTIVE.index[post.name])
            for post in reach.posts
            if post.value and post.places >> place & 1 and not post.mine >> place & 1
        ]
    money = spare(s, seat)
    if produce_worth(s, seat, place, money):
        found.append(because("produces", have=money))
    return found or [because("comes-nearer")]


def activate(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return planned(s, seat, Place(answer))


def moving(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """Ships go, or stay, for the sake of the active system."""
    if answer in (None, ()):
        return [because("moves-no-more")]
    return [because("moves", place=s.active_place), *planned(s, seat, s.active_place)]


def commit(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """Who lands where, against how many."""
    planets = sorted({planet_of(piece) for piece in answer})
    landed = {planet: sum([planet_of(piece) == planet for piece in answer]) for planet in planets}
    found: list[Line] = []
    for planet in planets:
        need = round(defenders(s, seat, planet), 1)
        if need:
            found.append(because("lands", planet=planet, have=landed[planet], need=need))
        else:
            found.append(because("lands-freely", planet=planet, have=landed[planet]))
    return found or [because("lands-nobody")]


def retreat(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return [because("retreats" if answer else "stays")]


# --- strategy cards and actions ----------------------------------------------------------------------------------


def take(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """What a strategy card brings in this round."""
    card, found = Strategy(answer), list[Line]()
    if s.strategy_goods[card]:
        found.append(because("goods-on-card", have=s.strategy_goods[card]))
    if card == LEADERSHIP:
        found.append(because("tokens-few", have=sum(s.players[seat].pools)))
    elif card == TECHNOLOGY_CARD:
        found += [because("for-objective", objective=it.objective) for it in wants_any(s, seat, SCIENCE)]
    elif card == CONSTRUCTION:
        found += [because("for-objective", objective=it.objective) for it in wants_any(s, seat, wealth.STRUCTURED)]
    elif card == TRADE:
        found.append(because("commodities", have=commodity_limit(s, Seat(seat))))
    elif card == IMPERIAL:
        found += imperial(s, seat)
        if turns.denied(s, seat):
            found.append(because("denies", rival=leader(s, seat)))
    return found or [because("card-usual", strategy=card)]


def imperial(s: Imperium, seat: int) -> list[Line]:
    """What Imperial brings: points."""
    found = [because("imperial-throne")] if s.owner[MECATOL_REX] == seat else []
    found += [because("could-score", objective=it) for it in complete(s, seat)]
    secrets = turns.needs_secrets(s, seat)
    return found + ([because("needs-secrets", have=secrets)] if secrets else [])


def act(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """Why this action comes first."""
    if answer == PASS:
        return [because("passes")]
    if answer == TACTICAL:
        found = plans(s, seat, places_in(activatable(s, Seat(seat))), spare(s, seat))
        return [because("activates", place=found[0].place), *planned(s, seat, found[0].place)] if found else []
    if answer == RELIC:
        return [because("relic")]
    if answer >= TEXTS_AT:
        it = answer - NOTES_AT + len(TEXTS) if answer >= NOTES_AT else answer - TEXTS_AT
        return [because("uses", use=it)]
    lines = imperial(s, seat) if answer == IMPERIAL else []
    return [because("plays", strategy=Strategy(answer)), *lines]


def secondary(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """What a secondary ability would bring."""
    card: Strategy = d.args["strategy"]
    if not answer:
        return [because("secondary-no", strategy=card)]
    return [because(f"secondary-{STRATEGIES[card]}")]


# --- objectives, technologies, production ------------------------------------------------------------------------


def score(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    if answer is None:
        return [because("scores-nothing")]
    return [because("scores-paid" if answer in SPENT else "scores", objective=answer, points=OBJECTIVES[answer].points)]


def keep_secret(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return [because("keeps-secret", objective=answer, percent=round(100 * min(0.95, hope(s, seat, answer))))]


def technology(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """The objectives for which a technology is researched."""
    if answer is None:
        return []
    counts = owned(s.players[seat])
    goals = [it for it in wants_any(s, seat, SCIENCE) if helps(s, seat, answer, counts, it) > 0]
    found = [because("for-objective", objective=it.objective) for it in goals]
    return found or [because("technology-usual")]


def more(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return [because("more-technology" if answer else "no-more-technology")]


def tokens(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return [because("buys-tokens" if answer else "buys-no-tokens")]


def secret(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return [because("another-secret")]


def produce(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """The objectives for which units are produced, and what may be spent."""
    fleets = wealth.MARVELS | wealth.FLEETS | wealth.MUSTERED | wealth.POSTED
    found = [because("for-objective", objective=it.objective) for it in wants_any(s, seat, fleets)]
    return [because("spends", have=spare(s, seat)), *found] if answer else [because("produces-nothing")]


def structure(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    found = [because("for-objective", objective=it.objective) for it in wants_any(s, seat, wealth.STRUCTURED)]
    return found or [because("structure-usual")]


def pay(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """The cheapest payment, sparing what an objective costs."""
    price = saved_for(s, seat)
    saved = [o for o, it in SPENT.items() if it == price and o in s.objectives]
    return [because("pays"), *(because("saves-for", objective=o) for o in saved[:1])]


# --- the council, deals, texts -----------------------------------------------------------------------------------


def vote(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """What an outcome is worth, or whether it has been predicted or promised."""
    if answer is None or s.council is None:
        return [because("abstains")]
    if answer in votes.promised(s, seat):
        return [because("promised", outcome=answer)]
    if answer in votes.predicted(s, seat):
        return [because("predicted", outcome=answer)]
    value = BotJudge(s, seat).interest(s.council.agenda, answer)
    if abs(value) < 0.5:
        return [because("vote-hardly", outcome=answer)]
    return [because("vote-good" if value > 0 else "vote-least-bad", outcome=answer, have=round(abs(value), 1))]


def cast(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    last = s.council is not None and s.council.number > 1
    return [because("votes-all" if last else "votes-some")]


def agree(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """What a transaction is worth, in trade goods."""
    rival = d.args["rival"]
    if deals.dangerous(s, seat, rival):
        return [because("dangerous", rival=rival)]
    value = deals.judged(s, seat, rival, d.args["gets"], d.args["gives"])
    return [because("agrees" if answer else "declines", have=round(abs(value), 1))]


def react(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    return [because("uses", use=answer) if answer is not None else because("uses-nothing")]


def aimed(s: Imperium, seat: int, d: Any, answer: Any) -> list[Line]:
    """What a text says about its best target, or about what it offers."""
    it = d.args.get("text")
    if it is None:
        return []
    if isinstance(answer, bool):
        return [because("takes-offer" if answer else "leaves-offer", text=Ability(it))]
    return [because("aims", text=Ability(it))]


WHY: dict[str, Why] = {
    "take": take, "act": act, "activate": activate, "secondary": secondary, "score": score, "pay": pay,
    "move_from": moving, "move": moving, "pick_up_at": moving, "pick_up": moving, "commit": commit, "retreat": retreat,
    "keep_secret": keep_secret, "research": technology, "produce": produce, "build": structure, "build_in": structure,
    "research_more": more, "buy_tokens": tokens, "draw_secret": secret,
    "vote": vote, "decide": vote, "cast_votes": cast, "agree": agree, "react": react,
}  # fmt: skip
"""The kinds of questions for which something is weighed that can be told."""

USUAL: dict[Callable[..., Any], str] = {
    draft.ban: "rated", draft.take: "rated", simple.choose_faction: "rated", research.starting: "technology-usual",
    simple.lay: "lays", finds.richest: "richest", simple.first: "habit-first", simple.yes: "habit-yes",
    simple.no: "habit-no", simple.most: "habit-most", simple.least: "habit-least", simple.as_many: "comes-along",
    simple.fire: "fires", fights.sustain: "sustains", fights.lose: "loses", fights.remove: "loses",
    fights.bombard: "bombards", aims.retreat_to: "refuge", turns.custodians: "custodians",
    wealth.place_troops: "spreads-troops", wealth.gain_tokens: "pools", wealth.redistribute: "pools",
    wealth.richest_pool: "richest-pool", wealth.richest_pools: "richest-pool",
    turns.shield_system: "shields", turns.ready: "richest", turns.new_speaker: "speaker", turns.for_free: "free-trade",
    turns.take_back: "takes-back", research.helpers: "cheapest-help",
    votes.under: "agenda-liked", votes.agenda_first: "agenda-liked", votes.agendas_kept: "agenda-liked",
    votes.ready_some: "richest", votes.predict: "forecast", aims.objective: "likeliest", finds.fragments: "fragments",
    finds.fragment: "fragment", finds.card: "explored", finds.offer: "explored", finds.pay_with: "explored",
    finds.freelance: "explored", finds.freelance_on: "explored", deals.bargain: "agrees-best",
    deals.surrender_note: "note-least", cards.worst_card: "card-least", cards.discard: "card-least",
    cards.best_card: "card-best", simple.extort: "card-best", moves.move: "moves-no-more",
}  # fmt: skip
"""What each plain way of answering goes by."""


def why(s: Imperium, d: Any, answer: Any, way: Callable[..., Any] | None) -> list[Line]:
    """Why a seat answers a question so; `way` is the function that has found the answer."""
    weighed = WHY.get(d.kind.name)
    found = weighed(s, d.seat, d, answer) if weighed is not None else aimed(s, d.seat, d, answer)
    if found:
        return found
    return [because(USUAL[way])] if way in USUAL else [because("habit")]

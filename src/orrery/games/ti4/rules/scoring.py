"""Twilight Imperium 4: scoring objectives (LRR 14): which can be scored, what forbids it, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from orrery.core.ask import choose, pick
from orrery.core.refusal import No
from orrery.core.state import tell
from orrery.games.common.picks import Counts
from orrery.games.ti4.rules.board import influence, ready_planets, resources, scores_public
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.hooks import happens
from orrery.games.ti4.rules.kinds import DISCARD, LOSE_TOKENS, PAY, PURGE_FRAGMENTS, SCORE
from orrery.games.ti4.rules.nouns import FRAGMENT, OBJECTIVE, STRATEGY_POOL, TACTIC_POOL, TRADE_GOOD
from orrery.games.ti4.rules.prices import PRICES, PayFirst, lean, pay_resources_with
from orrery.games.ti4.rules.progress import HERETICAL_WORKS, SPY_NETWORK, progress
from orrery.games.ti4.rules.purge import purge_fragments
from orrery.games.ti4.rules.secrets import secrets_of, take_secret
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Objective, Seat
from orrery.games.ti4.rules.verbs import (
    discard_cards,
    end_if_won,
    gain_points,
    good_worth,
    pay,
    spend_strategy_token,
    strategy_tokens,
)
from orrery.games.ti4.rules.windows.development import ObjectiveScored
from orrery.games.ti4.rules.windows.rounds import SecretsScored


def scorable(s: Imperium, seat: int, cards: Iterable[Objective], phase: str) -> list[Objective]:
    """The objectives a player could score now."""
    p = s.players[seat]
    return [
        card
        for card in sorted(cards)
        if not p.scored >> card & 1 and OBJECTIVES[card].phase == phase and progress(s, seat, card).done
    ]


def why_not_score(s: Imperium, seat: int, objective: Objective) -> No | None:
    """What keeps a player from scoring an objective."""
    p = s.players[seat]
    if p.scored >> objective & 1:
        return No("LRR 14.8", objective=objective)
    if objective not in s.objectives and objective not in secrets_of(p):
        return No("LRR 14.19")
    if objective in s.objectives and not scores_public(s, seat):
        return No("LRR 14.16")
    have, need = progress(s, seat, objective)
    return No("LRR 14.5", objective=objective, need=need, have=have) if have < need else None


async def score_public(s: Imperium, seat: Seat) -> None:
    """A player may score a public objective; only with all planets of the home system (LRR 14.12, 14.16)."""
    options = scorable(s, seat, s.objectives, "status") if scores_public(s, seat) else []
    if not options:
        return

    def explain(objective: Objective | None) -> No | None:
        return None if objective is None else why_not_score(s, seat, objective)

    chosen = await choose(seat, SCORE, [*options, None], explain=explain)
    if chosen is not None:
        await score(s, seat, chosen)


async def score_secret(s: Imperium, seat: Seat) -> None:
    """A player may score a secret objective (LRR 14.18); that somebody is asked tells nobody anything (feats.py)."""
    await happens(s, SecretsScored(seat))


async def score(s: Imperium, seat: Seat, objective: Objective) -> None:
    """Pay for an objective if it has to be paid for, and gain its points."""
    p = s.players[seat]
    name = OBJECTIVE.names[objective]
    if name in PRICES:
        ores, favours, goods, tokens = PRICES[name]
        p.goods -= goods
        if ores and favours:
            await pay_both(s, seat, ores, favours)
        else:
            await pay(s, seat, ores, resources)
            await pay(s, seat, favours, influence)
        await lose_tokens(s, seat, tokens)
    elif name == "form_a_spy_network":
        cards = await pick(seat, DISCARD, sorted(p.hand), SPY_NETWORK, SPY_NETWORK, None, "LRR 14.10", "LRR 14.10")
        discard_cards(s, seat, cards)
    elif name == "destroy_heretical_works":
        await purge_any_fragments(s, seat, HERETICAL_WORKS)
    if objective in secrets_of(p):
        take_secret(p, objective)
    p.scored |= 1 << objective
    tell(s, "ti4-log-scores", seat=seat, objective=objective)
    gain_points(s, seat, OBJECTIVES[objective].points)
    end_if_won(s)
    await happens(s, ObjectiveScored(seat, objective))


async def purge_any_fragments(s: Imperium, seat: Seat, count: int) -> None:
    """Relic fragments of any type leave the game."""
    p = s.players[seat]
    fits = no_more_than(count, "LRR 14.10")
    for trait in await Counts(
        seat, PURGE_FRAGMENTS, FRAGMENT.every, p.fragments[:], fits, count, "LRR 14.10", "LRR 14.10", fragments=count
    ):
        purge_fragments(s, seat, trait, 1)


def no_more_than(count: int, rule: str) -> Callable[[list[int]], No | None]:
    """That not more than so many things are chosen."""
    return lambda counts: No(rule, need=count, have=sum(counts)) if sum(counts) > count else None


async def pay_both(s: Imperium, seat: Seat, ores: int, favours: int) -> None:
    """Resources and influence for one objective: a planet pays one or the other (LRR 14.10)."""
    p = s.players[seat]
    found = pay_resources_with(s, seat, ores, favours, p.goods)
    assert found is not None
    worth: dict[int, int] = {planet: resources(s, planet) for planet in ready_planets(s, seat)}

    def enough(value: tuple[int, ...]) -> bool:
        left = [planet for planet in ready_planets(s, seat) if planet not in value]
        goods = p.goods - value.count(TRADE_GOOD)
        return sum([influence(s, planet) for planet in left]) + coin * goods >= favours

    coin = good_worth(s, seat)
    known = lean(worth, found, ores, coin)
    rule, about = "LRR 14.10", {"means": "resources", "influence": favours}
    chosen = await PayFirst(known, enough, rule, seat, PAY, worth, TRADE_GOOD, p.goods, ores, rule, coin, **about)
    for item in chosen:
        if item == TRADE_GOOD:
            p.goods -= 1
        else:
            s.exhausted |= 1 << item
    tell(s, "ti4-log-pays", seat=seat, price=ores, means="resources")
    await pay(s, seat, favours, influence)


async def lose_tokens(s: Imperium, seat: Seat, count: int) -> None:
    """Tokens of the tactic and strategy pool are spent."""
    if not count:
        return
    p = s.players[seat]
    pools = (TACTIC_POOL, STRATEGY_POOL)
    fits = no_more_than(count, "LRR 14.10")
    most = [p.pools[TACTIC_POOL], strategy_tokens(s, seat)]
    for pool in await Counts(seat, LOSE_TOKENS, pools, most, fits, count, "LRR 14.10", "LRR 14.10", tokens=count):
        if pool == STRATEGY_POOL:
            await spend_strategy_token(s, seat)
        else:
            p.pools[pool] -= 1

"""What a bot knows about Twilight Imperium 4: a fast, sensible policy (`instinct`) that expands from home, takes
Mecatol Rex, produces, researches, scores objectives, trades and votes; also what a position is worth, and the round
(`clock`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.ask import Decision, Dice
from orrery.core.table import Table
from orrery.games.ti4.bot import aims, cards, deals, draft, fights, finds, moves, research, simple, turns, votes, wealth
from orrery.games.ti4.bot import reasons as told
from orrery.games.ti4.bot.choices import alternatives, doubt, effort, fated, least, pace, rounds, stakes, sure, trials
from orrery.games.ti4.bot.worth import chances, clock, worth
from orrery.games.ti4.rules.kinds import TAKE
from orrery.games.ti4.rules.kinds import TRADE as TRANSACTION
from orrery.games.ti4.rules.state import Imperium

__all__ = [
    "alternatives",
    "chances",
    "clock",
    "doubt",
    "effort",
    "fated",
    "instinct",
    "least",
    "offers",
    "pace",
    "rounds",
    "stakes",
    "sure",
    "trials",
    "volunteer",
    "why",
    "worth",
]

Answer = Callable[[Imperium, int, Any], Any]

ANSWERS: dict[str, Answer] = {
    # set-up (LRR 0)
    "ban": draft.ban,
    "draft": draft.take,
    "choose_faction": simple.choose_faction,
    "lay": simple.lay,
    "starting_technology": research.starting,
    "starting_planet": finds.richest,
    "keep_secret": simple.keep_secret,
    # the action phase (LRR 4), the tactical action (88)
    "act": turns.act,
    "activate": turns.activate,
    "move_from": moves.move_from,
    "move": moves.move,
    "pick_up_at": moves.pick_up_at,
    "pick_up": moves.pick_up,
    "fire": simple.fire,
    "sustain": fights.sustain,
    "sustain_hit": simple.yes,
    "lose": fights.lose,
    "retreat": fights.retreat,
    "retreat_to": aims.retreat_to,
    "transport": simple.as_many,
    "bombard": fights.bombard,
    "custodians": turns.custodians,
    "commit": fights.commit,
    "defend": simple.yes,
    "extra_die": finds.richest,
    "next_planet": finds.richest,
    "produce": wealth.produce,
    "place_troops": wealth.place_troops,
    "pay": wealth.pay,
    "remove": fights.remove,
    "no_figure": simple.first,
    # strategy cards (LRR 83)
    "secondary": turns.secondary,
    "gain_tokens": wealth.gain_tokens,
    "redistribute": wealth.redistribute,
    "buy_tokens": wealth.buy_tokens,
    "shield_system": turns.shield_system,
    "ready": turns.ready,
    "new_speaker": turns.new_speaker,
    "build": wealth.build,
    "build_in": wealth.build_in,
    "for_free": turns.for_free,
    "take_back": turns.take_back,
    "war_dock": finds.richest,
    "research_more": turns.research_more,
    "research": research.research,
    "helpers": research.helpers,
    "token_from": wealth.richest_pool,
    "reclaim": simple.first,
    "agendas_under": votes.under,
    "agenda_first": votes.agenda_first,
    "agendas_kept": votes.agendas_kept,
    "draw_secret": simple.yes,
    "return_secret": aims.objective,
    # the status phase (LRR 82)
    "lose_tokens": wealth.richest_pools,
    "score": simple.score,
    "purge_fragments": finds.fragments,
    # the agenda phase (LRR 2)
    "vote": votes.vote,
    "cast_votes": votes.cast_votes,
    "decide": votes.decide,
    "ready_some": votes.ready_some,
    # exploration and relics (LRR 29, 73)
    "explore_card": finds.card,
    "explore_next": finds.richest,
    "explore_planet_first": simple.yes,
    "explore_deck": simple.first,
    "explore_offer": finds.offer,
    "explore_pay": finds.pay_with,
    "convert": simple.most,
    "freelance": finds.freelance,
    "freelance_on": finds.freelance_on,
    "ion_side": simple.first,
    "through_storm": simple.no,
    "relic_of": finds.fragment,
    "relic_unknown": simple.least,
    # transactions (LRR 91)
    "trade": deals.bargain,
    "agree": deals.agree,
    "leave_for": finds.richest,
    "go_on": simple.first,
    "surrender_note": deals.surrender_note,
    # texts
    "seen": simple.first,
    "look_at": simple.first,
    "show_card": cards.worst_card,
    "take_card": cards.best_card,
    "extort": simple.extort,
    "react": turns.react,
    "discard": cards.discard,
    "aim_player": aims.player,
    "aim_players": aims.players,
    "aim_planet": aims.planet,
    "aim_planets": aims.planets,
    "aim_place": aims.place,
    "aim_unit": aims.unit,
    "aim_ship": aims.ship,
    "aim_figure": aims.figure,
    "aim_source": aims.source,
    "aim_units": aims.units,
    "aim_pieces": aims.pieces,
    "aim_standing": aims.standing,
    "aim_pools": wealth.richest_pools,
    "aim_technology": aims.technology,
    "aim_replacement": aims.replacement,
    "aim_strategy": aims.strategy,
    "aim_strategies": aims.strategies,
    "aim_objective": aims.objective,
    "aim_card": cards.best_card,
    "aim_cards": aims.cards,
    "aim_text": aims.text,
    "aim_outcome": votes.predict,
    "aim_trait": simple.first,
    "aim_colour": simple.first,
    "aim_dice": aims.dice,
    "aim_amount": aims.amount,
    "aim_offer": finds.offer,
    "aim_yes": cards.wants,
    "aim_ready": aims.readied,
    "aim_origin": aims.origin,
    "aim_wormhole": simple.first,
    "aim_fragment": finds.fragment,
}
"""How each kind of question is answered, without dice."""


offers = {TRANSACTION.name: ["act", "vote"]}
"""What a bot may want to offer, and beside which questions: transactions, at the start of a turn and with a vote."""


def volunteer(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """What a sensible player offers of its own accord; None if nothing. What stood open on this track and was not taken
    has been declined: it is not offered again."""
    s: Any = table.state
    since = table.entries[table.together_from :]
    before = [deal for on, _, kind, deal in since if on == track and kind is TRANSACTION]
    return deals.offer(s, decision.seat, decision, before)


def instinct(table: Table, track: int, decision: Decision[Any], dice: Dice) -> Any:
    """The answer of a sensible player who thinks one turn ahead."""
    s: Any = table.state
    if decision.kind is TAKE:
        return turns.take(s, decision.seat, decision, dice)
    return ANSWERS[decision.kind.name](s, decision.seat, decision)


def why(table: Table, decision: Decision[Any], answer: Any) -> list[told.Line]:
    """Why a seat would answer so, as lines to be told."""
    s: Any = table.state
    return told.why(s, decision, answer, ANSWERS.get(decision.kind.name))

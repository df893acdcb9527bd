"""Twilight Imperium 4: the agendas about objectives (LRR 1, 14)."""

from __future__ import annotations

from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.games.ti4.rules.agendas.demands import draw_some_secrets
from orrery.games.ti4.rules.hooks import HOOKS, agenda
from orrery.games.ti4.rules.kinds import OBJECTIVE_DRAWN
from orrery.games.ti4.rules.nouns import FOR
from orrery.games.ti4.rules.outcomes import elected_objective, elected_player, scored_secrets
from orrery.games.ti4.rules.secrets import SEARCH_WARRANT, draw_a_secret, hide_secrets, keep_secrets
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome
from orrery.games.ti4.rules.windows import LawLost

CLASSIFIED_DOCUMENT_LEAKS = text("agenda.classified_document_leaks")

# --- Archived Secret ---------------------------------------------------------------------------------------------


@agenda("archived_secret")
async def archived_secret(s: Imperium, outcome: Outcome) -> None:
    "The elected player draws a secret objective, and keeps no more than three (LRR 14.21)."
    then(s, frame(draw_a_secret, elected_player(outcome)))


# --- Classified Document Leaks -----------------------------------------------------------------------------------


@agenda("classified_document_leaks", void=lambda s: not scored_secrets(s))
async def classified_document_leaks(s: Imperium, outcome: Outcome) -> None:
    "The elected secret objective becomes a public one, and no longer counts among its owner's secrets."
    objective = elected_objective(outcome)
    s.leaked |= 1 << objective
    s.objectives.append(objective)


@HOOKS.trigger(LawLost, CLASSIFIED_DOCUMENT_LEAKS, when=lambda s, me, w: w.law == CLASSIFIED_DOCUMENT_LEAKS)
async def no_longer_public(s: Imperium, me: int, w: LawLost) -> None:
    "Nobody else can score it any more; it does not become secret again (F-22)."
    s.objectives = [objective for objective in s.objectives if not s.leaked >> objective & 1]


# --- Incentive Program -------------------------------------------------------------------------------------------


@agenda("incentive_program")
async def incentive_program(s: Imperium, outcome: Outcome) -> None:
    "For: a stage I objective from the deck is revealed; against: a stage II objective."
    deck, beside = (s.stage_one, s.ones_left) if outcome == FOR else (s.stage_two, s.twos_left)
    if len(deck) > beside:
        s.objectives += await Draw(OBJECTIVE_DRAWN, deck, 1, seen=EVERYONE)
        tell(s, "ti4-log-revealed", objective=s.objectives[-1])


# --- Search Warrant ----------------------------------------------------------------------------------------------


@agenda("search_warrant")
async def search_warrant(s: Imperium, outcome: Outcome) -> None:
    "The elected player draws two secret objectives, and plays with open ones from now on."
    seat = elected_player(outcome)
    then(s, frame(draw_some_secrets, seat, 2), frame(keep_secrets, seat))


@HOOKS.trigger(LawLost, SEARCH_WARRANT, when=lambda s, me, w: w.law == SEARCH_WARRANT and w.seat == me)
async def warrant_is_lost(s: Imperium, me: int, w: LawLost) -> None:
    "The secret objectives are secret again."
    hide_secrets(s.players[me])

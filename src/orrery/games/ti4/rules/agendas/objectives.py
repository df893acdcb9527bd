"""Twilight Imperium 4: the agendas about objectives (LRR 1, 14)."""

from __future__ import annotations

from orrery.core.chance import Draw
from orrery.core.state import EVERYONE, frame, tell, then
from orrery.core.windows import Window
from orrery.games.ti4.rules.agendas.demands import draw_some_secrets
from orrery.games.ti4.rules.board import scores_public
from orrery.games.ti4.rules.feats import FEATS
from orrery.games.ti4.rules.hooks import HOOKS, agenda
from orrery.games.ti4.rules.judge import Judge, opinion
from orrery.games.ti4.rules.kinds import OBJECTIVE_DRAWN
from orrery.games.ti4.rules.nouns import FOR
from orrery.games.ti4.rules.outcomes import elected_objective, elected_player, scored_secrets
from orrery.games.ti4.rules.scoring import score
from orrery.games.ti4.rules.secrets import (
    MOST_SECRETS,
    draw_a_secret,
    hide_secrets,
    keep_secrets,
    lay_open,
    secrets_scored,
)
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Objective, Outcome, Seat
from orrery.games.ti4.rules.verbs import SEARCH_WARRANT
from orrery.games.ti4.rules.windows.council import LawLost

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


WINDOWS = [*dict.fromkeys(window for windows, _ in FEATS.values() for window in windows)]


def leaked_feat(s: Imperium, me: int, w: Window) -> Objective | None:
    """The public objective of the action or agenda phase that a player fulfils now. As with other public objectives,
    the player must control the planets of the home system (LRR 14.16); in a combat only one is scored (14.7)."""
    if not scores_public(s, me) or (s.combat is not None and s.combat.scored >> me & 1):
        return None
    for objective in s.objectives:
        if objective in FEATS and not s.players[me].scored >> objective & 1:
            windows, counts = FEATS[objective]
            if type(w) in windows and counts(s, me, w):
                return objective
    return None


@HOOKS.reaction(WINDOWS, CLASSIFIED_DOCUMENT_LEAKS, when=lambda s, me, w: leaked_feat(s, me, w) is not None)
async def score_leaked_feat(s: Imperium, me: Seat, w: Window) -> None:
    "An objective of the action or agenda phase that became public is scored by anybody who fulfils it at that moment."
    objective = leaked_feat(s, me, w)
    assert objective is not None
    if s.combat is not None:
        s.combat.scored |= 1 << me
    await score(s, me, objective)


@HOOKS.trigger(LawLost, CLASSIFIED_DOCUMENT_LEAKS, when=lambda s, me, w: w.law == CLASSIFIED_DOCUMENT_LEAKS)
async def no_longer_public(s: Imperium, me: int, w: LawLost) -> None:
    "Nobody else can score it any more; it does not become secret again (LRR F.22)."
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
    then(s, frame(lay_open, seat), frame(draw_some_secrets, seat, 2), frame(keep_secrets, seat))


@HOOKS.trigger(LawLost, SEARCH_WARRANT, when=lambda s, me, w: w.law == SEARCH_WARRANT and w.seat == me)
async def warrant_is_lost(s: Imperium, me: int, w: LawLost) -> None:
    "The secret objectives are secret again."
    hide_secrets(s.players[me])


# --- what bots think of them -------------------------------------------------------------------------------------


def room_for_secrets(it: Judge) -> bool:
    """With fewer secret objectives than allowed."""
    p = it.s.players[it.seat]
    return len(p.secrets) + len(p.open_secrets) + secrets_scored(it.s, it.seat) < MOST_SECRETS


opinion(text("agenda.archived_secret"), vote=room_for_secrets, stakes=4.0)
opinion(CLASSIFIED_DOCUMENT_LEAKS, use=20.0)
opinion(text("agenda.incentive_program"), vote=True)
opinion(SEARCH_WARRANT, vote=room_for_secrets, stakes=3.0)

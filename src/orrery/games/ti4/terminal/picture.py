"""Twilight Imperium 4, drawn: the galaxy with the sheets of all players beside it, strategy cards, objectives, laws,
what is happening, and the reader's own things. Colour never says anything that a symbol or a word does not."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from orrery.core.abilities import TABLE
from orrery.games.ti4.odds.plans import BattleOdds
from orrery.games.ti4.odds.shown import battle_bar, invasion_bar
from orrery.games.ti4.rules.data import STRATEGIES
from orrery.games.ti4.rules.laws import law_holder, laws_in_play
from orrery.games.ti4.rules.rounds import cards_left
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.telling.cards import in_short
from orrery.games.ti4.telling.galaxy import map_line, table
from orrery.games.ti4.telling.middle import lasting_lines, now_lines
from orrery.games.ti4.telling.war import fights_now
from orrery.games.ti4.terminal.drafting import draft_table
from orrery.games.ti4.terminal.map import draw_map, rings
from orrery.games.ti4.terminal.offers import marks
from orrery.games.ti4.terminal.sheets import objectives, own_things, seat_sheet
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.canvas import SEAT_COLOUR, seat_letter
from orrery.terminal.hexagons import map_width, pitch
from orrery.terminal.offered import FIGHT, FRAME, NOTE, odds_bar, panel
from orrery.text import Words

SIDE = 44
"""The width needed to list the players beside the galaxy."""
LEAST = 11
"""The systems are not drawn narrower than this beside the players."""
GAP = 2
THOROUGH = ("ban", "draft", "choose_faction", "take", "act", "research", "react")
"""The questions at which a player wants to read everything."""


def draw(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table as one seat sees it; a spectator sees everybody from outside."""
    s = table(view)
    parts: list[RenderableType] = [_top(view, words, width)]
    people = [seat_sheet(view, seat, words) for seat in range(view.players)]
    middle = [*_strategies(s, words), *objectives(view, words), *_laws(s, words)]
    room, many = width - SIDE - GAP, rings(s)
    if s.tiles and pitch(room, many) >= LEAST:
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=map_width(pitch(room, many), many))
        grid.add_column()
        galaxy = draw_map(view, words, marks(question), room)
        grid.add_row(Group(galaxy, _legend(words), *middle), Group(*people))
        parts.append(grid)
    else:
        parts += [draw_map(view, words, marks(question), width), _legend(words)] if s.tiles else []
        parts += [Columns(people, width=(width - GAP) // 2 - 1, padding=(0, GAP, 0, 0)), *middle]
    if question is None and s.owner:
        parts.append(Text(map_line(s, words), style=NOTE))
    thorough = question is None or question.decision.kind.name in THOROUGH
    return Group(*parts, *own_things(view, words, thorough), *_now(view, words))


# --- the middle --------------------------------------------------------------------------------------------------


def _top(view: Sight, words: Words, width: int) -> RenderableType:
    """Round and phase; the points of all, most first: beside it, or below if there is no room."""
    s = table(view)
    phase = words.text(f"ti4-phase-{'over' if view.over else s.phase}")
    round_ = words.text("ti4-drawn-round", number=s.round)
    title = Text.assemble((words.text("ti4-drawn-title"), "bold"), "  ", (round_, "bold"), f" {phase}")
    score = Text()
    for seat in sorted(range(view.players), key=lambda it: -s.players[it].points):
        score.append(f"{seat_letter(seat)}\u00a0{s.players[seat].points} ", style=f"bold {SEAT_COLOUR[seat]}")
    score.append(words.text("ti4-drawn-goal", goal=s.goal))
    if len(title) + GAP + len(score) > width:
        return Group(title, score)
    top = Table.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right", no_wrap=True)
    top.add_row(title, score)
    return top


def _legend(words: Words) -> RenderableType:
    return Text(words.text("ti4-drawn-legend"), style=NOTE)


def _strategies(s: Imperium, words: Words) -> list[RenderableType]:
    """The eight cards in a row: who has which, which have been played, what is on the others."""
    if not s.round:
        return []
    told, left = Text(words.text("ti4-drawn-strategies"), style="bold"), cards_left(s)
    for card in range(len(STRATEGIES)):
        holder = next((seat for seat, p in enumerate(s.players) if card in p.strategies), -1)
        name = f"{card + 1}\u00a0{words.noun('strategy', card)}"
        told.append("  " if card else " ")
        if holder < 0:
            goods = s.strategy_goods[card]
            style = "" if s.phase == "strategy" and card in left else NOTE
            told.append(name + (f"\u00a0+{goods}" if goods else ""), style=style)
            continue
        done = s.players[holder].used >> card & 1
        told.append(name, style=f"{'dim strike' if done else 'bold'} {SEAT_COLOUR[holder]}")
        told.append(f"\u00a0{seat_letter(holder)}{'✓' if done else ''}", style=SEAT_COLOUR[holder])
    return [told]


def _laws(s: Imperium, words: Words) -> list[RenderableType]:
    """Laws in play with whose they are or where they lie, and what lasts for a while."""
    told = Text()
    for law in laws_in_play(s):
        told.append("\n" if told else "")
        told.append(str(words.noun("agenda", law)), style="bold")
        holder = law_holder(s, law)
        if holder is not None and holder != TABLE:
            told.append(f" {words.name(holder)}", style=SEAT_COLOUR[holder])
        if law in s.law_planets:
            told.append(f" ({words.noun('planet', s.law_planets[law])})")
        told.append(f" {in_short('agenda', law, words)}", style=NOTE)
    for line in lasting_lines(s, words):
        told.append("\n" if told else "").append(line, style=NOTE)
    return [panel(told, words.text("ti4-drawn-laws"))] if told else []


def _now(view: Sight, words: Words) -> list[RenderableType]:
    """What is happening: a draft, an activation, a combat, the council; and how a fight ends."""
    s = table(view)
    if view.over or (s.activation is None and s.council is None and s.draft is None and not view.window):
        return []
    if s.draft is not None:
        return [draft_table(s, words)]
    told = Text("\n".join(now_lines(view, words)))
    for seat, rival, _, odds in fights_now(view):
        bar = battle_bar(odds) if isinstance(odds, BattleOdds) else invasion_bar(odds)
        told.append("\n").append_text(odds_bar(seat, rival, bar, words))
        told.append(f"\n{words.text('ti4-weigh-hint')}", style=NOTE)
    return [panel(told, words.text("ti4-drawn-now"), FIGHT if s.combat is not None else FRAME)] if told else []

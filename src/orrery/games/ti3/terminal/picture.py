"""Twilight Imperium 3, drawn: the galaxy with the players beside it, strategy cards, objectives, laws, what is
happening, and the reader's own things. Colour never says anything that a symbol or a word does not."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery.games.ti3.rules.board import holds_home
from orrery.games.ti3.rules.data import INITIATIVE, OBJECTIVES, POLITICS, RACES, STRATEGIES, TECHNOLOGIES
from orrery.games.ti3.rules.progress import progress
from orrery.games.ti3.rules.texts import TECHNOLOGIES_AT, race_texts
from orrery.games.ti3.rules.things import technologies_in
from orrery.games.ti3.telling.cards import in_short, text_of
from orrery.games.ti3.telling.galaxy import table
from orrery.games.ti3.telling.seats import (
    candidate,
    captured,
    goal,
    now_lines,
    objective_line,
    own_hand,
    standing,
)
from orrery.games.ti3.telling.war import battle_now, siege_now
from orrery.games.ti3.terminal.map import SPECIALTY_COLOUR, draw_map, map_width, pitch
from orrery.games.ti3.terminal.odds_shown import battle_bar, invasion_bar
from orrery.games.ti3.terminal.offers import marks
from orrery.telling.questions import Question
from orrery.telling.sight import Sight
from orrery.terminal.canvas import SEAT_COLOUR, seat_letter
from orrery.terminal.offered import FIGHT, FRAME, NOTE, line, odds_bar, panel
from orrery.text import Words

SIDE = 38
"""The width needed to list the players beside the galaxy."""
LEAST = 79
"""The galaxy is not drawn narrower than this if possible."""
GAP = 2
THOROUGH = ("choose_race", "take", "action", "research", "react")
"""The questions at which a player wants to read everything."""


def draw(view: Sight, words: Words, question: Question | None, width: int) -> RenderableType:
    """The whole table as one seat sees it; a spectator sees everybody from outside."""
    s = table(view)
    parts: list[RenderableType] = [_top(view, words)]
    people = [_seat(view, seat, words) for seat in range(view.players)]
    room = width - SIDE - GAP
    if s.shape and room >= LEAST:
        wide = map_width(pitch(room))
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=wide)
        grid.add_column()
        below = [_legend(words), *_strategies(view, words)]
        grid.add_row(Group(draw_map(view, words, marks(view, question), room), *below), Group(*people))
        parts.append(grid)
    else:
        parts += [draw_map(view, words, marks(view, question), width)] if s.shape else []
        parts += [_legend(words), Columns(people, width=(width - GAP) // 2 - 1, padding=(0, GAP, 0, 0))]
        parts += _strategies(view, words)
    return Group(*parts, *_middle(view, words), *_own(view, words, question), *_now(view, words))


# --- the middle --------------------------------------------------------------------------------------------------


def _top(view: Sight, words: Words) -> RenderableType:
    s = table(view)
    top = Table.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right", no_wrap=True)
    phase = words.text(f"ti3-phase-{s.phase}")
    title = Text.assemble(
        (words.text("ti3-drawn-title"), "bold"),
        "  ",
        (words.text("ti3-drawn-round", number=s.round), "bold"),
        f" {phase}",
    )
    top.add_row(title, words.text("ti3-drawn-left", goods=s.goods, goal=goal(s)))
    return top


def _legend(words: Words) -> RenderableType:
    return Text(words.text("ti3-drawn-legend"), style=NOTE)


def _middle(view: Sight, words: Words) -> list[RenderableType]:
    """Objectives and laws."""
    s = table(view)
    parts: list[RenderableType] = []
    if s.objectives:
        parts.append(_objectives(view, words))
    if s.laws:
        told = Text()
        for law, about in s.laws.items():
            told.append("\n" if told else "")
            told.append(str(words.noun("politic", law)), style="bold")
            told.append(f" ({candidate(law, about, words)})" if POLITICS[law].elect else "")
            told.append(f" {in_short('politic', law, words)}", style=NOTE)
        parts.append(panel(told, words.text("ti3-drawn-laws")))
    return parts


def _strategies(view: Sight, words: Words) -> list[RenderableType]:
    """The eight cards in a row: who has which, which have been played, what is on the others."""
    s = table(view)
    if not s.round:
        return []
    told = Text(words.text("ti3-drawn-strategies"), style="bold")
    for card in range(len(STRATEGIES)):
        holder = next((seat for seat, p in enumerate(s.players) if card in p.strategies), -1)
        told.append("  " if card else " ")
        name = f"{card + 1}\u00a0{words.noun('strategy', card)}"
        if holder < 0:
            told.append(
                name + (f"\u00a0+{s.bonus[card]}" if s.bonus[card] else ""), style="" if s.phase == "strategy" else NOTE
            )
            continue
        done = card == INITIATIVE or s.players[holder].used >> card & 1
        told.append(name, style=f"{'dim strike' if done and card != INITIATIVE else 'bold'} {SEAT_COLOUR[holder]}")
        told.append(
            f"\u00a0{seat_letter(holder)}{'✓' if done and card != INITIATIVE else ''}", style=SEAT_COLOUR[holder]
        )
    return [told]


def _objectives(view: Sight, words: Words) -> RenderableType:
    """Open objectives: points, who has scored them, how far the reader is."""
    s = table(view)
    told = Text()
    for number in s.objectives:
        told.append("\n" if told else "")
        told.append(words.text("ti3-drawn-points", number=OBJECTIVES[number].points), style="bold")
        scored = [seat for seat, p in enumerate(s.players) if p.claimed >> number & 1]
        for seat in scored:
            told.append(f"{'' if seat != scored[0] else ' '}{seat_letter(seat)}", style=f"bold {SEAT_COLOUR[seat]}")
        told.append(f" {words.noun('objective', number)}")
        if view.seat >= 0 and view.seat not in scored and s.round:
            met, have, need = progress(s, view.seat, number)
            key = "ti3-table-met" if met else "ti3-table-have"
            told.append(f", {words.text(key, have=have, need=need)}", style="bold" if met else NOTE)
    left = words.text("ti3-drawn-objectives", ones=s.ones_left, twos=s.twos_left)
    return panel(told, left)


def _now(view: Sight, words: Words) -> list[RenderableType]:
    """What is happening: an activation, a battle, an invasion, the council."""
    s = table(view)
    if s.activation is None and s.battle is None and s.council is None and not view.window:
        return []
    lines = now_lines(view, words)
    style = FIGHT if s.battle is not None or (s.invasion is not None and s.invasion.planet >= 0) else FRAME
    told = Text("\n".join(lines))
    if (now := battle_now(view)) is not None:
        told.append("\n").append_text(odds_bar(now[0].seat, now[0].foe, battle_bar(now[1]), words))
    elif (siege := siege_now(view)) is not None:
        told.append("\n").append_text(odds_bar(siege[0].seat, siege[0].foe, invasion_bar(siege[1]), words))
    return [panel(told, words.text("ti3-drawn-now"), style)] if lines else []


# --- players -----------------------------------------------------------------------------------------------------


def _seat(view: Sight, seat: int, words: Words) -> RenderableType:
    """A player in a few lines."""
    s = table(view)
    p = s.players[seat]
    colour = SEAT_COLOUR[seat]
    head = Text.assemble((f" {seat_letter(seat)} ", f"bold reverse {colour}"), (f" {words.name(seat)}", "bold"))
    if p.race < 0:
        return head
    head.append(f" {words.text(f'ti3-drawn-race-{RACES[p.race].name}')}", style=colour)
    head.append(f"  {words.text('ti3-drawn-points', number=p.points)}", style="bold")
    for key, is_so in (
        ("ti3-drawn-speaker", seat == s.speaker),
        ("ti3-drawn-turn", s.phase == "action" and seat == s.active),
        ("ti3-drawn-passed", p.passed),
        ("ti3-drawn-home-lost", bool(s.round) and not holds_home(s, seat)),
    ):
        if is_so:
            head.append(f" {words.text(key)}", style="bold" if key == "ti3-drawn-turn" else "")
    body = [Text(standing(s, seat, words, "ti3-drawn-standing"))]
    if seat != view.seat and p.technologies:
        body.append(technologies(view, seat, words))
    deals = [f"{words.name(h)} {v}" for v, h in zip(RACES[p.race].contracts, p.contracts, strict=True) if h >= 0]
    if deals:
        body.append(Text(words.text("ti3-drawn-trade", names=", ".join(deals)), style=NOTE))
    body += [Text(line, style=NOTE) for line in captured(view, seat, words)]
    return Group(head, *(Padding(line, (0, 0, 0, 1)) for line in body))


def by_colour(technologies: int) -> list[int]:
    """Technologies colour by colour."""
    return sorted(technologies_in(technologies), key=lambda number: (TECHNOLOGIES[number].colour, number))


def technologies(view: Sight, seat: int, words: Words) -> Text:
    """A player's technologies by colour."""
    p = table(view).players[seat]
    told = Text()
    for number in by_colour(p.technologies):
        colour = TECHNOLOGIES[number].colour
        told.append(" " if told else "")
        told.append(
            words.text(f"ti3-drawn-{('blue', 'red', 'green', 'yellow')[colour]}"),
            style=f"bold {SPECIALTY_COLOUR[colour]}",
        )
        told.append(f"·{words.noun('technology', number)}".replace(" ", "\u00a0"), style=NOTE)
    return told


def _own(view: Sight, words: Words, question: Question | None) -> list[RenderableType]:
    """What a player has in front of them: secret objective, abilities and technologies (with their texts if there is
    much to decide), hand."""
    brief = question is not None and question.decision.kind.name not in THOROUGH
    parts: list[RenderableType] = []
    s = table(view)
    for seat, p in enumerate(s.players):
        hand = own_hand(p)
        if hand is None or p.race < 0:
            continue
        told = Text()
        for card in p.secret:
            line(told, words.text("ti3-table-secret", objective=objective_line(view, card, words, seat)), "")
        known = [*race_texts(p.race), *(TECHNOLOGIES_AT + n for n in by_colour(p.technologies))]
        if brief:
            line(told, "", ", ".join(str(words.noun("text", number)) for number in known))
        for number in known if not brief else ():
            line(told, str(words.noun("text", number)), text_of(number, words))
        if hand:
            line(told, words.text("ti3-drawn-hand", number=len(hand)), "")
        for number in hand:
            line(told, f"  {words.noun('card', number)}", text_of(number, words))
        for key, noun, things in (("ti3-table-looked", "politic", p.looked), ("ti3-table-tiles", "tile", p.tiles)):
            if things:
                names = words.listed([str(words.noun(noun, it)) for it in things])
                line(told, words.text(key, names=names), "")
        mine = seat == view.seat
        title = words.text("ti3-drawn-own") if mine else words.text("ti3-drawn-of", name=words.name(seat))
        parts.append(panel(told, title, SEAT_COLOUR[seat]))
    return parts

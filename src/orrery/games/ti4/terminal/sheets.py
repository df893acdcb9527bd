"""Twilight Imperium 4, drawn: the sheets of all players, what the reader has in front of them, and objectives as a
matrix of players with their progress."""

from __future__ import annotations

import re

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from orrery.core.abilities import Ability
from orrery.core.state import SPECTATOR
from orrery.core.unknown import known
from orrery.games.ti4.rules.board import controls_home, influence, planets_of, ready_planets, resources
from orrery.games.ti4.rules.card_data import NOTES
from orrery.games.ti4.rules.council import votes_of
from orrery.games.ti4.rules.data import COLOURS, FACTIONS, OBJECTIVES, TECHNOLOGIES
from orrery.games.ti4.rules.nouns import SEATS, TEXT, TEXTS
from orrery.games.ti4.rules.progress import progress
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import AGENDAS_AT, TECHNOLOGIES_AT, is_note, is_relic, leader_row, note_of, owner_of
from orrery.games.ti4.rules.things import Objective, Seat
from orrery.games.ti4.rules.verbs import commodity_limit, tokens_left
from orrery.games.ti4.telling.cards import in_short, part_of
from orrery.games.ti4.telling.galaxy import table
from orrery.games.ti4.telling.seats import own_hand
from orrery.games.ti4.terminal.map import COLOUR, TRAITS
from orrery.games.twilight.words import listed
from orrery.telling.sight import Sight
from orrery.terminal.canvas import SEAT_COLOUR, seat_letter
from orrery.terminal.offered import FRAME, NOTE, line, panel
from orrery.text import Words

UNKNOWN = "?"
"""The sign of unknown relic fragments, after those of the traits."""


def faction_name(faction: int, words: Words) -> str:
    """A faction without its article."""
    articles = "|".join(word.strip() for word in words.text("ti4-drawn-articles").split(","))
    return re.sub(rf"^(?:{articles}) ", "", str(words.noun("faction", faction)))


# --- everybody's sheet -------------------------------------------------------------------------------------------


def seat_sheet(view: Sight, seat: int, words: Words) -> RenderableType:
    """A player in a few lines."""
    s = table(view)
    p = s.players[seat]
    colour = SEAT_COLOUR[seat]
    head = Text.assemble((f" {seat_letter(seat)} ", f"bold reverse {colour}"), (f" {words.name(seat)}", "bold"))
    if p.faction < 0:
        return head
    head.append(f" {faction_name(p.faction, words)}", style=colour)
    if p.eliminated:
        return head.append(f" {words.text('ti4-table-eliminated')}", style=NOTE)
    if not p.reserve:
        return head
    head.append(f"  {words.text('ti4-drawn-points', number=p.points)}", style="bold")
    for key, is_so in (
        ("ti4-drawn-speaker", seat == s.speaker),
        ("ti4-drawn-turn", s.phase == "action" and seat == s.active),
        ("ti4-drawn-passed", p.passed),
        ("ti4-drawn-home-lost", bool(s.round) and not controls_home(s, seat)),
    ):
        if is_so:
            head.append(f" {words.text(key)}", style="bold" if key == "ti4-drawn-turn" else "")
    body = [Text(in_numbers(s, seat, words)), *in_play(s, seat, words)]
    return Group(head, *(Padding(part, (0, 0, 0, 1)) for part in body))


def in_numbers(s: Imperium, seat: int, words: Words) -> str:
    """Tokens, goods, commodities, cards, planets and votes."""
    p = s.players[seat]
    tactic, fleet, strategy = p.pools
    ready = ready_planets(s, seat)
    return words.text(
        "ti4-drawn-standing",
        tactic=tactic,
        fleet=fleet,
        strategy=strategy,
        left=tokens_left(p),
        goods=p.goods,
        commodities=p.commodities,
        most=commodity_limit(s, Seat(seat)),
        cards=len(p.hand) + len(p.shown),
        notes=len(p.notes),
        secrets=len(p.secrets) + len(p.shown_secrets),
        planets=len(planets_of(s, seat)),
        resources=sum(resources(s, planet) for planet in ready),
        influence=sum(influence(s, planet) for planet in ready),
        votes=sum(votes_of(s, seat).values()),
    )


def in_play(s: Imperium, seat: int, words: Words) -> list[Text]:
    """Technologies by colour, leaders, relics and fragments, notes, captured units."""
    p = s.players[seat]
    found = [technologies(p, words), leaders(p, words)]
    relics = [f"{words.noun('card', it)}{spent(ready)}" for it, _, ready in p.texts.held if is_relic(it)]
    notes = [str(words.noun("note", note_of(it, owner))) for it, owner, _ in p.texts.held if is_note(it)]
    taken = str(words.noun("units", [unit for _, unit in p.captured])) if p.captured else ""
    pieces = " ".join(f"{n}{sign}" for sign, n in zip((*TRAITS, UNKNOWN), p.fragments, strict=True) if n)
    said = [words.text("ti4-table-relics", names=", ".join(relics)) if relics else ""]
    said.append(words.text("ti4-drawn-fragments", kinds=pieces) if pieces else "")
    said.append(words.text("ti4-table-notes", names=", ".join(notes)) if notes else "")
    said.append(words.text("ti4-table-captured", units=taken) if taken else "")
    return [text for text in (*found, *(Text(it, style=NOTE) for it in said)) if text]


def spent(ready: bool) -> str:
    """The sign of something that is exhausted."""
    return "" if ready else "\u00a0x"


def by_colour(p: Player) -> list[Ability]:
    """The technologies of a player colour by colour, unit upgrades last."""
    held = [it for it in p.texts if TECHNOLOGIES_AT <= it < AGENDAS_AT]
    return sorted(held, key=lambda it: (TECHNOLOGIES[it - TECHNOLOGIES_AT].colour % (len(COLOURS) + 1), it))


def technologies(p: Player, words: Words) -> Text:
    """A player's technologies; a letter says the colour, an x that one is exhausted."""
    told = Text()
    for it in by_colour(p):
        colour = TECHNOLOGIES[it - TECHNOLOGIES_AT].colour
        told.append(" " if told else "")
        if colour >= 0:
            told.append(words.text(f"ti4-drawn-{COLOURS[colour]}"), style=f"bold {COLOUR[COLOURS[colour]]}")
        name = f"·{words.noun('card', it)}{spent(bool(p.texts.ready >> it & 1))}"
        told.append(name.replace(" ", "\u00a0"), style=NOTE)
    return told


def leaders(p: Player, words: Words) -> Text:
    """The leaders of a player: exhausted ones have an x, locked ones stand in brackets."""
    said = []
    for it, _, ready in p.texts.held:
        if TEXTS[it].startswith("leader."):
            said.append(f"{words.text(f'ti4-leader-kind-{leader_row(it).kind}')}{spent(ready)}")
    said += [f"({words.text(f'ti4-leader-kind-{leader_row(it).kind}')})" for it in p.locked]
    return Text(", ".join(said), style=NOTE)


# --- what the reader has -----------------------------------------------------------------------------------------


def own_things(view: Sight, words: Words, thorough: bool) -> list[RenderableType]:
    """What a player has in front of them: abilities, technologies, leaders, relics, with their texts if there is much
    to decide; action cards and notes in hand. With open cards, everybody's."""
    parts: list[RenderableType] = []
    for seat, p in enumerate(table(view).players):
        if own_hand(p) is None or p.faction < 0:
            continue
        told = Text()
        _open_texts(told, view, seat, words, thorough)
        _hidden_cards(told, view, seat, words)
        title = words.text("ti4-drawn-own") if seat == view.seat else words.text("ti4-drawn-of", name=words.name(seat))
        if told:
            parts.append(panel(told, title, SEAT_COLOUR[seat]))
    return parts


def _open_texts(told: Text, view: Sight, seat: int, words: Words, thorough: bool) -> None:
    """Abilities, technologies, leaders, relics and other texts in play; locked leaders with what unlocks them."""
    p = table(view).players[seat]
    sheet = [TEXT.index[f"faction.{FACTIONS[p.faction].name}.{name}"] for name in FACTIONS[p.faction].abilities]
    others = [it for it in p.texts if it not in sheet and not TECHNOLOGIES_AT <= it < AGENDAS_AT and not is_note(it)]
    every = [*sheet, *by_colour(p), *others]
    if not thorough:
        line(told, "", ", ".join(f"{words.noun('card', it)}{spent_by(p, it)}" for it in every))
        return
    for it in every:
        line(told, f"{words.noun('card', it)}{spent_by(p, it)}", in_short("card", it, words))
    for it in p.locked:
        how = part_of(it, "unlock", words)
        line(told, f"({words.noun('leader', it)})", f"{how} {in_short('leader', it, words)}".strip())


def spent_by(p: Player, it: Ability) -> str:
    return spent(it not in p.texts or bool(p.texts.ready >> it & 1))


def _hidden_cards(told: Text, view: Sight, seat: int, words: Words) -> None:
    """Action cards and promissory notes in hand (of the player's own only the names), tiles to lay."""
    p = table(view).players[seat]
    hand = own_hand(p) or []
    if hand:
        line(told, words.text("ti4-drawn-hand", number=len(hand)), "")
    for card in hand:
        line(told, f"  {words.noun('card', card)}", in_short("card", card, words))
    notes = p.notes.seen_by(SPECTATOR)
    mine = [note for note in notes if owner_of(note) == seat]
    if notes:
        names = ", ".join(words.text(f"ti4-note-{NOTES[note // SEATS].name}") for note in mine)
        line(told, words.text("ti4-drawn-notes", number=len(notes)), names)
    for note in notes:
        if note not in mine:
            line(told, f"  {words.noun('note', note)}", in_short("note", note, words))
    if tiles := known(p.tiles):
        line(told, words.text("ti4-table-tiles", names=listed("tile", tiles, words)), "")


# --- objectives --------------------------------------------------------------------------------------------------


def objectives(view: Sight, words: Words) -> list[RenderableType]:
    """The public objectives and the reader's secret ones, a column for each player: who has scored, how far the others
    are. Of secret ones only their owner's progress is known."""
    s = table(view)
    rows = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), expand=True, show_edge=False)
    rows.add_column(words.text("ti4-drawn-vp"), justify="right")
    rows.add_column(words.text("ti4-drawn-objective"), ratio=1)
    for seat in range(view.players):
        rows.add_column(Text(seat_letter(seat), style=f"bold {SEAT_COLOUR[seat]}"), justify="center", no_wrap=True)
    for number in s.objectives:
        cells = [progress_cell(s, seat, number) for seat in range(view.players)]
        rows.add_row(str(OBJECTIVES[number].points), objective_told(number, words), *cells)
    for owner, p in enumerate(s.players):
        for number in (*(known(p.secrets) or ()), *p.shown_secrets.seen_by(SPECTATOR), *p.open_secrets):
            cells = [progress_cell(s, owner, number) if seat == owner else Text() for seat in range(view.players)]
            name = Text(f"{words.text('ti4-drawn-secret')} ", style="italic").append_text(objective_told(number, words))
            rows.add_row(str(OBJECTIVES[number].points), name, *cells)
    if not rows.row_count:
        return []
    title = words.text("ti4-drawn-objectives", ones=s.ones_left, twos=s.twos_left)
    return [panel(rows, title, FRAME)]


def objective_told(number: Objective, words: Words) -> Text:
    """An objective with what it asks for."""
    return Text.assemble(
        (str(words.noun("objective", number)), "bold"), (f" {in_short('objective', number, words)}", NOTE)
    )


def progress_cell(s: Imperium, seat: int, number: Objective) -> Text:
    """Scored, or so much of so much: in bold if that is enough. Deeds of their moment have no progress."""
    if s.players[seat].scored >> number & 1:
        return Text("✓", style=f"bold {SEAT_COLOUR[seat]}")
    if OBJECTIVES[number].phase != "status" or not s.round or s.players[seat].eliminated:
        return Text("·", style=NOTE)
    have, need = progress(s, seat, number)
    return Text(f"{have}/{need}", style="bold" if have >= need else NOTE)

"""Twilight Imperium 4 in words: the players with sheet, cards and points."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.core.abilities import Ability
from orrery.core.state import SPECTATOR
from orrery.core.unknown import Unknown, known
from orrery.games.ti4.rules.board import controls_home, fleet_limit, influence, planets_of, ready_planets, resources
from orrery.games.ti4.rules.council import votes_of
from orrery.games.ti4.rules.data import PLASTIC
from orrery.games.ti4.rules.nouns import FRAGMENT, TEXTS
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import (
    AGENDAS_AT,
    TECHNOLOGIES_AT,
    is_relic,
    leader_row,
    note_of,
)
from orrery.games.ti4.rules.texts import is_note as is_note_text
from orrery.games.ti4.rules.things import Seat, objectives_in
from orrery.games.ti4.rules.transactions import traders
from orrery.games.ti4.rules.verbs import commodity_limit, tokens_left
from orrery.games.ti4.telling.cards import abilities, in_short, part_of
from orrery.games.ti4.telling.galaxy import table
from orrery.games.ti4.telling.middle import objective_line
from orrery.games.twilight.words import listed
from orrery.telling.sight import Sight
from orrery.text import Words


def standing(s: Imperium, seat: int, words: Words) -> str:
    """A player in numbers."""
    p = s.players[seat]
    tactic, fleet, strategy = p.pools
    return words.text(
        "ti4-table-standing",
        points=p.points,
        tactic=tactic,
        fleet=fleet,
        limit=fleet_limit(s, seat),
        strategy=strategy,
        left=tokens_left(p),
        goods=p.goods,
        commodities=p.commodities,
        most=commodity_limit(s, Seat(seat)),
        cards=len(p.hand) + len(p.shown),
        notes=len(p.notes),
        secrets=len(p.secrets) + len(p.shown_secrets),
        planets=len(planets_of(s, seat)),
        resources=sum(resources(s, planet) for planet in ready_planets(s, seat)),
        influence=sum(influence(s, planet) for planet in ready_planets(s, seat)),
        votes=sum(votes_of(s, seat).values()),
    )


def seat_lines(view: Sight, seat: int, words: Words) -> list[str]:
    """A player: faction, sheet, cards in play, reinforcements, then what only the player knows."""
    s = table(view)
    p = s.players[seat]
    if p.faction < 0:
        return [f"{words.name(seat)}:"]
    head = f"{words.name(seat)}, {words.noun('faction', p.faction)}"
    if p.eliminated:
        return [f"{head}: {words.text('ti4-table-eliminated')}"]
    if not p.reserve:
        return [f"{head}:", *private_lines(view, seat, words)]
    said = [f"{head}: {standing(s, seat, words)}"]
    said += [f"- {line}" for line in sheet_lines(s, seat, words)]
    return said + private_lines(view, seat, words)


def sheet_lines(s: Imperium, seat: int, words: Words) -> list[str]:
    """What lies open before a player."""
    p = s.players[seat]
    said = []
    if s.round and not controls_home(s, seat):
        said.append(words.text("ti4-table-home-lost"))
    if p.passed:
        said.append(words.text("ti4-table-passed"))
    if p.strategies:
        said.append(words.text("ti4-table-cards", names=strategies(p, words)))
    said.append(words.text("ti4-table-abilities", names=abilities(p.faction, words)))
    said += in_play(s, seat, words)
    said.append(words.text("ti4-table-ready", names=listed("planet", ready_planets(s, seat), words)))
    if any(p.fragments):
        kinds = [kind for kind in FRAGMENT.every for _ in range(p.fragments[kind])]
        said.append(words.text("ti4-table-fragments", names=listed("fragment", kinds, words)))
    if p.captured:
        said.append(words.text("ti4-table-captured", units=words.noun("units", [unit for _, unit in p.captured])))
    reserve = [unit for unit in range(len(PLASTIC)) for _ in range(p.reserve[unit])]
    said.append(words.text("ti4-table-reserve", units=words.noun("units", reserve)))
    if p.imprinted:
        held = [words.name(other) for other in range(len(s.players)) if p.imprinted >> other & 1]
        said.append(words.text("ti4-table-imprinted", names=words.listed(held)))
    if p.scored:
        said.append(words.text("ti4-table-claimed", names=listed("objective", objectives_in(p.scored), words)))
    if p.open_secrets:
        said.append(words.text("ti4-table-open-secrets", names=listed("objective", p.open_secrets, words)))
    return said


def strategies(p: Player, words: Words) -> str:
    """The strategy cards of a player, and which of them are exhausted."""
    said = []
    for card in sorted(p.strategies):
        name = str(words.noun("strategy", card))
        said.append(f"{name} ({words.text('ti4-table-exhausted')})" if p.used >> card & 1 else name)
    return words.listed(said)


def in_play(s: Imperium, seat: int, words: Words) -> list[str]:
    """Technologies, relics, notes and leaders before a player; exhausted ones are marked."""
    p = s.players[seat]
    lasting = [(effect[0], effect[1]) for effect in s.effects if effect[1] == seat]
    technologies, relics, notes, leaders = [], [], [], []
    for it, owner, ready in p.texts.held:
        if (it, owner) in lasting and not ready:
            continue
        mark = "" if ready else f" ({words.text('ti4-table-exhausted')})"
        if TECHNOLOGIES_AT <= it < AGENDAS_AT:
            technologies.append(f"{words.noun('card', it)}{mark}")
        elif is_relic(it):
            relics.append(f"{words.noun('card', it)}{mark}")
        elif is_note_text(it):
            notes.append(str(words.noun("note", note_of(it, owner))))
        elif TEXTS[it].startswith("leader."):
            kind = words.text(f"ti4-leader-kind-{leader_row(it).kind}")
            leaders.append(f"{kind} {words.noun('leader', it)}{mark}")
    for it in p.locked:
        kind = words.text(f"ti4-leader-kind-{leader_row(it).kind}")
        leaders.append(f"{kind} {words.noun('leader', it)} ({words.text('ti4-table-locked')})")
    said = [words.text("ti4-table-technologies", names=words.listed(technologies))]
    for key, names in (("relics", relics), ("notes", notes), ("leaders", leaders)):
        if names:
            said.append(words.text(f"ti4-table-{key}", names=words.listed(names)))
    return said


# --- what only the player knows ----------------------------------------------------------------------------------


def own_hand(p: Player) -> list[Ability] | None:
    """The action cards of a hand; None if the reader may not see it."""
    return None if isinstance(p.hand, Unknown) else sorted([*p.hand, *p.shown.seen_by(SPECTATOR)])


def known_lines(key: str, noun: str, own: Sequence[int] | None, seen: Sequence[int], words: Words) -> list[str]:
    """The cards of a hand with what they say; of somebody else's hand only the names of those that were seen."""
    if own is None:
        names = listed(noun, seen, words)
        return [f"- {words.text(f'ti4-table-{key}-seen', names=names)}"] if seen else []
    said = [f"- {words.noun(noun, it)}: {in_short(noun, it, words)}" for it in own]
    return [words.text(f"ti4-table-{key}"), *said] if said else []


def private_lines(view: Sight, seat: int, words: Words) -> list[str]:
    """Secret objectives, action cards, promissory notes, tiles in hand; of others what the reader has seen."""
    s = table(view)
    p = s.players[seat]
    said = []
    secrets = [*(known(p.secrets) or ()), *p.shown_secrets.seen_by(SPECTATOR)]
    said += [f"- {words.text('ti4-table-secret', objective=objective_line(view, it, words, seat))}" for it in secrets]
    said += known_lines("hand", "card", own_hand(p), p.shown.seen_by(SPECTATOR), words)
    notes = p.notes.seen_by(SPECTATOR)
    said += known_lines("notes-hand", "note", notes if view.seat in (seat, SPECTATOR) else None, notes, words)
    if view.seat == seat:
        unlocking = [(it, part_of(it, "unlock", words)) for it in p.locked]
        said += [f"- {words.noun('leader', it)}: {how}" for it, how in unlocking if how]
    tiles = known(p.tiles)
    if tiles:
        said.append(words.text("ti4-table-tiles", names=listed("tile", tiles, words)))
    return said


# --- transactions ------------------------------------------------------------------------------------------------


def traders_lines(view: Sight, kind: str, words: Words) -> list[str]:
    """With whom the reader can have a transaction beside a question of this kind, in one line if at all."""
    if kind not in ("act", "vote"):
        return []
    names = [words.name(other) for other in traders(table(view)).get(view.seat, ())]
    return [words.text("ti4-hint-give", names=words.listed(names))] if names else []

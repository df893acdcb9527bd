"""Twilight Imperium 4: every text that changes the rules has a number here: action cards, technologies, agendas,
relics, legendary planets, promissory notes, leaders, faction abilities, flagships and mechs. Modules give them their
effects by decoration; which of them are in play is in the state (`Player.texts`, `Imperium.texts`)."""

from __future__ import annotations

from orrery.core.abilities import Ability
from orrery.games.ti4.rules.card_data import ACTION_CARDS, AGENDAS, LEADERS, NOTES, RELICS, AgendaRow, LeaderRow
from orrery.games.ti4.rules.data import FACTIONS, MECH, MODELS, OBJECTIVES, TECHNOLOGIES
from orrery.games.ti4.rules.nouns import EFFECT, SEATS, TEXT
from orrery.games.ti4.rules.things import Faction, Note, Objective, Seat, Technology

TECHNOLOGIES_AT = len(ACTION_CARDS)
AGENDAS_AT = TECHNOLOGIES_AT + len(TECHNOLOGIES)
RELICS_AT = AGENDAS_AT + len(AGENDAS)
ALL_TECHNOLOGIES = (1 << len(TECHNOLOGIES)) - 1


def text(name: str) -> Ability:
    """The number of a text: "card.sabotage", "technology.sling_relay", "agenda.mutiny", "relic.the_codex" ..."""
    return TEXT.index[name]


def is_card(it: Ability) -> bool:
    """Whether a text is an action card."""
    return it < TECHNOLOGIES_AT


def is_agenda(it: Ability) -> bool:
    """Whether a text is an agenda."""
    return AGENDAS_AT <= it < RELICS_AT


def is_relic(it: Ability) -> bool:
    """Whether a text is a relic."""
    return RELICS_AT <= it < RELICS_AT + len(RELICS)


def agenda_row(it: Ability) -> AgendaRow:
    """The agenda card with this text."""
    return AGENDAS[it - AGENDAS_AT]


def text_of_agenda(number: int) -> Ability:
    """The text of an agenda card."""
    return Ability(AGENDAS_AT + number)


def text_of_technology(technology: Technology) -> Ability:
    """The text of a technology."""
    return Ability(TECHNOLOGIES_AT + technology)


def technologies_of(texts: int) -> int:
    """The technologies among texts; both are bits."""
    return texts >> TECHNOLOGIES_AT & ALL_TECHNOLOGIES


concerns = EFFECT.concerns
"""What an effect of a text is about (`effects.lasts`): types of things, or plain numbers (int)."""


# --- promissory notes (LRR 70): one text, one note for every owner -----------------------------------------------

NOTES_AT = text(f"note.{NOTES[0].name}")
NOTE_TEXTS = tuple((Ability(NOTES_AT + n // SEATS), n % SEATS) for n in range(len(NOTES) * SEATS))
"""The text and the owner of each note."""


def is_note(it: Ability) -> bool:
    """Whether a text is a promissory note."""
    return NOTES_AT <= it < NOTES_AT + len(NOTES)


def note_of(it: Ability, owner: int) -> Note:
    """The note with a text that belongs to a player."""
    return Note((it - NOTES_AT) * SEATS + owner)


def text_of_note(note: Note) -> Ability:
    """The text of a note."""
    return NOTE_TEXTS[note][0]


def owner_of(note: Note) -> Seat:
    """Whose a note is."""
    return Seat(NOTE_TEXTS[note][1])


# --- secret objectives that are scored when something happens: in hand they are like notes without an owner --------

FEATS_AT = len(NOTE_TEXTS)
IN_HAND = (*NOTE_TEXTS, *((TEXT.index.get(f"objective.{it.name}", Ability(-1)), -1) for it in OBJECTIVES))
"""The text and the owner of whatever is used from a hand that is not an action card: notes, then objectives."""


def feat(it: Ability) -> Objective:
    """The objective with this text."""
    return FEATS[it]


FEATS = {text: Objective(n) for n, (text, _) in enumerate(IN_HAND[FEATS_AT:]) if text >= 0}

# --- factions ----------------------------------------------------------------------------------------------------

FACTION_TEXTS = tuple(tuple(text(f"faction.{it.name}.{name}") for name in it.abilities) for it in FACTIONS)
"""The abilities on each faction sheet."""
UNIT_TEXTS = {it.name: text(f"unit.{it.name}") for it in MODELS if it.faction >= 0}
"""The text of each unit that only one faction has; it is in play as long as the model is on a player's sheet."""
MECH_TEXTS = tuple(
    tuple(text(f"unit.{MODELS[model].name}") for model in it.models if model >= 0 and MODELS[model].unit == MECH)
    for it in FACTIONS
)
"""The card of each faction's mech."""
FACTIONS_AT = FACTION_TEXTS[0][0]
FACTIONS_END = FACTIONS_AT + sum(map(len, FACTION_TEXTS))
LEADERS_AT = text(f"leader.{LEADERS[0].name}")
AGENT, COMMANDER, HERO = "agent", "commander", "hero"


def is_faction_ability(it: Ability) -> bool:
    """Whether a text is an ability on a faction sheet (LRR 31.25)."""
    return FACTIONS_AT <= it < FACTIONS_END


def is_faction_technology(it: Ability) -> bool:
    """Whether a text is a technology that only one faction has (LRR 89.11)."""
    return TECHNOLOGIES_AT <= it < AGENDAS_AT and TECHNOLOGIES[it - TECHNOLOGIES_AT].faction >= 0


def leader_row(it: Ability) -> LeaderRow:
    """The leader with this text."""
    return LEADERS[it - LEADERS_AT]


def is_agent(it: Ability) -> bool:
    """Whether a text is an agent (LRR 7.4)."""
    return LEADERS_AT <= it < LEADERS_AT + len(LEADERS) and LEADERS[it - LEADERS_AT].kind == AGENT


def leaders_of(faction: Faction) -> list[Ability]:
    """The leaders of a faction: agents, commander, hero (LRR 51)."""
    return [Ability(LEADERS_AT + n) for n, it in enumerate(LEADERS) if it.faction == faction]

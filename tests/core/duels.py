"""Duels: positions of the toy game, answers in the players' words, and what the tests look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from orrery.core.abilities import TABLE, Ability
from orrery.core.chance import Chance
from orrery.core.state import EVERYONE, then
from orrery.core.table import Table
from orrery.core.terms import Terms
from tests.core.toy import BARTER, COPIES, DIE, GAME, NOTE, TEXT, WIZARD, Duel, Wizard, all_cards

NORTH, EAST, SOUTH = 0, 1, 2


def cards(names: str) -> list[Ability]:
    """The numbers of the texts in a list of names."""
    return [TEXT.index[name.strip()] for name in names.split(",") if name.strip()]


def position(
    *hands: str,
    step: str = "turn",
    talents: Sequence[str] = (),
    pacts: Sequence[str] = (),
    in_force: Sequence[str] = (),
    lives: Sequence[int] = (),
    sparks: Sequence[int] = (),
    standing: Sequence[str] = (),
    leader: int = 0,
    deck: str = "",
    known: Sequence[int] = (),
    discard: str = "",
    dice: Sequence[int] = (),
    seed: int = 1,
    live: bool = True,
) -> Table:
    """A table with these hands ("bolt, shield"), in round one. `deck` are the next draws, `known` the masks of the
    seats that know them (default: nobody); all other cards are below them. `discard` is face up. `talents` may belong
    to someone else ("oath of south"), `pacts` names the owners of those in each hand, `in_force` applies to everyone.
    `dice` are used up in order."""
    s = Duel(wizards=[Wizard() for _ in hands], round=1, leader=leader)
    rest = [card for card, copies in zip(TEXT.every, COPIES, strict=True) for _ in range(copies)]
    for seat, names in enumerate(hands):
        s.wizards[seat].hand = cards(names)
    for seat, names in enumerate(talents):
        for name in names.split(", ") if names else ():
            text, _, owner = name.partition(" of ")
            s.wizards[seat].texts.put(TEXT.index[text], WIZARD.index[owner] if owner else seat)
    for seat, owners in enumerate(pacts):
        s.wizards[seat].notes = [NOTE.index[f"pact of {owner}"] for owner in owners.split(", ") if owner]
    for name in in_force:
        s.texts.put(TEXT.index[name], TABLE)
    for wizard, life in zip(s.wizards, lives, strict=False):
        wizard.life = life
    for wizard, purse in zip(s.wizards, sparks, strict=False):
        wizard.sparks = purse
    for wizard, names in zip(s.wizards, standing, strict=False):
        wizard.standing = names.split(", ") if names else []
    s.discard.put(cards(discard), EVERYONE)
    for card in [*cards(deck), *all_cards(s)]:
        rest.remove(card)
    s.deck.shuffle_in(rest)
    for n, card in reversed(list(enumerate(cards(deck)))):
        s.deck.put_on_top(card, known[n] if n < len(known) else 0)
    then(s, (step,), *([("dusk",)] if step == "turn" else []), ("round",))
    game = replace(GAME, setup=lambda players, config: s)
    pips = iter(dice)
    return Table.new(
        game, len(hands), seed=seed, live=live, source=lambda ask, track: fated(ask, pips) if ask.kind is DIE else None
    )


def with_steps(**steps: Any) -> Table:
    """A live table for two, before the council, with other rules for a step."""
    s = Duel(wizards=[Wizard(), Wizard()], round=1)
    s.deck.shuffle_in(TEXT.every[:8])
    then(s, ("council",), ("round",))
    return Table.new(replace(GAME, steps={**GAME.steps, **steps}, setup=lambda players, config: s), 2, seed=3)


def fated(ask: Chance[Any], pips: Iterator[int]) -> tuple[int, ...] | None:
    one = next(pips, None)
    return None if one is None else (one,)


def say(table: Table, script: str) -> None:
    """Let the wizards answer: "north play bolt; north target east; east react nothing; east vote yes"."""
    for sentence in script.split(";"):
        who, kind, words = sentence.strip().split(" ", 2)
        seat = WIZARD.index[who]
        _, decision = table.find(seat, kind)
        if isinstance(decision, Terms):
            table.answer_plain(seat, dealt(words), kind)
            continue
        data: list[Any] = [SAYINGS.get(w, int(w) if w.isdigit() else w) for w in words.split(", ")]
        many = decision.kind.many
        table.answer_plain(seat, [w for w in data if w is not None] if many else data[0], kind)


def dealt(words: str) -> dict[str, Any]:
    """A deal: "east, 1 sparks, bolt for 2 sparks"."""
    gives, _, gets = words.partition(" for ")
    partner, *given = gives.split(", ")
    told: dict[str, Any] = {"with": partner, "gives": {}, "gets": {}}
    for side, names in (("gives", given), ("gets", gets.split(", ") if gets else [])):
        for name in names:
            if name.endswith(" sparks"):
                told[side]["sparks"] = int(name.split()[0])
            else:
                told[side].setdefault("card", []).append(name)
    return told


SAYINGS: dict[str, Any] = {"nothing": None, "yes": True, "no": False}


def asked(table: Table) -> dict[str, str]:
    """Who is asked what now, without the offers to barter."""
    open_now = (*table.pending.values(), *table.offers.values())
    return {WIZARD.names[d.seat]: d.kind.name for d in open_now if d.kind is not BARTER}


def options(table: Table, who: str) -> list[str]:
    """What a wizard may answer, in words."""
    _, decision = table.find(WIZARD.index[who])
    return [decision.option(value).id.partition(":")[2] for value in decision.options()]


# --- what to look at --------------------------------------------------------------------------------------


def duel(table: Table) -> Duel:
    assert isinstance(table.state, Duel)
    return table.state


def sparks(table: Table) -> list[int]:
    return [wizard.sparks for wizard in duel(table).wizards]


def dice(table: Table) -> list[int]:
    return [entry[3][0] for entry in table.entries if entry[2] is DIE]


def everything(table: Table) -> tuple[Any, ...]:
    """Everything about a table that a refused answer must leave alone."""
    return (
        table.state.digest(),
        table.state.rng,
        table.entries[:],
        {track: id(decision) for track, decision in (table.pending | table.offers).items()},
        table.journal[:],
        table.prints[:],
        len(table.snapshots),
        table.undone[:],
        table.revealed,
        table.mark.at,
        [table.view(seat).plain() for seat in (-1, *range(table.players))],
    )


def random_walk(table: Table, seed: int, limit: int = 10_000) -> Iterator[int]:
    """Answer everything at random, offers included; yields the track that is answered next."""
    chance = Random(seed)
    for _ in range(limit):
        if table.over:
            return
        tracks = [*table.pending, *table.offers]
        track = tracks[int(chance.random() * len(tracks))]
        yield track
        table.put(track, (table.pending | table.offers)[track].sample(chance))


def lives(table: Table) -> list[int]:
    return [wizard.life for wizard in duel(table).wizards]

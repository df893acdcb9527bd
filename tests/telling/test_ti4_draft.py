"""The draft of Twilight Imperium 4 in words: questions, answers with what they give, the table and the journal."""

from __future__ import annotations

import re
from random import Random

import pytest

from orrery.core.table import Table
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.slices import EACH, TOGETHER
from orrery.games.ti4.telling.cards import behind
from orrery.games.ti4.telling.tell import lines
from orrery.telling.options import about
from orrery.telling.questions import question
from orrery.telling.teller import News
from orrery.text import LANGUAGES, Words

NAMES = ("Anna", "Ben", "Cem", "Dora")


def drafting(bans: str = "1") -> Table:
    return Table.new(GAME, 4, {"draft": "slices", "bans": bans}, seed=3)


def words_of(lang: str, seat: int) -> Words:
    return Words(lang, "ti4", NAMES, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_draft_is_told_to_everybody_from_the_first_question_to_the_last(lang: str) -> None:
    table, dice, told = drafting(), Random(3), []
    while table.state.draft is not None:
        track, asked = next(iter(table.pending.items()))
        words = words_of(lang, asked.seat)
        view = table.view(asked.seat)
        it = question(view, "1", asked, words)
        told += [it.prompt, *(f"{offer.name} {offer.note}" for offer in it.offers), *lines(view, words)]
        table.put(track, asked.sample(dice))
    for seat in range(-1, 4):
        words = words_of(lang, seat)
        told += [News.of(key, args, words).text for key, _, args in table.journal]
    assert len(told) > 500
    assert [line for line in told if "{" in line or "ti4-" in line or "None" in line] == []


def test_an_english_table_lists_what_is_on_offer_and_who_has_it() -> None:
    table = drafting("0")
    words, view = words_of("en", -1), table.view(-1)
    said = lines(view, words)
    assert "The draft:" in said
    assert [line.split(":")[0] for line in said if line.startswith("- slice")] == [f"- slice {n}" for n in range(1, 6)]
    assert "- place 1, the speaker’s" in said
    asked = next(iter(table.pending.values()))
    table.answer(asked.seat, 0, "draft")
    taken = next(line for line in lines(table.view(-1), words) if line.startswith("- slice 1:"))
    assert taken.endswith(f"; taken by {NAMES[asked.seat]}")
    assert News.of(*last(table), words).text == f"{NAMES[asked.seat]} takes slice 1."


def last(table: Table) -> tuple[str, dict[str, object]]:
    key, _, args = table.journal[-1]
    return key, args


def test_a_faction_on_offer_is_explained_like_any_other() -> None:
    table = drafting("0")
    asked = next(iter(table.pending.values()))
    words = words_of("en", asked.seat)
    lot = max(asked.options())
    name, *text = behind("lot", lot, words)
    assert name == words.noun("lot", lot)
    assert text
    assert behind("lot", 0, words) == [], "a slice says nothing of its own"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_before_a_game_one_can_read_what_every_slice_has(lang: str) -> None:
    """The bounds are none of the rules reference's; the numbers are those of slices.py."""
    (draft,) = [it for it in GAME.settings if it.name == "draft"]
    said = about(draft, Words(lang, "ti4"))
    numbers = [float(it.replace(",", ".")) for it in re.findall(r"\d+(?:[.,]\d+)?", said)]
    assert numbers == [*EACH, *TOGETHER]
    spare = [about(it, Words(lang, "ti4")) for it in GAME.settings if it.name.startswith("spare")]
    assert len(set(spare) - {""}) == 2

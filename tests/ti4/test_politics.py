"""The strategy card Politics of Twilight Imperium 4 (LRR 68)."""

from __future__ import annotations

import pytest

from orrery.core.table import Table
from orrery.games.ti4.rules.nouns import TEXT
from tests.ti4.notation import asked, options, player, position, say, state, why_not

AGENDAS = "agenda.mutiny, agenda.fleet_regulations, agenda.minister_of_war"


def agendas(table: Table) -> list[str]:
    """The agendas from top to bottom, those that somebody has looked at or laid there."""
    layers = [layer for layer in state(table).agendas.layers if len(layer) == 1]
    return [TEXT.names[layer[0]].removeprefix("agenda.") for layer in reversed(layers)]


@pytest.mark.rule("LRR 68.1", "LRR 68.2", "LRR 68.2i", "LRR 68.2ii", "LRR 81.6", "LRR 83.3")
def test_politics_names_a_speaker_then_draws_then_looks_at_agendas() -> None:
    table = position(sol={"strategies": "politics"}, hacan={"strategies": "trade"}, agendas=AGENDAS)
    say(table, "letnev act pass; sol act politics")
    assert asked(table) == {"sol": "new_speaker"}
    assert why_not(table, "sol new_speaker sol") == "LRR 68.2i", "Sol is speaker"
    assert player(table, "sol").hand == []
    say(table, "sol new_speaker hacan")
    assert state(table).speaker == 2
    assert len(player(table, "sol").hand) == 2
    assert asked(table) == {"sol": "agendas_under"}
    assert options(table, "sol") != []


@pytest.mark.rule("LRR 68.2i")
def test_whoever_is_not_speaker_may_take_the_token() -> None:
    table = position(letnev={"strategies": "politics"})
    say(table, "sol act pass; letnev act politics; letnev new_speaker letnev")
    assert state(table).speaker == 1


@pytest.mark.rule("LRR 68.2iii")
@pytest.mark.parametrize(
    ("answers", "top", "bottom"),
    [
        ("agendas_under nothing; sol agenda_first agenda.fleet_regulations", ["fleet_regulations", "mutiny"], []),
        ("agendas_under agenda.mutiny", ["fleet_regulations"], ["mutiny"]),
        (
            "agendas_under agenda.mutiny, agenda.fleet_regulations; sol agenda_first agenda.fleet_regulations",
            [],
            ["fleet_regulations", "mutiny"],
        ),
    ],
)
def test_the_next_two_agendas_go_on_top_or_under_the_deck(answers: str, top: list[str], bottom: list[str]) -> None:
    table = position(sol={"strategies": "politics"}, hacan={"strategies": "trade"}, agendas=AGENDAS)
    say(table, f"letnev act pass; sol act politics; sol new_speaker letnev; sol {answers}")
    assert agendas(table) == [*top, "minister_of_war", *bottom]


@pytest.mark.rule("LRR 68.3")
def test_the_others_draw_two_cards_for_a_token() -> None:
    table = position(sol={"strategies": "politics"}, hacan={"strategies": "trade"}, agendas=AGENDAS)
    say(table, "letnev act pass; sol act politics; sol new_speaker letnev; sol agendas_under nothing")
    say(table, "sol agenda_first agenda.mutiny; letnev secondary yes; hacan secondary no")
    assert [len(player(table, name).hand) for name in ("sol", "letnev", "hacan")] == [2, 2, 0]
    assert [player(table, name).pools[2] for name in ("letnev", "hacan")] == [1, 2]


@pytest.mark.rule("LRR 68.2iii")
def test_nobody_else_sees_these_agendas() -> None:
    table = position(sol={"strategies": "politics"}, hacan={"strategies": "trade"}, agendas=AGENDAS)
    say(table, "letnev act pass; sol act politics; sol new_speaker letnev; sol agendas_under agenda.mutiny")
    seen = state(table).agendas.seen
    assert (seen[0], seen[-1]) == (1, 1), "only Sol knows what lies at the bottom and on top"


@pytest.mark.rule("LRR 59.5", "LRR 68.2iii")
def test_the_second_agenda_comes_from_the_discard_pile_when_the_deck_is_empty() -> None:
    table = position(sol={"strategies": "politics"}, hacan={"strategies": "trade"}, agendas="agenda.mutiny, nothing")
    say(table, "letnev act pass; sol act politics; sol new_speaker letnev")
    shown = {name for option in options(table, "sol") for name in option.split("+")} - {"none"}
    assert len(shown) == 2
    assert "agenda.mutiny" in shown
    assert state(table).agenda_discard == []

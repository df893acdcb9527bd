"""What is hidden in the agenda phase of Twilight Imperium 4 stays hidden, and can be imagined."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from orrery.core.table import Table
from orrery.core.view import plain, question_plain
from orrery.games.ti4 import GAME
from orrery.games.ti4.rules.texts import text
from tests.ti4.councils import council
from tests.ti4.notation import state

HANDS = {
    "sol": {"hand": "veto, imperial_rider, confounding_legal_text", "goods": 2},
    "letnev": {"hand": "diplomatic_pressure, bribery, deadly_plot", "goods": 2},
    "hacan": {"hand": "ancient_burial_sites, politics_rider, distinguished_councilor, confusing_legal_text"},
}
AGENDAS = [
    "agenda.covert_legislation, agenda.minister_of_war, agenda.conventions_of_war",
    "agenda.covert_legislation, agenda.shared_research, agenda.prophecy_of_ixth",
    "agenda.minister_of_peace, agenda.covert_legislation, agenda.minister_of_policy",
]


def played(agendas: str, seed: int) -> Iterator[Table]:
    """The table at every question of the agenda phase, answered at random."""
    table, dice = council(agendas, frames=[("agenda_phase",)], seed=seed, **HANDS), Random(seed)
    while table.pending:
        yield table
        decision = next(iter(table.pending.values()))
        table.answer(decision.seat, decision.sample(dice), decision.kind.name)


@pytest.mark.parametrize("agendas", AGENDAS)
def test_what_a_player_cannot_see_does_not_show(agendas: str) -> None:
    for number, table in enumerate(played(agendas, 1)):
        for seat in {number % 3, (number + 1) % 3}:
            other = table.mind(seat).imagine(number, fill=True)
            assert plain(other.view(seat).plain()) == plain(table.view(seat).plain())
            assert GAME.conserved(other.state) == GAME.conserved(table.state)
            here = [question_plain("", decision) for _, decision in table.asked(seat)]
            assert [question_plain("", decision) for _, decision in other.asked(seat)] == here


@pytest.mark.parametrize("agendas", AGENDAS)
def test_an_imagined_council_can_be_played_to_its_end(agendas: str) -> None:
    for number, table in islice(enumerate(played(agendas, 2)), 0, None, 2):
        imagined, dice = table.imagine(number % 3, number), Random(number)
        while imagined.pending:
            decision = next(iter(imagined.pending.values()))
            imagined.answer(decision.seat, decision.sample(dice), decision.kind.name)
        assert state(imagined).council is None
        assert len(state(imagined).hidden_agenda) == 0


def test_only_the_speaker_sees_the_hidden_agenda() -> None:
    table = council(AGENDAS[0])
    assert table.view(0).plain()["state"]["hidden_agenda"] == [[text("agenda.minister_of_war")]]
    assert table.view(1).plain()["state"]["hidden_agenda"] == [1], "the others see that there is one"

"""Laws of Twilight Imperium 4 (LRR 1): how they come into play, and how they leave it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from orrery.core.abilities import TABLE
from orrery.core.table import Table
from orrery.games.ti4.rules.board import influence, resources
from orrery.games.ti4.rules.council import council_of
from orrery.games.ti4.rules.effects import AGENDA_PHASE, lasts
from orrery.games.ti4.rules.hooks import AGENDAS, Agenda
from orrery.games.ti4.rules.laws import discard_law, give_law, is_in_play, laws_in_play, laws_of
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.rules.outcomes import elected_law
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import text
from orrery.games.ti4.rules.things import Outcome, Seat
from tests.ti4.councils import BASE, agenda, cast, council, discarded, holder, sitting
from tests.ti4.notation import asked, planet, player, position, state

LAW = "agenda.shared_research"
MINISTER = "agenda.minister_of_war"
SANCTUARY = "agenda.senate_sanctuary"


def done(coroutine: Coroutine[Any, Any, None]) -> None:
    """Carry out something that asks nobody."""
    with pytest.raises(StopIteration):
        coroutine.send(None)


def laws(table: Table) -> list[str]:
    return [TEXT.names[law] for law in laws_in_play(state(table))]


# --- into play ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 1.2", "LRR 1.3", "LRR 1.4", "LRR 2.20")
def test_after_for_a_law_stays_in_the_common_play_area() -> None:
    table = council(LAW)
    cast(table, "letnev for mehar_xull; hacan nothing; sol nothing")
    assert holder(table, "shared_research") == "all"
    assert discarded(table) == []


@pytest.mark.rule("LRR 1.3", "LRR 1.4", "LRR 2.20")
def test_the_elected_player_owns_the_law() -> None:
    table = council(MINISTER)
    cast(table, "letnev hacan mehar_xull; hacan nothing; sol nothing")
    assert holder(table, "minister_of_war") == "hacan"
    assert laws_of(state(table), 2) == [text(MINISTER)]
    assert laws_of(state(table), 1) == []


@pytest.mark.rule("LRR 1.3", "LRR 11.1", "LRR 2.11")
def test_a_law_is_attached_to_the_elected_planet_and_changes_it() -> None:
    table = council(SANCTUARY, options=BASE)
    cast(table, "letnev planet.quann mehar_xull; hacan nothing; sol nothing")
    assert state(table).law_planets == {text(SANCTUARY): planet("quann")}
    assert holder(table, "senate_sanctuary") == "all"
    assert (resources(state(table), planet("quann")), influence(state(table), planet("quann"))) == (2, 3)


@pytest.mark.rule("LRR 1.6", "LRR 2.21")
def test_after_against_a_law_is_discarded() -> None:
    table = council("agenda.regulated_conscription, agenda.minister_of_peace, agenda.mutiny, nothing")
    cast(table, "letnev against mehar_xull; hacan nothing; sol nothing")
    assert laws(table) == []
    assert discarded(table)[-1] == "regulated_conscription"


@pytest.mark.rule("LRR 1.7", "LRR 1.8")
def test_a_directive_has_its_effect_once_and_is_discarded(monkeypatch: pytest.MonkeyPatch) -> None:
    outcomes = []

    async def note(s: Imperium, outcome: Outcome) -> None:
        outcomes.append(outcome)
        assert s.agenda_discard == [], "it is resolved first"

    monkeypatch.setitem(AGENDAS, text("agenda.economic_equality"), Agenda(note, None, None))
    table = council("agenda.economic_equality")
    cast(table, "letnev against mehar_xull; hacan nothing; sol nothing")
    assert outcomes == [1]
    assert discarded(table) == ["economic_equality"]
    assert laws(table) == []


# --- out of play -------------------------------------------------------------------------------------------------


@pytest.mark.rule("LRR 1.5")
def test_a_discarded_law_loses_its_effect_and_lies_on_top_of_the_discard_pile() -> None:
    table = council(SANCTUARY, options=BASE)
    cast(table, "letnev planet.quann mehar_xull; hacan nothing; sol nothing")
    s = state(table)
    done(discard_law(s, text(SANCTUARY)))
    assert influence(s, planet("quann")) == 1
    assert (s.law_planets, s.attached) == ({}, {})
    assert discarded(table) == ["senate_sanctuary"]
    assert laws(table) == []


@pytest.mark.rule("LRR 1.4")
def test_a_law_can_pass_to_another_player() -> None:
    table = position(laws=f"{MINISTER} sol")
    done(give_law(state(table), text(MINISTER), Seat(1)))
    assert (holder(table, "minister_of_war"), discarded(table)) == ("letnev", [])


@pytest.mark.rule("LRR 16.3")
def test_the_laws_of_an_eliminated_player_are_discarded() -> None:
    table = position(laws=f"{MINISTER} letnev, {LAW}", planets={"arc_prime": ":", "wren_terra": ":"})
    assert player(table, "letnev").eliminated
    assert (laws(table), discarded(table)) == ([LAW], ["minister_of_war"])


def test_a_text_with_an_effect_that_lasts_is_not_a_law_in_play() -> None:
    table = position(laws=LAW)
    s = state(table)
    lasts(s, text("agenda.arms_reduction"), TABLE, AGENDA_PHASE)
    lasts(s, text("agenda.executive_sanctions"), TABLE, AGENDA_PHASE)
    lasts(s, text(LAW), TABLE, AGENDA_PHASE)
    assert laws(table) == [LAW]
    done(discard_law(s, text(LAW)))
    assert laws(table) == []
    assert not is_in_play(s, text(LAW))


# --- voted on again ----------------------------------------------------------------------------------------------


@pytest.fixture
def _miscount(monkeypatch: pytest.MonkeyPatch) -> None:
    async def again(s: Imperium, outcome: Outcome) -> None:
        council_of(s).again.append(elected_law(outcome))

    monkeypatch.setitem(AGENDAS, text("agenda.miscount_disclosed"), Agenda(again, None, None))


RECOUNT = "agenda.miscount_disclosed"


@pytest.mark.usefixtures("_miscount")
@pytest.mark.rule("LRR F.23")
def test_a_law_that_is_voted_on_again_stays_in_play_meanwhile() -> None:
    table = council(RECOUNT, laws=f"{LAW}, {MINISTER} sol")
    cast(table, "letnev law.minister_of_war wren_terra; hacan nothing; sol nothing")
    assert (agenda(table), sitting(table).number) == ("minister_of_war", 1)
    assert holder(table, "minister_of_war") == "sol"
    cast(table, "letnev hacan; hacan nothing; sol nothing")
    assert holder(table, "minister_of_war") == "hacan"
    assert discarded(table) == ["miscount_disclosed"]
    assert (agenda(table), sitting(table).number) == ("regulated_conscription", 2)


@pytest.mark.usefixtures("_miscount")
@pytest.mark.rule("LRR 2.21")
def test_a_law_that_is_voted_on_again_is_discarded_after_against() -> None:
    table = council(RECOUNT, laws="agenda.conventions_of_war")
    cast(table, "letnev law.conventions_of_war wren_terra; hacan nothing; sol nothing")
    cast(table, "letnev against; hacan nothing; sol nothing")
    assert laws(table) == []
    assert discarded(table) == ["miscount_disclosed", "conventions_of_war"]
    assert asked(table) == {"hacan": "vote"}

"""When action cards can be played and stopped (T3.19): every card at the times that are printed on it; and that texts
which can be read in two ways say so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.core.windows import Window
from orrery.games.ti3.rules.data import ACTION_CARDS, ActionCard
from orrery.games.ti3.rules.hooks import ACTIONS, HOOKS
from orrery.games.ti3.rules.nouns import CARD, NAMES
from orrery.games.ti3.rules.options import RULINGS
from orrery.games.ti3.rules.texts import RACES_AT
from orrery.games.ti3.rules.windows import (
    ANY_TIME,
    Activated,
    AgendaRead,
    BattleRound,
    BeforeAgenda,
    BeforeBattle,
    BeforeBombardment,
    BeforeInvasion,
    BeforeLandings,
    BeforeTechnology,
    BeforeVote,
    CardPlayed,
    DiceRolled,
    HitsScored,
    InvasionRound,
    Moved,
    PlanetTaken,
    PrimaryBegins,
    PrimaryDone,
    SecondaryDone,
    ShipDamaged,
    StatusPhase,
    StrategiesTaken,
    StrategyPhase,
    StrategyTaken,
    Voted,
)
from orrery.games.ti3.telling.cards import READINGS, card
from orrery.text import LANGUAGES, Words
from tests.ti3.notation import asked, position, say, state


def names(cards: Sequence[int]) -> list[str]:
    return sorted(CARD.names[card] for card in cards)


# --- when cards can be played ------------------------------------------------------------------------------------

PHASE = (StrategyPhase, StrategiesTaken)
TIMES: dict[str, tuple[type[Window], ...]] = {
    "action": (),
    "strategy_phase": PHASE,
    "strategy_phase_before_first_pick": (StrategyPhase,),
    "strategy_phase_after_a_pick": (StrategyTaken,),
    "strategy_phase_after_all_picks": (StrategiesTaken,),
    "after_strategy_primary": (PrimaryDone,),
    "on_political_primary": (PrimaryBegins,),
    "before_political_draw": (BeforeAgenda,),
    "after_agenda_read": (AgendaRead,),
    "before_own_vote": (BeforeVote,),
    "after_other_vote": (Voted,),
    "before_technology_purchase": (BeforeTechnology,),
    "after_own_technology_primary": (PrimaryDone,),
    "after_target_trade_secondary": (SecondaryDone,),
    "after_own_activation": (Activated,),
    "after_enemy_activation_and_move": (Moved,),
    "after_enemy_fleet_enters": (Moved,),
    "before_space_battle": (BeforeBattle,),
    "before_space_battle_or_invasion_combat": (BeforeBattle, BeforeInvasion, BattleRound, InvasionRound),
    "before_space_battle_round": (BattleRound,),
    "after_combat_die": (DiceRolled,),
    "after_opponent_combat_rolls": (HitsScored,),
    "after_ship_damaged": (ShipDamaged,),
    "before_planetary_landings": (BeforeLandings,),
    "before_bombardment": (BeforeBombardment,),
    "before_invasion_combat": (BeforeInvasion,),
    "after_neutral_conquest": (PlanetTaken,),
    "after_planet_lost": (PlanetTaken,),
    "status_phase": (StatusPhase,),
    "after_action_card": (CardPlayed,),
    "any_time": ANY_TIME,
}
"""What is printed on a card under "play:", and the windows that are meant (Morale Boost by both readings, T3.17.17)."""


@pytest.mark.rule("T3.19.1", "T3.19.3")
@pytest.mark.parametrize("it", [c for c in ACTION_CARDS if c.name != "touch_of_genius"], ids=lambda it: it.name)
def test_every_card_is_played_when_it_says_and_at_no_other_time(it: ActionCard) -> None:
    number = CARD.index[it.name]
    times = {window for window in HOOKS.occasions() if number in HOOKS.cards_for(window.__name__)}
    expected = set(TIMES[it.timing])
    if it.name == "disclosure":
        expected -= {BattleRound, AgendaRead}
    assert times == expected
    assert (number in ACTIONS) == (it.timing == "action")


# --- when cards can be stopped -----------------------------------------------------------------------------------


@pytest.mark.rule("T3.19.6")
def test_a_card_instead_of_an_action_is_stopped_before_its_target_is_named() -> None:
    table = position(sol={"hand": "insubordination"}, norr={"hand": "sabotage"})
    say(table, "sol action card.insubordination")
    assert asked(table) == {"norr": "react"}
    assert table.find(1)[1].args["aimed_at"] == -1
    say(table, "norr react card.sabotage")
    assert names(state(table).discard) == ["insubordination", "sabotage"]


@pytest.mark.rule("T3.19.6")
def test_any_other_card_is_stopped_when_its_target_is_known() -> None:
    frames = [("agenda", 0, -1), ("turn",)]
    table = position(politics="cost_overruns", frames=frames, norr={"hand": "thugs"}, hacan={"hand": "sabotage"})
    say(table, "norr react card.thugs; norr aim_player hacan")
    assert asked(table) == {"hacan": "react"}
    assert table.find(2)[1].args["aimed_at"] == 2
    say(table, "hacan react card.sabotage")
    assert asked(table) == {"norr": "vote"}, "Hacan is not kept from it"


# --- what is told about a text -----------------------------------------------------------------------------------

ABOUT_OTHERS = {
    ("graviton-negator", "technology.assault_cannon"),
    ("graviton-negator", "technology.dacxive_animators"),
    ("x89-needs", "technology.assault_cannon"),
    ("x89-needs", "technology.transit_diodes"),
    ("recheck-and-direct-hit", "technology.assault_cannon"),
    ("patrols-into-nebula", "card.patrol"),
    ("way-of-transports", "technology.antimass_deflectors"),
}
"""Rulings that name a text in passing: they are about another one, or about a strategy card."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_reads_a_text_reads_its_rulings_too(lang: str) -> None:
    words, english = Words(lang, "ti3"), Words("en", "ti3")
    names = [str(english.noun("text", number)) for number in range(RACES_AT)]
    for ruling in RULINGS:
        for number, name in enumerate(names):
            if name in english.rule(ruling.rule) and (ruling.name, NAMES[number]) not in ABOUT_OTHERS:
                assert any(words.rule(ruling.rule) in line for line in card(number, words)), (ruling.name, name)
    assert all(name in NAMES for name in READINGS)

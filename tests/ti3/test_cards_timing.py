"""When action cards can be played and stopped (T3.19): every card at the times printed on it; and that texts which can
be read in two ways say so."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from orrery.core.windows import Window
from orrery.games.ti3.rules.hooks import ACTIONS, HOOKS, times
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
"""What is printed on a card under "play:", and the windows it means (Morale Boost under both readings, T3.17.17)."""


PRINTED = {
    "action": (
        "armistice civil_defense diplomatic_immunity ghost_ship good_year influence_in_the_merchants_guild "
        "insubordination local_unrest lucky_shot massive_transport patrol plague privateers "
        "rally_of_the_people rise_of_a_messiah secret_industrial_agent spacedock_accident stellar_criminals "
        "strategic_bombardment successful_spy transport unexpected_action uprising voluntary_annexation "
        "war_footing"
    ),
    "before_invasion_combat": "chemical_warfare",
    "strategy_phase": (
        "command_summit cultural_crisis grand_armada multiculturalism productivity_spike "
        "scientist_assassination signal_jamming synchronicity trade_stop usurper"
    ),
    "before_technology_purchase": "corporate_sponsorship focused_research opening_the_black_box",
    "on_political_primary": "council_dissolved",
    "before_political_draw": "determine_policy",
    "after_ship_damaged": "direct_hit",
    "any_time": "disclosure emergency_repairs master_of_trade",
    "after_other_vote": "discredit",
    "before_bombardment": "dug_in",
    "after_enemy_activation_and_move": "experimental_battlestation",
    "before_own_vote": "fantastic_rhetoric",
    "before_space_battle": "fighter_prototype into_the_breach",
    "after_own_activation": "flank_speed in_the_silence_of_space",
    "after_enemy_fleet_enters": "minelayers",
    "before_space_battle_or_invasion_combat": "morale_boost",
    "after_strategy_primary": "policy_paralysis",
    "status_phase": "political_stability",
    "strategy_phase_after_a_pick": "public_disgrace",
    "after_neutral_conquest": "rare_mineral",
    "after_combat_die": "recheck",
    "after_planet_lost": "reparations",
    "after_target_trade_secondary": "ruinous_tariffs",
    "after_action_card": "sabotage",
    "after_opponent_combat_rolls": "shields_holding",
    "before_space_battle_round": "skilled_retreat",
    "before_planetary_landings": "star_of_death",
    "strategy_phase_after_all_picks": "strategic_flexibility",
    "strategy_phase_before_first_pick": "strategic_shift",
    "after_own_technology_primary": "tech_bubble",
    "after_agenda_read": "thugs veto",
}
"""What is printed on the cards of the base game under "play:"."""


@pytest.mark.rule("T3.19.1", "T3.19.3")
@pytest.mark.parametrize(
    ("name", "timing"), [(name, when) for when, names in PRINTED.items() for name in names.split()]
)
def test_every_card_is_played_when_it_says_and_at_no_other_time(name: str, timing: str) -> None:
    number = CARD.index[name]
    windows = {window for window in HOOKS.occasions() if number in HOOKS.cards_for(window.__name__)}
    expected = set(TIMES[timing])
    if name == "disclosure":
        expected -= {BattleRound, AgendaRead}
    assert windows == expected
    assert (number in ACTIONS) == (timing == "action")


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("good_year", ["action"]),
        ("direct_hit", ["ShipDamaged"]),
        ("command_summit", ["phase"]),
        ("disclosure", ["any"]),
        ("touch_of_genius", ["copied"]),
        ("morale_boost", ["BeforeBattle", "BeforeInvasion", "BattleRound", "InvasionRound"]),
    ],
)
def test_when_a_card_is_played_follows_from_its_windows(name: str, found: list[str]) -> None:
    assert sorted(times(CARD.index[name])) == sorted(found)


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

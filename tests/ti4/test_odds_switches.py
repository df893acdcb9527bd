"""Which texts a reader can switch on and off in the odds of a fight, and what that changes."""

from __future__ import annotations

from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, assault, attack
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER
from orrery.games.ti4.odds.switches import odds_with, switches
from orrery.games.ti4.odds.texts import OPTIONAL, PAID, PLAYED, words_key
from orrery.games.ti4.rules.things import Seat
from orrery.text import LANGUAGES, Words
from tests.ti4.fought import AT, PLANET, SetUp, set_up
from tests.ti4.notation import forces, place, planet
from tests.ti4.odds_set_ups import playing

FACTIONS = "letnev, winnu, sol"
NO: dict[str, int] = {}


def over_space() -> SpaceFight:
    """Letnev, with some cards and an agent, attack Winnu, who have a card."""
    plans = playing(direct_hit=2, morale_boost=1, bunker=1), playing(shields_holding=1)
    texts = {"texts": "leader.viscount_unlenn"}
    s = set_up(SetUp(FACTIONS, "3 cruiser", "2 dreadnought", attacker=texts, plans=plans))
    fight = attack(s.redacted(0), Seat(0), place(AT))
    assert fight is not None
    return fight


def over_a_planet() -> GroundFight:
    s = set_up(
        SetUp(FACTIONS, "2 dreadnought, 3 infantry", garrison="3 infantry", plans=(playing(), playing(bunker=1)))
    )
    fight = assault(s.redacted(1), Seat(0), planet(PLANET), forces("3 infantry"))
    assert fight is not None
    return fight


def test_own_cards_are_off_and_texts_in_play_are_on() -> None:
    found = {it.name: (it.most, it.now) for it in switches(over_space(), ATTACKER, reader=0)}
    assert found == {"card.direct_hit": (2, 0), "card.morale_boost": (1, 0), "leader.viscount_unlenn": (1, 1)}


def test_of_somebody_else_all_cards_are_possible_that_the_reader_has_not_seen() -> None:
    """Winnu have one card in hand, and the reader has two of the four Direct Hits."""
    found = {it.name: it.most for it in switches(over_space(), DEFENDER, reader=0)}
    assert found["card.shields_holding"] == found["card.direct_hit"] == 1
    assert "card.bunker" not in found, "that is for invasions"


def test_switches_change_the_odds() -> None:
    fight = over_space()
    plain = fight.odds()
    assert odds_with(fight, (NO, NO)) == plain
    assert odds_with(fight, ({"card.direct_hit": 1}, NO)).win > plain.win
    assert odds_with(fight, ({"leader.viscount_unlenn": 0}, NO)).win < plain.win
    assert odds_with(fight, (NO, {"card.shields_holding": 1})).win < plain.win


def test_an_invasion_has_other_switches() -> None:
    fight = over_a_planet()
    assert [it.name for it in switches(fight, DEFENDER, reader=1)] == ["card.bunker"]
    assert odds_with(fight, (NO, {"card.bunker": 1})).win < fight.odds().win


def test_texts_whose_use_costs_something_are_off() -> None:
    s = set_up(SetUp("yin, winnu, sol", "2 destroyer, cruiser", "dreadnought", more={"sheets": "yin"}))
    fight = attack(s.redacted(0), Seat(0), place(AT))
    assert fight is not None
    found = {it.name: it.now for it in switches(fight, ATTACKER, reader=0)}
    assert found["faction.yin.devotion"] == 0
    assert odds_with(fight, ({"faction.yin.devotion": 1}, NO)).win > fight.odds().win


def test_every_switch_has_a_name_in_words() -> None:
    for lang in LANGUAGES:
        words = Words(lang, "ti4")
        assert [name for name in (*PLAYED, *PAID, *OPTIONAL) if not words.has(words_key(name))] == []

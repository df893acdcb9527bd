"""Which texts a reader can switch on and off in the odds of a fight, and what that changes; attacks that nobody has
begun."""

from __future__ import annotations

from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, assault, attack, supposed
from orrery.games.ti4.odds.scene import ATTACKER, DEFENDER
from orrery.games.ti4.odds.switches import odds_with, switches
from orrery.games.ti4.odds.texts import OPTIONAL, PAID, PLAYED, words_key
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.things import Seat
from orrery.text import LANGUAGES, Words
from tests.ti4.fought import AT, PLANET, SetUp, set_up
from tests.ti4.notation import forces, place, planet, position
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


# --- attacks that nobody has begun -------------------------------------------------------------------------------


def thinking() -> Imperium:
    """Hacan have a fleet with a carrier near Winnu's ships and near their planet; nothing is activated."""
    table = position(
        "hacan, winnu, letnev",
        hacan={"space": {"204": "2 cruiser, carrier, 2 infantry, 2 fighter", "205": "dreadnought"}},
        winnu={"space": {"103": "2 cruiser"}},
        tiles={"203": "25"},
        planets={"quann": "winnu: 2 infantry, pds"},
    )
    s: Imperium = table.view(0).state
    return s


def test_an_attack_can_be_supposed_without_an_activation() -> None:
    s = thinking()
    assert s.activation is None
    usual, begun = supposed(s, Seat(0), place("103")), attack(s, Seat(0), place("103"))
    assert usual is not None
    assert begun is not None
    assert usual.odds() == begun.odds(), "with all that could go there"
    few = supposed(s, Seat(0), place("103"), mine=forces("destroyer"))
    many = supposed(s, Seat(0), place("103"), mine=forces("3 dreadnought"), theirs=forces("cruiser"))
    assert few is not None
    assert many is not None
    assert few.odds().win < 0.2 < 0.95 < many.odds().win
    assert supposed(s, Seat(0), place("204")) is None, "nobody to attack there"


def test_a_landing_can_be_supposed_without_an_activation() -> None:
    s = thinking()
    usual = supposed(s, Seat(0), place("203"), planet("quann"))
    assert isinstance(usual, GroundFight)
    assert usual.armies[0].forces().ground_forces() == 2, "all that there is room for"
    many = supposed(s, Seat(0), place("203"), planet("quann"), forces("6 infantry, war_sun"))
    assert isinstance(many, GroundFight)
    assert many.armies[0].forces().ground_forces() == 6
    assert many.s.players[0].space[place("203")].ships() == 0, "war suns need their technology"
    assert many.odds().win > usual.odds().win + 0.3
    assert s.players[0].space.get(place("203")) is None, "the table stays as it is"

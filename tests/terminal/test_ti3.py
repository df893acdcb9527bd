"""Twilight Imperium 3 in the terminal: whole games, a first turn as a player types it, units with counts, shortcuts,
why not, texts on demand, replays from one seat's knowledge."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.games import game as titled
from orrery.games.ti3.rules.data import PLANET_NAMES
from orrery.games.ti3.rules.nouns import GOOD
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.terminal.draw import about, find_place, why_later
from orrery.telling.questions import question, told
from orrery.terminal.answers import Unclear, read
from orrery.terminal.drawing import drawing, shortcut
from orrery.text import LANGUAGES, Words
from tests.telling.ti3_tables import EVERYTHING, new, positions, words_of
from tests.terminal.typist import at_random, typed
from tests.ti3.notation import place, planet, position, say

PLAY = ["play", "ti3", "--plain"]
DRAW = drawing("ti3")


def anyhow(dice: Random) -> Callable[[str], str]:
    """Answer whatever the marker line asks for; what the rules refuse is retried, or left to the adviser."""
    by_number = at_random(dice)
    before = [""]

    def answer(marker: str) -> str:
        again, before[0] = marker == before[0], marker
        if " confirm " in marker:
            return dice.choice(("yes", "no"))
        if again:
            for kind, word in (("pay-", "cheap"), ("redistribute-", "same"), (" pick 0-", "none")):
                if kind in marker:
                    return word
            if " pick " in marker:
                return "all"
        return by_number(marker)

    return answer


# --- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "seats", "total"),
    [("en", "you,random,random", "Total"), ("de", "you:Anna,random,random,you:Ben", "Summe")],
)
def test_a_whole_game_ends_with_a_score_sheet(
    monkeypatch: pytest.MonkeyPatch, lang: str, seats: str, total: str
) -> None:
    argv = [*PLAY, "--seed", "7", "--lang", lang, "--record", "game.jsonl", "--seats", seats]
    status, out = typed(monkeypatch, [*argv, "--option", "round-limit=1"], then=anyhow(Random(1)))
    record = Record.load("game.jsonl", games=titled)
    assert status == 0
    assert record.end is not None
    assert out.rstrip("\n").splitlines()[-1] == "= over " + " ".join(map(str, record.end.scores))
    sheet = out[out.rindex("Final score" if lang == "en" else "Schlusswertung") :]
    for points in record.end.scores:
        assert f"{total} {points}\n" in sheet
    assert not set(out) & set("\x1b\r\b\t│╭─⌂▲•╱╲")


FIRST = [
    "arc prime", "2 arc prime 1 wren", "trade", "warfare", "no", "no",
    "tactical", "b8", "c12", "1 carrier 2 ground force@Arc Prime", "none", "all",
]  # fmt: skip
"""A first turn on seed 3: Letnev takes Trade and Warfare, then moves a carrier to Quann and takes it."""


def first_turn(monkeypatch: pytest.MonkeyPatch, *lines: str, lang: str = "en", more: tuple[str, ...] = ()) -> str:
    seats = ["--seats", "you,greedy,greedy,greedy"]
    status, out = typed(monkeypatch, [*PLAY, "--seed", "3", "--lang", lang, *seats, *more], *lines, "quit")
    assert status == 0
    return out


def test_a_first_turn_as_a_player_types_it(monkeypatch: pytest.MonkeyPatch) -> None:
    out = first_turn(monkeypatch, *FIRST)
    assert "You move 1 carrier and 2 ground forces from C12 to B8." in out
    assert "You take Quann." in out
    assert "Nothing here is called" not in out
    assert out.count("Galaxy (places are named") == 2, "at the start and in the strategy phase"
    assert "1-3. Arc Prime: 4 resources, 0 influence, yours, space dock" in out, "equal things share a line"


def test_the_same_turn_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "arc prime", "2 arc prime 1 wren", "handel", "kriegsführung", "nein", "nein",
        "taktische", "b8", "c12", "1 träger, alle bodentruppen@arc prime", "nichts", "alle",
    ]  # fmt: skip
    out = first_turn(monkeypatch, *lines, lang="de")
    assert "Du bewegst 1 Träger und 2 Bodentruppen von C12 nach B8." in out
    assert "Du übernimmst Quann." in out
    assert "heißt" not in out[out.index("Welche Strategiekarte") :]


def test_passing_too_early_names_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    out = first_turn(monkeypatch, *FIRST[:6], "pass")
    assert "[T3.6.2]" in out


# --- typed answers -----------------------------------------------------------------------------------------------


def meant(table: Table, text: str, seat: int = 0, lang: str = "en") -> Any:
    """What a typed answer means at the first question of a seat; it must be legal."""
    view, words = table.view(seat), words_of(table, lang, seat)
    put = question(view, *view.questions[0], words)
    value = shortcut(DRAW, view, text, put, words)
    value = read(text, put, words) if value is None else value
    assert put.decision.refuse(value) is None, text
    return value


FLEET: dict[str, Any] = {
    "tiles": {"b1": "saudor"},
    "planets": {"Jord": "sol: 3 ground_force, pds"},
    "sol": {"fleets": {"c1": "2 cruiser, carrier, 4 fighter, ground_force"}, "goods": 4},
}


@pytest.mark.parametrize(
    "text",
    [
        "2 cruiser 1 carrier 2 fighter 1 ground_force@Jord",
        "2 cruisers, carrier, 2x fighter, ground force from Jord",
        "2C 1V 2F ground force@jord",
        "cruiser 2; carrier 1; fighter 2; ground force@Jord",
        "all cruiser, carrier, 2 fighter, ground force@Jord",
        "1-2 3 4-5 9",
    ],
)
def test_units_with_counts(text: str) -> None:
    table = position(**FLEET)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    names = [str(words_of(table).noun("load", item)) for item in meant(table, text)]
    assert sorted(names) == [
        "carrier", "cruiser", "cruiser", "fighter", "fighter", "ground force from Jord"
    ]  # fmt: skip


def test_ground_forces_without_a_planet_come_from_anywhere_and_all_takes_what_fits() -> None:
    table = position(**FLEET)
    say(table, "sol action tactical; sol activate b1; sol move_from c1")
    words = words_of(table)
    assert [str(words.noun("load", i)) for i in meant(table, "1 carrier 3 ground forces")].count("ground force") == 1
    everything = [str(words.noun("load", i)) for i in meant(table, "all")]
    assert everything.count("cruiser") == 2
    assert len(everything) == 2 + 1 + 6, "a carrier holds six of the nine"
    view = table.view(0)
    put = question(view, *view.questions[0], words)
    with pytest.raises(Unclear):
        shortcut(DRAW, view, "2 dragons", put, words)
    too_many = shortcut(DRAW, view, "9 cruiser", put, words)
    no = put.decision.refuse(too_many)
    assert no is not None
    assert no.rule == "T3.7.2", "the table says why not"


def test_payments_by_name_and_cheaply() -> None:
    table = position(
        sol={"goods": 4}, planets={"Saudor": "sol: ", "Arinam": "sol: "}, frames=(("pay_influence", 0, 4),)
    )
    jord, saudor, arinam = planet("Jord"), planet("Saudor"), planet("Arinam")
    assert meant(table, "Jord, 2 trade good") == tuple(sorted((jord, GOOD, GOOD)))
    assert (
        meant(table, "2 goods, jord") == meant(table, "jord; 2 güter", lang="de") == meant(table, "Jord, 2 trade good")
    )
    assert meant(table, "saudor, jord") == tuple(sorted((jord, saudor)))
    cheap = meant(table, "cheap")
    assert GOOD not in cheap
    assert meant(table, "günstig", lang="de") == cheap
    assert cheap == tuple(sorted((saudor, arinam))), "three resources go, not six"


def test_pools_as_three_numbers_or_left_as_they_are() -> None:
    table = position(sol={"counters": (2, 4, 3)}, frames=(("redistribute", 0),))
    assert meant(table, "3/3/3") == (0,) * 3 + (1,) * 3 + (2,) * 3
    assert meant(table, "same") == (0,) * 2 + (1,) * 4 + (2,) * 3
    assert meant(table, "2 strategy 4 command 3 fleet") == meant(table, "same")
    more = position(frames=(("counters", 0, 4),))
    assert meant(more, "1/2/1") == (0, 1, 1, 2)


def test_a_trade_offer_by_the_partners_name() -> None:
    table = position(sol={"goods": 3}, hacan={"goods": 2}, frames=(("offer", 0, 0),))
    cem = meant(table, "cem")
    assert (cem.partner, cem.given("goods"), cem.wanted("goods")) == (2, 0, 0)
    assert meant(table, "cem 2").given("goods") == 2
    assert meant(table, "Cem -1").wanted("goods") == 1
    assert meant(table, "pass") is None
    assert meant(table, "give 2 goods to Cem for contract 1") == cem._replace(gives=(("contract", (0,)), ("goods", 2)))
    assert meant(table, "contract 1, 1 trade good to cem").given("goods") == 1


def test_terms_are_typed_as_one_would_say_them() -> None:
    table = position(
        frames=[("status_drawn",), ("turn",)], norr={"hand": "thugs", "goods": 2}, hacan={"hand": "plague"}
    )
    swap = meant(table, "1 card to Ben for 2 goods", 2)
    assert (swap.partner, swap.given("cards"), swap.wanted("goods")) == (1, 1, 2)
    assert meant(table, "ben 1 action for 2 trade", 2) == swap
    assert meant(table, "gib 1 Aktionskarte an Ben für 2 Handelsgüter", 2, "de") == swap
    assert meant(table, "Ben für 1 Karte", 2, "de").wanted("cards") == 1
    for text, key in (("1 card", "unclear-partner"), ("1 card to ben for peace", "unclear-unknown")):
        with pytest.raises(Unclear, match=key):
            meant(table, text, 2)


@pytest.mark.parametrize(("seed", "lang"), [(1, "en"), (4, "de")])
def test_whatever_an_answer_is_called_can_be_typed(seed: int, lang: str) -> None:
    """So that what the adviser says can be typed back word for word."""
    dice, typed_back = Random(seed), 0
    for table, decision, met in positions(4, seed, **EVERYTHING):
        if 0 <= met < 12:
            value = decision.sample(dice)
            said = told(decision, value, words_of(table, lang, decision.seat))
            assert meant(table, said, decision.seat, lang) == value, said
            typed_back += 1
    assert typed_back > 150


def test_pass_is_an_action_here() -> None:
    table = position()
    value = meant(table, "pass")
    assert str(words_of(table).noun("deed", value)) == "pass for this round"


# --- why not, texts, rules ---------------------------------------------------------------------------------------


def test_why_a_place_cannot_be_activated_or_from_where_it_is_reached() -> None:
    table = position(tiles={"b1": "saudor", "b2": "supernova"}, sol={"fleets": {"c1": "carrier"}})
    words = words_of(table)
    told = why_later(table.view(0), "b1", words)
    assert told[0].startswith("B1; Saudor")
    assert "From C1, 1 away, can come: 1 carrier." in told
    assert any("[T3.3.9]" in line for line in why_later(table.view(0), "b2", words))
    say(table, "sol action tactical")
    assert any("[T3.3.9]" in line for line in why_later(table.view(0), "B2", words))
    assert find_place("rex", words) == 0
    assert find_place("c18", words) == place("c18")


def test_why_tells_from_where_a_system_is_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    out = first_turn(monkeypatch, *FIRST[:7], "why b8", "why c5", "why c1", "b8", "why c13", "why c12")
    told = out[out.index("Which system do you activate?") :]
    assert "That is possible now: B8.\nFrom C12, 1 away, can come: 1 destroyer, 1 carrier and 1 dreadnought." in told
    assert "That is possible now: C5.\nFrom C12 there is no way within range [T3.7.3]." in told
    assert "C1: [T3.3.6]" in told
    assert "[T3.7.2]" in told
    assert "You have no ships at C13." in told


def test_why_a_card_cannot_be_played_now(monkeypatch: pytest.MonkeyPatch) -> None:
    out = first_turn(monkeypatch, *FIRST[:3], "why sabotage", "why antimass", "why xyzzy", "why imperial")
    assert "You do not have Sabotage in your hand." in out
    assert "Sabotage is played when somebody plays an action card. [T3.19.1]" in out
    assert "You have Antimass Deflectors already." in out
    assert 'Nothing here is called "xyzzy".' in out
    assert "Imperial: [T3.5.1]" in out


@pytest.mark.parametrize(
    ("lang", "text", "title", "line"),
    [
        ("en", "card trade", "Trade", "Card 5, primary ability: Three trade goods"),
        ("en", "?direct hit", "Direct Hit!", "Destroy a dreadnought"),
        ("en", "card war sun", "War Sun", "You may produce war suns"),
        ("en", "card usurper", "Usurper: ", "secret objective, 2 victory points"),
        ("en", "card barony", "the Barony of Letnev", "Home system: Arc Prime 4/0 and Wren Terra 2/1"),
        ("en", "card code of honor", "Code of Honor", "For: no fleet leaves a space battle"),
        ("en", "card quann", "Quann", "2 resources, 1 influence, green specialty"),
        ("de", "karte kreuzer", "Kreuzer", "kostet 2, trifft ab 7, Reichweite 2; 8 Figuren"),
    ],
)
def test_texts_on_demand(monkeypatch: pytest.MonkeyPatch, lang: str, text: str, title: str, line: str) -> None:
    out = first_turn(monkeypatch, text, lang=lang)
    told = out[out.index("\n? dock_at") :]
    assert f"\n{title}" in told
    assert line.split(":")[0] in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_found_by_its_full_name(lang: str) -> None:
    words = Words(lang, "ti3")
    found = 0
    for noun, size in (
        ("technology", 24),
        ("politic", 60),
        ("strategy", 8),
        ("race", 10),
        ("planet", len(PLANET_NAMES)),
    ):
        for number in range(size):
            name = str(words.noun(noun, number))
            lines = about(name, words)
            assert name in lines
            assert len(lines) > 1
            found += 1
    assert found > 120


def test_rules_by_number_and_chapter(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, ["rules", "ti3", "T3.7", "T3.8"])
    assert status == 0
    assert out.startswith("\nT3.7  The tactical action\nT3.7.1  ")
    assert "\n\nT3.8  Landings and invasion\nT3.8.1  " in out, "chapters stand apart, rules do not"
    assert "T3.9" not in out
    assert "T3.7.4  " in first_turn(monkeypatch, "rules T3.7.4")


def test_the_help_explains_the_map_in_the_drawn_table_only(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "space dock, ? domain counter" not in first_turn(monkeypatch, "help")
    for lang in LANGUAGES:
        assert "⌂" in Words(lang, "ti3").text("ti3-help")


# --- replays -----------------------------------------------------------------------------------------------------


def test_a_replay_from_one_seat_names_no_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "9", "--seats", "random,random,random", "--record", "game.jsonl"]
    typed(monkeypatch, [*argv, "--option", "round-limit=1"])
    record = Record.load("game.jsonl", games=titled)
    s = cast(Twilight, record.replay().state)
    words = words_of(new(3))
    secrets = [{str(words.noun("objective", card)) for card in p.secret} for p in s.players]
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--seat", "0", "--plain"], "last", "log", "table", "quit")
    assert status == 0
    assert all(name in out for name in secrets[0])
    assert not [name for name in secrets[1] | secrets[2] if name in out]
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--plain", "--lang", "de"], "last")
    assert status == 0
    assert len(re.findall("geheimer Auftrag: ", out)) >= sum(map(len, secrets))


# --- open offers -------------------------------------------------------------------------------------------------


def test_whoever_has_trade_goods_may_give_some_while_a_bot_votes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def give_once(marker: str) -> str:
        if " confirm " in marker:
            return "no"
        if "? gift-" in marker:
            asked.append(marker)
            return "1" if len(asked) == 1 else "no"
        return anything(marker)

    anything = anyhow(Random(4))
    argv = [*PLAY, "--seed", "4", "--seats", "you,greedy,greedy,greedy,greedy", "--option", "round-limit=2"]
    status, out = typed(monkeypatch, argv, then=give_once)
    assert status == 0
    assert asked
    assert "Do you give trade goods to somebody?" in out
    assert re.search(r"You give 1 trade good to greedy \d", out)


def test_beside_an_own_question_trade_goods_are_given_on_request(monkeypatch: pytest.MonkeyPatch) -> None:
    markers: list[str] = []
    lines = iter(["give", "hint", "no", "give", "1", "give", "quit"])

    def typing(marker: str) -> str:
        kind = marker.split()[1].partition("-")[0]
        markers.append(kind)
        return next(lines) if kind in ("take", "gift") else anything(marker)

    anything = anyhow(Random(4))
    argv = [*PLAY, "--seed", "4", "--seats", "greedy,greedy,greedy,greedy,you", "--option", "round-limit=2"]
    status, out = typed(monkeypatch, argv, then=typing)
    assert status == 0
    at = markers.index("take")
    assert "gift" not in markers[:at], "nobody is asked by oneself while the others take strategy cards"
    assert markers[at:] == ["take", "gift", "gift", "take", "gift", "take", "take"]
    assert "greedy has no advice here." in out
    assert out.count("Do you give trade goods to somebody?") == 2
    assert len(re.findall(r"You give 1 trade good to greedy \d", out)) == 1
    assert "There is nothing you can give away now." in out, "once beside each question"


def test_without_seats_one_plays_against_as_few_bots_as_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    status, out = typed(monkeypatch, [*PLAY, "--seed", "3"], "quit")
    assert status == 0
    assert "greedy 2 leads" in out
    assert "greedy 3" not in out

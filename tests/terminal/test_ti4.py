"""Twilight Imperium 4 in the terminal: whole games and a draft line by line, a first turn as a player types it, systems
and units in players' notation, transactions, why not, texts on demand, replays from one seat's knowledge."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from orrery.core.record import Record
from orrery.core.table import Table
from orrery.core.terms import Deal, Terms
from orrery.core.unknown import known
from orrery.games import game as titled
from orrery.games.ti4.rules.data import PLANETS
from orrery.games.ti4.rules.nouns import TEXTS, TRADE_GOOD
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.terminal.draw import about, ahead, why_later
from orrery.telling.questions import Question, question, told
from orrery.terminal.answers import Unclear, read
from orrery.terminal.drawing import drawing, remarks, shortcut
from orrery.terminal.drawing import odds as weigh
from orrery.text import LANGUAGES, Words
from tests.telling.ti4_tables import new, words_of
from tests.terminal.typist import at_random, typed
from tests.ti4.battles import battle
from tests.ti4.notation import place, planet, position, say

PLAY = ["play", "ti4", "--plain"]
DRAW = drawing("ti4")


def anyhow(dice: Random) -> Callable[[str], str]:
    """Answer whatever the marker line asks for; what the rules refuse is tried again in another way."""
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
        assert f"{total} {points}, " in sheet
    assert not set(out) & set("\x1b\r\b\t│╭─⌂▲•╱╲♦▼■")


def test_a_draft_with_bans_is_played_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    options = [it for name in ("draft=slices", "bans=1", "round-limit=1") for it in ("--option", name)]
    argv = [*PLAY, "--seed", "5", "--seats", "you,greedy,greedy", *options]
    status, out = typed(monkeypatch, argv, "winnu", then=lambda marker: "1" if "? draft-" in marker else "quit")
    assert status == 0
    assert "You ban the Winnu." in out
    for taken in (r"slice \d", r"place \d", r"(the|Sardakk) .+"):
        assert re.search(rf"You take {taken}\.", re.sub(", the speaker’s", "", out))
    assert "Galaxy (systems are numbered" in out, "the map has been put together"


def test_a_map_string_goes_in_and_out(monkeypatch: pytest.MonkeyPatch) -> None:
    _, out = typed(monkeypatch, [*PLAY, "--seed", "3"], "table", "quit")
    (map_,) = {line for line in out.splitlines() if line.startswith("As a map string: ")}
    option = f"galaxy={map_.removeprefix('As a map string: ')}"
    status, again = typed(monkeypatch, [*PLAY, "--seed", "8", "--option", option], "table", "quit")
    assert status == 0
    assert map_ in again
    status, wrong = typed(monkeypatch, [*PLAY, "--option", "galaxy=1 2 3"], "quit")
    assert status != 0
    assert "a map of this shape has 36 tiles" in wrong


# --- typed answers -----------------------------------------------------------------------------------------------


def put_to(table: Table, seat: int = 0, lang: str = "en") -> tuple[Question, Words]:
    """The first question of a seat."""
    view, words = table.view(seat), words_of(table, lang, seat)
    return question(view, *view.questions[0], words), words


def meant(table: Table, text: str, seat: int = 0, lang: str = "en") -> Any:
    """What a typed answer means at the first question of a seat; it must be legal."""
    put, words = put_to(table, seat, lang)
    value = shortcut(DRAW, table.view(seat), text, put, words)
    value = read(text, put, words) if value is None else value
    assert put.decision.refuse(value) is None, text
    return value


FLEET: dict[str, Any] = {
    "tiles": {"203": "25"},
    "planets": {"jord": "sol: 3 infantry, mech"},
    "sol": {"space": {"304": "2 cruiser, carrier, 3 fighter, infantry"}, "goods": 4},
}


@pytest.mark.parametrize("text", ["203", "Quann", "quann", "#25", "tile 25", "t25", "system 203"])
def test_systems_by_place_planet_and_tile(text: str) -> None:
    table = position(**FLEET)
    say(table, "sol act tactical")
    assert meant(table, text) == place("203")
    assert meant(table, "mecatol") == place("000")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "2 cruiser 1 carrier 1 fighter 1 infantry@jord"),
        ("en", "2 cruisers, carrier, 1x fighter, infantry on Jord"),
        ("en", "2C 1V 1F infantry@jord"),
        ("en", "2ca 1cv 1ff 1 inf@jord"),
        ("en", "all cruiser, carrier, fighter, infantry@Jord"),
        ("de", "2 Kreuzer, Träger, 1 Jäger und Infanterie@Jord"),
        ("de", "2K 1T 1J 1 Infanterie@jord"),
    ],
)
def test_units_with_counts(lang: str, text: str) -> None:
    table = position(**FLEET)
    say(table, "sol act tactical; sol activate 203; sol move_from 304")
    names = [str(words_of(table).noun("piece", item)) for item in meant(table, text, lang=lang)]
    assert sorted(names) == ["carrier", "cruiser", "cruiser", "fighter", "infantry on Jord"]


def test_what_moves_and_from_where_in_one_line() -> None:
    table = position(**FLEET)
    assert ahead("tactical 203", *put_to(table)) == [("act", "tactical action"), ("activate", "203")]
    assert ahead("tactical action", *put_to(table)) == []
    say(table, "sol act tactical; sol activate 203")
    assert ahead("2 cruiser 1 carrier from 304", *put_to(table)) == [
        ("move_from", "304"),
        ("move", "2 cruiser 1 carrier"),
    ]


def test_a_turn_typed_in_few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    setup: dict[str, list[str]] = {"keep_secret": ["1"], "take": ["1"], "secondary": ["no"]}
    turn = iter(["tactical 309", "1 carrier 1 destroyer 2 infantry from 310", "none", "quit"])

    def answer(marker: str) -> str:
        kind = marker.split()[1].partition("-")[0]
        if kind in ("act", "activate", "move_from", "move"):
            return next(turn)
        return setup.get(kind, ["no" if " confirm " in marker else "quit"])[0]

    status, out = typed(monkeypatch, [*PLAY, "--seed", "7", "--seats", "you,greedy,greedy"], then=answer)
    assert status == 0
    assert "You activate system 309." in out
    assert "You move 1 destroyer, 1 carrier and 2 infantry from system 310 to system 309." in out


def test_payments_by_name_and_cheaply() -> None:
    table = position(
        tiles={"203": "25", "205": "19"},
        planets={"quann": "sol: infantry", "wellon": "sol: infantry"},
        sol={"goods": 4, "strategies": "leadership"},
    )
    say(table, "sol act leadership; sol gain_tokens 3 tactic; sol buy_tokens 1")
    jord, quann, wellon = planet("jord"), planet("quann"), planet("wellon")
    assert meant(table, "Jord, quann") == tuple(sorted((jord, quann)))
    assert meant(table, "quann, 2 goods") == (quann, TRADE_GOOD, TRADE_GOOD)
    assert meant(table, "2 handelswaren, quann", lang="de") == meant(table, "quann, 2 goods")
    assert meant(table, "cheap") == meant(table, "günstig", lang="de") == (wellon, TRADE_GOOD), "as the page has it"


def test_pools_as_three_numbers_or_left_as_they_are() -> None:
    table = position(sol={"strategies": "warfare, leadership", "pools": (2, 4, 2)})
    say(table, "sol act warfare")
    assert meant(table, "3/3/2") == (0,) * 3 + (1,) * 3 + (2,) * 2
    assert meant(table, "same") == meant(table, "gleich", lang="de") == (0,) * 2 + (1,) * 4 + (2,) * 2
    assert meant(table, "2 tactic 4 fleet 2 strategy") == meant(table, "same")


def test_pass_is_an_action_here() -> None:
    table = position()
    assert str(words_of(table).noun("deed", meant(table, "pass"))) == "pass for this round"


# --- transactions ------------------------------------------------------------------------------------------------


def deal(table: Table, text: str, seat: int = 0, lang: str = "en") -> Deal:
    """The transaction that a player proposes with these words; it must be possible."""
    asked = next(it for it in table.offers.values() if it.seat == seat and isinstance(it, Terms))
    view, words = table.view(seat), words_of(table, lang, seat)
    found: Deal = read(text, question(view, table.question_id(seat, asked), asked, words), words)
    assert asked.refuse(found) is None
    return found


def neighbours() -> Table:
    """Two neighbours with all that can be exchanged."""
    return position(
        sol={
            "space": {"205": "cruiser"},
            "goods": 3,
            "commodities": 2,
            "fragments": (1, 0, 0, 0),
            "notes": "support_for_the_throne@sol, alliance@sol, ceasefire@hacan",
        },
        letnev={
            "space": {"206": "cruiser"},
            "goods": 4,
            "fragments": (0, 2, 0, 1),
            "notes": "support_for_the_throne@letnev, trade_agreement@letnev",
        },
    )


def test_transactions_with_goods_commodities_fragments_and_notes() -> None:
    table = neighbours()
    swap = deal(table, "2 commodities to Ben for 2 goods")
    assert (swap.partner, swap.given("commodities"), swap.wanted("goods")) == (1, 2, 2)
    assert deal(table, "2 Massenprodukte an Ben für 2 Handelswaren", lang="de") == swap
    throne = deal(table, "your own Support for the Throne to Ben for Support for the Throne of Ben")
    assert len(throne.things_given("note")) == len(throne.things_wanted("note")) == 1
    assert deal(table, "3 trade goods, cultural relic fragment to Ben").things_given("fragment") == (0,)
    both = deal(table, "1 good to Ben for 1 trade good, Trade Agreement of Ben")
    assert (both.wanted("goods"), len(both.things_wanted("note"))) == (1, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_transaction_that_is_said_can_be_typed(lang: str) -> None:
    table, dice = neighbours(), Random(3)
    said = set()
    for asked in [it for it in table.offers.values() if isinstance(it, Terms)] * 30:
        value = asked.sample(dice)
        said.add(told(asked, value, words_of(table, lang, asked.seat)))
        assert deal(table, told(asked, value, words_of(table, lang, asked.seat)), asked.seat, lang) == value
    assert len(said) > 20


def test_a_transaction_is_proposed_beside_the_own_question(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["give", "nothing", "give", "your own support for the throne to greedy 1", "quit"])

    def answer(marker: str) -> str:
        kind = marker.split()[1].partition("-")[0]
        if kind in ("act", "trade"):
            return next(lines, "quit")
        return "no" if " confirm " in marker else "1"

    argv = [*PLAY, "--seed", "7", "--seats", "you,greedy,greedy"]
    status, out = typed(monkeypatch, argv, then=answer)
    assert status == 0
    assert out.count("Do you propose a transaction to somebody?") == 2
    party = next(line for line in out.splitlines() if line.startswith("greedy 1: you give"))
    assert "promissory notes 0-1 (your own Alliance | your own Ceasefire" in party, "names, not whole texts"


# --- why not, odds, texts ----------------------------------------------------------------------------------------


def test_why_tells_what_is_at_a_system_and_from_where_it_is_reached() -> None:
    table = position(**FLEET, letnev={"space": {"203": "destroyer"}})
    words = words_of(table)
    for text in ("203", "quann", "#25"):
        system, come = why_later(table.view(0), text, words)
        assert system.startswith("system 203")
        assert come == "Ships of yours could come from system 304."
    assert any("gravity rift" in line for line in why_later(table.view(0), "gravity rift", words))


def test_attacks_are_read_out_with_their_odds() -> None:
    table = position(**FLEET, letnev={"space": {"203": "destroyer"}})
    say(table, "sol act tactical")
    put, words = put_to(table)
    line, hint = remarks(DRAW, table.view(0), put, words)
    assert re.fullmatch(r"system 203: attack with .*2 cruisers.*: you win 9\d %", line)
    assert hint.startswith("odds tells")


@pytest.mark.parametrize(
    ("lang", "text", "title", "line"),
    [
        ("en", "trade", "Trade", "Card 5, primary ability"),
        ("en", "direct hit", "Direct Hit", "After a ship of another player"),
        ("en", "war sun", "war sun", "12 figures"),
        ("en", "sol", "the Federation of Sol", "Home system: Jord 4/2"),
        ("en", "ceasefire", "Ceasefire", "After its owner has activated"),
        ("en", "quann", "Quann", "2 resources, 1 influence, cultural"),
        ("de", "kreuzer", "Kreuzer", "8 Figuren"),
    ],
)
def test_texts_on_demand(lang: str, text: str, title: str, line: str) -> None:
    told = about(text, Words(lang, "ti4"))
    assert title in told
    assert len(told) > 1
    assert any(line.split(":")[0] in each for each in told) or text == "war sun"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_found_by_its_full_name(lang: str) -> None:
    words = Words(lang, "ti4")
    for noun, size in (("card", len(TEXTS)), ("strategy", 8), ("faction", 24), ("planet", len(PLANETS))):
        for number in range(size):
            name = str(words.noun(noun, number))
            lines = about(name, words)
            assert name in lines
            assert len(lines) > 1


def test_something_unknown_is_unclear() -> None:
    table = position(**FLEET)
    with pytest.raises(Unclear):
        why_later(table.view(0), "xyzzy", words_of(table))
    say(table, "sol act tactical; sol activate 203; sol move_from 304")
    put, words = put_to(table)
    with pytest.raises(Unclear):
        shortcut(DRAW, table.view(0), "2 dragons", put, words)
    too_many = shortcut(DRAW, table.view(0), "9 cruiser", put, words)
    no = put.decision.refuse(too_many)
    assert no is not None, "the table says why not"


# --- replays -----------------------------------------------------------------------------------------------------


def test_a_replay_from_one_seat_names_no_hidden_card(monkeypatch: pytest.MonkeyPatch) -> None:
    argv = [*PLAY, "--seed", "9", "--seats", "random,random,random", "--record", "game.jsonl"]
    typed(monkeypatch, [*argv, "--option", "round-limit=1"])
    record = Record.load("game.jsonl", games=titled)
    s = cast(Imperium, record.replay().state)
    words = words_of(new(3))
    secrets = [{str(words.noun("objective", card)) for card in known(p.secrets) or ()} for p in s.players]
    status, out = typed(monkeypatch, ["replay", "game.jsonl", "--seat", "0", "--plain"], "last", "log", "table", "quit")
    assert status == 0
    assert all(name in out for name in secrets[0])
    assert not [name for name in secrets[1] | secrets[2] if name in out]


# --- odds with cards of one's choice -----------------------------------------------------------------------------


def weighed(table: Table, text: str, lang: str = "en") -> str:
    return "\n".join(weigh(DRAW, table.view(0), text, words_of(table, lang, 0)))


def share(said: str) -> int:
    """The reader's chance to win."""
    found = re.search(r"[Yy]ou win with (\d+) %", said)
    assert found is not None, said
    return int(found[1])


def test_odds_count_the_cards_and_texts_that_are_typed() -> None:
    """Sol considers an attack on Letnev's ships in 203 with Morale Boost in hand; Letnev has cards nobody knows."""
    ours = {"space": {"202": "2 cruiser"}, "hand": "morale_boost"}
    theirs = {"space": {"203": "2 cruiser"}, "hand": "courageous_to_the_end, flank_speed"}
    table = position(sol=ours, letnev=theirs)
    say(table, "sol act tactical")
    plain = weighed(table, "203")
    assert "- You could use: Morale Boost." in plain
    assert "Direct Hit (up to 2)" in plain, "Letnev might have two"
    boosted = weighed(table, "203, morale boost")
    assert "- With yours: Morale Boost." in boosted
    assert share(boosted) > share(plain)
    both = weighed(table, "203, morale boost against morale boost")
    assert share(plain) - 3 < share(both) < share(boosted)
    assert "Du könntest einsetzen" in weighed(table, "203", "de")
    assert weighed(table, "203, 0 morale boost") == plain.partition("\n")[0]
    with pytest.raises(Unclear) as unclear:
        weighed(table, "203, sabotage")
    assert unclear.value.key == "ti4-unclear-no-switch"
    with pytest.raises(Unclear):
        weighed(table, "")


def test_odds_count_retreats_and_units_that_are_typed() -> None:
    """Sol has two cruisers near Letnev's ships and an empty sky over their planet."""
    ours = {"space": {"202": "2 cruiser"}}
    theirs = {"space": {"203": "2 cruiser"}, "hand": "flank_speed"}
    table = position(sol=ours, letnev=theirs, tiles={"102": "19"}, planets={"wellon": "letnev: 2 infantry"})
    assert table.view(0).state.activation is None
    plain = weighed(table, "203")
    assert "“retreat 2”" in plain, "how to type it"
    away = weighed(table, "203 against retreat 1")
    assert "- With those of Ben: retreat in round 1." in away
    assert "Ben retreats with" in away
    many = weighed(table, "203, 4 cruiser, dreadnought against carrier, damaged dreadnought")
    assert share(many) > share(plain)
    assert "4 cruisers" in many
    landing = weighed(table, "wellon, 4 infantry, war sun")
    assert "4 infantry" in landing
    assert "war sun" not in landing, "that needs its technology"
    assert "Rückzug in Runde 1" in weighed(table, "203, gegen Rückzug 1", "de")
    german = weighed(table, "203, 3 Kreuzer, beschädigtes Schlachtschiff gegen 2 Träger", "de")
    assert "3 Kreuzer und 1 Schlachtschiff gegen 2 Träger" in german
    with pytest.raises(Unclear):
        weighed(table, "wellon, 3 cruiser")


def test_a_retreat_can_be_weighed_while_a_combat_is_fought() -> None:
    table = battle("2 cruiser", "2 cruiser", winnu={"space": {"102": "destroyer"}})
    stays, leaves = ("\n".join(weigh(DRAW, table.view(1), it, words_of(table, "en", 1))) for it in ("", "retreat 1"))
    assert "you retreat" not in stays
    assert "you retreat with 71 %" in leaves

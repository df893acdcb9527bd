"""Twilight Imperium 4 in words: told to everybody without errors and without revealing secrets; the table in words;
texts; points; what answers cost and give."""

from __future__ import annotations

import ast
import re
from functools import cache
from typing import Any

import pytest

from orrery.core.nouns import Maybe
from orrery.core.table import Table
from orrery.games.ti4.rules.data import PLANETS
from orrery.games.ti4.rules.galaxy import PLACES
from orrery.games.ti4.rules.kinds import KINDS
from orrery.games.ti4.rules.nouns import TEXT
from orrery.games.ti4.telling import tell
from orrery.games.ti4.telling.cards import READINGS, TOLD, told
from orrery.telling import deals, questions, why
from orrery.telling.questions import question
from orrery.telling.sight import OpenView
from orrery.telling.teller import said
from orrery.telling.things import Thing, nouns
from orrery.text import LANGUAGES
from tests.telling.messages import SOURCE, messages, names
from tests.telling.ti4_tables import new, positions, words_of
from tests.ti4.battles import battle
from tests.ti4.councils import cast, council
from tests.ti4.notation import place, position, say, state

GAMES = [
    (3, 1, {}),
    (4, 2, {"galaxy": "build", "factions": "choose"}),
    (6, 3, {"goal": "14", "draft": "slices", "bans": "1"}),
    (8, 4, {"layout": "other"}),
]
QUIET = {
    "agree", "aim_unit", "aim_units", "aim_pieces", "aim_ship", "aim_standing", "aim_wormhole", "defend", "draw_secret",
    "explore_pay", "look_at", "relic_unknown", "research_more", "retreat", "surrender_note", "sustain_hit", "lay",
    "explore_deck", "through_storm", "ion_side", "explore_planet_first", "aim_trait", "aim_colour", "custodians",
    "seen", "go_on",
}  # fmt: skip
"""Questions whose prompts say everything there is to say, at least for some offers."""


@pytest.fixture(autouse=True)
def told_by_its_teller(monkeypatch: pytest.MonkeyPatch) -> None:
    """Until people can choose the game, its teller is not looked up by name."""
    for module in (questions, deals, why):
        monkeypatch.setattr(module, "teller", lambda name: tell)


def sound(lines: list[str]) -> None:
    wrong = re.compile(r"\{|\bNone\b|Unknown\(|ti4-|  |\w_\w|@|^$")
    assert not [line for line in lines if wrong.search(line)]


# --- everybody, at any time --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "options"), GAMES)
def test_whole_games_are_told_to_every_reader_in_both_languages(
    players: int, seed: int, options: dict[str, str]
) -> None:
    silent: dict[str, bool] = {}
    for step, (table, decision, met) in enumerate(positions(players, seed, **options)):
        lang = LANGUAGES[step % 2]
        if 0 <= met < 2:
            view, words = table.view(decision.seat), words_of(table, lang, decision.seat)
            for id_, open_ in view.questions:
                put = question(view, id_, open_, words)
                sound([put.prompt, *put.lines])
                kind = open_.kind.name
                said_ = any(offer.note for offer in put.offers) or all(offer.value is None for offer in put.offers)
                silent[kind] = silent.get(kind, True) and not said_
                for offer in put.offers[:40]:
                    if open_.kind.noun.name != "bargain" and not isinstance(offer.value, bool):
                        sound(tell.behind(open_.kind.noun.name, offer.value, words))
        if step % 150 == 0 or met < 0:
            for sight in (table.view(-1), table.view(step % players), OpenView(table)):
                words = words_of(table, lang, sight.seat)
                sound([line for line in tell.lines(sight, words) if line])
                sheet = tell.sheet(sight, words)
                assert [int(cell) for cell in sheet.rows[-1 - sheet.after][1]] == table.game.score(table.state)
                sound(tell.facts(sight, words))
            for where in range(0, PLACES, 5):
                reasons = tell.later(table.view(step % players), "place", where, words_of(table, lang, step % players))
                sound([said(reason, words_of(table, lang)) for reason in reasons])
    assert {kind for kind, never in silent.items() if never} <= QUIET


@pytest.mark.parametrize("seed", [5, 7])
def test_the_journals_can_be_read_by_everybody(seed: int) -> None:
    *_, (table, _, _) = positions(5, seed)
    assert len(table.journal) > 200
    for lang in LANGUAGES:
        for reader in range(-1, 5):
            words = words_of(table, lang, reader)
            lines = [words.say(key, **args) for key, args in table.view(reader).journal()]
            sound(lines)
            me = {"en": "You take", "de": "Du nimmst"}[lang]
            assert any(me in line for line in lines) == (reader >= 0)


def test_a_reader_is_told_nothing_that_tables_may_differ_in_without_the_readers_knowledge() -> None:
    """Twin tables: what a seat cannot see is made up again; every word it is told stays the same."""
    compared = 0
    for table, decision, met in positions(4, 6):
        if met in (1, 3) and decision.kind.name != "trade":
            seat = decision.seat
            twin = table.mind(seat).imagine(17, fill=True)
            if twin.asked(seat) and twin.asked(seat)[0][1].kind is decision.kind:
                compared += 1
                assert everything(twin, seat) == everything(table, seat)
    assert compared > 25


def everything(table: Table, seat: int) -> list[str]:
    """Everything a seat is told: table, questions with notes, points."""
    view, words = table.view(seat), words_of(table, "en", seat)
    lines = tell.lines(view, words)
    for _, open_ in view.questions:
        lines += question(view, "id", open_, words).lines
    return [*lines, repr(tell.sheet(view, words))]


def test_a_hand_and_a_secret_are_told_to_their_owner_only() -> None:
    table = position(
        sol={"hand": "sabotage, direct_hit", "secrets": "cut_supply_lines"},
        letnev={"hand": "flank_speed", "secrets": "mine_rare_minerals"},
    )
    mine, theirs, nobodys, open_ = (
        "\n".join(tell.lines(sight, words_of(table, "en", sight.seat)))
        for sight in (table.view(0), table.view(1), table.view(-1), OpenView(table))
    )
    for card, objective, lines, others in (
        ("Sabotage", "Cut Supply Lines", mine, (theirs, nobodys)),
        ("Flank Speed", "Mine Rare Minerals", theirs, (mine, nobodys)),
    ):
        assert all(word in lines and word in open_ for word in (f"- {card}: ", objective))
        assert not [word for word in (card, objective) for other in others if word in other]
    assert "2 action cards" in theirs


# --- the table in words ------------------------------------------------------------------------------------------

ARMED: dict[str, Any] = {
    "tiles": {"103": "23", "104": "42", "203": "26"},
    "planets": {"jord": "sol: 3 infantry, pds, space_dock", "saudor": "letnev: 2 infantry"},
}


def test_every_system_has_a_line_with_all_that_is_there() -> None:
    table = position(**ARMED, sol={"space": {"102": "carrier, 2 fighter"}, "tokens": "203"})
    lines = tell.lines(table.view(0), words_of(table))
    for where, tile in enumerate(state(table).tiles):
        name = str(words_of(table).noun("place", where))
        found = [line for line in lines if re.match(rf"- {re.escape(name)}[:;]", line)]
        assert len(found) == (tile >= 0), name
    (home,) = [line for line in lines if ": your home system" in line]
    assert "Jord (4 resources, 2 influence), yours, 3 infantry, 1 PDS and 1 space dock" in home
    (saudor,) = [line for line in lines if line.startswith("- system 103;")]
    assert "Saudor (2 resources, 2 influence, industrial), of Ben, 2 infantry" in saudor
    assert any(line.startswith("- system 104: nebula") for line in lines)
    assert any(line.startswith("- system 102") and "your units: 2 fighters and 1 carrier" in line for line in lines)
    (gate,) = [line for line in lines if line.startswith("- system 203: wormhole alpha")]
    assert "command tokens of You" in gate


def test_of_a_price_in_several_things_the_table_says_what_is_missing() -> None:
    """LRR 14.10: Jord yields 4 resources, so influence is missing, and all but one of the trade goods."""
    table = position("sol, letnev, hacan", objectives="amass_wealth", sol={"goods": 1})
    for lang, missing in (("en", "missing: 3 influence and 2 trade goods"), ("de", "es fehlen: 3 Einfluss und 2")):
        (line,) = [it for it in tell.lines(table.view(0), words_of(table, lang, 0)) if missing in it]
        assert "4 of 9" in line or "4 von 9" in line


def test_a_combat_and_a_vote_are_told_while_they_last() -> None:
    table = battle("2 cruiser", "carrier, fighter", dice=[9, 1, 1, 1])
    lines = tell.lines(table.view(-1), words_of(table, "en", -1))
    assert "Anna has activated system 103." in lines
    assert "Space combat in system 103, round 1: Anna against Ben." in lines
    assert "- Anna: 2 cruisers" in lines
    assert "- Ben has to take 1 hit" in lines
    vote = council("agenda.mutiny")
    told_ = "\n".join(tell.lines(vote.view(2), words_of(vote, "de", 2)))
    assert "Vor dem Rat: Meuterei. " in told_
    assert "Dafür: " in told_
    cast(vote, "letnev nothing")
    lines = tell.lines(vote.view(2), words_of(vote, "en", 2))
    assert "- Ben abstains." in lines
    assert "- Still to vote: You (up to 3 votes) and Anna (up to 4 votes)." in lines


# --- texts -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_has_a_text_tells_it(lang: str) -> None:
    table = new(3)
    words, known = words_of(table, lang), nouns(table.game)
    for noun in TOLD.keys() & known.keys():
        for number in known[noun].every:
            title, *lines = tell.behind(known[noun].name, number, words)
            assert title == str(words.noun(known[noun].name, number))
            assert lines == told(known[noun].name, number, words)
            sound([title, *lines])
            assert lines
    for value in (None, -1):
        assert tell.behind("card", value, words) == []
    assert tell.behind("rival", 0, words) == []
    assert tell.behind("means", len(PLANETS), words)[0] == words.text("ti4-means-good")


def test_texts_that_can_be_read_in_two_ways_say_so() -> None:
    words = words_of(new(3))
    for name in READINGS:
        assert any("[LRR R." in line for line in tell.behind("card", TEXT.index[name], words)), name


def test_technologies_leaders_and_factions_say_what_is_printed_on_them() -> None:
    words = words_of(new(3))
    carrier = tell.behind("card", TEXT.index["technology.carrier_ii"], words)
    assert carrier[0] == "Carrier II"
    assert "unit upgrade, needs 2 blue" in carrier
    assert "cost 3, combat 9, move 2, capacity 6" in carrier
    assert any(line.startswith("Unlock: ") for line in tell.behind("leader", TEXT.index["leader.claire_gibson"], words))
    sol = tell.behind("faction", nouns(new(3).game)["faction"].index["sol"], words)
    assert "Home system: Jord 4/2" in sol
    assert any(line.startswith("Orbital Drop: ") for line in sol)


# --- points ------------------------------------------------------------------------------------------------------


def test_the_score_sheet_has_objectives_by_name_and_all_other_points() -> None:
    table = position(
        objectives="erect_a_monument", sol={"scored": "erect_a_monument", "points": 3}, letnev={"points": 2}
    )
    sheet = tell.sheet(table.view(1), words_of(table))
    assert sheet.heads == ["You", "Ben", "Cem"]
    assert sheet.rows == [
        ("Erect a Monument", ["1", "", ""]),
        ("other points", ["2", "2", "0"]),
        ("Total", ["3", "2", "0"]),
    ]


# --- what answers give, and why not ------------------------------------------------------------------------------


def notes(table: Table, seat: int, kind: str, lang: str = "en") -> dict[str, str]:
    """The offers of an open question with what is said about them."""
    view, words = table.view(seat), words_of(table, lang, seat)
    (put,) = [question(view, id_, it, words) for id_, it in view.questions if it.kind.name == kind]
    return {offer.name: offer.note for offer in put.offers}


def test_an_action_says_what_it_costs() -> None:
    table = position(sol={"strategies": "leadership"})
    told_ = notes(table, 0, "act")
    assert told_["tactical action"] == "activate a system: one of 3 command tokens of the tactic pool"
    assert told_["strategic action: Leadership"].startswith("Gain 3 command tokens")


def test_a_system_to_activate_says_what_is_there_and_what_can_come() -> None:
    table = position(**ARMED, sol={"space": {"102": "carrier"}})
    say(table, "sol act tactical")
    told_ = notes(table, 0, "activate")
    assert told_["system 103"] == "Saudor (of Ben, 2 infantry); ships can come from system 102"
    assert told_["system 104"].startswith("nebula; none of your ships can come")


def test_a_reaction_says_what_has_happened_and_what_the_text_does() -> None:
    table = position(sol={"hand": "mining_initiative"}, letnev={"hand": "sabotage"})
    say(table, "sol act card.mining_initiative")
    told_ = notes(table, 1, "react", "de")
    assert told_["Sabotage"].startswith("Anna, Bergbauinitiative: Sobald ein anderer Spieler eine Aktionskarte")


def later(table: Table, noun: str, value: int, lang: str = "en") -> list[str]:
    words = words_of(table, lang)
    return [said(reason, words) for reason in tell.later(table.view(0), noun, value, words)]


def test_why_something_cannot_be_done_is_told() -> None:
    table = position(**ARMED, sol={"space": {"102": "carrier"}, "tokens": "103", "technologies": "antimass_deflectors"})
    assert "You have a command token there already." in later(table, "place", place("103"))[1]
    assert later(table, "place", place("203"))[1] == "Ships of yours could come from system 102."
    card = later(table, "card", TEXT.index["card.sabotage"], "de")
    assert card[0] == "Du hast Sabotage nicht auf der Hand."
    assert card[1].startswith("Sabotage: Sobald ein anderer Spieler")
    told_ = later(table, "technology", nouns(table.game)["technology"].index["fleet_logistics"])
    assert "needs 2 blue" in told_[0]
    assert "[LRR 89.12]" in told_[1]
    sight = Thing("place", "203")
    (prompt, line) = why.why_not(table.view(0), sight, nouns(table.game), words_of(table))[:2]
    assert prompt == "You are asked something else now: Your turn: what do you do?"
    assert str(line).startswith("system 203: wormhole alpha")


# --- messages ----------------------------------------------------------------------------------------------------


@cache
def code() -> list[ast.Module]:
    paths = [*(SOURCE / "games" / "ti4").rglob("*.py"), *(SOURCE / "games" / "twilight").glob("*.py")]
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths)]


@pytest.mark.parametrize("part", ["telling", "table"])
def test_every_message_is_used(part: str) -> None:
    nodes = [node for tree in code() for node in ast.walk(tree)]
    strings = {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    patterns = []
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
            patterns.append("".join(parts))
    patterns = [it for it in patterns if re.match(r"ti4\\-\w+\\-|\.\+\\-(window|sheet|units)", it)]
    named = {f"ti4-{kind}-.+" for node in nodes for kind in _named(node)}
    every = "|".join(f"(?:{p})" for p in [*patterns, *named, "ti4-(ask|field|amount|none|occasions?)-.+", "ti4-title"])
    keys = {
        key: it for path in (SOURCE / "games" / "ti4" / "text").glob("*.en.ftl") for key, it in messages(path).items()
    }
    referred = {name for message in keys.values() for name in names(message).messages}
    mine = messages(SOURCE / "games" / "ti4" / "text" / f"{part}.en.ftl")
    assert {k for k in mine if k not in strings | referred and not re.fullmatch(every, k)} == set()
    missing = {s for s in strings if re.fullmatch(r"ti4(-[\w]+)+", s) and not s.startswith("ti4-log")} - keys.keys()
    assert missing == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_passing_is_only_what_ends_ones_turns(lang: str) -> None:
    """To choose nothing has a name of its own, question by question."""
    declined = {name for name, kind in KINDS.items() if isinstance(kind.noun, Maybe) and name != "trade"}
    mine = messages(SOURCE / "games" / "ti4" / "text" / f"table.{lang}.ftl")
    assert {f"ti4-none-{name}" for name in declined} == {key for key in mine if key.startswith("ti4-none-")}


def _named(node: ast.AST) -> list[str]:
    """What comes after the name of the game in the messages that a call of `named` finds."""
    if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "named":
        return [str(kind.value) for kind in node.args[:1] if isinstance(kind, ast.Constant)]
    return []

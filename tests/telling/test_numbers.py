"""Every message of every file with 0, 1 and 2 for each of its arguments: it can be formatted, and nouns and verbs next
to a number agree with it ("1 card", never "1 cards" or "1 ship go")."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import islice, product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from orrery.games import NAMES
from orrery.text import LANGUAGES, WHO
from tests.telling.messages import SOURCE, messages, names

MOST = 300
"""How many ways to fill in a message are tried for each of its arguments."""
NAME = "Xyz"
"""Stands for anything that is not a number."""

COUNTED = {
    "en": """
        ability abilities, action actions, agenda agendas, agreement agreements, ally allies, answer
        answers, army armies, battle battles, bot bots, byte bytes, card cards, carrier carriers, chip
        chips, colony colonies, commodity commodities, contract contracts, copy copies, counter counters,
        cruiser cruisers, decision decisions, destroyer destroyers, development developments, die dice,
        discovery discoveries, dock docks, dreadnought dreadnoughts, drone drones, entry entries, fighter
        fighters, figure figures, fleet fleets, force forces, fragment fragments, game games, good goods,
        hand hands, hero heroes, hex hexes, hit hits, law laws, leader leaders, line lines, marker markers,
        message messages, minute minutes, move moves, note notes, objective objectives, outpost outposts,
        person people, phase phases, place places, planet planets, player players, point points, position
        positions, power powers, record records, relic relics, resource resources, roll rolls, round rounds,
        route routes, seat seats, second seconds, sector sectors, ship ships, step steps, sun suns, system
        systems, table tables, tactic tactics, technology technologies, thing things, tile tiles, time
        times, token tokens, troop troops, turn turns, type types, unit units, vote votes, world worlds
    """,
    "de": """
        agenda agenden, aktion aktionen, aktionskarte aktionskarten, antwort antworten, auftrag aufträge,
        aufzeichnung aufzeichnungen, auszahlung auszahlungen, bodentruppe bodentruppen, bonuschip
        bonuschips, byte bytes, chip chips, ding dinge, drohne drohnen, einheit einheiten, eintrag einträge,
        entdeckung entdeckungen, entscheidung entscheidungen, entwicklung entwicklungen, exemplar exemplare,
        feld felder, figur figuren, flotte flotten, fähigkeit fähigkeiten, gesetz gesetze, gut güter, hand
        hände, handelsgut handelsgüter, handelsplanet handelsplaneten, handelsware handelswaren, handkarte
        handkarten, kampf kämpfe, kampfstern kampfsterne, karte karten, kolonie kolonien, kommandochip
        kommandochips, kriegssonne kriegssonnen, massenprodukt massenprodukte, minute minuten, nachricht
        nachrichten, ort orte, partie partien, person personen, phase phasen, planet planeten, platz plätze,
        politikkarte politikkarten, punkt punkte, raumdock raumdocks, raumwerft raumwerften, relikt relikte,
        reliktfragment reliktfragmente, ressource ressourcen, runde runden, schaden schäden, schiff schiffe,
        schlachtschiff schlachtschiffe, schritt schritte, sektor sektoren, sekunde sekunden, siegpunkt
        siegpunkte, stellung stellungen, stimme stimmen, system systeme, taktikkarte taktikkarten,
        technologie technologien, tisch tische, truppe truppen, typ typen, verbrauchen-fähigkeit
        verbrauchen-fähigkeiten, verbündeter verbündete, vertrag verträge, vertragskarte vertragskarten, weg
        wege, welt welten, windfall-welt windfall-welten, wurf würfe, zeile zeilen, ziel ziele, zielkarte
        zielkarten, zug züge
    """,
}
"""The nouns of the games with their plurals, if these differ."""
DATIVE = "handelsgütern massenprodukten kommandochips kommandomarkern markern schiffen siegpunkten treffern würfeln"
"""German plurals with a form of their own."""
BETWEEN = {
    "en": """
        other more further free own different new hand trade ground war action command space enemy damaged
        victory political secret bonus tactics objective tactic discovery technology empty fitting earlier
        later consume windfall production additional relic promissory public
    """,
    "de": """
        andere anderen weitere weiteren freie freien eigene eigenen verschiedene neue neuen leere leeren
        passende passenden gegnerische beschädigte frühere spätere zusätzliche geheime geheimer
    """,
}
"""Words that may come between a number and its noun."""
ONE_DOES, TWO_DO = (
    {"en": "is has goes was comes remains stays fires moves lies does gets stands", "de":
     "ist hat geht war kommt bleibt feuert liegt wird wurde kann muss darf zieht steht bekommt"},
    {"en": "are have go were come remain stay fire move lie do get stand", "de": "sind haben waren wurden"},
)  # fmt: skip
"""Verbs next to a counted noun (in German without those whose infinitive is the same)."""


@cache
def mismatches(lang: str) -> tuple[re.Pattern[str], ...]:
    """What does not agree with a number next to it."""
    changing = dict(pair.split() for pair in COUNTED[lang].split(","))
    between = rf"(?:(?:{'|'.join(BETWEEN[lang].split())}) ){{0,2}}"
    ones = "|".join(changing)
    twos = "|".join([*changing.values(), *(DATIVE.split() if lang == "de" else [])])
    verbs = ["|".join(forms[lang].split()) for forms in (ONE_DOES, TWO_DO)]
    number, alone = r"(?<![\w.,:/+-])", rf"(?! (?:{ones}|{twos})\b)"
    found = (
        rf"{number}1 {between}(?:{twos})\b{alone}",
        rf"{number}[02] {between}(?:{ones})\b{alone}",
        rf"{number}1 {between}(?:{ones}) (?:{verbs[1]})\b",
        rf"{number}[02] {between}(?:{twos}) (?:{verbs[0]})\b",
        rf"\b(?:are|were|sind|waren|wurden) 1 {between}(?:{ones})\b(?! (?:und|and|,))",
    )
    return tuple(re.compile(pattern, re.IGNORECASE) for pattern in found)


def said_wrongly(text: str, lang: str, typed: str = "") -> str:
    """What in a text does not agree with a number next to it; nothing if everything does, or if it is in `typed` as
    well (where people are told what they can type: "2 cruiser 1 carrier")."""
    for pattern in mismatches(lang):
        for found in pattern.finditer(text):
            if found[0] not in typed:
                return found[0]
    return ""


class Selectors(Visitor):
    """The values that a message distinguishes, by argument."""

    def __init__(self) -> None:
        self.values: dict[str, set[str | int]] = {}

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ftl.VariableReference):
            keys = [v.key.value if isinstance(v.key, ftl.NumberLiteral) else v.key.name for v in node.variants]
            counts = any(key == "one" or key.isdigit() for key in keys)
            words: dict[str, str | int] = {"one": 1, "other": 2 if counts else NAME}
            found = {int(key) if key.isdigit() else words.get(key, key) for key in keys}
            self.values[selector.id.name] = self.values.get(selector.id.name, set()) | found
        self.generic_visit(node)


def whole(key: str, known: dict[str, ftl.Message]) -> tuple[set[str], dict[str, set[str | int]]]:
    """The arguments of a message and of those it refers to, and the values that they distinguish."""
    found = names(known[key])
    selectors = Selectors()
    selectors.visit(known[key])
    arguments, values = set(found.variables), selectors.values
    for other in found.messages & known.keys():
        more, further = whole(other, known)
        arguments |= more
        for name, keys in further.items():
            values[name] = values.get(name, set()) | keys
    return arguments, values


NAMED = {"name", "names", "said", "keyword", "kind", "word", "unit", "units", "known", "owner", "player"}
"""Arguments that are names, or lists of them, in every game."""
LISTED = {"games-game", "games-only"}
"""Messages whose number is a list of numbers (for 2, 3 and 4 players)."""


def things(folder: Path) -> set[str]:
    """Arguments of the messages in a folder that are always given by name."""
    game = folder.name
    nouns = import_module(f"orrery.games.{game}.telling.words").NOUNS if game in NAMES else {}
    return {*WHO, *NAMED, *nouns} - {"cards"}


def filled_in(
    arguments: set[str], values: dict[str, set[str | int]], named: set[str]
) -> Iterator[dict[str, str | int]]:
    """A message's arguments with 0, 1 and 2 for each of them in turn, and for the others all values that make a
    difference."""
    for one in sorted(arguments - named) or [""]:
        others = sorted(arguments - {one})
        choices = [sorted(values.get(name, {NAME}), key=str) for name in others]
        for rest in islice(product(*choices), MOST):
            for number in (0, 1, 2):
                yield {**dict(zip(others, rest, strict=True)), one: number}


def files(lang: str) -> list[Path]:
    return sorted(SOURCE.rglob(f"*{lang}.ftl"))


def home(path: Path) -> Path:
    """The folder whose messages may refer to each other: that of the game, or the file's own."""
    games = SOURCE / "games"
    return games / path.relative_to(games).parts[0] if path.is_relative_to(games) else path.parent


FOLDERS = sorted({home(path) for path in files("en")})


def wrong_messages(folder: Path, lang: str) -> dict[str, str]:
    """The messages of a folder that do not agree with their numbers, and what is wrong; it must be possible to format
    all of them."""
    texts = sorted(path for path in files(lang) if home(path) in (folder, SOURCE / "text"))
    known = {key: message for path in texts for key, message in messages(path).items()}
    bundle = FluentBundle([lang], use_isolating=False)
    for path in texts:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def say(key: str, args: dict[str, str | int]) -> str:
        value = bundle.get_message(key).value
        assert value is not None, key
        text, errors = bundle.format_pattern(value, args)
        assert not errors, (key, args, errors)
        return str(text)

    wrong, named = {}, things(folder)
    for key in (key for path in texts if home(path) == folder for key in messages(path).keys() - LISTED):
        arguments, values = whole(key, known)
        typed = say(key, dict.fromkeys(arguments, NAME))
        for args in filled_in(arguments, values, named):
            text = say(key, args)
            if found := said_wrongly(text, lang, typed):
                wrong[key] = f"{found}: {text}"
                break
    return wrong


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda p: str(p.relative_to(SOURCE)))
def test_every_message_can_be_said_with_0_1_and_2(folder: Path, lang: str) -> None:
    assert wrong_messages(folder, lang) == {}


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("en", "You draw 1 cards.", "1 cards"),
        ("en", "You draw 1 card.", ""),
        ("en", "2 trade good left", "2 trade good"),
        ("en", "Your 1 ship go back", "1 ship go"),
        ("en", "1 of your worlds produces", ""),
        ("de", "1 Schiffe haben überlebt", "1 Schiffe"),
        ("de", "noch 1 weitere Karten", "1 weitere Karten"),
        ("de", "0 Planet", "0 Planet"),
        ("de", "Hier sind 1 Schiff", "sind 1 Schiff"),
        ("de", "1 deiner Entwicklungen, 11 Karten, 2 Karten", ""),
    ],
)
def test_disagreement_is_found(lang: str, text: str, found: str) -> None:
    assert said_wrongly(text, lang) == found

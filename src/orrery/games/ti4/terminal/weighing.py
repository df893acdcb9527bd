"""Twilight Imperium 4 in the terminal: `odds`, with the cards and texts of both sides that somebody wants to count:
"odds", "odds morale boost, 2 shields holding against direct hit", "odds 203, morale boost"."""

from __future__ import annotations

from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.fights import GroundFight, SpaceFight, attack, landings, running
from orrery.games.ti4.odds.switches import Switch, odds_with, switches
from orrery.games.ti4.odds.texts import words_key
from orrery.games.ti4.rules.things import Place, Seat
from orrery.games.ti4.telling.galaxy import place_name, table
from orrery.games.ti4.telling.war import FightNow, told_odds
from orrery.games.ti4.terminal.typed import said_as, system_of
from orrery.telling.sight import Sight
from orrery.terminal.answers import Unclear, match
from orrery.text import Words
from orrery.text.spelling import plain

Fight = SpaceFight | GroundFight
Wanted = tuple[dict[str, int], dict[str, int]]
"""How often each text is to count, by name, for both sides."""
LARGEST = 200_000
"""The most pairs of forces to examine: about a second."""


def odds(view: Sight, text: str, words: Words) -> list[str]:
    """The odds of the fight that is going on, of those that follow a landing, or of an attack on the system that is
    named first; with the texts that are named then, of the rivals behind "against"."""
    fights, text = named(view, text, words)
    if not fights:
        raise Unclear("ti4-unclear-no-fight")
    told: list[str] = []
    for fight in fights:
        mine = max(0, fight.seats.index(Seat(view.seat)) if view.seat in fight.seats else 0)
        both = switches(fight, 0, view.seat), switches(fight, 1, view.seat)
        wanted = chosen(text, mine, both, words)
        told += weighed(fight, wanted, words)
        if not text:
            told += choices(fight, mine, both, words)
    return told


def named(view: Sight, text: str, words: Words) -> tuple[list[Fight], str]:
    """The fights that are meant, and what is left to be read."""
    s = table(view)
    asked = [decision for _, decision in view.questions]
    fight = running(s, asked)
    if fight is not None:
        return [fight], text
    landing = [*landings(s, asked)] if s.activation is not None else []
    if landing:
        return list(landing), text
    head, _, rest = text.partition(",")
    place = system_of(view, head, words) if head.strip() else None
    if place is None and s.activation is not None:
        place, rest = s.activation.place, text
    found = attack(s, Seat(view.seat), Place(place)) if place is not None and view.seat >= 0 else None
    return [found] if found is not None else [], rest.strip()


def chosen(text: str, mine: int, both: tuple[list[Switch], list[Switch]], words: Words) -> Wanted:
    """The texts that are named, a number before each that counts several times or (0) not at all."""
    wanted: Wanted = ({}, {})
    tokens = text.split()
    at = next((n for n, token in enumerate(tokens) if said_as(token, "ti4-weigh-against", words)), len(tokens))
    for side, said in ((mine, tokens[:at]), (1 - mine, tokens[at + 1 :])):
        for part in filter(None, (it.strip() for it in " ".join(said).split(","))):
            it, count = switch(part, both[side], words)
            if min(count, it.most) != it.now:
                wanted[side][it.name] = min(count, it.most)
    return wanted


def switch(text: str, known: list[Switch], words: Words) -> tuple[Switch, int]:
    """The text that is named, and how often it is to count."""
    head, _, rest = text.partition(" ")
    count = int(head) if head.isdecimal() and rest else 1
    name = rest if head.isdecimal() and rest else text
    names = [(it, (words.text(it.key), it.name.rpartition(".")[2])) for it in known]
    if not any(plain(name) in plain(said) for _, all_ in names for said in all_):
        raise Unclear("ti4-unclear-no-switch", text=name, names=words.listed([words.text(it.key) for it in known]))
    return match(name, names), count


def weighed(fight: Fight, wanted: Wanted, words: Words) -> list[str]:
    """How a fight ends with these texts."""
    planet = fight.planet if isinstance(fight, GroundFight) else None
    place = fight.s.places[fight.planet] if isinstance(fight, GroundFight) else fight.place
    try:
        said = told_odds(FightNow(*fight.seats, planet, odds_with(fight, wanted, most=LARGEST)), words)
    except TooLarge:
        said = words.text("ti4-weigh-large")
    told = [words.text("ti4-weigh-fight", place=place_name(place, words), said=said)]
    for counts, seat in zip(wanted, fight.seats, strict=True):
        texts = [times(words.text(words_key(name)), n, words) for name, n in counts.items()]
        if texts:
            told.append(f"- {words.say('ti4-weigh-with', seat=seat, texts=words.listed(texts))}")
    return told


def times(name: str, n: int, words: Words) -> str:
    """A text as often as it counts."""
    if not n:
        return words.text("ti4-weigh-without", name=name)
    return name if n == 1 else words.text("ti4-weigh-times", number=n, name=name)


def choices(fight: Fight, mine: int, both: tuple[list[Switch], list[Switch]], words: Words) -> list[str]:
    """What could count on both sides, and how to type it."""
    told = []
    for side, seat in enumerate(fight.seats):
        for key, some in (
            ("ti4-weigh-could", [it for it in both[side] if not it.now]),
            ("ti4-weigh-does", [it for it in both[side] if it.now]),
        ):
            names = [most(it, words) for it in some]
            if names:
                told.append(f"- {words.say(key, seat=seat, texts=words.listed(names))}")
    example = next((it for it in both[mine] if not it.now), None)
    if told:
        name = words.text(example.key) if example is not None else words.text("ti4-weigh-some")
        told.append(words.text("ti4-weigh-how", name=name))
    return told


def most(it: Switch, words: Words) -> str:
    """A text, and how often it can count if that is more than once."""
    name = words.text(it.key)
    return name if it.most == 1 else words.text("ti4-weigh-most", number=it.most, name=name)

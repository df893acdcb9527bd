"""`orrery odds`, the output: who fights whom, the chances as one bar and line by line, average losses, and what is not
counted. Tables in the terminal show the same bar."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from orrery.terminal import odds_shown
from orrery.terminal.odds_shown import SHADES, WIDE, bar, decimal, percent, rows
from orrery.text import Words

if TYPE_CHECKING:
    from orrery.games.ti3.odds.aids import Aid
    from orrery.games.ti3.odds.invasion import Invaded
    from orrery.games.ti3.odds.space import BattleOdds
    from orrery.games.ti3.rules.things import Figure


def aid_name(name: str, words: Words) -> str:
    """An aid in words; a number after it says how many times it is paid for."""
    plain, _, often = name.rpartition(" ")
    if plain and often.isdecimal():
        key = "ti3-odds-pays" if plain == "letnev" else "ti3-odds-rerolls"
        return f"{aid_name(plain, words)}: {words.text(key, number=int(often))}"
    for kind in ("technology", "race", "leader", "card", "odds"):
        if words.has(key := f"ti3-{kind}-{name}"):
            return words.text(key)
    return name


def described(
    fleets: Sequence[Mapping[Figure, int]],
    aids: Sequence[Mapping[str, Aid]],
    decided: Sequence[Mapping[str, Any]],
    words: Words,
) -> Iterable[str]:
    """Who fights whom, in which order ships are lost, and what both have decided; in an invasion there is nothing to
    decide."""
    from orrery.games.ti3.rules.nouns import UNIT
    from orrery.games.ti3.rules.units import UNDAMAGED

    yield words.text("ti3-odds-battle" if decided else "ti3-odds-invasion")
    for i, who in enumerate(("attacker", "defender")):
        fleet = fleets[i]
        units = [words.text(f"ti3-units-{UNIT.names[unit]}", number=n) for unit, n in sorted(fleet.items())]
        said = words.text(f"ti3-odds-{who}", units=", ".join(units))
        if aids[i]:
            said += " " + words.text("ti3-odds-with", aids=words.listed([aid_name(name, words) for name in aids[i]]))
        yield said
        if not decided:
            continue
        whole = [unit for unit in decided[i]["order"] if unit in fleet or UNDAMAGED.get(unit) in fleet]
        names = [words.text(f"ti3-unit-{UNIT.names[unit]}") for unit in whole]
        if len(names) > 1:
            yield "  " + words.text("ti3-odds-order", order=", ".join(names))
        for key, name in (("leave", "leaves"), ("few", "leaves-at"), ("flees", "flees"), ("runs", "runs")):
            if decided[i].get(key):
                yield "  " + words.text(f"ti3-odds-{name}", number=decided[i][key])


def battle_bar(found: BattleOdds, wide: int = WIDE) -> str:
    return bar((found.win, found.attacker_left, found.draw, found.defender_left, found.lose), wide)


def invasion_bar(found: Invaded, wide: int = WIDE) -> str:
    return bar((found.win, 0, found.draw, 0, found.lose), wide)


def shown(found: BattleOdds, words: Words) -> list[str]:
    """The chances of a battle, and the average losses."""
    chances = {
        "win": (SHADES[0], found.win),
        "attacker-left": (SHADES[1], found.attacker_left),
        "draw": (SHADES[2], found.draw),
        "defender-left": (SHADES[3], found.defender_left),
        "lose": (SHADES[4], found.lose),
    }
    told = {key: it for key, it in chances.items() if it[1] or key in ("win", "lose", "draw")}
    said = [battle_bar(found), "", *rows(told, words), ""]
    said.append(words.text("ti3-odds-rounds", number=decimal(found.rounds, words)))
    for who, lost in zip(("attacker", "defender"), found.losses, strict=True):
        said.append(words.text(f"ti3-odds-{who}-losses", losses=lost_of(dict(enumerate(lost)), words)))
    return said


def invasion_shown(found: Invaded, words: Words) -> list[str]:
    """The same for an invasion, and how many are left on the planet."""
    from orrery.games.ti3.rules.units import FIGHTER, GROUND_FORCE

    told = {
        "falls": (SHADES[0], found.win),
        "nobody": (SHADES[2], found.draw),
        "held": (SHADES[4], found.lose),
    }
    said = [invasion_bar(found), "", *rows(told, words), ""]
    said.append(words.text("ti3-odds-rounds", number=decimal(found.rounds, words)))
    mine: dict[int, float] = {GROUND_FORCE: found.losses[0], FIGHTER: found.losses[1]}
    theirs: dict[int, float] = {GROUND_FORCE: found.losses[2]}
    for who, lost in (("attacker", mine), ("defender", theirs)):
        said.append(words.text(f"ti3-odds-{who}-losses", losses=lost_of(lost, words)))
    left = [(n, p) for n, p in enumerate(found.left) if n and p >= 0.0005]
    if left:
        items = [words.text("ti3-odds-left-item", number=n, percent=percent(p, words)) for n, p in left]
        said.append(words.text("ti3-odds-left", left=", ".join(items)))
    return said


def counted(
    fleets: Sequence[Mapping[Figure, int]], aids: Sequence[Mapping[str, Aid]], landing: bool, words: Words
) -> list[str]:
    """What is assumed and what is left out."""
    from orrery.games.ti3.odds.aids import idle

    every = [it for each in aids for it in each.values()]
    said = []
    if any(it.pays > 0 or it.rerolls > 0 or it.joins or it.shields for it in every):
        said.append(words.text("ti3-odds-note-policy"))
    if any(it.whole for it in every) and any(it.rerolls > 0 for it in every):
        said.append(words.text("ti3-odds-note-policy-whole"))
    useless = [name for i in (0, 1) for name in idle(aids[i], fleets[i], i == 0, landing)]
    if useless:
        names = words.listed([aid_name(name, words) for name in useless])
        said.append(words.text("ti3-odds-note-idle", aids=names, number=len(useless)))
    return [*said, words.text("ti3-odds-note-no-cards")]


def lost_of(lost: Mapping[int, float], words: Words) -> str:
    """What a side loses on average."""
    from orrery.games.ti3.rules.units import UNITS

    return odds_shown.lost_of({UNITS[unit]: n for unit, n in lost.items()}, words)

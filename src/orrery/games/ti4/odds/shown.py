"""`orrery odds ti4`, the output: who fights whom, the chances as one bar and line by line, average losses, and what is
assumed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from orrery.games.ti4.odds.plans import BattleOdds, FightPlan, InvasionOdds
from orrery.games.ti4.odds.texts import DONE, words_key
from orrery.games.ti4.odds.typed import GOODS, TypedSide, known_aids
from orrery.games.ti4.rules.data import UNITS
from orrery.games.ti4.rules.things import Unit
from orrery.terminal.odds_shown import SHADES, WIDE, bar, decimal, lost_of, percent, rows
from orrery.text import Words


def aid_name(name: str, words: Words) -> str:
    """What helps, in words."""
    for key in (f"ti4-odds-{name}", words_key(known_aids()[name])):
        if words.has(key):
            return words.text(key)
    return name.replace("_", " ").title()


def described(sides: Sequence[TypedSide], plans: Sequence[FightPlan], landing: bool, words: Words) -> Iterable[str]:
    """Who fights whom, in which order units are lost, and when somebody retreats."""
    yield words.text("ti4-odds-invasion" if landing else "ti4-odds-battle")
    for side, plan, who in zip(sides, plans, ("attacker", "defender"), strict=True):
        units = [units_told(unit, n, side.damaged.get(unit, 0), words) for unit, n in sorted(side.units.items())]
        said = words.text(f"ti4-odds-{who}", units=", ".join(units))
        if side.aids:
            names = [
                f"{n} {aid_name(name, words)}" if n > 1 else aid_name(name, words) for name, n in side.aids.items()
            ]
            said += " " + words.text("ti4-odds-with", aids=words.listed(names))
        yield said
        there = [words.text(f"ti4-unit-{UNITS[unit]}") for unit in plan.order if unit in side.units]
        if len(there) > 1:
            yield "  " + words.text("ti4-odds-order", order=", ".join(there))
        if plan.leave:
            yield "  " + words.text("ti4-odds-leaves", number=plan.leave)
        if plan.few:
            yield "  " + words.text("ti4-odds-leaves-at", number=plan.few)


def units_told(unit: Unit, n: int, damaged: int, words: Words) -> str:
    """So many units of a type, and how many of them are damaged."""
    said = words.text(f"ti4-units-{UNITS[unit]}", number=n)
    return words.text("ti4-odds-damaged-units", units=said, number=damaged) if damaged else said


def battle_bar(found: BattleOdds, wide: int = WIDE) -> str:
    return bar((found.win, found.attacker_left, found.draw, found.defender_left, found.lose), wide)


def invasion_bar(found: InvasionOdds, wide: int = WIDE) -> str:
    return bar((found.win, 0, found.draw, 0, found.lose), wide)


def battle_shown(found: BattleOdds, words: Words) -> list[str]:
    """The chances of a space combat, and the average losses."""
    chances = {
        "win": (SHADES[0], found.win),
        "attacker-left": (SHADES[1], found.attacker_left),
        "draw": (SHADES[2], found.draw),
        "defender-left": (SHADES[3], found.defender_left),
        "lose": (SHADES[4], found.lose),
    }
    told = {key: it for key, it in chances.items() if it[1] or key in ("win", "lose", "draw")}
    return [battle_bar(found), "", *rows(told, words), "", *averages(found, words)]


def averages(found: BattleOdds | InvasionOdds, words: Words) -> list[str]:
    """Rounds and losses on average."""
    said = [words.text("ti4-odds-rounds", number=decimal(found.rounds, words))]
    for who, lost in zip(("attacker", "defender"), found.losses, strict=True):
        units = {UNITS[unit]: n for unit, n in enumerate(lost)}
        said.append(words.text(f"ti4-odds-{who}-losses", losses=lost_of(units, words)))
    return said


def invasion_shown(found: InvasionOdds, words: Words) -> list[str]:
    """The same for an invasion, and how many are left on the planet."""
    told = {"falls": (SHADES[0], found.win), "nobody": (SHADES[2], found.draw), "held": (SHADES[4], found.lose)}
    said = [invasion_bar(found), "", *rows(told, words), "", *averages(found, words)]
    left = [(n, p) for n, p in enumerate(found.left) if n and p >= 0.0005]
    if left:
        items = [words.text("ti4-odds-left-item", number=n, percent=percent(p, words)) for n, p in left]
        said.append(words.text("ti4-odds-left", left=", ".join(items)))
    return said


def notes(sides: Sequence[TypedSide], words: Words) -> list[str]:
    """What is assumed and what is left out."""
    used = [name for side in sides for name in side.aids if known_aids()[name] in DONE or name == GOODS]
    said = [words.text("ti4-odds-note-losses")]
    if used:
        said.append(words.text("ti4-odds-note-policy"))
    return [*said, words.text("ti4-odds-note-no-cards")]

"""`orrery odds`: the exact odds of a space battle or an invasion, in the players' own notation. odds_shown.py formats
the result."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from orrery.games.ti3.terminal.odds_shown import aid_name, counted, described, invasion_shown, shown
from orrery.terminal.wrong import Wrong, chosen_language, speaking
from orrery.text import LANGUAGES, Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.games.ti3.odds.aids import Aid
    from orrery.games.ti3.rules.things import Figure

MOST = 99
LARGEST = 60_000
"""The most pairs of fleets to examine: a few seconds."""


def odds(
    game: str,
    attacker: str,
    defender: str,
    *,
    attacker_with: str = "",
    defender_with: str = "",
    attacker_order: str = "",
    defender_order: str = "",
    attacker_leaves: int = 0,
    defender_leaves: int = 0,
    attacker_leaves_at: int = 0,
    defender_leaves_at: int = 0,
    defender_flees: bool = False,
    attacker_runs: int = 0,
    defender_runs: int = 0,
    lang: str | None = None,
) -> int:
    """Show the odds of what was typed."""
    from orrery.games.ti3.odds.duel import TooLarge
    from orrery.games.ti3.rules.units import GROUND_FORCE

    try:
        words = Words(chosen_language(lang), game)
        fleets = fleet_of(attacker), fleet_of(defender)
        aids = aids_of(attacker_with), aids_of(defender_with)
        orders = order_of(attacker_order), order_of(defender_order)
        leaves = attacker_leaves, defender_leaves
        if min(leaves) < 0 or max(leaves) > MOST:
            raise Wrong("wrong-odds-round", given=min(leaves) if min(leaves) < 0 else max(leaves))
        few, runs = (attacker_leaves_at, defender_leaves_at), (attacker_runs, defender_runs)
        for number in (*few, *runs):
            if not 0 <= number <= MOST:
                raise Wrong("wrong-odds-number", given=number)
        landing = any(GROUND_FORCE in fleet for fleet in fleets)
        if landing:
            check_landing(fleets)
            if any((*orders, *leaves, *few, *runs, defender_flees)):
                raise Wrong("wrong-odds-plan")
        elif not any(unit < GROUND_FORCE for fleet in fleets for unit in fleet):
            raise Wrong("wrong-odds-ships")
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    decided: list[dict[str, Any]] = [
        {"order": orders[i] + default(orders[i]), "leave": leaves[i], "few": few[i], "runs": runs[i]} for i in (0, 1)
    ]
    decided[1]["flees"] = int(defender_flees)
    try:
        found = invaded(fleets, aids, words) if landing else fought(fleets, aids, decided, words)
    except TooLarge:
        return Wrong("wrong-odds-large").tell(words)
    plans = described(fleets, aids, [] if landing else decided, words)
    for line in (*plans, "", *found, *counted(fleets, aids, landing, words)):
        print(line)
    return 0


Fleets = tuple[dict["Figure", int], dict["Figure", int]]
Aids = tuple["dict[str, Aid]", "dict[str, Aid]"]


def fought(fleets: Fleets, aids: Aids, decided: list[dict[str, Any]], words: Words) -> list[str]:
    """A space battle."""
    from orrery.games.ti3.odds.aids import aided
    from orrery.games.ti3.odds.space import odds as exact

    sides = [aided(fleets[i], aids[i].values(), aids[1 - i].values(), **decided[i]) for i in (0, 1)]
    return shown(exact(*sides, most=LARGEST), words)


def invaded(fleets: Fleets, aids: Aids, words: Words) -> list[str]:
    """An invasion."""
    from orrery.games.ti3.odds.aids import garrison, invaders
    from orrery.games.ti3.odds.invasion import invasion
    from orrery.games.ti3.rules.units import PDS

    mine, theirs = ([*each.values()] for each in aids)
    shield = fleets[1].get(PDS, 0) > 0
    found = invasion(invaders(fleets[0], mine, theirs, shield), garrison(fleets[1], theirs, mine), most=LARGEST)
    return invasion_shown(found, words)


# --- what was typed ----------------------------------------------------------------------------------------------


def called() -> dict[str, Figure]:
    """Every name of a unit in every language, singular and plural."""
    from orrery.games.ti3.rules.units import IN_SPACE, UNDAMAGED, UNITS

    found: dict[str, Figure] = {}
    for lang in LANGUAGES:
        words = Words(lang, "ti3")
        for unit in IN_SPACE:
            name = UNITS[unit]
            several = words.text(f"ti3-units-{name}", number=2).partition(" ")[2]
            for said in (name, words.text(f"ti3-unit-{name}"), several):
                found[plain(said)] = unit
        hurt = plain(words.text("ti3-odds-damaged"))
        for damaged, unit in UNDAMAGED.items():
            for said in [said for said, number in found.items() if number == unit]:
                found[f"{hurt} {said}"] = damaged
    return found


def unit_of(said: str, known: Mapping[str, Figure]) -> Figure | None:
    """The unit that is meant: "damaged dreadnoughts", "Schlachtschiff", "beschädigtes Schlachtschiff"."""
    first, _, rest = said.partition(" ")
    return known.get(said, known.get(f"{first[:-2]} {rest}"))


def no_unit(said: str) -> Wrong:
    """What is not a unit; the units are listed by their names in the reader's language."""
    from orrery.games.ti3.rules.units import UNITS

    return Wrong("wrong-odds-unit", given=said, known=lambda words: [unit_name(unit, words) for unit in UNITS[:8]])


def unit_name(unit: str, words: Words) -> str:
    return Words(words.lang, "ti3").text(f"ti3-unit-{unit}")


def fleet_of(text: str) -> dict[Figure, int]:
    """A fleet such as "2 cruiser 3 fighter 1 dreadnought", PDS in range among them."""
    from orrery.games.ti3.rules.units import UNDAMAGED

    known = called()
    found: dict[Figure, int] = {}
    rest = plain(text).split()
    while rest:
        count = int(rest.pop(0)) if rest[0].isdecimal() else 1
        for size in (3, 2, 1):
            unit = unit_of(" ".join(rest[:size]), known)
            if unit is not None:
                break
        else:
            raise no_unit(" ".join(rest[:1]))
        rest = rest[size:]
        for each in (unit, UNDAMAGED[unit]) if unit in UNDAMAGED else (unit,):
            found[each] = found.get(each, 0) + count
    if not any(found.values()) or max(found.values()) > MOST:
        raise Wrong("wrong-odds-fleet", given=text)
    return found


def check_landing(fleets: Fleets) -> None:
    """Whether these can meet in an invasion."""
    from orrery.games.ti3.rules.units import DREADNOUGHT, FIGHTER, GROUND_FORCE, PDS, UNDAMAGED, UNITS, WAR_SUN

    for fleet, known in zip(
        fleets, ((GROUND_FORCE, DREADNOUGHT, WAR_SUN, FIGHTER, *UNDAMAGED), (GROUND_FORCE, PDS)), strict=True
    ):
        wrong = [unit for unit in fleet if unit not in known]
        if wrong:
            raise Wrong("wrong-odds-ground", given=partial(unit_name, UNITS[min(wrong)]))
    if not all(fleet.get(GROUND_FORCE) for fleet in fleets):
        raise Wrong("wrong-odds-troops")


def aids_of(text: str) -> dict[str, Aid]:
    """Technologies, races, leaders and other aids, separated by commas; "letnev 2" has a number after it."""
    from orrery.games.ti3.odds.aids import AIDS, aid

    names = {plain(name): name for name in AIDS}
    for name in AIDS:
        names |= {plain(aid_name(name, Words(lang, "ti3"))): name for lang in LANGUAGES}
    found = {}
    for said in filter(None, (part.strip() for part in text.split(","))):
        before, _, number = plain(said).rpartition(" ")
        counted = number.isdecimal() and before in names
        name = f"{names[before]} {number}" if counted else names.get(plain(said), said)
        try:
            found[name] = aid(name)
        except KeyError:
            raise Wrong("wrong-odds-aid", given=said, known=every_aid) from None
    return found


def every_aid(words: Words) -> list[str]:
    """All aids, by their names in the reader's language."""
    from orrery.games.ti3.odds.aids import AIDS

    return [*(aid_name(name, Words(words.lang, "ti3")) for name in AIDS), "+1"]


def order_of(text: str) -> tuple[int, ...]:
    """The order of losses; "damaged dreadnought" is damage to one."""
    known = called()
    found = []
    for said in filter(None, map(plain, text.split(","))):
        unit = unit_of(said, known)
        if unit is None:
            raise no_unit(said)
        found.append(unit)
    return tuple(found)


def default(order: tuple[int, ...]) -> tuple[int, ...]:
    """The order of the units that the typed order does not name."""
    from orrery.games.ti3.odds.space import CHEAP_FIRST

    return tuple(unit for unit in CHEAP_FIRST if unit not in order)

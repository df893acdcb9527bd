"""`orrery odds ti4`: the exact odds of a space combat or an invasion of the fourth edition, in the players' own
notation:

orrery odds ti4 "2 dreadnought, 5 fighter" "3 cruiser" --attacker-with "letnev, goods 4" --defender-with nebula
orrery odds ti4 "3 destroyer, cruiser" "2 dreadnought" --attacker-with "yin, 2 devotion" --defender-with "direct hit"
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from orrery.games.ti4.odds.duel import TooLarge
from orrery.games.ti4.odds.plans import FightPlan
from orrery.games.ti4.odds.shown import aid_name, battle_shown, described, invasion_shown, notes
from orrery.games.ti4.odds.stacks import CHEAP_FIRST
from orrery.games.ti4.odds.typed import (
    GOODS,
    TypedSide,
    faction_named,
    ground_fight,
    known_aids,
    plan_of,
    space_fight,
)
from orrery.games.ti4.rules.data import FLAGSHIP, GROUND_FORCES, INFANTRY, MECH, PDS, SHIPS, SPACE_DOCK, UNITS
from orrery.games.ti4.rules.things import Unit
from orrery.terminal.wrong import Wrong, chosen_language, speaking
from orrery.text import LANGUAGES, Words
from orrery.text.spelling import plain

MOST = 99
LARGEST = 2_000_000
"""The most pairs of forces to examine: a few seconds."""
ARTICLES = ("the", "der", "die", "das")
"""People leave them out."""
LONGEST = 4
"""How many words the name of a unit can have, "damaged" included."""


def odds(
    sides: tuple[str, str],
    aids: tuple[str, str],
    orders: tuple[str, str],
    leaves: tuple[int, int],
    few: tuple[int, int],
    lang: str | None,
) -> int:
    """Show the odds of what was typed, attacker first."""
    try:
        words = Words(chosen_language(lang), "ti4")
        both = typed(sides[0], aids[0]), typed(sides[1], aids[1])
        for number in (*leaves, *few):
            if not 0 <= number <= MOST:
                raise Wrong("wrong-odds-number", given=number)
        landing = any(unit in GROUND_FORCES for side in both for unit in side.units if not aboard(side, unit))
        plans = [
            plan_of(both[i], FightPlan(order_of(orders[i]) or CHEAP_FIRST, leave=leaves[i], few=few[i])) for i in (0, 1)
        ]
        check(both, landing)
        if landing and any((*orders, *leaves, *few)):
            raise Wrong("wrong-odds-plan")
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    try:
        if landing:
            found = invasion_shown(ground_fight(both).odds((plans[0], plans[1]), LARGEST), words)
        else:
            found = battle_shown(space_fight(both).odds((plans[0], plans[1]), LARGEST), words)
    except TooLarge:
        return Wrong("wrong-odds-large").tell(words)
    for line in (*described(both, plans, landing, words), "", *found, *notes(both, words)):
        print(line)
    return 0


def aboard(side: TypedSide, unit: Unit) -> bool:
    """Whether ground forces are typed for a space combat: mechs with ships and without infantry, or all beside the
    flagship of the Nekro, where they fight as ships."""
    if FLAGSHIP in side.units and "nekro" in side.aids:
        return True
    return unit == MECH and INFANTRY not in side.units and any(one in SHIPS for one in side.units)


def check(both: tuple[TypedSide, TypedSide], landing: bool) -> None:
    """Whether these can meet."""
    if landing:
        wrong = [unit for unit in both[1].units if unit in SHIPS] + [u for u in both[0].units if u in (PDS, SPACE_DOCK)]
        if wrong:
            raise Wrong("wrong-odds-ti4-ground", given=partial(unit_name, UNITS[wrong[0]]))
        if not any(unit in GROUND_FORCES for unit in both[0].units):
            raise Wrong("wrong-odds-ti4-troops")
    elif not all(any(unit in SHIPS for unit in side.units) for side in both):
        raise Wrong("wrong-odds-ti4-ships")
    for side in both:
        if FLAGSHIP in side.units and faction_named(side) is None:
            raise Wrong("wrong-odds-ti4-flagship")


# --- what was typed ----------------------------------------------------------------------------------------------


def called() -> dict[str, tuple[Unit, bool]]:
    """Every name of a unit in every language, singular and plural, and whether it is a damaged one."""
    found: dict[str, tuple[Unit, bool]] = {}
    for lang in LANGUAGES:
        words = Words(lang, "ti4")
        hurt = plain(words.text("ti4-odds-damaged"))
        for number, name in enumerate(UNITS):
            several = words.text(f"ti4-units-{name}", number=2).partition(" ")[2]
            for said in (name, words.text(f"ti4-unit-{name}"), several):
                found[plain(said)] = Unit(number), False
                for ending in ("", "e", "es", "er", "en"):
                    found[f"{hurt}{ending} {plain(said)}"] = Unit(number), True
    return found


def unit_name(unit: str, words: Words) -> str:
    return Words(words.lang, "ti4").text(f"ti4-unit-{unit}")


def no_unit(said: str) -> Wrong:
    """What is not a unit; the units are listed by their names in the reader's language."""
    return Wrong("wrong-odds-unit", given=said, known=lambda words: [unit_name(unit, words) for unit in UNITS])


def typed(units: str, aids: str) -> TypedSide:
    """A side such as "2 cruiser, 3 fighter, damaged dreadnought", with what helps it."""
    known = called()
    all_: dict[Unit, int] = {}
    damaged: dict[Unit, int] = {}
    rest = plain(units).split()
    while rest:
        count = int(rest.pop(0)) if rest[0].isdecimal() else 1
        for size in range(LONGEST, 0, -1):
            found = known.get(" ".join(rest[:size]))
            if found is not None:
                break
        else:
            raise no_unit(" ".join(rest[:1]))
        rest = rest[size:]
        unit, hurt = found
        all_[unit] = all_.get(unit, 0) + count
        if hurt:
            damaged[unit] = damaged.get(unit, 0) + count
    if not any(all_.values()) or max(all_.values()) > MOST:
        raise Wrong("wrong-odds-fleet", given=units)
    return TypedSide({unit: n for unit, n in all_.items() if n}, damaged, aids_of(aids))


def aids_of(text: str) -> Mapping[str, int]:
    """Factions, technologies, leaders, cards and others, separated by commas; a number says how many of a card, or how
    many goods."""
    names = aids_called()
    found: dict[str, int] = {}
    for said in filter(None, (part.strip() for part in text.split(","))):
        words = plain(said).split()
        count = 1
        if len(words) > 1 and (n := counted(words[0])):
            count, words = n, words[1:]
        elif len(words) > 1 and plain(said) not in names and (n := counted(words[-1])):
            count, words = n, words[:-1]
        name = names.get(" ".join(words))
        if name is None or count > MOST:
            raise Wrong("wrong-odds-aid", given=said, known=every_aid)
        found[name] = found.get(name, 0) + count
    return found


@cache
def aids_called() -> dict[str, str]:
    """Every name of what helps, in every language, with and without its article."""
    names = {plain(name): name for name in known_aids()}
    for lang in LANGUAGES:
        words = Words(lang, "ti4")
        names |= {plain(aid_name(name, words)): name for name in known_aids()}
    bare = {" ".join(it.split()[1:]): name for it, name in names.items() if it.split()[0] in ARTICLES}
    return {**bare, **names}


def counted(said: str) -> int:
    """How many: 2, 2x or x2; nothing if it is no number."""
    number = said.strip("x")
    return int(number) if number.isdecimal() else 0


def every_aid(words: Words) -> list[str]:
    """All that can be named, in the reader's language."""
    mine = Words(words.lang, "ti4")
    return [aid_name(name, mine) for name in known_aids() if name != GOODS] + [aid_name(GOODS, mine)]


def order_of(text: str) -> tuple[Unit, ...]:
    """The order of losses."""
    known = called()
    found = []
    for said in filter(None, map(plain, text.split(","))):
        if said not in known or known[said][1]:
            raise no_unit(said)
        found.append(known[said][0])
    return (*found, *(unit for unit in CHEAP_FIRST if unit not in found)) if found else ()

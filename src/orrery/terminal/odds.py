"""`orrery odds`: the exact odds of a battle between two fleets, in the players' own notation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Annotated

from orrery.terminal.help import option
from orrery.terminal.wrong import Wrong, chosen_language, speaking
from orrery.text import LANGUAGES, Words
from orrery.text.spelling import plain

if TYPE_CHECKING:
    from orrery.games.ti3.aids import Aid
    from orrery.games.ti3.odds import Odds

GAMES = ("ti3",)
BAR = 40
MOST = 99


def odds(
    game: Annotated[str, option("cli-odds-game")],
    attacker: Annotated[str, option("cli-odds-attacker")],
    defender: Annotated[str, option("cli-odds-defender")],
    /,
    *,
    attacker_with: Annotated[str, option("cli-odds-attacker-with")] = "",
    defender_with: Annotated[str, option("cli-odds-defender-with")] = "",
    attacker_order: Annotated[str, option("cli-odds-order")] = "",
    defender_order: Annotated[str, option("cli-odds-order")] = "",
    attacker_leaves: Annotated[int, option("cli-odds-leaves")] = 0,
    defender_leaves: Annotated[int, option("cli-odds-leaves")] = 0,
    lang: Annotated[str | None, option("cli-lang")] = None,
) -> int:
    from orrery.games.ti3.aids import aided
    from orrery.games.ti3.odds import odds as exact

    try:
        if game not in GAMES:
            raise Wrong("wrong-odds-game", given=game, known=GAMES)
        words = Words(chosen_language(lang), game)
        fleets = fleet_of(attacker), fleet_of(defender)
        aids = aids_of(attacker_with), aids_of(defender_with)
        orders = order_of(attacker_order), order_of(defender_order)
        leaves = attacker_leaves, defender_leaves
        if min(leaves) < 0 or max(leaves) > MOST:
            raise Wrong("wrong-odds-round", given=min(leaves) if min(leaves) < 0 else max(leaves))
    except Wrong as wrong:
        return wrong.tell(speaking(lang))
    sides = [
        aided(fleets[i], aids[i].values(), aids[1 - i].values(), orders[i] + default(orders[i]), leaves[i])
        for i in (0, 1)
    ]
    for line in (*described(fleets, aids, orders, words), "", *pictured(exact(*sides), words)):
        print(line)
    return 0


# --- what was typed ----------------------------------------------------------------------------------------------


def called() -> dict[str, int]:
    """Every name of a unit in every language, one or several of it."""
    from orrery.games.ti3.units import UNITS

    found: dict[str, int] = {}
    for lang in LANGUAGES:
        words = Words(lang, "ti3")
        for unit, name in enumerate(UNITS[:8]):
            several = words.text(f"ti3-units-{name}", number=2).partition(" ")[2]
            for said in (name, words.text(f"ti3-unit-{name}"), several):
                found[plain(said)] = unit
        hurt = plain(words.text("ti3-odds-damaged"))
        for unit in (4, 5):
            for said in [said for said, number in found.items() if number == unit]:
                found[f"{hurt} {said}"] = unit + 4
    return found


def unit_of(said: str, known: Mapping[str, int]) -> int | None:
    """The unit that is meant: "damaged dreadnoughts", "Schlachtschiff", "beschädigtes Schlachtschiff"."""
    first, _, rest = said.partition(" ")
    return known.get(said, known.get(f"{first[:-2]} {rest}"))


def no_unit(said: str, known: Mapping[str, int]) -> Wrong:
    return Wrong("wrong-odds-unit", given=said, known=[name for name, unit in known.items() if unit < 8])


def fleet_of(text: str) -> dict[int, int]:
    """A fleet such as "2 cruiser 3 fighter 1 dreadnought", PDS in range among them."""
    known = called()
    found: dict[int, int] = {}
    rest = plain(text).split()
    while rest:
        count = int(rest.pop(0)) if rest[0].isdecimal() else 1
        for size in (3, 2, 1):
            unit = unit_of(" ".join(rest[:size]), known)
            if unit is not None:
                break
        else:
            raise no_unit(" ".join(rest[:1]), known)
        rest = rest[size:]
        for each in (unit, unit - 4) if unit >= 8 else (unit,):
            found[each] = found.get(each, 0) + count
    if not any(found.values()) or max(found.values()) > MOST:
        raise Wrong("wrong-odds-fleet", given=text)
    return found


def aids_of(text: str) -> dict[str, Aid]:
    """Technologies, races and other aids, with commas between."""
    from orrery.games.ti3.aids import AIDS, aid

    names = {plain(name): name for name in AIDS}
    for name in AIDS:
        names |= {plain(aid_name(name, Words(lang, "ti3"))): name for lang in LANGUAGES}
    found = {}
    for said in filter(None, (part.strip() for part in text.split(","))):
        name = names.get(plain(said), said)
        try:
            found[name] = aid(name)
        except KeyError:
            raise Wrong("wrong-odds-aid", given=said, known=[*AIDS, "+1"]) from None
    return found


def order_of(text: str) -> tuple[int, ...]:
    """The order of losses; "damaged dreadnought" is damage to one."""
    known = called()
    found = []
    for said in filter(None, map(plain, text.split(","))):
        unit = unit_of(said, known)
        if unit is None:
            raise no_unit(said, known)
        found.append(unit)
    return tuple(found)


def default(order: tuple[int, ...]) -> tuple[int, ...]:
    """What comes after the units that an order names."""
    from orrery.games.ti3.odds import CHEAP_FIRST

    return tuple(unit for unit in CHEAP_FIRST if unit not in order)


# --- what is shown -----------------------------------------------------------------------------------------------


def aid_name(name: str, words: Words) -> str:
    for key in (f"ti3-technology-{name}", f"ti3-race-{name}", f"ti3-odds-{name}"):
        if words.has(key):
            return words.text(key)
    return name


def decimal(value: float, words: Words) -> str:
    """A number with one place, as it is written in the language."""
    said = f"{value:.1f}"
    return said.replace(".", ",") if words.lang == "de" else said


def described(
    fleets: tuple[dict[int, int], ...],
    aids: tuple[dict[str, Aid], ...],
    orders: tuple[tuple[int, ...], ...],
    words: Words,
) -> Iterable[str]:
    """Who fights whom, and in which order ships are lost."""
    from orrery.games.ti3.kinds import UNIT

    for who, fleet, with_, order in zip(("attacker", "defender"), fleets, aids, orders, strict=True):
        units = [words.text(f"ti3-units-{UNIT.names[unit]}", number=n) for unit, n in sorted(fleet.items())]
        said = words.text(f"ti3-odds-{who}", units=", ".join(units))
        if with_:
            said += " " + words.text("ti3-odds-with", aids=words.listed([aid_name(name, words) for name in with_]))
        yield said
        whole = [unit for unit in order + default(order) if unit in fleet or unit - 4 in fleet]
        names = [words.text(f"ti3-unit-{UNIT.names[unit]}") for unit in whole]
        if len(names) > 1:
            yield "  " + words.text("ti3-odds-order", order=", ".join(names))


def pictured(found: Odds, words: Words) -> Iterable[str]:
    """The chances with a bar for each, and what is lost on average."""
    chances = {"win": found.win, "lose": found.lose, "draw": found.draw}
    chances |= {"attacker-left": found.attacker_left, "defender-left": found.defender_left}
    shown = {words.text(f"ti3-odds-{key}"): p for key, p in chances.items() if p or key in ("win", "lose", "draw")}
    wide = max(map(len, shown))
    for said, p in shown.items():
        percent = words.text("ti3-odds-percent", number=decimal(abs(100 * p), words))
        yield f"{said:<{wide}}  {percent:>7}  {'█' * round(BAR * p)}".rstrip()
    yield words.text("ti3-odds-rounds", number=decimal(found.rounds, words))
    for who, lost in zip(("attacker", "defender"), found.losses, strict=True):
        yield words.text(f"ti3-odds-{who}-losses", losses=lost_of(lost, words))


def lost_of(lost: Iterable[float], words: Words) -> str:
    """The ships a side loses on average."""
    from orrery.games.ti3.units import UNITS

    parts = [
        words.text("ti3-odds-loss", unit=words.text(f"ti3-unit-{UNITS[unit]}"), number=decimal(n, words))
        for unit, n in enumerate(lost)
        if n >= 0.05
    ]
    return ", ".join(parts) or words.text("ti3-odds-nothing")

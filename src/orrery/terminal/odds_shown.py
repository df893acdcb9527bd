"""Odds in the terminal, for both editions: the chances as one bar and line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from orrery.text import Words

BAR = 40
WIDE = 50
SHADES = ("█", "▓", "▒", "░", "·")
"""Attacker wins, attacker withdraws, nobody is left, defender withdraws, defender wins."""


def decimal(value: float, words: Words) -> str:
    """A number with one decimal, as written in the language."""
    said = f"{value:.1f}"
    return said.replace(".", ",") if words.lang == "de" else said


def percent(p: float, words: Words) -> str:
    return words.text(f"{words.game}-odds-percent", number=decimal(abs(100 * p), words))


def bar(chances: Sequence[float], wide: int = WIDE) -> str:
    """All chances in one bar, in the order of SHADES; anything possible is at least one character wide."""
    sizes = [max(round(wide * p), int(p >= 0.005)) for p in chances]
    sizes[max(range(len(sizes)), key=sizes.__getitem__)] += wide - sum(sizes)
    return "".join(shade * size for shade, size in zip(SHADES, sizes, strict=True))


def rows(chances: Mapping[str, tuple[str, float]], words: Words) -> Iterable[str]:
    """A line for each chance, with a bar of its own."""
    said = {words.text(f"{words.game}-odds-{key}"): it for key, it in chances.items()}
    wide = max(map(len, said))
    for name, (shade, p) in said.items():
        yield f"{name:<{wide}}  {percent(p, words):>7}  {shade * round(BAR * p)}".rstrip()


def lost_of(lost: Mapping[str, float], words: Words) -> str:
    """What a side loses on average, by the names of its units."""
    parts = [
        words.text(f"{words.game}-odds-loss", unit=words.text(f"{words.game}-unit-{unit}"), number=decimal(n, words))
        for unit, n in lost.items()
        if n >= 0.05
    ]
    return ", ".join(parts) or words.text(f"{words.game}-odds-nothing")

"""Rule numbers and the keys of their texts: R6.11 is race-rule-R6-11, LRR 71.5b is ti4-rule-LRR-71-5b."""

from __future__ import annotations

import re


def rule_key(number: str) -> str:
    """The number as a part of a key."""
    return re.sub("[ .]", "-", number)


def rule_number(key: str) -> str:
    """The number from that part of a key."""
    name, dash, rest = key.partition("-")
    if dash and name.isalpha():
        return f"{name} {rest.replace('-', '.')}"
    return key.replace("-", ".")


def is_rule_number(number: str) -> bool:
    """Whether this is a rule number: R6, R6.11, T3.7.4, LRR 2.2ii, LRR F.12."""
    return re.fullmatch(r"[A-Z]+( ([0-9]+|[A-Z]))?[0-9]*(\.[0-9]+[a-z]*)*", number) is not None


def rule_place(number: str) -> list[tuple[int, int | str]]:
    """Where a rule stands among others, as a key for sorting: 2.6, 2.6a, 2.7, 2.10; letters come after figures."""
    return [(0, int(part)) if part.isdigit() else (1, part) for part in re.findall("[0-9]+|[A-Za-z]+", number)]

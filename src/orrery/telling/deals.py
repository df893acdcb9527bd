"""Deals in words: what each side puts in, and the fields of a `terms` question as screens show them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from orrery.core.deals import Reply
from orrery.core.terms import Deal, Deals, Field, Side, Terms
from orrery.telling.sight import Sight
from orrery.telling.tellers import teller
from orrery.text import Words

SHORT = 60
"""What a thing is worth stands in the line of a partner if it is no longer than this; `card` tells whole texts."""


@dataclass(frozen=True, slots=True)
class FieldShown:
    """A field of a deal, ready to show: its label, its bounds, and its items with name and worth (None if a number)."""

    field: Field
    label: str
    items: list[tuple[Any, str, str]] | None


@dataclass(frozen=True, slots=True)
class Party:
    """A possible partner, and what both sides may put in."""

    partner: int
    name: str
    gives: list[FieldShown]
    gets: list[FieldShown]


def label(field: str, words: Words) -> str:
    """The name of a field."""
    key = f"{words.game}-field-{field}"
    return words.text(key) if words.has(key) else field


def much(field: str, number: int, words: Words) -> str:
    """An amount of a field, in words."""
    key = f"{words.game}-amount-{field}"
    return words.text(key, number=number) if words.has(key) else f"{number} {label(field, words)}"


def partner_name(noun: Deals, partner: int, words: Words) -> str:
    """The name of a partner."""
    said = words.noun(noun.partner.name, partner)
    return str(noun.partner.encode(partner) if said is partner else said)


def thing_name(noun: Deals, field: str, thing: Any, words: Words) -> str:
    """The name of a thing in a field."""
    of = noun.fields[field]
    assert of is not None
    said = words.noun(of.name, thing)
    return str(of.encode(thing) if said is thing else said)


def side_told(noun: Deals, side: Side, words: Words) -> str:
    """What one side puts in."""
    told: list[str] = []
    for field, put in side:
        many = noun.fields[field] is None
        told += [much(field, put, words)] if many else [thing_name(noun, field, thing, words) for thing in put]
    return ", ".join(told) or words.text("deal-nothing")


def deal_told(noun: Deals, deal: Deal, words: Words) -> str:
    """A deal in words that can be typed back: "2 trade goods to Ben for contract 1"."""
    given, name = side_told(noun, deal.gives, words), partner_name(noun, deal.partner, words)
    if not deal.gets:
        return words.text("deal-gift", gives=given, name=name)
    return words.text("deal-told", gives=given, name=name, gets=side_told(noun, deal.gets, words))


def proposal_told(asked: Reply, words: Words) -> str:
    """A deal that awaits a reply, in the words of who has proposed it."""
    noun, deal = asked.noun, asked.deal
    given, wanted = side_told(noun, deal.gives, words), side_told(noun, deal.gets, words)
    return words.text("deal-proposed", name=partner_name(noun, deal.partner, words), gives=given, gets=wanted)


def parties(asked: Terms, words: Words, view: Sight | None = None) -> list[Party]:
    """The possible partners and what can be dealt. Given a view, things come with their worth, if the game's teller has
    a function `holding`."""
    noun = asked.noun
    worth = getattr(teller(words.game), "holding", None) if view is not None else None

    def shown(seat: int, field: Field) -> FieldShown:
        named = None
        if field.items is not None:
            named = [
                (it, thing_name(noun, field.name, it, words), worth(view, seat, field.name, it, words) if worth else "")
                for it in field.items
            ]
        return FieldShown(field, label(field.name, words), named)

    return [
        Party(
            partner,
            partner_name(noun, partner, words),
            [shown(asked.seat, field) for field in gives],
            [shown(partner, field) for field in gets],
        )
        for partner in asked.partners
        for gives, gets in (asked.sides(partner),)
    ]


def party_line(party: Party, words: Words) -> str:
    """A partner and what both sides may put in, as one line."""
    gives, gets = (
        ", ".join(_field_told(shown) for shown in side if shown.field.high) or words.text("deal-nothing")
        for side in (party.gives, party.gets)
    )
    return words.text("deal-party", name=party.name, gives=gives, gets=gets)


def _field_told(shown: FieldShown) -> str:
    low, high = shown.field.low, shown.field.high
    bounds = str(high) if low == high else f"{low}-{high}"
    if shown.items is None:
        return f"{shown.label} {bounds}"
    items = [f"{name}: {note}" if 0 < len(note) <= SHORT else name for _, name, note in shown.items]
    return f"{shown.label} {bounds} ({' | '.join(items)})"

"""What a position of Race is worth to a seat: an estimate of its final points, linear in what is on the table. Fitted
by ridge regression to 12,800 games of the instinct against itself, with random mistakes and gifts mixed in."""

from __future__ import annotations

from orrery.games.race.bot.judgement import Judgement, rounds_left
from orrery.games.race.rules.scoring import SIX, total
from orrery.games.race.rules.state import Race

WEIGHTS = (
    ("points", 1.056, -0.0095),
    ("chips", -0.077, 0.0766),
    ("placed", -0.393, 0.3184),
    ("hand", -0.066, 0.1487),
    ("goods", -0.083, 0.1621),
    ("best_card", 0.689, -0.0306),
    ("second_card", 0.169, -0.0035),
    ("third_card", 0.092, 0.0100),
    ("other_cards", 0.035, 0.0080),
    ("chips_from_goods", 1.722, -0.0239),
    ("cards_from_goods", -0.047, 0.1182),
    ("best_sale", -0.194, 0.0925),
    ("makes", 0.129, 0.1319),
    ("matched", 0.242, 0.1345),
    ("unmatched", -0.451, 0.0612),
    ("open_slots", 0.092, -0.0823),
    ("kind_slots", 0.148, -0.0829),
    ("draws", -0.168, 0.1646),
    ("windfall_empty", -0.058, 0.0797),
    ("production_empty", 0.416, 0.1227),
    ("military", -0.136, 0.0339),
    ("develop_discount", 0.261, -0.1225),
    ("settle_discount", -0.614, 0.3486),
    ("trade", 0.134, 0.1011),
    ("explore", 0.091, 0.0227),
    ("draws_after", -0.050, 0.2000),
    ("six_cost", -0.558, 0.7744),
)  # fmt: skip
"""For each feature: the points one of it is worth now, and the extra points for each round to come."""


def features(s: Race, seat: int) -> list[float]:
    """The features, in the order of WEIGHTS."""
    p = s.players[seat]
    judgement = Judgement(s, seat)
    e, outlook = judgement.e, judgement.o
    cards = sorted([judgement.kept(card) for card in p.hand], reverse=True) + [0.0] * 3
    chips, draws = outlook.eaten(p.goods, -1)
    makes = sum(outlook.goods[2:])
    return [
        total(p),
        p.chips,
        len(p.tableau),
        len(p.hand),
        len(p.goods),
        *cards[:3],
        sum(cards[3:]),
        chips,
        draws,
        max([e.sale(world) for world in p.goods], default=0),
        makes,
        makes - outlook.unmatched,
        outlook.unmatched,
        outlook.slots[0],
        sum(outlook.slots[2:]),
        outlook.draws,
        sum([1 for world in outlook.holders if world not in p.goods]),
        sum([1 for world in outlook.makers if world not in p.goods]),
        e.military,
        e.develop_discount,
        e.settle_discount[0],
        e.trade[0],
        e.explore_draw + 2 * e.explore_keep,
        e.develop_draw + e.settle_draw + e.develop_start,
        sum([SIX[card] for card in p.tableau]),
    ]


def worth(s: Race, seat: int) -> float:
    """The points a seat can expect to have at the end (up to a constant that is the same for all seats)."""
    rest = rounds_left(s)
    return sum([x * (now + later * rest) for x, (_, now, later) in zip(features(s, seat), WEIGHTS, strict=True)])

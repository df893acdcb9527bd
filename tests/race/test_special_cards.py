"""The cards that work in their own way, in combination; and a check of every power of every card: having the card
changes what can be done, by what is printed on it. A card or a power without an effect fails here."""

from __future__ import annotations

import pytest

from orrery.games.race.rules.cards import CARDS
from orrery.games.race.rules.vocabulary import (
    ALIEN,
    ANY,
    GENES,
    NOVELTY,
    PHASE_OF,
    RARE,
    THIS,
    CardRow,
    ColonyShip,
    Consume,
    ConsumeAll,
    ConsumeDifferent,
    ConsumeDraw,
    ConsumeHand,
    ConsumePair,
    DevelopDiscount,
    DevelopDraw,
    DrawAtStart,
    DrawIfMost,
    DrawIfProducedHere,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    Explore,
    Lucky,
    Military,
    MilitaryAgainst,
    PayForMilitary,
    Power,
    Produce,
    ProduceDraw,
    ProduceWindfall,
    SettleDiscount,
    SettleDraw,
    Tactics,
    TradeBonus,
    TradeGood,
)
from tests.race.notation import Position, card, given

# --- combinations -------------------------------------------------------------------------------------------


@pytest.mark.rule("R6.15", "R6.19")
def test_contact_specialist_with_replicant_robots() -> None:
    game = given("0: New Sparta, Contact Specialist, Replicant Robots | hand: Rebel Miners, Gem World, Artist Colony",
                 "1: Old Earth", phase="settle")  # fmt: skip
    game.play("settle: 0 settles Rebel Miners paying nothing; 1 passes")
    assert game.tableau(0)[-1] == "Rebel Miners"


@pytest.mark.rule("R6.17", "R6.22", "R14.2")
def test_all_the_ways_to_a_military_world() -> None:
    tableau = "New Sparta, Contact Specialist, Colony Ship, New Military Tactics"
    game = given(f"0: {tableau} | hand: Pirate World, 4 cards", "1: Old Earth", phase="settle")
    game.play("settle: 0 settles Pirate World; 1 passes")
    assert game.offered(0) == [
        "specialist", "specialist_ship", "conquer_tactics", "specialist_tactics", "specialist_ship_tactics",
    ]  # fmt: skip
    game.play("0 takes it for cards with Contact Specialist, Colony Ship, New Military Tactics")
    assert game.tableau(0) == ["New Sparta", "Contact Specialist", "Pirate World"]


@pytest.mark.rule("R6.12", "R6.14")
def test_tactics_make_up_for_the_specialist() -> None:
    line = "0: Contact Specialist, New Military Tactics | hand: {}"
    game = given(line.format("Alien Robot Sentry"), "1: Old Earth", phase="settle")
    game.play("settle: 0 conquers Alien Robot Sentry with New Military Tactics; 1 passes")  # -1 + 3
    game = given(line.format("Lost Alien Warship"), "1: Old Earth", phase="settle")
    game.refuses("0 conquers Lost Alien Warship", "R6.16")


@pytest.mark.rule("R6.20", "R6.18", "R14.2")
def test_a_ship_is_kept_when_discounts_make_the_world_free() -> None:
    game = given("0: Old Earth, Colony Ship, Replicant Robots | hand: Gem World", "1: New Sparta", phase="settle")
    game.play("settle: 0 settles Gem World paying nothing; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Colony Ship", "Replicant Robots", "Gem World"]


@pytest.mark.rule("R5.7", "R6.23")
def test_a_second_colony_ship_may_follow_one_that_was_used() -> None:
    game = given("0: Old Earth, Colony Ship | hand: Colony Ship, Terraformed World, 2 cards", "1: New Sparta")
    game.play("0 chooses settle; 1 chooses settle")
    game.play("settle: 0 settles Terraformed World with Colony Ship; 1 passes")
    game.play("0 chooses develop; 1 chooses develop")
    game.play("develop: 0 develops Colony Ship paying 1 card; 1 passes")
    assert game.tableau(0) == ["Old Earth", "Terraformed World", "Colony Ship"]


@pytest.mark.rule("R8.10", "R8.11", "R7.2")
def test_three_sales_in_one_phase() -> None:
    game = given("0: Old Earth, Trade League, Black Market Trading World, Gem World*, Comet Zone*, Distant World* "
                 "| chose: trade", "1: New Sparta")  # fmt: skip
    game.play("consume: 0 sells Distant World; 0 uses Trade League on Comet Zone")
    game.play("0 uses Black Market Trading World on Gem World")
    assert [args["number"] for args in game.told("sells", 0)] == [4 + 2, 3 + 2, 2]
    assert (len(game.hand(0)), game.chips(0)) == (13, 0)


@pytest.mark.rule("R8.14", "R8.12")
def test_hand_cards_drawn_in_consume_can_be_spent_in_consume() -> None:
    game = given("0: New Economy, Deficit Spending", "1: Old Earth", phase="consume", deck="Gem World")
    assert game.offered(0) == ["New Economy"]  # no hand yet
    game.play("consume: 0 uses New Economy; 0 uses Deficit Spending discarding Gem World")
    assert game.chips(0) == 1


@pytest.mark.rule("R8.9", "R8.1")
def test_pilgrimage_world_must_take_even_a_single_good_for_nothing() -> None:
    game = given("0: Pilgrimage World, Deficit Spending, Gem World* | hand: 1 card", "1: Old Earth", phase="consume")
    game.refuses("0 stops", "R8.1")
    game.play("consume: 0 uses Pilgrimage World; 0 stops")
    assert (game.chips(0), game.goods(0)) == (0, [])


@pytest.mark.rule("R9.6", "R9.9", "R9.12")
def test_mining_empire() -> None:
    game = given("0: Alpha Centauri, Mining Robots, Mining League, Mining Conglomerate, Asteroid Belt, Comet Zone",
                 "1: New Earth, Rebel Miners", phase="produce")  # fmt: skip
    assert game.offered(0) == ["Alpha Centauri", "Asteroid Belt"]  # Mining League first, it is the newer card
    game.play("produce: 0 produces on Asteroid Belt")
    assert game.goods(0) == ["Alpha Centauri", "Asteroid Belt", "Comet Zone"]
    assert [args["why"] for args in game.told("draws", 0)] == ["comet_zone", "mining_conglomerate"]


@pytest.mark.rule("R6.13", "R6.16", "R6.21")
def test_the_rosetta_stone_opens_alien_worlds() -> None:
    game = given("0: Alien Rosetta Stone World | hand: Alien Robot Sentry, Deserted Alien Outpost, 2 cards",
                 "1: Old Earth", phase="settle")  # fmt: skip
    assert game.offered(0)[:2] == ["Alien Robot Sentry", "Deserted Alien Outpost"]
    game.play("settle: 0 settles Deserted Alien Outpost paying 2 cards; 1 passes")


# --- every card ---------------------------------------------------------------------------------------------

MIGHTY = "New Sparta, Space Marines, Drop Ships"
"""Strength 7: enough for every world."""


@pytest.mark.rule("R5.1", "R6.1", "R6.8", "R11.4")
@pytest.mark.parametrize("it", CARDS, ids=lambda it: it.id)
def test_every_card_can_be_placed_and_scores(it: CardRow) -> None:
    mighty = ", ".join(name for name in MIGHTY.split(", ") if name != it.name)
    line = f"0: {mighty}, Galactic Imperium | hand: {it.name}, 6 cards"
    if it.name == "Galactic Imperium":
        line = f"0: {mighty} | hand: {it.name}, 6 cards"
    game = given(line, "1:", phase="develop" if it.kind == "development" else "settle")
    before = game.points(0).total - sum(game.points(0).six.values())
    verb = "develops" if it.kind == "development" else "conquers" if it.military_world else "settles"
    paid = f" paying {it.cost} cards".replace(" 0 cards", " nothing") if not it.military_world else ""
    game.play(f"0 {verb} {it.name}{paid}; 1 passes")
    assert game.tableau(0)[-1] == it.name
    assert (it.name in game.goods(0)) == (it.source == 1)
    after = game.points(0).total - sum(game.points(0).six.values())
    assert after - before == it.vp
    assert (card(it.name) in game.points(0).six) == (it.cost == 6 and it.kind == "development")


# --- every power --------------------------------------------------------------------------------------------

PLAIN = {
    NOVELTY: ("Gem World", "Spice World", "Space Port", "Artist Colony", "Star Nomad Lair"),
    RARE: ("Asteroid Belt", "Radioactive World", "Comet Zone", "Rebel Miners"),
    GENES: ("Pre-Sentient Race", "Distant World", "Avian Uplift Race"),
    ALIEN: ("Deserted Alien Outpost", "Alien Robotic Factory", "Alien Robot Sentry"),
}
"""Worlds of each kind without a consume power."""
WINDFALL = {ANY: "Asteroid Belt", NOVELTY: "Refugee World", RARE: "Asteroid Belt", GENES: "Pre-Sentient Race",
            ALIEN: "Deserted Alien Outpost"}  # fmt: skip
PRODUCING = {NOVELTY: "Artist Colony", ALIEN: "Alien Robotic Factory"}


def worlds_with(good: int, count: int, but: str) -> list[str]:
    """Worlds of a kind, other than this card."""
    return [name for name in PLAIN[good or NOVELTY] if name != but][:count]


def starred(names: list[str]) -> str:
    return ", ".join(f"{name}*" for name in names)


def seat0(*tableau: str, more: str = "") -> str:
    return "0: " + ", ".join(name for name in tableau if name) + (f" | {more}" if more else "")


def settling(tableau: tuple[str, ...], world: str, others: int) -> bool:
    game = given(seat0(*tableau, more=f"hand: {world}, {others} cards"), "1:", phase="settle")
    return game.allows(f"0 settles {world}")


def strength(*tableau: str) -> int:
    """Strength against ordinary worlds, measured by what can be conquered with nothing else in hand."""
    ladder = ("Outlaw World", "Aquatic Uplift Race", "Pirate World", "Malevolent Lifeforms")
    return sum(settling(tableau, world, 0) for world in ladder)


def price(tableau: tuple[str, ...], verb: str, name: str) -> int:
    """What a card costs a player with that tableau."""
    phase = "develop" if verb == "develops" else "settle"
    game = given(seat0(*tableau, more=f"hand: {name}, 8 cards"), "1:", phase=phase)
    game.play(f"0 {verb} {name}; 1 passes")
    if game.asks(0) == "payment":
        return int(game.table.find(0)[1].args["number"])
    return 0


def explored(*tableau: str) -> tuple[int, int]:
    game = given(seat0("Old Earth", *tableau, more="chose: explore +5"), "1:")
    return len(game.state.players[0].explored), int(game.table.find(0)[1].args["number"])


def hand_after(line: str, script: str, phase: str = "") -> int:
    game = given(line, "1:", phase=phase)
    return len((game.play(script) if script else game).hand(0))


def consumed(name: str, goods: list[str], taken: list[str], hand: str = "") -> tuple[int, int]:
    """Chips and hand cards after using the card's power on some of the goods."""
    line = seat0(name, starred(goods), more=f"hand: {hand}" if hand else "")
    game = given(line, "1:", phase="consume")
    without = given(seat0("Mining Robots", starred(goods)), "1: Old Earth", phase="consume")
    assert (without.phase, without.chips(0), len(without.goods(0))) == ("action", 0, len(goods))
    game.play(f"consume: 0 uses {name}" + (f" on {', '.join(taken)}" if taken else ""))
    assert sorted(game.goods(0)) == sorted(set(goods) - set(taken)) if taken else True
    return game.chips(0), len(game.hand(0))


def produced(*tableau: str) -> Position:
    return given(seat0(*tableau), "1:", phase="produce")


def witness(it: CardRow, power: Power) -> None:
    """Assert that the card has the effect its power states."""
    name = it.name
    match power:
        case Explore(draw, keep):
            assert explored(name) == (7 + draw, 1 + keep)
        case DrawAtStart(cards):
            assert hand_after(seat0(name), "", "develop") == cards
        case DevelopDiscount(amount):
            assert price((name,), "develops", "Trade League") == 6 - amount
        case DevelopDraw(cards):
            line = seat0(name, more="hand: Export Duties, 1 card")
            assert hand_after(line, "0 develops Export Duties; 1 passes", "develop") == cards
        case SettleDiscount(amount, good):
            world = {ANY: "Terraformed World", RARE: "New Earth", ALIEN: "Deserted Alien Library"}[good]
            assert price((name,), "settles", world) == price((), "settles", world) - amount
            other = price((name,), "settles", "Lost Species Ark World")
            assert other == 5 - (amount if good == ANY else 0)
        case Military(amount):
            base = () if amount > 0 else ("New Sparta", "Expedition Force")
            assert strength(*base, name) == strength(*base) + amount
        case MilitaryAgainst(amount, good, keyword):
            foes = [c for c in CARDS if c.military_world and (c.good == good if good else keyword in c.keywords)]
            assert {c.name for c in foes if settling((name,), c.name, 0)} == {
                c.name for c in foes if c.defense <= amount
            }
            assert not any(settling(("Old Earth",), c.name, 0) for c in foes)
        case Tactics(amount):
            assert strength(name) == amount
        case ColonyShip():
            assert settling((name,), "Terraformed World", 0)
            assert not settling(("Old Earth",), "Terraformed World", 0)
        case PayForMilitary(discount):
            assert settling((name,), "Pirate World", 3 - discount)
            assert not settling((name,), "Pirate World", 3 - discount - 1)
            assert not settling(("Old Earth",), "Pirate World", 3)
        case SettleDraw(cards):
            line = seat0(name, more="hand: Artist Colony, 1 card")
            assert hand_after(line, "0 settles Artist Colony; 1 passes", "settle") == cards
        case TradeBonus(cards, good):
            sold = name if good == THIS else worlds_with(good, 1, name)[0]
            tableau = [f"{name}*"] if good == THIS else [name, f"{sold}*"]
            value = CARDS[card(sold)].good
            assert hand_after(seat0(*tableau, more="chose: trade"), "") == value + cards
        case Consume(good, up_to, vp, cards):
            goods = worlds_with(good, up_to + 1, name)
            assert consumed(name, goods, goods[:up_to]) == (up_to * vp, up_to * cards)
        case ConsumePair(good, vp, cards):
            goods = worlds_with(good, 3, name)
            assert consumed(name, goods, goods[:2]) == (vp, cards)
        case ConsumeDifferent(kinds, vp, cards):
            goods = [PLAIN[good][0] for good in PLAIN]
            assert consumed(name, goods, goods[:kinds]) == (vp, cards)
        case ConsumeAll(minus):
            goods = worlds_with(ANY, 4, name)
            assert consumed(name, goods, goods) == (4 - minus, 0)
        case TradeGood(trade_powers):
            assert consumed(name, ["Pirate World", "Gem World"], ["Pirate World"]) == (0, 6 if trade_powers else 2)
        case ConsumeHand(up_to, vp):
            game = given(seat0(name, more="hand: 3 cards"), "1:", phase="consume")
            game.play(f"consume: 0 uses {name} discarding {up_to} cards")
            assert (game.chips(0), len(game.hand(0))) == (up_to * vp, 3 - up_to)
        case ConsumeDraw(cards):
            assert consumed(name, [], []) == (0, cards)
        case Lucky(low, high):
            game = given(seat0(name), "1:", phase="consume", deck="Gem World").play("0 gambles")
            assert game.offered(0) == [str(n) for n in range(low, high + 1)]
            assert game.play("0 bets 2").hand(0) == ["Gem World"]
        case Produce():
            assert produced(name).goods(0) == [name]
            assert produced("Old Earth").goods(0) == []
        case ProduceWindfall(good):
            assert produced(name, WINDFALL[good]).goods(0) == [WINDFALL[good]]
        case ProduceDraw(cards):
            assert len(produced(name).hand(0)) == cards
        case DrawIfProducedHere(cards):
            aid = "Mining Robots" if it.source == 1 else ""
            assert len(produced(name, aid).hand(0)) == cards
            assert produced(f"{name}*", aid).hand(0) == []
        case DrawPerGood(good, cards):
            assert len(produced(name, PRODUCING[good]).hand(0)) == cards
            assert produced(name, "Distant World").hand(0) == []
        case DrawPerKind(cards):
            assert len(produced(name, "Artist Colony", "Distant World", "Space Port").hand(0)) == 2 * cards
        case DrawIfMost(good, cards):
            assert good == RARE
            assert len(produced(name, "Rebel Miners").hand(0)) == cards
        case DrawPerWorld(good, cards):
            assert len(produced(name, *PLAIN[good]).hand(0)) == len(PLAIN[good]) * cards
        case _:
            raise AssertionError(f"nobody has seen what {power!r} does: write a witness")


POWERS = [(it, power) for it in CARDS for power in it.powers]


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(
    ("it", "power"), POWERS, ids=[f"{it.id}-{type(power).__name__}" for it, power in POWERS]
)  # fmt: skip
def test_every_power_of_every_card_has_its_effect(it: CardRow, power: Power) -> None:
    witness(it, power)


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    assert {type(power) for _, power in POWERS} == set(PHASE_OF)


def test_every_card_does_something() -> None:
    idle = [it.name for it in CARDS if not (it.powers or it.scoring or it.source or it.vp)]
    assert idle == []

"""Race for the Galaxy: the 95 kinds of cards of the base game (chapter "ÜBER DIE KARTEN"), all 114 of them. A card's
index in CARDS is its number everywhere in this game: worlds first, then developments."""

import re
from collections.abc import Sequence

from orrery.games.race.rules.vocabulary import (
    ALIEN,
    BASE,
    CONSUME_PHASE,
    EXPLORE_PHASE,
    GENES,
    NOVELTY,
    PHASE_OF,
    PHASES,
    PRODUCTION,
    RARE,
    REBEL,
    THIS,
    TRADE_PHASE,
    WINDFALL,
    Card,
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
    Score,
    ScoreChips,
    ScoreMilitary,
    Scoring,
    SettleDiscount,
    SettleDraw,
    Tactics,
    TradeBonus,
    TradeGood,
)


def world(
    name: str,
    name_de: str,
    *,
    cost: int = 0,
    defense: int = 0,
    vp: int,
    windfall: int = 0,
    production: int = 0,
    start: int = -1,
    colour: str = "",
    hand: int = 0,
    keywords: str = "",
    powers: Sequence[Power] = (),
    set: str = BASE,
) -> CardRow:
    """A world is conquered (defense) or paid for (cost); a production world gets its Produce() here."""
    own: list[Power] = [Produce()] if production else []
    return CardRow(
        id=_id(name),
        name=name,
        name_de=name_de,
        kind="world",
        copies=1,
        cost=cost,
        defense=defense,
        military_world=defense > 0,
        vp=vp,
        good=windfall or production,
        source=WINDFALL if windfall else PRODUCTION if production else 0,
        start=start,
        start_colour=colour,
        hand=hand,
        keywords=tuple(keywords.split()),
        powers=_by_phase(own + list(powers)),
        scoring=(),
        set=set,
    )


def development(
    name: str,
    name_de: str,
    *,
    cost: int,
    vp: int = 0,
    hand: int = 0,
    keywords: str = "",
    powers: Sequence[Power],
    scoring: Sequence[Scoring] = (),
    set: str = BASE,
) -> CardRow:
    """There are two copies of each development, but one of those that score at the end of the game."""
    return CardRow(
        id=_id(name),
        name=name,
        name_de=name_de,
        kind="development",
        copies=1 if scoring else 2,
        cost=cost,
        defense=0,
        military_world=False,
        vp=vp,
        good=0,
        source=0,
        start=-1,
        start_colour="",
        hand=hand,
        keywords=tuple(keywords.split()),
        powers=_by_phase(powers),
        scoring=tuple(scoring),
        set=set,
    )


def _id(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", ""))


def _by_phase(powers: Sequence[Power]) -> tuple[Power, ...]:
    return tuple(sorted(powers, key=lambda power: PHASES.index(PHASE_OF[type(power)])))


# fmt: off
CARDS: tuple[CardRow, ...] = (
    # ---- Start worlds
    world("Old Earth", "Alte Erde", cost=3, vp=2, start=0, colour="blue",
        powers=[TradeBonus(1), Consume(up_to=2, vp=1)]),
    world("Epsilon Eridani", "Epsilon Eridani", cost=2, vp=1, start=1, colour="red",
        powers=[Military(1), Consume(vp=1, cards=1)]),
    world("Alpha Centauri", "Alpha Centauri", cost=2, vp=0, windfall=RARE, start=2, colour="blue",
        powers=[SettleDiscount(1, good=RARE), MilitaryAgainst(1, good=RARE)]),
    world("New Sparta", "New Sparta", defense=2, vp=1, start=3, colour="red", powers=[Military(2)]),
    world("Earth's Lost Colony", "Verlorene Kolonie der Erde", cost=2, vp=1, production=NOVELTY,
        start=4, colour="blue", powers=[Consume(vp=1)]),
    # ---- Military worlds, defence 1
    world("Rebel Fuel Cache", "Rebellen-Treibstofflager", defense=1, vp=1, windfall=RARE, hand=1,
        keywords="REBEL"),
    world("Outlaw World", "Welt der Gesetzlosen", defense=1, vp=1, powers=[Consume(vp=1, cards=1)]),
    world("Star Nomad Lair", "Schlupfwinkel der Sternennomaden", defense=1, vp=1, windfall=NOVELTY,
        powers=[Explore(draw=1), TradeBonus(1, good=THIS)]),
    world("New Survivalists", "Neue Überlebenskünstler", defense=1, vp=1, production=NOVELTY,
        powers=[Consume(good=NOVELTY, cards=1)]),
    world("Runaway Robots", "Entlaufene Roboter", defense=1, vp=1, windfall=RARE,
        powers=[DrawIfProducedHere(1)]),
    world("The Last of the Uplift Gnarssh", "Die Letzten der genmanipulierten Gnarssh", defense=1, vp=0,
        windfall=GENES, keywords="UPLIFT CHROMOSOME"),
    # ---- Military worlds, defence 2
    world("Rebel Miners", "Rebellen-Bergleute", defense=2, vp=1, production=RARE, hand=2, keywords="REBEL"),
    world("Former Penal Colony", "Ehemalige Strafkolonie", defense=2, vp=1, windfall=NOVELTY, hand=3,
        powers=[Military(1)]),
    world("Aquatic Uplift Race", "Genmanipulierte Wasserwesen", defense=2, vp=2, windfall=GENES,
        keywords="UPLIFT CHROMOSOME"),
    world("Avian Uplift Race", "Genmanipulierte Vogelwesen", defense=2, vp=2, windfall=GENES, hand=4,
        keywords="UPLIFT CHROMOSOME"),
    world("Reptilian Uplift Race", "Genmanipulierte Reptilienwesen", defense=2, vp=2, windfall=GENES,
        keywords="UPLIFT CHROMOSOME"),
    world("Alien Robot Sentry", "Alien-Wachroboter", defense=2, vp=2, windfall=ALIEN, keywords="ALIEN"),
    # ---- Military worlds, defence 3
    world("Rebel Underground", "Rebellen-Untergrund", defense=3, vp=4,
        keywords="REBEL", powers=[ProduceDraw(1)]),
    world("Rebel Warrior Race", "Rebellen-Kriegervolk", defense=3, vp=2, windfall=GENES,
        keywords="REBEL", powers=[Military(1)]),
    world("Pirate World", "Piratenwelt", defense=3, vp=2, windfall=NOVELTY,
        powers=[TradeBonus(3, good=THIS)]),
    # ---- Military worlds, defence 4
    world("Malevolent Lifeforms", "Bösartige Lebensformen", defense=4, vp=2, production=GENES, hand=3,
        powers=[Explore(draw=1)]),
    world("Alien Robot Scout Ship", "Alien-Roboterspähschiff", defense=4, vp=2, windfall=ALIEN,
        keywords="ALIEN", powers=[Military(1)]),
    # ---- Military worlds, defence 5
    world("Rebel Outpost", "Rebellen-Außenposten", defense=5, vp=5, keywords="REBEL", powers=[Military(1)]),
    world("Lost Alien Warship", "Verschollenes Alien-Kriegsschiff", defense=5, vp=3, windfall=ALIEN,
        keywords="ALIEN", powers=[Military(2)]),
    # ---- Military worlds, defence 6
    world("Rebel Base", "Rebellen-Stützpunkt", defense=6, vp=6, keywords="REBEL"),
    world("Lost Alien Battle Fleet", "Verschollene Alien-Kampfflotte", defense=6, vp=4, production=ALIEN,
        keywords="ALIEN", powers=[Military(3)]),
    # ---- Military worlds, defence 7
    world("Rebel Homeworld", "Rebellen-Heimatwelt", defense=7, vp=7, keywords="REBEL"),
    # ---- Worlds, cost 0
    world("Pilgrimage World", "Pilgerwelt", cost=0, vp=2, powers=[ConsumeAll(minus=1)]),
    world("Refugee World", "Flüchtlingswelt", cost=0, vp=1, windfall=NOVELTY, powers=[Military(-1)]),
    # ---- Worlds, cost 1
    world("Expanding Colony", "Expandierende Kolonie", cost=1, vp=1,
        powers=[Consume(vp=1), ProduceWindfall(NOVELTY)]),
    world("Gambling World", "Casinowelt", cost=1, vp=1, powers=[Consume(vp=1), Lucky(1, 7)]),
    world("Artist Colony", "Künstlerkolonie", cost=1, vp=1, production=NOVELTY),
    world("Secluded World", "Abgeschiedene Welt", cost=1, vp=1, production=NOVELTY,
        powers=[Consume(cards=1)]),
    world("Destroyed World", "Zerstörte Welt", cost=1, vp=0, windfall=RARE),
    world("Empath World", "Empathenwelt", cost=1, vp=1, windfall=GENES, powers=[Military(-1)]),
    # ---- Worlds, cost 2
    world("Galactic Engineers", "Galaktische Ingenieure", cost=2, vp=1,
        powers=[TradeBonus(1), ProduceWindfall()]),
    world("Gem World", "Kristallwelt", cost=2, vp=1, production=NOVELTY, hand=1,
        powers=[DrawIfProducedHere(1)]),
    world("New Vinland", "New Vinland", cost=2, vp=1, production=NOVELTY, powers=[Consume(cards=2)]),
    world("Space Port", "Raumhafen", cost=2, vp=1, production=NOVELTY, powers=[TradeBonus(2, good=RARE)]),
    world("Spice World", "Gewürzwelt", cost=2, vp=1, production=NOVELTY, hand=4,
        powers=[TradeBonus(2, good=NOVELTY)]),
    world("Asteroid Belt", "Asteroidengürtel", cost=2, vp=1, windfall=RARE),
    world("Radioactive World", "Radioaktive Welt", cost=2, vp=1, windfall=RARE),
    world("Pre-Sentient Race", "Vorintelligente Spezies", cost=2, vp=1, windfall=GENES),
    # ---- Worlds, cost 3
    world("Alien Rosetta Stone World", "Alien Rosettastein Welt", cost=3, vp=3, keywords="ALIEN",
        powers=[SettleDiscount(2, good=ALIEN), MilitaryAgainst(2, good=ALIEN), ProduceWindfall(ALIEN)]),
    world("Black Market Trading World", "Schwarzmarktwelt", cost=3, vp=2,
        powers=[TradeGood(trade_powers=False)]),
    world("Galactic Resort", "Galaktisches Ferienparadies", cost=3, vp=2, windfall=NOVELTY,
        powers=[Consume(vp=1, cards=1)]),
    world("Prosperous World", "Wohlhabende Welt", cost=3, vp=2, production=NOVELTY, powers=[Consume(vp=1)]),
    world("Blaster Gem Mines", "Blasterkristall-Minen", cost=3, vp=2, windfall=RARE, powers=[Military(1)]),
    world("Bio-Hazard Mining World", "Verseuchte Bergbauwelt", cost=3, vp=2, production=RARE,
        powers=[TradeBonus(2, good=GENES)]),
    world("Comet Zone", "Kometenzone", cost=3, vp=2, production=RARE, hand=2,
        powers=[DrawIfProducedHere(1)]),
    world("Mining World", "Bergbauwelt", cost=3, vp=2, production=RARE, powers=[DrawIfProducedHere(1)]),
    world("Plague World", "Seuchenwelt", cost=3, vp=0, production=GENES,
        powers=[Consume(good=GENES, vp=1, cards=1)]),
    # ---- Worlds, cost 4
    world("Merchant World", "Welt der Kaufleute", cost=4, vp=2,
        powers=[TradeBonus(2), ConsumeHand(up_to=2, vp=1)]),
    world("Tourist World", "Touristenwelt", cost=4, vp=2, powers=[ConsumePair(vp=3)]),
    world("Imperium Armaments World", "Rüstungswelt des Imperiums", cost=4, vp=2, production=RARE,
        keywords="IMPERIUM", powers=[Military(1)]),
    world("Distant World", "Ferne Welt", cost=4, vp=2, production=GENES,
        powers=[TradeBonus(3, good=NOVELTY)]),
    world("Deserted Alien Outpost", "Verlassener Alien-Außenposten", cost=4, vp=3, windfall=ALIEN,
        keywords="ALIEN"),
    # ---- Worlds, cost 5
    world("Galactic Trendsetters", "Galaktische Trendsetter", cost=5, vp=3, powers=[Consume(vp=2)]),
    world("Terraformed World", "Terraformte Welt", cost=5, vp=5, powers=[Consume(vp=1)]),
    world("New Earth", "Neue Erde", cost=5, vp=3, production=RARE, powers=[Consume(vp=1, cards=1)]),
    world("Lost Species Ark World", "Archenwelt der verlorenen Arten", cost=5, vp=3, production=GENES,
        powers=[DrawIfProducedHere(2)]),
    world("Deserted Alien Colony", "Verlassene Alien-Kolonie", cost=5, vp=4, windfall=ALIEN,
        keywords="ALIEN"),
    # ---- Worlds, cost 6
    world("Deserted Alien Library", "Verlassene Alien-Bibliothek", cost=6, vp=5, windfall=ALIEN,
        keywords="ALIEN"),
    world("Alien Robotic Factory", "Alien-Roboterfabrik", cost=6, vp=5, production=ALIEN, keywords="ALIEN"),
    # ---- Developments, cost 1
    development("Contact Specialist", "Kontaktspezialist", cost=1, vp=1, hand=4,
        powers=[Military(-1), PayForMilitary(1, not_good=ALIEN)]),
    development("Expedition Force", "Expeditionstruppe", cost=1, vp=1, hand=2,
        powers=[Explore(draw=1), Military(1)]),
    development("Export Duties", "Exportzölle", cost=1, vp=1, hand=3, powers=[TradeBonus(1)]),
    development("Investment Credits", "Investitionskredite", cost=1, vp=1, powers=[DevelopDiscount(1)]),
    development("New Military Tactics", "Neue Militärische Taktiken", cost=1, vp=1, hand=3,
        powers=[Tactics(3)]),
    development("Public Works", "Bauarbeiten", cost=1, vp=1, hand=1,
        powers=[DevelopDraw(1), Consume(vp=1)]),
    # ---- Developments, cost 2
    development("Colony Ship", "Kolonieschiff", cost=2, vp=1, hand=1, powers=[ColonyShip(not_good=ALIEN)]),
    development("Deficit Spending", "Defizitfinanzierung", cost=2, vp=1,
        powers=[ConsumeHand(up_to=2, vp=1)]),
    development("Genetics Lab", "Genlabor", cost=2, vp=1,
        powers=[TradeBonus(1, good=GENES), ProduceWindfall(GENES)]),
    development("Interstellar Bank", "Interstellare Bank", cost=2, vp=1, powers=[DrawAtStart(1)]),
    development("Mining Robots", "Bergbauroboter", cost=2, vp=1, hand=2,
        powers=[SettleDiscount(1, good=RARE), ProduceWindfall(RARE)]),
    development("Space Marines", "Weltraum-Marines", cost=2, vp=1, hand=4, powers=[Military(2)]),
    # ---- Developments, cost 3
    development("Mining Conglomerate", "Bergbaukonzern", cost=3, vp=2,
        powers=[TradeBonus(1, good=RARE), Consume(good=RARE, up_to=2, vp=1), DrawIfMost(RARE, cards=2)]),
    development("Terraforming Robots", "Terraforming-Roboter", cost=3, vp=2,
        keywords="TERRAFORMING", powers=[SettleDraw(1), Consume(good=RARE, vp=1, cards=1)]),
    # ---- Developments, cost 4
    development("Diversified Economy", "Diversifizierte Wirtschaft", cost=4, vp=2,
        powers=[ConsumeDifferent(kinds=3, vp=3), DrawPerKind(1)]),
    development("Drop Ships", "Landungsschiffe", cost=4, vp=2, powers=[Military(3)]),
    development("Replicant Robots", "Selbstreplizierende Roboter", cost=4, vp=2,
        powers=[SettleDiscount(2)]),
    development("Research Labs", "Forschungs-Labors", cost=4, vp=2,
        powers=[Explore(keep=1), Consume(good=GENES, vp=1), DrawPerGood(ALIEN, cards=1)]),
    # ---- Developments, cost 5
    development("Consumer Markets", "Absatzmärkte", cost=5, vp=3,
        powers=[Consume(good=NOVELTY, up_to=3, vp=1), DrawPerGood(NOVELTY, cards=1)]),
    # ---- Developments, cost 6
    development("Alien Tech Institute", "Alien Forschungsinstitut", cost=6,
        keywords="ALIEN", powers=[SettleDiscount(2, good=ALIEN), MilitaryAgainst(2, good=ALIEN)],
        scoring=[Score(3, kind="world", good=ALIEN, source=PRODUCTION),
                 Score(2, kind="world", good=ALIEN, source=WINDFALL),
                 Score(2, keyword="ALIEN")]),
    development("Free Trade Association", "Freihandelsunion", cost=6,
        powers=[Consume(good=NOVELTY, up_to=3, vp=1, cards=1), ProduceWindfall(NOVELTY)],
        scoring=[Score(2, kind="world", good=NOVELTY, source=PRODUCTION),
                 Score(1, kind="world", good=NOVELTY, source=WINDFALL),
                 Score(2, name="Consumer Markets"),
                 Score(2, name="Expanding Colony")]),
    development("Galactic Federation", "Galaktische Föderation", cost=6,
        powers=[DevelopDiscount(2)],
        scoring=[Score(2, kind="development", cost=6),
                 Score(1, kind="development")]),
    development("Galactic Imperium", "Galaktisches Imperium", cost=6,
        keywords="IMPERIUM", powers=[MilitaryAgainst(4, keyword=REBEL)],
        scoring=[Score(2, kind="world", military=True, keyword=REBEL),
                 Score(1, kind="world", military=True)]),
    development("Galactic Renaissance", "Galaktische Renaissance", cost=6,
        powers=[Explore(draw=2, keep=1)],
        scoring=[ScoreChips(1, each=3),
                 Score(3, name="Research Labs"),
                 Score(3, name="Galactic Trendsetters"),
                 Score(3, name="Artist Colony")]),
    development("Galactic Survey: SETI", "Erkundung der Galaxis: SETI", cost=6,
        powers=[Explore(draw=2)],
        scoring=[Score(1, kind="development", has_power=EXPLORE_PHASE),
                 Score(2, kind="world", has_power=EXPLORE_PHASE),
                 Score(1, kind="world")]),
    development("Merchant Guild", "Gilde der Kaufleute", cost=6,
        powers=[ProduceDraw(2)],
        scoring=[Score(2, kind="world", good=NOVELTY, source=PRODUCTION),
                 Score(2, kind="world", good=RARE, source=PRODUCTION),
                 Score(2, kind="world", good=GENES, source=PRODUCTION),
                 Score(2, kind="world", good=ALIEN, source=PRODUCTION)]),
    development("Mining League", "Bergbau-Liga", cost=6,
        powers=[ConsumePair(good=RARE, vp=3), ProduceWindfall(RARE)],
        scoring=[Score(2, kind="world", good=RARE, source=PRODUCTION),
                 Score(1, kind="world", good=RARE, source=WINDFALL),
                 Score(2, name="Mining Robots"),
                 Score(2, name="Mining Conglomerate")]),
    development("New Economy", "New Economy", cost=6,
        powers=[ConsumeDraw(1)],
        scoring=[Score(2, kind="development", has_power=CONSUME_PHASE),
                 Score(1, kind="world", has_power=CONSUME_PHASE)]),
    development("New Galactic Order", "Neue Galaktische Ordnung", cost=6,
        powers=[Military(2)],
        scoring=[ScoreMilitary(1, each=1)]),
    development("Pan-Galactic League", "Pangalaktische Liga", cost=6,
        powers=[Military(-1), DrawPerWorld(GENES, cards=1)],
        scoring=[Score(2, kind="world", good=GENES, source=PRODUCTION),
                 Score(2, kind="world", good=GENES, source=WINDFALL),
                 Score(1, kind="world", military=True),
                 Score(3, name="Contact Specialist")]),
    development("Trade League", "Handels-Liga", cost=6,
        powers=[TradeBonus(1), TradeGood(trade_powers=True)],
        scoring=[Score(2, kind="development", has_power=TRADE_PHASE),
                 Score(1, kind="world", has_power=TRADE_PHASE)]),
)
# fmt: on

BY_ID: dict[str, Card] = {card.id: Card(number) for number, card in enumerate(CARDS)}
BY_NAME: dict[str, Card] = {card.name: Card(number) for number, card in enumerate(CARDS)}
COPIES: tuple[int, ...] = tuple(card.copies for card in CARDS)
SETS = (BASE, *(["all"] if any(card.set != BASE for card in CARDS) else []))
"""The sets that can be played with: the base game alone, or all sets."""
IN_PLAY: dict[str, tuple[Card, ...]] = {
    name: tuple(n for n in BY_ID.values() if name == "all" or CARDS[n].set == name for _ in range(CARDS[n].copies))
    for name in SETS
}
"""All cards of a game with this set."""
START_WORLDS: tuple[Card, ...] = tuple(
    sorted((number for number in BY_ID.values() if CARDS[number].start >= 0), key=lambda n: CARDS[n].start)
)
FIRST_HANDS: dict[int, tuple[Card, ...]] = {
    start: tuple(number for number in BY_ID.values() if CARDS[number].hand == start) for start in (1, 2, 3, 4)
}

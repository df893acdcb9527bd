"""Which texts a bot uses in Twilight Imperium 3, and when: what each action card is worth to it, which it plays as an
action, and which it answers with when something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.core.abilities import Ability
from orrery.games.ti3.bot.fights import hopeless, weighty
from orrery.games.ti3.bot.plans import LEAST, planet_worth, plans
from orrery.games.ti3.bot.rivals import leader
from orrery.games.ti3.bot.votes import dislikes, ready_votes
from orrery.games.ti3.bot.wealth import CARD_VALUES, spare, wants_technology
from orrery.games.ti3.rules.board import fleet_limit, fleet_of, planets_of, resources
from orrery.games.ti3.rules.cards.actions import annexable, far_docks, restless
from orrery.games.ti3.rules.data import IMPERIAL, LOGISTICS, MECATOL_REX, TECHNOLOGY, TRADE
from orrery.games.ti3.rules.galaxy import CENTRE
from orrery.games.ti3.rules.legality import may_activate
from orrery.games.ti3.rules.nouns import COMMAND_POOL, NAMES, STRATEGY_POOL
from orrery.games.ti3.rules.seats import others
from orrery.games.ti3.rules.state import Twilight
from orrery.games.ti3.rules.strategy import cards_left, why_not_take
from orrery.games.ti3.rules.trade import income
from orrery.games.ti3.rules.units import big_ships
from orrery.games.ti3.rules.verbs import partners

# --- what a card is worth in the hand ----------------------------------------------------------------------------

WORTH = {
    "sabotage": 2.5, "good_year": 2.2, "voluntary_annexation": 2.5, "command_summit": 2.2, "rare_mineral": 1.4,
    "privateers": 1.8, "touch_of_genius": 1.2, "rise_of_a_messiah": 1.6, "morale_boost": 1.4, "direct_hit": 1.6,
    "shields_holding": 1.6, "stellar_criminals": 1.5, "synchronicity": 2.0, "signal_jamming": 1.5, "veto": 1.3,
    "secret_industrial_agent": 1.3, "local_unrest": 1.4, "lucky_shot": 1.2, "public_disgrace": 1.8, "plague": 1.2,
    "focused_research": 1.4, "corporate_sponsorship": 1.2, "opening_the_black_box": 1.1, "tech_bubble": 1.4,
    "scientist_assassination": 1.1, "fantastic_rhetoric": 1.2, "unexpected_action": 1.2, "ghost_ship": 1.0,
    "rally_of_the_people": 1.0, "civil_defense": 1.0, "insubordination": 1.0, "uprising": 1.1, "reparations": 1.1,
    "master_of_trade": 1.3, "successful_spy": 1.4, "strategic_flexibility": 1.3, "productivity_spike": 1.1,
    "chemical_warfare": 1.1, "skilled_retreat": 0.9, "disclosure": 1.0, "usurper": 0.9, "ruinous_tariffs": 1.2,
    "flank_speed": 0.3, "in_the_silence_of_space": 0.3, "patrol": 0.2, "massive_transport": 0.2, "war_footing": 0.4,
    "influence_in_the_merchants_guild": 0.4, "political_stability": 0.4, "strategic_shift": 0.5, "transport": 0.5,
}  # fmt: skip
"""How glad one is to have a card; those not mentioned a little less than average."""


def card_worth(card: int) -> float:
    """What an action card is worth in the hand."""
    return WORTH.get(NAMES[card].partition(".")[2], 0.8)


def discard(s: Twilight, seat: int, d: Any) -> tuple[int, ...]:
    """The worst cards go first."""
    ranked = sorted(d.items, key=lambda card: (card_worth(card), card))
    return tuple(sorted(ranked[: d.low]))


def best_card(s: Twilight, seat: int, d: Any) -> int:
    """The best card there is to have, to copy, or to take from somebody."""
    return int(max(d.options(), key=lambda card: (card_worth(card), -card)))


# --- cards as actions --------------------------------------------------------------------------------------------

AS_ACTION = {
    "card.good_year": 3.0, "card.rise_of_a_messiah": 1.2, "card.civil_defense": 0.6, "card.ghost_ship": 0.7,
    "card.rally_of_the_people": 0.7, "card.insubordination": 1.0, "card.stellar_criminals": 1.5,
    "card.successful_spy": 1.3, "card.lucky_shot": 1.2, "card.plague": 0.6, "card.unexpected_action": 0.5,
    "card.armistice": 0.3, "card.diplomatic_immunity": 0.3, "card.strategic_bombardment": 0.8, "card.uprising": 1.2,
}  # fmt: skip
"""What it is worth to play a card instead of an action."""
NEVER = -9.0


def use_value(s: Twilight, seat: int, text: Ability) -> float:
    """What a text is worth as an action now."""
    value = ASK.get(NAMES[text])
    return value(s, seat) if value is not None else AS_ACTION.get(NAMES[text], NEVER)


def annexation(s: Twilight, seat: int) -> float:
    return max(planet_worth(s, seat, planet) for planet in annexable(s, seat))


def unrest(s: Twilight, seat: int) -> float:
    """A planet of a rival that would be lost is worth it."""
    weak = [p for p in restless(s, seat) if s.owner[p] != seat and s.troops[p] <= 1]
    return max([0.4 * planet_worth(s, seat, p) for p in weak], default=NEVER)


def dock_of_a_rival(s: Twilight, seat: int) -> float:
    return 1.2 if any(s.owner[p] != seat for p in far_docks(s, seat)) else NEVER


def plunder(s: Twilight, seat: int) -> float:
    goods = max(s.players[rival].goods for rival in others(s, seat))
    return 0.5 * goods if goods >= 3 else NEVER


def drop(s: Twilight, seat: int) -> float:
    """Ground forces for a counter that is not needed for anything else."""
    p = s.players[seat]
    bare = any(s.troops[planet] < 2 for planet in planets_of(s, seat) if planet == MECATOL_REX)
    return 0.6 if p.counters[STRATEGY_POOL] > (1 if bare else 3) else NEVER


def needy(s: Twilight, seat: int) -> float:
    """Troops are moved by hand only where Mecatol Rex is almost bare."""
    bare = s.owner[MECATOL_REX] == seat and s.troops[MECATOL_REX] < 2
    return 0.8 if bare and any(s.troops[p] > 2 for p in planets_of(s, seat)) else NEVER


def beam(s: Twilight, seat: int) -> float:
    return needy(s, seat) if s.players[seat].counters[STRATEGY_POOL] > 2 else NEVER


def footing(s: Twilight, seat: int) -> float:
    """More ships where the fleet is as large as it may be, if there is money for them."""
    home = s.players[seat].home
    full = big_ships(fleet_of(s, seat, home)) >= fleet_limit(s, seat, home)
    return 0.5 if full and spare(s, seat) >= 5 else NEVER


def guild(s: Twilight, seat: int) -> float:
    """The agreement of whoever leads is ended, if it is not one's own."""
    theirs = partners(s, leader(s, seat))
    return 0.4 if theirs and seat not in theirs else NEVER


def genius(s: Twilight, seat: int) -> float:
    return 0.3 if spare(s, seat, votes=True) >= 5 else NEVER


ASK: dict[str, Callable[[Twilight, int], float]] = {
    "card.voluntary_annexation": annexation,
    "card.local_unrest": unrest,
    "card.secret_industrial_agent": dock_of_a_rival,
    "card.spacedock_accident": lambda s, seat: 0.4 * dock_of_a_rival(s, seat),
    "card.privateers": plunder,
    "card.transport": needy,
    "card.war_footing": footing,
    "card.influence_in_the_merchants_guild": guild,
    "card.touch_of_genius": genius,
    "race.sol.orbital_drop": drop,
    "technology.transit_diodes": beam,
}

# --- reactions ---------------------------------------------------------------------------------------------------

GLADLY = {
    "technology.assault_cannon", "technology.graviton_laser_system", "technology.fleet_logistics",
    "race.mentak.ambush", "race.mentak.pillage", "politic.planetary_conscription", "politic.regressive_rhetoric",
    "politic.minister_of_war", "card.command_summit", "card.productivity_spike", "card.grand_armada",
    "card.synchronicity", "card.minelayers", "card.dug_in", "card.experimental_battlestation",
    "card.corporate_sponsorship", "card.focused_research", "card.opening_the_black_box", "card.rare_mineral",
    "card.reparations", "card.cultural_crisis", "card.scientist_assassination", "card.usurper",
    "card.touch_of_genius", "card.emergency_repairs", "card.signal_jamming", "card.multiculturalism",
    "card.star_of_death", "leader.diplomat",
}  # fmt: skip
"""Texts that are used wherever they are offered."""

Args = dict[str, Any]


def spoils(s: Twilight, seat: int, args: Args) -> bool:
    """Whether it is worth a card to spoil what somebody does: something good, or something against oneself."""
    doer = args.get("seat", seat)
    if doer == seat:
        return False
    if args.get("aimed_at", args.get("target", -1)) == seat:
        return True
    return doer == leader(s, seat) and card_worth(args["card"]) >= 1.2 if "card" in args else doer == leader(s, seat)


def agent(s: Twilight, seat: int, args: Args) -> bool:
    """An agent is given up only for oneself."""
    return args["seat"] != seat and args.get("aimed_at", -1) == seat and card_worth(args["card"]) >= 1.0


def disgrace(s: Twilight, seat: int, args: Args) -> bool:
    return args["seat"] != seat and args["strategy"] in (IMPERIAL, TECHNOLOGY)


def losing(s: Twilight, seat: int, args: Args) -> bool:
    return hopeless(s, seat, args["place"], args["seat"] + args["against"] - seat)


def close_fight(s: Twilight, seat: int, args: Args) -> bool:
    """A fight that is neither won nor lost already."""
    foe = args["seat"] + args["against"] - seat
    return weighty(s, seat, foe, args)


def tired_ones(s: Twilight, seat: int, args: Args) -> bool:
    """Good planets could be used a second time."""
    yields = sorted((resources(s, p) for p in planets_of(s, seat) if s.exhausted >> p & 1), reverse=True)
    return s.phase == "action" and sum(yields[:2]) >= 4


def lucky_dice(s: Twilight, seat: int, args: Args) -> bool:
    """A hit of the enemy is rolled again."""
    return args["against"] == seat and any(pips >= need for pips, need in zip(args["dice"], args["needs"], strict=True))


def poorer(s: Twilight, seat: int, args: Args) -> bool:
    """Others live on trade more than oneself."""
    mine = income(s, seat)
    return max(income(s, other) for other in others(s, seat)) > mine + 1 and mine < 3


def better_card(s: Twilight, seat: int, args: Args) -> bool:
    """A strategy card that is left is better than the own one."""
    forbids = why_not_take(s, seat)
    left = [CARD_VALUES[card] for card in cards_left(s) if forbids(card) is None]
    return max(left, default=0.0) > min(CARD_VALUES[card] for card in s.players[seat].strategies) + 2


def paralysis(s: Twilight, seat: int, args: Args) -> bool:
    return args["strategy"] in (LOGISTICS, TRADE, TECHNOLOGY) and args["seat"] != leader(s, seat)


def silenced(s: Twilight, seat: int, args: Args) -> bool:
    """Somebody else would decide alone."""
    return max(ready_votes(s, other) for other in others(s, seat)) > ready_votes(s, seat) + 3


def veto(s: Twilight, seat: int, args: Args) -> bool:
    return dislikes(s, seat, args["politic"])


def costly_veto(s: Twilight, seat: int, args: Args) -> bool:
    return s.players[seat].counters[STRATEGY_POOL] > 1 and veto(s, seat, args)


def ahead(s: Twilight, seat: int, args: Args) -> bool:
    """Whoever leads has nothing to win in the council."""
    return args["seat"] != seat and s.players[seat].points > s.players[leader(s, seat)].points


def many_votes(s: Twilight, seat: int, args: Args) -> bool:
    return ready_votes(s, seat) >= 3


def throne(s: Twilight, seat: int, args: Args) -> bool:
    """The garrison of Mecatol Rex is killed when the own ships come."""
    here = s.activation is not None and s.activation.seat == seat and s.activation.place == CENTRE
    return here and s.owner[MECATOL_REX] not in (-1, seat) and s.troops[MECATOL_REX] > 0


def full_hands(s: Twilight, seat: int, args: Args) -> bool:
    return max(len(s.players[other].hand) for other in others(s, seat)) >= 4


def war_chest(s: Twilight, seat: int, args: Args) -> bool:
    return s.players[seat].goods >= 3 and close_fight(s, seat, args)


def defended(s: Twilight, seat: int, args: Args) -> bool:
    """Many defenders."""
    return bool(args["seat"] == seat and s.troops[args["planet"]] >= 3 and len(s.players[seat].hand) <= 2)


WHEN: dict[str, Callable[[Twilight, int, Args], bool]] = {
    "card.sabotage": spoils,
    "leader.agent": agent,
    "card.discredit": lambda s, seat, args: args["seat"] == leader(s, seat),
    "card.public_disgrace": disgrace,
    "card.recheck": lucky_dice,
    "card.shields_holding": lambda s, seat, args: args["hits"] >= 1,
    "card.direct_hit": lambda s, seat, args: True,
    "card.morale_boost": close_fight,
    "card.fighter_prototype": close_fight,
    "card.into_the_breach": close_fight,
    "card.chemical_warfare": lambda s, seat, args: args["seat"] == seat and s.troops[args["planet"]] >= 2,
    "technology.x89_bacterial_weapon": defended,
    "race.letnev.pay_for_combat": war_chest,
    "race.naalu.early_retreat": losing,
    "card.skilled_retreat": losing,
    "card.master_of_trade": tired_ones,
    "card.trade_stop": poorer,
    "card.ruinous_tariffs": lambda s, seat, args: s.players[args["seat"]].goods >= 3,
    "card.strategic_flexibility": better_card,
    "card.strategic_shift": lambda s, seat, args: s.speaker == leader(s, seat),
    "card.policy_paralysis": paralysis,
    "card.tech_bubble": lambda s, seat, args: wants_technology(s, seat) and spare(s, seat) >= 6,
    "card.thugs": silenced,
    "card.veto": veto,
    "race.xxcha.veto": costly_veto,
    "card.council_dissolved": ahead,
    "card.determine_policy": lambda s, seat, args: ready_votes(s, seat) >= 6,
    "card.fantastic_rhetoric": many_votes,
    "politic.council_elder": lambda s, seat, args: True,
    "politic.minister_of_internal_security": throne,
    "card.disclosure": full_hands,
}
"""Texts that are used only at the right time."""


def react(s: Twilight, seat: int, d: Any) -> int | None:
    """A text to use now, or nothing."""
    for text in d.options():
        if text is not None:
            name = NAMES[text]
            if name in GLADLY or (name in WHEN and WHEN[name](s, seat, d.args)):
                return int(text)
    return None


def wants(s: Twilight, seat: int, d: Any) -> bool:
    """What a text offers is taken; what costs counters, influence or a planet only with enough of it."""
    counters = s.players[seat].counters
    match NAMES[d.args["text"]]:
        case "race.jol_nar.reroll":
            return counters[STRATEGY_POOL] > 2
        case "technology.fleet_logistics":
            found = plans(s, seat, may_activate(s, seat), spare(s, seat)) if counters[COMMAND_POOL] else []
            return bool(found) and found[0].value > LEAST
        case "politic.short_term_truce":
            return False
        case "race.xxcha.diplomacy_primary":
            return counters[STRATEGY_POOL] > 3
    return True

"""Twilight Imperium 4: the Yssaril Tribes. Their agent has the abilities of all others' agents: it answers whatever
some agent answers, and is exhausted in its place."""

from __future__ import annotations

from orrery.core.abilities import Ability, Texts, abilities_in
from orrery.core.ask import choose
from orrery.core.chance import Shuffle
from orrery.core.refusal import No
from orrery.core.state import frame, then
from orrery.core.windows import Moment, Query, Window
from orrery.games.ti4.rules.agents import COUNTED_ON, DUTIES, Count, Duty, bound_to, is_ready
from orrery.games.ti4.rules.aims import aim
from orrery.games.ti4.rules.board import has_units_in, open_to, planets_of
from orrery.games.ti4.rules.card_data import LEADERS
from orrery.games.ti4.rules.data import FLAGSHIP
from orrery.games.ti4.rules.hands import (
    hand_over,
    hide_hand,
    look_and_take,
    look_at_hand,
    look_at_notes,
    look_at_secrets,
    show_card,
)
from orrery.games.ti4.rules.hooks import ACTIONS, HOOKS, as_action, happens, step
from orrery.games.ti4.rules.judge import Judge, best_planet, favour, opinion
from orrery.games.ti4.rules.kinds import AIM_PLANET, AIM_PLAYER, AIM_TEXT, CARD_LOST, EXTORT, LOOK_AT, SHOW_CARD
from orrery.games.ti4.rules.leader_sheet import can_deploy, deploy, unlocked_when
from orrery.games.ti4.rules.promissory import return_note
from orrery.games.ti4.rules.queries.limits import CardsForbidden, HandLimit
from orrery.games.ti4.rules.queries.travel import PASS_SHIPS, UnitPasses
from orrery.games.ti4.rules.seats import others
from orrery.games.ti4.rules.state import Imperium
from orrery.games.ti4.rules.texts import AGENT, LEADERS_AT, is_agent, text
from orrery.games.ti4.rules.things import Planet, Seat
from orrery.games.ti4.rules.verbs import discard_cards, discard_some, keep_hand
from orrery.games.ti4.rules.windows.cards import AbilityUsed, Readied
from orrery.games.ti4.rules.windows.rounds import Activated, CardsDrawn, TurnBegins
from orrery.games.twilight.opinions import NEVER

STALL_TACTICS = text("faction.yssaril.stall_tactics")
SCHEMING, CRAFTY = text("faction.yssaril.scheming"), text("faction.yssaril.crafty")
MAGEON_IMPLANTS = text("technology.mageon_implants")
TRANSPARASTEEL_PLATING = text("technology.transparasteel_plating")
YSIA_YSSRILA, BLACKSHADE_INFILTRATOR = text("unit.ysia_yssrila"), text("unit.blackshade_infiltrator")
SPY_NET = text("note.spy_net")
SSRUU, SO_ATA, KYVER = text("leader.ssruu"), text("leader.so_ata"), text("leader.kyver_blade_and_key")
AGENTS = sum([1 << LEADERS_AT + n for n, it in enumerate(LEADERS) if it.kind == AGENT]) & ~(1 << SSRUU)
"""All agents but Ssruu, as bits."""
CARDS, NOTES, SECRETS = range(3)
"""What So Ata looks at (kinds.LOOK_AT)."""
TAKE, DISCARD = range(2)
"""What Kyver does with a card (kinds.EXTORT)."""
NO_LIMIT, LAST, ATA_NEEDS, EXTORTED = 999, 99, 7, 3

favour("yssaril", 1.1)


# --- abilities ---------------------------------------------------------------------------------------------------


@as_action("faction.yssaril.stall_tactics", lambda s, me: None if s.players[me].hand else No("LRR 58.3"))
async def stall_tactics(s: Imperium, me: Seat) -> None:
    "As an action you discard an action card."
    await discard_some(s, me, 1)
    await happens(s, AbilityUsed(me, STALL_TACTICS))


def spare_cards(it: Judge) -> float:
    return 0.1 if len(it.s.players[it.seat].hand) > ATA_NEEDS else NEVER


opinion(STALL_TACTICS, worth=1.0, use=spare_cards)


@HOOKS.trigger(CardsDrawn, SCHEMING, when=lambda s, me, w: w.seat == me)
async def scheming(s: Imperium, me: Seat, w: CardsDrawn) -> None:
    "With every draw of action cards you draw one more, and discard one of your hand afterwards (LRR F.12)."
    w.cards += 1
    w.discards += 1


@HOOKS.modifier(HandLimit, CRAFTY, rank=LAST)
def crafty(s: Imperium, me: int, q: HandLimit, limit: int) -> int:
    "Your hand has no limit, whatever laws say."
    return NO_LIMIT


opinion(SCHEMING, worth=1.5)
opinion(CRAFTY, worth=1.0)


# --- technologies and the note -----------------------------------------------------------------------------------


def card_holders(s: Imperium, me: int) -> list[Seat]:
    """The others who have action cards."""
    return [other for other in others(s, me) if s.players[other].hand]


async def whose_hand(s: Imperium, me: Seat) -> tuple[int, ...]:
    return (await aim(me, AIM_PLAYER, MAGEON_IMPLANTS, card_holders(s, me)),)


@as_action(
    "technology.mageon_implants",
    lambda s, me: None if card_holders(s, me) else No("LRR 58.3"),
    exhausts=True,
    aim=whose_hand,
)
async def mageon_implants(s: Imperium, me: Seat, rival: Seat) -> None:
    "Exhaust it as an action: you look at another player's action cards and take one of them."
    then(s, frame(look_and_take, me, rival))


def full_hand(it: Judge, other: int) -> float:
    return it.rival(other) + len(it.s.players[other].hand)


opinion(MAGEON_IMPLANTS, worth=2.5, use=3.0, player=full_hand)


@HOOKS.modifier(CardsForbidden, TRANSPARASTEEL_PLATING)
def transparasteel_plating(s: Imperium, me: int, q: CardsForbidden, value: int) -> int:
    "In your turns of the action phase players who have passed cannot play action cards."
    mine = s.phase == "action" and s.active == me
    return 1 if mine and s.players[q.seat].passed else value


opinion(TRANSPARASTEEL_PLATING, worth=0.8)


@HOOKS.note_reaction(TurnBegins, SPY_NET, when=lambda s, me, w, owner: w.seat == me and bool(s.players[owner].hand))
async def spy_net(s: Imperium, me: Seat, w: TurnBegins, owner: Seat) -> None:
    "At the start of your turn you look at the owner's action cards and take one of them."
    return_note(s, me, SPY_NET, owner)
    then(s, frame(look_and_take, me, owner))


opinion(SPY_NET, worth=2.0, use=2.0)


# --- units -------------------------------------------------------------------------------------------------------


@HOOKS.modifier(UnitPasses, YSIA_YSSRILA)
def ysia_yssrila(s: Imperium, me: int, q: UnitPasses, value: int) -> int:
    "The flagship moves through systems with others' ships."
    return value | PASS_SHIPS if q.unit == FLAGSHIP else value


opinion(YSIA_YSSRILA, worth=1.0)


def landing_sites(s: Imperium, me: int) -> list[Planet]:
    """The planets of a player on which a mech can be placed."""
    return [planet for planet in planets_of(s, me) if open_to(s, me, planet)] if can_deploy(s, me) else []


@HOOKS.reaction(
    AbilityUsed,
    BLACKSHADE_INFILTRATOR,
    when=lambda s, me, w: w.seat == me and w.ability == STALL_TACTICS and bool(landing_sites(s, me)),
)
async def blackshade_infiltrator(s: Imperium, me: Seat, w: AbilityUsed) -> None:
    "Deploy: after Stall Tactics a mech comes to one of your planets."
    deploy(s, me, await aim(me, AIM_PLANET, BLACKSHADE_INFILTRATOR, landing_sites(s, me)))


opinion(BLACKSHADE_INFILTRATOR, worth=2.0, use=3.0, planet=best_planet)


# --- Ssruu -------------------------------------------------------------------------------------------------------


def other_agents(s: Imperium, me: int) -> list[Ability]:
    """The agents of all other players, ready or exhausted."""
    found = {it for other in others(s, me) for it in own_agents(s.players[other].texts, other)}
    return sorted(found)


def own_agents(texts: Texts, seat: int) -> list[Ability]:
    """The agents before a player that are that player's and can be copied."""
    return [it for it in abilities_in(texts.here & AGENTS) if seat in texts.owners(it)]


async def which_agent(s: Imperium, me: int, w: Window) -> Ability:
    return await aim(me, AIM_TEXT, SSRUU, HOOKS.repeatable(s, me, w, other_agents(s, me)))


async def ssruu(s: Imperium, me: Seat, w: Window, agent: Ability) -> None:
    "Agent: it has the abilities of all other players' agents, also of exhausted ones."
    await HOOKS.repeat(s, me, w, agent)


def copy_agents() -> None:
    """Let Ssruu answer whatever some agent answers."""
    HOOKS.reaction(
        HOOKS.answered_by(abilities_in(AGENTS)),
        SSRUU,
        when=lambda s, me, w: bool(HOOKS.repeatable(s, me, w, other_agents(s, me))),
        aim=which_agent,
        exhausts=True,
    )(ssruu)
    for query, counts in COUNTED_ON.items():
        HOOKS.modifier(query, SSRUU)(counted_on_ssruu(counts))
    for window, duties in DUTIES.items():
        bound_to(window, SSRUU, *duties_of_ssruu(duties))


def counted_on_ssruu(counts: dict[Ability, Count]) -> Count:
    """What Ssruu changes as long as it is ready: as much as the best of the other agents."""

    def count(s: Imperium, me: int, q: Query, value: int) -> int:
        others = [it for it in other_agents(s, me) if it in counts] if is_ready(s, me, SSRUU) else []
        return max([counts[it](s, me, q, value) for it in others], default=value)

    return count


def duties_of_ssruu(duties: dict[Ability, Duty]) -> Duty:
    """Where Ssruu must be used: where one of the other agents would have to be."""

    def bound(s: Imperium, me: int, w: Window) -> list[Duty]:
        return [duties[it] for it in other_agents(s, me) if it in duties and duties[it].when(s, me, w)]

    async def does(s: Imperium, me: Seat, w: Window) -> None:
        await bound(s, me, w)[0].do(s, me, w)

    return Duty(lambda s, me, w: bool(bound(s, me, w)), does)


@HOOKS.trigger(Readied, SSRUU, when=lambda s, me, w: w.seat == me and w.card == SSRUU)
async def readied(s: Imperium, me: Seat, w: Readied) -> None:
    "What agents do when they are readied, it does too: what they have laid down for you lies on this card."
    for agent in sorted(
        {Ability(effect[0]) for effect in s.effects if effect[1] == me and is_agent(Ability(effect[0]))}
    ):
        await happens(s, Readied(me, agent))


def acting_agents(s: Imperium, me: int) -> list[Ability]:
    """The agents of others whose abilities are actions that a player could perform now."""
    found = [(it, ACTIONS[it].why_not) for it in other_agents(s, me) if it in ACTIONS]
    return [it for it, why_not in found if why_not is None or why_not(s, me) is None]


async def which_action(s: Imperium, me: Seat) -> tuple[int, ...]:
    agent = await aim(me, AIM_TEXT, SSRUU, acting_agents(s, me))
    aims = ACTIONS[agent].aim
    return (agent, *(await aims(s, me) if aims is not None else ()))


@as_action(
    "leader.ssruu",
    lambda s, me: None if acting_agents(s, me) else No("LRR 58.3"),
    exhausts=True,
    aim=which_action,
)
async def ssruu_acts(s: Imperium, me: Seat, agent: Ability, *targets: int) -> None:
    "Where the ability of an agent is an action, so it is for Ssruu."
    await ACTIONS[agent].do(s, me, *targets)


opinion(SSRUU, worth=2.5, use=1.0)


# --- So Ata, Kyver -----------------------------------------------------------------------------------------------


@unlocked_when("so_ata")
def full_of_cards(s: Imperium, seat: int) -> bool:
    "Seven action cards."
    return len(s.players[seat].hand) >= ATA_NEEDS


def sights(s: Imperium, seat: int) -> list[int]:
    """What there is to look at before a player: action cards, notes, secret objectives."""
    p = s.players[seat]
    return [sight for sight, there in ((CARDS, p.hand), (NOTES, p.notes), (SECRETS, p.secrets)) if len(there)]


@HOOKS.reaction(
    Activated,
    SO_ATA,
    when=lambda s, me, w: w.seat != me and has_units_in(s, me, w.place) and bool(sights(s, w.seat)),
)
async def so_ata(s: Imperium, me: Seat, w: Activated) -> None:
    "Commander: whoever activates a system with your units lets you look at action cards, notes or secret objectives."
    rival = Seat(w.seat)
    sight = await choose(me, LOOK_AT, sights(s, rival), explain=lambda it: No("LRR 31.7"), rival=rival)
    look = {CARDS: look_at_hand, NOTES: look_at_notes, SECRETS: look_at_secrets}[sight]
    then(s, frame(look, me, rival))


opinion(SO_ATA, worth=1.0, use=0.5)


@as_action("leader.kyver_blade_and_key", lambda s, me: None if card_holders(s, me) else No("LRR 58.3"), purges=True)
async def kyver(s: Imperium, me: Seat) -> None:
    """Hero: each other player shows you an action card of the own choice; of each you take it, or that player discards
    three at random, or neither."""
    rivals = card_holders(s, me)
    then(s, *(frame(shows_kyver, rival, me) for rival in rivals), *(frame(extorts, me, rival) for rival in rivals))


@step
async def shows_kyver(s: Imperium, seat: Seat, rival: Seat) -> None:
    """A player shows another one an action card."""
    hand = sorted({*s.players[seat].hand})
    if hand:
        card = hand[0] if len(hand) == 1 else await choose(seat, SHOW_CARD, hand, rival=rival)
        await Moment("CardShown")
        show_card(s, seat, rival, card)


@step
async def extorts(s: Imperium, seat: Seat, rival: Seat) -> None:
    """The card that was shown is taken, or returns to the hand, of which three cards may be discarded."""
    cards = s.players[rival].shown.seen_by(seat)
    if not cards:
        return
    chosen = await choose(seat, EXTORT, [TAKE, DISCARD, None], explain=lambda it: No("LRR 31.7"), rival=rival)
    hide_hand(s, rival)
    if chosen == TAKE:
        hand_over(s, rival, seat, cards[0])
        then(s, frame(keep_hand, seat))
    elif chosen == DISCARD:
        mixed = await Shuffle(CARD_LOST, sorted(s.players[rival].hand), seat=rival, seen=1 << rival)
        discard_cards(s, rival, mixed[:EXTORTED])


opinion(KYVER, worth=2.5, use=3.0)

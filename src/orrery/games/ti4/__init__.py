"""Twilight Imperium, fourth edition, with Prophecy of Kings: the whole game put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from orrery.core.abilities import Ability
from orrery.core.game import Game, Setting, steps_of
from orrery.core.state import Frame, frame, then
from orrery.core.windows import MOMENT
from orrery.games.ti4.occasions import OCCASIONS, SPANS
from orrery.games.ti4.rules import (
    actions,
    combat,
    control,
    council,
    draft,
    fire,
    hooks,
    invasion,
    library,
    limits,
    rounds,
    status,
    strategic,
    tactical,
    transport,
    verbs,
)
from orrery.games.ti4.rules import setup as set_up
from orrery.games.ti4.rules.card_data import ACTION_CARDS, AGENDAS, EXPLORATIONS, RELICS
from orrery.games.ti4.rules.conserved import conserved
from orrery.games.ti4.rules.data import OBJECTIVES
from orrery.games.ti4.rules.galaxy import layouts_for
from orrery.games.ti4.rules.kinds import CHANCES, KINDS
from orrery.games.ti4.rules.map_string import check_map, layout_of, read_map
from orrery.games.ti4.rules.nouns import ARGUMENTS, CARD, LAYOUT, NOUNS
from orrery.games.ti4.rules.options import RULINGS, played_with
from orrery.games.ti4.rules.production import production
from orrery.games.ti4.rules.setup import SET_UP
from orrery.games.ti4.rules.slices import LAYOUT_FOR
from orrery.games.ti4.rules.state import Imperium, Player
from orrery.games.ti4.rules.texts import text, text_of_agenda
from orrery.games.ti4.rules.things import Exploration, Objective

PLAYERS = (3, 4, 5, 6, 7, 8)
BASE_PLAYERS = (3, 4, 5, 6)
"""The base game without the expansion is for up to six."""
SETTINGS = (
    Setting("goal", ("10", "14"), rule="LRR 77.2"),
    Setting("expansion", ("pok", "base"), rule="LRR 0.3", players=BASE_PLAYERS),
    Setting("galaxy", ("random", "build"), rule="LRR 0.6", reader=check_map),
    Setting("factions", ("random", "choose"), rule="LRR 0.2"),
    Setting("layout", ("usual", "other"), rule="LRR 0.6", players=(5, 6, 7, 8)),
    Setting("draft", ("no", "slices"), players=(*LAYOUT_FOR,)),
    Setting("spare-slices", ("1",), numeric=True, high=3),
    Setting("spare-factions", ("3",), numeric=True, high=16),
    Setting("bans", ("0",), numeric=True, high=3),
    Setting("round-limit", ("20",), rule="LRR 14.15", numeric=True, low=1, high=99),
)


def setup(players: int, config: Mapping[str, str]) -> Imperium:
    """The table before the first step."""
    s = Imperium(players=[Player() for _ in range(players)])
    s.goal = int(config["goal"])
    s.round_limit = int(config["round-limit"])
    s.played_with = played_with(config)
    s.expansion = config["expansion"] == "pok"
    known = layouts_for(players)
    s.layout = LAYOUT.index[known[-1 if config["layout"] == "other" and s.expansion else 0].name]
    fill_decks(s)
    galaxy = config["galaxy"]
    laying = {"build": frame(set_up.deal_tiles), "random": frame(set_up.lay_out)}
    if galaxy not in laying:
        s.layout = layout_of(galaxy, players, s.expansion)
        read_map(galaxy, s.layout, s.expansion)
    for deck, stage in ((s.secret_deck, 0), (s.stage_one, 1), (s.stage_two, 2)):
        cards = [n for n, it in enumerate(OBJECTIVES) if it.stage == stage and set_up.in_play(s, it.set)]
        deck.shuffle_in([Objective(n) for n in cards])
    before_the_map = (
        frame(set_up.speaker),
        frame(set_up.choose_factions if config["factions"] == "choose" else set_up.deal_factions),
        frame(set_up.begin_map),
        laying.get(galaxy) or frame(set_up.lay_given, galaxy),
    )
    then(
        s,
        *(drafting(s, config) if config["draft"] == "slices" else before_the_map),
        frame(set_up.finish_map),
        frame(set_up.begin_homes),
        frame(set_up.deal_secrets),
        frame(rounds.round_),
    )
    return s


def drafting(s: Imperium, config: Mapping[str, str]) -> Iterator[Frame]:
    """The draft in place of a speaker, factions and a map; what was set for these does not matter then."""
    players = len(s.players)
    s.layout = LAYOUT_FOR[players]
    yield frame(draft.begin_draft)
    yield frame(draft.deal_slices, players + int(config["spare-slices"]))
    yield frame(draft.ban_factions, int(config["bans"]))
    yield frame(draft.offer_factions, players + int(config["spare-factions"]))
    yield frame(draft.put_together)


def fill_decks(s: Imperium) -> None:
    """Action cards, agendas, exploration cards and relics, of the sets that are played (step 9)."""
    s.deck.shuffle_in(
        [Ability(n) for n, it in enumerate(ACTION_CARDS) if set_up.in_play(s, it.set) for _ in range(it.copies)]
    )
    s.agendas.shuffle_in(
        [
            text_of_agenda(n)
            for n, it in enumerate(AGENDAS)
            if set_up.in_play(s, it.set) and not (s.expansion and it.base_only)
        ]
    )
    if s.expansion:
        for trait, deck in enumerate((s.cultural, s.hazardous, s.industrial, s.frontiers)):
            found = [(n, it) for n, it in enumerate(EXPLORATIONS) if it.deck == trait]
            deck.shuffle_in([Exploration(n) for n, it in found for _ in range(it.copies)])
        s.relics.shuffle_in([text(f"relic.{name}") for name in RELICS])


OWN_STEPS = steps_of(
    *SET_UP, *draft.DRAFTING,
    rounds.round_, rounds.take, rounds.action_phase,
    actions.turn, actions.act, actions.turn_over, actions.use_text, actions.use_note,
    actions.act_again, actions.act_after_all, actions.action_over,
    strategic.strategic, strategic.primary, strategic.secondary, strategic.exhaust_card,
    tactical.activate, tactical.move, transport.move_ships, transport.set_out, transport.travel, transport.pick_up,
    tactical.arrive, tactical.tactical_over,
    fire.offense, fire.fire, fire.take_hits, fire.lose,
    combat.combat, combat.barrage, combat.combat_round, combat.announcing, combat.announce, combat.rolls,
    combat.next_round, combat.retreat, combat.combat_over,
    invasion.invasion, invasion.bombardment, invasion.custodians, invasion.commit, invasion.committed,
    invasion.defenses, invasion.defense, invasion.fights, invasion.ground_combat, invasion.ground_round,
    invasion.ground_rolls, invasion.ground_round_over, invasion.ground_combat_over, invasion.establish,
    invasion.invasion_over,
    control.control_gained,
    production,
    verbs.discarded, verbs.discard_some, verbs.keep_hand,
    status.status_phase, status.score_objectives, status.reveal, status.take_tokens_back, status.new_tokens,
    status.new_card, status.ready_all, status.return_strategies, status.status_phase_over,
    council.agenda_phase, council.agenda_phase_over,
    limits.over,
)  # fmt: skip
STEPS = OWN_STEPS | hooks.STEPS
"""The steps of the rules, and those that texts bring along."""
assert library.EVERY


def score(s: Imperium) -> list[int]:
    """Victory points."""
    return [p.points for p in s.players]


GAME: Game[Imperium] = Game(
    name="ti4",
    players=PLAYERS,
    state=Imperium,
    setup=setup,
    steps=STEPS,
    kinds=KINDS,
    chances=CHANCES | {MOMENT.name: MOMENT},
    score=score,
    winners=lambda s: list(s.winners),
    round_step="round",
    bound=30_000,
    settings=SETTINGS,
    rulings=RULINGS,
    limits=limits.limits,
    conserved=conserved,
    occasions=OCCASIONS,
    spans=SPANS,
    answers=lambda window: (CARD.name, hooks.HOOKS.cards_for(window)),
    nouns=NOUNS,
    arguments=ARGUMENTS,
    sources=(
        "orrery.core",
        "orrery.games.common",
        "orrery.games.twilight",
        "orrery.games.ti4.rules",
        "orrery.games.ti4.data",
    ),
)

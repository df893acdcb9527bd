# Twilight Imperium 3: what the races can do (names, texts, questions, lines of the journal).

ti3-race-jol_nar-combat_penalty = Unwarlike
ti3-race-jol_nar-combat_penalty-text = You have -1 on your combat rolls in space battles and invasion combat.
ti3-race-jol_nar-technology_both = Twofold Research
ti3-race-jol_nar-technology_both-text = Whoever plays Technology: with its secondary ability you may use the primary one, too, before it or after it, or the primary one alone.
ti3-race-jol_nar-reroll = Second Attempt
ti3-race-jol_nar-reroll-text = Spend a counter of the strategy allocation to roll one of your dice again at once.
ti3-race-naalu-initiative_zero = Foresight
ti3-race-naalu-initiative_zero-text = Your strategy card counts as number 0: you come first in the order of play.
ti3-race-naalu-early_retreat = Early Retreat
ti3-race-naalu-early_retreat-text = If your fleet is attacked it may retreat before the space battle begins, as retreats go.
ti3-race-naalu-fighter_bonus = Fighter Pilots
ti3-race-naalu-fighter_bonus-text = Your fighters have +1 in space battles.
ti3-race-l1z1x-cheap_dreadnoughts = Shipyards
ti3-race-l1z1x-cheap_dreadnoughts-text = Your dreadnoughts cost 4.
ti3-race-l1z1x-combat_bonus = Machines of War
ti3-race-l1z1x-combat_bonus-text = Your dreadnoughts have +1 in space battles, your ground forces +1 when they attack.
ti3-race-l1z1x-extra_strategy_counter = Strategists
ti3-race-l1z1x-extra_strategy_counter-text = You begin with one more command counter in the strategy allocation.
ti3-race-mentak-extra_fleet_counter = Raiding Fleets
ti3-race-mentak-extra_fleet_counter-text = You begin with one more command counter in the fleet supply.
ti3-race-mentak-ambush = Ambush
ti3-race-mentak-ambush-text = Before a space battle of yours up to two of your cruisers and destroyers fire; what they hit does not fire back.
ti3-race-mentak-pillage = Pillage
ti3-race-mentak-pillage-text = In the strategy phase take a trade good from each of up to two others who have at least three.
ti3-race-letnev-pay_for_combat = War Chest
ti3-race-letnev-pay_for_combat-text = Before a combat round spend 2 trade goods: in that round your ships have +1, or your ground forces +2.
ti3-race-letnev-larger_fleets = Large Fleets
ti3-race-letnev-larger_fleets-text = Each of your fleets may have one ship more than you have counters in the fleet supply.
ti3-race-xxcha-diplomacy_primary = Diplomats
ti3-race-xxcha-diplomacy_primary-text = Instead of the secondary ability of Diplomacy you may use the primary one.
ti3-race-xxcha-veto = Objection
ti3-race-xxcha-veto-text = When an agenda has been read, spend a counter of the strategy allocation: it is discarded and another is drawn.
ti3-race-xxcha-first_round = Steadfast
ti3-race-xxcha-first_round-text = In the first round of a space battle or invasion combat all combat rolls against you have -1.
ti3-race-yssaril-skip = Patience
ti3-race-yssaril-skip-text = You may leave out your action, but not in two turns running.
ti3-race-yssaril-card_hoard = Intrigue
ti3-race-yssaril-card_hoard-text = You draw one more action card in each status phase, and nothing ever limits your hand.
ti3-race-yssaril-spy = Spies
ti3-race-yssaril-spy-text = Once in each strategy phase you may look at somebody's action cards.
ti3-race-hacan-no_approval = Guild Law
ti3-race-hacan-no_approval-text = Your trade agreements need nobody's approval.
ti3-race-hacan-free_trade_secondary = Merchants
ti3-race-hacan-free_trade_secondary-text = The secondary ability of Trade costs you no counter, and each agreement pays you one trade good more.
ti3-race-hacan-unbreakable = Bound by Contract
ti3-race-hacan-unbreakable-text = No partner can end an agreement with you; war between the two of you does, and so do Trade and cards.
ti3-race-hacan-swap_action_cards = Bazaar
ti3-race-hacan-swap_action_cards-text = When cards have been drawn in the status phase you may make two offers to trade up to two action cards each way, with trade goods on top.
ti3-race-norr-combat_bonus = Born to Fight
ti3-race-norr-combat_bonus-text = You have +1 on your combat rolls in space battles and invasion combat.
ti3-race-sol-orbital_drop = Orbital Drop
ti3-race-sol-orbital_drop-text = Instead of an action spend a counter of the strategy allocation: 2 ground forces appear on a planet of yours.
ti3-race-sol-extra_counter = Versatile
ti3-race-sol-extra_counter-text = You receive one more command counter in the status phase.

ti3-ask-free_first = { $strategy }: do you take the technology for nothing first, before you buy one?
ti3-ask-rob = Whom do you take a trade good from?
ti3-ask-spied = You see the action cards of { $rival }. Done?
ti3-ask-swap = Do you offer to trade action cards?
ti3-ask-accept_swap = { $rival } offers { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
} for { $wanted_cards } of yours{ $given ->
    [0] {""}
   *[other] , with { $given ->
        [one] 1 trade good
       *[other] { $given } trade goods
    } for you
}{ $wanted ->
    [0] {""}
   *[other] , for { $wanted } of your trade goods
}. Do you accept?
ti3-ask-hand_over = Which action cards do you hand over ({ $number })?

ti3-log-robs = { $you ->
    [yes] You rob { $rival }.
   *[no] { $seat } robs { ti3-rival }.
}
ti3-log-primary = { $you ->
    [yes] You use the primary ability of { $strategy }.
   *[no] { $seat } uses the primary ability of { $strategy }.
}
ti3-log-waits = { $you ->
    [yes] You leave out an action.
   *[no] { $seat } leaves out an action.
}
ti3-log-spies = { $you ->
    [yes] You look at the action cards of { $rival }.
   *[no] { $seat } looks at { $rival_you ->
       [yes] your action cards
      *[no] the action cards of { $rival }
    }.
}
ti3-many-swapped = { $count ->
    [0] no action card
    [1] 1 action card
   *[other] { $count } action cards
}
ti3-log-swaps = { $you ->
    [yes] You give { $rival } { ti3-many-swapped } and receive { $other }.
   *[no] { $seat } gives { ti3-rival } { ti3-many-swapped } and receives { $other }.
}

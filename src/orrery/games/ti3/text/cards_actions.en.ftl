### Twilight Imperium 3: action cards outside battle and council, and what they do (English). The German twin is cards_actions.de.ftl.

## As an action

ti3-card-civil_defense-text = As an action: two PDS on a planet of yours without any.
ti3-card-ghost_ship-text = As an action: a destroyer in a wormhole system without enemy ships.
ti3-card-good_year-text = As an action: a trade good for each planet of yours outside your home system.
ti3-card-influence_in_the_merchants_guild-text = As an action: end one trade agreement, whoever has it.
ti3-card-insubordination-text = As an action: an opponent loses a counter of the command pool.
ti3-card-local_unrest-text = As an action: exhaust a planet outside home systems and destroy a ground force on it. Without ground forces it becomes neutral.
ti3-card-massive_transport-text = As an action: move a space dock to another planet of yours, on a way free of enemy ships.
ti3-card-privateers-text = As an action: an opponent loses all trade goods; half of them, rounded down, are yours.
ti3-card-rally_of_the_people-text = As an action: a destroyer in your home system, unless enemy ships are there.
ti3-card-rise_of_a_messiah-text = As an action: a ground force on each planet of yours.
ti3-card-secret_industrial_agent-text = As an action: destroy a space dock outside home systems.
ti3-card-spacedock_accident-text = As an action: a space dock outside home systems produces nothing in this round.
ti3-card-stellar_criminals-text = As an action: an opponent exhausts half of the unexhausted planets, rounded down.
ti3-card-successful_spy-text = As an action: take two action cards of an opponent at random.
ti3-card-transport-text = As an action: move up to three ground forces from one planet of yours to another, on a way free of enemy ships.
ti3-card-unexpected_action-text = As an action: take a command counter of yours off the board into the reinforcements.
ti3-card-uprising-text = As an action: exhaust all planets of a system that is no home system.
ti3-card-voluntary_annexation-text = As an action: take a neutral planet in a system beside one with a planet of yours; three ground forces appear on it.
ti3-card-war_footing-text = As an action: fleet supply +2 in one system for the rest of the round; what exceeds it at its end is removed.

## In the strategy phase

ti3-card-command_summit-text = In the strategy phase: two command counters into your command pool.
ti3-card-cultural_crisis-text = In the strategy phase: a player, maybe you, has no race abilities in this round, good or bad.
ti3-card-grand_armada-text = In the strategy phase: no fleet supply limit in your home system in this round; what exceeds it at its end is removed.
ti3-card-multiculturalism-text = In the strategy phase: have a race ability of an opponent for this round.
ti3-card-productivity_spike-text = In the strategy phase: a space dock of yours produces more in this round, by the influence of its planet.
ti3-card-public_disgrace-text = After another player has taken a strategy card: it is put back, and the player takes another.
ti3-card-scientist_assassination-text = In the strategy phase: a player receives and buys no technologies in this round.
ti3-card-signal_jamming-text = In the strategy phase: lay a command counter of another player on a system that is no home system.
ti3-card-strategic_flexibility-text = When all have taken strategy cards: change yours for one that is left.
ti3-card-strategic_shift-text = Before anybody takes a strategy card: name one that nobody plays in this round.
ti3-card-synchronicity-text = In the strategy phase: take any card out of the action card deck; shuffle the deck.
ti3-card-trade_stop-text = In the strategy phase: all trade agreements end.

## At any time, and with strategy cards

ti3-card-disclosure-text = At any time: look at an opponent's action cards and discard one of them.
ti3-card-emergency_repairs-text = At any time: repair all your dreadnoughts and war suns in one system.
ti3-card-master_of_trade-text = At any time, with two trade agreements: refresh up to two planets of yours.
ti3-card-policy_paralysis-text = After a primary ability: an opponent may not use the secondary ability of that card now.
ti3-card-political_stability-text = In the status phase: keep your strategy cards for the next round and take none; not with Initiative or Imperial.
ti3-card-ruinous_tariffs-text = After a trade partner has used the secondary ability of Trade: half of the partner's trade goods, rounded up, are yours.
ti3-card-sabotage-text = After another player has played an action card, except Sabotage: it has no effect.
ti3-card-touch_of_genius-text = At the time of a discarded action card: pay 3 influence and do what it says.

## Technologies

ti3-card-corporate_sponsorship-text = Before you buy a technology: a green one costs 4 less.
ti3-card-focused_research-text = Before you buy a technology: you may lack one prerequisite for 6 resources more.
ti3-card-opening_the_black_box-text = Before you buy a technology: red specialties spare twice as much for a red one.
ti3-card-tech_bubble-text = After your primary ability of Technology: use its secondary ability too, for what it costs: a counter of the strategy allocation and the price.

## Questions and the journal

ti3-ask-search_deck = { $text }: which card of the deck do you take?
ti3-log-troops-moved = { $you ->
    [yes] You move ground forces to { $planet } ({ $count }).
   *[no] { $seat } moves ground forces to { $planet } ({ $count }).
}
ti3-log-dock-moved = { $you ->
    [yes] You move a space dock to { $planet }.
   *[no] { $seat } moves a space dock to { $planet }.
}
ti3-log-repairs = { $you ->
    [yes] You repair your ships in { $place }.
   *[no] { $seat } repairs ships in { $place }.
}
ti3-log-counter-laid = { $you ->
    [yes] A command counter of yours is laid on { $place }.
   *[no] A command counter of { $seat } is laid on { $place }.
}
ti3-log-counter-lifted = { $you ->
    [yes] You take a command counter off { $place }.
   *[no] { $seat } takes a command counter off { $place }.
}
ti3-log-counter-lost = { $you ->
    [yes] You lose a counter of the command pool.
   *[no] { $seat } loses a counter of the command pool.
}
ti3-log-sabotaged = { $you ->
    [yes] Your { $card } is sabotaged.
   *[no] { $card } of { $seat } is sabotaged.
}
ti3-log-copies = { $you ->
    [yes] You copy { $card }.
   *[no] { $seat } copies { $card }.
}
ti3-log-exhausted = Exhausted: { $planets }.
ti3-log-neutral = { $planet } is neutral again.
ti3-log-takes-cards = { $you ->
    [yes] You take { ti3-many-cards } of { $rival }.
   *[no] { $seat } takes { ti3-many-cards } from { ti3-rival }.
}
ti3-log-sees-hand = { $you ->
    [yes] You look at the action cards of { $rival }.
   *[no] { $seat } looks at { $rival_you ->
       [yes] your action cards
      *[no] the action cards of { $rival }
    }.
}
ti3-log-loses-card = { $you ->
    [yes] You must discard { $card }.
   *[no] { $seat } must discard { $card }.
}
ti3-log-searches = { $you ->
    [yes] You search the deck and take a card.
   *[no] { $seat } searches the deck and takes a card.
}
ti3-log-aims-player = { $you ->
    [yes] { $card } is about you.
   *[no] { $card } is about { $seat }.
}
ti3-log-aims-strategy = { $card }: { $strategy }.
ti3-log-aims-place = { $card }: { $place }.
ti3-log-aims-planet = { $card }: { $planet }.
ti3-log-borrows = { $you ->
    [yes] You have { $text } for this round.
   *[no] { $seat } has { $text } for this round.
}

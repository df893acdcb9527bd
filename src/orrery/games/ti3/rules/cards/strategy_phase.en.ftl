### strategy_phase.py in words (English).

ti3-card-command_summit = Command Summit
ti3-card-command_summit-text = In the strategy phase: two command counters into your command pool.
ti3-card-cultural_crisis = Cultural Crisis
ti3-card-cultural_crisis-text = In the strategy phase: a player, maybe you, has no race abilities in this round, good or bad.
ti3-card-grand_armada = Grand Armada
ti3-card-grand_armada-text = In the strategy phase: no fleet supply limit in your home system in this round; what exceeds it at its end is removed.
ti3-card-multiculturalism = Multiculturalism
ti3-card-multiculturalism-text = In the strategy phase: have a race ability of an opponent for this round.
ti3-card-productivity_spike = Productivity Spike
ti3-card-productivity_spike-text = In the strategy phase: a space dock of yours produces more in this round, by the influence of its planet.
ti3-card-public_disgrace = Public Disgrace
ti3-card-public_disgrace-text = After another player has taken a strategy card: it is put back, and the player takes another.
ti3-card-scientist_assassination = Scientist Assassination
ti3-card-scientist_assassination-text = In the strategy phase: a player receives and buys no technologies in this round.
ti3-card-signal_jamming = Signal Jamming
ti3-card-signal_jamming-text = In the strategy phase: lay a command counter of another player on a system that is no home system.
ti3-card-strategic_flexibility = Strategic Flexibility
ti3-card-strategic_flexibility-text = When all have taken strategy cards: change yours for one that is left.
ti3-card-strategic_shift = Strategic Shift
ti3-card-strategic_shift-text = Before anybody takes a strategy card: name one that nobody plays in this round.
ti3-card-synchronicity = Synchronicity
ti3-card-synchronicity-text = In the strategy phase: take any card out of the action card deck; shuffle the deck.
ti3-card-trade_stop = Trade Stop
ti3-card-trade_stop-text = In the strategy phase: all trade agreements end.

ti3-ask-search_deck = { $text }: which card of the deck do you take?
ti3-log-searches = { $you ->
    [yes] You search the deck and take a card.
   *[no] { $seat } searches the deck and takes a card.
}
ti3-log-aims-strategy = { $card }: { $strategy }.
ti3-log-borrows = { $you ->
    [yes] You have { $text } for this round.
   *[no] { $seat } has { $text } for this round.
}

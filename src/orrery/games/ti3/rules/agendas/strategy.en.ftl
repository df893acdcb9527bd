### strategy.py in words (English).

ti3-politic-aggressive_strategy = Aggressive Strategy
ti3-politic-aggressive_strategy-text = For: in order of play all may use the secondary ability of an own strategy card at once, without a command counter. Against: nobody uses secondary abilities for the rest of the round.
ti3-politic-checks_and_balances = Checks and Balances
ti3-politic-checks_and_balances-text = For: whoever takes a strategy card gives it at once to another player who has none yet (with two cards each: to one with fewest). Against: all pass their strategy cards to the left.
ti3-politic-core_stability = Core Stability
ti3-politic-core_stability-text = For: the action cards of the status phase are laid open, and players choose in the order of their unexhausted influence (level ones in order of play). Against: nobody draws action cards for the rest of the round.
ti3-politic-councils_censure = Council's Censure
ti3-politic-councils_censure-text = Elect a player, for whom taking Imperial costs 2 command counters of the strategy allocation.
ti3-politic-imperial_academy = Imperial Academy
ti3-politic-imperial_academy-text = For: with the secondary ability of Logistics a command counter costs 2 influence. Against: nothing.
ti3-politic-limits_to_individual_power = Limits to Individual Power
ti3-politic-limits_to_individual_power-text = For: nobody holds more than 3 action cards. Against: all discard a random action card.
ti3-politic-minister_of_policy = Minister of Policy
ti3-politic-minister_of_policy-text = The elected player draws one more action card in the status phase.
ti3-politic-resource_management = Resource Management
ti3-politic-resource_management-text = For: command counters are not redistributed in the status phase. Against: whoever has 3 or more action cards discards 2.

ti3-log-passes-on = { $you ->
    [yes] You give { $strategy } to { $rival }.
   *[no] { $seat } gives { $strategy } to { ti3-rival }.
}
ti3-log-takes-card = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}

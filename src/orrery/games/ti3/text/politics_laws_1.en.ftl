### Twilight Imperium 3: what the first half of the laws say (English). The German twin is politics_laws_1.de.ftl.

ti3-politic-checks_and_balances-text = For: whoever takes a strategy card gives it at once to another player who has none yet (with two cards each: to one with fewest). Against: all pass their strategy cards to the left.
ti3-politic-closing_the_wormholes-text = For: no fleet goes through wormholes. Against: every fleet in a system with a wormhole loses a ship that is no fighter.
ti3-politic-code_of_honor-text = For: no fleet leaves a space battle. Against: nothing.
ti3-politic-colonization_licensing-text = For: landing on a neutral planet costs as many resources as it yields. Against: all exhaust a planet for every three they have outside their home systems.
ti3-politic-conventions_of_war-text = For: planets with a space dock are not bombarded. Against: whoever has voted against it gives back a space dock outside the home system.
ti3-politic-core_stability-text = For: the action cards of the status phase are laid open, and players choose in the order of their unexhausted influence (level ones in order of play). Against: nobody draws action cards for the rest of the round.
ti3-politic-council_elder-text = Elect a player, who may discard this card when an election is read: then only that player’s votes count.
ti3-politic-councils_censure-text = Elect a player, for whom taking Imperial costs 2 command counters of the strategy allocation.
ti3-politic-crown_of_thalnos-text = Elect a player, whose ground forces have +1 on combat rolls.
ti3-politic-fleet_regulations-text = For: nobody has more than 5 command counters in the fleet supply. Against: all put one more there from their reinforcements.
ti3-politic-free_trade-text = For: whoever collects from trade agreements receives one trade good more. Against: all discard 2 trade goods, if possible.
ti3-politic-forced_economic_independence-text = Elect two players, who have no trade agreement with each other.
ti3-politic-holy_planet_of_ixth-text = Elect a planet outside the home systems: it produces no units.
ti3-politic-humane_labor-text = For: a space dock produces 2 units, besides what technologies and cards add. Against: no space dock produces for the rest of the round.
ti3-politic-imperial_academy-text = For: with the secondary ability of Logistics a command counter costs 2 influence. Against: nothing.
ti3-politic-imperial_peace-text = For: nobody lands on Mecatol Rex except its owner. Against: this round nobody lands on any other planet that is not the player’s own.
ti3-politic-labor_force_politics-text = For: resources and influence of all planets are swapped. Against: for the rest of the round each player produces at one space dock only.
ti3-politic-limits_to_individual_power-text = For: nobody holds more than 3 action cards. Against: all discard a random action card.
ti3-politic-minister_of_commerce-text = Elect a player, who in each status phase receives a trade good from each other player with a trade agreement.

ti3-log-passes-on = { $you ->
    [yes] You give { $strategy } to { $rival }.
   *[no] { $seat } gives { $strategy } to { ti3-rival }.
}
ti3-log-takes-card = { $you ->
    [yes] You take { $card }.
   *[no] { $seat } takes { $card }.
}

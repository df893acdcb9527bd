### Twilight Imperium 3: what the events before the council say (English). The German twin is politics_events.de.ftl.

ti3-politic-aggressive_strategy-text = For: in order of play all may use the secondary ability of an own strategy card at once, without a command counter. Against: nobody uses secondary abilities for the rest of the round.
ti3-politic-ancient_artifact-text = For: roll a die. 1 to 5: all units in the system of Mecatol Rex are destroyed, leaders killed; in adjacent systems every fleet, and the ground forces of every planet, suffer three rolls that hit on 5 or more. 6 to 10: all receive two technologies whose prerequisites they meet. Against: nothing.
ti3-politic-arms_reduction-text = For: each player keeps two destroyers and four cruisers; the others are destroyed. Against: all planets with a red specialty are exhausted.
ti3-politic-colonial_redistribution-text = For: the player with most victory points (chance breaks a tie) destroys the ground forces on an own planet and names another player with fewest, who may take it with three ground forces. Against: nothing.
ti3-politic-compensated_disarmament-text = Elect a planet: its ground forces are destroyed, and its owner receives a trade good for each and keeps it.
ti3-politic-cost_overruns-text = For: each player discards a trade good for every own planet, if possible. Against: nothing.
ti3-politic-dispute_resolution-text = Elect two planets of different players, neither Mecatol Rex nor in a home system: all on them is destroyed, and they are neutral again.
ti3-politic-economic_revitalization-text = Elect a player, who receives a trade good from each of the others who has one.
ti3-politic-holder_of_mecatol_rex-text = For: the owner of Mecatol Rex may discard a law. Against: the owner of Mecatol Rex puts two ground forces there.
ti3-politic-imperial_containment-text = For: whoever has most planets outside the home system (all of them, if level) discards one more command counter with each tactical action this round. Against: nothing.
ti3-politic-imperial_mandate-text = For: all receive 2 victory points. Against: all lose 1.
ti3-politic-mass_mobilization-text = For: each player may put as many ground forces on own planets as a fifth of the votes for it, rounded down. Against: nobody buys ground forces for the rest of the round.
ti3-politic-new_constitution-text = For: all laws are discarded, and all exhaust two planets. Against: the player with most unexhausted influence (the speaker breaks a tie) may discard a law.
ti3-politic-official_sanction-text = Elect a player, who lands on no neutral planet and on nobody else’s for the rest of the round.
ti3-politic-open_the_trade_routes-text = For: all receive 2 trade goods. Against: this round all trade goods that a player would receive from the common area go to the player to the left.
ti3-politic-prophecy_of_ixth-text = Elect a player, whose fighters have +1 on combat rolls as long as at least two fighters are bought in every later round.
ti3-politic-public_execution-text = Elect a player, who loses all action cards, exhausts all planets, and has -1 on combat rolls for the rest of the round.
ti3-politic-repeal-text = Elect a law: it is discarded.
ti3-politic-revote-text = Elect a law: the council votes on it anew.
ti3-politic-subsidized_industry-text = Elect a player, who may put a space dock on an own planet at once.
ti3-politic-technology_investigation-text = For: nobody buys technologies this round. Against: all discard a random action card; then two more political cards are drawn and dealt with in that order.
ti3-politic-trade_embargo-text = Elect a player, whose trade agreements end; there are no new ones in this round and the next.

ti3-log-agenda-waits = { $politic } is drawn as well and comes before the council afterwards.
ti3-log-blast = { $you ->
    [yes] Your fleet at { $place } suffers { $dice }: { ti3-many-hits }.
   *[no] The fleet of { $seat } at { $place } suffers { $dice }: { ti3-many-hits }.
}
ti3-log-blast-planet = { $planet }, { $built }: { $dice }, { ti3-many-hits }.

### letnev.py in words (English).

ti4-faction-letnev = the Barony of Letnev

## Abilities

ti4-ability-munitions_reserves = Munitions Reserves
ti4-ability-munitions_reserves-text = At the start of a round of space combat: you may spend 2 trade goods; in this round you may reroll any of your dice.
ti4-ability-armada = Armada
ti4-ability-armada-text = You may have 2 more non-fighter ships in each system than command tokens in your fleet pool.

## Technologies

ti4-technology-l4_disruptors = L4 Disruptors
ti4-technology-l4_disruptors-text = In an invasion, nobody can use space cannon against your units.
ti4-technology-non_euclidean_shielding = Non-Euclidean Shielding
ti4-technology-non_euclidean_shielding-text = Each of your units that uses sustain damage cancels 2 hits instead of one.

## Units

ti4-model-dunlain_reaper = Dunlain Reaper
ti4-model-dunlain_reaper-text = Deploy: at the start of a round of ground combat, you may spend 2 resources to replace one of your infantry in the combat with a mech.
ti4-model-arc_secundus = Arc Secundus
ti4-model-arc_secundus-text = Units of others in its system are without planetary shield. At the start of each round of space combat it is repaired.

## Promissory notes

ti4-note-war_funding = War Funding
ti4-note-war_funding-text = At the start of a round of space combat: the owner loses 2 trade goods, and in this round you may reroll any of your dice. Then the card goes back.

## Leaders

ti4-leader-viscount_unlenn = Viscount Unlenn
ti4-leader-viscount_unlenn-text = At the start of a round of space combat: exhaust the card, and a ship of your choice in the active system rolls one die more in this round.
ti4-leader-rear_admiral_farran = Rear Admiral Farran
ti4-leader-rear_admiral_farran-text = After a unit of yours has used sustain damage: you may gain a trade good.
ti4-leader-rear_admiral_farran-unlock = You have 5 non-fighter ships in one system.
ti4-leader-darktalon_treilla = Darktalon Treilla
ti4-leader-darktalon_treilla-text = As an action: until the end of the game round, neither laws nor your fleet pool limit how many non-fighter ships you can have in a system. Then the card is purged.
ti4-leader-darktalon_treilla-ability = Dark Matter Affinity

### hacan.py in words (English).

ti4-faction-hacan = the Emirates of Hacan

## Abilities

ti4-ability-masters_of_trade = Masters of Trade
ti4-ability-masters_of_trade-text = You use the secondary ability of Trade without spending a command token.
ti4-ability-guild_ships = Guild Ships
ti4-ability-guild_ships-text = You may resolve transactions with players who are not your neighbors.
ti4-ability-arbiters = Arbiters
ti4-ability-arbiters-text = In your transactions both sides may give action cards, too.

## Technologies

ti4-technology-production_biomes = Production Biomes
ti4-technology-production_biomes-text = As an action: exhaust it and spend a command token from your strategy pool. You gain 4 trade goods; then name another player, who gains 2.
ti4-technology-quantum_datahub_node = Quantum Datahub Node
ti4-technology-quantum_datahub_node-text = At the end of the strategy phase: you may spend a command token from your strategy pool and give another player 3 of your trade goods. Then you give them one of your strategy cards and take one of theirs.

## Units

ti4-model-pride_of_kenara = Pride of Kenara
ti4-model-pride_of_kenara-text = The card of the planet it is on may be part of a transaction. Then all your units there go to another planet of yours.
ti4-model-wrath_of_kenara = Wrath of Kenara
ti4-model-wrath_of_kenara-text = After you roll a die in a space combat in its system: you may spend a trade good to add 1 to the result.

## Promissory notes

ti4-note-trade_convoys = Trade Convoys
ti4-note-trade_convoys-text = As an action: put it face up in your play area. As long as it lies there, you may resolve transactions with players who are not your neighbors. When you activate a system with units of the owner, it goes back.

## Leaders

ti4-leader-carth_of_golden_sands = Carth of Golden Sands
ti4-leader-carth_of_golden_sands-text = In the action phase: exhaust the card. You gain 2 commodities, or another player replenishes commodities.
ti4-leader-gila_the_silvertongue = Gila the Silvertongue
ti4-leader-gila_the_silvertongue-text = When you cast votes: spend any number of trade goods, and cast 2 more votes for each.
ti4-leader-gila_the_silvertongue-unlock = You have 10 trade goods.
ti4-leader-harrugh_gefhara = Harrugh Gefhara
ti4-leader-harrugh_gefhara-text = When your units use production: all that they produce this time costs nothing. Then the card is purged.
ti4-leader-harrugh_gefhara-ability = Galactic Securities Net

### hacan.py in words (English).

ti4-faction-hacan = the Emirates of Hacan

## Abilities

ti4-ability-masters_of_trade = Masters of Trade
ti4-ability-guild_ships = Guild Ships
ti4-ability-arbiters = Arbiters

## Technologies

ti4-technology-production_biomes = Production Biomes
ti4-technology-quantum_datahub_node = Quantum Datahub Node

## Units

ti4-model-pride_of_kenara = Pride of Kenara
ti4-model-wrath_of_kenara = Wrath of Kenara

## Promissory notes

ti4-note-trade_convoys = Trade Convoys

## Leaders

ti4-leader-carth_of_golden_sands = Carth of Golden Sands
ti4-leader-gila_the_silvertongue = Gila the Silvertongue
ti4-leader-harrugh_gefhara = Harrugh Gefhara

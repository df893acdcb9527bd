### hacan.py in Worten (deutsch).

ti4-faction-hacan = die Emirate von Hacan

## Fähigkeiten

ti4-ability-masters_of_trade = Handelsexperten
ti4-ability-guild_ships = Gildenschiffe
ti4-ability-arbiters = Vermittler

## Technologien

ti4-technology-production_biomes = Fertigungsbiome
ti4-technology-quantum_datahub_node = Quantennetzwerk

## Einheiten

ti4-model-pride_of_kenara = Stolz von Kenara
ti4-model-wrath_of_kenara = Zorn von Kenara

## Verträge

ti4-note-trade_convoys = Handelskonvois

## Anführer

ti4-leader-carth_of_golden_sands = Carth von Goldsand
ti4-leader-gila_the_silvertongue = Gila Silberzunge
ti4-leader-harrugh_gefhara = Harrugh Gefhara

### hacan.py in Worten (deutsch).

ti4-faction-hacan = die Emirate von Hacan

## Fähigkeiten

ti4-ability-masters_of_trade = Handelsexperten
ti4-ability-masters_of_trade-text = Du nutzt die Sekundärfähigkeit von Handel, ohne einen Kommandomarker auszugeben.
ti4-ability-guild_ships = Gildenschiffe
ti4-ability-guild_ships-text = Du darfst Transaktionen auch mit Spielern abhandeln, die nicht deine Nachbarn sind.
ti4-ability-arbiters = Vermittler
ti4-ability-arbiters-text = In deinen Transaktionen dürfen beide Seiten auch Aktionskarten geben.

## Technologien

ti4-technology-production_biomes = Fertigungsbiome
ti4-technology-production_biomes-text = Als Aktion: Erschöpfe sie und gib einen Kommandomarker aus deinem Strategiepool aus. Du erhältst 4 Handelswaren; dann nennst du einen anderen Spieler, der 2 erhält.
ti4-technology-quantum_datahub_node = Quantennetzwerk
ti4-technology-quantum_datahub_node-text = Am Ende der Strategiephase: Du darfst einen Kommandomarker aus deinem Strategiepool ausgeben und einem anderen Spieler 3 deiner Handelswaren geben. Dann gibst du ihm eine deiner Strategiekarten und nimmst eine von seinen.

## Einheiten

ti4-model-pride_of_kenara = Stolz von Kenara
ti4-model-pride_of_kenara-text = Die Karte des Planeten, auf dem er steht, darf Teil einer Transaktion sein. Dann gehen alle deine Einheiten von dort auf einen anderen deiner Planeten.
ti4-model-wrath_of_kenara = Zorn von Kenara
ti4-model-wrath_of_kenara-text = Nachdem du in einem Raumkampf in seinem System einen Würfel geworfen hast: Du darfst eine Handelsware ausgeben, um das Ergebnis um 1 zu erhöhen.

## Verträge

ti4-note-trade_convoys = Handelskonvois
ti4-note-trade_convoys-text = Als Aktion: Lege die Karte offen in deinen Spielbereich. Solange sie dort liegt, darfst du Transaktionen auch mit Spielern abhandeln, die nicht deine Nachbarn sind. Sobald du ein System mit Einheiten des Eigentümers aktivierst, geht sie zurück.

## Anführer

ti4-leader-carth_of_golden_sands = Carth von Goldsand
ti4-leader-carth_of_golden_sands-text = In der Aktionsphase: Erschöpfe die Karte. Du erhältst 2 Massenprodukte, oder ein anderer Spieler füllt seine Massenprodukte auf.
ti4-leader-gila_the_silvertongue = Gila Silberzunge
ti4-leader-gila_the_silvertongue-text = Sobald du Stimmen abgibst: Gib beliebig viele Handelswaren aus und für jede 2 Stimmen mehr ab.
ti4-leader-gila_the_silvertongue-unlock = Du hast 10 Handelswaren.
ti4-leader-harrugh_gefhara = Harrugh Gefhara
ti4-leader-harrugh_gefhara-text = Sobald deine Einheiten Produktion nutzen: Alles, was sie dieses Mal produzieren, kostet nichts. Dann wird die Karte vernichtet.
ti4-leader-harrugh_gefhara-ability = Galaktisches Sicherheitsnetz

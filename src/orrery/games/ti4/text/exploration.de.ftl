### Twilight Imperium 4: wie die Erkundungskarten heißen und was sie bewirken (Deutsch). Die englische Fassung ist exploration.en.ftl.

## Kulturelle Planeten

ti4-exploration-freelancers = Freiberufler
ti4-exploration-freelancers-text = Du darfst in diesem System eine Einheit produzieren; dabei zählt Einfluss auch als Ressourcen.
ti4-exploration-mercenary_outfit = Söldnertruppe
ti4-exploration-mercenary_outfit-text = Eine Infanterie aus deinem Nachschub darf auf diesen Planeten kommen.
ti4-exploration-gamma_wormhole = Gamma-Wurmloch
ti4-exploration-gamma_wormhole-text = Dieses System bekommt einen Gamma-Wurmlochmarker; dann wird die Karte vernichtet.
ti4-exploration-demilitarized_zone = Entmilitarisierte Zone
ti4-exploration-demilitarized_zone-text = Gebäude auf diesem Planeten gehen in deinen Nachschub zurück, dann seine Bodentruppen in den Weltraumbereich. Am Planeten angelegt: Keine Einheit kann auf ihn entsandt, auf ihm produziert oder platziert werden, und in der Agendaphase kann seine Planetenkarte Teil einer Transaktion sein.
ti4-exploration-dyson_sphere = Dyson-Sphäre
ti4-exploration-dyson_sphere-text = Am Planeten angelegt: +2 Ressourcen und +1 Einfluss.
ti4-exploration-paradise_world = Paradieswelt
ti4-exploration-paradise_world-text = Am Planeten angelegt: +2 Einfluss.
ti4-exploration-tomb_of_emphidia = Grab der Emphidia
ti4-exploration-tomb_of_emphidia-text = Am Planeten angelegt: +1 Einfluss. Wer ihn kontrolliert und das Relikt Die Krone der Emphidia hat, kann damit einen Siegpunkt erhalten.
ti4-exploration-cultural_relic_fragment = Kulturelles Reliktfragment
ti4-exploration-cultural_relic_fragment-text = Als Aktion: Vernichte 3 deiner kulturellen Reliktfragmente für ein Relikt.

## Gefährliche Planeten

ti4-exploration-volatile_fuel_source = Instabile Treibstoffquelle
ti4-exploration-volatile_fuel_source-text = Mit einem deiner Mechs auf diesem Planeten oder um den Preis einer deiner Infanterie von ihm: Du erhältst einen Kommandomarker.
ti4-exploration-expedition = Expedition
ti4-exploration-expedition-text = Mit einem deiner Mechs auf diesem Planeten oder um den Preis einer deiner Infanterie von ihm: Der Planet wird spielbereit.
ti4-exploration-core_mine = Kernbergwerk
ti4-exploration-core_mine-text = Mit einem deiner Mechs auf diesem Planeten oder um den Preis einer deiner Infanterie von ihm: Du erhältst eine Handelsware.
ti4-exploration-lazax_survivors = Überlebende Lazax
ti4-exploration-lazax_survivors-text = Am Planeten angelegt: +1 Ressource und +2 Einfluss.
ti4-exploration-mining_world = Bergbauwelt
ti4-exploration-mining_world-text = Am Planeten angelegt: +2 Ressourcen.
ti4-exploration-rich_world = Reiche Welt
ti4-exploration-rich_world-text = Am Planeten angelegt: +1 Ressource.
ti4-exploration-warfare_research_facility = Kriegsführungs-Laboratorium
ti4-exploration-warfare_research_facility-text = Am Planeten angelegt: eine rote Technologie-Spezialisierung; hat er schon eine Spezialisierung, stattdessen +1 Ressource und +1 Einfluss.
ti4-exploration-hazardous_relic_fragment = Gefährliches Reliktfragment
ti4-exploration-hazardous_relic_fragment-text = Als Aktion: Vernichte 3 deiner gefährlichen Reliktfragmente für ein Relikt.

## Industrielle Planeten

ti4-exploration-abandoned_warehouses = Verlassene Lagerhäuser
ti4-exploration-abandoned_warehouses-text = Wenn du magst: Du erhältst 2 Massenprodukte, oder du wandelst bis zu 2 von deinen in Handelswaren um.
ti4-exploration-functioning_base = Intakte Basis
ti4-exploration-functioning_base-text = Wenn du magst: Du erhältst ein Massenprodukt, oder du gibst eine Handelsware oder ein Massenprodukt aus und ziehst eine Aktionskarte.
ti4-exploration-local_fabricators = Örtliche Fertigungsanlagen
ti4-exploration-local_fabricators-text = Wenn du magst: Du erhältst ein Massenprodukt, oder du gibst eine Handelsware oder ein Massenprodukt aus und setzt einen Mech aus deinem Nachschub auf diesen Planeten.
ti4-exploration-biotic_research_facility = Biotechnik-Laboratorium
ti4-exploration-biotic_research_facility-text = Am Planeten angelegt: eine grüne Technologie-Spezialisierung; hat er schon eine Spezialisierung, stattdessen +1 Ressource und +1 Einfluss.
ti4-exploration-cybernetic_research_facility = Kybernetik-Laboratorium
ti4-exploration-cybernetic_research_facility-text = Am Planeten angelegt: eine gelbe Technologie-Spezialisierung; hat er schon eine Spezialisierung, stattdessen +1 Ressource und +1 Einfluss.
ti4-exploration-propulsion_research_facility = Antriebstechnik-Laboratorium
ti4-exploration-propulsion_research_facility-text = Am Planeten angelegt: eine blaue Technologie-Spezialisierung; hat er schon eine Spezialisierung, stattdessen +1 Ressource und +1 Einfluss.
ti4-exploration-industrial_relic_fragment = Industrielles Reliktfragment
ti4-exploration-industrial_relic_fragment-text = Als Aktion: Vernichte 3 deiner industriellen Reliktfragmente für ein Relikt.

## Wilder Raum

ti4-exploration-derelict_vessel = Schiffswrack
ti4-exploration-derelict_vessel-text = Du ziehst einen geheimen Auftrag.
ti4-exploration-enigmatic_device = Rätselhafte Maschine
ti4-exploration-enigmatic_device-text = Du behältst diese Karte offen in deinem Spielbereich. Als Aktion: Für 6 Ressourcen und die Karte, die vernichtet wird, erforschst du eine Technologie.
ti4-exploration-gamma_relay = Gamma-Relais
ti4-exploration-gamma_relay-text = Dieses System bekommt einen Gamma-Wurmlochmarker; dann wird die Karte vernichtet.
ti4-exploration-ion_storm = Ionensturm
ti4-exploration-ion_storm-text = Dieses System bekommt den Ionensturm-Marker, mit der Seite nach oben, die du wählst; die Karte kommt in den gemeinsamen Spielbereich. Haben Schiffe in einer Taktikaktion sein Wurmloch benutzt, wird der Marker umgedreht, sobald die Schiffe sich fertig bewegt oder zurückgezogen haben.
ti4-exploration-lost_crew = Verschollene Crew
ti4-exploration-lost_crew-text = Du ziehst 2 Aktionskarten.
ti4-exploration-merchant_station = Handelsstation
ti4-exploration-merchant_station-text = Wenn du magst: Du füllst deine Massenprodukte auf, oder du wandelst sie in Handelswaren um.
ti4-exploration-mirage = Mirage
ti4-exploration-mirage-text = Dieses System bekommt den Planetenmarker Mirage und du die Planetenkarte, spielbereit. Dann wird diese Karte vernichtet.
ti4-exploration-unknown_relic_fragment = Unbekanntes Reliktfragment
ti4-exploration-unknown_relic_fragment-text = Es steht für ein Reliktfragment der Art, die du brauchst.

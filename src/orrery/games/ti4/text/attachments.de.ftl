### Twilight Imperium 4: was an Planeten angelegt wird (Deutsch). Die englische Fassung ist attachments.en.ftl.

## Erkundung, Verträge und Anführer

ti4-attachment-biotic_research_facility = Biotechnik-Laboratorium
ti4-attachment-biotic_research_facility-text = Eine grüne Technologie-Spezialisierung, oder +1 Ressource und +1 Einfluss, wo schon eine Spezialisierung ist.
ti4-attachment-cybernetic_research_facility = Kybernetik-Laboratorium
ti4-attachment-cybernetic_research_facility-text = Eine gelbe Technologie-Spezialisierung, oder +1 Ressource und +1 Einfluss, wo schon eine Spezialisierung ist.
ti4-attachment-propulsion_research_facility = Antriebstechnik-Laboratorium
ti4-attachment-propulsion_research_facility-text = Eine blaue Technologie-Spezialisierung, oder +1 Ressource und +1 Einfluss, wo schon eine Spezialisierung ist.
ti4-attachment-warfare_research_facility = Kriegsführungs-Laboratorium
ti4-attachment-warfare_research_facility-text = Eine rote Technologie-Spezialisierung, oder +1 Ressource und +1 Einfluss, wo schon eine Spezialisierung ist.
ti4-attachment-demilitarized_zone = Entmilitarisierte Zone
ti4-attachment-demilitarized_zone-text = Keine Einheit kann auf den Planeten entsandt, auf ihm produziert oder platziert werden. In der Agendaphase kann seine Planetenkarte Teil einer Transaktion sein.
ti4-attachment-dyson_sphere = Dyson-Sphäre
ti4-attachment-dyson_sphere-text = +2 Ressourcen, +1 Einfluss.
ti4-attachment-lazax_survivors = Überlebende Lazax
ti4-attachment-lazax_survivors-text = +1 Ressource, +2 Einfluss.
ti4-attachment-mining_world = Bergbauwelt
ti4-attachment-mining_world-text = +2 Ressourcen.
ti4-attachment-paradise_world = Paradieswelt
ti4-attachment-paradise_world-text = +2 Einfluss.
ti4-attachment-rich_world = Reiche Welt
ti4-attachment-rich_world-text = +1 Ressource.
ti4-attachment-tomb_of_emphidia = Grab der Emphidia
ti4-attachment-tomb_of_emphidia-text = +1 Einfluss. Wer den Planeten kontrolliert, kann mit dem Relikt Die Krone der Emphidia einen Siegpunkt erhalten.
ti4-attachment-terraform = Terraforming
ti4-attachment-terraform-text = +1 Ressource, +1 Einfluss und alle drei Merkmale.
ti4-attachment-geoform = Geoforming
ti4-attachment-geoform-text = +3 Ressourcen, +3 Einfluss und Weltraumkanone 5 mit drei Würfeln, als wäre der Planet eine Einheit.

## Gesetze des Grundspiels

ti4-attachment-core_mining = Bergbau im Planetenkern
ti4-attachment-core_mining-text = +2 Ressourcen.
ti4-attachment-demilitarized_zone_agenda = Entmilitarisierte Zone
ti4-attachment-demilitarized_zone_agenda-text = Auf dem Planeten landen keine Einheiten, und keine werden auf ihm produziert oder platziert.
ti4-attachment-holy_planet_of_ixth = Der heilige Planet Ixth
ti4-attachment-holy_planet_of_ixth-text = Einheiten auf dem Planeten nutzen keine Produktion. Wer die Kontrolle erlangt, erhält einen Siegpunkt; wer sie verliert, verliert einen.
ti4-attachment-research_team_biotic = Forschungsgruppe: Biotechnik
ti4-attachment-research_team_biotic-text = Beim Forschen: Erschöpfe diese Karte, um eine grüne Voraussetzung weniger zu brauchen.
ti4-attachment-research_team_cybernetic = Forschungsgruppe: Kybernetik
ti4-attachment-research_team_cybernetic-text = Beim Forschen: Erschöpfe diese Karte, um eine gelbe Voraussetzung weniger zu brauchen.
ti4-attachment-research_team_propulsion = Forschungsgruppe: Antriebstechnik
ti4-attachment-research_team_propulsion-text = Beim Forschen: Erschöpfe diese Karte, um eine blaue Voraussetzung weniger zu brauchen.
ti4-attachment-research_team_warfare = Forschungsgruppe: Militärtechnik
ti4-attachment-research_team_warfare-text = Beim Forschen: Erschöpfe diese Karte, um eine rote Voraussetzung weniger zu brauchen.
ti4-attachment-senate_sanctuary = Senatssitz
ti4-attachment-senate_sanctuary-text = +2 Einfluss.
ti4-attachment-terraforming_initiative = Terraforming-Initiative
ti4-attachment-terraforming_initiative-text = +1 Ressource, +1 Einfluss.

### Twilight Imperium 4: wie die Technologien heißen und was die allgemeinen bewirken (Deutsch). Die englische Fassung ist technologies.en.ftl.

## Antriebstechnik

ti4-technology-antimass_deflectors = Antimassen-Deflektoren
ti4-technology-antimass_deflectors-text = Asteroidenfelder stehen deinen Schiffen offen, als Ziel und zum Durchfliegen. Fremde Weltraumkanonen haben -1 auf jeden Wurf gegen deine Einheiten.
ti4-technology-dark_energy_tap = Nullpunktenergie-Reaktor
ti4-technology-dark_energy_tap-text = Nach deiner Taktikaktion in einem System mit Wilder-Raum-Marker: Ist eines deiner Schiffe dort, erkundest du ihn. Deine Schiffe dürfen sich in jedes angrenzende System ohne fremde Einheiten zurückziehen, auch wenn dir dort nichts gehört.
ti4-technology-gravity_drive = Gravitationsantrieb
ti4-technology-gravity_drive-text = Nachdem du ein System aktiviert hast: Eines deiner Schiffe hat für diese Taktikaktion Bewegungswert +1.
ti4-technology-sling_relay = Slingshot-Relais
ti4-technology-sling_relay-text = Als Aktion: Erschöpfe es und produziere ein Schiff in einem System mit einer deiner Raumwerften.
ti4-technology-fleet_logistics = Flottenlogistik
ti4-technology-fleet_logistics-text = In jedem deiner Züge der Aktionsphase darfst du eine zweite Aktion durchführen.
ti4-technology-light_wave_deflector = Licht/Wellen-Deflektor
ti4-technology-light_wave_deflector-text = Fremde Schiffe halten deine nicht auf: Sie fliegen durch deren Systeme hindurch.

## Biotechnik

ti4-technology-neural_motivator = Neurostimulator
ti4-technology-neural_motivator-text = Du ziehst in der Statusphase eine Aktionskarte mehr, also 2.
ti4-technology-psychoarchaeology = Psychoarchäologie
ti4-technology-psychoarchaeology-text = Die Technologie-Spezialisierungen deiner Planeten nutzt du, ohne die Planeten zu erschöpfen, auch auf erschöpften. In der Aktionsphase bringt dir jeder Planet mit Spezialisierung, den du erschöpfst, eine Handelsware.
ti4-technology-bio_stims = Bio-Stims
ti4-technology-bio_stims-text = Am Ende deines Zuges: Erschöpfe sie und mache eine andere deiner Technologien oder einen deiner Planeten mit Spezialisierung spielbereit.
ti4-technology-dacxive_animators = Dacxive Animatoren
ti4-technology-dacxive_animators-text = Nach einem gewonnenen Bodenkampf: Du darfst eine Infanterie aus deinem Nachschub auf den Planeten setzen.
ti4-technology-hyper_metabolism = Hypermetabolismus
ti4-technology-hyper_metabolism-text = Du erhältst in der Statusphase einen Kommandomarker mehr, also 3.
ti4-technology-x_89_bacterial_weapon = Bakterieller Kampfstoff X-89
ti4-technology-x_89_bacterial_weapon-text = Als Aktion: Erschöpfe ihn und nenne einen Planeten in einem System, in dem du ein Schiff mit Bombardement hast. Alle Infanterie darauf wird zerstört, trotz Planetarem Schild.

## Kybernetik

ti4-technology-sarween_tools = Sarween-Werkzeuge
ti4-technology-sarween_tools-text = Sobald deine Einheiten Produktion nutzen, kostet alles Produzierte zusammen 1 weniger.
ti4-technology-scanlink_drone_network = Scanlink-Drohnennetz
ti4-technology-scanlink_drone_network-text = Sobald du ein System aktivierst: Du darfst dort einen Planeten erkunden, auf dem deine Einheiten stehen.
ti4-technology-graviton_laser_system = Graviton-Lasersystem
ti4-technology-graviton_laser_system-text = Bevor deine Einheiten Weltraumkanone nutzen: Erschöpfe es, und ihre Treffer müssen Nicht-Jäger-Schiffen zugewiesen werden, sofern es welche gibt.
ti4-technology-predictive_intelligence = Prognostische Intelligenz
ti4-technology-predictive_intelligence-text = Am Ende deines Zuges: Erschöpfe sie und verteile deine Kommandomarker um. Sobald du Stimmen abgibst: Du darfst 3 hinzufügen; setzt sich deine Alternative nicht durch, wird sie erschöpft.
ti4-technology-transit_diodes = Transit-Dioden
ti4-technology-transit_diodes-text = Zu Beginn deines Zuges in der Aktionsphase: Erschöpfe sie, und bis zu 4 deiner Bodentruppen von beliebigen Stellen des Spielplans kommen auf deine Planeten.
ti4-technology-integrated_economy = Integrierte Wirtschaft
ti4-technology-integrated_economy-text = Nachdem du die Kontrolle über einen Planeten erlangt hast: Du darfst auf ihm beliebig viele Einheiten produzieren, die zusammen nicht mehr als seinen Ressourcenwert kosten.

## Kriegsführung

ti4-technology-ai_development_algorithm = KI-Entwicklungsalgorithmus
ti4-technology-ai_development_algorithm-text = Sobald du eine Aufwertung für Einheiten erforschst: Erschöpfe ihn, um ohne eine beliebige Voraussetzung auszukommen. Oder sobald deine Einheiten Produktion nutzen: Erschöpfe ihn, und alles Produzierte zusammen kostet für jede deiner Aufwertungen 1 weniger.
ti4-technology-plasma_scoring = Plasmabrenner
ti4-technology-plasma_scoring-text = Sobald deine Einheiten Bombardement oder Weltraumkanone nutzen: Eine von ihnen, vor dem Wurf bestimmt, darf einen Würfel mehr werfen.
ti4-technology-magen_defense_grid = Magen-Abwehrschirm
ti4-technology-magen_defense_grid-text = Zu Beginn einer Runde des Bodenkampfes auf einem Planeten, auf dem du eine Einheit mit Planetarem Schild hast: Erschöpfe ihn, und dein Gegner führt in dieser Runde keine Kampfwürfe aus.
ti4-technology-self_assembly_routines = Selbstmontageroutinen
ti4-technology-self_assembly_routines-text = Nachdem deine Einheiten Produktion genutzt haben: Erschöpfe sie, und ein Mech aus deinem Nachschub kommt auf einen deiner Planeten in diesem System. Nachdem einer deiner Mechs zerstört ist: Du erhältst eine Handelsware.
ti4-technology-duranium_armor = Duranium-Panzerung
ti4-technology-duranium_armor-text = In jeder Kampfrunde, nachdem du Treffer zugewiesen hast: Eine deiner beschädigten Einheiten wird repariert, aber keine, die in dieser Runde Schadensresistenz genutzt hat.
ti4-technology-assault_cannon = Sturmkanone
ti4-technology-assault_cannon-text = Zu Beginn eines Raumkampfes, wenn du drei oder mehr Nicht-Jäger-Schiffe im System hast: Dein Gegner muss eines von seinen zerstören.

## Aufwertungen für Einheiten

ti4-technology-carrier_ii = Träger II
ti4-technology-carrier_ii-text = Deine Träger haben Bewegungswert 2 und Kapazität 6.
ti4-technology-destroyer_ii = Zerstörer II
ti4-technology-destroyer_ii-text = Deine Zerstörer haben Kampfwert 8 und Jägerabwehr 6 mit drei Würfeln.
ti4-technology-fighter_ii = Jäger II
ti4-technology-fighter_ii-text = Deine Jäger haben Kampfwert 8 und Bewegungswert 2 und fliegen allein. Was über die Kapazität deiner Schiffe hinausgeht, zählt für den Flottenpool.
ti4-technology-infantry_ii = Infanterie II
ti4-technology-infantry_ii-text = Deine Infanterie hat Kampfwert 7. Nachdem eine zerstört ist, wirf einen Würfel: Bei 6 oder mehr wartet sie auf dieser Karte und kehrt zu Beginn deines nächsten Zuges auf einen deiner Planeten im Heimat-System zurück.
ti4-technology-pds_ii = PVS II – Tiefraumkanone
ti4-technology-pds_ii-text = Deine PVS haben Weltraumkanone 5, die auch Schiffe in angrenzenden Systemen erreicht.
ti4-technology-space_dock_ii = Raumwerft II
ti4-technology-space_dock_ii-text = Der Produktionswert deiner Raumwerften ist der Ressourcenwert des Planeten plus 4. Wie bisher brauchen bis zu 3 Jäger im System keine Kapazität.
ti4-technology-cruiser_ii = Kreuzer II
ti4-technology-cruiser_ii-text = Deine Kreuzer haben Kampfwert 6, Bewegungswert 3 und Kapazität 1.
ti4-technology-dreadnought_ii = Schlachtschiff II
ti4-technology-dreadnought_ii-text = Deine Schlachtschiffe haben Bewegungswert 2, und Direkter Treffer zerstört sie nicht.
ti4-technology-war_sun = Kriegssonne
ti4-technology-war_sun-text = Du kannst Kriegssonnen produzieren: Kosten 12, Kampfwert 3 mit drei Würfeln, Bewegungswert 2, Kapazität 6, Schadensresistenz, Bombardement 3 mit drei Würfeln. Fremde Einheiten in ihrem System haben keinen Planetaren Schild.

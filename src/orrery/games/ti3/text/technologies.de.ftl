### Twilight Imperium 3: was die Technologien bewirken (deutsch). Der englische Zwilling ist technologies.en.ftl.

ti3-ask-deliver = Welche der neuen Einheiten stehen bei { $site }?

ti3-technology-antimass_deflectors-text = Deine Schiffe durchfliegen Asteroidenfelder; dort endet kein Zug.
ti3-technology-xrd_transporters-text = Deine Träger haben Reichweite +1.
ti3-technology-type_iv_drive-text = Deine Kreuzer und Schlachtschiffe haben Reichweite +1.
ti3-technology-advanced_fighters-text = Deine Jäger fliegen allein mit Reichweite 2 (ohne Platz im System zählen sie für die Flottenversorgung), versperren gegnerischen Schiffen den Weg und erhalten +1 auf alle Kampfwürfe.
ti3-technology-light_wave_deflector-text = Deine Schiffe durchfliegen auf dem Weg ins aktivierte System Systeme mit gegnerischen Schiffen.
ti3-technology-fleet_logistics-text = In einem Zug darfst du zwei taktische Aktionen nacheinander ausführen.
ti3-technology-hylar_v_assault_laser-text = Deine Kreuzer und Zerstörer erhalten +1 auf alle Kampfwürfe.
ti3-technology-deep_space_cannon-text = Deine PDS erreichen angrenzende Systeme.
ti3-technology-war_sun-text = Du darfst Kampfsterne produzieren.
ti3-technology-magen_defense_grid-text = Deine PDS erhalten +1 auf alle Kampfwürfe; ebenso deine Bodentruppen, die einen Planeten mit PDS verteidigen.
ti3-technology-assault_cannon-text = Vor einer Raumschlacht darf jedes deiner Schlachtschiffe einmal schießen; was es trifft, schießt nicht zurück.
ti3-technology-graviton_negator-text = Deine Schlachtschiffe bombardieren trotz PDS. Deine Jäger dürfen an einer Invasion teilnehmen; sie kehren in den Raum zurück und nehmen nie einen Planeten ein.
ti3-technology-stasis_capsules-text = Jeder deiner Kreuzer und jedes deiner Schlachtschiffe trägt eine Bodentruppe.
ti3-technology-cybernetics-text = Deine Jäger erhalten +1 auf alle Kampfwürfe.
ti3-technology-neural_motivator-text = Du ziehst in der Statusphase eine Aktionskarte mehr.
ti3-technology-gen_synthesis-text = Deine Bodentruppen erhalten +1 in Invasionsschlachten. Jede verlorene kehrt bei 5 oder mehr auf einen deiner Planeten im Heimatsystem zurück.
ti3-technology-dacxive_animators-text = Nach einer gewonnenen Invasionsschlacht würfelst du für jede auf beiden Seiten verlorene Bodentruppe: Jede 6 oder mehr bringt eine auf den Planeten.
ti3-technology-x89_bacterial_weapon-text = Vor deinem Bombardement eines Planeten darfst du alle Bodentruppen darauf vernichten; dann wirfst du alle deine Aktionskarten ab.
ti3-technology-enviro_compensator-text = Deine Raumdocks produzieren eine Einheit mehr.
ti3-technology-sarween_tools-text = Jede Produktion an einem Raumdock hat eine Ressource zusätzlich.
ti3-technology-micro_technology-text = Du erhältst ein Handelsgut mehr aus jedem Handelsabkommen.
ti3-technology-integrated_economy-text = Was deine Docks produzieren, darf in einem angrenzenden System stehen, das du aktiviert hast und das leer oder befreundet ist; Bodentruppen und PDS auf jedem deiner Planeten dort.
ti3-technology-graviton_laser_system-text = Deine PDS würfeln Fehlschüsse einmal neu.
ti3-technology-transit_diodes-text = Als Aktion: Ein Kommandochip aus deinem Strategiebereich bewegt bis zu 4 Bodentruppen von einem deiner Planeten zu einem anderen.

### sol.py in Worten (deutsch).

ti4-faction-sol = die Sol-Föderation

## Fähigkeiten

ti4-ability-orbital_drop = Orbitale Landung
ti4-ability-orbital_drop-text = Als Aktion: Gib einen Kommandomarker aus deinem Strategiepool aus und setze 2 Infanterien aus deinem Nachschub auf einen Planeten, den du kontrollierst.
ti4-ability-versatile = Vielseitigkeit
ti4-ability-versatile-text = Du erhältst in der Statusphase einen Kommandomarker mehr.

## Technologien

ti4-technology-advanced_carrier_ii = Verbesserter Träger II
ti4-technology-advanced_carrier_ii-text = Deine Träger haben Bewegungswert 2, Kapazität 8 und Schadensresistenz.
ti4-technology-spec_ops_ii = Spezialeinsatzkräfte II
ti4-technology-spec_ops_ii-text = Deine Infanterie hat Kampfwert 6. Nachdem eine zerstört ist, wirf einen Würfel: Bei 5 oder mehr wartet sie auf dieser Karte und kehrt zu Beginn deines nächsten Zuges auf einen deiner Planeten im Heimat-System zurück.

## Einheiten

ti4-model-spec_ops_i = Spezialeinsatzkräfte I
ti4-model-spec_ops_ii = Spezialeinsatzkräfte II
ti4-model-spec_ops_ii-text = Nachdem sie zerstört ist: Wirf einen Würfel. Bei 5 oder mehr wartet sie auf dieser Karte, und zu Beginn deines nächsten Zuges kommt sie auf einen deiner Planeten in deinem Heimat-System.
ti4-model-zs_thunderbolt_m2 = ZS Thunderbolt M2
ti4-model-zs_thunderbolt_m2-text = Einsatz: Nachdem du Orbitale Landung genutzt hast, darfst du 3 Ressourcen ausgeben, um einen Mech auf denselben Planeten zu setzen.
ti4-model-advanced_carrier_i = Verbesserter Träger I
ti4-model-advanced_carrier_ii = Verbesserter Träger II
ti4-model-genesis = Genesis
ti4-model-genesis-text = Am Ende der Statusphase: Setze eine Infanterie aus deinem Nachschub in den Weltraumbereich seines Systems.

## Verträge

ti4-note-military_support = Militärische Unterstützung
ti4-note-military_support-text = Zu Beginn des Zuges des Eigentümers: Ein Kommandomarker aus seinem Strategiepool geht, wenn möglich, in seinen Nachschub. Du darfst 2 Infanterien aus deinem Nachschub auf einen Planeten setzen, den du kontrollierst. Dann geht die Karte zurück.

## Anführer

ti4-leader-evelyn_delouis = Evelyn Delouis
ti4-leader-evelyn_delouis-text = Zu Beginn einer Runde des Bodenkampfes: Erschöpfe die Karte, und eine Bodentruppe deiner Wahl im aktiven System wirft in dieser Runde einen Würfel mehr.
ti4-leader-claire_gibson = Claire Gibson
ti4-leader-claire_gibson-text = Zu Beginn eines Bodenkampfes auf einem Planeten, den du kontrollierst: Du darfst eine Infanterie aus deinem Nachschub darauf setzen.
ti4-leader-claire_gibson-unlock = Du kontrollierst Planeten mit zusammen mindestens 12 Ressourcen.
ti4-leader-jace_x_4th_air_legion = Jace X, 4. Luftbataillon
ti4-leader-jace_x_4th_air_legion-text = Als Aktion: Alle deine Kommandomarker auf dem Spielplan kehren in deinen Nachschub zurück. Dann wird die Karte vernichtet.
ti4-leader-jace_x_4th_air_legion-ability = Helio-Kommandozentrale

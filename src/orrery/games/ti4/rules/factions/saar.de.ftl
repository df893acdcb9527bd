### saar.py in Worten (deutsch).

ti4-faction-saar = der Clan der Zaar

## Fähigkeiten

ti4-ability-scavenge = Resteverwertung
ti4-ability-scavenge-text = Jedes Mal, wenn du die Kontrolle über einen Planeten erlangt hast, erhältst du eine Handelsware.
ti4-ability-nomadic = Nomaden
ti4-ability-nomadic-text = Du erfüllst Aufträge auch ohne die Planeten deines Heimat-Systems.

## Technologien

ti4-technology-chaos_mapping = Chaosforschung
ti4-technology-chaos_mapping-text = Kein anderer kann ein Asteroidenfeld mit deinen Schiffen aktivieren. Zu Beginn jedes deiner Züge in der Aktionsphase: Du darfst eine Einheit in einem System produzieren, in dem du eine Einheit mit Produktion hast.
ti4-technology-floating_factory_ii = Schwebefabrik II
ti4-technology-floating_factory_ii-text = Deine Schwebefabriken haben Bewegungswert 2, Kapazität 5 und Produktion 7.

## Einheiten

ti4-model-scavenger_zeta = Scavenger Zeta
ti4-model-scavenger_zeta-text = Einsatz: Nachdem du die Kontrolle über einen Planeten erlangt hast, darfst du eine Handelsware ausgeben und einen Mech daraufsetzen.
ti4-model-son_of_ragh = Sohn des Ragh
ti4-model-floating_factory_i = Schwebefabrik I
ti4-model-floating_factory_i-text = Sie steht im Weltraum, nicht auf einem Planeten, und bewegt sich wie ein Schiff, auch beim Rückzug. Wird sie blockiert, ist sie zerstört.
ti4-model-floating_factory_ii = Schwebefabrik II
ti4-model-floating_factory_ii-text = Sie steht im Weltraum, nicht auf einem Planeten, und bewegt sich wie ein Schiff, auch beim Rückzug. Wird sie blockiert, ist sie zerstört.

## Verträge

ti4-note-raghs_call = Raghs Ruf
ti4-note-raghs_call-text = Nachdem du Einheiten auf einen Planeten entsandt hast: Alle Bodentruppen des Eigentümers dort kommen auf einen anderen seiner Planeten, den du bestimmst. Dann geht die Karte zurück.

## Anführer

ti4-leader-captain_mendosa = Captain Mendosa
ti4-leader-captain_mendosa-text = Nachdem ein Spieler ein System aktiviert hat: Erschöpfe diese Karte, und eines seiner Schiffe hat den höchsten Bewegungswert aller Schiffe auf dem Spielplan.
ti4-leader-rowl_sarrig = Rowl Sarrig
ti4-leader-rowl_sarrig-text = Sobald du Jäger oder Infanterie produzierst: Du darfst jede dieser Einheiten an eine beliebige deiner Raumwerften setzen, die nicht blockiert ist.
ti4-leader-rowl_sarrig-unlock = Habe 3 Raumwerften auf dem Spielplan.
ti4-leader-gurno_aggero = Gurno Aggero
ti4-leader-gurno_aggero-text = Als Aktion: Nenne ein System neben einer deiner Raumwerften. Alle fremden Infanterien und Jäger darin werden zerstört. Dann wird diese Karte vernichtet.
ti4-leader-gurno_aggero-ability = Armageddon-Relais

### arborec.py in Worten (deutsch).

ti4-faction-arborec = das Arborec

## Fähigkeiten

ti4-ability-mitosis = Zellteilung
ti4-ability-mitosis-text = Deine Raumwerften produzieren keine Infanterie. Zu Beginn der Statusphase setzt du eine Infanterie aus deinem Nachschub auf einen deiner Planeten.

## Technologien

ti4-technology-bioplasmosis = Bioplasmose
ti4-technology-bioplasmosis-text = Am Ende der Statusphase: Du darfst beliebig viel Infanterie von deinen Planeten nehmen und auf deine Planeten in denselben oder angrenzenden Systemen setzen.
ti4-technology-letani_warrior_ii = Letani-Krieger II
ti4-technology-letani_warrior_ii-text = Deine Infanterie hat Kampfwert 7 und Produktion 2. Nachdem eine zerstört ist, wirf einen Würfel: Bei 6 oder mehr wartet sie auf dieser Karte und kehrt zu Beginn deines nächsten Zuges auf einen deiner Planeten im Heimat-System zurück.

## Einheiten

ti4-model-letani_warrior_i = Letani-Krieger I
ti4-model-letani_warrior_ii = Letani-Krieger II
ti4-model-letani_warrior_ii-text = Nachdem einer zerstört ist, wirf einen Würfel: Bei 6 oder mehr wartet er auf dieser Karte und kehrt zu Beginn deines nächsten Zuges auf einen deiner Planeten im Heimat-System zurück.
ti4-model-letani_behemoth = Letani-Behemoth
ti4-model-letani_behemoth-text = Einsatz: Sobald du Zellteilung nutzen würdest, darfst du stattdessen eine deiner Infanterien durch einen Mech aus deinem Nachschub ersetzen.
ti4-model-duha_menaimon = Duha Menaimon
ti4-model-duha_menaimon-text = Nachdem du das System dieses Flaggschiffs aktiviert hast: Du darfst darin bis zu 5 Einheiten produzieren.

## Verträge

ti4-note-stymie = Wachstumshemmer
ti4-note-stymie-text = Als Aktion: Lege diese Karte offen in deinen Spielbereich. Solange sie dort liegt, produziert der Eigentümer keine Einheiten in Systemen mit deinen Einheiten oder daneben; Heimat-Systeme zählen nicht. Sobald du ein System mit Einheiten des Eigentümers aktivierst, geht sie zurück.

## Anführer

ti4-leader-letani_ospha = Letani Ospha
ti4-leader-letani_ospha-text = Als Aktion: Erschöpfe diese Karte und nenne ein Schiff eines Spielers, aber keinen Jäger. Er darf es durch eines aus seinem Nachschub ersetzen, das bis zu 2 mehr kostet.
ti4-leader-dirzuga_rophal = Dirzuga Rophal
ti4-leader-dirzuga_rophal-text = Nachdem ein anderer Spieler ein System aktiviert hat, in dem du eine Einheit mit Produktion hast: Du darfst dort eine Einheit produzieren.
ti4-leader-dirzuga_rophal-unlock = Habe 12 Bodentruppen auf deinen Planeten.
ti4-leader-letani_miasmiala = Letani Miasmiala
ti4-leader-letani_miasmiala-text = Als Aktion: Produziere beliebig viele Einheiten in beliebig vielen Systemen mit deinen Bodentruppen. Dann wird diese Karte vernichtet.
ti4-leader-letani_miasmiala-ability = Ultraschallsender

### yssaril.py in Worten (deutsch).

ti4-faction-yssaril = die Yssaril-Stämme

## Fähigkeiten

ti4-ability-stall_tactics = Verzögerungstaktik
ti4-ability-stall_tactics-text = Als Aktion: Lege eine Aktionskarte ab.
ti4-ability-scheming = Intrigant
ti4-ability-scheming-text = Immer wenn du Aktionskarten ziehst, ziehst du eine mehr; dann legst du eine deiner Wahl ab.
ti4-ability-crafty = Mit allen Wassern gewaschen
ti4-ability-crafty-text = Deine Hand hat kein Limit für Aktionskarten, und nichts kann das ändern.

## Technologien

ti4-technology-mageon_implants = Mageon-Implantate
ti4-technology-mageon_implants-text = Als Aktion: Erschöpfe sie, sieh dir die Aktionskarten eines anderen Spielers an und nimm eine davon auf die Hand.
ti4-technology-transparasteel_plating = Transparastahl-Panzerung
ti4-technology-transparasteel_plating-text = In deinen Zügen der Aktionsphase können Spieler, die gepasst haben, keine Aktionskarten spielen.

## Einheiten

ti4-model-blackshade_infiltrator = Nachtschatten-Infiltrator
ti4-model-blackshade_infiltrator-text = Einsatz: Nachdem du die Verzögerungstaktik genutzt hast, darfst du einen Mech auf einen deiner Planeten setzen.
ti4-model-ysia_yssrila = Y'sia Y'ssrila
ti4-model-ysia_yssrila-text = Fremde Schiffe halten es nicht auf: Es fliegt durch deren Systeme hindurch.

## Verträge

ti4-note-spy_net = Spionagenetzwerk
ti4-note-spy_net-text = Zu Beginn deines Zuges: Sieh dir die Aktionskarten des Yssaril-Spielers an und nimm eine davon auf die Hand. Dann geht diese Karte zurück.

## Anführer

ti4-leader-ssruu = Ssruu
ti4-leader-ssruu-text = Sie hat die Fähigkeit jedes Agenten der anderen Spieler, auch der erschöpften. Erschöpfe sie, um eine davon zu nutzen.
ti4-leader-so_ata = So Ata
ti4-leader-so_ata-text = Nachdem ein anderer Spieler ein System mit deinen Einheiten aktiviert hat: Du darfst dir seine Aktionskarten, Vertragskarten oder geheimen Aufträge ansehen.
ti4-leader-so_ata-unlock = Du hast 7 Aktionskarten.
ti4-leader-kyver_blade_and_key = Kyver, Klinge und Schlüssel
ti4-leader-kyver_blade_and_key-text = Als Aktion: Jeder andere Spieler zeigt dir eine Aktionskarte seiner Wahl. Von jedem darfst du sie nehmen oder ihn zufällig 3 Aktionskarten ablegen lassen. Dann vernichte diese Karte.
ti4-leader-kyver_blade_and_key-ability = Spionagegilde

### empyrean.py in Worten (deutsch).

ti4-faction-empyrean = die Empyrier

## Fähigkeiten

ti4-ability-voidborn = Kinder der Leere
ti4-ability-voidborn-text = Nebel haben keinen Einfluss auf die Bewegung deiner Schiffe.
ti4-ability-aetherpassage = Ätherpassage
ti4-ability-aetherpassage-text = Nachdem ein Spieler ein System aktiviert hat: Du darfst seinen Schiffen erlauben, durch Systeme mit deinen Schiffen zu fliegen.
ti4-ability-dark_whispers = Dunkle Einflüsterungen
ti4-ability-dark_whispers-text = Du beginnst mit einer zweiten Vertragskarte deiner Fraktion.

## Technologien

ti4-technology-aetherstream = Ätherströmung
ti4-technology-aetherstream-text = Nachdem du oder einer deiner Nachbarn ein System aktiviert hat, das an eine Anomalie angrenzt: Du darfst allen Schiffen dieses Spielers für diese Taktikaktion Bewegungswert +1 geben.
ti4-technology-voidwatch = Augen der Leere
ti4-technology-voidwatch-text = Nachdem ein anderer Spieler Schiffe in ein System mit deinen Einheiten bewegt hat: Er muss dir eine Vertragskarte aus seiner Hand geben, wenn er eine hat.

## Einheiten

ti4-model-watcher = Wachsames Auge
ti4-model-watcher-text = Sobald ein Spieler eine Aktionskarte ausspielt, der im System dieses Mechs oder in einem angrenzenden Einheiten hat: Du darfst den Mech entfernen, um die Karte zu negieren.
ti4-model-dynamo = Dynamo
ti4-model-dynamo-text = Nachdem irgendeine Einheit im System dieses Schiffes oder in einem angrenzenden Schadensresistenz genutzt hat: Du darfst 2 Einfluss ausgeben, um diese Einheit zu reparieren.

## Verträge

ti4-note-blood_pact = Blutsbund
ti4-note-blood_pact-text = Als Aktion: Lege sie offen in deinen Spielbereich. Sobald du und die Empyrier Stimmen für dieselbe Alternative abgebt, gibst du 4 weitere dafür ab. Aktivierst du ein System mit Einheiten der Empyrier, geht sie zurück.
ti4-note-dark_pact = Dunkler Pakt
ti4-note-dark_pact-text = Als Aktion: Lege sie offen in deinen Spielbereich. Sobald du den Empyriern so viele Massenprodukte gibst, wie du höchstens haben kannst, erhaltet ihr beide eine Handelsware. Aktivierst du ein System mit Einheiten der Empyrier, geht sie zurück.

## Anführer

ti4-leader-acamar = Acamar
ti4-leader-acamar-text = Nachdem ein Spieler Schiffe in ein System ohne Planeten bewegt hat: Erschöpfe ihn, und dieser Spieler erhält einen Kommandomarker.
ti4-leader-xuange = Xuange
ti4-leader-xuange-unlock = Du bist Nachbar aller anderen Spieler.
ti4-leader-xuange-text = Nachdem ein anderer Spieler Schiffe in ein System mit einem deiner Kommandomarker bewegt hat: Du darfst diesen Marker in deinen Nachschub zurücklegen.
ti4-leader-conservator_procyon = Bewahrer Procyon
ti4-leader-conservator_procyon-ability = Multiversum-Verschiebung
ti4-leader-conservator_procyon-text = Als Aktion: Jedes System ohne Planeten erhält einen Wilder-Raum-Marker, wenn es keinen hat. Dann erkundest du die in Systemen mit deinen Schiffen. Dann wird er vernichtet.

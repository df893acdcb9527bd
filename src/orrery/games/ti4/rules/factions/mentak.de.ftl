### mentak.py in Worten (deutsch).

ti4-faction-mentak = die Mentak-Koalition

## Fähigkeiten

ti4-ability-ambush = Hinterhalt
ti4-ability-ambush-text = Zu Beginn eines Raumkampfes: Du darfst für bis zu 2 deiner Kreuzer und Zerstörer im System je einen Würfel werfen. Jedes Ergebnis, das den Kampfwert des Schiffs erreicht, ist ein Treffer, den dein Gegner einem Schiff zuweist.
ti4-ability-pillage = Plündern
ti4-ability-pillage-text = Nachdem einer deiner Nachbarn Handelswaren erhalten oder eine Transaktion abgehandelt hat und mindestens 3 Handelswaren besitzt: Du darfst dir eine seiner Handelswaren oder eines seiner Massenprodukte nehmen.

## Technologien

ti4-technology-mirror_computing = Datenduplikation
ti4-technology-mirror_computing-text = Jede Handelsware, die du als Ressource oder Einfluss ausgibst, zählt 2.
ti4-technology-salvage_operations = Bergungstechnik
ti4-technology-salvage_operations-text = Nachdem du einen Raumkampf gewonnen oder verloren hast: Du erhältst eine Handelsware. Hast du gewonnen, darfst du im System auch ein Schiff produzieren, dessen Typ in dem Kampf zerstört wurde.

## Einheiten

ti4-model-moll_terminus = Moll Terminus
ti4-model-moll_terminus-text = Fremde Bodentruppen auf seinem Planeten können Schadensresistenz nicht nutzen.
ti4-model-fourth_moon = Vierter Mond
ti4-model-fourth_moon-text = Fremde Schiffe in seinem System können Schadensresistenz nicht nutzen.

## Verträge

ti4-note-promise_of_protection = Schutzversprechen
ti4-note-promise_of_protection-text = Als Aktion: Lege die Karte offen in deinen Spielbereich. Solange sie dort liegt, kann der Eigentümer Plündern nicht gegen dich einsetzen. Sobald du ein System mit Einheiten des Eigentümers aktivierst, geht sie zurück.

## Anführer

ti4-leader-suffi_an = Suffi An
ti4-leader-suffi_an-text = Nachdem Plündern gegen einen anderen Spieler eingesetzt wurde: Erschöpfe die Karte, und ihr beide zieht je eine Aktionskarte.
ti4-leader-sula_mentarion = S'ula Mentarion
ti4-leader-sula_mentarion-text = Nachdem du einen Raumkampf gewonnen hast: Du darfst deinen Gegner zwingen, dir eine Vertragskarte aus seiner Hand zu geben.
ti4-leader-sula_mentarion-unlock = Du hast 4 Kreuzer auf dem Spielplan.
ti4-leader-ipswitch_loose_cannon = Ipswitch, tickende Zeitbombe
ti4-leader-ipswitch_loose_cannon-text = Zu Beginn eines Raumkampfes, an dem du teilnimmst: Vernichte die Karte. Für jedes Schiff eines anderen Spielers, das in diesem Kampf zerstört wird, setzt du ein Schiff desselben Typs aus deinem Nachschub ins aktive System.
ti4-leader-ipswitch_loose_cannon-ability = Schläferzelle

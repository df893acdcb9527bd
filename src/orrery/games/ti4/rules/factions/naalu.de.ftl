### naalu.py in Worten (deutsch).

ti4-faction-naalu = das Naalu-Kollektiv

## Fähigkeiten

ti4-ability-telepathic = Telepathie
ti4-ability-telepathic-text = Am Ende der Strategiephase legst du den „0“-Marker auf deine Strategiekarte: Du bist in der Initiativereihenfolge der Erste.
ti4-ability-foresight = Hellsicht
ti4-ability-foresight-text = Nachdem ein anderer Spieler Schiffe in ein System mit deinen Schiffen bewegt hat: Du darfst einen Marker aus deinem Strategiepool in ein angrenzendes System ohne fremde Schiffe legen; deine Schiffe bewegen sich dorthin.

## Technologien

ti4-technology-hybrid_crystal_fighter_ii = Kristalliner Hybridjäger II
ti4-technology-hybrid_crystal_fighter_ii-text = Deine Jäger haben Kampfwert 7 und Bewegungswert 2 und müssen nicht transportiert werden. Wo sie die Kapazität deiner Schiffe übersteigen, zählen zwei wie ein Schiff für deinen Flottenpool.
ti4-technology-neuroglaive = Neurogleve
ti4-technology-neuroglaive-text = Nachdem ein anderer Spieler ein System mit deinen Schiffen aktiviert hat: Er legt einen Marker aus seinem Flottenpool in den Nachschub zurück.

## Einheiten

ti4-model-iconoclast = Ikonoklast
ti4-model-iconoclast-text = Im Kampf gegen einen Spieler mit Reliktfragment hat er +2 auf seine Kampfwürfe.
ti4-model-hybrid_crystal_fighter_i = Kristalliner Hybridjäger I
ti4-model-hybrid_crystal_fighter_ii = Kristalliner Hybridjäger II
ti4-model-hybrid_crystal_fighter_ii-text = Er bewegt sich, ohne transportiert zu werden. Wo sie die Kapazität deiner Schiffe übersteigen, zählen zwei wie ein Schiff für deinen Flottenpool.
ti4-model-matriarch = Matriarchin
ti4-model-matriarch-text = Bei einem Einmarsch in ihrem System darfst du Jäger wie Bodentruppen auf Planeten entsenden. Nach dem Kampf kehren sie in den Weltraumbereich zurück.

## Verträge

ti4-note-gift_of_prescience = Die Gabe der Hellsicht
ti4-note-gift_of_prescience-text = Am Ende der Strategiephase: Lege sie offen in deinen Spielbereich und den „0“-Marker auf deine Strategiekarte; du bist in der Initiativereihenfolge der Erste. Die Naalu können Telepathie in dieser Runde nicht nutzen. Am Ende der Statusphase geht sie zurück.

## Anführer

ti4-leader-zeu = Z'eu
ti4-leader-zeu-text = Nachdem eine Agenda aufgedeckt ist: Erschöpfe ihn und sieh dir die oberste Karte des Agendastapels an. Du darfst sie einem anderen Spieler zeigen.
ti4-leader-maban = M'aban
ti4-leader-maban-unlock = Du hast 12 Jäger auf dem Spielplan.
ti4-leader-maban-text = Immer wenn du für Jäger zahlst, darfst du für dieselben Kosten einen Jäger mehr produzieren; er zählt nicht für dein Produktionslimit.
ti4-leader-the_oracle = Das Orakel
ti4-leader-the_oracle-ability = C-Radium-Geometrie
ti4-leader-the_oracle-text = Am Ende der Statusphase: Du darfst von jedem anderen Spieler eine Vertragskarte aus der Hand verlangen. Dann wird es vernichtet.

### l1z1x.py in Worten (deutsch).

ti4-faction-l1z1x = das L1Z1X-Gedankennetz

## Fähigkeiten

ti4-ability-assimilate = Assimilieren
ti4-ability-assimilate-text = Sobald du die Kontrolle über einen Planeten erlangst, werden die PVS und Raumwerften auf ihm durch eigene aus deinem Nachschub ersetzt.
ti4-ability-harrow = Geißel
ti4-ability-harrow-text = Nach jeder Runde eines Bodenkampfs dürfen deine Schiffe im aktiven System Bombardement gegen die Bodentruppen deines Gegners auf dem Planeten einsetzen.

## Technologien

ti4-technology-inheritance_systems = Erbgedächtnis-Systeme
ti4-technology-inheritance_systems-text = Sobald du eine Technologie erforschst: Erschöpfe sie und gib 2 Ressourcen aus, und du brauchst keine der Voraussetzungen.
ti4-technology-super_dreadnought_ii = Superschlachtschiff II
ti4-technology-super_dreadnought_ii-text = Deine Schlachtschiffe haben Kampfwert 4, Bewegungswert 2 und Bombardement 4, und „Direkter Treffer“ kann sie nicht zerstören.

## Einheiten

ti4-model-annihilator = Vernichter
ti4-model-annihilator-text = Solange er an keinem Bodenkampf teilnimmt, setzt er Bombardement gegen Planeten seines Systems ein, als wäre er ein Schiff.
ti4-model-super_dreadnought_i = Superschlachtschiff I
ti4-model-super_dreadnought_ii = Superschlachtschiff II
ti4-model-super_dreadnought_ii-text = „Direkter Treffer“ kann es nicht zerstören.
ti4-model-0_0_1 = [0.0.1]
ti4-model-0_0_1-text = Im Raumkampf müssen seine Treffer und die deiner Schlachtschiffe in diesem System Nicht-Jäger-Schiffen zugewiesen werden, sofern es welche gibt.

## Verträge

ti4-note-cybernetic_enhancements = Kybernetische Implantate
ti4-note-cybernetic_enhancements-text = Zu Beginn deines Zuges: Der L1Z1X-Spieler legt einen Kommandomarker aus seinem Strategiepool in den Nachschub, und du legst einen aus deinem Nachschub in deinen Strategiepool. Dann geht diese Karte zurück.

## Anführer

ti4-leader-i48s = I48S
ti4-leader-i48s-text = Nachdem ein Spieler ein System aktiviert hat: Erschöpfe diese Karte, und er darf dort eine eigene Infanterie durch einen Mech aus seinem Nachschub ersetzen.
ti4-leader-2ram = 2RAM
ti4-leader-2ram-text = Planetare Schilde halten dein Bombardement nicht auf.
ti4-leader-2ram-unlock = Du hast 4 Schlachtschiffe auf dem Spielplan.
ti4-leader-the_helmsman = Der Pilot
ti4-leader-the_helmsman-text = Als Aktion: Wähle ein System ohne fremde Schiffe. Dein Flaggschiff und beliebig viele deiner Schlachtschiffe dürfen sich von überall her dorthin bewegen. Dann vernichte diese Karte.
ti4-leader-the_helmsman-ability = Navigation im Dunkelraum

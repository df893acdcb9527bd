### letnev.py in Worten (deutsch).

ti4-faction-letnev = das Baronat von Letnev

## Fähigkeiten

ti4-ability-munitions_reserves = Munitionsreserven
ti4-ability-munitions_reserves-text = Zu Beginn einer Runde des Raumkampfes: Du darfst 2 Handelswaren ausgeben; in dieser Runde darfst du beliebige deiner Würfel neu werfen.
ti4-ability-armada = Armada
ti4-ability-armada-text = Du darfst in jedem System 2 Nicht-Jäger-Schiffe mehr haben als Kommandomarker in deinem Flottenpool.

## Technologien

ti4-technology-l4_disruptors = L4-Disruptoren
ti4-technology-l4_disruptors-text = Bei einem Einmarsch kann niemand Weltraumkanone gegen deine Einheiten nutzen.
ti4-technology-non_euclidean_shielding = Nichteuklidischer Schutzschild
ti4-technology-non_euclidean_shielding-text = Jede deiner Einheiten, die Schadensresistenz nutzt, negiert 2 Treffer statt einem.

## Einheiten

ti4-model-dunlain_reaper = Schnitter von Dunlain
ti4-model-dunlain_reaper-text = Einsatz: Zu Beginn einer Runde des Bodenkampfes darfst du 2 Ressourcen ausgeben, um eine deiner Infanterien in dem Kampf durch einen Mech zu ersetzen.
ti4-model-arc_secundus = Arc Secundus
ti4-model-arc_secundus-text = Fremde Einheiten in seinem System sind ohne Planetaren Schild. Zu Beginn jeder Runde des Raumkampfes wird es repariert.

## Verträge

ti4-note-war_funding = Zuschuss für die Kriegskasse
ti4-note-war_funding-text = Zu Beginn einer Runde des Raumkampfes: Der Eigentümer verliert 2 Handelswaren, und du darfst in dieser Runde beliebige deiner Würfel neu werfen. Dann geht die Karte zurück.

## Anführer

ti4-leader-viscount_unlenn = Burggraf Unlenn
ti4-leader-viscount_unlenn-text = Zu Beginn einer Runde des Raumkampfes: Erschöpfe die Karte, und ein Schiff deiner Wahl im aktiven System wirft in dieser Runde einen Würfel mehr.
ti4-leader-rear_admiral_farran = Konteradmiral Farran
ti4-leader-rear_admiral_farran-text = Nachdem eine deiner Einheiten Schadensresistenz genutzt hat: Du darfst eine Handelsware nehmen.
ti4-leader-rear_admiral_farran-unlock = Du hast 5 Nicht-Jäger-Schiffe in einem System.
ti4-leader-darktalon_treilla = Dunkelkralle Treilla
ti4-leader-darktalon_treilla-text = Als Aktion: Bis zum Ende der Spielrunde beschränken weder Gesetze noch dein Flottenpool, wie viele Nicht-Jäger-Schiffe du in einem System haben kannst. Dann wird die Karte vernichtet.
ti4-leader-darktalon_treilla-ability = Affinität zu dunkler Materie

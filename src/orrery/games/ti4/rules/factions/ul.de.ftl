### ul.py in Worten (deutsch).

ti4-faction-ul = die Titanen des Ul

## Fähigkeiten

ti4-ability-terragenesis = Terragenese
ti4-ability-terragenesis-text = Nachdem du einen Planeten ohne Schläfermarker erkundet hast, darfst du einen darauflegen: einen neuen oder einen von einem anderen Planeten.
ti4-ability-awaken = Erwecken
ti4-ability-awaken-text = Nachdem du ein System mit deinen Schläfermarkern aktiviert hast: Du darfst sie durch PVS aus deinem Nachschub ersetzen, jeden durch eines.
ti4-ability-coalescence = Verschmelzen
ti4-ability-coalescence-text = Bringen Erwecken oder dein Flaggschiff deine Einheiten unter die eines anderen Spielers, im Weltraum oder auf einem Planeten, müssen sie in den Kampfschritten mitkämpfen.

## Technologien

ti4-technology-hel_titan_ii = Hel-Titan II
ti4-technology-hel_titan_ii-text = Deine Hel-Titanen haben Kampfwert 6 und Weltraumkanone 5, die auch Schiffe in angrenzenden Systemen erreicht.
ti4-technology-saturn_engine_ii = Saturn-Maschine II
ti4-technology-saturn_engine_ii-text = Deine Kreuzer haben Kampfwert 6, Bewegungswert 3, Kapazität 2 und Schadensresistenz.

## Einheiten

ti4-model-hecatoncheires = Hundertarmiger
ti4-model-hecatoncheires-text = Einsatz: Sobald du ein PVS auf einen Planeten setzen würdest, darfst du stattdessen einen Mech und eine Infanterie daraufsetzen.
ti4-model-saturn_engine_i = Saturn-Maschine I
ti4-model-saturn_engine_ii = Saturn-Maschine II
ti4-model-ouranos = Ouranos
ti4-model-ouranos-text = Einsatz: Nachdem du ein System mit deinen PVS aktiviert hast, darfst du eines davon durch dieses Flaggschiff ersetzen.
ti4-model-hel_titan_i = Hel-Titan I
ti4-model-hel_titan_i-text = Er ist Gebäude und Bodentruppe zugleich und kann nicht transportiert werden.
ti4-model-hel_titan_ii = Hel-Titan II
ti4-model-hel_titan_ii-text = Er ist Gebäude und Bodentruppe zugleich und kann nicht transportiert werden. Seine Weltraumkanone erreicht auch Schiffe in angrenzenden Systemen.

## Verträge

ti4-note-terraform = Terraforming
ti4-note-terraform-text = Als Aktion: Lege diese Karte an einen deiner Planeten an, aber an keinen Heimatplaneten und nicht an Mecatol Rex. Er bringt +1 Ressource und +1 Einfluss und hat alle drei Merkmale.

## Anführer

ti4-leader-tellurian = Tellurian
ti4-leader-tellurian-text = Sobald ein Treffer gegen eine Einheit erzielt wird: Erschöpfe diese Karte, und der Treffer wird negiert.
ti4-leader-tungstantus = Tungstantus
ti4-leader-tungstantus-text = Sobald deine Einheiten Produktion nutzen: Du darfst eine Handelsware nehmen.
ti4-leader-tungstantus-unlock = Habe 5 Gebäude auf dem Spielplan.
ti4-leader-ul_the_progenitor = Ul der Urvater
ti4-leader-ul_the_progenitor-text = Als Aktion: Mache Elysium spielbereit und lege diese Karte daran an. Er bringt +3 Ressourcen und +3 Einfluss und hat Weltraumkanone 5 mit drei Würfeln, als wäre er eine Einheit.
ti4-leader-ul_the_progenitor-ability = Geoforming

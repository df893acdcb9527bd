### winnu.py in Worten (deutsch).

ti4-faction-winnu = die Winnu

## Fähigkeiten

ti4-ability-blood_ties = Blutsbande
ti4-ability-blood_ties-text = Du entfernst den Hütermarker von Mecatol Rex, ohne Einfluss auszugeben.
ti4-ability-reclamation = Rückgewinnung
ti4-ability-reclamation-text = Nach einer Taktikaktion, in der du die Kontrolle über Mecatol Rex erlangt hast: Du darfst ein PVS und eine Raumwerft aus deinem Nachschub dort platzieren.

## Technologien

ti4-technology-hegemonic_trade_policy = Hegemoniale Handelsstrategie
ti4-technology-hegemonic_trade_policy-text = Sobald deine Einheiten Produktion nutzen: Erschöpfe sie, und für diese Produktion werden Ressourcen und Einfluss eines deiner Planeten vertauscht.
ti4-technology-lazax_gate_folding = Lazaxianische Raumfaltung
ti4-technology-lazax_gate_folding-text = In deinen Taktikaktionen enthält das System von Mecatol Rex ein Alpha- und ein Beta-Wurmloch, sofern du Mecatol Rex nicht kontrollierst. Als Aktion, wenn du es kontrollierst: Erschöpfe diese Karte und platziere eine Infanterie aus deinem Nachschub auf Mecatol Rex.

## Einheiten

ti4-model-reclaimer = Reclaimer
ti4-model-reclaimer-text = Nach einer Taktikaktion, in der du die Kontrolle über seinen Planeten erlangt hast: Du darfst ein PVS oder eine Raumwerft aus deinem Nachschub dort platzieren.
ti4-model-salai_sai_corian = Salai Sai Corian
ti4-model-salai_sai_corian-text = Im Kampf würfelt es mit einem Würfel je Nicht-Jäger-Schiff deines Gegners in diesem System.

## Verträge

ti4-note-acquiescence = Duldung
ti4-note-acquiescence-text = Am Ende der Strategiephase: Tausche eine deiner Strategiekarten gegen eine, die der Winnu-Spieler gewählt hat. Dann geht diese Karte zurück.

## Anführer

ti4-leader-berekar_berekon = Berekar Berekon
ti4-leader-berekar_berekon-text = Sobald Einheiten eines Spielers Produktion nutzen: Erschöpfe diese Karte, und alles Produzierte kostet zusammen 2 weniger.
ti4-leader-rickar_rickani = Rickar Rickani
ti4-leader-rickar_rickani-text = Deine Einheiten haben +2 auf ihre Kampfwürfe im System von Mecatol Rex, in deinem Heimat-System und in Systemen mit einem legendären Planeten.
ti4-leader-rickar_rickani-unlock = Du kontrollierst Mecatol Rex, oder in seinem System beginnt ein Kampf für dich.
ti4-leader-mathis_mathinus = Mathis Mathinus
ti4-leader-mathis_mathinus-text = Als Aktion: Handle die Primärfähigkeit einer beliebigen Strategiekarte ab. Wähle dann beliebig viele andere Spieler, die ihre Sekundärfähigkeit abhandeln dürfen. Dann vernichte diese Karte.
ti4-leader-mathis_mathinus-ability = Kaiserliches Siegel

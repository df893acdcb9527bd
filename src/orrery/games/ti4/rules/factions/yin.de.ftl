### yin.py in Worten (deutsch).

ti4-faction-yin = die Yin-Bruderschaft

## Fähigkeiten

ti4-ability-indoctrination = Missionieren
ti4-ability-indoctrination-text = Zu Beginn eines Bodenkampfes: Du darfst 2 Einfluss ausgeben und eine beteiligte Infanterie deines Gegners durch eine aus deinem Nachschub ersetzen.
ti4-ability-devotion = Fanatismus
ti4-ability-devotion-text = Nach jeder Runde eines Raumkampfes: Du darfst einen deiner Kreuzer oder Zerstörer zerstören und erzielst dafür einen Treffer, den du einem gegnerischen Schiff zuweist.

## Technologien

ti4-technology-impulse_core = Impulskern
ti4-technology-impulse_core-text = Zu Beginn eines Raumkampfes: Du darfst einen deiner Kreuzer oder Zerstörer im System zerstören und erzielst dafür einen Treffer. Dein Gegner muss ihn nach Möglichkeit einem Nicht-Jäger-Schiff zuweisen.
ti4-technology-yin_spinner = Yin-Zentrifuge
ti4-technology-yin_spinner-text = Nachdem deine Einheiten Produktion genutzt haben: Setze eine Infanterie aus deinem Nachschub auf einen deiner Planeten in diesem System.

## Einheiten

ti4-model-moyins_ashes = Moyins Asche
ti4-model-moyins_ashes-text = Einsatz: Sobald du Missionieren nutzt, darfst du 1 Einfluss mehr ausgeben und die gegnerische Einheit durch einen Mech statt durch eine Infanterie ersetzen.
ti4-model-van_hauge = Van Hauge
ti4-model-van_hauge-text = Wird dieses Flaggschiff zerstört, werden alle Schiffe in seinem System zerstört.

## Verträge

ti4-note-greyfire_mutagen = Graubrand-Mutagen
ti4-note-greyfire_mutagen-text = Nachdem ein System aktiviert ist: Der Eigentümer nutzt in dieser Taktikaktion keine Fraktionsfähigkeiten und keine Fraktionstechnologien. Dann geht die Karte zurück.

## Anführer

ti4-leader-brother_milor = Bruder Milor
ti4-leader-brother_milor-text = Nachdem ein Zerstörer oder Kreuzer eines Spielers zerstört ist: Erschöpfe diese Karte, und er darf bis zu 2 Jäger aus seinem Nachschub in das System setzen.
ti4-leader-brother_omar = Bruder Omar
ti4-leader-brother_omar-text = Diese Karte zählt bei Voraussetzungen als grüne Technologie. Immer wenn du für Infanterie zahlst, darfst du für dieselben Kosten eine Infanterie mehr produzieren; sie zählt nicht für dein Produktionslimit.
ti4-leader-brother_omar-unlock = Nutze Missionieren.
ti4-leader-dannel_of_the_tenth = Dannel von der 10.
ti4-leader-dannel_of_the_tenth-text = Als Aktion: Mache jeden Planeten mit deiner Infanterie entweder spielbereit, oder setze ebenso viele Infanterien aus deinem Nachschub dazu. Dann wird diese Karte vernichtet.
ti4-leader-dannel_of_the_tenth-ability = Zentrifugen-Überlastung

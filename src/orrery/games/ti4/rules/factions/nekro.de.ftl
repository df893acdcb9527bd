### nekro.py in Worten (deutsch).

ti4-faction-nekro = das Nekro-Virus

## Fähigkeiten

ti4-ability-galactic_threat = Galaktische Bedrohung
ti4-ability-galactic_threat-text = Du hast keine Stimme. Einmal je Agendaphase darfst du, nachdem eine Agenda aufgedeckt wurde, laut eine Prognose abgeben; trifft sie ein, erhältst du eine Technologie eines Spielers, der für diese Alternative gestimmt hat.
ti4-ability-technological_singularity = Technologische Singularität
ti4-ability-technological_singularity-text = Einmal je Kampf, nachdem eine Einheit deines Gegners zerstört wurde: Du darfst eine Technologie dieses Spielers erhalten.
ti4-ability-propagation = Virale Ausbreitung
ti4-ability-propagation-text = Du erforschst nie etwas. Immer wenn du es würdest, erhältst du 3 Kommandomarker.

## Technologien

ti4-technology-valefar_assimilator_x = Valefar-Assimilator X
ti4-technology-valefar_assimilator_x-text = Sobald du durch eine deiner Fraktionsfähigkeiten die Technologie eines anderen Spielers erhalten würdest, darfst du stattdessen den Marker X auf eine seiner Fraktionstechnologien legen: Solange er dort liegt, hat diese Karte deren Text. Auf einer Technologie liegt nie mehr als ein Marker.
ti4-technology-valefar_assimilator_y = Valefar-Assimilator Y
ti4-technology-valefar_assimilator_y-text = Sobald du durch eine deiner Fraktionsfähigkeiten die Technologie eines anderen Spielers erhalten würdest, darfst du stattdessen den Marker Y auf eine seiner Fraktionstechnologien legen: Solange er dort liegt, hat diese Karte deren Text. Auf einer Technologie liegt nie mehr als ein Marker.

## Einheiten

ti4-model-mordred = Mordred
ti4-model-mordred-text = Er hat +2 auf seine Kampfwürfe gegen einen Gegner, auf dessen Technologie der Marker X oder Y liegt.
ti4-model-the_alastor = Alastor
ti4-model-the_alastor-text = Zu Beginn eines Raumkampfs: Beliebig viele deiner Bodentruppen in diesem System kämpfen darin mit, als wären sie Schiffe.

## Verträge

ti4-note-antivirus = Antivirus
ti4-note-antivirus-text = Zu Beginn eines Kampfes: Lege die Karte offen vor dich. Solange sie dort liegt, kann der Nekro-Spieler die Technologische Singularität nicht gegen dich einsetzen. Sie geht zurück, sobald du ein System mit Einheiten des Nekro-Spielers aktivierst.

## Anführer

ti4-leader-nekro_malleon = Nekro Malleon
ti4-leader-nekro_malleon-text = In der Aktionsphase: Erschöpfe diese Karte und nenne einen Spieler. Er darf eine Aktionskarte ablegen oder einen Kommandomarker seines Kommandobogens ausgeben und erhält dafür 2 Handelswaren.
ti4-leader-nekro_acidos = Nekro Acidos
ti4-leader-nekro_acidos-text = Nachdem du eine Technologie erhalten hast: Du darfst eine Aktionskarte ziehen.
ti4-leader-nekro_acidos-unlock = Du besitzt 3 Technologien. Ein Valefar-Assimilator zählt, wenn sein Marker auf einer Technologie liegt.
ti4-leader-unit_dsgn_flayesh = UNIT.DSGN.FLAYESH
ti4-leader-unit_dsgn_flayesh-text = Als Aktion: Wähle einen Planeten mit Technologie-Spezialisierung in einem System mit deinen Einheiten. Alle Einheiten anderer Spieler auf ihm werden zerstört. Du erhältst so viele Handelswaren, wie er Ressourcen und Einfluss zusammen hat, und eine Technologie in der Farbe der Spezialisierung. Dann vernichte diese Karte.
ti4-leader-unit_dsgn_flayesh-ability = Polymorpher Algorithmus

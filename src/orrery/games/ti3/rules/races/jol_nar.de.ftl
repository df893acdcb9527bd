### jol_nar.py in words (German).

ti3-race-jol_nar = die Universitäten von Jol-Nar
ti3-drawn-race-jol_nar = Jol-Nar
ti3-race-jol_nar-combat_penalty = Unkriegerisch
ti3-race-jol_nar-combat_penalty-text = In Raum- und Invasionsschlachten hast du -1 auf deine Kampfwürfe.
ti3-race-jol_nar-technology_both = Doppelte Forschung
ti3-race-jol_nar-technology_both-text = Wer auch immer Technologie spielt: Mit der Sekundärfähigkeit darfst du davor oder danach auch die Primärfähigkeit nutzen, oder sie allein.
ti3-race-jol_nar-reroll = Zweiter Versuch
ti3-race-jol_nar-reroll-text = Gib einen Chip aus dem Strategiebereich aus, um einen deiner Würfel sofort erneut zu werfen.

ti3-ask-free_first = { $strategy }: Nimmst du zuerst die kostenlose Technologie, bevor du eine kaufst?

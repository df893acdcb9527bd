### sardakk_norr.py in Worten (deutsch).

ti4-faction-sardakk_norr = die Sardakk N'orr

## Fähigkeiten

ti4-ability-unrelenting = Unnachgiebig
ti4-ability-unrelenting-text = Alle deine Einheiten haben +1 auf Kampfwürfe.

## Technologien

ti4-technology-exotrireme_ii = Exo-Triere II
ti4-technology-exotrireme_ii-text = Deine Schlachtschiffe haben Bewegungswert 2 und sind vor Direkter Treffer sicher. Nach einer Runde des Raumkampfes: Du darfst eines davon zerstören, um bis zu 2 Schiffe im selben System zu zerstören.
ti4-technology-valkyrie_particle_weave = Walküren-Partikelfeld
ti4-technology-valkyrie_particle_weave-text = Nach den Kampfwürfen einer Runde des Bodenkampfes: Hat dein Gegner mindestens einen Treffer erzielt, erzielst du einen mehr.

## Einheiten

ti4-model-valkyrie_exoskeleton = Walküren-Exoskelett
ti4-model-valkyrie_exoskeleton-text = Nachdem es im Bodenkampf Schadensresistenz eingesetzt hat, erzielt es einen Treffer gegen die Bodentruppen deines Gegners auf dem Planeten.
ti4-model-exotrireme_i = Exo-Triere I
ti4-model-exotrireme_ii = Exo-Triere II
ti4-model-exotrireme_ii-text = Direkter Treffer zerstört sie nicht. Nach einer Runde des Raumkampfes: Du darfst sie zerstören, um bis zu 2 Schiffe in diesem System zu zerstören.
ti4-model-cmorran_norr = C'morran N'orr
ti4-model-cmorran_norr-text = Deine anderen Schiffe in diesem System haben +1 auf Kampfwürfe.

## Verträge

ti4-note-tekklar_legion = Die Tekklar-Legion
ti4-note-tekklar_legion-text = Zu Beginn eines Bodenkampfes: Deine Einheiten haben darin +1 auf Kampfwürfe. Ist der Eigentümer dein Gegner, haben seine Einheiten -1. Dann geht die Karte zurück.

## Anführer

ti4-leader-tro = T'ro
ti4-leader-tro-text = Am Ende der Taktikaktion eines Spielers: Erschöpfe diese Karte, und er darf 2 Infanterie aus seinem Nachschub auf einen seiner Planeten im aktiven System setzen.
ti4-leader-ghom_sekkus = G'hom Sek'kus
ti4-leader-ghom_sekkus-text = Beim Entsenden von Bodentruppen: Du darfst auch je eine von jedem Planeten im aktiven System und von jedem Planeten in angrenzenden Systemen ohne deinen Kommandomarker entsenden.
ti4-leader-ghom_sekkus-unlock = Kontrolliere 5 Planeten außerhalb von Heimat-Systemen.
ti4-leader-shval_harbinger = Sh'val, der Vorbote
ti4-leader-shval_harbinger-text = Nachdem du Schiffe in das aktive System bewegt hast: Du darfst sofort zum Entsenden von Bodentruppen übergehen. Danach wird diese Karte vernichtet, und alle deine Schiffe im aktiven System kommen in deinen Nachschub zurück.
ti4-leader-shval_harbinger-ability = Tekklar-Konditionierung

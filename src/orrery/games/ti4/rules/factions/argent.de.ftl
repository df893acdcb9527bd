### argent.py in Worten (deutsch).

ti4-faction-argent = die Silberschwingen

## Fähigkeiten

ti4-ability-zeal = Eifer
ti4-ability-zeal-text = Du stimmst immer als Erster ab. Gibst du Stimmen ab, kommt für jeden Spieler der Partie, dich eingeschlossen, eine weitere hinzu.
ti4-ability-raid_formation = Angriffsformation
ti4-ability-raid_formation-text = Sobald deine Einheiten Jägerabwehr nutzen: Für jeden Treffer über die Zahl der gegnerischen Jäger hinaus bestimmst du ein Schiff deines Gegners mit Schadensresistenz; es wird beschädigt.

## Technologien

ti4-technology-aerie_hololattice = Nest-Hologitter
ti4-technology-aerie_hololattice-text = Fremde Schiffe können sich nicht durch Systeme mit deinen Gebäuden bewegen. Jeder Planet mit einem deiner Gebäude hat Produktion 1, als wäre er eine Einheit.
ti4-technology-strike_wing_alpha_ii = Sturmgeschwader Alpha II
ti4-technology-strike_wing_alpha_ii-text = Deine Zerstörer haben Kampf 7, Kapazität 1 und Jägerabwehr 6 mit drei Würfeln; jede 9 oder 10 dabei zerstört auch eine Infanterie deines Gegners im Weltraumbereich.

## Einheiten

ti4-model-aerie_sentinel = Nestwache
ti4-model-aerie_sentinel-text = Dieser Mech braucht keine Kapazität, wenn er transportiert wird oder mit einem deiner Schiffe, das Kapazität hat, im Weltraum ist.
ti4-model-strike_wing_alpha_i = Sturmgeschwader Alpha I
ti4-model-strike_wing_alpha_ii = Sturmgeschwader Alpha II
ti4-model-strike_wing_alpha_ii-text = Jede 9 oder 10 seiner Jägerabwehr zerstört auch eine Infanterie deines Gegners im Weltraumbereich des aktiven Systems.
ti4-model-quetzecoatl = Quetzecoatl
ti4-model-quetzecoatl-text = Andere können gegen deine Schiffe im System dieses Schiffes keine Weltraumkanone nutzen.

## Verträge

ti4-note-strike_wing_ambuscade = Angriff des Sturmgeschwaders
ti4-note-strike_wing_ambuscade-text = Sobald deine Einheiten für eine Einheitenfähigkeit würfeln: Eine von ihnen wirft einen Würfel mehr. Dann geht die Karte zurück.

## Anführer

ti4-leader-trilossa_aun_mirik = Trilossa Aun Mirik
ti4-leader-trilossa_aun_mirik-text = Sobald jemand in einem System Bodentruppen produziert: Erschöpfe sie, und er darf sie auf beliebige eigene Planeten dort und in angrenzenden Systemen setzen.
ti4-leader-trrakan_aun_zulok = Trrakan Aun Zulok
ti4-leader-trrakan_aun_zulok-text = Sobald deine Einheiten für eine Einheitenfähigkeit würfeln: Eine von ihnen darf einen Würfel mehr werfen.
ti4-leader-trrakan_aun_zulok-unlock = Habe 6 Einheiten mit Jägerabwehr, Weltraumkanone oder Bombardement auf dem Spielplan.
ti4-leader-mirik_aun_sissiri = Mirik Aun Sissiri
ti4-leader-mirik_aun_sissiri-ability = Helix-Protokoll
ti4-leader-mirik_aun_sissiri-text = Als Aktion: Bewege beliebig viele deiner Schiffe von überall her in Systeme mit deinem Kommandomarker und ohne fremde Schiffe. Dann wird diese Karte vernichtet.

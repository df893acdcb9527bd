### arborec.py in Worten (deutsch).

ti4-faction-arborec = das Arborec

## Fähigkeiten

ti4-ability-mitosis = Zellteilung

## Technologien

ti4-technology-bioplasmosis = Bioplasmose
ti4-technology-letani_warrior_ii = Letani-Krieger II

## Einheiten

ti4-model-letani_warrior_i = Letani-Krieger I
ti4-model-letani_warrior_ii = Letani-Krieger II
ti4-model-letani_behemoth = Letani-Behemoth
ti4-model-duha_menaimon = Duha Menaimon

## Verträge

ti4-note-stymie = Wachstumshemmer

## Anführer

ti4-leader-letani_ospha = Letani Ospha
ti4-leader-dirzuga_rophal = Dirzuga Rophal
ti4-leader-letani_miasmiala = Letani Miasmiala

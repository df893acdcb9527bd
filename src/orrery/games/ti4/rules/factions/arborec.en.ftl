### arborec.py in words (English).

ti4-faction-arborec = the Arborec

## Abilities

ti4-ability-mitosis = Mitosis

## Technologies

ti4-technology-bioplasmosis = Bioplasmosis
ti4-technology-letani_warrior_ii = Letani Warrior II

## Units

ti4-model-letani_warrior_i = Letani Warrior I
ti4-model-letani_warrior_ii = Letani Warrior II
ti4-model-letani_behemoth = Letani Behemoth
ti4-model-duha_menaimon = Duha Menaimon

## Promissory notes

ti4-note-stymie = Stymie

## Leaders

ti4-leader-letani_ospha = Letani Ospha
ti4-leader-dirzuga_rophal = Dirzuga Rophal
ti4-leader-letani_miasmiala = Letani Miasmiala

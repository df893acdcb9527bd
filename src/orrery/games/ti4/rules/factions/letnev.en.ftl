### letnev.py in words (English).

ti4-faction-letnev = the Barony of Letnev

## Abilities

ti4-ability-munitions_reserves = Munitions Reserves
ti4-ability-armada = Armada

## Technologies

ti4-technology-l4_disruptors = L4 Disruptors
ti4-technology-non_euclidean_shielding = Non-Euclidean Shielding

## Units

ti4-model-dunlain_reaper = Dunlain Reaper
ti4-model-arc_secundus = Arc Secundus

## Promissory notes

ti4-note-war_funding = War Funding

## Leaders

ti4-leader-viscount_unlenn = Viscount Unlenn
ti4-leader-rear_admiral_farran = Rear Admiral Farran
ti4-leader-darktalon_treilla = Darktalon Treilla

### letnev.py in Worten (deutsch).

ti4-faction-letnev = das Baronat von Letnev

## Fähigkeiten

ti4-ability-munitions_reserves = Munitionsreserven
ti4-ability-armada = Armada

## Technologien

ti4-technology-l4_disruptors = L4-Disruptoren
ti4-technology-non_euclidean_shielding = Nichteuklidischer Schutzschild

## Einheiten

ti4-model-dunlain_reaper = Schnitter von Dunlain
ti4-model-arc_secundus = Arc Secundus

## Verträge

ti4-note-war_funding = Zuschuss für die Kriegskasse

## Anführer

ti4-leader-viscount_unlenn = Burggraf Unlenn
ti4-leader-rear_admiral_farran = Konteradmiral Farran
ti4-leader-darktalon_treilla = Dunkelkralle Treilla

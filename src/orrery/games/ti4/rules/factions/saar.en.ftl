### saar.py in words (English).

ti4-faction-saar = the Clan of Saar

## Abilities

ti4-ability-scavenge = Scavenge
ti4-ability-nomadic = Nomadic

## Technologies

ti4-technology-chaos_mapping = Chaos Mapping
ti4-technology-floating_factory_ii = Floating Factory II

## Units

ti4-model-scavenger_zeta = Scavenger Zeta
ti4-model-son_of_ragh = Son of Ragh
ti4-model-floating_factory_i = Floating Factory I
ti4-model-floating_factory_ii = Floating Factory II

## Promissory notes

ti4-note-raghs_call = Ragh's Call

## Leaders

ti4-leader-captain_mendosa = Captain Mendosa
ti4-leader-rowl_sarrig = Rowl Sarrig
ti4-leader-gurno_aggero = Gurno Aggero

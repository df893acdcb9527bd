### saar.py in Worten (deutsch).

ti4-faction-saar = der Clan der Zaar

## Fähigkeiten

ti4-ability-scavenge = Resteverwertung
ti4-ability-nomadic = Nomaden

## Technologien

ti4-technology-chaos_mapping = Chaosforschung
ti4-technology-floating_factory_ii = Schwebefabrik II

## Einheiten

ti4-model-scavenger_zeta = Scavenger Zeta
ti4-model-son_of_ragh = Sohn des Ragh
ti4-model-floating_factory_i = Schwebefabrik I
ti4-model-floating_factory_ii = Schwebefabrik II

## Verträge

ti4-note-raghs_call = Raghs Ruf

## Anführer

ti4-leader-captain_mendosa = Captain Mendosa
ti4-leader-rowl_sarrig = Rowl Sarrig
ti4-leader-gurno_aggero = Gurno Aggero

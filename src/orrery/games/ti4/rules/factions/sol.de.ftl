### sol.py in Worten (deutsch).

ti4-faction-sol = die Sol-Föderation

## Fähigkeiten

ti4-ability-orbital_drop = Orbitale Landung
ti4-ability-versatile = Vielseitigkeit

## Technologien

ti4-technology-advanced_carrier_ii = Verbesserter Träger II
ti4-technology-spec_ops_ii = Spezialeinsatzkräfte II

## Einheiten

ti4-model-spec_ops_i = Spezialeinsatzkräfte I
ti4-model-spec_ops_ii = Spezialeinsatzkräfte II
ti4-model-zs_thunderbolt_m2 = ZS Thunderbolt M2
ti4-model-advanced_carrier_i = Verbesserter Träger I
ti4-model-advanced_carrier_ii = Verbesserter Träger II
ti4-model-genesis = Genesis

## Verträge

ti4-note-military_support = Militärische Unterstützung

## Anführer

ti4-leader-evelyn_delouis = Evelyn Delouis
ti4-leader-claire_gibson = Claire Gibson
ti4-leader-jace_x_4th_air_legion = Jace X, 4. Luftbataillon

### sol.py in words (English).

ti4-faction-sol = the Federation of Sol

## Abilities

ti4-ability-orbital_drop = Orbital Drop
ti4-ability-versatile = Versatile

## Technologies

ti4-technology-advanced_carrier_ii = Advanced Carrier II
ti4-technology-spec_ops_ii = Spec Ops II

## Units

ti4-model-spec_ops_i = Spec Ops I
ti4-model-spec_ops_ii = Spec Ops II
ti4-model-zs_thunderbolt_m2 = ZS Thunderbolt M2
ti4-model-advanced_carrier_i = Advanced Carrier I
ti4-model-advanced_carrier_ii = Advanced Carrier II
ti4-model-genesis = Genesis

## Promissory notes

ti4-note-military_support = Military Support

## Leaders

ti4-leader-evelyn_delouis = Evelyn Delouis
ti4-leader-claire_gibson = Claire Gibson
ti4-leader-jace_x_4th_air_legion = Jace X, 4th Air Legion

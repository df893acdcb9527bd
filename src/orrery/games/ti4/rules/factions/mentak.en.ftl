### mentak.py in words (English).

ti4-faction-mentak = the Mentak Coalition

## Abilities

ti4-ability-ambush = Ambush
ti4-ability-pillage = Pillage

## Technologies

ti4-technology-mirror_computing = Mirror Computing
ti4-technology-salvage_operations = Salvage Operations

## Units

ti4-model-moll_terminus = Moll Terminus
ti4-model-fourth_moon = Fourth Moon

## Promissory notes

ti4-note-promise_of_protection = Promise of Protection

## Leaders

ti4-leader-suffi_an = Suffi An
ti4-leader-sula_mentarion = S'ula Mentarion
ti4-leader-ipswitch_loose_cannon = Ipswitch, Loose Cannon

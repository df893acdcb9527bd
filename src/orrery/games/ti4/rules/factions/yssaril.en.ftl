### yssaril.py in words (English).

ti4-faction-yssaril = the Yssaril Tribes

## Abilities

ti4-ability-stall_tactics = Stall Tactics
ti4-ability-scheming = Scheming
ti4-ability-crafty = Crafty

## Technologies

ti4-technology-mageon_implants = Mageon Implants
ti4-technology-transparasteel_plating = Transparasteel Plating

## Units

ti4-model-blackshade_infiltrator = Blackshade Infiltrator
ti4-model-ysia_yssrila = Y'sia Y'ssrila

## Promissory notes

ti4-note-spy_net = Spy Net

## Leaders

ti4-leader-ssruu = Ssruu
ti4-leader-so_ata = So Ata
ti4-leader-kyver_blade_and_key = Kyver, Blade and Key

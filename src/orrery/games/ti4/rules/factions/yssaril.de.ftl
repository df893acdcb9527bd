### yssaril.py in Worten (deutsch).

ti4-faction-yssaril = die Yssaril-Stämme

## Fähigkeiten

ti4-ability-stall_tactics = Verzögerungstaktik
ti4-ability-scheming = Intrigant
ti4-ability-crafty = Mit allen Wassern gewaschen

## Technologien

ti4-technology-mageon_implants = Mageon-Implantate
ti4-technology-transparasteel_plating = Transparastahl-Panzerung

## Einheiten

ti4-model-blackshade_infiltrator = Nachtschatten-Infiltrator
ti4-model-ysia_yssrila = Y'sia Y'ssrila

## Verträge

ti4-note-spy_net = Spionagenetzwerk

## Anführer

ti4-leader-ssruu = Ssruu
ti4-leader-so_ata = So Ata
ti4-leader-kyver_blade_and_key = Kyver, Klinge und Schlüssel

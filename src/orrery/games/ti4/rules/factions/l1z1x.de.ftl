### l1z1x.py in Worten (deutsch).

ti4-faction-l1z1x = das L1Z1X-Gedankennetz

## Fähigkeiten

ti4-ability-assimilate = Assimilieren
ti4-ability-harrow = Geißel

## Technologien

ti4-technology-inheritance_systems = Erbgedächtnis-Systeme
ti4-technology-super_dreadnought_ii = Superschlachtschiff II

## Einheiten

ti4-model-annihilator = Vernichter
ti4-model-super_dreadnought_i = Superschlachtschiff I
ti4-model-super_dreadnought_ii = Superschlachtschiff II
ti4-model-0_0_1 = [0.0.1]

## Verträge

ti4-note-cybernetic_enhancements = Kybernetische Implantate

## Anführer

ti4-leader-i48s = I48S
ti4-leader-2ram = 2RAM
ti4-leader-the_helmsman = Der Pilot

### argent.py in Worten (deutsch).

ti4-faction-argent = die Silberschwingen

## Fähigkeiten

ti4-ability-zeal = Eifer
ti4-ability-raid_formation = Angriffsformation

## Technologien

ti4-technology-aerie_hololattice = Nest-Hologitter
ti4-technology-strike_wing_alpha_ii = Sturmgeschwader Alpha II

## Einheiten

ti4-model-aerie_sentinel = Nestwache
ti4-model-strike_wing_alpha_i = Sturmgeschwader Alpha I
ti4-model-strike_wing_alpha_ii = Sturmgeschwader Alpha II
ti4-model-quetzecoatl = Quetzecoatl

## Verträge

ti4-note-strike_wing_ambuscade = Angriff des Sturmgeschwaders

## Anführer

ti4-leader-trilossa_aun_mirik = Trilossa Aun Mirik
ti4-leader-trrakan_aun_zulok = Trrakan Aun Zulok
ti4-leader-mirik_aun_sissiri = Mirik Aun Sissiri

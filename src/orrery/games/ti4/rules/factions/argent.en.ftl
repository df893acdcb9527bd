### argent.py in words (English).

ti4-faction-argent = the Argent Flight

## Abilities

ti4-ability-zeal = Zeal
ti4-ability-raid_formation = Raid Formation

## Technologies

ti4-technology-aerie_hololattice = Aerie Hololattice
ti4-technology-strike_wing_alpha_ii = Strike Wing Alpha II

## Units

ti4-model-aerie_sentinel = Aerie Sentinel
ti4-model-strike_wing_alpha_i = Strike Wing Alpha I
ti4-model-strike_wing_alpha_ii = Strike Wing Alpha II
ti4-model-quetzecoatl = Quetzecoatl

## Promissory notes

ti4-note-strike_wing_ambuscade = Strike Wing Ambuscade

## Leaders

ti4-leader-trilossa_aun_mirik = Trilossa Aun Mirik
ti4-leader-trrakan_aun_zulok = Trrakan Aun Zulok
ti4-leader-mirik_aun_sissiri = Mirik Aun Sissiri

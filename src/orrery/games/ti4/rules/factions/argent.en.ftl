### argent.py in words (English).

ti4-faction-argent = the Argent Flight

## Abilities

ti4-ability-zeal = Zeal
ti4-ability-zeal-text = You always vote first. If you cast any votes, you cast one more for each player in the game, yourself included.
ti4-ability-raid_formation = Raid Formation
ti4-ability-raid_formation-text = When your units use anti-fighter barrage: for each hit beyond the number of your opponent's fighters, choose a ship of your opponent with sustain damage; it becomes damaged.

## Technologies

ti4-technology-aerie_hololattice = Aerie Hololattice
ti4-technology-aerie_hololattice-text = Ships of others cannot move through systems with structures of yours. Each planet with a structure of yours has production 1, as if it were a unit.
ti4-technology-strike_wing_alpha_ii = Strike Wing Alpha II
ti4-technology-strike_wing_alpha_ii-text = Your destroyers have combat 7, capacity 1 and anti-fighter barrage 6 with three dice; each 9 or 10 of it also destroys an infantry of your opponent in the space area.

## Units

ti4-model-aerie_sentinel = Aerie Sentinel
ti4-model-aerie_sentinel-text = This mech needs no capacity when it is transported, or when it is in space with a ship of yours that has capacity.
ti4-model-strike_wing_alpha_i = Strike Wing Alpha I
ti4-model-strike_wing_alpha_ii = Strike Wing Alpha II
ti4-model-strike_wing_alpha_ii-text = Each 9 or 10 of its anti-fighter barrage also destroys an infantry of your opponent in the space area of the active system.
ti4-model-quetzecoatl = Quetzecoatl
ti4-model-quetzecoatl-text = Others cannot use space cannon against your ships in this ship's system.

## Promissory notes

ti4-note-strike_wing_ambuscade = Strike Wing Ambuscade
ti4-note-strike_wing_ambuscade-text = When your units roll for a unit ability: one of them rolls a further die. Then the card returns.

## Leaders

ti4-leader-trilossa_aun_mirik = Trilossa Aun Mirik
ti4-leader-trilossa_aun_mirik-text = When a player produces ground forces in a system: exhaust it, and that player may put them on any planets they control there and in adjacent systems.
ti4-leader-trrakan_aun_zulok = Trrakan Aun Zulok
ti4-leader-trrakan_aun_zulok-text = When your units roll for a unit ability: one of them may roll a further die.
ti4-leader-trrakan_aun_zulok-unlock = Have 6 units with anti-fighter barrage, space cannon or bombardment on the board.
ti4-leader-mirik_aun_sissiri = Mirik Aun Sissiri
ti4-leader-mirik_aun_sissiri-ability = Helix Protocol
ti4-leader-mirik_aun_sissiri-text = As an action: move as many of your ships as you like, from anywhere, to systems that have a command token of yours and no ships of others. Then purge this card.

### l1z1x.py in words (English).

ti4-faction-l1z1x = the L1Z1X Mindnet

## Abilities

ti4-ability-assimilate = Assimilate
ti4-ability-harrow = Harrow

## Technologies

ti4-technology-inheritance_systems = Inheritance Systems
ti4-technology-super_dreadnought_ii = Super-Dreadnought II

## Units

ti4-model-annihilator = Annihilator
ti4-model-super_dreadnought_i = Super-Dreadnought I
ti4-model-super_dreadnought_ii = Super-Dreadnought II
ti4-model-0_0_1 = [0.0.1]

## Promissory notes

ti4-note-cybernetic_enhancements = Cybernetic Enhancements

## Leaders

ti4-leader-i48s = I48S
ti4-leader-2ram = 2RAM
ti4-leader-the_helmsman = The Helmsman

### l1z1x.py in words (English).

ti4-faction-l1z1x = the L1Z1X Mindnet

## Abilities

ti4-ability-assimilate = Assimilate
ti4-ability-assimilate-text = When you gain control of a planet, the PDS and space docks on it are replaced by your own from your reinforcements.
ti4-ability-harrow = Harrow
ti4-ability-harrow-text = After each round of ground combat your ships in the active system may use bombardment against your opponent's ground forces on that planet.

## Technologies

ti4-technology-inheritance_systems = Inheritance Systems
ti4-technology-inheritance_systems-text = When you research a technology: exhaust it and spend 2 resources, and you need none of the prerequisites.
ti4-technology-super_dreadnought_ii = Super-Dreadnought II
ti4-technology-super_dreadnought_ii-text = Your dreadnoughts have combat 4, move 2 and bombardment 4, and "Direct Hit" cannot destroy them.

## Units

ti4-model-annihilator = Annihilator
ti4-model-annihilator-text = As long as it is in no ground combat, it uses bombardment on planets of its system as if it were a ship.
ti4-model-super_dreadnought_i = Super-Dreadnought I
ti4-model-super_dreadnought_ii = Super-Dreadnought II
ti4-model-super_dreadnought_ii-text = "Direct Hit" cannot destroy it.
ti4-model-0_0_1 = [0.0.1]
ti4-model-0_0_1-text = In a space combat its hits and those of your dreadnoughts in this system must be assigned to ships that are not fighters, if there are any.

## Promissory notes

ti4-note-cybernetic_enhancements = Cybernetic Enhancements
ti4-note-cybernetic_enhancements-text = At the start of your turn: the L1Z1X player returns a command token from the strategy pool to the reinforcements, and you put one from your reinforcements into your strategy pool. Then this card goes back.

## Leaders

ti4-leader-i48s = I48S
ti4-leader-i48s-text = After a player has activated a system: exhaust this card, and that player may replace one own infantry in it by a mech from the reinforcements.
ti4-leader-2ram = 2RAM
ti4-leader-2ram-text = Planetary shields do not stop your bombardment.
ti4-leader-2ram-unlock = You have 4 dreadnoughts on the board.
ti4-leader-the_helmsman = The Helmsman
ti4-leader-the_helmsman-text = As an action: choose a system without ships of others. Your flagship and any number of your dreadnoughts may move there from wherever they are. Then purge this card.
ti4-leader-the_helmsman-ability = Dark Space Navigation

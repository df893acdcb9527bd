### mentak.py in words (English).

ti4-faction-mentak = the Mentak Coalition

## Abilities

ti4-ability-ambush = Ambush
ti4-ability-ambush-text = At the start of a space combat: you may roll a die for each of up to 2 of your cruisers and destroyers in the system. Each result that reaches the combat value of its ship is a hit, which your opponent assigns to a ship.
ti4-ability-pillage = Pillage
ti4-ability-pillage-text = After a neighbor of yours has gained trade goods or resolved a transaction and has 3 trade goods or more: you may take one of their trade goods or commodities.

## Technologies

ti4-technology-mirror_computing = Mirror Computing
ti4-technology-mirror_computing-text = Each trade good that you spend as resources or influence counts 2.
ti4-technology-salvage_operations = Salvage Operations
ti4-technology-salvage_operations-text = After winning or losing a space combat: gain a trade good. If you have won, you may also produce a ship in the system, of a type that was destroyed in the combat.

## Units

ti4-model-moll_terminus = Moll Terminus
ti4-model-moll_terminus-text = Ground forces of others on its planet cannot use sustain damage.
ti4-model-fourth_moon = Fourth Moon
ti4-model-fourth_moon-text = Ships of others in its system cannot use sustain damage.

## Promissory notes

ti4-note-promise_of_protection = Promise of Protection
ti4-note-promise_of_protection-text = As an action: put it face up in your play area. As long as it lies there, the owner cannot use Pillage against you. When you activate a system with units of the owner, it goes back.

## Leaders

ti4-leader-suffi_an = Suffi An
ti4-leader-suffi_an-text = After Pillage has been used against another player: exhaust the card, and both of you draw an action card.
ti4-leader-sula_mentarion = S'ula Mentarion
ti4-leader-sula_mentarion-text = After winning a space combat: you may have your opponent give you a promissory note from their hand.
ti4-leader-sula_mentarion-unlock = You have 4 cruisers on the game board.
ti4-leader-ipswitch_loose_cannon = Ipswitch, Loose Cannon
ti4-leader-ipswitch_loose_cannon-text = At the start of a space combat of yours: purge the card. For every ship of another player destroyed in this combat, put a ship of the same type from your reinforcements into the active system.
ti4-leader-ipswitch_loose_cannon-ability = Sleeper Cell

### arborec.py in words (English).

ti4-faction-arborec = the Arborec

## Abilities

ti4-ability-mitosis = Mitosis
ti4-ability-mitosis-text = Your space docks produce no infantry. At the start of the status phase, put an infantry from your reinforcements on a planet of yours.

## Technologies

ti4-technology-bioplasmosis = Bioplasmosis
ti4-technology-bioplasmosis-text = At the end of the status phase: you may take any infantry off your planets and put it on planets of yours in the same systems or in adjacent ones.
ti4-technology-letani_warrior_ii = Letani Warrior II
ti4-technology-letani_warrior_ii-text = Your infantry has combat 7 and production 2. After one has been destroyed, roll a die: on 6 or more it waits on this card and comes back at the start of your next turn, on a planet of yours in your home system.

## Units

ti4-model-letani_warrior_i = Letani Warrior I
ti4-model-letani_warrior_ii = Letani Warrior II
ti4-model-letani_warrior_ii-text = After one has been destroyed, roll a die: on 6 or more it waits on this card and comes back at the start of your next turn, on a planet of yours in your home system.
ti4-model-letani_behemoth = Letani Behemoth
ti4-model-letani_behemoth-text = Deploy: when you would use Mitosis, you may instead replace one of your infantry with a mech from your reinforcements.
ti4-model-duha_menaimon = Duha Menaimon
ti4-model-duha_menaimon-text = After you have activated the system of this flagship: you may produce up to 5 units in it.

## Promissory notes

ti4-note-stymie = Stymie
ti4-note-stymie-text = As an action: put this card face up in your play area. As long as it lies there, the owner produces no units in or beside systems with units of yours, home systems excepted. When you activate a system with units of the owner, it goes back.

## Leaders

ti4-leader-letani_ospha = Letani Ospha
ti4-leader-letani_ospha-text = As an action: exhaust this card and name a ship of a player, but no fighter. That player may replace it with one from the reinforcements that costs up to 2 more.
ti4-leader-dirzuga_rophal = Dirzuga Rophal
ti4-leader-dirzuga_rophal-text = After another player has activated a system in which you have a unit with production: you may produce one unit there.
ti4-leader-dirzuga_rophal-unlock = Have 12 ground forces on planets of yours.
ti4-leader-letani_miasmiala = Letani Miasmiala
ti4-leader-letani_miasmiala-text = As an action: produce any number of units in any number of systems with ground forces of yours. Then purge this card.
ti4-leader-letani_miasmiala-ability = Ultrasonic Emitter

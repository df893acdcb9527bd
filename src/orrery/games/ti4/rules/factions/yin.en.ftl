### yin.py in words (English).

ti4-faction-yin = the Yin Brotherhood

## Abilities

ti4-ability-indoctrination = Indoctrination
ti4-ability-indoctrination-text = At the start of a ground combat: you may spend 2 influence to replace one of your opponent's infantry in it with one from your reinforcements.
ti4-ability-devotion = Devotion
ti4-ability-devotion-text = After each round of a space combat: you may destroy one of your cruisers or destroyers to produce a hit, which you assign to a ship of your opponent.

## Technologies

ti4-technology-impulse_core = Impulse Core
ti4-technology-impulse_core-text = At the start of a space combat: you may destroy one of your cruisers or destroyers in the system to produce a hit. Your opponent must assign it to a ship that is not a fighter, if possible.
ti4-technology-yin_spinner = Yin Spinner
ti4-technology-yin_spinner-text = After your units have used production: put an infantry from your reinforcements on a planet of yours in that system.

## Units

ti4-model-moyins_ashes = Moyin's Ashes
ti4-model-moyins_ashes-text = Deploy: when you use Indoctrination, you may spend 1 more influence to replace your opponent's unit with a mech instead of an infantry.
ti4-model-van_hauge = Van Hauge
ti4-model-van_hauge-text = When this flagship is destroyed, all ships in its system are.

## Promissory notes

ti4-note-greyfire_mutagen = Greyfire Mutagen
ti4-note-greyfire_mutagen-text = After a system has been activated: the owner uses no faction abilities and no faction technologies in this tactical action. Then the note goes back.

## Leaders

ti4-leader-brother_milor = Brother Milor
ti4-leader-brother_milor-text = After a destroyer or cruiser of a player has been destroyed: exhaust this card, and that player may put up to 2 fighters from the reinforcements into its system.
ti4-leader-brother_omar = Brother Omar
ti4-leader-brother_omar-text = This card counts as a green technology for prerequisites. Whenever you pay for infantry, you may produce one more for the same cost; it does not count against your production limit.
ti4-leader-brother_omar-unlock = Use Indoctrination.
ti4-leader-dannel_of_the_tenth = Dannel of the Tenth
ti4-leader-dannel_of_the_tenth-text = As an action: for each planet with infantry of yours, either ready it or put as many infantry from your reinforcements on it as there are. Then purge this card.
ti4-leader-dannel_of_the_tenth-ability = Spinner Overdrive

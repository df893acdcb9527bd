### saar.py in words (English).

ti4-faction-saar = the Clan of Saar

## Abilities

ti4-ability-scavenge = Scavenge
ti4-ability-scavenge-text = Each time you gain control of a planet, gain a trade good.
ti4-ability-nomadic = Nomadic
ti4-ability-nomadic-text = You score objectives even without the planets of your home system.

## Technologies

ti4-technology-chaos_mapping = Chaos Mapping
ti4-technology-chaos_mapping-text = Nobody else can activate an asteroid field with ships of yours. At the start of each of your turns in the action phase: you may produce one unit in a system where you have a unit with production.
ti4-technology-floating_factory_ii = Floating Factory II
ti4-technology-floating_factory_ii-text = Your floating factories have move 2, capacity 5 and production 7.

## Units

ti4-model-scavenger_zeta = Scavenger Zeta
ti4-model-scavenger_zeta-text = Deploy: after you have gained control of a planet, you may spend a trade good to put a mech on it.
ti4-model-son_of_ragh = Son of Ragh
ti4-model-floating_factory_i = Floating Factory I
ti4-model-floating_factory_i-text = It stands in the space area, not on a planet, and moves and retreats like a ship. When it is blockaded it is destroyed.
ti4-model-floating_factory_ii = Floating Factory II
ti4-model-floating_factory_ii-text = It stands in the space area, not on a planet, and moves and retreats like a ship. When it is blockaded it is destroyed.

## Promissory notes

ti4-note-raghs_call = Ragh's Call
ti4-note-raghs_call-text = After you have committed units to a planet: the owner's ground forces there all go to another planet of the owner, which you name. Then the note goes back.

## Leaders

ti4-leader-captain_mendosa = Captain Mendosa
ti4-leader-captain_mendosa-text = After a player has activated a system: exhaust this card, and one ship of that player has the highest move value of all ships on the board.
ti4-leader-rowl_sarrig = Rowl Sarrig
ti4-leader-rowl_sarrig-text = When you produce fighters or infantry: you may place any of them at any of your space docks that are not blockaded.
ti4-leader-rowl_sarrig-unlock = Have 3 space docks on the board.
ti4-leader-gurno_aggero = Gurno Aggero
ti4-leader-gurno_aggero-text = As an action: name a system beside one of your space docks. All infantry and fighters of other players in it are destroyed. Then purge this card.
ti4-leader-gurno_aggero-ability = Armageddon Relay

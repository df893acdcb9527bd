### mahact.py in words (English).

ti4-faction-mahact = the Mahact Gene-Sorcerers

## Abilities

ti4-ability-edict = Edict
ti4-ability-edict-text = When you win a combat: a command token from your opponent's reinforcements comes into your fleet pool, unless one of that player is there already. It raises your fleet limit, and is not redistributed.
ti4-ability-imperia = Imperia
ti4-ability-imperia-text = As long as a command token of another player lies in your fleet pool, that player's commander serves you too, once unlocked.
ti4-ability-hubris = Hubris
ti4-ability-hubris-text = At set-up your Alliance is purged. Nobody can give you theirs.

## Technologies

ti4-technology-crimson_legionnaire_ii = Crimson Legionnaire II
ti4-technology-crimson_legionnaire_ii-text = Your infantry has combat 7. After one has been destroyed: gain a commodity, or turn one of yours into a trade good; then it lies on this card, and comes to a planet of yours in your home system at the start of your next turn.
ti4-technology-genetic_recombination = Genetic Recombination
ti4-technology-genetic_recombination-text = Before a player casts votes: exhaust it and name an outcome. That player gives it at least one vote, or returns a token from the fleet pool to the reinforcements.

## Units

ti4-model-crimson_legionnaire_i = Crimson Legionnaire I
ti4-model-crimson_legionnaire_i-text = After it has been destroyed: gain a commodity, or turn one of yours into a trade good.
ti4-model-crimson_legionnaire_ii = Crimson Legionnaire II
ti4-model-crimson_legionnaire_ii-text = After it has been destroyed: gain a commodity, or turn one of yours into a trade good. Then it lies on its technology and comes to a planet of yours in your home system at the start of your next turn.
ti4-model-starlancer = Starlancer
ti4-model-starlancer-text = After a player whose token lies in your fleet pool has activated this mech's system: you may give that token up. The player gains it, and the turn is over.
ti4-model-arvicon_rex = Arvicon Rex
ti4-model-arvicon_rex-text = In combat against a player without a token in your fleet pool it has +2 on its combat rolls.

## Promissory notes

ti4-note-scepter_of_dominion = Scepter of Dominion
ti4-note-scepter_of_dominion-text = At the start of the strategy phase: name a system with units of yours that is no home system. All others who have a token on the command sheet of Mahact put one from their reinforcements there. Then it goes back.

## Leaders

ti4-leader-jae_mir_kan = Jae Mir Kan
ti4-leader-jae_mir_kan-text = When a secondary ability would cost you a command token: exhaust him, and a token of the active player from the board is used instead.
ti4-leader-il_na_viroset = Il Na Viroset
ti4-leader-il_na_viroset-unlock = Have command tokens of two other factions in your fleet pool.
ti4-leader-il_na_viroset-text = You can activate systems with your own command tokens. Then both tokens return to your reinforcements, and your turn is over.
ti4-leader-airo_shir_aur = Airo Shir Aur
ti4-leader-airo_shir_aur-ability = Benediction
ti4-leader-airo_shir_aur-text = As an action: all units in the space area of a system move to an adjacent system with ships of a different player, and a space combat is fought there. Nobody can retreat from it or move ships out of it by an ability. Then he is purged.

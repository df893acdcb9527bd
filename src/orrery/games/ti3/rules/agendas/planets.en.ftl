### planets.py in words (English).

ti3-politic-colonial_redistribution = Colonial Redistribution
ti3-politic-colonial_redistribution-text = For: the player with most victory points (chance breaks a tie) destroys the ground forces on an own planet and names another player with fewest, who may take it with three ground forces. Against: nothing.
ti3-politic-compensated_disarmament = Compensated Disarmament
ti3-politic-compensated_disarmament-text = Elect a planet: its ground forces are destroyed, and its owner receives a trade good for each and keeps it.
ti3-politic-dispute_resolution = Dispute Resolution
ti3-politic-dispute_resolution-text = Elect two planets of different players, neither Mecatol Rex nor in a home system: all on them is destroyed, and they are neutral again.
ti3-politic-official_sanction = Official Sanction
ti3-politic-official_sanction-text = Elect a player, who lands on no neutral planet and on nobody else’s for the rest of the round.
ti3-politic-colonization_licensing = Colonization Licensing
ti3-politic-colonization_licensing-text = For: landing on a neutral planet costs as many resources as it yields. Against: all exhaust a planet for every three they have outside their home systems.
ti3-politic-imperial_peace = Imperial Peace
ti3-politic-imperial_peace-text = For: nobody lands on Mecatol Rex except its owner. Against: this round nobody lands on any other planet that is not the player’s own.
ti3-politic-minister_of_internal_security = Minister of Internal Security
ti3-politic-minister_of_internal_security-text = The elected player may discard this card at any time to destroy up to 4 ground forces on Mecatol Rex.
ti3-politic-planetary_conscription = Planetary Conscription
ti3-politic-planetary_conscription-text = For: whoever takes a neutral planet may put a ground force on it. Against: nobody lands on a neutral planet for the rest of the round.
ti3-politic-planetary_security = Planetary Security
ti3-politic-planetary_security-text = For: planets outside home systems without a ground force become neutral at once. Against: nothing.
ti3-politic-short_term_truce = Short Term Truce
ti3-politic-short_term_truce-text = For: in the next round nobody activates a system with enemy ships or lands on another’s planet; anybody may discard the law at any time for 10 influence. Against: each who voted against exhausts a planet, which the opponent on the left chooses.

ti3-log-ungarrisoned = { $planet } has no ground forces of { $seat } and becomes neutral.

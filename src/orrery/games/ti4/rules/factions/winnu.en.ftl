### winnu.py in words (English).

ti4-faction-winnu = the Winnu

## Abilities

ti4-ability-blood_ties = Blood Ties
ti4-ability-blood_ties-text = You remove the custodians token from Mecatol Rex without spending influence.
ti4-ability-reclamation = Reclamation
ti4-ability-reclamation-text = After a tactical action in which you gained control of Mecatol Rex: you may place a PDS and a space dock from your reinforcements there.

## Technologies

ti4-technology-hegemonic_trade_policy = Hegemonic Trade Policy
ti4-technology-hegemonic_trade_policy-text = When your units use production: exhaust it, and for that production the resources and influence of one of your planets are swapped.
ti4-technology-lazax_gate_folding = Lazax Gate Folding
ti4-technology-lazax_gate_folding-text = In your tactical actions the system of Mecatol Rex has an alpha and a beta wormhole, unless you control Mecatol Rex. As an action, if you do control it: exhaust this card and place an infantry from your reinforcements on Mecatol Rex.

## Units

ti4-model-reclaimer = Reclaimer
ti4-model-reclaimer-text = After a tactical action in which you gained control of its planet: you may place a PDS or a space dock from your reinforcements there.
ti4-model-salai_sai_corian = Salai Sai Corian
ti4-model-salai_sai_corian-text = In combat it rolls a die for each ship of your opponent in this system that is not a fighter.

## Promissory notes

ti4-note-acquiescence = Acquiescence
ti4-note-acquiescence-text = At the end of the strategy phase: exchange one of your strategy cards for one that the Winnu player has chosen. Then this card goes back.

## Leaders

ti4-leader-berekar_berekon = Berekar Berekon
ti4-leader-berekar_berekon-text = When units of a player use production: exhaust this card, and all they produce costs 2 less together.
ti4-leader-rickar_rickani = Rickar Rickani
ti4-leader-rickar_rickani-text = Your units have +2 on their combat rolls in the system of Mecatol Rex, in your home system and in systems with a legendary planet.
ti4-leader-rickar_rickani-unlock = You control Mecatol Rex, or a combat in its system begins for you.
ti4-leader-mathis_mathinus = Mathis Mathinus
ti4-leader-mathis_mathinus-text = As an action: resolve the primary ability of any strategy card. Then choose any number of other players, who may resolve its secondary ability. Then purge this card.
ti4-leader-mathis_mathinus-ability = Imperial Seal

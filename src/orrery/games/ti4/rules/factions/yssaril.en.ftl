### yssaril.py in words (English).

ti4-faction-yssaril = the Yssaril Tribes

## Abilities

ti4-ability-stall_tactics = Stall Tactics
ti4-ability-stall_tactics-text = As an action: discard an action card.
ti4-ability-scheming = Scheming
ti4-ability-scheming-text = Whenever you draw action cards, you draw one more; then you discard one of your choice.
ti4-ability-crafty = Crafty
ti4-ability-crafty-text = Your hand of action cards has no limit, and nothing can change that.

## Technologies

ti4-technology-mageon_implants = Mageon Implants
ti4-technology-mageon_implants-text = As an action: exhaust it, look at another player's action cards and take one of them into your hand.
ti4-technology-transparasteel_plating = Transparasteel Plating
ti4-technology-transparasteel_plating-text = In your turns of the action phase, players who have passed cannot play action cards.

## Units

ti4-model-blackshade_infiltrator = Blackshade Infiltrator
ti4-model-blackshade_infiltrator-text = Deploy: after you have used Stall Tactics, you may place a mech on one of your planets.
ti4-model-ysia_yssrila = Y'sia Y'ssrila
ti4-model-ysia_yssrila-text = Ships of others do not stop it from moving on through their systems.

## Promissory notes

ti4-note-spy_net = Spy Net
ti4-note-spy_net-text = At the start of your turn: look at the Yssaril player's action cards and take one of them into your hand. Then this card goes back.

## Leaders

ti4-leader-ssruu = Ssruu
ti4-leader-ssruu-text = It has the ability of every other player's agent, even of those that are exhausted. Exhaust it to use one.
ti4-leader-so_ata = So Ata
ti4-leader-so_ata-text = After another player has activated a system with units of yours: you may look at that player's action cards, promissory notes or secret objectives.
ti4-leader-so_ata-unlock = You have 7 action cards.
ti4-leader-kyver_blade_and_key = Kyver, Blade and Key
ti4-leader-kyver_blade_and_key-text = As an action: every other player shows you an action card of their choice. From each of them you may take it, or have that player discard 3 action cards at random. Then purge this card.
ti4-leader-kyver_blade_and_key-ability = Guild of Spies

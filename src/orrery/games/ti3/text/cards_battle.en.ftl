# Twilight Imperium 3: action cards about battle, invasion, activation, the council and raids (T3.19).

ti3-ask-recheck = { $text }: which die of { $dice } is rolled again, counted from the left?

# In a space battle

ti3-card-minelayers-text = When an enemy fleet has entered a system with cruisers of yours, each of these scores a hit on it before the first round of the battle.
ti3-card-fighter_prototype-text = Before a space battle: your fighters there get +2 in its first round.
ti3-card-into_the_breach-text = Before your space battle: name one of your dreadnoughts there. All ships of that fleet get +1 on combat rolls until the end of the battle, and the dreadnought takes the first two hits on the fleet.
ti3-card-morale_boost-text = Before your space battle or invasion combat: all your units get +1 in its first round.
ti3-card-skilled_retreat-text = Before any round of a space battle: put a command counter from your reinforcements in an adjacent friendly or empty system you have not activated, and move your fleet there.
ti3-card-recheck-text = A die that either side has rolled in your battle or invasion is rolled again.
ti3-card-shields_holding-text = When the enemy has rolled in your space battle, up to two hits do nothing.
ti3-card-direct_hit-text = Destroy a dreadnought or war sun that has just been damaged in your space battle.

# Landings and invasion

ti3-card-star_of_death-text = Before your landings: name a planet in a system with a war sun of yours. All on it is destroyed, it becomes neutral, and a radiation counter is laid on it.
ti3-card-dug_in-text = Before one of your planets is bombarded: name a planet. Your ground forces on it cannot be bombarded in this round.
ti3-card-chemical_warfare-text = Before your invasion of a planet in a system with a dreadnought of yours: half of the defending ground forces (rounded up) are destroyed, in spite of PDS.
ti3-card-rare_mineral-text = When you have taken a neutral planet: receive 3 trade goods.
ti3-card-reparations-text = When an opponent has taken a planet from you: exhaust one of that player's planets, then refresh one of yours that is worth no more resources.

# Activation and movement

ti3-card-flank_speed-text = When you have activated a system: ships that move there have range +1.
ti3-card-in_the_silence_of_space-text = When you have activated a system: ships of one of your fleets with a range of 2 or more may fly through systems with enemy ships.
ti3-card-experimental_battlestation-text = When an opponent has moved ships into a system: one of your space docks fires three times at an enemy fleet in range, as a PDS would.

# The council

ti3-ask-determine_policy = Which agenda does the council vote on?
ti3-card-council_dissolved-text = When Political is played: its player draws no political cards, not even to look at them.
ti3-card-determine_policy-text = Before a political card is drawn: choose an agenda from the deck (which is shuffled then), the discards or the laws in force instead.
ti3-card-thugs-text = When an agenda has been read: a player does not vote for the rest of the round.
ti3-card-veto-text = When an agenda has been read: it is discarded, and another is drawn.
ti3-card-fantastic_rhetoric-text = Before you vote: you have 10 more votes this time.
ti3-card-discredit-text = When another player has voted: the vote becomes an abstention.
ti3-card-usurper-text = In the strategy phase, if you control Mecatol Rex: as long as you do, it gives you twice its influence in votes, exhausted or not. Then the card leaves the game.

# Raids: instead of an action

ti3-card-armistice-text = As an action: an opponent cannot invade one of your planets in this round.
ti3-card-diplomatic_immunity-text = As an action: nobody else activates a system with a ship of yours in this round.
ti3-card-patrol-text = As an action: up to two cruisers or destroyers leave a system you have activated for one or two adjacent empty ones you have not; these get your command counters.
ti3-card-lucky_shot-text = As an action: destroy an enemy dreadnought, cruiser or destroyer in a system with a planet of yours.
ti3-card-plague-text = As an action: roll a die for each ground force on an opponent's planet; each even number destroys one. The planet stays with its owner.
ti3-card-strategic_bombardment-text = As an action, with a war sun in a system with planets of an opponent: exhaust these planets. Then roll a die: from 6 on you get this card back.

### battle.py in words (English).

ti3-card-direct_hit = Direct Hit!
ti3-card-direct_hit-text = Destroy a dreadnought or war sun that has just been damaged in your space battle.
ti3-card-fighter_prototype = Fighter Prototype
ti3-card-fighter_prototype-text = Before a space battle: your fighters there get +2 in its first round.
ti3-card-into_the_breach = Into the Breach
ti3-card-into_the_breach-text = Before your space battle: name one of your dreadnoughts there. All ships of that fleet get +1 on combat rolls until the end of the battle, and the dreadnought takes the first two hits on the fleet.
ti3-card-minelayers = Minelayers
ti3-card-minelayers-text = When an enemy fleet has entered a system with cruisers of yours, each of these scores a hit on it before the first round of the battle.
ti3-card-morale_boost = Morale Boost
ti3-card-morale_boost-text = Before your space battle or invasion combat: all your units get +1 in its first round.
ti3-card-recheck = Recheck
ti3-card-recheck-text = A die that either side has rolled in your battle or invasion is rolled again.
ti3-card-shields_holding = Shields Holding
ti3-card-shields_holding-text = When the enemy has rolled in your space battle, up to two hits do nothing.
ti3-card-skilled_retreat = Skilled Retreat
ti3-card-skilled_retreat-text = Before any round of a space battle: put a command counter from your reinforcements in an adjacent friendly or empty system you have not activated, and move your fleet there.

ti3-ask-recheck = { $text }: which die of { $dice } is rolled again, counted from the left?

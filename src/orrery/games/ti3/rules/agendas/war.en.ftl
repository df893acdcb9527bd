### war.py in words (English).

ti3-politic-arms_reduction = Arms Reduction
ti3-politic-arms_reduction-text = For: each player keeps two destroyers and four cruisers; the others are destroyed. Against: all planets with a red specialty are exhausted.
ti3-politic-prophecy_of_ixth = Prophecy of Ixth
ti3-politic-prophecy_of_ixth-text = Elect a player, whose fighters have +1 on combat rolls as long as at least two fighters are bought in every later round.
ti3-politic-code_of_honor = Code of Honor
ti3-politic-code_of_honor-text = For: no fleet leaves a space battle. Against: nothing.
ti3-politic-conventions_of_war = Conventions of War
ti3-politic-conventions_of_war-text = For: planets with a space dock are not bombarded. Against: whoever has voted against it gives back a space dock outside the home system.
ti3-politic-crown_of_thalnos = Crown of Thalnos
ti3-politic-crown_of_thalnos-text = Elect a player, whose ground forces have +1 on combat rolls.
ti3-politic-fleet_regulations = Fleet Regulations
ti3-politic-fleet_regulations-text = For: nobody has more than 5 command counters in the fleet supply. Against: all put one more there from their reinforcements.
ti3-politic-minister_of_war = Minister of War
ti3-politic-minister_of_war-text = Before the first round of each own space battle the elected player may spend a command counter of the strategy allocation for a hit; nothing fires back.
ti3-politic-unconventional_weapons = Unconventional Weapons
ti3-politic-unconventional_weapons-text = For: dreadnoughts and war suns get -2 on combat rolls. Against: all exhaust a planet for each of their dreadnoughts and war suns.

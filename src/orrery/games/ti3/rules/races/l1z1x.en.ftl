### l1z1x.py in words (English).

ti3-race-l1z1x = the L1Z1X Mindnet
ti3-drawn-race-l1z1x = L1Z1X
ti3-race-l1z1x-cheap_dreadnoughts = Shipyards
ti3-race-l1z1x-cheap_dreadnoughts-text = Your dreadnoughts cost 4.
ti3-race-l1z1x-combat_bonus = Machines of War
ti3-race-l1z1x-combat_bonus-text = Your dreadnoughts have +1 in space battles, your ground forces +1 when they attack.
ti3-race-l1z1x-extra_strategy_counter = Strategists
ti3-race-l1z1x-extra_strategy_counter-text = You begin with one more command counter in the strategy allocation.

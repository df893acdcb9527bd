### letnev.py in words (English).

ti3-race-letnev = the Barony of Letnev
ti3-drawn-race-letnev = Letnev
ti3-race-letnev-pay_for_combat = War Chest
ti3-race-letnev-pay_for_combat-text = Before a combat round spend 2 trade goods: in that round your ships have +1, or your ground forces +2.
ti3-race-letnev-larger_fleets = Large Fleets
ti3-race-letnev-larger_fleets-text = Each of your fleets may have one ship more than you have counters in the fleet supply.

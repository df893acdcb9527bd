### l1z1x.py in words (German).

ti3-race-l1z1x = die L1Z1X-Kybernetikwesen
ti3-drawn-race-l1z1x = L1Z1X
ti3-race-l1z1x-cheap_dreadnoughts = Werften
ti3-race-l1z1x-cheap_dreadnoughts-text = Deine Schlachtschiffe kosten 4.
ti3-race-l1z1x-combat_bonus = Kriegsmaschinen
ti3-race-l1z1x-combat_bonus-text = Deine Schlachtschiffe haben in Raumschlachten +1, deine Bodentruppen +1, wenn sie angreifen.
ti3-race-l1z1x-extra_strategy_counter = Strategen
ti3-race-l1z1x-extra_strategy_counter-text = Du beginnst mit einem Kommandochip mehr im Strategiebereich.

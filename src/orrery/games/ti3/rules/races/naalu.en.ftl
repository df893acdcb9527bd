### naalu.py in words (English).

ti3-race-naalu = the Naalu Collective
ti3-drawn-race-naalu = Naalu
ti3-race-naalu-initiative_zero = Foresight
ti3-race-naalu-initiative_zero-text = Your strategy card counts as number 0: you come first in the order of play.
ti3-race-naalu-early_retreat = Early Retreat
ti3-race-naalu-early_retreat-text = If your fleet is attacked it may retreat before the space battle begins, as retreats go.
ti3-race-naalu-fighter_bonus = Fighter Pilots
ti3-race-naalu-fighter_bonus-text = Your fighters have +1 in space battles.

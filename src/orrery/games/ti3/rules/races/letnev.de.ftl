### letnev.py in words (German).

ti3-race-letnev = das Baronat von Letnev
ti3-drawn-race-letnev = Letnev
ti3-race-letnev-pay_for_combat = Kriegskasse
ti3-race-letnev-pay_for_combat-text = Gib vor einer Kampfrunde 2 Handelsgüter aus: In dieser Runde haben deine Schiffe +1 oder deine Bodentruppen +2.
ti3-race-letnev-larger_fleets = Große Flotten
ti3-race-letnev-larger_fleets-text = Jede deiner Flotten darf ein Schiff mehr haben, als du Chips in der Flottenversorgung hast.

### activation.py in words (German).

ti3-card-experimental_battlestation = Experimental Battlestation
ti3-card-experimental_battlestation-text = Hat ein Gegner Schiffe in ein System bewegt: Eines deiner Raumdocks feuert dreimal auf eine feindliche Flotte in Reichweite wie eine PDS.
ti3-card-flank_speed = Flank Speed
ti3-card-flank_speed-text = Hast du ein System aktiviert: Schiffe, die dorthin ziehen, haben Reichweite +1.
ti3-card-in_the_silence_of_space = In the Silence of Space
ti3-card-in_the_silence_of_space-text = Hast du ein System aktiviert: Schiffe einer deiner Flotten mit Reichweite 2 oder mehr dürfen durch Systeme mit feindlichen Schiffen fliegen.

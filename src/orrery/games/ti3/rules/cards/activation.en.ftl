### activation.py in words (English).

ti3-card-experimental_battlestation = Experimental Battlestation
ti3-card-experimental_battlestation-text = When an opponent has moved ships into a system: one of your space docks fires three times at an enemy fleet in range, as a PDS would.
ti3-card-flank_speed = Flank Speed
ti3-card-flank_speed-text = When you have activated a system: ships that move there have range +1.
ti3-card-in_the_silence_of_space = In the Silence of Space
ti3-card-in_the_silence_of_space-text = When you have activated a system: ships of one of your fleets with a range of 2 or more may fly through systems with enemy ships.

### sol.py in words (English).

ti3-race-sol = the Federation of Sol
ti3-drawn-race-sol = Sol
ti3-race-sol-orbital_drop = Orbital Drop
ti3-race-sol-orbital_drop-text = Instead of an action spend a counter of the strategy allocation: 2 ground forces appear on a planet of yours.
ti3-race-sol-extra_counter = Versatile
ti3-race-sol-extra_counter-text = You receive one more command counter in the status phase.

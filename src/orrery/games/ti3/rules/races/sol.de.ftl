### sol.py in words (German).

ti3-race-sol = die Föderation von Sol
ti3-drawn-race-sol = Sol
ti3-race-sol-orbital_drop = Landung aus dem Orbit
ti3-race-sol-orbital_drop-text = Gib anstelle einer Aktion einen Chip aus dem Strategiebereich aus: 2 Bodentruppen erscheinen auf einem deiner Planeten.
ti3-race-sol-extra_counter = Vielseitig
ti3-race-sol-extra_counter-text = Du erhältst in der Statusphase einen Kommandochip mehr.

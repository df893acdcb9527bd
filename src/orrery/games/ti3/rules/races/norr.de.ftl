### norr.py in words (German).

ti3-race-norr = die Sardakk N'orr
ti3-drawn-race-norr = N'orr
ti3-race-norr-combat_bonus = Zum Kampf geboren
ti3-race-norr-combat_bonus-text = In Raum- und Invasionsschlachten hast du +1 auf deine Kampfwürfe.

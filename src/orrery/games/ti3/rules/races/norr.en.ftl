### norr.py in words (English).

ti3-race-norr = Sardakk N'orr
ti3-drawn-race-norr = N'orr
ti3-race-norr-combat_bonus = Born to Fight
ti3-race-norr-combat_bonus-text = You have +1 on your combat rolls in space battles and invasion combat.

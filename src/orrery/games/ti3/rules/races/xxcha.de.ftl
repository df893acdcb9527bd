### xxcha.py in words (German).

ti3-race-xxcha = das Königreich von Xxcha
ti3-drawn-race-xxcha = Xxcha
ti3-race-xxcha-diplomacy_primary = Diplomaten
ti3-race-xxcha-diplomacy_primary-text = Statt der Sekundärfähigkeit von Diplomatie darfst du die Primärfähigkeit nutzen.
ti3-race-xxcha-veto = Einspruch
ti3-race-xxcha-veto-text = Ist eine Politikkarte verlesen, gib einen Chip aus dem Strategiebereich aus: Sie wird abgelegt und eine andere gezogen.
ti3-race-xxcha-first_round = Standhaft
ti3-race-xxcha-first_round-text = In der ersten Runde einer Raum- oder Invasionsschlacht haben alle Kampfwürfe gegen dich -1.

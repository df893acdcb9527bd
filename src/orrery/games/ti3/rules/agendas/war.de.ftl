### war.py in words (German).

ti3-politic-arms_reduction = Arms Reduction
ti3-politic-arms_reduction-text = Dafür: Jeder behält zwei Zerstörer und vier Kreuzer, die übrigen werden zerstört. Dagegen: Alle Planeten mit roter Spezialisierung werden erschöpft.
ti3-politic-prophecy_of_ixth = Prophecy of Ixth
ti3-politic-prophecy_of_ixth-text = Wählt einen Spieler: Seine Jäger haben +1 auf Kampfwürfe, solange er in jeder späteren Runde mindestens zwei Jäger kauft.
ti3-politic-code_of_honor = Code of Honor
ti3-politic-code_of_honor-text = Dafür: Keine Flotte verlässt eine Raumschlacht. Dagegen: nichts.
ti3-politic-conventions_of_war = Conventions of War
ti3-politic-conventions_of_war-text = Dafür: Planeten mit Raumdock werden nicht bombardiert. Dagegen: Wer dagegen gestimmt hat, gibt ein Raumdock außerhalb seines Heimatsystems zurück.
ti3-politic-crown_of_thalnos = Crown of Thalnos
ti3-politic-crown_of_thalnos-text = Wählt einen Spieler: Seine Bodentruppen haben +1 auf Kampfwürfe.
ti3-politic-fleet_regulations = Fleet Regulations
ti3-politic-fleet_regulations-text = Dafür: Niemand hat mehr als 5 Kommandochips in der Flottenversorgung. Dagegen: Jeder legt aus seinen Verstärkungen einen weiteren dorthin.
ti3-politic-minister_of_war = Minister of War
ti3-politic-minister_of_war-text = Vor der ersten Runde jeder eigenen Raumschlacht darf der Gewählte einen Kommandochip aus dem Strategiebereich für einen Treffer ausgeben; es gibt keinen Gegenschlag.
ti3-politic-unconventional_weapons = Unconventional Weapons
ti3-politic-unconventional_weapons-text = Dafür: Schlachtschiffe und Kampfsterne erhalten -2 auf Kampfwürfe. Dagegen: Alle erschöpfen für jedes ihrer Schlachtschiffe und jeden Kampfstern einen Planeten.

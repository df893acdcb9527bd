### industry.py in words (German).

ti3-politic-mass_mobilization = Mass Mobilization
ti3-politic-mass_mobilization-text = Dafür: Jeder darf so viele Bodentruppen auf eigene Planeten setzen wie ein Fünftel der Stimmen dafür, abgerundet. Dagegen: Für den Rest der Runde kauft niemand Bodentruppen.
ti3-politic-subsidized_industry = Subsidized Industry
ti3-politic-subsidized_industry-text = Wählt einen Spieler: Er darf sofort ein Raumdock auf einen eigenen Planeten setzen.
ti3-politic-holy_planet_of_ixth = Holy Planet of Ixth
ti3-politic-holy_planet_of_ixth-text = Wählt einen Planeten außerhalb der Heimatsysteme: Er produziert keine Einheiten.
ti3-politic-humane_labor = Humane Labor
ti3-politic-humane_labor-text = Dafür: Ein Raumdock produziert 2 Einheiten, dazu was Technologien und Karten bringen. Dagegen: Für den Rest der Runde produziert kein Raumdock.
ti3-politic-labor_force_politics = Labor Force Politics
ti3-politic-labor_force_politics-text = Dafür: Ressourcen und Einfluss aller Planeten sind vertauscht. Dagegen: Für den Rest der Runde produziert jeder nur an einem Raumdock.
ti3-politic-regulated_conscription = Regulated Conscription
ti3-politic-regulated_conscription-text = Dafür: Bodentruppen kosten je 1 Ressource, und Sols Eigenschaft bringt nur eine pro Chip. Dagegen: nichts.

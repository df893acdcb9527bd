### technology.py in words (German).

ti3-card-corporate_sponsorship = Corporate Sponsorship
ti3-card-corporate_sponsorship-text = Bevor du eine Technologie kaufst: Eine grüne kostet 4 weniger.
ti3-card-focused_research = Focused Research
ti3-card-focused_research-text = Bevor du eine Technologie kaufst: Für 6 Ressourcen mehr darf dir eine Voraussetzung fehlen.
ti3-card-opening_the_black_box = Opening the Black Box
ti3-card-opening_the_black_box-text = Bevor du eine Technologie kaufst: Rote Spezialisierungen sparen bei einer roten doppelt so viel.
ti3-card-tech_bubble = Tech Bubble
ti3-card-tech_bubble-text = Nach deiner Primärfähigkeit von Technologie: Nutze auch ihre Sekundärfähigkeit, für das, was sie kostet: einen Chip aus dem Strategiebereich und den Preis.

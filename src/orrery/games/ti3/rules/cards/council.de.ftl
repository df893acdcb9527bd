### council.py in words (German).

ti3-card-council_dissolved = Council Dissolved
ti3-card-council_dissolved-text = Wird Politik gespielt: Der Spieler zieht keine Politikkarten, auch nicht zum Ansehen.
ti3-card-determine_policy = Determine Policy
ti3-card-determine_policy-text = Bevor eine Politikkarte gezogen wird: Wähle stattdessen eine Tagesordnung aus dem Stapel (der dann gemischt wird), der Ablage oder den geltenden Gesetzen.
ti3-card-discredit = Discredit
ti3-card-discredit-text = Hat ein anderer Spieler abgestimmt: Aus der Stimme wird eine Enthaltung.
ti3-card-fantastic_rhetoric = Fantastic Rhetoric
ti3-card-fantastic_rhetoric-text = Bevor du abstimmst: Du hast dieses Mal 10 Stimmen mehr.
ti3-card-thugs = Thugs
ti3-card-thugs-text = Ist eine Tagesordnung verlesen: Ein Spieler stimmt für den Rest der Runde nicht ab.
ti3-card-usurper = Usurper
ti3-card-usurper-text = In der Strategiephase, wenn du Mecatol Rex kontrollierst: Solange das so bleibt, gibt er dir doppelt so viele Stimmen wie Einfluss, erschöpft oder nicht. Dann verlässt die Karte das Spiel.
ti3-card-veto = Veto
ti3-card-veto-text = Ist eine Tagesordnung verlesen: Sie wird abgelegt und eine neue gezogen.

ti3-ask-determine_policy = Über welche Tagesordnung stimmt der Rat ab?

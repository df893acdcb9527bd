# Twilight Imperium 3: Aktionskarten zu Schlacht, Invasion, Aktivierung, Rat und Überfällen (T3.19).

ti3-ask-recheck = { $text }: Der wievielte Würfel von { $dice } wird noch einmal geworfen?

# In einer Raumschlacht

ti3-card-minelayers-text = Ist eine feindliche Flotte in ein System mit deinen Kreuzern gekommen, erzielt jeder von ihnen vor der ersten Runde der Schlacht einen Treffer auf sie.
ti3-card-fighter_prototype-text = Vor einer Raumschlacht: Deine Jäger dort erhalten in der ersten Runde +2.
ti3-card-into_the_breach-text = Vor deiner Raumschlacht: Nenne eines deiner Schlachtschiffe dort. Alle Schiffe dieser Flotte erhalten bis zum Ende der Schlacht +1 auf Kampfwürfe, und das Schlachtschiff nimmt die ersten beiden Treffer auf die Flotte.
ti3-card-morale_boost-text = Vor deiner Raumschlacht oder Invasionsschlacht: Alle deine Einheiten erhalten in der ersten Runde +1.
ti3-card-skilled_retreat-text = Vor irgendeiner Runde einer Raumschlacht: Lege einen Kommandochip aus deinen Verstärkungen in ein angrenzendes freundliches oder leeres System, das du nicht aktiviert hast, und ziehe mit deiner Flotte dorthin.
ti3-card-recheck-text = Ein Würfel, den eine der Seiten in deiner Schlacht oder Invasion geworfen hat, wird noch einmal geworfen.
ti3-card-shields_holding-text = Hat der Feind in deiner Raumschlacht gewürfelt, bleiben bis zu zwei Treffer wirkungslos.
ti3-card-direct_hit-text = Zerstöre ein Schlachtschiff oder einen Kampfstern, der eben in deiner Raumschlacht beschädigt wurde.

# Landungen und Invasion

ti3-card-star_of_death-text = Vor deinen Landungen: Nenne einen Planeten in einem System mit einem Kampfstern von dir. Alles darauf wird zerstört, er wird neutral, und ein Strahlungschip kommt auf ihn.
ti3-card-dug_in-text = Bevor einer deiner Planeten bombardiert wird: Nenne einen Planeten. Deine Bodentruppen darauf können in dieser Runde nicht bombardiert werden.
ti3-card-chemical_warfare-text = Vor deiner Invasion eines Planeten in einem System mit einem Schlachtschiff von dir: Die Hälfte der verteidigenden Bodentruppen (aufgerundet) wird vernichtet, trotz PDS.
ti3-card-rare_mineral-text = Hast du einen neutralen Planeten eingenommen: Du erhältst 3 Handelsgüter.
ti3-card-reparations-text = Hat dir ein Gegner einen Planeten genommen: Erschöpfe einen seiner Planeten, dann frische einen von deinen auf, der nicht mehr Ressourcen wert ist.

# Aktivierung und Bewegung

ti3-card-flank_speed-text = Hast du ein System aktiviert: Schiffe, die dorthin ziehen, haben Reichweite +1.
ti3-card-in_the_silence_of_space-text = Hast du ein System aktiviert: Schiffe einer deiner Flotten mit Reichweite 2 oder mehr dürfen durch Systeme mit feindlichen Schiffen fliegen.
ti3-card-experimental_battlestation-text = Hat ein Gegner Schiffe in ein System bewegt: Eines deiner Raumdocks feuert dreimal auf eine feindliche Flotte in Reichweite wie eine PDS.

# Der Rat

ti3-ask-determine_policy = Über welche Tagesordnung stimmt der Rat ab?
ti3-card-council_dissolved-text = Wird Politik gespielt: Der Spieler zieht keine Politikkarten, auch nicht zum Ansehen.
ti3-card-determine_policy-text = Bevor eine Politikkarte gezogen wird: Wähle stattdessen eine Tagesordnung aus dem Stapel (der dann gemischt wird), der Ablage oder den geltenden Gesetzen.
ti3-card-thugs-text = Ist eine Tagesordnung verlesen: Ein Spieler stimmt für den Rest der Runde nicht ab.
ti3-card-veto-text = Ist eine Tagesordnung verlesen: Sie wird abgelegt und eine neue gezogen.
ti3-card-fantastic_rhetoric-text = Bevor du abstimmst: Du hast dieses Mal 10 Stimmen mehr.
ti3-card-discredit-text = Hat ein anderer Spieler abgestimmt: Aus der Stimme wird eine Enthaltung.
ti3-card-usurper-text = In der Strategiephase, wenn du Mecatol Rex kontrollierst: Solange das so bleibt, gibt er dir doppelt so viele Stimmen wie Einfluss, erschöpft oder nicht. Dann verlässt die Karte das Spiel.

# Überfälle: anstelle einer Aktion

ti3-card-armistice-text = Als Aktion: Ein Gegner kann in dieser Runde auf einem deiner Planeten keine Invasion durchführen.
ti3-card-diplomatic_immunity-text = Als Aktion: Kein anderer aktiviert in dieser Runde ein System mit einem Schiff von dir.
ti3-card-patrol-text = Als Aktion: Bis zu zwei Kreuzer oder Zerstörer ziehen aus einem von dir aktivierten System in ein oder zwei angrenzende leere, die du nicht aktiviert hast; dorthin kommen deine Kommandochips.
ti3-card-lucky_shot-text = Als Aktion: Zerstöre ein feindliches Schlachtschiff, einen Kreuzer oder Zerstörer in einem System mit einem Planeten von dir.
ti3-card-plague-text = Als Aktion: Wirf für jede Bodentruppe auf dem Planeten eines Gegners einen Würfel; jede gerade Zahl vernichtet eine. Der Planet bleibt bei seinem Besitzer.
ti3-card-strategic_bombardment-text = Als Aktion, mit einem Kampfstern in einem System mit Planeten eines Gegners: Erschöpfe diese Planeten. Dann wirf einen Würfel: Ab 6 bekommst du diese Karte zurück.

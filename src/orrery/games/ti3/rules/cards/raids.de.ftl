### raids.py in words (German).

ti3-card-armistice = Armistice
ti3-card-armistice-text = Als Aktion: Ein Gegner kann in dieser Runde auf einem deiner Planeten keine Invasion durchführen.
ti3-card-diplomatic_immunity = Diplomatic Immunity
ti3-card-diplomatic_immunity-text = Als Aktion: Kein anderer aktiviert in dieser Runde ein System mit einem Schiff von dir.
ti3-card-lucky_shot = Lucky Shot
ti3-card-lucky_shot-text = Als Aktion: Zerstöre ein feindliches Schlachtschiff, einen Kreuzer oder Zerstörer in einem System mit einem Planeten von dir.
ti3-card-patrol = Patrol
ti3-card-patrol-text = Als Aktion: Bis zu zwei Kreuzer oder Zerstörer ziehen aus einem von dir aktivierten System in ein oder zwei angrenzende leere, die du nicht aktiviert hast; dorthin kommen deine Kommandochips.
ti3-card-plague = Plague
ti3-card-plague-text = Als Aktion: Wirf für jede Bodentruppe auf dem Planeten eines Gegners einen Würfel; jede gerade Zahl vernichtet eine. Der Planet bleibt bei seinem Besitzer.
ti3-card-strategic_bombardment = Strategic Bombardment
ti3-card-strategic_bombardment-text = Als Aktion, mit einem Kampfstern in einem System mit Planeten eines Gegners: Erschöpfe diese Planeten. Dann wirf einen Würfel: Ab 6 bekommst du diese Karte zurück.

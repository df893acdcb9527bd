### travel.py in words (German).

ti3-politic-imperial_containment = Imperial Containment
ti3-politic-imperial_containment-text = Dafür: Wer die meisten Planeten außerhalb seines Heimatsystems hat (bei Gleichstand alle), legt in dieser Runde mit jeder taktischen Aktion einen weiteren Kommandochip ab. Dagegen: nichts.
ti3-politic-closing_the_wormholes = Closing the Wormholes
ti3-politic-closing_the_wormholes-text = Dafür: Keine Flotte fliegt durch Wurmlöcher. Dagegen: Jede Flotte in einem System mit Wurmloch verliert ein Schiff, das kein Jäger ist.
ti3-politic-traffic_tariffs = Traffic Tariffs
ti3-politic-traffic_tariffs-text = Dafür: Ein System mit fremdem Planeten zu aktivieren kostet ein Handelsgut oder erschöpft einen Planeten. Dagegen: Alle geben einen Chip aus Kommando- oder Strategiebereich ab.
ti3-politic-wormhole_reconstruction = Wormhole Reconstruction
ti3-politic-wormhole_reconstruction-text = Dafür: Alle Systeme mit Wurmlöchern grenzen aneinander. Dagegen: nichts.

ti3-ask-counter_lost = Du gibst einen Kommandochip ab. Woher?

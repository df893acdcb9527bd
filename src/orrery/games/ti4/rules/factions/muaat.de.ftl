### muaat.py in Worten (deutsch).

ti4-faction-muaat = die Glut von Muaat

## Fähigkeiten

ti4-ability-star_forge = Sternenschmiede
ti4-ability-star_forge-text = Als Aktion: Gib einen Marker aus deinem Strategiepool aus und setze 2 Jäger oder einen Zerstörer aus deinem Nachschub in ein System mit einer deiner Kriegssonnen.
ti4-ability-gashlai_physiology = Feuerleib
ti4-ability-gashlai_physiology-text = Deine Schiffe dürfen durch Supernovae hindurchfliegen.

## Technologien

ti4-technology-magmus_reactor = Magmus-Reaktor
ti4-technology-magmus_reactor-text = Deine Schiffe können sich in Supernovae bewegen. Nachdem deine Einheiten Produktion in einem System genutzt haben, das eine Kriegssonne enthält oder an eine Supernova grenzt: Du erhältst eine Handelsware.
ti4-technology-prototype_war_sun_ii = Kriegssonne-Prototyp II
ti4-technology-prototype_war_sun_ii-text = Deine Kriegssonnen kosten 10 und haben Bewegungswert 3.

## Einheiten

ti4-model-ember_colossus = Glutkoloss
ti4-model-ember_colossus-text = Sobald du Sternenschmiede im System dieses Mechs oder in einem angrenzenden nutzt: Du darfst eine Infanterie aus deinem Nachschub zu ihm setzen.
ti4-model-prototype_war_sun_i = Kriegssonne-Prototyp I
ti4-model-prototype_war_sun_i-text = Fremde Einheiten in ihrem System haben keinen Planetaren Schild.
ti4-model-prototype_war_sun_ii = Kriegssonne-Prototyp II
ti4-model-prototype_war_sun_ii-text = Fremde Einheiten in ihrem System haben keinen Planetaren Schild.
ti4-model-the_inferno = Die Inferno
ti4-model-the_inferno-text = Als Aktion: Gib einen Marker aus deinem Strategiepool aus und setze einen Kreuzer in das System dieses Schiffes.

## Verträge

ti4-note-fires_of_the_gashlai = Das Feuer der Gashlai
ti4-note-fires_of_the_gashlai-text = Als Aktion: Der Eigentümer legt einen Marker aus seinem Flottenpool in den Nachschub zurück, und du erhältst deine Aufwertung für Kriegssonnen. Dann geht die Karte zurück.

## Anführer

ti4-leader-umbat = Umbat
ti4-leader-umbat-text = Als Aktion: Erschöpfe ihn und bestimme jemanden, der in einem System mit einer seiner Kriegssonnen oder seinem Flaggschiff bis zu 2 Einheiten produzieren darf, die je höchstens 4 kosten.
ti4-leader-magmus = Magmus
ti4-leader-magmus-text = Nachdem du einen Marker aus deinem Strategiepool ausgegeben hast: Du darfst eine Handelsware erhalten.
ti4-leader-magmus-unlock = Produziere eine Kriegssonne.
ti4-leader-adjudicator_baal = Richter Ba'al
ti4-leader-adjudicator_baal-ability = Nova-Keim
ti4-leader-adjudicator_baal-text = Nachdem du eine Kriegssonne in ein System bewegt hast, das weder ein Heimat-System noch das von Mecatol Rex ist: Du darfst dort alle fremden Einheiten zerstören und die Tafel durch die Supernova von Muaat ersetzen. Wenn du es tust, vernichte diese Karte und die Planetenkarten der alten Tafel.

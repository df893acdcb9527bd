### vuilraith.py in Worten (deutsch).

ti4-faction-vuilraith = die Vuil'raith-Verschwörung

## Fähigkeiten

ti4-ability-devour = Verschlingen
ti4-ability-amalgamation = Amalgam
ti4-ability-riftmeld = Rissverschmelzung

## Technologien

ti4-technology-dimensional_tear_ii = Dimensionsriss II
ti4-technology-vortex = Vortex

## Einheiten

ti4-model-reanimator = Reanimator
ti4-model-the_terror_between = Das kosmische Grauen
ti4-model-dimensional_tear_i = Dimensionsriss I
ti4-model-dimensional_tear_ii = Dimensionsriss II

## Verträge

ti4-note-crucible = Schmelztiegel

## Anführer

ti4-leader-the_stillness_of_stars = Das Schweigen der Sterne
ti4-leader-that_which_molds_flesh = Die Fleischformung
ti4-leader-it_feeds_on_carrion = Der Leichenfraß

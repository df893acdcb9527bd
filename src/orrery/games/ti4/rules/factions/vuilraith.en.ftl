### vuilraith.py in words (English).

ti4-faction-vuilraith = the Vuil'raith Cabal

## Abilities

ti4-ability-devour = Devour
ti4-ability-amalgamation = Amalgamation
ti4-ability-riftmeld = Riftmeld

## Technologies

ti4-technology-dimensional_tear_ii = Dimensional Tear II
ti4-technology-vortex = Vortex

## Units

ti4-model-reanimator = Reanimator
ti4-model-the_terror_between = The Terror Between
ti4-model-dimensional_tear_i = Dimensional Tear I
ti4-model-dimensional_tear_ii = Dimensional Tear II

## Promissory notes

ti4-note-crucible = Crucible

## Leaders

ti4-leader-the_stillness_of_stars = The Stillness of Stars
ti4-leader-that_which_molds_flesh = That Which Molds Flesh
ti4-leader-it_feeds_on_carrion = It Feeds on Carrion

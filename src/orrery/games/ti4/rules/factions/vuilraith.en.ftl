### vuilraith.py in words (English).

ti4-faction-vuilraith = the Vuil'raith Cabal

## Abilities

ti4-ability-devour = Devour
ti4-ability-devour-text = You capture every unit of your opponent that is destroyed during combat, structures excepted.
ti4-ability-amalgamation = Amalgamation
ti4-ability-amalgamation-text = When you produce a unit: you may return a captured unit of its type, and the new one costs nothing.
ti4-ability-riftmeld = Riftmeld
ti4-ability-riftmeld-text = When you research a unit upgrade: you may return a captured unit of that type and ignore all prerequisites of the technology.

## Technologies

ti4-technology-dimensional_tear_ii = Dimensional Tear II
ti4-technology-dimensional_tear_ii-text = Your space docks have production 7, and up to 12 fighters in their systems need no capacity of your ships.
ti4-technology-vortex = Vortex
ti4-technology-vortex-text = As an action: exhaust it and choose a unit of another player, no structure, in a system adjacent to a space dock of yours. You capture a unit of that type from that player's reinforcements.

## Units

ti4-model-reanimator = Reanimator
ti4-model-reanimator-text = When infantry of yours is destroyed on the planet of this mech, it goes to your faction sheet as captured.
ti4-model-the_terror_between = The Terror Between
ti4-model-the_terror_between-text = You capture all other units that are destroyed in this ship's system, even your own, structures excepted.
ti4-model-dimensional_tear_i = Dimensional Tear I
ti4-model-dimensional_tear_i-text = The system of this dock is a gravity rift, but your ships do not roll for it. Up to 6 fighters there need no capacity of your ships.
ti4-model-dimensional_tear_ii = Dimensional Tear II
ti4-model-dimensional_tear_ii-text = The system of this dock is a gravity rift, but your ships do not roll for it. Up to 12 fighters there need no capacity of your ships.

## Promissory notes

ti4-note-crucible = Crucible
ti4-note-crucible-text = After you activate a system: in this movement your ships do not roll for gravity rifts, and each rift they leave or pass adds one more to their move value. Then the card returns.

## Leaders

ti4-leader-the_stillness_of_stars = The Stillness of Stars
ti4-leader-the_stillness_of_stars-text = After another player replenishes commodities: exhaust it; those commodities become trade goods, and you capture a unit from that player's reinforcements that costs no more than their commodity value.
ti4-leader-that_which_molds_flesh = That Which Molds Flesh
ti4-leader-that_which_molds_flesh-text = When you produce fighters or infantry, up to 2 of them do not count for your production limit.
ti4-leader-that_which_molds_flesh-unlock = Have units in 3 gravity rifts.
ti4-leader-it_feeds_on_carrion = It Feeds on Carrion
ti4-leader-it_feeds_on_carrion-ability = Dimensional Anchor
ti4-leader-it_feeds_on_carrion-text = As an action: all others roll a die for each of their ships, fighters excepted, in or adjacent to a system with a dimensional tear. On 1 to 3 you capture the ship, and with it the fighters and ground forces that lose their room. Then purge this card.

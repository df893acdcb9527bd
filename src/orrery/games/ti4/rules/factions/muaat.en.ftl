### muaat.py in words (English).

ti4-faction-muaat = the Embers of Muaat

## Abilities

ti4-ability-star_forge = Star Forge
ti4-ability-star_forge-text = As an action: spend a token from your strategy pool and put 2 fighters or a destroyer from your reinforcements into a system with a war sun of yours.
ti4-ability-gashlai_physiology = Gashlai Physiology
ti4-ability-gashlai_physiology-text = Your ships may pass through supernovae.

## Technologies

ti4-technology-magmus_reactor = Magmus Reactor
ti4-technology-magmus_reactor-text = Your ships can move into supernovae. After units of yours use production in a system with a war sun or next to a supernova: you gain a trade good.
ti4-technology-prototype_war_sun_ii = Prototype War Sun II
ti4-technology-prototype_war_sun_ii-text = Your war suns cost 10 and have move 3.

## Units

ti4-model-ember_colossus = Ember Colossus
ti4-model-ember_colossus-text = When you use Star Forge in the system of this mech or in an adjacent one: you may put an infantry from your reinforcements with it.
ti4-model-prototype_war_sun_i = Prototype War Sun I
ti4-model-prototype_war_sun_i-text = Units of others in its system have no planetary shield.
ti4-model-prototype_war_sun_ii = Prototype War Sun II
ti4-model-prototype_war_sun_ii-text = Units of others in its system have no planetary shield.
ti4-model-the_inferno = The Inferno
ti4-model-the_inferno-text = As an action: spend a token from your strategy pool and put a cruiser into this ship's system.

## Promissory notes

ti4-note-fires_of_the_gashlai = Fires of the Gashlai
ti4-note-fires_of_the_gashlai-text = As an action: the owner takes a token from the fleet pool back to the reinforcements, and you gain your unit upgrade technology for war suns. Then the card returns.

## Leaders

ti4-leader-umbat = Umbat
ti4-leader-umbat-text = As an action: exhaust it and choose a player, who may produce up to 2 units that cost no more than 4 each in a system with one of their war suns or their flagship.
ti4-leader-magmus = Magmus
ti4-leader-magmus-text = After you spend a token from your strategy pool: you may gain a trade good.
ti4-leader-magmus-unlock = Produce a war sun.
ti4-leader-adjudicator_baal = Adjudicator Ba'al
ti4-leader-adjudicator_baal-ability = Nova Seed
ti4-leader-adjudicator_baal-text = After you move a war sun into a system that is neither a home system nor that of Mecatol Rex: you may destroy all units of others there and replace the tile with the supernova of Muaat. If you do, purge this card and the cards of all planets of the old tile.

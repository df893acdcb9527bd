### muaat.py in words (English).

ti4-faction-muaat = the Embers of Muaat

## Abilities

ti4-ability-star_forge = Star Forge
ti4-ability-gashlai_physiology = Gashlai Physiology

## Technologies

ti4-technology-magmus_reactor = Magmus Reactor
ti4-technology-prototype_war_sun_ii = Prototype War Sun II

## Units

ti4-model-ember_colossus = Ember Colossus
ti4-model-prototype_war_sun_i = Prototype War Sun I
ti4-model-prototype_war_sun_ii = Prototype War Sun II
ti4-model-the_inferno = The Inferno

## Promissory notes

ti4-note-fires_of_the_gashlai = Fires of the Gashlai

## Leaders

ti4-leader-umbat = Umbat
ti4-leader-magmus = Magmus
ti4-leader-adjudicator_baal = Adjudicator Ba'al

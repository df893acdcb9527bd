### Twilight Imperium 4: what is attached to planets (English). The German twin is attachments.de.ftl.

## Exploration, notes and leaders

ti4-attachment-biotic_research_facility = Biotic Research Facility
ti4-attachment-biotic_research_facility-text = A green technology specialty, or +1 resource and +1 influence where there is a specialty already.
ti4-attachment-cybernetic_research_facility = Cybernetic Research Facility
ti4-attachment-cybernetic_research_facility-text = A yellow technology specialty, or +1 resource and +1 influence where there is a specialty already.
ti4-attachment-propulsion_research_facility = Propulsion Research Facility
ti4-attachment-propulsion_research_facility-text = A blue technology specialty, or +1 resource and +1 influence where there is a specialty already.
ti4-attachment-warfare_research_facility = Warfare Research Facility
ti4-attachment-warfare_research_facility-text = A red technology specialty, or +1 resource and +1 influence where there is a specialty already.
ti4-attachment-demilitarized_zone = Demilitarized Zone
ti4-attachment-demilitarized_zone-text = No unit can be committed to the planet, produced on it or placed on it. In the agenda phase its planet card can be part of a transaction.
ti4-attachment-dyson_sphere = Dyson Sphere
ti4-attachment-dyson_sphere-text = +2 resources, +1 influence.
ti4-attachment-lazax_survivors = Lazax Survivors
ti4-attachment-lazax_survivors-text = +1 resource, +2 influence.
ti4-attachment-mining_world = Mining World
ti4-attachment-mining_world-text = +2 resources.
ti4-attachment-paradise_world = Paradise World
ti4-attachment-paradise_world-text = +2 influence.
ti4-attachment-rich_world = Rich World
ti4-attachment-rich_world-text = +1 resource.
ti4-attachment-tomb_of_emphidia = Tomb of Emphidia
ti4-attachment-tomb_of_emphidia-text = +1 influence. Whoever controls the planet can gain a victory point with the relic The Crown of Emphidia.
ti4-attachment-terraform = Terraform
ti4-attachment-terraform-text = +1 resource, +1 influence, and all three traits.
ti4-attachment-geoform = Geoform
ti4-attachment-geoform-text = +3 resources, +3 influence, and space cannon 5 with three dice, as though the planet were a unit.

## Laws of the base game

ti4-attachment-core_mining = Core Mining
ti4-attachment-core_mining-text = +2 resources.
ti4-attachment-demilitarized_zone_agenda = Demilitarized Zone
ti4-attachment-demilitarized_zone_agenda-text = No units land on the planet, and none are produced or placed on it.
ti4-attachment-holy_planet_of_ixth = Holy Planet of Ixth
ti4-attachment-holy_planet_of_ixth-text = Units on the planet do not use production. Whoever gains control of it gains a victory point, whoever loses control loses one.
ti4-attachment-research_team_biotic = Research Team: Biotic
ti4-attachment-research_team_biotic-text = When researching: exhaust this card to need one green prerequisite less.
ti4-attachment-research_team_cybernetic = Research Team: Cybernetic
ti4-attachment-research_team_cybernetic-text = When researching: exhaust this card to need one yellow prerequisite less.
ti4-attachment-research_team_propulsion = Research Team: Propulsion
ti4-attachment-research_team_propulsion-text = When researching: exhaust this card to need one blue prerequisite less.
ti4-attachment-research_team_warfare = Research Team: Warfare
ti4-attachment-research_team_warfare-text = When researching: exhaust this card to need one red prerequisite less.
ti4-attachment-senate_sanctuary = Senate Sanctuary
ti4-attachment-senate_sanctuary-text = +2 influence.
ti4-attachment-terraforming_initiative = Terraforming Initiative
ti4-attachment-terraforming_initiative-text = +1 resource, +1 influence.

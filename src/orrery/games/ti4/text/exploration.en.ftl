### Twilight Imperium 4: names of the exploration cards and what they do (English). The German twin is exploration.de.ftl.

## Cultural planets

ti4-exploration-freelancers = Freelancers
ti4-exploration-freelancers-text = You may produce one unit in this system; influence counts as resources in paying for it.
ti4-exploration-mercenary_outfit = Mercenary Outfit
ti4-exploration-mercenary_outfit-text = An infantry from your reinforcements may come to this planet.
ti4-exploration-gamma_wormhole = Gamma Wormhole
ti4-exploration-gamma_wormhole-text = This system gets a gamma wormhole token; then the card is purged.
ti4-exploration-demilitarized_zone = Demilitarized Zone
ti4-exploration-demilitarized_zone-text = Structures on this planet go back to your reinforcements, then its ground forces to the space area. Attached to the planet: no unit can be committed to it, produced on it or placed on it, and in the agenda phase its planet card can be part of a transaction.
ti4-exploration-dyson_sphere = Dyson Sphere
ti4-exploration-dyson_sphere-text = Attached to the planet: +2 resources and +1 influence.
ti4-exploration-paradise_world = Paradise World
ti4-exploration-paradise_world-text = Attached to the planet: +2 influence.
ti4-exploration-tomb_of_emphidia = Tomb of Emphidia
ti4-exploration-tomb_of_emphidia-text = Attached to the planet: +1 influence. Whoever controls it and has the relic The Crown of Emphidia can gain a victory point with it.
ti4-exploration-cultural_relic_fragment = Cultural Relic Fragment
ti4-exploration-cultural_relic_fragment-text = As an action: purge 3 cultural relic fragments of yours for a relic.

## Hazardous planets

ti4-exploration-volatile_fuel_source = Volatile Fuel Source
ti4-exploration-volatile_fuel_source-text = With a mech of yours on this planet, or in exchange for an infantry of yours from it: gain a command token.
ti4-exploration-expedition = Expedition
ti4-exploration-expedition-text = With a mech of yours on this planet, or in exchange for an infantry of yours from it: the planet becomes ready.
ti4-exploration-core_mine = Core Mine
ti4-exploration-core_mine-text = With a mech of yours on this planet, or in exchange for an infantry of yours from it: gain a trade good.
ti4-exploration-lazax_survivors = Lazax Survivors
ti4-exploration-lazax_survivors-text = Attached to the planet: +1 resource and +2 influence.
ti4-exploration-mining_world = Mining World
ti4-exploration-mining_world-text = Attached to the planet: +2 resources.
ti4-exploration-rich_world = Rich World
ti4-exploration-rich_world-text = Attached to the planet: +1 resource.
ti4-exploration-warfare_research_facility = Warfare Research Facility
ti4-exploration-warfare_research_facility-text = Attached to the planet: a red technology specialty; where there is a specialty already, +1 resource and +1 influence instead.
ti4-exploration-hazardous_relic_fragment = Hazardous Relic Fragment
ti4-exploration-hazardous_relic_fragment-text = As an action: purge 3 hazardous relic fragments of yours for a relic.

## Industrial planets

ti4-exploration-abandoned_warehouses = Abandoned Warehouses
ti4-exploration-abandoned_warehouses-text = If you like, either gain 2 commodities or turn up to 2 of yours into trade goods.
ti4-exploration-functioning_base = Functioning Base
ti4-exploration-functioning_base-text = If you like, either gain a commodity, or spend a trade good or commodity and draw an action card.
ti4-exploration-local_fabricators = Local Fabricators
ti4-exploration-local_fabricators-text = If you like, either gain a commodity, or spend a trade good or commodity and put a mech from your reinforcements on this planet.
ti4-exploration-biotic_research_facility = Biotic Research Facility
ti4-exploration-biotic_research_facility-text = Attached to the planet: a green technology specialty; where there is a specialty already, +1 resource and +1 influence instead.
ti4-exploration-cybernetic_research_facility = Cybernetic Research Facility
ti4-exploration-cybernetic_research_facility-text = Attached to the planet: a yellow technology specialty; where there is a specialty already, +1 resource and +1 influence instead.
ti4-exploration-propulsion_research_facility = Propulsion Research Facility
ti4-exploration-propulsion_research_facility-text = Attached to the planet: a blue technology specialty; where there is a specialty already, +1 resource and +1 influence instead.
ti4-exploration-industrial_relic_fragment = Industrial Relic Fragment
ti4-exploration-industrial_relic_fragment-text = As an action: purge 3 industrial relic fragments of yours for a relic.

## Frontier

ti4-exploration-derelict_vessel = Derelict Vessel
ti4-exploration-derelict_vessel-text = You draw a secret objective.
ti4-exploration-enigmatic_device = Enigmatic Device
ti4-exploration-enigmatic_device-text = You keep this card, open in your play area. As an action: for 6 resources and the card, which is purged, you research a technology.
ti4-exploration-gamma_relay = Gamma Relay
ti4-exploration-gamma_relay-text = This system gets a gamma wormhole token; then the card is purged.
ti4-exploration-ion_storm = Ion Storm
ti4-exploration-ion_storm-text = This system gets the ion storm token, with the side up that you choose, and the card goes to the common play area. Whenever ships have used its wormhole in a tactical action, the token is turned over once the ships have moved or retreated.
ti4-exploration-lost_crew = Lost Crew
ti4-exploration-lost_crew-text = You draw 2 action cards.
ti4-exploration-merchant_station = Merchant Station
ti4-exploration-merchant_station-text = If you like, either replenish your commodities or turn them into trade goods.
ti4-exploration-mirage = Mirage
ti4-exploration-mirage-text = This system gets the planet token Mirage, and you the planet card, ready. Then this card is purged.
ti4-exploration-unknown_relic_fragment = Unknown Relic Fragment
ti4-exploration-unknown_relic_fragment-text = It stands in for a relic fragment of whichever type you need.

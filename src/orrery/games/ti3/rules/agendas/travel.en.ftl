### travel.py in words (English).

ti3-politic-imperial_containment = Imperial Containment
ti3-politic-imperial_containment-text = For: whoever has most planets outside the home system (all of them, if level) discards one more command counter with each tactical action this round. Against: nothing.
ti3-politic-closing_the_wormholes = Closing the Wormholes
ti3-politic-closing_the_wormholes-text = For: no fleet goes through wormholes. Against: every fleet in a system with a wormhole loses a ship that is no fighter.
ti3-politic-traffic_tariffs = Traffic Tariffs
ti3-politic-traffic_tariffs-text = For: to activate a system with another's planet costs a trade good or exhausts a planet. Against: all give up a counter of the command pool or the strategy allocation.
ti3-politic-wormhole_reconstruction = Wormhole Reconstruction
ti3-politic-wormhole_reconstruction-text = For: all systems with wormholes are adjacent to each other. Against: nothing.

ti3-ask-counter_lost = You give up a command counter. From where?

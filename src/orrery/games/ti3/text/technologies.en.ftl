### Twilight Imperium 3: what the technologies do (English). The German twin is technologies.de.ftl.

ti3-ask-deliver = Which of the new units stand at { $site }?

ti3-technology-antimass_deflectors-text = Your ships fly through asteroid fields; no move ends there.
ti3-technology-xrd_transporters-text = Your carriers have range +1.
ti3-technology-type_iv_drive-text = Your cruisers and dreadnoughts have range +1.
ti3-technology-advanced_fighters-text = Your fighters fly on their own with range 2 (without room in their system they count for the fleet supply), bar the way of enemy ships and get +1 on all combat rolls.
ti3-technology-light_wave_deflector-text = Your ships fly through systems with enemy ships on their way to the activated one.
ti3-technology-fleet_logistics-text = In a turn you may carry out two tactical actions, one after the other.
ti3-technology-hylar_v_assault_laser-text = Your cruisers and destroyers get +1 on all combat rolls.
ti3-technology-deep_space_cannon-text = Your PDS reach adjacent systems.
ti3-technology-war_sun-text = You may produce war suns.
ti3-technology-magen_defense_grid-text = Your PDS get +1 on all combat rolls; so do your ground forces that defend a planet with a PDS.
ti3-technology-assault_cannon-text = Before a space battle each of your dreadnoughts may fire once; what it hits does not fire back.
ti3-technology-graviton_negator-text = Your dreadnoughts bombard in spite of PDS. Your fighters may join an invasion; they go back to space and never take a planet.
ti3-technology-stasis_capsules-text = Each of your cruisers and dreadnoughts carries a ground force.
ti3-technology-cybernetics-text = Your fighters get +1 on all combat rolls.
ti3-technology-neural_motivator-text = You draw one more action card in the status phase.
ti3-technology-gen_synthesis-text = Your ground forces get +1 in invasion combat. Each that is lost comes back on 5 or more, on a planet of yours in your home system.
ti3-technology-dacxive_animators-text = After an invasion combat that you have won roll a die for every ground force lost by either side: each 6 or more puts one on the planet.
ti3-technology-x89_bacterial_weapon-text = Before your bombardment of a planet you may destroy all ground forces on it; then you discard all your action cards.
ti3-technology-enviro_compensator-text = Your space docks produce one unit more.
ti3-technology-sarween_tools-text = Each production at a space dock has one resource on top.
ti3-technology-micro_technology-text = You receive one more trade good from each trade agreement.
ti3-technology-integrated_economy-text = What your docks produce may stand in an adjacent system that you have activated and that is empty or friendly; ground forces and PDS on any of your planets there.
ti3-technology-graviton_laser_system-text = Your PDS roll again, once, whatever has missed.
ti3-technology-transit_diodes-text = As an action: a command counter of your strategy allocation moves up to 4 ground forces from one of your planets to another.

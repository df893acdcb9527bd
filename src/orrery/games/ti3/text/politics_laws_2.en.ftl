### Twilight Imperium 3: the second half of the laws (English). The German twin is politics_laws_2.de.ftl.

ti3-ask-counter_lost = You give up a command counter. From where?
ti3-log-ungarrisoned = { $planet } has no ground forces of { $seat } and becomes neutral.
ti3-log-technology-lost = { $seat } no longer has { $technology }.

ti3-politic-minister_of_exploration-text = The elected player receives a trade good whenever another player takes a neutral planet by landing on it.
ti3-politic-minister_of_internal_security-text = The elected player may discard this card at any time to destroy up to 4 ground forces on Mecatol Rex.
ti3-politic-minister_of_policy-text = The elected player draws one more action card in the status phase.
ti3-politic-minister_of_war-text = Before the first round of each own space battle the elected player may spend a command counter of the strategy allocation for a hit; nothing fires back.
ti3-politic-planetary_conscription-text = For: whoever takes a neutral planet may put a ground force on it. Against: nobody lands on a neutral planet for the rest of the round.
ti3-politic-planetary_security-text = For: planets outside home systems without a ground force become neutral at once. Against: nothing.
ti3-politic-regressive_rhetoric-text = For: technologies cost 2 more; whoever does not use the secondary ability of Technology may draw an action card instead. Against: all discard an action card.
ti3-politic-regulated_conscription-text = For: ground forces cost 1 resource each, and Sol's ability brings only one for a counter. Against: nothing.
ti3-politic-research_grant-text = For: technology specialties count for all colours. Against: nobody receives yellow technologies for the rest of the round.
ti3-politic-resource_management-text = For: command counters are not redistributed in the status phase. Against: whoever has 3 or more action cards discards 2.
ti3-politic-short_term_truce-text = For: in the next round nobody activates a system with enemy ships or lands on another’s planet; anybody may discard the law at any time for 10 influence. Against: each who voted against exhausts a planet, which the opponent on the left chooses.
ti3-politic-subsidized_studies-text = Technologies of the elected colour cost 3 less, all others 2 more.
ti3-politic-technology_buy_back-text = For: in the status phase each player may hand back a technology that no other of the player’s own needs, for 6 trade goods. Against: nobody receives technologies in this round.
ti3-politic-technology_tariffs-text = For: red technologies cost 4 more. Against: nobody receives green technologies for the rest of the round.
ti3-politic-trade_war-text = For: whoever uses the secondary ability of Trade may remove a trade good of an opponent. Against: all lose a trade good.
ti3-politic-traffic_tariffs-text = For: to activate a system with another's planet costs a trade good or exhausts a planet. Against: all give up a counter of the command pool or the strategy allocation.
ti3-politic-unconventional_weapons-text = For: dreadnoughts and war suns get -2 on combat rolls. Against: all exhaust a planet for each of their dreadnoughts and war suns.
ti3-politic-science_community_speaker-text = The elected player uses the secondary ability of Technology without a command counter and pays 1 less for technologies.
ti3-politic-wormhole_reconstruction-text = For: all systems with wormholes are adjacent to each other. Against: nothing.

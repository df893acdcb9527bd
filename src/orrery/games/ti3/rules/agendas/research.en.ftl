### research.py in words (English).

ti3-politic-ancient_artifact = Ancient Artifact
ti3-politic-ancient_artifact-text = For: roll a die. 1 to 5: all units in the system of Mecatol Rex are destroyed, leaders killed; in adjacent systems every fleet, and the ground forces of every planet, suffer three rolls that hit on 5 or more. 6 to 10: all receive two technologies whose prerequisites they meet. Against: nothing.
ti3-politic-technology_investigation = Technology Investigation
ti3-politic-technology_investigation-text = For: nobody buys technologies this round. Against: all discard a random action card; then two more political cards are drawn and dealt with in that order.
ti3-politic-regressive_rhetoric = Regressive Rhetoric
ti3-politic-regressive_rhetoric-text = For: technologies cost 2 more; whoever does not use the secondary ability of Technology may draw an action card instead. Against: all discard an action card.
ti3-politic-research_grant = Research Grant
ti3-politic-research_grant-text = For: technology specialties count for all colours. Against: nobody receives yellow technologies for the rest of the round.
ti3-politic-subsidized_studies = Subsidized Studies
ti3-politic-subsidized_studies-text = Technologies of the elected colour cost 3 less, all others 2 more.
ti3-politic-technology_buy_back = Technology Buy-back
ti3-politic-technology_buy_back-text = For: in the status phase each player may hand back a technology that no other of the player’s own needs, for 6 trade goods. Against: nobody receives technologies in this round.
ti3-politic-technology_tariffs = Technology Tariffs
ti3-politic-technology_tariffs-text = For: red technologies cost 4 more. Against: nobody receives green technologies for the rest of the round.
ti3-politic-science_community_speaker = Science Community Speaker
ti3-politic-science_community_speaker-text = The elected player uses the secondary ability of Technology without a command counter and pays 1 less for technologies.

ti3-log-blast = { $you ->
    [yes] Your fleet at { $place } suffers { $dice }: { ti3-many-hits }.
   *[no] The fleet of { $seat } at { $place } suffers { $dice }: { ti3-many-hits }.
}
ti3-log-blast-planet = { $planet }, { $built }: { $dice }, { ti3-many-hits }.

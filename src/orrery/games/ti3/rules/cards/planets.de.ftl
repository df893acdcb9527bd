### planets.py in words (German).

ti3-card-civil_defense = Civil Defense
ti3-card-civil_defense-text = Als Aktion: zwei PDS auf einen eigenen Planeten ohne PDS.
ti3-card-ghost_ship = Ghost Ship
ti3-card-ghost_ship-text = Als Aktion: ein Zerstörer in ein Wurmlochsystem ohne gegnerische Schiffe.
ti3-card-local_unrest = Local Unrest
ti3-card-local_unrest-text = Als Aktion: Ein Planet außerhalb der Heimatsysteme wird erschöpft und verliert eine Bodentruppe. Ohne Bodentruppen wird er neutral.
ti3-card-rally_of_the_people = Rally of the People
ti3-card-rally_of_the_people-text = Als Aktion: ein Zerstörer in dein Heimatsystem, wenn dort keine feindlichen Schiffe sind.
ti3-card-rise_of_a_messiah = Rise of a Messiah
ti3-card-rise_of_a_messiah-text = Als Aktion: eine Bodentruppe auf jeden eigenen Planeten.
ti3-card-stellar_criminals = Stellar Criminals
ti3-card-stellar_criminals-text = Als Aktion: Ein Gegner erschöpft die Hälfte seiner unerschöpften Planeten, abgerundet.
ti3-card-uprising = Uprising
ti3-card-uprising-text = Als Aktion: Alle Planeten eines Systems, das kein Heimatsystem ist, werden erschöpft.
ti3-card-voluntary_annexation = Voluntary Annexation
ti3-card-voluntary_annexation-text = Als Aktion: Ein neutraler Planet neben einem System mit einem eigenen Planeten gehört dir, mit drei Bodentruppen.

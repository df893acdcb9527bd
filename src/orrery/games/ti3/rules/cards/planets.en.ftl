### planets.py in words (English).

ti3-card-civil_defense = Civil Defense
ti3-card-civil_defense-text = As an action: two PDS on a planet of yours without any.
ti3-card-ghost_ship = Ghost Ship
ti3-card-ghost_ship-text = As an action: a destroyer in a wormhole system without enemy ships.
ti3-card-local_unrest = Local Unrest
ti3-card-local_unrest-text = As an action: exhaust a planet outside home systems and destroy a ground force on it. Without ground forces it becomes neutral.
ti3-card-rally_of_the_people = Rally of the People
ti3-card-rally_of_the_people-text = As an action: a destroyer in your home system, unless enemy ships are there.
ti3-card-rise_of_a_messiah = Rise of a Messiah
ti3-card-rise_of_a_messiah-text = As an action: a ground force on each planet of yours.
ti3-card-stellar_criminals = Stellar Criminals
ti3-card-stellar_criminals-text = As an action: an opponent exhausts half of the unexhausted planets, rounded down.
ti3-card-uprising = Uprising
ti3-card-uprising-text = As an action: exhaust all planets of a system that is no home system.
ti3-card-voluntary_annexation = Voluntary Annexation
ti3-card-voluntary_annexation-text = As an action: take a neutral planet in a system beside one with a planet of yours; three ground forces appear on it.

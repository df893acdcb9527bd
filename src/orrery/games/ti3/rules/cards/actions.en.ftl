### actions.py in words (English).

ti3-card-civil_defense = Civil Defense
ti3-card-civil_defense-text = As an action: two PDS on a planet of yours without any.
ti3-card-ghost_ship = Ghost Ship
ti3-card-ghost_ship-text = As an action: a destroyer in a wormhole system without enemy ships.
ti3-card-good_year = Good Year
ti3-card-good_year-text = As an action: a trade good for each planet of yours outside your home system.
ti3-card-influence_in_the_merchants_guild = Influence in the Merchant's Guild
ti3-card-influence_in_the_merchants_guild-text = As an action: end one trade agreement, whoever has it.
ti3-card-insubordination = Insubordination
ti3-card-insubordination-text = As an action: an opponent loses a counter of the command pool.
ti3-card-local_unrest = Local Unrest
ti3-card-local_unrest-text = As an action: exhaust a planet outside home systems and destroy a ground force on it. Without ground forces it becomes neutral.
ti3-card-massive_transport = Massive Transport
ti3-card-massive_transport-text = As an action: move a space dock to another planet of yours, on a way free of enemy ships.
ti3-card-privateers = Privateers
ti3-card-privateers-text = As an action: an opponent loses all trade goods; half of them, rounded down, are yours.
ti3-card-rally_of_the_people = Rally of the People
ti3-card-rally_of_the_people-text = As an action: a destroyer in your home system, unless enemy ships are there.
ti3-card-rise_of_a_messiah = Rise of a Messiah
ti3-card-rise_of_a_messiah-text = As an action: a ground force on each planet of yours.
ti3-card-secret_industrial_agent = Secret Industrial Agent
ti3-card-secret_industrial_agent-text = As an action: destroy a space dock outside home systems.
ti3-card-spacedock_accident = Spacedock Accident
ti3-card-spacedock_accident-text = As an action: a space dock outside home systems produces nothing in this round.
ti3-card-stellar_criminals = Stellar Criminals
ti3-card-stellar_criminals-text = As an action: an opponent exhausts half of the unexhausted planets, rounded down.
ti3-card-successful_spy = Successful Spy
ti3-card-successful_spy-text = As an action: take two action cards of an opponent at random.
ti3-card-transport = Transport
ti3-card-transport-text = As an action: move up to three ground forces from one planet of yours to another, on a way free of enemy ships.
ti3-card-unexpected_action = Unexpected Action
ti3-card-unexpected_action-text = As an action: take a command counter of yours off the board into the reinforcements.
ti3-card-uprising = Uprising
ti3-card-uprising-text = As an action: exhaust all planets of a system that is no home system.
ti3-card-voluntary_annexation = Voluntary Annexation
ti3-card-voluntary_annexation-text = As an action: take a neutral planet in a system beside one with a planet of yours; three ground forces appear on it.
ti3-card-war_footing = War Footing
ti3-card-war_footing-text = As an action: fleet supply +2 in one system for the rest of the round; what exceeds it at its end is removed.

ti3-log-counter-lost = { $you ->
    [yes] You lose a counter of the command pool.
   *[no] { $seat } loses a counter of the command pool.
}
ti3-log-takes-cards = { $you ->
    [yes] You take { ti3-many-cards } of { $rival }.
   *[no] { $seat } takes { ti3-many-cards } from { ti3-rival }.
}

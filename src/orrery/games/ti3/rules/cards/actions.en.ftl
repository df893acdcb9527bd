### actions.py in words (English).

ti3-card-good_year = Good Year
ti3-card-good_year-text = As an action: a trade good for each planet of yours outside your home system.
ti3-card-influence_in_the_merchants_guild = Influence in the Merchant's Guild
ti3-card-influence_in_the_merchants_guild-text = As an action: end one trade agreement, whoever has it.
ti3-card-insubordination = Insubordination
ti3-card-insubordination-text = As an action: an opponent loses a counter of the command pool.
ti3-card-privateers = Privateers
ti3-card-privateers-text = As an action: an opponent loses all trade goods; half of them, rounded down, are yours.
ti3-card-successful_spy = Successful Spy
ti3-card-successful_spy-text = As an action: take two action cards of an opponent at random.
ti3-card-unexpected_action = Unexpected Action
ti3-card-unexpected_action-text = As an action: take a command counter of yours off the board into the reinforcements.
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

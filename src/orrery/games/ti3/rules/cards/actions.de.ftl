### actions.py in words (German).

ti3-card-good_year = Good Year
ti3-card-good_year-text = Als Aktion: ein Handelsgut für jeden deiner Planeten außerhalb deines Heimatsystems.
ti3-card-influence_in_the_merchants_guild = Influence in the Merchant's Guild
ti3-card-influence_in_the_merchants_guild-text = Als Aktion: ein beliebiges Handelsabkommen endet.
ti3-card-insubordination = Insubordination
ti3-card-insubordination-text = Als Aktion: Ein Gegner verliert einen Chip aus dem Kommandobereich.
ti3-card-privateers = Privateers
ti3-card-privateers-text = Als Aktion: Ein Gegner verliert alle Handelsgüter; die Hälfte davon, abgerundet, bekommst du.
ti3-card-successful_spy = Successful Spy
ti3-card-successful_spy-text = Als Aktion: Nimm einem Gegner zwei zufällige Aktionskarten.
ti3-card-unexpected_action = Unexpected Action
ti3-card-unexpected_action-text = Als Aktion: einen eigenen Kommandochip vom Brett zurück in die Verstärkungen.
ti3-card-war_footing = War Footing
ti3-card-war_footing-text = Als Aktion: Flottenversorgung +2 in einem System für den Rest der Runde; was sie am Ende übersteigt, wird entfernt.

ti3-log-counter-lost = { $you ->
    [yes] Du verlierst einen Chip aus dem Kommandobereich.
   *[no] { $seat } verliert einen Chip aus dem Kommandobereich.
}
ti3-log-takes-cards = { $you ->
    [yes] Du nimmst { ti3-many-cards } von { $rival }.
   *[no] { $seat } nimmt { ti3-many-cards } von { ti3-to-rival }.
}

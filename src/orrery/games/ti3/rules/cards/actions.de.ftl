### actions.py in words (German).

ti3-card-civil_defense = Civil Defense
ti3-card-civil_defense-text = Als Aktion: zwei PDS auf einen eigenen Planeten ohne PDS.
ti3-card-ghost_ship = Ghost Ship
ti3-card-ghost_ship-text = Als Aktion: ein Zerstörer in ein Wurmlochsystem ohne gegnerische Schiffe.
ti3-card-good_year = Good Year
ti3-card-good_year-text = Als Aktion: ein Handelsgut für jeden deiner Planeten außerhalb deines Heimatsystems.
ti3-card-influence_in_the_merchants_guild = Influence in the Merchant's Guild
ti3-card-influence_in_the_merchants_guild-text = Als Aktion: ein beliebiges Handelsabkommen endet.
ti3-card-insubordination = Insubordination
ti3-card-insubordination-text = Als Aktion: Ein Gegner verliert einen Chip aus dem Kommandobereich.
ti3-card-local_unrest = Local Unrest
ti3-card-local_unrest-text = Als Aktion: Ein Planet außerhalb der Heimatsysteme wird erschöpft und verliert eine Bodentruppe. Ohne Bodentruppen wird er neutral.
ti3-card-massive_transport = Massive Transport
ti3-card-massive_transport-text = Als Aktion: ein Raumdock auf einen anderen eigenen Planeten, auf einem Weg ohne gegnerische Schiffe.
ti3-card-privateers = Privateers
ti3-card-privateers-text = Als Aktion: Ein Gegner verliert alle Handelsgüter; die Hälfte davon, abgerundet, bekommst du.
ti3-card-rally_of_the_people = Rally of the People
ti3-card-rally_of_the_people-text = Als Aktion: ein Zerstörer in dein Heimatsystem, wenn dort keine feindlichen Schiffe sind.
ti3-card-rise_of_a_messiah = Rise of a Messiah
ti3-card-rise_of_a_messiah-text = Als Aktion: eine Bodentruppe auf jeden eigenen Planeten.
ti3-card-secret_industrial_agent = Secret Industrial Agent
ti3-card-secret_industrial_agent-text = Als Aktion: Ein Raumdock außerhalb der Heimatsysteme wird zerstört.
ti3-card-spacedock_accident = Spacedock Accident
ti3-card-spacedock_accident-text = Als Aktion: Ein Raumdock außerhalb der Heimatsysteme produziert in dieser Runde nichts.
ti3-card-stellar_criminals = Stellar Criminals
ti3-card-stellar_criminals-text = Als Aktion: Ein Gegner erschöpft die Hälfte seiner unerschöpften Planeten, abgerundet.
ti3-card-successful_spy = Successful Spy
ti3-card-successful_spy-text = Als Aktion: Nimm einem Gegner zwei zufällige Aktionskarten.
ti3-card-transport = Transport
ti3-card-transport-text = Als Aktion: bis zu drei Bodentruppen von einem eigenen Planeten auf einen anderen, auf einem Weg ohne gegnerische Schiffe.
ti3-card-unexpected_action = Unexpected Action
ti3-card-unexpected_action-text = Als Aktion: einen eigenen Kommandochip vom Brett zurück in die Verstärkungen.
ti3-card-uprising = Uprising
ti3-card-uprising-text = Als Aktion: Alle Planeten eines Systems, das kein Heimatsystem ist, werden erschöpft.
ti3-card-voluntary_annexation = Voluntary Annexation
ti3-card-voluntary_annexation-text = Als Aktion: Ein neutraler Planet neben einem System mit einem eigenen Planeten gehört dir, mit drei Bodentruppen.
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

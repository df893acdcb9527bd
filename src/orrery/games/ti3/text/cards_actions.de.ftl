### Twilight Imperium 3: Aktionskarten außerhalb von Kampf und Rat und was sie bewirken (deutsch). Das englische Gegenstück ist cards_actions.en.ftl.

## Als Aktion

ti3-card-civil_defense-text = Als Aktion: zwei PDS auf einen eigenen Planeten ohne PDS.
ti3-card-ghost_ship-text = Als Aktion: ein Zerstörer in ein Wurmlochsystem ohne gegnerische Schiffe.
ti3-card-good_year-text = Als Aktion: ein Handelsgut für jeden deiner Planeten außerhalb deines Heimatsystems.
ti3-card-influence_in_the_merchants_guild-text = Als Aktion: ein beliebiges Handelsabkommen endet.
ti3-card-insubordination-text = Als Aktion: Ein Gegner verliert einen Chip aus dem Kommandobereich.
ti3-card-local_unrest-text = Als Aktion: Ein Planet außerhalb der Heimatsysteme wird erschöpft und verliert eine Bodentruppe. Ohne Bodentruppen wird er neutral.
ti3-card-massive_transport-text = Als Aktion: ein Raumdock auf einen anderen eigenen Planeten, auf einem Weg ohne gegnerische Schiffe.
ti3-card-privateers-text = Als Aktion: Ein Gegner verliert alle Handelsgüter; die Hälfte davon, abgerundet, bekommst du.
ti3-card-rally_of_the_people-text = Als Aktion: ein Zerstörer in dein Heimatsystem, wenn dort keine feindlichen Schiffe sind.
ti3-card-rise_of_a_messiah-text = Als Aktion: eine Bodentruppe auf jeden eigenen Planeten.
ti3-card-secret_industrial_agent-text = Als Aktion: Ein Raumdock außerhalb der Heimatsysteme wird zerstört.
ti3-card-spacedock_accident-text = Als Aktion: Ein Raumdock außerhalb der Heimatsysteme produziert in dieser Runde nichts.
ti3-card-stellar_criminals-text = Als Aktion: Ein Gegner erschöpft die Hälfte seiner unerschöpften Planeten, abgerundet.
ti3-card-successful_spy-text = Als Aktion: Nimm einem Gegner zwei zufällige Aktionskarten.
ti3-card-transport-text = Als Aktion: bis zu drei Bodentruppen von einem eigenen Planeten auf einen anderen, auf einem Weg ohne gegnerische Schiffe.
ti3-card-unexpected_action-text = Als Aktion: einen eigenen Kommandochip vom Brett zurück in die Verstärkungen.
ti3-card-uprising-text = Als Aktion: Alle Planeten eines Systems, das kein Heimatsystem ist, werden erschöpft.
ti3-card-voluntary_annexation-text = Als Aktion: Ein neutraler Planet neben einem System mit einem eigenen Planeten gehört dir, mit drei Bodentruppen.
ti3-card-war_footing-text = Als Aktion: Flottenversorgung +2 in einem System für den Rest der Runde; was sie am Ende übersteigt, wird entfernt.

## In der Strategiephase

ti3-card-command_summit-text = In der Strategiephase: zwei Kommandochips in deinen Kommandobereich.
ti3-card-cultural_crisis-text = In der Strategiephase: Ein Spieler, auch du selbst, hat in dieser Runde keine Rasseneigenschaften, gute wie schlechte.
ti3-card-grand_armada-text = In der Strategiephase: In deinem Heimatsystem gilt in dieser Runde keine Grenze der Flottenversorgung; was sie am Ende übersteigt, wird entfernt.
ti3-card-multiculturalism-text = In der Strategiephase: Du hast in dieser Runde eine Rasseneigenschaft eines Gegners.
ti3-card-productivity_spike-text = In der Strategiephase: Eines deiner Raumdocks produziert in dieser Runde mehr, um den Einfluss seines Planeten.
ti3-card-public_disgrace-text = Nachdem ein anderer eine Strategiekarte genommen hat: Sie wird zurückgelegt, und er nimmt eine andere.
ti3-card-scientist_assassination-text = In der Strategiephase: Ein Spieler bekommt und kauft in dieser Runde keine Technologien.
ti3-card-signal_jamming-text = In der Strategiephase: Lege einen Kommandochip eines Mitspielers in ein System, das kein Heimatsystem ist.
ti3-card-strategic_flexibility-text = Wenn alle Strategiekarten genommen haben: Tausche deine gegen eine übrige.
ti3-card-strategic_shift-text = Bevor jemand eine Strategiekarte nimmt: Nenne eine, die in dieser Runde niemand ausspielt.
ti3-card-synchronicity-text = In der Strategiephase: Nimm eine beliebige Karte aus dem Aktionskartenstapel und mische ihn.
ti3-card-trade_stop-text = In der Strategiephase: Alle Handelsabkommen enden.

## Jederzeit und bei Strategiekarten

ti3-card-disclosure-text = Jederzeit: Sieh dir die Aktionskarten eines Gegners an und wirf eine davon ab.
ti3-card-emergency_repairs-text = Jederzeit: Repariere alle deine Schlachtschiffe und Kampfsterne in einem System.
ti3-card-master_of_trade-text = Jederzeit, mit zwei Handelsabkommen: Frische bis zu zwei eigene Planeten auf.
ti3-card-policy_paralysis-text = Nach einer Primärfähigkeit: Ein Gegner darf die Sekundärfähigkeit dieser Karte jetzt nicht nutzen.
ti3-card-political_stability-text = In der Statusphase: Behalte deine Strategiekarten für die nächste Runde und nimm keine; nicht mit Initiative oder Imperial.
ti3-card-ruinous_tariffs-text = Nachdem ein Handelspartner die Sekundärfähigkeit von Handel genutzt hat: Die Hälfte seiner Handelsgüter, aufgerundet, bekommst du.
ti3-card-sabotage-text = Nachdem ein Mitspieler eine Aktionskarte außer Sabotage gespielt hat: Sie ist wirkungslos.
ti3-card-touch_of_genius-text = Zum Zeitpunkt einer abgelegten Aktionskarte: Bezahle 3 Einfluss und tu, was sie sagt.

## Technologien

ti3-card-corporate_sponsorship-text = Bevor du eine Technologie kaufst: Eine grüne kostet 4 weniger.
ti3-card-focused_research-text = Bevor du eine Technologie kaufst: Für 6 Ressourcen mehr darf dir eine Voraussetzung fehlen.
ti3-card-opening_the_black_box-text = Bevor du eine Technologie kaufst: Rote Spezialisierungen sparen bei einer roten doppelt so viel.
ti3-card-tech_bubble-text = Nach deiner Primärfähigkeit von Technologie: Nutze auch ihre Sekundärfähigkeit, für das, was sie kostet: einen Chip aus dem Strategiebereich und den Preis.

## Fragen und Chronik

ti3-ask-search_deck = { $text }: Welche Karte des Stapels nimmst du?
ti3-log-troops-moved = { $you ->
    [yes] Du verlegst Bodentruppen nach { $planet } ({ $count }).
   *[no] { $seat } verlegt Bodentruppen nach { $planet } ({ $count }).
}
ti3-log-dock-moved = { $you ->
    [yes] Du verlegst ein Raumdock nach { $planet }.
   *[no] { $seat } verlegt ein Raumdock nach { $planet }.
}
ti3-log-repairs = { $you ->
    [yes] Du reparierst deine Schiffe in { $place }.
   *[no] { $seat } repariert Schiffe in { $place }.
}
ti3-log-counter-laid = { $you ->
    [yes] Einer deiner Kommandochips wird in { $place } gelegt.
   *[no] Ein Kommandochip von { $seat } wird in { $place } gelegt.
}
ti3-log-counter-lifted = { $you ->
    [yes] Du nimmst einen Kommandochip von { $place }.
   *[no] { $seat } nimmt einen Kommandochip von { $place }.
}
ti3-log-counter-lost = { $you ->
    [yes] Du verlierst einen Chip aus dem Kommandobereich.
   *[no] { $seat } verliert einen Chip aus dem Kommandobereich.
}
ti3-log-sabotaged = { $you ->
    [yes] Deine Karte { $card } wird sabotiert.
   *[no] { $card } von { $seat } wird sabotiert.
}
ti3-log-copies = { $you ->
    [yes] Du kopierst { $card }.
   *[no] { $seat } kopiert { $card }.
}
ti3-log-exhausted = Erschöpft: { $planets }.
ti3-log-neutral = { $planet } ist wieder neutral.
ti3-log-takes-cards = { $you ->
    [yes] Du nimmst { ti3-many-cards } von { $rival }.
   *[no] { $seat } nimmt { ti3-many-cards } von { ti3-to-rival }.
}
ti3-log-sees-hand = { $you ->
    [yes] Du siehst die Aktionskarten von { $rival } an.
   *[no] { $seat } sieht { $rival_you ->
       [yes] deine Aktionskarten
      *[no] die Aktionskarten von { $rival }
    } an.
}
ti3-log-loses-card = { $you ->
    [yes] Du musst { $card } abwerfen.
   *[no] { $seat } muss { $card } abwerfen.
}
ti3-log-searches = { $you ->
    [yes] Du durchsuchst den Stapel und nimmst eine Karte.
   *[no] { $seat } durchsucht den Stapel und nimmt eine Karte.
}
ti3-log-aims-player = { $you ->
    [yes] { $card } betrifft dich.
   *[no] { $card } betrifft { $seat }.
}
ti3-log-aims-strategy = { $card }: { $strategy }.
ti3-log-aims-place = { $card }: { $place }.
ti3-log-aims-planet = { $card }: { $planet }.
ti3-log-borrows = { $you ->
    [yes] Du hast in dieser Runde { $text }.
   *[no] { $seat } hat in dieser Runde { $text }.
}

### any_time.py in words (German).

ti3-card-disclosure = Disclosure
ti3-card-disclosure-text = Jederzeit: Sieh dir die Aktionskarten eines Gegners an und wirf eine davon ab.
ti3-card-emergency_repairs = Emergency Repairs
ti3-card-emergency_repairs-text = Jederzeit: Repariere alle deine Schlachtschiffe und Kampfsterne in einem System.
ti3-card-master_of_trade = Master of Trade
ti3-card-master_of_trade-text = Jederzeit, mit zwei Handelsabkommen: Frische bis zu zwei eigene Planeten auf.
ti3-card-sabotage = Sabotage
ti3-card-sabotage-text = Nachdem ein Mitspieler eine Aktionskarte außer Sabotage gespielt hat: Sie ist wirkungslos.

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

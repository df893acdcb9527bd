### yssaril.py in words (German).

ti3-race-yssaril = die Yssaril-Stämme
ti3-drawn-race-yssaril = Yssaril
ti3-race-yssaril-skip = Geduld
ti3-race-yssaril-skip-text = Du darfst deine Aktion weglassen, aber nicht in zwei Zügen nacheinander.
ti3-race-yssaril-card_hoard = Ränke
ti3-race-yssaril-card_hoard-text = Du ziehst in jeder Statusphase eine Aktionskarte mehr, und nichts begrenzt je deine Hand.
ti3-race-yssaril-spy = Spione
ti3-race-yssaril-spy-text = Einmal in jeder Strategiephase darfst du dir die Aktionskarten eines anderen ansehen.

ti3-ask-spied = Du siehst die Aktionskarten von { $rival }. Fertig?
ti3-log-waits = { $you ->
    [yes] Du lässt eine Aktion weg.
   *[no] { $seat } lässt eine Aktion weg.
}
ti3-log-spies = { $you ->
    [yes] Du siehst dir die Aktionskarten von { $rival } an.
   *[no] { $seat } sieht sich { $rival_you ->
       [yes] deine Aktionskarten
      *[no] die Aktionskarten von { $rival }
    } an.
}

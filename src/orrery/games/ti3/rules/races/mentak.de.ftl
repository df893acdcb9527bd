### mentak.py in words (German).

ti3-race-mentak = die Mentak-Koalition
ti3-drawn-race-mentak = Mentak
ti3-race-mentak-extra_fleet_counter = Raubflotten
ti3-race-mentak-extra_fleet_counter-text = Du beginnst mit einem Kommandochip mehr in der Flottenversorgung.
ti3-race-mentak-ambush = Hinterhalt
ti3-race-mentak-ambush-text = Vor einer Raumschlacht mit dir feuern bis zu zwei deiner Kreuzer und Zerstörer; was sie treffen, schießt nicht zurück.
ti3-race-mentak-pillage = Plünderung
ti3-race-mentak-pillage-text = Nimm dir in der Strategiephase je ein Handelsgut von bis zu zwei anderen, die mindestens drei haben.

ti3-ask-rob = Wem nimmst du ein Handelsgut?
ti3-log-robs = { $you ->
    [yes] Du beraubst { $rival }.
   *[no] { $seat } beraubt { ti3-rival }.
}

### touch_of_genius.py in words (German).

ti3-card-touch_of_genius = Touch of Genius
ti3-card-touch_of_genius-text = Zum Zeitpunkt einer abgelegten Aktionskarte: Bezahle 3 Einfluss und tu, was sie sagt.

ti3-log-copies = { $you ->
    [yes] Du kopierst { $card }.
   *[no] { $seat } kopiert { $card }.
}

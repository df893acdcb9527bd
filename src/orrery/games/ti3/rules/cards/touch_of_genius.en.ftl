### touch_of_genius.py in words (English).

ti3-card-touch_of_genius = Touch of Genius
ti3-card-touch_of_genius-text = At the time of a discarded action card: pay 3 influence and do what it says.

ti3-log-copies = { $you ->
    [yes] You copy { $card }.
   *[no] { $seat } copies { $card }.
}

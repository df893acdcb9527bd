### Twilight Imperium 3: what several texts do, as the journal tells it (English).

ti3-log-troops-moved = { $you ->
    [yes] You move ground forces to { $planet } ({ $count }).
   *[no] { $seat } moves ground forces to { $planet } ({ $count }).
}
ti3-log-dock-moved = { $you ->
    [yes] You move a space dock to { $planet }.
   *[no] { $seat } moves a space dock to { $planet }.
}
ti3-log-repairs = { $you ->
    [yes] You repair your ships in { $place }.
   *[no] { $seat } repairs ships in { $place }.
}
ti3-log-counter-laid = { $you ->
    [yes] A command counter of yours is laid on { $place }.
   *[no] A command counter of { $seat } is laid on { $place }.
}
ti3-log-counter-lifted = { $you ->
    [yes] You take a command counter off { $place }.
   *[no] { $seat } takes a command counter off { $place }.
}
ti3-log-sabotaged = { $you ->
    [yes] Your { $card } is sabotaged.
   *[no] { $card } of { $seat } is sabotaged.
}
ti3-log-exhausted = Exhausted: { $planets }.
ti3-log-neutral = { $planet } is neutral again.
ti3-log-aims-player = { $you ->
    [yes] { $card } is about you.
   *[no] { $card } is about { $seat }.
}
ti3-log-aims-place = { $card }: { $place }.
ti3-log-aims-planet = { $card }: { $planet }.
ti3-log-agenda-waits = { $politic } is drawn as well and comes before the council afterwards.
ti3-log-technology-lost = { $seat } no longer has { $technology }.

### Twilight Imperium 3: what several texts do, as the journal tells it (German).

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
ti3-log-sabotaged = { $you ->
    [yes] Deine Karte { $card } wird sabotiert.
   *[no] { $card } von { $seat } wird sabotiert.
}
ti3-log-exhausted = Erschöpft: { $planets }.
ti3-log-neutral = { $planet } ist wieder neutral.
ti3-log-aims-player = { $you ->
    [yes] { $card } betrifft dich.
   *[no] { $card } betrifft { $seat }.
}
ti3-log-aims-place = { $card }: { $place }.
ti3-log-aims-planet = { $card }: { $planet }.
ti3-log-agenda-waits = { $politic } wird ebenfalls gezogen und kommt danach vor den Rat.
ti3-log-technology-lost = { $seat }: { $technology } geht verloren.

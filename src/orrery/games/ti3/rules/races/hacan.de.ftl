### hacan.py in words (German).

ti3-race-hacan = die Emirate von Hacan
ti3-drawn-race-hacan = Hacan
ti3-race-hacan-no_approval = Gilderecht
ti3-race-hacan-no_approval-text = Deine Handelsabkommen brauchen niemandes Zustimmung.
ti3-race-hacan-free_trade_secondary = Händler
ti3-race-hacan-free_trade_secondary-text = Die Sekundärfähigkeit von Handel kostet dich keinen Chip, und jedes Abkommen bringt dir ein Handelsgut mehr.
ti3-race-hacan-unbreakable = Vertragstreue
ti3-race-hacan-unbreakable-text = Kein Partner kann ein Abkommen mit dir kündigen; Krieg zwischen euch beiden löst es, ebenso Handel und Karten.
ti3-race-hacan-swap_action_cards = Basar
ti3-race-hacan-swap_action_cards-text = Sind in der Statusphase Karten gezogen, darfst du zweimal anbieten, je bis zu zwei Aktionskarten zu tauschen, mit Handelsgütern obendrauf.

ti3-ask-swap = Bietest du einen Handel mit Aktionskarten an?
ti3-ask-accept_swap = { $rival } bietet { $cards ->
    [one] 1 Aktionskarte
   *[other] { $cards } Aktionskarten
} gegen { $wanted_cards } von dir{ $given ->
    [0] {""}
   *[other] , mit { $given ->
        [one] 1 Handelsgut
       *[other] { $given } Handelsgütern
    } für dich
}{ $wanted ->
    [0] {""}
   *[other] , für { $wanted } deiner Handelsgüter
}. Nimmst du an?
ti3-ask-hand_over = Welche Aktionskarten gibst du ab ({ $number })?
ti3-many-swapped = { $count ->
    [0] keine Aktionskarte
    [1] 1 Aktionskarte
   *[other] { $count } Aktionskarten
}
ti3-log-swaps = { $you ->
    [yes] Du gibst { $rival } { ti3-many-swapped } und erhältst { $other }.
   *[no] { $seat } gibt { ti3-to-rival } { ti3-many-swapped } und erhält { $other }.
}

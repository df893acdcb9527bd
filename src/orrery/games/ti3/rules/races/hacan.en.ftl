### hacan.py in words (English).

ti3-race-hacan = the Emirates of Hacan
ti3-drawn-race-hacan = Hacan
ti3-race-hacan-no_approval = Guild Law
ti3-race-hacan-no_approval-text = Your trade agreements need nobody's approval.
ti3-race-hacan-free_trade_secondary = Merchants
ti3-race-hacan-free_trade_secondary-text = The secondary ability of Trade costs you no counter, and each agreement pays you one trade good more.
ti3-race-hacan-unbreakable = Bound by Contract
ti3-race-hacan-unbreakable-text = No partner can end an agreement with you; war between the two of you does, and so do Trade and cards.
ti3-race-hacan-swap_action_cards = Bazaar
ti3-race-hacan-swap_action_cards-text = When cards have been drawn in the status phase you may make two offers to trade up to two action cards each way, with trade goods on top.

ti3-ask-swap = Do you offer to trade action cards?
ti3-ask-accept_swap = { $rival } offers { $cards ->
    [one] 1 action card
   *[other] { $cards } action cards
} for { $wanted_cards } of yours{ $given ->
    [0] {""}
   *[other] , with { $given ->
        [one] 1 trade good
       *[other] { $given } trade goods
    } for you
}{ $wanted ->
    [0] {""}
   *[other] , for { $wanted } of your trade goods
}. Do you accept?
ti3-ask-hand_over = Which action cards do you hand over ({ $number })?
ti3-many-swapped = { $count ->
    [0] no action card
    [1] 1 action card
   *[other] { $count } action cards
}
ti3-log-swaps = { $you ->
    [yes] You give { $rival } { ti3-many-swapped } and receive { $other }.
   *[no] { $seat } gives { ti3-rival } { ti3-many-swapped } and receives { $other }.
}

### any_time.py in words (English).

ti3-card-disclosure = Disclosure
ti3-card-disclosure-text = At any time: look at an opponent's action cards and discard one of them.
ti3-card-emergency_repairs = Emergency Repairs
ti3-card-emergency_repairs-text = At any time: repair all your dreadnoughts and war suns in one system.
ti3-card-master_of_trade = Master of Trade
ti3-card-master_of_trade-text = At any time, with two trade agreements: refresh up to two planets of yours.
ti3-card-sabotage = Sabotage
ti3-card-sabotage-text = After another player has played an action card, except Sabotage: it has no effect.

ti3-log-sees-hand = { $you ->
    [yes] You look at the action cards of { $rival }.
   *[no] { $seat } looks at { $rival_you ->
       [yes] your action cards
      *[no] the action cards of { $rival }
    }.
}
ti3-log-loses-card = { $you ->
    [yes] You must discard { $card }.
   *[no] { $seat } must discard { $card }.
}

### yssaril.py in words (English).

ti3-race-yssaril = the Yssaril Tribes
ti3-drawn-race-yssaril = Yssaril
ti3-race-yssaril-skip = Patience
ti3-race-yssaril-skip-text = You may leave out your action, but not in two turns running.
ti3-race-yssaril-card_hoard = Intrigue
ti3-race-yssaril-card_hoard-text = You draw one more action card in each status phase, and nothing ever limits your hand.
ti3-race-yssaril-spy = Spies
ti3-race-yssaril-spy-text = Once in each strategy phase you may look at somebody's action cards.

ti3-ask-spied = You see the action cards of { $rival }. Done?
ti3-log-waits = { $you ->
    [yes] You leave out an action.
   *[no] { $seat } leaves out an action.
}
ti3-log-spies = { $you ->
    [yes] You look at the action cards of { $rival }.
   *[no] { $seat } looks at { $rival_you ->
       [yes] your action cards
      *[no] the action cards of { $rival }
    }.
}

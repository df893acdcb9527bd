# Race for the Galaxy in the lobby (English): what the game is, what can be chosen for it.

race-about = Build an empire out of cards: choose an action each round, place worlds and developments, sell and consume goods. Everybody takes part in every phase that somebody chose. About half an hour.

race-set-experienced = For experienced players
race-set-experienced-no = no: one action each round
race-set-experienced-yes = yes: two actions each round
race-set-first-game = First game
race-set-first-game-no = no: dealt start worlds and hands
race-set-first-game-yes = yes: preset start worlds and hands
race-set-cards = Cards
race-set-cards-base = the base game
race-set-cards-all = all there are
race-set-idle-tactics = New Military Tactics
race-set-idle-tactics-allowed = may be given up at any time
race-set-idle-tactics-needed = only where the strength is needed
race-set-idle-colony-ship = Colony Ship
race-set-idle-colony-ship-needed = only for worlds that cost something
race-set-idle-colony-ship-allowed = for free worlds too
race-set-first-game-good = First game: good of Alpha Centauri
race-set-first-game-good-before = before the other start worlds are shuffled in
race-set-first-game-good-after = after the other start worlds are shuffled in
race-set-round-limit = Last round
race-set-round-limit-0 = no limit
race-set-start-good = Good of Alpha Centauri
race-set-start-good-before = before the other start worlds are shuffled in
race-set-start-good-after = after the hands have been dealt

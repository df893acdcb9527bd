### delivery.py in words (German).

ti3-ask-deliver = Welche der neuen Einheiten stehen bei { $site }?

### strategy_phase.py in words (German).

ti3-card-command_summit = Command Summit
ti3-card-command_summit-text = In der Strategiephase: zwei Kommandochips in deinen Kommandobereich.
ti3-card-cultural_crisis = Cultural Crisis
ti3-card-cultural_crisis-text = In der Strategiephase: Ein Spieler, auch du selbst, hat in dieser Runde keine Rasseneigenschaften, gute wie schlechte.
ti3-card-grand_armada = Grand Armada
ti3-card-grand_armada-text = In der Strategiephase: In deinem Heimatsystem gilt in dieser Runde keine Grenze der Flottenversorgung; was sie am Ende übersteigt, wird entfernt.
ti3-card-multiculturalism = Multiculturalism
ti3-card-multiculturalism-text = In der Strategiephase: Du hast in dieser Runde eine Rasseneigenschaft eines Gegners.
ti3-card-productivity_spike = Productivity Spike
ti3-card-productivity_spike-text = In der Strategiephase: Eines deiner Raumdocks produziert in dieser Runde mehr, um den Einfluss seines Planeten.
ti3-card-public_disgrace = Public Disgrace
ti3-card-public_disgrace-text = Nachdem ein anderer eine Strategiekarte genommen hat: Sie wird zurückgelegt, und er nimmt eine andere.
ti3-card-scientist_assassination = Scientist Assassination
ti3-card-scientist_assassination-text = In der Strategiephase: Ein Spieler bekommt und kauft in dieser Runde keine Technologien.
ti3-card-signal_jamming = Signal Jamming
ti3-card-signal_jamming-text = In der Strategiephase: Lege einen Kommandochip eines Mitspielers in ein System, das kein Heimatsystem ist.
ti3-card-strategic_flexibility = Strategic Flexibility
ti3-card-strategic_flexibility-text = Wenn alle Strategiekarten genommen haben: Tausche deine gegen eine übrige.
ti3-card-strategic_shift = Strategic Shift
ti3-card-strategic_shift-text = Bevor jemand eine Strategiekarte nimmt: Nenne eine, die in dieser Runde niemand ausspielt.
ti3-card-synchronicity = Synchronicity
ti3-card-synchronicity-text = In der Strategiephase: Nimm eine beliebige Karte aus dem Aktionskartenstapel und mische ihn.
ti3-card-trade_stop = Trade Stop
ti3-card-trade_stop-text = In der Strategiephase: Alle Handelsabkommen enden.

ti3-ask-search_deck = { $text }: Welche Karte des Stapels nimmst du?
ti3-log-searches = { $you ->
    [yes] Du durchsuchst den Stapel und nimmst eine Karte.
   *[no] { $seat } durchsucht den Stapel und nimmt eine Karte.
}
ti3-log-aims-strategy = { $card }: { $strategy }.
ti3-log-borrows = { $you ->
    [yes] Du hast in dieser Runde { $text }.
   *[no] { $seat } hat in dieser Runde { $text }.
}

### Twilight Imperium 3: die Option Sabotagelauf (deutsch). Der englische Zwilling ist sabotage_runs.en.ftl.

ti3-option-sabotage_runs = Sabotagelauf
ti3-option-sabotage_runs-text = Nach dem Sperrfeuer dürfen Jäger gegen feindliche Kampfsterne geschickt werden: Wer 9 oder mehr würfelt, kommt durch, und von diesen zerstört eine 10 den Kampfstern. Alle anderen gehen verloren.
ti3-ask-squadron = Sabotagelauf bei { $place }: Wie viele Jäger schickst du gegen Kampfstern { $sun } von { $rival }?
ti3-log-sabotage-run = { $you ->
    [yes] Du schickst
   *[no] { $seat } schickt
} { $count } Jäger gegen einen Kampfstern von { $rival } bei { $place }: { $hits ->
    [0] vergeblich
   *[other] er ist zerstört
}.

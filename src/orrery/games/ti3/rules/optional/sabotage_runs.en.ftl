### Twilight Imperium 3: the option of sabotage runs (English). The German twin is sabotage_runs.de.ftl.

ti3-option-sabotage_runs = Sabotage Runs
ti3-option-sabotage_runs-text = After the barrage fighters may be sent against enemy war suns: those that roll 9 or more get through, and of these a 10 destroys the war sun. All others are lost.
ti3-ask-squadron = Sabotage run at { $place }: how many fighters do you send against war sun { $sun } of { $rival }?
ti3-log-sabotage-run = { $you ->
    [yes] You send
   *[no] { $seat } sends
} { $count ->
    [one] a fighter
   *[other] { $count } fighters
} against a war sun of { $rival } at { $place }: { $hits ->
    [0] in vain
   *[other] it is destroyed
}.

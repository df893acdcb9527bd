### mahact.py in Worten (deutsch).

ti4-faction-mahact = die Mahactanischen Gen-Hexer

## Fähigkeiten

ti4-ability-edict = Edikt
ti4-ability-edict-text = Sobald du einen Kampf gewinnst: Ein Kommandomarker aus dem Nachschub deines Gegners kommt in deinen Flottenpool, wenn dort noch keiner von ihm liegt. Er erhöht dein Flottenlimit und wird nicht umverteilt.
ti4-ability-imperia = Imperativ
ti4-ability-imperia-text = Solange ein Kommandomarker eines anderen Spielers in deinem Flottenpool liegt, nutzt du auch dessen Commander, wenn er freigeschaltet ist.
ti4-ability-hubris = Hybris
ti4-ability-hubris-text = Bei Spielbeginn wird deine Allianz vernichtet. Niemand kann dir seine geben.

## Technologien

ti4-technology-crimson_legionnaire_ii = Purpurrote Legionäre II
ti4-technology-crimson_legionnaire_ii-text = Deine Infanterie hat Kampfwert 7. Nachdem eine zerstört ist: Du erhältst ein Massenprodukt oder machst eines zur Handelsware; dann liegt sie auf dieser Karte und kommt zu Beginn deines nächsten Zuges auf einen deiner Planeten im Heimat-System.
ti4-technology-genetic_recombination = Genetische Rekombination
ti4-technology-genetic_recombination-text = Bevor ein Spieler abstimmt: Erschöpfe sie und nenne eine Alternative. Er gibt für sie mindestens eine Stimme ab oder legt einen Marker aus dem Flottenpool in den Nachschub zurück.

## Einheiten

ti4-model-crimson_legionnaire_i = Purpurrote Legionäre I
ti4-model-crimson_legionnaire_i-text = Nachdem sie zerstört ist: Du erhältst ein Massenprodukt oder machst eines zur Handelsware.
ti4-model-crimson_legionnaire_ii = Purpurrote Legionäre II
ti4-model-crimson_legionnaire_ii-text = Nachdem sie zerstört ist: Du erhältst ein Massenprodukt oder machst eines zur Handelsware. Dann liegt sie auf ihrer Technologie und kommt zu Beginn deines nächsten Zuges auf einen deiner Planeten im Heimat-System.
ti4-model-starlancer = Starlancer
ti4-model-starlancer-text = Nachdem ein Spieler, dessen Marker in deinem Flottenpool liegt, das System dieses Mechs aktiviert hat: Du darfst diesen Marker abgeben. Der Spieler erhält ihn, und sein Zug ist zu Ende.
ti4-model-arvicon_rex = Arvicon Rex
ti4-model-arvicon_rex-text = Im Kampf gegen einen Spieler ohne Marker in deinem Flottenpool hat dieses Schiff +2 auf seine Kampfwürfe.

## Verträge

ti4-note-scepter_of_dominion = Zepter der Herrschaft
ti4-note-scepter_of_dominion-text = Zu Beginn der Strategiephase: Nenne ein System mit deinen Einheiten, das kein Heimat-System ist. Alle anderen, die einen Marker auf dem Kommandobogen der Mahact haben, legen dort einen aus ihrem Nachschub hin. Dann geht die Karte zurück.

## Anführer

ti4-leader-jae_mir_kan = Jae Mir Kan
ti4-leader-jae_mir_kan-text = Sobald dich eine Sekundärfähigkeit einen Kommandomarker kosten würde: Erschöpfe ihn, und stattdessen wird ein Marker des aktiven Spielers vom Spielplan verwendet.
ti4-leader-il_na_viroset = Il Na Viroset
ti4-leader-il_na_viroset-unlock = In deinem Flottenpool liegen Kommandomarker zweier anderer Fraktionen.
ti4-leader-il_na_viroset-text = Du kannst Systeme mit deinen eigenen Kommandomarkern aktivieren. Dann kommen beide Marker in deinen Nachschub, und dein Zug ist zu Ende.
ti4-leader-airo_shir_aur = Airo Shir Aur
ti4-leader-airo_shir_aur-ability = Segnung
ti4-leader-airo_shir_aur-text = Als Aktion: Alle Einheiten im Weltraumbereich eines Systems ziehen in ein angrenzendes System mit Schiffen eines anderen Spielers, und dort kommt es zum Raumkampf. Niemand kann sich daraus zurückziehen oder Schiffe durch eine Fähigkeit herausbewegen. Dann wird er vernichtet.

### nomad.py in Worten (deutsch).

ti4-faction-nomad = der Nomade

## Fähigkeiten

ti4-ability-the_company = Die Firma
ti4-ability-the_company-text = Du beginnst mit zwei weiteren Agenten neben deinem Fraktionsbogen, also mit dreien.
ti4-ability-future_sight = Die Zukunft im Blick
ti4-ability-future_sight-text = In der Agendaphase, nachdem eine Alternative abgehandelt ist, für die du gestimmt oder die du vorhergesagt hast: Du erhältst eine Handelsware.

## Technologien

ti4-technology-memoria_ii = Memoria II
ti4-technology-memoria_ii-text = Dein Flaggschiff hat Kampfwert 5 mit 2 Würfeln, Bewegungswert 2, Kapazität 6 und Jägerabwehr 5 mit 3 Würfeln. Es gilt als angrenzend zu jedem System mit einem deiner Mechs.
ti4-technology-temporal_command_suite = Temporale Systemsteuerung
ti4-technology-temporal_command_suite-text = Nachdem irgendein Agent erschöpft worden ist: Erschöpfe sie und mache ihn spielbereit. Gehört er einem anderen Spieler, darfst du mit diesem eine Transaktion abschließen.

## Einheiten

ti4-model-quantum_manipulator = Quanten-Manipulator
ti4-model-quantum_manipulator-text = In einem Kampf, in dessen Weltraumbereich er ist: Er darf Schadensresistenz gegen einen Treffer auf deine Schiffe dort nutzen.
ti4-model-memoria_i = Memoria I
ti4-model-memoria_i-text = Sie gilt, wenn du willst, als angrenzend zu jedem System mit einem deiner Mechs.
ti4-model-memoria_ii = Memoria II
ti4-model-memoria_ii-text = Sie gilt, wenn du willst, als angrenzend zu jedem System mit einem deiner Mechs.

## Verträge

ti4-note-the_cavalry = Die Kavallerie
ti4-note-the_cavalry-text = Zu Beginn eines Raumkampfes gegen einen anderen Spieler als den Nomaden: In diesem Kampf hat eines deiner Nicht-Jäger-Schiffe Kampfwert, Jägerabwehr und Schadensresistenz des Flaggschiffs des Nomaden. Nach dem Kampf geht die Karte zurück.

## Anführer

ti4-leader-artuno_the_betrayer = Artuno die Verräterin
ti4-leader-artuno_the_betrayer-text = Sobald du Handelswaren aus dem Vorrat erhältst: Erschöpfe sie, und ebenso viele Handelswaren kommen auf diese Karte. Du erhältst sie, sobald sie spielbereit gemacht wird.
ti4-leader-field_marshal_mercer = Feldmarschall Mercer
ti4-leader-field_marshal_mercer-text = Am Ende des Zuges irgendeines Spielers: Erschöpfe ihn, und dieser Spieler darf bis zu 2 eigene Bodentruppen von beliebigen Stellen des Spielplans auf eigene Planeten im aktiven System setzen.
ti4-leader-the_thundarian = Der Donarianer
ti4-leader-the_thundarian-text = Nachdem die Würfel einer Kampfrunde geworfen sind: Erschöpfe ihn. Niemandem werden Treffer zugewiesen, und die Würfel dieser Runde werden neu geworfen.
ti4-leader-navarch_feng = Nauarch Feng
ti4-leader-navarch_feng-unlock = Du hast einen geheimen Auftrag erfüllt.
ti4-leader-navarch_feng-text = Du produzierst dein Flaggschiff, ohne Ressourcen auszugeben.
ti4-leader-ahk_syl_siven = Ahk-Syl Siven
ti4-leader-ahk_syl_siven-ability = Wahrscheinlichkeitsmatrix
ti4-leader-ahk_syl_siven-text = Als Aktion: Lege die Karte neben den Spielplan. In dieser Runde bewegt sich dein Flaggschiff mit allem, was es transportiert, auch aus Systemen mit deinen Kommandomarkern heraus. Am Ende der Runde wird die Karte vernichtet.

### naaz_rokha.py in Worten (deutsch).

ti4-faction-naaz_rokha = die Naaz-Rokha-Allianz

## Fähigkeiten

ti4-ability-distant_suns = Ferne Sonnen
ti4-ability-distant_suns-text = Sobald du einen Planeten erkundest, auf dem einer deiner Mechs steht: Du darfst eine Karte mehr ziehen. Handle eine davon ab und lege die übrigen ab.
ti4-ability-fabrication = Verarbeitung
ti4-ability-fabrication-text = Als Aktion: Vernichte 2 deiner Reliktfragmente desselben Typs und erhalte ein Relikt, oder vernichte eines deiner Reliktfragmente und erhalte einen Kommandomarker.

## Technologien

ti4-technology-pre_fab_arcologies = Fertig-Arkologie
ti4-technology-pre_fab_arcologies-text = Nachdem du einen Planeten erkundet hast, wird er spielbereit.
ti4-technology-supercharge = Überladung
ti4-technology-supercharge-text = Zu Beginn einer Kampfrunde: Erschöpfe sie, und deine Einheiten haben in dieser Runde +1 auf jeden Kampfwurf.

## Einheiten

ti4-model-eidolon = Eidolon
ti4-model-eidolon-text = Ist er zu Beginn eines Raumkampfes im Weltraumbereich des aktiven Systems, wird seine Karte umgedreht.
ti4-model-z_grav_eidolon = Null-G-Eidolon
ti4-model-z_grav_eidolon-text = Im Weltraumbereich des aktiven Systems ist er auch ein Schiff. Am Ende eines Raumkampfes dort wird seine Karte wieder umgedreht.
ti4-model-visz_el_vir = Visz el Vir
ti4-model-visz_el_vir-text = Deine Mechs in seinem System werfen im Kampf einen Würfel mehr.

## Verträge

ti4-note-black_market_forgery = Schwarzmarkt-Fälschung
ti4-note-black_market_forgery-text = Als Aktion: Vernichte 2 deiner Reliktfragmente desselben Typs und erhalte ein Relikt. Dann geht die Karte zurück.

## Anführer

ti4-leader-garv_and_gunn = Garv und Gunn
ti4-leader-garv_and_gunn-text = Am Ende des Zuges eines Spielers: Erschöpfe die Karte, und dieser Spieler darf einen seiner Planeten erkunden.
ti4-leader-dart_and_tai = Dart und Tai
ti4-leader-dart_and_tai-text = Nachdem du die Kontrolle über einen Planeten erlangt hast, den ein anderer Spieler kontrolliert hat: Du darfst ihn erkunden.
ti4-leader-dart_and_tai-unlock = Du hast Mechs in 3 Systemen.
ti4-leader-hesh_and_prit = Hesh und Prit
ti4-leader-hesh_and_prit-text = Als Aktion: Du erhältst ein Relikt und nutzt die Sekundärfähigkeiten von bis zu 2 Strategiekarten, die spielbereit sind oder die niemand gewählt hat. Kommandomarker dafür kommen aus deinem Nachschub statt aus deinem Strategiepool. Dann wird die Karte vernichtet.
ti4-leader-hesh_and_prit-ability = Perfekte Synthese

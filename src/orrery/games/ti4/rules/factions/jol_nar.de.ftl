### jol_nar.py in Worten (deutsch).

ti4-faction-jol_nar = die Universitäten von Jol-Nar

## Fähigkeiten

ti4-ability-fragile = Zerbrechlich
ti4-ability-fragile-text = Deine Einheiten haben -1 auf jeden ihrer Kampfwürfe.
ti4-ability-brilliant = Brillant
ti4-ability-brilliant-text = Gibst du einen Kommandomarker für die Sekundärfähigkeit von „Technologie“ aus, darfst du stattdessen die Primärfähigkeit abhandeln.
ti4-ability-analytical = Analytiker
ti4-ability-analytical-text = Bei jeder Technologie, die du erforschst und die keine Einheit aufwertet, darfst du eine Voraussetzung ignorieren.

## Technologien

ti4-technology-e_res_siphons = E-Res-Extraktor
ti4-technology-e_res_siphons-text = Nachdem ein anderer Spieler ein System mit einem deiner Schiffe aktiviert hat: Du erhältst 4 Handelswaren.
ti4-technology-spacial_conduit_cylinder = Zylindrischer Raumkanal
ti4-technology-spacial_conduit_cylinder-text = Nachdem du ein System mit deinen Einheiten aktiviert hast: Erschöpfe ihn, und das System grenzt für diese Aktivierung an alle anderen an, in denen du Einheiten hast.

## Einheiten

ti4-model-shield_paling = Schildpalisade
ti4-model-shield_paling-text = Deine Infanterie auf seinem Planeten ist nicht zerbrechlich.
ti4-model-j_n_s_hylarim = J.N.S. Hylarim
ti4-model-j_n_s_hylarim-text = Jede 9 oder 10, die es im Kampf würfelt, bringt vor allen Modifikatoren 2 Treffer zusätzlich.

## Verträge

ti4-note-research_agreement = Forschungsabkommen
ti4-note-research_agreement-text = Nachdem der Jol-Nar-Spieler eine Technologie erforscht hat, die keiner Fraktion gehört: Du erhältst sie ebenfalls. Dann geht diese Karte zurück.

## Anführer

ti4-leader-doctor_sucaban = Doktor Sucaban
ti4-leader-doctor_sucaban-text = Sobald ein Spieler Ressourcen für Forschung ausgibt: Erschöpfe diese Karte, und er darf Infanterie vom Spielplan nehmen; jede senkt den Preis um 1.
ti4-leader-ta_zern = Ta Zern
ti4-leader-ta_zern-text = Nachdem du für eine Einheitenfähigkeit gewürfelt hast: Du darfst beliebige dieser Würfel erneut werfen.
ti4-leader-ta_zern-unlock = Du besitzt 8 Technologien.
ti4-leader-rin_the_masters_legacy = Rin, des Meisters Vermächtnis
ti4-leader-rin_the_masters_legacy-text = Als Aktion: Jede deiner Technologien, die keine Einheit aufwertet, darfst du gegen eine beliebige Technologie derselben Farbe aus deinem Stapel tauschen. Dann vernichte diese Karte.
ti4-leader-rin_the_masters_legacy-ability = Genetisches Gedächtnis

### planets.py in words (German).

ti3-politic-colonial_redistribution = Colonial Redistribution
ti3-politic-colonial_redistribution-text = Dafür: Wer die meisten Siegpunkte hat (bei Gleichstand der Zufall), zerstört die Bodentruppen auf einem eigenen Planeten und nennt einen anderen Spieler mit den wenigsten, der ihn mit drei Bodentruppen übernehmen darf. Dagegen: nichts.
ti3-politic-compensated_disarmament = Compensated Disarmament
ti3-politic-compensated_disarmament-text = Wählt einen Planeten: Seine Bodentruppen werden zerstört; sein Besitzer erhält für jede ein Handelsgut und behält ihn.
ti3-politic-dispute_resolution = Dispute Resolution
ti3-politic-dispute_resolution-text = Wählt zwei Planeten verschiedener Spieler, weder Mecatol Rex noch in einem Heimatsystem: Alles darauf wird zerstört, und sie sind wieder neutral.
ti3-politic-official_sanction = Official Sanction
ti3-politic-official_sanction-text = Wählt einen Spieler: Er landet für den Rest der Runde weder auf neutralen noch auf fremden Planeten.
ti3-politic-colonization_licensing = Colonization Licensing
ti3-politic-colonization_licensing-text = Dafür: Die Landung auf einem neutralen Planeten kostet so viele Ressourcen, wie er liefert. Dagegen: Jeder erschöpft einen Planeten für je drei, die er außerhalb seines Heimatsystems hat.
ti3-politic-imperial_peace = Imperial Peace
ti3-politic-imperial_peace-text = Dafür: Auf Mecatol Rex landet nur, wem er gehört. Dagegen: In dieser Runde landet niemand auf einem anderen Planeten, der ihm nicht gehört.
ti3-politic-minister_of_internal_security = Minister of Internal Security
ti3-politic-minister_of_internal_security-text = Der Gewählte darf diese Karte jederzeit ablegen, um bis zu 4 Bodentruppen auf Mecatol Rex zu vernichten.
ti3-politic-planetary_conscription = Planetary Conscription
ti3-politic-planetary_conscription-text = Dafür: Wer einen neutralen Planeten einnimmt, darf eine Bodentruppe darauf setzen. Dagegen: Für den Rest der Runde landet niemand auf neutralen Planeten.
ti3-politic-planetary_security = Planetary Security
ti3-politic-planetary_security-text = Dafür: Planeten außerhalb von Heimatsystemen ohne Bodentruppe werden sofort neutral. Dagegen: nichts.
ti3-politic-short_term_truce = Short Term Truce
ti3-politic-short_term_truce-text = Dafür: In der nächsten Runde aktiviert niemand ein System mit gegnerischen Schiffen oder landet auf fremden Planeten; jeder darf das Gesetz jederzeit für 10 Einfluss ablegen. Dagegen: Wer dagegen gestimmt hat, erschöpft einen Planeten, den der Gegner zur Linken wählt.

ti3-log-ungarrisoned = { $planet } hat keine Bodentruppen von { $seat } und wird neutral.

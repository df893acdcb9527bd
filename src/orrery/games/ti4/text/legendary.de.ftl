### Twilight Imperium 4: die Fähigkeiten legendärer Planeten (Deutsch). Die englische Fassung ist legendary.en.ftl.

ti4-legendary-the_atrament = Das Atramentum
ti4-legendary-the_atrament-text = Am Ende deines Zuges: Erschöpfe diese Karte für bis zu 2 Infanterie aus deinem Nachschub auf einem deiner Planeten.
ti4-legendary-imperial_arms_vault = Imperiale Waffenkammer
ti4-legendary-imperial_arms_vault-text = Am Ende deines Zuges: Erschöpfe diese Karte für einen Mech aus deinem Nachschub auf einem deiner Planeten oder für eine Aktionskarte.
ti4-legendary-exterrix_headquarters = Exterrix-Hauptquartier
ti4-legendary-exterrix_headquarters-text = Am Ende deines Zuges: Erschöpfe diese Karte für 2 Handelswaren, oder um alle deine Massenprodukte in Handelswaren umzuwandeln.
ti4-legendary-mirage_flight_academy = Mirage-Flugakademie
ti4-legendary-mirage_flight_academy-text = Am Ende deines Zuges: Erschöpfe diese Karte für bis zu 2 Jäger aus deinem Nachschub in einem System mit eigenen Schiffen.

### Twilight Imperium 4: wie die Relikte heißen und was sie bewirken (Deutsch). Die englische Fassung ist relics.en.ftl.

ti4-relic-dominus_orb = Dominus-Sphäre
ti4-relic-dominus_orb-text = Bevor du in einer Taktikaktion Einheiten bewegst: Vernichte sie, und auch Einheiten in Systemen mit deinem Kommandomarker können sich bewegen und transportiert werden.
ti4-relic-maw_of_worlds = Weltenschlund
ti4-relic-maw_of_worlds-text = Zu Beginn der Agendaphase: Vernichte ihn und erschöpfe alle deine Planeten; du erhältst eine beliebige Technologie.
ti4-relic-scepter_of_emelpar = Zepter von Emelpar
ti4-relic-scepter_of_emelpar-text = Sobald du einen Marker aus dem Strategiepool ausgeben würdest: Erschöpfe es, und der Marker kommt stattdessen aus deinem Nachschub.
ti4-relic-shard_of_the_throne = Scherbe des Throns
ti4-relic-shard_of_the_throne-text = Sie bringt dir einen Siegpunkt, der mit ihr wieder geht. Wer die Kontrolle über einen deiner legendären Planeten oder über einen deiner Planeten in deinem Heimat-System erlangt, nimmt sie dir.
ti4-relic-stellar_converter = Stellar-Konverter
ti4-relic-stellar_converter-text = Als Aktion: Nenne einen Planeten in einem System neben einer deiner Einheiten mit Bombardement, aber keinen Heimatplaneten, keinen legendären und nicht Mecatol Rex. Alle Einheiten darauf werden zerstört, seine Verstärkungen und seine Planetenkarte vernichtet, und er bekommt den Zerstörter-Planet-Marker. Dann wird das Relikt vernichtet.
ti4-relic-the_codex = Der Kodex
ti4-relic-the_codex-text = Als Aktion: Vernichte ihn und suche dir bis zu 3 Aktionskarten vom Ablagestapel aus.
ti4-relic-the_crown_of_emphidia = Die Krone der Emphidia
ti4-relic-the_crown_of_emphidia-text = Nach deiner Taktikaktion: Erschöpfe sie, um einen deiner Planeten zu erkunden. Mit dem Grab der Emphidia unter deiner Kontrolle, am Ende der Statusphase: Vernichte sie für einen Siegpunkt.
ti4-relic-the_crown_of_thalnos = Die Krone des Thalnos
ti4-relic-the_crown_of_thalnos-text = In jeder Kampfrunde darfst du beliebige deiner Würfel neu werfen, mit +1 auf die neuen Ergebnisse. Einheiten, die neu geworfen haben und gar keinen Treffer erzielen, werden zerstört.
ti4-relic-the_obsidian = Der Obsidian
ti4-relic-the_obsidian-text = Erhältst du ihn, ziehst du einen geheimen Auftrag. Du darfst einen geheimen Auftrag mehr haben, gewertet oder nicht.
ti4-relic-the_prophets_tears = Tränen des Propheten
ti4-relic-the_prophets_tears-text = Sobald du eine Technologie erforschst: Erschöpfe sie, und du kommst ohne eine Voraussetzung aus oder ziehst eine Aktionskarte.

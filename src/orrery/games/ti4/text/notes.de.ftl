### Twilight Imperium 4: Vertragskarten (Deutsch). Die englische Fassung ist notes.en.ftl. Eigentümer ist der Spieler, dessen Farbe die Karte hat.

## Verträge, die jeder Spieler hat

ti4-note-alliance = Allianz
ti4-note-alliance-text = Erhältst du sie und bist nicht der Eigentümer, legst du sie offen in deinen Spielbereich. Solange sie dort liegt, steht auch dir der Commander des Eigentümers zur Verfügung, wenn er freigeschaltet ist. Sobald du ein System mit Einheiten des Eigentümers aktivierst, geht sie zurück.
ti4-note-ceasefire = Waffenstillstand
ti4-note-ceasefire-text = Nachdem der Eigentümer ein System mit deinen Einheiten aktiviert hat: Er kann keine Einheiten dorthin bewegen. Dann geht die Karte zurück.
ti4-note-political_secret = Politisches Geheimnis
ti4-note-political_secret-text = Sobald eine Agenda aufgedeckt wird: Bis sie abgehandelt ist, stimmt der Eigentümer nicht ab, spielt keine Aktionskarten und nutzt keine Fraktionsfähigkeiten. Dann geht die Karte zurück.
ti4-note-support_for_the_throne = Unterstützung für den Thron
ti4-note-support_for_the_throne-text = Erhältst du sie und bist nicht der Eigentümer, legst du sie offen in deinen Spielbereich und bekommst einen Siegpunkt. Aktivierst du ein System mit Einheiten des Eigentümers oder scheidet er aus, verlierst du den Punkt, und die Karte geht zurück.
ti4-note-trade_agreement = Handelsabkommen
ti4-note-trade_agreement-text = Sobald der Eigentümer seine Massenprodukte auffüllt, auch wenn er keine dazubekommt: Er gibt dir alle seine Massenprodukte. Dann geht die Karte zurück.

## Verträge der Fraktionen

ti4-note-stymie = Wachstumshemmer
ti4-note-strike_wing_ambuscade = Angriff des Sturmgeschwaders
ti4-note-creuss_iff = Freund-Feind-Erkennung der Creuss
ti4-note-blood_pact = Blutsbund
ti4-note-dark_pact = Dunkler Pakt
ti4-note-trade_convoys = Handelskonvois
ti4-note-research_agreement = Forschungsabkommen
ti4-note-cybernetic_enhancements = Kybernetische Implantate
ti4-note-war_funding = Zuschuss für die Kriegskasse
ti4-note-scepter_of_dominion = Zepter der Herrschaft
ti4-note-promise_of_protection = Schutzversprechen
ti4-note-fires_of_the_gashlai = Das Feuer der Gashlai
ti4-note-gift_of_prescience = Die Gabe der Hellsicht
ti4-note-black_market_forgery = Schwarzmarkt-Fälschung
ti4-note-antivirus = Antivirus
ti4-note-the_cavalry = Die Kavallerie
ti4-note-raghs_call = Raghs Ruf
ti4-note-tekklar_legion = Die Tekklar-Legion
ti4-note-military_support = Militärische Unterstützung
ti4-note-terraform = Terraforming
ti4-note-crucible = Schmelztiegel
ti4-note-acquiescence = Duldung
ti4-note-political_favor = Politische Gefälligkeit
ti4-note-greyfire_mutagen = Graubrand-Mutagen
ti4-note-spy_net = Spionagenetzwerk

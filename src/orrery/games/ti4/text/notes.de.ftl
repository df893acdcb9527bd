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

### council.py in words (German).

ti3-politic-holder_of_mecatol_rex = Holder of Mecatol Rex
ti3-politic-holder_of_mecatol_rex-text = Dafür: Der Besitzer von Mecatol Rex darf ein Gesetz ablegen. Dagegen: Der Besitzer von Mecatol Rex setzt zwei Bodentruppen dorthin.
ti3-politic-imperial_mandate = Imperial Mandate
ti3-politic-imperial_mandate-text = Dafür: Alle erhalten 2 Siegpunkte. Dagegen: Alle verlieren 1.
ti3-politic-new_constitution = New Constitution
ti3-politic-new_constitution-text = Dafür: Alle Gesetze werden abgelegt, und jeder erschöpft zwei Planeten. Dagegen: Wer den meisten unerschöpften Einfluss hat (bei Gleichstand entscheidet der Sprecher), darf ein Gesetz ablegen.
ti3-politic-public_execution = Public Execution
ti3-politic-public_execution-text = Wählt einen Spieler: Er verliert alle Aktionskarten, erschöpft alle Planeten und hat für den Rest der Runde -1 auf Kampfwürfe.
ti3-politic-repeal = Repeal
ti3-politic-repeal-text = Wählt ein Gesetz: Es wird abgelegt.
ti3-politic-revote = Revote
ti3-politic-revote-text = Wählt ein Gesetz: Der Rat stimmt erneut darüber ab.
ti3-politic-council_elder = Council Elder
ti3-politic-council_elder-text = Wählt einen Spieler: Er darf diese Karte ablegen, wenn eine Wahl vorgelesen wird; dann zählen nur seine Stimmen.

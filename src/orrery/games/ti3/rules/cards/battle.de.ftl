### battle.py in words (German).

ti3-card-direct_hit = Direct Hit!
ti3-card-direct_hit-text = Zerstöre ein Schlachtschiff oder einen Kampfstern, der eben in deiner Raumschlacht beschädigt wurde.
ti3-card-fighter_prototype = Fighter Prototype
ti3-card-fighter_prototype-text = Vor einer Raumschlacht: Deine Jäger dort erhalten in der ersten Runde +2.
ti3-card-into_the_breach = Into the Breach
ti3-card-into_the_breach-text = Vor deiner Raumschlacht: Nenne eines deiner Schlachtschiffe dort. Alle Schiffe dieser Flotte erhalten bis zum Ende der Schlacht +1 auf Kampfwürfe, und das Schlachtschiff nimmt die ersten beiden Treffer auf die Flotte.
ti3-card-minelayers = Minelayers
ti3-card-minelayers-text = Ist eine feindliche Flotte in ein System mit deinen Kreuzern gekommen, erzielt jeder von ihnen vor der ersten Runde der Schlacht einen Treffer auf sie.
ti3-card-morale_boost = Morale Boost
ti3-card-morale_boost-text = Vor deiner Raumschlacht oder Invasionsschlacht: Alle deine Einheiten erhalten in der ersten Runde +1.
ti3-card-recheck = Recheck
ti3-card-recheck-text = Ein Würfel, den eine der Seiten in deiner Schlacht oder Invasion geworfen hat, wird noch einmal geworfen.
ti3-card-shields_holding = Shields Holding
ti3-card-shields_holding-text = Hat der Feind in deiner Raumschlacht gewürfelt, bleiben bis zu zwei Treffer wirkungslos.
ti3-card-skilled_retreat = Skilled Retreat
ti3-card-skilled_retreat-text = Vor irgendeiner Runde einer Raumschlacht: Lege einen Kommandochip aus deinen Verstärkungen in ein angrenzendes freundliches oder leeres System, das du nicht aktiviert hast, und ziehe mit deiner Flotte dorthin.

ti3-ask-recheck = { $text }: Der wievielte Würfel von { $dice } wird noch einmal geworfen?

### Twilight Imperium 4: the abilities of legendary planets (English). The German twin is legendary.de.ftl.

ti4-legendary-the_atrament = The Atrament
ti4-legendary-the_atrament-text = At the end of your turn: exhaust this card for up to 2 infantry from your reinforcements on one of your planets.
ti4-legendary-imperial_arms_vault = Imperial Arms Vault
ti4-legendary-imperial_arms_vault-text = At the end of your turn: exhaust this card for a mech from your reinforcements on one of your planets, or for an action card.
ti4-legendary-exterrix_headquarters = Exterrix Headquarters
ti4-legendary-exterrix_headquarters-text = At the end of your turn: exhaust this card for 2 trade goods, or to turn all your commodities into trade goods.
ti4-legendary-mirage_flight_academy = Mirage Flight Academy
ti4-legendary-mirage_flight_academy-text = At the end of your turn: exhaust this card for up to 2 fighters from your reinforcements in a system with ships of yours.

### naaz_rokha.py in words (English).

ti4-faction-naaz_rokha = the Naaz-Rokha Alliance

## Abilities

ti4-ability-distant_suns = Distant Suns
ti4-ability-distant_suns-text = When you explore a planet with a mech of yours on it: you may draw one card more. Resolve one of them and discard the rest.
ti4-ability-fabrication = Fabrication
ti4-ability-fabrication-text = As an action: purge 2 of your relic fragments of the same type and gain a relic, or purge one of your relic fragments and gain a command token.

## Technologies

ti4-technology-pre_fab_arcologies = Pre-Fab Arcologies
ti4-technology-pre_fab_arcologies-text = After you have explored a planet, it is readied.
ti4-technology-supercharge = Supercharge
ti4-technology-supercharge-text = At the start of a combat round: exhaust it, and your units have +1 on every combat roll in this round.

## Units

ti4-model-eidolon = Eidolon
ti4-model-eidolon-text = If it is in the space area of the active system at the start of a space combat, its card is flipped.
ti4-model-z_grav_eidolon = Z-Grav Eidolon
ti4-model-z_grav_eidolon-text = In the space area of the active system it is a ship, too. At the end of a space combat there, its card is flipped back.
ti4-model-visz_el_vir = Visz El Vir
ti4-model-visz_el_vir-text = Your mechs in its system roll one die more in combat.

## Promissory notes

ti4-note-black_market_forgery = Black Market Forgery
ti4-note-black_market_forgery-text = As an action: purge 2 of your relic fragments of the same type and gain a relic. Then the card goes back.

## Leaders

ti4-leader-garv_and_gunn = Garv and Gunn
ti4-leader-garv_and_gunn-text = At the end of a player's turn: exhaust the card, and that player may explore one of their planets.
ti4-leader-dart_and_tai = Dart and Tai
ti4-leader-dart_and_tai-text = After gaining control of a planet that another player controlled: you may explore it.
ti4-leader-dart_and_tai-unlock = You have mechs in 3 systems.
ti4-leader-hesh_and_prit = Hesh and Prit
ti4-leader-hesh_and_prit-text = As an action: gain a relic, and use the secondary abilities of up to 2 strategy cards that are ready or that nobody has chosen. Command tokens for them come from your reinforcements instead of your strategy pool. Then the card is purged.
ti4-leader-hesh_and_prit-ability = Perfect Synthesis

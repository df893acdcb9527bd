### Twilight Imperium 4: names of the relics and what they do (English). The German twin is relics.de.ftl.

ti4-relic-dominus_orb = Dominus Orb
ti4-relic-dominus_orb-text = Before you move units in a tactical action: purge it, and units in systems with a command token of yours can move and be transported too.
ti4-relic-maw_of_worlds = Maw of Worlds
ti4-relic-maw_of_worlds-text = At the start of the agenda phase: purge it and exhaust all your planets, and gain any technology.
ti4-relic-scepter_of_emelpar = Scepter of Emelpar
ti4-relic-scepter_of_emelpar-text = When you would spend a token of the strategy pool: exhaust it, and the token comes from your reinforcements instead.
ti4-relic-shard_of_the_throne = Shard of the Throne
ti4-relic-shard_of_the_throne-text = It brings you a victory point, which goes when the relic goes. Whoever gains control of a legendary planet of yours, or of a planet of yours in your home system, takes the relic.
ti4-relic-stellar_converter = Stellar Converter
ti4-relic-stellar_converter-text = As an action: name a planet in a system next to a unit of yours with bombardment, but no home planet, no legendary planet and not Mecatol Rex. All units on it are destroyed, its attachments and its planet card are purged, and it gets the destroyed planet token. Then the relic is purged.
ti4-relic-the_codex = The Codex
ti4-relic-the_codex-text = As an action: purge it and pick up to 3 action cards from the discard pile.
ti4-relic-the_crown_of_emphidia = The Crown of Emphidia
ti4-relic-the_crown_of_emphidia-text = After a tactical action of yours: exhaust it to explore one of your planets. With the Tomb of Emphidia under your control, as the status phase ends: purge it for a victory point.
ti4-relic-the_crown_of_thalnos = The Crown of Thalnos
ti4-relic-the_crown_of_thalnos-text = In every combat round you may reroll any of your dice, with +1 on the new results. Units that have rerolled and score no hit at all are destroyed.
ti4-relic-the_obsidian = The Obsidian
ti4-relic-the_obsidian-text = On gaining it you draw a secret objective. Your limit of secret objectives, scored or not, is one higher.
ti4-relic-the_prophets_tears = The Prophet's Tears
ti4-relic-the_prophets_tears-text = When you research a technology: exhaust it, and either do without one prerequisite or draw an action card.

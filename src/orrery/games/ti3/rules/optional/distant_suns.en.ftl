### Twilight Imperium 3: the option of distant suns (English). The German twin is distant_suns.de.ftl.

ti3-counter-biohazard = Biohazard
ti3-counter-radiation = Radiation
ti3-counter-hostile_locals = Hostile Locals
ti3-counter-lazax_survivors = Lazax Survivors
ti3-counter-settlers = Settlers
ti3-counter-wormhole_discovery = Wormhole Discovery
ti3-counter-technological_society = Technological Society
ti3-counter-natural_wealth = Natural Wealth
ti3-counter-industrial_society = Industrial Society
ti3-counter-peaceful_annexation = Peaceful Annexation

ti3-option-distant_suns = Distant Suns
ti3-option-distant_suns-text = Face-down counters lie on neutral planets: fighters explore them, ground forces meet them, dreadnoughts and war suns raze them.
ti3-counter-biohazard-text = The first ground force to land is destroyed, every time until somebody takes the planet.
ti3-counter-radiation-text = All ground forces of the first landing are destroyed.
ti3-counter-hostile_locals-text = The locals, so many ground forces as are printed, fight every invader, in full strength each time. Once turned over they cannot be razed.
ti3-counter-lazax_survivors-text = You may take this counter: 3 more votes in every vote. Explored: 1 victory point and 3 action cards. Razed: the loss of all cards and goods, all planets exhausted, no vote when the council votes next.
ti3-counter-settlers-text = Go back aboard and roll: with 6 or more the planet is yours with 2 ground forces, else an opponent's.
ti3-counter-wormhole_discovery-text = The system has this wormhole from now on.
ti3-counter-technological_society-text = Your left neighbour gives you a technology whose prerequisites you meet.
ti3-counter-natural_wealth-text = Receive the printed number of trade goods, as far as there are any.
ti3-counter-industrial_society-text = You may put a space dock here free of charge; the planet is not exhausted.
ti3-counter-peaceful_annexation-text = Nothing happens.
ti3-ask-probe = Do your fighters explore { $place }? You could not land on planets with counters in this action.
ti3-ask-raze = Which counter at { $place } do you raze?
ti3-log-domain = On { $planet }: { $text }.
ti3-log-probes = { $you ->
    [yes] You explore { $place }.
   *[no] { $seat } explores { $place }.
}
ti3-log-lazax-found = { $you ->
    [yes] You find
   *[no] { $seat } finds
} survivors of the Lazax.
ti3-log-locals = The locals on { $planet } roll { $dice }: { ti3-many-hits }.
ti3-log-landing-lost = { $you ->
    [yes] Your landing on { $planet } is lost.
   *[no] The landing of { $seat } on { $planet } is lost.
}
ti3-log-razes = { $you ->
    [yes] You raze
   *[no] { $seat } razes
} everything on { $planet }.

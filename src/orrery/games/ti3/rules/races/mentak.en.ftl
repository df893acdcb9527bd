### mentak.py in words (English).

ti3-race-mentak = the Mentak Coalition
ti3-drawn-race-mentak = Mentak
ti3-race-mentak-extra_fleet_counter = Raiding Fleets
ti3-race-mentak-extra_fleet_counter-text = You begin with one more command counter in the fleet supply.
ti3-race-mentak-ambush = Ambush
ti3-race-mentak-ambush-text = Before a space battle of yours up to two of your cruisers and destroyers fire; what they hit does not fire back.
ti3-race-mentak-pillage = Pillage
ti3-race-mentak-pillage-text = In the strategy phase take a trade good from each of up to two others who have at least three.

ti3-ask-rob = Whom do you take a trade good from?
ti3-log-robs = { $you ->
    [yes] You rob { $rival }.
   *[no] { $seat } robs { ti3-rival }.
}

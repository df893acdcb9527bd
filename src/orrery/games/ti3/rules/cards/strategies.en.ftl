### strategies.py in words (English).

ti3-card-policy_paralysis = Policy Paralysis
ti3-card-policy_paralysis-text = After a primary ability: an opponent may not use the secondary ability of that card now.
ti3-card-political_stability = Political Stability
ti3-card-political_stability-text = In the status phase: keep your strategy cards for the next round and take none; not with Initiative or Imperial.
ti3-card-ruinous_tariffs = Ruinous Tariffs
ti3-card-ruinous_tariffs-text = After a trade partner has used the secondary ability of Trade: half of the partner's trade goods, rounded up, are yours.

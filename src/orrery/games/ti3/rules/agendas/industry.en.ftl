### industry.py in words (English).

ti3-politic-mass_mobilization = Mass Mobilization
ti3-politic-mass_mobilization-text = For: each player may put as many ground forces on own planets as a fifth of the votes for it, rounded down. Against: nobody buys ground forces for the rest of the round.
ti3-politic-subsidized_industry = Subsidized Industry
ti3-politic-subsidized_industry-text = Elect a player, who may put a space dock on an own planet at once.
ti3-politic-holy_planet_of_ixth = Holy Planet of Ixth
ti3-politic-holy_planet_of_ixth-text = Elect a planet outside the home systems: it produces no units.
ti3-politic-humane_labor = Humane Labor
ti3-politic-humane_labor-text = For: a space dock produces 2 units, besides what technologies and cards add. Against: no space dock produces for the rest of the round.
ti3-politic-labor_force_politics = Labor Force Politics
ti3-politic-labor_force_politics-text = For: resources and influence of all planets are swapped. Against: for the rest of the round each player produces at one space dock only.
ti3-politic-regulated_conscription = Regulated Conscription
ti3-politic-regulated_conscription-text = For: ground forces cost 1 resource each, and Sol's ability brings only one for a counter. Against: nothing.

### technology.py in words (English).

ti3-card-corporate_sponsorship = Corporate Sponsorship
ti3-card-corporate_sponsorship-text = Before you buy a technology: a green one costs 4 less.
ti3-card-focused_research = Focused Research
ti3-card-focused_research-text = Before you buy a technology: you may lack one prerequisite for 6 resources more.
ti3-card-opening_the_black_box = Opening the Black Box
ti3-card-opening_the_black_box-text = Before you buy a technology: red specialties spare twice as much for a red one.
ti3-card-tech_bubble = Tech Bubble
ti3-card-tech_bubble-text = After your primary ability of Technology: use its secondary ability too, for what it costs: a counter of the strategy allocation and the price.

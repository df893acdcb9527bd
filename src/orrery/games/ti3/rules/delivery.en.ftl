### delivery.py in words (English).

ti3-ask-deliver = Which of the new units stand at { $site }?

### naalu.py in words (German).

ti3-race-naalu = das Naalu-Kollektiv
ti3-drawn-race-naalu = Naalu
ti3-race-naalu-initiative_zero = Voraussicht
ti3-race-naalu-initiative_zero-text = Deine Strategiekarte zählt als Nummer 0: Du bist der Erste in der Reihenfolge.
ti3-race-naalu-early_retreat = Früher Rückzug
ti3-race-naalu-early_retreat-text = Wird deine Flotte angegriffen, darf sie sich vor der Raumschlacht nach den üblichen Regeln zurückziehen.
ti3-race-naalu-fighter_bonus = Jägerpiloten
ti3-race-naalu-fighter_bonus-text = Deine Jäger haben in Raumschlachten +1.

"""Negative: what of a state may be less than nothing. Everything else never is, so a record that says otherwise was not
played by the rules."""

FIELDS = frozenset({"reserve"})
"""Infantry and fighters are unlimited: beyond the figures, tokens stand for them."""

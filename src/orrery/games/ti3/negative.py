"""Negative: what of a state may be less than nothing. Everything else never is, so a record that says otherwise was not
played by the rules."""

FIELDS = frozenset({"last_rank", "expected"})
"""The first in the order of play comes before a rank of zero; dice that were re-rolled give up what they had hit."""

"""The workshop: tools for those who carry the games on (the rulebook with its proofs, the golden playthroughs)."""

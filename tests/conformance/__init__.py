"""The conformance suite: what must hold for every game, whatever its rules."""

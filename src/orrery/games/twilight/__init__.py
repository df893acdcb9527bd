"""What the editions of Twilight Imperium have in common, to be imported by either; no rules, and no base classes."""

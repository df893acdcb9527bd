"""What the editions of Twilight Imperium have in common, for any of them to import; no rules, and no base classes."""

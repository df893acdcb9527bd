"""Twilight Imperium, fourth edition, with Prophecy of Kings."""

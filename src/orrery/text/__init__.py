"""Words: every message in German and English, through Project Fluent."""

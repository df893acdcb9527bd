"""What several games share by import: geometry and other plain functions, no rules."""

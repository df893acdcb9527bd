"""orrery: big space-empire board games by their full rules, on one kernel that asks questions."""

__version__ = "0.3.0"

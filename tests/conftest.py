"""What all tests share: Hypothesis looks for the same examples in every run, and takes the time it needs."""

from hypothesis import settings

settings.register_profile("orrery", deadline=None, derandomize=True, database=None, print_blob=True)
settings.load_profile("orrery")

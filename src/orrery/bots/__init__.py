"""The players that are programs. They get a mind (one seat's knowledge), never a table."""

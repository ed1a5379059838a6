"""Score sheets of a session: deals that are settled, written down, added up and ranked."""

"""Accounts: a name and a password for a learner, and what belongs to having them."""

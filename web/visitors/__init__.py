"""Who sent a request: learners, guests, their cookies, addresses and time zones."""

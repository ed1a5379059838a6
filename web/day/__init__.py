"""The hand of the day: its page, what one may tell of it, and the days of the past."""

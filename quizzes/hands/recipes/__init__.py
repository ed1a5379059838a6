"""For each fan, how to build a hand that shows it."""

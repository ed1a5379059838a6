"""Looking for fans, terms and articles by any of their words."""

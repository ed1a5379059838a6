"""Looking for fans, terms, lessons and articles by any of their words."""

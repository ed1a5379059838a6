"""Finding what the site holds by words of any of its languages, without knowing what it is."""

"""People and their work: the only package that stores anything."""

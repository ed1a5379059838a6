"""The table: deals played against the program."""

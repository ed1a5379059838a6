"""Files that browsers keep, and those that programs ask for."""

"""What the pages of lessons show."""

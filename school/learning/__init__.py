"""What a learner knows and what comes next: pure functions, no database and no clock."""

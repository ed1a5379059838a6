"""What a learner knows, what comes next, and every answer so far."""

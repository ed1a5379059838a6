"""What a learner did, and what that says about what the learner sees now."""

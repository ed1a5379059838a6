"""Reading what forms send."""

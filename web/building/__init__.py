"""Building an assignment: its questions are chosen, looked at and changed; then it is published."""

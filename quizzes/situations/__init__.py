"""What happens around the hand: situations drawn at random, answered by the procedures."""

"""The pages of classes: for those who teach them, and for their students."""

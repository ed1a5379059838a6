"""Settings, and the forms for them that stand on every page."""

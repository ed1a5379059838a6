"""A question as pages show it: asked, answered, its controls and how they are read."""

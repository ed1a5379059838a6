"""Every piece of the pages in every state."""

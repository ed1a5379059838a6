"""Work that waits for the background process: what was asked, how far it is, what came of it."""

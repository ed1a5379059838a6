"""Questions of a teacher's own: the bank, the page that makes them, links and files."""

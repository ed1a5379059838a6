"""Questions of teachers' own: kept, found, shared by a link, taken along as a file."""

"""The pages of accounts: signing up and in, the ways back in, one's own data."""

"""Questions of an assignment as files that other learning systems read."""

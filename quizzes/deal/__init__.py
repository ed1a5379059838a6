"""A deal played by four simple players: hands, waits and circumstances as the table brings them."""

"""Programs that send what nobody would: `make fuzz` runs them."""

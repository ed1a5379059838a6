"""The hand scorer."""

"""Scanners of others' making, let loose on a site of its own."""

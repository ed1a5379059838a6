"""Hands and circumstances as somebody types them, in one field or in an address."""

"""Secrets that are stored: only as digests, so that a copy of the database opens nothing."""

import hashlib
import hmac
import secrets

TOKEN_BYTES = 32


def fresh_token() -> str:
    """A secret that nobody can guess, fit for a cookie or an address."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(secret: str) -> str:
    """What is stored of a secret that is too long to be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def keyed_digest(key: str, purpose: str, text: str) -> str:
    """A digest that only the holder of the key can make; for each purpose another."""
    return hmac.new(key.encode(), f"{purpose}\0{text}".encode(), hashlib.sha256).hexdigest()

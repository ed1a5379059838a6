"""The secret keys of the site: the one in use, and former ones whose work is still understood."""

from flask import current_app
from itsdangerous import URLSafeSerializer

from school.accounts.digests import keyed_digest
from web.services import services


def secret_key() -> str:
    """The key that signs and derives whatever is made now."""
    return services(current_app).settings.secret_key


def secret_keys() -> tuple[str, ...]:
    """Every key whose work is understood, the one in use first."""
    return services(current_app).settings.secret_keys


def signer(salt: str) -> URLSafeSerializer:
    """What signs values for one purpose with the key in use, and reads those of every key."""
    return signer_of(secret_keys(), salt)


def signer_of(keys: tuple[str, ...], salt: str) -> URLSafeSerializer:
    """The same with these keys, the one in use first."""
    return URLSafeSerializer(list(reversed(keys)), salt=salt)  # which signs with the last it has


def digests(purpose: str, text: str) -> tuple[str, ...]:
    """The keyed digest of the text by each key, that of the one in use first."""
    return tuple(keyed_digest(key, purpose, text) for key in secret_keys())

"""The keys of LTI: the private one that this site signs with, and the public ones of platforms."""

import os
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from joserfc.errors import JoseError
from joserfc.jwk import KeySet, RSAKey

from school.lti.models import LtiPlatform
from web.lti.outgoing import OutgoingRequest, PlatformUnreachable, ask_platform

KEY_BITS: Final = 2048
_FRESH: Final = 3600.0  # seconds that keys of a platform are remembered
_PAUSE: Final = 60.0  # seconds before a platform is asked again for a key that it did not have


def make_key_file(file: Path) -> None:
    """Write a new private key that nobody but its owner may read.

    Raises:
        FileExistsError: there is one, which platforms may know already.
    """
    key = RSAKey.generate_key(KEY_BITS, private=True)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(key.as_pem(private=True))


def read_key(file: Path) -> RSAKey:
    """The private key in a file, named by its thumbprint.

    Raises:
        OSError, ValueError: it cannot be read, or holds no RSA key.
    """
    bare = RSAKey.import_key(file.read_bytes())
    if not bare.is_private:
        raise ValueError(f"{file} holds no private key")
    return RSAKey.import_key(
        bare.as_dict(private=True), {"kid": bare.thumbprint(), "alg": "RS256", "use": "sig"}
    )


def public_keys(key: RSAKey) -> dict[str, Any]:
    """What platforms may know of the key, as a set of keys."""
    return {"keys": [key.as_dict(private=False)]}


@dataclass
class _Kept:
    keys: KeySet
    at: float


@dataclass
class PlatformKeys:
    """The public keys of platforms, remembered by each process for an hour."""

    _kept: dict[str, _Kept] = field(default_factory=dict)
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def of(self, platform: LtiPlatform, kid: str | None) -> KeySet:
        """The keys of the platform, asked for anew where the one that is named is not among them.

        Raises:
            PlatformUnreachable: they cannot be had.
        """
        with self._lock:
            kept, at = self._kept.get(platform.jwks_url), time.monotonic()
        if kept is not None:
            has_it = kid is None or any(each.kid == kid for each in kept.keys)
            if at - kept.at < (_FRESH if has_it else _PAUSE):
                return kept.keys
        keys = _asked(platform)
        with self._lock:
            self._kept[platform.jwks_url] = _Kept(keys, at)
        return keys


def _asked(platform: LtiPlatform) -> KeySet:
    said = ask_platform(platform, OutgoingRequest(platform.jwks_url))
    try:
        found = [each for each in said["keys"] if each.get("kty") == "RSA"]
        return KeySet.import_key_set({"keys": found})
    except (JoseError, AttributeError, KeyError, TypeError, ValueError) as error:
        raise PlatformUnreachable(f"{platform.jwks_url} gives no set of keys") from error

"""What this site is as a tool: its key. Without one it is none, and its addresses are not there."""

from dataclasses import dataclass, field
from pathlib import Path

from flask import abort, current_app
from joserfc.jwk import RSAKey

from web.lti.keys import PlatformKeys, read_key
from web.services import services

_EXTENSION = "fanwise-lti"


@dataclass
class LtiTool:
    """The keys of the tool in this process: read once, and asked for once in an hour."""

    file: Path | None
    platform_keys: PlatformKeys = field(default_factory=PlatformKeys)
    _key: RSAKey | None = None

    def key(self) -> RSAKey | None:
        """The private key; None where the operator gave none.

        Raises:
            OSError, ValueError: it cannot be read.
        """
        if self._key is None and self.file is not None:
            self._key = read_key(self.file)
        return self._key


def tool() -> LtiTool:
    """The tool of this application."""
    file = services(current_app).settings.lti_key
    found: LtiTool | None = current_app.extensions.get(_EXTENSION)
    if found is None or found.file != file:
        found = LtiTool(file)
        current_app.extensions[_EXTENSION] = found
    return found


def tool_key() -> RSAKey:
    """The private key.

    Raises:
        NotFound: this site is no tool.
    """
    key = tool().key()
    if key is None:
        abort(404)
    return key

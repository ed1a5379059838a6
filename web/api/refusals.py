"""What programs are told when a request is refused: what happened, and what to do."""

from collections.abc import Mapping
from typing import Final

from wording import N_, Translator

_TOLD: Final[Mapping[int, tuple[str, str]]] = {
    400: (N_("The request could not be read."), N_("The body must be one JSON object.")),
    401: (
        N_("The key is wrong, or was revoked."),
        N_("Create one in your account, or send the request without a key."),
    ),
    404: (N_("There is no such operation."), N_("All operations are listed at /api.")),
    405: (
        N_("This operation does not support this method."),
        N_("The Allow header names the right method; all operations are listed at /api."),
    ),
    408: (N_("The request did not arrive in time."), N_("Check the connection and send it again.")),
    413: (N_("The body is too long."), N_("Send one hand or one answer at a time.")),
    415: (
        N_("The body is not declared as JSON."),
        N_("Send it with the header Content-Type: application/json."),
    ),
}


def told_to_programs(status: int, seconds: int, t: Translator) -> tuple[str, str] | None:
    """What happened and what to do, in two sentences; None where programs are told as people are."""
    if status == 429:
        return (
            t.gettext("Too many requests."),
            t.ngettext(
                "Wait %(num)s second; with a key you may send more.",
                "Wait %(num)s seconds; with a key you may send more.",
                seconds,
            ),
        )
    told = _TOLD.get(status)
    return (t.gettext(told[0]), t.gettext(told[1])) if told else None

"""Why a launch is not taken, on a page that says what to do."""

from collections.abc import Mapping
from typing import Final

import structlog
from flask import render_template

from web import request_context
from web.lti.claims import LaunchRefused
from wording import N_

_AGAIN: Final = N_(
    "This link is too old or has already been used. Open the activity again from your course."
)
_UNTRUSTED: Final = N_(
    "The message from the learning platform could not be trusted, so nothing was opened. "
    "Give the administrator of the platform the code below."
)
_SAID: Final[Mapping[str, str]] = {
    "unknown-state": _AGAIN,
    "expired": _AGAIN,
    "wrong-nonce": _AGAIN,
    "unknown-platform": N_(
        "This learning platform is not registered here. Its administrator and the operator of "
        "this site have to register it together."
    ),
    "unreachable": N_(
        "The learning platform is not answering at the moment, so its message could not be "
        "checked. Try again in a few minutes."
    ),
    "refused-there": N_(
        "The learning platform did not let you in. Sign in there and open the activity again."
    ),
    "not-connected": N_(
        "Your teacher has not connected this course with a class here yet. Ask your "
        "teacher to do so, then open the activity again."
    ),
    "not-connected-teacher": N_(
        "This course is not yet connected with one of your classes here. Open this site "
        "once from the course itself, in a window of its own, then choose again."
    ),
    "archived": N_("This class is archived: nothing new can be started in it."),
    "class-full": N_("This class is full. Tell your teacher."),
    "other-class": N_(
        "This link belongs to an assignment of another class, or to one that no longer exists. Your teacher can choose an assignment again in the course."
    ),
    "many-teachers": N_("This class already has as many teachers as it can have."),
    "no-role": N_(
        "The learning platform does not say whether you are a student or a teacher in this course."
    ),
    "signed-in": N_(
        "This browser is signed in with another account. Sign out here first, then open "
        "the activity again."
    ),
    "own-account": N_("You have an account here. Sign in with it, then open the activity again."),
}
_STATUS: Final = {
    "unreachable": 503,
    "not-connected": 409,
    "not-connected-teacher": 409,
    "signed-in": 409,
    "own-account": 409,
}


def refused_page(refused: LaunchRefused) -> tuple[str, int]:
    """The page, with the code that helps whoever looks after the platform."""
    structlog.get_logger().info("launch refused", code=refused.code)
    t = request_context.translator()
    page = render_template(
        "lti/refused.html",
        said=t.gettext(_SAID.get(refused.code, _UNTRUSTED)),
        code=refused.code,
    )
    return page, _STATUS.get(refused.code, 403)

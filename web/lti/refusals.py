"""Why a launch is not taken, on a page that says what to do."""

from collections.abc import Mapping
from typing import Final

import structlog
from flask import render_template

from web import request_context
from web.lti.claims import LaunchRefused
from wording import N_

_AGAIN: Final = N_(
    "This launch is too old or was used already. Open the activity once more from your course."
)
_UNTRUSTED: Final = N_(
    "The message of the learning platform could not be trusted, so nothing was opened. Tell the administrator of the platform, with the code below."
)
_SAID: Final[Mapping[str, str]] = {
    "unknown-state": _AGAIN,
    "expired": _AGAIN,
    "wrong-nonce": _AGAIN,
    "unknown-platform": N_(
        "This learning platform is not registered here. Its administrator and that of this site register it together."
    ),
    "unreachable": N_(
        "The learning platform does not answer at this moment, so its message could not be checked. Try again in a few minutes."
    ),
    "refused-there": N_(
        "The learning platform did not let you in. Sign in there and open the activity once more."
    ),
    "not-connected": N_(
        "Your teacher has not connected this course with a class here yet. Ask for that, then open the activity once more."
    ),
    "not-connected-teacher": N_(
        "This course is not connected with a class of yours here yet. Open this site once from the course itself, in a window of its own, then choose again."
    ),
    "archived": N_("This class is archived: nothing new can be started in it."),
    "class-full": N_("This class is full. Tell your teacher."),
    "other-class": N_(
        "This link belongs to an assignment of another class, or to one that no longer exists. Your teacher can choose an assignment again in the course."
    ),
    "many-teachers": N_("This class has as many teachers as it may have."),
    "no-role": N_(
        "The learning platform does not say whether you are a student or a teacher in this course."
    ),
    "signed-in": N_(
        "This browser is signed in with another account. Sign out here first, then open the activity once more."
    ),
    "own-account": N_(
        "You have an account here. Sign in with it, then open the activity once more."
    ),
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

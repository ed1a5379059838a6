"""A launch arrives: its message is checked, and its browser goes on, at once or by a click.

Cookies of this site are not sent from within a frame. There, and wherever the browser does not bring
the state with which the launch began, a page opens the rest in a window of its own.
"""

import secrets
from typing import Final
from urllib.parse import urlsplit

from flask import Blueprint, Response, make_response, render_template, request

from school.lti.arriving import CourseKey, course_of
from school.lti.models import LtiPlatform
from school.lti.platforms import end_login, find_visit, is_of_platform, keep_visit
from web import request_context
from web.accounts.pages import Answer
from web.clock import now
from web.lti.choosing import choices_page
from web.lti.claims import LaunchMessage, LaunchRefused, read_message
from web.lti.entering import enter
from web.lti.login import STATE_COOKIE
from web.lti.outgoing import PlatformUnreachable
from web.lti.refusals import refused_page
from web.lti.tokens import checked_claims
from web.lti.tool import tool, tool_key
from web.security import HEADERS, csrf

blueprint = Blueprint("lti_launch", __name__)

_LONGEST: Final = 64 * 1024  # characters of a message


@blueprint.post("/lti/launch")
def launch() -> Answer:
    """Check the message; go on, or say by which window."""
    tool_key()
    try:
        return _launched()
    except LaunchRefused as refused:
        return refused_page(refused)
    except PlatformUnreachable:
        return refused_page(LaunchRefused("unreachable"))


@blueprint.post("/lti/go")
def go() -> Answer:
    """Go on in a window of its own with the ticket of a launch that was checked."""
    tool_key()
    ticket = request.form.get("ticket", "")
    visit = find_visit(request_context.reading(), ticket, now())
    if visit is None:
        return refused_page(LaunchRefused("unknown-state"))
    try:
        return enter(visit.platform_id, LaunchMessage.from_json(visit.claims), ticket)
    except LaunchRefused as refused:
        return refused_page(refused)


def _launched() -> Answer:
    state = request.form.get("state", "")
    with request_context.writing() as writing:
        begun = end_login(writing, state, now())
    if begun is None:
        raise LaunchRefused("unknown-state")
    if "error" in request.form:
        raise LaunchRefused("refused-there")
    token = request.form.get("id_token", "")
    if len(token) > _LONGEST:
        raise LaunchRefused("bad-message")
    platform = begun.platform
    claims = checked_claims(token, platform, begun.nonce, tool().platform_keys, now())
    message = read_message(claims)
    _check_addresses(platform, message)
    if message.is_deep_linking:
        return _framed(choices_page(platform, message), platform, message.return_url)
    ticket = secrets.token_urlsafe(32)
    with request_context.writing() as writing:
        keep_visit(writing, platform.id, ticket, message.to_json(), now())
    if _is_own_window(state):
        return enter(platform.id, message, ticket)
    return _framed(_window_page(platform, message, ticket), platform)


def _check_addresses(platform: LtiPlatform, message: LaunchMessage) -> None:
    for address in (message.return_url, message.line_item):
        if address and not is_of_platform(platform, address):
            raise LaunchRefused("foreign-address")


def _is_own_window(state: str) -> bool:
    """Whether the page fills its window, and the browser is the one in which the launch began."""
    brought = request.cookies.get(STATE_COOKIE, "")
    same = secrets.compare_digest(brought.encode(), state.encode())
    return same and request.headers.get("Sec-Fetch-Dest", "document") == "document"


def _window_page(platform: LtiPlatform, message: LaunchMessage, ticket: str) -> str:
    key = CourseKey(platform.id, message.deployment, message.context)
    found = course_of(request_context.reading(), key)
    return render_template(
        "lti/window.html",
        ticket=ticket,
        name=message.name,
        course=found[1].name if found else message.title,
    )


def _framed(page: str, platform: LtiPlatform, return_url: str = "") -> Response:
    """A page that the platform may show within its own, and which may send a form back to it."""
    response = make_response(page)
    targets = {_origin(each) for each in (platform.auth_url, return_url) if each}
    policy = HEADERS["Content-Security-Policy"]
    policy = policy.replace("frame-ancestors 'none'", f"frame-ancestors {_listed(targets)}")
    if return_url:
        policy = policy.replace("form-action 'self'", f"form-action 'self' {_origin(return_url)}")
    response.headers["Content-Security-Policy"] = policy
    return response


def _origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


def _listed(origins: set[str]) -> str:
    return " ".join(sorted(origins))


# What comes from a platform brings no cookie of ours: the state and the ticket stand for the token.
csrf.exempt(launch)
csrf.exempt(go)

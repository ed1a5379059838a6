"""A launch begins: the platform says who comes, and is asked to say it in a signed message."""

import secrets
from typing import Final
from urllib.parse import urlencode

from flask import Blueprint, Response, abort, current_app, jsonify, redirect, request
from werkzeug.wrappers import Response as AnyResponse

from school.lti.platforms import LOGIN_LIFE, begin_login, platform_of
from web import request_context
from web.clock import now
from web.lti.claims import LaunchRefused
from web.lti.keys import public_keys
from web.lti.refusals import refused_page
from web.lti.tool import tool_key
from web.security import csrf
from web.site_address import whole_address
from web.visitors.cookies import are_secure
from web.visitors.request_limits import LTI_LOGINS, count_request

blueprint = Blueprint("lti_login", __name__)

STATE_COOKIE: Final = "fanwise_lti"
_LONGEST: Final = 4096


@blueprint.get("/lti/keys.json")
def keys() -> Response:
    """The public key by which platforms know what this site signs."""
    return jsonify(public_keys(tool_key()))


@blueprint.route("/lti/login", methods=["GET", "POST"])
def login() -> AnyResponse | tuple[str, int]:
    """Send the browser on to its platform, with a state that comes back once."""
    tool_key()
    said = request.form if request.method == "POST" else request.args
    if any("\0" in each for each in said.values()):  # PostgreSQL knows no such text
        abort(400)
    hint = said.get("login_hint", "")
    platform = platform_of(
        request_context.reading(), said.get("iss", "")[:_LONGEST], said.get("client_id", "")
    )
    if platform is None:
        return refused_page(LaunchRefused("unknown-platform"))
    if not hint:
        abort(400)
    count_request(LTI_LOGINS)
    state, nonce = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    with request_context.writing() as writing:
        begin_login(writing, platform, state, nonce, now())
    asked = {
        "scope": "openid",
        "response_type": "id_token",
        "response_mode": "form_post",
        "prompt": "none",
        "client_id": platform.client_id,
        "redirect_uri": whole_address("lti_launch.launch"),
        "login_hint": hint[:_LONGEST],
        "state": state,
        "nonce": nonce,
    }
    if message_hint := said.get("lti_message_hint"):
        asked["lti_message_hint"] = message_hint[:_LONGEST]
    answer = redirect(f"{platform.auth_url}{_joint(platform.auth_url)}{urlencode(asked)}", 302)
    _keep_state(answer, state)
    return answer


def _joint(url: str) -> str:
    return "&" if "?" in url else "?"


def _keep_state(answer: AnyResponse, state: str) -> None:
    """Let this browser bring the state back, from a page of the platform too.

    In a frame most browsers refuse the cookie; the launch then asks for a click.
    """
    secure = are_secure(current_app._get_current_object())  # type: ignore[attr-defined]
    answer.set_cookie(
        STATE_COOKIE,
        state,
        max_age=LOGIN_LIFE,
        path="/lti/",
        secure=secure,
        httponly=True,
        samesite="None" if secure else "Lax",
    )


csrf.exempt(login)  # it comes from a platform, and only begins what is checked later

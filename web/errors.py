"""Pages for what went wrong: what it was, what to do, a way on; for programs a code instead."""

from typing import Final

import structlog
from flask import Flask, Response, current_app, g, jsonify, make_response, render_template, request
from flask_wtf.csrf import CSRFError
from sqlalchemy.exc import NoResultFound
from werkzeug.exceptions import (
    BadHost,
    Conflict,
    HTTPException,
    InternalServerError,
    NotFound,
    SecurityError,
    TooManyRequests,
    Unauthorized,
)

from school.errors import SchoolError
from scoring import DEFAULT, RULE_SETS
from web import language, request_context
from web.api.refusals import told_to_programs
from web.request_context import is_for_programs, wants_json
from web.visitors.current_visitor import unstored_visitor
from web.visitors.new_guest_refusal import refusal_page_text
from web.visitors.new_guests import TooManyNewGuests
from web.visitors.request_limits import AskedTooOften
from wording import Translator, joined_sentences, translator

RETRY_AFTER: Final = (
    5  # seconds after which the bodies that are under way have come or been refused
)


class NoSuchQuestion(NotFound):
    """An address in the place of a question's that names none."""


class NoSuchRuleSet(NotFound):
    """An address that begins with the id of no rule set."""


class ArchivedClass(Conflict):
    """Something was to be changed in a class that can only be read."""


def install(app: Flask) -> None:
    """Answer every error in the learner's language."""
    app.register_error_handler(BadHost, _on_bad_host)
    app.register_error_handler(SecurityError, _on_bad_host)
    app.register_error_handler(CSRFError, _on_lost_token)
    app.register_error_handler(HTTPException, _on_http_error)
    app.register_error_handler(NoResultFound, _on_vanished)
    app.register_error_handler(SchoolError, _on_refusal)
    app.register_error_handler(Exception, _on_crash)


def heading_and_advice(status: int, t: Translator) -> tuple[str, str]:
    """What happened, and what to do about it."""
    told = {
        400: (
            t.gettext("This form could not be read."),
            t.gettext("Go back, reload the page and send it again. Nothing saved is lost."),
        ),
        404: (
            t.gettext("There is no such page."),
            t.gettext("The address may be mistyped, or the page belongs to another browser."),
        ),
        405: (
            t.gettext("This address is only for sending a form."),
            t.gettext("Open the page with the form, and send it from there."),
        ),
        408: (
            t.gettext("What you sent did not arrive in time."),
            t.gettext(
                "Check the connection, then go back and send it again. Nothing saved is lost."
            ),
        ),
        409: (
            t.gettext("Somebody else was faster."),
            t.gettext("Reload the page to see how things stand now."),
        ),
        413: (
            t.gettext("That is too much to send at once."),
            t.gettext("Go back and send less at once. Nothing saved is lost."),
        ),
        503: (
            t.gettext("Too many people are sending something at this moment."),
            t.gettext("Wait a few seconds, then send it again. Nothing saved is lost."),
        ),
    }
    unknown = (
        t.gettext("Something went wrong on our side."),
        t.gettext("It has been noted. Try again; what was saved before is still there."),
    )
    return told.get(status, unknown)


def no_such_question(t: Translator) -> tuple[str, str]:
    """What to say where an address names no question."""
    return (
        t.gettext("There is no such question."),
        t.gettext(
            "The address of a question looks like %(example)s. Choose a drill for a fresh one.",
            example="/drill/mcr-2014/fans/3/2611/7",
        ),
    )


def no_such_rule_set(t: Translator) -> tuple[str, str]:
    """What to say where an address begins with no rule set: those that it may begin with."""
    return (
        t.gettext("There is no such rule set."),
        t.gettext(
            "An address begins with one of these: %(known)s. Try %(example)s.",
            known=", ".join(RULE_SETS),
            example=f"/{DEFAULT}/fans",
        ),
    )


def asked_too_often(seconds: int, t: Translator) -> tuple[str, str]:
    """What to say to who asks for more than the site works out for one visitor or network."""
    return (
        t.gettext("You or others on your network have asked for this page too often."),
        t.ngettext(
            "Wait %(num)s second, then reload the page. Meanwhile you can use all other pages.",
            "Wait %(num)s seconds, then reload the page. Meanwhile you can use all other pages.",
            seconds,
        ),
    )


def archived_class(t: Translator) -> tuple[str, str]:
    """What to say to who would change a class that can only be read."""
    return (
        t.gettext("This class is archived."),
        t.gettext(
            "It can be viewed but not changed. A teacher of the class can unarchive it in its "
            "settings."
        ),
    )


def _on_bad_host(_error: HTTPException) -> Response:
    """A request to a host that is none, or not ours: no page, for its links could not be built.

    Who asks is not looked up, for there are no cookies without a host either.
    """
    t = translator(language.choose_language(None, request.accept_languages))
    message = t.gettext("This site has another name. Check the address.")
    if wants_json():
        body = jsonify(code="bad-host", message=message)
    else:
        body = Response(message + "\n", content_type="text/plain; charset=utf-8")
    body.status_code = 400
    return body


def _on_lost_token(_error: CSRFError) -> Response:
    t = request_context.translator()
    return _answer(
        400,
        "csrf",
        t.gettext("This page was open for too long, or cookies are switched off."),
        t.gettext(
            "Allow cookies for this site, reload the page and answer again. Nothing saved is lost."
        ),
    )


def _on_http_error(error: HTTPException) -> Response:
    if error.response is not None or (error.code or 500) < 400:
        return make_response(error)  # a redirect, for one
    if isinstance(error, InternalServerError):
        return _on_crash(error.original_exception or error)
    status = error.code or 500
    t = request_context.translator()
    heading, advice = _heading_and_advice(error, status, t)
    response = _answer(status, _code(error), heading, advice)
    if status == 503:
        response.headers["Retry-After"] = str(RETRY_AFTER)
    if status == 405:
        response.headers["Allow"] = dict(error.get_headers()).get("Allow", "")
    if isinstance(error, Unauthorized):
        response.headers["WWW-Authenticate"] = "Bearer"
    if isinstance(error, TooManyRequests) and error.retry_after is not None:
        response.headers["Retry-After"] = str(error.retry_after)
    return response


def _code(error: HTTPException) -> str:
    """The name of the error for programs."""
    if isinstance(error, TooManyNewGuests):
        return "too-many-new-guests"
    return error.name.lower().replace(" ", "-")


def _heading_and_advice(error: HTTPException, status: int, t: Translator) -> tuple[str, str]:
    if is_for_programs():
        seconds = error.seconds if isinstance(error, AskedTooOften) else 0
        told = told_to_programs(status, seconds, t)
        if told:
            return told
    if isinstance(error, NoSuchQuestion):
        return no_such_question(t)
    if isinstance(error, NoSuchRuleSet):
        return no_such_rule_set(t)
    if isinstance(error, ArchivedClass):
        return archived_class(t)
    if isinstance(error, TooManyNewGuests):
        return refusal_page_text(error.wait, t)
    if isinstance(error, AskedTooOften):
        return asked_too_often(error.seconds, t)
    return heading_and_advice(status, t)


def _on_refusal(error: SchoolError) -> Response:
    if error.code == "bad-address":
        return _answer(404, error.code, *no_such_question(request_context.translator()))
    if error.code == "unknown-assignment":  # thrown away since the request found it
        return _on_vanished(error)
    return _on_crash(error)


def _on_vanished(error: NoResultFound | SchoolError) -> Response:
    """A row that the request had just seen is there no longer: somebody else removed it meanwhile."""
    structlog.get_logger().warning("vanished", exc_info=error)
    return _on_http_error(Conflict())


def _on_crash(error: BaseException) -> Response:
    structlog.get_logger().error("crash", exc_info=error)
    if current_app.debug:
        raise error
    # The database may be what failed, so this page does without it.
    request_context.end_reading()
    g.visitor = unstored_visitor()
    return _answer(500, "internal", *heading_and_advice(500, request_context.translator()))


def _answer(status: int, code: str, heading: str, advice: str) -> Response:
    if wants_json():
        message = joined_sentences((heading, advice), request_context.translator())
        body = jsonify(code=code, message=message)
    else:
        body = make_response(
            render_template(
                "error.html",
                status=status,
                heading=heading,
                said=advice,
                request_id=g.get("request_id", ""),
            )
        )
    body.status_code = status
    return body

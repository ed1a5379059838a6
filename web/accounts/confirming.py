"""Asking once more for the password, and for a code, before something that cannot be undone."""

from flask import current_app

from school.accounts import second_factor
from school.accounts.attempts import RetryAfter
from school.accounts.models import UserAccount
from school.accounts.second_factor import Result
from school.accounts.sign_ins import SignedIn
from web import request_context
from web.accounts import limits
from web.accounts.fields import Errors, code_fault, wait_text
from web.clock import now
from web.secret_keys import secret_keys
from web.services import services
from web.visitors import known_browser


def confirmed(who: SignedIn, typed: str) -> bool | RetryAfter:
    """Whether this is the password of whoever is signed in; who tries too often waits."""
    counted = limits.count("password", who.name, known_browser.mark_for(who.learner_id))
    if isinstance(counted, RetryAfter):
        return counted
    account = request_context.reading().get(UserAccount, who.learner_id)
    stored = account.password if account else None
    if not services(current_app).passwords.matches(stored, typed):
        return False
    limits.give_back(counted)
    return True


def confirmed_twice(who: SignedIn, password: str, code: str) -> Errors | RetryAfter:
    """What is wrong with the password, or with the code where a second factor is on.

    The code is looked at, and used up, only where the password is right.
    """
    t, right = request_context.translator(), confirmed(who, password)
    if isinstance(right, RetryAfter):
        return right
    if not right:
        return {"password": t.gettext("This is not your password.")}
    if second_factor.on_since(request_context.reading(), who.learner_id) is None:
        return {}
    if not code.strip():
        return {"code": t.gettext("Type the code.")}
    counted = limits.count("second-factor", str(who.learner_id))
    if isinstance(counted, RetryAfter):
        return counted
    with request_context.writing() as writing:
        result = second_factor.use_code(writing, who.learner_id, code[:100], secret_keys(), now())
    if result is not Result.RIGHT:
        return {"code": code_fault(result, t)}
    limits.give_back(counted, str(who.learner_id))
    return {}


def as_errors(refused: Errors | RetryAfter) -> Errors:
    """What to show in the form; a wait concerns the whole of it."""
    return (
        {"": wait_text(refused, request_context.translator())}
        if isinstance(refused, RetryAfter)
        else refused
    )

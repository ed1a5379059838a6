"""Asking once more for the password, and for a code, before something that cannot be undone."""

from flask import current_app, request

from school.accounts import second_factor
from school.accounts.attempts import RetryAfter
from school.accounts.models import UserAccount
from school.accounts.second_factor import CodeResult
from school.accounts.sign_ins import SignedIn
from web import request_context
from web.accounts import limits
from web.accounts.fields import app_or_recovery_code_field, code_fault, password_field
from web.clock import now
from web.components.form import Form
from web.secret_keys import secret_keys
from web.services import services
from web.visitors import known_browser


class ConfirmForm(Form):
    """The password once more, and a code."""

    password = password_field()
    code = app_or_recovery_code_field()


def confirm_form(who: SignedIn) -> ConfirmForm:
    """The form as it was sent, without a code where two-step verification is off."""
    form = ConfirmForm(request.form)
    if second_factor.enabled_since(request_context.reading(), who.learner_id) is None:
        del form.code
    return form


def confirmed(who: SignedIn, form: Form) -> bool:
    """Whether the password of the form is that of whoever is signed in; else the form says why."""
    field = form["password"]
    counted = limits.count_try("password", who.name, known_browser.browser_mark(who.learner_id))
    if isinstance(counted, RetryAfter):
        form.with_wait(counted)
        return False
    account = request_context.reading().get(UserAccount, who.learner_id)
    stored = account.password if account else None
    if not services(current_app).passwords.matches(stored, field.data):
        field.errors.append(request_context.translator().gettext("That is not your password."))
        return False
    limits.uncount_try(counted)
    return True


def confirmed_twice(who: SignedIn, form: ConfirmForm) -> bool:
    """Whether the password is right, and the code where a second factor is on; else the form says why.

    The code is looked at, and used up, only where the password is right.
    """
    if not confirmed(who, form):
        return False
    if "code" not in form:
        return True
    t, typed = request_context.translator(), form.code.data
    if not typed.strip():
        form.code.errors.append(t.gettext("Enter the code."))
        return False
    counted = limits.count_try("second-factor", str(who.learner_id))
    if isinstance(counted, RetryAfter):
        form.with_wait(counted)
        return False
    with request_context.writing() as writing:
        result = second_factor.use_code(writing, who.learner_id, typed, secret_keys(), now())
    if result is not CodeResult.RIGHT:
        form.code.errors.append(code_fault(result, t))
        return False
    limits.uncount_try(counted, str(who.learner_id))
    return True

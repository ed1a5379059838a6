"""The second step of signing in: the code of the app, where the account has a second factor.

Every way of signing in ends in `sign_in_or_ask_code`. `tests/web/test_second_factor_bypass.py` holds them to it.
"""

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts import second_factor
from school.accounts.attempts import RetryAfter
from school.accounts.models import UserAccount
from school.accounts.second_factor import CodeResult
from web import request_context
from web.accounts import limits, pending_sign_in
from web.accounts.entering import SignInRequest, keep_in_browser, sign_in_exists, store_sign_in
from web.accounts.fields import app_code_field, code_fault, recovery_code_field
from web.accounts.pages import Answer, refused_form_page
from web.clock import now
from web.components.form import Form
from web.preferences.page import own_path
from web.secret_keys import secret_keys

blueprint = Blueprint("second_step", __name__)


class CodeOrRecoveryForm(Form):
    """The code of the app, or one of the printed ones: each has a form of its own."""

    code = app_code_field()
    recovery = recovery_code_field()


def sign_in_or_ask_code(sign_in_request: SignInRequest) -> Answer:
    """Sign in after the right password and go on; with two-step verification on, ask for the code."""
    with request_context.writing() as writing:
        account = writing.get_one(UserAccount, sign_in_request.learner_id)
        has_second_factor = (
            second_factor.enabled_since(writing, sign_in_request.learner_id) is not None
        )
        if not has_second_factor:
            store_sign_in(writing, sign_in_request)
    if has_second_factor:
        return _page(
            pending_sign_in.token_for(sign_in_request, account),
            sign_in_request.return_path,
            CodeOrRecoveryForm(),
        )
    keep_in_browser(sign_in_request)
    return redirect(sign_in_request.return_path, 303)


@blueprint.get("/account/in/code")
def page() -> Answer:
    """Begin anew: what stands between the two steps is in the form alone."""
    return redirect(url_for("enter.page"), 303)


@blueprint.post("/account/in/code")
def check() -> Answer:
    """Sign in where the code is right. A form that is sent twice with its code is one sign-in."""
    token, back = request.form.get("half_way", ""), own_path(request.form.get("back", "/"))
    entry = pending_sign_in.sign_in_request_of(request_context.reading(), token)
    if entry is None:
        return redirect(url_for("enter.page", late=1, back=back), 303)
    t, form = request_context.translator(), CodeOrRecoveryForm(request.form)
    field = form.recovery if "recovery" in request.form else form.code
    if not field.data.strip():
        field.errors.append(t.gettext("Enter the code."))
        return refused_form_page(_page(token, back, form), form)
    counted = limits.count_try("second-factor", str(entry.learner_id))
    if isinstance(counted, RetryAfter):
        return refused_form_page(_page(token, back, form.with_wait(counted)), form)
    with request_context.writing() as writing:
        code, keys = field.data, secret_keys()
        result = second_factor.use_code(writing, entry.learner_id, code, keys, now())
        entered = result is CodeResult.RIGHT or (
            result is CodeResult.USED and sign_in_exists(writing, entry)
        )
        if entered:
            store_sign_in(writing, entry)
    if not entered:
        field.errors.append(code_fault(result, t))
        return refused_form_page(_page(token, back, form), form)
    limits.uncount_try(counted, str(entry.learner_id))
    keep_in_browser(entry)
    return redirect(entry.return_path, 303)


def _page(token: str, back: str, form: CodeOrRecoveryForm) -> str:
    return render_template(
        "account/second_step.html",
        form=form,
        hidden=(("half_way", token), ("back", back)),
        back=back,
    )

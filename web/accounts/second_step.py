"""The second step of signing in: the code of the app, where the account has a second factor.

Every way of signing in ends in `admit`. `tests/web/test_second_factor_bypass.py` holds them to it.
"""

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts import second_factor
from school.accounts.attempts import RetryAfter
from school.accounts.models import UserAccount
from school.accounts.second_factor import Result
from web import request_context
from web.accounts import half_way, limits
from web.accounts.entering import Entry, begin, has_begun, keep
from web.accounts.fields import app_code_field, code_fault, recovery_code_field
from web.accounts.pages import Answer, refused
from web.clock import now
from web.components.form import Form
from web.preferences.page import own_path
from web.secret_keys import secret_keys

blueprint = Blueprint("second_step", __name__)


class CodeOrRecoveryForm(Form):
    """The code of the app, or one of the printed ones: each has a form of its own."""

    code = app_code_field()
    recovery = recovery_code_field()


def admit(entry: Entry) -> Answer:
    """Sign in whoever gave the right password, and go on; with a second factor, ask for its code."""
    with request_context.writing() as writing:
        account = writing.get_one(UserAccount, entry.learner_id)
        asked = second_factor.on_since(writing, entry.learner_id) is not None
        if not asked:
            begin(writing, entry)
    if asked:
        return _page(half_way.token_for(entry, account), entry.back, CodeOrRecoveryForm())
    keep(entry)
    return redirect(entry.back, 303)


@blueprint.get("/account/in/code")
def page() -> Answer:
    """Begin anew: what stands between the two steps is in the form alone."""
    return redirect(url_for("enter.page"), 303)


@blueprint.post("/account/in/code")
def check() -> Answer:
    """Sign in where the code is right. A form that is sent twice with its code is one sign-in."""
    token, back = request.form.get("half_way", ""), own_path(request.form.get("back", "/"))
    entry = half_way.entry_of(request_context.reading(), token)
    if entry is None:
        return redirect(url_for("enter.page", late=1, back=back), 303)
    t, form = request_context.translator(), CodeOrRecoveryForm(request.form)
    field = form.recovery if "recovery" in request.form else form.code
    if not field.data.strip():
        field.errors.append(t.gettext("Type the code."))
        return refused(_page(token, back, form), form)
    counted = limits.count("second-factor", str(entry.learner_id))
    if isinstance(counted, RetryAfter):
        return refused(_page(token, back, form.too_soon(counted)), form)
    with request_context.writing() as writing:
        code, keys = field.data, secret_keys()
        result = second_factor.use_code(writing, entry.learner_id, code, keys, now())
        entered = result is Result.RIGHT or (result is Result.USED and has_begun(writing, entry))
        if entered:
            begin(writing, entry)
    if not entered:
        field.errors.append(code_fault(result, t))
        return refused(_page(token, back, form), form)
    limits.give_back(counted, str(entry.learner_id))
    keep(entry)
    return redirect(entry.back, 303)


def _page(token: str, back: str, form: CodeOrRecoveryForm) -> str:
    return render_template(
        "account/second_step.html",
        form=form,
        hidden=(("half_way", token), ("back", back)),
        back=back,
    )

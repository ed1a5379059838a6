"""Checking a certificate by its code: for anybody, so often in a quarter of an hour."""

from flask import Blueprint, redirect, render_template, request, url_for

from quizzes.exams import blueprint_of
from school.accounts.attempts import RetryAfter
from school.codes import grouped_code, normalized_code
from school.exams.certificates import IssuedCertificate, certificate_with_code, certified_day
from school.exams.closing import marked
from school.exams.finding import items_of_exam
from scoring import rule_set
from web import request_context
from web.accounts import limits
from web.accounts.pages import Answer, refused_form_page
from web.classes.fields import CodeField
from web.components.dates import date_text
from web.components.form import Form
from web.exams.result_view import share_texts
from web.rule_sets import set_page_rule_set
from wording import N_, rules_name

blueprint = Blueprint("certificates", __name__)


class CertificateCodeForm(Form):
    """The code of a certificate."""

    code = CodeField(N_("Certificate code"), longest=80)


@blueprint.get("/certificates")
def page() -> Answer:
    """Ask for the code; with one in the query its certificate."""
    code = normalized_code(request.args.get("code", ""))
    if code:
        return redirect(url_for(".of_code", code=grouped_code(code)), 303)
    return _form_page(CertificateCodeForm())


@blueprint.get("/certificates/<code>")
def of_code(code: str) -> Answer:
    """Whose certificate it is and of what, or that there is none of that code."""
    wait = limits.wait_of_address("certificate")
    if wait is None and (found := certificate_with_code(request_context.reading(), code)):
        return _found_page(found)  # only a miss is counted: to look a certificate up writes nothing
    counted = wait or limits.count_try("certificate")
    if isinstance(counted, RetryAfter):
        form = CertificateCodeForm()
        return refused_form_page(_form_page(form.with_wait(counted)), form)
    form = CertificateCodeForm(code=code)
    t = request_context.translator()
    form.code.errors.append(t.gettext("There is no certificate with this code."))
    return _form_page(form), 404


def _form_page(form: CertificateCodeForm) -> str:
    return render_template("exams/check.html", form=form)


def _found_page(found: IssuedCertificate) -> str:
    t, sitting = request_context.translator(), found.sitting
    set_page_rule_set(rule_set(sitting.rules))
    items = items_of_exam(request_context.reading(), sitting)
    right, interval = share_texts(marked(blueprint_of(sitting.rules), sitting, items), t)
    return render_template(
        "exams/checked.html",
        name=found.certificate.name,
        rules=rules_name(sitting.rules, t),
        day=date_text(certified_day(found.certificate, sitting), "long", t),
        result=t.gettext("%(result)s: %(right)s", result=t.gettext("Passed"), right=right),
        interval=interval,
        code=grouped_code(found.certificate.code),
    )

"""The certificate of an exam that was passed: made out to a name, printed."""

import uuid
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from school.codes import grouped_code
from school.errors import SchoolError
from school.exams.certificates import (
    LONGEST_NAME,
    certificate_of,
    certified_day,
    is_certifiable,
    issue_certificate,
)
from school.exams.models import ExamCertificate
from web import request_context
from web.accounts.pages import Answer, refused_form_page
from web.clock import now
from web.components.form import Form, TextField
from web.exams import hrefs
from web.exams.current_exam import CurrentExam, exam_of_visitor
from web.paper.answering import page_response, pdf_response
from web.paper.certificate import CertificateSheet
from web.paper.print_options import read_print_options
from web.paper.printout import Printout, PrintoutKind
from web.site_address import typed_address, whole_address
from web.visitors.current_visitor import visitor
from web.visitors.time_zone import zone_name, zone_of
from wording import N_, Translator

blueprint = Blueprint("exam_certificate", __name__)
CERTIFICATE_ROUTE: Final = "/exams/<uuid:public_id>/certificate"


class CertificateForm(Form):
    """The name that a certificate is made out to."""

    name = TextField(
        N_("Name on the certificate"),
        {"autocomplete": "name"},
        hint=N_("As it should be printed. It cannot be changed afterwards."),
        longest=LONGEST_NAME,
    )


@blueprint.get(CERTIFICATE_ROUTE)
def page(public_id: uuid.UUID) -> Answer:
    """The form for the name; once it is made, the certificate with its code."""
    exam = _passed(public_id)
    if visitor().signed_in is None:
        return redirect(url_for("enter.page", back=hrefs.certificate(exam.sitting)), 303)
    made = certificate_of(request_context.reading(), exam.sitting)
    return _form_page(exam, CertificateForm()) if made is None else _made_page(exam, made)


@blueprint.post(CERTIFICATE_ROUTE)
def make(public_id: uuid.UUID) -> Answer:
    """Make the certificate out to the name; sent twice it is one, and its name stays."""
    exam, form = _passed(public_id), CertificateForm(request.form)
    if visitor().signed_in is None:
        return redirect(url_for("enter.page", back=hrefs.certificate(exam.sitting)), 303)
    try:
        with request_context.writing() as writing:
            issue_certificate(writing, exam.sitting, form.name.data, now(), zone_of(request))
    except SchoolError as error:
        form.name.errors.append(_fault_text(error, request_context.translator()))
        return refused_form_page(_form_page(exam, form), form)
    return redirect(hrefs.certificate(exam.sitting), 303)


@blueprint.get(f"{CERTIFICATE_ROUTE}.<any(pdf, html):form>")
def sheet(public_id: uuid.UUID, form: str) -> Response:
    """The certificate on paper, as a PDF or as a page to print."""
    exam = _passed(public_id)
    made = certificate_of(request_context.reading(), exam.sitting)
    if made is None or visitor().signed_in is None:
        return redirect(hrefs.certificate(exam.sitting), 303)
    t = request_context.translator()
    chosen = read_print_options(request.args, t.lang, zone_name(request))
    printout = Printout(
        PrintoutKind.CERTIFICATE, _sheet_of(exam, made), chosen.lang, chosen.printed
    )
    if form == "html":
        return page_response(printout, hrefs.certificate(exam.sitting))
    return pdf_response(
        printout,
        name=f"{made.name} {exam.sitting.rules}.pdf",
        version="",
        page_path=url_for(".sheet", public_id=public_id, form="html"),
        back_href=hrefs.certificate(exam.sitting),
    )


def _passed(public_id: uuid.UUID) -> CurrentExam:
    """The exam of the visitor. Raises NotFound: no certificate is made for it."""
    exam = exam_of_visitor(public_id)
    if exam.is_open or not is_certifiable(exam.sitting):
        abort(404)
    return exam


def _form_page(exam: CurrentExam, form: CertificateForm) -> str:
    return render_template(
        "exams/certificate_form.html",
        form=form,
        action=hrefs.certificate(exam.sitting),
        back_href=hrefs.exam(exam.sitting),
    )


def _made_page(exam: CurrentExam, made: ExamCertificate) -> str:
    public_id = exam.sitting.public_id
    return render_template(
        "exams/certificate.html",
        name=made.name,
        code=grouped_code(made.code),
        check_href=_check_href(made),
        pdf_href=url_for(".sheet", public_id=public_id, form="pdf"),
        page_href=url_for(".sheet", public_id=public_id, form="html"),
        back_href=hrefs.exam(exam.sitting),
    )


def _sheet_of(exam: CurrentExam, made: ExamCertificate) -> CertificateSheet:
    found, sitting = exam.mark, exam.sitting
    return CertificateSheet(
        name=made.name,
        rules=sitting.rules,
        day=certified_day(made, sitting).isoformat(),
        right=found.right,
        items=found.items,
        low=round(found.low * 100),
        high=round(found.high * 100),
        code=grouped_code(made.code),
        address=typed_address("certificates.page"),
        href=_check_href(made),
    )


def _check_href(made: ExamCertificate) -> str:
    return whole_address("certificates.of_code", code=grouped_code(made.code))


def _fault_text(error: SchoolError, t: Translator) -> str:
    told = {
        "name-missing": t.gettext("Type the name that the certificate is made out to."),
        "name-too-long": t.gettext("That is longer than %(most)s characters.", most=LONGEST_NAME),
    }
    if error.code not in told:
        raise error
    return told[error.code]

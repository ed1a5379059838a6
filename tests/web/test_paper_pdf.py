"""PDFs as they come out: words, sizes, fonts, tiles."""

import io
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from pypdf import PdfReader

from quizzes import Kind
from tests.kinds import asked
from tests.web.paper_class import teach
from tests.web.paper_sheets import (
    part_of,
    questions_in,
    sheet_of,
    sheet_of_every_kind,
    sizes_of,
    squeezed,
    text_of,
)
from tests.web.visitor import SiteVisitor
from web.background import queue as background
from web.background.queue import JobError
from web.paper import making
from web.paper.html import to_html
from web.paper.pdf import to_pdf
from web.paper.print_options import PrintStyle
from web.paper.render import renderer
from web.paper.worksheet import KeyView, WorksheetView, key_view, worksheet_view
from web.services import services
from wording import LANGUAGES

pytestmark = pytest.mark.slow

Pdf = Callable[[WorksheetView | KeyView, str, PrintStyle], bytes]


@pytest.fixture(scope="module")
def library() -> None:
    """Where Pango is missing the tests are skipped; in CI they fail."""
    try:
        renderer()
    except OSError:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip("Pango is not installed (on Debian: libpango-1.0-0 libpangoft2-1.0-0)")


@pytest.fixture
def pdf(library: None, monkeypatch: pytest.MonkeyPatch) -> Pdf:
    """Makes a PDF here: to start the program takes longer than most sheets do.

    That program, and what the site does with it, have tests of their own at the end.
    """

    def make(view: WorksheetView | KeyView, lang: str, printed: PrintStyle) -> bytes:
        return pdf_of(to_html(view, lang, printed), monkeypatch)

    return make


def pdf_of(html: str, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """What the program makes of a sheet, which leaves nothing behind for the next one."""
    from weasyprint.images import SVGImage  # noqa: PLC0415  is not everywhere

    with monkeypatch.context() as changed:
        changed.setattr(SVGImage, "draw", SVGImage.draw)
        return renderer()(html)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_is_on_the_sheet_and_every_answer_in_the_key(pdf: Pdf, lang: str):
    """Each kind of question in one language; the languages take turns."""
    kinds = list(Kind)[list(LANGUAGES).index(lang) :: len(LANGUAGES)]
    sheet = sheet_of(part_of(*(asked(kind) for kind in kinds)))
    asked_for = worksheet_view(sheet, lang)
    answers = key_view(sheet, lang)
    told = text_of(pdf(asked_for, lang, PrintStyle()))
    key = text_of(pdf(answers, lang, PrintStyle()))

    for part in asked_for.parts:
        for task in part.tasks:
            assert squeezed(task.prompt) in told
    for _title, rows in answers.parts:
        for row in rows:
            assert squeezed(row.address) in key
            assert squeezed(row.address) not in told
            assert squeezed(row.answer) in key


def test_paper_is_a4_or_letter(pdf: Pdf):
    view = worksheet_view(sheet_of(part_of(asked(Kind.TOTAL))), "en")

    assert sizes_of(pdf(view, "en", PrintStyle(size="a4"))) == {(210, 297)}
    assert sizes_of(pdf(view, "en", PrintStyle(size="letter"))) == {(216, 279)}


def fonts_of(made: bytes) -> dict[str, bool]:
    """The fonts of a PDF by name, and whether they are in it."""
    results = {}
    for page in PdfReader(io.BytesIO(made)).pages:
        for reference in page["/Resources"]["/Font"].values():
            font = reference.get_object()
            inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
            described = inner["/FontDescriptor"].get_object()
            results[str(font["/BaseFont"])] = any(
                name in described for name in ("/FontFile", "/FontFile2", "/FontFile3")
            )
    return results


@pytest.mark.parametrize(("lang", "face"), [("zh-Hans", "CJK-SC"), ("ja", "CJK-JP")])
def test_each_language_has_its_own_forms_of_characters(pdf: Pdf, lang: str, face: str):
    view = worksheet_view(sheet_of(part_of(asked(Kind.TOTAL))), lang)
    fonts = fonts_of(pdf(view, lang, PrintStyle()))

    assert all(fonts.values())
    of_characters = [name for name in fonts if "CJK" in name]
    assert of_characters
    assert all(face in name for name in of_characters)
    assert not [name for name in fonts if "Italic" in name or "Oblique" in name]


def test_tiles_are_drawn_and_not_photographed(pdf: Pdf):
    view = worksheet_view(sheet_of(part_of(asked(Kind.TOTAL), asked(Kind.WAITS))), "en")
    reader = PdfReader(io.BytesIO(pdf(view, "en", PrintStyle(numerals=True))))

    assert [len(page.images) for page in reader.pages] == [0] * len(reader.pages)


def test_a_tile_that_is_shown_often_is_drawn_once(library: None, monkeypatch: pytest.MonkeyPatch):
    sheet = sheet_of(part_of(*(asked(Kind.TOTAL, index=index) for index in range(1, 9))))
    html = to_html(worksheet_view(sheet, "en"), "en", PrintStyle())
    shown = re.findall(r'src="(tile:[^"]+)"', html)
    resources = PdfReader(io.BytesIO(pdf_of(html, monkeypatch))).pages[0]["/Resources"]

    assert len(shown) > 100
    assert len(resources["/XObject"]) <= len(set(shown)) + 1  # and the code of the assignment


def test_no_page_is_without_words(pdf: Pdf):
    sheet = sheet_of_every_kind()
    pages = PdfReader(
        io.BytesIO(pdf(worksheet_view(sheet, "en"), "en", PrintStyle(text="large")))
    ).pages

    assert len(pages) <= len(questions_in(sheet)) / 2
    assert all(len(page.extract_text().split()) > 20 for page in pages)


def test_a_sheet_may_fetch_nothing():
    with pytest.raises(JobError) as raised:
        to_pdf('<img src="file:///etc/hostname">')
    assert raised.value.code in ("failed", "no-library")


def test_the_site_answers_with_a_pdf_of_the_name_of_the_assignment(
    library: None, visitor: SiteVisitor, monkeypatch: pytest.MonkeyPatch
):
    """The worksheet is made by the program; the others here, where that is begun already."""
    taught = teach(visitor, title="大三元", students=("Mei", "Ōta", "<b>"))

    sheets = [f"{taught.paper}/{name}.pdf" for name in ("worksheet", "key")]
    lists = [f"{taught.of_class}/{name}.pdf" for name in ("cards", "code")]
    for path in sheets + lists:
        assert visitor.client.get(path, headers=visitor.headers).status_code == 303
        services(visitor.site).queue.run_waiting_jobs()
        monkeypatch.setattr(making, "to_pdf", lambda html, wanted: pdf_of(html, monkeypatch))
    for path in sheets:
        answer = visitor.client.get(path, headers=visitor.headers)
        assert answer.status_code == 200
        assert answer.content_type == "application/pdf"
        assert "filename*=UTF-8''%E5%A4%A7" in answer.headers["Content-Disposition"]
        assert "大三元" in text_of(answer.data)
    cards = visitor.client.get(f"{taught.of_class}/cards.pdf", headers=visitor.headers)
    assert all(name in text_of(cards.data) for name in ("Mei", "Ōta", "<b>"))
    code = visitor.client.get(f"{taught.of_class}/code.pdf", headers=visitor.headers)
    assert taught.join_code[:3] in text_of(code.data)


def in_place_of_weasyprint(monkeypatch: pytest.MonkeyPatch, folder: Path, code: str) -> None:
    """Let the program that makes PDFs import this."""
    (folder / "weasyprint.py").write_text(code)
    monkeypatch.setenv("PYTHONPATH", str(folder))


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ('raise OSError("cannot load library libpango")', "no-library"),
        ('raise RuntimeError("no ink")', "failed"),
        ("import time; time.sleep(60)", "slow"),
        ("import resource as r; r.setrlimit(r.RLIMIT_CPU, (1, 9))\nwhile True: pass", "slow"),
        ("full = bytes(3_000_000_000)", "failed"),
    ],
)
def test_a_program_that_fails_says_how(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str, expected: str
):
    in_place_of_weasyprint(monkeypatch, tmp_path, code)
    with pytest.raises(JobError) as raised:
        to_pdf("<p>", seconds=1 if "sleep" in code else 60)
    assert raised.value.code == expected
    if "ink" in code:
        assert "no ink" in str(raised.value)


def test_a_sheet_that_nobody_wants_any_more_ends_the_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    in_place_of_weasyprint(monkeypatch, tmp_path, "import time; time.sleep(60)")

    def not_wanted() -> None:
        raise background.JobCancelled

    with pytest.raises(background.JobCancelled):
        to_pdf("<p>", not_wanted)
